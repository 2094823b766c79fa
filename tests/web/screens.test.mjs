// Every screen: accessible, without a word on the console, small and quick.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { clickStep } from "./games/bronze.hands.mjs";
import { accessible, asked, at, check, goTo, home, newTable, open, playOut, root } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

const MOST_BYTES = 500_000;

export default {
  "no style is for whatever comes after something: each new piece would style all of a table":
    async (b, url) => {
      const { page, close } = await open(b, url);
      await page.waitForSelector(at("play-now"));
      const found = await page.evaluate(() => {
        const all = (rules) => [...rules].flatMap((r) => [r, ...all(r.cssRules ?? [])]);
        return [...document.styleSheets]
          .flatMap((sheet) => all(sheet.cssRules))
          .map((rule) => rule.selectorText ?? "")
          .filter((text) => /[+~] *\*/.test(text));
      });
      check(found.length === 0, `these style anything that comes after: ${found.join(" | ")}`);
      await close();
    },

  "home, new table, rules and settings are accessible, light and dark": async (b, url) => {
    for (const colorScheme of ["light", "dark"]) {
      const { page, close } = await open(b, url, { colorScheme });
      await page.waitForSelector(at("play-now"));
      await accessible(page, `home, ${colorScheme}`);
      await page.click(at("settings"));
      await page.waitForSelector("dialog");
      await accessible(page, `settings, ${colorScheme}`);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      await goTo(page, "#/new/bronze");
      await page.waitForSelector(".seat-row");
      await accessible(page, `new table, ${colorScheme}`);
      await goTo(page, "#/rules/bronze");
      await page.waitForSelector(".reader h1");
      await accessible(page, `rules, ${colorScheme}`);
      await close();
    }
  },

  "the table is accessible at every step, wide and on a phone, light and dark": async (b, url) => {
    for (const options of [
      { colorScheme: "light" },
      { colorScheme: "dark" },
      { viewport: { width: 390, height: 844 } },
    ]) {
      const { page, close } = await open(b, url, options);
      await newTable(page, "bronze", ["you", "computer", "computer"]);
      const seen = new Set();
      await playOut(page, clickStep, async (i, what) => {
        if (!seen.has(what)) await accessible(page, `${what} ${JSON.stringify(options)}`);
        seen.add(what);
        return seen.has("take") && seen.has("settle") && seen.has("city");
      });
      await page.keyboard.press("m");
      await page.waitForSelector("dialog .menu");
      await accessible(page, "the menu");
      await close();
    }
  },

  "nothing is cut off or lies over something else, on phones, tablets and wide screens": async (
    b,
    url,
  ) => {
    const cards = JSON.parse(
      execFileSync(path.join(root, "build/oxhide"), ["cards", "bronze"], { encoding: "utf8" }),
    );
    const names = (list) =>
      list
        .map((x) => x.title)
        .sort((x, y) => y.length - x.length)
        .slice(0, 3);
    const longest = [
      ...names(cards.technologies).flatMap((title) => [
        [".tc h3", title],
        [".pc:not(.rsv) b", title],
        [".chip b", title],
      ]),
      ...names(cards.cities).flatMap((title) => [
        [".tab", title],
        [".mc span", title],
      ]),
    ];
    const { page, close } = await open(b, url);
    await page.waitForSelector(at("play-now"));
    await tidy(page, "home");
    await newTable(page, "bronze", ["you", "computer", "computer", "computer"]);
    const seen = new Set();
    const steps = ["take", "settle", "city", "late take", "late settle"];
    await playOut(page, clickStep, async (i, what) => {
      const late = i > 12 ? `late ${what}` : what;
      if (!seen.has(late)) {
        await tidy(page, late, longest);
        if (what === "take") {
          await page.click(".stack.legal >> nth=0");
          await page.waitForSelector(".place");
          await tidy(page, `${late}, the place`, longest);
          await page.keyboard.press("Escape");
        }
      }
      seen.add(late);
      return steps.every((s) => seen.has(s));
    });
    await page.keyboard.press("h");
    await page.waitForSelector(".hint-card");
    await tidy(page, "a hint");
    await goTo(page, "#/");
    await page.waitForSelector(".saved");
    await tidy(page, "home with a table");
    await goTo(page, "#/new/bronze");
    await page.waitForSelector(".seat-row");
    await tidy(page, "new table");
    await close();
  },

  "every game of the engine is on the first page and can be begun": async (b, url) => {
    const games = JSON.parse(
      execFileSync(path.join(root, "build/oxhide"), ["games", "--json"], { encoding: "utf8" }),
    );
    const { page, close } = await open(b, url);
    const playable = games.map((g) => g.id).filter((id) => id !== "null");
    for (const id of playable) {
      await home(page);
      await page.click(`[data-game="${id}"] ${at("play-now")}`);
      await page.waitForSelector(".app .dock");
      await tidy(page, `the table of ${id}`);
    }
    await home(page);
    check((await page.locator(".cover").count()) === playable.length, "and no other");
    await close();
    return playable.join(", ");
  },

  "the first game by Play now is one with help, the next one is not": async (b, url) => {
    const { page, close } = await open(b, url);
    await page.click(`[data-game="bronze"] ${at("play-now")}`);
    await page.waitForSelector(".helper h2");
    check((await page.locator(".rail .seat").count()) === 2, "it is against one computer");
    await home(page);
    await page.click(`[data-game="bronze"] ${at("play-now")}`);
    await asked(page);
    check((await page.locator(".helper").count()) === 0, "help comes again");
    check((await page.locator(".rail .seat").count()) === 3, "the next is against two");
    await close();
  },

  "the first page leads on: to the table left last, a lesson and the day's puzzle": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url, { viewport: { width: 390, height: 844 } });
    await newTable(page, "bronze", ["you", "computer"]);
    await asked(page);
    await home(page);
    const top = async (what) => (await page.locator(what).first().boundingBox()).y;
    check((await top(".saved.mine")) < (await top(".cover")), "on a phone the table left is first");
    check(await page.locator(".brand span").isVisible(), "the name is in the head of a phone");
    await page.click(at("daily-puzzle"));
    await page.waitForSelector(".app");
    await home(page);
    await page.click(at("next-lesson"));
    await page.waitForSelector(".coach-say");
    await close();
  },

  "every game can be begun from what a phone or a small screen shows at first": async (b, url) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1024, height: 768 },
    ]) {
      const { page, close } = await open(b, url, { viewport });
      const above = async (when) => {
        await page.waitForSelector(at("play-now"));
        const foot = Math.max(
          ...(await page
            .locator(at("play-now"))
            .evaluateAll((all) => all.map((el) => el.getBoundingClientRect().bottom))),
        );
        check(foot <= viewport.height, `${when} at ${viewport.width} px: ${foot}`);
      };
      await above("at first");
      await newTable(page, "bronze", ["you", "computer"]);
      await asked(page);
      await home(page);
      await above("with a table to go on with");
      await close();
    }
  },

  "what is fetched until Play now is under 500 kB": async (b, url) => {
    const { page, close } = await open(b, url);
    await page.waitForSelector(at("play-now"));
    const names = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((e) => new URL(e.name).pathname.slice(1)),
    );
    names.push(
      "index.html",
      ...fs.readdirSync(path.join(root, "web/dist")).filter((f) => f.endsWith(".wasm")),
    );
    let sum = 0;
    for (const name of new Set(names)) {
      const file = path.join(root, "web/dist", name);
      const br = `${file}.br`;
      check(fs.existsSync(file), `${name} is served, but is not in web/dist: build both again`);
      sum += fs.statSync(fs.existsSync(br) ? br : file).size;
    }
    check(sum < MOST_BYTES, `${sum} bytes`);
    await close();
    return `${(sum / 1000).toFixed(0)} kB`;
  },
};

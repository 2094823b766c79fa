// The rules reader: every subject of every game, its pictures, the search, and
// the ways between a rule and the table.
import { accessible, at, check, goTo, newTable, open } from "./lib.mjs";

const title = (page) => page.textContent(".reader h1");

/** Every picture is there, and none is empty or wider than its frame. */
async function pictures(page, where) {
  const wrong = await page.$$eval(".rt-picture", (all) =>
    all.flatMap((el) => {
      const box = el.getBoundingClientRect();
      const frame = el.closest("figure").getBoundingClientRect();
      return box.height > 20 && el.scrollWidth <= frame.width ? [] : [el.outerHTML.slice(0, 80)];
    }),
  );
  check(wrong.length === 0, `${where}: ${wrong.join(" | ")}`);
  return page.$$eval(".rt-picture", (all) => all.length);
}

async function leaf(page, url, game) {
  const book = await (await fetch(`${url}rules/${game}.json`)).json();
  const topics = book.chapters.flatMap((c) => c.topics);
  const drawn = topics.flatMap((t) => [
    t.figure,
    ...t.rules.flatMap((r) => r.examples.map((e) => e.picture)),
  ]);
  await goTo(page, `#/rules/${game}`);
  await page.waitForSelector(".reader h1");
  let seen = 0;
  for (const [i, topic] of topics.entries()) {
    await page.waitForFunction(
      (t) => document.querySelector(".reader h1")?.textContent === t,
      topic.title,
    );
    if (topic.figure || topic.rules.some((r) => r.examples.some((e) => e.picture)))
      await page.waitForFunction(() => {
        const all = [...document.querySelectorAll(".rt-picture")];
        return all.length && all.every((el) => el.querySelector(":scope > * > *"));
      });
    seen += await pictures(page, `${game}, ${topic.title}`);
    const here = await page.textContent(".toc [aria-current=page]");
    check(here === topic.title, `${game}: the contents say ${here} at ${topic.title}`);
    if (i < topics.length - 1) await page.click(at("rules-next"));
  }
  check(
    (await page.$(at("rules-next"))) === null,
    `${game}: there is something after the last page`,
  );
  const told = drawn.filter(Boolean).length;
  check(seen === told, `${game}: ${seen} of ${told} pictures`);
}

export default {
  "the rules can be read from the first page to the last, with every picture": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
    await goTo(page, "#/rules");
    const games = await page
      .waitForSelector(".rd-games a")
      .then(() =>
        page.$$eval(".rd-games a", (all) => all.map((a) => a.getAttribute("href").split("/")[2])),
      );
    for (const game of games) await leaf(page, url, game);
    await close();
  },

  "the search of the rules looks in this game, then in others, and leads to the rule": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await goTo(page, "#/rules/bronze");
    await page.waitForSelector(".toc a");
    await page.keyboard.press("/");
    await page.keyboard.type("tie");
    await page.waitForSelector(".rd-found a");
    const games = () =>
      page.$$eval(".rd-found a", (all) => [
        ...new Set(all.map((a) => a.getAttribute("href").split("/")[2])),
      ]);
    check((await games()).join() === "bronze", `a word of Bronze is found in ${await games()}`);
    await page.fill(at("search"), "colonist");
    await page.waitForSelector('.rd-found a[href*="golden-ages"]');
    await page.fill(at("search"), "moderation");
    await page.waitForFunction(() => document.querySelectorAll(".rd-found a").length === 1);
    await page.click(".rd-found a");
    await page.waitForSelector("[id='B-7.11'].cited");
    await page.fill(at("search"), "harbour");
    await page.waitForFunction(() => document.querySelectorAll(".rd-found a").length === 0);
    await page.press(at("search"), "Escape");
    await page.waitForSelector(".toc a");
    await close();
  },

  "the search of the rules takes ordinary words, in any form, titles first": async (b, url) => {
    const { page, close } = await open(b, url);
    await goTo(page, "#/rules/bronze");
    await page.waitForSelector(".toc a");
    /** The ids found; the first of them, once it is there. */
    const ids = async (words, first) => {
      await page.fill(at("search"), "");
      await page.waitForSelector(".toc a");
      await page.fill(at("search"), words);
      await page.waitForSelector(`.rd-found li:first-child a[href$="/${first}"]`);
      return page.$$eval(".rd-found a", (all) => all.map((a) => a.getAttribute("href")));
    };
    const cities = await ids("cities", "B-2.6");
    check(
      cities.slice(0, 5).some((x) => x.endsWith("/B-7.1")),
      `Scoring and cities is not near the top: ${cities.slice(0, 5)}`,
    );
    const dots = await page.textContent(".rd-found");
    check(!/…\s*…/.test(dots), dots);
    const same = await ids("city score", "B-7.1");
    check(
      (await ids("how do cities score", "B-7.1")).sort().join() === same.sort().join(),
      "a question finds something else than its words",
    );
    const some = await ids("cities xyzzy", "B-2.6");
    check(some.join() === cities.join(), "a word that is nowhere changes what is found");
    check((await ids("b-7.11", "B-7.11")).length === 1, "an id finds more than its rule");
    await close();
  },

  "a ruling opens in its subject, and an unknown id at the nearest rule": async (b, url) => {
    const { page, close } = await open(b, url);
    await goTo(page, "#/rules/bronze/B-5.2r7");
    await page.waitForSelector("details[open] [id='B-5.2r7'].cited");
    await goTo(page, "#/rules/bronze/B-5.2r99");
    await page.waitForSelector("details:not([open])");
    const first = await title(page);
    await goTo(page, "#/rules/bronze/B-5.2");
    check((await title(page)) === first, first);
    await close();
  },

  "the rules are read in another language without leaving them": async (b, url) => {
    const { page, close } = await open(b, url);
    await goTo(page, "#/rules/bronze/B-3.6");
    await page.waitForSelector(".reader h1");
    const title = await page.textContent(".reader h1");
    await page.selectOption(`.rd-contents ${at("language")}`, "de");
    await page.waitForFunction(
      (x) => ![x, undefined].includes(document.querySelector(".reader h1")?.textContent),
      title,
    );
    await close();
  },

  "from a table to the rules and back to the table at that rule": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await page.waitForSelector(".table.app.bronze");
    await page.keyboard.press("?");
    await page.waitForSelector(`${at("rules-intro")}:has-text("Each turn")`);
    await page.click(at("open-rules"));
    await page.waitForSelector(".reader h1");
    await goTo(page, "#/rules/bronze/B-5.3");
    await page.click(at("show-on-table"));
    await page.waitForSelector("dialog [id='B-5.3'].cited");
    await page.click(at("open-rules"));
    await page.waitForSelector(".reader h1");
    await page.click(at("to-table"));
    await page.waitForSelector(".table.app.bronze");
    check((await page.$("dialog[open]")) === null, "the rule is still open");
    await close();
  },

  "the rules reader is accessible, wide and on a phone, light and dark": async (b, url) => {
    for (const [width, height, colorScheme] of [
      [1440, 900, "light"],
      [390, 844, "dark"],
    ]) {
      const { page, close } = await open(b, url, { viewport: { width, height }, colorScheme });
      for (const place of [
        "bronze/B-3.6",
        "bronze-age/BA-3.2",
        "golden-ages/GA-8.5",
        "bronze/owners",
      ]) {
        await goTo(page, `#/rules/${place}`);
        await page.waitForSelector(place.endsWith("owners") ? ".owners h2" : ".rt-picture > * > *");
        await accessible(page, `${place}, ${width}, ${colorScheme}`);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      check(wide <= width, `${wide} wide on ${width}`);
      if (width < 700) {
        await goTo(page, "#/rules/bronze/B-3.6");
        await page.click(at("contents"));
        await page.waitForSelector(".rd.open .toc");
        await accessible(page, "the contents on a phone");
        await page.click(".toc > ol > li:last-child > a");
        await page.waitForFunction(() => !document.querySelector(".rd.open"));
      }
      await close();
    }
  },
};

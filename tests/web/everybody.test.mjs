// For everybody: what a screen reader hears, where the focus is, high contrast,
// a page at twice its size. What is heard in a whole turn is kept as text in
// heard/; BLESS=1 writes it anew, to be read before it is kept.
import fs from "node:fs";
import path from "node:path";
import { MICE } from "./hands.mjs";
import { accessible, asked, at, check, goTo, newTable, open, playOut, root } from "./lib.mjs";

/** Everything said to a screen reader from now on, in order. */
const listen = (page) =>
  page.evaluate(() => {
    window.heard = [];
    const hear = (node) => node.textContent && window.heard.push(node.textContent);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(hear);
    }).observe(document.querySelector("[role=log][aria-live]"), { childList: true });
    const urgent = document.querySelector("[aria-live=assertive]");
    new MutationObserver(() => hear(urgent)).observe(urgent, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

const heard = (page) => page.evaluate(() => window.heard);

/** Kept text: as it was, or written anew. */
function kept(name, text) {
  const file = path.join(root, "tests/web/heard", name);
  if (process.env.BLESS) fs.writeFileSync(file, text);
  const was = fs.readFileSync(file, "utf8").split("\n");
  const differs = text.split("\n").findIndex((line, i) => line !== was[i]);
  check(
    differs < 0 && was.length === text.split("\n").length,
    `heard/${name}, line ${differs + 1}: “${text.split("\n")[differs]}” (BLESS=1 keeps what is heard now)`,
  );
}

/** A page whose computers always choose alike. */
async function openSteady(browser, url) {
  const opened = await open(browser, "about:blank", {
    serviceWorkers: "block",
    broken: /Service Worker registration blocked/,
  });
  await opened.page.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `Math.random = () => 0.5;${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await opened.page.goto(url);
  return opened;
}

/** Plays from the first turn, once the land is laid, through a rival's up to
 * one's next; `look` sees what is asked in it. */
async function wholeTurn(page, game, look = () => undefined) {
  await newTable(page, game, ["you", "computer"]);
  const step = MICE[game]();
  let own = 0;
  await playOut(
    page,
    async (p, what) => {
      if (!["tile", "capital"].includes(what)) own++;
      await look(what, own);
      return step(p, what);
    },
    async () => {
      const last = page.locator(".log li[data-seat]").last();
      return own > 0 && (await last.getAttribute("data-seat")) === "1";
    },
  );
}

export default {
  "what is heard in a whole turn of each game is as kept": async (b, url) => {
    for (const game of Object.keys(MICE)) {
      const { page, close } = await openSteady(b, url);
      await page.waitForSelector(at("play-now"));
      await listen(page);
      await wholeTurn(page, game);
      await page.waitForFunction(() => window.heard.at(-1).startsWith("Your turn"));
      kept(`${game}.txt`, `${(await heard(page)).join("\n")}\n`);
      await close();
    }
  },

  "the table of each game as a screen reader finds it in a turn is as kept": async (b, url) => {
    for (const game of Object.keys(MICE)) {
      const { page, close } = await openSteady(b, url);
      const seen = [];
      const note = async (title, part) =>
        seen.push(`# ${title}\n${await page.locator(part).ariaSnapshot()}`);
      await wholeTurn(page, game, async (what, own) => {
        await page.mouse.move(2, 2);
        await note(what, ".dock");
        if (own !== 1) return;
        await note("the whole table", "main");
        await note("beside it", ".rail");
      });
      kept(`${game}-table.txt`, `${seen.join("\n")}\n`);
      await close();
    }
  },

  "every event with computers is heard once and in order, and the focus stays on the table": async (
    b,
    url,
  ) => {
    for (const [game, hand] of Object.entries(MICE)) {
      const { page, close } = await open(b, url);
      await listen(page);
      await newTable(page, game, ["you", "computer"]);
      await asked(page);
      await page.waitForSelector(".app:focus-within");
      await playOut(page, hand(), async (i) => {
        await page.waitForSelector(":is(.app, dialog):focus-within");
        return i > 5;
      });
      await page.click(at("whole-log"));
      const log = await page
        .locator(".log li[data-ply] button > span")
        .evaluateAll((all) => all.map((el) => el.firstChild.data));
      const said = await heard(page);
      const used = new Set();
      const places = log.map((line) => {
        const n = said.findIndex((x, i) => x.startsWith(`${line}.`) && !used.has(i));
        used.add(n);
        return n;
      });
      check(!places.includes(-1), `${game}: nobody hears “${log[places.indexOf(-1)]}”`);
      check(
        places.every((n, i) => i === 0 || n > places[i - 1]),
        `${game}: heard out of order`,
      );
      await close();
    }
  },

  "in forced colours edges and legal places remain, and nothing offends": async (b, url) => {
    const { page, close } = await open(b, url, { forcedColors: "active" });
    await page.waitForSelector(at("play-now"));
    await accessible(page, "home in forced colours");
    for (const [game, hand] of Object.entries(MICE)) {
      await newTable(page, game, ["you", "computer"]);
      const step = hand();
      // A step may offer nothing on the table itself: then one goes on.
      const legal = ".app :is(.can, .lit, .legal, .offer, .act:not(.off), .choice)";
      const offered = () => page.locator(legal).count();
      await playOut(page, step, async (i) => i > 1 && (await offered()) > 0);
      await accessible(page, `${game} in forced colours`);
      const lines = await page
        .locator(legal)
        .evaluateAll((all) => all.map((el) => getComputedStyle(el).outlineStyle));
      check(lines.length > 0 && lines.every((x) => x === "solid"), `${game}: ${lines}`);
      await goTo(page, "#/");
    }
    await close();
  },

  "at twice the size nothing scrolls sideways, and tables open at their top": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: { width: 720, height: 450 } });
    for (const [game, hand] of Object.entries(MICE)) {
      await newTable(page, game, ["you", "computer"]);
      await asked(page);
      const top = await page.evaluate(() => scrollY);
      check(top === 0, `${game} opens ${top} px down`);
      await playOut(page, hand(), (i) => i > 1);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      check(wide <= 720, `${game} is ${wide} px wide`);
    }
    await close();
  },
};

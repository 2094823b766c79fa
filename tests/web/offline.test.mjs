// Without network after the first visit, and a new version with a game under way.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { MICE } from "./hands.mjs";
import { asked, at, check, goTo, home, host, movedFrom, open, ply, root } from "./lib.mjs";

/** The page is kept: everything it needs lies in this browser. */
export const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });

/** What earlier pages kept, in the order of the pages: an entry a table. */
const KEPT = path.join(root, "tests/web/kept");
const keptTables = () =>
  fs
    .readdirSync(KEPT)
    .sort()
    .map((file) => JSON.parse(fs.readFileSync(path.join(KEPT, file), "utf8")));

/** A first action at a table. */
export async function act(page, game) {
  const what = await asked(page);
  const before = await ply(page);
  await MICE[game]()(page, what);
  await movedFrom(page, before);
}

async function visit(page, address, shown) {
  await goTo(page, address);
  await page.waitForSelector(shown);
}

async function keepInBrowser(page, tables) {
  await page.evaluate((all) => {
    for (const table of all)
      localStorage.setItem(`oxhide.table.${table.id}`, JSON.stringify(table));
  }, tables);
  await page.reload();
}

/** Every table kept in this browser is listed, opens where it was and calls
 * nobody by an old word. */
async function openAll(page, tables) {
  await home(page);
  const listed = await page.locator(".saved-seats").count();
  check(listed >= tables.length, `${listed} of ${tables.length} are listed`);
  for (const { id, record, over } of tables) {
    const actions = record.split("\n").filter((line) => /^[.A-D] /.test(line)).length;
    await home(page);
    await goTo(page, over ? `#/replay/${id}/${actions}` : `#/play/${id}`);
    await page.waitForFunction(
      (n) => Number(document.querySelector(".app")?.dataset.ply ?? -1) >= n,
      actions,
    );
    const said = await page.textContent(".app");
    check(!/\bYou\b/.test(said), `${id}: somebody is still called You`);
  }
}

function copyOf(folder) {
  const there = fs.mkdtempSync(path.join(os.tmpdir(), "oxhide-web-"));
  fs.cpSync(folder, there, { recursive: true });
  return there;
}

export default {
  "every screen without network after the first visit": async (browser, url) => {
    const { page, context, close } = await open(browser, url, { reviews: true });
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector(`.notice${at("offline")}`);
    await home(page);
    await keepInBrowser(page, keptTables());
    for (const game of Object.keys(MICE)) {
      await visit(page, `#/rules/${game}`, ".reader h1");
      await visit(page, `#/new/${game}`, ".seat-row");
      await visit(page, `#/lesson/${game}`, ".coach h2");
      await visit(page, `#/puzzle/${game}/1`, '.rv.puzzle[data-state="open"]');
      await home(page);
      await page.click(`[data-game="${game}"] ${at("play-now")}`);
      await page.waitForSelector(".app");
      await act(page, game);
    }
    await page.reload();
    await page.waitForSelector(".app");
    await visit(page, "#/learn", ".course");
    await visit(page, "#/replay/first2/40", ".app");
    await visit(page, "#/review/first2", ".rv-graph svg");
    await page.reload();
    await page.waitForSelector(".rv-progress progress[value]:not([value='0'])"); // at work
    await page.click(at("stop"));
    await close();
  },

  "a new version is taken when the person likes, with no game of any earlier one lost": async (
    browser,
  ) => {
    const folder = copyOf(path.join(root, "web/dist"));
    const server = await host(folder);
    const tables = keptTables();
    const { page, close } = await open(browser, server.url, { locale: "de" });
    await kept(page);
    await keepInBrowser(page, tables);
    await goTo(page, "#/lesson/bronze");
    await page.click(at("step-next"));
    await page.waitForSelector('.coach h2[data-step="land-spots"]');
    await home(page);
    await page.click(`[data-game="bronze"] ${at("play-now")}`);
    await page.waitForSelector(".app");
    await act(page, "bronze");
    const before = await ply(page);
    const file = path.join(folder, "sw.js");
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(/VERSION = "/, "$&new-"));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForSelector(at("take-version"));
    const loaded = page.waitForEvent("load");
    await page.click(at("take-version"));
    await loaded;
    await page.waitForSelector(".app");
    check((await ply(page)) >= before, "the game is where it was");
    const caches = await page.evaluate(() => window.caches.keys());
    check(caches.length === 1 && caches[0].startsWith("oxhide-new-"), `kept: ${caches}`);
    await openAll(page, tables);
    await goTo(page, "#/lesson/bronze");
    await page.waitForSelector('.coach h2[data-step="land-spots"]');
    await close();
    server.stop();
    fs.rmSync(folder, { recursive: true });
  },

  "settings for eyes, ears and hands": async (browser, url) => {
    const { page, close } = await open(browser, url, { viewport: { width: 390, height: 844 } });
    await home(page);
    await page.click(at("settings"));
    for (const palette of ["red-green", "blue-yellow", "grey"]) {
      await page.selectOption(at("palette"), palette);
      check(
        (await page.getAttribute("html", "data-palette")) === palette,
        `the colours are not ${palette}`,
      );
    }
    await page.check(`${at("left-hand")} input`);
    check((await page.getAttribute("html", "data-hand")) === "left", "the hand is not left");
    check((await page.locator(at("volume")).count()) === 0, "sound is on before it is asked for");
    await page.check(`${at("sound")} input`);
    await page.fill(at("volume"), "30");
    await page.reload();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("oxhide.settings")));
    check(kept.sound && kept.volume === 30 && kept.palette === "grey", "it is not kept");
    await close();
  },
};

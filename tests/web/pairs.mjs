// The page beside its drawing, at the same size, light and dark: `node
// tests/web/pairs.mjs FOLDER [words]`. FOLDER holds the drawings
// (home-1440-light.png, ...); the pairs go to web/shots/pairs/. Scores, a replay
// and The Collapse are those of kept records, rules those of Bronze, tables with
// friends those of company.mjs, reviews, lessons and puzzles those of study.mjs;
// other moments of games are those of shots.mjs, where it has run.
import fs from "node:fs";
import path from "node:path";
import * as company from "./company.mjs";
import { at, browse, goTo, open, root, serve } from "./lib.mjs";
import * as study from "./study.mjs";

const [folder, ...wanted] = process.argv.slice(2);
const shots = path.join(root, "web/shots");
const out = path.join(shots, "pairs");
const HEIGHTS = { 390: 844, 1024: 768, 1440: 900 };
/** The moment of a game that is nearest to its drawing. */
const TABLES = {
  "bronze-table": "settle",
  "bronze-age-table": "bronze-age",
  "golden-ages-table": "golden-ages",
};

/** A kept record, where it is looked at, and what is done there. */
const counting = async (page) => {
  await page.click(at("menu"));
  await page.click(at("count-again"));
  await page.click(at("hold"));
  for (let i = 0; i < 60; i++) {
    if ((await page.locator(".line.wait").count()) < 12) break;
    await page.click(at("next-number"));
  }
};
const counted = (page) => page.waitForSelector('.sheet[data-done="true"]');
const SCORES = {
  score: ["bronze", "three-2018-last-tile"],
  "score-bronze-age": ["bronze-age", "greedy-random"],
  "score-golden": ["golden-ages", "four-seats-many-cards"],
};
const KEPT = {
  replay: ["bronze-age", "greedy-random", "#/replay/kept/60", async () => {}],
  collapse: ["bronze-age", "longest", "#/play/kept", async () => {}],
};
for (const [name, [game, record]] of Object.entries(SCORES)) {
  KEPT[name] = [game, record, "#/play/kept", counting];
  KEPT[`${name}-end`] = [game, record, "#/play/kept", counted];
}

/** Pages of the rules, by where they are. */
const contents = async (page) => {
  const button = page.locator(at("contents"));
  if (await button.isVisible()) await button.click();
};
const RULES = {
  rules: ["#/rules/bronze/B-3.6"],
  "rules-contents": ["#/rules/bronze/B-3.6", contents],
  "rules-routes": ["#/rules/bronze/B-5.1"],
  "rules-owners": ["#/rules/bronze/owners"],
};

const kept = path.join(shots, "games.json");
const tables = fs.existsSync(kept) ? JSON.parse(fs.readFileSync(kept, "utf8")) : [];

/** A table of a kept record; The Collapse is where its first choice is due. */
function recorded(name) {
  const [game, record] = KEPT[name];
  const file = path.join(root, `tests/records/${game}/${record}.play`);
  const lines = fs.readFileSync(file, "utf8").split("\n");
  const end = lines.findIndex((line) => name === "collapse" && line.split(" ")[1] === "keep");
  const seats = Number(lines.find((line) => line.startsWith("seats ")).slice(6));
  return {
    id: "kept",
    game,
    seats: ["You", "Ines", "Kofi", "Hattusil"].slice(0, seats).map((who, i) => ({
      kind: i ? "computer" : "you",
      name: who,
      player: i ? "ai:4" : "human",
    })),
    record: `${(end < 0 ? lines : lines.slice(0, end)).join("\n")}\n`,
    where: "",
    turn: "",
    mine: true,
    over: end < 0,
    updated: 1,
    revision: 1,
  };
}

async function keepTables(page, more) {
  await page.evaluate(
    (list) =>
      list.forEach((s, i) =>
        localStorage.setItem(
          `oxhide.table.${s.id}`,
          JSON.stringify({ ...s, updated: Date.now() - i * 3e7 }),
        ),
      ),
    [...tables, ...more],
  );
  await page.reload();
  await page.waitForSelector(at("play-now"));
}

/** Both pictures in one, side by side. */
async function join(browser, files, to, [width, height]) {
  const page = await browser.newPage({ viewport: { width: width * 2 + 12, height } });
  const images = files.map((f) => fs.readFileSync(f).toString("base64"));
  await page.setContent(
    `<body style="margin:0;display:flex;gap:12px;align-items:start;background:#888">${images
      .map((x) => `<img width="${width}" src="data:image/png;base64,${x}">`)
      .join("")}`,
  );
  await page.screenshot({ path: to, fullPage: true });
  await page.close();
}

fs.mkdirSync(out, { recursive: true });
const browser = await browse();
let server;
try {
  for (const file of fs.readdirSync(folder).sort()) {
    const found = /^(.*?)-(\d+)-(full-)?(light|dark)\.png$/.exec(file);
    const name = found?.[1];
    const played = tables.some((s) => s.id === TABLES[name]);
    const scene = [company, study].find((x) => x.isDrawn(name));
    if (!found || !(name === "home" || played || name in KEPT || name in RULES || scene)) continue;
    if (!wanted.every((w) => file.includes(w))) continue;
    const size = [Number(found[2]), HEIGHTS[found[2]]];
    server = await serve(); // a new one: it limits how many tables an address sets
    const { page, context } = await open(browser, server.url, {
      reviews: true,
      viewport: { width: size[0], height: size[1] },
      colorScheme: found[4],
      ...(size[0] < 700 ? { hasTouch: true, isMobile: true } : {}),
    });
    await keepTables(page, name in KEPT ? [recorded(name)] : []);
    if (name in KEPT) {
      await goTo(page, KEPT[name][2]);
      await page.waitForSelector(".app");
      await KEPT[name][3](page);
    } else if (name in RULES) {
      await goTo(page, RULES[name][0]);
      await page.waitForSelector(".reader h1");
      await RULES[name][1]?.(page);
    } else if (scene) {
      await scene.play(name, page, server.url, context);
    } else if (name !== "home") {
      await goTo(page, `#/play/${TABLES[name]}`);
      await page.waitForSelector(".app");
    }
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    const mine = path.join(out, `page-${file}`);
    const whole = Boolean(found[3]);
    if (whole) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: mine, fullPage: whole });
    await context.close();
    await server.stop();
    await join(browser, [mine, path.join(folder, file)], path.join(out, file), size);
    fs.rmSync(mine);
  }
} finally {
  await browser.close();
  await server?.stop();
}

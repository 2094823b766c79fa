// Takes a picture of every screen at three sizes, light and dark, to be looked
// at: `npm run shots` in web/, or with parts of names ("390", "city dark").
// They go to web/shots/, with the games they show; without the folder new games are played.
import fs from "node:fs";
import path from "node:path";
import { at, browse, goTo, open, root, serve } from "./lib.mjs";

const SIZES = { 390: [390, 844], 1024: [1024, 768], 1440: [1440, 900] };
const SPOT_SIZES = { 360: [360, 740], 820: [820, 1180], 1920: [1920, 1080] };
const out = path.join(root, "web/shots");
const wanted = process.argv.slice(2);

const TABLES = "oxhide.table.";

/** Each game's moments and scenes, from games/<id>.shots.mjs. */
const games = await Promise.all(
  fs
    .readdirSync(path.join(root, "tests/web/games"))
    .filter((f) => f.endsWith(".shots.mjs"))
    .map((f) => import(`./games/${f}`)),
);

/** The table in play as the browser keeps it, under a name of its own. */
const kept = (page, id) =>
  page.evaluate(
    ([prefix, as]) => {
      const found = Object.keys(localStorage).find((k) => k.startsWith(prefix));
      return { ...JSON.parse(localStorage.getItem(found)), id: as };
    },
    [TABLES, id],
  );

/** Plays games once and keeps the moments worth a picture. */
async function moments(browser, url) {
  const file = path.join(out, "games.json");
  if (!fs.existsSync(file)) fs.writeFileSync(file, JSON.stringify(await playGames(browser, url)));
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

async function playGames(browser, url) {
  const tables = [];
  const keep = async (page, id) => tables.push(await kept(page, id));
  for (const game of games) {
    await game.moments(() => open(browser, url), keep);
    tables.push(...(game.variants?.((id) => tables.find((s) => s.id === id)) ?? []));
  }
  return tables;
}

/** A screen by name: how to get there from any other. */
const SCENES = {
  home: (page) => goTo(page, "#/"),
  settings: async (page) => {
    await goTo(page, "#/");
    await page.click(at("settings"));
  },
  "settings-keys": async (page) => {
    await SCENES.settings(page);
    await page.click(at("all-keys"));
    await page.click(".key-table [data-shortcut=undo] .key");
    await page.keyboard.press("h");
    await page.waitForSelector(".key-table .bad");
  },
  new: async (page) => {
    await goTo(page, "#/new/bronze");
    await page.waitForSelector(".seat-row");
  },
  rules: async (page) => {
    await goTo(page, "#/rules/bronze/B-3.6");
    await page.waitForSelector(".reader h1");
  },
  lost: (page) => goTo(page, "#/play/nowhere"),
  broken: async (page) => {
    await goTo(page, "#/game/notarecord");
    await page.waitForSelector(".notice.bad");
  },
  ...Object.assign({}, ...games.map((game) => game.scenes)),
};

async function pictures(browser, url, tables, size, [width, height], colorScheme, names) {
  const scenes = names.filter((n) =>
    wanted.every((w) => `${n} ${size} ${colorScheme}`.split(" ").some((part) => part.includes(w))),
  );
  for (const name of scenes) {
    const { page, close } = await open(browser, url, { viewport: { width, height }, colorScheme });
    await page.evaluate(
      ([prefix, list]) =>
        list.forEach((s, i) =>
          localStorage.setItem(prefix + s.id, JSON.stringify({ ...s, updated: Date.now() - i })),
        ),
      [
        TABLES,
        name === "home"
          ? tables.filter((s) => ["take", "thinks", "over3", "over4"].includes(s.id))
          : tables,
      ],
    );
    await page.reload();
    await page.waitForSelector(at("play-now"));
    await SCENES[name](page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(150);
    await page.screenshot({ path: path.join(out, `${size}-${colorScheme}-${name}.png`) });
    await close();
  }
}

const lanes = [];
for (const [size, box] of Object.entries(SIZES))
  for (const scheme of ["light", "dark"]) lanes.push([size, box, scheme, Object.keys(SCENES)]);
const spots = ["home", "new", "settings", "settings-keys", ...games.flatMap((game) => game.spots)];
for (const [size, box] of Object.entries(SPOT_SIZES))
  for (const scheme of ["light", "dark"]) lanes.push([size, box, scheme, spots]);

fs.mkdirSync(out, { recursive: true });
const server = await serve();
const browser = await browse();
try {
  const tables = await moments(browser, server.url);
  const lane = async () => {
    while (lanes.length) await pictures(browser, server.url, tables, ...lanes.shift());
  };
  await Promise.all([lane(), lane()]);
} finally {
  await browser.close();
  server.stop();
}

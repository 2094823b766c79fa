// Takes a picture of every screen at three sizes, light and dark, to be looked
// at: `npm run shots` in web/, or with parts of names ("390", "city dark").
// They go to web/shots/, with the games they show; without the folder new games are played.
import fs from "node:fs";
import path from "node:path";
import { bronzeAgeInPlay, bronzeAgeWithHand } from "./bronze-age.mjs";
import { goldenAgesInPlay } from "./golden.mjs";
import { asked, browse, clickStep, newTable, open, playOut, root, serve } from "./lib.mjs";

const SIZES = { 390: [390, 844], 1024: [1024, 768], 1440: [1440, 900] };
const SPOT_SIZES = { 360: [360, 740], 820: [820, 1180], 1920: [1920, 1080] };
const out = path.join(root, "web/shots");
const wanted = process.argv.slice(2);

const TABLES = "oxhide.table.";
const go = (page, hash) => page.evaluate((h) => (location.hash = h), hash);

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
  const play = async (kinds, at) => {
    const { page, close } = await open(browser, url);
    await newTable(page, kinds);
    await playOut(page, nearStep, async (i, what) => {
      const lit = await page.locator(".spot.legal").count();
      const id = at(i, what === "settle" && lit < 4 ? "little" : what);
      if (id) tables.push(await kept(page, id));
      return false;
    });
    tables.push(await kept(page, `over${kinds.length}`));
    await close();
  };
  const seen = new Set();
  const once = (id) => (seen.has(id) ? null : seen.add(id) && id);
  await play(["you", "computer", "computer"], (i, what) => {
    if (i === 0) return "first";
    if (what === "city") return once("city");
    if (i > 26 && what === "take") return once("take");
    if (i > 26 && what === "settle") return once("settle");
    return null;
  });
  await play(["you", "computer", "computer", "computer"], (i, what) => {
    if (i > 24 && what === "take") return once("take4");
    if (i > 16 && what === "settle") return once("settle4");
    return null;
  });
  const hand = (page) => bronzeAgeWithHand(page, 8);
  const card = (page) => bronzeAgeWithHand(page, 6, ["card"]);
  for (const [id, inPlay] of [
    ["bronze-age", bronzeAgeInPlay],
    ["bronze-age-hand", hand],
    ["bronze-age-card", card],
    ["golden-ages", goldenAgesInPlay],
  ]) {
    const { page, close } = await open(browser, url);
    await inPlay(page);
    tables.push(await kept(page, id));
    await close();
  }
  const take = tables.find((s) => s.id === "take");
  const strongest = { kind: "computer", name: "Ines", player: "ai:8" };
  tables.push({
    ...take,
    id: "thinks",
    seats: [strongest, { ...take.seats[0], name: "You" }, take.seats[2]],
  });
  tables.push({
    ...take,
    id: "curtain",
    seats: [{ ...take.seats[0] }, { kind: "person", name: "Ines", player: "human" }, take.seats[2]],
  });
  return tables;
}

/** As clickStep, but on the first lit spot, so that the land fills from the left. */
async function nearStep(page, what) {
  const spot = page.locator(".spot.legal").first();
  if (what === "settle" && (await spot.count())) await spot.click();
  else await clickStep(page, what);
}

const tab = async (page, name) => {
  const button = page.locator(`.tabs button:has-text("${name}")`);
  if (await button.isVisible()) await button.click();
};

const shown =
  (id, then = async () => {}) =>
  async (page) => {
    await go(page, `#/play/${id}`);
    await page.waitForSelector(".app");
    await then(page);
  };

const table = (id, then = async () => {}) =>
  shown(id, async (page) => {
    if (id !== "thinks") await asked(page);
    await then(page);
  });

const refused = async (page) => {
  await page.locator(".spot.free:not(.legal):not(.other)").last().click({ force: true });
  await page.waitForSelector(".why");
};

/** A screen by name: how to get there from any other. */
const SCENES = {
  home: (page) => go(page, "#/"),
  settings: async (page) => {
    await go(page, "#/");
    await page.click('button[title="Settings"]');
  },
  "settings-keys": async (page) => {
    await SCENES.settings(page);
    await page.click(".key-table summary");
    await page.click("[data-shortcut=undo] .key");
    await page.keyboard.press("h");
    await page.waitForSelector(".key-table .bad");
  },
  new: async (page) => {
    await go(page, "#/new/bronze");
    await page.waitForSelector(".seat-row");
  },
  rules: async (page) => {
    await go(page, "#/rules/bronze");
    await page.waitForSelector(".rules-text h1");
  },
  first: table("first"),
  take: table("take"),
  place: table("take", async (page) => {
    await page.click(".stack.legal >> nth=0");
    await page.hover(".place >> nth=1");
  }),
  settle: table("settle"),
  spot: table("settle", async (page) => {
    await page.locator(".spot.legal").last().hover();
    await page.waitForTimeout(200);
  }),
  why: table("settle", refused),
  rule: table("settle", async (page) => {
    await refused(page);
    await page.click(".why .rule-link");
    await page.waitForSelector(".rules-text .cited");
  }),
  city: table("city"),
  hint: table("settle", async (page) => {
    await page.keyboard.press("h");
    await page.waitForSelector(".hint-line");
  }),
  cities: table("take", (page) => tab(page, "Cities")),
  players: table("take", (page) => tab(page, "Players")),
  log: table("take", async (page) => {
    await tab(page, "Log");
    await page.click('.log-acts button:has-text("Whole log")');
  }),
  rival: table("take", async (page) => {
    await tab(page, "Players");
    await page.click(".seat:not(.me) .seat-name >> nth=0");
    await tab(page, "Matrix");
  }),
  past: table("take", async (page) => {
    await tab(page, "Log");
    await page.click(".log ol button >> nth=1");
    await page.waitForSelector(".past");
  }),
  thinks: table("thinks", (page) => page.waitForSelector(".thinking")),
  frontier: table("take", async (page) => {
    await page.keyboard.press("u");
    await page.waitForSelector("dialog");
  }),
  menu: table("take", (page) => page.keyboard.press("m")),
  four: table("take4"),
  "four-settle": table("settle4"),
  "four-players": table("take4", (page) => tab(page, "Players")),
  curtain: async (page) => {
    await go(page, "#/play/curtain");
    await page.waitForSelector(".app");
    await playOut(page, clickStep, (_, what) => what === "curtain");
  },
  end: table("over3"),
  "four-end": table("over4"),
  replay: async (page) => {
    await go(page, "#/replay/over3");
    await page.waitForSelector(".scrubber");
    await page.fill(".scrubber input[type=range]", "100");
    await page.waitForSelector('output:has-text("100 of")');
  },
  "bronze-age": shown("bronze-age"),
  "bronze-age-hand": shown("bronze-age-hand"),
  "bronze-age-card": shown("bronze-age-card"),
  "bronze-age-picked": shown("bronze-age", async (page) => {
    await page.waitForSelector(".ac.can, .ly.can");
    if (!(await page.locator(".ac.can").count())) return page.hover(".ly.can >> nth=0");
    await page.click(".ac.can >> nth=0");
    await page.hover(".heap.can >> nth=0");
  }),
  "bronze-age-rival": shown("bronze-age", (page) => tab(page, "Ines")),
  "bronze-age-menu": shown("bronze-age", (page) => page.keyboard.press("m")),
  "bronze-age-yours": shown("bronze-age", (page) => tab(page, "Yours")),
  "bronze-age-race": shown("bronze-age", (page) => tab(page, "Race")),
  "golden-ages": shown("golden-ages"),
  "golden-ages-board": shown("golden-ages", (page) => tab(page, "Board")),
  "golden-ages-offers": shown("golden-ages", (page) => tab(page, "Offers")),
  "golden-ages-players": shown("golden-ages", (page) => tab(page, "Players")),
  "golden-ages-log": shown("golden-ages", (page) => tab(page, "Log")),
  "golden-ages-whole": shown("golden-ages", async (page) => {
    const button = page.locator(".fit");
    if (await button.isVisible()) await button.click();
  }),
  lost: (page) => go(page, "#/play/nowhere"),
  broken: async (page) => {
    await go(page, "#/game/notarecord");
    await page.waitForSelector(".notice.bad");
  },
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
    await page.waitForSelector(".btn:has-text('Play now'):not([disabled])");
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
const spots = [
  "home",
  "new",
  "take",
  "place",
  "settle",
  "spot",
  "four-settle",
  "city",
  "end",
  "four-players",
];
const bothSpots = Object.keys(SCENES).filter((name) =>
  /^(settings|bronze-age|golden-ages)/.test(name),
);
for (const [size, box] of Object.entries(SPOT_SIZES)) {
  lanes.push([size, box, "light", [...spots, ...bothSpots]]);
  lanes.push([size, box, "dark", bothSpots]);
}

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

// Moments of Bronze worth a picture, and how to show them.
import { asked, at, newTable, playOut } from "../lib.mjs";
import { clickStep, nearStep } from "./bronze.hands.mjs";
import { shown, tab } from "../scenes.mjs";

/** Plays games and calls keep(page, id) at the moments. */
export async function moments(open, keep) {
  const play = async (kinds, when) => {
    const { page, close } = await open();
    await newTable(page, "bronze", kinds);
    await playOut(page, nearStep, async (i, what) => {
      const lit = await page.locator(".spot.legal").count();
      const id = when(i, what === "settle" && lit < 4 ? "little" : what);
      if (id) await keep(page, id);
      return false;
    });
    await keep(page, `over${kinds.length}`);
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
}

/** Tables made of kept ones. */
export function variants(find) {
  const take = find("take");
  const strongest = { kind: "computer", name: "Ines", player: "ai:8" };
  const person = { kind: "person", name: "Ines", player: "human" };
  return [
    {
      ...take,
      id: "thinks",
      seats: [strongest, { ...take.seats[0], name: "You" }, take.seats[2]],
    },
    { ...take, id: "curtain", seats: [{ ...take.seats[0] }, person, take.seats[2]] },
  ];
}

const table = (id, then = async () => {}) =>
  shown(id, async (page) => {
    await asked(page);
    await then(page);
  });

const refused = async (page) => {
  await page.locator(".spot.free:not(.legal):not(.other)").last().click({ force: true });
  await page.waitForSelector(".why");
};

export const scenes = {
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
    await page.waitForSelector(".hint-card");
  }),
  cities: table("take", (page) => tab(page, "cities")),
  players: table("take", (page) => tab(page, "rivals")),
  log: table("take", async (page) => {
    await tab(page, "log");
    await page.click(at("whole-log"));
  }),
  rival: table("take", async (page) => {
    await tab(page, "rivals");
    await page.click(".seat:not(.me) .seat-name >> nth=0");
    await tab(page, "matrix");
  }),
  past: table("take", async (page) => {
    await tab(page, "log");
    await page.click(".log ol button >> nth=1");
    await page.waitForSelector(".past");
  }),
  thinks: shown("thinks", (page) => page.waitForSelector(".thinking")),
  frontier: table("take", async (page) => {
    await page.keyboard.press("u");
    await page.waitForSelector("dialog");
  }),
  menu: table("take", (page) => page.keyboard.press("m")),
  four: table("take4"),
  "four-settle": table("settle4"),
  "four-players": table("take4", (page) => tab(page, "rivals")),
  curtain: shown("curtain", (page) => playOut(page, clickStep, (_, what) => what === "curtain")),
  end: table("over3"),
  "four-end": table("over4"),
  replay: async (page) => {
    await page.evaluate(() => (location.hash = "#/replay/over3/100"));
    await page.waitForSelector('.scrubber[data-ply="100"]');
  },
};

/** What is looked at on odd sizes of the window, too. */
export const spots = [
  "take",
  "place",
  "settle",
  "spot",
  "four-settle",
  "city",
  "end",
  "four-players",
];

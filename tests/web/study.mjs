// Moments of reviews, the tutor, lessons and puzzles as they are drawn, for
// pairs.mjs. A review takes minutes: it is kept in web/shots/ for the next time.
import fs from "node:fs";
import path from "node:path";
import { hit } from "./friends.mjs";
import { at, goTo, puzzles, root } from "./lib.mjs";

const shots = path.join(root, "web/shots");
const KEY = "oxhide.review.study";

const recordOf = (game, name) =>
  fs.readFileSync(path.join(root, `tests/records/${game}/${name}.play`), "utf8");

/** A table of this browser: the person has one of the seats. */
async function keep(page, game, record, you, over, more = {}) {
  const seats = Number(/^seats (\d)/m.exec(record)[1]);
  const names = ["Ines", "Kofi", "Hattusil"];
  const table = {
    id: "study",
    game,
    seats: Array.from({ length: seats }, (_, i) =>
      i === you
        ? { kind: "you", name: "You", player: "human" }
        : { kind: "computer", name: names.shift(), player: "ai:5" },
    ),
    record,
    where: "",
    turn: "",
    mine: true,
    over,
    updated: Date.now(),
    revision: 1,
  };
  await page.evaluate(
    (all) => Object.entries(all).forEach(([k, x]) => localStorage.setItem(k, JSON.stringify(x))),
    { "oxhide.table.study": table, ...more },
  );
  await page.reload();
  await page.waitForSelector(at("play-now"));
}

/** A machine with other work takes long over four seats. */
const REVIEW_MS = 1_200_000;

async function review(page, game, name, you) {
  const file = path.join(shots, `review-${game}.json`);
  const known = fs.existsSync(file) ? { [KEY]: JSON.parse(fs.readFileSync(file, "utf8")) } : {};
  await keep(page, game, recordOf(game, name), you, true, known);
  await goTo(page, "#/review/study/0");
  await page.waitForSelector(at("next-mistake"), { timeout: REVIEW_MS });
  if (KEY in known)
    await page.evaluate((stop) => document.querySelector(stop)?.click(), at("stop"));
  await page.waitForFunction(
    () => document.querySelector(".rv-progress").dataset.state !== "working",
    null,
    { timeout: REVIEW_MS },
  );
  fs.writeFileSync(file, await page.evaluate((key) => localStorage.getItem(key), KEY));
  await page.click(at("next-mistake"));
  await page.waitForSelector(at("told"));
}

const isSettling = (p) =>
  p.best[0].startsWith("settle ") &&
  p.others.filter((o) => o.words[0].startsWith("settle ") && o.loss?.mean > 0.1).length > 1;

/** A spot that a puzzle's answer or a worse action settles. */
const spotOf = (words) => `[data-at="spot-${words.split(" ").slice(2).join("-")}"]`;

async function settle(page, words) {
  await hit(page, spotOf(words));
  const button = page.locator(at("settle-here"));
  if (await button.isVisible()) await button.tap();
}

async function tutored(page) {
  const puzzle = puzzles("bronze").find(isSettling);
  const settings = { "oxhide.settings": { tutor: 5 } };
  await keep(page, "bronze", puzzle.record, puzzle.seat, false, settings);
  await goTo(page, "#/play/study");
  await page.waitForSelector(".spot.legal");
  return puzzle;
}

async function puzzling(page) {
  const all = puzzles("bronze");
  const puzzle = all.find(isSettling);
  await page.evaluate(() => {
    const today = Math.floor(Date.now() / 864e5);
    const days = [3, 2, 1].map((k) => today - k);
    localStorage.setItem(
      "oxhide.puzzles",
      JSON.stringify({ solved: { bronze: ["20004-62"] }, days }),
    );
  });
  await page.reload();
  await goTo(page, `#/puzzle/bronze/${all.indexOf(puzzle) + 1}`);
  await page.waitForSelector(".spot.legal");
  await settle(page, puzzle.others[0].words[0]);
  await page.waitForSelector(".tries .puzzle-card");
  return puzzle;
}

const learnt = { bronze: { step: "wake-beside", done: ["land", "settle"], at: 1 } };

const SCENES = {
  review: (page) => review(page, "bronze", "three-2018-last-tile", 0),
  "review-as-it-was": async (page) => {
    await review(page, "bronze-age", "greedy-random", 1);
    await page.click(at("as-it-was"));
  },
  "review-summary": async (page) => {
    await SCENES.review(page);
    await hit(page, at("tab-log"));
  },
  "review-golden": (page) => review(page, "golden-ages", "four-seats-greedy", 0),
  "review-computing": async (page) => {
    await keep(page, "bronze", recordOf("bronze", "three-2018-last-tile"), 0, true);
    await goTo(page, "#/review/study/60");
    await page.waitForSelector(".rv-graph svg");
  },
  tutor: async (page) => {
    const puzzle = await tutored(page);
    await settle(page, puzzle.others[0].words[0]);
    await page.waitForSelector(at("look-again"));
  },
  "tutor-hint": async (page) => {
    await tutored(page);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint-card");
  },
  learn: async (page) => {
    await keep(page, "bronze", recordOf("bronze", "three-2018-last-tile"), 0, true, {
      "oxhide.lessons": learnt,
    });
    await goTo(page, "#/learn");
    await page.waitForSelector(".course");
  },
  lesson: async (page) => {
    await page.evaluate((x) => localStorage.setItem("oxhide.lessons", JSON.stringify(x)), {
      bronze: { step: "settle-first", done: [], at: 1 },
    });
    await page.reload();
    await goTo(page, "#/lesson/bronze");
    await page.waitForSelector('.coach h2[data-step="settle-first"]');
    await page.waitForSelector(".light .wash");
    await settle(page, "settle pottery 1 woods 2");
    await page.waitForSelector(".answer");
  },
  puzzle: puzzling,
  "puzzle-after": async (page) => {
    const puzzle = await puzzling(page);
    await settle(page, puzzle.best[0]);
    await page.waitForSelector(at("explained"));
  },
};

export const isDrawn = (name) => name in SCENES;
export const play = (name, page) => SCENES[name](page);

// Hands that play The Golden Ages: they do one step, given what the table asks for.
import { newTable, playOut } from "../lib.mjs";

/** The parts of the table, by the letter that leads there and what gets the focus. */
export const PLACES = {
  m: ".sq",
  t: ".gt",
  w: ".ow, .ow button",
  b: ".ob, .ob button",
  j: ".oj, .oj button",
  c: ".panel.civ",
  v: ".seat-name",
  l: ".log",
};

/** What the player tries in turn, so that a game has a bit of everything. */
export const WISHES = [
  "explorer",
  "technology",
  "builder",
  "wonder",
  "explorer",
  "soldier",
  "activate",
  "artist",
  "golden",
];
/** The same for one who saves for wonders. */
export const THRIFTY = [
  "explorer",
  "wonder",
  "explorer",
  "builder",
  "wonder",
  "explorer",
  "wonder",
  "technology",
  "artist",
  "soldier",
  "activate",
  "golden",
];
const GROUPS = [
  "explorer",
  "builder",
  "artist",
  "soldier",
  "wonder",
  "activate",
  "technology",
  "golden",
];

/** The next of the wishes that can be had now. */
async function wish(page, memory) {
  const can = await page
    .locator(".act:not(.off)")
    .evaluateAll((all) => all.map((el) => el.dataset.group));
  const { wishes } = memory;
  for (let i = 0; i < wishes.length; i++) {
    const group = wishes[(memory.wish + i) % wishes.length];
    if (!can.includes(group)) continue;
    memory.wish += i + 1;
    return group;
  }
  throw new Error(`none of the eight actions: ${can}`);
}

/** An action was done at once, or what it needs is to be chosen. */
const doneOrChosen = (page, ply) =>
  page.waitForFunction(
    (was) =>
      document.querySelector(".app")?.dataset.ply !== was ||
      document.querySelector('.app:not([data-group=""]), .app[data-stage="score"]'),
    ply,
  );

const chosen = async (page, ply) =>
  (await page.locator(`.app[data-ply="${ply}"]:not([data-group=""])`).count()) > 0;

export async function clickStep(page, asks, ply, memory) {
  const lit = page.locator(".sq.lit");
  if (asks === "action") {
    const group = await wish(page, memory);
    await page.click(`.act[data-group=${group}]`);
    await doneOrChosen(page, ply);
    if (!(await chosen(page, ply))) return;
    const places = { technology: ".gt.can", wonder: ".of.can:not(.b)" };
    const place = page.locator(places[group] ?? ".sq.lit").first();
    // On a phone it may lie on another tab; the dock has all choices.
    await ((await place.isVisible()) ? place : page.locator(".choice").first()).click();
  } else if (await page.locator(".choice").count()) await page.locator(".choice").last().click();
  else await lit.nth(Math.floor((await lit.count()) / 2)).click();
}

export async function keyStep(page, asks, ply, memory) {
  if (asks === "action") {
    await page.keyboard.press(String(GROUPS.indexOf(await wish(page, memory)) + 1));
    await doneOrChosen(page, ply);
    if (!(await chosen(page, ply))) return;
    await page.waitForSelector(".choice:focus");
    await page.keyboard.press("Enter");
  } else if (await page.locator(".choice").count()) await page.keyboard.press("1");
  else {
    await page.keyboard.press("1");
    await page.waitForSelector(".sq.lit:focus");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
}

/** Hands that remember what they wished for last. */
export const hands = (step, wishes = WISHES) => {
  const memory = { wishes, wish: 0 };
  return async (page, asks) =>
    step(page, asks, await page.getAttribute(".app", "data-ply"), memory);
};

export const table = (page, kinds) => newTable(page, "golden-ages", kinds);

export const play = (page, step, stop, wishes = WISHES) =>
  playOut(page, hands(step, wishes), stop && ((_, asks) => stop(asks)));

/** A game in its third era, by mouse. */
export async function inPlay(page) {
  await table(page, ["you", "computer", "computer", "computer"]);
  await play(
    page,
    clickStep,
    async (asks) =>
      asks === "action" && (await page.locator(".steps :nth-child(3)[aria-current]").count()) > 0,
  );
}

/** A whole game by mouse: what does each step. */
export const mouse = () => hands(clickStep);

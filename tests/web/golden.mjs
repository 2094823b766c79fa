// The Golden Ages: whole games by mouse and by keyboard, the first turn by
// touch, refusals, and its table for everyone.
import { accessible, check, newTable, open, playOut, tidy } from "./lib.mjs";

const phone = { width: 390, height: 844 };

/** What the player tries in turn, so that a game has a bit of everything. */
const WISHES = ["explorer", "technology", "builder", "wonder", "explorer", "soldier", "activate", "artist", "golden"];
const GROUPS = ["explorer", "builder", "artist", "soldier", "wonder", "activate", "technology", "golden"];

/** Questions that look different. */
const LOOKED_AT = new Set(["tile", "action", "civ", "judge"]);

/** What is asked: the name of the question, or "over". */
async function asked(page) {
  const handle = await page.waitForFunction(() => (document.querySelector("dialog.end") ? "over" : document.querySelector(".app.golden")?.dataset.asks || null));
  return handle.jsonValue();
}

/** The next of the wishes that can be had now. */
async function wish(page, memory) {
  const can = await page.locator(".act:not(.off)").evaluateAll((all) => all.map((el) => el.dataset.group));
  for (let i = 0; i < WISHES.length; i++) {
    const group = WISHES[(memory.wish + i) % WISHES.length];
    if (!can.includes(group)) continue;
    memory.wish += i + 1;
    return group;
  }
  throw new Error(`none of the eight actions: ${can}`);
}

/** An action was done at once, or what it needs is to be chosen. */
const doneOrChosen = (page, ply) =>
  page.waitForFunction((was) => document.querySelector(".app")?.dataset.ply !== was || document.querySelector('.app:not([data-group=""]), dialog.end'), ply);

const chosen = async (page, ply) => (await page.locator(`.app[data-ply="${ply}"]:not([data-group=""])`).count()) > 0;

async function clickStep(page, asks, ply, memory) {
  const lit = page.locator(".sq.lit");
  if (asks === "action") {
    const group = await wish(page, memory);
    await page.click(`.act[data-group=${group}]`);
    await doneOrChosen(page, ply);
    if (!(await chosen(page, ply))) return;
    const places = { technology: ".gt.can", wonder: ".of.can:not(.b)" };
    await page.locator(places[group] ?? ((await lit.count()) ? ".sq.lit" : ".choice")).first().click();
  } else if (await page.locator(".choice").count()) await page.locator(".choice").last().click();
  else await lit.nth(Math.floor((await lit.count()) / 2)).click();
}

async function keyStep(page, asks, ply, memory) {
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
const hands = (step) => {
  const memory = { wish: 0 };
  return async (page, asks) => step(page, asks, await page.getAttribute(".app", "data-ply"), memory);
};

const play = (page, step, stop) => playOut(page, hands(step), stop && ((_, asks) => stop(asks)), asked);

/** A game in its third era, by mouse. */
export async function goldenAgesInPlay(page) {
  await newTable(page, ["you", "computer", "computer", "computer"], "1", "7", "golden-ages");
  await play(page, clickStep, async (asks) => asks === "action" && (await page.textContent(".steps [aria-current]")) === "Era III");
}

async function whole(browser, url, kinds, step) {
  const { page, close } = await open(browser, url);
  await newTable(page, kinds, "1", "7", "golden-ages");
  const steps = await play(page, step);
  const points = await page.locator(".score tfoot td b").allTextContents();
  check(points.length === kinds.length, "the score sheet has a total for every seat");
  await close();
  return `${steps} steps, ${points.join(" : ")}`;
}

export const golden = {
  "a whole game of The Golden Ages for 2 by mouse": (b, url) => whole(b, url, ["you", "computer"], clickStep),
  "a whole game of The Golden Ages for 3 by keyboard alone": (b, url) => whole(b, url, ["you", "computer", "computer"], keyStep),

  "the table of The Golden Ages is accessible, wide and on a phone, light and dark": async (b, url) => {
    for (const colorScheme of ["light", "dark"])
      for (const viewport of [{ width: 1280, height: 860 }, phone]) {
        const { page, close } = await open(b, url, { colorScheme, viewport });
        await newTable(page, ["you", "computer", "computer"], "1", "7", "golden-ages");
        const seen = new Set();
        await play(page, clickStep, async (asks) => {
          if (!seen.has(asks) && asks !== "capital") await accessible(page, `${asks}, ${colorScheme}, ${viewport.width} wide`);
          seen.add(asks);
          return seen.has("move");
        });
        if (viewport === phone)
          for (const tab of ["Board", "Offers", "Players"]) {
            await page.click(`.tabs button:has-text("${tab}")`);
            await accessible(page, `${tab}, ${colorScheme}`);
          }
        await close();
      }
  },

  "the table of The Golden Ages fits at every size, early and late": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, ["you", "computer", "computer", "computer"], "1", "7", "golden-ages");
    const seen = new Map();
    await play(page, clickStep, async (asks) => {
      const era = await page.textContent(".steps .on");
      const times = (seen.get(asks) ?? 0) + 1;
      seen.set(asks, times);
      if (times === (asks === "action" ? 12 : 1) && LOOKED_AT.has(asks)) await tidy(page, `${asks} in ${era}`);
    });
    await tidy(page, "the score sheet");
    await page.click('dialog.end a:has-text("Replay")');
    await page.waitForSelector(".scrubber");
    await page.fill(".scrubber input[type=range]", "60");
    await page.waitForSelector('output:has-text("60 of")');
    await tidy(page, "the replay");
    await close();
  },

  "in The Golden Ages a finger looks first, and what is greyed answers why": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: phone, hasTouch: true, isMobile: true });
    await newTable(page, ["you", "computer"], "1", "7", "golden-ages");
    const before = await page.getAttribute(".app", "data-ply");
    await page.tap(".sq.lit >> nth=0");
    await page.waitForSelector(".choice");
    check((await page.getAttribute(".app", "data-ply")) === before, "the first tap only looks");
    await page.tap(".choice");
    await page.waitForFunction((was) => document.querySelector(".app").dataset.ply !== was, before);
    await page.tap(".sq.lit >> nth=0");
    await page.tap(".choice >> nth=0");
    await page.waitForSelector('.app[data-asks="action"]');
    await page.tap('.act[data-group="golden"]', { force: true });
    await page.waitForSelector(".why");
    check(/GA-9\.1/.test(await page.textContent(".why .rule-link")), "the rule is named");
    await page.tap(".why .rule-link");
    await page.waitForSelector(".rules-text .cited");
    await close();
  },
};

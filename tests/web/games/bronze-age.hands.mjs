// Hands that play Bronze Age: they do one step, given what the table asks for.
import { newTable, playOut } from "../lib.mjs";

/** The parts of the table, by the letter that leads there and what gets the focus. */
export const PLACES = {
  d: ".heap",
  a: ".ac, .acts-held",
  h: ".hand, .hand button",
  m: ".mine, .mine button",
  v: ".opp",
  t: ".race",
  c: ".coll",
  l: ".log",
};

export const table = (page, kinds) => newTable(page, "bronze-age", kinds);

/** What is asked, by how it is answered: "action", "card", "discard", "choice". */
export const sortOf = (asks) =>
  asks === "move" ? "action" : (/^(card|discard)/.exec(asks)?.[0] ?? "choice");

/** Hands that do now the first, now the next thing there is to do. */
function hands(press) {
  let turn = 0;
  const one = async (page, selector) => {
    const all = page.locator(selector);
    return all.nth(turn % (await all.count()));
  };
  return async (page, asks) => {
    const what = sortOf(asks);
    turn++;
    if (what === "card") return press(page, await one(page, ".hs.can"));
    if (what === "discard") return press(page, await one(page, ".hc.can"));
    if (what === "choice") return press(page, await one(page, ".dock .can"), true);
    if (
      !(await page.locator(".ac.can").count()) ||
      (turn % 3 === 0 && (await page.locator(".ly.can").count()))
    )
      return press(page, await one(page, ".ly.can"));
    await press(page, await one(page, ".ac.can"), true);
    await page.waitForSelector(".ac.sel");
    return press(page, await one(page, ".heap.can"));
  };
}

/** The pointer leaves first: a card looked at lies over its neighbours. */
export const clickStep = () =>
  hands(async (page, thing) => {
    await page.mouse.move(2, 2);
    await thing.click();
  });

/** A finger looks first and does it with the button that then appears. */
export const tapStep = () =>
  hands(async (page, thing, atOnce) => {
    await thing.tap();
    if (!atOnce) await page.tap(".dock .btn.sun");
  });

/** By keys alone: numbers, arrows, Enter. */
export function keyStep() {
  let turn = 0;
  return async (page, asks) => {
    const what = sortOf(asks);
    turn++;
    const count = (selector) => page.locator(selector).count();
    if (what === "choice")
      return page.keyboard.press(String(1 + (turn % (await count(".dock .can")))));
    if (what === "action" && !(await count(".ac.can"))) {
      for (const deck of ["A", "B", "C"]) {
        await page.keyboard.press(`Shift+${deck}`);
        if (await count(".ly.can:focus")) break;
      }
      return page.keyboard.press("Enter");
    }
    if (what === "action") {
      await page.keyboard.press(
        String(1 + ((turn % (await count(".ac"))) % (await count(".ac.can")))),
      );
      await page.waitForSelector(".heap.can:focus");
      if (turn % 2) await page.keyboard.press("ArrowRight");
      return page.keyboard.press("Enter");
    }
    await page.keyboard.press(String(1 + (turn % Math.min(9, await count(".hand .hold")))));
    await page.waitForSelector(".hold .can:focus, .hold.can:focus");
    if (turn % 2) await page.keyboard.press("ArrowDown");
    return page.keyboard.press("Enter");
  };
}

/** A game in its middle, by mouse or otherwise. */
export async function inPlay(page, step = clickStep()) {
  await table(page, ["you", "computer"]);
  await playOut(page, step, (i, asks) => i > 14 && asks === "move");
}

/** A game with at least so many cards in hand, by drawing all one can. */
export async function withHand(page, count, when = ["action", "card"]) {
  await table(page, ["you", "computer"]);
  const first = async (selector) => {
    await page.mouse.move(2, 2);
    await page.locator(selector).first().click();
  };
  const step = async (_, asks) => {
    const what = sortOf(asks);
    const draw = page.locator('.dock .can[data-act^="draw"]');
    const none = page.locator('.dock .can[data-act="decline"]');
    if (await none.count()) return none.click();
    if (what === "card") return first(".hs.can");
    if (what === "discard") return first(".hc.can");
    if (what === "choice") return (await draw.count()) ? draw.first().click() : first(".dock .can");
    if (!(await page.locator(".ac.can").count())) return first(".ly.can");
    await first(".ac.can");
    await page.waitForSelector(".ac.sel");
    return first(".heap.can");
  };
  await playOut(
    page,
    step,
    async (_, asks) =>
      when.includes(sortOf(asks)) && (await page.locator(".hand .hold").count()) >= count,
  );
  return page.locator(".hand .hold").count();
}

/** A whole game by mouse: what does each step. */
export const mouse = clickStep;

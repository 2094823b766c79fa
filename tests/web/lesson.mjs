// A lesson from its first step to its last, by mouse, by touch or by keys.
import { at, check, goTo, PHONE } from "./lib.mjs";

export const stepOf = (page) =>
  page.evaluate(() => document.querySelector(".coach h2")?.dataset.step ?? null);

const moved = (page, from) =>
  page.waitForFunction((s) => document.querySelector(".coach h2")?.dataset.step !== s, from);

/** Waits until the light is where it belongs: it follows the table. */
export async function lit(page) {
  const handle = await page.waitForFunction(() => {
    const ring = [...document.querySelectorAll(".light g rect")].at(-1)?.getBoundingClientRect();
    if (!ring) return null;
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
    return document.elementFromPoint(x, y)?.closest(".app") ? [x, y] : null;
  });
  return handle.jsonValue();
}

/** Goes through a lesson: `press` does what a lit step asks for, at its place;
 * `next` goes on from what is only shown. */
export async function through(
  page,
  game,
  press,
  look = async () => undefined,
  next = () => page.click(at("step-next")),
) {
  await goTo(page, `#/lesson/${game}`);
  await page.waitForSelector(".coach h2");
  let steps = 0;
  for (let step = await stepOf(page); step !== "finished"; step = await stepOf(page)) {
    const kind = await page.getAttribute(".coach h2", "data-kind");
    await look(step);
    if (kind !== "do") await next();
    for (let tries = 0; kind === "do" && (await stepOf(page)) === step; tries++) {
      check(tries < 8, `${game}: ${step} cannot be done by what is lit`);
      const place = await lit(page);
      const rings = await page.evaluate(() => document.querySelector(".light")?.innerHTML);
      if ((await stepOf(page)) !== step) break;
      await press(place, step);
      // Where a finger looks first and the light stays, it is pressed again.
      await page
        .waitForFunction(
          ([was, rings]) => {
            const step = document.querySelector(".coach h2")?.dataset.step;
            const now = document.querySelector(".light")?.innerHTML;
            return (step && step !== was) || (now && now !== rings);
          },
          [step, rings],
          { timeout: 8000 },
        )
        .catch(() => undefined);
    }
    await moved(page, step);
    steps++;
  }
  return steps;
}

/** Keys press what has the focus, and that is what is lit. */
async function pressLit(page, step) {
  const there = await page.waitForFunction((was) => {
    if (document.querySelector(".coach h2")?.dataset.step !== was) return "elsewhere";
    const r = document.activeElement.getBoundingClientRect();
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
    const isLit = [...document.querySelectorAll(".light g rect")].some((ring) => {
      const b = ring.getBoundingClientRect();
      return b.left < x && x < b.right && b.top < y && y < b.bottom && b.width < r.width + 40;
    });
    return isLit && "lit";
  }, step);
  if ((await there.jsonValue()) === "lit") await page.keyboard.press("Enter");
}

const WIDE = { viewport: { width: 1440, height: 900 } };
/** The window a hand works at, and how it presses. */
export const HANDS = {
  mouse: [
    WIDE,
    (page) =>
      ([x, y]) =>
        page.mouse.click(x, y),
  ],
  touch: [
    PHONE,
    (page) =>
      ([x, y]) =>
        page.touchscreen.tap(x, y),
  ],
  keys: [WIDE, (page) => (_, step) => pressLit(page, step)],
};

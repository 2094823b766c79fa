// A lesson as a learner meets it, from its first step to its last; wrong clicks;
// progress; a first game with help.
import { accessible, at, check, goTo, open } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

const stepOf = (page) =>
  page.evaluate(() => document.querySelector(".coach h2")?.dataset.step ?? null);

const moved = (page, from) =>
  page.waitForFunction((s) => document.querySelector(".coach h2")?.dataset.step !== s, from);

/** Waits until the light is where it belongs: it follows the table. */
async function lit(page) {
  const handle = await page.waitForFunction(() => {
    const ring = [...document.querySelectorAll(".light rect")].at(-1)?.getBoundingClientRect();
    if (!ring) return null;
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
    return document.elementFromPoint(x, y)?.closest(".app") ? [x, y] : null;
  });
  return handle.jsonValue();
}

/** Goes through a lesson: `press` does what a lit step asks for, at its place. */
async function through(page, game, press, look = async () => undefined) {
  await goTo(page, `#/lesson/${game}`);
  await page.waitForSelector(".coach h2");
  let steps = 0;
  for (let step = await stepOf(page); step !== "finished"; step = await stepOf(page)) {
    const kind = await page.getAttribute(".coach h2", "data-kind");
    await look(step);
    if (kind !== "do") await page.click(at("step-next"));
    for (let tries = 0; kind === "do" && (await stepOf(page)) === step; tries++) {
      check(tries < 8, `${game}: ${step} cannot be done by what is lit`);
      const place = await lit(page);
      await press(place);
      await page.waitForFunction(
        ([was, [x, y]]) => {
          const ring = [...document.querySelectorAll(".light rect")]
            .at(-1)
            ?.getBoundingClientRect();
          const there = ring && [ring.x + ring.width / 2, ring.y + ring.height / 2];
          return (
            document.querySelector(".coach h2")?.dataset.step !== was ||
            (there && (there[0] !== x || there[1] !== y))
          );
        },
        [step, place],
      );
    }
    await moved(page, step);
    steps++;
  }
  return steps;
}

export default {
  "a lesson by mouse, with wrong clicks, left and taken up again": async (browser, url) => {
    const { page, close } = await open(browser, url);
    await goTo(page, "#/learn");
    await page.waitForSelector(".course");
    await accessible(page, "the lessons");
    await tidy(page, "the lessons");
    const steps = await through(
      page,
      "bronze",
      ([x, y]) => page.mouse.click(x, y),
      async (step) => {
        if (step === "settle-first") {
          await accessible(page, "a lesson");
          await page.click('[data-at="spot-1-woods-2"]');
          await page.waitForSelector(".answer");
          await page.click('[data-at="spot-1-mountains-1"]', { force: true });
          await page.waitForSelector(".answer .rule-link");
        }
        if (step === "wake-beside") {
          await page.reload();
          await page.waitForSelector(`.coach h2[data-step="${step}"]`);
        }
      },
    );
    await page.click(at("first-game"));
    await page.waitForSelector(".helper h2");
    const first = await page.textContent(".helper h2");
    await page.click(at("got-it"));
    await page.waitForFunction(
      (s) => document.querySelector(".helper h2")?.textContent !== s,
      first,
    );
    await goTo(page, "#/learn");
    await page.waitForSelector(".chapters .did");
    check((await page.locator(".course:first-child .chapters .did").count()) === 7, "all are done");
    await page.click(at("first-game-bronze"));
    await page.waitForSelector(".helper h2");
    check((await page.textContent(".helper h2")) === first, "asked for again, help comes again");
    await close();
    return `${steps} steps`;
  },

  "what a lesson of The Golden Ages asks for can be pressed": async (browser, url) => {
    const { page, close } = await open(browser, url);
    const steps = await through(page, "golden-ages", ([x, y]) => page.mouse.click(x, y));
    await close();
    return `${steps} steps`;
  },

  "the help of a first game fits a phone": async (browser, url) => {
    const { page, close } = await open(browser, url, {
      viewport: { width: 390, height: 844 },
    });
    await goTo(page, "#/learn");
    await page.click(at("first-game-bronze"));
    await page.waitForSelector(".helper h2");
    await tidy(page, "the help of a first game");
    const [box, button] = await page.evaluate(() =>
      [".helper", '[data-key="got-it"]'].map((s) => {
        const r = document.querySelector(s).getBoundingClientRect();
        return { width: r.width, bottom: r.bottom };
      }),
    );
    check(box.width > 340, `it is ${box.width} wide`);
    check(button.bottom < 844, `its button ends at ${button.bottom}`);
    await close();
  },
};

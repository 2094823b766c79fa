// The Golden Ages on a phone: what a lesson lights is in view, choices can be read,
// every place one may choose is seen, and a finger is told before it is refused.
import { check, goTo, open, openKept, PHONE } from "../lib.mjs";
import { clickStep, play, table } from "./golden-ages.hands.mjs";

/** The lesson at a step, as somebody comes back to it. */
async function lessonAt(page, url, step) {
  await page.evaluate(
    (s) =>
      localStorage.setItem(
        "oxhide.lessons",
        JSON.stringify({ "golden-ages": { step: s, done: [], at: 1 } }),
      ),
    step,
  );
  await page.goto(`${url}#/learn`);
  await page.reload();
  await goTo(page, "#/lesson/golden-ages");
  await page.waitForSelector(`.coach h2[data-step="${step}"]`);
}

/** Waits until a frame lies around what is lit, with nothing over it. */
const framed = (page, selector) =>
  page.waitForFunction((what) => {
    const el = document.querySelector(what);
    const ring = document.querySelector(".light g rect")?.getBoundingClientRect();
    if (!el || !ring) return false;
    const r = el.getBoundingClientRect();
    const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
    const around = ring.left < x && x < ring.right && ring.top < y && y < ring.bottom;
    return around && el.contains(document.elementFromPoint(x, y));
  }, selector);

export default {
  "in the lesson of The Golden Ages what is lit is brought into view": async (b, url) => {
    const { page, close } = await open(b, url, PHONE);
    await lessonAt(page, url, "find-island");
    await page.tap('[data-at="tab-offer"]');
    await page.evaluate(() => (document.querySelector(".market").scrollTop = 1e4));
    await page.tap('[data-key="step-next"]');
    await page.waitForSelector('.coach h2[data-step="wonder-gardens"]');
    await framed(page, '[data-at="wonder-hanging-gardens"]');
    await lessonAt(page, url, "place-tile");
    await framed(page, '[data-square="0,5"]');
    await page.tap('[data-square="0,5"]');
    await framed(page, ".choice");
    check(
      (await page.locator(".ghost-tile").count()) === 1,
      "the tile is drawn where it would lie",
    );
    await page.tap(".choice");
    await page.waitForSelector('.coach h2[data-step="place-capital"]');
    await page.tap('[data-at="tab-tech"]');
    await page.tap('[data-at="tech-0-carriage"]', { force: true });
    await page.waitForSelector(".told:visible");
    check((await page.locator(".answer").count()) === 0, "it is explained, not refused");
    await page.tap('[data-at="tech-0-carriage"]', { force: true });
    await page.waitForSelector(".answer");
    await close();
  },

  "on a phone all that can be chosen in The Golden Ages is seen and can be read": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url, PHONE);
    await table(page, ["you", "computer"]);
    let steps = 0;
    await play(page, clickStep, async (asks) => {
      // The map goes to what is lit.
      await page.waitForFunction(() =>
        [...document.querySelectorAll(".sq.lit")].every((el) => {
          const r = el.getBoundingClientRect();
          return r.left >= 0 && r.right <= innerWidth;
        }),
      );
      if (asks === "action")
        for (const group of ["wonder", "artist"]) {
          const act = page.locator(`.act[data-group="${group}"]:not(.off)`);
          if (!(await act.count())) continue;
          await act.tap();
          await page.waitForSelector(`.app[data-group="${group}"] .choice`);
          const narrow = await page.locator(".choice").evaluateAll((all) =>
            all
              .map((el) => el.getBoundingClientRect())
              .filter((r) => r.width < 150 || r.left < 0 || r.right > innerWidth)
              .map((r) => `${r.left} to ${r.right}`),
          );
          check(!narrow.length, `${group}: a choice from ${narrow}`);
          await page.tap('[data-key="let-go"]');
          await page.waitForSelector('.app[data-group=""]');
        }
      return ++steps > 30;
    });
    await close();
  },

  "a phone tells what an attack took, below the points": async (b, url) => {
    const { page, close } = await open(b, url, PHONE);
    await openKept(page, "golden-ages", "four-seats-many-cards", "D artist 2,9", 0);
    const note = page.locator(".notice", { hasText: "You lose your city at F6." });
    const [said, points] = await Promise.all([
      note.boundingBox(),
      page.locator(".seatbar").boundingBox(),
    ]);
    check(said.y >= points.y + points.height, "what was lost covers the points");
    check((await page.locator(".log .loss").count()) === 2, "the log does not lead with it");
    await close();
  },
};

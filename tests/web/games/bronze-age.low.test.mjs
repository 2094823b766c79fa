// Bronze Age in low windows: its board is whole or scrolls, in play, with help,
// in the lesson and at The Collapse.
import { at, check, goTo, open } from "../lib.mjs";

const SIZES = [
  [1280, 720],
  [1366, 650],
  [1024, 600],
];

/** What of the board is written over something else, sticks out of its part, or
 * is cut off where nothing scrolls. */
function spoilt() {
  const found = [];
  const shown = (el) =>
    el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !el.closest(".vh");
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const pot = document.querySelector(".pot");
  const things = [];
  const walk = document.createTreeWalker(pot, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const el = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !shown(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    things.push([el, el.textContent.trim(), range.getBoundingClientRect()]);
  }
  for (const el of pot.querySelectorAll(".heap, .lying .ly, .vase-dots, .vase-key"))
    if (shown(el)) things.push([el, el.getAttribute("class"), el.getBoundingClientRect()]);
  things.forEach(([a, what, r], i) => {
    for (const [b, other, q] of things.slice(i + 1))
      if (!a.contains(b) && !b.contains(a) && !a.closest("em, .dl") && !b.closest("em, .dl"))
        if (over(r, q)) found.push(`"${what}" over "${other}"`);
    const part = a.closest(".opp, .race, .deck, .coll, .ruin")?.getBoundingClientRect();
    if (part && (r.bottom > part.bottom + 2 || r.right > part.right + 2))
      if (!a.closest("em, .dl")) found.push(`"${what}" sticks out`);
  });
  const scrolls = getComputedStyle(pot).overflowY === "auto";
  if (!scrolls && pot.scrollHeight > pot.clientHeight + 1) found.push("the board is cut off");
  for (const el of document.querySelectorAll(".you .hc, .you .ac, .you .tn, .you .cvp"))
    if (shown(el) && el.getBoundingClientRect().bottom > innerHeight + 6)
      found.push(`${el.className} is below the window`);
  return found;
}

async function whole(page, what) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const found = await page.evaluate(spoilt);
    check(!found.length, `${what} at ${width}x${height}: ${found.slice(0, 6).join(" | ")}`);
  }
}

export default {
  "Bronze Age: in a low window the board is whole or scrolls": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: { width: 1280, height: 720 } });
    await goTo(page, "#/learn");
    await page.click(at("first-game-bronze-age"));
    await page.waitForSelector(".helper h2");
    await whole(page, "help");
    await page.click(".ac.can >> nth=0");
    await page.waitForSelector(".ac.sel");
    await whole(page, "an Action in hand");
    await goTo(page, "#/lesson/bronze-age");
    await page.waitForSelector(".coach h2");
    await whole(page, "the lesson");
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.locator(".deck >> nth=0").hover();
    await page.evaluate(() => (document.querySelector(".pot").scrollTop = 0));
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => document.querySelector(".pot").scrollTop > 0);
    await close();
  },
};

// Tables in low windows, such as those of small laptops: cards keep their
// pictures, and what has no room is one scroll away.
import { at, check, home, newTable, open } from "./lib.mjs";
import { untidyIn } from "./tidy.mjs";

const LOW = [
  [1366, 650],
  [1280, 600],
  [1024, 650],
];

/** What cannot be seen: what lies in a card or a part of the table and sticks out
 * of it, where nothing scrolls or shows that it does. */
function cutOff() {
  const found = [];
  const box = (el) => el.getBoundingClientRect();
  const shown = (el) => el.checkVisibility({ visibilityProperty: true });
  const all = (s, within = document) => [...within.querySelectorAll(s)].filter(shown);
  const name = (el) => `${[...el.classList].join(".")} "${el.textContent.trim().slice(0, 20)}"`;
  const scrolls = (el) => ["auto", "scroll"].includes(getComputedStyle(el).overflowY);
  for (const card of all(".pc, .gt, .of, .jd")) {
    const most = box(card);
    for (const el of all(".ic, h3, b", card))
      if (box(el).top < most.top - 2 || box(el).bottom > most.bottom + 2)
        found.push(`${name(el)} sticks out of ${name(card)}`);
    const lines = all(".pk > .ic, .ptk, .ptt, b", card).map(box);
    for (const a of lines)
      for (const b of lines)
        if (a.top < b.top && a.bottom > b.top + 3 && a.left < b.right && b.left < a.right)
          found.push(`pictures lie over each other in ${name(card)}`);
  }
  const parts = all(".panel, .dock, .seats, .log");
  for (const part of parts) {
    const { maskImage, scrollbarWidth } = getComputedStyle(part);
    if (scrolls(part) && part.scrollHeight > part.clientHeight + 3)
      if (maskImage === "none" && scrollbarWidth === "none")
        found.push(`nothing shows that ${name(part)} scrolls`);
    if (!scrolls(part) && part.scrollHeight > part.clientHeight + 3)
      for (const el of all("button, h2, p", part))
        if (box(el).bottom > box(part).bottom + 3 && !el.parentElement.closest(".list, .grid"))
          found.push(`${name(el)} is below its part`);
    const bottom = box(part).bottom + scrollY;
    if (bottom > document.documentElement.scrollHeight + 1) found.push(`${name(part)} goes on`);
  }
  return found;
}

async function whole(page, what) {
  for (const [width, height] of LOW) {
    await page.setViewportSize({ width, height });
    const untidy = await untidyIn(page);
    const found = [...(await page.evaluate(cutOff)), ...untidy];
    check(found.length === 0, `${what} at ${width} by ${height}: ${found.slice(0, 6).join(" | ")}`);
  }
}

export default {
  "Bronze and The Golden Ages keep their cards whole in low windows": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: { width: 1280, height: 720 } });
    await home(page);
    for (const way of await page.locator(".ways").all()) {
      const { y, height } = await way.boundingBox();
      check(y + height <= 720, "the ways into a game are in view");
    }
    for (const game of ["bronze", "golden-ages"]) {
      await home(page);
      await page.click(`[data-game="${game}"] ${at("play-now")}`);
      await page.waitForSelector(".helper h2");
      await page.mouse.move(1, 1);
      await whole(page, `${game} with help`);
      await newTable(page, game, ["you", "computer", "computer", "computer"]);
      await page.waitForSelector('.app:not([data-asks=""])');
      await whole(page, game);
    }
    await close();
  },
};

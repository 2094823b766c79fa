// Whether everything on a screen fits and can be pressed, at every size.
import { check } from "./lib.mjs";

/** What does not fit on what is shown: text cut off or outside its piece, the
 * page wider than the window, things to press over each other. */
function untidy(longest) {
  const found = new Set();
  // Boxes of what is turned say little: cards of a fan are measured upright.
  const upright = new CSSStyleSheet();
  upright.replaceSync(".hold { rotate: none !important; transition: none !important }");
  document.adoptedStyleSheets.push(upright);
  const name = (el) =>
    `${el.tagName.toLowerCase()}.${[...el.classList].join(".")} "${el.textContent.trim().slice(0, 24)}"`;
  const shown = (el) =>
    el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !el.closest(".vh") &&
    style(el).clipPath !== "inset(50%)";
  const style = (el) => getComputedStyle(el);
  const clips = (el) =>
    ["hidden", "clip", "auto", "scroll"].includes(style(el).overflowX) ||
    ["hidden", "clip", "auto", "scroll"].includes(style(el).overflowY);
  const cross = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const big = (r, by) => r.right - r.left > by && r.bottom - r.top > by;
  /** The part of an element no ancestor cuts off by scrolling. */
  const visible = (el) => {
    let r = cross(el.getBoundingClientRect(), {
      left: 0,
      top: 0,
      right: innerWidth,
      bottom: innerHeight,
    });
    for (let up = el.parentElement; up; up = up.parentElement)
      if (clips(up)) r = cross(r, up.getBoundingClientRect());
    return r;
  };

  if (document.documentElement.scrollWidth > innerWidth)
    found.add(`the page is ${document.documentElement.scrollWidth} px wide`);

  const texts = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const list = [];
    while (walk.nextNode())
      if (walk.currentNode.data.trim() && shown(walk.currentNode.parentElement))
        list.push(walk.currentNode);
    return list;
  };
  const PIECES =
    ".tc, .pc, .chip, .city, .tab, .place, .pilebtn, .btn, button, td, th, .st, .ingot, .sbp";
  const BADGES = ".tag, .chip em, .stack em, .heap em, .dl, .sq, option, pre";
  const fits = () => {
    for (const text of texts()) {
      const el = text.parentElement;
      if (el.closest(BADGES)) continue;
      for (let up = el; up && up !== document.body; up = up.parentElement)
        if (
          ["hidden", "clip"].includes(style(up).overflowX) &&
          style(up).overflowY !== "auto" &&
          up.scrollWidth > up.clientWidth + 1
        )
          found.add(`cut off: ${name(up)}`);
      const piece = el.closest(PIECES);
      if (!piece) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const r = range.getBoundingClientRect();
      const box = piece.getBoundingClientRect();
      if (
        r.left < box.left - 1.5 ||
        r.right > box.right + 1.5 ||
        r.top < box.top - 3 ||
        r.bottom > box.bottom + 3
      )
        found.add(`outside its piece: ${name(piece)}`);
    }
  };
  fits();
  // The same with the longest names there are, then as it was.
  for (const [selector, title] of longest)
    for (const el of document.querySelectorAll(selector)) {
      const text = [...el.childNodes].find((n) => n.nodeType === Node.TEXT_NODE);
      if (!text || !shown(el)) continue;
      const was = text.data;
      text.data = title;
      const cut = el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 3;
      if (cut) found.add(`no room for "${title}" in ${selector}`);
      text.data = was;
    }

  // What scrolls may scroll below a bar that stays.
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  const bar = (el) =>
    (scrolls && el.closest(".scrubber, .room-foot") !== null) || el.closest(".log h2") !== null;
  const over = document.querySelector("dialog[open], .rising, .hint-card");
  const press = [...(over ?? document).querySelectorAll("button, a[href], input, select")]
    .filter((el) => shown(el) && !el.closest(".why, .past, .notices, .beyond"))
    .map((el) => [el, visible(el)])
    .filter(([, r]) => big(r, 4));
  press.forEach(([a, r], i) => {
    for (const [b, q] of press.slice(i + 1))
      if (big(cross(r, q), 3) && !a.contains(b) && !b.contains(a) && bar(a) === bar(b))
        found.add(`${name(a)} over ${name(b)}`);
    const dock = over ? null : a.closest(".dock")?.getBoundingClientRect();
    if (dock && (r.left < dock.left - 2 || r.right > dock.right + 2))
      found.add(`${name(a)} sticks out of the dock`);
    const at = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (
      at &&
      !a.contains(at) &&
      !at.contains(a) &&
      !at.closest(".start, .why, .past, .notices, .beyond, label") &&
      !bar(at)
    )
      found.add(`${name(a)} is below ${name(at)}`);
  });
  document.adoptedStyleSheets.pop();
  return [...found];
}

const SIZES = { 360: 740, 390: 844, 820: 1180, 1024: 768, 1440: 900 };

/** What does not fit in the window as it is. */
export async function untidyIn(page, longest = []) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(untidy, longest);
}

/** What does not fit at each of these widths of the window, which is then as
 * before. */
export async function untidyAt(page, widths, longest = []) {
  const before = page.viewportSize();
  const found = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: SIZES[width] });
    found[width] = await untidyIn(page, longest);
  }
  await page.setViewportSize(before);
  return found;
}

/** Everything fits at every size of the window. */
export async function tidy(page, what, longest = []) {
  const all = await untidyAt(page, Object.keys(SIZES).map(Number), longest);
  for (const [width, found] of Object.entries(all))
    check(found.length === 0, `${what} at ${width} px: ${found.slice(0, 6).join(" | ")}`);
}

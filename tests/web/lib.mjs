// What the tests of the page share: the real server, a real browser, and
// hands that play by mouse, keyboard or touch.
import { spawn } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
const require = createRequire(path.join(root, "web/package.json"));
const { chromium } = require("playwright-core");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long a busy machine may take; a run that goes well never waits for it. */
const PATIENCE_MS = 90_000;

/** The server on a free port of this machine, and its address. */
export async function serve() {
  const child = spawn(path.join(root, "build/oxhide"), ["serve", "--listen", "127.0.0.1:0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((done, fail) => {
    let said = "";
    child.stdout.on("data", (bytes) => {
      said += bytes;
      const found = said.match(/http:\/\/\S+/);
      if (found) done(found[0]);
    });
    child.on("exit", (code) => fail(new Error(`oxhide serve ended with ${code}: ${said}`)));
  });
  return { url, stop: () => child.kill("SIGTERM") };
}

export const browse = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

export function check(truth, what) {
  if (!truth) throw new Error(what);
}

/** A page of its own. Anything on its console or thrown in it fails the test. */
export async function open(browser, url, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: "reduce",
    ...options,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const wrong = [];
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && wrong.push(m.text()));
  page.on("pageerror", (e) => wrong.push(String(e)));
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(url);
  return {
    page,
    context,
    close: async () => {
      await context.close();
      check(wrong.length === 0, `the console says: ${wrong.join(" | ")}`);
    },
  };
}

/** No violation of the accessibility rules on what is shown. */
export async function accessible(page, what) {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ["violations"] }),
  );
  const said = found.violations.map(
    (v) =>
      `${v.id}: ${v.nodes
        .map((n) => n.target.join(" "))
        .slice(0, 3)
        .join(", ")}`,
  );
  check(said.length === 0, `${what}: ${said.join(" | ")}`);
}

/** A table by the form: one kind a seat, computers at the given level. */
export async function newTable(page, kinds, level = "1", seed = "7", game = "bronze") {
  await page.evaluate((id) => (location.hash = `#/new/${id}`), game);
  await page.waitForSelector(".seat-row");
  if (await page.locator(".pill:has-text('players')").count())
    await page.click(`.pill:has-text("${kinds.length} players")`);
  for (const [i, kind] of kinds.entries()) {
    await page.selectOption(`select[aria-label="Who sits on seat ${i + 1}"]`, kind);
    if (kind === "computer")
      await page.selectOption(`select[aria-label="Level of seat ${i + 1}"]`, level);
  }
  await page.fill('input[aria-describedby="seed-help"]', seed);
  await page.click('button:has-text("Start"), button:has-text("Watch")');
  await page.waitForSelector(".app[data-ply], .curtain");
}

/** What the table asks for: "take", "settle", "city", "curtain", "over". */
export async function asked(page) {
  const handle = await page.waitForFunction(() => {
    const has = (s) => document.querySelector(s) !== null;
    if (has("dialog.end")) return "over";
    if (has(".curtain")) return "curtain";
    if (has(".offer")) return "city";
    if (has(".stack.legal")) return "take";
    if (has(".chips") && !has(".thinking")) return "settle";
    return null;
  });
  return handle.jsonValue();
}

/** Does one step by mouse. */
export async function clickStep(page, step) {
  if (step === "curtain") await page.click(".curtain .btn");
  if (step === "city") await page.click(".offer >> nth=0");
  if (step === "take") {
    await page.click(".stack.legal >> nth=0");
    await page.click(".place >> nth=-1");
  }
  if (step === "settle") {
    const spot = page.locator(".spot.legal").last();
    if (await spot.count()) await spot.click();
    else await page.click('.dock .btn:has-text("End turn")');
  }
}

/** The same by keys alone. */
export async function keyStep(page, step) {
  if (step === "city") await page.keyboard.press("1");
  if (step === "take") {
    for (const n of "1234") {
      await page.keyboard.press(n);
      if (await page.locator(".place").count()) break;
    }
    await page.waitForSelector(".place:focus");
    await page.keyboard.press("Enter");
  }
  if (step === "settle") {
    if (await page.locator(".spot.legal").count()) {
      await page.keyboard.press("1");
      await page.waitForSelector(".spot:focus");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("d");
  }
}

/** The same by a finger: the first tap looks, the second does. */
export async function tapStep(page, step) {
  if (step === "city") await page.tap(".offer >> nth=0");
  if (step === "take") {
    await page.tap(".stack.legal >> nth=0");
    await page.tap(".place >> nth=0");
  }
  if (step === "settle") {
    const spot = page.locator(".spot.legal").first();
    if (!(await spot.count())) return page.tap('.dock .btn:has-text("End turn")');
    await spot.tap();
    await page.tap('.dock .btn:has-text("Settle here")');
  }
}

/** Where the game stands, as a number that every action changes. */
const ply = (page) =>
  page.evaluate(() => Number(document.querySelector(".app")?.dataset.ply ?? -1));

/** Plays until the end, or until somebody says to stop. */
export async function playOut(page, step, stop = () => false, ask = asked) {
  for (let i = 0; i < 400; i++) {
    const what = await ask(page);
    if (what === "over" || (await stop(i, what))) return i;
    const before = await ply(page);
    await step(page, what);
    await page.waitForFunction(
      (was) =>
        document.querySelector("dialog.end") ||
        Number(document.querySelector(".app")?.dataset.ply ?? -1) !== was,
      before,
    );
  }
  throw new Error("the game does not end");
}

/** What does not fit on what is shown: text cut off or outside its piece, the
 * page wider than the window, things to press over each other. */
function untidy(longest) {
  const found = new Set();
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
    (scrolls && el.closest(".scrubber") !== null) || el.closest(".log h2") !== null;
  const over = document.querySelector("dialog[open], .rising");
  const press = [...(over ?? document).querySelectorAll("button, a[href], input, select")]
    .filter((el) => shown(el) && !el.closest(".why, .past, .notices"))
    .map((el) => [el, visible(el)])
    .filter(([, r]) => big(r, 4));
  press.forEach(([a, r], i) => {
    for (const [b, q] of press.slice(i + 1))
      if (big(cross(r, q), 3) && !a.contains(b) && !b.contains(a) && bar(a) === bar(b))
        found.add(`${name(a)} over ${name(b)}`);
    const at = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (
      at &&
      !a.contains(at) &&
      !at.contains(a) &&
      !at.closest(".start, .why, .past, .notices, label") &&
      !bar(at)
    )
      found.add(`${name(a)} is below ${name(at)}`);
  });
  return [...found];
}

const SIZES = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1440, 900],
];

/** Everything fits at every size of the window; which is then as before. */
export async function tidy(page, what, longest = []) {
  const before = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const found = await page.evaluate(untidy, longest);
    check(found.length === 0, `${what} at ${width} px: ${found.slice(0, 6).join(" | ")}`);
  }
  await page.setViewportSize(before);
}

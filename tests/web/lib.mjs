// What the tests of the page share: the real server, a real browser, ways to
// set a table and to play at it. Hands for a game lie in games/<id>.hands.mjs.
import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import readline from "node:readline";
import { fileURLToPath } from "node:url";

import { tidy } from "./tidy.mjs";
import { plainWords, rightSentences } from "./words.mjs";

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** The puzzles of a game that ship. */
export const puzzles = (game) =>
  fs
    .readFileSync(path.join(root, `puzzles/${game}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

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
  "--font-render-hinting=none", // as windows draw text, also without one
];

/** How long a busy machine may take; a run that goes well never waits for it. */
const PATIENCE_MS = 90_000;

/** The servers there are; a test that fails on its way leaves none behind. */
const running = new Set();
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** The server on a port of this machine, with what is kept in a folder. */
async function start(data, port, options) {
  const args = ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, ...options];
  const child = spawn(path.join(root, "build/oxhide"), args, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  const url = await new Promise((done, fail) => {
    let said = "";
    child.stdout.on("data", (bytes) => {
      said += bytes;
      const found = said.match(/http:\/\/\S+/);
      if (found) done(found[0]);
    });
    child.on(
      "exit",
      (code) =>
        running.delete(child) && fail(new Error(`oxhide serve ended with ${code}: ${said}`)),
    );
  });
  return { url, child, ended: new Promise((done) => child.on("exit", done)) };
}

/** A server on a free port, and its address. It can be killed without a word
 * and started again at the same place. */
export async function serve(...options) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), "oxhide-"));
  let now = await start(data, 0, options);
  return {
    url: now.url,
    kill: () => {
      now.child.kill("SIGKILL");
      return now.ended;
    },
    again: async () => {
      now = await start(data, new URL(now.url).port, options);
    },
    stop: async () => {
      now.child.kill("SIGTERM");
      await now.ended;
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A web host that knows nothing: a folder, as it is. */
export function host(folder) {
  const server = http.createServer((request, response) => {
    const file = path.join(
      folder,
      request.url === "/" ? "index.html" : path.normalize(request.url.split("?")[0]),
    );
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    response
      .writeHead(200, { "Content-Type": TYPES[path.extname(file)] ?? "text/plain" })
      .end(fs.readFileSync(file));
  });
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () =>
      done({ url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }),
    ),
  );
}

/** Chromium without windows, which costs a third less; or the whole of it. */
const BROWSERS = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export const browse = () =>
  chromium.launch({ executablePath: BROWSERS.find((x) => x && fs.existsSync(x)), args: FLAGS });

export function check(truth, what) {
  if (!truth) throw new Error(what);
}

/** The engines that review every finished game are slow to begin: what is not
 * about reviews need not wait for a core. */
function reviewNothing() {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.ask?.cmd !== "review-work") post.call(this, message, ...rest);
  };
}

/** A page of its own. Anything on its console or thrown in it fails the test,
 * but for what a connection that is broken on purpose makes browsers say. */
export async function open(browser, url, { broken = null, reviews = false, ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: "reduce",
    ...options,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  if (!reviews) await context.addInitScript(reviewNothing);
  const page = await context.newPage();
  const wrong = [];
  page.on("console", (m) => {
    if (["error", "warning"].includes(m.type()) && !broken?.test(m.text())) wrong.push(m.text());
  });
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
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
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

/** A text without arguments, as it is written in a language. */
export function textIn(language, key) {
  const folder = path.join(root, "texts", language);
  for (const file of fs.readdirSync(folder)) {
    const found = fs
      .readFileSync(path.join(folder, file), "utf8")
      .match(new RegExp(`^${key} = (.*)$`, "m"));
    if (found) return found[1];
  }
  throw new Error(`texts/${language} has no ${key}`);
}

/** A control by its key, which no language changes. */
export const at = (key) => `[data-key="${key}"]`;

/** A place of the page by its address behind "#". */
export const goTo = (page, hash) => page.evaluate((h) => (location.hash = h), hash);

/** The first page, once it is drawn. */
export async function home(page) {
  await goTo(page, "#/");
  await page.waitForSelector(at("play-now"));
}

/** A table by the form: one kind a seat, computers at the given level. */
export async function newTable(page, game, kinds, { level = "1", seed = "7" } = {}) {
  await goTo(page, `#/new/${game}`);
  await page.waitForSelector(".seat-row");
  await page.click(at(`seats-${kinds.length}`));
  for (const [i, kind] of kinds.entries()) {
    await page.selectOption(at(`kind-${i + 1}`), kind);
    if (kind === "computer") await page.selectOption(at(`level-${i + 1}`), level);
  }
  await page.fill(at("seed"), seed);
  await page.click(at("start"));
  await page.waitForSelector(".app, .curtain");
}

/** What the table asks for, by the name its game has for it; or "curtain", "over". */
export async function asked(page) {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector('.app[data-stage="score"]')) return "over";
    if (document.querySelector(".curtain")) return "curtain";
    return document.querySelector(".app")?.dataset.asks || null;
  });
  return handle.jsonValue();
}

/** Where the game stands, as a number that every action changes. */
export const ply = (page) =>
  page.evaluate(() => Number(document.querySelector(".app")?.dataset.ply ?? -1));

/** Waits until the game stands elsewhere than it did. */
export const movedFrom = (page, was) =>
  page.waitForFunction(
    (before) =>
      document.querySelector('.app[data-stage="score"]') ||
      Number(document.querySelector(".app")?.dataset.ply ?? -1) !== before,
    was,
  );

export const movedTo = (page, there) =>
  page.waitForFunction(
    (then) => Number(document.querySelector(".app")?.dataset.ply ?? -1) === then,
    there,
  );

/** Plays until the end, or until somebody says to stop. */
export async function playOut(page, step, stop = () => false) {
  for (let i = 0; i < 400; i++) {
    const what = await asked(page);
    if (what === "over" || (await stop(i, what))) return i;
    const before = await ply(page);
    if (what === "curtain") await page.click(at("lift"));
    else await step(page, what);
    await movedFrom(page, before);
  }
  throw new Error("the game does not end");
}

/** Skips the count of a finished game; the totals. */
export async function countOut(page) {
  await page.waitForSelector('.app[data-stage="score"]');
  // It may come to its end by itself meanwhile.
  await page.evaluate((skip) => document.querySelector(skip)?.click(), at("skip-count"));
  await page.waitForSelector('.sheet[data-done="true"]');
  return page.locator(".totals .tot").allTextContents();
}

/** A whole game, up to a score sheet that has a total for every seat. */
export async function wholeGame(browser, url, game, kinds, step, look = () => false, options = {}) {
  const { page, close } = await open(browser, url, options);
  await newTable(page, game, kinds);
  const steps = await playOut(page, step, async (i, what) => {
    await plainWords(page, game);
    return look(page, i, what);
  });
  const points = await countOut(page);
  await plainWords(page, game);
  await rightSentences(page, game);
  check(points.length === kinds.length, "the score sheet has a total for every seat");
  await accessible(page, "the score sheet");
  await tidy(page, "the score sheet");
  await close();
  return `${steps} steps, ${points.join(" : ")}`;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The jump key and a letter lead to each part of the table, wide and narrow. */
export async function visitPlaces(page, places) {
  const size = page.viewportSize();
  for (const viewport of [size, PHONE.viewport, size]) {
    await page.setViewportSize(viewport);
    for (const [letter, place] of Object.entries(places)) {
      await page.keyboard.press("g");
      await page.keyboard.press(letter);
      await page.waitForFunction(
        (s) => document.activeElement.matches(s) && document.activeElement.getClientRects().length,
        place,
      );
    }
  }
  check((await page.locator("dialog").count()) === 0, "the letter is no shortcut of its own");
}

/** A table from a kept record, up to the first line that begins so; one seat is yours. */
export async function openKept(page, game, name, until, seat) {
  const lines = fs
    .readFileSync(path.join(root, `tests/records/${game}/${name}.play`), "utf8")
    .split("\n");
  const end = lines.findIndex((line) => line.startsWith(until));
  check(end > 0, `${name} has no line ${until}`);
  const seats = Number(lines.find((line) => line.startsWith("seats ")).slice(6));
  const table = {
    id: "kept",
    game,
    seats: Array.from({ length: seats }, (_, i) =>
      i === seat
        ? { kind: "you", name: "You", player: "human" }
        : { kind: "computer", name: `Rival ${i}`, player: "random" },
    ),
    record: lines.slice(0, end + 1).join("\n") + "\n",
    where: "",
    turn: "",
    mine: true,
    over: false,
    updated: 1,
  };
  await page.evaluate((x) => localStorage.setItem("oxhide.table.kept", JSON.stringify(x)), table);
  await page.reload();
  await goTo(page, "#/play/kept");
  await page.waitForSelector(".app");
}

/** The engine itself, to be asked beside the page. */
export function engine() {
  const child = spawn(path.join(root, "build/oxhide"), ["engine"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ask: async (request) => {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const answer = JSON.parse((await answers.next()).value);
      check(answer.ok, JSON.stringify(answer.error));
      return answer;
    },
    stop: () => child.stdin.end(),
  };
}

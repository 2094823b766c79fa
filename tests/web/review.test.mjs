// A finished game is reviewed beside its replay, a mistake is tried again, a
// puzzle is solved and failed, and the tutor warns and is overruled.
import fs from "node:fs";
import path from "node:path";
import { accessible, at, check, goTo, movedFrom, open, PHONE, ply, puzzles, root } from "./lib.mjs";

const GAME = "bronze-age";

/** One whose answer and whose worst try are each a single button. */
function simple() {
  const all = puzzles(GAME);
  const k = all.findIndex(
    (p) =>
      /^(draw|play)\d$/.test(p.best[0]) && p.others.some((o) => o.words[0] === "stop" && o.loss),
  );
  check(k >= 0, "a simple puzzle");
  return { n: k + 1, puzzle: all[k] };
}

async function keep(page, record, over, you = 0, game = GAME) {
  const names = ["Anat", "Baal", "Kothar", "Yam"];
  const table = {
    id: "kept",
    game,
    seats: names.slice(0, Number(/^seats (\d)/m.exec(record)[1])).map((name, i) => ({
      kind: i === you ? "you" : "computer",
      name,
      player: i === you ? "human" : "ai:1",
    })),
    record,
    where: "",
    turn: "",
    mine: false,
    over,
    updated: 1,
    revision: 1,
  };
  await page.evaluate((x) => localStorage.setItem("oxhide.table.kept", JSON.stringify(x)), table);
  await page.reload();
}

/** The shortest finished record that is kept: programs that play at random. */
function finished() {
  const folder = path.join(root, "tests/records", GAME);
  return fs
    .readdirSync(folder)
    .map((f) => fs.readFileSync(path.join(folder, f), "utf8"))
    .filter((text) => /^= /m.test(text) && text.includes(`\ngame ${GAME} `))
    .sort((a, b) => a.length - b.length)[0];
}

const watchTasks = (page) =>
  page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((l) =>
      window.tasks.push(...l.getEntries().map((e) => e.duration)),
    ).observe({ type: "longtask" });
  });

export default {
  "a game is reviewed, and a mistake tried again": async (b, url) => {
    const { page, close } = await open(b, url, { reviews: true });
    await keep(page, finished(), true);
    await goTo(page, "#/replay/kept/0");
    await page.click(at("eye"));
    await page.waitForSelector(".rv-graph svg");
    await watchTasks(page);
    await page.waitForSelector(at("next-mistake"));
    const longest = Math.max(0, ...(await page.evaluate(() => window.tasks)));
    await page.keyboard.press("Shift+N");
    await page.waitForSelector(at("told"));
    check(
      /^Turn \d+: /.test(await page.textContent(`${at("told")} h2`)),
      "counted as the game does",
    );
    check((await page.textContent(at("told"))).includes("cost you"), "a mistake in words");
    await page.waitForSelector(".rv-graph .legend"); // games were played for the curve
    await page.click(at("stop")).catch(() => undefined);
    const curve = () => page.getAttribute(".rv-graph polyline.thick", "points");
    const known = await curve();
    await page.keyboard.press("k");
    check((await curve()) !== known, "what could be known is another curve");
    check((await page.locator(".rv-gain small").count()) > 0, "losses have their errors");
    const mine = await page.textContent(".rv-words");
    check(/(played|better).*luck\./.test(await page.textContent(".rv-how")), "how it went");
    await page.selectOption(at("whose"), "1");
    await page.waitForFunction((x) => document.querySelector(".rv-words").textContent !== x, mine);
    await page.selectOption(at("whose"), "0");
    await page.click(at("compared") + " summary");
    check((await page.locator(`${at("compared")} li`).count()) > 1, "what was compared");
    const wide = page.viewportSize();
    await page.setViewportSize(PHONE.viewport);
    await page.waitForSelector(".seatbar polyline.thick"); // a phone draws the line, too
    await page.setViewportSize(wide);
    await page.click(at("as-table"));
    check((await page.locator(".rv-table tbody tr").count()) > 2, "the graph as a table");
    await page.click(at("as-table"));
    await accessible(page, "a review");
    await goTo(page, "#/replay/kept/0");
    await goTo(page, "#/review/kept");
    await page.waitForSelector(at("told"));
    check((await page.textContent(at("told"))).includes("cost you"), "opens on an own mistake");
    await page.click(at("learn"));
    await page.waitForSelector(".rv.puzzle");
    await page.click(at("answer"));
    await page.waitForSelector(at("explained"));
    // Points that were lost are those of what was played, not of the answer.
    check(
      (await page.textContent(at("explained"))).includes("fewer games in 100"),
      "whose reasons they are",
    );
    await accessible(page, "a mistake as a puzzle");
    await page.click(at("back-to-review"));
    await page.waitForSelector(at("play-on"));
    await page.keyboard.press("y");
    await page.waitForURL((u) => u.hash.startsWith("#/play/"));
    const hidden = await page.waitForFunction((back) => {
      const [way, told] = [back, ".notice"].map((s) => document.querySelector(s));
      if (!way || !told) return null;
      return [way.getBoundingClientRect().bottom > told.getBoundingClientRect().top];
    }, at("to-review"));
    check(!(await hidden.jsonValue())[0], "the notice hides the way back");
    await page.click(at("to-review")); // a branch is played, and left
    await page.waitForURL((u) => u.hash.startsWith("#/review/kept/"));
    await close();
    return `longest task ${Math.round(longest)} ms`;
  },

  "on a phone a review is read to its end": async (b, url) => {
    const { page, close } = await open(b, url, {
      reviews: true,
      ...PHONE,
      viewport: { width: 390, height: 664 },
    });
    await keep(page, finished(), true);
    await goTo(page, "#/review/kept/40");
    await page.waitForSelector(".rv-turning");
    const where = await page.textContent(".rv-told p");
    check(/^Turn \d+\. Step 40 /.test(where), `counted as the game does: ${where}`);
    await page.mouse.move(200, 500);
    for (let n = 0; n < 20; n++) await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => {
      const { bottom } = document.querySelector(".rv-turning").getBoundingClientRect();
      return bottom > 0 && bottom <= innerHeight;
    });
    await close();
  },

  "a worker that dies in a review loses nothing, and a stopped one goes on": async (b, url) => {
    const { page, context, close } = await open(b, "about:blank", { reviews: true });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 3 });
      const Real = Worker;
      window.side = [];
      window.Worker = class extends Real {
        constructor(...args) {
          super(...args);
          window.side.push(this);
        }
      };
      window.die = (worker) => worker.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
    });
    await page.goto(url);
    await page.evaluate(() => {
      const ids = Array.from({ length: 10 }, (_, k) => `old${k}`);
      localStorage.setItem("oxhide.reviews", JSON.stringify(ids));
      for (const id of ids) localStorage.setItem(`oxhide.review.${id}`, "{}");
    });
    await keep(page, finished(), true);
    await goTo(page, "#/review/kept/0");
    await page.waitForSelector(".rv-graph svg");
    const state = (name) => page.waitForSelector(`.rv-progress[data-state="${name}"]`);
    await page.evaluate(() => window.die(window.side.at(-1)));
    await page.waitForSelector(at("next-mistake")); // the other one goes on
    await page.evaluate(() => window.side.slice(1).forEach(window.die));
    await state("failed");
    await page.click(at("go-on"));
    await state("working");
    await page.waitForFunction(() => JSON.parse(localStorage.getItem("oxhide.review.kept")).saved);
    await page.click(at("stop"));
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("oxhide.review.")),
    );
    check(kept.length === 10 && !kept.includes("oxhide.review.old9"), `the last ten: ${kept}`);
    await page.reload();
    // What was kept is there before anything new is found.
    await page.waitForSelector(at("next-mistake"));
    await close();
  },

  "a puzzle is failed, solved and counted": async (b, url) => {
    const { n, puzzle } = simple();
    const { page, close } = await open(b, url, { reviews: true });
    await page.click(at("puzzle"));
    await page.waitForSelector(".rv.puzzle");
    await goTo(page, `#/puzzle/${GAME}/${n}`);
    await page.waitForSelector(`[data-puzzle="${puzzle.id}"]`);
    check(
      (await page.locator(`${at("seat")} .s-${"LCSV"[puzzle.seat]}`).count()) > 0,
      "whose seat it is",
    );
    await page.click('[data-act="stop"]');
    await page.waitForSelector(".tries .puzzle-card");
    await accessible(page, "a puzzle");
    await page.click(`[data-act="${puzzle.best[0]}"]`);
    await page.waitForSelector('.rv.puzzle[data-state="solved"]');
    await page.waitForSelector(at("explained"));
    check(
      (await page.textContent(at("streak"))).startsWith("First day"),
      "the first day of a streak",
    );
    const told = await page.textContent(at("explained"));
    check(!told.includes(puzzle.best[0]), `the answer is told as people say it: ${told}`);
    await accessible(page, "a solved puzzle");
    await page.click(at("next-puzzle"));
    await page.waitForSelector(`.rv.puzzle[data-state="open"]`);
    await close();
  },

  "a try nobody judged before is judged by games, and an answer shown counts as a day": async (
    b,
    url,
  ) => {
    const { n, puzzle } = simple();
    const { page, close } = await open(b, url, { reviews: true });
    await page.route("**/puzzles/bronze-age.json", async (route) => {
      const all = await (await route.fetch()).json();
      for (const o of all[n - 1].others) delete o.loss;
      await route.fulfill({ json: all });
    });
    await goTo(page, `#/puzzle/${GAME}/${n}`);
    await page.waitForSelector(`[data-puzzle="${puzzle.id}"]`);
    await page.click('[data-act="stop"]');
    await page.waitForFunction(() =>
      / fewer games in 100 .*±/.test(document.querySelector(".tries")?.textContent ?? ""),
    );
    check(await page.locator('.rv.puzzle[data-state="open"]').count(), "it is refused");
    await page.click(at("answer"));
    await page.waitForSelector(at("explained"));
    check((await page.textContent(at("streak"))).startsWith("First day"), "the streak goes on");
    await close();
  },

  "a phone shows the answer of a puzzle that is solved": async (b, url) => {
    const { n, puzzle } = simple();
    const { page, close } = await open(b, url, { reviews: true, ...PHONE });
    await goTo(page, `#/puzzle/${GAME}/${n}`);
    await page.waitForSelector(`[data-puzzle="${puzzle.id}"]`);
    await page.tap('.tabs button:has-text("Hand")');
    await page.tap(`.dock [data-act="${puzzle.best[0]}"]`);
    await page.waitForSelector(at("explained"));
    await close();
  },

  "what the tutor asks about is marked on the table": async (b, url) => {
    const puzzle = puzzles("bronze").find(
      (p) => p.best[0].startsWith("settle ") && /^settle /.test(p.others[0].words[0]),
    );
    const { page, close } = await open(b, url, { reviews: true });
    await page.evaluate(() =>
      localStorage.setItem("oxhide.settings", JSON.stringify({ tutor: 5 })),
    );
    await keep(page, puzzle.record, false, puzzle.seat, "bronze");
    await goTo(page, "#/play/kept");
    const [, , ...where] = puzzle.others[0].words[0].split(" ");
    await page.click(`[data-at="spot-${where.join("-")}"]`);
    await page.waitForSelector("dialog.tutor");
    await page.waitForSelector(".rv-marks .asked");
    await close();
  },

  "the tutor warns, and is overruled": async (b, url) => {
    const { puzzle } = simple();
    const { page, close } = await open(b, url, { reviews: true });
    await page.evaluate(() =>
      localStorage.setItem("oxhide.settings", JSON.stringify({ tutor: 5 })),
    );
    await keep(page, puzzle.record, false, puzzle.seat);
    await goTo(page, "#/play/kept");
    await page.waitForSelector('[data-act="stop"]');
    const before = await ply(page);
    await page.click('[data-act="stop"]');
    await page.waitForSelector("dialog.tutor");
    // What speaks for the better action stands under its name.
    check(await page.locator(at("tutor-setting")).count(), "where the tutor is set");
    const [stop, better] = await page.locator("dialog.tutor p").allTextContents();
    check(/\d+ wins in 100\.$/.test(stop), "what it gives up, and no more");
    check(/^Consider: .+ point/.test(better), "why the better one is better");
    await accessible(page, "the tutor's word");
    await page.keyboard.press("Enter"); // look again has the focus
    await page.waitForSelector("dialog.tutor", { state: "detached" });
    check((await ply(page)) === before, "nothing was played");
    await page.click('[data-act="stop"]');
    await page.click(at("play-it"));
    await movedFrom(page, before);
    await close();
  },
};

// The Golden Ages: whole games by mouse and by keyboard, the first turn by
// touch, refusals, and its table for everyone.
import {
  accessible,
  asked,
  at,
  check,
  countOut,
  goTo,
  movedFrom,
  newTable,
  open,
  openKept,
  PHONE,
  ply,
  visitPlaces,
  wholeGame,
} from "../lib.mjs";
import { tidy } from "../tidy.mjs";
import { clickStep, hands, keyStep, PLACES, play, table, THRIFTY } from "./golden-ages.hands.mjs";

const phone = PHONE.viewport;

/** Questions that look different. */
const LOOKED_AT = new Set(["tile", "action", "civ", "judge"]);

export const whole = (b, url, kinds, step) => wholeGame(b, url, "golden-ages", kinds, hands(step));

/** Notes from now on what flies: for each its classes, and what it says. */
const watchFlights = (page) =>
  page.evaluate(() => {
    window.flown = [];
    window.tasks = [0];
    const note = (el) =>
      el.classList?.contains("flying") &&
      window.flown.push(
        `${el.tagName.toLowerCase()}.${[...el.classList].join(".")} ${el.textContent}`,
      );
    new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach(note))).observe(
      document.body,
      { childList: true, subtree: true },
    );
    new PerformanceObserver((l) =>
      window.tasks.push(...l.getEntries().map((e) => e.duration)),
    ).observe({ type: "longtask" });
  });

const flown = (page) => page.evaluate(() => window.flown);

/** What has to be seen moving in a game, by what flies. */
const FLIES = {
  "a tile": /^svg\.laid/,
  "a capital": /\.capw/,
  "a colonist": /\.pawns/,
  "a cube to a city": /^svg\.cube/,
  "a cube off a technology": /^i\.kd/,
  "a building of one's own": /\.sl\b/,
  "a wonder of one's own": /\.mini1/,
  "a rival's building or wonder": /^li\./,
  gold: /\.change.*[+−]\d+ gold/,
  points: /\.change.*[+−]\d+ point/,
};

async function inMotion(browser, url, speed, options = {}) {
  const opened = await open(browser, url, { reducedMotion: "no-preference", ...options });
  await opened.page.evaluate(
    (s) => localStorage.setItem("oxhide.settings", JSON.stringify({ speed: s })),
    speed,
  );
  await opened.page.reload();
  await table(opened.page, ["you", "computer"]);
  await watchFlights(opened.page);
  return opened;
}

/** Of the ways of the next hints the first two win as often, and any third far less. */
const twoGoodWays = (page) =>
  page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
    Object.defineProperty(MessageEvent.prototype, "data", {
      get() {
        const data = get.call(this);
        for (const [k, way] of (data?.answer?.ways ?? []).entries())
          for (const chance of way.chances) chance.mean = k < 2 ? 0.5 : 0.3;
        return data;
      },
    });
  });

/** What a board has at its foot is not cut off, and how strong computers are can be read. */
async function wholePanels(page, era) {
  const before = page.viewportSize();
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1440, 900],
    [1536, 864],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    const beyond = await page.locator(".gear").evaluate((el) => el.scrollHeight - el.clientHeight);
    check(beyond <= 1, `${era}: ${beyond} px of the board are cut off at ${width} px`);
    check(
      (await page.locator(".seat .sh small:visible").count()) === 3,
      `${era}: the computers' levels at ${width} px`,
    );
  }
  await page.setViewportSize(before);
}

/** The squares a person can see, of all or of some. */
const squaresSeen = (page, which = ".sq") =>
  page.locator(which).evaluateAll((all) => {
    const box = document.querySelector(".golden .scroll").getBoundingClientRect();
    return all.filter((el) => {
      const r = el.getBoundingClientRect();
      return r.left >= box.left - 1 && r.right <= box.right + 1;
    }).length;
  });

const squareSeen = (square) => {
  const box = document.querySelector(".golden .scroll").getBoundingClientRect();
  const r = document.querySelector(`[data-square="${square}"]`).getBoundingClientRect();
  return r.left >= box.left - 1 && r.right <= box.right + 1;
};

export default {
  "a whole game of The Golden Ages for 3 by keyboard alone": (b, url) =>
    whole(b, url, ["you", "computer", "computer"], keyStep),

  "the table of The Golden Ages is accessible, wide and on a phone, light and dark": async (
    b,
    url,
  ) => {
    for (const colorScheme of ["light", "dark"])
      for (const viewport of [{ width: 1280, height: 860 }, phone]) {
        const { page, close } = await open(b, url, { colorScheme, viewport });
        await table(page, ["you", "computer", "computer"]);
        const seen = new Set();
        await play(page, clickStep, async (asks) => {
          if (!seen.has(asks) && asks !== "capital")
            await accessible(page, `${asks}, ${colorScheme}, ${viewport.width} wide`);
          seen.add(asks);
          return seen.has("move");
        });
        if (viewport === phone)
          for (const tab of ["board", "offer", "rivals"]) {
            await page.click(at(`tab-${tab}`));
            await accessible(page, `${tab}, ${colorScheme}`);
          }
        await close();
      }
  },

  "the table of The Golden Ages fits at every size, early and late": async (b, url) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer", "computer", "computer"]);
    const seen = new Map();
    const notes = new Set();
    await play(page, clickStep, async (asks) => {
      const era = await page.textContent(".steps .on");
      notes.add(await page.textContent(".top .ends"));
      const hidden = await page.locator(".seat:not(.me) .hidden-points").count();
      check(hidden === 3, `the points of ${hidden} rivals say that they leave something out`);
      const times = (seen.get(asks) ?? 0) + 1;
      seen.set(asks, times);
      if (times === (asks === "action" ? 12 : 1) && LOOKED_AT.has(asks))
        await tidy(page, `${asks} in ${era}`);
      if (asks === "action" && !seen.has(era)) await wholePanels(page, era);
      if (asks === "action") seen.set(era, 1);
    });
    check(notes.has("the last era"), `the last era is not told: ${[...notes]}`);
    await countOut(page);
    await tidy(page, "the score sheet");
    await page.click(`.tools ${at("replay")}`);
    await page.waitForSelector(".scrubber");
    await page.fill(".scrubber input[type=range]", "60");
    await page.waitForSelector('.scrubber[data-ply="60"]');
    await tidy(page, "the replay");
    await close();
  },

  "in The Golden Ages whatever changes place is seen moving": async (b, url) => {
    const { page, close } = await inMotion(b, url, 2);
    const missing = async () => {
      const seen = await flown(page);
      return Object.keys(FLIES).filter((what) => !seen.some((f) => FLIES[what].test(f)));
    };
    const all = async () => (await missing()).length === 0;
    await play(page, clickStep, all, THRIFTY);
    // One game need not bring everything.
    for (const seed of ["8", "9"])
      if (!(await all())) {
        await goTo(page, "#/");
        await page.waitForSelector(at("play-now"));
        await newTable(page, "golden-ages", ["you", "computer"], { seed });
        await play(page, clickStep, all, THRIFTY);
      }
    check((await missing()).length === 0, `never seen moving: ${await missing()}`);
    const longest = await page.evaluate(() => Math.max(...window.tasks));
    await close();
    return `longest task ${longest} ms`;
  },

  "in The Golden Ages nothing flies where no motion is wanted, and a press ends what flies": async (
    b,
    url,
  ) => {
    for (const [speed, options] of [
      [0, {}],
      [1, { reducedMotion: "reduce" }],
    ]) {
      const { page, close } = await inMotion(b, url, speed, options);
      let steps = 0;
      await play(page, clickStep, () => ++steps > 8);
      check((await flown(page)).length === 0, `at speed ${speed} flew: ${await flown(page)}`);
      await close();
    }
    const { page, close } = await inMotion(b, url, 1);
    await page.evaluate(() => {
      // Flights that wait: so that the press finds them in the air.
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        return animate.call(
          this,
          frames,
          this.classList.contains("flying") ? { ...how, duration: 1e6 } : how,
        );
      };
    });
    await page.click(".sq.lit");
    await page.waitForSelector(".flying");
    check(
      (await page.locator(".flying:not([inert]), .flying:not([aria-hidden])").count()) === 0,
      "a copy in flight is no button",
    );
    await page.mouse.move(2, 2);
    await page.mouse.down();
    check((await page.locator(".flying").count()) === 0, "a press ends the flights");
    await close();
  },

  "on a phone the whole map of The Golden Ages can be seen, and a tap on it shows a place large":
    async (b, url) => {
      for (const viewport of [phone, { width: 360, height: 740 }]) {
        const { page, close } = await open(b, url, { viewport, hasTouch: true, isMobile: true });
        await table(page, ["you", "computer"]);
        const ply = await page.getAttribute(".app", "data-ply");
        const fit = page.locator(".fit");
        check((await squaresSeen(page)) < 60, "large, a part of the map is seen");
        const target = await fit.boundingBox();
        check(target.width >= 44 && target.height >= 44, "the button fits a finger");
        await fit.tap();
        await page.waitForSelector('.fit[aria-pressed="true"]');
        check(
          (await squaresSeen(page)) === 60,
          `${await squaresSeen(page)} of 60 squares are seen`,
        );
        await accessible(page, `the whole map, ${viewport.width} wide`);
        for (const at of ["2,9", "3,0"]) {
          if ((await fit.getAttribute("aria-pressed")) === "false") await fit.tap();
          await page.tap(`[data-square="${at}"]`, { force: true });
          await page.waitForSelector('.fit[aria-pressed="false"]');
          await page.waitForFunction((sq) => {
            const r = document.querySelector(`[data-square="${sq}"]`).getBoundingClientRect();
            return r.width >= 44 && r.left >= -1 && r.right <= innerWidth + 1;
          }, at);
        }
        check((await page.locator(".choice, .why").count()) === 0, "the tap did nothing else");
        await fit.focus();
        await page.keyboard.press("Enter");
        await page.waitForSelector('.fit[aria-pressed="true"]');
        check((await page.getAttribute(".app", "data-ply")) === ply, "nothing was done");
        await page.focus(".sq.lit");
        await page.keyboard.press("Enter");
        await page.waitForFunction(
          (was) => document.querySelector(".app").dataset.ply !== was,
          ply,
        );
        await close();
      }
    },

  "on a phone the map of The Golden Ages shows where something happened": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: phone });
    await table(page, ["you", "computer", "computer", "computer"]);
    let actions = 0;
    await play(page, clickStep, (asks) => asks === "action" && ++actions > 7);
    await page.click(at("tab-log"));
    await page.click(at("whole-log"));
    const lines = await page
      .locator(".log li[data-seat]")
      .evaluateAll((all) => all.map((el) => ({ ...el.dataset })));
    let looked = 0;
    // The last line is now, not a moment of the past.
    for (const { ply: when, seat, act } of lines.slice(0, -1)) {
      const square = /^(?:explore|builder|artist|soldier|move|to) (\d,\d)$/.exec(act)?.[1];
      if (!square || seat === "0") continue;
      await page.evaluate(() => (document.querySelector(".golden .scroll").scrollLeft = 0));
      await page.click(`.log li[data-ply="${when}"] button`);
      await page.waitForSelector(`.past[data-ply="${Number(when) + 1}"]`);
      await page.waitForFunction(squareSeen, square);
      looked++;
    }
    check(looked > 4, `${looked} moments looked at`);
    await close();
  },

  "on a phone nothing below the dock of The Golden Ages moves when others act": async (b, url) => {
    const { page, close } = await inMotion(b, url, 1, { viewport: phone });
    const top = async () => (await page.locator(".tabs").boundingBox()).y;
    await play(page, clickStep, (asks) => asks === "action");
    const before = await top();
    await page.click(".act[data-group=artist]");
    await page.click(".choice");
    await page.waitForSelector('.app[data-asks=""] .thinking');
    check(Math.abs((await top()) - before) < 2, `the tabs moved from ${before} to ${await top()}`);
    await close();
  },

  "in The Golden Ages a step that is taken back brings back what each action said": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer"]);
    const note = '.act[data-group="explorer"] small';
    const says = (text, not) =>
      page.waitForFunction(
        ([at, said, other]) => {
          const now = document.querySelector(at)?.textContent;
          return now && (other ? now !== said : now === said);
        },
        [note, text, not],
      );
    await play(page, clickStep, (asks) => asks === "action");
    await says("", true);
    const first = await page.textContent(note);
    const from = await ply(page);
    let steps = 0;
    await play(page, clickStep, (asks) => asks === "action" && steps++ > 0, ["explorer"]);
    await says(first, true);
    const to = await ply(page);
    await page.keyboard.press("u");
    await page.waitForFunction(
      (was) =>
        document.querySelector("dialog") || document.querySelector(`.app:not([data-ply="${was}"])`),
      to,
    );
    if (await page.locator("dialog").count()) await page.click(at("undo-anyway"));
    await movedFrom(page, to);
    check((await ply(page)) > from, "the undo stops within the action");
    check((await asked(page)) !== "action", "where the action goes on");
    await says(first, false);
    await close();
  },

  "in The Golden Ages G and a letter go to the parts of the table": async (b, url) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer"]);
    await visitPlaces(page, PLACES);
    await close();
  },

  "in The Golden Ages a finger looks first, and what is greyed answers why": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: phone, hasTouch: true, isMobile: true });
    await table(page, ["you", "computer"]);
    const before = await page.getAttribute(".app", "data-ply");
    await page.tap(".sq.lit >> nth=0");
    await page.waitForSelector(".choice");
    check((await page.getAttribute(".app", "data-ply")) === before, "the first tap only looks");
    await page.tap(".choice");
    await page.waitForFunction((was) => document.querySelector(".app").dataset.ply !== was, before);
    await page.tap(".sq.lit >> nth=0");
    await page.tap(".choice >> nth=0");
    await page.waitForSelector('.app[data-asks="action"]');
    await page.tap('.act[data-group="golden"]', { force: true });
    await page.waitForSelector(".why");
    check(/GA-9\.1/.test(await page.textContent(".why .rule-link")), "the rule is named");
    await page.tap(".why .rule-link");
    await page.waitForSelector(".rules-text .cited");
    await close();
  },

  "The Golden Ages: Notre Dame sends one colonist after the other, until its owner is done": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await openKept(page, "golden-ages", "notre-dame-sends-three", "B activate notre-dame", 1);
    await page.waitForSelector('.app[data-asks="shift"]');
    check((await page.locator(".sq.lit").count()) === 3, "three colonists can be sent");
    await page.click(".sq.lit >> nth=0");
    await page.waitForSelector('.app[data-asks="shift-more"]');
    check((await page.locator(".sq.lit").count()) === 2, "two can follow");
    const before = await ply(page);
    await page.click(".choice");
    await movedFrom(page, before);
    check((await page.locator('.app[data-asks="shift-more"]').count()) === 0, "done is done");
    await close();
  },

  "a way of a hint that is chosen is drawn on the map, and done": async (b, url) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer"]);
    await play(page, clickStep, (asks) => asks === "tile");
    const before = await ply(page);
    await twoGoodWays(page);
    await page.keyboard.press("h");
    const drawn = [];
    for (const k of [1, 2]) {
      await page.click(at(`way-${k}`));
      await page.waitForSelector(`${at(`way-${k}`)}[aria-pressed="true"]`);
      await page.waitForSelector(".turn.sel.hinted");
      drawn.push(await page.getAttribute(".ghost-tile .ga-ground", "d"));
      check((await page.locator(".sq.lit.hinted").count()) === 1, `way ${k} has a place`);
    }
    check(drawn[0] !== drawn[1], "each way is drawn as itself");
    const wins = await page.locator(".hint-card .wins").allTextContents();
    check(/games in 100/.test(wins[0]), `the number says what it is: ${wins[0]}`);
    check(wins.length === 2, "a way that wins far less often is not shown");
    const note = await page.textContent(".hint-card > p");
    check(/^Both win about equally often/.test(note), `two are as good: ${note}`);
    await page.click(at("do-hint"));
    await movedFrom(page, before);
    const laid = await page.getAttribute(".laid .ga-ground", "d");
    check(laid === drawn[1], "the way that was chosen is done");
    await close();
  },

  "The Golden Ages: a finger's civilization is asked once more, a judgement told": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url, PHONE);
    await openKept(page, "golden-ages", "two-seats", "B civ", 0);
    const was = await ply(page);
    const title = await page.textContent(".choice >> nth=1 >> b");
    await page.tap(".choice >> nth=1");
    await page.waitForSelector(".choice >> nth=1", { state: "detached" });
    check((await ply(page)) === was, "the first tap chooses");
    check((await page.textContent(".choice b")) === title, "the one that was tapped is asked for");
    await page.tap(".choice");
    await movedFrom(page, was);
    await openKept(page, "golden-ages", "two-seats", "B golden", 0);
    await page.waitForSelector('.notice[data-key="news"]:has-text("judgement")');
    const [map, told] = await Promise.all(
      [".board svg", ".notice"].map((s) => page.locator(s).first().boundingBox()),
    );
    check(told.y > map.y + map.height, "what is told lies on the map");
    await close();
  },

  "The Golden Ages: the words of the prompt belong to its heading": async (b, url) => {
    const { page, close } = await open(b, url, PHONE);
    await openKept(page, "golden-ages", "taken-back", "A capital 2,3", 1);
    const said = () => page.textContent(".dock .say p");
    await page.tap('.gt[data-at$="-agriculture"]');
    await page.waitForSelector('.dock .say p:has-text("Agriculture")');
    await page.tap('.act[data-group="artist"]');
    await page.waitForSelector('.act.sel[data-group="artist"]');
    check(!(await said()).includes("Agriculture"), `under Artist: ${await said()}`);
    await close();
  },
};

// Whole games of Bronze by mouse, keyboard and touch; undo, hotseat, reload,
// replay.
import {
  accessible,
  asked,
  at,
  check,
  goTo,
  movedFrom,
  movedTo,
  newTable,
  open,
  openKept,
  PHONE,
  playOut,
  ply,
  visitPlaces,
  wholeGame,
} from "../lib.mjs";
import { tidy } from "../tidy.mjs";
import { clickStep, keyStep, PLACES, tapStep } from "./bronze.hands.mjs";

/** Keys pressed faster than anything can be drawn. */
const pressAtOnce = (page, keys) =>
  page.evaluate((list) => {
    for (const key of list)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }, keys);

export const whole = (b, url, seats, step, options) =>
  wholeGame(
    b,
    url,
    "bronze",
    ["you", ...Array(seats - 1).fill("computer")],
    step,
    undefined,
    options,
  );

export default {
  "a phone shows what came to one, and one's turn begins with it": async (b, url) => {
    const { page, close } = await open(b, url, PHONE);
    await openKept(page, "bronze", "two-2018-stack", "A settle pottery 7 woods 2", 0);
    await page.tap(at("end"));
    const won = `.notice${at("gains")}:has-text("You win"):has-text("3 points")`;
    const anyway = `${at("end")}:has-text("anyway")`;
    await page.waitForSelector(`${won}, ${anyway}`);
    if (await page.locator(anyway).count()) await page.tap(anyway);
    await page.waitForSelector(won);
    await page.waitForSelector(".stack.legal");
    await page.tap('[data-at="tab-log"]');
    const facts = await page
      .locator(".log li")
      .evaluateAll((all) => all.map((el) => el.dataset.fact ?? ""));
    check(facts.indexOf("route-won") === 0, `before what others did the log tells it: ${facts}`);

    // What others did where one does not look: an arrow leads there.
    await openKept(page, "bronze", "four-2018-last-tile", "C settle wheel 11 deserts 2", 0);
    await page.waitForSelector(".stack.legal");
    await page.evaluate(() => (document.querySelector(".strip .scroll").scrollLeft = 0));
    await page.tap(at("beyond-right"));
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".spot.fresh")].some((el) => {
        const { left, right } = el.getBoundingClientRect();
        return left > 40 && right < innerWidth;
      }),
    );
    await close();
  },

  "the last round is told to all, as soon as it is certain": async (b, url) => {
    const { page, close } = await open(b, url, PHONE);
    const last = "This is the last round: a second stack is empty";
    // One begins it oneself.
    await openKept(page, "bronze", "two-2018-stack", "B take 2 up 4", 0);
    await page.tap(".stack.legal >> nth=2");
    await page.tap(".place >> nth=0");
    await page.waitForSelector(`.notice${at("ending")}:has-text("${last}")`);
    // A rival has begun it.
    await openKept(page, "bronze", "two-2018-stack", "A settle bronze-casting 7 deserts 1", 1);
    await page.waitForSelector(".stack.legal");
    await page.waitForSelector('.where .last:has-text("Last round")');
    await page.waitForSelector('.dock .say h2:has-text("Your last turn: take a card")');
    await page.tap('[data-at="tab-log"]');
    check((await page.textContent(".log .hit")).includes(last), "the log tells it");
    await accessible(page, "the last round, on a phone");
    await tidy(page, "the last round, on a phone");
    await close();
  },

  "the first stack to run out is told, and what the next one means": async (b, url) => {
    const { page, close } = await open(b, url, PHONE);
    await openKept(page, "bronze", "two-2018-stack", "B settle wheel 7 deserts 2", 0);
    await page.tap(".stack.legal >> nth=0");
    await page.tap(".place >> nth=0");
    await page.waitForSelector(`.notice${at("ending")}:has-text("the reserve replaces it")`);
    await close();
  },

  "on a tablet the panel names the card that will settle, its chips below its text": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url, {
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
    });
    await openKept(page, "bronze", "four-2018-stack-and-markers", ". reveal 4 irrigation", 0);
    const only = page.locator(".spot.other").first();
    await only.tap();
    const way = await page.getAttribute('[data-key="settle-here"]', "data-act");
    const chip = page.locator(".chip.sel");
    check(way.split(" ")[1] === (await chip.getAttribute("data-tech")), `${way} by another chip`);
    const name = await chip.locator("b").textContent();
    check((await page.textContent(".dock .say h2")).includes(name), `the panel names ${name}`);
    const [say, hand] = await Promise.all(
      [".dock .say", ".dock .chip-bar"].map((part) => page.locator(part).boundingBox()),
    );
    check(say.width > 600 && say.y + say.height <= hand.y, "what is said stands above the chips");
    await tidy(page, "a hand on a tablet");
    await close();
  },

  "a city somebody has says nothing of what it would pay another": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
    await openKept(page, "bronze", "four-2018-last-tile", "C settle wheel 11 deserts 2", 0);
    await page.hover(".rail [data-cities] >> nth=0");
    await page.waitForSelector(".lens .city-text");
    check((await page.locator(".lens .city-text i").count()) === 0, "it is no offer");
    await close();
  },

  "cities in a pile explain themselves, and what would close or wake is said before": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
    await newTable(page, "bronze", ["you", "computer", "computer", "computer"]);
    await playOut(page, clickStep, (i, what) => what === "take");
    check((await page.locator(".steps li").count()) === 4, "take, wake, settle, gather");
    const before = await page.textContent(".dock .say p");
    await page.hover(".stack.legal >> nth=0");
    await page.waitForFunction(
      (was) => document.querySelector(".dock .say p").textContent !== was,
      before,
    );
    await playOut(
      page,
      clickStep,
      async (i, what) =>
        what === "settle" && i > 6 && (await page.locator('.spot[data-spot="legal"]').count()) > 1,
    );
    await page.focus(".tab >> nth=0");
    await page.waitForSelector(".lens .city-text");
    await accessible(page, "a city looked at");
    // Of the spots that fit, the one furthest on closes the tiles before it.
    const places = await page
      .locator('.spot[data-spot="legal"]')
      .evaluateAll((els) => els.map((el) => Number(el.dataset.tile)));
    const far = Math.max(...places);
    await page.hover(`.spot[data-spot="legal"][data-tile="${far}"] >> nth=0`);
    if (far > Math.min(...places)) {
      await page.waitForSelector(".tile.closing");
      await page.waitForFunction(() =>
        /close/.test(document.querySelector(".dock .say p").textContent),
      );
    }
    const log = await page.locator(".log").boundingBox();
    check(log.y < 800 && log.height > 80, `the log is above the fold: ${JSON.stringify(log)}`);
    const heads = await page.evaluate(() =>
      [...document.querySelectorAll(".tile .hd")].map((el) => {
        const r = [...el.children].map((x) => x.getBoundingClientRect());
        return [Math.min(...r.map((x) => x.left)), Math.max(...r.map((x) => x.right))];
      }),
    );
    const near = heads.some(([left], i) => i > 0 && left - heads[i - 1][1] < 4);
    check(!near, "a tile's count stands clear of the next tile's number");
    await close();
  },

  "a whole game by keyboard alone, whose end is foretold": async (b, url) => {
    const notes = new Set();
    const look = async (page) => {
      notes.add(await page.textContent(".top .ends"));
    };
    const kinds = ["you", "computer"];
    const how = await wholeGame(b, url, "bronze", kinds, keyStep, look);
    const last = [...notes].filter((x) => x.startsWith("Last round: "));
    check(last.length > 0, `no last round: ${[...notes]}`);
    check(
      last.every((x) => /(stack|tile|are|is) .*; still to play: \S/.test(x)),
      `the last round: ${last}`,
    );
    return `${how}; ${last}`;
  },
  "a whole game for 4 by touch on a phone": (b, url) => whole(b, url, 4, tapStep, PHONE),

  "a reload in mid-game loses nothing": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, clickStep, (i, what) => i >= 6 && what === "take");
    const state = () =>
      page.evaluate(() => [
        document.querySelector(".app").dataset.ply,
        document.querySelectorAll(".spot.occ").length,
      ]);
    const before = await state();
    await page.reload();
    await asked(page);
    check(String(await state()) === String(before), `before ${before}, after ${await state()}`);
    await goTo(page, "#/");
    await page.click(".saved.mine a");
    await asked(page);
    check(String(await state()) === String(before), "Continue opens the same moment");
    await close();
  },

  "undo goes back at once, and stops at what was seen": async (b, url) => {
    const { page, close } = await open(b, url);
    // With three at the table nothing turns up when somebody settles tile 1.
    await newTable(page, "bronze", ["you", "computer", "computer"]);
    await playOut(page, clickStep, (i, what) => what === "settle");
    const before = await ply(page);
    await page.click('.spot.legal[data-tile="1"] >> nth=0');
    await movedFrom(page, before);
    await asked(page);
    await page.keyboard.press("u");
    await movedTo(page, before);
    const heard = page.locator("[role=log][aria-live] p").last();
    const said = await heard.textContent();
    check(/^Taken back: You settle .*\.$/.test(said), `of the undo is heard: ${said}`);
    await page.keyboard.press("r");
    await movedFrom(page, before);
    await page.keyboard.press("u");
    await movedTo(page, before);
    await page.keyboard.press("u");
    await page.waitForSelector("dialog.frontier");
    await accessible(page, "the frontier");
    const question = await page.textContent("dialog.frontier");
    check(!/agree|everyone/i.test(question), `computers are not asked: ${question}`);
    check((await ply(page)) === before, "nothing is taken back past the frontier");
    check((await page.locator(".took-back").count()) === 0, "free steps back leave no line");
    await page.click(at("undo-anyway"));
    await movedFrom(page, before);
    const line = await page.textContent(".log .took-back");
    check(line === "You take back one action", `the log says: ${line}`);
    await close();
  },

  "hotseat: a curtain between two people": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "person"]);
    let curtains = 0;
    await playOut(page, clickStep, async (i, what) => {
      if (what === "curtain" && !curtains++) await accessible(page, "the curtain");
      return curtains > 3;
    });
    check(curtains > 3, "the curtain falls whenever the other person is to act");
    await close();
  },

  "a game between computers can be watched, replayed, and played on": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["computer", "computer"]);
    await page.waitForSelector('.app[data-stage="score"]');
    await page.click(`.tools ${at("replay")}`);
    await page.waitForSelector(".scrubber");
    await accessible(page, "the replay");
    await tidy(page, "the replay");
    await page.keyboard.press("Home");
    await page.waitForSelector('.scrubber[data-ply="0"]');
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector('.scrubber[data-ply="1"]');
    await pressAtOnce(page, ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]);
    await page.waitForSelector('.scrubber[data-ply="3"]');
    await page.fill(".scrubber input[type=range]", "120");
    await page.waitForSelector('.scrubber[data-ply="120"]');
    await page.click(at("eyes-1"));
    await page.click(at("play-on"));
    await page.waitForFunction(() => location.hash.startsWith("#/play/"));
    await asked(page);
    await close();
  },

  "what the others did is told, and every line of the log jumps to its moment": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer", "computer"]);
    await playOut(page, clickStep, (i, what) => i > 4 && what === "take");
    await page.click(".log ol button >> nth=0");
    await page.waitForSelector(".past");
    await page.click(at("back-to-now"));
    await page.waitForSelector(".past", { state: "detached" });
    await page.click(at("show-me"));
    await page.waitForSelector(".past");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".past", { state: "detached" });
    await close();
  },

  "what happened is shown in six seconds at most, and the space bar ends it": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer", "computer", "computer"]);
    await playOut(page, clickStep, (i, what) => i > 6 && what === "take");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => {
      window.waits = [];
      const usual = window.setTimeout;
      window.setTimeout = (act, ms) => (window.waits.push(ms), usual(act, ms));
    });
    await page.click(at("show-me"));
    const steps = await page.waitForFunction(() => {
      const said = document.querySelector(".past b")?.textContent;
      return window.waits.length && said ? said.match(/\d+/g).map(Number)[1] : null;
    });
    const all = await steps.jsonValue();
    const waits = await page.evaluate(() => window.waits);
    check(all > 6, `few steps: ${all}`);
    check(
      waits.some((ms) => Math.abs(ms * all - 6000) < 1),
      `${all} steps of ${waits} ms`,
    );
    // The button that was pressed has the focus and is not pressed again.
    await page.keyboard.press(" ");
    await page.waitForSelector(".past", { state: "detached" });
    await close();
  },

  "the only move is played by itself where one wishes so, and not again when taken back": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await page.evaluate(() =>
      localStorage.setItem("oxhide.settings", JSON.stringify({ forced: true })),
    );
    await openKept(page, "bronze", "two-2018-stack", "A city mycenae", 0);
    const before = await ply(page);
    await page.waitForSelector(".forced");
    await page.click(at("not-yet"));
    await page.waitForSelector(".forced", { state: "detached" });
    await page.waitForTimeout(1400);
    check((await ply(page)) === before, "a person who wants to wait is left to it");
    await page.reload();
    await movedFrom(page, before);
    await page.waitForSelector(".stack.legal");
    await page.click(at("whole-log"));
    await page.waitForSelector(".log .by-itself");
    await close();
  },

  "a key pressed the moment the table asks is not lost": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, clickStep, (i, what) => what === "settle");
    // The page itself presses the key, in the very change that lights a stack.
    await page.evaluate(() => {
      const press = () => {
        if (!document.querySelector(".stack.legal")) return;
        watch.disconnect();
        const n =
          [...document.querySelectorAll(".stack")].findIndex((s) => s.classList.contains("legal")) +
          1;
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: String(n), bubbles: true }),
        );
      };
      const watch = new MutationObserver(press);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await playOut(page, keyStep, (i, what) => what === "take");
    await page.waitForTimeout(300);
    check(
      (await page.locator(".place").count()) > 0,
      "the card picked up by the key is still in hand",
    );
    await close();
  },

  "what is asked for twice in one moment is done once": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(
      page,
      clickStep,
      async (i, what) =>
        i > 6 && what === "settle" && (await page.locator(".spot.legal").count()) > 0,
    );
    const before = await ply(page);
    await page.evaluate(() => {
      const spot = document.querySelector(".spot.legal");
      spot.click();
      spot.click();
    });
    await movedFrom(page, before);
    await asked(page);
    check((await page.locator(".why").count()) === 0, "the second click is no refused action");
    const after = await ply(page);
    await pressAtOnce(page, ["[", "[", "["]);
    await page.waitForSelector(".past");
    await pressAtOnce(page, ["[", "]", "]", "]", "]"]);
    await page.waitForSelector(".past", { state: "detached" });
    check((await ply(page)) === after, "looking back changes nothing");
    await playOut(page, clickStep, (i, what) => what === "take");
    await close();
  },

  "G and a letter go to a part of the table, Shift+U to the start of the turn": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer", "computer"]);
    await playOut(page, clickStep, (i, what) => what === "settle");
    await visitPlaces(page, PLACES);
    const before = await ply(page);
    await page.click('.spot.legal[data-tile="1"] >> nth=0');
    await movedFrom(page, before);
    await asked(page);
    await page.keyboard.press("Shift+U");
    await movedTo(page, before);
    check((await page.locator("dialog").count()) === 0, "up to the card that was turned, unasked");
    await close();
  },

  "what moves can be skipped up to one's own turn": async (b, url) => {
    const { page, close } = await open(b, url, { reducedMotion: "no-preference" });
    await newTable(page, "bronze", ["computer", "computer", "computer", "you"]);
    await page.click(at("skip"));
    await playOut(page, clickStep, (i, what) => what === "settle");
    await close();
  },

  "a greyed spot answers why, with the rule and a link to it": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, clickStep, (i, what) => what === "settle");
    await page.click(".spot.free:not(.legal):not(.other) >> nth=0", { force: true });
    await page.waitForSelector(".why");
    const rule = await page.textContent(".why .rule-link");
    check(/B-\d/.test(rule), `the rule is named: ${rule}`);
    await page.click(".why .rule-link");
    await page.waitForSelector(".rules-text .cited");
    await accessible(page, "a rule beside the table");
    await close();
  },

  "a card and a technology can be dragged to their place": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, clickStep, (i, what) => what === "take");
    const drag = async (from, to) => {
      const a = await page.locator(from).first().boundingBox();
      await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
      await page.mouse.down();
      await page.mouse.move(a.x + a.width / 2 + 30, a.y + a.height / 2 + 10, { steps: 4 });
      await page.waitForSelector(to);
      const z = await page.locator(to).first().boundingBox();
      await page.mouse.move(z.x + z.width / 2, z.y + z.height / 2, { steps: 6 });
      await page.mouse.up();
    };
    // What is told may move a thing while it is pressed.
    const stack = await page.locator(".stack.legal").first().boundingBox();
    await page.mouse.move(stack.x + stack.width / 2, stack.y + 6);
    await page.mouse.down();
    await page.evaluate(() => (document.querySelector(".dock").style.marginBottom = "60px"));
    await page.mouse.up();
    await page.waitForSelector(".place");
    await page.evaluate(() => (document.querySelector(".dock").style.marginBottom = ""));
    await page.keyboard.press("Escape");
    await page.waitForSelector(".place", { state: "detached" });
    await drag(".stack.legal", ".place");
    await page.waitForSelector(".chip.sel");
    await page.keyboard.press("s");
    await page.click(".chip.done");
    await page.waitForSelector(".chip.sel:not(.done)");
    const markers = await page.locator(".spot.occ").count();
    await drag(".chip.sel", ".spot.legal");
    await page.waitForFunction((n) => document.querySelectorAll(".spot.occ").length > n, markers);
    await close();
  },

  "a hint names an action and can be done": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await asked(page);
    const before = await ply(page);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint-card");
    await page.waitForSelector('.rv-marks .way:has-text("1")'); // its number, where it is done
    // Every way says what it does; how the games after it ended, if that agrees
    // with how many were won.
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".hint-card li small")].every((el) =>
        /^Wakes /.test(el.textContent.trim()),
      ),
    );
    await page.click(at("do-hint"));
    await movedFrom(page, before);
    await close();
  },
};

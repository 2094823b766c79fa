// Whole games of Bronze by mouse, keyboard and touch; undo, hotseat, reload,
// replay.
import {
  accessible,
  asked,
  check,
  clickStep,
  keyStep,
  newTable,
  open,
  playOut,
  tapStep,
  tidy,
} from "./lib.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Keys pressed faster than anything can be drawn. */
const pressAtOnce = (page, keys) =>
  page.evaluate((list) => {
    for (const key of list)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }, keys);

async function whole(browser, url, kinds, step, options) {
  const { page, close } = await open(browser, url, options);
  await newTable(page, kinds);
  const steps = await playOut(page, step);
  const points = await page.locator(".score tfoot td b").allTextContents();
  check(points.length === kinds.length, "the score sheet has a total for every seat");
  await accessible(page, "the score sheet");
  await tidy(page, "the score sheet");
  await close();
  return `${steps} steps, ${points.join(" : ")}`;
}

export const games = {
  "a whole game for 2 by mouse": (b, url) => whole(b, url, ["you", "computer"], clickStep),
  "a whole game for 3 by mouse": (b, url) =>
    whole(b, url, ["you", "computer", "computer"], clickStep),
  "a whole game for 4 by mouse": (b, url) =>
    whole(b, url, ["you", "computer", "computer", "computer"], clickStep),
  "a whole game by keyboard alone": (b, url) => whole(b, url, ["you", "computer"], keyStep),
  "a whole game by touch on a phone": (b, url) =>
    whole(b, url, ["you", "computer"], tapStep, phone),

  "a reload in mid-game loses nothing": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, ["you", "computer"]);
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
    await page.evaluate(() => (location.hash = "#/"));
    await page.click(".saved.mine a");
    await asked(page);
    check(String(await state()) === String(before), "Continue opens the same moment");
    await close();
  },

  "undo goes back at once, and stops at what was seen": async (b, url) => {
    const { page, close } = await open(b, url);
    // With three at the table nothing turns up when somebody settles tile 1.
    await newTable(page, ["you", "computer", "computer"]);
    await playOut(page, clickStep, (i, what) => what === "settle");
    const ply = () => page.evaluate(() => Number(document.querySelector(".app").dataset.ply));
    const before = await ply();
    await page.click('.spot.legal[data-tile="1"] >> nth=0');
    await page.waitForFunction(
      (was) => Number(document.querySelector(".app").dataset.ply) !== was,
      before,
    );
    await asked(page);
    await page.keyboard.press("u");
    await page.waitForFunction(
      (was) =>
        Number(document.querySelector(".app").dataset.ply) === was ||
        document.querySelector("dialog"),
      before,
    );
    check((await ply()) === before, "the settlement is taken back");
    await page.keyboard.press("r");
    await page.waitForFunction(
      (was) => Number(document.querySelector(".app").dataset.ply) > was,
      before,
    );
    await page.keyboard.press("u");
    await page.waitForFunction(
      (was) => Number(document.querySelector(".app").dataset.ply) === was,
      before,
    );
    await page.keyboard.press("u");
    await page.waitForSelector('dialog:has-text("Everyone has to agree")');
    await accessible(page, "the frontier");
    check((await ply()) === before, "nothing is taken back past the frontier");
    await page.click("text=Everyone agrees: take it back");
    await page.waitForFunction(
      (was) => Number(document.querySelector(".app").dataset.ply) < was,
      before,
    );
    await close();
  },

  "hotseat: a curtain between two people": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, ["you", "person"]);
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
    await newTable(page, ["computer", "computer"]);
    await page.waitForSelector("dialog.end");
    await page.click('dialog.end a:has-text("Replay")');
    await page.waitForSelector(".scrubber");
    await accessible(page, "the replay");
    await tidy(page, "the replay");
    await page.keyboard.press("Home");
    await page.waitForSelector('output:has-text("0 of")');
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector('output:has-text("1 of")');
    await pressAtOnce(page, ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]);
    await page.waitForSelector('output:has-text("3 of")');
    await page.fill(".scrubber input[type=range]", "120");
    await page.waitForSelector('output:has-text("120 of")');
    await page.selectOption(".eyes select", "1");
    await page.click("text=Play on from here");
    await page.waitForFunction(() => location.hash.startsWith("#/play/"));
    await asked(page);
    await close();
  },

  "what the others did is told, and every line of the log jumps to its moment": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, ["you", "computer", "computer"]);
    await playOut(page, clickStep, (i, what) => i > 4 && what === "take");
    await page.click(".log ol button >> nth=0");
    await page.waitForSelector(".past");
    await page.click("text=Back to now");
    await page.waitForSelector(".past", { state: "detached" });
    await page.click(".log-acts button:has-text('Show me')");
    await page.waitForSelector(".past");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".past", { state: "detached" });
    await close();
  },

  "a key pressed the moment the table asks is not lost": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, ["you", "computer"]);
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
    await newTable(page, ["you", "computer"]);
    await playOut(
      page,
      clickStep,
      async (i, what) =>
        i > 6 && what === "settle" && (await page.locator(".spot.legal").count()) > 0,
    );
    const ply = () => page.evaluate(() => Number(document.querySelector(".app").dataset.ply));
    const before = await ply();
    await page.evaluate(() => {
      const spot = document.querySelector(".spot.legal");
      spot.click();
      spot.click();
    });
    await page.waitForFunction(
      (was) => Number(document.querySelector(".app").dataset.ply) > was,
      before,
    );
    await asked(page);
    check((await page.locator(".why").count()) === 0, "the second click is no refused action");
    const after = await ply();
    await pressAtOnce(page, ["[", "[", "["]);
    await page.waitForSelector(".past");
    await pressAtOnce(page, ["[", "]", "]", "]", "]"]);
    await page.waitForSelector(".past", { state: "detached" });
    check((await ply()) === after, "looking back changes nothing");
    await playOut(page, clickStep, (i, what) => what === "take");
    await close();
  },

  "G and a letter go to a part of the table, Shift+U to the start of the turn": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, ["you", "computer", "computer"]);
    await playOut(page, clickStep, (i, what) => what === "settle");
    const places = {
      s: ".spot",
      p: ".stack",
      c: ".cities .list",
      v: ".seat-name",
      l: ".log",
      m: ".matrix .grid",
    };
    for (const size of [page.viewportSize(), { width: 390, height: 844 }, page.viewportSize()]) {
      await page.setViewportSize(size);
      for (const [letter, place] of Object.entries(places)) {
        await page.keyboard.press("g");
        await page.keyboard.press(letter);
        await page.waitForSelector(`${place}:focus`);
      }
    }
    check(
      (await page.locator("dialog").count()) === 0,
      "the letter after G is no shortcut of its own",
    );
    const ply = () => page.evaluate(() => Number(document.querySelector(".app").dataset.ply));
    const before = await ply();
    await page.click('.spot.legal[data-tile="1"] >> nth=0');
    await page.waitForFunction(
      (was) => Number(document.querySelector(".app").dataset.ply) !== was,
      before,
    );
    await asked(page);
    await page.keyboard.press("Shift+U");
    await page.waitForSelector('dialog:has-text("Everyone has to agree")');
    check((await ply()) === before, "all up to the card that was turned is taken back");
    await close();
  },

  "what moves can be skipped up to one's own turn": async (b, url) => {
    const { page, close } = await open(b, url, { reducedMotion: "no-preference" });
    await newTable(page, ["computer", "computer", "computer", "you"]);
    await page.click('.thinking button:has-text("Skip")');
    await playOut(page, clickStep, (i, what) => what === "settle");
    await close();
  },

  "a greyed spot answers why, with the rule and a link to it": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, ["you", "computer"]);
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
    await newTable(page, ["you", "computer"]);
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
    await drag(".stack.legal", ".place");
    await page.waitForSelector(".chip.sel");
    const markers = await page.locator(".spot.occ").count();
    await drag(".chip.sel", ".spot.legal");
    await page.waitForFunction((n) => document.querySelectorAll(".spot.occ").length > n, markers);
    await close();
  },

  "a hint names an action and can be done": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, ["you", "computer"]);
    await asked(page);
    const before = await page.evaluate(() => document.querySelector(".app").dataset.ply);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint-line");
    await page.click(".hint-line button:has-text('Do it')");
    await page.waitForFunction((was) => document.querySelector(".app").dataset.ply !== was, before);
    await close();
  },
};

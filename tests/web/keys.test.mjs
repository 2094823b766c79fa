// The keyboard: every key in one table that people can change, and keys that
// go to the parts of each game's table.
import { clickStep } from "./games/bronze.hands.mjs";
import {
  accessible,
  asked,
  at,
  check,
  movedFrom,
  movedTo,
  newTable,
  open,
  playOut,
  ply,
} from "./lib.mjs";
import { tidy } from "./tidy.mjs";

/** The settings with the table of keys open, on the page in view. */
async function openKeys(page) {
  if (await page.locator(".app").count()) await page.click(at("menu"));
  await page.click(at("settings"));
  await page.click(at("all-keys"));
}

const closeDialog = async (page) => {
  await page.click(`dialog ${at("close")}`);
  await page.waitForSelector("dialog", { state: "detached" });
};

const cap = (page, id, n = 0) => page.locator(`.key-table [data-shortcut="${id}"] .key`).nth(n);

/** Gives a shortcut another key, as a person does. */
async function changeKey(page, id, key, n = 0) {
  await cap(page, id, n).click();
  await page.keyboard.press(key);
}

/** The key a tool promises in its tip, which ends with it in brackets. */
const promised = async (page, tool) =>
  / \((.*)\)$/.exec(await page.getAttribute(`.tools ${at(tool)}`, "data-tip"))?.[1];

/** What the help of a table says is the key. */
const helped = (page, id) => page.locator(`.keys [data-shortcut="${id}"] kbd`).allTextContents();

/** The answer to a key, good or bad, in the row of the shortcut it was for. */
const answered = (page, id, how) =>
  page.waitForSelector(`.key-table [data-shortcut="${id}"] .${how}`);

/** A table of Bronze with a settlement that can be taken back. */
async function withSettlement(page) {
  await newTable(page, "bronze", ["you", "computer", "computer"]);
  await playOut(page, clickStep, (i, what) => what === "settle");
  const before = await ply(page);
  await page.click('.spot.legal[data-tile="1"] >> nth=0');
  await movedFrom(page, before);
  await asked(page);
  return before;
}

/** Keys that two shortcuts in force at the same table have. */
const clashes = (page) =>
  page.locator(".key-table").evaluate((table) => {
    const rows = [...table.querySelectorAll("[data-shortcut]")]
      .filter((row) => row.querySelector(".key") && !row.querySelector("td .kbd"))
      .map((row) => [
        row.dataset.shortcut.match(/^(.*)\./)?.[1] ?? "",
        [...row.querySelectorAll(".key")].map((key) => key.textContent),
      ]);
    return ["bronze", "bronze-age", "golden-ages"].flatMap((game) => {
      const keys = rows.filter(([of]) => of === "" || of === game).flatMap(([, own]) => own);
      return keys.filter((key, n) => keys.indexOf(key) !== n);
    });
  });

export default {
  "a key can be changed, works, is shown wherever keys are, and comes back": async (b, url) => {
    const { page, close } = await open(b, url);
    await openKeys(page);
    check((await page.locator("[data-shortcut]").count()) > 40, "every shortcut is in the table");
    await changeKey(page, "undo", "z");
    await answered(page, "undo", "good");
    check((await cap(page, "undo").textContent()) === "Z", "the table shows the new key");
    await changeKey(page, "choice", "x", 0);
    await page.reload();
    const before = await withSettlement(page);
    check((await promised(page, "undo")) === "Z", "the tool promises Z");
    check((await promised(page, "redo")) === "R", "the tool promises R");
    const after = await ply(page);
    await page.keyboard.press("u");
    await page.waitForTimeout(200);
    check((await ply(page)) === after, "the old key does nothing");
    await page.keyboard.press("z");
    await movedTo(page, before);
    await page.keyboard.press("m");
    check(String(await helped(page, "undo")) === "Z", `the help: ${await helped(page, "undo")}`);
    check((await helped(page, "choice"))[0] === "X", "and the first choice is X");
    check(!(await helped(page, "nextMistake")).length, "keys of a review help nobody who plays");
    await page.keyboard.press("Escape");
    await openKeys(page);
    await page.click(at("restore-keys"));
    check((await cap(page, "undo").textContent()) === "U", "the table shows the first key again");
    await closeDialog(page);
    check((await promised(page, "undo")) === "U", "the tool promises U");
    await close();
  },

  "a key that is taken is refused and says by what; Esc and Tab leave it as it was": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await openKeys(page);
    const twice = await clashes(page);
    check(!twice.length, `keys for two things: ${twice}`);
    // At the lower edge of what is in view, where an answer below it would be hidden.
    await cap(page, "undo").evaluate((el) => el.scrollIntoView({ block: "end" }));
    await changeKey(page, "undo", "h");
    await page.waitForSelector(".key-table .bad");
    const below = await page
      .locator(".key-table .bad")
      .evaluate(
        (el) =>
          el.getBoundingClientRect().bottom - el.closest("dialog").getBoundingClientRect().bottom,
      );
    check(below <= 0, `the answer is ${below} px below what is in view`);
    check(
      (await page.locator(".key-table .bad").getAttribute("data-by")) === "hint",
      "by the hint",
    );
    await page.keyboard.press("Enter");
    await page.waitForSelector('.key-table .bad[data-by="press"]');
    await page.keyboard.press("Escape");
    check((await cap(page, "undo").textContent()) === "U", "Esc leaves the key");
    check((await page.locator("dialog").count()) === 1, "and the settings open");
    await cap(page, "undo").click();
    await page.keyboard.press("Tab");
    check((await page.locator(".key[aria-pressed=true]").count()) === 0, "Tab goes on");
    // What is never in force together does not clash: a deck and the words of another game.
    await changeKey(page, "bronze.words", "a");
    await answered(page, "bronze.words", "good");
    await changeKey(page, "bronze-age.deck", "u", 1);
    await answered(page, "bronze-age.deck", 'bad[data-by="undo"]');
    await page.keyboard.press("Escape");
    // The letter after the jump key is a list of its own.
    await changeKey(page, "goLog", "u");
    await answered(page, "goLog", "good");
    await changeKey(page, "bronze.goStrip", "u");
    await answered(page, "bronze.goStrip", 'bad[data-by="goLog"]');
    await close();
  },

  "with single keys off, keys with Ctrl or Alt still work, and no other is shown": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await openKeys(page);
    await changeKey(page, "undo", "Alt+u");
    await answered(page, "undo", "good");
    await page.click(at("single-keys"));
    await closeDialog(page);
    const before = await withSettlement(page);
    const after = await ply(page);
    check((await promised(page, "undo")) === "Alt+U", "the tool promises Alt+U");
    check((await promised(page, "redo")) === undefined, "no key is promised");
    check(
      (await page.locator(".stack kbd, .in-hand kbd").count()) === 0,
      "no key is promised that does nothing",
    );
    await page.keyboard.press("h");
    await page.keyboard.press("m");
    check(
      (await page.locator("dialog").count()) === 0 && (await ply(page)) === after,
      "single keys do nothing",
    );
    await page.keyboard.press("Alt+u");
    await movedTo(page, before);
    await close();
  },

  "an arrow leads from the table to what can be chosen, and a dialog gives the focus back": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    const focus = (selector) =>
      page.waitForFunction((s) => document.activeElement.matches(s), selector);
    for (const [game, first] of [
      ["bronze", ".stack.legal"],
      ["bronze-age", "[data-act].can"],
      ["golden-ages", ".sq.lit, .choice, .act:not(.off)"],
    ]) {
      await newTable(page, game, ["you", "computer"]);
      await asked(page);
      await page.waitForSelector(first);
      await focus(".dock");
      for (const back of [".dock", first]) {
        await page.keyboard.press("m");
        await page.waitForSelector("dialog");
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog", { state: "detached" });
        await focus(back);
        if (back !== first) await page.keyboard.press("ArrowRight");
        await focus(first);
      }
      await page.keyboard.press("?");
      await page.click(`dialog ${at("close")}`);
      await focus(first);
    }
    await close();
  },

  "kept keys that make no sense are passed over": async (b, url) => {
    const { page, close } = await open(b, url);
    for (const shortcuts of [null, 7, { undo: 5, redo: [3], nothing: ["q"], choice: ["x"] }]) {
      await page.evaluate(
        (s) => localStorage.setItem("oxhide.settings", JSON.stringify({ shortcuts: s })),
        shortcuts,
      );
      await page.reload();
      await openKeys(page);
      check(
        (await cap(page, "undo").textContent()) === "U" &&
          (await cap(page, "redo").textContent()) === "R",
        JSON.stringify(shortcuts),
      );
    }
    check(
      (await cap(page, "choice", 0).textContent()) === "X" &&
        (await cap(page, "choice", 1).textContent()) === "2",
      "what makes sense is kept",
    );
    await close();
  },

  "the table of keys is accessible and fits, light and dark": async (b, url) => {
    for (const colorScheme of ["light", "dark"]) {
      const { page, close } = await open(b, url, { colorScheme });
      await openKeys(page);
      await accessible(page, `the keys, ${colorScheme}`);
      await cap(page, "choice", 3).click();
      await page.keyboard.press("u");
      await page.waitForSelector(".key-table .bad");
      await accessible(page, `a refused key, ${colorScheme}`);
      await tidy(page, "a refused key");
      await close();
    }
  },
};

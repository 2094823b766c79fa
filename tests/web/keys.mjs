// The keyboard: every key in one table that people can change, and keys that
// go to the parts of each game's table.
import { accessible, asked, check, clickStep, newTable, open, playOut, tidy } from "./lib.mjs";

/** The settings with the table of keys open, on the page in view. */
async function openKeys(page) {
  if (await page.locator(".app").count()) {
    await page.click('.tools button[aria-label="Menu"]');
    await page.click('.menu button:has-text("Settings")');
  } else await page.click('button[title="Settings"]');
  await page.click(".key-table summary");
}

const closeDialog = async (page) => {
  await page.click('dialog button[aria-label="Close"]');
  await page.waitForSelector("dialog", { state: "detached" });
};

const cap = (page, id, n = 0) => page.locator(`[data-shortcut="${id}"] .key`).nth(n);

/** Gives a shortcut another key, as a person does. */
async function changeKey(page, id, key, n = 0) {
  await cap(page, id, n).click();
  await page.keyboard.press(key);
}

const title = (page, tool) => page.getAttribute(`.tools button[aria-label="${tool}"]`, "title");
const ply = (page) => page.evaluate(() => Number(document.querySelector(".app").dataset.ply));

/** A table of Bronze with a settlement that can be taken back. */
async function withSettlement(page) {
  await newTable(page, ["you", "computer", "computer"]);
  await playOut(page, clickStep, (i, what) => what === "settle");
  const before = await ply(page);
  await page.click('.spot.legal[data-tile="1"] >> nth=0');
  await page.waitForFunction(
    (was) => Number(document.querySelector(".app").dataset.ply) !== was,
    before,
  );
  await asked(page);
  return before;
}

export const keys = {
  "a key can be changed, works, is shown wherever keys are, and comes back": async (b, url) => {
    const { page, close } = await open(b, url);
    await openKeys(page);
    check((await page.locator("[data-shortcut]").count()) > 40, "every shortcut is in the table");
    await changeKey(page, "undo", "z");
    await page.waitForSelector('[data-shortcut=undo] [role=alert]:has-text("Z is now")');
    check((await cap(page, "undo").textContent()) === "Z", "the table shows the new key");
    await changeKey(page, "choice", "x", 0);
    await page.reload();
    const before = await withSettlement(page);
    check((await title(page, "Undo")) === "Undo (Z)", await title(page, "Undo"));
    check((await title(page, "Redo")) === "Redo (R)", await title(page, "Redo"));
    const after = await ply(page);
    await page.keyboard.press("u");
    await page.waitForTimeout(200);
    check((await ply(page)) === after, "the old key does nothing");
    await page.keyboard.press("z");
    await page.waitForFunction(
      (was) => Number(document.querySelector(".app").dataset.ply) === was,
      before,
    );
    await page.keyboard.press("m");
    const help = () => page.locator('.keys div:has(dd:text-is("undo")) kbd').allTextContents();
    check(String(await help()) === "Z", `the help says ${await help()}`);
    check(
      (await page.locator(".keys kbd:text-is('X')").count()) === 1,
      "and the first choice is X",
    );
    await page.keyboard.press("Escape");
    await openKeys(page);
    await page.click('.key-table button:has-text("Restore the defaults")');
    check((await cap(page, "undo").textContent()) === "U", "the table shows the first key again");
    await closeDialog(page);
    check((await title(page, "Undo")) === "Undo (U)", await title(page, "Undo"));
    await close();
  },

  "a key that is taken is refused and says by what; Esc and Tab leave it as it was": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await openKeys(page);
    const said = () => page.locator(".key-table [role=alert]").textContent();
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
    check(/^H is taken by “hint/.test(await said()), await said());
    await page.keyboard.press("Enter");
    await page.waitForSelector('.key-table .bad:has-text("Enter always means")');
    await page.keyboard.press("Escape");
    check((await cap(page, "undo").textContent()) === "U", "Esc leaves the key");
    check((await page.locator("dialog").count()) === 1, "and the settings open");
    await cap(page, "undo").click();
    await page.keyboard.press("Tab");
    check((await page.locator(".key[aria-pressed=true]").count()) === 0, "Tab goes on");
    // What is never in force together does not clash: a deck and the words of another game.
    await changeKey(page, "bronze.words", "a");
    await page.waitForSelector('[data-shortcut="bronze.words"] .good');
    await changeKey(page, "bronze-age.deck", "u", 1);
    await page.waitForSelector('[data-shortcut="bronze-age.deck"] .bad:has-text("undo")');
    await page.keyboard.press("Escape");
    // The letter after the jump key is a list of its own.
    await changeKey(page, "goLog", "u");
    await page.waitForSelector("[data-shortcut=goLog] .good");
    await changeKey(page, "bronze.goStrip", "u");
    await page.waitForSelector('[data-shortcut="bronze.goStrip"] .bad:has-text("go to log")');
    await close();
  },

  "with single keys off, keys with Ctrl or Alt still work, and no other is shown": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await openKeys(page);
    await changeKey(page, "undo", "Alt+u");
    await page.waitForSelector('[data-shortcut=undo] .good:has-text("Alt+U")');
    await page.click('label:has-text("Single keys as shortcuts")');
    await closeDialog(page);
    const before = await withSettlement(page);
    const after = await ply(page);
    check((await title(page, "Undo")) === "Undo (Alt+U)", await title(page, "Undo"));
    check((await title(page, "Redo")) === "Redo", await title(page, "Redo"));
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
    await page.waitForFunction(
      (was) => Number(document.querySelector(".app").dataset.ply) === was,
      before,
    );
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

  "G and a letter go to the parts of Bronze Age and of The Golden Ages": async (b, url) => {
    const { page, close } = await open(b, url);
    const places = {
      "bronze-age": {
        d: ".heap",
        a: ".ac, .acts-held",
        h: ".hand, .hand button",
        m: ".mine, .mine button",
        v: ".opp",
        t: ".race",
        c: ".coll",
        l: ".log",
      },
      "golden-ages": {
        m: ".sq",
        t: ".gt",
        w: ".ow, .ow button",
        b: ".ob, .ob button",
        j: ".oj, .oj button",
        c: ".panel.civ",
        v: ".seat-name",
        l: ".log",
      },
    };
    for (const [game, list] of Object.entries(places)) {
      await newTable(page, ["you", "computer"], "1", "7", game);
      await page.waitForSelector(".dock:not(:has(.thinking))");
      for (const size of [
        { width: 1280, height: 860 },
        { width: 390, height: 844 },
        { width: 1280, height: 860 },
      ]) {
        await page.setViewportSize(size);
        for (const [letter, place] of Object.entries(list)) {
          await page.keyboard.press("g");
          await page.keyboard.press(letter);
          await page.waitForFunction(
            (s) =>
              document.activeElement.matches(s) && document.activeElement.getClientRects().length,
            place,
          );
        }
      }
      check(
        (await page.locator("dialog").count()) === 0,
        "the letter after G is no shortcut of its own",
      );
      await page.keyboard.press("m");
      await page.waitForSelector('.keys dd:has-text("go to ")');
      await page.keyboard.press("Escape");
    }
    await close();
  },
};

// The page in other languages: by the browser's wish, by choice, without network.
import fs from "node:fs";
import path from "node:path";
import { act, kept } from "./offline.test.mjs";
import { at, check, home, open, ply, root, textIn } from "./lib.mjs";

const langOf = (page) => page.evaluate(() => document.documentElement.lang);
const spoken = (page, language) =>
  page.waitForFunction((l) => document.documentElement.lang === l, language);

async function choose(page, language) {
  await page.waitForSelector(`dialog ${at("language")}`);
  await page.selectOption(at("language"), language);
}

const rulesIn = (language) => path.join(root, "docs/rules", language, "bronze.md");

export default {
  "rules are in the page's language, or say that they are not": async (browser, url) => {
    const languages = fs.readdirSync(path.join(root, "texts"), { withFileTypes: true });
    for (const { name } of languages.filter((e) => e.isDirectory() && e.name !== "en")) {
      const { page, close } = await open(browser, `${url}#/rules/bronze`, { locale: name });
      await page.waitForSelector(".reader h1");
      const title = await page.textContent(".reader h1");
      const isSaid = (await page.locator(at("in-english")).count()) > 0;
      const file = fs.existsSync(rulesIn(name)) ? rulesIn(name) : rulesIn("");
      check(isSaid === (file === rulesIn("")), `${name}: whether it is English is said`);
      const first = fs.readFileSync(file, "utf8").match(/^### (.*?)( <!--.*)?$/m)[1];
      check(title === first, `${name}: ${title}, not ${first}`);
      await close();
    }
  },

  "the page speaks the browser's language, or the one that is chosen": async (browser, url) => {
    const { page, close } = await open(browser, url, { locale: "ru-RU" });
    const title = page.locator(".cover h2 >> nth=0");
    await page.waitForSelector(at("play-now"));
    check((await langOf(page)) === "ru", "the browser's wish");
    check((await title.textContent()) === textIn("ru", "bronze-title"), "a title in Russian");
    await page.click(at("settings"));
    await choose(page, "en");
    await spoken(page, "en");
    check((await title.textContent()) === textIn("en", "bronze-title"), "a title in English");
    await page.reload();
    await page.waitForSelector(at("play-now"));
    check((await langOf(page)) === "en", "the choice is kept");
    await close();
  },

  "a table changes its language with nothing lost, also without network": async (browser, url) => {
    const { page, context, close } = await open(browser, url);
    await kept(page);
    await context.setOffline(true);
    await home(page);
    await page.click(`[data-game="bronze"] ${at("play-now")}`);
    await act(page, "bronze");
    const before = await ply(page);
    const names = page.locator(".chip b");
    const english = await names.allTextContents();
    await page.keyboard.press("m");
    await page.click(`dialog .menu ${at("settings")}`);
    await choose(page, "ru");
    await spoken(page, "ru");
    await page.waitForFunction((old) => {
      const name = document.querySelector(".chip b");
      return name && name.textContent !== old;
    }, english[0]);
    check((await ply(page)) >= before, "the game goes on");
    check(
      (await names.allTextContents()).every((name) => /^[А-Яа-яё ]+$/.test(name)),
      "the engine's cards are in Russian",
    );
    const settlers = await page.locator(".leg li").allTextContents();
    check(
      settlers.includes(textIn("ru", "bronze-name-hunters")) && settlers.length === 3,
      `the legend of the land is in Russian, not ${settlers}`,
    );
    await close();
  },
};

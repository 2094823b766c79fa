// Every lesson to its end by mouse, by touch and by keys alone, then a whole
// first game with help: part of `make check-long`. `node tests/web/lessons.mjs
// [GAME|mouse|touch|keys|LANGUAGE|alone...]`; "alone" leaves out the game that
// follows. SHOTS=FOLDER keeps a picture of each step.
import fs from "node:fs";
import path from "node:path";
import { MICE } from "./hands.mjs";
import { HANDS, through } from "./lesson.mjs";
import { at, browse, check, countOut, open, playOut, serve } from "./lib.mjs";
import { LANGUAGES } from "./long.mjs";
import { untidyAt } from "./tidy.mjs";

const wanted = process.argv.slice(2);
const alone = wanted.includes("alone");
/** Lessons whose every action is lit, so that nothing has to be found. */
const lightAll = (context) =>
  context.route("**/lessons/*.txt", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/^#: find$/gm, "#: do");
    await route.fulfill({ contentType: "text/plain; charset=utf-8", body });
  });

/** What does not fit at the size of the window. */
async function untidyIn(page, what) {
  await page.mouse.move(2, 2);
  const { width } = page.viewportSize();
  // A card of a hand that has the focus rises over the next.
  const found = (await untidyAt(page, [width]))[width].filter((x) => !/^button\.hs/.test(x));
  return found.map((x) => `${what}: ${x}`);
}

async function shoot(page, name) {
  if (!process.env.SHOTS) return;
  await page.waitForTimeout(300);
  await page.screenshot({ path: path.join(process.env.SHOTS, `${name}.png`) });
}

/** Plays the game that follows a lesson to its end; the titles of the help. */
async function withHelp(page, game, name, untidy) {
  const given = [];
  await page.waitForSelector(".helper h2");
  const hand = MICE[game]();
  await playOut(page, async (p, what) => {
    await p.waitForTimeout(250);
    const title = p.locator(".helper h2");
    if ((await title.count()) > 0) {
      const said = await title.textContent();
      if (given.at(-1) !== said) {
        check(!given.includes(said), `${game}: “${said}” is explained twice`);
        given.push(said);
        untidy.push(...(await untidyIn(p, `the help “${said}”`)));
        await shoot(p, `${name}-help-${String(given.length).padStart(2, "0")}`);
      }
      await p.click(at("got-it"));
    }
    await hand(p, what);
  });
  await countOut(page);
  await shoot(page, `${name}-over`);
  return given;
}

async function learn(browser, url, game, how, language) {
  const [options, hand] = HANDS[how];
  const { page, context, close } = await open(browser, "about:blank", {
    ...options,
    locale: language,
    serviceWorkers: "block",
    broken: /Service Worker registration blocked/,
  });
  await lightAll(context);
  await page.goto(url);
  const name = [game, how, language].join("-");
  const untidy = [];
  let n = 0;
  const keys = how === "keys" ? () => page.keyboard.press("Enter") : undefined;
  await page.keyboard.press("Shift");
  const steps = await through(
    page,
    game,
    hand(page),
    async (step) => {
      untidy.push(...(await untidyIn(page, step)));
      await shoot(page, `${name}-${String(++n).padStart(2, "0")}-${step}`);
    },
    keys,
  );
  await shoot(page, `${name}-finished`);
  await (keys ? keys() : page.click(at("first-game")));
  const given = alone || how === "keys" ? [] : await withHelp(page, game, name, untidy);
  await close();
  check(untidy.length === 0, untidy.join("\n        "));
  return `${steps} steps, then ${given.length} helps: ${given.join(", ")}`;
}

const chosen = (all) => {
  const some = all.filter((x) => wanted.includes(x));
  return some.length ? some : all;
};
const languages = LANGUAGES.filter((x) => wanted.includes(x));
if (process.env.SHOTS) fs.mkdirSync(process.env.SHOTS, { recursive: true });
const server = await serve();
const browser = await browse();
let failed = 0;
for (const language of languages.length ? languages : ["en"])
  for (const game of chosen(Object.keys(MICE)))
    for (const how of chosen(Object.keys(HANDS))) {
      const name = `${game} by ${how} in ${language}`;
      try {
        console.log(`ok      ${name}: ${await learn(browser, server.url, game, how, language)}`);
      } catch (error) {
        failed++;
        console.log(`FAILED  ${name}: ${error.message}`);
      }
    }
await browser.close();
await server.stop();
process.exit(failed ? 1 : 0);

// A made-up language: each text is the longest of all languages. And a look at
// every screen of the page in any language, for text that is cut off.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { at, goTo, open, root } from "./lib.mjs";
import { untidyAt } from "./tidy.mjs";

const require = createRequire(path.join(root, "web/package.json"));
const { FluentParser, FluentSerializer, Resource } = require("@fluent/syntax");

export const LANGUAGES = fs
  .readdirSync(path.join(root, "texts"), { withFileTypes: true })
  .filter((e) => e.isDirectory())
  .map((e) => e.name);

/** About how many letters a pattern shows. */
function lengthOf(pattern) {
  let sum = 0;
  for (const part of pattern?.elements ?? []) {
    if (part.type === "TextElement") sum += part.value.trim().length;
    else if (part.expression.type === "SelectExpression")
      sum += Math.max(...part.expression.variants.map((v) => lengthOf(v.value)));
    else sum += 6;
  }
  return sum;
}

/** The texts of the page whose every message is the longest there is. */
export function longestTexts() {
  const messages = new Map();
  for (const language of LANGUAGES) {
    const folder = path.join(root, "texts", language);
    for (const file of fs.readdirSync(folder).filter((f) => f !== "terminal.ftl")) {
      const { body } = new FluentParser().parse(fs.readFileSync(path.join(folder, file), "utf8"));
      for (const message of body.filter((e) => e.type === "Message")) {
        const old = messages.get(message.id.name);
        message.comment = null;
        if (!old) {
          messages.set(message.id.name, message);
          continue;
        }
        if (lengthOf(message.value) > lengthOf(old.value)) old.value = message.value;
        for (const attribute of message.attributes) {
          const same = old.attributes.find((a) => a.id.name === attribute.id.name);
          if (!same) old.attributes.push(attribute);
          else if (lengthOf(attribute.value) > lengthOf(same.value)) same.value = attribute.value;
        }
      }
    }
  }
  return new FluentSerializer().serialize(new Resource([...messages.values()]));
}

/** A table of a kept record, whole or before a later decision of the first seat. */
function tableOf(game, record, share) {
  const file = path.join(root, `tests/records/${game}/${record}.play`);
  const lines = fs.readFileSync(file, "utf8").trim().split("\n");
  const from = Math.floor(lines.length * share);
  const end = lines.findIndex((line, i) => i >= from && line.startsWith("A "));
  const seats = Number(lines.find((line) => line.startsWith("seats ")).slice(6));
  return {
    id: `${game}-${share}`,
    game,
    seats: Array.from({ length: seats }, (_, i) => ({
      kind: i ? "computer" : "you",
      name: ["", "Ines", "Kofi", "Hattusil"][i],
      player: i ? "random" : "human",
    })),
    record: `${(end < 0 ? lines : lines.slice(0, end)).join("\n")}\n`,
    where: "",
    turn: "",
    mine: true,
    over: end < 0,
    updated: Date.now(),
    revision: 1,
  };
}

const RECORDS = {
  bronze: "three-2018-last-tile",
  "bronze-age": "greedy-random",
  "golden-ages": "four-seats-many-cards",
};
const GAMES = Object.keys(RECORDS);
export const TABLES = GAMES.flatMap((game) =>
  [0.2, 0.7, 1].map((x) => tableOf(game, RECORDS[game], x)),
);

const visit = (address, shown) => async (page) => {
  await goTo(page, address);
  await page.waitForSelector(shown);
};

/** Every screen by name: how to get there from any other. */
const SCREENS = {
  home: visit("#/", at("play-now")),
  settings: async (page) => {
    await page.click(at("settings"));
    await page.waitForSelector("dialog[open]");
  },
  keys: async (page) => {
    await page.click(at("settings"));
    await page.click(at("all-keys"));
    await page.waitForSelector("dialog[open] .key-table[open]");
  },
  learn: visit("#/learn", ".course"),
  lost: visit("#/play/nowhere", at("lost")),
  "a replay": visit("#/replay/bronze-1/40", ".app"),
  "a review": visit("#/review/bronze-age-1", ".rv-graph svg"),
  "a name": visit("#/with/bronze", at("your-name")),
  "a room": async (page) => {
    await page.fill(at("your-name"), "Ines");
    await page.press(at("your-name"), "Enter");
    await page.waitForSelector(".seats-of");
  },
  "a person": visit("#/me", at("export")),
};
for (const game of GAMES) {
  SCREENS[`the rules of ${game}`] = visit(`#/rules/${game}`, ".reader h1");
  SCREENS[`a puzzle of ${game}`] = visit(`#/puzzle/${game}/1`, '.rv.puzzle[data-state="open"]');
  SCREENS[`new ${game}`] = visit(`#/new/${game}`, ".seat-row");
  SCREENS[`the lesson of ${game}`] = visit(`#/lesson/${game}`, ".coach h2");
  for (const { id } of TABLES.filter((x) => x.game === game))
    SCREENS[`the table ${id}`] = visit(`#/play/${id}`, ".app");
}
SCREENS.menu = async (page) => {
  await page.keyboard.press("m");
  await page.waitForSelector("dialog .menu");
};

/** Every text that is shown or read out. */
const textsOn = (page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const list = [];
    while (walk.nextNode())
      if (!walk.currentNode.parentElement.closest("noscript, kbd, .kbd, [lang]:not(html)"))
        list.push(walk.currentNode.data);
    for (const el of document.querySelectorAll("[aria-label], [data-tip], [placeholder]"))
      list.push(...["aria-label", "data-tip", "placeholder"].map((x) => el.getAttribute(x) ?? ""));
    return list.map((x) => x.trim()).filter((x) => /[A-Za-z]{4}/.test(x) && !/^Shift\+/.test(x));
  });

/** What stands right of the keys in a language, to look a text up in. */
export const writtenIn = (language) =>
  fs
    .readdirSync(path.join(root, "texts", language))
    .map((file) => fs.readFileSync(path.join(root, "texts", language, file), "utf8"))
    .join("\n")
    .replace(/^(#.*|[\w-]+ =| +\.[\w-]+ =)|\{[^{}"]*\}/gm, "");

/** What is cut off in a language at some widths, on every screen; 'shown' gets
 * the texts of each. */
export async function cutIn(browser, url, language, widths, source = null, shown = new Map()) {
  const { page, context, close } = await open(browser, "about:blank", {
    locale: language,
    serviceWorkers: "block",
    broken: /Service Worker registration blocked/,
  });
  if (source !== null)
    await context.route("**/texts/*.txt", (route) =>
      route.fulfill({ contentType: "text/plain; charset=utf-8", body: source }),
    );
  await context.addInitScript((tables) => {
    for (const table of tables)
      localStorage.setItem(`oxhide.table.${table.id}`, JSON.stringify(table));
  }, TABLES);
  await page.goto(url);
  const found = [];
  for (const [screen, show] of Object.entries(SCREENS)) {
    await show(page);
    // A panel beside or below a table lies over parts of it.
    const panel = (await page.locator(".rv").count()) > 0;
    for (const [width, list] of Object.entries(await untidyAt(page, widths)))
      found.push(
        ...list
          .filter((what) => !panel || !/ over | is below |^outside its piece/.test(what))
          .map((what) => `${screen} at ${width} px: ${what}`),
      );
    shown.set(screen, new Set(await textsOn(page)));
    if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  }
  await close();
  return found;
}

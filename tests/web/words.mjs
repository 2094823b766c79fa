// Whether every word on the page is the players': no name that only the engine
// has, no message without a text, and each line of the log as its message says
// it to the person who reads.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { formatter } from "../texts/vectors.mjs";
import { check, root } from "./lib.mjs";

const oxhide = () => path.join(root, "build/oxhide");

/** Names of components that no player would say: with a digit or a hyphen. */
function codesOf(game) {
  const found = new Set();
  const collect = (value) => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (value && typeof value === "object") Object.values(value).forEach(collect);
    else if (/^[a-z]+(-?[a-z]*-[a-z]+|\d+)$/.test(value)) found.add(value);
  };
  collect(JSON.parse(execFileSync(oxhide(), ["cards", game], { encoding: "utf8" })));
  return [...found];
}

const codes = new Map();

/** What is written anywhere on the page, and is no word of the players. */
function foreign(known) {
  const wrong = new RegExp(
    `(?<![\\w-])(${known.join("|")})(?![\\w-])` + // a component as the engine calls it
      "|\\b\\d,\\d\\b" + // a square, likewise
      "|\\b(page|engine|bronze|bronze-age|golden-ages)-[a-z]+-[a-z-]+" + // no text for a message
      "|\\btile (?<tile>\\d+) to tile \\k<tile>\\b" + // a way that leads nowhere
      "|[{}]|\\b(undefined|NaN|null|ai:\\d)\\b",
  );
  const found = new Set();
  const look = (text) => wrong.test(text) && found.add(text.trim().slice(0, 80));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    // A game that nobody has drawn shows what the engine says of it.
    if (!walk.currentNode.parentElement.closest("script, .app.plain")) look(walk.currentNode.data);
  for (const el of document.querySelectorAll("[aria-label], [alt], [data-lens], [data-tip]"))
    for (const name of ["aria-label", "alt", "data-lens", "data-tip"])
      look(el.getAttribute(name) ?? "");
  window.said ??= {};
  for (const li of document.querySelectorAll(".log li[data-ply]"))
    window.said[li.dataset.ply] = li.querySelector("button > span").firstChild.data;
  return [...found];
}

/** No word on the page is the engine's. */
export async function plainWords(page, game) {
  if (!codes.has(game)) codes.set(game, codesOf(game));
  const found = await page.evaluate(foreign, codes.get(game));
  check(found.length === 0, `words of the engine: ${found.slice(0, 4).join(" | ")}`);
}

const english = () => {
  const folder = path.join(root, "texts/en");
  return fs.readdirSync(folder).map((f) => fs.readFileSync(path.join(folder, f), "utf8"));
};

let texts = null;

/** Every line the log has shown is what its message says to the person there. */
export async function rightSentences(page, game) {
  const { saved, said } = await page.evaluate(() => ({
    saved: JSON.parse(
      localStorage.getItem(Object.keys(localStorage).find((k) => k.startsWith("oxhide.table."))),
    ),
    said: window.said,
  }));
  const people = saved.seats.flatMap((s, i) => (s.kind === "computer" ? [] : [i]));
  if (people.length !== 1) return 0;
  const you = people[0];
  const asks = [
    { cmd: "load", record: saved.record },
    { cmd: "events", as: you, from: 0 },
  ];
  const answers = execFileSync(oxhide(), ["engine"], {
    input: asks.map((x) => JSON.stringify(x)).join("\n") + "\n",
    encoding: "utf8",
    maxBuffer: 1 << 27,
  });
  const { events } = JSON.parse(answers.trim().split("\n").at(-1));
  texts ??= new (await formatter())("en", english().join("\n"));
  const reader = { you, name: (seat) => saved.seats[seat].name };
  let seen = 0;
  for (const event of events) {
    const shown = said[event.ply];
    if (shown === undefined) continue;
    const due = texts.say(game, event, reader);
    check(shown === due, `the log says “${shown}”, and its message “${due}”`);
    seen++;
  }
  check(seen > 10, `only ${seen} lines of the log were seen`);
  return seen;
}

// Every language on every screen at four widths, for text that is cut off or was
// left in English: part of `make check-long`. `node tests/web/languages.mjs
// [LANGUAGE...]`; "long" is the made-up language of the longest texts.
import { browse, serve } from "./lib.mjs";
import { cutIn, LANGUAGES, longestTexts, writtenIn } from "./long.mjs";

const WIDTHS = [360, 390, 1024, 1440];
const wanted = process.argv.slice(2);
const server = await serve();
const browser = await browse();
const english = new Map();
await cutIn(browser, server.url, "en", [1440], null, english);

/** Names of people at the tables, and of languages, which are their own. */
const NAMES = /^(Ines|Kofi|Hattusil|English|Deutsch|Español|Français|Italiano|[a-z]+-[a-z0-9]{3})$/;

/** What a screen shows in English though the language has no such text. */
function leftIn(language, shown) {
  const written = writtenIn(language);
  const isOwn = (x) =>
    x
      .split(/[:,()] ?|[+−\d]+ | \d+$/)
      .filter((part) => /[A-Za-z]{4}/.test(part))
      .every((part) => NAMES.test(part) || written.includes(part.replace(/^Era /, "").trim()));
  return [...shown].flatMap(([screen, texts]) =>
    [...texts]
      .filter((x) => english.get(screen)?.has(x) && !isOwn(x))
      .map((x) => `${screen}: left in English: ${x}`),
  );
}

let wrong = 0;
for (const language of wanted.length ? wanted : LANGUAGES) {
  const made = language === "long" ? longestTexts() : null;
  const shown = new Map();
  const found = await cutIn(
    browser,
    server.url,
    made === null ? language : "de",
    WIDTHS,
    made,
    shown,
  );
  if (made === null && language !== "en") found.push(...leftIn(language, shown));
  for (const what of found) console.log(`${language}: ${what}`);
  console.log(
    `languages: ${language}: ${found.length} texts cut off, over each other or in English` +
      ` on ${shown.size} screens at ${WIDTHS.length} widths`,
  );
  wrong += found.length;
}
await browser.close();
await server.stop();
process.exit(wrong ? 1 : 0);

// Every language on every screen at four widths, for text that is cut off: part
// of `make check-long`. `node tests/web/languages.mjs [LANGUAGE...]`; "long" is
// the made-up language of the longest texts.
import { browse, serve } from "./lib.mjs";
import { cutIn, LANGUAGES, longestTexts } from "./long.mjs";

const wanted = process.argv.slice(2);
const server = await serve();
const browser = await browse();
let cut = 0;
for (const language of wanted.length ? wanted : LANGUAGES) {
  const source = language === "long" ? longestTexts() : null;
  const found = await cutIn(
    browser,
    server.url,
    source === null ? language : "de",
    [360, 390, 1024, 1440],
    source,
  );
  for (const what of found) console.log(`${language}: ${what}`);
  console.log(`languages: ${language}: ${found.length} texts cut off or over each other`);
  cut += found.length;
}
await browser.close();
await server.stop();
process.exit(cut ? 1 : 0);

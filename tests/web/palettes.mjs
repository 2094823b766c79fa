// No violation of the accessibility rules in any palette, light or dark, on the
// screens that have colours of their own: part of `make check-long`.
// `node tests/web/palettes.mjs [PALETTE...]`.
import { accessible, at, browse, goTo, open, serve } from "./lib.mjs";
import { TABLES } from "./long.mjs";

const PALETTES = ["usual", "red-green", "blue-yellow", "grey"];
const SCREENS = {
  home: ["#/", at("play-now")],
  learn: ["#/learn", ".course"],
  "a lesson": ["#/lesson/bronze", ".coach h2"],
  "a review": ["#/review/bronze-age-1", ".rv-graph svg"],
  ...Object.fromEntries(TABLES.map(({ id }) => [`the table ${id}`, [`#/play/${id}`, ".app"]])),
};

const wanted = process.argv.slice(2);
const server = await serve();
const browser = await browse();
const { page, context, close } = await open(browser, "about:blank");
await context.addInitScript((tables) => {
  for (const table of tables)
    localStorage.setItem(`oxhide.table.${table.id}`, JSON.stringify(table));
}, TABLES);
await page.goto(server.url);
let [looks, failed] = [0, 0];
for (const [screen, [address, shown]] of Object.entries(SCREENS)) {
  await goTo(page, address);
  await page.waitForSelector(shown);
  for (const palette of PALETTES.filter((x) => !wanted.length || wanted.includes(x)))
    for (const theme of ["light", "dark"]) {
      await page.evaluate((now) => Object.assign(document.documentElement.dataset, now), {
        palette,
        theme,
      });
      looks++;
      try {
        await accessible(page, `${screen} in ${palette}, ${theme}`);
      } catch (error) {
        failed++;
        console.log(error.message);
      }
    }
}
await close();
await browser.close();
await server.stop();
console.log(`palettes: ${looks} looks, ${failed} with violations`);
process.exit(failed ? 1 : 0);

// Plays the real page in a real browser: `npm test` in web/, or with the name
// of some tests to run those alone.
import { games } from "./games.mjs";
import { browse, serve } from "./lib.mjs";
import { screens } from "./screens.mjs";
import { trouble } from "./trouble.mjs";

const wanted = process.argv.slice(2);
const tests = Object.entries({ ...screens, ...games, ...trouble }).filter(
  ([name]) => !wanted.length || wanted.some((w) => name.includes(w)),
);
const server = await serve();
const browser = await browse();
let failed = 0;

async function run([name, test]) {
  const began = performance.now();
  try {
    const note = await test(browser, server.url);
    console.log(`ok      ${((performance.now() - began) / 1000).toFixed(1)} s  ${name}${note ? `: ${note}` : ""}`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${((performance.now() - began) / 1000).toFixed(1)} s  ${name}: ${error.message.split("\n").slice(0, 4).join(" ")}`);
  }
}

/** Two at a time; what measures the page is the first, and alone. */
const queue = [...tests];
if (queue[0]?.[0].includes("longest task")) await run(queue.shift());
const lane = async () => {
  while (queue.length) await run(queue.shift());
};
await Promise.all([lane(), lane()]);
await browser.close();
server.stop();
console.log(`web: ${tests.length} tests, ${failed} failed`);
process.exit(failed ? 1 : 0);

// Plays the real page in a real browser: `npm test` in web/, or with parts of
// names to run those tests alone. A test is a member of what a *.test.mjs here
// or in games/ exports; each is tried once. With --long those of *.long.mjs, which
// take minutes each and are no part of the check.
import fs from "node:fs";
import path from "node:path";
import { browse, root, serve } from "./lib.mjs";

const here = path.join(root, "tests/web");
const long = process.argv.includes("--long");
const files = fs
  .readdirSync(here, { recursive: true })
  .filter((f) => f.endsWith(long ? ".long.mjs" : ".test.mjs"))
  .sort();
const all = {};
for (const file of files) {
  const { default: tests } = await import(path.join(here, file));
  for (const [name, test] of Object.entries(tests)) {
    if (name in all) throw new Error(`two tests are called "${name}"`);
    all[name] = test;
  }
}

const wanted = process.argv.slice(2).filter((word) => word !== "--long");
const tests = Object.entries(all).filter(
  ([name]) => !wanted.length || wanted.some((w) => name.includes(w)),
);
const server = await serve();
const browser = await browse();
let failed = 0;

async function run([name, test]) {
  const began = performance.now();
  const say = (how, note) =>
    console.log(
      `${how}  ${((performance.now() - began) / 1000).toFixed(1)} s  ${name}${note ? `: ${note}` : ""}`,
    );
  try {
    say("ok    ", await test(browser, server.url));
  } catch (error) {
    failed++;
    say("FAILED", error.message.split("\n").slice(0, 4).join(" "));
  }
}

/** Three at a time, for each of them waits now and then, and two cores are then
 * busy; what measures the page is the first, and alone. */
const measures = ([name]) => name.includes("longest task");
const queue = tests.filter((test) => !measures(test));
for (const test of tests.filter(measures)) await run(test);
const lane = async () => {
  while (queue.length) await run(queue.shift());
};
await Promise.all([lane(), lane(), lane()]);
await browser.close();
await server.stop();
console.log(`web: ${tests.length} tests, ${failed} failed`);
process.exit(failed ? 1 : 0);

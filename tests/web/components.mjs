// The page holds no rule: changes components of Bronze in a copy of the tree,
// builds the engine and the page there, and looks. Every change must be on the
// page, with no edit in web/. `npm run components` in web/ after `make web`;
// it is not part of ./check, because it builds everything once more.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { asked, at, browse, check, host, newTable, open, root } from "./lib.mjs";

function copyTree() {
  const to = fs.mkdtempSync(path.join(os.tmpdir(), "oxhide-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(to, file));
  }
  fs.symlinkSync(path.join(root, "web/node_modules"), path.join(to, "web/node_modules"));
  return to;
}

/** What a new table shows of its components. */
async function look(browser, folder) {
  const { url, stop } = await host(folder);
  const { page, close } = await open(browser, url);
  await newTable(page, "bronze", ["you", "person"]);
  if ((await asked(page)) === "curtain") await page.click(at("lift"));
  await page.waitForSelector(".stack.legal");
  const seen = await page.evaluate(() => ({
    title: document.querySelector(".stack .pc b").textContent,
    terrains: [...document.querySelectorAll(".stack:first-child .ptt .sw")].map((e) => e.title),
    settlers: [...document.querySelectorAll(".stack:first-child .ptk i")].map((e) => e.title),
    routes: [...document.querySelectorAll(".routes .rt:nth-child(2) .ingot b")].map((e) =>
      Number(e.textContent),
    ),
    provinces: [...document.querySelectorAll(".prov b")].map((e) => Number(e.textContent)),
  }));
  await close();
  stop();
  return seen;
}

/** Replaces exactly one part of a file. */
function edit(file, from, to) {
  const text = fs.readFileSync(file, "utf8");
  check(text.split(from).length === 2, `${file}: "${from}" is there once`);
  fs.writeFileSync(file, text.replace(from, to));
}

const same = (a, b, what) =>
  check(
    JSON.stringify(a) === JSON.stringify(b),
    `${what}: ${JSON.stringify(a)} instead of ${JSON.stringify(b)}`,
  );

const browser = await browse();
const before = await look(browser, path.join(root, "web/dist"));
console.log("before", JSON.stringify(before));

const copy = copyTree();
const defs = path.join(copy, "src/games/bronze");
const technologies = path.join(defs, "technologies.def");
const line = fs
  .readFileSync(technologies, "utf8")
  .split("\n")
  .find((l) => l.includes(`"${before.title}"`));
edit(
  technologies,
  line,
  line
    .replace(`"${before.title}"`, '"Kilns"')
    .replace(/\.terrains = [A-Z_ |]+/, ".terrains = MOUNTAINS | DESERTS")
    .replace(/\.settlers = [A-Z |]+/, ".settlers = HERDERS"),
);
edit(path.join(defs, "tokens.def"), "ROUTE(3, 3)", "ROUTE(3, 4)");
edit(path.join(defs, "tokens.def"), "PROVINCE(4, 4)", "PROVINCE(3, 4)");
execFileSync(path.join(copy, "apps/wasm/build"), { stdio: "inherit" });
execFileSync("node", ["build.mjs"], { cwd: path.join(copy, "web"), stdio: "inherit" });

const after = await look(browser, path.join(copy, "web/dist"));
console.log("after ", JSON.stringify(after));
await browser.close();
fs.rmSync(copy, { recursive: true });

same(after.title, "Kilns", "the title of a technology");
same(after.terrains, ["mountains", "deserts"], "its terrains");
same(after.settlers, ["herders"], "its settlers");
same(after.routes, [4, ...before.routes.slice(1)], "the points of trade routes");
same(
  after.provinces,
  before.provinces.map((p) => (p === 4 ? 3 : p)),
  "the points of provinces",
);
console.log("components: every change in src/games/bronze/*.def is on the page");
process.exit(0);

// The page beside its drawing, at the same size, light and dark: `node
// tests/web/pairs.mjs FOLDER [words]`. FOLDER holds the drawings
// (home-1440-light.png, ...); the pairs go to web/shots/pairs/. Moments of games
// are those of shots.mjs, which has to run first.
import fs from "node:fs";
import path from "node:path";
import { at, browse, goTo, open, root, serve } from "./lib.mjs";

const [folder, ...wanted] = process.argv.slice(2);
const shots = path.join(root, "web/shots");
const out = path.join(shots, "pairs");
const HEIGHTS = { 390: 844, 1024: 768, 1440: 900 };
/** The moment of a game that is nearest to its drawing. */
const TABLES = {
  "bronze-table": "settle",
  "bronze-age-table": "bronze-age",
  "golden-ages-table": "golden-ages",
};

const tables = JSON.parse(fs.readFileSync(path.join(shots, "games.json"), "utf8"));

async function keepTables(page) {
  await page.evaluate(
    (list) =>
      list.forEach((s, i) =>
        localStorage.setItem(
          `oxhide.table.${s.id}`,
          JSON.stringify({ ...s, updated: Date.now() - i * 3e7 }),
        ),
      ),
    tables,
  );
  await page.reload();
  await page.waitForSelector(at("play-now"));
}

/** Both pictures in one, side by side. */
async function join(browser, files, to, [width, height]) {
  const page = await browser.newPage({ viewport: { width: width * 2 + 12, height } });
  const images = files.map((f) => fs.readFileSync(f).toString("base64"));
  await page.setContent(
    `<body style="margin:0;display:flex;gap:12px;background:#888">${images
      .map((x) => `<img width="${width}" src="data:image/png;base64,${x}">`)
      .join("")}`,
  );
  await page.screenshot({ path: to });
  await page.close();
}

fs.mkdirSync(out, { recursive: true });
const server = await serve();
const browser = await browse();
try {
  for (const file of fs.readdirSync(folder).sort()) {
    const found = /^(home|.*-table)-(\d+)-(light|dark)\.png$/.exec(file);
    const name = found?.[1];
    if (!found || !(name === "home" || name in TABLES)) continue;
    if (!wanted.every((w) => file.includes(w))) continue;
    const size = [Number(found[2]), HEIGHTS[found[2]]];
    const { page, context } = await open(browser, server.url, {
      viewport: { width: size[0], height: size[1] },
      colorScheme: found[3],
    });
    await keepTables(page);
    if (name !== "home") {
      await goTo(page, `#/play/${TABLES[name]}`);
      await page.waitForSelector(".app");
    }
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    const mine = path.join(out, `page-${file}`);
    await page.screenshot({ path: mine });
    await context.close();
    await join(browser, [mine, path.join(folder, file)], path.join(out, file), size);
    fs.rmSync(mine);
  }
} finally {
  await browser.close();
  server.stop();
}

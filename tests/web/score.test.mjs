// The end of a game of each kind: counted source by source, totals always in
// view, every number leads to what gave it, and nothing but names is read.
import fs from "node:fs";
import path from "node:path";
import { accessible, at, check, countOut, goTo, open, PHONE, root } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

const RECORDS = {
  bronze: "three-2018-last-tile",
  "bronze-age": "greedy-random",
  "golden-ages": "two-seats",
};
const NAMES = ["Anat", "Baal", "Ceyx", "Dido"];

async function openOver(page, game, name) {
  const record = fs.readFileSync(path.join(root, `tests/records/${game}/${name}.play`), "utf8");
  const seats = Number(/^seats (\d)$/m.exec(record)[1]);
  const table = {
    id: "kept",
    game,
    seats: Array.from({ length: seats }, (_, i) => ({
      kind: i ? "computer" : "you",
      name: NAMES[i],
      player: i ? "random" : "human",
    })),
    record,
    where: "",
    turn: "",
    mine: false,
    over: true,
    updated: 1,
    revision: 1,
  };
  await page.evaluate((x) => localStorage.setItem("oxhide.table.kept", JSON.stringify(x)), table);
  await page.reload();
  await goTo(page, "#/play/kept");
  const points = /^= (.*)$/m.exec(record)[1].split(" ");
  return points.filter((_, i) => i % 2);
}

const totals = (page) => page.locator(".totals .tot").allTextContents();

const inView = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".totals .tot, .seatbar .sbp b")]
      .filter((el) => el.checkVisibility())
      .every((el) => {
        const r = el.getBoundingClientRect();
        return r.top >= 0 && r.bottom <= innerHeight && r.right <= innerWidth;
      }),
  );

/** Every number, what it says, and how many things it rings. */
async function numbers(page) {
  const found = [];
  for (const line of await page.locator(".sheet .line").all()) {
    await line.focus();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    found.push(
      await line.evaluate((el) => ({
        number: el.dataset.number,
        says: el.textContent,
        rings: document.querySelectorAll(".rings rect:not(.under)").length,
      })),
    );
  }
  return found;
}

/** What is said while points are counted lies within its dock. */
const holds = (page) =>
  page.evaluate(() => {
    const dock = document.querySelector(".dock.count").getBoundingClientRect();
    return [...document.querySelectorAll(".dock.count :is(h2, p, button)")]
      .filter((el) => el.checkVisibility())
      .map((el) => el.getBoundingClientRect())
      .every((r) => r.top >= dock.top && r.bottom <= dock.bottom && r.right <= dock.right);
  });

/** The line that is counted now lies in the part of the sheet one sees. */
const countedInView = async (page) => {
  await page.waitForSelector(".sheet .line.now");
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const line = document.querySelector(".sheet .line.now").getBoundingClientRect();
    const sheet = document.querySelector(".sheet").getBoundingClientRect();
    return line.top >= sheet.top && line.bottom <= Math.min(sheet.bottom, innerHeight);
  });
};

const tests = {};

for (const [game, name] of Object.entries(RECORDS))
  tests[`the points of ${game} are counted on the table`] = async (b, url) => {
    const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
    const points = await openOver(page, game, name);
    await page.waitForSelector('.sheet[data-done="true"]');
    check(String(await totals(page)) === String(points), `${await totals(page)}, not ${points}`);
    await accessible(page, "the score sheet");

    await page.click(at("menu"));
    await page.click(at("count-again"));
    await page.waitForSelector('.sheet[data-done="false"]');
    await page.click(at("hold"));
    const counted = () => page.locator(".sheet").getAttribute("data-counted").then(Number);
    const was = await counted();
    await page.click(at("next-number"));
    check((await counted()) === was + 1, "one more is counted");
    check((await page.locator(".line.wait").count()) > 0, "what is not counted yet has no number");
    check(String(await totals(page)) !== String(points), "totals grow with the count");
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      check(await holds(page), `the dock holds what is said at ${width}`);
      await page.click(at("next-number"));
      check(await countedInView(page), `what is counted is out of view at ${width}`);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await accessible(page, "points being counted, dark");
    const skip = await page.locator(at("skip-count")).boundingBox();
    await countOut(page);
    const below = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest("button, a")?.dataset.key,
      [skip.x + skip.width / 2, skip.y + skip.height / 2],
    );
    check(!below, `where the count was skipped, ${below} can be pressed at once`);
    check(String(await totals(page)) === String(points), "at the end all is counted");

    const all = await numbers(page);
    // Nothing has no place on the table.
    const lost = all.filter((x) => x.rings === 0 && !x.says.startsWith("0"));
    check(lost.length === 0, `nothing is shown for ${lost.map((x) => x.says).join(" | ")}`);
    const codes = all.filter((x) => /\b[smpjf]\d+\b|[a-z]-\d/.test(x.says));
    check(codes.length === 0, codes.map((x) => x.says).join(" | "));
    const twice = all.filter((x) => /(\d+ \p{L}+ \p{L}+).*: \1/u.test(x.says));
    check(twice.length === 0, `said twice: ${twice.map((x) => x.says).join(" | ")}`);

    await page.setViewportSize({ width: 390, height: 844 });
    const far = (await numbers(page)).filter((x) => /province/.test(x.number) && !x.rings);
    check(far.length === 0, `a phone does not show ${far.map((x) => x.says).join(" | ")}`);
    await page.setViewportSize({ width: 1440, height: 900 });

    const faded = await page.locator(".tile:is(.closed, .here)").count();
    check(faded === 0, "the land is seen as it was played");
    const tall = await page
      .locator(".sheet .group")
      .evaluateAll((all) => all.filter((el) => el.clientHeight > 30).map((el) => el.textContent));
    check(tall.length === 0, `an empty room below ${tall}`);
    await tidy(page, "the score sheet");
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await page.locator(".sheet .line").last().scrollIntoViewIfNeeded();
      check(await inView(page), `totals are out of view at ${width}`);
    }
    await close();
    return `${all.length} numbers`;
  };

/** Where the buttons of the count, or of what follows it, stand. */
const buttons = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".dock.count .do button")].map((el) => [
        el.dataset.key,
        el.getBoundingClientRect().toJSON(),
      ]),
    ),
  );

const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

tests["a press meant for the count begins no new game when the count ends"] = async (b, url) => {
  const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
  for (const [game, name] of Object.entries(RECORDS)) {
    await openOver(page, game, name);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForSelector('.sheet[data-done="true"]');
      await page.click(at("menu"));
      await page.click(at("count-again"));
      await page.click(at("hold"));
      const before = await buttons(page);
      // In the moment it ends, and when that moment has passed.
      const takes = await page.evaluate(async (skip) => {
        const dock = document.querySelector(".dock.count");
        const ended = new Promise((done) =>
          new MutationObserver(done).observe(dock, { attributeFilter: ["data-done"] }),
        );
        document.querySelector(skip).click();
        await ended;
        return !dock.querySelector(".do").inert;
      }, at("skip-count"));
      check(!takes, `${game} at ${width} takes presses`);
      await page.waitForSelector(".dock.count .do:not([inert])");
      const { rematch } = await buttons(page);
      for (const key of ["skip-count", "next-number"])
        check(!meet(before[key], rematch), `${game} at ${width}: a new game where ${key} stood`);
      await page.waitForFunction(() => document.activeElement.matches(".dock"));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await close();
};

tests["on a phone a city says why it pays nothing, and the next tap does what it says"] = async (
  b,
  url,
) => {
  const { page, close } = await open(b, url, PHONE);
  await openOver(page, "bronze", RECORDS.bronze);
  await page.waitForSelector('.sheet[data-done="true"]');
  await page.locator('.line.zero[data-number*="cities"]').last().tap();
  const why = await page.textContent(".rings .tip");
  check(/points for .*Behind/.test(why), `a city says: ${why}`);
  // A line is brought into view whole.
  await page.locator('.line[data-number*="routes"]').last().tap();
  await page.waitForFunction(() => {
    const rings = [...document.querySelectorAll(".rings rect:not(.under)")];
    return rings.length >= 3 && rings.every((el) => el.getBoundingClientRect().left > 30);
  });
  await page.locator('.line.zero[data-number*="cities"]').last().tap();
  const { x, y } = await page.locator(at("review")).boundingBox();
  await page.touchscreen.tap(x + 20, y + 20);
  await page.waitForSelector(".dock.reviewing");
  await close();
};

tests["the line from a number to the board crosses no words of the sheet, and no cards"] = async (
  b,
  url,
) => {
  const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
  for (const [game, name] of Object.entries(RECORDS)) {
    await openOver(page, game, name);
    await page.waitForSelector('.sheet[data-done="true"]');
    let lines = 0;
    for (const line of await page.locator(".sheet .line").all()) {
      await line.focus();
      const crossed = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const path = document.querySelector(".rings path:not(.under)");
        if (!path) return null;
        const all = document.createTreeWalker(
          document.querySelector(".rail"),
          NodeFilter.SHOW_TEXT,
        );
        const words = [];
        while (all.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(all.currentNode);
          if (all.currentNode.parentElement.closest(".vh")) continue;
          for (const r of range.getClientRects()) words.push([r, all.currentNode.data]);
        }
        const { x: toX, y: toY } = path.getPointAtLength(path.getTotalLength());
        for (const el of document.querySelectorAll('.laid li[data-at^="under"]')) {
          const r = el.getBoundingClientRect();
          const isItself =
            toX > r.left - 9 && toX < r.right + 9 && toY > r.top - 9 && toY < r.bottom + 9;
          if (!isItself) words.push([r, el.dataset.at]);
        }
        for (let d = 0; d < path.getTotalLength(); d += 2) {
          const { x, y } = path.getPointAtLength(d);
          const hit = words.find(([r]) => x > r.left && x < r.right && y > r.top && y < r.bottom);
          if (hit) return hit[1];
        }
        return "";
      });
      check(!crossed, `${game}: it crosses "${crossed}"`);
      if (crossed === "") lines++;
    }
    check(lines > 0, `${game} has lines`);
  }
  await close();
};

export default tests;

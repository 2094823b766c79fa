// A replay at every step of a kept record of each game: the prompt says what
// happened last, every side is named after its seat, and the points are those
// the engine has at that moment.
import fs from "node:fs";
import path from "node:path";
import { accessible, at, check, engine, goTo, home, open, root } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

const NAMES = ["Anat", "Baal", "Ceyx", "Dido"];
const RECORDS = path.join(root, "tests/records");

/** The shortest finished record of each game that is kept. */
function records() {
  const games = fs.readdirSync(RECORDS, { withFileTypes: true }).filter((e) => e.isDirectory());
  return games.flatMap(({ name: game }) => {
    const finished = fs
      .readdirSync(path.join(RECORDS, game))
      .filter((f) => f.endsWith(".play"))
      .map((f) => fs.readFileSync(path.join(RECORDS, game, f), "utf8"))
      .filter((text) => /^= /m.test(text) && text.includes(`\ngame ${game} `))
      .sort((a, b) => a.length - b.length);
    return finished.length && game !== "null" ? [[game, finished[0]]] : [];
  });
}

/** Keeps a table of the record; the seat that is "you", or -1. */
async function keep(page, game, record, you) {
  const seats = Number(/^seats (\d)$/m.exec(record)[1]);
  const table = {
    id: "kept",
    game,
    seats: Array.from({ length: seats }, (_, i) => ({
      kind: i === you ? "you" : "computer",
      name: NAMES[i],
      player: i === you ? "human" : "random",
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
}

/** What is to be seen of a moment. */
const seen = (page) =>
  page.evaluate(() => ({
    prompt: document.querySelector(".dock .say h2").textContent,
    last: [...document.querySelectorAll(".turns-list li[data-current] :is(span, small)")].map(
      (el) => el.textContent,
    ),
    totals: [...document.querySelectorAll(".totals .total")].map((el) => [
      el.querySelector("h3").textContent,
      Number(el.querySelector(".tot").textContent),
    ]),
    sides: [...document.querySelectorAll(".app section[data-seat]")].map((el) => [
      Number(el.dataset.seat),
      el.ariaLabel,
      el.querySelector("h2").textContent,
    ]),
  }));

async function stepThrough(page, game, record, you, everyStep) {
  const told = engine();
  const { ply: last } = await told.ask({ cmd: "load", record });
  const { events } = await told.ask({ cmd: "moment", as: "all", from: 0 });
  const setup = events.findIndex((e) => e.actor !== "chance");
  await keep(page, game, record, you);
  await goTo(page, "#/replay/kept");
  await page.waitForSelector('.scrubber[data-ply="0"]');
  const wrong = [];
  for (let k = 0; k <= last; k += everyStep) {
    if (k > 1 && everyStep === 1) await page.keyboard.press("]");
    else if (k) await goTo(page, `#/replay/kept/${k}`);
    await page.waitForSelector(`.scrubber[data-ply="${k}"]`);
    const { prompt, last: line, totals, sides } = await seen(page);
    await told.ask({ cmd: "seek", ply: k });
    const { scores } = await told.ask({ cmd: "score" });
    const fail = (what) => wrong.push(`step ${k}: ${what}`);
    if (k > setup && k < last && !line.includes(prompt.replace(/^Turn \d+: /, "")))
      fail(`the prompt "${prompt}", the step "${line}"`);
    if (k === last) {
      const won = scores.filter((s) => s.rank === 1).map((s) => NAMES[s.seat]);
      if (!won.every((name) => prompt.includes(name))) fail(`the prompt "${prompt}"`);
    }
    for (const { seat, points } of scores)
      if (!totals.some(([name, n]) => name.includes(NAMES[seat]) && n === points))
        fail(`${NAMES[seat]} has ${points}, not ${JSON.stringify(totals)}`);
    if (!sides.length) fail("no side");
    for (const [seat, label, title] of sides) {
      const others = NAMES.filter((_, i) => i !== seat);
      const named = `${label} ${title}`;
      if (others.some((name) => named.includes(name))) fail(`${NAMES[seat]} is called "${named}"`);
      if (seat !== you && !label.includes(NAMES[seat])) fail(`${NAMES[seat]}: "${label}"`);
    }
    if (wrong.length > 4) break;
  }
  told.stop();
  check(wrong.length === 0, wrong.join(" | "));
  return last;
}

const tests = {};

for (const [game, record] of records()) {
  tests[`a replay of ${game} is right at every step`] = async (b, url) => {
    const { page, close } = await open(b, url);
    const steps = await stepThrough(page, game, record, -1, 1);
    await accessible(page, "the end of a replay");
    await tidy(page, "the end of a replay");
    await stepThrough(page, game, record, 1, 17);
    await page.click(at("eyes-1"));
    await goTo(page, `#/replay/kept/${Math.floor(steps / 2)}`);
    await page.waitForSelector(`.scrubber[data-ply="${Math.floor(steps / 2)}"]`);
    await home(page);
    await page.waitForSelector(".saved time");
    check((await page.locator(".saved .av").count()) > 1, "a replay on the first page has faces");
    await page.click(`.saved ${at("remove")}`);
    await page.waitForSelector(".saved time", { state: "detached" });
    await page.click(at("undo-notice"));
    await page.waitForSelector(".saved time");
    await close();
    return `${steps} steps`;
  };
}

tests["a replay and a review begin at the side of whoever plays here"] = async (b, url) => {
  const { page, close } = await open(b, url);
  for (const [game, record] of records())
    for (const you of [0, 1])
      for (const where of ["replay", "review"]) {
        await keep(page, game, record, you);
        await goTo(page, `#/${where}/kept/1`);
        await page.waitForSelector('.app[data-ply="1"]');
        const sides = await page
          .locator(".app section[data-seat]")
          .evaluateAll((all) => all.map((el) => Number(el.dataset.seat)));
        check(sides.includes(you), `${game}, ${where}: sides ${sides}, seat ${you} plays`);
      }
  // A review that is asked for no moment has something to show.
  await goTo(page, "#/review/kept");
  await page.waitForSelector('.app:is([data-ply="0"], [data-ply="1"])', { state: "detached" });
  await close();
};

tests["playing on from a replay draws anew, and says so"] = async (b, url) => {
  const { page, close } = await open(b, url);
  const [game, record] = records().find(([id]) => id === "bronze");
  await keep(page, game, record, -1);
  await goTo(page, "#/replay/kept/40");
  await page.waitForSelector('.scrubber[data-ply="40"]');
  await page.click(at("play-on"));
  await page.click(at("play-as-0"));
  await page.waitForFunction(() => location.hash.startsWith("#/play/"));
  await page.waitForSelector(".notice");
  await page.waitForSelector(".app:not([data-stage=replay])");
  const log = await page.textContent(".log");
  check(/new game from that moment/.test(log) && !/take back/.test(log), `the log: ${log}`);
  const kept = await page.evaluate(() => {
    const id = location.hash.split("/")[2];
    return JSON.parse(localStorage.getItem(`oxhide.table.${id}`));
  });
  check(/^< [AB] \d+/m.test(kept.record), "what came after is taken back, so chance falls anew");
  check(kept.seats[0].kind === "you" && kept.seats[1].kind === "computer", "the person sits down");
  await close();
};

tests["a sheet that is opened again has counted all, from any moment"] = async (b, url) => {
  const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
  const [game, record] = records().find(([id]) => id === "bronze");
  await keep(page, game, record, 0);
  const points = /^= (.*)$/m
    .exec(record)[1]
    .split(" ")
    .filter((_, i) => i % 2);
  for (const where of ["replay", "review"]) {
    await goTo(page, `#/${where}/kept/30`);
    await page.waitForSelector('.app[data-ply="30"]');
    await page.getByRole("button", { name: "Score sheet" }).click();
    await page.waitForSelector('.app:not([data-ply="30"]) .sheet');
    check((await page.locator('.sheet[data-done="true"]').count()) === 1, `${where}: still counts`);
    const totals = await page.locator(".totals .tot").allTextContents();
    check(String(totals) === String(points), `${where}: ${totals}, not ${points}`);
    // Any way on from there puts it away, or it would count what is on the way.
    await page.click(at("review"));
    await page.waitForSelector(".dock.reviewing");
    await page.getByRole("button", { name: "Score sheet" }).click();
    await page.waitForSelector(".sheet");
    await page.keyboard.press("ArrowLeft");
    await page.waitForSelector(".dock.reviewing");
  }
  await close();
};

tests["a replay's buttons keep the focus from step to step"] = async (b, url) => {
  const { page, close } = await open(b, url);
  const [game, record] = records()[0];
  await keep(page, game, record, -1);
  await goTo(page, "#/replay/kept/5");
  await page.waitForSelector('.scrubber[data-ply="5"]');
  await page.focus(at("forward"));
  for (const ply of [6, 7, 8]) {
    await page.keyboard.press("Enter");
    await page.waitForSelector(`.scrubber[data-ply="${ply}"]`);
  }
  await close();
};

tests["a replay's line has every moment worth finding again, side by side"] = async (b, url) => {
  const record = fs.readFileSync(path.join(RECORDS, "bronze-age/greedy-random.play"), "utf8");
  const counts = [];
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page, close } = await open(b, url, { viewport });
    await keep(page, "bronze-age", record, 0);
    await goTo(page, "#/replay/kept/60");
    await page.waitForSelector(".mark:visible");
    const marks = await page
      .locator(".mark:visible")
      .evaluateAll((all) =>
        all.map((el) => el.getBoundingClientRect()).map((r) => [r.left, r.right]),
      );
    check(marks.length > 5, `only ${marks.length} marks at ${viewport.width}`);
    const over = marks.filter(([left], i) => i && left < marks[i - 1][1] - 1);
    check(over.length === 0, `marks overlap: ${JSON.stringify(marks)}`);
    await close();
    counts.push(marks.length);
  }
  return `${counts.join(" and ")} marks`;
};

export default tests;

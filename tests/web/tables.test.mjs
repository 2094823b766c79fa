// Nothing is lost and nothing doubled: two tabs at one table, presses that come
// twice, links opened again, and how far a step back goes.
import { clickStep } from "./games/bronze.hands.mjs";
import {
  accessible,
  asked,
  at,
  check,
  goTo,
  home,
  movedFrom,
  movedTo,
  newTable,
  open,
  playOut,
  ply,
} from "./lib.mjs";

const KEPT = "oxhide.table.";

const kept = (page) =>
  page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => JSON.parse(localStorage.getItem(key))),
    KEPT,
  );

/** A table of Bronze in mid-game, and a second tab at it. */
async function twoTabs(browser, url, before = () => undefined) {
  const { page, context, close } = await open(browser, "about:blank");
  await before(context);
  await page.goto(url);
  await newTable(page, "bronze", ["you", "computer"]);
  await playOut(page, clickStep, (i, what) => i > 3 && what === "take");
  const other = await context.newPage();
  const wrong = [];
  other.on("pageerror", (e) => wrong.push(String(e)));
  await other.goto(page.url());
  await other.waitForSelector(".app");
  return {
    page,
    other,
    close: async () => {
      await close();
      check(wrong.length === 0, wrong.join(" | "));
    },
  };
}

/** Plays on until a card is to be taken again; where the game stands then. */
async function turn(page) {
  const before = await ply(page);
  await playOut(page, clickStep, (i, what) => i > 0 && what === "take");
  check((await ply(page)) > before, "a turn was played");
  return ply(page);
}

async function handOver(page, other) {
  const there = await turn(page);
  await movedTo(other, there);
  await other.click(at("play-here"));
  await page.waitForSelector(at("play-here"));
  await other.waitForSelector(at("play-here"), { state: "detached" });
  check((await asked(other)) === "take", "the other tab goes on where this one was");
  const after = await turn(other);
  await movedTo(page, after);
  return after;
}

export default {
  "of two tabs at one table the later follows, takes over, and nothing is lost": async (b, url) => {
    const { page, other, close } = await twoTabs(b, url);
    await other.waitForSelector(at("play-here"));
    check((await other.locator(".stack.legal").count()) === 0, "who follows is asked nothing");
    await accessible(other, "a table another tab has");
    const after = await handOver(page, other);
    await page.reload();
    await page.waitForSelector(at("play-here"));
    await movedTo(page, after);
    await other.close();
    await page.waitForSelector(at("play-here"), { state: "detached" });
    check((await asked(page)) === "take" && (await ply(page)) === after, "the last tab plays on");
    await turn(page);
    check((await kept(page)).length === 1, "it is one table");
    await close();
  },

  "a tab that sleeps loses its table to the one that asks, and writes over nothing": async (
    b,
    url,
  ) => {
    const { page, other, close } = await twoTabs(b, url);
    await other.waitForSelector(at("play-here"));
    // Deaf: whatever is asked of it, it goes on as if it had the table.
    await page.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await other.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    await other.click(at("play-here"));
    await other.waitForSelector(at("play-here"), { state: "detached" });
    await page.waitForSelector(at("play-here"));
    const there = await turn(other);
    await movedTo(page, there);
    await close();
  },

  "without locks two tabs at one table still write over nothing": async (b, url) => {
    const { page, other, close } = await twoTabs(b, url, (context) =>
      context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined })),
    );
    check((await asked(other)) === "take", "both may begin");
    const there = await turn(page);
    await other.waitForSelector(at("play-here"));
    await movedTo(other, there);
    await other.click(at("play-here"));
    const after = await turn(other);
    await page.waitForSelector(at("play-here"));
    await movedTo(page, after);
    await close();
  },

  "a double click on Play now starts one table, and the person always sits at it": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["computer", "computer"]);
    await home(page);
    const before = (await kept(page)).map((s) => s.id);
    await page.dblclick(at("play-now"));
    await page.waitForSelector(".app");
    await asked(page);
    const added = (await kept(page)).filter((s) => !before.includes(s.id));
    check(added.length === 1, `${added.length} tables were started`);
    check(
      added[0].seats.some((s) => s.kind === "you"),
      JSON.stringify(added[0].seats),
    );
    await page.goBack();
    await page.waitForSelector(at("play-now"));
    await close();
  },

  "the same link opened twice is one replay, at the moment it was made": async (b, url) => {
    const { page, context, close } = await open(b, url);
    await goTo(page, "#/new/bronze");
    await page.click(at("seats-2"));
    await page.fill(at("name-2"), "Šamaš & co");
    await page.click(at("start"));
    await playOut(page, clickStep, (i, what) => i > 3 && what === "take");
    const then = await ply(page);
    await page.click(at("menu"));
    await page.click(`.menu ${at("copy-link")}`);
    await page.waitForSelector(`.notice${at("copied")}`);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const [{ seats }] = await kept(page);
    await page.evaluate(() => localStorage.clear());
    await page.close();
    for (let i = 0; i < 2; i++) {
      const reader = await context.newPage();
      await reader.goto(link);
      await reader.waitForSelector(`.scrubber[data-ply="${then}"]`);
      check((await kept(reader)).length === 1, "one replay is kept");
      check(
        (await kept(reader))[0].seats.every((s) => s.kind !== "you"),
        "nobody in it is the reader",
      );
      check((await kept(reader))[0].seats[1].name === seats[1].name, "and everybody has a name");
      await reader.close();
    }
    await close();
  },

  "undo is not offered at the start, and goes to any line that may be taken back": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer", "computer"]);
    await asked(page);
    const offered = () => page.getAttribute(`.tools ${at("undo")}`, "aria-disabled");
    check((await offered()) === "true", "there is nothing to take back yet");
    await page.keyboard.press("u");
    await page.waitForTimeout(200);
    check((await page.locator(".notice, dialog").count()) === 0, "and the key says nothing");
    await playOut(page, clickStep, (i, what) => what === "settle");
    const first = await ply(page);
    // With three at the table nothing turns up when somebody settles tile 1.
    for (let n = 0; n < 2 && (await page.locator('.spot.legal[data-tile="1"]').count()); n++) {
      const was = await ply(page);
      await page.click('.spot.legal[data-tile="1"] >> nth=0');
      await movedFrom(page, was);
      await asked(page);
    }
    check((await offered()) === "false", "now there is");
    await accessible(page, "a log that can be taken back");
    await page.click(`.log li[data-ply="${first}"] ${at("undo-to")}`);
    await movedTo(page, first);
    check(
      (await page.locator(`.log ${at("undo-to")}`).count()) === 0,
      "no further back without being asked",
    );
    await page.keyboard.press("u");
    await page.waitForSelector("dialog.frontier");
    await page.click(at("leave-it"));
    check((await ply(page)) === first, "nothing was taken back");
    await close();
  },

  "an address leads to a moment of a replay": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, clickStep, (i, what) => i > 2 && what === "take");
    const [{ id }] = await kept(page);
    await goTo(page, `#/replay/${id}`);
    await page.waitForSelector('.scrubber[data-ply="0"]');
    await goTo(page, `#/replay/${id}/12`);
    await page.waitForSelector('.scrubber[data-ply="12"]');
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => location.hash.endsWith("/13"));
    await goTo(page, `#/replay/${id}/12`);
    await page.waitForSelector('.scrubber[data-ply="12"]');
    await close();
  },
};

// Bronze Age at its own table: whole games by mouse, keyboard and touch, the
// curtain over a hidden hand, refusals, and how it looks at every size.
import fs from "node:fs";
import path from "node:path";
import {
  accessible,
  asked,
  at,
  check,
  open,
  openKept,
  PHONE,
  playOut,
  root,
  visitPlaces,
  wholeGame,
} from "../lib.mjs";
import { tidy } from "../tidy.mjs";
import {
  clickStep,
  inPlay,
  keyStep,
  PLACES,
  sortOf,
  table,
  tapStep,
  withHand,
} from "./bronze-age.hands.mjs";

export const whole = (b, url, step, options) =>
  wholeGame(
    b,
    url,
    "bronze-age",
    ["you", "computer"],
    step,
    async (page, i) => {
      if (i !== 2) return false;
      await accessible(page, "the table");
      await tidy(page, "the table");
      return false;
    },
    options,
  );

/** Everything of the page that could name a card: its text and attributes, drawings left out. */
const written = (page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    for (const el of copy.querySelectorAll("svg, script, style")) el.remove();
    return copy.outerHTML.toLowerCase();
  });

const handOf = (page) =>
  page.locator("[data-card]").evaluateAll((cards) => cards.map((c) => c.dataset.card));

/** The line before the first of a kind, or so many lines before it. */
function beforeFirst(name, kind, by = -1) {
  const file = path.join(root, `tests/records/bronze-age/${name}.play`);
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return lines[lines.findIndex((line) => line.split(" ")[1] === kind) + by];
}

export default {
  "Bronze Age: The Collapse is told, and each choice says what it leaves": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
    await openKept(page, "bronze-age", "longest", beforeFirst("longest", "keep"), 0);
    await page.waitForSelector(".ruin");
    const steps = await page.locator(".steps li").allTextContents();
    check(steps.length === 4, `four steps, not ${steps}`);
    check((await page.locator(".ruin li").count()) === 4, "four lines");
    const kept = await page.locator(".keep-one").allTextContents();
    check(kept.length === 2 && kept.every((x) => /lose/.test(x)), String(kept));
    await accessible(page, "The Collapse");
    await tidy(page, "The Collapse");
    const border = await page.locator(".vase-dots").boundingBox();
    for (const part of ["figcaption", "li:last-child"]) {
      const said = await page.locator(`.ruin ${part}`).boundingBox();
      check(said.y + said.height <= border.y, `the border runs through ${part}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const lowest = await page.locator(".ruin li").last().boundingBox();
    const dock = await page.locator(".dock").boundingBox();
    check(lowest.y + lowest.height <= dock.y, "the dock hides the last of the four lines");
    check(dock.y + dock.height <= 844, "the choice is out of view");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.click(at("look-at-table"));
    await page.waitForSelector(".decks");
    await page.click(at("look-at-table"));
    await page.click(".keep-one >> nth=0");
    await page.waitForSelector(".keep-one", { state: "detached" });
    await close();
  },

  "Bronze Age: a turn has four steps, and a deck says what would match": async (b, url) => {
    const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
    await openKept(page, "bronze-age", "longest", beforeFirst("longest", "keep", -40), 0);
    await page.waitForSelector(".steps");
    check((await page.locator(".steps li").count()) === 4, "four steps");
    check((await page.locator(".coll .kept").count()) === 1, "what The Collapse would leave");
    await close();
  },

  "Bronze Age: a whole game by keyboard alone": (b, url) => whole(b, url, keyStep()),
  "Bronze Age: a whole game by touch on a phone": (b, url) => whole(b, url, tapStep(), PHONE),

  "Bronze Age: hotseat, the curtain falls and no hand is in the page but one's own": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "person"]);
    let curtains = 0;
    let before = [];
    let mine = [];
    const step = async (p, asks) => {
      const what = sortOf(asks);
      await p.mouse.move(2, 2);
      mine = await handOf(p);
      const page_ = await written(p);
      for (const id of before)
        check(!new RegExp(`\\b${id}\\b`).test(page_), `the other's ${id} is in the page`);
      if (what === "card") {
        const half = p.locator(".hs.b.can").first();
        const played = (await half.getAttribute("data-act")).split(" ")[1];
        mine = mine.filter((id) => id !== played);
        return half.click();
      }
      if (what === "choice") return p.click(`.dock .btn.can >> nth=${curtains % 2}`);
      if (!(await p.locator(".ac.can").count())) return p.click(".ly.can >> nth=0");
      await p.click(".ac.can >> nth=0");
      return p.click(".heap.can >> nth=0");
    };
    await playOut(page, step, async (i, what) => {
      if (what !== "curtain") return false;
      check(
        (await page.locator(".app, .hc, [data-card]").count()) === 0,
        "nothing of the table is there while the curtain is down",
      );
      const page_ = await written(page);
      for (const id of mine)
        check(!new RegExp(`\\b${id}\\b`).test(page_), `${id} is behind the curtain`);
      before = mine;
      return ++curtains > 5;
    });
    check(before.length > 0, "there was something to hide");
    await close();
    return `${curtains} curtains`;
  },

  "Bronze Age: what a match would bring is said before, and comes true": async (b, url) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer"]);
    await playOut(
      page,
      clickStep(),
      async (i, asks) => asks === "move" && (await page.locator(".pv.y").count()) > 0,
    );
    const plate = page.locator(".deck:has(.pv.y)").first();
    const type = await plate.locator(".pv.y p").first().getAttribute("data-type");
    await page.click(`[data-act="pick ${type}"]`);
    await page.hover(".deck:has(.pv.m) .heap");
    await page.waitForSelector(".pv.m li");
    await page.waitForSelector(".plus");
    const lands = () => page.locator(".mine .tst b").allTextContents();
    const sum = (list) => list.reduce((a, n) => a + Number(n), 0);
    const had = sum(await lands());
    await page.click(".deck:has(.pv.m) .heap");
    await page.waitForFunction(
      (n) =>
        [...document.querySelectorAll(".mine .tst b")].reduce(
          (a, el) => a + Number(el.textContent),
          0,
        ) === n,
      had + 1,
    );
    await close();
  },

  "Bronze Age: a greyed thing answers why, with the rule and a link to it": async (b, url) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer"]);
    await playOut(page, clickStep(), (i, asks) => asks === "move");
    await page.click(".hs.b >> nth=0", { force: true });
    await page.waitForSelector(".why");
    const rule = await page.textContent(".why .rule-link");
    check(/BA-\d/.test(rule), `the rule is named: ${rule}`);
    await page.click(".why .rule-link");
    await page.waitForSelector(".rules-text .cited");
    await close();
  },

  "Bronze Age: what every card in hand does can be read without pointing at it": async (b, url) => {
    const seen = [];
    for (const count of [5, 6, 8, 10]) {
      const { page, close } = await open(b, url);
      seen.push(await withHand(page, count));
      // A game may be over before a hand is that large.
      if (await page.locator('.app[data-stage="score"]').count()) {
        await close();
        continue;
      }
      await page.mouse.move(2, 2);
      for (const [width, height] of [
        [390, 844],
        [1024, 768],
        [1440, 900],
        [1920, 1080],
      ]) {
        await page.setViewportSize({ width, height });
        const unread = await page.evaluate(() => {
          const inside = (r, box) =>
            r.width > 0 &&
            r.left >= box.left - 1 &&
            r.right <= box.right + 1 &&
            r.top >= box.top &&
            r.bottom <= box.bottom;
          return [...document.querySelectorAll(".hand .hc")]
            .filter((card) => {
              const said = [...card.querySelectorAll(".ab b, .ab span")].filter((el) =>
                el.checkVisibility(),
              );
              const needed = card.querySelector(".ab b") ? 2 : 0;
              return (
                said.length < needed ||
                said.some((el) => !inside(el.getBoundingClientRect(), card.getBoundingClientRect()))
              );
            })
            .map((card) => card.dataset.card);
        });
        check(
          unread.length === 0,
          `${count} cards at ${width} px: ${unread.join(", ")} cannot be read`,
        );
      }
      await tidy(page, `${count} cards`);
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.focus(".hold:last-child .hs.s");
      const ability = page.locator(".hold:last-child .hc .ab b");
      const named = (await ability.count()) ? await ability.first().textContent() : "";
      const told = await page.locator(".dock .say p").first().textContent();
      check(told && told.includes(named), `the prompt tells of ${named}: ${told}`);
      await close();
    }
    return seen.join(", ");
  },

  "Bronze Age: G and a letter go to the parts of the table": async (b, url) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer"]);
    await visitPlaces(page, PLACES);
    await close();
  },

  "Bronze Age: Actions at a deck are large enough for a finger": async (b, url) => {
    const { page, close } = await open(b, url, PHONE);
    await inPlay(page, tapStep());
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [820, 1180],
      [1024, 768],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      const sizes = await page
        .locator("button.ly")
        .evaluateAll((all) =>
          all.map((el) => el.getBoundingClientRect()).map((r) => Math.min(r.width, r.height)),
        );
      check(sizes.length > 0 && sizes.every((n) => n >= 44), `at ${width} px: ${sizes.join(", ")}`);
    }
    await tidy(page, "by touch");
    await close();
  },

  "Bronze Age: the table is accessible at every step, wide and on a phone, light and dark": async (
    b,
    url,
  ) => {
    for (const size of [{}, { viewport: PHONE.viewport }])
      for (const colorScheme of ["light", "dark"]) {
        const { page, close } = await open(b, url, { ...size, colorScheme });
        await table(page, ["you", "computer"]);
        const seen = new Set();
        await playOut(page, clickStep(), async (i, asks) => {
          const what = sortOf(asks);
          if (!seen.has(what))
            await accessible(page, `${what}, ${colorScheme} ${JSON.stringify(size)}`);
          seen.add(what);
          return seen.has("action") && seen.has("choice") && seen.has("card");
        });
        if (size.viewport)
          for (const tab of await page.locator(".tabs button").all()) {
            await tab.click();
            await accessible(page, `${await tab.getAttribute("data-key")}, ${colorScheme}`);
          }
        await close();
      }
  },

  "Bronze Age: nothing is cut off or lies over something else, at every size": async (b, url) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer"]);
    const seen = new Set();
    await playOut(page, clickStep(), async (i, asks) => {
      const when = `${sortOf(asks)}${i > 15 ? ", later" : ""}`;
      if (!seen.has(when)) {
        await page.mouse.move(2, 2);
        await tidy(page, when);
      }
      seen.add(when);
      return false;
    });
    await close();
    return [...seen].join("; ");
  },

  "Bronze Age: after a Play without a match one may stop": async (b, url) => {
    const { page, close } = await open(b, url);
    await openKept(page, "bronze-age", "nothing-to-do", "A play sea a", 0);
    check((await asked(page)) === "mode", "the question is asked");
    await page.locator(".dock .btn.can").last().click();
    await page.waitForSelector('.app:not([data-asks="mode"])');
    await close();
  },

  "Bronze Age: a card is played where one may choose to play a card": async (b, url) => {
    const half = '.hs[data-act="card s13 basic"]';
    const ways = {
      click: (page) => page.click(half),
      drag: (page) => page.dragAndDrop(half, '.mine [data-side="basic"]'),
      tap: async (page) => {
        await page.tap(half);
        await page.tap(".dock .btn.sun");
      },
    };
    for (const [way, play] of Object.entries(ways)) {
      const { page, close } = await open(b, url, way === "tap" ? PHONE : {});
      await openKept(page, "bronze-age", "longest", "A play sea a", 0);
      await page.waitForSelector(`${half}.can`);
      await play(page);
      await page.waitForSelector(half, { state: "detached" });
      await close();
    }
  },

  "Bronze Age: emptying a deck says what it ends": async (b, url) => {
    const { page, close } = await open(b, url);
    await openKept(page, "bronze-age", "longest", beforeFirst("longest", "keep", -3), 0);
    await page.click('[data-act="pick plains"] >> nth=0');
    await page.waitForSelector(".pv.m");
    const plates = await page.locator(".pv").allTextContents();
    const warned = plates.map((text) => text.includes("The Collapse comes at the end"));
    check(String(warned) === "true,false,false", `only deck A is emptied: ${plates}`);
    await close();
  },
};

// Bronze Age at its own table: whole games by mouse, keyboard and touch, the
// curtain over a hidden hand, refusals, and how it looks at every size.
import { accessible, check, newTable, open, playOut, tidy } from "./lib.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const table = (page, kinds) => newTable(page, kinds, "1", "7", "bronze-age");

/** What the table asks for: "action", "card", "discard", "choice", "curtain", "over". */
async function asked(page) {
  const handle = await page.waitForFunction(() => {
    const has = (s) => document.querySelector(s) !== null;
    if (has("dialog.end")) return "over";
    if (has(".curtain")) return "curtain";
    if (has(".thinking")) return null;
    if (has(".hs.can")) return "card";
    if (has(".hc.can")) return "discard";
    if (has(".dock .btn.can")) return "choice";
    if (has(".ac.can") || has(".ly.can")) return "action";
    return null;
  });
  return handle.jsonValue();
}

/** Hands that do now the first, now the next thing there is to do. */
function hands(press) {
  let turn = 0;
  const one = async (page, selector) => {
    const all = page.locator(selector);
    return all.nth(turn % (await all.count()));
  };
  return async (page, what) => {
    turn++;
    if (what === "curtain") return press(page, page.locator(".curtain .btn"));
    if (what === "card") return press(page, await one(page, ".hs.can"));
    if (what === "discard") return press(page, await one(page, ".hc.can"));
    if (what === "choice") return press(page, await one(page, ".dock .btn.can"), true);
    if (
      !(await page.locator(".ac.can").count()) ||
      (turn % 3 === 0 && (await page.locator(".ly.can").count()))
    )
      return press(page, await one(page, ".ly.can"));
    await press(page, await one(page, ".ac.can"), true);
    await page.waitForSelector(".ac.sel");
    return press(page, await one(page, ".heap.can"));
  };
}

/** The pointer leaves first: a card looked at lies over its neighbours. */
const clickStep = () =>
  hands(async (page, thing) => {
    await page.mouse.move(2, 2);
    await thing.click();
  });

/** A finger looks first and does it with the button that then appears. */
const tapStep = () =>
  hands(async (page, thing, atOnce) => {
    await thing.tap();
    if (!atOnce) await page.tap(".dock .btn.sun");
  });

/** By keys alone: numbers, arrows, Enter. */
function keyStep() {
  let turn = 0;
  return async (page, what) => {
    turn++;
    const count = (selector) => page.locator(selector).count();
    if (what === "choice")
      return page.keyboard.press(String(1 + (turn % (await count(".dock .btn.can")))));
    if (what === "action" && !(await count(".ac.can"))) {
      for (const deck of ["A", "B", "C"]) {
        await page.keyboard.press(`Shift+${deck}`);
        if (await count(".ly.can:focus")) break;
      }
      return page.keyboard.press("Enter");
    }
    if (what === "action") {
      await page.keyboard.press(
        String(1 + ((turn % (await count(".ac"))) % (await count(".ac.can")))),
      );
      await page.waitForSelector(".heap.can:focus");
      if (turn % 2) await page.keyboard.press("ArrowRight");
      return page.keyboard.press("Enter");
    }
    await page.keyboard.press(String(1 + (turn % Math.min(9, await count(".hand .hold")))));
    await page.waitForSelector(".hold .can:focus, .hold.can:focus");
    if (turn % 2) await page.keyboard.press("ArrowDown");
    return page.keyboard.press("Enter");
  };
}

/** A game in its middle, by mouse. */
export async function bronzeAgeInPlay(page) {
  await table(page, ["you", "computer"]);
  await playOut(page, clickStep(), (i, what) => i > 14 && what === "action", asked);
}

/** A game with at least so many cards in hand, by drawing all one can. */
export async function bronzeAgeWithHand(page, count, when = ["action", "card"]) {
  await table(page, ["you", "computer"]);
  const first = async (selector) => {
    await page.mouse.move(2, 2);
    await page.locator(selector).first().click();
  };
  const step = async (_, what) => {
    const draw = page.locator('.dock .btn.can:has-text("Draw")');
    const none = page.locator('.dock .btn.can:has-text("Play none")');
    if (await none.count()) return none.click();
    if (what === "card") return first(".hs.can");
    if (what === "discard") return first(".hc.can");
    if (what === "choice")
      return (await draw.count()) ? draw.first().click() : first(".dock .btn.can");
    if (!(await page.locator(".ac.can").count())) return first(".ly.can");
    await first(".ac.can");
    await page.waitForSelector(".ac.sel");
    return first(".heap.can");
  };
  await playOut(
    page,
    step,
    async (_, what) => when.includes(what) && (await page.locator(".hand .hold").count()) >= count,
    asked,
  );
  return page.locator(".hand .hold").count();
}

async function whole(browser, url, step, options) {
  const { page, close } = await open(browser, url, options);
  await table(page, ["you", "computer"]);
  const look = async (i) => {
    if (i === 2) await accessible(page, "the table");
    if (i === 2) await tidy(page, "the table");
    return false;
  };
  const steps = await playOut(page, step, look, asked);
  const points = await page.locator(".score tfoot td b").allTextContents();
  check(points.length === 2, "the score sheet has a total for both seats");
  await accessible(page, "the score sheet");
  await close();
  return `${steps} steps, ${points.join(" : ")}`;
}

/** Everything of the page that could name a card: its text and attributes, drawings left out. */
const written = (page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    for (const el of copy.querySelectorAll("svg, script, style")) el.remove();
    return copy.outerHTML.toLowerCase();
  });

const handOf = (page) =>
  page.locator("[data-card]").evaluateAll((cards) => cards.map((c) => c.dataset.card));

export const bronzeAge = {
  "Bronze Age: a whole game by mouse": (b, url) => whole(b, url, clickStep()),
  "Bronze Age: a whole game by keyboard alone": (b, url) => whole(b, url, keyStep()),
  "Bronze Age: a whole game by touch on a phone": (b, url) => whole(b, url, tapStep(), phone),

  "Bronze Age: hotseat, the curtain falls and no hand is in the page but one's own": async (
    b,
    url,
  ) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "person"]);
    let curtains = 0;
    let before = [];
    let mine = [];
    const step = async (p, what) => {
      if (what === "curtain") return p.click(".curtain .btn");
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
    await playOut(
      page,
      step,
      async (i, what) => {
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
      },
      asked,
    );
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
      async (i, what) => what === "action" && (await page.locator(".pv.y").count()) > 0,
      asked,
    );
    const plate = page.locator(".deck:has(.pv.y)").first();
    const type = (await plate.locator(".pv.y p").first().textContent()).trim();
    await page.click(`.ac:has(b:text-is("${type}"))`);
    await page.hover(".deck:has(.pv.m) .heap");
    await page.waitForSelector('.pv.m:has-text("Gain")');
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
    await playOut(page, clickStep(), (i, what) => what === "action", asked);
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
      seen.push(await bronzeAgeWithHand(page, count));
      // A game may be over before a hand is that large.
      if (await page.locator("dialog.end").count())
        await page.click('dialog button[aria-label="Close"]');
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
      const id = await page.getAttribute(".hold:last-child .hc", "data-card");
      const told = await page.locator(".dock .say p").first().textContent();
      check(told.includes(id.toUpperCase()), `the prompt tells of ${id}: ${told}`);
      await close();
    }
    return seen.join(", ");
  },

  "Bronze Age: Actions at a deck are large enough for a finger": async (b, url) => {
    const { page, close } = await open(b, url, phone);
    await bronzeAgeInPlay(page);
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
    for (const size of [{}, { viewport: phone.viewport }])
      for (const colorScheme of ["light", "dark"]) {
        const { page, close } = await open(b, url, { ...size, colorScheme });
        await table(page, ["you", "computer"]);
        const seen = new Set();
        await playOut(
          page,
          clickStep(),
          async (i, what) => {
            if (!seen.has(what))
              await accessible(page, `${what}, ${colorScheme} ${JSON.stringify(size)}`);
            seen.add(what);
            return seen.has("action") && seen.has("choice") && seen.has("card");
          },
          asked,
        );
        if (size.viewport)
          for (const name of await page.locator(".tabs button").allTextContents()) {
            await page.click(`.tabs button:text-is("${name}")`);
            await accessible(page, `the tab ${name}, ${colorScheme}`);
          }
        await close();
      }
  },

  "Bronze Age: nothing is cut off or lies over something else, at every size": async (b, url) => {
    const { page, close } = await open(b, url);
    await table(page, ["you", "computer"]);
    const seen = new Set();
    await playOut(
      page,
      clickStep(),
      async (i, what) => {
        const when = `${what}${i > 15 ? ", later" : ""}`;
        if (!seen.has(when) && what !== "over") {
          await page.mouse.move(2, 2);
          await tidy(page, when);
        }
        seen.add(when);
        return false;
      },
      asked,
    );
    await close();
    return [...seen].join("; ");
  },
};

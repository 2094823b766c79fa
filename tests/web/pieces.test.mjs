// Pieces explain themselves to pointer, finger and keyboard, and stay where
// they are while they do.
import { clickStep as bronzeStep } from "./games/bronze.hands.mjs";
import { clickStep, sortOf } from "./games/bronze-age.hands.mjs";
import { clickStep as goldenStep, hands } from "./games/golden-ages.hands.mjs";
import { asked, at, check, newTable, open, PHONE, playOut } from "./lib.mjs";

/** What the card beside the pieces says, once it is there. */
const told = async (page) => {
  await page.waitForSelector(".lens:not([hidden])");
  return page.textContent(".lens");
};

/** Native tooltips, which no finger and no key reaches. */
const tooltips = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[title]")].map((el) => `${el.className}: ${el.title}`),
  );

/** Pieces of each game that do nothing but tell. */
const PIECES = {
  bronze: [".tile .hd", ".st", ".ingot", ".mini i", ".sp [data-lens]", ".sh .badge"],
  "bronze-age": [".opp .cvp li", ".mine .cvp li", ".sh .badge"],
};
const STEPS = {
  bronze: () => bronzeStep,
  "bronze-age": clickStep,
  "golden-ages": () => hands(goldenStep),
};

/** Lines of the log that name something in view, by their actions. */
const linesInView = (page) =>
  page
    .locator(".log li[data-act][data-rings]")
    .evaluateAll((all) =>
      all
        .filter((li) =>
          li.dataset.rings
            .split(" ")
            .some((at) =>
              [...document.querySelectorAll(`.app > .board [data-at="${at}"]`)].some(
                (el) => el.getClientRects().length,
              ),
            ),
        )
        .map((li) => li.dataset.ply),
    );

/** How many rings there are that lie around nothing the line names. */
const astray = (page, ply) =>
  page.evaluate((n) => {
    const names = document.querySelector(`.log li[data-ply="${n}"]`).dataset.rings.split(" ");
    const places = names
      .flatMap((at) => [...document.querySelectorAll(`.app [data-at="${at}"]`)])
      .map((el) => el.getBoundingClientRect());
    return [...document.querySelectorAll(".trace g .under")].filter((ring) => {
      const { x, y } = ring.getBBox();
      return !places.some((r) => Math.abs(r.x - x) < 6 && Math.abs(r.y - y) < 6);
    }).length;
  }, ply);

export default {
  "pieces tell what they are in a card of their own: pointer, finger and keyboard": async (
    b,
    url,
  ) => {
    for (const [game, pieces] of Object.entries(PIECES))
      for (const options of [{ viewport: { width: 1440, height: 900 } }, PHONE]) {
        const { page, close } = await open(b, url, options);
        await newTable(page, game, ["you", "computer"]);
        await playOut(page, STEPS[game](), (i) => i > 5);
        await asked(page);
        check((await tooltips(page)).length === 0, `${game}: ${await tooltips(page)}`);
        for (const selector of pieces) {
          const piece = page.locator(selector).first();
          if (!(await piece.isVisible())) continue;
          if (options.hasTouch) await piece.tap({ position: { x: 8, y: 8 } });
          else await piece.hover();
          const said = await told(page);
          check(said === (await piece.getAttribute("data-lens")), `${selector}: ${said}`);
        }
        await page.keyboard.press("Escape");
        await page.waitForSelector(".lens[hidden]", { state: "attached" });
        if (!options.hasTouch) {
          await page.locator(pieces[0]).nth(1).focus();
          await told(page);
          await page.evaluate(() => (window.was = document.activeElement));
          await page.keyboard.press("Control+ArrowRight");
          const moved = await page.evaluate(() => document.activeElement !== window.was);
          check(moved, `${game}: Ctrl and an arrow go to another piece`);
        }
        await close();
      }
  },

  "controls without words tell what they are for, above dialogs too": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    const tip = (words) =>
      page.waitForFunction(
        (said) => document.querySelector(".tip:popover-open")?.textContent === said,
        words,
      );
    await page.hover(at("menu"));
    await tip("Menu (M)");
    await page.click(at("menu"));
    await page.waitForSelector(".tip", { state: "hidden" });
    await page.hover(at("close"));
    await tip("Close");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".tip", { state: "hidden" });
    await page.click(at("undo"), { force: true });
    await tip("Undo (U)"); // what cannot be done now says at once what it is
    check((await tooltips(page)).length === 0, `native: ${await tooltips(page)}`);
    await close();
  },

  "Ctrl and an arrow go one square further, and round the world": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "golden-ages", ["you", "computer"]);
    const square = (name) => page.locator(`[data-square="${name}"]`);
    for (const [from, key, to] of [
      ["2,4", "ArrowRight", "2,5"],
      ["2,5", "ArrowDown", "3,5"],
      ["3,9", "ArrowRight", "3,0"],
      ["3,0", "ArrowLeft", "3,9"],
    ]) {
      await square(from).focus();
      await page.keyboard.press(`Control+${key}`);
      const there = await page.evaluate(() => document.activeElement.dataset.square);
      check(there === to, `${key} from ${from} is ${there}`);
    }
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, bronzeStep, (i, what) => what === "take" && i > 0);
    await page.click(".stack.legal");
    await page.locator(".place").first().focus();
    await page.evaluate(() => {
      window.steps = 0;
      addEventListener("focusin", () => window.steps++);
    });
    await page.keyboard.press("Control+ArrowRight");
    const steps = await page.evaluate(() => window.steps);
    check(steps === 1, `one press is ${steps} steps among the columns of Bronze`);
    await close();
  },

  "a line of the log rings its places, a name dims all but that player's pieces": async (
    b,
    url,
  ) => {
    for (const game of Object.keys(STEPS)) {
      const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
      await newTable(page, game, ["you", "computer"]);
      await playOut(page, STEPS[game](), (i, what) => i > 7 && what !== "city");
      if ((await page.locator(at("whole-log")).getAttribute("aria-pressed")) === "false")
        await page.click(at("whole-log"));
      const lines = await linesInView(page);
      check(lines.length > 4, `${game}: few lines name a place: ${lines}`);
      const laid = await page.locator(".board").innerHTML();
      for (const ply of lines.slice(-4)) {
        await page.mouse.move(2, 2);
        await page.waitForFunction(() => !document.querySelector(".trace g"));
        await page.locator(`.log li[data-ply="${ply}"] > button`).first().hover();
        await page.waitForSelector(".trace g .under", { state: "attached" });
        check((await astray(page, ply)) === 0, `${game}: a ring lies elsewhere at ${ply}`);
      }
      await page.mouse.move(2, 2);
      await page
        .locator(`.log li[data-ply="${lines.at(-1)}"] > button`)
        .first()
        .focus();
      await page.waitForSelector(".trace g .under", { state: "attached" });
      await page.locator(".seat:not(.me) .sh").first().hover();
      await page.waitForSelector(".trace .wash", { state: "attached" });
      const bright = await page.locator(".trace .bright").count();
      check(bright > 4, `${game}: few pieces stay bright: ${bright}`);
      await page.mouse.move(2, 2);
      await page.waitForSelector(".trace .wash", { state: "detached" });
      check((await page.locator(".board").innerHTML()) === laid, `${game}: the table changed`);
      await close();
    }
  },

  "a finger that rests on a thing points at it, and presses nothing": async (b, url) => {
    const { page, context, close } = await open(b, url, PHONE);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, bronzeStep, (i, what) => i > 4 && what === "take");
    const fingers = await context.newCDPSession(page);
    const touch = (type, ...touchPoints) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
    /** Rests on a thing until there is something to see. */
    const rest = async (thing, seen) => {
      const r = await page.locator(thing).first().boundingBox();
      await touch("touchStart", { x: r.x + r.width / 2, y: r.y + r.height / 2 });
      await seen();
      await touch("touchEnd");
    };
    await rest(".sbp:nth-child(2)", () => told(page));
    check(/^\S+: \d+ points?/.test(await told(page)), `a name: ${await told(page)}`);
    await page.tap(at("tab-pool"));
    const before = await page.textContent(".dock p");
    await rest(".stack.legal", () =>
      page.waitForFunction((was) => document.querySelector(".dock p").textContent !== was, before),
    );
    check((await page.locator(".place").count()) === 0, "the card stays where it is");
    await page.tap(".stack.legal");
    await page.waitForSelector(".place");
    await close();
  },

  "Bronze: a token draws its line, a city rings what it counts, a grey spot tells of itself":
    async (b, url) => {
      const { page, close } = await open(b, url, { viewport: { width: 1440, height: 900 } });
      await newTable(page, "bronze", ["you", "computer"]);
      await playOut(
        page,
        bronzeStep,
        async (i, what) =>
          i > 9 &&
          what === "take" &&
          (await page.locator(".ingot[data-line]").count()) > 0 &&
          (await page.locator(".city[data-rings]").count()) > 0,
      );
      await page.hover(".ingot[data-line]");
      await page.waitForSelector(".trace .through", { state: "attached" });
      await page.hover(".city[data-rings]");
      await page.waitForSelector(".trace .through", { state: "detached" });
      await page.waitForSelector(".trace g .under", { state: "attached" });
      await page.hover(".tile .hd:has(.prov.open)");
      check(/free spot.*settle here: /.test(await told(page)), `a province: ${await told(page)}`);
      const spot = page.locator(".spot.free[data-spot=no]").last();
      await spot.hover();
      await page.waitForFunction(
        (said) => document.querySelector(".lens").textContent === said,
        await spot.getAttribute("aria-label"),
      );
      // What it says hides nothing that can be pressed.
      await page.mouse.move(0, 0);
      await page.waitForSelector(".lens[hidden]", { state: "attached" });
      await page.hover(".stack.legal .pc");
      await told(page);
      const hidden = await page.evaluate(() => {
        const a = document.querySelector(".lens").getBoundingClientRect();
        return [...document.querySelectorAll(".stack.legal")].filter((el) => {
          const b = el.getBoundingClientRect();
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        }).length;
      });
      check(hidden === 0, `what a card tells hides ${hidden} cards`);
      // A card that was pressed tells nothing, though a mouse stirs on it.
      await page.click(".stack.legal");
      await page.waitForSelector(".place");
      await page.hover(".stack.picked .pc", { position: { x: 20, y: 40 } });
      await page.hover(".stack.picked .pc", { position: { x: 30, y: 50 } });
      await page.waitForTimeout(200);
      check((await page.locator(".lens:not([hidden])").count()) === 0, "a pressed card is quiet");
      await page.click(".stack.picked");
      // Pressed, it says why not, in a place of its own.
      await spot.click({ force: true });
      await page.waitForSelector(".why");
      await page.waitForSelector(".lens[hidden]", { state: "attached" });
      await close();
    },

  "what a mouse points at stays below it while the prompt tells of it": async (b, url) => {
    for (const viewport of [PHONE.viewport, { width: 1024, height: 768 }]) {
      const { page, close } = await open(b, url, { viewport });
      await newTable(page, "bronze-age", ["you", "computer"]);
      const seen = new Set();
      await playOut(page, clickStep(), async (i, asks) => {
        const what = sortOf(asks);
        if (seen.has(what) || what === "choice") return seen.size > 1;
        seen.add(what);
        const things = page.locator(what === "card" ? ".hs.can" : ".ly.can");
        await page.mouse.move(2, 2);
        const rects = () =>
          things.evaluateAll((all) =>
            all.map((el) => el.offsetTop + el.offsetParent.getBoundingClientRect().top),
          );
        for (const [k, thing] of (await things.all()).entries()) {
          const before = (await rects())[k];
          const said = await page.textContent(".dock .say p");
          await thing.hover();
          await page.waitForFunction(
            (was) => document.querySelector(".dock .say p").textContent !== was,
            said,
          );
          const after = (await rects())[k];
          check(Math.abs(after - before) < 8, `${what} ${k} moves by ${after - before} px`);
          await page.mouse.move(2, 2);
          await page.waitForFunction(
            (was) => document.querySelector(".dock .say p").textContent === was,
            said,
          );
        }
        return seen.size > 1;
      });
      check(seen.has("card"), "a card is played");
      await close();
    }
  },

  "a hand of Bronze Age is held as a fan, all of it in view": async (b, url) => {
    for (const viewport of [
      { width: 1024, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      const { page, close } = await open(b, url, { viewport });
      await newTable(page, "bronze-age", ["you", "computer"]);
      await playOut(page, clickStep(), async () => (await page.locator(".hold").count()) > 2);
      const cards = await page.locator(".hold").evaluateAll((all) =>
        all.map((el) => {
          const r = el.firstElementChild.getBoundingClientRect();
          return [getComputedStyle(el).rotate, r.bottom <= innerHeight];
        }),
      );
      check(new Set(cards.map(([turn]) => turn)).size > 1, `not a fan: ${JSON.stringify(cards)}`);
      check(
        cards.every(([, whole]) => whole),
        `cut off: ${JSON.stringify(cards)}`,
      );
      await close();
    }
  },

  "a matrix with a column of five and a place below is whole at every size": async (b, url) => {
    const wide = { width: 1024, height: 768 };
    const { page, close } = await open(b, url, { viewport: wide });
    await newTable(page, "bronze", ["you", "computer"]);
    const deep = (rows) =>
      playOut(
        page,
        async (_, what) => {
          if (what === "city") return page.click(".offer >> nth=0");
          if (what === "settle") {
            // With spots left it asks whether one is sure.
            if (await page.locator(".spot.legal").count()) await page.click(at("end"));
            return page.click(at("end"));
          }
          await page.click(".stack.legal >> nth=0");
          return page.click(".place >> nth=0");
        },
        async (_, what) =>
          what === "take" && (await page.locator('[data-at^="card-0-1-"]').count()) >= rows,
      );
    const whole = () =>
      page.waitForFunction(() => {
        const grid = document.querySelector(".matrix .grid");
        return grid.checkVisibility() && grid.scrollHeight <= grid.clientHeight;
      });
    const sizes = [wide, { width: 1440, height: 700 }, PHONE.viewport];
    await deep(5);
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (size === PHONE.viewport) await page.click(at("tab-matrix"));
      await whole();
    }
    await page.click(at("tab-pool"));
    await page.click(".stack.legal >> nth=0");
    for (const size of sizes.reverse()) {
      await page.setViewportSize(size);
      await page.waitForSelector(".place");
      await whole();
    }
    await close();
  },
};

// A lesson as a learner meets it, from its first step to its last; wrong clicks;
// progress; a first game with help.
import { MICE } from "./hands.mjs";
import {
  accessible,
  asked,
  at,
  check,
  goTo,
  movedFrom,
  open,
  PHONE,
  ply,
  puzzles,
} from "./lib.mjs";
import { HANDS, lit, stepOf, through } from "./lesson.mjs";
import { tidy } from "./tidy.mjs";

/** The technologies whose descriptions cannot be read. */
const unread = (page) =>
  page.locator(".gt").evaluateAll((all) =>
    all
      .filter((el) => {
        const p = el.querySelector("p");
        const [box, said] = [el, p].map((x) => x.getBoundingClientRect());
        return !p.checkVisibility() || said.bottom > box.bottom || said.top < box.top;
      })
      .map((el) => el.dataset.at),
  );

/** A finger comes down on something in the moment in which help moves it. */
const pressAsHelpComes = (thing) =>
  new Promise((done) => {
    const press = (_, watch) => {
      if (!document.querySelector(".helper h2")) return;
      watch.disconnect();
      const at = document.querySelector(thing);
      at.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
      at.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true }));
      setTimeout(done, 400);
    };
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
  });

export default {
  "puzzles are found by theme, and own mistakes are not counted among them": async (b, url) => {
    const { page, close } = await open(b, url);
    await page.evaluate(() =>
      localStorage.setItem(
        "oxhide.puzzles",
        JSON.stringify({ solved: { bronze: ["mine-40", "mine-52"] }, days: [] }),
      ),
    );
    await page.reload();
    await goTo(page, "#/learn");
    const shown = page.locator(at("puzzles-bronze"));
    check(/^\D*0\D+\d/.test(await shown.locator("em").textContent()), "nothing is solved yet");
    await page.click(at("theme-bronze-routes"));
    await page.waitForSelector('.rv.puzzle[data-state="open"]');
    check((await page.inputValue(at("theme-of"))) === "routes", "the theme is the one chosen");
    const solved = await page.textContent(at("solved"));
    check(/\b0 of /.test(solved), `own mistakes are counted: ${solved}`);
    await close();
  },

  "every puzzle has its day": async (b, url) => {
    const { page, close } = await open(b, url);
    await page.clock.install();
    const all = Object.fromEntries(
      ["bronze", "bronze-age", "golden-ages"].map((game) => [game, puzzles(game)]),
    );
    const games = Object.keys(all);
    for (const day of [20_000, 20_001, 20_002, 20_003]) {
      await page.clock.setFixedTime(day * 86_400_000);
      await page.reload();
      await goTo(page, "#/learn");
      await page.click(at("daily-puzzle"));
      const ids = all[games[day % 3]];
      const k = (Math.floor(day / 3) + (day % 3) * Math.floor(ids.length / 3)) % ids.length;
      await page.waitForSelector(`[data-puzzle="${ids[k].id}"]`);
    }
    await close();
  },

  "on a phone what is answered hides nothing, and a wrong pick is answered at once": async (
    browser,
    url,
  ) => {
    const { page, close } = await open(browser, url, PHONE);
    const begin = async (step) => {
      await page.evaluate((s) => {
        const kept = { bronze: { step: s, done: [], at: 1 } };
        localStorage.setItem("oxhide.lessons", JSON.stringify(kept));
      }, step);
      await page.goto(`${url}#/learn`);
      await page.reload();
      await goTo(page, "#/lesson/bronze");
      await page.waitForSelector(`.coach h2[data-step="${step}"]`);
      const place = await lit(page);
      const high = await page.evaluate(() => document.documentElement.scrollHeight);
      check(high <= 844, `${step}: the table is ${high} px high`);
      return place;
    };
    const place = (name) => page.tap(`[data-at="${name}"]`);
    await begin("take-pottery");
    await place("stack-2");
    await page.waitForSelector(".coach-say .answer");
    await place("tab-pool"); // the tabs stay where one turns them to
    await page.waitForSelector(".answer", { state: "detached" });
    await place("stack-1");
    await page.locator(".in-hand .pill").nth(1).tap();
    await page.locator(".place").first().tap();
    await page.waitForSelector(".coach-say .answer:not(.beside)");
    await page.locator(".in-hand .pill").first().tap({ timeout: 4000 });
    await page.waitForSelector(".in-hand .pill:first-child.on");
    check((await page.locator(".answer").count()) === 0, "the answer goes with the next tap");

    await begin("wheel-deserts");
    await place("spot-1-deserts-2");
    await page.waitForSelector(at("settle-here"));
    await page.waitForFunction(() => {
      const here = document.querySelector('[data-key="settle-here"]')?.getBoundingClientRect();
      return [...document.querySelectorAll(".light g rect")].some((ring) => {
        const r = ring.getBoundingClientRect();
        return here && r.left < here.left && here.right < r.right && r.top < here.top;
      });
    });

    await begin("city-kerma");
    await page.tap('[data-act="city memphis"]');
    const [answer, sheet] = await Promise.all(
      [".coach-say .answer", ".rising"].map((x) => page.locator(x).boundingBox()),
    );
    check(answer.y + answer.height < sheet.y, "the answer lies under the cities");

    for (const step of ["bronze-down", "end-take", "end-jungles"]) await begin(step);

    await begin("city-now");
    await page.waitForSelector('.app[data-tab="cities"]');
    await page.tap(at("step-next"));
    await page.waitForSelector('.coach h2[data-step="find-three"]');
    await page.waitForSelector('.app[data-tab="pool"]');
    await close();
  },

  "a lesson by mouse, with wrong clicks, left and taken up again": async (browser, url) => {
    const { page, close } = await open(browser, url);
    await goTo(page, "#/learn");
    await page.waitForSelector(".course");
    await accessible(page, "the lessons");
    await tidy(page, "the lessons");
    const steps = await through(
      page,
      "bronze",
      ([x, y]) => page.mouse.click(x, y),
      async (step) => {
        const cut = await page
          .locator(".light g rect")
          .evaluateAll((all) =>
            all
              .map((el) => el.getBoundingClientRect())
              .filter(
                (r) =>
                  r.left < 1 || r.top < 1 || r.right > innerWidth - 1 || r.bottom > innerHeight - 1,
              ),
          );
        check(cut.length === 0, `${step}: its frame is cut: ${JSON.stringify(cut)}`);
        if (step === "settle-first") {
          await accessible(page, "a lesson");
          await page.click('[data-at="spot-1-woods-2"]');
          await page.waitForSelector(".answer.beside");
          const [spot, asked, said] = await Promise.all(
            ['[data-at="spot-1-woods-2"]', '[data-at="spot-1-deserts-1"]', ".answer"].map((x) =>
              page.locator(x).boundingBox(),
            ),
          );
          const end = said.y + said.height;
          const gap = Math.max(said.y - spot.y - spot.height, spot.y - end);
          check(gap >= 0 && gap < 20, `the answer is ${gap} px from what was pressed`);
          const isFree = said.y > asked.y + asked.height || end < asked.y;
          check(isFree, "the answer hides what is lit");
          await page.click('[data-at="spot-1-mountains-1"]', { force: true });
          await page.waitForSelector(".answer .rule-link");
        }
        if (step === "wake-beside") {
          await page.reload();
          await page.waitForSelector(`.coach h2[data-step="${step}"]`);
        }
      },
    );
    await page.click(at("first-game"));
    await page.waitForSelector(".helper h2");
    const first = await page.textContent(".helper h2");
    await page.click(at("got-it"));
    // One explanation is enough for one decision: the next comes with the next.
    await page.waitForSelector(".helper", { state: "detached" });
    await page.waitForTimeout(500);
    check((await page.locator(".helper").count()) === 0, "two explanations of one decision");
    const was = await ply(page);
    await MICE.bronze()(page, await asked(page));
    await movedFrom(page, was);
    await page.waitForFunction((s) => {
      const next = document.querySelector(".helper h2");
      return next && next.textContent !== s;
    }, first);
    await goTo(page, "#/learn");
    await page.waitForSelector(".chapters .did");
    check((await page.locator(".course:first-child .chapters .did").count()) === 7, "all are done");
    await page.click(at("first-game-bronze"));
    await page.waitForSelector(".helper h2");
    check((await page.textContent(".helper h2")) === first, "asked for again, help comes again");
    await close();
    return `${steps} steps`;
  },

  "the lesson of Bronze Age by touch": async (browser, url) => {
    const [options, hand] = HANDS.touch;
    const { page, close } = await open(browser, url, options);
    const steps = await through(page, "bronze-age", hand(page));
    await close();
    return `${steps} steps`;
  },

  "what a lesson of The Golden Ages asks for can be pressed, its technologies read": async (
    browser,
    url,
  ) => {
    const { page, close } = await open(browser, url, { viewport: { width: 1440, height: 900 } });
    const read = async (step) => {
      const lost = await unread(page);
      check(lost.length === 0, `${step}: not to be read: ${lost.join(" ")}`);
    };
    const press = async ([x, y], step) => {
      await read(step);
      await page.mouse.click(x, y);
    };
    const steps = await through(page, "golden-ages", press, read);
    await close();
    return `${steps} steps`;
  },

  "a finger looks at a lit spot, then settles it with a second tap": async (browser, url) => {
    const { page, close } = await open(browser, url, PHONE);
    await page.evaluate(() => {
      const bronze = { step: "settle-first", done: [], at: 1 };
      localStorage.setItem("oxhide.lessons", JSON.stringify({ bronze }));
    });
    await page.reload();
    await goTo(page, "#/lesson/bronze");
    await page.waitForSelector('.coach h2[data-step="settle-first"]');
    const place = await lit(page);
    await page.touchscreen.tap(...place);
    await page.waitForSelector(at("settle-here"));
    await page.waitForFunction(() => document.querySelectorAll(".light g rect").length === 2);
    await page.touchscreen.tap(...place);
    await page.waitForSelector('.coach h2[data-step="done-first"]');
    await close();
  },

  "a learner who goes elsewhere while a rival moves stays there": async (browser, url) => {
    const { page, close } = await open(browser, url, { reducedMotion: "no-preference" });
    await page.evaluate(() => {
      localStorage.setItem("oxhide.settings", JSON.stringify({ speed: 2 }));
      const bronze = { step: "pottery-shore", done: [], at: 1 };
      localStorage.setItem("oxhide.lessons", JSON.stringify({ bronze }));
    });
    await page.reload();
    await goTo(page, "#/lesson/bronze");
    await page.waitForSelector('.coach h2[data-step="pottery-shore"]');
    const before = await ply(page);
    await page.click('[data-at="spot-1-shore-1"]');
    await movedFrom(page, before);
    await page.click(".coach-rail li:first-child button");
    await page.waitForSelector('.coach h2[data-step="wake-beside"]');
    // As long as all that Ines does would take.
    await page.waitForTimeout(3000);
    check((await stepOf(page)) === "wake-beside", `the lesson is at ${await stepOf(page)}`);
    await close();
  },

  "with keys, what is only shown has the focus on Next": async (browser, url) => {
    const { page, close } = await open(browser, url);
    await page.evaluate(() => {
      const golden = { step: "judge-harvests", done: [], at: 1 };
      localStorage.setItem("oxhide.lessons", JSON.stringify({ "golden-ages": golden }));
    });
    await page.reload();
    await page.keyboard.press("Shift");
    await goTo(page, "#/lesson/golden-ages");
    await page.waitForSelector('.coach h2[data-step="judge-harvests"]');
    await page.evaluate(() => {
      addEventListener("focusin", ({ target }) => {
        const step = document.querySelector(".coach h2")?.dataset.step;
        if (step === "era-over" && target.matches(".choice")) window.stolen = true;
      });
    });
    await page.focus('[data-act="judge j7"]');
    await page.keyboard.press("Enter");
    await page.waitForSelector('.coach h2[data-step="era-over"]');
    await page.waitForSelector(".choice");
    await page.waitForSelector(`${at("step-next")}:focus`);
    check(!(await page.evaluate(() => window.stolen)), "a choice took the focus from Next");
    await page.keyboard.press("Enter");
    await page.waitForSelector('.coach h2[data-step="civ-inca"]');
    await close();
  },

  "a hint can be read while help is open": async (browser, url) => {
    const { page, close } = await open(browser, url);
    await goTo(page, "#/learn");
    await page.click(at("first-game-bronze"));
    await page.waitForSelector(".helper h2");
    await page.keyboard.press("h");
    await page.waitForSelector(".hint-card");
    await tidy(page, "a hint in place of help");
    await close();
  },

  "what technologies do can be read while somebody speaks": async (browser, url) => {
    const { page, close } = await open(browser, url, { viewport: { width: 1440, height: 900 } });
    for (const place of ["#/lesson/golden-ages", "#/learn"]) {
      await goTo(page, place);
      if (place === "#/learn") await page.click(at("first-game-golden-ages"));
      await page.waitForSelector(".coach h2");
      const lost = await unread(page);
      check(lost.length === 0, `${place}: not to be read: ${lost.join(" ")}`);
    }
    await page.hover('[data-at="tech-0-agriculture"]');
    await page.waitForSelector(".dock.coached .say");
    const said = await page.textContent(".dock.coached .say p");
    check(/^Agriculture: /.test(said), `pointed at, it says: ${said}`);
    const shown = page.locator(".dock.coached .say");
    for (const [piece, told] of [
      [".panel.civ h2", "It stays until"],
      [".later li", "you may take it"],
    ]) {
      await page.hover(piece);
      await shown.filter({ hasText: told }).waitFor();
    }
    await close();
  },

  "on a phone a choice says what it brings while help is open": async (browser, url) => {
    const { page, close } = await open(browser, url, PHONE);
    await goTo(page, "#/learn");
    const pressed = page.evaluate(pressAsHelpComes, ".ac.can");
    await page.tap(at("first-game-bronze-age"));
    await pressed;
    check((await page.locator(".ac.sel").count()) === 0, "a finger pressed what had just moved");
    await page.tap(".ac.can >> nth=0");
    await page.tap(".heap.can >> nth=0");
    await page.waitForSelector(".dock:has(.helper) .say.told p");
    await tidy(page, "a choice below help");
    await close();
  },

  "the help of a first game fits a phone": async (browser, url) => {
    const { page, close } = await open(browser, url, { viewport: PHONE.viewport });
    await goTo(page, "#/learn");
    await page.click(at("first-game-bronze"));
    await page.waitForSelector(".helper h2");
    await tidy(page, "the help of a first game");
    const [box, button] = await page.evaluate(() =>
      [".helper", '[data-key="got-it"]'].map((s) => {
        const r = document.querySelector(s).getBoundingClientRect();
        return { width: r.width, bottom: r.bottom };
      }),
    );
    check(box.width > 340, `it is ${box.width} wide`);
    check(button.bottom < 844, `its button ends at ${button.bottom}`);
    await page.click(at("no-tips"));
    await page.waitForSelector(".helper", { state: "detached" });
    const told = await page.evaluate(() => JSON.parse(localStorage["oxhide.helped"]).bronze.length);
    check(told > 3, `${told} explanations are put by, not all`);
    await close();
  },
};

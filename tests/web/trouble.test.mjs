// Bad input and trouble: a clear message, nothing else lost, the page usable.
import fs from "node:fs";
import path from "node:path";

import { clickStep } from "./games/bronze.hands.mjs";
import { asked, at, check, goTo, movedFrom, newTable, open, playOut, ply, root } from "./lib.mjs";

/** A table that is kept; a lesson and the day's puzzle are listed beside them. */
const KEPT = ".saved:has(.saved-seats)";

const noticed = (page, key) => page.waitForSelector(`.notice${at(key)}`);

export default {
  "a damaged saved game says so and leaves the others alone": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await asked(page);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((k) => k.startsWith("oxhide.table."));
      const table = JSON.parse(localStorage.getItem(key));
      localStorage.setItem("oxhide.table.bad1", "{not json");
      localStorage.setItem(
        "oxhide.table.bad2",
        JSON.stringify({
          ...table,
          id: "bad2",
          record: table.record.replace(/^A take.*$/m, "A take 9 up") + "A dance\n",
        }),
      );
      location.hash = "#/";
    });
    await page.reload();
    await page.waitForSelector(KEPT);
    check((await page.locator(KEPT).count()) === 2, "what can be read is listed");
    await goTo(page, "#/play/bad2");
    await page.waitForSelector(`.trouble ${at("damaged")}`);
    await close();
  },

  "broken links, other versions and no records are named": async (b, url) => {
    const { page, close } = await open(b, url);
    await goTo(page, "#/game/notarecord");
    await noticed(page, "bad-link");
    const drop = (name, text) =>
      page.evaluate(
        ([n, x]) => {
          const data = new DataTransfer();
          data.items.add(new File([x], n));
          window.dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
          );
        },
        [name, text],
      );
    await drop("a.play", "hello");
    await noticed(page, "not-record");
    await drop("b.play", "oxhide-record 99\ngame bronze rules 0\nseats 2\n");
    await noticed(page, "bad-record");
    const old = path.join(root, "tests/records/old/golden-ages/portugal-stays.play");
    await drop("c.play", fs.readFileSync(old, "utf8"));
    await noticed(page, "older-rules");
    await goTo(page, "#/play/nowhere");
    await page.waitForSelector(`.trouble ${at("lost")}`);
    await close();
  },

  "a game can be shared by link and by file, and comes back the same": async (b, url) => {
    const { page, close } = await open(b, url);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, clickStep, (i, what) => i > 5 && what === "take");
    const then = await ply(page);
    await page.keyboard.press("m");
    await page.click(`.menu ${at("copy-link")}`);
    await noticed(page, "copied");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForSelector(`.scrubber[data-ply="${then}"]`);
    await goTo(page, "#/");
    await page.waitForSelector(KEPT);
    check((await page.locator(KEPT).count()) === 1, "one's own game is not kept twice");
    await page.click(`${KEPT} a`);
    await asked(page);
    await page.keyboard.press("m");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.click(at("save-record")),
    ]);
    check(download.suggestedFilename().endsWith(".play"), download.suggestedFilename());
    await close();
  },

  "storage that is forbidden costs only the keeping": async (b, url) => {
    const { page, context, close } = await open(b, "about:blank");
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto(url);
    await newTable(page, "bronze", ["you", "computer"]);
    await noticed(page, "storage");
    check((await asked(page)) === "take", "play goes on");
    await close();
  },

  "a worker that dies is started again, and what is in hand stays there": async (b, url) => {
    const { page, context, close } = await open(b, "about:blank");
    await context.addInitScript(() => {
      const Real = Worker;
      window.workers = [];
      window.Worker = class extends Real {
        constructor(...args) {
          super(...args);
          this.answers = 0;
          this.addEventListener("message", () => this.answers++);
          window.workers.push(this);
        }
      };
    });
    await page.goto(url);
    await newTable(page, "bronze", ["you", "computer"]);
    await playOut(page, clickStep, (i, what) => i > 3 && what === "take");
    await page.click(".stack.legal >> nth=0");
    await page.waitForSelector(".place");
    const before = await page.evaluate(() => {
      const { length } = window.workers;
      window.workers.at(-1).dispatchEvent(new ErrorEvent("error", { cancelable: true }));
      return length;
    });
    await noticed(page, "worker");
    await page.waitForFunction(
      (n) => window.workers.length > n && window.workers.at(-1).answers > 0,
      before,
    );
    const was = await ply(page);
    await page.click(".place >> nth=-1");
    await movedFrom(page, was);
    await playOut(page, clickStep, (i) => i > 1);
    await close();
  },
};

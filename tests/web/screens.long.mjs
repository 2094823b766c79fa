// How long Play now takes, measured; that it works is shown by screens.test.mjs.
import { clickStep } from "./games/bronze.hands.mjs";
import { asked, at, open, playOut } from "./lib.mjs";

export default {
  "Play now to the first own move, a computer's move, and the page's longest task": async (
    b,
    url,
  ) => {
    const tables = [];
    const moves = [];
    const rounds = [];
    let longest = 0;
    for (let i = 0; i < 6; i++) {
      const { page, close } = await open(b, url);
      // Half of them have played before: they meet two computers, without help.
      if (i % 2) {
        const seen = { last: { bronze: {} } };
        await page.evaluate(
          (s) => localStorage.setItem("oxhide.settings", JSON.stringify(s)),
          seen,
        );
        await page.reload();
      }
      await page.waitForSelector(at("play-now"));
      const began = Date.now();
      await page.click(at("play-now"));
      await page.waitForSelector(".app");
      tables.push(Date.now() - began);
      await asked(page);
      moves.push(Date.now() - began);
      await page.evaluate(() => {
        window.tasks = [];
        new PerformanceObserver((l) =>
          window.tasks.push(...l.getEntries().map((e) => e.duration)),
        ).observe({ type: "longtask" });
      });
      let ended = 0;
      await playOut(page, clickStep, (_, what) => {
        const over = ended > 0 && what === "take";
        if (over && i % 2) rounds.push(Date.now() - ended);
        ended = Date.now();
        return over;
      });
      longest = Math.max(longest, ...(await page.evaluate(() => window.tasks)));
      await close();
    }
    const median = (list) => [...list].sort((x, y) => x - y)[Math.floor(list.length / 2)];
    return `table after ${median(tables)} ms, first own move after ${median(moves)} ms, two computers' turns ${median(rounds)} ms, longest task ${longest} ms`;
  },
};

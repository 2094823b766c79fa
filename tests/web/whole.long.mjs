// Whole games of friends in browsers of their own, with breaks in the middle: one
// came by the link on a phone, one watches, a connection is cut, the server is
// killed under play, all go away and come back. `make check-web-long`.
import {
  backToTable,
  bothAccessible,
  breakOff,
  cut,
  gather,
  killed,
  part,
  playTogether,
  sameEnd,
} from "./friends.mjs";
import { clickStep as bronzeStep, tapStep as bronzeTap } from "./games/bronze.hands.mjs";
import { clickStep as bronzeAgeStep, tapStep as bronzeAgeTap } from "./games/bronze-age.hands.mjs";
import { clickStep as goldenStep, hands as goldenHands } from "./games/golden-ages.hands.mjs";
import { accessible, check, serve } from "./lib.mjs";

const FRIENDS = ["Mira", "Kofi", "Ines", "Shubad"];
const LONGEST = 1500;

async function wholeGame(browser, game, steps) {
  const server = await serve();
  const { all, watcher } = await gather(browser, server, game, FRIENDS.slice(0, steps.length));
  await bothAccessible(all, "a table with friends");
  await accessible(watcher.page, "a table one watches");
  let done = await playTogether(all, steps, 10);
  await cut(all.at(-1));
  done += await playTogether(all, steps, 10);
  await killed(server, all);
  done += await playTogether(all, steps, 10);
  const mover = await breakOff(server, all);
  await accessible(mover.page, "home with your move");
  await accessible(all.find((x) => x !== mover).page, "home, waiting for others");
  await backToTable(all);
  done += await playTogether(all, steps, LONGEST);
  check(done < LONGEST, "the game does not end");
  const points = await sameEnd([...all, watcher]);
  await bothAccessible(all, "the end with its seal");
  await part(server, [...all, watcher]);
  return `${done} steps, ${points}`;
}

export default {
  "friends: four play all of Bronze": (browser) =>
    wholeGame(browser, "bronze", [bronzeStep, bronzeStep, bronzeStep, bronzeTap]),

  "friends: two play all of Bronze Age": (browser) =>
    wholeGame(browser, "bronze-age", [bronzeAgeStep(), bronzeAgeTap()]),

  "friends: four play all of The Golden Ages": (browser) =>
    wholeGame(
      browser,
      "golden-ages",
      FRIENDS.map(() => goldenHands(goldenStep)),
    ),
};

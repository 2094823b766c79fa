// Playing with others, in real browsers against a real server: the middle of games
// with breaks, from the link, on a phone, watched, to an end that is as sealed.
// whole.long.mjs has whole games.
import { cut, gather, killed, leaveSeat, part, playTogether, sameEnd } from "./friends.mjs";
import { clickStep as bronzeAgeStep, tapStep as bronzeAgeTap } from "./games/bronze-age.hands.mjs";
import { clickStep as goldenStep, hands as goldenHands } from "./games/golden-ages.hands.mjs";
import { serve } from "./lib.mjs";

/** A game of friends with breaks in the middle; in the end computers play on
 * for all of them. */
async function wholeGame(browser, game, names, steps, { computers = 0 } = {}) {
  const server = await serve();
  const { all, watcher } = await gather(browser, server, game, names, computers);
  await playTogether(all, steps, 12, async (i) => {
    if (i === 4) await cut(all.at(-1));
    if (i === 8) await killed(server, all);
  });
  for (const someone of all) await leaveSeat(someone);
  const points = await sameEnd([...all, watcher]);
  await part(server, [...all, watcher]);
  return points;
}

export default {
  "friends: two play Bronze Age, one on a phone, one watches; cut off, killed, as sealed": (
    browser,
  ) => wholeGame(browser, "bronze-age", ["Mira", "Kofi"], [bronzeAgeStep(), bronzeAgeTap()]),

  "friends: The Golden Ages with computers, one watches; cut off, killed, as sealed": (browser) =>
    wholeGame(
      browser,
      "golden-ages",
      ["Mira", "Kofi"],
      [goldenHands(goldenStep), goldenHands(goldenStep)],
      { computers: 1 },
    ),
};

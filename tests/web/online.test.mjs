// Playing with others, in real browsers against a real server: games with breaks
// in the middle, from the link, on a phone, watched, to an end that is as sealed.
import {
  backToTable,
  breakOff,
  BROKEN,
  cut,
  killed,
  leaveSeat,
  person,
  playTogether,
  sameEnd,
  setTable,
  sitByLink,
} from "./friends.mjs";
import { clickStep as bronzeStep, tapStep as bronzeTap } from "./games/bronze.hands.mjs";
import { clickStep as bronzeAgeStep, tapStep as bronzeAgeTap } from "./games/bronze-age.hands.mjs";
import { clickStep as goldenStep, hands as goldenHands } from "./games/golden-ages.hands.mjs";
import { accessible, at, check, PHONE, serve } from "./lib.mjs";

/** Friends who came by the link, the last of them on a phone, and somebody who
 * watches. Every second one has it dark. */
async function gather(browser, server, game, names, computers = 0) {
  const options = (k) => ({ broken: BROKEN, colorScheme: k % 2 ? "dark" : "light" });
  const seats = names.length + computers;
  const { host, link } = await setTable(browser, server.url, game, seats, names[0], options(0));
  for (let k = seats - computers; k < seats; k++) {
    await host.page.click(at(`computer-${k + 1}`));
    await host.page.selectOption(at(`level-${k + 1}`), "1");
  }
  const all = [host];
  for (const [i, name] of names.slice(1).entries()) {
    const last = i === names.length - 2;
    const friend = await person(browser, server.url, name, {
      ...(last ? PHONE : {}),
      ...options(i + 1),
    });
    await sitByLink(friend, link);
    all.push(friend);
  }
  await Promise.all(all.map(({ page }) => page.waitForSelector(".app")));
  const watcher = await person(browser, link, "", options(0));
  await watcher.page.waitForSelector(".app");
  return { all, watcher, link };
}

async function part(server, everybody) {
  for (const someone of everybody) await someone.close();
  await server.stop();
}

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

/** Light and dark, wide and on a phone. */
async function bothAccessible(all, what) {
  await accessible(all[0].page, `${what}, light`);
  await accessible(all.at(-1).page, `${what}, dark, on a phone`);
}

export default {
  "friends: four play all of Bronze, one on a phone, one watches; breaks in the middle": async (
    browser,
  ) => {
    const server = await serve();
    const names = ["Mira", "Kofi", "Ines", "Shubad"];
    const { all, watcher } = await gather(browser, server, "bronze", names);
    await bothAccessible(all, "a table with friends");
    await accessible(watcher.page, "a table one watches");
    const steps = [bronzeStep, bronzeStep, bronzeStep, bronzeTap];
    let done = await playTogether(all, steps, 10);
    await cut(all.at(-1));
    done += await playTogether(all, steps, 10);
    await killed(server, all);
    done += await playTogether(all, steps, 10);
    const mover = await breakOff(server, all);
    await accessible(mover.page, "home with your move");
    await accessible(all.find((x) => x !== mover).page, "home, waiting for others");
    await backToTable(all);
    done += await playTogether(all, steps, 400);
    check(done < 430, "the game does not end");
    const points = await sameEnd([...all, watcher]);
    await bothAccessible(all, "the end with its seal");
    await part(server, [...all, watcher]);
    return `${done} steps, ${points}`;
  },

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

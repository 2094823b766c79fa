// Playing with others, in real browsers against a real server: games with breaks
// in the middle, from the link, on a phone, watched, to an end that is as sealed.
import { at, check, countOut, movedFrom, open, PHONE, ply, serve } from "./lib.mjs";
import { clickStep as bronzeAgeStep, tapStep as bronzeAgeTap } from "./games/bronze-age.hands.mjs";
import { clickStep as goldenStep, hands as goldenHands } from "./games/golden-ages.hands.mjs";

/** What a broken connection says on the console, and nothing else. */
const BROKEN = /ERR_CONNECTION|ERR_INTERNET|WebSocket|Failed to load resource|fetching the script/;

/** Somebody with a browser of their own. */
async function person(browser, url, name, options = {}) {
  const opened = await open(browser, url, options);
  return { ...opened, name };
}

async function sitByLink(someone, link) {
  await someone.page.goto(link);
  await someone.page.fill(at("your-name"), someone.name);
  await someone.page.click(at("sit"));
}

/** A table of the game, its link, and whoever set it. */
async function setTable(browser, url, game, seats, name, options = {}) {
  const host = await person(browser, url, name, options);
  await host.page.click(`[data-game="${game}"] ${at("with-friends")}`);
  await host.page.fill(at("your-name"), name);
  await host.page.click(at("sit"));
  await host.page.waitForSelector(".room");
  if (await host.page.locator(at(`seats-${seats}`)).count())
    await host.page.click(at(`seats-${seats}`));
  await host.page.waitForSelector(`.srow:nth-child(${seats}):last-child`);
  return { host, link: await host.page.inputValue(at("link")) };
}

const asksOf = (page) => page.evaluate(() => document.querySelector(".app")?.dataset.asks ?? "");

/** Everybody plays for so many steps: whoever is asked does one. */
async function playTogether(all, steps, most, between) {
  for (let done = 0; done < most;)
    for (const [k, { page }] of all.entries()) {
      const asks = await asksOf(page);
      if (!asks) continue;
      await between(done++);
      const was = await ply(page);
      await steps[k](page, asks);
      await movedFrom(page, was);
    }
}

/** Gives the seat to a computer, which plays on. */
async function leaveSeat({ page }) {
  await page.click(at("menu"));
  await page.click(at("leave-seat"));
  await page.click(at("leave-yes"));
  await page.waitForSelector(`${at("take-over-line")}, .app[data-stage="score"]`);
}

/** The end, as everybody sees it: the same points, and the deal as sealed. */
async function sameEnd(all) {
  const points = [];
  for (const { page } of all) {
    points.push((await countOut(page)).join(" : "));
    await page.waitForSelector(`${at("seal")}[data-verdict="follows"]`);
  }
  check(new Set(points).size === 1, `not all see the same end: ${points.join(" | ")}`);
  return points[0];
}

/** A connection is cut, and comes back by itself with what happened meanwhile. */
async function cut({ page, context }) {
  await context.setOffline(true);
  await page.waitForSelector(at("lost-bar"));
  await context.setOffline(false);
  await page.waitForSelector(at("lost-bar"), { state: "detached" });
}

/** The server dies without a word and is started again; nobody does anything. */
async function killed(server, all) {
  await server.kill();
  for (const { page } of all) await page.waitForSelector(at("lost-bar"));
  await server.again();
  for (const { page } of all) await page.waitForSelector(at("lost-bar"), { state: "detached" });
}

/** A game of friends who came by the link, with breaks in the middle; in the end
 * computers play on for all of them. */
async function wholeGame(browser, game, names, steps, { computers = 0 } = {}) {
  const server = await serve();
  const options = { broken: BROKEN };
  const seats = names.length + computers;
  const { host, link } = await setTable(browser, server.url, game, seats, names[0], options);
  for (let k = seats - computers; k < seats; k++) {
    await host.page.click(at(`computer-${k + 1}`));
    await host.page.selectOption(at(`level-${k + 1}`), "1");
  }
  const all = [host];
  for (const [i, name] of names.slice(1).entries()) {
    const last = i === names.length - 2;
    const friend = await person(browser, server.url, name, { ...(last ? PHONE : {}), ...options });
    await sitByLink(friend, link);
    all.push(friend);
  }
  await Promise.all(all.map(({ page }) => page.waitForSelector(".app")));
  const watcher = await person(browser, link, "", options);
  await watcher.page.waitForSelector(".app");
  await playTogether(all, steps, 12, async (i) => {
    if (i === 4) await cut(all.at(-1));
    if (i === 8) await killed(server, all);
  });
  for (const someone of all) await leaveSeat(someone);
  const points = await sameEnd([...all, watcher]);
  for (const someone of [...all, watcher]) await someone.close();
  await server.stop();
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

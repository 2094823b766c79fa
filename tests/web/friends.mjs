// Friends in browsers of their own, for the tests of playing with others.
import { accessible, at, check, countOut, movedFrom, open, PHONE, ply } from "./lib.mjs";

/** What a broken connection says on the console, and nothing else. */
export const BROKEN =
  /ERR_CONNECTION|ERR_INTERNET|WebSocket|Failed to load resource|fetching the script/;

/** Somebody with a browser of their own. */
export async function person(browser, url, name, options = {}) {
  const opened = await open(browser, url, options);
  return { ...opened, name };
}

/** Says one's name and sits down, before a table or by its link. */
export async function takeSeat(page, name) {
  await page.fill(at("your-name"), name);
  await hit(page, at("sit"));
  await page.waitForSelector(".room");
}

export async function sitByLink(someone, link) {
  await someone.page.goto(link);
  await someone.page.fill(at("your-name"), someone.name);
  await someone.page.press(at("your-name"), "Enter");
}

/** A table of the game, its link, and whoever set it. */
export async function setTable(browser, url, game, seats, name, options = {}) {
  const host = await person(browser, url, name, options);
  await host.page.click(`[data-game="${game}"] ${at("with-friends")}`);
  await takeSeat(host.page, name);
  if (await host.page.locator(at(`seats-${seats}`)).count())
    await host.page.click(at(`seats-${seats}`));
  await host.page.waitForSelector(`.srow:nth-child(${seats}):last-child`);
  return { host, link: await host.page.inputValue(at("link")) };
}

export const asksOf = (page) =>
  page.evaluate(() => document.querySelector(".app")?.dataset.asks ?? "");

const isOver = (page) =>
  page.evaluate(() => document.querySelector('.app[data-stage="score"]') !== null);

/** Everybody plays, at most so many steps: whoever is asked does one. */
export async function playTogether(all, steps, most, between = async () => {}) {
  for (let done = 0, idle; done < most;) {
    idle = true;
    for (const [k, { page }] of all.entries()) {
      const asks = done < most ? await asksOf(page) : "";
      if (!asks) continue;
      idle = false;
      await between(done++);
      const was = await ply(page);
      await steps[k](page, asks);
      await movedFrom(page, was);
    }
    if (idle && (await isOver(all[0].page))) return done;
    if (idle) await all[0].page.waitForTimeout(30);
  }
  return most;
}

/** Nobody looks while the server dies and is started again; then they come back
 * to the first page. Whose move it is is told there, and in the title. */
export async function breakOff(server, all) {
  for (const { page } of all) await page.goto("about:blank");
  await server.kill();
  await server.again();
  await Promise.all(
    all.map(async ({ page }) => {
      await page.goto(server.url);
      await page.waitForSelector(".saved.club");
    }),
  );
  const [mover] = await Promise.race(
    all.map(async (someone) => {
      await someone.page.waitForSelector(".ym .saved.club");
      return [someone];
    }),
  );
  check((await mover.page.title()).startsWith("(1) "), "the title says whose move it is");
  return mover;
}

/** From the first page back to the only table. */
export async function backToTable(all) {
  for (const { page } of all) {
    await hit(page, ".saved.club a");
    await page.waitForSelector(".app");
    // A phone shows first what happened.
    if (page.viewportSize().width < 700) await page.tap(".tabs button >> nth=0");
  }
}

/** By mouse, or by a finger where there is no mouse: one that was used on a phone
 * stays where it is and goes on pointing. */
export const hit = (page, what) =>
  page.viewportSize().width < 700 ? page.tap(what) : page.click(what);

/** Gives the seat to a computer, which plays on. */
export async function leaveSeat({ page }) {
  await hit(page, at("menu"));
  await hit(page, at("leave-seat"));
  await hit(page, at("leave-yes"));
  await page.waitForSelector(`${at("take-over-line")}, .app[data-stage="score"]`);
}

/** The end, as everybody sees it: the same points, and the deal as sealed. */
export async function sameEnd(all) {
  const points = [];
  for (const { page } of all) {
    points.push((await countOut(page)).join(" : "));
    await page.waitForSelector(`${at("seal")}[data-verdict="follows"]`);
  }
  check(new Set(points).size === 1, `not all see the same end: ${points.join(" | ")}`);
  return points[0];
}

/** A connection is cut, and comes back by itself with what happened meanwhile. */
export async function cut({ page, context }) {
  await context.setOffline(true);
  await page.waitForSelector(at("lost-bar"));
  check((await page.locator(at("offline")).count()) === 0, "a notice covers the line about it");
  await context.setOffline(false);
  await page.waitForSelector(at("lost-bar"), { state: "detached" });
}

/** The server dies without a word and is started again; nobody does anything. */
export async function killed(server, all) {
  await server.kill();
  for (const { page } of all) await page.waitForSelector(at("lost-bar"));
  await server.again();
  for (const { page } of all) await page.waitForSelector(at("lost-bar"), { state: "detached" });
}

/** Friends who came by the link, the last of them on a phone, and somebody who
 * watches. Every second one has it dark. Computers and who stands in think little. */
export async function gather(browser, server, game, names, computers = 0) {
  const options = (k) => ({ broken: BROKEN, colorScheme: k % 2 ? "dark" : "light" });
  const seats = names.length + computers;
  const { host, link } = await setTable(browser, server.url, game, seats, names[0], options(0));
  await host.page.selectOption(at("stand-in-level"), "1");
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

export async function part(server, everybody) {
  for (const someone of everybody) await someone.close();
  await server.stop();
}

/** Light and dark, wide and on a phone. */
export async function bothAccessible(all, what) {
  await accessible(all[0].page, `${what}, light`);
  await accessible(all.at(-1).page, `${what}, dark, on a phone`);
}

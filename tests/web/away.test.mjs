// People who were away: what they are told of when they come back, and a game
// that need not wait for them to begin.
import { comeByLink, Friend } from "./friend.mjs";
import { hit, person, takeSeat } from "./friends.mjs";
import { accessible, at, check, goTo, PHONE, serve } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

/** Another table of the friend's, where Mira has opened the link. */
async function another(ben, page, server, sits) {
  const next = new Friend(server.url, ben.token);
  next.table = (await next.ask("POST", "tables", { game: "golden-ages", seats: 3 })).table;
  await next.at("sit");
  const { invite: link } = (await next.look()).about;
  await page.goto(`${server.url}#/join/${link}`);
  await page.waitForSelector(at("sit"));
  if (!sits) return next;
  await hit(page, at("sit"));
  await page.waitForSelector(".room");
  return next;
}

async function comesBack(page, server) {
  await page.goto(server.url);
  await page.waitForSelector(".homeline[data-here=true]");
}

/** Mira has agreed to end the game and looks away; then Ben agrees, too. */
async function endUnseen(page, ben) {
  await page.click(at("menu"));
  await page.click(at("ask-close"));
  await page.waitForSelector(at("proposal"));
  await page.goto("about:blank");
  const { number } = (await ben.look()).proposal;
  await ben.at("answer", { proposal: number, yes: true });
}

async function away(browser, options) {
  const server = await serve();
  const [ben, { page, close }] = await comeByLink(browser, server, options);
  const shut = await another(ben, page, server, false);
  const lost = await another(ben, page, server, true);
  await page.goto(`${server.url}#/at/${ben.table}`);
  await page.waitForSelector(".app");
  await endUnseen(page, ben);
  await ben.at("again");
  await shut.at("stand");
  await lost.at("remove", { seat: 1 });

  await comesBack(page, server);
  await page.waitForSelector('.fin .saved:has-text("ended early"):has-text("with Ben")');
  await page.waitForSelector('.iv .asked:has-text("Ben invites you to play Bronze")');
  await page.waitForSelector('.iv .saved:has-text("Ben closed this table.")');
  await page.waitForSelector('.iv .saved:has-text("Ben gave your seat away.")');
  await accessible(page, "what happened meanwhile");
  await tidy(page, "what happened meanwhile");

  await hit(page, ".fin .saved a");
  await page.waitForSelector(at("ended"));
  await comesBack(page, server);
  await page.waitForSelector(".iv .asked");
  check((await page.locator(".fin").count()) === 0, "what was looked at is no news");
  for (const words of ["closed this table", "your seat away"]) {
    const row = `.iv .saved:has-text("${words}")`;
    await hit(page, `${row} ${at("remove")}`);
    await page.waitForSelector(row, { state: "detached" });
  }
  await hit(page, `.asked ${at("sit")}`);
  await page.waitForSelector('.room .srow:has-text("Mira")');
  await goTo(page, "#/");
  await page.waitForSelector(".op .saved");
  check((await page.locator(".iv").count()) === 0, "every invitation has its answer");
  await close();
  await server.stop();
}

export default {
  "away: what happened meanwhile is told on the first page": (browser) => away(browser, {}),

  "away: the same on a phone, dark": (browser) => away(browser, { ...PHONE, colorScheme: "dark" }),

  "away: no thanks, and the table is off the list": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, {});
    await endUnseen(page, ben);
    await ben.at("again");
    await comesBack(page, server);
    await hit(page, at("no-thanks"));
    await page.waitForSelector(".asked", { state: "detached" });
    await page.reload();
    await page.waitForSelector(".fin .saved");
    check((await page.locator(".asked").count()) === 0, "she is asked once");
    await close();
    await server.stop();
  },

  "away: a deal waits a minute for whoever is not there": async (browser) => {
    const server = await serve();
    const kofi = await person(browser, `${server.url}#/with/bronze`, "Kofi");
    await takeSeat(kofi.page, "Kofi");
    await hit(kofi.page, at("seats-2"));
    const link = await kofi.page.inputValue(at("link"));
    const mira = await person(browser, link, "Mira");
    await hit(kofi.page, at("by-itself"));
    await takeSeat(mira.page, "Mira");
    await mira.page.goto("about:blank");
    await hit(kofi.page, `${at("start")}:not([disabled])`);
    await kofi.page.waitForSelector('.room-foot:has-text("a number from Mira")');
    await accessible(kofi.page, "a deal that waits");
    await tidy(kofi.page, "a deal that waits");
    check((await kofi.page.locator(at("deal-now")).count()) === 0, "offered too early");
    await mira.close();
    await kofi.close();
    await server.stop();
  },
};

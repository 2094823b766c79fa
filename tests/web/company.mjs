// Moments of playing with friends as they are drawn, for pairs.mjs: the friends ask
// the API, one person has a browser.
import { Friend } from "./friend.mjs";
import { asksOf, hit, leaveSeat, sitByLink, takeSeat } from "./friends.mjs";
import { clickStep, tapStep } from "./games/bronze.hands.mjs";
import * as golden from "./games/golden-ages.hands.mjs";
import { at, goTo, movedFrom, ply } from "./lib.mjs";

async function friend(url, name) {
  const { token } = await new Friend(url, null).ask("POST", "guests", { name });
  return new Friend(url, token);
}

/** A table of friends; the first of them hosts it. Its invitation. */
async function tableOf(url, names, rules, computers = []) {
  const all = [];
  for (const name of names) all.push(await friend(url, name));
  const [host] = all;
  host.table = (await host.ask("POST", "tables", rules)).table;
  // Before the others sit down, who would have to agree to them.
  for (const seat of computers) await host.at("computer", { seat, player: "ai:4" });
  for (const one of all) {
    one.table = host.table;
    const invite = (await host.look()).about?.invite ?? "";
    await one.ask("POST", `tables/${host.table}/sit?invite=${invite}`, {});
  }
  return { all, link: (await host.look()).about.invite };
}

const come = async (page, url, link) => {
  await sitByLink({ page, name: "Mira" }, `${url}#/join/${link}`);
  await page.waitForSelector(".room, .app");
};

async function ownTurn(page, step) {
  for (let asks = await asksOf(page); asks; asks = await asksOf(page)) {
    const was = await ply(page);
    await step(page, asks);
    await movedFrom(page, was);
  }
}

/** Everybody but whoever has a browser plays until it is her move, so often. */
async function rounds(page, all, turns, step) {
  for (let i = 0; i < turns * 40; i++) {
    const now = await all[0].look();
    const mover = all.find((one) => one.seat === now.actor);
    if (mover) await mover.endTurn();
    else if (await asksOf(page)) {
      if (turns-- <= 0) return;
      await ownTurn(page, step);
    } else await page.waitForTimeout(100);
  }
}

/** Bronze for four, some turns in; the friends' seats are known by their looks. */
async function atTable(page, url) {
  const rules = { game: "bronze", seats: 4, clock: "live", time: 20 };
  const { all, link } = await tableOf(url, ["Ines", "Kofi"], rules, [3]);
  await come(page, url, link);
  await all[0].at("start");
  await page.waitForSelector(".app");
  for (const one of all) one.seat = (await one.look()).seat;
  await rounds(page, all, 2, page.viewportSize().width < 700 ? tapStep : clickStep);
  await all[0].at("say", { text: "That was the hill I wanted." });
  await all[1].at("say", { phrase: "nice-move" });
  return all;
}

/** Whoever has done something asks to take it back, once no computer acts. */
async function asked(page, all) {
  let error = true;
  for (let i = 0; error && i < 20; i++) {
    await page.waitForTimeout(200);
    const { ply: now, back } = await all[1].look();
    ({ error } = await all[1 - (i % 2)].at("propose", { what: "back", ply: now, back }));
  }
  await page.waitForSelector(at("proposal"));
}

/** The Golden Ages for four on a phone, a day a move, some turns in. */
async function onPhone(page, url, turns) {
  const rules = { game: "golden-ages", seats: 4, clock: "days" };
  const { all, link } = await tableOf(url, ["Ines", "Kofi"], rules, [3]);
  await come(page, url, link);
  await all[0].at("start");
  await page.waitForSelector(".app");
  for (const one of all) one.seat = (await one.look()).seat;
  const step = golden.hands(golden.clickStep);
  await rounds(page, all, turns, step);
  return { all, step };
}

const SCENES = {
  "online-phone": async (page, url) => void (await onPhone(page, url, 2)),
  "online-phone-made": async (page, url) => {
    const { step } = await onPhone(page, url, 1);
    await ownTurn(page, step);
  },
  "online-phone-happened": async (page, url) => {
    const { all, step } = await onPhone(page, url, 1);
    await ownTurn(page, step);
    const table = page.url();
    await goTo(page, "#/");
    await page.waitForSelector(".saved.club");
    for (let i = 0; i < 400; i++) {
      const now = await all[0].look();
      const mover = all.find((one) => one.seat === now.actor);
      if (mover) await mover.endTurn();
      else if (now.actor !== 3) break;
      else await page.waitForTimeout(100);
    }
    await all[1].at("say", { text: "That Wall again. Well built." });
    await page.goto(table);
    await page.waitForSelector(".app");
  },
  "online-home": async (page, url) => {
    const live = await tableOf(url, ["Ines"], { game: "golden-ages", seats: 2, clock: "days" });
    await come(page, url, live.link);
    await live.all[0].at("start");
    await page.waitForSelector(".app");
    const other = await tableOf(url, ["Kofi"], { game: "bronze-age", seats: 2 });
    await page.goto(`${url}#/join/${other.link}`);
    await page.click(at("sit"));
    await page.waitForSelector(".room");
    await other.all[0].at("start");
    await page.waitForSelector(".app");
    const free = await tableOf(url, ["Shubad"], { game: "bronze", seats: 3 });
    await page.goto(`${url}#/join/${free.link}`);
    await page.click(at("sit"));
    await page.waitForSelector(".room");
    await goTo(page, "#/");
    await page.waitForSelector(".saved.club");
  },
  "online-home-offline": async (page, url, context) => {
    await SCENES["online-home"](page, url);
    await context.setOffline(true);
    await page.waitForSelector('.netmark[data-here="false"], .saved.club.old');
  },
  "online-invite": async (page, url) => {
    await page.click(`[data-game="bronze"] ${at("with-friends")}`);
    await takeSeat(page, "Mira");
    await page.click(at("seats-4"));
    const ines = await friend(url, "Ines");
    const link = (await page.inputValue(at("link"))).split("/").at(-1);
    const id = page.url().split("/").at(-1);
    await ines.ask("POST", `tables/${id}/sit?invite=${link}`, {});
    await page.click(at("computer-4"));
    await page.evaluate(() => scrollTo(0, 0));
  },
  "online-table": async (page, url) => asked(page, await atTable(page, url)),
  "online-table-lost": async (page, url, context) => {
    await atTable(page, url);
    await context.setOffline(true);
    await page.waitForSelector(at("lost-bar"));
  },
  "online-table-talk": async (page, url) => {
    await atTable(page, url);
    await hit(page, at("tab-talk"));
  },
  "online-person": async (page, url) => {
    for (const game of ["bronze-age", "golden-ages"]) {
      const rules = { game, seats: 2, counts: true, level: "ai:1" };
      const { all, link } = await tableOf(url, ["Ines"], rules);
      await page.goto(`${url}#/join/${link}`);
      await takeSeat(page, "Mira");
      await all[0].at("start");
      await page.waitForSelector(".app");
      await leaveSeat({ page });
      await all[0].at("leave");
      await page.waitForSelector('.app[data-stage="score"]', { timeout: 90000 });
    }
    await goTo(page, "#/me");
    await page.waitForSelector(".person .hl li");
  },
};

export const isDrawn = (name) => name in SCENES;
export const play = (name, page, url, context) => SCENES[name](page, url, context);

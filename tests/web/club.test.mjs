// What somebody does at a table besides playing: they talk, ask and are asked, go
// and come back, plan while a friend thinks, look in from another tab and another
// device, agree to end it, and play again. The friend has no browser, but asks the
// API.
import { comeByLink, endTurn, Friend, invite } from "./friend.mjs";
import { BROKEN, asksOf, hit, leaveSeat, person, takeSeat } from "./friends.mjs";
import { clickStep, tapStep } from "./games/bronze.hands.mjs";
import {
  accessible,
  at,
  check,
  goTo,
  movedFrom,
  movedTo,
  open,
  PHONE,
  ply,
  serve,
} from "./lib.mjs";
import { tidy } from "./tidy.mjs";

/** Planned while the friend thinks; one tap away when the turn comes. */
async function plan(page, ben) {
  await page.waitForSelector(at("pencil"));
  await tidy(page, "waiting for a friend");
  await hit(page, at("pencil"));
  await page.waitForSelector(at("planning"));
  await accessible(page, "planning in pencil");
  const was = await ply(page);
  // The friend takes the card of the first stack.
  await page.tap(".stack.legal >> nth=-1");
  await page.tap(".place >> nth=0");
  await page.waitForSelector(at("plan"));
  check((await asksOf(page)) === "" && (await ply(page)) === was, "a plan does nothing");
  await accessible(page, "a plan in pencil");
  await tidy(page, "a plan in pencil");
  await ben.endTurn();
  await page.waitForSelector(at("do-plan"));
  const before = await ply(page);
  await hit(page, at("do-plan"));
  await movedFrom(page, before);
  await page.waitForSelector(at("plan"), { state: "detached" });
}

/** Both agree to end it; the deal is checked. */
async function endGame(page, ben) {
  const { ply: now, back } = await ben.look();
  await ben.at("propose", { what: "close", ply: now, back });
  await page.waitForSelector(at("allow"));
  await accessible(page, "a proposal");
  await hit(page, at("allow"));
  await page.waitForSelector(`${at("seal")}[data-verdict="follows"]`);
  check((await page.locator(".dock").count()) === 0, "a table that was closed asks nothing");
  const kept = await page.evaluate(() =>
    Object.values(localStorage).some((text) => text.includes('"friend"')),
  );
  check(!kept, "a table that was closed goes on at nobody's device");
  await accessible(page, "a game that was ended");
}

/** They agree to end it, and sit down again. */
async function playAgain(page, ben) {
  await endGame(page, ben);
  await hit(page, at("rematch"));
  await page.waitForSelector(".room");
  const next = (await ben.look()).about.again;
  check(next && page.url().endsWith(next), `they are at a new table: ${page.url()}, ${next}`);
}

/** They have other seats now, and colours; what was said before is still there. */
async function turned(page, ben) {
  const before = ben.table;
  ben.table = (await ben.look()).about.again;
  await ben.at("sit");
  await ben.at("start");
  await page.waitForSelector('[data-key="begins"]:has-text("Your pieces are blue circles")');
  await page.waitForSelector('.talk li:has-text("Ben Nice move") .s-C');
  await page.waitForSelector(event("Your pieces are blue circles"));
  check((await page.getAttribute(at("game-before"), "href")) === `#/at/${before}`, "a way back");
  await accessible(page, "a game played again");
}

const event = (words) => `.talk .event:has-text("${words}")`;

async function talk(page, ben) {
  await page.fill(at("say"), "Well <b>met</b>");
  await page.click(at("send"));
  await page.waitForSelector('.talk li:has-text("Well <b>met</b>")');
  await ben.at("say", { phrase: "nice-move" });
  await page.waitForSelector('.talk li:has-text("Ben Nice move")');
  await accessible(page, "a table with talk");
}

/** The friend asks for a pause and gets it; one's own question is refused. */
async function ask(page, ben) {
  const { ply: now, back } = await ben.look();
  await ben.at("propose", { what: "pause", ply: now, back });
  await page.click(at("allow"));
  await page.waitForSelector(at("go-on-line"));
  await page.click(at("go-on"));
  await page.waitForSelector(at("go-on-line"), { state: "detached" });
  await page.click(at("menu"));
  await page.click(at("ask-pause"));
  await page.waitForSelector(at("proposal"));
  await accessible(page, "a proposal of one's own");
  const { number } = (await ben.look()).proposal;
  await ben.at("answer", { proposal: number, yes: false });
  await page.waitForSelector(at("proposal"), { state: "detached" });
  await page.waitForSelector(event("Ben said no"));
  await page.waitForSelector('.notices:has-text("Ben said no.")');
  await page.click(at("menu"));
  await page.click(at("ask-close"));
  await page.waitForSelector(`${at("proposal")}:has-text("You have asked to end the game")`);
  await page.click(at("withdraw"));
  await page.waitForSelector(at("proposal"), { state: "detached" });
  await page.waitForSelector(event("Mira no longer asks for it"));
}

/** A computer plays for whoever left, until they are back. */
async function standIn(page) {
  await leaveSeat({ page });
  await page.waitForSelector(event("computer is playing for Mira"));
  await page.click(at("take-over"));
  await page.waitForSelector(at("take-over-line"), { state: "detached" });
  await page.waitForSelector(event("Mira is playing again"));
}

/** A word about somebody, which only the owner of the server reads; their page. */
async function about(page) {
  await page.click(at("menu"));
  await page.click('[data-key^="report-"]');
  await page.fill(at("report-words"), "says nothing but Sorry");
  await accessible(page, "a report");
  await page.click(at("report-send"));
  await page.waitForSelector(at("report-words"), { state: "detached" });
  await page.click(at("menu"));
  await page.click('[data-key^="about-"]');
  await page.waitForSelector('h1:has-text("Ben")');
  await page.click(at("mute"));
  await page.waitForSelector(`${at("mute")}[aria-pressed="true"]`);
  await accessible(page, "somebody else's page");
  await page.goBack();
  await page.waitForSelector(".app");
}

/** A program of one's own is told of one's moves, where the owner allows it. */
async function webhook(page) {
  await page.fill(at("hook-url"), "http://elsewhere.example/");
  await page.click(at("hook-set"));
  await page.waitForSelector(`.notices:has-text("does not allow that address")`);
  await page.fill(at("hook-url"), "http://127.0.0.1:9/moves");
  await page.click(at("hook-set"));
  await page.waitForSelector(`${at("hook-at")}:has-text("http://127.0.0.1:9/moves")`);
  const key = await page.textContent(at("hook-key"));
  check(key.length >= 20, "a key nobody guesses");
  await accessible(page, "one's own page with a webhook");
  await page.click(at("hook-end"));
  await page.waitForSelector(at("hook-url"));
}

/** Somebody the server knows opens the link of another table, and her own again. */
async function otherLinks(page, server, ben) {
  const own = page.url();
  const { invite: mine } = (await ben.look()).about;
  const [, link] = await invite(server.url, 3);
  await page.goto(`${server.url}#/join/${link}`);
  await page.click(at("sit"));
  await page.waitForSelector(".room");
  await goTo(page, "#/");
  const row = await page.waitForSelector(".saved.club:has(button)");
  const said = await row.textContent();
  check(said.includes("with Ben,") && said.includes("1 seat is free"), `who is there: ${said}`);
  await page.fill(at("code"), "Amphora 000");
  await page.click(at("join"));
  await page.waitForSelector(
    '.trouble:has-text("No table has the code “amphora-000”. Or its game has begun")',
  );
  await goTo(page, "#/");
  check((await page.inputValue(at("code"))) === "Amphora 000", "what was typed is still there");
  await page.goto(`${server.url}#/join/${mine}`);
  await page.waitForSelector(".app");
  check(page.url() === own, `her own link leads to her table: ${page.url()}`);
}

/** Over the table, where there is no other place for it. */
async function talkOver(page, ben, what) {
  await ben.at("say", { phrase: "sorry" });
  await page.waitForSelector(`${at("talk")} .tally`);
  await accessible(page, "a word not read yet");
  await page.tap(at("talk"));
  await page.tap(`dialog ${at("phrase-thanks")}`);
  await page.waitForSelector('dialog .talk li:has-text("Mira Thanks")');
  await ben.at("say", { text: `Here in ${what}` });
  await page.waitForSelector(`dialog .talk li:has-text("Here in ${what}")`);
  await accessible(page, `talk in ${what}, on a phone`);
  await page.tap(`dialog ${at("close")}`);
  await page.waitForSelector("dialog", { state: "detached" });
  await page.waitForSelector(`${at("talk")} .tally`, { state: "detached" });
}

export default {
  "friends: what is refused in a friend's turn is read on a phone, and goes with it": async (b) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(b, server, PHONE, 0, "bronze");
    await endTurn(page, tapStep);
    await page.tap(at("tab-pool"));
    await page.tap(".stack >> nth=0", { force: true });
    await page.waitForSelector('.why:has-text("somebody else’s turn")');
    const { x, width } = await page.locator(".why").boundingBox();
    check(x >= 0 && x + width <= 390, `the refusal is in view: ${x} to ${x + width}`);
    await ben.endTurn();
    await page.waitForSelector(".stack.legal");
    check((await page.locator(".why").count()) === 0, "one may take a card now");
    await close();
    await server.stop();
  },

  "friends: a phone talks at the end; the game is on one's page": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, PHONE, 0, "bronze-age");
    await leaveSeat({ page });
    await ben.at("leave");
    await page.waitForSelector('.app[data-stage="score"]', { timeout: 60000 });
    await talkOver(page, ben, "the end");
    const place = async () => JSON.stringify(await page.locator(at("review")).boundingBox());
    const before = await place();
    await ben.at("again");
    await page.waitForSelector(`${at("rematch")}:has-text("Sit down")`);
    check((await place()) === before, "the buttons of the end stay where they are");
    await goTo(page, "#/me");
    await page.waitForSelector('.hl li:has-text("with Ben")');
    const points = await page.textContent(".hl .gres small");
    check(/\d+ to \d+/.test(points), `the points of both: ${points}`);
    await tidy(page, "one's own page with a game");
    await close();
    await server.stop();
  },

  "friends: whoever comes back reads what happened, and goes to the next table": async (
    browser,
  ) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, PHONE);
    await ben.endTurn();
    await page.waitForSelector('.app:not([data-asks=""])');
    await endTurn(page, tapStep);
    await ben.endTurn();
    await page.waitForSelector('.app[data-asks="take"]');
    await goTo(page, "#/");
    await hit(page, ".saved.club a");
    await page.waitForSelector('.app[data-tab="log"]');
    check(await page.locator(at("show-me")).isVisible(), "what the friend did");
    await hit(page, at("tab-pool"));
    await endTurn(page, tapStep);
    const told = await page.locator(".steps .who, .steps .on").allTextContents();
    check(told.join() === "Ben,Take", `whose turn, and how far it is: ${told}`);
    check((await page.locator(at("next-table")).count()) === 0, "no other table waits");
    const first = page.url();

    const [kim, link] = await invite(server.url);
    await page.goto(`${server.url}#/join/${link}`);
    await hit(page, at("sit"));
    await page.waitForSelector(".room");
    await kim.at("start");
    await page.waitForSelector(".app");
    await kim.endTurn();
    await page.waitForSelector('.app[data-asks="take"]');
    const second = page.url();
    await page.goto(first);
    await hit(page, at("next-table"));
    await page.waitForURL(second);
    await close();
    await server.stop();
  },

  "friends: beside four seats the chat has its field; at 1024 a question has the prompt's place":
    async (browser) => {
      const server = await serve();
      const wide = { viewport: { width: 1440, height: 900 } };
      const [ben, { page, close }] = await comeByLink(browser, server, wide, 2, "golden-ages");
      const field = await page.locator(at("say")).boundingBox();
      check(field.y + field.height <= 900, `the field ends at ${field.y + field.height}`);
      const { invite: link } = (await ben.look()).about;
      const nobody = await open(browser, `${server.url}#/join/${link}`);
      await page.waitForSelector(`${at("watchers")}:has-text("1 is watching")`);
      await tidy(page, "a table that somebody watches");
      await nobody.close();
      await page.waitForSelector(at("watchers"), { state: "detached" });
      await page.setViewportSize({ width: 1024, height: 768 });
      await ben.endTurn();
      for (let asked = false; !asked;) {
        const { ply: now, back, actor } = await ben.look();
        if (actor === ben.seat) await ben.endTurn();
        asked = !(await ben.at("propose", { what: "pause", ply: now, back })).error;
      }
      await page.waitForSelector(at("proposal"));
      const asks = await asksOf(page);
      check((await page.locator(".dock").isVisible()) === (asks !== ""), "one of both");
      await close();
      await server.stop();
    },

  "friends: other rules are agreed to again before the start": async (browser) => {
    const server = await serve();
    const [ben, link] = await invite(server.url);
    const { page, close } = await person(browser, `${server.url}#/join/${link}`, "Mira");
    await takeSeat(page, "Mira");
    check((await page.locator(at("agree")).count()) === 0, "sitting down is agreeing");
    await ben.at("set", { counts: true, clock: "live", time: 1 });
    await page.waitForSelector('.srow[data-seat="1"]:has-text("has not agreed yet")');
    await accessible(page, "rules that have changed");
    await tidy(page, "rules that have changed");
    await hit(page, at("agree"));
    await page.waitForSelector(at("agree"), { state: "detached" });
    await ben.at("start");
    await page.waitForSelector(".app");
    await close();
    await server.stop();
  },

  "friends: who one was is not given up for words that are wrong": async (browser) => {
    const server = await serve();
    const { token } = await new Friend(server.url, null).ask("POST", "guests", { name: "Ben" });
    const ben = new Friend(server.url, token);
    const secret = { passphrase: "olive drum copper sail", recovery: "0123456789abcdef" };
    await ben.ask("POST", "me/keep", { name: "Ben", ...secret });
    const mira = await person(browser, `${server.url}#/with/bronze`, "Mira");
    const { page } = mira;
    await takeSeat(page, "Mira");
    const signIn = async (words) => {
      await page.click(at("sign-in-open"));
      await page.fill(at("sign-in-name"), "Ben");
      await page.fill(at("sign-in-words"), words);
      await page.click(at("sign-in"));
    };
    await goTo(page, "#/me");
    await signIn("not these words at all");
    await page.waitForSelector(".notices .bad");
    await page.reload();
    await page.waitForSelector('h1:has-text("Mira")');
    await signIn(secret.passphrase);
    await page.waitForSelector(at("give-up"));
    await accessible(page, "a name to be given up");
    await tidy(page, "a name to be given up");
    await page.click(at("give-up-no"));
    await page.reload();
    await page.waitForSelector('h1:has-text("Mira")');
    await signIn(secret.passphrase);
    await page.click(at("give-up"));
    await page.waitForSelector('h1:has-text("Ben")');
    await mira.close();
    await server.stop();
  },

  "friends: talk, questions to all, a stand-in, a report, a friend's page, links": async (
    browser,
  ) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, {});
    await talk(page, ben);
    await ask(page, ben);
    await standIn(page);
    await about(page);
    await otherLinks(page, server, ben);
    await close();
    await server.stop();
  },

  "friends: one seat in two tabs and on a second device; one's own page": async (browser) => {
    const server = await serve("--webhook-hosts", "http://127.0.0.1:9");
    const [ben, { page, context, close }] = await comeByLink(browser, server, {});
    const table = page.url();
    await goTo(page, "#/me");
    await page.click(at("add-device"));
    const drawn = await page.getAttribute("img.qr", "src");
    const link = new URLSearchParams(drawn.split("?")[1]).get("t");
    await webhook(page);
    const device = await open(browser, link, { ...PHONE, colorScheme: "dark" });
    await device.page.waitForSelector('h1:has-text("Mira")');
    await accessible(device.page, "one's own page, dark, on a phone");
    await tidy(device.page, "one's own page, dark, on a phone");
    const tops = await device.page.evaluate(() =>
      [".keep", ".cbn .box"].map((s) => document.querySelector(s).getBoundingClientRect().top),
    );
    check(tops[0] < tops[1], "on a phone it begins with keeping the name");
    const tab = await context.newPage();
    for (const here of [page, tab, device.page]) {
      await here.goto(table);
      await here.waitForSelector(".app");
    }
    for (const [here, step] of [
      [tab, clickStep],
      [device.page, tapStep],
    ]) {
      if ((await ben.look()).actor === (await ben.look()).seat) await ben.endTurn();
      await movedTo(here, (await ben.look()).ply);
      await endTurn(here, step);
      const { ply: now } = await ben.look();
      for (const other of [page, tab, device.page]) await movedTo(other, now);
    }
    const again = await open(browser, link);
    await again.page.waitForSelector(".trouble");
    await again.close();
    await device.close();
    await close();
    await server.stop();
  },

  "friends: an action planned in pencil, a game that is ended, a rematch": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, {
      ...PHONE,
      colorScheme: "dark",
    });
    await ben.at("say", { phrase: "sorry" });
    await page.waitForSelector(`${at("tab-talk")} .tally`);
    const tab = await page.getAttribute(".app", "data-tab");
    await page.tap(at("tab-talk"));
    await page.waitForSelector(`${at("tab-talk")} .tally`, { state: "detached" });
    await page.tap(at(`tab-${tab}`));
    await endTurn(page, tapStep);
    await plan(page, ben);
    await playAgain(page, ben);
    await close();
    await server.stop();
  },

  "friends: whoever is asked to play again sits down": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, {});
    await ben.at("say", { phrase: "nice-move" });
    await endGame(page, ben);
    await ben.at("again");
    await page.waitForSelector(`${at("rematch")}:has-text("Sit down")`);
    await page.click(at("rematch"));
    await page.waitForSelector('.room .srow:has-text("Mira")');
    await turned(page, ben);
    await close();
    await server.stop();
  },

  "friends: playing again asks the others and keeps the computers": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, {}, 1);
    await endGame(page, ben);
    await page.click(at("rematch"));
    await page.waitForSelector(`.room ${at("level-3")}`);
    check((await page.inputValue(at("level-3"))) === "1", "the computer is as strong as before");
    await page.waitForSelector('.room-foot:has-text("Invited to play again: Ben")');
    await close();
    await server.stop();
  },

  "friends: a name that is kept is found from the first page of another device": async (
    browser,
  ) => {
    const server = await serve();
    const mira = await person(browser, `${server.url}#/with/bronze`, "Mira");
    await takeSeat(mira.page, "Mira");
    await goTo(mira.page, "#/me");
    const words = await mira.page.inputValue(at("passphrase"));
    await mira.page.click(at("keep-it"));
    await mira.page.waitForSelector(at("recovery"));
    const code = (await mira.page.textContent(at("recovery"))).split(" ").at(-1);
    for (const [how, secret] of [
      ["passphrase", words],
      ["code", code],
    ]) {
      const other = await open(browser, server.url, PHONE);
      await other.page.tap(at("sign-in-at"));
      if (how === "code") await other.page.tap(at("sign-in-other"));
      await other.page.fill(at("sign-in-name"), "Mira");
      await other.page.fill(at("sign-in-words"), "not these words at all");
      await other.page.tap(at("sign-in"));
      await other.page.waitForSelector(".notices .bad");
      await accessible(other.page, "signing in, refused");
      await other.page.fill(at("sign-in-words"), secret);
      await other.page.tap(at("sign-in"));
      await other.page.waitForSelector('h1:has-text("Mira")');
      await other.page.waitForSelector(".notices .bad", { state: "detached" });
      check(
        (await other.page.locator(at("keep-it")).count()) === (how === "code" ? 1 : 0),
        "a new passphrase is asked for only after the code",
      );
      check(
        (await other.page.locator('.keep:has-text("without an account")').count()) === 0,
        "whoever kept a name has an account",
      );
      await other.close();
    }
    await mira.close();
    await server.stop();
  },

  "friends: the first page says that nobody answers, and recovers by itself": async (browser) => {
    const server = await serve();
    const [, { page, context, close }] = await comeByLink(browser, server, { broken: BROKEN });
    await context.route(/club.json|session$/, (route) => route.abort());
    await page.goto("about:blank");
    await page.goto(server.url);
    await page.waitForSelector('.ym:has-text("No connection")');
    await context.unroute(/club.json|session$/);
    await page.waitForSelector(".saved.club .small-pic .down");
    await close();
    await server.stop();
  },
};

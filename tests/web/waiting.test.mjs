// Waiting for a friend: what is planned, what could not be sent, who is there, and
// what is left behind when one goes.
import { comeByLink, endTurn } from "./friend.mjs";
import { asksOf, BROKEN, hit, leaveSeat, person, setTable, sitByLink } from "./friends.mjs";
import { tapStep } from "./games/bronze-age.hands.mjs";
import { clickStep } from "./games/bronze.hands.mjs";
import { accessible, at, check, goTo, movedFrom, PHONE, ply, serve } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

const TABS = ["hand", "mine", "rival", "race", "log", "talk"];

/** Waits until it is one's turn. */
async function ownTurn(page, ben) {
  if (!(await asksOf(page))) await ben.endTurn();
  await page.waitForSelector('.app:not([data-asks=""])');
}

/** What is planned ends with the turn of the friend: it is said, and why. */
async function cutShort(page, ben, step) {
  await endTurn(page, step);
  await page.tap(at("pencil"));
  await page.waitForSelector(at("planning"));
  await ben.endTurn();
  await page.waitForSelector('[data-key="plan-over"]:has-text("your turn")');
  await endTurn(page, step);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((k) => k.startsWith("oxhide.pencil."));
    const plan = { text: "stop", key: "bronze-age-stop", args: { actor: { seat: 1 } } };
    localStorage.setItem(key, JSON.stringify(plan));
  });
  await page.reload();
  await page.waitForSelector(at("plan"));
  await ben.endTurn();
  await page.waitForSelector('[data-key="plan-gone"]:has-text("exactly one Action")');
}

const prompt = (page) => page.textContent(".dock h2");

export default {
  "friends: a plan is no turn: it says so, can be left, and stays in view": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, PHONE, 0, "bronze-age");
    const step = tapStep();
    await endTurn(page, step);
    await page.tap(at("pencil"));
    await page.waitForSelector(`${at("planning")}:has-text("Plan your next turn")`);
    check(await page.locator('.app[data-planning="true"]').count(), "the board is in pencil");
    check((await page.locator(".sbp.on").count()) === 0, "a plan is nobody's turn");
    await accessible(page, "planning on a phone");
    await tidy(page, "planning on a phone");
    await page.tap(at("stop-plan"));
    await page.waitForSelector(at("planning"), { state: "detached" });
    await page.tap(at("pencil"));
    await page.waitForSelector(at("planning"));
    await step(page, await asksOf(page));
    for (const tab of TABS) {
      await page.tap(at(`tab-${tab}`));
      await page.waitForSelector(at("plan"));
    }
    await page.tap(at("tab-talk"));
    await page.fill(at("say"), "I am still writ");
    await ben.endTurn();
    await page.waitForSelector(at("do-plan"));
    await page.waitForSelector(`.app[data-tab="talk"] ${at("tab-hand")} .tally`);
    check((await page.inputValue(at("say"))) === "I am still writ", "what was typed stays");
    await page.tap(at("tab-hand"));
    const was = await ply(page);
    await page.tap(at("do-plan"));
    await movedFrom(page, was);
    await cutShort(page, ben, step);
    await close();
    await server.stop();
  },

  "friends: a plan outlasts the steps of the other's turn": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, {});
    if (!(await asksOf(page))) await ben.endTurn();
    await page.waitForSelector('.app[data-asks="take"]');
    await endTurn(page, clickStep);
    await page.click(at("pencil"));
    await page.waitForSelector(at("planning"));
    await page.click(".stack.legal >> nth=-1");
    await page.waitForSelector(".place");
    let steps = 0;
    await ben.endTurn(() => steps++ === 1);
    await page.waitForTimeout(500);
    check(await page.locator(at("planning")).isVisible(), "one goes on planning");
    await page.click(".place >> nth=-1");
    await page.waitForSelector(at("plan"));
    await ben.endTurn();
    await page.waitForSelector(at("do-plan"));
    const told = '[data-key="turn"]:has-text("Your turn")';
    await page.waitForSelector(told);
    await endTurn(page, clickStep);
    check((await page.locator(told).count()) === 0, "it is not said in another's turn");
    await ben.endTurn();
    await page.waitForSelector(told);
    await page.click(at("hint"));
    await page.waitForSelector(`${at("hint-note")}:has-text("Everyone may ask")`);
    await page.goto(`${server.url}#/at/${"a".repeat(16)}`);
    await page.waitForSelector('[data-key="no-table"]:has-text("not open to you in this browser")');
    check(await page.locator(at("sign-in-at")).isVisible(), "the way back to a name");
    await close();
    await server.stop();
  },

  "friends: what waits to be sent is named, and can be withdrawn": async (browser) => {
    const server = await serve();
    const [ben, { page, context, close }] = await comeByLink(
      browser,
      server,
      { ...PHONE, broken: BROKEN },
      0,
      "bronze-age",
    );
    const step = tapStep();
    await ownTurn(page, ben);
    const asks = await asksOf(page);
    const was = await ply(page);
    const before = (await page.locator(".decks").boundingBox()).y;
    await context.setOffline(true);
    await page.waitForSelector(at("lost-bar"));
    check(
      (await page.locator(".decks").boundingBox()).y === before,
      "the line about the connection moves nothing",
    );
    await step(page, asks);
    await page.waitForSelector('.app[data-asks=""] .dock h2:has-text("Waiting to be sent")');
    check((await page.locator(".ac.can, .heap.can, .ly.can").count()) === 0, "nothing else shines");
    await accessible(page, "a move that waits to be sent");
    await tidy(page, "a move that waits to be sent");
    const first = await prompt(page);
    await page.tap(at("withdraw-move"));
    await page.waitForSelector('.app:not([data-asks=""])');
    check((await ply(page)) === was, "what was withdrawn is not played");
    await step(page, asks);
    await page.waitForSelector('.dock h2:has-text("Waiting to be sent")');
    const second = await prompt(page);
    check(first !== second, `something else was chosen: ${second}`);
    await context.setOffline(false);
    await page.waitForSelector('.netbar.good:has-text("Your move was played")');
    await movedFrom(page, was);
    await page.tap(at("tab-log"));
    const played = await page.textContent(`.log li[data-ply="${was}"]`);
    const [, type] = /: \S+ (?:the )?(\w+)/.exec(second) ?? [];
    check(type && played.includes(type), `the second is played: ${second} | ${played}`);
    await close();
    await server.stop();
  },

  "friends: whoever closes the page is away at once": async (browser) => {
    const server = await serve();
    const { host, link } = await setTable(browser, server.url, "bronze", 2, "Ben");
    const nora = await person(browser, server.url, "Nora", PHONE);
    await sitByLink(nora, link);
    await host.page.waitForSelector(
      '.notices:has-text("plays first"), .notices:has-text("You play first")',
    );
    await host.page.waitForSelector('.pres:has-text("connected") >> nth=1');
    await nora.close();
    await host.page.waitForSelector('.pres:has-text("away")', { timeout: 20_000 });
    await host.close();
    await server.stop();
  },

  "friends: what was read stays read; what was said stays at the table": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, PHONE);
    await ben.at("say", { phrase: "sorry" });
    await page.waitForSelector(`${at("tab-talk")} .tally`);
    await page.tap(at("tab-talk"));
    await page.waitForSelector(`${at("tab-talk")} .tally`, { state: "detached" });
    await page.setViewportSize({ width: 360, height: 640 });
    for (let i = 0; i < 6; i++) await ben.at("say", { text: `Line ${i}` });
    await page.waitForSelector('.talk li:has-text("Line 5")');
    const field = await page.locator(at("say")).boundingBox();
    check(field.y + field.height <= 640, "where one writes is in view");
    await page.reload();
    await page.waitForSelector(".app");
    await page.waitForSelector('.talk li:has-text("Sorry")', { state: "attached" });
    check((await page.locator(".tally").count()) === 0, "what was read stays read");
    await goTo(page, "#/");
    await page.waitForSelector(".saved.club");
    check(
      (await page.locator('[role="log"] p').count()) === 0,
      "nothing of the table is said here",
    );
    await close();
    await server.stop();
  },

  "friends: the end speaks of the number that was sealed in the room": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, PHONE, 0, "bronze-age");
    await leaveSeat({ page });
    await ben.at("leave");
    await page.waitForSelector('.app[data-stage="score"]', { timeout: 60000 });
    await page.waitForSelector(`${at("seal")}[data-verdict="follows"]`);
    const { about } = await ben.look();
    const number = about.commitment.slice(0, 16).match(/.{4}/g).join(" ");
    check((await page.textContent(at("seal"))).includes(number), `the number ${number}`);
    const [page1, window1] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      innerHeight,
    ]);
    check(page1 <= window1, `the end fits the window: ${page1} in ${window1}`);
    await accessible(page, "the end, on a phone");
    await tidy(page, "the end, on a phone");
    await hit(page, at("seal-what"));
    await accessible(page, "the end, on a phone, with the seal explained");
    await close();
    await server.stop();
  },
};

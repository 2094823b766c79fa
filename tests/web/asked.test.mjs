// What a question to everybody says, and what is told after it; somebody who is
// silent; what was missed; a deal that is not as it was sealed.
import { comeByLink, endTurn } from "./friend.mjs";
import { asksOf, BROKEN, hit } from "./friends.mjs";
import { clickStep } from "./games/bronze.hands.mjs";
import { accessible, at, check, movedTo, serve } from "./lib.mjs";

/** The friend plays a turn, and asks to take back what everybody has seen. */
async function takeBack(page, ben) {
  if (await asksOf(page)) await endTurn(page, clickStep);
  const { ply: to } = await ben.look();
  await ben.endTurn();
  const { ply, back } = await ben.look();
  await movedTo(page, ply);
  await ben.at("propose", { what: "back", ply, back, to });
  await page.waitForSelector(`${at("proposal")}:has-text("will be drawn anew")`);
  const [asked] = /\d+/.exec(await page.textContent(`${at("proposal")} p b`));
  check(Number(asked) < ply - to, `only what was decided counts: ${asked} of ${ply - to}`);
  await page.click(at("allow"));
  await page.waitForSelector('.talk .event:has-text("Taken back by Ben")');
  await page.waitForSelector('.notice[data-key="taken-back"]:has-text("Taken back: Ben ")');
  const told = await page.textContent(".talk .event >> nth=-1");
  check(/^Taken back by Ben\. Agreed: Mira\.$/.test(told), `the log says: ${told}`);
}

/** The friend asks, and the game goes on: both are told that nobody decided. */
async function lapse(page, ben) {
  const { ply: to } = await ben.look();
  await ben.endTurn();
  const { ply, back } = await ben.look();
  await movedTo(page, ply);
  await ben.at("propose", { what: "back", ply, back, to });
  await page.waitForSelector(at("proposal"));
  await endTurn(page, clickStep);
  await page.waitForSelector('.talk .event:has-text("Ben’s request lapsed")');
  check((await page.locator(".talk .event").count()) === 2, "what was agreed has not lapsed");
}

/** What one is about to ask back is not what it was once the friend has acted. */
async function moved(page, ben) {
  // A turn of the friend that is not over with its first step.
  for (let within = false; !within;) {
    if (await asksOf(page)) await endTurn(page, clickStep);
    let steps = 0;
    within = await ben.endTurn(() => steps++ > 0);
    await movedTo(page, (await ben.look()).ply);
  }
  await page.click(at("undo"));
  await page.waitForSelector(`.frontier ${at("ask-all")}`);
  const told = page.waitForSelector('.notice:has-text("Look again.")');
  await ben.endTurn();
  await told;
  await page.waitForSelector(".frontier", { state: "detached" });
  check((await ben.look()).proposal === null, "nothing was asked");
  await endTurn(page, clickStep);
}

/** Without a connection for a while; then one may look at what was done. */
async function miss(page, context, ben) {
  await context.setOffline(true);
  await page.waitForSelector(at("lost-bar"));
  await page.fill(at("say"), "Hello");
  await page.press(at("say"), "Enter");
  await page.waitForSelector('.talk .waits:has-text("Hello")');
  await page.click(at("undo"));
  await page.waitForSelector(`.notice${at("offline-back")}`);
  await ben.endTurn();
  await context.setOffline(false);
  await page.waitForSelector(at("show-missed"));
  await page.waitForSelector('.talk li:not(.waits):has-text("Hello")');
}

/** Somebody whose messages are hidden, and by a key to where one talks. */
async function silence(page) {
  const table = page.url();
  await page.click(at("menu"));
  await page.click('[data-key^="about-"]');
  await page.click(at("mute"));
  await page.waitForSelector(`${at("mute")}[aria-pressed="true"]`);
  await page.goto(table);
  await page.waitForSelector('.silent:has-text("Ben is silent for you.")');
  await accessible(page, "somebody silent");
  await page.click(at("hear-again"));
  await page.waitForSelector(".silent", { state: "detached" });
  await page.click(".talk .cx");
  await page.keyboard.press("Shift+S");
  await page.waitForSelector(`${at("say")}:focus`);
  await page.locator(at("say")).blur();
}

/** This browser saw another seal than the one the deal follows from. */
async function wrongSeal(page, ben) {
  const { ply, back } = await ben.look();
  await ben.at("propose", { what: "close", ply, back });
  await hit(page, at("allow"));
  await page.waitForSelector(`${at("seal")}[data-verdict="follows"]`);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((k) => k.startsWith("oxhide.seal."));
    localStorage.setItem(key, JSON.stringify("0".repeat(16)));
  });
  await page.reload();
  await page.waitForSelector(`${at("seal")}[data-verdict="does-not-follow"]`);
  await accessible(page, "a deal that does not match its seal");
  const saved = page.waitForEvent("download");
  await page.click(at("save-wrong"));
  check((await saved).suggestedFilename().startsWith("bronze-"), "the record is saved");
}

export default {
  "friends: what a step back costs and who agreed; what was missed; a wrong seal": async (
    browser,
  ) => {
    const server = await serve();
    const wide = { viewport: { width: 1440, height: 900 }, broken: BROKEN };
    const [ben, { page, context, close }] = await comeByLink(browser, server, wide);
    await takeBack(page, ben);
    await lapse(page, ben);
    await moved(page, ben);
    await miss(page, context, ben);
    await silence(page);
    await wrongSeal(page, ben);
    await close();
    await server.stop();
  },
};

// What somebody is told of a table while nobody looks at the page.
import { endTurn, invite } from "./friend.mjs";
import { asksOf, person, takeSeat } from "./friends.mjs";
import { clickStep } from "./games/bronze.hands.mjs";
import { at, check, serve } from "./lib.mjs";

/** A browser that allows notifications, with the page behind others. */
function behind() {
  if (location.protocol === "about:") return;
  localStorage.setItem("oxhide.notices", "true");
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, { body }) {
      window.told.push(`${title}: ${body}`);
    }
  };
}

export default {
  "friends: a notice says who has played and the time left, what is asked, the end": async (
    browser,
  ) => {
    const server = await serve();
    const [ben, link] = await invite(server.url);
    await ben.at("set", { clock: "days" });
    const { page, close } = await person(browser, server.url, "Mira");
    await page.addInitScript(behind);
    await page.goto("about:blank");
    await page.goto(`${server.url}#/join/${link}`);
    await takeSeat(page, "Mira");
    await ben.at("start");
    await page.waitForSelector(`${at("pencil")}, .app:not([data-asks=""])`);
    const told = (words) =>
      page.waitForFunction((x) => window.told.some((y) => new RegExp(x).test(y)), `^${words}`);
    if (await asksOf(page)) {
      await told("Your move in Bronze: 2[34] h left.");
      await endTurn(page, clickStep);
    } else await told("Bronze: The game begins. Ben plays first.");
    await ben.endTurn();
    await told("Your move in Bronze: Ben has played. 2[34] h left.");
    let { ply, back } = await ben.look();
    await ben.at("propose", { what: "pause", ply, back });
    await told("Your move in Bronze: Ben asks to pause");
    await page.click(at("say-no"));
    ({ ply, back } = await ben.look());
    await ben.at("propose", { what: "close", ply, back });
    await page.click(at("allow"));
    await told("Bronze: The game is over.");
    await ben.at("again");
    await told("Bronze: The next table is ready.");
    const all = await page.evaluate(() => window.told);
    check(new Set(all).size === all.length, `nothing is told twice: ${all.join(" | ")}`);
    await close();
    await server.stop();
  },
};

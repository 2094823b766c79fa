// One person on two devices: what one of them ends is over on the other.
import { comeByLink } from "./friend.mjs";
import { person, takeSeat } from "./friends.mjs";
import { at, check, goTo, open, PHONE, serve } from "./lib.mjs";

export default {
  "friends: whoever is deleted or signed out on another device is nobody here": async (browser) => {
    const server = await serve();
    for (const [how, key] of Object.entries({ deleted: "delete-me", "signed out": null })) {
      const mira = await person(browser, `${server.url}#/with/bronze`, "Mira");
      const { page } = mira;
      await takeSeat(page, "Mira");
      await goTo(page, "#/me");
      await page.click(at("add-device"));
      const drawn = await page.getAttribute("img.qr", "src");
      const link = new URLSearchParams(drawn.split("?")[1]).get("t");
      const other = await open(browser, link, PHONE);
      await other.page.waitForSelector('h1:has-text("Mira")');
      if (key) {
        await other.page.click(at(key));
        await other.page.fill(at("delete-name"), "Mira");
        await other.page.click(at("delete-yes"));
        await other.page.waitForSelector('.notices:has-text("has been deleted here")');
        check(
          !(await other.page.textContent(".notices")).includes("another device"),
          "who deletes is told that alone",
        );
      } else {
        await other.page.click('.devs li:not(:has-text("This browser")) button');
      }
      await page.waitForSelector('.notices:has-text("on another device")');
      await page.waitForSelector(at("sign-in"));
      await page.goto("about:blank");
      await page.goto(`${server.url}#/with/bronze`);
      await page.fill(at("your-name"), "Mina");
      await page.click(at("sit"));
      await page.waitForSelector(".room", { timeout: 5000 }).catch(() => {
        throw new Error(`${how}: nothing comes of asking`);
      });
      check((await page.locator(".notices").innerText()) === "", "it is said once");
      await goTo(page, "#/me");
      await page.waitForSelector('h1:has-text("Mina")');
      await other.close();
      await mira.close();
    }
    await server.stop();
  },

  "friends: older games come page by page": async (browser) => {
    const server = await serve();
    const result = (k) => ({
      table: `tableaaaaaaaaa${"abcdefgh"[k >> 3]}${"abcdefgh"[k & 7]}`,
      ...{ game: "bronze", seats: 2, with: [{ player: "ai:1", points: 1 }], rank: 1, points: k },
      ...{ counts: false, played: true, delta: 0, wall: 1e12 + k },
    });
    const last = (n) => Array.from({ length: Math.min(n, 32) }, (_, i) => result(n - i));
    const mira = await person(browser, server.url, "Mira");
    const { page } = mira;
    await page.routeWebSocket(/\/club$/, (socket) => {
      const there = socket.connectToServer();
      there.onMessage((bytes) => {
        const message = JSON.parse(bytes);
        if (message.see === "me") Object.assign(message, { games: 40, results: last(40) });
        socket.send(JSON.stringify(message));
      });
    });
    await page.route("**/api/people/*/games?before=8", (route) =>
      route.fulfill({ json: { see: "games", games: 8, results: last(8) } }),
    );
    await page.goto("about:blank");
    await page.goto(`${server.url}#/with/bronze`);
    await takeSeat(page, "Mira");
    await goTo(page, "#/me");
    await page.waitForSelector(`${at("last-games")}:has-text("The last 32 of 40 games.")`);
    await page.click(at("older-games"));
    await page.waitForSelector(at("last-games"), { state: "detached" });
    check((await page.locator(".hl li").count()) === 40, "not all games");
    await mira.close();
    await server.stop();
  },

  "friends: nobody else's name is given to a seat whose friend was deleted": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, {});
    await ben.ask("POST", "me/delete", {});
    await page.waitForSelector('.app:has-text("omebody who has left")');
    await close();
    await server.stop();
  },
};

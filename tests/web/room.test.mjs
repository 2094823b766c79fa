// The waiting room: what its host sets, and what the others see of that.
import { invite } from "./friend.mjs";
import { hit, part, person, setTable, sitByLink, takeSeat } from "./friends.mjs";
import { accessible, at, check, PHONE, serve } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

export default {
  "friends: the host chooses the time and who stands in; the others are told": async (browser) => {
    const server = await serve();
    const { host, link } = await setTable(browser, server.url, "bronze", 2, "Mira");
    await host.page.click(at("by-itself"));
    const kofi = await person(browser, server.url, "Kofi", PHONE);
    await sitByLink(kofi, link);
    await kofi.page.waitForSelector(".room");
    const told = (words) => kofi.page.waitForSelector(`.notices:has-text("${words}")`);
    await host.page.click(at("clock-days"));
    await told("Mira chose: A day per move");
    await host.page.selectOption(at("days"), "3");
    await told("Mira chose: 3 days per move");
    await host.page.click(at("clock-live"));
    await host.page.fill(at("minutes"), "15");
    await host.page.press(at("minutes"), "Tab");
    await host.page.fill(at("bonus"), "10");
    await host.page.press(at("bonus"), "Tab");
    await told("Mira chose: Live, 15 min + 10 s a turn");
    await host.page.selectOption(at("stand-in-level"), "6");
    await kofi.page.waitForSelector(`b${at("stand-in-level")}:has-text("6")`);
    check((await kofi.page.locator(".clks, .inviting").count()) === 0, "only the host chooses");
    await host.page.click(at("move-1-2"));
    await kofi.page.waitForSelector('.srow[data-seat="0"]:has-text("Kofi")');
    const late = await person(browser, link, "Ines");
    await late.page.waitForSelector('.come h1:has-text("All seats are taken.")');
    await accessible(late.page, "a table without a free seat");
    await late.page.click(at("watch"));
    await late.page.waitForSelector(".room");
    await late.close();
    await accessible(host.page, "a table with a clock");
    await tidy(host.page, "a table with a clock");
    await tidy(kofi.page, "a table with a clock, on a phone");
    await hit(kofi.page, at("agree"));
    await kofi.page.waitForSelector(at("agree"), { state: "detached" });
    await part(server, [host, kofi]);
  },

  "friends: the rules of the room's game, and back to a game that begins": async (browser) => {
    const server = await serve();
    const { host, link } = await setTable(browser, server.url, "bronze-age", 2, "Mira");
    await host.page.click('.nav a[href*="rules"]');
    await host.page.waitForSelector('.reader .crumb:has-text("Bronze Age")');
    const kofi = await person(browser, server.url, "Kofi");
    await sitByLink(kofi, link);
    await kofi.page.waitForSelector(".room");
    await kofi.page.click('.nav a[href*="rules"]');
    await kofi.page.waitForSelector(".reader");
    await host.page.click(at("to-table"));
    // Whoever still reads is told, and led to the table.
    await kofi.page.click('.notice:has-text("Your game with Mira has begun") a');
    await Promise.all([host, kofi].map(({ page }) => page.waitForSelector(".app")));
    await part(server, [host, kofi]);
  },

  "friends: just after a move of three days three are left, in no hurry": async (browser) => {
    const server = await serve();
    const [ben, link] = await invite(server.url);
    await ben.at("set", { clock: "days", time: 3 });
    const { page, close } = await person(browser, `${server.url}#/join/${link}`, "Mira");
    await takeSeat(page, "Mira");
    await ben.at("start");
    await page.waitForSelector(".app .clk");
    const told = await page.locator(".clk").allTextContents();
    check(told.join() === "3 days left,3 days left", `what is left: ${told}`);
    check((await page.locator(".clk.run").count()) === 0, "nobody is hurried");
    await close();
    await server.stop();
  },
};

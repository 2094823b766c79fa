// Where one writes at a table with friends, and what the keys do meanwhile.
import { comeByLink } from "./friend.mjs";
import { leaveSeat } from "./friends.mjs";
import { at, check, serve } from "./lib.mjs";

const focused = (page) => page.evaluate(() => document.activeElement?.dataset.key);

/** Types as somebody who does not look where the cursor is. */
async function write(page, words) {
  await page.click(at("talk"));
  await page.waitForFunction(() => document.activeElement?.dataset.key === "say");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await page.waitForSelector(`.talk li:has-text("${words}")`);
  check((await page.locator("dialog:not(:has(.talk))").count()) === 0, "no shortcut");
}

export default {
  "friends: Chat leads to its field, in the game and at the end": async (browser) => {
    const server = await serve();
    const [ben, { page, close }] = await comeByLink(browser, server, {});
    await write(page, "Good luck");
    await page.click(".dock h2");
    await write(page, "Hush hush");
    await page.click(`.talk .cx`);
    await write(page, "There it is");
    // Where the field goes away while somebody types, the rest is no shortcut.
    await page.keyboard.type("mm");
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.type("mmm");
    await page.waitForTimeout(100);
    check((await page.locator("dialog").count()) === 0, "whoever types goes on typing");
    await leaveSeat({ page });
    await ben.at("leave");
    await page.waitForSelector('.app[data-stage="score"]', { timeout: 60000 });
    await ben.at("say", { text: "Again?" });
    await page.waitForSelector(`${at("talk")} .tally`);
    await write(page, "Well played");
    check((await focused(page)) === "say", "one goes on writing");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.waitForSelector(`${at("talk")} .tally`, { state: "detached" });
    await close();
    await server.stop();
  },
};

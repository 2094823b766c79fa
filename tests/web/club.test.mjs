// What somebody does at a table besides playing: they plan while a friend thinks,
// agree to end it, and play again. The friend has no browser, but asks the API.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { asksOf, hit, person } from "./friends.mjs";
import { tapStep } from "./games/bronze.hands.mjs";
import { accessible, at, check, movedFrom, PHONE, ply, root, serve } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

/** A friend who plays by the API: the first legal action, always. */
class Friend {
  constructor(url, token) {
    Object.assign(this, { url, token, table: "" });
  }

  async ask(method, where, body) {
    const answer = await fetch(`${this.url}api/${where}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: this.token ? { Authorization: `Bearer ${this.token}` } : {},
    });
    return where.endsWith("record") ? answer.text() : answer.json();
  }

  at = (word, body = {}) => this.ask("POST", `tables/${this.table}/${word}`, body);
  look = () => this.ask("GET", `tables/${this.table}`);

  /** Acts until it is somebody else's turn. */
  async endTurn() {
    for (let now = await this.look(); now.actor === now.seat; now = await this.look()) {
      const record = await this.ask("GET", `tables/${this.table}/record`);
      const asks = [{ cmd: "follow", record }, { cmd: "legal" }].map((x) => JSON.stringify(x));
      const said = execFileSync(path.join(root, "build/oxhide"), ["engine"], {
        input: `${asks.join("\n")}\n`,
      });
      const words = JSON.parse(`${said}`.split("\n")[1]).actions[0].text;
      await this.at("move", { ply: now.ply, back: now.back, words });
    }
  }
}

/** A table of Bronze for two, where the friend is the host; its invitation. */
async function invite(url) {
  const { token } = await new Friend(url, null).ask("POST", "guests", { name: "Ben" });
  const ben = new Friend(url, token);
  ben.table = (await ben.ask("POST", "tables", { game: "bronze", seats: 2 })).table;
  await ben.at("sit");
  return [ben, (await ben.look()).about.invite];
}

/** Plays until it is the friend's turn. */
async function endTurn(page) {
  for (let asks = await asksOf(page); asks; asks = await asksOf(page)) {
    const was = await ply(page);
    await tapStep(page, asks);
    await movedFrom(page, was);
  }
}

/** Planned while the friend thinks; one tap away when the turn comes. */
async function plan(page, ben) {
  await page.waitForSelector(at("pencil"));
  await hit(page, at("pencil"));
  await page.waitForSelector(at("planning"));
  await accessible(page, "planning in pencil");
  const was = await ply(page);
  await tapStep(page, await asksOf(page));
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

/** Both agree to end it; the deal is checked, and they sit down again. */
async function playAgain(page, ben) {
  const { ply: now, back } = await ben.look();
  await ben.at("propose", { what: "close", ply: now, back });
  await page.waitForSelector(at("allow"));
  await accessible(page, "a proposal");
  await hit(page, at("allow"));
  await page.waitForSelector(`${at("seal")}[data-verdict="follows"]`);
  await accessible(page, "a game that was ended");
  await hit(page, at("rematch"));
  await page.waitForSelector(".room");
  const next = (await ben.look()).about.again;
  check(next && page.url().endsWith(next), `they are at a new table: ${page.url()}, ${next}`);
}

export default {
  "friends: an action planned in pencil, a game that is ended, a rematch": async (browser) => {
    const server = await serve();
    const [ben, link] = await invite(server.url);
    const { page, close } = await person(browser, `${server.url}#/join/${link}`, "Mira", {
      ...PHONE,
      colorScheme: "dark",
    });
    await page.fill(at("your-name"), "Mira");
    await page.tap(at("sit"));
    await page.waitForSelector(".room");
    await ben.at("start");
    await page.waitForSelector(`${at("pencil")}, .app:not([data-asks=""])`);
    await endTurn(page);
    await plan(page, ben);
    await playAgain(page, ben);
    await close();
    await server.stop();
  },
};

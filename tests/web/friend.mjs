// A friend without a browser, who asks the API.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { asksOf, person, takeSeat } from "./friends.mjs";
import { at, movedFrom, ply, root } from "./lib.mjs";

/** A friend who plays by the API: the first legal action, always. */
export class Friend {
  constructor(url, token) {
    Object.assign(this, { url, token, table: "" });
  }

  /** Whoever asks too often is told so, and has to wait. */
  async ask(method, where, body) {
    const once = () =>
      fetch(`${this.url}api/${where}`, {
        method,
        ...(body ? { body: JSON.stringify(body) } : {}),
        headers: this.token ? { Authorization: `Bearer ${this.token}` } : {},
      });
    let answer = await once();
    for (let i = 0; i < 60 && answer.status === 429; i++) {
      await sleep(500);
      answer = await once();
    }
    return where.endsWith("record") ? answer.text() : answer.json();
  }

  at = (word, body = {}) => this.ask("POST", `tables/${this.table}/${word}`, body);
  look = () => this.ask("GET", `tables/${this.table}`);

  /** Acts until it is somebody else's turn, or such words are next: true. */
  async endTurn(until = () => false) {
    for (let now = await this.look(); now.actor === now.seat; now = await this.look()) {
      const record = await this.ask("GET", `tables/${this.table}/record`);
      const asks = [{ cmd: "follow", record }, { cmd: "legal" }].map((x) => JSON.stringify(x));
      const said = execFileSync(path.join(root, "build/oxhide"), ["engine"], {
        input: `${asks.join("\n")}\n`,
      });
      const words = JSON.parse(`${said}`.split("\n")[1]).actions[0].text;
      if (until(words)) return true;
      await this.at("move", { ply: now.ply, back: now.back, words });
    }
    return false;
  }
}

/** A table where the friend is the host, and who stands in thinks little; its
 * invitation. */
export async function invite(url, seats = 2, game = "bronze") {
  const { token } = await new Friend(url, null).ask("POST", "guests", { name: "Ben" });
  const ben = new Friend(url, token);
  ben.table = (await ben.ask("POST", "tables", { game, seats, level: "ai:1" })).table;
  await ben.at("sit");
  return [ben, (await ben.look()).about.invite];
}

/** Somebody comes by the friend's link, and the friend starts the game. */
export async function comeByLink(browser, server, options, computers = 0, game = "bronze") {
  const [ben, link] = await invite(server.url, 2 + computers, game);
  for (let k = 0; k < computers; k++) await ben.at("computer", { seat: 2 + k, player: "ai:1" });
  const mira = await person(browser, `${server.url}#/join/${link}`, "Mira", options);
  await takeSeat(mira.page, "Mira");
  await ben.at("start");
  await mira.page.waitForSelector(`${at("pencil")}, .app:not([data-asks=""])`);
  return [ben, mira];
}

/** Plays until it is the friend's turn. */
export async function endTurn(page, step) {
  for (let asks = await asksOf(page); asks; asks = await asksOf(page)) {
    const was = await ply(page);
    await step(page, asks);
    await movedFrom(page, was);
  }
}

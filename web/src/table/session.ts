// A session of the engine in the page: it remembers the log and the record so
// far, so that each move is one question with a small answer.
import { ask } from "../engine/client";
import type { GameEvent, Move, Slot, Snapshot } from "../engine/protocol";
import type { News } from "./lines";

export class Session {
  eyes = 0;
  #log: GameEvent[] = [];
  #record: string[] = [];

  constructor(readonly slot: Slot) {}

  get record(): string {
    return this.#record.map((line) => `${line}\n`).join("");
  }

  /** Does it, and tells how the table stands then. */
  async move(move: Move): Promise<News> {
    const whole = "record" in move || move.cmd === "new";
    const told = await ask("move", {
      slot: this.slot,
      as: this.eyes,
      move,
      ...(whole ? { from: 0 } : {}),
    });
    const { keep, add } = told.record_lines;
    this.#record = [...this.#record.slice(0, keep), ...add];
    const { older } = told;
    return { ...this.#news(told), ...(older ? { older: older.message } : {}) };
  }

  /** The same moment with other eyes. */
  async see(eyes: number): Promise<News> {
    this.eyes = eyes;
    return this.#news(await ask("moment", { slot: this.slot, as: eyes, from: 0 }));
  }

  /** A moment of a game that another session plays. */
  async look(
    of: Session,
    ply: number,
    whole: Move = { cmd: "load", record: of.record },
  ): Promise<Snapshot> {
    this.eyes = of.eyes;
    await this.move(whole);
    return (await this.move({ cmd: "seek", ply })).now;
  }

  #news(now: Snapshot): News {
    this.#log = [...this.#log.slice(0, now.from), ...now.events];
    return { now, log: this.#log, record: this.record };
  }
}

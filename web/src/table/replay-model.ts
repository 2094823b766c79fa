// A game that is looked at, not played: the same signals as a table, at any
// moment of the record and through any eyes. Nothing is kept.
import { signal } from "@preact/signals";
import { ask, EngineError } from "../engine/client";
import { ALL, PUBLIC, type GameEvent, type Snapshot } from "../engine/protocol";
import { namesOf, type SeatSetup } from "../store";
import { t } from "../strings";
import { notify } from "../ui/parts";
import { TableModel } from "./model";
import { Session } from "./session";

export class ReplayModel extends TableModel {
  override readonly replayed = true;
  readonly at = signal(0);
  readonly last = signal(0);
  /** The last moment, as these eyes see it. */
  readonly final = signal<Snapshot | null>(null);
  readonly #session = new Session(1);
  #all: GameEvent[] = [];
  #wanted = 0;

  async openAt(ply: number): Promise<void> {
    this.#wanted = ply;
    try {
      this.#session.eyes = PUBLIC;
      const { now, older } = await this.#session.move({
        cmd: "load",
        record: this.saved.peek().record,
      });
      if (older) notify("older-rules", older);
      this.last.value = now.ply;
      this.eyes.value = now.over ? ALL : Math.max(0, this.people[0] ?? 0);
      await this.#through();
      await this.seek(this.#wanted);
    } catch (error) {
      if (error instanceof EngineError) this.trouble.value = t.trouble.damaged(error.message);
      else throw error;
    }
  }

  /** The whole log and the last moment, as these eyes see them. */
  async #through(): Promise<void> {
    await this.#session.move({ cmd: "seek", ply: this.last.peek() });
    const { now, log } = await this.#session.see(this.eyes.peek());
    this.final.value = now;
    this.#all = log;
  }

  async seek(ply: number): Promise<void> {
    // Until the record is there, it is only known where to go.
    const at = this.final.peek() ? Math.min(Math.max(0, ply), this.last.peek()) : ply;
    this.#wanted = at;
    if (!this.final.peek()) return;
    const { now } = await this.#session.move({ cmd: "seek", ply: at });
    if (this.#wanted !== at) return;
    this.at.value = at;
    this.log.value = this.#all.slice(0, at);
    this.now.value = { ...now, actions: [], undo: "none", redo: false };
  }

  async see(eyes: number): Promise<void> {
    this.eyes.value = eyes;
    await this.#through();
    await this.seek(this.#wanted);
  }

  /** The moment after the next decision of a seat. */
  next(): number {
    const e = this.#all.find((x) => x.ply >= this.at.peek() && x.actor !== "chance");
    return e ? e.ply + 1 : this.last.peek();
  }

  /** The record up to the moment in view, with these players. */
  async branch(seats: SeatSetup[]): Promise<string> {
    await this.#session.move({ cmd: "seek", ply: this.at.peek() });
    const players = seats.map((s) => s.player);
    return (await this.#session.move({ cmd: "sit", players, names: namesOf(seats) })).record;
  }

  override async words(columns: number): Promise<string> {
    return (await ask("table", { slot: 1, as: this.eyes.peek(), columns })).text;
  }

  override moment(): string | null {
    return this.at.peek() ? String(this.at.peek()) : null;
  }

  /** Steps count from where one is going, not from what is drawn yet. */
  override async step(by: number): Promise<void> {
    await this.seek(this.#wanted + by);
  }

  override async look(ply: number | null): Promise<void> {
    if (ply !== null) await this.seek(ply);
  }

  override async playBack(): Promise<void> {
    // The scrubber plays.
  }
}

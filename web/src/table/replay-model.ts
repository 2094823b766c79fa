// A game that is looked at, not played: the same signals as a table, at any
// moment of the record and through any eyes. Nothing is saved.
import { signal } from "@preact/signals";
import { ask, EngineError } from "../engine/client";
import { ALL, type GameEvent, type Snapshot } from "../engine/protocol";
import { t } from "../strings";
import { notify } from "../ui/parts";
import { TableModel } from "./model";

const SLOT = 1;

export class ReplayModel extends TableModel {
  override readonly replayed = true;
  readonly at = signal(0);
  readonly last = signal(0);
  final: Snapshot | null = null;
  #all: GameEvent[] = [];
  #wanted = 0;

  async openAt(ply: number | null): Promise<void> {
    try {
      const standing = await ask("load", { slot: SLOT, record: this.saved.peek().record });
      if (standing.older) notify("older-rules", standing.older.message);
      this.last.value = standing.ply;
      this.eyes.value = standing.over ? ALL : Math.max(0, this.people[0] ?? 0);
      await this.#through();
      await this.seek(ply ?? standing.ply);
    } catch (error) {
      if (error instanceof EngineError) this.trouble.value = t.trouble.damaged(error.message);
      else throw error;
    }
  }

  /** The whole log and the last moment, as these eyes see them. */
  async #through(): Promise<void> {
    await ask("seek", { slot: SLOT, ply: this.last.peek() });
    this.final = await ask("snapshot", { slot: SLOT, as: this.eyes.peek(), from: 0 });
    this.#all = this.final.events;
  }

  async seek(ply: number): Promise<void> {
    const at = Math.min(Math.max(0, ply), this.last.peek());
    this.#wanted = at;
    await ask("seek", { slot: SLOT, ply: at });
    const snap = await ask("snapshot", { slot: SLOT, as: this.eyes.peek(), from: at });
    if (this.#wanted !== at) return;
    this.at.value = at;
    this.log.value = this.#all.slice(0, at);
    this.now.value = { ...snap, actions: [], undo: "none", redo: false, over: this.final!.over };
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
  async branch(players: string[]): Promise<string> {
    await ask("seek", { slot: SLOT, ply: this.at.peek() });
    const { record } = await ask("players", { slot: SLOT, players });
    return record;
  }

  override async words(columns: number): Promise<string> {
    return (await ask("table", { slot: SLOT, as: this.eyes.peek(), columns })).text;
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

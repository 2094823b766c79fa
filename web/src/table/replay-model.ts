// A game that is looked at, not played: the same signals as a table, at any
// moment of the record and through any eyes. Nothing is saved.
import { computed, signal } from "@preact/signals";
import { ask, EngineError } from "../engine/client";
import { ALL, PUBLIC, type GameEvent, type Snapshot } from "../engine/protocol";
import { namesOf, type SeatSetup } from "../store";
import { t } from "../strings";
import { notify } from "../ui/parts";
import { TableModel } from "./model";
import { Session } from "./session";
import { maySee } from "./sight";
import { momentAfter, turnsOf } from "./turns";

export class ReplayModel extends TableModel {
  override readonly replayed = true;
  readonly at = signal(0);
  readonly last = signal(0);
  /** The last moment, as these eyes see it. */
  readonly final = signal<Snapshot | null>(null);
  /** All that happened, as these eyes see it. */
  readonly all = signal<GameEvent[]>([]);
  readonly turns = computed(() => turnsOf(this.all.value));
  readonly #session = new Session(1);
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
      const own = Math.max(0, this.people[0] ?? 0);
      this.eyes.value = now.over ? ALL : maySee(this.saved.peek(), own) ? own : PUBLIC;
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
    this.all.value = log;
  }

  async seek(ply: number): Promise<void> {
    // Until the record is there, it is only known where to go.
    const at = this.final.peek() ? Math.min(Math.max(0, ply), this.last.peek()) : ply;
    this.#wanted = at;
    if (!this.final.peek()) return;
    const { now } = await this.#session.move({ cmd: "seek", ply: at });
    if (this.#wanted !== at) return;
    this.at.value = at;
    this.log.value = this.all.peek().slice(0, at);
    this.now.value = { ...now, actions: [], undo: "none", redo: false };
  }

  async see(eyes: number): Promise<void> {
    if (!(eyes === ALL ? this.final.peek()?.over : maySee(this.saved.peek(), eyes))) return;
    this.eyes.value = eyes;
    await this.#through();
    await this.seek(this.#wanted);
  }

  /** What was drawn from one moment to another, in words. */
  eventsBetween(from: number, to: number): string {
    return this.all.value
      .filter((e) => e.ply >= from && e.ply < to && e.actor === "chance")
      .map((e) => `${this.sentence(e)}.`)
      .slice(0, 3)
      .join(" ");
  }

  /** The moment after the next decision of a seat and what chance made of it. */
  next(): number {
    const at = this.at.peek();
    const moments = this.turns.peek().flatMap((turn) => turn.steps.map(momentAfter));
    return moments.find((m) => m > at) ?? this.last.peek();
  }

  /** The record from the moment in view on, with these players. Nobody plays a
   * future that has been seen: what came after is taken back, and where chance
   * had the word its outcome falls anew. */
  async branch(seats: SeatSetup[]): Promise<string> {
    const at = this.at.peek();
    const decisions = this.all.peek().filter((e) => e.actor !== "chance");
    const next = this.all.peek()[at];
    const again = next?.actor === "chance" ? decisions.filter((e) => e.ply < at).at(-1) : undefined;
    const back = again ?? decisions.find((e) => e.ply >= at);
    let { record } = await this.#session.move({
      cmd: "sit",
      players: seats.map((s) => s.player),
      names: namesOf(seats),
    });
    if (back && typeof back.actor === "number")
      ({ record } = await this.#session.move({
        cmd: "undo",
        seat: back.actor,
        ply: back.ply,
        consent: true,
      }));
    if (again && typeof again.actor === "number")
      ({ record } = await this.#session.move({
        cmd: "apply",
        seat: again.actor,
        action: again.text,
      }));
    return record;
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

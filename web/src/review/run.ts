// A review under way. Every engine has the same review; the units of a round
// are done by whichever is free, and every engine gets all parts, so that each
// knows the next round. Results are shown as they come in and saved in this
// browser, so that the review continues where it was.
import { signal, type Signal } from "@preact/signals";
import { route } from "../route";
import { forget, keep, load } from "../settings";
import type { SavedTable, SeatSetup } from "../store";
import type { Report } from "./report";
import { engineCount, SideEngine } from "./workers";

/** It stops by itself after so long; somebody may want it to go on. */
const LONGEST_MS = 120_000;
const TELL_MS = 400;
const reviewKey = (id: string): string => `oxhide.review.${id}`;
/** Tables whose reviews are kept, the last one first, and how many. */
const LIST_KEY = "oxhide.reviews";
const KEPT = 10;

interface Standing {
  rounds: number;
  units: number;
}

interface Kept {
  of: string;
  saved: string;
  /** How long it has taken so far. */
  ms?: number;
}

const isPerson = (s: SeatSetup): boolean => s.kind !== "computer";

/** Whose review a table's is: the only person's, else everybody's (-1). */
function eyesOf(saved: SavedTable): number {
  const people = saved.seats.flatMap((s, i) => (isPerson(s) ? [i] : []));
  const you = saved.seats.findIndex((s) => s.kind === "you");
  return you >= 0 ? you : people.length === 1 ? people[0]! : -1;
}

/** It is the last one now, and the earliest is forgotten. */
function noteKept(id: string): void {
  const list = load(LIST_KEY);
  const others = Array.isArray(list) ? list.map(String).filter((x) => x !== id) : [];
  for (const x of others.splice(KEPT - 1)) forget(reviewKey(x));
  keep(LIST_KEY, [id, ...others]);
}

export class ReviewRun {
  readonly report = signal<Report | null>(null);
  readonly state = signal<"working" | "paused" | "enough" | "done" | "failed">("paused");
  /** Seconds until it stops by itself, roughly. */
  readonly left = signal(0);
  readonly eyes: number;
  /** Whose moves are told about. */
  readonly seat: Signal<number>;
  #engines: SideEngine[] = [];
  #turn = 0;
  /** How long it has taken, and may take. */
  #ms = 0;
  #most = LONGEST_MS;

  constructor(readonly saved: SavedTable) {
    this.eyes = eyesOf(saved);
    this.seat = signal(Math.max(0, this.eyes >= 0 ? this.eyes : saved.seats.findIndex(isPerson)));
  }

  get #key(): string {
    return `${this.saved.id} ${this.eyes} ${this.saved.record.length}`;
  }

  get #wish(): object {
    return { as: this.eyes < 0 ? "all" : this.eyes, rounds: 0 };
  }

  /** It begins, or goes on if it was left; not if it has had its time. */
  start(): void {
    if (this.state.peek() !== "paused") return;
    this.state.value = "working";
    void this.#run(++this.#turn);
  }

  /** Somebody wants more of it. */
  goOn(): void {
    if (this.state.peek() === "enough") this.#most = this.#ms + LONGEST_MS;
    this.state.value = "paused";
    this.start();
  }

  stop(): void {
    if (this.state.peek() === "working") this.state.value = "paused";
    this.#turn++;
    this.#close();
  }

  #close(): void {
    for (const e of this.#engines) e.close();
    this.#engines = [];
  }

  async #open(): Promise<Standing> {
    const kept = load(reviewKey(this.saved.id)) as Kept | null;
    const saved = kept?.of === this.#key ? kept.saved : undefined;
    if (saved && !this.#ms) this.#ms = kept?.ms ?? 0;
    this.#engines = Array.from({ length: engineCount() }, () => new SideEngine());
    const begun = this.#engines.map(async (e) => {
      await e.ask("load", { record: this.saved.record });
      try {
        return await e.ask<Standing>("review", { ...this.#wish, saved });
      } catch (error) {
        if (!saved) throw error;
        return e.ask<Standing>("review", this.#wish); // what was kept is of another version
      }
    });
    return (await Promise.all(begun))[0]!;
  }

  /** The parts of all units; a unit whose engine dies is done by another. */
  async #round(units: number): Promise<string[]> {
    const parts: string[] = [];
    const left = Array.from({ length: units }, (_, k) => k);
    const work = async (e: SideEngine): Promise<void> => {
      for (let unit = left.shift(); unit !== undefined; unit = left.shift())
        try {
          parts.push((await e.ask<{ part: string }>("review-work", { unit })).part);
        } catch (error) {
          left.push(unit);
          throw error;
        }
    };
    const ends = await Promise.allSettled(this.#engines.map(work));
    this.#engines = this.#engines.filter((e) => !e.dead);
    if (parts.length < units && this.#engines.length) await Promise.all(this.#engines.map(work));
    const lost = ends.find((x) => x.status === "rejected");
    if (parts.length < units) throw lost?.reason ?? new Error("no engine is left");
    return parts;
  }

  async #tell(): Promise<void> {
    const told = await this.#engines[0]!.ask<{ review: Report }>("review", this.#wish);
    this.report.value = told.review;
    if (told.review.rounds > 1) {
      const { saved } = await this.#engines[0]!.ask<{ saved: string }>("review-save");
      keep(reviewKey(this.saved.id), { of: this.#key, saved, ms: this.#ms } satisfies Kept);
    }
  }

  async #run(turn: number): Promise<void> {
    const current = (): boolean => turn === this.#turn;
    let told = 0;
    try {
      let { units } = await this.#open();
      const begun = performance.now() - this.#ms;
      noteKept(this.saved.id);
      if (current()) await this.#tell();
      while (current() && units && this.#ms < this.#most) {
        const parts = await this.#round(units);
        if (!current()) return;
        const stands = await Promise.all(
          this.#engines.map((e) => e.ask<Standing>("review-take", { parts })),
        );
        units = stands[0]!.units;
        this.#ms = performance.now() - begun;
        if (performance.now() - told < TELL_MS && units) continue;
        await this.#tell();
        told = performance.now();
        this.left.value = 10 * Math.ceil((this.#most - this.#ms) / 10_000);
      }
      if (!current()) return;
      this.state.value = units ? "enough" : "done";
      this.#close();
    } catch (error) {
      if (!current()) return;
      this.state.value = "failed";
      this.#close();
    }
  }
}

let last: ReviewRun | null = null;

/** The review of a table; another table's stops. */
export function reviewOf(saved: SavedTable): ReviewRun {
  if (last && last.saved.id === saved.id && last.saved.record === saved.record) return last;
  last?.stop();
  last = new ReviewRun(saved);
  return last;
}

/** Nobody looks at it any more. */
route.subscribe(({ page, args }) => {
  const here = ["play", "replay", "review"].includes(page) && args[0] === last?.saved.id;
  if (last && !here && page !== "puzzle") last.stop();
});

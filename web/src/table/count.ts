// Counting the points of a finished game, source by source, as at a table: in
// each step every seat reveals its next number. Only the game knows what a
// number counts.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Score, ScoreLine } from "../engine/protocol";
import type { Cause, SheetOf } from "../games/game";
import { motion } from "../settings";
import { t } from "../strings";
import type { TableModel } from "./model";

/** A number of the sheet: whose, from what, and which of it. */
export interface Number {
  seat: number;
  source: string;
  i: number;
}

interface Beat {
  source: string;
  numbers: Number[];
  /** Nothing to see: nobody gets a point. */
  dull: boolean;
}

export const sameNumber = (a: Number | null, b: Number): boolean =>
  a !== null && a.seat === b.seat && a.source === b.source && a.i === b.i;

const FIRST_MS = 1200;
const DULL_MS = 500;
/** A look at the board, and then so long for each letter of what is said. */
const LOOK_MS = 800;
const LETTER_MS = 30;

export class Count {
  /** Beats that are over. */
  readonly at = signal(0);
  readonly held = signal(false);
  /** The number pointed at. */
  readonly pointed = signal<Number | null>(null);
  readonly beats: ReadonlySignal<Beat[]>;
  readonly done = computed(() => this.at.value >= this.beats.value.length);
  readonly beat = computed(() =>
    this.done.value ? null : (this.beats.value[this.at.value - 1] ?? null),
  );
  /** The number that is shown on the board. */
  readonly shown = computed(() => this.pointed.value ?? this.lead(this.beat.value));
  /** It ran before one's eyes: a press meant for it may still come. */
  ran = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly model: TableModel,
    readonly game: SheetOf,
    readonly cards: unknown,
  ) {
    this.beats = computed(() => this.#beats());
  }

  get scores(): Score[] {
    return this.model.shown.value?.scores ?? [];
  }

  lines(seat: number, source: string): ScoreLine[] {
    const score = this.scores.find((s) => s.seat === seat);
    const lines = score?.sources.find((s) => s.id === source)?.lines ?? [];
    return this.game.lines?.(this.model.shown.value?.view, lines, source) ?? lines;
  }

  line({ seat, source, i }: Number): ScoreLine {
    return this.lines(seat, source)[i]!;
  }

  /** What a number counts, as its game tells it. */
  cause(number: Number): Cause {
    const { model, game, cards } = this;
    const { seat, source } = number;
    const { view } = model.shown.value!;
    return game.cause({ model, view, cards, seat, source, line: this.line(number) });
  }

  /** What is said of a number: its points, and why. */
  said(number: Number): [string, string] {
    const { title, say } = this.cause(number);
    const { points } = this.line(number);
    return [t.score.pays(title, number.source, number.seat, points, this.model), say];
  }

  #beats(): Beat[] {
    const { scores } = this;
    const whole = this.game.whole?.() ?? [];
    return (scores[0]?.sources ?? []).flatMap(({ id: source }) => {
      const counts = scores.map((s) => this.lines(s.seat, source).length);
      const rounds = whole.includes(source) ? 1 : Math.max(1, ...counts);
      return Array.from({ length: rounds }, (_, round) => {
        const numbers = scores.flatMap(({ seat }, k) =>
          Array.from({ length: counts[k]! }, (_, i) => ({ seat, source, i })).filter(
            ({ i }) => rounds === 1 || i === round,
          ),
        );
        return { source, numbers, dull: numbers.every((x) => !this.line(x).points) };
      });
    });
  }

  /** Whose number a beat is told by: the reader's, else the largest. */
  lead(beat: Beat | null): Number | null {
    if (!beat) return null;
    const own = beat.numbers.filter((x) => this.model.isYou(x.seat));
    const most = (list: Number[]): Number | null =>
      list.reduce<Number | null>(
        (best, x) => (best && this.line(best).points >= this.line(x).points ? best : x),
        null,
      );
    return most(own.length ? own : beat.numbers);
  }

  #before(n: number): Number[] {
    return this.beats.value.slice(0, n).flatMap((b) => b.numbers);
  }

  isCounted(number: Number): boolean {
    return this.done.value || this.#before(this.at.value).some((x) => sameNumber(x, number));
  }

  isCurrent(number: Number): boolean {
    return this.beat.value?.numbers.some((x) => sameNumber(x, number)) ?? false;
  }

  /** Points of a seat as far as they are counted. */
  total(seat: number): number {
    if (this.done.value) return this.scores.find((s) => s.seat === seat)?.points ?? 0;
    return this.#before(this.at.value)
      .filter((x) => x.seat === seat)
      .reduce((sum, x) => sum + this.line(x).points, 0);
  }

  of(seat: number, source: string): number {
    const lines = this.lines(seat, source);
    return lines.reduce((n, x, i) => n + (this.isCounted({ seat, source, i }) ? x.points : 0), 0);
  }

  /** What a seat gets in this beat. */
  gain(seat: number): number {
    const beat = this.beat.value;
    return (
      beat?.numbers.filter((x) => x.seat === seat).reduce((n, x) => n + this.line(x).points, 0) ?? 0
    );
  }

  /** How far a source is: rounds counted, of how many. */
  progress(source: string): [number, number] {
    const beats = this.beats.value;
    const all = beats.filter((b) => b.source === source).length;
    return [beats.slice(0, this.at.value).filter((b) => b.source === source).length, all];
  }

  begin(): void {
    this.at.value = 0;
    this.held.value = false;
    this.ran = true;
    this.#wait(FIRST_MS);
  }

  next(): void {
    if (!this.done.peek()) this.at.value++;
    if (!this.held.peek()) this.#wait();
  }

  hold(): void {
    this.held.value = !this.held.peek();
    if (this.held.peek()) clearTimeout(this.#timer);
    else this.#wait();
  }

  /** All is counted, even if the last moment, and its numbers, have yet to come. */
  finish(): void {
    clearTimeout(this.#timer);
    this.at.value = Infinity;
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  #wait(ms?: number): void {
    clearTimeout(this.#timer);
    if (this.done.peek()) return;
    const beat = this.beat.peek();
    const number = this.lead(beat);
    const read = (): number => LOOK_MS + LETTER_MS * this.said(number!).join(" ").length;
    const due = ms ?? (!number || beat!.dull ? DULL_MS : read());
    this.#timer = setTimeout(() => this.next(), due / Math.max(1, motion()));
  }
}

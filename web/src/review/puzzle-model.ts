// A puzzle on a live table: every action gets an answer, but only the right one
// is carried out. An action that has not been judged before is judged by
// playing games to the end.
import { signal } from "@preact/signals";
import type { Action } from "../engine/protocol";
import { nobody } from "../table/computers";
import { DeviceLines } from "../table/device-lines";
import { noKeeper } from "../table/keeper";
import { TableModel } from "../table/model";
import { announce } from "../ui/parts";
import { blank } from "../store";
import { t } from "../strings";
import { noteDay, noteSolved, type Puzzle } from "./puzzles";
import { percent, withError, type Estimate, type Way } from "./report";
import { p } from "./words";
import { SideEngine } from "./workers";

/** Games played on from an untold action, part by part, until it is clear what
 * it gives up, or at most so many parts. */
const GAMES = 24;
const PARTS = 8;
/** What gives up less is as good as the answer. */
const AS_GOOD = 0.01;

export interface Try {
  text: string;
  say: string;
  right: boolean;
  /** Per cent; null while it is being judged. */
  loss: number | null;
  /** The error of that, where it was found out here. */
  error?: number;
  /** What it gives up is less than that error: the answer is better, but barely. */
  near?: boolean;
  /** The share of the games that it is judged by, played so far. */
  played: number;
}

class PuzzleLines extends DeviceLines {
  judge: (text: string) => Promise<boolean> = () => Promise.resolve(false);
  done: () => void = () => undefined;

  override async act(seat: number, text: string): Promise<void> {
    if (!(await this.judge(text))) return;
    await super.act(seat, text);
    this.done();
  }
}

export class PuzzleModel extends TableModel {
  readonly tries = signal<Try[]>([]);
  readonly state = signal<"open" | "solved" | "shown">("open");
  #engine: SideEngine | null = null;
  /** What could be chosen, also after one was. */
  #offered: Action[] = [];

  constructor(readonly puzzle: Puzzle) {
    super({
      ...blank,
      id: "puzzle",
      game: puzzle.game,
      seats: Array.from({ length: puzzle.seats }, (_, seat) => ({
        kind: seat === puzzle.seat ? "you" : "computer",
        name: seat === puzzle.seat ? "" : t.setup.nameOf(seat),
        player: seat === puzzle.seat ? "human" : "ai:5",
      })),
      record: puzzle.record,
      mine: true,
    });
  }

  async begin(): Promise<void> {
    this.tries.value = [];
    this.state.value = "open";
    const lines = new PuzzleLines(
      () => this.puzzle.record,
      (news) => this.hear(news),
    );
    lines.judge = (text) => this.#judge(text);
    // After the table has moved, so that a phone shows the answer, not the pieces.
    lines.done = () => void (this.state.value = "solved");
    await this.sit({ lines, others: nobody, keeper: noKeeper });
    this.#offered = this.now.peek()?.actions ?? [];
  }

  override dispose(): void {
    super.dispose();
    this.#engine?.close();
    this.#engine = null;
  }

  sayOf(text: string): string {
    const { actions } = this.now.peek()!;
    const action = [...this.#offered, ...actions].find((a) => a.text === text);
    return action ? this.say(action) : text;
  }

  isBest(text: string): boolean {
    return this.puzzle.best.includes(text);
  }

  #note(one: Try): void {
    this.tries.value = [...this.tries.peek().filter((x) => x.text !== one.text), one];
    if (one.loss !== null)
      announce(
        this.isBest(one.text) ? p.yes : one.near ? p.near : p.givesUp(one.say, one.loss),
        true,
      );
  }

  async #judge(text: string): Promise<boolean> {
    if (this.state.peek() !== "open") return false;
    const { puzzle } = this;
    const say = this.sayOf(text);
    const best = this.isBest(text);
    const told = best ? 0 : puzzle.others.find((o) => o.words.includes(text))?.loss?.mean;
    const note = (played: number): void =>
      this.#note({ text, say, right: false, loss: null, played });
    const found = told === undefined ? await this.#playOn(text, note) : null;
    const loss = found?.mean ?? told!;
    const right = best || (!!found && loss < AS_GOOD);
    this.#note({
      text,
      say,
      right,
      loss: right ? 0 : Math.max(1, percent(loss)),
      played: 1,
      ...(found && { error: withError(found).error, near: !right && found.mean < found.error }),
    });
    if (right) noteSolved(puzzle);
    return right;
  }

  async #playOn(text: string, note: (played: number) => void): Promise<Estimate> {
    const { record, best, seat } = this.puzzle;
    this.#engine ??= new SideEngine();
    await this.#engine.ask("load", { record });
    let sum = 0;
    let squares = 0;
    for (let part = 0; ;) {
      note(part / PARTS);
      const told = await this.#engine.ask<{ ways: Way[] }>("rollout", {
        as: seat,
        actions: [best[0], text],
        games: GAMES,
        seed: part,
      });
      const { mean, error } = told.ways[1]!.loss!;
      sum += mean;
      squares += error ** 2;
      part++;
      const loss = { mean: sum / part, error: Math.sqrt(squares) / part };
      const known = loss.mean - 2 * loss.error >= AS_GOOD || loss.mean + loss.error < AS_GOOD;
      if (part >= PARTS || (known && part > 1)) return loss;
    }
  }

  /** Gives up: the answer is shown, and marked on the table. */
  show(): void {
    const best = this.now.peek()?.actions.find((a) => this.puzzle.best.includes(a.text));
    this.state.value = "shown";
    noteDay(this.puzzle);
    if (best)
      this.hints.value = {
        choice: best.text,
        lines: [{ ...best, visits: 1, values: [] }],
        reasons: [],
      };
    this.hint.value = 0;
  }
}

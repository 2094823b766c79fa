// Somebody learning: a table whose lines come from a lesson. The learner's
// right action is played, then whatever follows in the lesson's record up to
// the next step; any other action is answered and changes nothing.
import { signal } from "@preact/signals";
import { ask, EngineError } from "../engine/client";
import type { Snapshot, Step } from "../engine/protocol";
import { motion } from "../settings";
import { blank, type SavedTable } from "../store";
import { t } from "../strings";
import { nobody } from "../table/computers";
import { noKeeper } from "../table/keeper";
import type { Hear, Lines } from "../table/lines";
import { TableModel } from "../table/model";
import { Session } from "../table/session";
import { inLanguage, note, progressOf, type Course } from "./lessons";

/** How long a rival's action stays before the next, at usual speed. */
const BEAT_MS = 700;
/** More of them than this are a jump to a later turn. */
const BEATS_MOST = 12;

/** Where to stop on the way from one line of a record to another: after each
 * decision, with what chance brought. */
function beats(lines: string[], from: number, to: number): number[] {
  const ends: number[] = [];
  for (let k = from; k < to; k++)
    if (k + 1 === to || !lines[k + 1]!.startsWith(".")) ends.push(k + 1);
  return ends.length > BEATS_MOST ? [to] : ends;
}

class LessonLines implements Lines {
  readonly #session = new Session(0);
  readonly #looks = new Session(1);
  #closed = false;
  /** Lines of the record that are played. */
  #at = 0;
  /** Counts the ways taken; a later one ends what is under way. */
  #way = 0;

  constructor(
    readonly learning: Learning,
    readonly hear: Hear,
  ) {}

  get #record(): string[] {
    return this.learning.course.lesson.record;
  }

  async #load(lines: number): Promise<void> {
    this.#at = lines;
    const record = this.#record.slice(0, lines).join("\n") + "\n";
    const news = await this.#session.move({ cmd: "load", record });
    if (!this.#closed) this.hear(news);
  }

  /** At once to where a step begins. */
  show(step: number): Promise<void> {
    this.#way++;
    return this.#load(this.learning.linesOf(step));
  }

  /** On to where the next step begins, so that it can be followed; the step is
   * reached unless the learner goes elsewhere meanwhile. */
  async proceed(step: number): Promise<void> {
    const way = ++this.#way;
    const stops = beats(this.#record, this.#at, this.learning.linesOf(step));
    for (const [i, stop] of stops.entries()) {
      await this.#load(stop);
      if (i + 1 < stops.length && motion())
        await this.learning.model.pause.wait(BEAT_MS / motion());
      if (this.#closed || way !== this.#way) return;
    }
    this.learning.arrive(step);
  }

  open(eyes: number): Promise<void> {
    this.#session.eyes = eyes;
    return this.show(this.learning.step.peek());
  }

  see(eyes: number): Promise<void> {
    this.#session.eyes = eyes;
    return this.#load(this.#at);
  }

  /** What is not right is answered. */
  async #try(action: string): Promise<void> {
    const { learning } = this;
    const step = learning.step.peek();
    const { text } = learning.course;
    const tried = await ask("lesson-try", { slot: 0, lesson: text, step, action });
    if (tried.right) return;
    const { at, message = "" } = tried;
    const { id } = learning.now;
    throw new EngineError({
      ...tried,
      code: tried.legal ? "lesson" : "illegal",
      message: at ? inLanguage(learning.game, id, at, message) : message,
    });
  }

  /** What leads elsewhere is answered when it is picked up, unless the learner is
   * to find what is right. */
  async hold(words: string): Promise<void> {
    const { kind, answer } = this.learning.now;
    if (kind !== "do" || !answer || `${answer} `.startsWith(`${words} `)) return;
    const all = this.learning.model.now.peek()?.actions ?? [];
    const rest = answer.split(" ").slice(words.split(" ").length);
    const alike = [words, ...rest].join(" ");
    const meant =
      all.find((a) => a.text === alike) ?? all.find((a) => `${a.text} `.startsWith(`${words} `));
    if (meant) await this.#try(meant.text);
  }

  async act(_seat: number, action: string): Promise<void> {
    const { learning } = this;
    const step = learning.step.peek();
    await this.#try(action);
    await this.proceed(step + 1);
  }

  back(): Promise<void> {
    return Promise.resolve();
  }

  ahead(): Promise<void> {
    return Promise.resolve();
  }

  look(ply: number): Promise<Snapshot> {
    return this.#looks.look(this.#session, ply);
  }

  close(): void {
    this.#closed = true;
  }
}

/** The table of a lesson; it is kept nowhere but as progress. */
function tableOf({ lesson }: Course): SavedTable {
  const words = (word: string): string[] =>
    lesson.record.filter((l) => l.startsWith(`${word} `)).map((l) => l.slice(word.length + 1));
  const seats = Number(words("seats")[0] ?? 2);
  const named = new Map(words("name").map((l) => [l[0]!, l.slice(2)]));
  return {
    ...blank,
    id: "lesson",
    game: lesson.game,
    seats: Array.from({ length: seats }, (_, i) =>
      i === lesson.seat
        ? { kind: "you", name: "", player: "human" }
        : { kind: "computer", name: named.get("ABCD"[i]!) ?? t.setup.nameOf(i), player: "ai:1" },
    ),
  };
}

export class Learning {
  readonly step = signal(0);
  /** The last step is done. */
  readonly finished = signal(false);
  readonly model: TableModel;
  readonly #lines: LessonLines;

  constructor(
    readonly course: Course,
    step: number,
  ) {
    this.step.value = step;
    this.model = new TableModel(tableOf(course));
    this.#lines = new LessonLines(this, (news) => this.model.hear(news));
    void this.model.sit({ lines: this.#lines, others: nobody, keeper: noKeeper });
    note(this.game, { step: this.now.id });
  }

  get game(): string {
    return this.course.lesson.game;
  }

  get steps(): Step[] {
    return this.course.lesson.steps;
  }

  get now(): Step {
    return this.steps[this.step.value]!;
  }

  /** The steps of the chapter at hand. */
  get chapter(): { title: string; first: number; steps: Step[] } {
    const at = this.now.chapter;
    const { title, first, id } = this.course.lesson.chapters[at]!;
    return {
      title: inLanguage(this.game, id, "title", title),
      first,
      steps: this.steps.filter((s) => s.chapter === at),
    };
  }

  linesOf(step: number): number {
    return this.steps[step]?.lines ?? this.course.lesson.record.length;
  }

  /** The step is reached; a chapter that is behind is done. */
  arrive(step: number): void {
    const { chapters } = this.course.lesson;
    const before = this.now.chapter;
    const next = this.steps[step];
    this.model.refusal.value = null;
    if (!next || next.chapter !== before) {
      const done = new Set(progressOf(this.game).done);
      done.add(chapters[before]!.id);
      note(this.game, { done: [...done] });
    }
    if (!next) {
      this.finished.value = true;
      note(this.game, { step: null });
      return;
    }
    this.step.value = step;
    note(this.game, { step: next.id });
  }

  /** Goes on from a step that only shows something, or past one that asks. */
  async next(): Promise<void> {
    await this.#lines.proceed(this.step.peek() + 1);
  }

  async goTo(step: number): Promise<void> {
    if (step < 0 || step >= this.steps.length) return;
    this.finished.value = false;
    this.model.pause.end();
    await this.#lines.show(step);
    this.step.value = step;
    this.model.refusal.value = null;
    note(this.game, { step: this.steps[step]!.id });
  }

  close(): void {
    this.model.dispose();
  }
}

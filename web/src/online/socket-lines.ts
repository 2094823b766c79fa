// Lines that a server sends: the record as this seat, or the public, saw it.
// The engine in the page follows them; a move is an ask with one answer, and is
// done when the line it led to has come back.
import { effect, type Signal } from "@preact/signals";
import { EngineError } from "../engine/client";
import { PUBLIC, type Snapshot } from "../engine/protocol";
import type { Back, Hear, Lines, News } from "../table/lines";
import { Session } from "../table/session";
import { say } from "../texts";
import { notify } from "../ui/parts";
import { ask, reason } from "./asks";
import { guest, wire } from "./club";
import type { ClubTable } from "./club";

const common = (a: string[], b: string[]): number => {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
};

const textOf = (lines: string[]): string => lines.map((line) => `${line}\n`).join("");

export class SocketLines implements Lines {
  readonly #session = new Session(0);
  readonly #looks = new Session(1);
  /** The lines the engine has; null: it does not follow yet. */
  #has: string[] | null = null;
  #opened = false;
  #stop: (() => void) | null = null;
  #last: Promise<void> = Promise.resolve();
  /** The ask under way. */
  #body: object = {};

  constructor(
    readonly table: Signal<ClubTable>,
    readonly hear: Hear,
    readonly failed: (error: unknown) => void,
    /** How many asks wait for their answer. */
    readonly pending: Signal<number>,
  ) {}

  open(eyes: number): Promise<void> {
    this.#stop?.();
    this.#session.eyes = eyes;
    this.#has = null;
    this.#opened = false;
    let first: Promise<void> | null = null;
    this.#stop = effect(() => {
      void this.table.value;
      const next = (this.#last = this.#last.then(() => this.#catchUp()));
      if (first) next.catch(this.failed);
      else first = next;
      this.#last = next.catch(() => undefined);
    });
    return first!;
  }

  #tell(news: News): void {
    if (this.#stop) this.hear(news);
  }

  /** The engine stands where the table stands. */
  async #catchUp(): Promise<void> {
    const { head, lines, record } = this.table.peek();
    if (!this.#stop || this.#opened) return;
    if (record !== null) {
      this.#opened = true;
      const move = { cmd: this.#has ? "open" : "load", record } as const;
      this.#tell(await this.#session.move(move));
      return;
    }
    const keep = this.#has ? common(this.#has, lines) : 0;
    if (this.#has && keep === lines.length && keep === this.#has.length) return;
    const move = this.#has
      ? ({ cmd: "follow", lines: textOf(lines.slice(keep)), ply: keep } as const)
      : ({ cmd: "follow", record: head + textOf(lines) } as const);
    this.#has = lines;
    try {
      this.#tell(await this.#session.move(move));
    } catch (error) {
      this.#has = null;
      throw error;
    }
  }

  /** A seat online has its own eyes only. */
  see(): Promise<void> {
    return Promise.resolve();
  }

  /** When the entry, and all it led to, has been heard. */
  async #reached(n: number): Promise<void> {
    await new Promise<void>((done) => {
      let stop: (() => void) | null = null;
      let is = false;
      stop = effect(() => {
        if (is || this.table.value.n < n) return;
        is = true;
        stop?.();
        done();
      });
      if (is) stop();
    });
    await this.#last;
  }

  async #ask(word: string, more: object = {}): Promise<void> {
    const { id, ply, back } = this.table.peek();
    this.pending.value++;
    this.#body = { do: word, table: id, ply, back, ...more };
    try {
      const done = await ask(this.#body);
      await this.#reached(done.n);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const { key, ...failure } = error.failure;
      throw new EngineError(key ? error.failure : { ...failure, message: reason(error) });
    } finally {
      this.pending.value--;
    }
  }

  act(_seat: number, text: string): Promise<void> {
    return this.#ask("move", { words: text });
  }

  isUnsent(): boolean {
    return guest().isUnsent(this.#body);
  }

  withdraw(): void {
    guest().withdraw(this.#body);
  }

  /** One's last decision, or all of them from a ply on, as far as that is free. */
  async back({ ply }: Back): Promise<void> {
    // Others may act before it arrives: it would take back something else.
    if (!wire.peek().here) return notify("offline-back", say("page-online-lost-back"));
    try {
      do await this.#ask("back");
      while (ply !== undefined && this.table.peek().ply > ply);
    } catch (error) {
      if (error instanceof EngineError && error.failure.code === "ask")
        throw new EngineError({ ...error.failure, code: "frontier" });
      throw error;
    }
  }

  ahead(): Promise<void> {
    return Promise.resolve();
  }

  look(ply: number): Promise<Snapshot> {
    const { head, lines, record } = this.table.peek();
    return this.#looks.look(
      this.#session,
      ply,
      record === null ? { cmd: "follow", record: head + textOf(lines) } : { cmd: "load", record },
    );
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

/** Whose eyes look at a table: mine, or everybody's. */
export const eyesAt = ({ seat }: ClubTable): number => (seat >= 0 ? seat : PUBLIC);

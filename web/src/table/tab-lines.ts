// Lines that another tab of this browser makes: this one only follows what is
// saved, and may look but not touch.
import type { Snapshot } from "../engine/protocol";
import { onKept } from "../store";
import type { Hear, Lines } from "./lines";
import { Session } from "./session";

export class TabLines implements Lines {
  readonly #session = new Session(0);
  readonly #looks = new Session(1);
  #stop: (() => void) | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly record: () => string,
    readonly hear: Hear,
  ) {}

  async #load(record: string): Promise<void> {
    const news = await this.#session.move({ cmd: "load", record });
    if (this.#stop) this.hear(news);
  }

  open(eyes: number): Promise<void> {
    this.#session.eyes = eyes;
    this.#stop ??= onKept(this.id, (saved) => {
      const next = (): Promise<void> => this.#load(saved.record);
      // A line that cannot be followed is told by the next that can.
      this.#last = this.#last.then(next).catch(() => undefined);
    });
    return this.#load(this.record());
  }

  async see(eyes: number): Promise<void> {
    this.hear(await this.#session.see(eyes));
  }

  act(): Promise<void> {
    return Promise.reject(new Error("another tab has the table"));
  }

  back(): Promise<void> {
    return this.act();
  }

  ahead(): Promise<void> {
    return this.act();
  }

  look(ply: number): Promise<Snapshot> {
    return this.#looks.look(this.#session, ply);
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

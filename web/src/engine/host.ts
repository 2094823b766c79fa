// The engine as a program of its own: requests of docs/protocol.md in, answers
// out. It knows nothing about workers and pages, so a script can use it too.
import type { Failure } from "./protocol";

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  ox_in(): number;
  ox_in_max(): number;
  ox_out(): number;
  ox_out_size(): number;
  ox_ask(length: number): number;
  ox_speak(length: number): number;
  ox_think(playouts: number): void;
  ox_think_settled(left: number): number;
  ox_think_report(hint: number): number;
}

export class Refusal extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export class Host {
  readonly #engine: Exports;

  constructor(engine: WebAssembly.Exports) {
    this.#engine = engine as unknown as Exports;
    this.#engine._initialize();
  }

  #told<T>(status: number): T {
    const { memory } = this.#engine;
    const bytes = new Uint8Array(memory.buffer, this.#engine.ox_out(), this.#engine.ox_out_size());
    const answer = JSON.parse(new TextDecoder().decode(bytes)) as T & { error?: Failure };
    if (status) throw new Refusal(answer.error ?? { code: "failed", message: "" });
    return answer;
  }

  /** Writes where the engine reads, and says how much. */
  #give(text: string): number {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > this.#engine.ox_in_max())
      throw new Refusal({ code: "too-long", key: "page-trouble-too-long", message: "" });
    new Uint8Array(this.#engine.memory.buffer).set(bytes, this.#engine.ox_in());
    return bytes.length;
  }

  /** Answers in that language from now on; whether it can. */
  speak(language: string, source: string): boolean {
    return this.#engine.ox_speak(this.#give(`${language}\n${source}`)) !== 0;
  }

  /** The answer to a request; one that fails throws a Refusal. Members that are undefined are left out. */
  ask<T>(cmd: string, members: object = {}): T {
    return this.#told(this.#engine.ox_ask(this.#give(JSON.stringify({ cmd, ...members }))));
  }

  /** After "go", which answers with a budget: spends so many playouts of it. */
  think(playouts: number): void {
    this.#engine.ox_think(playouts);
  }

  settled(left: number): boolean {
    return this.#engine.ox_think_settled(left) !== 0;
  }

  /** What was found; for a hint with so many games played on after each way. */
  report<T>(games: number): T {
    return this.#told(this.#engine.ox_think_report(games));
  }
}

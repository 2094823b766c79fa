// Engines besides the one that plays: one fewer than the device has cores, each
// in a worker of its own. Requests are those of docs/protocol.md. If one dies,
// its question fails and it takes no more.
import { EngineError, teach } from "../engine/client";
import type { Reply } from "../engine/protocol";

declare const WORKER_URL: string;

/** How many engines a review may have. */
export const engineCount = (): number =>
  Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

export class SideEngine {
  dead = false;
  #worker = new Worker(WORKER_URL, { type: "module" });
  #count = 0;
  #open = new Map<number, { done: (x: unknown) => void; fail: (e: unknown) => void }>();

  constructor() {
    this.#worker.onmessage = (e: MessageEvent<Reply>) => this.#receive(e.data);
    this.#worker.onerror = (e) => {
      e.preventDefault();
      this.close();
    };
    teach(this.#worker);
  }

  #receive(reply: Reply): void {
    const p = this.#open.get(reply.id);
    if (!p || "progress" in reply) return;
    this.#open.delete(reply.id);
    if (reply.ok) p.done(reply.answer);
    else {
      p.fail(new EngineError(reply.error));
      if (reply.error.code === "crash") this.close();
    }
  }

  ask<T>(cmd: string, members: object = {}): Promise<T> {
    return this.#post("raw", { cmd, members });
  }

  /** Searches as a player does: the question "think" of the page's engine. */
  think<T>(question: object): Promise<T> {
    return this.#post("think", question);
  }

  #post<T>(op: string, question: object): Promise<T> {
    return new Promise((done, fail) => {
      if (this.dead) {
        fail(new EngineError({ code: "worker", message: "" }));
        return;
      }
      const id = ++this.#count;
      this.#open.set(id, { done: done as (x: unknown) => void, fail });
      this.#worker.postMessage({ id, op, ask: question });
    });
  }

  close(): void {
    this.dead = true;
    this.#worker.terminate();
    const lost = [...this.#open.values()];
    this.#open.clear();
    for (const p of lost) p.fail(new EngineError({ code: "worker", message: "" }));
  }
}

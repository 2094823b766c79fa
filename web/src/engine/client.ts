// The page's end of the engine: questions go to a worker, answers come back as
// promises. If the worker dies, it is restarted, every open question fails with
// "worker", and whoever holds a table loads it again.
import { signal } from "@preact/signals";
import { english, texts } from "../texts";
import type { Failure, Op, Questions, Reply } from "./protocol";

declare const WORKER_URL: string;

export class EngineError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    const { key, args = {}, message } = failure;
    super(key ? texts.peek().say("", { key, args }) : message);
    this.failure = failure;
  }
}

interface Pending {
  done: (answer: unknown) => void;
  fail: (error: EngineError) => void;
  progress: ((share: number) => void) | undefined;
}

/** Counts the workers that died; a table watches it to load itself again. */
export const deaths = signal(0);

let worker: Worker | null = null;
/** What a worker is told first: English, then the language in force. */
let spoken: Questions["speak"]["ask"][] = [{ language: "en", source: english }];
let count = 0;
const pending = new Map<number, Pending>();

function receive(reply: Reply): void {
  const p = pending.get(reply.id);
  if (!p) return;
  if ("progress" in reply) {
    p.progress?.(reply.progress);
    return;
  }
  pending.delete(reply.id);
  if (reply.ok) p.done(reply.answer);
  else if (reply.error.code === "crash") die();
  else p.fail(new EngineError(reply.error));
}

function die(): void {
  worker?.terminate();
  worker = null;
  const lost = [...pending.values()];
  pending.clear();
  for (const p of lost) p.fail(new EngineError({ code: "worker", message: "" }));
  deaths.value++;
}

/** Hands the engine of a worker its texts; nobody waits for the answer. */
export function teach(pupil: Worker): void {
  for (const ask of spoken) pupil.postMessage({ id: 0, op: "speak", ask });
}

function running(): Worker {
  if (worker) return worker;
  worker = new Worker(WORKER_URL, { type: "module" });
  worker.onmessage = (e: MessageEvent<Reply>) => receive(e.data);
  worker.onerror = (e) => {
    e.preventDefault();
    die();
  };
  teach(worker);
  return worker;
}

export function ask<O extends Op>(
  op: O,
  question: Questions[O]["ask"],
  progress?: (share: number) => void,
): Promise<Questions[O]["answer"]> {
  return new Promise((done, fail) => {
    const id = ++count;
    pending.set(id, { done: done as (answer: unknown) => void, fail, progress });
    running().postMessage({ id, op, ask: question });
  });
}

/** The engine speaks that language from now on; English where no texts are given. */
export function tellLanguage(language: string, source: string): void {
  spoken = [spoken[0]!, ...(source ? [{ language, source }] : [])];
  if (worker) teach(worker);
}

/** Ends the thinking in progress; its question is answered with what it has. */
export function stopThinking(): void {
  worker?.postMessage("stop");
}

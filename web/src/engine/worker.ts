// The worker that holds the engine: the page's questions become requests of
// docs/protocol.md. Thinking is cut into slices, so that a stop is noticed and
// progress is reported.
import type { Way } from "../review/report";
import type { Said } from "../texts";
import { Host, Refusal } from "./host";
import { ALL, type Failure, type Op, type Questions, type Reply, type Request } from "./protocol";

declare const ENGINE_URL: string;

const SLICE_MS = 30;
/** Games played on after each of a hint's actions. */
const HINT_GAMES = 32;

const post = (reply: Reply): void => self.postMessage(reply);

async function start(): Promise<Host> {
  const url = new URL(ENGINE_URL, self.location.href);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the engine could not be fetched (${answer.status})`);
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer(), {});
  const host = new Host(instance.exports);
  host.ask("auto");
  return host;
}

const starting = start();
let host: Host;
let stopped = false;

const eyes = (as: number): number | string => (as >= 0 ? as : as === ALL ? "all" : "public");

/** Who acts; whoever's turn it is where that is no seat. */
const doer = (by: number): number | undefined => (by >= 0 ? by : undefined);

interface Report {
  action: string;
  lines: Questions["think"]["answer"]["lines"];
  reasons?: Said[];
  ways?: Way[];
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

let thinking: Promise<unknown> = Promise.resolve();

/** One thought at a time: a new one ends the one before, which answers with what it has. */
function think(id: number, ask: Questions["think"]["ask"]): Promise<Questions["think"]["answer"]> {
  stopped = true;
  const next = (): Promise<Questions["think"]["answer"]> => search(id, ask);
  const thought = thinking.then(next, next);
  thinking = thought;
  return thought;
}

/** Searches in slices of some milliseconds, until the budget is spent or stopped, or nothing more can change the choice. */
async function search(
  id: number,
  ask: Questions["think"]["ask"],
): Promise<Questions["think"]["answer"]> {
  const { slot, player } = ask;
  const seed = Math.floor(Math.random() * 2 ** 48);
  const may = host.ask<{ budget: number }>("go", { slot, player, seed });
  const budget = Math.max(1, Math.round(may.budget * ask.share));
  let spent = 0;
  let chunk = 4;
  stopped = false;
  while (spent < budget && !(stopped && spent)) {
    const until = performance.now() + SLICE_MS;
    do {
      const before = performance.now();
      const n = Math.min(chunk, budget - spent);
      host.think(n);
      spent += n;
      if (performance.now() - before < SLICE_MS / 4) chunk *= 2;
    } while (spent < budget && performance.now() < until);
    post({ id, progress: spent / budget });
    if (!ask.hint && host.settled(budget - spent)) break;
    await pause();
  }
  const report = host.report<Report>(ask.hint ? HINT_GAMES : 0);
  const { ways } = report;
  // A hint is about actions that lead to different positions.
  const lines = ways
    ? ways.flatMap((w) => report.lines.find((l) => l.text === w.text) ?? [])
    : report.lines;
  return { choice: report.action, lines, reasons: report.reasons ?? [], ...(ways ? { ways } : {}) };
}

const answers: {
  [O in Op]: (
    ask: Questions[O]["ask"],
    id: number,
  ) => Questions[O]["answer"] | Promise<Questions[O]["answer"]>;
} = {
  ready: () => null,
  speak: ({ language, source }) => host.speak(language, source),
  cards: ({ game }) => host.ask<{ cards: unknown }>("cards", { game }).cards,
  move: ({ slot, as, from, move }) =>
    host.ask(move.cmd, {
      ...move,
      slot,
      as: eyes(as),
      from,
      moment: true,
      record_as: move.cmd === "follow" ? eyes(as) : "all",
    }),
  moment: ({ slot, as, from }) => host.ask("moment", { slot, as: eyes(as), from }),
  why: ({ slot, by, text }) => host.ask("why", { slot, seat: doer(by), action: text }),
  preview: ({ slot, by, text }) => host.ask("preview", { slot, seat: doer(by), action: text }),
  plan: (ask) => host.ask("plan", ask),
  lesson: (ask) => host.ask<{ lesson: Questions["lesson"]["answer"] }>("lesson", ask).lesson,
  "lesson-try": (ask) => host.ask("lesson-try", ask),
  "lesson-help": (ask) => host.ask("lesson-help", ask),
  table: ({ slot, as, columns }) => ({
    text: host.ask<{ table: string }>("table", { slot, as: eyes(as), columns }).table,
  }),
  raw: ({ cmd, members }) => host.ask(cmd, members),
  verify: (ask) => host.ask("verify", ask),
  think: (ask, id) => think(id, ask),
};

/** A trap means the engine's memory cannot be trusted any more: "crash". */
function failure(error: unknown): Failure {
  if (error instanceof Refusal) return error.failure;
  return { code: "crash", message: String(error) };
}

async function reply(request: Request): Promise<void> {
  try {
    host = await starting;
    const run = answers[request.op] as (ask: unknown, id: number) => unknown;
    post({ id: request.id, ok: true, answer: await run(request.ask, request.id) });
  } catch (error) {
    post({ id: request.id, ok: false, error: failure(error) });
  }
}

self.onmessage = (e: MessageEvent<Request | "stop">) => {
  if (e.data === "stop") stopped = true;
  else void reply(e.data);
};

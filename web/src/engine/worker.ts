// The worker that holds the engine: it turns the page's questions into calls
// of apps/wasm and their JSON into answers. Thinking is cut into slices, so
// that a stop is heard and progress is told.
import {
  ALL,
  type Failure,
  type Op,
  type Questions,
  type Reply,
  type Request,
  type Slot,
} from "./protocol";

declare const ENGINE_URL: string;

interface Engine {
  memory: WebAssembly.Memory;
  _initialize(): void;
  ox_in(): number;
  ox_in_max(): number;
  ox_out(): number;
  ox_out_size(): number;
  ox_cards(): number;
  ox_new(slot: number, seed: bigint): number;
  ox_load(slot: number, length: number): number;
  ox_seek(slot: number, ply: number): number;
  ox_snapshot(slot: number, as: number, from: number): number;
  ox_apply(slot: number, by: number): number;
  ox_undo(slot: number, by: number, consent: number): number;
  ox_redo(slot: number, as: number): number;
  ox_why(slot: number, by: number): number;
  ox_preview(slot: number, by: number): number;
  ox_record(slot: number, as: number): number;
  ox_table(slot: number, as: number, columns: number): number;
  ox_set_player(slot: number, seat: number): number;
  ox_think_start(slot: number, seed: bigint): number;
  ox_think_budget(): number;
  ox_think_settled(left: number): number;
  ox_think(playouts: number): void;
  ox_think_report(hint: number): number;
}

const SLICE_MS = 30;

class Refusal extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const post = (reply: Reply): void => self.postMessage(reply);

async function start(): Promise<Engine> {
  const url = new URL(ENGINE_URL, self.location.href);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the engine could not be fetched (${answer.status})`);
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer(), {});
  const engine = instance.exports as unknown as Engine;
  engine._initialize();
  return engine;
}

const starting = start();
let engine: Engine;
let stopped = false;

/** Puts strings one after another where the engine reads; the bytes used. */
function give(...words: string[]): number {
  const bytes = new TextEncoder().encode(`${words.join("\0")}\0`);
  if (bytes.length > engine.ox_in_max())
    throw new Refusal({ code: "too-long", message: "This is longer than any record can be." });
  new Uint8Array(engine.memory.buffer).set(bytes, engine.ox_in());
  return bytes.length - 1;
}

function said(): string {
  return new TextDecoder().decode(
    new Uint8Array(engine.memory.buffer, engine.ox_out(), engine.ox_out_size()),
  );
}

/** The answer of a call that returned this status. */
function told<T>(status: number): T {
  const answer = JSON.parse(said()) as T & { error?: Failure };
  if (status) throw new Refusal(answer.error ?? { code: "failed", message: "" });
  return answer;
}

function record(slot: Slot, as = ALL): { record: string } {
  const status = engine.ox_record(slot, as);
  return status ? told(status) : { record: said() };
}

interface Told {
  state: object;
  legal: object;
  score: { scores: unknown };
  log: { events: unknown };
}

interface Report {
  action: string;
  lines: Questions["think"]["answer"]["lines"];
  difference?: string | null;
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
  give(ask.player);
  told(engine.ox_think_start(ask.slot, BigInt(Math.floor(Math.random() * 2 ** 48))));
  const budget = Math.max(1, Math.round(engine.ox_think_budget() * ask.share));
  let spent = 0;
  let chunk = 4;
  stopped = false;
  while (spent < budget && !(stopped && spent)) {
    const until = performance.now() + SLICE_MS;
    do {
      const before = performance.now();
      const n = Math.min(chunk, budget - spent);
      engine.ox_think(n);
      spent += n;
      if (performance.now() - before < SLICE_MS / 4) chunk *= 2;
    } while (spent < budget && performance.now() < until);
    post({ id, progress: spent / budget });
    if (!ask.hint && engine.ox_think_settled(budget - spent)) break;
    await pause();
  }
  const report = told<Report>(engine.ox_think_report(ask.hint ? 1 : 0));
  return { choice: report.action, lines: report.lines, difference: report.difference ?? null };
}

const answers: {
  [O in Op]: (
    ask: Questions[O]["ask"],
    id: number,
  ) => Questions[O]["answer"] | Promise<Questions[O]["answer"]>;
} = {
  ready: () => null,
  cards: ({ game }) => {
    give(game);
    return told<{ cards: unknown }>(engine.ox_cards()).cards;
  },
  begin: ({ slot, setup }) => {
    give(setup.game, setup.options, setup.players);
    told(engine.ox_new(slot, BigInt.asUintN(64, BigInt(setup.seed))));
    return record(slot);
  },
  load: ({ slot, record: text }) => told(engine.ox_load(slot, give(text))),
  seek: ({ slot, ply }) => told(engine.ox_seek(slot, ply)),
  snapshot: ({ slot, as, from }) => {
    const all = told<Told>(engine.ox_snapshot(slot, as, from));
    return {
      ...all.state,
      ...all.legal,
      scores: all.score.scores,
      events: all.log.events,
      from,
    } as Questions["snapshot"]["answer"];
  },
  apply: ({ slot, by, text }) => {
    give(text);
    return told(engine.ox_apply(slot, by));
  },
  undo: ({ slot, by, consent }) => told(engine.ox_undo(slot, by, consent ? 1 : 0)),
  redo: ({ slot, by }) => told(engine.ox_redo(slot, by)),
  why: ({ slot, by, text }) => {
    give(text);
    return told(engine.ox_why(slot, by));
  },
  preview: ({ slot, by, text }) => {
    give(text);
    return told(engine.ox_preview(slot, by));
  },
  record: ({ slot, as }) => record(slot, as),
  table: ({ slot, as, columns }) => {
    const status = engine.ox_table(slot, as, columns);
    // Styles are single control bytes, which a page has no use for.
    return status ? told(status) : { text: said().replace(/[\x10-\x1f]/g, "") };
  },
  players: ({ slot, players }) => {
    players.forEach((player, seat) => {
      give(player);
      told(engine.ox_set_player(slot, seat));
    });
    return record(slot);
  },
  think: (ask, id) => think(id, ask),
};

/** A trap means the engine's memory cannot be trusted any more: "crash". */
function failure(error: unknown): Failure {
  if (error instanceof Refusal) return error.failure;
  return { code: "crash", message: String(error) };
}

async function reply(request: Request): Promise<void> {
  try {
    engine = await starting;
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

// What the page and its worker say to each other. Everything a game says is
// made in C; only the envelopes are here. docs/protocol.md documents their
// members.
import type { Way } from "../review/report";
import type { Said } from "../texts";

/** Whose eyes: a seat, everything ("all" of docs/protocol.md), or what is public. */
export const ALL = -1;
export const PUBLIC = -2;

export interface OptionInfo {
  name: string;
  title: string;
  values: string[];
}

export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  rules: number;
  seats_min: number;
  seats_max: number;
  secrets: boolean;
  options: OptionInfo[];
}

export interface Catalogue {
  games: GameInfo[];
  /** What people call the levels of the computer, weakest first. */
  levels: string[];
  styles: string[];
  /** The player a computer's seat gets unless somebody chooses. */
  player: string;
}

export interface Failure extends Partial<Said> {
  code: string;
  message: string;
  rule?: string;
  nearest?: string;
  line?: number;
}

export type Actor = number | "chance" | null;

export interface Standing {
  game: string;
  seats: number;
  ply: number;
  actor: Actor;
  over: boolean;
  /** Whether a step back is free, needs everyone's consent, or has nowhere to go. */
  undo: "free" | "ask" | "none";
  /** The first ply that can be gone back to without consent. */
  undo_to: number | null;
  redo: boolean;
  /** How often the game was taken back by everyone's consent. */
  taken_back: number;
}

/** A record of older rules: what becomes of it. */
export interface Older {
  rules: number;
  finished: boolean;
  message: string;
}

/** An action in words, its operands by letter, and as a sentence. */
export interface Action extends Said {
  text: string;
  kind: string;
  say: string;
  a?: string | number;
  b?: string | number;
  c?: string | number;
  d?: string | number;
}

/** A line of a score sheet that an event brought, took or changed. */
export interface Change {
  seat: number;
  source: string;
  name: string | null;
  before: number | null;
  after: number | null;
}

/** What an event brought about beside what it says; `args.seat` is whom it is about. */
export interface Fact extends Said {
  fact: string;
}

export interface GameEvent extends Action {
  ply: number;
  actor: Actor;
  changes?: Change[];
  facts?: Fact[];
}

/** A line of a score sheet; what it counts is a message of its own. */
export interface ScoreLine extends Partial<Said> {
  name: string | null;
  title?: string;
  points: number;
  count?: number;
}

export interface Score {
  seat: number;
  points: number;
  rank: number;
  sources: { id: string; title: string; points: number; lines: ScoreLine[] }[];
}

/** All the page needs to draw a moment of a game for one pair of eyes. */
export interface Snapshot extends Standing {
  as: number;
  view: unknown;
  actions: Action[];
  scores: Score[];
  /** From this ply on: what came before is known already. */
  from: number;
  events: GameEvent[];
}

/** A moment, and what became of the record: its first lines to keep, and those that come after them now. */
export interface Told extends Snapshot {
  /** Undo: how many actions were taken back. */
  taken?: number;
  record_lines: { keep: number; add: string[] };
  older?: Older;
}

/** Everything that can happen to a table, each answered with all that is to be drawn then. */
export type Move =
  | {
      cmd: "new";
      game: string;
      seed: string;
      options: Record<string, string>;
      players: string[];
      names: string[];
    }
  | { cmd: "load"; record: string }
  /** What one seat saw: to begin with, to go on with (after the first `ply` actions), and the whole at the end. */
  | { cmd: "follow"; record: string }
  | { cmd: "follow"; lines: string; ply?: number }
  | { cmd: "open"; record: string }
  | { cmd: "apply"; seat?: number; action: string }
  /** To the last decision of the seat, or to the one at a ply. */
  | { cmd: "undo"; seat?: number; ply?: number; consent?: boolean }
  | { cmd: "redo" }
  | { cmd: "seek"; ply: number }
  | { cmd: "sit"; players: string[]; names: string[] };

/** What an action would lead to, before anything unknown happens. */
export interface Preview {
  view: unknown;
  actor: Actor;
  actions: Action[];
  scores: Score[];
}

export interface Line extends Said {
  text: string;
  say: string;
  visits: number;
  /** What the search expects for each seat; no share of the win. */
  values: number[];
}

export interface Thought {
  choice: string;
  lines: Line[];
  /** For a hint: how the points of the first two lines differ. */
  reasons: Said[];
  /** For a hint: what games played on after each of the first lines show. */
  ways?: Way[];
}

/** A lesson taken apart: docs/lessons.md. */
export interface Help {
  id: string;
  title: string;
  why: string | null;
  light: string | null;
  rule: string | null;
}

export interface Step extends Help {
  kind: "look" | "do" | "find";
  chapter: number;
  /** How many lines of the record come before it. */
  lines: number;
  answer?: string;
}

export interface Lesson {
  game: string;
  seat: number;
  chapters: { id: string; title: string; minutes: number; first: number }[];
  steps: Step[];
  helps: Help[];
  record: string[];
}

/** What came of an action at a step. */
export interface Tried extends Partial<Said> {
  legal: boolean;
  right: boolean;
  rule?: string;
  message?: string;
  /** Which of the step's own answers the message is. */
  at?: string;
}

/** The table in play, and one to look at other moments with. */
export type Slot = 0 | 1;

/** Every question, with its arguments and its answer. */
export interface Questions {
  /** Answered as soon as the engine runs. */
  ready: { ask: null; answer: null };
  /** Whether the engine speaks that language now. */
  speak: { ask: { language: string; source: string }; answer: boolean };
  cards: { ask: { game: string }; answer: unknown };
  /** Seen by `as`; events from ply `from` on, else since the move. The record is the complete one. */
  move: { ask: { slot: Slot; as: number; from?: number; move: Move }; answer: Told };
  moment: { ask: { slot: Slot; as: number; from: number }; answer: Snapshot };
  why: {
    ask: { slot: Slot; by: number; text: string };
    answer: Partial<Said> & { legal: boolean; rule?: string; message?: string };
  };
  preview: { ask: { slot: Slot; by: number; text: string }; answer: Preview };
  /** What one could do if one's turn began now; with an action, its preview. */
  plan: { ask: { slot: Slot; as: number; action?: string }; answer: Preview };
  lesson: { ask: { lesson: string }; answer: Lesson };
  "lesson-try": {
    ask: { slot: Slot; lesson: string; step: number; action: string };
    answer: Tried;
  };
  "lesson-help": {
    ask: { slot: Slot; lesson: string; from: number };
    answer: { helps: string[] };
  };
  table: { ask: { slot: Slot; as: number; columns: number }; answer: { text: string } };
  /** Any request of docs/protocol.md, as it is. */
  raw: { ask: { cmd: string; members: object }; answer: unknown };
  /** Whether a record follows from its deal, and from the one whose seal was kept. */
  verify: {
    ask: { record: string; seal?: string };
    answer: { verdict: "follows" | "does-not-follow" | "cannot-be-checked" };
  };
  think: { ask: { slot: Slot; player: string; share: number; hint?: boolean }; answer: Thought };
}

export type Op = keyof Questions;

export interface Request<O extends Op = Op> {
  id: number;
  op: O;
  ask: Questions[O]["ask"];
}

export type Reply =
  | { id: number; ok: true; answer: unknown }
  | { id: number; ok: false; error: Failure }
  | { id: number; progress: number };

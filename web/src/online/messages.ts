// What the club says: docs/online.md and docs/club.md, as types.
import type { Failure } from "../engine/protocol";

export type Phase = "waiting" | "sealing" | "playing" | "over";
export type ClockKind = "none" | "live" | "days";

export interface ClubSeat {
  person: string | null;
  name: string;
  /** A computer's. */
  player: string | null;
  bot: boolean;
  beside: boolean;
  /** Agrees to the rules as they are. */
  ready: boolean;
  sealed: boolean;
  opened: boolean;
  standsIn: string | null;
  standsInWall?: number;
  mean: number;
  spread: number;
}

export interface About {
  phase: Phase;
  why: string | null;
  /** When, once it is over. */
  endedWall?: number;
  game: string;
  options: string;
  host: string;
  clock: ClockKind;
  time: number;
  bonus: number;
  level: string;
  counts: boolean;
  /** Why it will not count although the host wishes it. */
  uncounted: "beside" | "computer" | null;
  /** The entry that changed the rules last. */
  terms: number;
  watch: boolean;
  lot: boolean;
  paused: boolean;
  takenBack: boolean;
  restored: number;
  commitment: string;
  seal?: string;
  again: string | null;
  /** Who is asked to this rematch, and has not come yet. */
  asked: string[];
  invite?: string;
  code?: string | null;
  seats: ClubSeat[];
}

export interface Clock {
  at: number;
  running: number;
  left: number[];
}

export interface Proposal {
  number: number;
  what: "back" | "stand-in" | "pause" | "close";
  by: number;
  to?: number;
  seat?: number;
  yes: number[];
}

/** An event everybody seated may see: e is its word. */
export interface Note {
  n: number;
  wall: number;
  e: string;
  seat?: number;
  by?: number;
  to?: number;
  yes?: boolean;
  what?: string;
  why?: string;
  phrase?: string;
  on?: boolean;
  consent?: boolean;
  clock?: ClockKind;
  time?: number;
  text?: string;
}

export interface TableMessage {
  see: "table";
  table: string;
  epoch: number;
  n: number;
  since: number;
  seat: number;
  about?: About;
  from?: number;
  ply?: number;
  back?: number;
  actor?: number | null;
  lines?: string;
  head?: string;
  clock?: Clock;
  proposal?: Proposal | null;
  notes?: Note[];
  record?: string;
}

export interface Rating {
  game: string;
  mean: number;
  spread: number;
  games: number;
  /** Where the computers' levels stand on its scale. */
  levels: number[];
}

export interface Result {
  table: string;
  game: string;
  seats: number;
  /** The others: people by their ids, or computers. */
  with: { person?: string; player?: string; points: number }[];
  rank: number;
  points: number;
  counts: boolean;
  /** To its end. */
  played: boolean;
  delta: number;
  wall: number;
}

export interface Person {
  person: string;
  name: string;
  bot: boolean;
  kept: boolean;
  ratings: Rating[];
  games: number;
  results: Result[];
}

/** A seat that a host gave away. */
export interface Lost {
  table: string;
  game: string;
  by: string;
  wall: number;
}

export interface Me extends Person {
  n: number;
  link: boolean;
  webhook: string | null;
  devices: { device: string; wall: number; here: boolean }[];
  tables: string[];
  lost: Lost[];
  muted: string[];
}

export interface Done {
  see: "done";
  id: string;
  table?: string;
  n: number;
}

export interface Refused {
  see: "refused";
  id?: string;
  table?: string;
  invite?: string;
  code?: string;
  error: Failure;
}

export type Message =
  | { see: "welcome"; wall: number; clock: number; person: string | null }
  | ({ see: "me" } & Me)
  | ({ see: "person" } & Person)
  | Done
  | Refused
  | TableMessage
  | {
      see: "here";
      table: string;
      here: boolean[];
      away: number[];
      watching: number;
      stalled?: boolean;
    }
  | { see: "gone"; table: string }
  | { see: "pong"; wall: number; clock: number; behind: boolean };

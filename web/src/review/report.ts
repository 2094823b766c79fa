// What a review says: the members of docs/protocol.md that the page reads.
import type { Action } from "../engine/protocol";
import type { Said } from "../texts";

export interface Estimate {
  mean: number;
  error: number;
}

export interface Reason extends Said {
  points: number;
  wins: number;
  /** The thought says as much. */
  told?: boolean;
}

export interface Reasons {
  sure: boolean;
  spread: boolean;
  /** What a player would say first; puzzles that ship have none. */
  thought?: Said | null;
  named: Reason[];
  though: Reason | null;
}

export interface Moment {
  ply: number;
  actor: number | "chance" | null;
  round?: number;
  chances: number[];
  gains: number[];
  known?: number[] | null;
  open?: number[] | null;
}

export interface Choice {
  ply: number;
  moment: number;
  seat: number;
  looked_at: boolean;
  best: boolean;
  played: Action;
  better?: Action;
  loss?: Estimate;
  mistake?: boolean;
  chances?: { better: number; played: number };
  reasons?: Reasons;
  as_it_was?: Estimate;
}

export interface SeatAccount {
  seat: number;
  result?: number;
  start: number;
  luck: Estimate;
  choices: number;
  rivals: { seat: number; mean: number }[];
  hidden: number;
  rest: number;
  skill: { choices: number; loss: Estimate; level_low?: number; level_high?: number };
}

export interface Report {
  game: string;
  as: number | null;
  truths: number;
  rounds: number;
  done: boolean;
  over: boolean;
  seats: SeatAccount[];
  curve: "net" | "games";
  moments: Moment[];
  choices: Choice[];
  turning: { moment: number; choice: number | null; gain: number }[];
}

/** What games played on after an action show: `ways` of `rollout`. */
export interface Way extends Action {
  games: number;
  chances: Estimate[];
  loss?: Estimate;
  reasons?: Reasons;
  speaks?: Reason | null;
}

export const percent = (x: number): number => Math.round(100 * x);

/** The seat's own mistakes, in order. */
export const mistakesOf = (report: Report): Choice[] =>
  report.choices.filter(
    (c) => c.mistake && c.better && (report.as === null || c.seat === report.as),
  );

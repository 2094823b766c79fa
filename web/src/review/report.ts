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
  /** Of the difference, that the reasons told beside the thought make. */
  part?: "third" | "half" | "two-thirds" | null;
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
  /** By what the seat of the review could know, if `chances` are not. */
  known?: number[];
}

export interface Chances {
  better: number;
  played: number;
}

export interface Searched extends Action {
  search: number;
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
  /** What the loss rests on. */
  by?: "games" | "search";
  mistake?: boolean;
  chances?: Chances;
  reasons?: Reasons;
  as_it_was?: Estimate;
  chances_as_it_was?: Chances;
  /** All that were weighed, and what the search of each says. */
  compared?: Searched[];
}

/** A choice or a draw (null), and what it did. */
export interface Turning {
  moment: number;
  choice: number | null;
  gain: number;
  /** So often the same was missed right after it; the largest of those. */
  again?: { times: number; gain: number };
}

/** How a seat played beside the others, and how luck was, in a word each. */
export interface How {
  /** Null where there is nobody to be beside. */
  played: "better" | "probably-better" | "unclear" | "probably-worse" | "worse" | null;
  luck: "very-unkind" | "unkind" | "little-unkind" | "even" | "little-kind" | "kind" | "very-kind";
}

export interface SeatAccount {
  seat: number;
  /** Unless its choices are too few to say. */
  how?: How;
  result?: number;
  start: number;
  luck: Estimate;
  choices: number;
  rivals: ({ seat: number } & Estimate)[];
  hidden: number;
  rest: number;
  skill: { choices: number; loss: Estimate; level_low?: number; level_high?: number };
  turning: Turning[];
  /** Choices that were the best, and not easy to see. */
  hard: Turning[];
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
}

/** What games played on after an action show: `ways` of `rollout`. */
export interface Way extends Action {
  games: number;
  chances: Estimate[];
  /** What each seat has at the end, on average. */
  points: number[];
  loss?: Estimate;
  reasons?: Reasons;
  speaks?: Reason | null;
}

export const percent = (x: number): number => Math.round(100 * x);

/** A seat's own mistakes, in order. */
export const mistakesOf = (report: Report, seat: number): Choice[] =>
  report.choices.filter((c) => c.mistake && c.better && c.seat === seat);

/** Seats whose choices are told about. */
export const seatsOf = (report: Report): SeatAccount[] =>
  report.seats.filter((s) => s.skill.choices > 0);

/** Whether games show something better that seems to win this much more: what
 * searches alone say is no loss. */
const SEEMS = 0.01;
export const seemsBetter = (c: Choice): boolean =>
  !!c.better && c.by === "games" && (c.mistake || c.loss!.mean >= SEEMS);

/** What seems to have cost a seat most, if none of its choices is surely a mistake. */
export function dearestOf(report: Report, seat: number): Choice | null {
  if (mistakesOf(report, seat).length) return null;
  const all = report.choices.filter((c) => c.seat === seat && seemsBetter(c));
  return all.reduce<Choice | null>((a, b) => (a && a.loss!.mean >= b.loss!.mean ? a : b), null);
}

/** What a seat's review lists, in order: draws and its own choices that turned
 * the game, its hard choices, and its dearest one. */
export const listOf = (report: Report, seat: number): Turning[] => {
  const { turning, hard } = report.seats[seat]!;
  const most = dearestOf(report, seat);
  const list = turning.filter(
    ({ choice }) => choice === null || report.choices[choice]!.seat === seat,
  );
  const more = [...hard];
  if (most)
    more.push({
      moment: most.moment,
      choice: report.choices.indexOf(most),
      gain: -most.loss!.mean,
    });
  for (const one of more) if (!list.some((x) => x.moment === one.moment)) list.push(one);
  return list.sort((a, b) => a.moment - b.moment);
};

export interface Hundredths {
  percent: number;
  error: number;
}

/** A mean and its error in hundredths; the error is never told as nothing. */
export const withError = (x: Estimate): Hundredths => ({
  percent: percent(x.mean),
  error: Math.max(1, percent(x.error)),
});

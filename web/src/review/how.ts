// How a seat played beside the others, and how luck was, in a word each: never a
// finer one than the error of what was found.
import { withError, type Estimate, type SeatAccount } from "./report";

/** Fewer choices than this say nothing about how one plays. */
export const FEW = 10;

const KIND = ["even", "little-kind", "kind", "very-kind"] as const;
const UNKIND = ["even", "little-unkind", "unkind", "very-unkind"] as const;
export type Luck = (typeof KIND | typeof UNKIND)[number];

/** What is within its error is not told as luck, and of what is beyond it only
 * what an error less would be. */
export function luckOf(luck: Estimate): Luck {
  const { percent, error } = withError(luck);
  const sure = Math.abs(percent) - error;
  const n = sure < 0 ? 0 : [3, 10, 25].filter((least) => sure >= least).length;
  return (percent > 0 ? KIND : UNKIND)[n]!;
}

export type Played = "better" | "probably-better" | "worse" | "probably-worse" | "unclear";

/** How one played beside the others, by what a choice of each gave up: clearly
 * beyond two errors, probably beyond one. */
export function playedOf({ skill }: SeatAccount, others: SeatAccount[]): Played {
  const mean = others.reduce((sum, x) => sum + x.skill.loss.mean, 0) / others.length;
  const errors = others.map((x) => x.skill.loss.error / others.length);
  const more = mean - skill.loss.mean;
  const sure = Math.abs(more) / Math.hypot(skill.loss.error, ...errors);
  const word = more > 0 ? "better" : "worse";
  return sure >= 2 ? word : sure >= 1 ? `probably-${word}` : "unclear";
}

// How well a seat played, and how luck was, in a word each: never a finer one
// than the error of what was found.
import { withError, type Estimate, type SeatAccount } from "./report";

/** Fewer choices than this say nothing about how one plays. */
export const FEW = 10;

export const SKILLS = ["learning", "finding", "steady", "strong", "masterly"] as const;
export type Skill = (typeof SKILLS)[number];

/** What a choice gives up on average where the next word begins. */
const GIVES_UP = [0.02, 0.013, 0.008, 0.004];

const bandOf = (loss: number): number => GIVES_UP.filter((most) => loss < most).length;

/** The lowest and the highest of the words that the error leaves. */
export const skillsOf = ({ mean, error }: Estimate): [number, number] => [
  bandOf(mean + error),
  bandOf(mean - error),
];

/** None where one game tells too little. */
export function skillOf({ choices, loss }: SeatAccount["skill"]): Skill | null {
  const [low, high] = skillsOf(loss);
  return choices < FEW || high - low > 2 ? null : SKILLS[bandOf(loss.mean)]!;
}

const KIND = ["even", "little-kind", "kind", "very-kind"] as const;
const UNKIND = ["even", "little-unkind", "unkind", "very-unkind"] as const;
export type Luck = (typeof KIND | typeof UNKIND)[number];

/** What is within its error is not told as luck, nor as more than a word beyond it. */
export function luckOf(luck: Estimate): Luck {
  const { percent, error } = withError(luck);
  const wordOf = (much: number): number => [3, 10, 25].filter((least) => much >= least).length;
  const much = Math.abs(percent);
  const n = much < error ? 0 : Math.min(wordOf(much), wordOf(much - error) + 1);
  return (percent > 0 ? KIND : UNKIND)[n]!;
}

/** What the others gave up beside it, each choice; equal within two errors. */
export function othersDid(
  { skill }: SeatAccount,
  others: SeatAccount[],
): "more" | "less" | "alike" {
  const mean = others.reduce((sum, x) => sum + x.skill.loss.mean, 0) / others.length;
  const errors = others.map((x) => x.skill.loss.error / others.length);
  const more = mean - skill.loss.mean;
  if (Math.abs(more) < 2 * Math.hypot(skill.loss.error, ...errors)) return "alike";
  return more > 0 ? "more" : "less";
}

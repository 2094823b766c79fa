// Which ways a hint shows, and how many of them are as good as the first.
import type { Line, Thought } from "../engine/protocol";
import { percent } from "../review/report";

const WAYS = 3;
/** Games in 100 that a way may win less often than the best and still be shown. */
const REACH = 10;
/** Games in 100 that make no difference. */
const CLOSE = 5;

/** Games in 100 that a way wins; if there is one way only, nothing was compared. */
export function winsOf({ ways }: Thought, k: number, seat: number): number | null {
  const way = ways?.[k];
  const told = way?.games ? way.chances[seat]?.mean : undefined;
  return told === undefined ? null : percent(told);
}

/** How many points ahead a seat is at the end of those games, on average. */
export function leadOf({ ways }: Thought, k: number, seat: number): number | null {
  const way = ways?.[k];
  if (!way?.games) return null;
  const rivals = way.points.filter((_, i) => i !== seat);
  return Math.round(way.points[seat]! - Math.max(...rivals));
}

/** So many games in 100 from what is even, and to finish level says otherwise. */
const LEVEL = 10;

/** Whether the points at the end say the same as the games won. */
export function agrees(t: Thought, k: number, seat: number): boolean {
  const seats = t.ways?.[k]?.points.length ?? 0;
  const [wins, lead] = [winsOf(t, k, seat), leadOf(t, k, seat)];
  if (wins === null || lead === null) return true;
  const above = wins - 100 / seats;
  return lead ? lead * above >= 0 : Math.abs(above) <= LEVEL;
}

/** Games in 100 from which on two ways both win for certain. */
const CERTAIN = 97;

/** How many points better the first way does than the second, if both win as often. */
export function moreOf(t: Thought, seat: number): number {
  const [a, b] = [winsOf(t, 0, seat), winsOf(t, 1, seat)];
  if (a === null || b === null || (a !== b && Math.min(a, b) < CERTAIN)) return 0;
  return (leadOf(t, 0, seat) ?? 0) - (leadOf(t, 1, seat) ?? 0);
}

/** The ways that win at most so many games fewer than the first, which wins most. */
const within = (t: Thought, seat: number, games: number, count: number): number =>
  t.lines
    .slice(0, count)
    .filter((_, k) => (winsOf(t, 0, seat) ?? 0) - (winsOf(t, k, seat) ?? 0) <= games).length;

/** The lines worth showing, the best first. */
export const inReach = (t: Thought, seat: number): Line[] =>
  t.lines.slice(0, within(t, seat, REACH, WAYS));

/** How many of those shown win about as often as the first. */
export const asGood = (t: Thought, seat: number): number =>
  within(t, seat, CLOSE, inReach(t, seat).length);

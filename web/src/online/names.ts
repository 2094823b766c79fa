// What those at a table are called.
import { t } from "../strings";
import type { ClubTable } from "./club";
import type { ClubSeat } from "./messages";

/** What a computer is called: a name that nobody at the table has. */
export function computerName(seats: ClubSeat[], k: number): string {
  const taken = new Set(seats.map((s) => s.name));
  const free = seats.map((_, i) => t.setup.nameOf(i)).filter((name) => !taken.has(name));
  const before = seats.slice(0, k).filter((s) => s.player !== null).length;
  return free[before] ?? t.setup.nameOf(k);
}

export function nameAt({ about: { seats } }: ClubTable, k: number): string {
  return seats[k]?.player ? computerName(seats, k) : (seats[k]?.name ?? "");
}

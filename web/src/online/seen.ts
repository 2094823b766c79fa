// What this person has looked at in this browser: games that ended and seats
// that were given away while they were not here are told until they have.
import { signal } from "@preact/signals";
import { keep, load } from "../settings";
import type { Lost, Me } from "./messages";

const MOST = 96;

const keyOf = (person: string): string => `oxhide.seen.${person}`;

export const seen = signal<ReadonlySet<string>>(new Set());
let whose = "";

export const idOfLost = ({ table, wall }: Lost): string => `${table}:${wall}`;

export function markSeen(...ids: string[]): void {
  const all = [...new Set([...seen.peek(), ...ids])].slice(-MOST);
  seen.value = new Set(all);
  if (whose) keep(keyOf(whose), all);
}

/** What a browser finds when somebody first comes is no news there. */
export function openSeen({ person, results, lost }: Me): void {
  if (whose === person) return;
  whose = person;
  const kept = load(keyOf(person));
  seen.value = new Set(Array.isArray(kept) ? kept.map(String) : []);
  if (!kept) markSeen(...results.map((r) => r.table), ...lost.map(idOfLost));
}

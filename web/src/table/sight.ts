// Who may see what of a game with secrets until it is over. Every way to look at
// a kept game again asks here: its replay, its review, puzzles of it, its record.
import { infoOf } from "../engine/catalogue";
import { PUBLIC } from "../engine/protocol";
import { isHere, type SavedTable } from "../store";

/** The people at this screen, if they have something to hide from each other or
 * others from them; else null. */
function hiding({ game, over, seats }: SavedTable): number[] | null {
  const people = seats.flatMap((s, seat) => (isHere(s.kind) ? [seat] : []));
  return infoOf(game)?.secrets && !over && people.length ? people : null;
}

/** Whose eyes may look: beside what all saw, the only person's; among several,
 * nobody's. */
export function eyesAt(saved: SavedTable): number[] {
  const people = hiding(saved);
  if (!people) return [PUBLIC, ...saved.seats.keys()];
  return people.length > 1 ? [PUBLIC] : [PUBLIC, ...people];
}

/** Whether a seat's hand may be looked at, and played on with. */
export const maySee = (saved: SavedTable, seat: number): boolean => eyesAt(saved).includes(seat);

/** A review judges with all hands known. */
export const mayReview = (saved: SavedTable): boolean => !hiding(saved);

/** A record has all hands in it: several people keep it closed. */
export const mayExport = (saved: SavedTable): boolean => eyesAt(saved).length > 1;

/** Whose eyes a table opens with: among several people whoever has the screen
 * takes it first. */
export function firstEyes(saved: SavedTable): number {
  const own = saved.seats.findIndex((s) => isHere(s.kind));
  const begun = /^[A-D] /m.test(saved.record);
  return own >= 0 && (!begun || maySee(saved, own)) ? own : PUBLIC;
}

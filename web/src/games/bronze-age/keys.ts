// The keys only a table of Bronze Age has.
import type { GameKeys } from "../../shortcuts";

export const keys = {
  deck: { keys: ["a", "b", "c"] },
  lying: { keys: ["Shift+a", "Shift+b", "Shift+c"] },
  decline: { keys: ["n"] },
  words: { keys: ["v"] },
  goActions: { keys: ["a"], place: true },
  goDecks: { keys: ["d"], place: true },
  goHand: { keys: ["h"], place: true },
  goMine: { keys: ["m"], place: true },
  goTriumphs: { keys: ["t"], place: true },
  goCollapse: { keys: ["c"], place: true },
} as const satisfies GameKeys;

export type Key = keyof typeof keys;

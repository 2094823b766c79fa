// The keys only a table of Bronze Age has.
import type { GameKeys } from "../../shortcuts";
import { words } from "./strings";

const does = words.keys;

export const keys = {
  deck: { keys: ["a", "b", "c"], does: does.deck },
  lying: { keys: ["Shift+a", "Shift+b", "Shift+c"], does: does.lying },
  decline: { keys: ["n"], does: does.decline },
  words: { keys: ["v"], does: does.words },
  goActions: { keys: ["a"], does: does.goActions, place: true },
  goDecks: { keys: ["d"], does: does.goDecks, place: true },
  goHand: { keys: ["h"], does: does.goHand, place: true },
  goMine: { keys: ["m"], does: does.goMine, place: true },
  goTriumphs: { keys: ["t"], does: does.goTriumphs, place: true },
  goCollapse: { keys: ["c"], does: does.goCollapse, place: true },
} as const satisfies GameKeys;

export type Key = keyof typeof keys;

// The keys only a table of The Golden Ages has.
import type { GameKeys } from "../../shortcuts";

export const keys = {
  turnTile: { keys: ["f"] },
  words: { keys: ["b"] },
  goMap: { keys: ["m"], place: true },
  goTech: { keys: ["t"], place: true },
  goWonders: { keys: ["w"], place: true },
  goBuildings: { keys: ["b"], place: true },
  goJudgements: { keys: ["j"], place: true },
  goCivilization: { keys: ["c"], place: true },
} as const satisfies GameKeys;

export type Key = keyof typeof keys;

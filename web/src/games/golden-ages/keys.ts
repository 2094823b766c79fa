// The keys only a table of The Golden Ages has.
import type { GameKeys } from "../../shortcuts";
import { words } from "./strings";

const does = words.keys;

export const keys = {
  turnTile: { keys: ["f"], does: does.turnTile },
  words: { keys: ["b"], does: does.words },
  goMap: { keys: ["m"], does: does.goMap, place: true },
  goTech: { keys: ["t"], does: does.goTech, place: true },
  goWonders: { keys: ["w"], does: does.goWonders, place: true },
  goBuildings: { keys: ["b"], does: does.goBuildings, place: true },
  goJudgements: { keys: ["j"], does: does.goJudgements, place: true },
  goCivilization: { keys: ["c"], does: does.goCivilization, place: true },
} as const satisfies GameKeys;

export type Key = keyof typeof keys;

// The keys only a table of Bronze has.
import type { GameKeys } from "../../shortcuts";
import { words } from "./strings";

const does = words.keys;

export const keys = {
  flip: { keys: ["f"], does: does.flip },
  end: { keys: ["d"], does: does.end },
  words: { keys: ["b"], does: does.words },
  goStrip: { keys: ["s"], does: does.goStrip, place: true },
  goMatrix: { keys: ["m"], does: does.goMatrix, place: true },
  goPool: { keys: ["p"], does: does.goPool, place: true },
  goCities: { keys: ["c"], does: does.goCities, place: true },
} as const satisfies GameKeys;

export type Key = keyof typeof keys;

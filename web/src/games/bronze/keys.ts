// The keys only a table of Bronze has.
import type { GameKeys } from "../../shortcuts";

export const keys = {
  flip: { keys: ["f"] },
  skip: { keys: ["s"] },
  end: { keys: ["d"] },
  words: { keys: ["b"] },
  goStrip: { keys: ["s"], place: true },
  goMatrix: { keys: ["m"], place: true },
  goPool: { keys: ["p"], place: true },
  goCities: { keys: ["c"], place: true },
} as const satisfies GameKeys;

export type Key = keyof typeof keys;

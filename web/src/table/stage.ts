// What a table is used for when it is not being played: counting points,
// looking at a game again. A stage takes over the head's steps, the dock and
// the rail; the board stays the game's own.
import type { ComponentType } from "preact";
import type { TableModel } from "./model";

/** A step of a turn, and how far it is; before them whose turn it is, unless one's own. */
export type Step = [string, "did" | "on" | "who" | ""];

export interface Staged {
  model: TableModel;
}

export interface Stage {
  /** For style sheets and tests. */
  name: string;
  /** Beside the game's name in the head. */
  where: string;
  note: string;
  steps: () => Step[];
  Tools: ComponentType<Staged>;
  /** Without one the game's own dock stays. */
  Dock?: ComponentType<Staged>;
  Rail: ComponentType<Staged>;
  /** A phone's line of points makes way for it. */
  Bar?: ComponentType<Staged>;
  /** What a phone calls the tab of its rail, which comes first. */
  tab?: string;
  /** Whenever it changes there is something to read in that tab. */
  told?: () => unknown;
  /** Points of a seat as far as they are told. */
  total?: (seat: number) => number;
}

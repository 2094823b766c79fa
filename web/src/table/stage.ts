// What a table is for now, where it is not play: counting points, looking at a
// game again. A stage takes the head's steps, the dock and the rail; the board
// stays the game's own.
import type { ComponentType } from "preact";
import type { TableModel } from "./model";

export type Step = [string, "did" | "on" | ""];

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
  Dock: ComponentType<Staged>;
  Rail: ComponentType<Staged>;
  /** Points of a seat as far as they are told. */
  total?: (seat: number) => number;
}

// What a game brings to the page: the one object that web/src/games/<id>
// exports. The build finds the folders; nothing else names a game.
import type { ComponentType } from "preact";
import type { GameKeys } from "../shortcuts";
import type { TableModel } from "../table/model";
import type { IconName } from "../ui/parts";

export interface TableProps {
  model: TableModel;
  /** The game's components, as `oxhide cards` has them. */
  cards: unknown;
}

export interface Game {
  Table: ComponentType<TableProps>;
  cover: {
    /** Three by four and four by three; one drawing may serve for both. */
    tall: string;
    wide: string;
    icon: IconName;
  };
  /** How long a game takes among people. */
  minutes: number;
  /** Keys only this table has. */
  keys: GameKeys;
  /** Where in the game a moment is: "Round 7". */
  where(view: unknown): string;
}

/** Lets a folder use the types of its own view and cards. */
export function game<View, Cards>(own: {
  Table: ComponentType<{ model: TableModel; cards: Cards }>;
  cover: Game["cover"];
  minutes: number;
  keys: GameKeys;
  where: (view: View) => string;
}): Game {
  return own as unknown as Game;
}

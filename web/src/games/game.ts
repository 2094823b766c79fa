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

export interface PictureProps {
  /** What to show, in the words of the page of rules. */
  of: string;
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
  /** Pictures of its rules, made of its own pieces (docs/adding-a-game.md). */
  pictures?: Record<string, ComponentType<PictureProps>>;
}

/** Lets a folder use the types of its own view and cards. */
export function game<View, Cards>(own: {
  Table: ComponentType<{ model: TableModel; cards: Cards }>;
  cover: Game["cover"];
  minutes: number;
  keys: GameKeys;
  where: (view: View) => string;
  pictures?: Record<string, ComponentType<{ of: string; cards: Cards }>>;
}): Game {
  return own as unknown as Game;
}

// What a game brings to the page: the one object that web/src/games/<id>
// exports. The build finds the folders; nothing else names a game.
import type { ComponentType, VNode } from "preact";
import type { GameEvent, Score, ScoreLine } from "../engine/protocol";
import type { GameKeys } from "../shortcuts";
import type { TableModel } from "../table/model";
import type { Said } from "../texts";
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

/** What a number of the score sheet counts. */
export interface Cause {
  title: string;
  icon: IconName | null;
  /** The piece itself as the sheet shows it, in place of icon and title; it is
   * drawn without its points until they are counted. */
  piece?(counted: boolean): VNode;
  /** Whether the piece shows the points. */
  holds?: boolean;
  /** Why so many, in a sentence. */
  say: string;
  /** The things on the table that gave it, as data-at has them. */
  at: string[];
}

/** A number of the sheet, for its game to explain. */
export interface Counted<View, Cards> {
  model: TableModel;
  view: View;
  cards: Cards;
  seat: number;
  source: string;
  line: ScoreLine;
}

/** How a game's points are told at its end. */
export interface SheetOf<View = unknown, Cards = unknown> {
  cause(counted: Counted<View, Cards>): Cause;
  /** What brings points of a source, in a few words. */
  caption(source: string): string;
  /** Lines of a source where those of the engine leave something out. */
  lines?(view: View, lines: ScoreLine[], source: string): ScoreLine[];
  /** What breaks a tie on points, the first that differs: what it is, and how much
   * of it each seat has. */
  ties(view: View, scores: Score[]): [string, number[]][];
  /** Sources that are counted at once rather than number by number. */
  whole?(): string[];
  /** Where several sources are one step of the count: those, and what it is called. */
  parts?(): [string, string[]][];
  /** What the sources outside those parts are called together on the sheet. */
  rest?(): string;
  /** Sources as rows with a column a seat, where there are many with few numbers. */
  rows?: boolean;
}

/** A moment worth finding again: its sign, and what happened in few words. */
export interface Moment {
  icon: IconName;
  text: string;
  /** One of the few that are named on the line itself. */
  great?: boolean;
}

/** Where things are on a table, for lessons and for what is pointed at. */
export interface Lit {
  /** A part or a place by its name in a lesson. */
  part(name: string): string;
  /** What is pressed for an action, in words: the places of each stage, and
   * "a & b => c" where they count only if there are an a and a b. */
  action(words: string[]): string[][];
  /** The places that a sentence of the log names, as data-at has them; it is
   * about an event, or about something the event brought. */
  named(said: Said, event: GameEvent, model: TableModel): string[];
  /** The pieces of a seat on the board, as a selector; "": there are none. */
  pieces(seat: number): string;
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
  /** A position in a small picture, 96 by 68: see small.tsx. */
  Small?: ComponentType<{ view: unknown }>;
  /** Pictures of its rules, made of its own pieces (docs/adding-a-game.md). */
  pictures?: Record<string, ComponentType<PictureProps>>;
  sheet: SheetOf;
  /** Whether an event is worth a sign on the line of a replay. */
  moment(event: GameEvent, model: TableModel): Moment | null;
  /** What is shown at once of what a rival did; null: nothing. */
  news?(event: GameEvent, model: TableModel): string | null;
  /** What lessons light. */
  lit: Lit;
}

/** Lets a folder use the types of its own view and cards. */
export function game<View, Cards>(own: {
  Table: ComponentType<{ model: TableModel; cards: Cards }>;
  cover: Game["cover"];
  minutes: number;
  keys: GameKeys;
  where: (view: View) => string;
  Small?: ComponentType<{ view: View }>;
  pictures?: Record<string, ComponentType<{ of: string; cards: Cards }>>;
  sheet: SheetOf<View, Cards>;
  moment: Game["moment"];
  news?: NonNullable<Game["news"]>;
  lit: Lit;
}): Game {
  return own as unknown as Game;
}

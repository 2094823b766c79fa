// The words of The Golden Ages' view and cards. The types are made from the
// engine's own schema (see web/types.mjs); here they only get shorter names.
import type { GoldenAgesView as View } from "../../gen/golden-ages";

export type { GoldenAgesView as View } from "../../gen/golden-ages";

export type Square = View["squares"][number];
export type SeatView = View["seats"][number];
export type Tech = SeatView["techs"][number];
export type Judgement = View["judgements"][number];

/** A card as people read it. */
export interface Card {
  name: string;
  title: string;
  brief: string;
  text: string;
}

interface Component {
  name: string;
}

export interface TechCard extends Component {
  row: number;
  level: number;
  cost: number;
  points: number;
}

export interface CivCard extends Component {
  era: number;
  number: number;
}

export interface WonderCard extends Component {
  era: number;
  cost: number;
}

export interface Cards {
  techs: TechCard[];
  civs: CivCard[];
  wonders: WonderCard[];
  buildings: Component[];
  judgements: { name: string; points: number; each: string }[];
  futures: { name: string; points: number; most: string }[];
  glory: { value: number; copies: number }[];
  attack_costs: number[];
  /** Building spaces on a board, open or not. */
  spaces: number;
}

/** What doing something would change for oneself: gold, and points by source.
 * Gold counts as points in the end, which is told apart. */
export interface Gain {
  gold: [number, number];
  goldPoints: number;
  points: [source: string, n: number][];
  /** The points without those of judgements, which an era's end brings whatever one does. */
  own: number;
}

/** What one of the eight actions costs, brings or lacks. */
export interface Chip {
  can: boolean;
  note: string;
}

/** A square of the tile to be placed, where it would lie. */
export interface Part {
  at: string;
  land: string;
  symbols: string[];
}

// The words of The Golden Ages' view and cards. The types are made from the
// engine's own schema (see web/types.mjs); here they only get shorter names.
import type { GoldenAgesView as View } from "../../gen/golden-ages";

export type { GoldenAgesView as View } from "../../gen/golden-ages";

export type Square = View["squares"][number];
export type SeatView = View["seats"][number];
export type Tech = SeatView["techs"][number];
export type Judgement = View["judgements"][number];

export interface Card {
  name: string;
  title: string;
  text: string;
}

export interface TechCard extends Card {
  brief: string;
  row: number;
  level: number;
  points: number;
}

export interface CivCard extends Card {
  era: number;
  number: number;
}

export interface WonderCard extends Card {
  era: number;
  cost: number;
}

export interface Cards {
  techs: TechCard[];
  civs: CivCard[];
  wonders: WonderCard[];
  buildings: Card[];
  judgements: { name: string; title: string; points: number; each: string }[];
  futures: { name: string; title: string; points: number; most: string }[];
  glory: { value: number; copies: number }[];
  attack_costs: number[];
  /** Building spaces on a board, open or not. */
  spaces: number;
}

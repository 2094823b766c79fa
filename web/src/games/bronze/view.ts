// The words of Bronze's view and cards. The types are made from the engine's
// own schema (see web/types.mjs); here they only get shorter names.
import type { BronzeView as View } from "../../gen/bronze";

export type { BronzeView as View } from "../../gen/bronze";

export type Tile = View["tiles"][number];
export type Cell = Tile["cells"][number];
export type SeatView = View["seats"][number];
export type Offer = View["offers"][number];
export type TakePreview = View["preview"][number];

export interface TechCard {
  name: string;
  title: string;
  /** What it brings where, in a sentence. */
  text: string;
  terrains: string[];
  settlers: string[];
}

export interface CityCard {
  name: string;
  title: string;
  text: string;
  family: string;
  /** What it is about, where it is about some of them. */
  technologies: string[];
  terrains: string[];
}

export interface Cards {
  terrains: string[];
  technologies: TechCard[];
  cities: CityCard[];
  routes: { length: number; points: number }[];
}

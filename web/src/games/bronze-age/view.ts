// The words of Bronze Age's view and cards. The types are made from the
// engine's own schema (see web/types.mjs); here they just get shorter names.
import type { BronzeAgeView as View } from "../../gen/bronze-age";

export type { BronzeAgeView as View } from "../../gen/bronze-age";

export type Deck = View["decks"][number];
export type SeatView = View["seats"][number];
export type DeckId = Deck["id"];

/** A type of Territory, with the basic icon of every card that has its back. */
export interface Territory {
  id: string;
  title: string;
  icon: string;
  icon_title: string;
  points: number;
  cards: number;
}

export interface CardFront {
  id: string;
  territory: string;
  icon: string;
  icons: number;
  aspect: string;
  aspect_icons: number;
  ability: string;
}

export interface Ability {
  id: string;
  title: string;
  /** The text in two or three words. */
  brief: string;
  text: string;
}

export interface Civilization {
  id: string;
  title: string;
  aspects: string[];
  points: number[];
}

export interface Cards {
  cards: CardFront[];
  territories: Territory[];
  aspects: { id: string; title: string }[];
  abilities: Ability[];
  civilizations: Civilization[];
  values: { id: string; value: number }[];
}

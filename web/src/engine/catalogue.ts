// What the engine can play. The build asks the very engine that the page
// fetches, so the home page is complete before that engine has loaded.
import known from "oxhide:catalogue";
import { sayBy } from "../texts";
import { ask } from "./client";
import type { Catalogue, GameInfo } from "./protocol";

export type { GameInfo } from "./protocol";

export const catalogue: Catalogue = known;

export const infoOf = (id: string): GameInfo | undefined =>
  catalogue.games.find((g) => g.id === id);

export const titleOf = (id: string): string => sayBy(`${id}-title`);
export const blurbOf = (id: string): string => sayBy(`${id}-blurb`);

const cards = new Map<string, Promise<unknown>>();

/** The components of a game. */
export function cardsOf(game: string): Promise<unknown> {
  const known = cards.get(game) ?? ask("cards", { game });
  cards.set(game, known);
  return known;
}

/** They are asked for anew: they are said in another language now. */
export const forgetCards = (): void => cards.clear();

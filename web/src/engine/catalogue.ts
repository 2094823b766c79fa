// What the engine can play, asked once.
import { signal } from "@preact/signals";
import { t } from "../strings";
import { notify } from "../ui/parts";
import { ask } from "./client";
import type { Catalogue } from "./protocol";

export type { GameInfo } from "./protocol";

export const catalogue = signal<Catalogue | null>(null);

export async function loadCatalogue(): Promise<void> {
  try {
    const all = await ask("catalogue", null);
    catalogue.value = { ...all, games: all.games.filter((g) => g.id !== "null") };
  } catch {
    notify(t.trouble.engine, true);
  }
}

const cards = new Map<string, Promise<unknown>>();

/** The components of a game. */
export function cardsOf(game: string): Promise<unknown> {
  const known = cards.get(game) ?? ask("cards", { game });
  cards.set(game, known);
  return known;
}

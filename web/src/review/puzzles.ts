// The puzzles that ship with the page, and what this browser has solved.
import { signal } from "@preact/signals";
import { catalogue } from "../engine/catalogue";
import { keep, load } from "../settings";
import type { Estimate, Reasons } from "./report";

export interface Other {
  words: string[];
  loss?: Estimate;
  reasons?: Reasons;
}

export interface Puzzle {
  id: string;
  game: string;
  seat: number;
  seats: number;
  ply: number;
  record: string;
  best: string[];
  difficulty?: number;
  theme?: string;
  answer?: { chances: Estimate[] };
  second?: string;
  others: Other[];
  /** Where it is no puzzle that ships: what was played, what it gave up, and through what. */
  mistake?: { text: string; loss: number; reasons: Reasons };
}

const fetched = new Map<string, Promise<Puzzle[]>>();

export function puzzlesOf(game: string): Promise<Puzzle[]> {
  const known =
    fetched.get(game) ??
    fetch(`puzzles/${game}.json`).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<Puzzle[]>;
    });
  fetched.set(game, known);
  known.catch(() => fetched.delete(game));
  return known;
}

/** The ids of each game's puzzles by theme. */
type Themes = Record<string, Record<string, string[]>>;

let themes: Promise<Themes> | null = null;

export function themesOf(): Promise<Themes> {
  themes ??= fetch("puzzles/themes.json").then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json() as Promise<Themes>;
  });
  themes.catch(() => (themes = null));
  return themes;
}

const DAY_MS = 86_400_000;

/** Days since 1970, the same for everybody. */
export const today = (): number => Math.floor(Date.now() / DAY_MS);

/** The game whose turn it is to have the puzzle of the day. */
export const gameOfDay = (): string => catalogue.games[today() % catalogue.games.length]!.id;

/** Everybody's puzzle of the day follows from the date alone; it has every
 * puzzle of a game, though each game has its turn only so often. */
export function dailyOf(count: number): number {
  const games = catalogue.games.length;
  const [turn, game] = [Math.floor(today() / games), today() % games];
  return count ? (turn + game * Math.floor(count / games)) % count : 0;
}

interface Kept {
  solved: Record<string, string[]>;
  days: number[];
}

const KEY = "oxhide.puzzles";

function read(): Kept {
  const kept = load(KEY) as Partial<Kept> | null;
  return {
    solved: kept?.solved && typeof kept.solved === "object" ? kept.solved : {},
    days: Array.isArray(kept?.days) ? kept.days : [],
  };
}

export const solved = signal<Kept>(read());

/** A puzzle was thought about today, whether or not it was solved. */
export function noteDay(puzzle: Puzzle): void {
  if (puzzle.mistake) return;
  const { days } = solved.peek();
  solved.value = { ...solved.peek(), days: [...new Set(days).add(today())].slice(-400) };
  keep(KEY, solved.peek());
}

export function noteSolved(puzzle: Puzzle): void {
  const now = solved.peek();
  const of = new Set(now.solved[puzzle.game] ?? []).add(puzzle.id);
  solved.value = { ...now, solved: { ...now.solved, [puzzle.game]: [...of] } };
  keep(KEY, solved.peek());
  noteDay(puzzle);
}

/** How many of some puzzles are solved. */
export const solvedOf = (game: string, ids: string[]): number => {
  const done = new Set(solved.value.solved[game] ?? []);
  return ids.filter((id) => done.has(id)).length;
};

/** Days in a row with a puzzle, today's or yesterday's the last. */
export function streak(): number {
  const days = new Set(solved.value.days);
  let day = days.has(today()) ? today() : today() - 1;
  let n = 0;
  for (; days.has(day); day--) n++;
  return n;
}

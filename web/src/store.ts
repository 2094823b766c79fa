// Tables saved in this browser: one entry per table, written after every
// action, so that a reload or a crash loses nothing. An entry has the record,
// which is all the engine needs, and what the home page says about it.
import { signal } from "@preact/signals";
import { forget, keep, load } from "./settings";
import { t } from "./strings";

/** A friend plays elsewhere; people play at this screen. */
export type SeatKind = "you" | "person" | "friend" | "computer";

export interface SeatSetup {
  kind: SeatKind;
  /** "" for somebody who has given none. */
  name: string;
  /** Who decides for a computer's seat, as the engine names it: "ai:4". */
  player: string;
}

export interface SavedTable {
  id: string;
  game: string;
  seats: SeatSetup[];
  record: string;
  /** What stands below the title: "round 7", or how it ended. */
  where: string;
  turn: string;
  mine: boolean;
  over: boolean;
  /** The seats that won. */
  won?: number[];
  updated: number;
  /** A first game: each new thing is explained. */
  help?: boolean;
  /** A moment of a reviewed game: its table, and where it was. */
  from?: { id: string; ply: number };
  /** Begun in the middle of another game: which of the record's steps back, from
   * 0, left what came after. */
  branch?: number;
  /** How often it was kept: a tab that has not seen the last time keeps nothing. */
  revision: number;
}

/** A table at which nothing has happened yet. */
export const blank = {
  record: "",
  where: "",
  turn: "",
  mine: false,
  over: false,
  updated: 0,
  revision: 0,
} as const satisfies Partial<SavedTable>;

/** Whether a seat is decided for by somebody at this screen. */
export const isHere = (kind: SeatKind | undefined): boolean => kind === "you" || kind === "person";

/** What a seat is called; whoever has no name is called "You", but not among
 * several people. */
export function nameAt({ seats }: Pick<SavedTable, "seats">, seat: number): string {
  const name = seats[seat]?.name ?? "";
  const people = seats.filter((s) => isHere(s.kind)).length;
  if (name) return name;
  return seats[seat]?.kind === "you" && people === 1 ? t.setup.you : t.setup.nameOf(seat);
}

/** Who won a game that is over; earlier pages kept it in words. */
export function wonBy(saved: SavedTable): string {
  const won = saved.won;
  if (!won) return saved.where;
  const you = won.length === 1 && saved.seats[won[0]!]?.kind === "you";
  return t.table.wonBy(
    won.map((seat) => nameAt(saved, seat)),
    you,
  );
}

/** The names as a record has them. */
export const namesOf = (seats: SeatSetup[]): string[] => seats.map((s) => s.name.trim());

/** What older pages, which spoke only English, kept for somebody without a name. */
const OLD_YOU = t.setup.you;

const PREFIX = "oxhide.table.";
/** So many finished games are kept; then the oldest goes. */
export const KEEP_FINISHED = 30;

function isTable(x: unknown): x is SavedTable {
  const s = x as Partial<SavedTable> | null;
  return (
    !!s &&
    typeof s === "object" &&
    typeof s.id === "string" &&
    typeof s.game === "string" &&
    typeof s.record === "string" &&
    typeof s.updated === "number" &&
    Array.isArray(s.seats)
  );
}

/** A table that an older page kept has no revision yet, and perhaps that name. */
const whole = (table: SavedTable): SavedTable => ({
  ...table,
  seats: table.seats.map((s) => (s.kind === "you" && s.name === OLD_YOU ? { ...s, name: "" } : s)),
  revision: table.revision ?? 0,
});

/** Every table that can be read; one that cannot does not hide the others. */
function readAll(): SavedTable[] {
  const found: SavedTable[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (!key?.startsWith(PREFIX)) continue;
      const value = load(key);
      if (isTable(value)) found.push(whole(value));
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => b.updated - a.updated);
}

export const tables = signal<SavedTable[]>(readAll());

/** Nobody here has finished a game of it yet. */
export const isFirstGame = (game: string): boolean =>
  !tables.value.some((s) => s.game === game && s.over);

export function findTable(id: string): SavedTable | undefined {
  const kept = load(PREFIX + id);
  return isTable(kept) ? whole(kept) : tables.peek().find((s) => s.id === id);
}

/** Keeps a table, unless another tab has kept something newer of it. */
export function keepTable(table: SavedTable): "kept" | "full" | "newer" {
  const there = load(PREFIX + table.id);
  if (isTable(there) && whole(there).revision > table.revision) return "newer";
  const next = { ...table, revision: table.revision + 1 };
  const others = tables.peek().filter((s) => s.id !== table.id);
  tables.value = [next, ...others].sort((a, b) => b.updated - a.updated);
  for (const old of tables
    .peek()
    .filter((s) => s.over)
    .slice(KEEP_FINISHED))
    dropTable(old.id);
  return keep(PREFIX + table.id, next) ? "kept" : "full";
}

/** Calls whenever another tab has kept a table; ends with what it returns. */
export function onKept(id: string, hear: (table: SavedTable) => void): () => void {
  const listen = (e: StorageEvent): void => {
    if (e.key !== PREFIX + id) return;
    const kept = load(e.key);
    if (isTable(kept)) hear(whole(kept));
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

export function dropTable(id: string): void {
  tables.value = tables.peek().filter((s) => s.id !== id);
  forget(PREFIX + id);
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => (b % 36).toString(36)).join(
    "",
  );
}

/** A seed as the engine writes it: a decimal number of 64 bits. */
export function newSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
}

addEventListener("storage", (e) => {
  if (e.key?.startsWith(PREFIX)) tables.value = readAll();
});

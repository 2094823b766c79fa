// What is saved of a table, and what the home page says about it.
import { gameOf } from "../games/games";
import { keepTable, nameAt, type SavedTable } from "../store";
import { t } from "../strings";
import { series } from "../texts";
import { warn } from "../ui/parts";
import type { News } from "./lines";

/** The table as it is to be kept after the news. */
export function noted(saved: SavedTable, { now, record }: News): SavedTable {
  const nameOf = (seat: number): string => nameAt(saved, seat);
  const actor = typeof now.actor === "number" ? now.actor : -1;
  const kind = saved.seats[actor]?.kind;
  const won = now.scores.filter((s) => s.rank === 1).map((s) => s.seat);
  return {
    ...saved,
    record,
    where: now.over ? "" : gameOf(saved.game).where(now.view),
    turn: now.over
      ? series(
          now.scores.map((s) => String(s.points)),
          "page-list-score",
        )
      : kind === "you"
        ? t.home.yourTurn
        : t.home.turnOf(nameOf(actor)),
    mine: kind === "you" || kind === "person",
    over: now.over,
    ...(now.over && { won }),
    updated: Date.now(),
  };
}

const isSame = (a: SavedTable, b: SavedTable): boolean =>
  a.record === b.record && a.where === b.where && a.turn === b.turn && a.over === b.over;

export interface Keeper {
  /** The table as it is kept now; null where another tab has kept something newer. */
  keep(saved: SavedTable, news: News): SavedTable | null;
}

/** For what is kept elsewhere, or not at all. */
export const noKeeper: Keeper = { keep: (saved, news) => noted(saved, news) };

/** Keeps tables in this browser. */
export class StoreKeeper implements Keeper {
  #warned = false;

  keep(saved: SavedTable, news: News): SavedTable | null {
    const next = noted(saved, news);
    if (isSame(saved, next)) return saved;
    const kept = keepTable(next);
    if (kept === "newer") return null;
    if (kept === "full" && !this.#warned) {
      this.#warned = true;
      warn("storage", t.trouble.storage);
    }
    return { ...next, revision: next.revision + 1 };
  }
}

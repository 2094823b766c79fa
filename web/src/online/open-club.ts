// Opening a table of the club: its lines come from the server, no computer
// thinks here, and the finished game is saved in this browser to look at again.
import { effect, signal, untracked, type Signal } from "@preact/signals";
import { blank, keepTable, tables, type SavedTable, type SeatSetup } from "../store";
import { say } from "../texts";
import { company } from "../table/company";
import { nobody } from "../table/computers";
import { noted, type Keeper } from "../table/keeper";
import type { News } from "../table/lines";
import { TableModel } from "../table/model";
import type { OpenTable } from "../table/open-table";
import { ask } from "./asks";
import type { ClubTable } from "./club";
import { companyOf } from "./company";
import { computerName } from "./names";
import { markSeen } from "./seen";
import { eyesAt, SocketLines } from "./socket-lines";

export const seatsOf = ({ about, seat }: ClubTable): SeatSetup[] =>
  about.seats.map((s, k) => {
    if (s.player !== null)
      return { kind: "computer", name: computerName(about.seats, k), player: s.player };
    if (k === seat) return { kind: "you", name: "", player: "human" };
    return { kind: "friend", name: s.name || say("page-online-somebody"), player: "human" };
  });

const savedOf = (table: ClubTable): SavedTable => ({
  ...blank,
  id: table.id,
  game: table.about.game,
  seats: seatsOf(table),
  updated: Date.now(),
});

/** A finished game is looked at again like any other: with people's own names. */
class EndKeeper implements Keeper {
  constructor(readonly table: Signal<ClubTable>) {}

  keep(saved: SavedTable, news: News): SavedTable {
    const next = noted(saved, news);
    const { id, record } = this.table.peek();
    if (record !== null && next.over && !tables.peek().some((s) => s.id === id))
      keepTable({ ...next, id, record });
    return next;
  }
}

export function openClubTable(table: Signal<ClubTable>): OpenTable {
  const model = new TableModel(savedOf(table.peek()));
  const pending = signal(0);
  const lines = new SocketLines(
    table,
    (news) => model.hear(news),
    (error) => model.failed(error),
    pending,
  );
  model.eyes.value = eyesAt(table.peek());
  const stop = effect(() => {
    const now = table.value;
    const own = now.about.seats[now.seat];
    model.saved.value = { ...model.saved.peek(), seats: seatsOf(now) };
    const { phase, why, paused } = now.about;
    if (phase === "over") untracked(() => markSeen(now.id));
    model.elsewhere.value =
      phase === "over" ? why !== "played" : paused || (own?.standsIn ?? null) !== null;
  });
  void model.sit({ lines, others: nobody, keeper: new EndKeeper(table) });
  company.value = companyOf(model, table, pending);
  document.documentElement.dataset["company"] = "";
  if (table.peek().seat >= 0) ask({ do: "visit", table: table.peek().id }).catch(() => undefined);
  return {
    model,
    take: null,
    close: () => {
      stop();
      company.value = null;
      delete document.documentElement.dataset["company"];
      model.dispose();
    },
  };
}

// A table of this browser: played in one tab, followed in the others.
import { effect } from "@preact/signals";
import { findTable, onKept, type SavedTable } from "../store";
import { Claim } from "./claim";
import { Computers, nobody } from "./computers";
import { DeviceLines } from "./device-lines";
import { noKeeper, StoreKeeper } from "./keeper";
import { TableModel, type Parts } from "./model";
import { TabLines } from "./tab-lines";

/** Played here: by people at this screen, and computers in this page. */
function playing(model: TableModel): Parts {
  return {
    lines: new DeviceLines(
      () => model.saved.peek().record,
      (news) => model.hear(news),
    ),
    others: new Computers({
      playerOf: (seat) => (model.isPerson(seat) ? null : model.saved.peek().seats[seat]!.player),
      act: (seat, text) => model.actFor(seat, text),
      failed: (error) => model.failed(error),
      thinking: model.thinking,
      pause: model.pause,
      isHurried: () => model.skipping,
    }),
    keeper: new StoreKeeper(),
  };
}

/** Played in another tab. */
function following(model: TableModel): Parts {
  const { id } = model.saved.peek();
  return {
    lines: new TabLines(
      id,
      () => model.saved.peek().record,
      (news) => model.hear(news),
    ),
    others: nobody,
    keeper: noKeeper,
  };
}

export interface OpenTable {
  model: TableModel;
  /** Plays here what another tab has; null where any tab may play. */
  take: (() => void) | null;
  close: () => void;
}

export function openTable(saved: SavedTable): OpenTable {
  const model = new TableModel(saved);
  const claim = new Claim(saved.id, () => model.settled());
  model.overtaken = () => claim.lose();
  const stopHearing = onKept(saved.id, (kept) => {
    if (kept.revision > model.saved.peek().revision) claim.lose();
  });
  const stopWatching = effect(() => {
    const held = claim.held.value;
    if (held === null) return;
    model.elsewhere.value = !held;
    // What another tab did meanwhile is where it goes on.
    model.saved.value = findTable(saved.id) ?? model.saved.peek();
    void model.sit(held ? playing(model) : following(model));
  });
  return {
    model,
    take: () => claim.take(),
    close: () => {
      stopWatching();
      stopHearing();
      claim.close();
      model.dispose();
    },
  };
}

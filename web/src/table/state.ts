// What a person is doing at a table is remembered as long as the table is
// shown.
import { effect, untracked, type Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../strings";
import { sentences } from "../texts";
import { announce, forget, show } from "../ui/parts";
import { company } from "./company";
import type { TableModel } from "./model";

/** The tab of a phone that has what is asked now; whoever is writing stays there. */
export function turnTo(tab: Signal<string>, to: string): void {
  const said = document.querySelector<HTMLInputElement>(".rail .talk input");
  const writes = said && (said.value !== "" || said === document.activeElement);
  if (tab.peek() !== "talk" || !writes) tab.value = to;
}

interface Asks {
  model: TableModel;
  /** Where the game is, what is asked and what there is to choose, in words. */
  question(): string;
}

/** Whose turn it is, and what is asked. */
const turnOf = (ui: Asks): string =>
  untracked(() => sentences([ui.model.mine.value ? t.table.yourTurn : "", ui.question()]));

/** Says it to whoever wants to hear it. */
export const tellTurn = (ui: Asks): void => announce(turnOf(ui), true);

/** Says it when one's turn begins, once the table is there. */
export function useTurnTold(ui: Asks): void {
  useLayoutEffect(
    () =>
      effect(() => {
        const { turnBegun, mine } = ui.model;
        if (!mine.value) forget("turn");
        if (!turnBegun.value) return;
        turnBegun.value = false;
        announce(turnOf(ui));
        const told = untracked(() => [
          ...(company.peek() && ui.model.rivalsSince().length ? [t.table.yourTurn] : []),
          ...ui.model.lossesSince(),
        ]);
        if (told.length) show("turn", sentences(told));
      }),
    [],
  );
}

interface TableState extends Asks {
  dispose: () => void;
}

/** Makes the state of a table once, and ends its watching with the table: a
 * curtain takes the table away and brings it back, with the same model. */
export function useTableState<State extends TableState>(make: () => State): State {
  const made = useRef<State | null>(null);
  const state = (made.current ??= make());
  useLayoutEffect(() => state.dispose, []);
  useTurnTold(state);
  return state;
}

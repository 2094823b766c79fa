// What a person is doing at a table is remembered as long as the table is
// shown.
import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** The tab of a phone that has what is asked now; whoever is writing stays there. */
export function turnTo(tab: Signal<string>, to: string): void {
  const said = document.querySelector<HTMLInputElement>(".rail .talk input");
  const writes = said && (said.value !== "" || said === document.activeElement);
  if (tab.peek() !== "talk" || !writes) tab.value = to;
}

/** Makes the state of a table once, and ends its watching with the table: a
 * curtain takes the table away and brings it back, with the same model. */
export function useTableState<State extends { dispose: () => void }>(make: () => State): State {
  const made = useRef<State | null>(null);
  const state = (made.current ??= make());
  useLayoutEffect(() => state.dispose, []);
  return state;
}

// What a person is doing at a table lives as long as the table is shown.
import { useLayoutEffect, useRef } from "preact/hooks";

/** Makes the state of a table once, and ends its watching with the table: a
 * curtain takes the table away and brings it back, with the same model. */
export function useTableState<State extends { dispose: () => void }>(make: () => State): State {
  const made = useRef<State | null>(null);
  const state = (made.current ??= make());
  useLayoutEffect(() => state.dispose, []);
  return state;
}

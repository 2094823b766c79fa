// Moving what has just changed: the two moments and what happened between them
// go to the game's own drawing, unless time was turned back.
import { useEffect, useRef } from "preact/hooks";
import type { GameEvent } from "../engine/protocol";
import type { TableModel } from "./model";

/** More than this at once is a jump, not a move. */
const MOST = 12;

export function useFlights<View>(
  model: TableModel,
  animate: (before: View, now: View, events: GameEvent[]) => void,
): void {
  const before = useRef<{ view: View; ply: number } | null>(null);
  const snap = model.shown.value!;
  useEffect(() => {
    const was = before.current;
    const view = snap.view as View;
    before.current = { view, ply: snap.ply };
    if (!was || model.skipping || snap.ply <= was.ply || snap.ply - was.ply > MOST) return;
    animate(
      was.view,
      view,
      model.log.peek().filter((e) => e.ply >= was.ply && e.ply < snap.ply),
    );
  }, [snap]);
}

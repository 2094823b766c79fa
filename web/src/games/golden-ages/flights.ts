// What flies where at a table of The Golden Ages: colonists, over the map and
// to the agora.
import type { GameEvent } from "../../engine/protocol";
import { fly } from "../../ui/fly";
import type { View } from "./view";

const WALK_MS = 420;
const WALKS = new Set(["move", "to"]);
const RESTS = new Set(["artist", "builder", "shift-agora"]);

export function animate(before: View, _now: View, events: GameEvent[]): void {
  for (const e of events) {
    if (WALKS.has(e.kind) && before.worker) fly({ from: `sq-${before.worker}`, to: `pawn-${e.actor}-${e.a}`, ms: WALK_MS }, 0);
    if (RESTS.has(e.kind)) fly({ from: `sq-${e.a}`, to: `pawn-${e.actor}-agora`, ms: WALK_MS }, 0);
  }
}

// What flies where at a table of Bronze Age, found by comparing two moments.
import type { GameEvent } from "../../engine/protocol";
import { fly, type Flight } from "../../ui/fly";
import type { View } from "./view";

const MS = 360;

/** Where a Territory came from: the other player, or a deck. */
function gained(before: View, now: View, deck: string, types: string[]): Flight[] {
  return now.seats.flatMap((me, seat) =>
    me.territories.flatMap((n, i) => {
      const was = before.seats[seat]!.territories[i]!;
      if (n <= was) return [];
      const type = types[i]!;
      const taken = now.seats[1 - seat]!.territories[i]! < before.seats[1 - seat]!.territories[i]!;
      return [
        {
          from: taken ? `land-${1 - seat}-${type}` : `deck-${deck}`,
          to: `land-${seat}-${type}`,
          ms: MS,
        },
      ];
    }),
  );
}

export function animate(before: View, now: View, events: GameEvent[], types: string[]): void {
  const flights: Flight[] = [];
  let deck: string = before.from;
  for (const e of events) {
    if (e.kind === "play" || e.kind === "return") {
      deck = String(e.b);
      const held = `action-${e.actor}-${e.a}`;
      flights.push(
        e.kind === "play"
          ? { from: `seat-${e.actor}`, to: `lying-${deck}-${e.a}`, ms: MS }
          : { from: `deck-${deck}`, to: held, ms: MS },
      );
    }
    if (e.kind === "deck") deck = String(e.a);
    if (e.kind === "front") flights.push({ from: `deck-${deck}`, to: `card-${e.a}`, ms: MS });
    if (e.kind === "card")
      flights.push({ from: `hand-${e.actor}`, to: `civ-${e.actor}-${e.b}`, ms: MS });
  }
  flights.push(...gained(before, now, deck, types));
  flights.forEach((f, i) => fly(f, (i * MS) / 2));
}

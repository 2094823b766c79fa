// What flies where at a table of Bronze, found by comparing two moments.
import type { GameEvent } from "../../engine/protocol";
import { fly, type Flight } from "../../ui/fly";
import { spotKey } from "./state";
import type { View } from "./view";

const CARD_MS = 380;
const MARKER_MS = 300;
const TOKEN_MS = 520;

function cardFlights(before: View, now: View, e: GameEvent): Flight[] {
  const seat = e.actor as number;
  const columns = now.seats[seat]!.columns;
  for (let c = 0; c < columns.length; c++) {
    const r = columns[c]!.cards.findIndex((x) => x.new);
    if (r >= 0 && before.turn === seat)
      return [{ from: `stack-${e.a}`, to: `card-${seat}-${c + 1}-${r + 1}`, ms: CARD_MS }];
  }
  return [];
}

/** Tokens that changed hands. */
function tokenFlights(before: View, now: View): Flight[] {
  const flights: Flight[] = [];
  now.routes.forEach((r, i) => {
    const was = before.routes[i]?.holder ?? null;
    if (r.holder !== null && r.holder !== was)
      flights.push({
        from: `seat-${r.holder}`,
        to: `route-${r.terrain}-${r.length}`,
        ms: TOKEN_MS,
      });
  });
  now.tiles.forEach((tile, i) => {
    const was = before.tiles[i]?.province.holder ?? null;
    if (tile.province.holder !== null && was === null)
      flights.push({
        from: `seat-${tile.province.holder}`,
        to: `prov-${tile.place}`,
        ms: TOKEN_MS,
      });
  });
  return flights;
}

export function animate(before: View, now: View, events: GameEvent[], own: number): void {
  let delay = 0;
  const send = (flights: Flight[]): void => {
    for (const f of flights) {
      fly(f, delay);
      delay += f.ms / 2;
    }
  };
  for (const e of events) {
    if (e.kind === "take") send(cardFlights(before, now, e));
    if (e.kind === "settle") {
      const to = spotKey({ tile: e.b as number, terrain: e.c as string, spot: e.d as number });
      send([{ from: e.actor === own ? `chip-${e.a}` : `seat-${e.actor}`, to, ms: MARKER_MS }]);
    }
    if (e.kind === "city" && e.actor === own)
      send([{ from: "dock", to: `city-${e.a}`, ms: MARKER_MS }]);
  }
  send(tokenFlights(before, now));
}

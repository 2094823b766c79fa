// What flies where at a table of The Golden Ages, found by comparing two
// moments: a tile, colonists and capitals, cubes, cards and glory; then what
// each player's gold and points changed by.
import type { GameEvent } from "../../engine/protocol";
import { words } from "./strings";
import { fly, type Flight } from "../../ui/fly";
import { isSquare } from "./state";
import type { SeatView, View } from "./view";

const TILE_MS = 480;
const WALK_MS = 420;
const CUBE_MS = 340;
const CARD_MS = 440;
const SUM_MS = 1100;

/** What one list has more of than the other. */
function beyond(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((x) => {
    const i = left.indexOf(x);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

const names = (cards: { name: string }[]): string[] => cards.map((c) => c.name);
const spot = (seat: number, at: string | null | undefined): string[] =>
  at === "agora" ? ["agora", "tab-offer"] : [at ? `sq-${at}` : `seat-${seat}`];

function walks(seat: number, was: SeatView, is: SeatView): Flight[] {
  const places = (s: SeatView): string[] => s.colonists.map((c) => c.at ?? "");
  const left = beyond(places(was), places(is));
  const flights = beyond(places(is), places(was)).map((at, i) => ({
    from: spot(seat, left[i]),
    to: at === "agora" ? [`pawn-${seat}-agora`, "tab-offer"] : [`pawn-${seat}-${at}`],
    ms: WALK_MS,
  }));
  if (is.capital !== was.capital)
    flights.push({ from: spot(seat, was.capital), to: [`capital-${seat}`], ms: WALK_MS });
  return flights;
}

/** Cubes to the cities and back, and off the technologies. */
function cubes(seat: number, was: SeatView, is: SeatView): Flight[] {
  const reserve = [`cube-${seat}`, `seat-${seat}`];
  const places = (s: SeatView): string[] =>
    s.cities.flatMap((c) => Array.from({ length: c.cubes }, () => c.at));
  const freed = is.techs
    .filter((x, i) => x.cubes < was.techs[i]!.cubes)
    .map((x) => `tech-${seat}-${x.name}`);
  const back = beyond(places(was), places(is)).map((at) => `sq-${at}`);
  return [
    ...[...freed, ...back].map((from) => ({ from, to: reserve, ms: CUBE_MS })),
    ...beyond(places(is), places(was)).map((at) => ({
      from: reserve,
      to: `city-${at}`,
      ms: CUBE_MS,
    })),
  ];
}

function cards(seat: number, was: SeatView, is: SeatView, hand: string): Flight[] {
  const taken = (name: string, from: string[]): Flight => ({
    from: [...from, "tab-offer"],
    to: [`held-${seat}-${name}`, `seat-${seat}`],
    ms: CARD_MS,
  });
  return [
    ...beyond(names(is.buildings), names(was.buildings)).map((name) =>
      taken(name, [`building-${name}`, "buildings"]),
    ),
    ...beyond(names(is.wonders), names(was.wonders)).map((name) => taken(name, [`wonder-${name}`])),
    ...(is.attacks > was.attacks
      ? [{ from: hand, to: [`attack-${seat}-${was.attacks}`, `seat-${seat}`], ms: CARD_MS }]
      : []),
  ];
}

function sums(seat: number, was: SeatView, is: SeatView, where: string | undefined): Flight[] {
  const gold = is.gold - was.gold;
  const points = is.points.total - was.points.total;
  const says = words.sums(points, gold);
  const to = [`sums-${seat}`, `seat-${seat}`];
  return says ? [{ from: gold > 0 && where ? `sq-${where}` : to, to, ms: SUM_MS, says }] : [];
}

export function animate(before: View, now: View, events: GameEvent[], own: number): void {
  const last = events.filter((e) => typeof e.actor === "number").at(-1);
  const actor = last ? (last.actor as number) : now.turn;
  const where = [last?.a, before.at].find(isSquare);
  const hand = (seat: number): string => (seat === own ? "dock" : `seat-${seat}`);
  const each = (flights: (seat: number, was: SeatView, is: SeatView) => Flight[]): Flight[] =>
    now.seats.flatMap((is, seat) => flights(seat, before.seats[seat]!, is));
  const laid = beyond(
    now.tiles.map((x) => x.id),
    before.tiles.map((x) => x.id),
  );
  const steps: Flight[][] = [
    laid.map((id) => ({ from: hand(actor), to: `tile-${id}`, ms: TILE_MS })),
    each(walks),
    each(cubes),
    each((seat, was, is) => cards(seat, was, is, hand(seat))),
    each((seat, was, is) => sums(seat, was, is, seat === actor ? where : undefined)),
  ];
  let delay = 0;
  for (const step of steps) {
    for (const flight of step) fly(flight, delay);
    if (step.length) delay += step[0]!.ms / 2;
  }
}

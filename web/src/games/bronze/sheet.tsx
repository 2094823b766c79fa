// What each number of Bronze's score sheet counts, and where to find it.
import type { Cause, Counted, SheetOf } from "../game";
import { nameOf, sayBy } from "../../texts";
import { Icon, INGOT, type IconName } from "../../ui/parts";
import { citySeal, Swatch } from "./cards";
import { spotKey } from "./state";
import { words } from "./strings";
import type { Cards, CityCard, View } from "./view";

type Number = Counted<View, Cards>;

interface Settled {
  key: string;
  tile: number;
  terrain: string;
  seat: number;
}

/** All markers of a terrain from the left. */
export const settled = (view: View, terrain: string): Settled[] =>
  view.tiles.flatMap((tile) =>
    tile.cells
      .filter((cell) => cell.terrain === terrain)
      .flatMap((cell) =>
        cell.spots.flatMap((spot, i) =>
          spot.owner === null
            ? []
            : [
                {
                  key: spotKey({ tile: tile.place, terrain, spot: i + 1 }),
                  tile: tile.place,
                  terrain,
                  seat: spot.owner,
                },
              ],
        ),
      ),
  );

/** The markers of a seat's longest line, as long as the engine says it is. */
export function lineOf(view: View, terrain: string, seat: number): Settled[] {
  let run: Settled[] = [];
  let best: Settled[] = [];
  for (const x of settled(view, terrain)) {
    run = x.seat === seat ? [...run, x] : [];
    if (run.length > best.length) best = run;
  }
  const length = view.lines.find((l) => l.terrain === terrain)?.seats[seat];
  return best.length === length ? best : [];
}

function ShieldOf({ points }: { points: number | null }) {
  return (
    <i class="token" aria-hidden="true">
      <svg viewBox="0 0 34 34">
        <path
          d="M17 1.5L31 6V17C31 25 25 30.5 17 33C9 30.5 3 25 3 17V6Z"
          fill="url(#metal)"
          stroke="var(--metal-3)"
          stroke-width="1.5"
        />
      </svg>
      {points}
    </i>
  );
}

function IngotOf({ rank, points }: { rank: number; points: number | null }) {
  return (
    <i class="token" aria-hidden="true">
      <svg viewBox="-2 2 104 96">
        <path d={INGOT} fill={`url(#ingot-${rank})`} stroke="var(--metal-3)" stroke-width="3" />
      </svg>
      {points}
    </i>
  );
}

function province({ view, line, model }: Number): Cause {
  const place = parseInt(line.name!.slice("tile-".length), 10);
  const tile = view.tiles[place - 1]!;
  const counts = tile.counts.flatMap((n, seat) => (n ? [words.labelled(model.name(seat), n)] : []));
  const title = words.tileName(place);
  return {
    title,
    icon: "provinces",
    holds: true,
    piece: (counted) => (
      <>
        <ShieldOf points={counted ? line.points : null} />
        <span>{title}</span>
      </>
    ),
    say: words.provinceWhy(counts),
    at: [`prov-${place}`],
  };
}

function route({ view, line, seat }: Number): Cause {
  const [, terrain, length] = /^(.*)-(\d+)$/.exec(line.name!)!;
  const run = lineOf(view, terrain!, seat);
  const keys = run.map((x) => x.key);
  const title = words.terrain(terrain!);
  const rank = view.routes
    .filter((r) => r.terrain === terrain)
    .findIndex((r) => String(r.length) === length);
  return {
    title,
    icon: terrain as IconName,
    holds: true,
    piece: (counted) => (
      <>
        <IngotOf rank={rank + 1} points={counted ? line.points : null} />
        <Swatch terrain={terrain!} />
        <span>{title}</span>
      </>
    ),
    say: run.length
      ? words.routeOn(terrain!, parseInt(length!, 10), run.length, run[0]!.tile, run.at(-1)!.tile)
      : words.routeWhy(terrain!, parseInt(length!, 10)),
    // The line comes into view, from the first to the last: see Rings.
    at: [...keys.slice(0, 1), `route-${terrain}-${length}`, ...keys.slice(1)],
  };
}

type Columns = View["seats"][number]["columns"];

/** Cards of a matrix as data-at names them. */
function cardsWhere(
  seat: number,
  columns: Columns,
  which: (tech: string, column: number, row: number) => boolean,
): string[] {
  return columns.flatMap((col, c) =>
    col.cards.flatMap((card, r) =>
      which(card.tech, c, r) ? [`card-${seat}-${c + 1}-${r + 1}`] : [],
    ),
  );
}

/** What a city looks at. Where it pays for less than all of that, all is shown. */
export function thingsOf(city: CityCard, view: View, seat: number): string[] {
  const { columns } = view.seats[seat]!;
  const about = new Set(city.technologies);
  if (city.terrains.length)
    return city.terrains.flatMap((terrain) =>
      settled(view, terrain)
        .filter((x) => x.seat === seat)
        .map((x) => x.key),
    );
  if (city.family === "row") {
    const whole = (r: number): boolean =>
      city.technologies.every((x) => columns.some((c) => c.cards[r]?.tech === x));
    const rows = columns[0]?.cards.map((_, r) => r) ?? [];
    const row = Math.max(...columns.map((c) => c.cards.length), rows.length);
    const found = Array.from({ length: row }, (_, r) => r).find(whole);
    return cardsWhere(
      seat,
      columns,
      (tech, _, r) => about.has(tech) && (found === undefined || r === found),
    );
  }
  if (about.size) return cardsWhere(seat, columns, (tech) => about.has(tech));
  if (city.family === "column" || city.family === "long-column") {
    const size = (c: number): number =>
      city.family === "column"
        ? new Set(columns[c]!.cards.map((x) => x.tech)).size
        : columns[c]!.cards.length;
    const best = columns.reduce((a, _, c) => (size(c) > size(a) ? c : a), 0);
    return cardsWhere(seat, columns, (_, c) => c === best);
  }
  if (city.family === "provinces")
    return view.tiles.filter((x) => x.province.holder === seat).map((x) => `prov-${x.place}`);
  if (city.family === "routes")
    return view.routes
      .filter((r) => r.holder === seat)
      .map((r) => `route-${r.terrain}-${r.length}`);
  return [];
}

function city({ view, cards, line, seat }: Number): Cause {
  const card = cards.cities.find((x) => x.name === line.name)!;
  const held = view.seats[seat]!.cities.find((x) => x.name === line.name);
  const title = nameOf("bronze", card.name);
  return {
    title,
    icon: citySeal(card),
    piece: (counted) => (
      <>
        <i class={`disc${counted ? (line.points ? " paid" : " unpaid") : ""}`}>
          <Icon name={citySeal(card)} />
        </i>
        <span>{title}</span>
      </>
    ),
    say: held ? words.cityWhy(card.text, held.status) : card.text,
    at: [`city-${card.name}`, ...thingsOf(card, view, seat)],
  };
}

export const sheet: SheetOf<View, Cards> = {
  ties: (_, scores) =>
    ["cities", "routes"].map((source) => [
      sayBy(`page-bronze-tie-${source}`),
      scores.map((s) => s.sources.find((x) => x.id === source)!.points),
    ]),
  caption: (source) => words.caption(source as "provinces" | "routes" | "cities"),
  cause: (number) =>
    number.source === "provinces"
      ? province(number)
      : number.source === "routes"
        ? route(number)
        : city(number),
};

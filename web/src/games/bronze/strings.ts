// What the table of Bronze itself says: which message, and when. The words are
// in texts/<language>/page-bronze.ftl.
import { called, list, nameOf, phrases, say, series, type Context } from "../../texts";
import { isFirstGame } from "../../store";
import type { BronzeState } from "./state";
import type { Step } from "../../table/stage";
import type { Tile, View } from "./view";

type Source = "provinces" | "routes" | "cities";

const GAME = { game: "bronze" } as Context;
const orNone = (items: string[]): string => (items.length ? list(items) : "none");
const counts = (tile: Tile, name: (seat: number) => string): string[] =>
  tile.counts.flatMap((n, seat) => (n ? [say("page-labelled", { what: name(seat), n })] : []));

/** Each name once, and how many there are: "Wheel ×4". */
const counted = (names: string[]): string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((x) => x === name).length;
    return n > 1 ? `${name} ×${n}` : name;
  });

/** Who has set off the end by placing the last marker. */
function outOf(view: View, model: Context): string {
  const out = view.seats.flatMap((s, seat) => (s.markers ? [] : [seat]));
  const who = out.length === 1 ? { seat: out[0]! } : "none";
  return say("page-bronze-ending-markers", { who }, model);
}

/** Whose turns of a last round are not over: it ends before the first player's. */
function stillToPlay({ seats, first, turn }: View): number[] {
  const left = (first ?? 0) - (turn ?? 0);
  const n = left > 0 ? left : left + seats.length;
  return Array.from({ length: n }, (_, k) => ((turn ?? 0) + k) % seats.length);
}

/** What a step is good for, as a first game tells it. */
type Why =
  | "page-bronze-why-take"
  | "page-bronze-why-column"
  | "page-bronze-why-settle"
  | "page-bronze-why-city";

export const words = phrases(
  "page-bronze",
  [
    "strip",
    "routes",
    "settlers",
    "even",
    "passed",
    "full",
    "pool",
    "emptyStack",
    "reserve",
    "matrixCards",
    "backToMine",
    "whose",
    "noCards",
    "anyTerrain",
    "new",
    "awake",
    "wouldWake",
    "settled",
    "side",
    "flip",
    "noCities",
    "worthNow",
    "chooseCity",
    "lookAtTable",
    "backToCities",
    "awakeCards",
    "settleHere",
    "skip",
    "skipped",
    "end",
    "endAnyway",
    "putBack",
    "whichTech",
    "markersLeft",
    "reserveHelp",
    "lensHelp",
  ],
  {
    lineOf: (n: number): string => say("page-bronze-line-of", { n }),
    pointsOf: (n: number): string => say("page-bronze-points-of", { n }),
    where: (v: View): string =>
      say("page-bronze-where", {
        phase: v.phase === "over" ? "over" : v.ending.length ? "last" : v.round ? "play" : "setup",
        round: v.round,
      }),
    note: (v: View, model: Context): string =>
      v.ending.length && v.phase !== "over"
        ? say("page-bronze-last-round", {
            why: list(
              v.ending.map((e) =>
                e === "markers" ? outOf(v, model) : say(`page-bronze-ending-${e}`),
              ),
            ),
            who: list(stillToPlay(v).map((seat) => model.reader.name(seat))),
          })
        : say("page-bronze-open-tiles", {
            open: v.tiles.filter((x) => x.id !== null).length,
            all: v.tiles.length,
          }),
    steps: (ui: BronzeState): Step[] => {
      const taken = ui.view.value.phase !== "take";
      const idle = ui.model.over.value;
      const { turn } = ui.view.value;
      return [
        ...(idle || turn === null || turn === ui.own.value
          ? []
          : [[ui.model.name(turn), "who"] as Step]),
        [say("page-bronze-step-take"), idle ? "" : taken ? "did" : "on"],
        [say("page-bronze-step-wake"), idle || !taken ? "" : "did"],
        [say("page-bronze-step-settle"), idle || !taken ? "" : "on"],
        [say("page-bronze-step-gather"), ""],
      ];
    },
    tabs: phrases("page-bronze-tab", ["pool", "matrix", "cities", "rivals", "log"]),
    source: (id: Source) => say(`page-bronze-source-${id}`),
    sourceShort: (id: Source) => say(`page-bronze-source-${id}.short`),

    routesPay: (routes: { length: number; points: number }[]): string =>
      say("page-bronze-routes-pay", {
        lengths: series(routes.map((r) => String(r.length))),
        points: series(routes.map((r) => String(r.points))),
      }),
    terrain: (terrain: string): string => nameOf("bronze", terrain, "title"),
    lines: (terrain: string, view: View, model: Context): string => {
      const { seats } = view.lines.find((l) => l.terrain === terrain)!;
      const each = seats.map((n, seat) =>
        say("page-labelled", { what: model.reader.name(seat), n }),
      );
      return say("page-bronze-lines", { terrain, lines: series(each) }, GAME);
    },
    spot: (
      at: { tile: number; terrain: string; settlers: string },
      owner: number | null,
      fits: string[],
      model: Context,
    ): string =>
      say(
        "page-bronze-spot",
        { ...at, owner: owner === null ? "none" : { seat: owner }, fits: orNone(fits) },
        model,
      ),
    province: (tile: Tile, reach: number[], model: Context): string => {
      const { name } = model.reader;
      const { points, state } = tile.province;
      const said = say("page-bronze-province", {
        points: points ?? 0,
        state: state === "out" ? "out" : "in",
        counts: series(tile.counts.map((n, seat) => say("page-labelled", { what: name(seat), n }))),
      });
      if (state !== "open") return said;
      const who = called(reach.map(name));
      return [said, say("page-bronze-province-open", { free: tile.free, who })].join(". ");
    },
    tile: (tile: Tile, model: Context): string => {
      const { holder, state, points } = tile.province;
      if (tile.id === null) return words.faceDown(tile.place, points);
      const settled = counts(tile, model.reader.name);
      return say(
        "page-bronze-tile",
        {
          tile: tile.place,
          holder: holder !== null ? { seat: holder } : state === "out" ? "out" : "none",
          points: points ?? 0,
          counts: settled.length ? series(settled) : "none",
          free: tile.free,
        },
        model,
      );
    },
    faceDown: (tile: number, points: number | null): string =>
      points === null
        ? say("page-bronze-face-down.unlaid", { tile })
        : say("page-bronze-face-down", { tile, points }),
    downHelp: (tech: string): string => say("page-bronze-down-help", { tech }),
    techLine: (what: string, is: string): string => say("page-pair", { what, is }),
    pile: (n: number): string => say("page-bronze-pile", { n }),
    paysNow: (points: number): string => say("page-bronze-pays-now", { points }),
    firstDraws: (n: number): string => say("page-bronze-first-draws", { n }),

    get poolShort(): string {
      return say("page-bronze-pool.short");
    },
    stack: (
      n: number,
      card: string | null,
      count: number,
      terrains: string[],
      settlers: string[],
    ): string =>
      card
        ? say("page-bronze-stack", { n, card, count, terrains, settlers }, GAME)
        : say("page-bronze-stack.empty", { n }),
    cards: (n: number): string => say("page-bronze-reserve-cards", { n }),

    matrixOf: (model: Context, seat: number): string =>
      say("page-bronze-matrix-of", { name: { seat } }, model),
    place: (column: string, card: string, wakes: string[], spots: number): string =>
      say("page-bronze-place", { column, card, wakes: orNone(counted(wakes)), spots }, GAME),
    wakes: (n: number): string => say("page-bronze-wakes", { n }),
    citiesOf: (model: Context, seat: number): string =>
      say("page-bronze-cities-of", { name: { seat } }, model),
    pointsNow: (n: number): string => say("page-bronze-points-now", { n }),

    endAnywayHelp: (n: number): string => say("page-bronze-end-anyway-help", { n }),
    fit: (n: number): string => say("page-bronze-fit", { n }),
    prompt: (ui: BronzeState): string => {
      const { model } = ui;
      const { phase, ending } = ui.view.value;
      const headline = model.headline();
      if (headline !== null) return headline;
      if (ui.asking.value) return say("page-bronze-ask-tech");
      if (phase === "take" && ending.length && ui.stack.value === null)
        return say("page-bronze-last-turn");
      if (phase === "take")
        return say(ui.stack.value === null ? "page-bronze-ask-take" : "page-bronze-ask-column");
      if (phase === "city") return say("page-bronze-ask-city");
      return ui.hand.value
        ? say("page-bronze-ask-settle", { card: ui.hand.value }, GAME)
        : say("page-bronze-ask-nothing");
    },
    /** What to do; in a first game what it is good for comes before that. */
    detail: (ui: BronzeState): string => {
      const { model } = ui;
      const view = ui.view.value;
      const aside = model.aside();
      if (aside !== null) return aside;
      const why = (key: Why): string => (isFirstGame("bronze") ? `${say(key)} ` : "");
      if (view.phase === "take")
        return ui.stack.value === null
          ? why("page-bronze-why-take") + say("page-bronze-ask-take.help")
          : ui.side.value === "down"
            ? words.downHelp(ui.title(ui.face("down") ?? "none"))
            : why("page-bronze-why-column") || say("page-bronze-ask-column.help");
      if (view.phase === "city")
        return why("page-bronze-why-city") + say("page-bronze-ask-city.help");
      if (ui.tech.value) return why("page-bronze-why-settle") + say("page-bronze-ask-settle-help");
      return say(
        ui.skipped.value.size
          ? "page-bronze-ask-nothing.skipped"
          : view.woken.length
            ? "page-bronze-ask-nothing.no-spot"
            : "page-bronze-ask-nothing.used",
      );
    },
    wouldWakeList: (cards: string[], settlements: number, spots: number): string =>
      say("page-bronze-would-wake-list", { cards: list(counted(cards)), settlements, spots }),
    wouldWakeMost: (card: string, wakes: number, spots: number): string =>
      say("page-bronze-would-wake-most", { card, wakes, spots }, GAME),
    closes: (tiles: number[]): string =>
      say("page-bronze-closes", { n: tiles.length, tiles: list(tiles.map(String)) }),
    wouldSettle: (tile: number, terrain: string, effects: string[]): string =>
      effects.length
        ? say(
            "page-bronze-would-settle.effects",
            { tile, terrain, effects: series(effects, "page-list-clause") },
            GAME,
          )
        : say("page-bronze-would-settle", { tile, terrain }, GAME),
    lineGrows: (terrain: string, from: number, to: number): string =>
      say("page-bronze-line-grows", { terrain, from, to }, GAME),
    lineWins: (points: number): string => say("page-bronze-line-wins", { points }),
    provinceCount: (tile: number, n: number): string =>
      say("page-bronze-province-count", { tile, n }),
    opens: (tile: number): string => say("page-bronze-opens", { tile }),
    drawsCities: (n: number): string => say("page-bronze-draws-cities", { n }),
    chooseOf: (n: number): string => say("page-bronze-choose-of", { n }),
    citiesChange: (n: number): string => say("page-bronze-cities-change", { n }),

    seatLine: (seat: number, points: number, markers: number, model: Context): string =>
      say("page-bronze-seat-line", { name: { seat }, points, markers }, model),
    lookAt: (seat: number, model: Context): string =>
      say("page-bronze-look-at", { name: { seat } }, model),

    labelled: (what: string, n: number): string => say("page-labelled", { what, n }),
    tileName: (tile: number): string => say("page-bronze-tile-name", { tile }),
    caption: (source: Source): string => say(`page-bronze-caption-${source}`),
    provinceWhy: (counts: string[]): string =>
      say("page-bronze-province-why", { counts: series(counts) }),
    routeWhy: (terrain: string, length: number): string =>
      say("page-bronze-route-why", { terrain, length }, GAME),
    routeOn: (terrain: string, length: number, line: number, from: number, to: number): string =>
      say(
        from === to ? "page-bronze-route-on.one" : "page-bronze-route-on",
        { terrain, length, line, from, to },
        GAME,
      ),
    cityWhy: (text: string, status: string): string =>
      say("page-bronze-city-why", { text, status }),

    words: {
      stack: (n: number, card: string | null, count: number): string =>
        card
          ? say("page-bronze-words-stack", { n, card, count }, GAME)
          : say("page-bronze-stack.empty", { n }),
      reserve: (n: number): string => say("page-bronze-words-reserve", { n }),
      pile: (cities: string[]): string => say("page-bronze-words-pile", { cities }, GAME),
      route: (
        r: { terrain: string; length: number; points: number; holder: number | null },
        at: Context,
      ) =>
        say(
          "page-bronze-words-route",
          { ...r, holder: r.holder === null ? "none" : { seat: r.holder } },
          at,
        ),
      column: (n: number, cards: { tech: string; woken: boolean; used: boolean }[]): string =>
        say("page-bronze-words-column", {
          n,
          cards: series(
            cards.map((x) =>
              x.woken && !x.used
                ? say("page-bronze-words-awake", { card: x.tech }, GAME)
                : nameOf("bronze", x.tech),
            ),
          ),
        }),
      city: (city: string, points: number, status: string): string =>
        say("page-bronze-words-city", { city, points, status }, GAME),
    },
  },
);

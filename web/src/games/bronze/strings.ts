// What the table of Bronze says by itself. Names of cards, rules, events and
// how a city stands come from the engine.
import { capital, list, plural } from "../../words";
import type { TableModel } from "../../table/model";
import type { BronzeState } from "./state";
import type { Tile, View } from "./view";

type Step = [string, "did" | "on" | ""];

const ENDING: Record<string, string> = {
  stack: "a second stack is empty",
  markers: "somebody is out of markers",
  "last-tile": "the last tile is full",
};

export const words = {
  title: "Bronze",
  keys: {
    flip: "flip the card in hand",
    end: "end your turn",
    words: "the table in words",
    goStrip: "strip",
    goMatrix: "matrix",
    goPool: "pool",
    goCities: "cities",
  },
  where: (v: View): string =>
    v.phase === "over" ? "Finished" : v.round ? `Round ${v.round}` : "Setting up",
  note: (v: View): string =>
    v.ending.length && v.phase !== "over"
      ? `Last round: ${list(v.ending.map((e) => ENDING[e] ?? e))}`
      : `${v.tiles.filter((x) => x.id !== null).length} of ${v.tiles.length} tiles open`,
  steps: (ui: BronzeState): Step[] => {
    const { phase } = ui.view.value;
    const taken = phase !== "take";
    if (ui.model.over.value || ui.view.value.turn !== ui.own.value)
      return [
        ["Take", ""],
        ["Settle", ""],
        ["Gather", ""],
      ];
    return [
      ["Take", taken ? "did" : "on"],
      ["Settle", taken ? "on" : ""],
      ["Gather", ""],
    ];
  },
  tabs: { pool: "Pool", matrix: "Matrix", cities: "Cities", rivals: "Players", log: "Log" },
  source: {
    provinces: "provinces",
    routes: "trade routes",
    cities: "cities, as they stand",
  } as Record<string, string>,

  sourceShort: { provinces: "Provinces", routes: "Routes", cities: "Cities" } as Record<
    string,
    string
  >,

  strip: "The land",
  routes: "Trade routes",
  routesPay: (routes: { length: number; points: number }[]): string =>
    `A line of ${routes.map((r) => r.length).join(", ")} pays ${routes.map((r) => r.points).join(", ")}`,
  settlers: "Settlers",
  terrain: capital,
  spot: (
    tile: number,
    terrain: string,
    settlers: string,
    owner: string | null,
    fits: string[],
  ): string =>
    `Tile ${tile}, ${terrain}, ${settlers}, ${owner ?? (fits.length ? `free, fits ${list(fits)}` : "free")}`,
  province: (p: Tile["province"], counts: string[]): string =>
    `Province of ${p.points ?? "?"} points${p.state === "out" ? ", out of the game" : ""}. Settlements: ${counts.join(", ")}`,
  even: "even",
  tile: (tile: Tile, name: (seat: number) => string): string => {
    if (tile.id === null) return words.faceDown(tile.place, tile.province.points);
    const held =
      tile.province.holder === null
        ? tile.province.state === "out"
          ? "province out of the game"
          : `province ${tile.province.points}`
        : `province held by ${name(tile.province.holder)}`;
    const counts = tile.counts.flatMap((n, seat) => (n ? [`${name(seat)} ${n}`] : []));
    return `Tile ${tile.place}, ${held}, ${counts.length ? counts.join(", ") : "no settlements"}, ${plural(tile.free, "free spot")}.`;
  },
  faceDown: (place: number, points: number | null): string =>
    `Tile ${place}, face down, province ${points ?? "not laid yet"}`,
  pile: (n: number): string => plural(n, "city", "cities"),
  firstDraws: (n: number): string => `first here draws ${n}`,
  passed: "all are past",
  full: "full",

  pool: "Technology pool",
  poolShort: "Pool",
  stack: (
    n: number,
    top: string | null,
    count: number,
    terrains: string[],
    settlers: string[],
  ): string =>
    top
      ? `Stack ${n}: ${top}, settles ${list(settlers)} in ${list(terrains)}, ${plural(count, "card")}`
      : `Stack ${n}: empty`,
  emptyStack: "empty",
  reserve: "Reserve",
  cards: (n: number): string => `${plural(n, "card")} in reserve`,

  matrixCards: "Cards of the matrix",
  matrixOf: (model: TableModel, seat: number): string =>
    model.isYou(seat) ? "Your matrix" : `Matrix of ${model.name(seat)}`,
  backToMine: "Back to yours",
  noCards:
    "Your cards will lie here. Cards beside each other and equal cards in a column wake each other.",
  anyTerrain: "any",
  new: "new",
  awake: "awake",
  wouldWake: "would wake",
  settled: "settled",
  side: "Which side to play",
  place: (column: string, tech: string, wakes: string[], spots: number): string =>
    `${tech} ${column === "left" || column === "right" ? `in a new column at the ${column}` : `in column ${column}`}: wakes ${list(wakes)}, ${plural(spots, "spot")} to settle`,
  wakes: (n: number): string => `wakes ${n}`,
  spots: (n: number): string => plural(n, "spot"),

  citiesOf: (model: TableModel, seat: number): string =>
    model.isYou(seat) ? "Your cities" : `Cities of ${model.name(seat)}`,
  pointsNow: (n: number): string => `${plural(n, "point")} now`,
  noCities: "Whoever places their first marker on a tile takes one of its cities.",
  worthNow: "now",
  chooseCity: "Take a city",
  lookAtTable: "Look at the table",
  backToCities: "Back to the cities",

  awakeCards: "Technologies awake",
  fit: (n: number): string => (n ? `${plural(n, "spot")} fit` : "no spot fits"),
  settleHere: "Settle here",
  end: "End turn",
  endAnyway: "Cards unused: end anyway?",
  putBack: "Put back",
  whichTech: "Which technology?",
  prompt: (ui: BronzeState): string => {
    const { model } = ui;
    const view = ui.view.value;
    const headline = model.headline();
    if (headline !== null) return headline;
    if (ui.asking.value) return "Which technology settles here?";
    if (view.phase === "take") return ui.stack.value === null ? "Take a card" : "Where does it go?";
    if (view.phase === "city") return "Take a city";
    const tech = ui.tech.value;
    return tech ? `Settle with ${ui.title(tech)}` : "Nothing is left to settle";
  },
  detail: (ui: BronzeState): string => {
    const { model } = ui;
    const view = ui.view.value;
    const aside = model.aside();
    if (aside !== null) return aside;
    if (view.phase === "take")
      return ui.stack.value === null
        ? "Pick one of the four open cards, then a column of your matrix."
        : "Point at a place to see what the card would wake there.";
    if (view.phase === "city") return "You have reached a new tile.";
    return ui.tech.value
      ? "Lit spots can be settled. Each card awake places one marker."
      : "No free spot fits your cards. End your turn.";
  },
  wouldWakeList: (techs: string[], settlements: number, spots: number): string =>
    `Wakes ${list(techs)}: up to ${plural(settlements, "settlement")}, ${plural(spots, "spot")} fit`,
  wouldSettle: (tile: number, terrain: string, effects: string[]): string =>
    `Tile ${tile}, ${terrain}${effects.length ? `: ${effects.join("; ")}` : ""}`,
  lineGrows: (terrain: string, from: number, to: number): string =>
    `${terrain} line ${from} to ${to}`,
  provinceCount: (tile: number, n: number): string => `your count on tile ${tile}: ${n}`,
  opens: (tile: number): string => `tile ${tile} opens`,
  drawsCities: (n: number): string => `${plural(n, "city", "cities")} drawn, you take one`,
  chooseOf: (n: number): string => `take one of ${plural(n, "city", "cities")}`,
  citiesChange: (n: number): string => `your cities ${n > 0 ? "+" : ""}${n}`,

  seatLine: (name: string, points: number, markers: number): string =>
    `${name}: ${plural(points, "point")}, ${plural(markers, "marker")} left`,
  markersLeft: "markers left",
  lookAt: (name: string): string => `Show the matrix and cities of ${name}`,

  words: {
    title: "The table in words",
    stack: (n: number, top: string | null, count: number): string =>
      top ? `Stack ${n}: ${top}, ${plural(count, "card")}` : `Stack ${n}: empty`,
    reserve: (n: number): string => `Reserve: ${plural(n, "card")}`,
    pile: (names: string[]): string => `Cities: ${list(names)}.`,
    route: (terrain: string, length: number, points: number, name: string): string =>
      `${capital(terrain)}, line of ${length}, ${points} points: held by ${name}`,
    seats: "Players",
    column: (n: number, cards: string[]): string => `Column ${n}: ${cards.join(", ")}`,
    awake: "(awake)",
    city: (title: string, points: number, status: string): string =>
      `${title}: ${plural(points, "point")} now. ${status}`,
  },
};

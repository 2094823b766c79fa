// What the table of The Golden Ages says by itself. Names and texts of cards,
// rules, events and actions come from the engine.
import { list, plural } from "../../words";
import type { TableModel } from "../../table/model";
import type { GoldenState, GroupId } from "./state";
import type { SeatView, Square, View } from "./view";

const signed = (n: number): string => `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n)}`;

const ROMAN = ["", "I", "II", "III", "IV"];
const ERAS = [1, 2, 3, 4];

type Step = [string, "did" | "on" | ""];

/** Each question as a heading and as what to do about it. */
const ASKS: Record<string, [string, string]> = {
  civ: [
    "Choose your civilization",
    "Take the new card of this era, or keep the one you have. What a card does at once, it does when taken.",
  ],
  top: ["A technology of level 4", "India develops one at once, in any row."],
  tile: [
    "Place a continent tile",
    "Lit squares show where its first square may lie. The pictures turn it.",
  ],
  capital: [
    "Set your capital",
    "On a lit square of the tile you have just placed. Your colonists stand with it.",
  ],
  action: [
    "Take one of eight actions",
    "Pick an action, or point at a colonist, a technology, a wonder or a card of yours.",
  ],
  move: [
    "Where does the explorer go?",
    "Lit squares are within reach; the number is the gold that arriving pays.",
  ],
  to: [
    "Where does the soldier attack?",
    "Lit squares can be attacked; the number is your gold before and after.",
  ],
  keep: ["Keep one glory tile", "The other goes back."],
  city: ["Found a city here?", "A city holds the square for you and pays for its cubes."],
  cube: ["Take a cube from a city", "Your reserve is short: take what is missing from a lit city."],
  card: ["Which building?", "Take one of those on offer."],
  discard: ["Which building leaves?", "All your building spaces are full."],
  "free-tech": ["A technology for nothing", "Develop one that is next in its row."],
  buy: ["A cheaper technology", "The card lowers the price of one."],
  more: ["Another technology?", "Japan may develop several in one action."],
  stand: ["Who stands up?", "One of your lying colonists on the map."],
  shift: [
    "Notre Dame",
    "Send lying colonists to the agora, one after the other, or bring some home.",
  ],
  "shift-more": [
    "Send another colonist?",
    "One of the lit ones, or be done. They go row by row, from left to right.",
  ],
  judge: [
    "Choose the judgement of this era",
    "Everybody scores it when the era ends. The numbers are what it would pay you now.",
  ],
};

const SOURCES: Record<string, string> = {
  artists: "artists",
  buildings: "buildings",
  wonders: "wonders",
  discoveries: "technologies of level 4",
  judgements: "judgements",
  technologies: "backs of technologies",
  glory: "glory tiles",
  gold: "gold",
  future: "future technology",
};

export const words = {
  title: "The Golden Ages",
  keys: {
    turnTile: "turn the tile to place",
    words: "the table in words",
    goMap: "map",
    goTech: "technologies",
    goWonders: "wonders",
    goBuildings: "buildings",
    goJudgements: "judgements",
    goCivilization: "civilization",
  },
  era: (n: number): string => `Era ${ROMAN[n]}`,
  where: (v: View): string => (v.phase === "over" ? "Finished" : words.era(v.era)),
  note: (v: View): string =>
    v.stage === "last"
      ? `Last actions: ${v.left} to come`
      : v.stage === "civs"
        ? "civilizations"
        : v.stage === "map"
          ? "new land"
          : v.stage === "setup"
            ? "setting up"
            : "",
  steps: (v: View): Step[] =>
    ERAS.map((n) => [
      words.era(n),
      v.era > n || v.phase === "over" ? "did" : v.era === n ? "on" : "",
    ]),
  tabs: { tech: "Tech", board: "Board", offer: "Offers", rivals: "Players", log: "Log" },
  sources: SOURCES,

  map: "The map: 6 rows, 10 columns; left and right edge meet",
  squares: "Squares",
  whole: "Whole map",
  wholeTitle: "The whole map in small; a tap on it shows that place large",
  square: (s: Square, name: (seat: number) => string, can: string[], pays: string): string => {
    const [row, column] = s.at.split(",");
    const parts = [
      `Row ${row}, column ${column}`,
      s.tile ? "land" : s.symbols.length ? "island" : "sea",
    ];
    if (s.symbols.length)
      parts.push(`${s.symbols.join(", ")}${s.capital === null ? "" : " under a capital"}`);
    if (s.capital !== null) parts.push(`capital of ${name(s.capital)}`);
    if (s.city !== null) parts.push(`city of ${name(s.city)}, ${plural(s.cubes, "cube")}`);
    for (const c of s.colonists)
      parts.push(`colonist of ${name(c.seat)}, ${c.standing ? "standing" : "lying"}`);
    if (can.length) parts.push(`can: ${list(can)}${pays ? `, ${pays}` : ""}`);
    return parts.join(", ");
  },
  signed,
  gold: (n: number): string => `${signed(n)} gold`,
  points: (n: number): string => `${signed(n)} ${Math.abs(n) === 1 ? "point" : "points"}`,

  wonders: "Wonders",
  buildings: "Buildings",
  buildingsNote: "a builder takes one",
  judgements: "Judgements",
  judgementsNote: "worth to you now",
  worthYou: (n: number): string => `worth ${n} to you now`,
  worthTo: (name: string): string => `worth to ${name} now`,
  agora: "Agora",
  rest: (n: number): string =>
    n ? `${plural(n, "colonist")} rest${n === 1 ? "s" : ""} here` : "nobody is here",
  noneOnOffer: "Nothing on offer",
  each: (points: number, each: string): string => `${points} a ${each}`,
  eachShort: (points: number, each: string): string =>
    `${points} a ${each.replace(/ (symbol|on the map)$/, "")}`,
  judgedIn: (era: number): string => words.era(era),
  price: (n: number): string => `${n} gold`,
  copies: (n: number): string => `${n} copies`,

  group: {
    explorer: ["Explorer", "Explore"],
    builder: ["Builder", "Build"],
    artist: ["Artist", "Art"],
    soldier: ["Soldier", "War"],
    wonder: ["Wonder", "Wonder"],
    activate: ["Activate", "Use"],
    technology: ["Technology", "Tech"],
    golden: ["Golden age", "Age"],
  } as Record<GroupId, [string, string]>,
  groups: "The eight actions",
  whyNot: "why not?",
  count: (group: GroupId, n: number): string => {
    if (group === "golden") return "ends your era";
    if (group === "artist") return "to the agora";
    if (group === "wonder" || group === "technology") return `${n} you can pay`;
    if (group === "activate") return plural(n, "card");
    return plural(n, "way");
  },

  choices: "What you can choose",
  letGo: "Let go",
  turn: "Turn the tile",
  turned: (quarters: number, places: number): string =>
    `Turned ${plural(quarters, "quarter")}, ${places ? plural(places, "place") : "no place"}`,
  places: (n: number): string => (n ? plural(n, "place") : "no place"),

  prompt: (ui: GoldenState): string => {
    const { model } = ui;
    const view = ui.view.value;
    const headline = model.headline();
    if (headline !== null) return headline;
    const group = ui.chosen.value;
    if (ui.asking.value) return ui.asking.value.length > 1 ? "Which?" : ui.asking.value[0]!.say;
    if (group) return words.group[group][0];
    return ASKS[view.phase]?.[0] ?? "Choose";
  },
  detail: (ui: GoldenState): string => {
    const { model } = ui;
    const aside = model.aside();
    if (aside !== null) return aside;
    const group = ui.chosen.value;
    if (group) return GROUP_HELP[group];
    return ASKS[ui.view.value.phase]?.[1] ?? "";
  },
  would: (say: string, gold: [number, number], points: [number, number]): string => {
    const parts = [];
    if (gold[0] !== gold[1]) parts.push(`gold ${gold[0]} to ${gold[1]}`);
    if (points[0] !== points[1]) parts.push(`points ${points[0]} to ${points[1]}`);
    return parts.length ? `${say}: ${parts.join(", ")}.` : `${say}.`;
  },

  civ: "Civilization",
  civNumber: (n: number): string => `no. ${n}`,
  noCiv: "No civilization yet",
  stats: { gold: "gold", points: "points", cubes: "cubes" },
  future: (points: number, most: string): string => `${points} points for the most: ${most}`,
  futureNow: (met: boolean): string => (met ? "yours now" : "not now"),
  later: (era: number, title: string): string => `${words.era(era)}: ${title}`,
  laterCards: "Cards for later eras",
  used: "used this era",
  brought: (n: number): string => `${plural(n, "point")} so far`,

  civOf: (model: TableModel, seat: number): string =>
    model.isYou(seat) ? "Your civilization" : `Civilization of ${model.name(seat)}`,
  techsOf: (model: TableModel, seat: number): string =>
    model.isYou(seat) ? "Technologies" : `Technologies of ${model.name(seat)}`,
  developed: (n: number): string => `${n} developed`,
  techState: {
    developed: "developed",
    obsolete: "replaced",
    open: "next in its row",
    locked: "not yet to be had",
  } as Record<string, string>,
  obsolete: "old",
  slots: "Building spaces",
  free: (n: number): string => `${n} free`,
  freeSlot: "free",
  closedSlot: "closed",
  attacks: "Attacks",
  nextAttack: (n: number | null): string => (n === null ? "no more" : `next ${n} gold`),
  attackDone: (value: string): string => `Attack made, glory ${value}`,
  attackCost: (n: number): string => `Costs ${n} gold`,
  secret: "?",
  reserve: "Reserve",
  onMap: (n: number): string => `${n} on the map`,
  locked: (n: number): string => `${n} locked`,
  takes: "Gold for taking",
  range: (n: number): string => (n >= 99 ? "moves anywhere" : `moves ${n}`),

  seatLine: (name: string, s: SeatView): string =>
    `${name}: ${plural(s.points.total, "point")}, ${s.gold} gold`,
  lookAt: (name: string): string => `Show the board of ${name}`,
  goldenAge: "golden age",
  attacksMade: (n: number, most: number): string => `attacks made: ${n} of ${most}`,
  cubesLeft: "cubes in reserve",
  minis: (rows: number[]): string => `Technologies by row: ${rows.join(", ")}`,
  backToMine: "Back to mine",

  words: {
    title: "The table in words",
    seat: (s: SeatView, civ: string): string =>
      `${civ}. ${plural(s.gold, "gold", "gold")}, ${plural(s.reserve, "cube")} in reserve, ${plural(s.cities.length, "city", "cities")}, ${plural(s.attacks, "attack")} made${s.golden ? ", in a golden age" : ""}.`,
    colonists: (items: string[]): string => `Colonists: ${items.join("; ")}`,
    colonist: (at: string | null, standing: boolean): string =>
      `${at === null ? "not placed" : at === "agora" ? "on the agora" : `at ${at}`}, ${standing ? "standing" : "lying"}`,
    techs: (items: string[]): string => `Technologies: ${items.length ? list(items) : "none"}`,
    buildings: (items: string[]): string => `Buildings: ${items.length ? list(items) : "none"}`,
    wonders: (items: string[]): string => `Wonders: ${items.length ? list(items) : "none"}`,
    points: (items: string[]): string => `Points: ${list(items)}`,
    pointsFor: (source: string, n: number): string => `${n} for ${SOURCES[source]}`,
    judgement: (title: string, rate: string, era: number | null, worth: string[]): string =>
      `${title}, ${rate}${era === null ? "" : `, chosen in era ${ROMAN[era]}`}: ${worth.join(", ")}`,
    worth: (name: string, n: number): string => `${name} ${n}`,
    offer: (title: string, text: string, price: string): string =>
      `${title}${price ? `, ${price}` : ""}: ${text}`,
    land: "Land and pieces",
    seats: "Players",
  },
};

const GROUP_HELP: Record<GroupId, string> = {
  explorer: "Which colonist sets out?",
  builder: "Which colonist goes to the agora? Then you take a building.",
  artist: "Which colonist goes to the agora for points?",
  soldier: "Which colonist attacks?",
  wonder: "Pay for a wonder on offer.",
  activate: "Use a building or wonder, once an era.",
  technology: "Pay for the next technology of a row.",
  golden: "You take no more actions in this era.",
};

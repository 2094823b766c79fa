// What the table of The Golden Ages itself says: which message, and when. The
// words are in texts/<language>/page-golden-ages.ftl.
import { t } from "../../strings";
import { list, phrases, say, sayBy, sentences, series, type Context } from "../../texts";
import type { Action, Preview } from "../../engine/protocol";
import { isFirstGame } from "../../store";
import type { GoldenState, GroupId } from "./state";
import type { Card, Gain, Judgement, SeatView, Square, View } from "./view";

const GAME = { game: "golden-ages" } as Context;
const ERAS = [1, 2, 3, 4];
const ANYWHERE = 99;

type Step = [string, "did" | "on" | ""];
type Source = keyof Omit<SeatView["points"], "total">;

const ASKS = [
  "civ",
  "top",
  "tile",
  "capital",
  "action",
  "move",
  "to",
  "keep",
  "city",
  "cube",
  "card",
  "discard",
  "free-tech",
  "buy",
  "more",
  "stand",
  "shift",
  "shift-more",
  "judge",
] as const;

const SOURCES: Source[] = [
  "artists",
  "buildings",
  "wonders",
  "discoveries",
  "judgements",
  "technologies",
  "glory",
  "gold",
  "future",
];

const columnName = (column: number): string => "ABCDEFGHIJ"[column]!;
const rowName = (row: number): string => String(row + 1);

/** A square as its edges letter and number it: "2,3" is D3. */
function placeName(at: string): string {
  const [row, column] = at.split(",").map(Number);
  return columnName(column!) + rowName(row!);
}

/** Rules that keep one of the eight actions back and have a short form. */
const LACKS = [
  "no-standing",
  "still-standing",
  "no-target",
  "attack-price",
  "attacks-done",
  "no-offer",
  "wonder-price",
  "no-wonder",
  "not-yours",
  "no-gear",
  "already-used",
  "nothing-to-buy",
  "tech-price",
  "have-tech",
] as const;

const askOf = (phase: string): (typeof ASKS)[number] | undefined => ASKS.find((x) => x === phase);

/** The judgement that an action chooses. */
export const judgementOf = (ui: GoldenState, { kind, a }: Action): Judgement | undefined =>
  kind === "judge" ? ui.view.value.judgements.find((j) => j.id === a) : undefined;

/** What it would bring everybody now. */
export const worthOf = ({ model }: Pick<GoldenState, "model">, { points }: Judgement): string =>
  series(points.map((n, seat) => words.words.worth(model.name(seat), n)));

/** Seven of the eight actions are out of reach. */
const onlyGolden = (ui: GoldenState): boolean =>
  ui.acting.value && ui.actions.value.every((a) => a.kind === "golden");

/** What has a purpose that somebody new to the game may ask for. */
const PURPOSES = [
  "civ",
  "tile",
  "capital",
  "action",
  "move",
  "to",
  "city",
  "card",
  "judge",
] as const;

const SYMBOLS = ["game", "wheat", "rock", "gem"] as const;

/** Which symbols of the square one goes to pay, and what the civilization adds. */
function goldParts(ui: GoldenState, action: Action, gold: number): string {
  if (action.kind !== "move" || gold <= 0) return "";
  const me = ui.view.value.seats[ui.own.value]!;
  const square = ui.view.value.squares.find((s) => s.at === action.a);
  const paid = SYMBOLS.map((symbol) => ({
    symbol,
    n: me.takes[symbol] * (square?.symbols.filter((s) => s === symbol).length ?? 0),
  })).filter(({ n }) => n > 0);
  const sum = paid.reduce((total, { n }) => total + n, 0);
  const parts = paid.map((x) => say("page-golden-ages-gold-for", x, GAME));
  if (sum > gold) return "";
  if (gold > sum && me.civ)
    parts.push(say("page-golden-ages-gold-civ", { n: gold - sum, civ: me.civ }, GAME));
  return list(parts);
}

/** How many actions the game still has. */
const lastWords = (v: View): string =>
  say("page-golden-ages-note-last", { n: v.left + (v.phase === "judge" ? 0 : 1) });

export const words = phrases(
  "page-golden-ages",
  [
    "map",
    "squares",
    "whole",
    "wholeTitle",
    "wonders",
    "buildings",
    "buildingsNote",
    "judgements",
    "judgementsNote",
    "agora",
    "noneOnOffer",
    "groups",
    "choices",
    "letGo",
    "atNoPrice",
    "laidOpen",
    "onTheWay",
    "atTheEnd",
    "laidNote",
    "laidNothing",
    "turn",
    "civ",
    "noCiv",
    "laterCards",
    "used",
    "obsolete",
    "slots",
    "freeSlot",
    "closedSlot",
    "attacks",
    "reserve",
    "takes",
    "goldenAge",
    "cubesLeft",
    "backToMine",
  ],
  {
    era: (n: number): string => say("page-golden-ages-era", { n }),
    where: (v: View): string =>
      v.phase === "over"
        ? say("page-golden-ages-over")
        : v.stage === "last"
          ? say("page-pair", { what: words.era(v.era), is: lastWords(v) })
          : words.era(v.era),
    note: (v: View): string =>
      v.stage === "civs" || v.stage === "map" || v.stage === "setup"
        ? say(`page-golden-ages-note-${v.stage}`)
        : v.era === ERAS.length && v.stage !== "last" && v.phase !== "over"
          ? say("page-golden-ages-note-era")
          : "",
    steps: (v: View): Step[] =>
      ERAS.map((n) => [
        words.era(n),
        v.era > n || v.phase === "over" ? "did" : v.era === n ? "on" : "",
      ]),
    row: rowName,
    column: columnName,
    tabs: phrases("page-golden-ages-tab", ["tech", "board", "offer", "rivals", "log"]),
    sources: SOURCES,
    source: (id: Source): string => say(`page-golden-ages-source-${id}`),

    square: (s: Square, can: string[], pays: string, model: Context): string => {
      const kind = s.tile ? "land" : s.symbols.length ? "island" : "sea";
      const parts = [say(`page-golden-ages-square-${kind}`, { at: placeName(s.at) })];
      if (s.symbols.length)
        parts.push(
          say(
            s.capital === null
              ? "page-golden-ages-square-symbols"
              : "page-golden-ages-square-symbols.under",
            { symbols: s.symbols },
            model,
          ),
        );
      if (s.capital !== null)
        parts.push(say("page-golden-ages-square-capital", { name: { seat: s.capital } }, model));
      if (s.city !== null)
        parts.push(
          say("page-golden-ages-square-city", { name: { seat: s.city }, cubes: s.cubes }, model),
        );
      for (const c of s.colonists)
        parts.push(
          say(
            c.standing ? "page-golden-ages-square-standing" : "page-golden-ages-square-lying",
            { name: { seat: c.seat } },
            model,
          ),
        );
      if (can.length)
        parts.push(
          pays
            ? say("page-golden-ages-square-can.pays", { actions: list(can), pays })
            : say("page-golden-ages-square-can", { actions: list(can) }),
        );
      return series(parts);
    },
    signed: (n: number): string => say("page-golden-ages-signed", { n }),
    gold: (n: number): string => say("page-golden-ages-gold", { n }),
    points: t.table.pointsChange,
    /** Points and gold won or lost; "" for neither. */
    sums: (points: number, gold: number): string =>
      series([points ? words.points(points) : "", gold ? words.gold(gold) : ""].filter(Boolean)),

    /** What a judgement counts, and what it would bring everybody now. */
    worth: (text: string, worth: string): string =>
      say("page-golden-ages-worth", { text: text.replace(/[.]$/, ""), worth }),
    worthTo: (name: string): string => say("page-golden-ages-worth-to", { name }),
    rest: (n: number): string => say("page-golden-ages-rest", { n }),
    each: (points: number, each: string): string =>
      say("page-golden-ages-each", { points, each }, GAME),
    eachShort: (points: number, each: string): string =>
      say("page-golden-ages-each.short", { points, each }, GAME),
    judgedIn: (era: number): string => words.era(era),
    cardLine: (card: Card): string => say("page-pair", { what: card.title, is: card.text }),
    labelled: (what: string, n: number): string => say("page-labelled", { what, n }),
    price: (n: number): string => say("page-golden-ages-price", { n }),
    copies: (n: number): string => say("page-golden-ages-copies", { n }),

    /** One of the eight actions, in full and short. */
    group: (id: GroupId): [string, string] => [
      say(`page-golden-ages-group-${id}`),
      say(`page-golden-ages-group-${id}.short`),
    ],
    groupHelp: (id: GroupId): string => say(`page-golden-ages-group-${id}.help`),
    /** What one of the eight actions costs or brings now. */
    offers: (ui: GoldenState, id: GroupId, preview: Preview | null): string => {
      const me = ui.view.value.seats[ui.own.value]!;
      const n = ui.of(id).length;
      const gain = preview ? ui.gain(preview) : null;
      if (gain) return words.sums(gain.own, gain.gold[1] - gain.gold[0]);
      if (id === "builder") {
        const space = me.buildings.length < me.slots ? "free" : "full";
        return say("page-golden-ages-offers-builder", { space });
      }
      if (id === "soldier")
        return say("page-golden-ages-offers-soldier", { price: me.attack_price ?? 0 });
      if (id === "wonder") {
        const price = ui.of(id).some((a) => a.kind === "wonder-free")
          ? 0
          : (ui.cheapestWonder()?.price ?? 0);
        return say("page-golden-ages-offers-from", { price });
      }
      if (id === "technology")
        return say("page-golden-ages-offers-from", { price: ui.cheapestTech()?.price ?? 0 });
      if (id === "activate") return say("page-golden-ages-offers-activate", { n });
      if (id === "golden")
        return ui.view.value.era === ERAS.length
          ? say("page-golden-ages-offers-golden.game")
          : say("page-golden-ages-offers-golden");
      const standing = me.colonists.filter((c) => c.standing).length;
      return say("page-golden-ages-offers-explorer", { n: standing });
    },
    /** What it lacks, in a word or two: the rule that forbids it, by its key. */
    lacks: (ui: GoldenState, id: GroupId, rule: string): string => {
      const me = ui.view.value.seats[ui.own.value]!;
      const prices: Partial<Record<GroupId, number | null>> = {
        soldier: me.attack_price,
        wonder: ui.cheapestWonder()?.price ?? null,
        technology: ui.cheapestTech()?.price ?? null,
      };
      const short = LACKS.find((x) => rule === `golden-ages-rule-${x}`) ?? "other";
      return say(`page-golden-ages-lacks-${short}`, {
        price: prices[id] ?? 0,
        have: me.gold,
        n: me.colonists.filter((c) => c.standing).length,
      });
    },
    turned: (turns: number, n: number): string => say("page-golden-ages-turned", { turns, n }),
    places: (n: number): string => say("page-golden-ages-places", { n }),

    prompt: (ui: GoldenState): string => {
      const { model } = ui;
      const headline = model.headline();
      if (headline !== null) return headline;
      const group = ui.chosen.value;
      const asking = ui.asking.value;
      if (asking)
        return asking.length > 1 ? say("page-golden-ages-ask-which") : model.say(asking[0]!);
      const building = group === "builder" ? ui.building.value : null;
      if (building) return say("page-golden-ages-ask-builds", { card: building }, GAME);
      if (group) return words.group(group)[0];
      if (onlyGolden(ui)) return say("page-golden-ages-ask-golden");
      const ask = askOf(ui.view.value.phase);
      return ask ? say(`page-golden-ages-ask-${ask}`) : say("page-golden-ages-ask-choose");
    },
    /** What a seat's points leave out, because only its owner knows it yet. */
    hidden: (v: View, seat: number): string => {
      if (v.stage === "setup" || v.phase === "over") return "";
      const { future, attacks, glory } = v.seats[seat]!;
      const n = attacks - glory.reduce((sum, k) => sum + k, 0);
      const parts = future ? [] : [say("page-golden-ages-hidden-future")];
      if (n > 0) parts.push(say("page-golden-ages-hidden-glory", { n }));
      return parts.length ? say("page-golden-ages-hidden", { parts: list(parts) }) : "";
    },
    /** What to do; in a first game what it is good for comes before that. */
    detail: (ui: GoldenState): string => {
      const { model } = ui;
      const aside = model.aside();
      if (aside !== null) return aside;
      const group = ui.chosen.value;
      if (group) return words.groupHelp(group);
      if (ui.view.value.stage === "last" && ui.acting.value)
        return say("page-golden-ages-last-action");
      if (onlyGolden(ui)) return say("page-golden-ages-ask-golden.help");
      const ask = askOf(ui.view.value.phase);
      if (!ask) return "";
      const help = say(`page-golden-ages-ask-${ask}.help`);
      const why = PURPOSES.find((x) => x === ask);
      if (!why || !isFirstGame("golden-ages")) return help;
      const purpose = say(`page-golden-ages-why-${why}`, { era: ui.view.value.era });
      return `${purpose} ${help}`;
    },
    /** What an action would change, and where that comes from. */
    effects: (ui: GoldenState, action: Action, gain: Gain): string[] => {
      const [from, to] = gain.gold;
      const parts = gain.points.map(([source, n]) =>
        say("page-golden-ages-would-points", { n, source: words.source(source as Source) }),
      );
      if (from !== to) {
        const sources = goldParts(ui, action, to - from);
        parts.unshift(
          sources
            ? say("page-golden-ages-would-gold.parts", { from, to, parts: sources })
            : say("page-golden-ages-would-gold", { from, to }),
        );
      }
      if (gain.goldPoints) parts.push(say("page-golden-ages-would-worth", { n: gain.goldPoints }));
      return parts;
    },
    judged: (what: string, worth: string): string =>
      say("page-golden-ages-would-judge", { say: what, worth }),
    would: (ui: GoldenState, action: Action, gain: Gain): string => {
      const parts = words.effects(ui, action, gain);
      const what = ui.model.say(action);
      const judged = judgementOf(ui, action);
      if (judged) return words.judged(what, worthOf(ui, judged));
      const effects = series(parts, "page-list-clause");
      const now = parts.length
        ? say("page-golden-ages-would", { say: what, effects })
        : say("page-golden-ages-would.none", { say: what });
      // What a card is good for is more than what it changes at once.
      return typeof action.a === "string" ? sentences([ui.card(action.a).text, now]) : now;
    },

    civNumber: (n: number): string => say("page-golden-ages-civ-number", { n }),
    /** What a civilization does, and how long. */
    civLine: (card: Card, era: number): string =>
      era < ERAS.length
        ? sentences([words.cardLine(card), say("page-golden-ages-civ.lasts")])
        : words.cardLine(card),
    laterLine: (card: Card): string =>
      sentences([words.cardLine(card), say("page-golden-ages-civ.later")]),
    civKept: (civ: string): string => say("page-golden-ages-civ-kept", { civ }, GAME),
    civOrder: (n: number): string => say("page-golden-ages-civ-number.help", { n }),
    stats: phrases("page-golden-ages-stat", ["gold", "points", "cubes"]),
    future: (points: number, most: string): string =>
      say("page-golden-ages-future", { points, most }, GAME),
    futureNow: (met: boolean): string =>
      say(met ? "page-golden-ages-future-yes" : "page-golden-ages-future-no"),
    futureMissed: (most: string): string => say("page-golden-ages-future-missed", { most }, GAME),
    later: (era: number, civ: string): string =>
      say("page-golden-ages-later", { n: era, civ }, GAME),
    brought: (n: number): string => say("page-golden-ages-brought", { n }),
    civOf: (model: Context, seat: number): string =>
      say("page-golden-ages-civ-of", { name: { seat } }, model),
    techsOf: (model: Context, seat: number): string =>
      say("page-golden-ages-techs-of", { name: { seat } }, model),
    developed: (n: number): string => say("page-golden-ages-developed", { n }),
    level: (n: number): string => say("page-golden-ages-level", { n }),
    techLine: (card: Card, level: number): string =>
      level ? sentences([words.cardLine(card), words.level(level)]) : words.cardLine(card),
    techState: phrases("page-golden-ages-tech", ["developed", "obsolete", "open", "locked"]),
    free: (n: number): string => say("page-golden-ages-free", { n }),
    nextAttack: (n: number | null): string =>
      n === null
        ? say("page-golden-ages-next-attack.none")
        : say("page-golden-ages-next-attack", { n }),
    attackDone: (value: string): string => say("page-golden-ages-attack-done", { value }),
    attackCost: (n: number): string => say("page-golden-ages-attack-cost", { n }),
    secret: "?",
    onMap: (n: number): string => say("page-golden-ages-on-map", { n }),
    locked: (n: number): string => say("page-golden-ages-locked", { n }),
    range: (n: number): string =>
      n >= ANYWHERE ? say("page-golden-ages-range.anywhere") : say("page-golden-ages-range", { n }),

    seatLine: (seat: number, s: SeatView, model: Context): string =>
      say(
        "page-golden-ages-seat-line",
        { name: { seat }, points: s.points.total, gold: s.gold },
        model,
      ),
    lookAt: (seat: number, model: Context): string =>
      say("page-golden-ages-look-at", { name: { seat } }, model),
    caption: (source: string): string => sayBy(`page-golden-ages-caption-${source}`),
    because: (rule: string, counts: string): string =>
      say("page-golden-ages-because", { rule: rule.replace(/[.]$/, ""), counts }),
    goldWhy: (gold: number): string => say("page-golden-ages-gold-why", { gold }),
    gloryWhy: (n: number): string => say("page-golden-ages-glory-why", { n }),
    attacksMade: (n: number, most: number): string =>
      say("page-golden-ages-attacks-made", { n, most }),
    minis: (rows: number[]): string =>
      say("page-golden-ages-minis", { rows: series(rows.map(String)) }),

    words: {
      seat: (s: SeatView, civ: string): string =>
        say("page-golden-ages-words-seat", {
          civ,
          gold: s.gold,
          cubes: s.reserve,
          cities: s.cities.length,
          attacks: s.attacks,
          golden: s.golden ? "yes" : "no",
        }),
      colonists: (items: string[]): string =>
        say("page-golden-ages-words-colonists", { items: series(items, "page-list-clause") }),
      colonist: (at: string | null, standing: boolean): string =>
        say("page-golden-ages-words-colonist", {
          at: at === null ? "none" : at === "agora" ? at : placeName(at),
          standing: standing ? "yes" : "no",
        }),
      held: (what: "techs" | "buildings" | "wonders", items: string[]): string =>
        items.length
          ? say(`page-golden-ages-words-${what}`, { items }, GAME)
          : say(`page-golden-ages-words-${what}.none`),
      points: (items: string[]): string =>
        say("page-golden-ages-words-points", { items: list(items) }),
      pointsFor: (source: Source, n: number): string =>
        say("page-golden-ages-words-points-for", { n, source: words.source(source) }),
      judgement: (j: Judgement, rate: string, worth: string): string => {
        const args = { judgement: j.id, rate, worth };
        return j.era === null
          ? say("page-golden-ages-words-judgement", args, GAME)
          : say("page-golden-ages-words-judgement.chosen", { ...args, n: j.era }, GAME);
      },
      worth: (name: string, n: number): string => say("page-labelled", { what: name, n }),
      offer: (card: string, price: string): string =>
        price
          ? say("page-golden-ages-words-offer.price", { card, price }, GAME)
          : say("page-golden-ages-words-offer", { card }, GAME),
      get land(): string {
        return say("page-golden-ages-words-land");
      },
    },
  },
);

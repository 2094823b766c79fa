// What the table of Bronze Age itself says: which message, and when. The words
// are in texts/<language>/page-bronze-age.ftl.
import type { Action } from "../../engine/protocol";
import { isFirstGame } from "../../store";
import { t } from "../../strings";
import { list, nameOf, phrases, say, sayBy, series, type Context } from "../../texts";
import { choiceKind, type Fate, type Outcome } from "./outcome";
import type { BronzeAgeState } from "./state";
import type { CardFront, Deck, View } from "./view";

type Step = [string, "did" | "on" | ""];

const GAME = { game: "bronze-age" } as Context;
const name = (id: string, form = ""): string => nameOf("bronze-age", id, form);
const labelled = (what: string, n: number): string => say("page-labelled", { what, n });
/** How many cards of a hand The Collapse takes. */
const ruinHand = (seat: number, n: number, keep: number, at: Context): string =>
  say("page-bronze-age-ruin-holds", { name: { seat }, n, gone: Math.max(0, n - keep) }, at);
const orNone = (items: string[]): string => (items.length ? list(items) : "none");

/** The four steps of a turn and of The Collapse, and the phases of each. */
const TURN = {
  move: ["move"],
  gain: ["gain-deck", "gain-draw-deck", "take"],
  draw: ["mode", "step", "draw-deck", "front", "raid"],
  card: ["card-may", "card-must", "card-basic"],
} as const;
const COLLAPSE = {
  keep: ["keep-first", "keep-second"],
  discard: ["discard-first", "discard-second"],
  actions: [],
  "new-decks": ["new-decks", "top", "box"],
} as const;

function stepsOf(parts: Record<string, readonly string[]>, phase: string): Step[] {
  const names = Object.keys(parts) as (keyof typeof TURN | keyof typeof COLLAPSE)[];
  const on = names.findIndex((name) => parts[name]!.includes(phase));
  return names.map((name, i): Step => [
    say(`page-bronze-age-step-${name}`),
    on < 0 ? "" : i < on ? "did" : i === on ? "on" : "",
  ]);
}

/** What is asked in a phase. */
const ASKS = [
  "civ",
  "move",
  "mode",
  "step",
  "card-may",
  "card-must",
  "card-basic",
  "draw-deck",
  "gain-deck",
  "gain-draw-deck",
  "take",
  "keep",
  "discard",
] as const;

/** What has a purpose that somebody new to the game may ask for. */
const PURPOSES = ["civ", "move", "card-may", "card-must"] as const;

const askOf = (phase: string): (typeof ASKS)[number] | undefined =>
  ASKS.find((x) => x === phase.replace(/-(first|second)$/, ""));

const CHOICES = ["draw1", "draw2", "play1", "stop", "decline"] as const;
const choiceOf = (kind: string): (typeof CHOICES)[number] | undefined =>
  CHOICES.find((x) => x === kind);

const DUE = ["card-may", "card-must", "card-basic", "gain-deck", "gain-draw-deck", "take", "raid"];

/** What is due after an action, so many times. */
function due({ what, times }: Outcome["due"][number], choices: string[]): string[] {
  const or = choices.length ? list(choices, "page-list-or") : "none";
  if (what === "step") return [say("page-bronze-age-due-step", { times, choices: or })];
  if (what === "mode") return [say("page-bronze-age-due-mode", { choices: or })];
  if (what === "front") return [say("page-bronze-age-due-front", { times })];
  if (what === "draw-deck") return [say("page-bronze-age-due-draw-deck", { times })];
  return DUE.includes(what) ? [sayBy(`page-bronze-age-due-${what}`)] : [];
}

/** Which of the draws of an Ability this is, with so many after it; nothing for one alone. */
function drawOf(ui: BronzeAgeState, after: number): string[] {
  const log = ui.model.log.value;
  const card = log.map((e) => e.kind).lastIndexOf("card");
  const nth = 1 + log.slice(card + 1).filter((e) => e.kind === "deck").length;
  const of = nth + after;
  return of > 1 ? [say("page-bronze-age-draw-of", { nth, of })] : [];
}

/** A card as the messages about cards want it. */
const cardArgs = (card: CardFront) => ({
  card: card.id,
  type: card.territory,
  icon: card.icon,
  basic: card.icons,
  aspect: card.aspect,
  special: card.aspect_icons,
  ability: card.ability,
});

const letter = (deck: string): string => deck.toUpperCase();

export const words = phrases(
  "page-bronze-age",
  [
    "hand",
    "lands",
    "basic",
    "noCiv",
    "noActionsHeld",
    "noActions",
    "actionsHelp",
    "emptyHand",
    "decks",
    "match",
    "noMatch",
    "wouldMatch",
    "noneMatches",
    "emptyMatches",
    "noRoom",
    "newTop",
    "emptyDeck",
    "noFitBrief",
    "noAbility",
    "raided",
    "triumphs",
    "level",
    "inDecks",
    "letGo",
    "icons",
    "ruinActions",
    "ruinLook",
    "ruinLoses",
    "ruinHand",
    "ruinStays",
    "ruinBack",
  ],
  {
    where: (v: View): string =>
      v.phase === "over"
        ? say("page-bronze-age-where.over")
        : say("page-bronze-age-where", { turn: v.turns + 1 }),
    note: (v: View): string => say(`page-bronze-age-note-${v.collapse}`),
    steps: (ui: BronzeAgeState): Step[] => {
      const { phase, collapse } = ui.view.value;
      if (phase === "civ") return [[say("page-bronze-age-step-civ"), "on"]];
      return collapse === "now" ? stepsOf(COLLAPSE, phase) : stepsOf(TURN, phase);
    },
    tabs: (rival: string): Record<string, string> => ({
      hand: say("page-bronze-age-tab-hand"),
      mine: say("page-bronze-age-tab-mine"),
      rival,
      race: say("page-bronze-age-tab-race"),
      log: say("page-bronze-age-tab-log"),
    }),

    actionsOf: (ui: BronzeAgeState, seat: number): string =>
      say("page-bronze-age-actions-of", { name: { seat } }, ui.model),
    handOf: (ui: BronzeAgeState, seat: number): string =>
      say("page-bronze-age-hand-of", { name: { seat } }, ui.model),
    civOf: (ui: BronzeAgeState, seat: number): string =>
      say("page-bronze-age-civ-of", { name: { seat } }, ui.model),
    landsOf: (ui: BronzeAgeState, seat: number): string =>
      say("page-bronze-age-lands-of", { name: { seat } }, ui.model),
    short: (id: string): string => name(id, "short"),
    cards: t.table.cards,
    points: t.table.pointsOf,
    ofMost: (n: number, most: number): string => say("page-bronze-age-of-most", { n, most }),
    worth: (icon: string, points: number): string =>
      say("page-bronze-age-worth", { icon, points }, GAME),
    civLine: (title: string, points: number): string =>
      say("page-bronze-age-civ-line", { title, points }),
    landLine: (type: string, n: number): string =>
      say("page-bronze-age-land-line", { type, n }, GAME),
    heldLine: (held: [number, string][]): string => {
      const some = held.flatMap(([n, type]) =>
        n > 0 ? [say("page-bronze-age-held-type", { n, type }, GAME)] : [],
      );
      return some.length ? list(some) : say("page-bronze-age-held-none");
    },

    deck: (deck: string): string => say("page-bronze-age-deck", { deck: letter(deck) }),
    lying: (deck: string): string => say("page-bronze-age-lying", { deck: letter(deck) }),
    takeBack: (type: string, deck: string): string =>
      say("page-bronze-age-take-back", { type, deck: letter(deck) }, GAME),
    deckLine: (
      deck: string,
      n: number,
      top: string | null,
      actions: string[],
      outcome: string[],
    ): string =>
      [
        say(
          "page-bronze-age-deck-line",
          {
            deck: letter(deck),
            n,
            top: top ?? "none",
            actions: orNone(actions.map((x) => name(x))),
          },
          GAME,
        ),
        ...(outcome.length ? [`${series(outcome, "page-list-clause")}.`] : []),
      ].join(" "),
    onTop: (type: string): string => say("page-bronze-age-on-top", { type }, GAME),

    asBasic: (card: CardFront): string => say("page-bronze-age-as-basic", cardArgs(card), GAME),
    asSpecial: (card: CardFront, civ: string | null, fits: boolean): string =>
      fits || civ === null
        ? say("page-bronze-age-as-special", cardArgs(card), GAME)
        : say("page-bronze-age-as-special.no-fit", { ...cardArgs(card), civ }, GAME),
    noFit: (civ: string, aspect: string): string =>
      say("page-bronze-age-no-fit", { civ, aspect }, GAME),
    discard: (card: CardFront): string => say("page-bronze-age-discard", cardArgs(card), GAME),
    frontLine: (card: CardFront): string => say("page-bronze-age-front", cardArgs(card), GAME),

    each: (n: number): string => say("page-bronze-age-each", { n }),
    leads: (seat: number, ui: BronzeAgeState): string =>
      say("page-bronze-age-leads", { name: { seat } }, ui.model),
    triumphLine: (
      icon: string,
      counts: [string, number][],
      holder: number | null,
      ui: BronzeAgeState,
    ): string =>
      say(
        "page-bronze-age-triumph-line",
        {
          icon,
          counts: series(counts.map(([who, n]) => labelled(who, n))),
          holder: holder === null ? "none" : { seat: holder },
        },
        ui.model,
      ),
    collapse: (c: View["collapse"]): string =>
      say(c === "done" ? "page-bronze-age-collapse.end" : "page-bronze-age-collapse"),
    collapseWhen: (c: View["collapse"], seat: number | null, ui: BronzeAgeState): string =>
      c === "now"
        ? say("page-bronze-age-collapse-now")
        : say(
            "page-bronze-age-collapse-when",
            { name: seat === null ? "none" : { seat } },
            ui.model,
          ),
    collapseRule: (c: View["collapse"]): string => (c === "done" ? "BA-7.1" : "BA-6.1"),
    left: (decks: Deck[]): string =>
      say("page-bronze-age-left", {
        decks: series(decks.map((d) => labelled(letter(d.id), d.size))),
      }),
    inDecksLine: (counts: [number, string][]): string =>
      say("page-bronze-age-in-decks-line", { cards: words.heldLine(counts) }),

    source: (id: string, civ: string | null): string | undefined =>
      id === "basic"
        ? say("page-bronze-age-source-basic")
        : id === "specialized" && civ
          ? name(civ)
          : undefined,

    prompt: (ui: BronzeAgeState): string => {
      const { model } = ui;
      const headline = model.headline();
      if (headline !== null) return headline;
      if (ui.asking.value) return say("page-bronze-age-ask-action");
      if (ui.picked.value) return say("page-bronze-age-ask-deck", { type: ui.picked.value }, GAME);
      const ask = askOf(ui.view.value.phase);
      return ask ? say(`page-bronze-age-ask-${ask}`) : t.plain.choose;
    },
    detail: (ui: BronzeAgeState): string => {
      const { model } = ui;
      const aside = model.aside();
      if (aside !== null) return aside;
      if (ui.picked.value) return say("page-bronze-age-ask-deck-help");
      const view = ui.view.value;
      const ask = askOf(view.phase);
      if (ask === "move" && !ui.plays.value.length) return words.noActions;
      const n = view.agenda.filter((x) => x === ask).length;
      const purpose = PURPOSES.find((x) => x === ask);
      // BA-7.1: the second player's turn decides.
      const isNear = view.collapse === "done" && view.decks.some((d) => !d.size);
      const last = { seat: 1 - (view.first ?? 0) };
      return [
        ...(isNear ? [say("page-bronze-age-end-near", { name: last }, model)] : []),
        ...(purpose && isFirstGame("bronze-age") ? [say(`page-bronze-age-why-${purpose}`)] : []),
        ...(ask ? [say(`page-bronze-age-ask-${ask}.help`)] : []),
        ...(ask === "step" && n ? [say("page-bronze-age-more-steps", { n })] : []),
        ...(ask === "draw-deck" ? drawOf(ui, n) : []),
      ].join(" ");
    },
    fate: (ui: BronzeAgeState, { what, seat }: Fate): string =>
      say(`page-bronze-age-fate-${what}`, { name: { seat } }, ui.model),
    /** What an action brings, one line a thing. */
    outcome: (ui: BronzeAgeState, o: Outcome): string[] => [
      ...o.gains.map((g) =>
        say("page-bronze-age-gain", { type: ui.type(g.type).id, from: g.from, to: g.to }, GAME),
      ),
      ...o.due.flatMap((x, i) => {
        const kinds = i ? [] : o.choices.flatMap((k) => choiceOf(k) ?? []);
        return due(
          x,
          kinds.map((k) => say(`page-bronze-age-choice-${k}.inline`)),
        );
      }),
      ...o.triumphs.map((x) =>
        say(
          "page-bronze-age-due-triumph",
          { icon: x.icon, holder: x.seat === null ? "none" : { seat: x.seat } },
          ui.model,
        ),
      ),
      ...(o.fate ? [words.fate(ui, o.fate)] : []),
    ],
    would: (what: string, lines: string[], o: Outcome): string =>
      say("page-bronze-age-would", {
        say: what,
        points: o.points,
        then: lines.length
          ? series(lines, "page-list-clause")
          : o.ends
            ? say("page-bronze-age-turn-ends")
            : "none",
      }),
    civChoice: (ui: BronzeAgeState, civ: string): string =>
      say("page-bronze-age-civ-choice", { civ, aspects: ui.civ(civ).aspects }, GAME),
    choice: (a: Action): string => {
      const choice = choiceOf(choiceKind(a));
      if (a.kind === "deck") return words.deck(String(a.a));
      return choice ? say(`page-bronze-age-choice-${choice}`) : name(String(a.a));
    },
    doIt: (a: Action): string => {
      if (a.kind === "play") return say("page-bronze-age-do-play", { deck: letter(String(a.b)) });
      if (a.kind === "return") return say("page-bronze-age-do-return");
      if (a.kind === "card")
        return say(a.b === "special" ? "page-bronze-age-do-special" : "page-bronze-age-do-basic");
      if (a.kind === "discard") return say("page-bronze-age-do-discard");
      return words.choice(a);
    },

    name: (id: string): string => name(id),
    step: (part: keyof typeof COLLAPSE | "gain"): string => say(`page-bronze-age-step-${part}`),
    get theCollapse(): string {
      return say("page-bronze-age-collapse");
    },
    caption: (source: string): string => sayBy(`page-bronze-age-caption-${source}`),
    cardName: (card: CardFront, basic: boolean): string =>
      say(
        "page-bronze-age-card-name",
        { ...cardArgs(card), side: basic ? "basic" : "special" },
        GAME,
      ),
    cardWhy: (card: CardFront, basic: boolean): string =>
      say(
        "page-bronze-age-card-why",
        { ...cardArgs(card), side: basic ? "basic" : "special" },
        GAME,
      ),
    landsWhy: (type: string, n: number): string =>
      say("page-bronze-age-lands-why", { type, n }, GAME),
    triumphWhy: (
      icon: string,
      counts: [string, number][],
      seat: number | null,
      at: Context,
    ): string =>
      say(
        "page-bronze-age-triumph-why",
        {
          icon,
          counts: series(counts.map(([who, n]) => labelled(who, n))),
          name: seat === null ? "none" : { seat },
        },
        at,
      ),
    topMatches: (type: string): string => say("page-bronze-age-top-matches", { type }, GAME),
    keptThen: (kept: [number, number, number][], at: Context): string =>
      say("page-bronze-age-kept-then", {
        list: list(
          kept.map(([seat, n, all]) =>
            say("page-bronze-age-kept-of", { name: { seat }, n, all }, at),
          ),
        ),
      }),
    ruin: {
      deck: (id: string, size: number): string =>
        say(size ? "page-bronze-age-ruin-deck" : "page-bronze-age-ruin-deck.empty", {
          deck: letter(id),
          size,
        }),
      why: (deck: string, seat: number, at: Context): string =>
        say("page-bronze-age-ruin-why", { deck: letter(deck), name: { seat } }, at),
      lands: (seat: number, at: Context): string =>
        say("page-bronze-age-ruin-lands", { name: { seat } }, at),
      hands: (keep: number, held: [number, number][], at: Context): string =>
        say("page-bronze-age-ruin-hands", {
          keep,
          held: list(held.map(([seat, n]) => ruinHand(seat, n, keep, at))),
        }),
      loss: (seat: number, types: number, n: number, keep: number, at: Context): string =>
        say("page-bronze-age-ruin-loss", { types, hand: ruinHand(seat, n, keep, at) }),
      decks: (cards: number): string => say("page-bronze-age-ruin-decks", { cards }),
      lose: (lands: [number, string][]): string =>
        lands.length
          ? say("page-bronze-age-ruin-lose", {
              lands: list(
                lands.map(([n, type]) => say("page-bronze-age-held-type", { n, type }, GAME)),
              ),
            })
          : say("page-bronze-age-ruin-lose.nothing"),
      keeps: (type: string, n: number): string =>
        say("page-bronze-age-ruin-keeps", { type, n }, GAME),
      total: (n: number): string => say("page-bronze-age-ruin-total", { n }),
    },
    laid: (cards: number, lands: number): string => say("page-bronze-age-laid", { cards, lands }),

    words: {
      sources: (sources: [string, number][]): string =>
        series(sources.map(([title, n]) => labelled(title, n))),
      actions: (types: string[]): string =>
        types.length
          ? say("page-bronze-age-words-actions", { actions: list(types.map((x) => name(x))) })
          : say("page-bronze-age-words-actions.none"),
      hand: (cards: string): string => say("page-bronze-age-words-hand", { cards }),
      basic: (icons: [string, number][]): string =>
        say("page-bronze-age-words-basic", { icons: words.words.sources(icons) }),
      civ: (civ: string, icons: [string, number][]): string =>
        say("page-pair", { what: civ, is: words.words.sources(icons) }),
      lands: (lands: [string, number][]): string =>
        say("page-bronze-age-words-lands", { lands: words.words.sources(lands) }),
    },
  },
);

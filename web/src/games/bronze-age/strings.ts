// What the table of Bronze Age says by itself. Names of cards, rules, events
// and sources come from the engine.
import type { Action } from "../../engine/protocol";
import { capital, list, plural } from "../../words";
import type { Outcome } from "./outcome";
import type { BronzeAgeState } from "./state";
import type { CardFront, Deck, View } from "./view";

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

type Step = [string, "did" | "on" | ""];

/** What each thing that can be due is called in the head. */
const STEPS: Record<string, string> = {
  civ: "Civilization",
  move: "Action",
  mode: "Draw or play",
  step: "Step",
  "card-may": "Play a card",
  "card-must": "Play a card",
  "card-basic": "Play a card",
  "draw-deck": "Draw",
  "gain-deck": "Gain",
  "gain-draw-deck": "Gain and draw",
  take: "Conquer",
  raid: "Raid",
  front: "Draw",
  "keep-first": "Territories",
  "keep-second": "Territories",
  "discard-first": "Hands",
  "discard-second": "Hands",
  "new-decks": "New decks",
};

const PROMPTS: Record<string, [string, string]> = {
  civ: ["Choose your Civilization", "It takes the two aspects whose signs stand beside it."],
  move: [
    "Play an Action, or take one back",
    "Pick one of your Actions and then a deck, or an Action that lies at a deck.",
  ],
  mode: [
    "Draw two cards, or play one?",
    "Your Action did not match the top card. You may also stop.",
  ],
  step: ["A step of your Return", "Draw from the deck, play a card, or stop."],
  "card-may": [
    "Play a card, if you like",
    "Choose a half of a card: above as basic, below as specialized.",
  ],
  "card-must": ["Play a card", "Choose a half of a card: above as basic, below as specialized."],
  "card-basic": ["Play a card as basic", "Choose the upper half of a card."],
  "draw-deck": ["Draw a card: from which deck?", "Choose a deck."],
  "gain-deck": ["Gain a top card: of which deck?", "It becomes your Territory."],
  "gain-draw-deck": ["Gain a top card and draw the next", "Choose a deck."],
  take: ["Take a Territory", "Choose a type your opponent has."],
  "keep-first": ["The Collapse: keep one type of Territory", "All others are discarded."],
  "keep-second": ["The Collapse: keep one type of Territory", "All others are discarded."],
  "discard-first": ["The Collapse: discard a card", "Choose a card to give up."],
  "discard-second": ["The Collapse: discard a card", "Choose a card to give up."],
};

const CHOICES: Record<string, string> = {
  draw1: "draw a card",
  draw2: "draw two cards",
  play1: "play a card",
  stop: "stop",
  decline: "play none",
};

/** What is due after an action, so many times. */
const DUE: Record<string, (n: number) => string> = {
  front: (n) => `Draw ${plural(n, "card")}`,
  "card-may": () => "Play a card, if you like",
  "card-must": () => "Play a card",
  "card-basic": () => "Play a card as basic",
  "draw-deck": (n) => (n > 1 ? `${n} times: draw from a deck` : "Draw from a deck"),
  "gain-deck": () => "Gain the top card of a deck",
  "gain-draw-deck": () => "Gain the top card of a deck, draw the next",
  take: () => "Take a Territory",
  raid: () => "Take a card at random",
};

export const words = {
  title: "Bronze Age",
  keys: {
    deck: "deck",
    lying: "Actions lying at a deck",
    decline: "play no card, stop",
    words: "the table in words",
    goActions: "Actions",
    goDecks: "decks",
    goHand: "hand",
    goMine: "your Civilizations",
    goTriumphs: "Triumphs",
    goCollapse: "Collapse",
  },
  where: (v: View): string => (v.phase === "over" ? "Finished" : `Turn ${v.turns + 1}`),
  note: (v: View): string =>
    ({ ahead: "before The Collapse", now: "The Collapse", done: "after The Collapse" })[v.collapse],
  steps: (ui: BronzeAgeState): Step[] => {
    const view = ui.view.value;
    const due = [view.phase, ...view.agenda].flatMap((x) => (STEPS[x] ? [STEPS[x]!] : []));
    const seen = due.filter((x, i) => due.indexOf(x) === i);
    const steps = seen.map((x, i): Step => [x, i ? "" : "on"]);
    return view.collapse !== "now" && !["move", "civ"].includes(view.phase) && due.length
      ? [[STEPS["move"]!, "did"], ...steps]
      : steps;
  },
  tabs: (rival: string): Record<string, string> => ({
    hand: "Hand",
    mine: "Yours",
    rival,
    race: "Race",
    log: "Log",
  }),

  whose: (ui: BronzeAgeState, seat: number, thing: string): string => {
    return ui.model.isYou(seat) ? `Your ${thing}` : `${ui.model.name(seat)}’s ${thing}`;
  },
  actionsOf: (ui: BronzeAgeState, seat: number): string => words.whose(ui, seat, "Actions"),
  handOf: (ui: BronzeAgeState, seat: number): string => words.whose(ui, seat, "hand"),
  civOf: (ui: BronzeAgeState, seat: number): string => words.whose(ui, seat, "Civilizations"),
  landsOf: (ui: BronzeAgeState, seat: number): string => words.whose(ui, seat, "Territories"),
  hand: "Hand",
  lands: "Territories",
  basic: "Basic",
  noCiv: "Not chosen yet",
  short: (title: string): string => title.replace(/^The /, ""),
  cards: (n: number): string => plural(n, "card"),
  points: (n: number): string => plural(n, "point"),
  ofMost: (n: number, most: number): string => `${n} of ${most}`,
  worth: (icon: string, points: number): string => `${icon}: ${plural(points, "point")} an icon`,
  civLine: (title: string, points: number): string => `${title}, ${plural(points, "point")}`,
  landLine: (title: string, n: number): string =>
    `${title}, ${plural(n, "Territory", "Territories")}`,
  heldLine: (held: [number, string][]): string => {
    const some = held.filter(([n]) => n > 0).map(([n, title]) => `${n} ${title}`);
    return some.length ? list(some) : "no cards";
  },
  noActionsHeld: "No Action in hand",
  noActions: "You hold no Action: take one back from a deck.",
  actionsHelp: "Put one at a deck, or take back one that lies there.",
  emptyHand: "No cards in hand.",

  decks: "The three decks",
  deck: (id: string): string => `Deck ${id.toUpperCase()}`,
  lying: (id: string): string => `Actions at deck ${id.toUpperCase()}`,
  takeBack: (title: string, id: string): string =>
    `${title} at deck ${id.toUpperCase()}: take it back`,
  deckLine: (
    id: string,
    size: number,
    top: string | null,
    actions: string[],
    outcome: string[],
  ): string =>
    `Deck ${id.toUpperCase()}, ${plural(size, "card")}${top ? `, ${top} on top` : ""}, ${actions.length ? `Actions there: ${list(actions)}` : "no Actions"}.${outcome.length ? ` ${outcome.join("; ")}.` : ""}`,
  match: "A match",
  noMatch: "No match",
  wouldMatch: "A match for",
  noneMatches: "None of yours matches",
  noRoom: "No room for an Action",
  onTop: (title: string): string => `${title} on top`,
  newTop: "A new top is turned",
  emptyDeck: "empty",

  asBasic: (id: string, n: number, icon: string): string =>
    `${id.toUpperCase()} as basic: ${n} ${icon}`,
  asSpecial: (id: string, n: number, aspect: string, ability: string): string =>
    `${id.toUpperCase()} as specialized: ${n} ${aspect}. ${ability}`,
  noFit: (civ: string, aspect: string): string => `${civ} does not take ${aspect}.`,
  noFitBrief: "does not fit",
  noAbility: "No Ability.",
  raided: "Your opponent knows this card through a Raid",
  discard: (id: string): string => `Discard ${id.toUpperCase()}`,
  card: (id: string, title: string): string => `${id.toUpperCase()}, ${title}`,
  frontLine: (card: CardFront, ui: BronzeAgeState): string => {
    const ability = ui.ability(card.ability);
    return `${card.id.toUpperCase()}, ${ui.title(card.territory)}: ${card.icons} ${ui.title(card.icon)}, or ${card.aspect_icons} ${ui.title(card.aspect)}${ability.id === "none" ? "" : ` with ${ability.title}: ${ability.text}`}`;
  },

  triumphs: "Triumphs",
  each: (n: number): string => `${plural(n, "point")} each`,
  level: "level, so nobody’s",
  leads: (name: string, you: boolean): string => (you ? "you lead" : `${name} leads`),
  triumphLine: (icon: string, counts: [string, number][], leader: string | null): string =>
    `${icon}: ${counts.map(([name, n]) => `${name} ${n}`).join(", ")}; ${leader ? `the Triumph is ${leader === "You" ? "yours" : `with ${leader}`}` : "nobody has the Triumph"}`,
  collapse: (c: View["collapse"]): string => (c === "done" ? "The end" : "The Collapse"),
  collapseWhen: (c: View["collapse"], name: string | null, you: boolean): string =>
    c === "now" || name === null
      ? "It happens now."
      : `If a deck is empty after a turn of ${you ? "yours" : name}.`,
  collapseRule: (c: View["collapse"]): string => (c === "done" ? "BA-7.1" : "BA-6.1"),
  left: (decks: Deck[]): string =>
    `Cards left: ${decks.map((d) => `${d.id.toUpperCase()} ${d.size}`).join(", ")}`,
  inDecks: "Still in the decks",
  inDecksLine: (counts: [number, string][]): string =>
    `Still in the decks: ${words.heldLine(counts)}.`,

  seatLine: (name: string, points: number): string => `${name}: ${plural(points, "point")}`,
  source: (id: string, civ: string | null): string | undefined =>
    ({ basic: "Basic", specialized: civ ?? undefined })[id],
  more: (n: number): string => `${signed(n)} then`,

  prompt: (ui: BronzeAgeState): string => {
    const { model } = ui;
    const headline = model.headline();
    if (headline !== null) return headline;
    if (ui.asking.value) return "Which Action goes there?";
    if (ui.picked.value) return `${ui.title(ui.picked.value)}: to which deck?`;
    return PROMPTS[ui.view.value.phase]?.[0] ?? "Choose what to do";
  },
  detail: (ui: BronzeAgeState): string => {
    const { model } = ui;
    const aside = model.aside();
    if (aside !== null) return aside;
    if (ui.picked.value) return "Each deck says what it would bring.";
    const view = ui.view.value;
    const rest = view.agenda.filter((x) => x === "step").length;
    const more =
      view.phase === "step" && rest ? ` ${plural(rest, "more step")} after this one.` : "";
    return (PROMPTS[view.phase]?.[1] ?? "") + more;
  },
  /** What an action brings, one line a thing. */
  outcome: (ui: BronzeAgeState, o: Outcome): string[] => [
    ...o.gains.map((g) => `Gain ${words.short(ui.type(g.type).title)}: ${g.from} to ${g.to}`),
    ...o.due.flatMap(({ what, times }, i) => {
      if (what === "mode" || what === "step") {
        const choices =
          i === 0
            ? list(
                o.choices.flatMap((k) => (CHOICES[k] ? [CHOICES[k]!] : [])),
                "or",
              )
            : "";
        const steps = what === "step" ? `${plural(times, "step")}${choices ? ": " : ""}` : "";
        return [capital(steps + choices)];
      }
      return DUE[what] ? [DUE[what]!(times)] : [];
    }),
    ...o.triumphs.map(
      (x) =>
        `${ui.title(x.icon)}: ${x.seat === null ? "nobody has the Triumph" : `the Triumph goes to ${x.seat === ui.own.value ? "you" : ui.model.name(x.seat)}`}`,
    ),
  ],
  would: (say: string, lines: string[], o: Outcome): string =>
    `${say}${o.points ? ` (${signed(o.points)} ${Math.abs(o.points) === 1 ? "point" : "points"})` : ""}${lines.length ? `. ${lines.join("; ")}` : o.ends ? ". Your turn ends" : ""}.`,
  civChoice: (ui: BronzeAgeState, civ: string): string =>
    `${ui.title(civ)} takes ${list(ui.civ(civ).aspects.map((x) => ui.title(x)))}.`,
  choice: (ui: BronzeAgeState, a: Action): string => {
    if (a.kind === "deck") return words.deck(String(a.a));
    return CHOICES[a.kind] ? capital(CHOICES[a.kind]!) : ui.title(String(a.a));
  },
  doIt: (ui: BronzeAgeState, a: Action): string => {
    if (a.kind === "play") return `Play on ${String(a.b).toUpperCase()}`;
    if (a.kind === "return") return "Take it back";
    if (a.kind === "card") return a.b === "special" ? "Play specialized" : "Play as basic";
    if (a.kind === "discard") return words.discard(String(a.a));
    return words.choice(ui, a);
  },
  letGo: "Let go",

  words: {
    title: "The table in words",
    sources: (sources: [string, number][]): string =>
      sources.map(([title, n]) => `${title} ${n}`).join(", "),
    actions: (titles: string[]): string =>
      `Actions in hand: ${titles.length ? list(titles) : "none"}`,
    hand: (held: string): string => `Cards in hand: ${held}`,
    basic: (icons: [string, number][]): string =>
      `Basic Civilization: ${icons.map(([title, n]) => `${title} ${n}`).join(", ")}`,
    civ: (civ: string, icons: [string, number][]): string =>
      `${civ}: ${icons.map(([title, n]) => `${title} ${n}`).join(", ")}`,
    lands: (lands: [string, number][]): string =>
      `Territories: ${lands.map(([title, n]) => `${title} ${n}`).join(", ")}`,
  },
};

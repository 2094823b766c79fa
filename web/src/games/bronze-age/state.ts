// What a person is doing at a table of Bronze Age: the Action picked up, the
// thing pointed at. What is allowed comes only from the list of actions, and
// what it would bring from the engine's previews.
import { batch, computed, signal, type Signal } from "@preact/signals";
import type { Action, Preview } from "../../engine/protocol";
import type { TableModel } from "../../table/model";
import { turnTo } from "../../table/state";
import { nameOf, sentences } from "../../texts";
import { words } from "./strings";
import { outcomeOf, type Outcome } from "./outcome";
import type {
  Ability,
  CardFront,
  Cards,
  Civilization,
  DeckId,
  SeatView,
  Territory,
  View,
} from "./view";

/** Actions that are chosen in the dock; all others are things of the table. */
const IN_DOCK = new Set([
  "civ",
  "draw1",
  "draw2",
  "play1",
  "stop",
  "decline",
  "deck",
  "take",
  "keep",
]);

export class BronzeAgeState {
  /** The type of the Action picked up from the hand. */
  readonly picked = signal<string | null>(null);
  /** The action pointed at, in words. */
  readonly pointed = signal<string | null>(null);
  /** What a finger has looked at: the next tap does it. */
  readonly armed = signal<string | null>(null);
  /** A deck several Actions could go to: which? */
  readonly asking = signal<Action[] | null>(null);
  /** The Collapse is put aside to look at the table. */
  readonly looks = signal(false);
  readonly effects = signal<ReadonlyMap<string, Preview>>(new Map());
  readonly tab: Signal<string>;
  /** Fingers are at work, rather than a mouse or keys. */
  touch = false;

  readonly view = computed(() => this.model.shown.value!.view as View);
  readonly scores = computed(() => this.model.shown.value!.scores);
  readonly actions = computed(() => (this.model.canAct.value ? this.model.now.value!.actions : []));
  readonly own = computed(() => this.model.nearest(0));
  readonly rival = computed(() => 1 - this.own.value);
  readonly plays = computed(() => this.actions.value.filter((a) => a.kind === "play"));
  readonly choices = computed(
    () => this.asking.value ?? this.actions.value.filter((a) => IN_DOCK.has(a.kind)),
  );
  /** The Collapse is what the table shows. */
  readonly ruin = computed(
    () => this.view.value.collapse === "now" && !this.looks.value && !this.model.counting.value,
  );
  readonly playing = computed(() => this.actions.value.some((a) => a.kind === "card"));
  readonly discarding = computed(() => this.actions.value.some((a) => a.kind === "discard"));
  /** What the hint in view proposes. */
  readonly hinted = computed(
    () => this.model.hints.value?.lines[this.model.hint.value]?.text ?? null,
  );

  readonly dispose: () => void;
  #texts = computed(() => new Set(this.actions.value.map((a) => a.text)));
  #fronts: Map<string, CardFront>;
  #values: Map<string, number>;

  constructor(
    readonly model: TableModel,
    readonly cards: Cards,
  ) {
    this.tab = signal(model.replayed ? "log" : "hand");
    this.#fronts = new Map(cards.cards.map((c) => [c.id, c]));
    this.#values = new Map(cards.values.map((v) => [v.id, v.value]));
    this.dispose = model.now.subscribe(() => this.#begin());
  }

  /** A new moment: whatever was in hand belongs to the one before. */
  #begin(): void {
    batch(() => {
      this.asking.value = null;
      this.picked.value = null;
      this.looks.value = false;
      this.point(null);
      this.effects.value = new Map();
      if (this.model.mine.peek())
        turnTo(this.tab, this.view.peek().phase.startsWith("keep") ? "mine" : "hand");
    });
    void this.#look();
  }

  /** Asks what everything that can be done now would bring. */
  async #look(): Promise<void> {
    const now = this.model.now.peek();
    if (!now || !this.model.mine.peek()) return;
    const texts = now.actions.map((a) => a.text);
    const found = await Promise.allSettled(texts.map((x) => this.model.preview(x)));
    if (this.model.now.peek() !== now) return;
    this.effects.value = new Map(
      found.flatMap((f, i) => (f.status === "fulfilled" ? [[texts[i]!, f.value]] : [])),
    );
  }

  seat(n: number): SeatView {
    return this.view.value.seats[n]!;
  }

  front(id: string): CardFront {
    return this.#fronts.get(id)!;
  }

  /** A type, an icon, an aspect or a civilization by its title. */
  title(id: string): string {
    return nameOf("bronze-age", id);
  }

  ability(id: string): Ability {
    const form = (name: string): string => nameOf("bronze-age", id, name);
    return { id, title: form(""), brief: form("short"), text: form("text") };
  }

  civ(id: string): Civilization {
    return this.cards.civilizations.find((c) => c.id === id)!;
  }

  type(i: number): Territory {
    return this.cards.territories[i]!;
  }

  /** A number of the rules. */
  value(id: string): number {
    return this.#values.get(id) ?? 0;
  }

  legal(text: string): boolean {
    return this.#texts.value.has(text);
  }

  /** A card that can be played once one has chosen to play a card. */
  afterPlay(text: string): Action | undefined {
    return text.startsWith("card ") && this.legal("play1")
      ? this.effects.value.get("play1")?.actions.find((a) => a.text === text)
      : undefined;
  }

  can(text: string): boolean {
    return this.legal(text) || !!this.afterPlay(text);
  }

  outcome(text: string): Outcome | undefined {
    const effect = this.effects.value.get(text);
    return effect && outcomeOf(this.view.value, this.scores.value, this.own.value, effect);
  }

  /** What choosing a deck would mean now; null where it takes an Action first. */
  deckAct(id: DeckId): string | null {
    const view = this.view.value;
    if (view.phase === "move") return this.picked.value && `play ${this.picked.value} ${id}`;
    const draw = this.actions.value.find((a) => a.kind === "draw1" || a.kind === "draw2");
    return draw && view.at === id ? draw.text : `deck ${id}`;
  }

  playsTo(id: DeckId): Action[] {
    return this.plays.value.filter((a) => a.b === id);
  }

  pick(type: string | null): void {
    this.asking.value = null;
    this.model.refusal.value = null;
    if (type !== null && !this.plays.peek().some((a) => a.a === type)) {
      void this.model.why(`play ${type} ${this.view.peek().decks[0]!.id}`);
      return;
    }
    this.picked.value = type;
    this.point(null);
    if (type !== null) this.model.hold(`play ${type}`);
  }

  /** Chooses a deck: with the Action in hand, the only one that can go there, or asks. */
  deck(id: DeckId): void {
    const text = this.deckAct(id);
    if (text) return this.choose(text);
    const fitting = this.playsTo(id);
    if (fitting.length === 1) this.choose(fitting[0]!.text);
    else if (fitting.length) this.asking.value = fitting;
    else
      void this.model.why(`play ${this.seat(this.own.peek()).actions[0] ?? this.type(0).id} ${id}`);
  }

  /** Does it, or says why not. A finger looks first and does it with the second tap. */
  choose(text: string): void {
    if (!this.can(text)) {
      void this.model.why(text);
      return;
    }
    if (this.touch && this.armed.peek() !== text) {
      this.point(text);
      this.armed.value = text;
      this.model.hold(text);
      return;
    }
    this.do(text);
  }

  do(text: string): void {
    const after = this.afterPlay(text);
    this.point(null);
    void (after ? this.#playCard(text) : this.model.act(text));
  }

  async #playCard(text: string): Promise<void> {
    if ((await this.model.act("play1")) && this.legal(text)) await this.model.act(text);
  }

  /** A card is dropped on a Civilization: that needs no second look. */
  drop(text: string): void {
    if (this.can(text)) this.do(text);
    else this.choose(text);
  }

  point(text: string | null): void {
    this.pointed.value = text;
    this.armed.value = null;
  }

  /** A mouse or the focus comes and goes. While fingers are at work it does not
   * count: a mouse at rest comes to lie over whatever moves below it. */
  hover(text: string | null): void {
    if (!this.touch) this.point(text);
  }

  letGo(): void {
    this.picked.value = null;
    this.asking.value = null;
    this.point(null);
    this.model.refusal.value = null;
    this.model.frontier.value = null;
    this.model.hints.value = null;
    if (this.model.past.peek()) void this.model.look(null);
  }

  question(): string {
    return sentences([words.where(this.view.peek()), words.prompt(this), words.detail(this)]);
  }
}

// What a person is doing at a table of Bronze: the card picked up, the place
// pointed at, the technology in hand. What is allowed comes only from the list
// of actions.
import { batch, computed, signal, type Signal } from "@preact/signals";
import type { Action, Preview } from "../../engine/protocol";
import type { TableModel } from "../../table/model";
import { turnTo } from "../../table/state";
import { sentences } from "../../texts";
import { words } from "./strings";
import type { Cards, CityCard, TakePreview, TechCard, View } from "./view";

export interface SpotAt {
  tile: number;
  terrain: string;
  spot: number;
}

export const spotKey = (at: SpotAt): string => `spot-${at.tile}-${at.terrain}-${at.spot}`;

/** Where a mouse last came to something or left it, and when. */
let mouse = { x: -1, y: -1, at: -1 };

/** Whether a mouse was really moved; what one move leaves and comes to has the
 * same time. */
export function isMoved(e: PointerEvent): boolean {
  const moved = e.clientX !== mouse.x || e.clientY !== mouse.y || e.timeStamp === mouse.at;
  if (e.pointerType !== "mouse" || !moved) return false;
  mouse = { x: e.clientX, y: e.clientY, at: e.timeStamp };
  return true;
}

export class BronzeState {
  readonly stack = signal<number | null>(null);
  readonly side = signal<"up" | "down">("up");
  /** The column pointed at, as in words. */
  readonly column = signal<string | null>(null);
  readonly chosen = signal<string | null>(null);
  /** Technologies left unused this turn. */
  readonly skipped = signal<ReadonlySet<string>>(new Set());
  readonly spot = signal<SpotAt | null>(null);
  /** The spot a finger has looked at: the next tap settles it. */
  readonly armed = signal<string | null>(null);
  readonly effect = signal<Preview | null>(null);
  /** A spot several technologies fit: which? */
  readonly asking = signal<Action[] | null>(null);
  readonly sure = signal(false);
  readonly folded = signal(false);
  /** The stack of the pool pointed at; 0 is the reserve. */
  readonly over = signal<number | null>(null);
  /** Whose matrix and cities lie large; null is one's own. */
  readonly looking = signal<number | null>(null);
  readonly tab: Signal<string>;

  readonly view = computed(() => this.model.shown.value!.view as View);
  readonly actions = computed(() => (this.model.canAct.value ? this.model.now.value!.actions : []));
  readonly seat = computed(
    () =>
      this.model.counting.value?.pointed.value?.seat ??
      this.looking.value ??
      this.model.counting.value?.shown.value?.seat ??
      this.own.value,
  );
  readonly own = computed(() => this.model.nearest(this.view.value.turn ?? 0));

  readonly takes = computed(() => this.actions.value.filter((a) => a.kind === "take"));
  readonly settles = computed(() =>
    this.actions.value.filter((a) => a.kind === "settle" && !this.skipped.value.has(a.a as string)),
  );
  readonly cities = computed(() => this.actions.value.filter((a) => a.kind === "city"));
  readonly done = computed(() => this.actions.value.find((a) => a.kind === "done"));

  /** The technology in hand: the one chosen while it fits, else the first that does. */
  readonly tech = computed(() => {
    const fits = new Set(this.settles.value.map((a) => a.a as string));
    const chosen = this.chosen.value;
    if (chosen && fits.has(chosen)) return chosen;
    return this.view.value.woken.find((w) => fits.has(w.tech))?.tech ?? null;
  });

  /** The technology that will settle: the only one that fits the spot pointed at,
   * else the one in hand. */
  readonly hand = computed(() => {
    const at = this.spot.value;
    const way = at && this.wayTo(at);
    return way ? (way.a as string) : this.tech.value;
  });

  /** How many awake cards could still settle, of those not left unused. */
  readonly left = computed(() => {
    const fits = new Set(this.settles.value.map((a) => a.a as string));
    const awake = this.view.value.woken.filter((w) => fits.has(w.tech));
    return awake.reduce((sum, w) => sum + w.count, 0);
  });

  /** What the hint in view proposes. */
  readonly hinted = computed(
    () => this.model.hints.value?.lines[this.model.hint.value]?.text ?? null,
  );

  readonly dispose: () => void;
  readonly techs: Map<string, TechCard>;
  readonly cityCards: Map<string, CityCard>;

  constructor(
    readonly model: TableModel,
    readonly cards: Cards,
  ) {
    this.tab = signal(model.replayed ? "log" : "pool");
    this.techs = new Map(cards.technologies.map((x) => [x.name, x]));
    this.cityCards = new Map(cards.cities.map((x) => [x.name, x]));
    this.dispose = model.now.subscribe(() => this.#begin());
  }

  /** A new moment: whatever was in hand belongs to the one before. It happens
   * with the change itself, so that no key pressed after it is lost. */
  #begin(): void {
    batch(() => {
      this.stack.value = null;
      this.column.value = null;
      this.asking.value = null;
      this.sure.value = false;
      this.folded.value = false;
      this.over.value = null;
      this.effect.value = null;
      if (this.view.peek().phase === "take") this.skipped.value = new Set();
      if (!this.model.mine.peek()) return;
      this.looking.value = null;
      turnTo(this.tab, this.view.peek().phase === "take" ? "pool" : "matrix");
    });
  }

  /** A technology, and what it does. */
  techLine(tech: string): string {
    return words.techLine(this.title(tech), this.techs.get(tech)!.text);
  }

  title(tech: string): string {
    return this.techs.get(tech)?.title ?? tech;
  }

  /** What a city below a tile would be worth to one now. */
  worth(name: string): number | undefined {
    const tile = this.view.value.tiles.find((x) => x.cities.includes(name));
    return tile?.worth[tile.cities.indexOf(name)]?.points[this.own.value];
  }

  city(name: string): CityCard {
    return (
      this.cityCards.get(name) ?? {
        name,
        title: name,
        text: "",
        family: "",
        technologies: [],
        terrains: [],
      }
    );
  }

  /** What every technology that fits may do with a spot. */
  at(at: SpotAt): Action[] {
    return this.settles.value.filter(
      (a) => a.b === at.tile && a.c === at.terrain && a.d === at.spot,
    );
  }

  pick(stack: number | null): void {
    if (stack !== null && !this.takes.peek().some((a) => a.a === stack)) {
      void this.model.why(`take ${stack} up right`);
      return;
    }
    this.stack.value = stack;
    this.side.value = "up";
    this.column.value = null;
    this.model.refusal.value = null;
    if (stack === null) return;
    this.tab.value = "matrix";
    this.model.hold(`take ${stack}`);
  }

  flip(): void {
    if (this.stack.peek() === null) return;
    this.side.value = this.side.peek() === "up" ? "down" : "up";
  }

  take(column: string): void {
    const stack = this.stack.peek();
    if (stack === null) return;
    const text = `take ${stack} ${this.side.peek()} ${column}`;
    this.stack.value = null;
    this.column.value = null;
    const { ply } = this.model.now.peek()!;
    // A card that may not go there stays in hand.
    void this.model.act(text).then((done) => {
      if (!done && this.stack.peek() === null && this.model.now.peek()?.ply === ply)
        this.stack.value = stack;
    });
  }

  /** The most that the open card of a stack could wake and fit now. */
  bestOf(stack: number): { wakes: number; spots: number } | null {
    const ways = this.view.value.preview.filter((p) => p.stack === stack && p.side === "up");
    if (!ways.length) return null;
    return {
      wakes: Math.max(...ways.map((p) => p.wakes.length)),
      spots: Math.max(...ways.map((p) => p.spots)),
    };
  }

  /** Tiles that settling the spot pointed at would close for its owner. */
  readonly closing = computed(() => {
    const at = this.spot.value;
    return at && this.at(at).length ? this.closedBy(at) : [];
  });

  closedBy({ tile }: SpotAt): number[] {
    const reached = this.view.value.seats[this.own.value]?.reached ?? 1;
    return this.view.value.tiles
      .filter((x) => x.id !== null && x.place >= reached && x.place < tile && !x.closed)
      .map((x) => x.place);
  }

  previewOf(column: string): TakePreview | undefined {
    return this.view.value.preview.find(
      (p) => p.stack === this.stack.value && p.side === this.side.value && p.column === column,
    );
  }

  /** What the picked card is on one of its sides: the first it would wake is itself. */
  face(side: "up" | "down"): string | undefined {
    return this.view.value.preview.find((p) => p.stack === this.stack.value && p.side === side)
      ?.wakes[0]?.tech;
  }

  /** What playing it on that side is good for. */
  sideLine(side: "up" | "down", tech: string): string {
    return side === "down" ? words.downHelp(this.title(tech)) : this.techLine(tech);
  }

  /** Leaves the technology in hand unused; choosing it takes that back. */
  skip(): void {
    const tech = this.hand.peek();
    if (tech) this.skipped.value = new Set(this.skipped.peek()).add(tech);
  }

  choose(tech: string): void {
    this.skipped.value = new Set([...this.skipped.peek()].filter((x) => x !== tech));
    this.chosen.value = tech;
    this.model.hold(`settle ${tech}`);
  }

  /** How a spot is settled: with the technology in hand, or the only one that fits. */
  wayTo(at: SpotAt): Action | undefined {
    const fitting = this.at(at);
    return (
      fitting.find((a) => a.a === this.tech.value) ??
      (fitting.length === 1 ? fitting[0] : undefined)
    );
  }

  /** Settles a spot, or asks with which technology. */
  settle(at: SpotAt): void {
    const fitting = this.at(at);
    const action = this.wayTo(at);
    const skipped = this.actions
      .peek()
      .find((a) => a.b === at.tile && a.c === at.terrain && a.d === at.spot);
    if (action) this.do(action);
    else if (fitting.length) this.asking.value = fitting;
    else if (skipped) this.choose(skipped.a as string);
    else this.why(at);
  }

  /** A finger has looked at a spot: the next tap settles it. */
  arm(at: SpotAt): void {
    this.armed.value = spotKey(at);
    this.sure.value = false;
    const action = this.wayTo(at);
    if (!action) return;
    this.chosen.value = action.a as string;
    this.model.hold(action.text);
  }

  why(at: SpotAt): void {
    const woken = this.view.peek().woken;
    const tech = this.tech.peek() ?? woken[0]?.tech ?? this.cards.technologies[0]!.name;
    void this.model.why(`settle ${tech} ${at.tile} ${at.terrain} ${at.spot}`);
  }

  do(action: Action): void {
    this.asking.value = null;
    this.sure.value = false;
    this.point(null);
    void this.model.act(action.text);
  }

  /** Ends the turn; asks once where cards that could settle are left. */
  end(): void {
    const done = this.done.peek();
    if (!done) {
      void this.model.why("done");
      return;
    }
    if (this.settles.peek().length && !this.sure.peek()) {
      this.sure.value = true;
      return;
    }
    this.do(done);
  }

  /** Points at a spot: what settling it would do is shown before it is done. */
  point(at: SpotAt | null): void {
    this.spot.value = at;
    this.effect.value = null;
    this.armed.value = null;
    const action = at && (this.at(at).find((a) => a.a === this.tech.peek()) ?? this.at(at)[0]);
    if (action) this.#foresee(action.text, () => this.spot.peek() === at);
  }

  /** Points at a place of the matrix: what the cities would be worth then. */
  pointColumn(column: string | null): void {
    const text = `take ${this.stack.peek()} ${this.side.peek()} ${column}`;
    this.column.value = column;
    this.effect.value = null;
    if (column && this.takes.peek().some((a) => a.text === text))
      this.#foresee(text, () => this.column.peek() === column);
  }

  #foresee(text: string, isMeant: () => boolean): void {
    this.model.preview(text).then(
      (effect) => {
        if (isMeant()) this.effect.value = effect;
      },
      () => undefined,
    );
  }

  /** A mouse comes to a stack or leaves it. A finger acts at once, and where
   * the table moved below a mouse at rest nothing is meant: what is told makes
   * the prompt grow, so the two would go on moving each other. */
  hover(n: number | null, e: PointerEvent): void {
    if (isMoved(e)) this.over.value = n;
  }

  letGo(): void {
    this.stack.value = null;
    this.column.value = null;
    this.asking.value = null;
    this.sure.value = false;
    this.looking.value = null;
    this.model.refusal.value = null;
    this.model.frontier.value = null;
    this.model.hints.value = null;
    if (this.model.past.peek()) void this.model.look(null);
  }

  /** What is asked, and of which cards, for ears. */
  question(): string {
    const view = this.view.peek();
    const stacks = this.takes.peek().length ? view.stacks : [];
    return sentences([
      words.where(view),
      words.prompt(this),
      words.detail(this),
      ...stacks.map((s, i) => words.words.stack(i + 1, s.top, s.count)),
    ]);
  }
}

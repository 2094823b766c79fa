// What a person is doing at a table of The Golden Ages: which of the eight
// actions is in hand, what is pointed at, how the tile to place is turned. What
// is allowed comes only from the list of actions.
import { batch, computed, signal, type Signal } from "@preact/signals";
import type { Action, Preview } from "../../engine/protocol";
import { nameOf, sentences, textOf } from "../../texts";
import { words } from "./strings";
import type { TableModel } from "../../table/model";
import { turnTo } from "../../table/state";
import type { Card, Cards, Chip, Gain, Part, Tech, View } from "./view";

/** The eight actions of a turn, and the words each is said with. */
export const GROUPS = [
  { id: "explorer", kinds: ["explore"] },
  { id: "builder", kinds: ["builder", "builder-free"] },
  { id: "artist", kinds: ["artist"] },
  { id: "soldier", kinds: ["soldier", "rocket"] },
  { id: "wonder", kinds: ["wonder", "wonder-free"] },
  { id: "activate", kinds: ["activate"] },
  { id: "technology", kinds: ["tech"] },
  { id: "golden", kinds: ["golden"] },
] as const;

export type GroupId = (typeof GROUPS)[number]["id"];

/** What needs no group in hand: it is done where it lies. */
const DIRECT = new Set(["explore", "wonder", "wonder-free", "activate", "tech"]);
/** Done at once where there is only one: what follows is asked next. */
const AT_ONCE = new Set(["explore", "builder", "soldier", "golden"]);
/** How many choices are worth a look ahead each. */
const CHOICES_SEEN = 12;

/** What is asked apart from the eight actions of a turn. */
const APART = new Set(["civ", "top", "tile", "capital", "judge"]);
/** A step begins with one of these: to cancel it takes that back. */
const BEGINS = new Set<string>(["tile", "civ", ...GROUPS.flatMap((g) => g.kinds)]);

/** On a phone, the part of the table a question is about. */
const TAB_OF: Record<string, string> = {
  civ: "board",
  card: "offer",
  judge: "offer",
  discard: "board",
};

export const isSquare = (word: unknown): word is string =>
  typeof word === "string" && /^\d,\d$/.test(word);

export const placeOf = (at: string): [number, number] =>
  at.split(",").map(Number) as [number, number];

export class GoldenState {
  readonly group = signal<GroupId | null>(null);
  /** Several things one place allows, or one a finger has looked at: which? */
  readonly asking = signal<Action[] | null>(null);
  readonly square = signal<string | null>(null);
  /** What is said about the card pointed at. */
  readonly lens = signal<string | null>(null);
  /** The same while a finger is on it, but for squares. */
  readonly told = signal<string | null>(null);
  readonly effect = signal<{ action: Action; preview: Preview } | null>(null);
  /** The eight actions as they were when one was to be chosen last. */
  readonly chips = signal<Map<GroupId, Chip>>(new Map());
  /** What each thing one could do would bring, by its words. */
  readonly seen = signal<Map<string, Preview>>(new Map());
  readonly turned = signal(0);
  readonly looking = signal<number | null>(null);
  readonly tab: Signal<string>;
  /** On a narrow screen: the whole map in small, rather than a part to act on. */
  readonly whole = signal(false);
  /** Where somebody asked why. */
  readonly whyAt = signal<string | null>(null);
  touch = false;
  /** What a finger touched last: it tells of itself before it says why not. */
  #touched = "";
  /** The keyboard waits for the next thing to choose. */
  focusNext = false;
  /** The building that is taken as soon as it is known who builds it. */
  readonly building = signal<string | null>(null);
  /** What the eight actions were at each turn's beginning, to go back to. */
  #surveys: [ply: number, chips: Map<GroupId, Chip>][] = [];

  readonly view = computed(() => this.model.shown.value!.view as View);
  readonly actions = computed(() => (this.model.canAct.value ? this.model.now.value!.actions : []));
  readonly own = computed(() => this.model.nearest(this.view.value.turn));
  readonly seat = computed(
    () => this.looking.value ?? this.model.counting.value?.shown.value?.seat ?? this.own.value,
  );
  readonly acting = computed(
    () => this.actions.value.length > 0 && this.view.value.phase === "action",
  );
  readonly placing = computed(() => this.actions.value.some((a) => a.kind === "tile"));
  readonly chosen = computed(() =>
    this.group.value && this.of(this.group.value).length ? this.group.value : null,
  );

  /** One of the eight actions is to be chosen, or goes on. */
  readonly inTurn = computed(
    () => this.acting.value || (this.model.canAct.value && !APART.has(this.view.value.phase)),
  );

  /** The event that began the step asked about. */
  readonly beginning = computed(() => {
    const { phase } = this.view.value;
    if (!this.model.canAct.value || ["action", "civ", "tile"].includes(phase)) return null;
    const log = this.model.log.value;
    const last = log.map((e) => BEGINS.has(e.kind)).lastIndexOf(true);
    const event = log[last];
    const isOwn = (e: { actor: unknown }): boolean =>
      e.actor === this.own.value || e.actor === "chance";
    return event?.actor === this.own.value && log.slice(last).every(isOwn) ? event : null;
  });

  /** The same while it can simply be taken back. */
  readonly begun = computed(() => {
    const event = this.beginning.value;
    const free = this.model.now.value!.undo_to;
    return event && free !== null && free <= event.ply ? event : null;
  });

  /** The action in hand, or the one that goes on. */
  readonly under = computed(
    () =>
      this.chosen.value ??
      (this.acting.value
        ? null
        : (GROUPS.find((g) =>
            (g.kinds as readonly string[]).includes(this.beginning.value?.kind ?? ""),
          )?.id ?? null)),
  );

  readonly canLetGo = computed(
    () => !!(this.asking.value || this.chosen.value || this.begun.value),
  );

  /** What is lit: everything asked for, or what the action in hand allows. */
  readonly live = computed(() => {
    if (!this.acting.value) return this.actions.value;
    return this.chosen.value
      ? this.of(this.chosen.value)
      : this.actions.value.filter((a) => DIRECT.has(a.kind));
  });

  /** How the tile is turned: as wished where that fits somewhere. */
  readonly rotation = computed(() => {
    const fits = this.rotations.value.filter((r) => r.places > 0).map((r) => r.rotation);
    return fits.includes(this.turned.value) ? this.turned.value : (fits[0] ?? 0);
  });

  readonly rotations = computed(() => {
    const all = [...new Set(this.view.value.tile_shape.map((q) => q.rotation))];
    return all.map((rotation) => ({
      rotation,
      squares: this.view.value.tile_shape.filter((q) => q.rotation === rotation),
      places: this.actions.value.filter((a) => a.kind === "tile" && a.a === rotation).length,
    }));
  });

  /** What can be done by pointing at a square. */
  readonly lit = computed(() => {
    const lit = new Map<string, Action[]>();
    for (const a of this.live.value) {
      const at =
        a.kind === "tile"
          ? a.a === this.rotation.value
            ? this.anchor(a)
            : null
          : isSquare(a.a) && a.b === undefined
            ? a.a
            : null;
      if (at) lit.set(at, [...(lit.get(at) ?? []), a]);
    }
    return lit;
  });

  /** What the dock offers as buttons. */
  readonly choices = computed(() => {
    if (this.asking.value) return this.asking.value;
    if (this.acting.value) {
      const all = this.chosen.value ? this.of(this.chosen.value) : [];
      // What costs nothing comes first.
      return [...all].sort((a, b) => +(b.kind === "wonder-free") - +(a.kind === "wonder-free"));
    }
    return this.actions.value.filter(
      (a) => a.kind !== "tile" && !(isSquare(a.a) && a.b === undefined),
    );
  });

  /** What the hint in view proposes. */
  readonly hinted = computed(
    () => this.model.hints.value?.lines[this.model.hint.value]?.text ?? null,
  );

  /** The tile to be placed where one points, or else where a hint would. */
  readonly ghost = computed((): Part[] => {
    const here = this.lit.value.get(this.square.value ?? "");
    const hint = this.live.value.find((a) => a.text === this.hinted.value);
    const action = here?.[0] ?? this.asking.value?.[0] ?? hint;
    if (action?.kind !== "tile" || action.a !== this.rotation.value) return [];
    const [row, column] = placeOf(action.b as string);
    const turned = this.rotations.value.find((r) => r.rotation === action.a)!.squares;
    return turned.map((q) => ({
      at: `${row + q.row},${column + q.column}`,
      land: q.land,
      symbols: q.symbols,
    }));
  });

  readonly dispose: () => void;

  constructor(
    readonly model: TableModel,
    readonly cards: Cards,
  ) {
    this.tab = signal(model.replayed ? "log" : "tech");
    const ends = [
      model.now.subscribe(() => this.#begin()),
      // A hint shows the tile as it would be turned.
      this.hinted.subscribe((text) => {
        const tile = this.actions.peek().find((a) => a.kind === "tile" && a.text === text);
        if (tile) this.turned.value = tile.a as number;
      }),
    ];
    this.dispose = () => ends.forEach((end) => end());
  }

  /** A new moment: what was in hand belongs to the one before. */
  #begin(): void {
    const next = this.building.peek() && `card ${this.building.peek()}`;
    const ply = this.model.now.peek()?.ply ?? 0;
    this.#surveys = this.#surveys.filter(([at]) => at <= ply);
    batch(() => {
      this.group.value = null;
      this.asking.value = null;
      this.effect.value = null;
      this.lens.value = null;
      this.seen.value = new Map();
      this.chips.value = this.#surveys.at(-1)?.[1] ?? new Map();
      this.building.value = null;
      if (!this.model.mine.peek()) return;
      this.looking.value = null;
      turnTo(this.tab, TAB_OF[this.view.peek().phase] ?? "tech");
    });
    if (next && this.actions.peek().some((a) => a.text === next)) void this.model.act(next);
    else void this.#lookAhead();
    if (this.acting.peek()) void this.#survey();
  }

  /** What each of the eight actions costs, brings or lacks. */
  async #survey(): Promise<void> {
    const ply = this.model.now.peek()!.ply;
    const notes = await Promise.all(
      GROUPS.map(async ({ id }): Promise<[GroupId, Chip]> => {
        const [first] = this.of(id);
        if (!first) {
          const { key } = await this.model.reason(this.#sample(id));
          return [id, { can: false, note: words.lacks(this, id, key) }];
        }
        const preview = id === "artist" ? await this.#ahead(first) : null;
        return [id, { can: true, note: words.offers(this, id, preview) }];
      }),
    );
    if (this.model.now.peek()?.ply !== ply) return;
    this.chips.value = new Map(notes);
    this.#surveys.push([ply, this.chips.value]);
  }

  #ahead(action: Action): Promise<Preview | null> {
    return this.model.preview(action.text).catch(() => null);
  }

  /** What every square and every button would bring, asked once a moment. */
  async #lookAhead(): Promise<void> {
    const { model } = this;
    const ply = model.now.peek()?.ply;
    const phase = model.now.peek() ? this.view.peek().phase : "";
    const walks = phase === "move" || phase === "to";
    const few = this.choices.peek();
    const wanted = walks ? this.actions.peek() : few.length <= CHOICES_SEEN ? few : [];
    if (!wanted.length) return;
    const seen = await Promise.all(
      wanted.map(async (a) => [a.text, await this.#ahead(a)] as const),
    );
    if (model.now.peek()?.ply === ply)
      this.seen.value = new Map(seen.flatMap(([text, p]) => (p ? [[text, p] as const] : [])));
  }

  of(group: GroupId): Action[] {
    const kinds: readonly string[] = GROUPS.find((g) => g.id === group)!.kinds;
    return this.acting.value ? this.actions.value.filter((a) => kinds.includes(a.kind)) : [];
  }

  /** The square that stands for a placement: the tile's first. */
  anchor(tile: Action): string {
    const first = this.view.value.tile_shape.find((q) => q.rotation === tile.a)!;
    const [row, column] = placeOf(tile.b as string);
    return `${row + first.row},${column + first.column}`;
  }

  card(name: string): Card {
    const judged = this.cards.judgements.find((j) => j.name === name);
    const future = this.cards.futures.find((f) => f.name === name);
    const text = judged
      ? words.each(judged.points, judged.each)
      : future
        ? words.future(future.points, future.most)
        : textOf("golden-ages", name);
    return {
      name,
      title: nameOf("golden-ages", name),
      brief: textOf("golden-ages", name, "short"),
      text,
    };
  }

  /** What is lit on a card of some kinds. */
  on(name: string, ...kinds: string[]): Action[] {
    return this.live.value.filter((a) => a.a === name && kinds.includes(a.kind));
  }

  /** Takes one of the eight actions in hand, or does it where nothing is left to choose. */
  choose(group: GroupId): void {
    if (!this.acting.peek()) return void this.#instead(group);
    const can = this.of(group);
    this.asking.value = null;
    this.point(null);
    if (!can.length) return this.why(this.#sample(group), `act-${group}`);
    if (can.length === 1 && AT_ONCE.has(can[0]!.kind)) return this.do(can[0]!);
    this.group.value = this.chosen.peek() === group ? null : group;
    void this.#lookAhead();
  }

  /** Another of the eight actions than the one that goes on, which is taken back. */
  async #instead(group: GroupId): Promise<void> {
    const begun = this.begun.peek();
    if (!begun || this.under.peek() === group || !this.chips.peek().get(group)?.can) return;
    await this.model.undo({ ply: begun.ply });
    if (this.acting.peek()) this.choose(group);
  }

  /** Does what a place allows; where that is several things, or a finger only looks, asks. */
  pick(actions: Action[], why: string, at: string): void {
    const isNew = this.#touched !== at;
    this.#touched = at;
    if (!actions.length)
      return this.touch && isNew && this.told.peek() ? undefined : this.why(why, at);
    const before = this.asking.peek();
    const [only] = actions;
    const isSure = !this.touch || only!.kind === "explore" || before?.[0] === only;
    if (actions.length === 1 && isSure) return this.do(only!);
    this.asking.value = actions;
    this.point(null, actions[0]!);
    void this.#lookAhead();
  }

  pickSquare(at: string): void {
    const here = this.lit.peek().get(at) ?? [];
    if (here.length && this.touch) this.square.value = at;
    this.pick(here, this.#whyWords(at), at);
  }

  /** A building on offer: first somebody has to build it. */
  pickBuilding(name: string): void {
    const now = this.on(name, "card");
    const builders = this.acting.peek() ? this.of("builder") : [];
    if (now.length || !builders.length)
      return this.pick(
        now,
        this.acting.peek() ? this.#sample("builder") : `card ${name}`,
        `building-${name}`,
      );
    batch(() => {
      this.group.value = "builder";
      this.asking.value = null;
    });
    this.building.value = name;
    if (builders.length === 1 && !this.touch) this.do(builders[0]!);
  }

  do(action: Action): void {
    this.asking.value = null;
    this.point(null);
    void this.model.act(action.text);
  }

  why(text: string, at: string): void {
    this.whyAt.value = at;
    void this.model.why(text);
  }

  refused(at: string): boolean {
    return this.model.refusal.value !== null && this.whyAt.value === at;
  }

  cheapestWonder(): { name: string; price: number } | undefined {
    return this.view
      .peek()
      .wonders.map(({ name, prices }) => ({ name, price: prices[this.own.peek()]! }))
      .sort((x, y) => x.price - y.price)[0];
  }

  cheapestTech(): Tech | undefined {
    const { techs } = this.view.peek().seats[this.own.peek()]!;
    return techs.filter((x) => x.state === "open").sort((x, y) => x.price - y.price)[0];
  }

  #sample(group: GroupId): string {
    const view = this.view.peek();
    const me = view.seats[this.own.peek()]!;
    const onMap = me.colonists.filter((c) => isSquare(c.at));
    const square = (onMap.find((c) => c.standing) ?? onMap[0])?.at ?? me.capital ?? "2,4";
    const names: Partial<Record<GroupId, string>> = {
      wonder: this.cheapestWonder()?.name ?? this.cards.wonders[0]!.name,
      activate: me.buildings[0]?.name ?? me.wonders[0]?.name ?? this.cards.buildings[0]!.name,
      technology: (this.cheapestTech() ?? me.techs[1]!).name,
    };
    const kind = GROUPS.find((g) => g.id === group)!.kinds[0];
    return group === "golden" ? kind : `${kind} ${names[group] ?? square}`;
  }

  /** What somebody who clicks a dark square means. */
  #whyWords(at: string): string {
    const { phase } = this.view.peek();
    if (phase === "tile") {
      const rotation = this.rotation.peek();
      const first = this.view.peek().tile_shape.find((q) => q.rotation === rotation)!;
      const [row, column] = placeOf(at);
      const [top, left] = [row - first.row, column - first.column];
      return `tile ${rotation} ${Math.min(top, left) < 0 ? "5,9" : `${top},${left}`}`;
    }
    if (phase === "shift" || phase === "shift-more") return `shift agora ${at}`;
    if (["move", "to", "capital", "cube", "stand"].includes(phase)) return `${phase} ${at}`;
    const group = this.chosen.peek();
    const kind = group && ["builder", "artist", "soldier"].includes(group) ? group : "explore";
    return `${kind} ${at}`;
  }

  /** Points at something: what doing it would bring is shown before it is done. */
  point(square: string | null, action?: Action): void {
    const meant = action ?? (square ? this.lit.peek().get(square)?.[0] : undefined);
    this.square.value = square;
    this.effect.value = null;
    if (!meant) return;
    this.model.preview(meant.text).then(
      (preview) => {
        if (this.square.peek() === square && this.actions.peek().includes(meant))
          this.effect.value = { action: meant, preview };
      },
      () => undefined,
    );
  }

  turn(): void {
    const fits = this.rotations.peek().filter((r) => r.places > 0);
    const here = fits.findIndex((r) => r.rotation === this.rotation.peek());
    const next = fits[(here + 1) % fits.length];
    if (next) this.turned.value = next.rotation;
  }

  /** Puts down what is in hand; else takes back what was begun. */
  letGo(): void {
    const begun =
      this.asking.peek() || this.group.peek() || this.looking.peek() !== null
        ? null
        : this.begun.peek();
    batch(() => {
      this.group.value = null;
      this.asking.value = null;
      this.looking.value = null;
      this.effect.value = null;
      this.model.refusal.value = null;
      this.model.frontier.value = null;
      this.model.hints.value = null;
    });
    this.building.value = null;
    if (this.model.past.peek()) void this.model.look(null);
    else if (begun) void this.model.undo({ ply: begun.ply });
  }

  gain(preview: Preview): Gain {
    const me = this.own.value;
    const now = this.model.now.value!.scores[me]?.sources ?? [];
    const points = (preview.scores[me]?.sources ?? []).map((then): [string, number] => [
      then.id,
      then.points - (now.find((s) => s.id === then.id)?.points ?? 0),
    ]);
    const others = points.filter(([id, n]) => n && id !== "gold");
    return {
      gold: [this.view.value.seats[me]!.gold, (preview.view as View).seats[me]!.gold],
      goldPoints: points.find(([id]) => id === "gold")?.[1] ?? 0,
      points: others,
      own: others.reduce((sum, [id, n]) => sum + (id === "judgements" ? 0 : n), 0),
    };
  }

  question(): string {
    return sentences([words.where(this.view.peek()), words.prompt(this), words.detail(this)]);
  }
}

// A table in play: what is on it now, who thinks, and everything a person can
// do to it. It asks the engine and keeps the answers as signals; how they look
// is none of its business.
import { computed, signal } from "@preact/signals";
import { ask, EngineError, stopThinking } from "../engine/client";
import type { GameEvent, Preview, Snapshot, Thought } from "../engine/protocol";
import { gameOf } from "../games/games";
import { motion } from "../settings";
import { saveTable, type SavedTable } from "../store";
import { t } from "../strings";
import { announce, notify, warn } from "../ui/parts";

const PUBLIC = -2;
const ANYBODY = -1;

/** How long a rival's action stays before the next, at usual speed. */
const STEP_MS = 420;

export interface Refusal {
  /** The action in words that was refused. */
  text: string;
  rule: string | undefined;
  message: string;
}

export class TableModel {
  readonly saved = signal<SavedTable>(null!);
  /** Now, whatever moment is looked at. */
  readonly now = signal<Snapshot | null>(null);
  readonly past = signal<Snapshot | null>(null);
  readonly log = signal<GameEvent[]>([]);
  readonly eyes = signal(0);
  readonly thinking = signal<{ seat: number; share: number } | null>(null);
  readonly curtain = signal<number | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly hints = signal<Thought | null>(null);
  readonly hint = signal(0);
  readonly frontier = signal<string | null>(null);
  readonly trouble = signal<string | null>(null);
  readonly playback = signal(false);

  /** What is drawn: a moment of the past, or now. */
  readonly shown = computed(() => this.past.value ?? this.now.value);
  readonly over = computed(() => this.now.value?.over ?? false);
  /** A person at this screen decides now. */
  readonly mine = computed(() => {
    const now = this.now.value;
    return (
      !!now &&
      typeof now.actor === "number" &&
      now.actor === this.eyes.value &&
      this.isPerson(now.actor)
    );
  });
  readonly canAct = computed(
    () => this.mine.value && !this.past.value && this.curtain.value === null,
  );

  /** A game looked at again rather than played. */
  readonly replayed: boolean = false;

  /** Nothing moves until one's own turn. */
  skipping = false;

  #epoch = 0;
  /** The last thing done to the table; the next waits until it is drawn. */
  #last: Promise<unknown> = Promise.resolve();
  /** The moment asked for last; null is now. */
  #lookingAt: number | null = null;
  #gone = false;
  #previews = new Map<string, Promise<Preview>>();
  #warned = false;

  constructor(saved: SavedTable) {
    this.saved.value = saved;
  }

  dispose(): void {
    this.#gone = true;
    this.#epoch++;
    stopThinking();
  }

  isPerson(seat: number): boolean {
    const kind = this.saved.peek().seats[seat]?.kind;
    return kind === "you" || kind === "person";
  }

  get people(): number[] {
    return this.saved.peek().seats.flatMap((s, i) => (s.kind === "computer" ? [] : [i]));
  }

  name(seat: number): string {
    return this.saved.value.seats[seat]?.name ?? "";
  }

  /** The sentence of an event, with the name of who did it. */
  sentence(event: GameEvent): string {
    const { actor, say } = event;
    const named = typeof actor === "number" ? t.table.does(this.name(actor), say.slice(2)) : say;
    if (event.kind === "first")
      return named.replace(/[A-D]$/, (letter) => this.name("ABCD".indexOf(letter)));
    // What chance brings a seat begins with its letter; "A card" does not.
    const seat = actor === "chance" ? /^([A-D]) (?!card )(.*)$/.exec(named) : null;
    return seat ? t.table.does(this.name("ABCD".indexOf(seat[1]!)), seat[2]!) : named;
  }

  /** What happened last, as the log says it. */
  lastSentence(): string {
    const last = this.log.value.at(-1);
    return last ? this.sentence(last) : t.table.beginning;
  }

  open(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        const { older } = await ask("load", { slot: 0, record: this.saved.peek().record });
        if (older) notify("older-rules", older.message);
      } catch (error) {
        if (error instanceof EngineError && error.failure.code !== "worker")
          this.trouble.value = t.trouble.damaged(error.message);
        return;
      }
      this.eyes.value = this.people[0] ?? PUBLIC;
      await this.#refresh();
      void this.#run();
    });
  }

  /** After the worker died: everything up to the last action is kept. */
  async reopen(): Promise<void> {
    this.#epoch++;
    this.thinking.value = null;
    warn("worker", t.trouble.worker);
    await this.open();
  }

  async #refresh(): Promise<void> {
    const known = this.log.peek();
    const from = this.now.peek() && this.now.peek()!.ply >= known.length ? known.length : 0;
    const [snap, { record }] = await Promise.all([
      ask("snapshot", { slot: 0, as: this.eyes.peek(), from }),
      ask("record", { slot: 0, as: -1 }),
    ]);
    if (this.#gone) return;
    this.#previews.clear();
    this.log.value = [...known.slice(0, from), ...snap.events];
    this.now.value = snap;
    this.#save(snap, record);
  }

  #save(snap: Snapshot, record: string): void {
    const saved = this.saved.peek();
    const actor = typeof snap.actor === "number" ? snap.actor : -1;
    const best = snap.scores.filter((s) => s.rank === 1).map((s) => s.seat);
    const next: SavedTable = {
      ...saved,
      record,
      where: snap.over
        ? t.table.wonBy(t.list(best.map((s) => this.name(s))))
        : gameOf(saved.game).where(snap.view),
      turn: snap.over
        ? snap.scores.map((s) => s.points).join(" : ")
        : this.isPerson(actor) && saved.seats[actor]?.kind === "you"
          ? t.home.yourTurn
          : t.home.turnOf(this.name(actor)),
      mine: this.isPerson(actor),
      over: snap.over,
      updated: Date.now(),
    };
    this.saved.value = next;
    if (!saveTable(next) && !this.#warned) {
      this.#warned = true;
      warn("storage", t.trouble.storage);
    }
  }

  /** Lets the computers play until a person has to decide. */
  async #run(): Promise<void> {
    const epoch = ++this.#epoch;
    const current = (): boolean => !this.#gone && epoch === this.#epoch;
    try {
      for (;;) {
        const actor = this.now.peek()?.actor;
        if (typeof actor !== "number" || this.isPerson(actor)) break;
        this.thinking.value = { seat: actor, share: 0 };
        const began = performance.now();
        const player = this.saved.peek().seats[actor]!.player;
        const thought = await ask("think", { slot: 0, player, share: 1 }, (share) => {
          if (current()) this.thinking.value = { seat: actor, share };
        });
        if (!current()) return;
        const rest =
          motion() && !this.skipping ? STEP_MS / motion() - (performance.now() - began) : 0;
        if (rest > 0) await this.#wait(rest);
        if (!current()) return;
        await ask("apply", { slot: 0, by: actor, text: thought.choice });
        if (!current()) return;
        await this.#refresh();
      }
      if (current()) this.#yourTurn();
    } catch (error) {
      if (current() && !(error instanceof EngineError && error.failure.code === "worker"))
        this.#failed(error);
    } finally {
      if (current()) this.thinking.value = null;
    }
  }

  #skip: (() => void) | null = null;

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#skip = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Any key or tap goes on at once. */
  skip(): void {
    this.#skip?.();
    this.#skip = null;
  }

  /** The others' actions follow at once until one's own turn. */
  skipAll(): void {
    this.skipping = true;
    this.skip();
    this.stop();
  }

  #yourTurn(): void {
    this.skipping = false;
    const actor = this.now.peek()?.actor;
    if (this.over.peek()) announce(t.table.isOver, true);
    if (typeof actor !== "number" || actor === this.eyes.peek()) {
      if (this.mine.peek()) announce(t.table.yourTurn, true);
      return;
    }
    this.curtain.value = actor;
  }

  /** The person of a seat has taken the screen. */
  async lift(): Promise<void> {
    const seat = this.curtain.peek();
    if (seat === null) return;
    this.eyes.value = seat;
    this.log.value = [];
    await this.#refresh();
    this.curtain.value = null;
  }

  #failed(error: unknown): void {
    warn("failed", error instanceof Error && error.message ? error.message : String(error));
  }

  /** One thing at a time, in the order asked for. */
  #inTurn<T>(what: () => Promise<T>): Promise<T> {
    const next = this.#last.then(what, what);
    this.#last = next;
    return next;
  }

  /** Does an action; one that is not allowed says why. What was meant for a
   * moment that is gone when its turn comes, a second click say, is dropped. */
  act(text: string): Promise<boolean> {
    const meant = this.now.peek()?.ply;
    return this.#inTurn(async () => this.now.peek()?.ply === meant && this.#act(text));
  }

  async #act(text: string): Promise<boolean> {
    if (!this.canAct.peek()) return false;
    const epoch = ++this.#epoch;
    this.#letGo();
    try {
      await ask("apply", { slot: 0, by: this.eyes.peek(), text });
      if (this.#gone || epoch !== this.#epoch) return false;
      await this.#refresh();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.failure.code !== "worker") this.#refuse(text, error.failure.rule, error.message);
      return false;
    }
    void this.#run();
    return true;
  }

  #letGo(): void {
    this.refusal.value = null;
    this.hints.value = null;
    this.frontier.value = null;
  }

  #refuse(text: string, rule: string | undefined, message: string): void {
    this.refusal.value = { text, rule, message };
    announce(t.table.refused(rule, message), true);
  }

  /** Asks why an action is not allowed now, and shows the answer. */
  async why(text: string): Promise<void> {
    if (this.past.peek()) return;
    try {
      const answer = await ask("why", { slot: 0, by: Math.max(0, this.eyes.peek()), text });
      if (!answer.legal) this.#refuse(text, answer.rule, answer.message ?? "");
    } catch (error) {
      if (error instanceof EngineError && error.failure.code !== "worker")
        this.#refuse(text, undefined, error.message);
    }
  }

  /** What an action would lead to; asked once a position. */
  preview(text: string): Promise<Preview> {
    const known =
      this.#previews.get(text) ?? ask("preview", { slot: 0, by: this.eyes.peek(), text });
    this.#previews.set(text, known);
    return known;
  }

  undo(consent = false): Promise<void> {
    return this.#inTurn(() => this.#undo(consent));
  }

  async #undo(consent: boolean): Promise<void> {
    const epoch = ++this.#epoch;
    stopThinking();
    this.thinking.value = null;
    this.#letGo();
    try {
      await ask("undo", { slot: 0, by: ANYBODY, consent });
      announce(t.table.undone);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.failure.code === "frontier") {
        this.frontier.value = error.message;
        announce(error.message, true);
      } else if (error.failure.code !== "worker") this.#failed(error);
    }
    if (epoch === this.#epoch) await this.#settle();
  }

  /** Takes back all one did since another seat acted, as far as that goes. */
  undoTurn(): Promise<void> {
    return this.#inTurn(async () => {
      const actors = this.log
        .peek()
        .map((e) => e.actor)
        .filter((a) => a !== "chance");
      let own = 0;
      while (own < actors.length && actors.at(-1 - own) === this.eyes.peek()) own++;
      try {
        for (; own > 1; own--) await ask("undo", { slot: 0, by: ANYBODY, consent: false });
      } catch {
        // The last step says what is in the way.
      }
      await this.#undo(false);
    });
  }

  redo(): Promise<void> {
    return this.#inTurn(() => this.#redo());
  }

  async #redo(): Promise<void> {
    ++this.#epoch;
    this.#letGo();
    try {
      await ask("redo", { slot: 0, by: this.eyes.peek() });
    } catch (error) {
      this.#failed(error);
    }
    await this.#settle();
  }

  /** After time moved: the log is what it is now, and whoever is to act acts. */
  async #settle(): Promise<void> {
    await this.look(null);
    this.log.value = [];
    await this.#refresh();
    const actor = this.now.peek()?.actor;
    if (typeof actor === "number" && this.isPerson(actor) && actor !== this.eyes.peek()) {
      this.eyes.value = actor;
      await this.#refresh();
    }
    void this.#run();
  }

  /** The best actions as the strongest player at hand sees them; again: the next. */
  async askHint(player: string): Promise<void> {
    if (!this.canAct.peek()) return;
    const known = this.hints.peek();
    if (known) {
      this.hint.value = (this.hint.peek() + 1) % Math.min(3, known.lines.length);
      return;
    }
    const seat = this.eyes.peek();
    const epoch = this.#epoch;
    try {
      const thought = await ask("think", { slot: 0, player, share: 1, hint: true }, (share) => {
        if (epoch === this.#epoch) this.thinking.value = { seat, share };
      });
      if (epoch !== this.#epoch) return;
      this.hint.value = 0;
      this.hints.value = thought;
      if (thought.lines[0]) announce(t.table.hint(thought.lines[0].say));
    } catch (error) {
      this.#failed(error);
    } finally {
      if (epoch === this.#epoch) this.thinking.value = null;
    }
  }

  stop(): void {
    stopThinking();
  }

  /** Looks at the moment after so many actions; null is now. */
  async look(ply: number | null): Promise<void> {
    const now = this.now.peek()?.ply ?? 0;
    if (ply === null || ply >= now) {
      this.#lookingAt = null;
      this.past.value = null;
      return;
    }
    const at = Math.max(0, ply);
    this.#lookingAt = at;
    const record = this.saved.peek().record;
    await ask("load", { slot: 1, record });
    await ask("seek", { slot: 1, ply: at });
    const snap = await ask("snapshot", {
      slot: 1,
      as: this.eyes.peek(),
      from: Math.max(0, at - 1),
    });
    if (!this.#gone && this.#lookingAt === at) this.past.value = { ...snap, actions: [] };
  }

  /** A step back or on from the moment looked at. */
  async step(by: number): Promise<void> {
    await this.look((this.#lookingAt ?? this.now.peek()?.ply ?? 0) + by);
  }

  /** The table as a terminal would show it. */
  async words(columns: number): Promise<string> {
    const slot = this.past.peek() ? 1 : 0;
    return (await ask("table", { slot, as: this.eyes.peek(), columns })).text;
  }

  /** Plays again what the others did since the last own action. */
  async playBack(): Promise<void> {
    const events = this.sinceMyTurn();
    const plies = events.filter((e) => e.actor !== "chance").map((e) => e.ply + 1);
    if (!plies.length) return;
    this.playback.value = true;
    const step = Math.min(700, 6000 / plies.length);
    for (const ply of plies) {
      if (!this.playback.peek() || this.#gone) break;
      await this.look(ply);
      await this.#wait(step);
    }
    this.playback.value = false;
    await this.look(null);
  }

  endPlayback(): void {
    this.playback.value = false;
    this.skip();
  }

  sinceMyTurn(): GameEvent[] {
    const log = this.log.value;
    const me = this.eyes.value;
    if (me < 0) return [];
    let from = log.length;
    while (from > 0 && log[from - 1]!.actor !== me) from--;
    return log.slice(from);
  }
}

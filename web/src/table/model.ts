// Everything a person can do to a table. How the table looks is none of its
// business, nor where its lines come from, who else plays or what is saved.
import { batch, computed } from "@preact/signals";
import { ask, EngineError, stopThinking } from "../engine/client";
import type { Actor, Preview, Snapshot } from "../engine/protocol";
import { motion } from "../settings";
import { t } from "../strings";
import { say, type Said } from "../texts";
import { announce, hush, notify, warn } from "../ui/parts";
import { Pause, type Others } from "./computers";
import { inReach } from "./hints";
import type { Keeper } from "./keeper";
import type { Back, Lines, News } from "./lines";
import { ShownTable } from "./shown";
import { firstEyes } from "./sight";
import { dropQuestion, tellTakenBack } from "./undone";

/** What a table is made of: where its lines come from, who plays the seats that
 * nobody here plays, and what is kept. */
export interface Parts {
  lines: Lines;
  others: Others;
  keeper: Keeper;
}

/** The same moment told again: what a person has in hand stays there. */
function isSame(before: Snapshot, now: Snapshot): boolean {
  const seen = ({ as, actor, undo_to, redo, taken_back, view, actions }: Snapshot): string =>
    JSON.stringify({ as, actor, undo_to, redo, taken_back, view, actions });
  return before.ply === now.ply && seen(before) === seen(now);
}

/** How long each step of what happened is in view, and all of them together. */
const STEP_MS = 1100;
const STEPS_MS = 6000;
/** What is answered sooner is not spoken of. */
const SENDING_MS = 400;

export class TableModel extends ShownTable {
  /** Nothing moves until one's own turn. */
  skipping = false;

  /** Waits that any key or tap ends. */
  readonly pause = new Pause();
  /** Asked before an action of a person here is done; null: nobody is. */
  guard: ((text: string) => Promise<boolean>) | null = null;
  /** Another tab has kept what this one did not know. */
  overtaken = (): void => undefined;

  #parts: Parts | null = null;
  /** The last thing done to the table; the next waits until it is drawn. */
  #last: Promise<unknown> = Promise.resolve();
  /** The moment asked for last; null is now. */
  #lookingAt: number | null = null;
  #previews = new Map<string, Promise<Preview>>();

  dispose(): void {
    this.#parts?.others.drop();
    this.#parts?.lines.close();
    this.#parts = null;
  }

  /** Sits down: from now on lines come from there. */
  sit(parts: Parts): Promise<void> {
    return this.#inTurn(async () => {
      this.dispose();
      this.#parts = parts;
      if (!this.now.peek()) this.eyes.value = firstEyes(this.saved.peek());
      await this.#open();
    });
  }

  async #open(): Promise<void> {
    try {
      await this.#parts?.lines.open(this.eyes.peek());
    } catch (error) {
      if (error instanceof EngineError && error.failure.code !== "worker")
        this.trouble.value = t.trouble.damaged(error.message);
    }
  }

  /** After the worker died: everything up to the last action is kept. */
  reopen(): Promise<void> {
    this.#parts?.others.drop();
    warn("worker", t.trouble.worker);
    return this.#inTurn(() => this.#open());
  }

  /** Whatever is under way, until it is done. */
  settled(): Promise<unknown> {
    this.#parts?.others.drop();
    return this.#last.catch(() => undefined);
  }

  /** The one way in which anything on the table changes. */
  hear(news: News): void {
    const { now, log, older } = news;
    const mine = now.actor === this.eyes.peek();
    const planning = this.planning.peek();
    const plans = planning && !mine && !now.over;
    if (!plans) this.endPlan();
    if (older) notify("older-rules", older);
    const before = this.#meanwhile ?? this.now.peek();
    const known = before?.ply ?? 0;
    tellTakenBack(this, now.ply);
    const asked = now.ply !== known && this.frontier.peek() !== null;
    this.#previews.clear();
    batch(() => {
      if (now.ply < known) this.#letGo();
      if (now.actor !== before?.actor) this.refusal.value = null;
      this.log.value = log;
      if (plans) this.#meanwhile = now;
      else if (!before || !isSame(before, now)) this.now.value = now;
      const kept = this.#parts!.keeper.keep(this.saved.peek(), news);
      if (kept) this.saved.value = kept;
      else this.overtaken();
    });
    this.#tell(before?.ply ?? now.ply);
    this.#passOn(now, before?.actor);
    if (planning && mine) notify("plan-over", say("page-online-plan-over"));
    if (asked) dropQuestion(this);
    this.#parts?.others.turn(now);
  }

  /** Says what has happened from a ply on, once and in order; setting up is
   * one sentence. */
  #tell(from: number): void {
    const { setUp } = this;
    if (from < setUp) announce(t.table.setUp);
    for (const event of this.log.peek())
      if (event.ply >= Math.max(from, setUp)) announce(this.story(event));
  }

  /** Whoever's turn it is now hears of it, or takes the screen. */
  #passOn(now: Snapshot, before: Actor | undefined): void {
    const { actor } = now;
    if (typeof actor === "number" && !this.isPerson(actor)) return;
    this.skipping = false;
    if (now.over) announce(t.table.isOver);
    if (typeof actor !== "number") return;
    if (actor !== this.eyes.peek()) {
      hush();
      this.curtain.value = actor;
    } else if (this.mine.peek() && actor !== before) this.turnBegun.value = true;
  }

  /** Any key or tap goes on at once. */
  skip(): void {
    this.pause.end();
  }

  /** The others' actions follow at once until one's own turn. */
  skipAll(): void {
    this.skipping = true;
    this.skip();
    this.stop();
  }

  stop(): void {
    stopThinking();
  }

  /** The person of a seat has taken the screen. */
  async lift(): Promise<void> {
    const seat = this.curtain.peek();
    if (seat === null) return;
    await this.#see(seat);
    this.curtain.value = null;
    for (const event of this.rivalsSince()) announce(this.story(event));
    if (this.mine.peek()) this.turnBegun.value = true;
  }

  async #see(seat: number): Promise<void> {
    hush();
    this.eyes.value = seat;
    await this.#parts?.lines.see(seat);
  }

  failed(error: unknown): void {
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
  async act(text: string): Promise<boolean> {
    if (this.planning.peek()) return this.#pencil(text);
    const meant = this.now.peek()?.ply;
    if (this.sending.peek()) return false;
    if (this.guard && !(await this.guard(text))) return false;
    return this.#inTurn(async () => this.now.peek()?.ply === meant && this.#act(text));
  }

  /** Does the only thing there is to do, and remembers that nobody chose it. */
  force(text: string): Promise<boolean> {
    this.forced.value = new Set(this.forced.peek()).add(`${this.now.peek()!.ply} ${text}`);
    return this.act(text);
  }

  async #act(text: string): Promise<boolean> {
    if (!this.canAct.peek() || !this.#parts) return false;
    this.#letGo();
    const late = setTimeout(() => this.#tellSending(text), SENDING_MS);
    try {
      const done = this.#parts.lines.act(this.eyes.peek(), text);
      if (this.isUnsent()) this.#tellSending(text);
      await done;
      return true;
    } catch (error) {
      this.#answer(text, error);
      return false;
    } finally {
      clearTimeout(late);
      this.sending.value = null;
    }
  }

  #answer(text: string, error: unknown): void {
    if (!(error instanceof EngineError)) throw error;
    const { code, rule } = error.failure;
    if (code !== "worker" && code !== "withdrawn")
      this.#refuse(text, rule, this.#reason(error.failure), code);
  }

  /** Something is taken in hand: in a lesson there may be something to say. */
  hold(words: string): void {
    this.#parts?.lines.hold?.(words).catch((error: unknown) => this.#answer(words, error));
  }

  /** What takes long to be answered is said, if it travels. */
  #tellSending(text: string): void {
    const action = this.now.peek()?.actions.find((a) => a.text === text);
    if (!action || !this.#parts?.lines.withdraw) return;
    const { key, args } = action;
    this.sending.value = { key, args: args ?? {} };
  }

  isUnsent(): boolean {
    return this.#parts?.lines.isUnsent?.() ?? false;
  }

  withdraw(): void {
    this.#parts?.lines.withdraw?.();
  }

  /** Does an action for a seat that nobody here plays. */
  actFor(seat: number, text: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.now.peek()?.actor === seat) await this.#parts?.lines.act(seat, text);
    });
  }

  #letGo(): void {
    this.refusal.value = null;
    this.hints.value = null;
    this.frontier.value = null;
  }

  /** What an answer says against something. */
  #reason({ key, args = {}, message = "" }: Partial<Said> & { message?: string }): string {
    return key ? this.say({ key, args }) : message;
  }

  /** What a lesson answers is a sentence of its own; the rest is a refusal. */
  #refuse(text: string, rule: string | undefined, message: string, code = "illegal"): void {
    this.refusal.value = { text, rule, message };
    announce(code === "lesson" ? message : t.table.refused(rule, message), true);
  }

  /** Why an action is not allowed now, as a key and in words; where it is allowed, neither. */
  async reason(text: string): Promise<{ key: string; words: string }> {
    const by = Math.max(0, this.eyes.peek());
    const answer = await ask("why", { slot: 0, by, text }).catch(() => null);
    return { key: answer?.key ?? "", words: answer ? this.#reason(answer) : "" };
  }

  /** Asks why an action is not allowed now, and shows the answer. */
  async why(text: string): Promise<void> {
    if (this.past.peek() || this.elsewhere.peek() || this.planning.peek()) return;
    try {
      const answer = await ask("why", { slot: 0, by: Math.max(0, this.eyes.peek()), text });
      if (!answer.legal) this.#refuse(text, answer.rule, this.#reason(answer));
    } catch (error) {
      if (error instanceof EngineError && error.failure.code !== "worker")
        this.#refuse(text, undefined, error.message);
    }
  }

  /** What an action would lead to; asked once a position. */
  preview(text: string): Promise<Preview> {
    const by = this.eyes.peek();
    const known =
      this.#previews.get(text) ??
      (this.planning.peek()
        ? ask("plan", { slot: 0, as: by, action: text })
        : ask("preview", { slot: 0, by, text }));
    this.#previews.set(text, known);
    return known;
  }

  /** How the table stands while one plans: the board one plans on stays as it
   * was, so that nothing is taken out of one's hand. */
  #meanwhile: Snapshot | null = null;

  /** While others act: the board as it would be if one's turn began now. False:
   * there is nothing to plan. */
  async startPlan(): Promise<boolean> {
    const now = this.now.peek();
    const seat = this.eyes.peek();
    if (!now || this.mine.peek() || this.past.peek() || this.elsewhere.peek()) return false;
    const then = await ask("plan", { slot: 0, as: seat }).catch(() => null);
    if (!then?.actions.length || this.now.peek() !== now) return false;
    this.#previews.clear();
    batch(() => {
      this.#meanwhile = now;
      this.planning.value = true;
      this.now.value = { ...now, actor: seat, view: then.view, actions: then.actions };
    });
    return true;
  }

  endPlan(): void {
    const now = this.#meanwhile;
    if (!now) return;
    this.#meanwhile = null;
    this.#previews.clear();
    batch(() => {
      this.#letGo();
      this.planning.value = false;
      this.now.value = now;
    });
  }

  #pencil(text: string): boolean {
    const action = this.now.peek()?.actions.find((a) => a.text === text);
    if (!action) return false;
    const { key, args } = action;
    this.endPlan();
    this.plan.value = { text, key, args: args ?? {} };
    return true;
  }

  /** Whether a person at this screen has decided something that can be taken
   * back. Among several the one who looks need not be the one who did. */
  readonly canUndo = computed(() => {
    const now = this.now.value;
    if (!now || this.elsewhere.value || this.replayed || this.planning.value) return false;
    if (this.sending.value) return false;
    return (
      (now.undo !== "none" && this.people.length > 0) ||
      (this.people.length > 1 && this.log.value.some((e) => this.isOfPerson(e)))
    );
  });

  /** Takes back the last decision, or all from the one at a ply on. */
  undo(how: Back = {}): Promise<void> {
    return this.#inTurn(() => this.#undo(how));
  }

  async #undo(how: Back): Promise<void> {
    if (!this.canUndo.peek() || !this.#parts) return;
    const { lines, others } = this.#parts;
    others.drop();
    this.#letGo();
    this.#lookingAt = null;
    this.past.value = null;
    const before = this.log.peek();
    try {
      await lines.back(how);
      const back = before.slice(this.now.peek()?.ply).filter((e) => this.isOfPerson(e));
      await this.#seeActor();
      if (back.length) announce(t.table.undone(back.map((e) => this.sentence(e))));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      others.turn(this.now.peek()!);
      if (error.failure.code === "frontier") {
        this.frontier.value = { ...how, reason: error.message };
        announce(error.message, true);
      } else if (error.failure.code !== "worker") this.failed(error);
    }
  }

  /** The person whose decision it is now gets the screen without a curtain:
   * they have just asked for it. */
  async #seeActor(): Promise<void> {
    const actor = this.curtain.peek();
    if (actor === null) return;
    await this.#see(actor);
    this.curtain.value = null;
  }

  /** Takes back all one did since another seat acted, as far as that is free. */
  undoTurn(): Promise<void> {
    const me = this.eyes.peek();
    const own = this.log.peek().filter((e) => e.actor !== "chance");
    let first = own.length;
    while (first > 0 && own[first - 1]!.actor === me) first--;
    const ply = own[first]?.ply;
    const free = this.now.peek()?.undo_to ?? null;
    return this.undo(ply === undefined || free === null ? {} : { ply: Math.max(ply, free) });
  }

  redo(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.now.peek()?.redo || this.elsewhere.peek()) return;
      this.#parts?.others.drop();
      this.#letGo();
      try {
        await this.#parts?.lines.ahead();
        await this.#seeActor();
      } catch (error) {
        this.failed(error);
      }
    });
  }

  /** The best actions as the strongest player at hand sees them; again: the next. */
  async askHint(player: string): Promise<void> {
    if (!this.canAct.peek() || this.planning.peek()) return;
    const known = this.hints.peek();
    if (known) {
      this.hint.value = (this.hint.peek() + 1) % known.lines.length;
      return;
    }
    const seat = this.eyes.peek();
    const now = this.now.peek();
    const current = (): boolean => this.now.peek() === now && this.#parts !== null;
    try {
      const thought = await ask("think", { slot: 0, player, share: 1, hint: true }, (share) => {
        if (current()) this.thinking.value = { seat, share };
      });
      if (!current()) return;
      this.hint.value = 0;
      this.hints.value = { ...thought, lines: inReach(thought, seat) };
      if (thought.lines[0]) announce(t.table.hint(this.say(thought.lines[0])));
    } catch (error) {
      this.failed(error);
    } finally {
      if (current()) this.thinking.value = null;
    }
  }

  /** Looks at the moment after so many actions; null is now. */
  async look(ply: number | null): Promise<void> {
    this.endPlan();
    const now = this.now.peek()?.ply ?? 0;
    if (ply === null || ply >= now) {
      this.#lookingAt = null;
      this.past.value = null;
      return;
    }
    const at = Math.max(0, ply);
    this.#lookingAt = at;
    const snap = await this.#parts?.lines.look(at);
    if (snap && this.#lookingAt === at) this.past.value = { ...snap, actions: [] };
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
    const plies = this.rivalsSince().map((e) => e.ply + 1);
    if (!plies.length) return;
    const each = Math.min(STEP_MS, STEPS_MS / plies.length);
    for (const [k, ply] of plies.entries()) {
      this.playback.value = [k + 1, plies.length];
      await this.look(ply);
      await this.pause.wait(motion() ? each / motion() : null);
      if (!this.playback.peek() || !this.#parts) break;
    }
    this.playback.value = null;
    await this.look(null);
  }

  endPlayback(): void {
    this.playback.value = null;
    this.skip();
  }
}

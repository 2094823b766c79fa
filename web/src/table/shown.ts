// What is on a table, as signals, and the words for it to the person in front
// of it. Nothing here changes anything.
import { computed, signal } from "@preact/signals";
import type { Fact, GameEvent, Score, Snapshot, Thought } from "../engine/protocol";
import { isHere, nameAt, type SavedTable } from "../store";
import { t } from "../strings";
import { say, texts, type Reader, type Said } from "../texts";
import type { Thinking } from "./computers";
import type { Count } from "./count";
import type { Back } from "./lines";
import type { Stage } from "./stage";

export interface Refusal {
  /** The action in words that was refused. */
  text: string;
  rule: string | undefined;
  message: string;
}

/** An action in pencil, and what it says. */
export interface Plan extends Said {
  text: string;
}

/** Whom a fact is about, or an event is done to; null: nobody alone. */
export function seatOf({ args }: Said, role: "seat" | "rival" = "seat"): number | null {
  const about = args?.[role];
  return typeof about === "object" && "seat" in about ? about.seat : null;
}

/** Events that take something from a rival. */
const TAKING = new Set(["bronze-age-take", "bronze-age-chance-raid"]);

/** What somebody takes from whom it is about. */
const LOSSES = new Set(["city-lost", "expelled", "triumph-lost"]);
export const isLoss = ({ fact }: Fact): boolean => LOSSES.has(fact);

/** What matters only to whom it is about. */
const OWN = new Set(["gold", "province-missed"]);

/** A city that anybody holds pays more or less than before. */
const OF_CITY = new Set(["city-met", "city-unmet", "city-worth"]);
export const isOfCity = ({ fact }: Fact): boolean => OF_CITY.has(fact);

/** From here on it is certain how the game ends, or nearly so. */
const ENDINGS = new Set(["reserve", "ending", "last-turns"]);

export const isEnding = ({ fact }: Fact): boolean => ENDINGS.has(fact);

export class ShownTable {
  readonly saved = signal<SavedTable>(null!);
  /** Now, whatever moment is looked at. */
  readonly now = signal<Snapshot | null>(null);
  readonly past = signal<Snapshot | null>(null);
  readonly log = signal<GameEvent[]>([]);
  readonly eyes = signal(0);
  readonly thinking = signal<Thinking | null>(null);
  readonly curtain = signal<number | null>(null);
  /** One's turn has begun, and nobody has said so yet: see useTurnTold. */
  readonly turnBegun = signal(false);
  readonly refusal = signal<Refusal | null>(null);
  readonly hints = signal<Thought | null>(null);
  readonly hint = signal(0);
  /** What stands in the way of a step back, and how far that was to go. */
  readonly frontier = signal<(Back & { reason: string }) | null>(null);
  readonly trouble = signal<string | null>(null);
  /** What happened is shown again: which step, of how many. */
  readonly playback = signal<[number, number] | null>(null);
  /** What the table is for while nobody plays at it. */
  readonly stage = signal<Stage | null>(null);
  /** The count of its points, while that is what it is for. */
  readonly counting = signal<Count | null>(null);
  /** What one means to do when one's turn comes. */
  readonly plan = signal<Plan | null>(null);
  /** The board is that of one's next turn: what is chosen there is a plan. */
  readonly planning = signal(false);
  /** What one chose and nobody has answered yet: nothing else is chosen until then. */
  readonly sending = signal<Said | null>(null);
  /** What was done by itself, as the only thing there was to do: see Forced. */
  readonly forced = signal<ReadonlySet<string>>(new Set());
  /** Another tab has the table: this one follows. */
  readonly elsewhere = signal(false);

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
    () =>
      this.mine.value &&
      !this.past.value &&
      !this.sending.value &&
      this.curtain.value === null &&
      !this.elsewhere.value,
  );

  /** A game looked at again rather than played. */
  readonly replayed: boolean = false;

  constructor(saved: SavedTable) {
    this.saved.value = saved;
  }

  isPerson(seat: number): boolean {
    return isHere(this.saved.peek().seats[seat]?.kind);
  }

  isForced({ ply, text }: { ply: number; text: string }): boolean {
    return this.forced.value.has(`${ply} ${text}`);
  }

  isOfPerson({ actor }: GameEvent): boolean {
    return typeof actor === "number" && this.isPerson(actor);
  }

  get people(): number[] {
    return this.saved.peek().seats.flatMap((s, i) => (isHere(s.kind) ? [i] : []));
  }

  /** Whether a seat's things are the reader's own: of whoever has the screen at
   * a table, of whoever played it in a replay. */
  isYou(seat: number): boolean {
    return this.replayed
      ? this.saved.value.seats[seat]?.kind === "you"
      : seat === this.eyes.value && this.isPerson(seat);
  }

  /** The seat whose side lies nearest: of the eyes that look, else of the
   * person here, else the one given. */
  nearest(other: number): number {
    if (this.eyes.value >= 0) return this.eyes.value;
    const you = this.saved.value.seats.findIndex((s) => s.kind === "you");
    return Math.max(0, you >= 0 ? you : other);
  }

  name(seat: number): string {
    return nameAt(this.saved.value, seat);
  }

  get game(): string {
    return this.saved.value.game;
  }

  /** Who is "you" in what the table says, and what the others are called. */
  get reader(): Reader {
    return {
      you: this.saved.value.seats.findIndex((_, seat) => this.isYou(seat)),
      name: (seat) => this.name(seat),
    };
  }

  /** What an answer says, to the person at this screen. */
  say(said: Said): string {
    return texts.value.say(this.game, said, this.reader);
  }

  /** The sentence of an event, with the name of who did it. */
  sentence(event: GameEvent): string {
    return this.say(event);
  }

  /** What the sentence of an event only names, such as what an Ability does. */
  effectOf({ key, args }: GameEvent): string {
    const effect = `${key}.effect`;
    return texts.value.has(effect) ? this.say({ key: effect, args: args ?? {} }) : "";
  }

  /** Whether a fact is about the reader. */
  isAboutYou(fact: Fact): boolean {
    const seat = seatOf(fact);
    return seat !== null && this.isYou(seat);
  }

  /** What an event brought about, as far as it matters to the reader. */
  factsOf(event: GameEvent): Fact[] {
    const facts = (event.facts ?? []).filter((f) => !OWN.has(f.fact) || this.isAboutYou(f));
    // What the reader misses says who wins it.
    const missed = facts.filter((f) => f.fact === "province-missed").map((f) => f.args?.["tile"]);
    return facts.filter((f) => f.fact !== "province-won" || !missed.includes(f.args?.["tile"]));
  }

  /** What was taken back by consent: who did, how many decisions, and up to which
   * ply. The record keeps that ("< A 2"); that another game was left there to begin
   * this one, too. */
  readonly takenBack = computed(() => {
    const all: { seat: number; n: number; ply: number; begins: boolean }[] = [];
    const { branch } = this.saved.value;
    const lines: string[] = [];
    for (const [line, n] of this.saved.value.record.matchAll(/^(?:[.A-D] |< [A-D] (\d+))/gm)) {
      if (!n) {
        lines.push(line);
        continue;
      }
      const back = lines.splice(-Number(n));
      const decided = back.filter((x) => x[0] !== ".").length;
      const begins = all.length === branch;
      all.push({ seat: "ABCD".indexOf(line[2]!), n: decided, ply: lines.length, begins });
    }
    return all;
  });

  /** Something that others did to the reader, or to the whole game. */
  isHit(event: GameEvent, fact: Fact): boolean {
    const { actor } = event;
    const about = this.isAboutYou(fact) || isEnding(fact);
    return typeof actor === "number" && !this.isYou(actor) && about;
  }

  /** An event and all it brought about, one sentence after the other. */
  story(event: GameEvent): string {
    return [event, ...this.factsOf(event)].map((said) => `${this.say(said)}.`).join(" ");
  }

  /** How many events set the table up, before anybody decides. */
  get setUp(): number {
    const first = this.log.value.findIndex((e) => typeof e.actor === "number");
    return first < 0 ? this.log.value.length : first;
  }

  /** What happened last, as the log says it. */
  lastSentence(): string {
    const last = this.log.value.at(-1);
    return last ? this.sentence(last) : t.table.beginning;
  }

  /** "Mira wins by 3". */
  verdict(scores: Score[]): string {
    const first = scores.filter((s) => s.rank === 1);
    if (first.length > 1) return t.table.shared(first.map((s) => this.name(s.seat)));
    const rest = scores.filter((s) => s.rank > 1).map((s) => s.points);
    const lead = first[0]!.points - Math.max(...rest);
    const { seat } = first[0]!;
    return lead > 0 ? t.table.winsBy(seat, lead, this) : t.table.winsTie(seat, this);
  }

  /** What the prompt says at every game's table while it asks the person
   * nothing; null where the game has its own words. */
  headline(): string | null {
    const shown = this.shown.value!;
    if (this.replayed) return shown.over ? this.verdict(shown.scores) : this.lastSentence();
    if (this.past.value) return t.table.past;
    if (this.over.value) return t.table.isOver;
    const sending = this.sending.value;
    if (sending) return say("page-online-sending", { what: this.say(sending) });
    if (this.mine.value) return null;
    const { actor } = shown;
    return typeof actor === "number" ? t.table.waiting(actor, this) : t.table.settingUp;
  }

  /** The line below it, likewise. */
  aside(): string | null {
    if (this.replayed || this.past.value || this.over.value) return "";
    if (this.sending.value) return say("page-online-sending-help");
    return this.mine.value ? null : t.table.lookAround;
  }

  /** Before a line of the log: where what one did, and what was drawn, begins. */
  #ownFrom(end: number): number {
    const log = this.log.value;
    let from = end;
    const isOwn = ({ actor }: GameEvent): boolean =>
      actor === this.eyes.value || actor === "chance";
    while (from > 0 && isOwn(log[from - 1]!)) from--;
    return from;
  }

  /** Where one's last turn that others have followed ends. */
  #turnEnd(): number {
    let end = this.#ownFrom(this.log.value.length);
    while (end > 0 && this.log.value[end - 1]!.actor !== this.eyes.value) end--;
    return end;
  }

  /** What the others did since one's last turn, and what one did after that. */
  sinceMyTurn(): GameEvent[] {
    return this.eyes.value < 0 ? [] : this.log.value.slice(this.#turnEnd());
  }

  /** What others did since one's own turn. */
  rivalsSince(): GameEvent[] {
    return this.sinceMyTurn().filter((e) => e.actor !== "chance" && e.actor !== this.eyes.peek());
  }

  /** What others took from the reader since then. */
  lossesSince(): string[] {
    const isTaking = (event: GameEvent): boolean => {
      const from = seatOf(event, "rival");
      return TAKING.has(event.key) && from !== null && this.isYou(from);
    };
    return this.sinceMyTurn().flatMap((event) =>
      [
        ...[event].filter(isTaking),
        ...this.factsOf(event).filter((fact) => isLoss(fact) && this.isHit(event, fact)),
      ].map((said) => this.say(said)),
    );
  }

  /** The moment in view for an address; none where a finished game is looked at
   * as a whole. */
  moment(): string | null {
    const past = this.past.peek();
    return past || !this.over.peek() ? String(this.shown.peek()?.ply ?? 0) : null;
  }

  /** What some events brought the reader. */
  gains(events: GameEvent[]): { event: GameEvent; fact: Fact }[] {
    return events.flatMap((event) =>
      this.factsOf(event)
        .filter((fact) => this.isAboutYou(fact))
        .map((fact) => ({ event, fact })),
    );
  }

  /** What the turn before that brought one. */
  gainsOfTurn(): { event: GameEvent; fact: Fact }[] {
    const end = this.#turnEnd();
    return this.gains(this.log.value.slice(this.#ownFrom(end), end));
  }
}

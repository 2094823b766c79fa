// The page's end of the club, as src/club/guest.h is for programs: it keeps
// asks until they are answered and sends them again, notices what it missed and
// catches up, and reconnects after sleep, a change of network or a restart of
// the server. It knows numbers and places, and nothing about games.
import { signal } from "@preact/signals";
import { EngineError } from "../engine/client";
import type { Done, Message, Refused, TableMessage } from "./messages";

const PING_MS = 20_000;
const DEAD_MS = 45_000;
const RESEND_MS = 10_000;
const WAIT_MIN_MS = 500;
const WAIT_MAX_MS = 15_000;
/** A connection that hangs is given up. */
const CONNECT_MS = 8_000;

/** How a table is found: by its id, the secret of a link, or a spoken code. */
export type Key = { table: string } | { invite: string } | { code: string };

interface Place {
  key: Key;
  id: string | null;
  epoch: number;
  n: number;
  ply: number;
  /** When it last asked to follow; 0: it was answered. */
  asked: number;
  found: ((id: string) => void)[];
  lost: ((error: EngineError) => void)[];
}

interface Ask {
  id: string;
  /** What it was asked with, to find it by. */
  of: object;
  body: object;
  /** When last; 0: it never left this page. */
  sent: number;
  done: (answer: Done) => void;
  fail: (error: EngineError) => void;
}

export interface Hands {
  /** News of a table; its lines up to `from` stay. */
  table: (message: TableMessage) => void;
  other: (message: Message) => void;
}

/** What the connection is doing, for the line that says so. */
export interface Wire {
  here: boolean;
  /** Since when it is not, in ms since 1970; 0: it never was. */
  lost: number;
  /** When it tries again. */
  next: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

const randomWord = (n: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(n)), (b) => LETTERS[b & 31]).join("");

const same = (a: Key, b: Key): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Guest {
  readonly wire = signal<Wire>({ here: false, lost: 0, next: 0 });

  /** The server knows who one is; nobody is let in by the link each time. */
  somebody = false;

  readonly #prefix = randomWord(10);
  #count = 0;
  #asks: Ask[] = [];
  #places: Place[] = [];
  /** What waits until it is known to which tables the links lead. */
  readonly #afterLinks: (() => void)[] = [];
  readonly #looked = new Set<string>();
  #socket: WebSocket | null = null;
  #state: "away" | "connecting" | "waiting" | "here" = "away";
  #heard = 0;
  #pinged = 0;
  #wait = WAIT_MIN_MS;
  #at = 0;

  /** `token` makes sure that the browser has one before it connects. */
  constructor(
    readonly url: string,
    readonly token: () => Promise<void>,
    readonly hands: Hands,
  ) {
    setInterval(() => this.#wake(), 500);
    // Whoever comes back is not made to wait.
    addEventListener("online", () => this.tryNow());
    addEventListener("offline", () => this.#drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#look();
    });
    this.#wake();
  }

  ask(body: object): Promise<Done> {
    return new Promise((done, fail) => {
      const id = `${this.#prefix}-${++this.#count}`;
      const ask = { id, of: body, body: { id, ...body }, sent: 0, done, fail };
      this.#asks.push(ask);
      if (this.#state === "here") this.#sendAsk(ask);
    });
  }

  #unsent(body: object): Ask | undefined {
    return this.#asks.find((a) => a.of === body && !a.sent);
  }

  isUnsent(body: object): boolean {
    return this.#unsent(body) !== undefined;
  }

  /** Not to be asked after all, if it never left this page. */
  withdraw(body: object): void {
    const unsent = this.#take(this.#unsent(body)?.id);
    unsent?.fail(new EngineError({ code: "withdrawn", message: "" }));
  }

  /** The id of the table, once the server has shown it. */
  follow(key: Key): Promise<string> {
    return new Promise((found, lost) => {
      const known = this.#places.find(
        (p) => same(p.key, key) || ("table" in key && p.id === key.table),
      );
      if (known?.id && known.n > 0) return found(known.id);
      // A table that is new on one's list is the one of the link that put it there.
      if (!known && "table" in key && this.#isLinkOpen()) {
        this.#afterLinks.push(() => void this.follow(key).then(found, lost));
        return;
      }
      const place: Place = known ?? {
        key,
        id: "table" in key ? key.table : null,
        epoch: 0,
        n: 0,
        ply: 0,
        asked: 0,
        found: [],
        lost: [],
      };
      place.found.push(found);
      place.lost.push(lost);
      if (known) return;
      this.#places.push(place);
      if (this.#state === "here") this.#sendFollow(place);
    });
  }

  /** Whether it is not known yet to which table a link leads. */
  #isLinkOpen(): boolean {
    return this.#places.some((p) => p.id === null);
  }

  #linkDone(): void {
    if (this.#isLinkOpen()) return;
    for (const follow of this.#afterLinks.splice(0)) follow();
  }

  /** Asks for somebody's page; it comes as a message. */
  look(person: string): void {
    this.#looked.add(person);
    if (this.#state === "here") this.#send({ do: "look", person });
  }

  unfollow(id: string): void {
    this.#places = this.#places.filter((p) => p.id !== id);
    if (this.#state === "here") this.#send({ do: "unfollow", table: id });
  }

  /** Everything from the beginning: another person looks now. */
  anew(): void {
    for (const p of this.#places) Object.assign(p, { epoch: 0, n: 0, ply: 0 });
    this.#drop();
    this.tryNow();
  }

  tryNow(): void {
    if (this.#state !== "away") return;
    this.#at = 0;
    this.#wake();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendAsk(ask: Ask): void {
    ask.sent = Date.now();
    this.#send(ask.body);
  }

  #sendFollow(place: Place): void {
    place.asked = Date.now();
    const { epoch, n, ply } = place;
    const by = place.id && n > 0 && this.somebody ? { table: place.id } : place.key;
    this.#send({ do: "follow", ...by, epoch, n, ply });
  }

  /** The same table, shown to somebody who has become somebody: the link it was
   * found by is what lets them in. */
  followAnew(id: string): Promise<string> {
    const place = this.#places.find((p) => p.id === id);
    if (!place) return this.follow({ table: id });
    return new Promise((found, lost) => {
      Object.assign(place, { epoch: 0, n: 0, ply: 0 });
      place.found.push(found);
      place.lost.push(lost);
      if (this.#state === "here") this.#sendFollow(place);
    });
  }

  async #connect(): Promise<void> {
    this.#state = "connecting";
    this.#heard = Date.now();
    let socket: WebSocket;
    try {
      await this.token();
      socket = new WebSocket(this.url, "oxhide");
    } catch {
      this.#lose();
      return;
    }
    if (this.#state !== "connecting") return;
    this.#socket = socket;
    const mine = (what: () => void) => (): void => {
      if (this.#socket === socket) what();
    };
    socket.onopen = mine(() => {
      this.#state = "waiting";
      this.#heard = this.#pinged = Date.now();
    });
    socket.onmessage = (e: MessageEvent<string>) => mine(() => this.#hear(e.data))();
    socket.onclose = mine(() => this.#lose());
  }

  #lose(): void {
    this.#socket = null;
    this.#state = "away";
    this.#at = Date.now() + this.#wait;
    this.#wait = Math.min(this.#wait * 2, WAIT_MAX_MS);
    const { here, lost } = this.wire.peek();
    this.wire.value = { here: false, lost: here || !lost ? Date.now() : lost, next: this.#at };
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose();
    socket.close();
  }

  /** After sleep: a connection nobody has heard of is asked for a sign of life. */
  #look(): void {
    if (this.#state === "away") this.tryNow();
    else if (this.#state === "here") {
      this.#ping();
      const asked = Date.now();
      setTimeout(() => {
        if (this.#state === "here" && this.#heard < asked) this.#drop();
        this.tryNow();
      }, 4000);
    }
  }

  #hear(bytes: string): void {
    let message: Message;
    try {
      message = JSON.parse(bytes) as Message;
    } catch {
      return;
    }
    this.#heard = Date.now();
    if (message.see === "table") this.#table(message);
    else if (message.see === "done") this.#take(message.id)?.done(message);
    else if (message.see === "refused") this.#refused(message);
    else if (message.see === "pong") {
      if (message.behind) for (const p of this.#places) if (!p.asked) this.#sendFollow(p);
      this.hands.other(message);
    } else {
      // Another one on the same connection says who one has become.
      if (message.see === "welcome" && this.#state !== "here") this.#welcome();
      this.hands.other(message);
    }
  }

  /** On a new connection everything is said again: who follows what, from
   * where, and every ask that was not answered. */
  #welcome(): void {
    this.#state = "here";
    this.#wait = WAIT_MIN_MS;
    this.wire.value = { here: true, lost: 0, next: 0 };
    for (const place of this.#places) this.#sendFollow(place);
    for (const ask of this.#asks) this.#sendAsk(ask);
    for (const person of this.#looked) this.#send({ do: "look", person });
  }

  /** What is older than what is known is dropped; where something in between
   * is missing, it asks from its own place. */
  #table(m: TableMessage): void {
    const place =
      this.#places.find((p) => p.id === m.table) ?? this.#places.find((p) => p.id === null);
    if (!place || m.epoch < place.epoch || (m.epoch === place.epoch && m.n < place.n)) return;
    place.asked = 0;
    place.id = m.table;
    if (m.since > (m.epoch === place.epoch ? place.n : 0) || (m.from ?? 0) > place.ply) {
      this.#sendFollow(place);
      return;
    }
    Object.assign(place, { epoch: m.epoch, n: m.n, ply: m.ply ?? 0 });
    this.hands.table(m);
    for (const found of place.found) found(m.table);
    place.found = place.lost = [];
    this.#linkDone();
  }

  #take(id: string | undefined): Ask | undefined {
    const ask = this.#asks.find((a) => a.id === id);
    this.#asks = this.#asks.filter((a) => a !== ask);
    return ask;
  }

  #refused(m: Refused): void {
    // These only say to wait: it is sent again.
    if (m.error.code === "try-again" || m.error.code === "too-many") return;
    const error = new EngineError(m.error);
    if (m.id) this.#take(m.id)?.fail(error);
    else if (m.table && this.#looked.has(m.table))
      return; // somebody who is gone
    else {
      const place =
        this.#places.find((p) => p.id !== null && p.id === m.table) ??
        this.#places.find((p) => p.n === 0 && p.asked);
      if (!place) return;
      this.#places = this.#places.filter((p) => p !== place);
      for (const lost of place.lost) lost(error);
      this.#linkDone();
    }
  }

  #ping(): void {
    this.#pinged = Date.now();
    const seen = this.#places.filter((p) => p.n > 0);
    const sum = seen.reduce((total, p) => total + p.n, 0);
    this.#send({ do: "ping", tables: seen.length, sum });
  }

  #wake(): void {
    const now = Date.now();
    if (this.#state === "away" && now >= this.#at) void this.#connect();
    else if (this.#state === "connecting" || this.#state === "waiting") {
      if (now - this.#heard >= CONNECT_MS) {
        const socket = this.#socket;
        this.#lose();
        socket?.close();
      }
    } else if (this.#state === "here") {
      if (now - this.#heard >= DEAD_MS) return this.#drop();
      for (const ask of this.#asks) if (now - ask.sent >= RESEND_MS) this.#sendAsk(ask);
      for (const p of this.#places) if (p.asked && now - p.asked >= RESEND_MS) this.#sendFollow(p);
      if (now - this.#pinged >= PING_MS) this.#ping();
    }
  }
}

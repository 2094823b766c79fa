// Every sentence a person reads comes from texts/<language>/*.ftl: code names a
// message and gives it arguments; the grammar is in the message. The engine's
// answers carry key and args; docs/translating.md documents the form, and
// src/engine/message.c is the same in C.
import { FluentBundle, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { signal } from "@preact/signals";
import english from "oxhide:texts/en";
import type { Messages } from "./gen/messages";

/** Somebody: a seat, or what people are called. A text never chooses by what
 * people are called, so that whoever is called "you" is not spoken to. */
export type Who = { seat: number } | { called: string };

/** An argument: a number, the id of a thing or a word, somebody, or a list of ids. */
export type Arg = number | string | Who | string[];
export type Args = Record<string, Arg>;

/** What an answer says. */
export interface Said {
  key: string;
  args?: Args;
}

/** Who reads: the seat that is "you", if any, and what the seats are called. */
export interface Reader {
  you: number | null;
  name: (seat: number) => string;
}

class List extends FluentType<string[]> {
  override toString(): string {
    return this.value.join(", ");
  }
}

class Called extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

const PLAIN: Reader = { you: null, name: (seat) => "ABCD"[seat] ?? "" };

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** A text and the language it was found in. */
interface Found {
  pattern: Pattern;
  from: Texts;
}

export class Texts {
  readonly language: string;
  #bundle: FluentBundle;
  /** The keys of the language itself. */
  #own: Set<string>;
  /** Says what this language lacks. */
  #fallback: Texts | null;
  /** Who is asked first for the name of a thing. */
  #first: Texts;
  /** Whose things NAME() means while a message is said. */
  #game = "";

  /** With a second source, what the language lacks is said in English. */
  constructor(language: string, source: string, fallback = "", first: Texts | null = null) {
    const text = (v: FluentValue | undefined): string => (typeof v === "string" ? v : "");
    const thing = (part: string, id: FluentValue | undefined, form: string): string =>
      this.#first.#thing(part, text(id), form);
    this.language = language;
    this.#first = first ?? this;
    this.#fallback = fallback ? new Texts("en", fallback, "", this) : null;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([id], named) => thing("name", id, text(named.case)),
        SOURCE: ([id], named) => thing("source", id, text(named.case)),
        GENDER: ([id]) => thing("name", id, "gender"),
        LIST: ([items], named) =>
          items instanceof List ? this.#list(items.value, text(named.case)) : "{LIST}",
        SIGNED: ([n]) => this.#signed(n),
      },
    });
    const own = new FluentResource(source);
    this.#own = new Set(own.body.map((message) => message.id));
    for (const error of this.#bundle.addResource(own)) throw error;
    // So that a message may refer to one that only English has.
    if (fallback) this.#bundle.addResource(new FluentResource(fallback));
  }

  has(key: string): boolean {
    return this.#find(key) !== null;
  }

  /** What a message says; the key itself where there is no text for it. */
  say(game: string, said: Said, reader: Reader = PLAIN): string {
    const found = this.#find(said.key);
    if (found === null) return said.key;
    const args: Record<string, string | number | List | Called> = {};
    for (const [name, arg] of Object.entries(said.args ?? {})) {
      if (Array.isArray(arg)) args[name] = new List(arg);
      else if (typeof arg !== "object") args[name] = arg;
      else if ("called" in arg) args[name] = new Called(arg.called);
      else args[name] = arg.seat === reader.you ? "you" : new Called(reader.name(arg.seat));
    }
    this.#game = game; // only now: a reader may say something to find a name
    return found.from.#format(found.pattern, args);
  }

  /** What people call a thing of a game. */
  name(game: string, id: string, form = ""): string {
    this.#game = game;
    return this.#thing("name", id, form);
  }

  /** An attribute of its name, such as what a card does; "" where it has none. */
  about(game: string, id: string, form: string): string {
    const found = this.#find(`${game}-name-${id}.${form}`);
    this.#game = game;
    return found === null ? "" : found.from.#format(found.pattern);
  }

  #find(key: string): Found | null {
    const pattern = this.#pattern(key);
    if (pattern) return { pattern, from: this };
    return this.#fallback ? this.#fallback.#find(key) : null;
  }

  /** The text in this language; null where it has none. */
  #pattern(key: string): Pattern | null {
    const [id = "", attribute] = key.split(".");
    const message = this.#own.has(id) ? this.#bundle.getMessage(id) : undefined;
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  #format(pattern: Pattern, args = {}): string {
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, errors);
    return said.replace(/\s*\n\s*/g, " ");
  }

  #thing(part: string, id: string, form: string): string {
    const key = `${this.#game}-${part}-${id}`.toLowerCase();
    const found = this.#find(key);
    if (found === null) return id;
    return found.from.#format((form && found.from.#pattern(`${key}.${form}`)) || found.pattern);
  }

  #list(ids: string[], form: string): string {
    return this.join(ids.map((id) => this.#first.#thing("name", id, form)));
  }

  /** Items with "and" (or another mark) before the last. Some languages have
   * another one before certain letters, which `.before` lists. */
  join(items: string[], last = "engine-list-and"): string {
    const mark = (key: string): string => {
      const found = this.#find(key);
      return found ? found.from.#format(found.pattern) : "";
    };
    const end = items.at(-1)?.toLowerCase() ?? "";
    const other = mark(`${last}.before`).split(" ");
    const and = other.some((x) => x && end.startsWith(x)) ? `${last}.then` : last;
    return items
      .map((x, i) => (i ? mark(i + 1 < items.length ? "engine-list-comma" : and) + x : x))
      .join("");
  }

  /** A number to one digit after the comma or point. */
  tenths(n: number): string {
    const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return new Intl.NumberFormat(this.#bundle.locales, one).format(n);
  }

  #signed(n: FluentValue | undefined): string {
    const value = Number(n instanceof FluentType ? n.value : n);
    const digits = new Intl.NumberFormat(this.#bundle.locales).format(Math.abs(value));
    return value < 0 ? `−${digits}` : value > 0 ? `+${digits}` : digits;
  }
}

export { english };

/** The texts in force. */
export const texts = signal(new Texts("en", english));

/** Speaks a language from now on; English where no texts of it are given. */
export function speak(language: string, source: string): void {
  texts.value = source ? new Texts(language, source, english) : new Texts("en", english);
}

export type Key = keyof Messages;
type Plain = { [K in Key]: Messages[K] extends null ? K : never }[Key];

/** A table, for messages that name its things or its seats. */
export interface Context {
  game: string;
  reader: Reader;
}

/** What a message says; one that names things or seats needs the table. */
export function say<K extends Key>(
  key: K,
  ...[args, at]: Messages[K] extends null
    ? [args?: null, at?: Context]
    : [args: Messages[K], at?: Context]
): string {
  return texts.value.say(at?.game ?? "", { key, args: args ?? {} }, at?.reader);
}

/** The same where only the running program knows the key: "page-key-undo". */
export const sayBy = (key: string): string => texts.value.say("", { key });

/** What people call a thing of a game. */
export const nameOf = (game: string, id: string, form = ""): string =>
  texts.value.name(game, id, form);

/** What a thing of a game does, or something else that is said about it. */
export const textOf = (game: string, id: string, form = "text"): string =>
  texts.value.about(game, id, form);

export const tenths = (n: number): string => texts.value.tenths(n);

/** Sentences one after the other; those without a full stop get one. */
export const sentences = (parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.?!…]$/.test(part) ? part : `${part}.`))
    .join(" ");

/** Things side by side, with nothing before the last: "3, 5, 7". */
export const series = (
  items: string[],
  between: "engine-list-comma" | "page-list-clause" | "page-list-score" = "engine-list-comma",
): string => items.join(say(between));

/** The same with "and" or "or" before the last. */
export const list = (
  items: string[],
  last: "engine-list-and" | "page-list-or" = "engine-list-and",
): string => texts.value.join(items, last);

/** What people are called, as a text is told it: one after the other, or none. */
export const called = (names: string[]): Who | "none" =>
  names.length ? { called: list(names) } : "none";

/** A sentence made of parts begins with a capital letter. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

type Kebab<S extends string> = S extends `${infer A}${infer B}`
  ? B extends Uncapitalize<B>
    ? `${Lowercase<A>}${Kebab<B>}`
    : `${Lowercase<A>}-${Kebab<B>}`
  : S;

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** Texts without arguments as members, each read when it is used: `playNow` of
 * "page-home" is page-home-play-now. Other members stay as they are. */
export function phrases<P extends string, N extends string, More extends object>(
  prefix: P,
  names: readonly (`${P}-${Kebab<N>}` extends Plain ? N : never)[],
  more: More = {} as More,
): { readonly [K in N]: string } & More {
  for (const name of names as readonly string[])
    Object.defineProperty(more, name, {
      get: () => sayBy(`${prefix}-${kebab(name)}`),
      enumerable: true,
    });
  return more as { readonly [K in N]: string } & More;
}

// Every sentence a person reads comes from texts/<language>/*.ftl: code names a
// message and hands arguments, the grammar is in the message. The engine's
// answers carry key and args; docs/translating.md documents the form, and
// src/engine/message.c is the same in C.
import { FluentBundle, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import english from "oxhide:texts/en";

/** An argument: a number, the id of a thing or a word, a seat, or a list of ids. */
export type Arg = number | string | { seat: number } | string[];
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

const PLAIN: Reader = { you: null, name: (seat) => "ABCD"[seat] ?? "" };

export class Texts {
  #bundle: FluentBundle;
  /** Whose things NAME() means while a message is said. */
  #game = "";

  constructor(language: string, source: string) {
    const text = (v: FluentValue | undefined): string => (typeof v === "string" ? v : "");
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([id], named) => this.#thing("name", text(id), text(named.case)),
        SOURCE: ([id], named) => this.#thing("source", text(id), text(named.case)),
        GENDER: ([id]) => this.#thing("name", text(id), "gender"),
        LIST: ([items], named) =>
          items instanceof List ? this.#list(items.value, text(named.case)) : "{LIST}",
        SIGNED: ([n]) => this.#signed(n),
      },
    });
    for (const error of this.#bundle.addResource(new FluentResource(source))) throw error;
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** What a message says; the key itself where there is no text for it. */
  say(game: string, said: Said, reader: Reader = PLAIN): string {
    const pattern = this.#pattern(said.key);
    if (pattern === null) return said.key;
    this.#game = game;
    const args: Record<string, string | number | List> = {};
    for (const [name, arg] of Object.entries(said.args ?? {})) {
      if (Array.isArray(arg)) args[name] = new List(arg);
      else if (typeof arg !== "object") args[name] = arg;
      else args[name] = arg.seat === reader.you ? "you" : reader.name(arg.seat);
    }
    return this.#format(pattern, args);
  }

  #pattern(key: string) {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  #format(pattern: Parameters<FluentBundle["formatPattern"]>[0], args = {}): string {
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, errors);
    return said.replace(/\s*\n\s*/g, " ");
  }

  #thing(part: string, id: string, form: string): string {
    const key = `${this.#game}-${part}-${id}`.toLowerCase();
    const pattern = (form && this.#pattern(`${key}.${form}`)) || this.#pattern(key);
    return pattern === null ? id : this.#format(pattern);
  }

  #list(ids: string[], form: string): string {
    const mark = (name: string): string => this.#format(this.#pattern(`engine-list-${name}`)!);
    return ids
      .map((id, i) => {
        const before = i === 0 ? "" : mark(i + 1 < ids.length ? "comma" : "and");
        return before + this.#thing("name", id, form);
      })
      .join("");
  }

  #signed(n: FluentValue | undefined): string {
    const value = Number(n instanceof FluentType ? n.value : n);
    const digits = new Intl.NumberFormat(this.#bundle.locales).format(Math.abs(value));
    return value < 0 ? `−${digits}` : value > 0 ? `+${digits}` : digits;
  }
}

export const texts = new Texts("en", english);

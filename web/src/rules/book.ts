// The rules of a game as the build makes them from docs/rules and
// docs/components (web/rules.mjs).
import { useEffect, useState } from "preact/hooks";
import translated from "oxhide:translated";
import { language } from "../language";

export interface Picture {
  /** Which of the game's pictures, and what it is to show. */
  kind: string;
  of: string;
}
export interface Ruling {
  id: string;
  question: string;
  html: string;
  why: string;
}
export interface Rule {
  id: string;
  title: string;
  html: string;
  examples: { picture: Picture | null; html: string }[];
  rulings: Ruling[];
}
/** A subject: one page of the reader. */
export interface Topic {
  title: string;
  lead: string;
  figure: (Picture & { html: string }) | null;
  see: string[];
  rules: Rule[];
}
export interface Chapter {
  number: string;
  title: string;
  intro: string;
  topics: Topic[];
}
export interface Book {
  intro: string;
  chapters: Chapter[];
  owners: string;
}

const kept = new Map<string, Promise<Book | null>>();

const inLanguage = (game: string): string => `${language.value}/${game}`;

/** Whether its rules are shown in English though the page speaks another language. */
export const isForeign = (game: string): boolean =>
  language.value !== "en" && !translated.includes(inLanguage(game));

async function load(name: string): Promise<Book | null> {
  const answer = await fetch(`rules/${name.split("/").map(encodeURIComponent).join("/")}.json`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Book;
}

/** Null where a game has no rules; a failure is tried again when next asked. */
export function bookOf(game: string): Promise<Book | null> {
  const name = translated.includes(inLanguage(game)) ? inLanguage(game) : game;
  let book = kept.get(name);
  if (!book) {
    book = load(name);
    kept.set(name, book);
    book.catch(() => kept.delete(name));
  }
  return book;
}

export function useBook(game: string): Book | null | "loading" | "failed" {
  const [state, setState] = useState<Book | null | "loading" | "failed">("loading");
  useEffect(() => {
    let gone = false;
    setState("loading");
    bookOf(game).then(
      (book) => !gone && setState(book),
      () => !gone && setState("failed"),
    );
    return () => {
      gone = true;
    };
  }, [game, language.value]);
  return state;
}

/** Where a subject is: its chapter, and its place among all. */
export interface Spot {
  chapter: Chapter;
  topic: Topic;
}

export const spotsOf = (book: Book): Spot[] =>
  book.chapters.flatMap((chapter) => chapter.topics.map((topic) => ({ chapter, topic })));

/** The rule that stands for a subject in addresses. */
export const idOf = (topic: Topic): string => topic.rules[0]!.id;

/** The subject with a rule or ruling; of an unknown id the nearest above it,
 * else the first of all. */
export function find(book: Book, id: string | undefined): Spot {
  const spots = spotsOf(book);
  for (let at = id ?? ""; at; at = at.replace(/(?:r\d+|\.\d+|[^.r]+)$/, ""))
    for (const spot of spots)
      if (spot.topic.rules.some((r) => r.id === at || r.rulings.some((x) => x.id === at)))
        return spot;
  return spots[0]!;
}

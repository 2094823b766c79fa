// Finding a rule by ordinary words: in any form of them, in any language.
import { type Book, type Rule } from "./book";

export interface Found {
  game: string;
  id: string;
  title: string;
  chapter: string;
  /** The sentence that has the word, cut there. */
  before: string;
  word: string;
  after: string;
}

const NEAR = 46;

/** A word as it is compared: no accents, and "city" begins like "cities". */
const fold = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/y/g, "i");

interface Word {
  at: number;
  length: number;
  fold: string;
}
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((m) => ({
    at: m.index,
    length: m[0].length,
    fold: fold(m[0]),
  }));

/** Whether a word is the one asked for, begins with it, or differs in its ending alone. */
function isForm(asked: string, word: string): boolean {
  if (word.startsWith(asked)) return true;
  let same = 0;
  while (same < asked.length && asked[same] === word[same]) same++;
  return (
    same >= Math.max(3, Math.min(4, word.length)) &&
    asked.length - same <= 3 &&
    word.length - same <= 3
  );
}

const plain = (html: string): string => {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box.textContent ?? "";
};

const textOf = (rule: Rule): string =>
  [
    rule.html,
    ...rule.examples.map((e) => e.html),
    ...rule.rulings.map((r) => `${r.question} ${r.html}`),
  ]
    .map(plain)
    .join(" ");

interface Place {
  rule: Rule;
  chapter: string;
  text: string;
  words: Word[];
  /** The words of each title over it, and what a word found there is worth. */
  titles: [number, Word[]][];
}

const kept = new WeakMap<Book, Place[]>();

function placesOf(book: Book): Place[] {
  const places = kept.get(book) ?? readPlaces(book);
  kept.set(book, places);
  return places;
}

/** A chapter's title speaks for its first rule more than for the others. */
const readPlaces = (book: Book): Place[] =>
  book.chapters.flatMap((chapter) =>
    chapter.topics.flatMap((topic, t) =>
      topic.rules.map((rule, r) => {
        const text = textOf(rule);
        const titles: [number, Word[]][] = [
          [8, wordsOf(rule.title)],
          [r ? 3 : 6, wordsOf(topic.title)],
          [r || t ? 2 : 7, wordsOf(chapter.title)],
        ];
        return { rule, chapter: chapter.title, text, words: wordsOf(text), titles };
      }),
    ),
  );

/** What a place is worth for a word: 0 if it does not have it. */
function worth(place: Place, asked: string): number {
  const has = (words: Word[]): boolean => words.some((w) => isForm(asked, w.fold));
  const titles = place.titles.map(([value, words]) => (has(words) ? value : 0));
  return Math.max(has(place.words) ? 1 : 0, ...titles);
}

function excerpt(game: string, { rule, chapter, text, words }: Place, asked: string[]): Found {
  const word = words.find((w) => asked.some((a) => isForm(a, w.fold)));
  const at = word?.at ?? 0;
  const past = at + (word?.length ?? 0);
  const from = at > NEAR ? text.indexOf(" ", at - NEAR) + 1 : 0;
  const end = at + NEAR * 2;
  const to = end < text.length ? Math.max(past, text.lastIndexOf(" ", end)) : text.length;
  return {
    game,
    id: rule.id,
    title: rule.title,
    chapter,
    before: (from ? "… " : "") + text.slice(Math.min(from, at), at),
    word: text.slice(at, past),
    after: text.slice(past, to) + (to < text.length ? " …" : ""),
  };
}

/**
 * The rules with all of these words, else those with most of them; titles first.
 * Short words (of, the, wie, que) order what is found and need not be there,
 * unless there are no others; nor need a word that no rule has.
 */
export function search(book: Book, game: string, query: string): Found[] {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < 2) return [];
  const places = placesOf(book);
  const cited = places.filter((p) => p.rule.id.toLowerCase().startsWith(wanted));
  if (cited.length) return cited.map((p) => excerpt(game, p, []));
  const all = wordsOf(wanted).map((w) => w.fold);
  const long = all.filter((w) => w.length > 3);
  const needed = long.length ? long : all;
  const rated = places.map((place) => {
    const values = needed.map((w) => worth(place, w));
    const extra = all.filter((w) => worth(place, w)).length / 100;
    return {
      place,
      has: values.filter(Boolean).length,
      value: values.reduce((a, b) => a + b, extra),
    };
  });
  const most = Math.max(1, ...rated.map((r) => r.has));
  return rated
    .filter((r) => r.has === most)
    .sort((a, b) => b.value - a.value)
    .map((r) => excerpt(game, r.place, needed));
}

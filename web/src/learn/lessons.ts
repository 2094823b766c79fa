// Lessons: which ones there are, what is in them, and how far somebody has
// come. A lesson's text is fetched when it is needed; the engine takes it
// apart.
import { signal } from "@preact/signals";
import known from "oxhide:lessons";
import { ask } from "../engine/client";
import type { Lesson } from "../engine/protocol";
import { keep, load } from "../settings";
import { sayBy, texts } from "../texts";

export interface Course {
  text: string;
  lesson: Lesson;
}

const courses = new Map<string, Promise<Course>>();

export const hasLesson = (game: string): boolean => game in known;

async function fetched(game: string): Promise<Course> {
  const answer = await fetch(known[game]!);
  if (!answer.ok) throw new Error(String(answer.status));
  const text = await answer.text();
  return { text, lesson: await ask("lesson", { lesson: text }) };
}

/** The lesson of a game; one that could not be fetched is tried again. */
export function courseOf(game: string): Promise<Course> {
  const course = courses.get(game) ?? fetched(game);
  courses.set(game, course);
  course.catch(() => courses.delete(game));
  return course;
}

/** What a lesson says in the language of the page; English where that has no
 * words for it. */
export function inLanguage(game: string, id: string, part: string, english: string): string {
  const key = `lesson-${game}-${id}.${part}`;
  return texts.value.has(key) ? sayBy(key) : english;
}

export interface Progress {
  /** The step somebody is at, and the chapters they have finished, by id. */
  step: string | null;
  done: string[];
  /** When it was touched last. */
  at: number;
}

const KEY = "oxhide.lessons";
const HELPED = "oxhide.helped";
const none: Progress = { step: null, done: [], at: 0 };

const read = (key: string): Record<string, never> => {
  const kept = load(key);
  return kept && typeof kept === "object" ? (kept as Record<string, never>) : {};
};

export const progress = signal<Record<string, Progress>>(read(KEY));

export const progressOf = (game: string): Progress => progress.value[game] ?? none;

export function note(game: string, part: Partial<Progress>): void {
  const now = { ...progressOf(game), ...part, at: Date.now() };
  progress.value = { ...progress.peek(), [game]: now };
  keep(KEY, progress.peek());
}

/** What has been explained since a game with help was begun; nothing is explained
 * twice. */
export const helped = (game: string): string[] => read(HELPED)[game] ?? [];

const keepHelped = (game: string, ids: string[]): void =>
  void keep(HELPED, { ...read(HELPED), [game]: ids });

export const noteHelped = (game: string, id: string): void =>
  keepHelped(game, [...helped(game), id]);

/** Nothing more is explained. */
export const endHelps = (game: string, ids: string[]): void => keepHelped(game, ids);

/** Whoever asks for help again is given it again. */
export const forgetHelped = (game: string): void => keepHelped(game, []);

addEventListener("storage", (e) => {
  if (e.key === KEY) progress.value = read(KEY);
});

// The step of a lesson that comes next for somebody.
import { inLanguage, progressOf, type Course } from "./lessons";

export interface Next {
  game: string;
  /** The chapter by its number, and the step in it. */
  chapter: number;
  step: number;
  of: number;
}

/** Where somebody is in a lesson; null where it is not begun, or done. */
function placeIn({ lesson }: Course): Next | null {
  const at = lesson.steps.findIndex((s) => s.id === progressOf(lesson.game).step);
  if (at <= 0) return null;
  const { chapter } = lesson.steps[at]!;
  const { first } = lesson.chapters[chapter]!;
  const of = lesson.steps.filter((s) => s.chapter === chapter).length;
  return { game: lesson.game, chapter, step: at - first, of };
}

/** The game whose lesson to go on with: the one touched last, else the first
 * not done. */
export function nextGame(games: string[]): string | undefined {
  const begun = games
    .filter((g) => progressOf(g).step)
    .sort((a, b) => progressOf(b).at - progressOf(a).at)[0];
  return begun ?? games.find((g) => !progressOf(g).done.length);
}

/** Where to go on in it. */
export function nextOf(courses: Course[]): Next | null {
  const game = nextGame(courses.map((c) => c.lesson.game));
  const course = courses.find((c) => c.lesson.game === game);
  if (!course) return null;
  const { done } = progressOf(game!);
  const chapter = course.lesson.chapters.findIndex((c) => !done.includes(c.id));
  return placeIn(course) ?? { game: game!, chapter: Math.max(0, chapter), step: 0, of: 0 };
}

export const chapterTitle = (course: Course, k: number): string => {
  const { id, title } = course.lesson.chapters[k]!;
  return inLanguage(course.lesson.game, id, "title", title);
};

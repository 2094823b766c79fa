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

/** The lesson to go on with: the one touched last, else the first not done. */
export function nextOf(courses: Course[]): Next | null {
  const begun = courses
    .filter((c) => placeIn(c))
    .sort((a, b) => progressOf(b.lesson.game).at - progressOf(a.lesson.game).at)[0];
  if (begun) return placeIn(begun);
  const fresh = courses.find((c) => !progressOf(c.lesson.game).done.length);
  return fresh ? { game: fresh.lesson.game, chapter: 0, step: 0, of: 0 } : null;
}

export const chapterTitle = (course: Course, k: number): string => {
  const { id, title } = course.lesson.chapters[k]!;
  return inLanguage(course.lesson.game, id, "title", title);
};

// When something was, as people say it.
const DAY_MS = 86_400_000;

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

const language = (): string => document.documentElement.lang || "en";

/** The time of day, as the language has it: "2:05 PM". */
export const clockTime = (time: number): string =>
  new Intl.DateTimeFormat(language(), { hour: "numeric", minute: "2-digit" }).format(time);

/** "2:05 PM" for today, "yesterday", "Thursday" within a week, else the date. */
export function when(time: number, now = Date.now()): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  if (days <= 0) return clockTime(time);
  if (days === 1)
    return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-1, "day");
  if (days < 7) return new Intl.DateTimeFormat(language(), { weekday: "long" }).format(time);
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);
}

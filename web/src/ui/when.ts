// When something was, as people say it.
const DAY_MS = 86_400_000;

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** "2:05 PM" for today, "yesterday", "Thursday" within a week, else the date. */
export function when(time: number, now = Date.now()): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const language = document.documentElement.lang || "en";
  const date = new Date(time);
  if (days <= 0)
    return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(date);
  if (days === 1)
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day");
  if (days < 7) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(date);
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(date);
}

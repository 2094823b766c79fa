// Telling people what happened at their tables while nobody looks: by a
// notification if they wish it and the browser allows it, and by the title of the
// tab in any case. A table has one notice at a time, and it reveals nothing hidden.
import { effect, signal } from "@preact/signals";
import { titleOf } from "../engine/catalogue";
import { go, href, route } from "../route";
import { keep, load } from "../settings";
import { list, say } from "../texts";
import { notify, pointTo } from "../ui/parts";
import { allTables, type ClubTable } from "./club";
import { leftOf, leftWords } from "./mark";
import { nameAt } from "./names";
import { askedWords } from "./proposal";

const KEY = "oxhide.notices";
/** With days a move, it is said once more when so little time is left. */
export const LOW_MS = 4 * 60 * 60_000;

/** Whether somebody wants to be told; null: nobody has asked them. */
export const noticesOn = signal(load(KEY) as boolean | null);

const allowed = (): boolean => "Notification" in window && Notification.permission === "granted";

/** Whether that happens: the browser has a say in it. */
export const isTold = (): boolean => noticesOn.value === true && allowed();

export async function setNotices(on: boolean): Promise<void> {
  keep(KEY, on);
  noticesOn.value = on;
  if (!on) return;
  if ("Notification" in window && isSecureContext) await Notification.requestPermission();
  notify("notices", say(allowed() ? "page-online-told" : "page-online-no-notices"));
}

export const isMyMove = (t: ClubTable): boolean =>
  t.about.phase === "playing" &&
  t.seat >= 0 &&
  t.actor === t.seat &&
  !t.about.paused &&
  t.about.seats[t.seat]?.standsIn === null;

const daysLeft = (t: ClubTable): number | null =>
  t.about.clock === "days" ? leftOf(t, t.seat) : null;

/** Who acted last before me, and the time I have. */
function moveWords(t: ClubTable): string {
  const seats = t.lines.map((line) => "ABCD".indexOf(line[0]!));
  const by = seats.filter((k) => k >= 0 && k !== t.seat).at(-1);
  const left = daysLeft(t);
  const played = by === undefined ? "" : say("page-online-notice-text", { name: nameAt(t, by) });
  return `${played} ${left === null ? "" : `${leftWords(left, false)}.`}`.trim();
}

/** What is to be told of a table as it stands, most urgent first. */
function mattersOf(t: ClubTable): string[] {
  const { phase, again } = t.about;
  const asked = t.proposal !== null && ![t.proposal.by, ...t.proposal.yes].includes(t.seat);
  return [
    ...(asked ? [`ask-${t.proposal!.number}`] : []),
    ...(isMyMove(t) ? ["move"] : []),
    ...(isMyMove(t) && (daysLeft(t) ?? Infinity) < LOW_MS ? ["low"] : []),
    ...(phase === "playing" ? ["begun"] : []),
    ...(phase === "over" ? ["over"] : []),
    ...(again !== null ? ["again"] : []),
  ];
}

function wordsOf(t: ClubTable, matter: string): string {
  switch (matter) {
    case "move":
    case "low":
      return moveWords(t);
    case "begun":
      return say("page-online-begins", { name: nameAt(t, t.actor ?? 0) });
    case "over":
      return say("page-online-notice-over");
    case "again":
      return say("page-online-again-by", { names: "none" });
    default:
      return askedWords(t, t.proposal!);
  }
}

function show(t: ClubTable, matter: string): void {
  const game = titleOf(t.about.game);
  const title = isMyMove(t) ? say("page-online-notice", { game }) : game;
  const notice = new Notification(title, { body: wordsOf(t, matter), tag: t.id });
  notice.onclick = () => {
    focus();
    go("at", t.id);
    notice.close();
  };
}

/** On another page: what happened at the table, and the way there. The first page
 * lists it, and a table leads to the next one by itself. */
function point(t: ClubTable, news: string[]): void {
  const others = t.about.seats.flatMap((_, k) => (k === t.seat ? [] : [nameAt(t, k)]));
  const game = titleOf(t.about.game);
  const words = news.includes("begun")
    ? say("page-online-notice-begun", { names: list(others) })
    : isMyMove(t)
      ? say("page-online-notice", { game })
      : `${game}: ${wordsOf(t, news[0]!)}`;
  pointTo("elsewhere", words, href("at", t.id), say("page-rules-to-table"));
}

/** What each table has been told about. */
const told = new Map<string, string[]>();

/** A table that this page sees for the first time has begun and ended unseen. */
function tell(t: ClubTable): void {
  if (t.seat < 0) return;
  const known = told.get(t.id) ?? ["begun", "over", "again"];
  const matters = mattersOf(t);
  told.set(t.id, matters);
  const news = matters.filter((matter) => !known.includes(matter));
  if (!news.length) return;
  const { page } = route.peek();
  if (document.visibilityState === "visible") {
    if (page !== "" && page !== "at") point(t, news);
  } else if (noticesOn.peek() && allowed()) show(t, news[0]!);
}

const plainTitle = document.title;
/** Time passes also where nothing happens. */
const minute = signal(0);
setInterval(() => minute.value++, 60_000);

effect(() => {
  void minute.value;
  const all = allTables.value.map((s) => s.value);
  all.forEach(tell);
  const mine = all.filter(isMyMove).length;
  document.title = mine ? `(${mine}) ${say("page-online-your-move")} – ${plainTitle}` : plainTitle;
});

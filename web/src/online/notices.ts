// Telling people that it is their move: by a notification if the browser allows
// it and nobody is looking, and by the title of the tab in any case. There is
// never more than one per table until it is opened, and it reveals nothing
// hidden.
import { effect, signal } from "@preact/signals";
import { titleOf } from "../engine/catalogue";
import { go, route } from "../route";
import { keep, load } from "../settings";
import { say } from "../texts";
import { notify } from "../ui/parts";
import { allTables, type ClubTable } from "./club";

const KEY = "oxhide.notices";

/** Whether somebody has said what they want; then nobody asks again. */
export const noticesAsked = signal(load(KEY) !== null);

const allowed = (): boolean => "Notification" in window && Notification.permission === "granted";

export async function askNotices(): Promise<void> {
  keep(KEY, true);
  noticesAsked.value = true;
  if ("Notification" in window && isSecureContext) await Notification.requestPermission();
  notify("notices", say(allowed() ? "page-online-told" : "page-online-no-notices"));
}

export const isMyMove = (t: ClubTable): boolean =>
  t.about.phase === "playing" &&
  t.seat >= 0 &&
  t.actor === t.seat &&
  !t.about.paused &&
  t.about.seats[t.seat]?.standsIn === null;

const told = new Set<string>();

function tell(t: ClubTable): void {
  const open = route.peek().page === "at" && route.peek().args[0] === t.id;
  if (told.has(t.id) || (open && document.visibilityState === "visible")) return;
  told.add(t.id);
  if (document.visibilityState === "visible" || !noticesAsked.peek() || !allowed()) return;
  const title = say("page-online-notice", { game: titleOf(t.about.game) });
  const others = t.about.seats.filter((s, k) => s.person !== null && k !== t.seat);
  const body = others[0] ? say("page-online-notice-text", { name: others[0].name }) : "";
  const notice = new Notification(title, { body, tag: t.id });
  notice.onclick = () => {
    focus();
    go("at", t.id);
    notice.close();
  };
}

const plainTitle = document.title;

effect(() => {
  const mine = allTables.value.map((s) => s.value).filter(isMyMove);
  const { page, args } = route.value;
  for (const t of mine) tell(t);
  for (const id of told)
    if ((page === "at" && args[0] === id) || !mine.some((t) => t.id === id)) told.delete(id);
  document.title = mine.length
    ? `(${mine.length}) ${say("page-online-your-move")} – ${plainTitle}`
    : plainTitle;
});

// The marks of presence and connection: shown by shape and in words, never by
// colour alone.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { say } from "../texts";
import { clockTime } from "../ui/when";
import type { ClubTable } from "./club";
import { clubNow } from "./club";
import type { Wire } from "./guest";

export type Sign = "here" | "away" | "think" | "comp" | "lost" | "free" | "local";

const DRAWN: Record<Sign, ComponentChildren> = {
  here: (
    <>
      <circle cx="8" cy="8" r="7" class="pf" />
      <path d="M4.6 8.3l2.3 2.3 4.5-4.8" class="tick" />
    </>
  ),
  away: (
    <>
      <circle cx="8" cy="8" r="5.9" class="pl" />
      <path d="M8 4.8V8.3l2.3 1.4" class="pl" />
    </>
  ),
  think: (
    <>
      <rect x=".4" y="2.6" width="15.2" height="10.8" rx="5.4" class="pf" />
      <path d="M4.3 8h.01M8 8h.01M11.7 8h.01" class="pdots" />
    </>
  ),
  comp: (
    <>
      <rect x="1" y="3.6" width="14" height="10.4" rx="3" class="pf" />
      <path d="M8 3.6V1.2" class="pl" />
      <path d="M5.4 7.6v2M10.6 7.6v2" class="pdots" />
    </>
  ),
  lost: (
    <>
      <circle cx="8" cy="8" r="6" class="pl broken" />
      <path d="M4.6 11.4l6.8-6.8" class="pl" />
    </>
  ),
  free: <circle cx="8" cy="8" r="6" class="pl dotted" />,
  local: (
    <>
      <rect x="1.4" y="2.6" width="13.2" height="8.6" rx="1.8" class="pl" />
      <path d="M5 14h6" class="pl" />
    </>
  ),
};

export function Mark({ sign }: { sign: Sign }) {
  return (
    <svg class={`pm pm-${sign}`} viewBox="0 0 16 16" aria-hidden="true">
      {DRAWN[sign]}
    </svg>
  );
}

const JUST_MS = 10_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

function awayFor(ms: number): string {
  if (ms < MINUTE) return say("page-online-away-now");
  if (ms < HOUR) return say("page-online-away-min", { n: Math.floor(ms / MINUTE) });
  if (ms < DAY) return say("page-online-away-hours", { n: Math.floor(ms / HOUR) });
  return say("page-online-away-days", { n: Math.floor(ms / DAY) });
}

export const levelOf = (player: string): string => player.split(":")[1] ?? player;

/** How somebody is there, in a sign and words. */
export function presenceOf(table: ClubTable, seat: number, wire: Wire): [Sign, string] {
  const at = table.about.seats[seat]!;
  const mine = seat === table.seat;
  const acts = table.about.phase === "playing" && table.actor === seat;
  if (table.stalled && acts && (at.player !== null || at.standsIn !== null))
    return ["comp", say("page-online-stalled")];
  if (at.player !== null)
    return ["comp", say("page-online-computer", { level: levelOf(at.player) })];
  if (at.person === null) return ["free", say("page-online-waiting")];
  if (!wire.here) {
    if (mine) return ["lost", say("page-online-not-connected")];
    return ["free", say("page-online-not-known", { time: clockTime(wire.lost || Date.now()) })];
  }
  if (at.standsIn !== null)
    return ["comp", say("page-online-stands-in", { time: clockTime(at.standsInWall ?? 0) })];
  if (mine || table.here[seat])
    return acts && !mine
      ? ["think", say("page-online-thinking")]
      : ["here", say("page-online-here")];
  const heard = table.heard[seat];
  // Somebody who has just sat down is told of a little later.
  if (!acts && (!heard || Date.now() - heard < JUST_MS)) return ["here", say("page-online-here")];
  return ["away", heard ? awayFor(Date.now() - heard) : say("page-online-away-now")];
}

/** What is left to a seat, in ms; null where nothing runs out. */
export function leftOf({ about, clock }: ClubTable, seat: number): number | null {
  if (!clock || about.clock === "none" || about.seats[seat]?.person == null) return null;
  const gone = clock.running === seat && !about.paused ? clubNow() - clock.at : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - Math.max(0, gone));
}

/** "8:05", "15 h left", "2 days left": to the nearest, so that just after a move
 * it is as much as was agreed. */
export function leftWords(ms: number, live: boolean): string {
  if (live && ms < HOUR) {
    const s = Math.ceil(ms / 1000);
    return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
  }
  if (ms < HOUR) return say("page-online-left-minutes", { n: Math.ceil(ms / MINUTE) });
  if (ms < 2 * DAY) return say("page-online-left-hours", { n: Math.round(ms / HOUR) });
  return say("page-online-left-days", { n: Math.round(ms / DAY) });
}

/** Counts seconds, for whoever shows what passes with them. */
export const tick = signal(0);
setInterval(() => tick.value++, 1000);

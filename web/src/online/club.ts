// What this browser knows about the club: who this person is, the tables they
// follow, and the time there. Everything here comes from messages; asking is in
// asks.ts.
import { computed, signal, type Signal } from "@preact/signals";
import { go, route } from "../route";
import { say } from "../texts";
import { notify } from "../ui/parts";
import { Guest, type Key } from "./guest";
import type { About, Clock, Me, Message, Note, Person, Proposal, TableMessage } from "./messages";
import { isKnown, place, setKnown } from "./place";
import { keepSeal, openShare } from "./seal";
import { openSeen } from "./seen";

/** A table as these eyes see it. */
export interface ClubTable {
  id: string;
  epoch: number;
  n: number;
  /** Mine, or -1: I watch. */
  seat: number;
  about: About;
  head: string;
  lines: string[];
  ply: number;
  back: number;
  actor: number | null;
  clock: Clock | null;
  proposal: Proposal | null;
  notes: Note[];
  /** The whole record, once it is over. */
  record: string | null;
  here: boolean[];
  /** When each was last heard of, in ms since 1970. */
  heard: number[];
  /** How many look on without a seat. */
  watching: number;
  /** A computer should act and cannot think just now. */
  stalled: boolean;
}

export const me = signal<Me | null>(null);
/** Whether the server has said who one is. */
export const welcomed = signal(false);
export const people = signal<ReadonlyMap<string, Person>>(new Map());

const tables = new Map<string, Signal<ClubTable>>();
const count = signal(0);

export const tableOf = (id: string): Signal<ClubTable> | undefined => tables.get(id);
export const allTables = computed(() => {
  void count.value;
  return [...tables.values()];
});

/** Tables one may not follow any more. */
export const gone = signal<ReadonlySet<string>>(new Set());

/** How far the club's clock is ahead of this device. */
let clockAhead = 0;

export const clubNow = (): number => Date.now() + clockAhead;

const MOST_NOTES = 400;

function hearTable(m: TableMessage): void {
  const known = tables.get(m.table);
  const old = known?.peek();
  const anew = old?.epoch !== m.epoch || m.since === 0;
  const about = m.about ?? old?.about;
  if (!about) return;
  const lines = m.lines?.split("\n").filter((line) => line !== "") ?? [];
  const next: ClubTable = {
    id: m.table,
    epoch: m.epoch,
    n: m.n,
    seat: m.seat,
    about,
    head: m.head ?? old?.head ?? "",
    lines: [...(old?.lines.slice(0, m.from ?? 0) ?? []), ...lines],
    ply: m.ply ?? 0,
    back: m.back ?? 0,
    actor: m.actor ?? null,
    clock: m.clock ?? null,
    proposal: m.proposal ?? null,
    notes: [...(anew ? [] : old!.notes), ...(m.notes ?? [])].slice(-MOST_NOTES),
    record: m.record ?? old?.record ?? null,
    here: old?.here ?? [],
    heard: old?.heard ?? [],
    watching: old?.watching ?? 0,
    stalled: old?.ply === (m.ply ?? 0) && old.stalled,
  };
  if (known) known.value = next;
  else {
    tables.set(m.table, signal(next));
    count.value++;
  }
  keepSeal(next);
  const mine = me.peek();
  if (mine) openShare(next, mine.person);
}

/** Whom this browser was is deleted, or is signed out here. */
const isEnd = (m: Message): boolean =>
  isKnown.peek() && (m.see === "welcome" ? m.person === null : m.see === "me" && !m.devices.length);

function hearOther(m: Message): void {
  if (m.see === "welcome" || m.see === "pong") clockAhead = m.clock - Date.now();
  if (isEnd(m) && !leaving) void endElsewhere();
  if (m.see === "welcome") {
    welcomed.value = true;
    guest().somebody = m.person !== null;
    if (m.person === null) me.value = null;
    setKnown(m.person !== null);
  } else if (m.see === "me" && m.devices.length) {
    me.value = m;
    setKnown(true);
    openSeen(m);
    for (const table of tables.values()) openShare(table.peek(), m.person);
    followMine(m);
  } else if (m.see === "person") {
    people.value = new Map([...people.peek(), [m.person, m]]);
  } else if (m.see === "here") {
    const known = tables.get(m.table);
    if (!known) return;
    const heard = m.away.map((ms) => Date.now() - ms);
    const { here, watching, stalled = false } = m;
    known.value = { ...known.peek(), here, heard, watching, stalled };
  } else if (m.see === "gone") {
    gone.value = new Set([...gone.peek(), m.table]);
  }
}

function followMine(mine: Me): void {
  for (const table of mine.tables)
    if (!tables.has(table))
      guest()
        .follow({ table })
        .catch(() => undefined);
}

let only: Guest | null = null;

/** A token in a cookie, which the connection then carries. */
async function session(): Promise<void> {
  const answer = await fetch("session", { method: "POST" });
  if (!answer.ok) throw new Error(String(answer.status));
}

export function guest(): Guest {
  if (only) return only;
  const url = new URL("club", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  only = new Guest(url.href, session, { table: hearTable, other: hearOther });
  return only;
}

export const wire = computed(() => guest().wire.value);

/** Somebody here gives up who they were; what the server says of it is no news. */
let leaving = false;

/** Signs this browser out of what it was, once it is `done`: a new token, nobody
 * yet. */
export async function becomeNobody(done = async (): Promise<boolean> => true): Promise<boolean> {
  leaving = true;
  try {
    if (!(await done())) return false;
    await fetch("session/new", { method: "POST" });
    tables.clear();
    count.value++;
    me.value = null;
    setKnown(false);
    guest().anew();
    return true;
  } finally {
    leaving = false;
  }
}

/** The old token would only lead back to whom another device deleted or signed out. */
async function endElsewhere(): Promise<void> {
  await becomeNobody();
  notify("nobody", say("page-online-ended"));
  if (route.peek().page === "at") go("");
}

/** The table one sits at that the link or code leads to. */
export function tableBy(key: Key): string | null {
  for (const [id, { value }] of tables)
    if (
      ("invite" in key && value.about.invite === key.invite) ||
      ("code" in key && value.about.code === key.code)
    )
      return id;
  return null;
}

/** The address of a table for others. */
export function linkTo(invite: string): string {
  const base = place.peek()?.url || location.href.split("#")[0]!;
  return `${base}#/join/${invite}`;
}

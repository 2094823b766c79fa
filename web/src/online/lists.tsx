// The home page's lists of tables with friends: first those where it is your
// move, then those that wait for others, then tables that wait for people.
import { computed, signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { titleOf } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { go, href } from "../route";
import { t } from "../strings";
import { Session } from "../table/session";
import { say } from "../texts";
import { Avatar, Icon } from "../ui/parts";
import { named } from "../ui/tip";
import { clockTime } from "../ui/when";
import { tryTo } from "./asks";
import { allTables, guest, me, welcomed, wire, type ClubTable } from "./club";
import { leftOf, leftWords, Mark, presenceOf } from "./mark";
import { isInvitation, useFinished, useInvitations } from "./news";
import { isMyMove } from "./notices";
import { nameAt } from "./names";
import { eyesAt } from "./socket-lines";

const FEW = 3;
/** Before that nothing moves. */
const PATIENCE_MS = 400;

const mine = computed(() => {
  const listed = new Set(me.value?.tables ?? []);
  return allTables.value.map((s) => s.value).filter((x) => listed.has(x.id));
});

/** Where each game is and its view, as its engine says: found one table after the other. */
const where = signal<ReadonlyMap<string, { at: string; view: unknown }>>(new Map());
let finding: Promise<void> = Promise.resolve();

function findWhere(table: ClubTable): void {
  const key = `${table.id}:${table.n}`;
  if (where.peek().has(key) || !table.head) return;
  finding = finding.then(async () => {
    if (where.peek().has(key)) return;
    const session = new Session(1);
    session.eyes = eyesAt(table);
    const lines = table.lines.map((line) => `${line}\n`).join("");
    const { now } = await session.move({ cmd: "follow", record: table.head + lines });
    const at = gameOf(table.about.game).where(now.view);
    where.value = new Map([...where.peek(), [key, { at, view: now.view }]]);
  });
  finding = finding.catch(() => undefined);
}

const namesOf = (table: ClubTable): string[] =>
  table.about.seats.flatMap((_, k) => (k === table.seat ? [] : nameAt(table, k) || []));

function stateOf(table: ClubTable): [string, string] {
  const { about, actor, seat } = table;
  if (about.phase === "waiting" || about.phase === "sealing") {
    const free = about.seats.filter((s) => s.person === null && s.player === null).length;
    return ["", say("page-online-free-seats", { n: free })];
  }
  const whose = actor ?? seat;
  const left = leftOf(table, whose);
  const time =
    left === null ? say("page-online-no-clock") : leftWords(left, about.clock === "live");
  if (isMyMove(table)) return [say("page-online-your-move"), time];
  return [say("page-online-acts", { name: nameAt(table, whose) }), time];
}

function Row({ table }: { table: ClubTable }) {
  const { about, actor, id } = table;
  useEffect(() => findWhere(table), [table.n]);
  // The picture stays until there is a newer one.
  const found = useRef<{ at: string; view: unknown } | null>(null);
  found.current = where.value.get(`${id}:${table.n}`) ?? found.current;
  const { at, view } = found.current ?? {};
  const name = titleOf(about.game);
  const title = at ? `${name}, ${at}` : name;
  const [what, left] = stateOf(table);
  const my = isMyMove(table);
  const { cover, Small } = gameOf(about.game);
  const drawn = Small && about.phase === "playing";
  const { here, lost } = wire.value;
  const waits = !my && actor !== null && about.phase === "playing";
  const sign = waits ? presenceOf(table, actor, wire.value)[0] : null;
  const others = namesOf(table);
  const names = others.length ? t.home.with(others) : "";
  return (
    <div
      class={`saved club${my && here ? " mine" : ""}${here ? "" : " old"}${drawn ? " drawn" : ""}`}
      data-table={id}
    >
      <a href={href("at", id)}>
        {drawn ? (
          view ? (
            <Small view={view} />
          ) : (
            <span class="small-pic" />
          )
        ) : (
          <span class={`saved-icon ${about.game}`}>
            <Icon name={cover.icon} />
          </span>
        )}
        <span class="saved-text">
          <b>{title}</b>
          <i class="vh">, </i>
          <small>{names}</small>
          <i class="vh">, </i>
          <span class="saved-seats">
            {about.seats.map((_, k) => (
              <Avatar key={k} seat={k} />
            ))}
          </span>
        </span>
        <span class="saved-state">
          {here ? (
            <>
              <em class={my ? "" : "wait"}>
                {sign && <Mark sign={sign} />}
                {what}
              </em>
              <i class="vh">, </i>
              <small>{left}</small>
            </>
          ) : (
            <small>{lost ? say("page-online-as-of", { time: clockTime(lost) }) : ""}</small>
          )}
        </span>
      </a>
      {about.phase !== "playing" && (
        <button
          type="button"
          data-key="unmeet"
          {...named(say("page-online-remove", { title }))}
          onClick={() => void tryTo({ do: "unmeet", table: id })}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function List({ name, title, rows }: { name: string; title: string; rows: VNode[] }) {
  const [all, setAll] = useState(false);
  if (!rows.length) return null;
  return (
    <section class={name}>
      <h2>
        <span>
          {title}
          {name === "ym" && <em class="tally">{rows.length}</em>}
        </span>
        {rows.length > FEW && (
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.home.fewer : t.home.all(rows.length)}
          </button>
        )}
      </h2>
      {all ? rows : rows.slice(0, FEW)}
    </section>
  );
}

const rowsOf = (tables: ClubTable[]): VNode[] => tables.map((x) => <Row key={x.id} table={x} />);

/** Least time left first; where no clock runs, what has rested longest. */
function byTime(a: ClubTable, b: ClubTable): number {
  const [x, y] = [leftOf(a, a.seat) ?? Infinity, leftOf(b, b.seat) ?? Infinity];
  return x === y ? (a.clock?.at ?? 0) - (b.clock?.at ?? 0) : x - y;
}

/** Live tables first. */
const byClock = (a: ClubTable, b: ClubTable): number =>
  Number(b.about.clock === "live") - Number(a.about.clock === "live");

export function ClubLists() {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    guest();
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const tables = mine.value;
  const playing = tables.filter((x) => x.about.phase === "playing" && x.seat >= 0);
  const my = playing.filter(isMyMove).sort(byTime);
  const others = playing.filter((x) => !isMyMove(x)).sort(byClock);
  const open = tables.filter(
    (x) => ["waiting", "sealing"].includes(x.about.phase) && !isInvitation(x),
  );
  const finished = useFinished(me.value);
  const invitations = useInvitations(me.value, tables);
  const none = ![my, others, open, finished, invitations].some((x) => x.length);
  const coming = !welcomed.value && !tables.length;
  return (
    <>
      <List name="ym" title={say("page-online-your-move")} rows={rowsOf(my)} />
      <List name="fin" title={say("page-online-finished")} rows={finished} />
      <List name="wt" title={say("page-online-waiting-for")} rows={rowsOf(others)} />
      <List name="iv" title={say("page-online-invitations")} rows={invitations} />
      <List name="op" title={say("page-online-open-tables")} rows={rowsOf(open)} />
      {none && (
        <section class="ym">
          <h2>{say("page-online-your-move")}</h2>
          <p class="quiet">
            {!coming
              ? say("page-online-no-tables")
              : wire.value.lost
                ? say("page-online-no-lists")
                : patient
                  ? ""
                  : say("page-online-fetching")}
          </p>
        </section>
      )}
    </>
  );
}

/** Where tables are kept, and whether that can be reached. */
export function HomeLine() {
  useEffect(() => void guest(), []);
  const { here, lost } = wire.value;
  if (!here && !lost) return null;
  return (
    <p class="homeline" data-here={here}>
      <Mark sign={here ? "here" : "lost"} />
      <span>
        <b>{here ? `${say("page-online-online")}.` : `${say("page-online-offline")}.`}</b>{" "}
        {here ? say("page-online-kept-at", { host: location.host }) : say("page-online-kept-here")}
        {here && <span class="wide"> {say("page-online-kept-local")}</span>}
      </span>
      {!here && (
        <button type="button" class="btn ghost" data-key="try-now" onClick={() => guest().tryNow()}>
          {say("page-online-try-now")}
        </button>
      )}
    </p>
  );
}

/** In the head of every page: the connection, and oneself. */
export function HeadMark() {
  useEffect(() => void guest(), []);
  const { here } = wire.value;
  const name = me.value?.name ?? "";
  return (
    <>
      <span class="netmark" data-here={here}>
        <Mark sign={here ? "here" : "lost"} />
        <span>{say(here ? "page-online-online" : "page-online-offline")}</span>
      </span>
      {name && (
        <a href={href("me")} class="whoami" data-key="me" aria-label={name}>
          <i data-letter={[...name][0]?.toUpperCase()} aria-hidden="true" />
          <span>{name}</span>
        </a>
      )}
    </>
  );
}

/** What somebody typed leads to a table: a link, or a spoken code. */
export function joinBy(text: string): void {
  const said = text.trim();
  const link = said.match(/#\/join\/([a-z0-9]+)/i)?.[1];
  if (link) go("join", link);
  else if (said) go("code", said.toLowerCase().replace(/\s+/g, "-"));
}

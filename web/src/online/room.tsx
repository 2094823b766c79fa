// The waiting room: the table exists from the first moment, and whoever has the
// link may sit down. Whatever its host changes, changes for everybody here.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { catalogue, infoOf, titleOf } from "../engine/catalogue";
import { go } from "../route";
import { keep, load } from "../settings";
import { list, say } from "../texts";
import { ComputerChoice } from "../ui/computer";
import { Page } from "../ui/page";
import { Avatar, Icon, notify, warn } from "../ui/parts";
import { SeatCounts } from "../ui/seat-counts";
import { named } from "../ui/tip";
import { askedNames, sit } from "./again";
import { tryTo } from "./asks";
import { me, tableOf, wire, type ClubTable } from "./club";
import { Mark, presenceOf } from "./mark";
import type { About } from "./messages";
import { nameAt } from "./names";
import {
  Clock,
  clockWords,
  freeSeats,
  HereNow,
  Invite,
  isFree,
  isHost,
  Rules,
  Seal,
  Switch,
  unready,
  Watching,
} from "./room-parts";

function subOf(t: ClubTable, k: number): string {
  const s = t.about.seats[k]!;
  if (s.player !== null) return say("page-online-computer-sub");
  const asked = askedNames(t);
  if (s.person === null)
    return asked.length
      ? say("page-online-kept-for", { names: list(asked) })
      : say("page-online-for-next");
  const hosts = s.person === t.about.host;
  if (k === t.seat) return say(hosts ? "page-online-you-host" : "page-online-you-guest");
  if (s.bot) return say("page-online-bot");
  return say(hosts ? "page-online-host" : "page-online-guest");
}

function Move(props: { table: ClubTable; k: number; to: number; label: string }) {
  const { table, k, to, label } = props;
  return (
    <button
      type="button"
      {...named(label)}
      class={to > k ? "down" : ""}
      data-key={`move-${k + 1}-${to + 1}`}
      onClick={() => void tryTo({ do: "swap", table: table.id, seat: k, with: to })}
    >
      {to < k ? "↑" : "↓"}
    </button>
  );
}

function SeatRow({ table, k }: { table: ClubTable; k: number }) {
  const s = table.about.seats[k]!;
  const host = isHost(table);
  const free = isFree(table, k);
  const [sign, words] = presenceOf(table, k, wire.value);
  const name = nameAt(table, k) || say("page-online-free-seat");
  return (
    <li class={`srow${free ? " rfree" : ""}`} data-seat={k}>
      <Avatar seat={k} />
      <span class="rname">
        <b>{name}</b>
        <small>{subOf(table, k)}</small>
      </span>
      <span class="rstate">
        <Mark sign={sign} />
        {s.player !== null ? say("page-online-always-ready") : words}
      </span>
      <span class="ract">
        {free && host && (
          <button
            type="button"
            class="btn ghost"
            data-key={`computer-${k + 1}`}
            onClick={() =>
              void tryTo({
                do: "computer",
                table: table.id,
                seat: k,
                player: table.about.level || catalogue.player,
              })
            }
          >
            {say("page-online-put-computer")}
          </button>
        )}
        {free && table.seat < 0 && me.value && (
          <button
            type="button"
            class="btn ghost"
            data-key={`sit-${k + 1}`}
            onClick={() => void sit(table.id, k)}
          >
            {say("page-online-sit")}
          </button>
        )}
        {s.player !== null && host && (
          <ComputerChoice
            seat={k}
            player={s.player}
            set={(player) => void tryTo({ do: "computer", table: table.id, seat: k, player })}
          />
        )}
        {s.person !== null &&
          (s.ready === false ? (
            <small>{say("page-online-not-agreed")}</small>
          ) : (
            <span class="rdy">
              <Icon name="check" />
              {say("page-online-ready")}
            </span>
          ))}
      </span>
      <span class="rmore">
        {host && k > 0 && (
          <Move table={table} k={k} to={k - 1} label={say("page-online-move-up", { name })} />
        )}
        {host && k + 1 < table.about.seats.length && (
          <Move table={table} k={k} to={k + 1} label={say("page-online-move-down", { name })} />
        )}
        {host && !free && k !== table.seat && (
          <button
            type="button"
            data-key={`empty-${k + 1}`}
            {...named(say("page-online-empty-seat", { name }))}
            onClick={() => void tryTo({ do: "remove", table: table.id, seat: k })}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
    </li>
  );
}

const BY_ITSELF = "oxhide.by-itself";
const byItself = signal(load(BY_ITSELF) !== false);

function Seats({ table }: { table: ClubTable }) {
  const { about, id } = table;
  const info = infoOf(about.game);
  const host = isHost(table);
  const free = freeSeats(table).length;
  const taken = about.seats.length - free;
  return (
    <section class="box seats-of" aria-labelledby="room-seats">
      <h2 id="room-seats">
        {say("page-online-seats")}
        <small>{say("page-online-count", { n: about.seats.length, free })}</small>
      </h2>
      {host && info && info.seats_max > info.seats_min && (
        <SeatCounts
          game={info}
          label={say("page-online-how-many")}
          now={about.seats.length}
          say={(n) => n}
          off={(n) => n < taken}
          set={(n) => void seatCount(table, n)}
        />
      )}
      <ul class="srows">
        {about.seats.map((_, k) => (
          <SeatRow key={k} table={table} k={k} />
        ))}
      </ul>
      <div class="toggles">
        <Switch
          name="lot"
          label={say("page-online-lot")}
          on={about.lot}
          off={!host}
          set={(lot) => void tryTo({ do: "set", table: id, lot })}
        />
        {host && (
          <Switch
            name="by-itself"
            label={say("page-online-by-itself")}
            on={byItself.value}
            set={(on) => keep(BY_ITSELF, (byItself.value = on))}
          />
        )}
      </div>
    </section>
  );
}

/** Free seats go to the end and away, and the others keep their order; more are
 * added there. */
async function seatCount(table: ClubTable, n: number): Promise<boolean> {
  const order = table.about.seats.map((_, k) => k);
  for (let at = 0; at < Math.min(n, order.length); at++) {
    if (!isFree(table, order[at]!)) continue;
    if (!order.some((k, i) => i >= n && !isFree(table, k))) break;
    const later = order.findIndex((k, i) => i > at && !isFree(table, k));
    if (!(await tryTo({ do: "swap", table: table.id, seat: at, with: later }))) return false;
    [order[at], order[later]] = [order[later]!, order[at]!];
  }
  return (await tryTo({ do: "set", table: table.id, seats: n })) !== null;
}

/** Leaves the seat; the last to go closes the table. */
async function leave(table: ClubTable): Promise<void> {
  if (table.seat >= 0) await tryTo({ do: "stand", table: table.id });
  go("");
}

async function start(table: ClubTable): Promise<void> {
  const free = freeSeats(table).length;
  if (free && !(await seatCount(table, table.about.seats.length - free))) return;
  await tryTo({ do: "start", table: table.id });
}

/** Nobody is told to wait for what comes in a moment. */
const DEAL_MS = 3000;

/** After this it is dealt without the numbers that have not come. */
const OPEN_MS = 61000;

/** Whether the deal has taken so long. */
function useDealing({ about }: ClubTable, ms: number): boolean {
  const [late, setLate] = useState(false);
  const dealing = about.phase === "sealing";
  useEffect(() => {
    setLate(false);
    const timer = dealing ? setTimeout(() => setLate(true), ms) : undefined;
    return () => clearTimeout(timer);
  }, [dealing, ms]);
  return dealing && late;
}

const owes = (s: About["seats"][number]) => s.sealed && !s.opened;

/** Whether one may deal without the missing numbers: the host, or all if the host is away. */
function mayDeal(table: ClubTable): boolean {
  const host = table.about.seats.findIndex((s) => s.person === table.about.host);
  const seat = table.about.seats[host];
  const silent = !seat || seat.standsIn !== null || owes(seat) || !table.here[host];
  return isHost(table) || (table.seat >= 0 && silent);
}

function Foot({ table }: { table: ClubTable }) {
  const { about } = table;
  const free = freeSeats(table).length;
  const taken = about.seats.length - free;
  const host = isHost(table);
  const least = infoOf(about.game)?.seats_min ?? 2;
  const hostName = about.seats.find((s) => s.person === about.host)?.name ?? "";
  const dealing = about.phase === "sealing";
  const asked = askedNames(table);
  const missing = unready(table);
  const mine = missing.some((s) => s.person === me.value?.person);
  const absent = useDealing(table, DEAL_MS) ? about.seats.filter(owes) : [];
  const absentNames = absent.map((s) => s.name).filter(Boolean);
  const offersDeal = useDealing(table, OPEN_MS) && mayDeal(table);
  return (
    <section class="room-foot" aria-live="polite">
      <div>
        <div class="say">
          <h2>
            {dealing
              ? say("page-online-dealing")
              : free
                ? say("page-online-seat-is-free", { n: free })
                : say(missing.length ? "page-online-new-rules" : "page-online-all-ready")}
          </h2>
          <p>
            {absent.length
              ? absentNames.length
                ? say("page-online-wait-shares", { names: list(absentNames) })
                : say("page-online-wait-gone")
              : mine
                ? say("page-online-agree-help")
                : missing.length
                  ? say("page-online-wait-agree", { names: list(missing.map((s) => s.name)) })
                  : free
                    ? asked.length
                      ? say("page-online-asked", { names: list(asked) })
                      : say("page-online-wait-others")
                    : host
                      ? say("page-online-all-taken")
                      : say("page-online-wait-host", { name: hostName })}
          </p>
        </div>
        <button
          type="button"
          class="btn ghost"
          data-key="leave-room"
          onClick={() => void leave(table)}
        >
          {say("page-online-leave")}
        </button>
        {mine && (
          <button
            type="button"
            class="btn"
            data-key="agree"
            onClick={() => void tryTo({ do: "ready", table: table.id, terms: about.terms })}
          >
            {say("page-online-agree")}
          </button>
        )}
        {offersDeal && (
          <button
            type="button"
            class="btn"
            data-key="deal-now"
            onClick={() => void tryTo({ do: "deal", table: table.id })}
          >
            {say("page-online-deal-now")}
          </button>
        )}
        {host && !mine && !absent.length && (
          <button
            type="button"
            class={`btn${free ? " ghost" : ""}`}
            data-key="start"
            disabled={dealing || taken < least || table.seat < 0 || missing.length > 0}
            onClick={() => void start(table)}
          >
            {free ? say("page-online-start-with", { n: taken }) : say("page-online-start")}
          </button>
        )}
      </div>
    </section>
  );
}

/** When somebody came, perhaps while the host was elsewhere, all seats are taken and
    all have agreed to the rules, the game begins. */
function useStart(table: ClubTable): void {
  const before = useRef<string[]>([]);
  const people = table.about.seats.flatMap((s) => (s.ready === false ? [] : (s.person ?? [])));
  useEffect(() => {
    const old = before.current;
    before.current = people;
    const came = people.some((p) => !old.includes(p) && p !== me.peek()?.person);
    const all = !freeSeats(table).length && !unready(table).length;
    if (came && all && byItself.peek() && isHost(table)) void start(table);
  }, [people.join()]);
}

/** What the host has changed, in words; "" where they would not be few. */
function changeOf(was: About, now: About): string {
  const is = (key: keyof About): boolean => was[key] !== now[key];
  if (is("clock") || is("time") || is("bonus")) return clockWords(now, now.seats.length)[0];
  if (is("counts") && now.counts) return say("page-online-counts");
  if (is("watch") && now.watch) return say("page-online-may-watch");
  return "";
}

function useTold(table: ClubTable): void {
  const seat = useRef(table.seat);
  const seen = useRef(table);
  useEffect(() => {
    if (seat.current >= 0 && table.seat < 0 && table.about.phase === "waiting")
      warn("seat-gone", say("page-online-your-seat-gone"));
    seat.current = table.seat;
  }, [table.seat]);
  useEffect(() => {
    const was = seen.current;
    seen.current = table;
    const host = table.about.seats.find((s) => s.person === table.about.host)?.name;
    if (!host || isHost(table)) return;
    if (!table.notes.some((n) => n.n > was.n && n.e === "set")) return;
    const what = changeOf(was.about, table.about);
    notify(
      "chose",
      say("page-online-chose", { name: host, what: what ? { called: what } : "rules" }),
    );
  }, [table.n]);
}

export function Room({ id }: { id: string }) {
  const table = tableOf(id)!.value;
  useStart(table);
  useTold(table);
  const { about } = table;
  const free = freeSeats(table).length > 0;
  return (
    <Page name="room" game={about.game}>
      <div class="lead-in">
        <h1>{say("page-online-room-title", { game: titleOf(about.game) })}</h1>
        {free && <p>{say("page-online-room-lead")}</p>}
      </div>
      <div class="ca">
        <Seats table={table} />
        <Clock table={table} />
        <div class="two">
          <Rules table={table} />
          <Watching table={table} />
        </div>
      </div>
      <div class="cbn">
        {(free || isHost(table)) && <Invite table={table} />}
        <HereNow table={table} />
        <Seal about={about} />
      </div>
      <Foot table={table} />
    </Page>
  );
}

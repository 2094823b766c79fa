// What the first page tells of while one was not here: games that ended,
// invitations, tables that were closed or began without one, seats that were
// given away.
import { useEffect } from "preact/hooks";
import type { ComponentChildren, VNode } from "preact";
import { titleOf } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { go, href } from "../route";
import { t } from "../strings";
import { say } from "../texts";
import { Icon } from "../ui/parts";
import { named } from "../ui/tip";
import { when } from "../ui/when";
import { sit } from "./again";
import { ask, tryTo } from "./asks";
import { me, people, type ClubTable } from "./club";
import { DAY } from "./mark";
import type { Me, Result } from "./messages";
import { HowItEnded, nameOf, pointsOf, useNames, useOthers } from "./results";
import { clockWords } from "./room-parts";
import { idOfLost, markSeen, seen } from "./seen";

interface LineProps {
  id: string;
  game: string;
  title: string;
  sub: string;
  /** Where it leads; nowhere, if there is nothing to see. */
  to?: string;
  children?: ComponentChildren;
  remove?: () => void;
}

function Line({ id, game, title, sub, to, children, remove }: LineProps) {
  const parts = (
    <>
      <span class={`saved-icon ${game}`}>
        <Icon name={gameOf(game).cover.icon} />
      </span>
      <span class="saved-text">
        <b>{title}</b>
        <i class="vh">, </i>
        <small>{sub}</small>
      </span>
      <span class="saved-state">{children}</span>
    </>
  );
  return (
    <div class="saved club" data-table={id}>
      {to ? <a href={to}>{parts}</a> : <div class="saved-told">{parts}</div>}
      {remove && (
        <button
          type="button"
          data-key="remove"
          {...named(say("page-online-remove", { title }))}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** Games that ended and that this person has not looked at here. */
export function useFinished(mine: Me | null): VNode[] {
  const fresh = (mine?.results ?? []).filter((r) => !seen.value.has(r.table));
  useOthers(fresh);
  return fresh.map((r: Result) => (
    <Line
      key={r.table}
      id={r.table}
      game={r.game}
      title={titleOf(r.game)}
      sub={r.with.length ? t.home.with(r.with.map(nameOf)) : ""}
      to={href("at", r.table)}
      remove={() => markSeen(r.table)}
    >
      <em class="wait">
        <HowItEnded result={r} />
      </em>
      <i class="vh">, </i>
      <small>{pointsOf(r)}</small>
    </Line>
  ));
}

const isOpen = ({ about }: ClubTable): boolean =>
  about.phase === "waiting" || about.phase === "sealing";

/** It was closed before the start, or watched to its end. */
const isShut = ({ about, record, seat }: ClubTable): boolean =>
  about.phase === "over" && (record === null || seat < 0);

const isMine = ({ about }: ClubTable): boolean => about.host === me.value?.person;

export const isInvitation = (x: ClubTable): boolean => isOpen(x) && x.seat < 0 && !isMine(x);

function Asked({ table }: { table: ClubTable }) {
  const { about, id } = table;
  const host =
    about.seats.find((s) => s.person === about.host)?.name ?? people.value.get(about.host)?.name;
  const free = about.seats.filter((s) => s.person === null && s.player === null).length;
  const game = titleOf(about.game);
  useNames([about.host]);
  const [clock] = clockWords(about, about.seats.length);
  return (
    <div class="saved club asked" data-table={id}>
      <a href={href("at", id)}>
        <span class={`saved-icon ${about.game}`}>
          <Icon name={gameOf(about.game).cover.icon} />
        </span>
        <span class="saved-text">
          <b>
            {host
              ? say("page-online-invited", { name: host, game })
              : say("page-online-at-table", { game })}
          </b>
          <i class="vh">, </i>
          <small>
            {clock}. {say("page-online-free-seats", { n: free })}
          </small>
        </span>
      </a>
      <span class="answers">
        <button
          type="button"
          class="btn ghost"
          data-key="no-thanks"
          onClick={() => void tryTo({ do: "unmeet", table: id })}
        >
          {say("page-online-no-thanks")}
        </button>
        <button
          type="button"
          class="btn ghost"
          data-key="sit"
          disabled={!free}
          onClick={() => void sit(id).then((is) => is && go("at", id))}
        >
          {say("page-online-sit")}
        </button>
      </span>
    </div>
  );
}

function whatBecame(table: ClubTable): string {
  const { phase, why, host, seats } = table.about;
  const name = seats.find((s) => s.person === host)?.name;
  if (phase === "playing") return say("page-online-refused-started");
  if (why === "played") return say("page-online-over");
  if (why === "expired") return say("page-online-expired");
  return name ? say("page-online-closed-by", { name }) : say("page-online-closed");
}

/** Is told for a day, to everybody but whoever closed it. */
function isOld(table: ClubTable): boolean {
  return isMine(table) || Date.now() - (table.about.endedWall ?? 0) > DAY;
}

const tidied = new Set<string>();

/** Takes tables off the list that there is nothing more to tell of. */
function useTidy(tables: ClubTable[]): void {
  const old = tables.filter((x) => isShut(x) && isOld(x) && !tidied.has(x.id));
  useEffect(() => {
    for (const { id } of old) {
      tidied.add(id);
      ask({ do: "unmeet", table: id }).catch(() => tidied.delete(id));
    }
  }, [old.map((x) => x.id).join()]);
}

/** Who asks one to a table; and what became of others one had heard of. */
export function useInvitations(mine: Me | null, tables: ClubTable[]): VNode[] {
  useTidy(tables);
  const lost = (mine?.lost ?? []).filter(
    (x) => !seen.value.has(idOfLost(x)) && Date.now() - x.wall < DAY,
  );
  useNames(lost.map((x) => x.by));
  const told = tables.filter(
    (x) => (isShut(x) && !isOld(x)) || (x.about.phase === "playing" && x.seat < 0),
  );
  return [
    ...tables.filter(isInvitation).map((x) => <Asked key={x.id} table={x} />),
    ...told.map((x) => (
      <Line
        key={x.id}
        id={x.id}
        game={x.about.game}
        title={titleOf(x.about.game)}
        sub={whatBecame(x)}
        {...(x.lines.length ? { to: href("at", x.id) } : {})}
        remove={() => void tryTo({ do: "unmeet", table: x.id })}
      >
        {x.about.endedWall ? <small>{when(x.about.endedWall)}</small> : null}
      </Line>
    )),
    ...lost.map((x) => (
      <Line
        key={idOfLost(x)}
        id={x.table}
        game={x.game}
        title={titleOf(x.game)}
        sub={say("page-online-seat-given", { name: nameOf({ person: x.by, points: 0 }) })}
        remove={() => markSeen(idOfLost(x))}
      >
        <small>{when(x.wall)}</small>
      </Line>
    )),
  ];
}

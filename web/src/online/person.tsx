// A person's page: how strong they are and which games they played; on your own
// page also the name, devices and data.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { titleOf } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { href } from "../route";
import { list, say } from "../texts";
import { Loading, Page } from "../ui/page";
import { Icon, warn } from "../ui/parts";
import { when } from "../ui/when";
import { tryTo } from "./asks";
import { guest, me, people, welcomed } from "./club";
import { Webhook } from "./hook";
import { Mark } from "./mark";
import type { Person, Rating, Result } from "./messages";
import { Data, DeleteDialog, deleting, Devices, Keep, Rename, renaming } from "./own";
import { HowItEnded, nameOf, pointsOf, useOthers } from "./results";
import { SignIn } from "./sign-in";

const SCALE = [800, 2200] as const;
const TICKS = [1000, 1200, 1400, 1600, 1800, 2000];
/** Below that many games a band says little. */
const FEW_GAMES = 10;

const share = (points: number): number =>
  Math.min(100, Math.max(0, (100 * (points - SCALE[0])) / (SCALE[1] - SCALE[0])));

/** 19 times of 20 within two spreads, in whole points. */
function band({ mean, spread }: Rating): [number, number, number] {
  const points = (x: number): number => Math.round(x / 100);
  return [points(mean - 2 * spread), points(mean), points(mean + 2 * spread)];
}

/** The computers' level that is as strong, nearly. */
const nearest = ({ mean, levels }: Rating): number =>
  1 +
  levels.reduce(
    (best, level, k) => (Math.abs(level - mean) < Math.abs(levels[best]! - mean) ? k : best),
    0,
  );

function Strength({ person }: { person: Person }) {
  const rated = person.ratings.filter((r) => r.games > 0);
  return (
    <section class="box" aria-labelledby="strength">
      <h2 id="strength">
        {say("page-online-strength")}
        <small>{say("page-online-one-scale")}</small>
      </h2>
      {rated.length ? (
        <div class="scale ticks" aria-hidden="true">
          {TICKS.map((n) => (
            <small key={n} style={`left:${share(n)}%`}>
              {n}
            </small>
          ))}
        </div>
      ) : (
        <p class="quiet">{say("page-online-no-rating")}</p>
      )}
      {rated.map((r) => {
        const [low, mid, high] = band(r);
        return (
          <div class="rate" key={r.game}>
            <span class={`saved-icon gi ${r.game}`}>
              <Icon name={gameOf(r.game).cover.icon} />
            </span>
            <span class="rn">
              <b>{titleOf(r.game)}</b>
              <small>{say("page-online-games-counted", { n: r.games })}</small>
            </span>
            <div class="scale" aria-hidden="true">
              <span
                class={`band${r.games < FEW_GAMES ? " few" : ""}`}
                style={`left:${share(low)}%;right:${100 - share(high)}%`}
              />
              <b class="rmid" style={`left:${share(mid)}%`}>
                {[...person.name][0]?.toUpperCase()}
              </b>
              <span class="ax" />
              {r.levels.map((level, k) =>
                level > 100 * SCALE[0] && level < 100 * SCALE[1] ? (
                  <i key={k} class="lv" style={`left:${share(level / 100)}%`}>
                    {k + 1}
                  </i>
                ) : null,
              )}
            </div>
            <p class="rw">
              {r.games < FEW_GAMES
                ? say("page-online-few", { low, high, n: r.games })
                : `${say("page-online-about-rating", { mean: mid, low, high })} ${say(
                    "page-online-like-level",
                    { level: nearest(r) },
                  )}`}
            </p>
          </div>
        );
      })}
      {rated.length > 0 && (
        <p class="legend">
          <span class="band-key" aria-hidden="true" />
          {say("page-online-band", {
            name: person.person === me.value?.person ? "you" : { called: person.name },
          })}
          <i class="lv" aria-hidden="true">
            4
          </i>
          {say("page-online-level-key")}
        </p>
      )}
    </section>
  );
}

function Game({ result, own }: { result: Result; own: boolean }) {
  const { game, counts, delta, wall, table } = result;
  const others = result.with;
  return (
    <li>
      <span class={`saved-icon gi ${game}`}>
        <Icon name={gameOf(game).cover.icon} />
      </span>
      <span class="rtext">
        <b>{titleOf(game)}</b>
        <small>
          <time dateTime={new Date(wall).toISOString()}>{when(wall)}</time>
          {others.length > 0 && [
            ", ",
            say("page-online-with", { names: list(others.map(nameOf)) }),
          ]}
        </small>
      </span>
      <span class="gres">
        <HowItEnded result={result} />
        <small>{pointsOf(result)}</small>
      </span>
      <span class="chg">
        {counts
          ? `${delta < 0 ? "−" : "+"}${Math.abs(Math.round(delta / 100))}`
          : say("page-online-not-counted")}
      </span>
      {own ? (
        <a class="btn text" href={href("at", table)}>
          {say("page-online-look-again")}
        </a>
      ) : (
        <span />
      )}
    </li>
  );
}

/** The results before those that are shown; none where nobody answers. */
async function olderThan(person: string, before: number): Promise<Result[]> {
  const answer = await fetch(`api/people/${person}/games?before=${before}`).catch(() => null);
  if (!answer?.ok) return [];
  return ((await answer.json()) as Pick<Person, "results">).results;
}

function Games({ person, own }: { person: Person; own: boolean }) {
  const older = useSignal<Result[]>([]);
  const newest = person.results[0]?.table;
  useEffect(() => {
    older.value = [];
  }, [person.person, newest]);
  const shown = [...person.results, ...older.value];
  useOthers(shown);
  const showOlder = async (): Promise<void> => {
    const more = await olderThan(person.person, person.games - shown.length);
    if (more.length) older.value = [...older.peek(), ...more];
    else warn("refused", say("page-online-kept-here"));
  };
  return (
    <section class="box" aria-labelledby="games-of">
      <h2 id="games-of">{say("page-online-games")}</h2>
      {shown.length ? (
        <ul class="hl">
          {shown.map((r) => (
            <Game key={r.table} result={r} own={own} />
          ))}
        </ul>
      ) : (
        <p class="quiet">{say("page-online-no-games")}</p>
      )}
      {person.games > shown.length && (
        <p class="quiet" data-key="last-games">
          {say("page-online-last-games", { n: shown.length, all: person.games })}{" "}
          <button
            type="button"
            class="link"
            data-key="older-games"
            onClick={() => void showOlder()}
          >
            {say("page-online-older-games")}
          </button>
        </p>
      )}
    </section>
  );
}

function Head({ person, own }: { person: Person; own: boolean }) {
  return (
    <div class="lead-in">
      <i class="face" aria-hidden="true">
        {[...person.name][0]?.toUpperCase()}
      </i>
      <div>
        <h1>{person.name}</h1>
        <p>
          {(own || person.bot) && (
            <span class="ptag">
              <Mark sign={person.bot ? "comp" : person.kept ? "here" : "local"} />
              {say(
                person.bot
                  ? "page-online-program"
                  : person.kept
                    ? "page-online-kept"
                    : "page-online-browser-only",
              )}
            </span>
          )}
        </p>
      </div>
      {own && (
        <button
          type="button"
          class="btn ghost"
          data-key="rename"
          onClick={() => (renaming.value = true)}
        >
          {say("page-online-change-name")}
        </button>
      )}
    </div>
  );
}

/** What one can do about somebody else: not hear them. */
function Other({ person }: { person: Person }) {
  const muted = me.value?.muted.includes(person.person) ?? false;
  return (
    <section class="box">
      <button
        type="button"
        class="btn ghost"
        data-key="mute"
        aria-pressed={muted}
        onClick={() => void tryTo({ do: "mute", person: person.person, on: !muted })}
      >
        {say(muted ? "page-online-unmute" : "page-online-mute")}
      </button>
    </section>
  );
}

/** Oneself, or somebody else by their id. */
export function PersonPage({ id }: { id: string | null }) {
  useEffect(() => {
    guest();
    if (id !== null) void guest().look(id);
  }, [id]);
  const mine = me.value;
  const own = id === null || id === mine?.person;
  const person = own ? mine : people.value.get(id);
  if (own && welcomed.value && !mine)
    return (
      <Page name="person">
        <section class="box">
          <h1>{say("page-online-sign-in-do")}</h1>
          <SignIn open />
        </section>
      </Page>
    );
  if (!person) return <Loading />;
  return (
    <Page name="person">
      <Head person={person} own={own} />
      <div class="ca">
        {own && mine ? (
          <>
            <Keep key={mine.person} mine={mine} />
            <Devices mine={mine} />
            <Webhook mine={mine} />
            <Data />
          </>
        ) : (
          <Other person={person} />
        )}
      </div>
      <div class="cbn">
        <Strength person={person} />
        <Games person={person} own={own} />
      </div>
      {deleting.value && mine && <DeleteDialog mine={mine} />}
      {renaming.value && mine && <Rename mine={mine} />}
    </Page>
  );
}

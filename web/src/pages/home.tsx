// The home page: a cover for each game, tables to continue, finished games, and
// a place to drop a record.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { blurbOf, catalogue, titleOf, type GameInfo } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { fetched, fetchParts, Part } from "../online/lazy";
import { isKnown, place } from "../online/place";
import { courseOf, hasLesson, progressOf } from "../learn/lessons";
import { chapterTitle, nextGame, nextOf } from "../learn/next";
import { words } from "../learn/strings";
import { openFile } from "../open";
import { gameOfDay } from "../review/puzzles";
import { p } from "../review/words";
import { href } from "../route";
import { dropTable, KEEP_FINISHED, keepTable, nameAt, tables, wonBy } from "../store";
import type { SavedTable } from "../store";
import { t } from "../strings";
import { say } from "../texts";
import { Avatar, Icon, notify } from "../ui/parts";
import { Page } from "../ui/page";
import { named } from "../ui/tip";
import { when } from "../ui/when";
import { playNow } from "./new-table";

/** How many tables a list shows by itself. */
const FEW = 3;

function CoverCard({ game }: { game: GameInfo }) {
  const { id } = game;
  const title = titleOf(id);
  const { cover, minutes } = gameOf(id);
  const club = place.value?.club ?? false;
  const newTable = (look: string) => (
    <a
      class={look}
      href={href("new", id)}
      data-key="new-table"
      aria-label={`${t.home.newTable}: ${title}`}
    >
      {club && <Icon name="seats" />}
      {t.home.newTable}
    </a>
  );
  return (
    <article class="cover" data-game={id} aria-labelledby={`cover-${id}`}>
      <picture class="art">
        <source
          media="(min-width: 701px) and (max-width: 1279px), (min-width: 701px) and (max-height: 680px)"
          srcset={cover.wide}
        />
        <img src={cover.tall} alt={t.home.cover(title)} />
      </picture>
      <div class="cover-body">
        <h2 id={`cover-${id}`}>{title}</h2>
        <p>{blurbOf(id)}</p>
        <ul class="meta">
          <li>
            <Icon name="seats" />
            {t.home.seats(game.seats_min, game.seats_max)}
          </li>
          {minutes !== null && (
            <li>
              <Icon name="time" />
              {t.home.minutes(minutes)}
            </li>
          )}
        </ul>
        <div class="acts">
          <button
            type="button"
            class="btn"
            data-key="play-now"
            aria-label={`${t.home.playNow}: ${title}`}
            onClick={() => playNow(game)}
          >
            <Icon name="play" />
            {t.home.playNow}
          </button>
          {club && (
            <a
              class="btn ghost"
              href={href("with", id)}
              data-key="with-friends"
              aria-label={`${say("page-online-with-friends")}: ${title}`}
            >
              {say("page-online-with-friends")}
            </a>
          )}
          {!club && newTable("btn ghost")}
        </div>
        <div class="ways">
          {club && newTable("btn text")}
          {hasLesson(id) && (
            <a
              class="btn text"
              href={href("lesson", id)}
              data-key="learn"
              aria-label={`${words.nav}: ${title}`}
            >
              <Icon name="learn" />
              {words.nav}
            </a>
          )}
          <a class="btn text" href={href("rules", id)} aria-label={`${t.home.rules}: ${title}`}>
            <Icon name="rules" />
            {t.home.rules}
          </a>
          <a
            class="btn text"
            href={href("puzzle", id, "today")}
            data-key="puzzle"
            aria-label={`${p.title}: ${title}`}
          >
            <Icon name="hint" />
            {p.title}
          </a>
        </div>
      </div>
    </article>
  );
}

function Saved({ table }: { table: SavedTable }) {
  const name = titleOf(table.game);
  const title = table.over ? `${name}, ${table.turn}` : `${name}, ${table.where}`;
  const others = table.seats.flatMap((s, i) => (s.kind === "you" ? [] : [nameAt(table, i)]));
  const { icon } = gameOf(table.game).cover;
  return (
    <div
      class={`saved${table.over ? " over" : table.mine ? " mine" : ""}`}
      style={`--seats:${table.seats.length}`}
    >
      <a href={href(table.over ? "replay" : "play", table.id)}>
        <span class={`saved-icon ${table.game}`}>
          <Icon name={table.over ? "replay" : icon} />
        </span>
        <span class="saved-text">
          <b>{title}</b>
          <small>{t.home.with(others)}</small>
          <small class="saved-when">
            <time dateTime={new Date(table.updated).toISOString()}>{when(table.updated)}</time>
            {table.over && `, ${wonBy(table)}`}
          </small>
        </span>
        <span class="saved-seats">
          {table.seats.map((_, seat) => (
            <Avatar key={seat} seat={seat} />
          ))}
        </span>
        {!table.over && <em class={table.mine ? "" : "wait"}>{table.turn}</em>}
      </a>
      <button
        type="button"
        data-key="remove"
        {...named(t.home.remove(title))}
        onClick={() => {
          dropTable(table.id);
          notify("removed", t.home.removed, () => keepTable(table));
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The first few of a list of tables; the others on demand. */
function SavedList(props: {
  name: string;
  title: string;
  list: SavedTable[];
  none: string;
  note?: string;
}) {
  const { name, title, list, none, note } = props;
  const [all, setAll] = useState(false);
  return (
    <section class={`${name}${list.length ? "" : " none"}${all ? " all" : ""}`}>
      <h2>
        {title}
        {list.length > 1 && (
          <button
            type="button"
            class={list.length > FEW ? "" : "narrow"}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? t.home.fewer : t.home.all(list.length)}
          </button>
        )}
      </h2>
      {list.length ? (
        (all ? list : list.slice(0, FEW)).map((s) => <Saved key={s.id} table={s} />)
      ) : (
        <p class="quiet">{none}</p>
      )}
      {note && list.length > FEW && <p class="quiet">{note}</p>}
    </section>
  );
}

/** Where a lesson goes on; the lesson itself is fetched once it is begun. */
function NextLesson({ game }: { game: string }) {
  const { step, done } = progressOf(game);
  const [chapter, setChapter] = useState<[string, number] | null>(null);
  useEffect(() => {
    if (!step && !done.length) return;
    let gone = false;
    courseOf(game).then(
      (course) => {
        const next = nextOf([course]);
        const share = done.length / course.lesson.chapters.length;
        if (next && !gone) setChapter([chapterTitle(course, next.chapter), share]);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, step, done.length]);
  return (
    <div class="saved">
      <a href={href("lesson", game)} data-key="next-lesson">
        <span class={`saved-icon ${game}`}>
          <Icon name="learn" />
        </span>
        <span class="saved-text">
          <b>{words.title}</b>
          <small>
            {chapter ? `${titleOf(game)}: ${chapter[0]}` : words.startHere(titleOf(game))}
          </small>
        </span>
        {chapter && <progress max="1" value={chapter[1]} aria-label={words.howFar} />}
      </a>
    </div>
  );
}

/** The lesson to go on with, the one touched last first, and the day's puzzle. */
function ToLearn() {
  const games = catalogue.games.map((g) => g.id).filter(hasLesson);
  const lesson = nextGame(games);
  const puzzle = gameOfDay();
  return (
    <section class="to-learn">
      <h2>{words.nav}</h2>
      {lesson && <NextLesson game={lesson} />}
      <div class="saved">
        <a href={href("puzzle", puzzle, "today")} data-key="daily-puzzle">
          <span class="saved-icon daily">
            <Icon name="hint" />
          </span>
          <span class="saved-text">
            <b>{p.today}</b>
            <small>{titleOf(puzzle)}</small>
          </span>
        </a>
      </div>
    </section>
  );
}

/** A link or a spoken code leads to a table. */
const typed = signal("");

function JoinForm({ known }: { known: boolean }) {
  const text = typed.value;
  return (
    <form
      class="join"
      onSubmit={(e) => {
        e.preventDefault();
        void fetchParts().then(() => fetched()?.joinBy(text));
      }}
    >
      <label class="field">
        {say("page-online-code")}
        <input
          type="text"
          data-key="code"
          autocomplete="off"
          placeholder={say("page-online-code-example")}
          value={text}
          onInput={(e) => (typed.value = e.currentTarget.value)}
        />
      </label>
      <button class="btn ghost" data-key="join">
        {say("page-online-join")}
      </button>
      {!known && (
        <a class="link" href={href("me")} data-key="sign-in-at">
          {say("page-online-have-name")}
        </a>
      )}
    </form>
  );
}

export function Home() {
  const open = tables.value.filter((s) => !s.over);
  const over = tables.value.filter((s) => s.over);
  const club = place.value?.club ?? false;
  const known = club && isKnown.value;
  return (
    <Page name={known ? "home with-club" : "home"}>
      <section class="hero">
        <h1>{t.home.title}</h1>
        {known ? <Part of="HomeLine" /> : <p>{club ? say("page-online-lead") : t.home.lead}</p>}
      </section>
      {club && <JoinForm known={known} />}
      <section class="covers" aria-label={t.home.games}>
        {catalogue.games.map((game) => (
          <CoverCard key={game.id} game={game} />
        ))}
      </section>
      <aside class="side">
        {known && <Part of="ClubLists" />}
        <SavedList
          name="continue"
          title={known ? say("page-online-on-device") : t.home.continue}
          list={open}
          none={t.home.nothing}
        />
        <ToLearn />
        <SavedList
          name="replays"
          title={t.home.finished}
          list={over}
          none={t.home.noneFinished}
          note={t.home.lastKept(KEEP_FINISHED)}
        />
        <section class="drop">
          <span class="by-mouse">{t.home.drop}</span>
          <label class="btn ghost">
            <Icon name="folder" />
            {t.home.open}
            <input
              class="vh"
              type="file"
              accept=".play,text/plain"
              onChange={(e) => openFile(e.currentTarget.files?.[0])}
            />
          </label>
        </section>
      </aside>
      <footer class="foot">
        <span>{t.home.licence}</span>
        <span>{t.home.credit}</span>
      </footer>
    </Page>
  );
}

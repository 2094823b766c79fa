// The first page: a cover a game, tables to go on with, finished games, and a
// place to drop a record.
import bronzeAgeTall from "../../art/bronze-age-tall.svg";
import bronzeAgeWide from "../../art/bronze-age-wide.svg";
import bronzeWide from "../../art/bronze-wide.svg";
import goldenTall from "../../art/golden-ages-tall.svg";
import goldenWide from "../../art/golden-ages-wide.svg";
import { useState } from "preact/hooks";
import { catalogue, type GameInfo } from "../engine/catalogue";
import { openFile } from "../open";
import { href } from "../route";
import { dropTable, tables, type SavedTable } from "../store";
import { t } from "../strings";
import { Avatar, Icon, notify, type IconName } from "../ui/parts";
import { Page } from "../ui/page";
import { playNow } from "./new-table";

interface Cover {
  id: string;
  title: string;
  blurb: string;
  seats: [number, number];
  minutes: number;
  icon: IconName;
  tall: string;
  wide: string;
}

// What the covers say while a game is not there yet; where it is, the
// engine's own title, sentence and seats are shown.
const COVERS: Cover[] = [
  {
    id: "bronze",
    ...t.covers.bronze,
    seats: [2, 4],
    minutes: 45,
    icon: "pottery",
    tall: bronzeWide,
    wide: bronzeWide,
  },
  {
    id: "bronze-age",
    ...t.covers.bronzeAge,
    seats: [2, 2],
    minutes: 20,
    icon: "routes",
    tall: bronzeAgeTall,
    wide: bronzeAgeWide,
  },
  {
    id: "golden-ages",
    ...t.covers.goldenAges,
    seats: [2, 4],
    minutes: 90,
    icon: "cities",
    tall: goldenTall,
    wide: goldenWide,
  },
];

/** How many tables a list shows by itself. */
const FEW = 3;

function CoverCard({
  cover,
  game,
  ready,
}: {
  cover: Cover;
  game: GameInfo | undefined;
  ready: boolean;
}) {
  const title = game?.title ?? cover.title;
  const [min, max] = game ? [game.seats_min, game.seats_max] : cover.seats;
  return (
    <article
      class={`cover${ready && !game ? " absent" : ""}`}
      aria-labelledby={`cover-${cover.id}`}
    >
      <picture class="art">
        <source media="(min-width: 701px) and (max-width: 1279px)" srcset={cover.wide} />
        <img src={cover.tall} alt={t.home.cover(title)} />
      </picture>
      <div class="cover-body">
        <h2 id={`cover-${cover.id}`}>{title}</h2>
        <p>{game?.blurb ?? cover.blurb}</p>
        <ul class="meta">
          <li>
            <Icon name="seats" />
            {t.home.seats(min, max)}
          </li>
          <li>
            <Icon name="time" />
            {t.home.minutes(cover.minutes)}
          </li>
        </ul>
        <div class="acts">
          {ready && !game ? (
            <span class="absent-note">{t.home.absent}</span>
          ) : (
            <>
              <button
                type="button"
                class="btn"
                disabled={!game}
                aria-label={`${t.home.playNow}: ${title}`}
                onClick={() => game && playNow(game)}
              >
                <Icon name="play" />
                {t.home.playNow}
              </button>
              <a
                class="btn ghost"
                href={href("new", cover.id)}
                aria-label={`${t.home.newTable}: ${title}`}
              >
                {t.home.newTable}
              </a>
              <a
                class="btn text"
                href={href("rules", cover.id)}
                aria-label={`${t.home.rules}: ${title}`}
              >
                <Icon name="rules" />
                {t.home.rules}
              </a>
            </>
          )}
        </div>
      </div>
    </article>
  );
}

function Saved({ table }: { table: SavedTable }) {
  const game = catalogue.value?.games.find((g) => g.id === table.game);
  const name = game?.title ?? table.game;
  const title = `${name}, ${table.where}`;
  const others = table.seats.filter((s) => s.kind !== "you").map((s) => s.name);
  const icon = COVERS.find((c) => c.id === table.game)?.icon ?? "play";
  return (
    <div class={`saved${table.mine && !table.over ? " mine" : ""}`}>
      <a href={href(table.over ? "replay" : "play", table.id)}>
        <span class={`saved-icon ${table.game}`}>
          <Icon name={table.over ? "replay" : icon} />
        </span>
        <span class="saved-text">
          <b>{name}</b>
          <small>{table.where}</small>
          <small>{t.home.with(others)}</small>
        </span>
        <span class="saved-seats">
          {table.seats.map((_, seat) => (
            <Avatar key={seat} seat={seat} />
          ))}
        </span>
        <em class={table.mine ? "" : "wait"}>{table.turn}</em>
      </a>
      <button
        type="button"
        title={t.home.remove(title)}
        aria-label={t.home.remove(title)}
        onClick={() => {
          dropTable(table.id);
          notify(t.home.removed);
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The first few of a list of tables; the others on demand. */
function SavedList({ title, list, none }: { title: string; list: SavedTable[]; none: string }) {
  const [all, setAll] = useState(false);
  return (
    <section>
      <h2>
        {title}
        {list.length > FEW && (
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.home.fewer : t.home.all(list.length)}
          </button>
        )}
      </h2>
      {list.length ? (
        (all ? list : list.slice(0, FEW)).map((s) => <Saved key={s.id} table={s} />)
      ) : (
        <p class="quiet">{none}</p>
      )}
    </section>
  );
}

export function Home() {
  const known = catalogue.value;
  const open = tables.value.filter((s) => !s.over);
  const over = tables.value.filter((s) => s.over);
  return (
    <Page name="home">
      <section class="hero">
        <h1>{t.home.title}</h1>
        <p>{t.home.lead}</p>
      </section>
      <section class="covers" aria-label={t.home.games}>
        {COVERS.map((cover) => (
          <CoverCard
            key={cover.id}
            cover={cover}
            game={known?.games.find((g) => g.id === cover.id)}
            ready={!!known}
          />
        ))}
      </section>
      <aside class="side">
        <SavedList title={t.home.continue} list={open} none={t.home.nothing} />
        <SavedList title={t.home.finished} list={over} none={t.home.noneFinished} />
        <section class="drop">
          {t.home.drop}
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

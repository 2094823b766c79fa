// Puzzles on the page of lessons: each game's by theme, the puzzle of the day,
// and your own games, whose mistakes a review turns into puzzles.
import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { gameOfDay, solvedOf, streak, themesOf } from "../review/puzzles";
import { p, themeName } from "../review/words";
import { href } from "../route";
import { tables } from "../store";
import { t } from "../strings";
import { Icon } from "../ui/parts";
import { when } from "../ui/when";
import { words } from "./strings";

/** How many themes a game shows, and how many games of one's own. */
const THEMES = 4;
const OWN = 3;

/** A game's puzzles: how many are solved, and the largest themes. */
export function Puzzles({ game }: { game: string }) {
  const [themes, setThemes] = useState<[string, string[]][]>([]);
  useEffect(() => {
    themesOf().then(
      (all) => setThemes(Object.entries(all[game] ?? {})),
      () => undefined,
    );
  }, [game]);
  const all = themes.flatMap(([, ids]) => ids);
  if (!all.length) return null;
  const largest = [...themes].sort((a, b) => b[1].length - a[1].length).slice(0, THEMES);
  const share = (ids: string[]): string => t.score.of(solvedOf(game, ids), ids.length);
  return (
    <>
      <a class="further puzzles" href={href("puzzle", game, "today")} data-key={`puzzles-${game}`}>
        <Icon name="hint" />
        <span>
          <b>{words.puzzles}</b>
          <small>{words.puzzlesNote}</small>
        </span>
        <em>{share(all)}</em>
      </a>
      <ul class="themes">
        {largest.map(([theme, ids]) => (
          <li key={theme}>
            <a href={href("puzzle", game, theme)} data-key={`theme-${game}-${theme}`}>
              <span>{themeName(game, theme)}</span>
              <em>{share(ids)}</em>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everybody's puzzle of the day, and how many days in a row one was solved. */
export function DailyPuzzle() {
  const game = gameOfDay();
  return (
    <section>
      <h2>{p.today}</h2>
      <a class="further puzzles" href={href("puzzle", game, "today")} data-key="daily-puzzle">
        <Icon name="hint" />
        <span>
          <b>{titleOf(game)}</b>
          <small>{p.streak(streak())}</small>
        </span>
      </a>
    </section>
  );
}

/** Finished games of one's own, the last first. */
export function OwnGames() {
  const own = tables.value.filter((x) => x.over && x.seats.some((s) => s.kind === "you"));
  return (
    <section>
      <h2>{words.own}</h2>
      {own.slice(0, OWN).map((x) => (
        <a key={x.id} class="further" href={href("review", x.id)}>
          <Icon name={gameOf(x.game).cover.icon} />
          <span>
            <b>{titleOf(x.game)}</b>
            <small>{when(x.updated)}</small>
          </span>
        </a>
      ))}
      <p class="quiet">{own.length ? words.ownNote : words.ownNone}</p>
    </section>
  );
}

// Learning: a column for each game, in the order to learn it; only one thing
// glows, the next step.
import { useEffect, useState } from "preact/hooks";
import { catalogue, titleOf, type GameInfo } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { courseOf, hasLesson, progressOf, type Course } from "../learn/lessons";
import { chapterTitle, nextOf, type Next } from "../learn/next";
import { DailyPuzzle, OwnGames, Puzzles } from "../learn/practice";
import { href } from "../route";
import { t } from "../strings";
import { Page } from "../ui/page";
import { Icon } from "../ui/parts";
import { firstGame } from "./new-table";
import { words } from "../learn/strings";

function Chapters({ course, next }: { course: Course; next: Next | null }) {
  const { game, chapters } = course.lesson;
  const { done } = progressOf(game);
  return (
    <ol class="chapters">
      {chapters.map((c, k) => {
        const here = next?.game === game && next.chapter === k;
        const did = done.includes(c.id);
        return (
          <li key={c.id} class={`${did ? "did" : ""}${here ? " here" : ""}`}>
            <a href={href("lesson", game, c.id)} data-key={`chapter-${game}-${k + 1}`}>
              <i>{did ? <Icon name="check" /> : k + 1}</i>
              <b>{chapterTitle(course, k)}</b>
              <small>
                {here && next.of ? words.atStep(next.step + 1, next.of) : words.min(c.minutes)}
                {did && <span class="vh">, {words.done}</span>}
              </small>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function GameColumn({ game, course, next }: { game: GameInfo; course: Course; next: Next | null }) {
  const { cover } = gameOf(game.id);
  const { chapters } = course.lesson;
  const did = chapters.filter((c) => progressOf(game.id).done.includes(c.id)).length;
  return (
    <article class="course" aria-labelledby={`course-${game.id}`}>
      <img src={cover.wide} alt="" />
      <div class="course-body">
        <h2 id={`course-${game.id}`}>
          {titleOf(game.id)}
          <small>{words.progress(did, chapters.length)}</small>
        </h2>
        <Chapters course={course} next={next} />
        <button
          type="button"
          class="further"
          data-key={`first-game-${game.id}`}
          onClick={() => void firstGame(game)}
        >
          <Icon name="play" />
          <span>
            <b>{words.firstGame}</b>
            <small>{words.firstGameNote}</small>
          </span>
        </button>
        <Puzzles game={game.id} />
        <a class="further rules" href={href("rules", game.id)}>
          <Icon name="rules" />
          <span>
            <b>{t.nav.rules}</b>
            <small>{words.rulesNote}</small>
          </span>
        </a>
      </div>
    </article>
  );
}

function NextCard({ course, next }: { course: Course; next: Next }) {
  const share = next.of ? next.step / next.of : 0;
  const { chapters } = course.lesson;
  return (
    <section class="next-step">
      <h2>{words.nextForYou}</h2>
      <div class="next-card">
        <h3>{chapterTitle(course, next.chapter)}</h3>
        <p>
          {next.of
            ? words.stopped(titleOf(next.game), next.step + 1, next.of)
            : words.startHere(titleOf(next.game))}
        </p>
        <progress max="1" value={share} aria-label={words.howFar} />
        <a
          class="btn"
          href={
            next.of
              ? href("lesson", next.game)
              : href("lesson", next.game, chapters[next.chapter]!.id)
          }
          data-key="go-on"
        >
          <Icon name="play" />
          {next.of ? words.goOn : words.start}
        </a>
      </div>
    </section>
  );
}

export function Learn() {
  const [courses, setCourses] = useState<Course[] | null>(null);
  const [failed, setFailed] = useState(false);
  const games = catalogue.games.filter((g) => hasLesson(g.id));
  useEffect(() => {
    Promise.all(games.map((g) => courseOf(g.id))).then(setCourses, () => setFailed(true));
  }, []);
  const next = courses && nextOf(courses);
  return (
    <Page name="learn">
      <section class="hero">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </section>
      {failed && <p class="quiet">{words.notFetched}</p>}
      {!courses && !failed && <p class="quiet">{t.loading}</p>}
      {courses && (
        <aside class="practice">
          {next && (
            <NextCard course={courses.find((c) => c.lesson.game === next.game)!} next={next} />
          )}
          <DailyPuzzle />
          <OwnGames />
        </aside>
      )}
      <div class="courses">
        {courses?.map((course) => (
          <GameColumn
            key={course.lesson.game}
            game={games.find((g) => g.id === course.lesson.game)!}
            course={course}
            next={next}
          />
        ))}
      </div>
    </Page>
  );
}

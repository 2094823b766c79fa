// A lesson at the real table: the game draws it, the lesson lights a place and
// says one sentence.
import { useEffect, useState } from "preact/hooks";
import { cardsOf, infoOf, titleOf } from "../engine/catalogue";
import { deaths } from "../engine/client";
import { gameOf } from "../games/games";
import { Coach, CoachRail, Finished } from "../learn/coach";
import { Learning } from "../learn/learning";
import { courseOf, progressOf } from "../learn/lessons";
import { Light } from "../learn/light";
import { Mount } from "../learn/mount";
import { href } from "../route";
import { turnTheme } from "../settings";
import { listen } from "../sound";
import { t } from "../strings";
import { openRule, RuleDialog } from "../table/rule";
import { useKeys } from "../ui/keys";
import { Loading, SettingsDialog, settingsOpen, ThemeButton, Trouble } from "../ui/page";
import { Icon } from "../ui/parts";
import { firstGame } from "./new-table";
import { words } from "../learn/strings";

/** Where to begin: a chapter by its id, else where one was, else the start. */
async function begin(game: string, chapter: string | undefined): Promise<Learning> {
  const course = await courseOf(game);
  const { chapters, steps } = course.lesson;
  const asked = chapters.find((c) => c.id === chapter)?.first;
  const left = steps.findIndex((s) => s.id === progressOf(game).step);
  return new Learning(course, asked ?? Math.max(0, left));
}

/** What the step lights: its own names, and after them the places of its action. */
function stagesOf(learning: Learning): string[][] {
  const { light, kind, answer } = learning.now;
  const { lit } = gameOf(learning.game);
  const named = (light ?? "").split(" ").filter(Boolean);
  if (learning.finished.value) return [];
  const places = named.map((name) => lit?.part(name) ?? `[data-at="${name}"]`);
  const acts = kind !== "look" && answer ? (lit?.action(answer.split(" ")) ?? []) : [];
  return places.length ? [places, ...acts] : acts;
}

export function Lesson({ game, chapter }: { game: string; chapter: string | undefined }) {
  const [learning, setLearning] = useState<Learning | null>(null);
  const [cards, setCards] = useState<unknown>(null);
  const [lost, setLost] = useState(false);
  const died = deaths.value;

  useEffect(() => {
    let made: Learning | null = null;
    let gone = false;
    begin(game, chapter).then(
      (started) => {
        made = started;
        if (gone) made.close();
        else setLearning(made);
      },
      () => setLost(true),
    );
    cardsOf(game).then(setCards, () => undefined);
    return () => {
      gone = true;
      made?.close();
    };
  }, [game, chapter, died]);
  useEffect(() => (learning ? listen(learning.model) : undefined), [learning]);

  useKeys({
    theme: turnTheme,
    rules: () => openRule(game, learning?.now.rule ?? undefined),
  });

  if (lost || !infoOf(game)) return <Trouble name="lost" text={words.noLesson} />;
  if (!learning?.model.shown.value || !cards) return <Loading />;
  const Drawing = gameOf(game).Table;
  const { step, finished } = learning;
  return (
    <div class="learning" data-kind={finished.value ? "done" : learning.now.kind}>
      <Drawing model={learning.model} cards={cards} />
      <Mount into=".app > .top" class="coach-head">
        <h1>{words.lesson}</h1>
        <span>
          {words.where(
            titleOf(game),
            learning.now.chapter + 1,
            learning.course.lesson.chapters.length,
            learning.chapter.title,
          )}
        </span>
        <button
          type="button"
          data-key="lesson-rules"
          onClick={() => openRule(game, learning.now.rule ?? undefined)}
        >
          <Icon name="rules" />
          <span>{t.nav.rules}</span>
        </button>
        <ThemeButton />
        <a class="leave" href={href("learn")} data-key="leave-lesson" aria-label={words.leave}>
          <Icon name="close" />
          <span>{words.leave}</span>
        </a>
      </Mount>
      <Mount into=".app .dock" class="coach">
        {finished.value ? (
          <Finished learning={learning} play={() => void firstGame(infoOf(game)!)} />
        ) : (
          <Coach key={game} learning={learning} />
        )}
      </Mount>
      <Mount into=".app .rail" class="coach-rail">
        <CoachRail learning={learning} />
      </Mount>
      <Light
        stages={stagesOf(learning)}
        of={`${step.value}-${String(finished.value)}`}
        asks={learning.now.kind === "do"}
        hides={learning.now.kind === "find"}
      />
      {settingsOpen.value && <SettingsDialog />}
      <RuleDialog />
    </div>
  );
}

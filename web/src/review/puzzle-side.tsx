// What stands beside a puzzle's table: the question, every try with its answer,
// the explanation, and what comes next.
import { useEffect, useState } from "preact/hooks";
import { href } from "../route";
import { t } from "../strings";
import type { Stage } from "../table/stage";
import { Tool } from "../table/parts";
import { Avatar, Icon, show } from "../ui/parts";
import { Choose } from "./choose";
import { Points } from "./points";
import { PuzzleModel } from "./puzzle-model";
import { solved, solvedOf, streak, today, type Puzzle } from "./puzzles";
import { percent } from "./report";
import { p, r, themeName } from "./words";
import { whyOf } from "./why";

const narrow = matchMedia("(max-width: 700px)");

export interface Asked {
  /** A mistake of one's own: what it gave up as the review knows it now. */
  loss?: number | undefined;
  /** The review goes on, and the number with it. */
  still?: boolean;
  title: string;
  ask: string;
  next: (() => void) | null;
  back: string | null;
  play: () => void;
  all: Puzzle[] | null;
  at: number;
}

const HARDEST = 6;

function Difficulty({ n }: { n: number }) {
  return (
    <span class="diamonds">
      <span aria-hidden="true">
        {"◆".repeat(n)}
        {"◇".repeat(HARDEST - n)}
      </span>
      <span class="vh">{p.difficulty(n)}</span>
    </span>
  );
}

/** The week around today: a tick where one was solved. */
function Week() {
  const days = new Set(solved.value.days);
  const monday = today() - ((today() + 3) % 7);
  const letter = new Intl.DateTimeFormat(document.documentElement.lang || "en", {
    weekday: "narrow",
    timeZone: "UTC",
  });
  return (
    <div class="week" aria-hidden="true">
      {Array.from({ length: 7 }, (_, k) => monday + k).map((day) => (
        <span key={day} class={`${days.has(day) ? "did" : ""}${day === today() ? " now" : ""}`}>
          <i>{days.has(day) ? <Icon name="check" /> : day === today() ? "?" : ""}</i>
          {letter.format(new Date(day * 86_400_000))}
        </span>
      ))}
    </div>
  );
}

function Explained({ model, asked }: { model: PuzzleModel; asked: Asked }) {
  const { puzzle } = model;
  const chance = puzzle.answer?.chances[puzzle.seat]?.mean;
  const { mistake } = puzzle;
  const told = puzzle.others.find((o) => o.reasons);
  const second = mistake?.text ?? puzzle.second;
  const loss = asked.loss ?? mistake?.loss ?? told?.loss?.mean;
  const done = model.tries.value.find((x) => x.right)?.text ?? puzzle.best[0]!;
  const why = whyOf(model, told ? told.reasons : mistake?.reasons);
  return (
    <div data-key="explained">
      <div class="puzzle-card right">
        <i>
          <Icon name="check" />
        </i>
        <p>
          <b>{model.sayOf(done)}</b>
          {chance !== undefined && <span>{p.wins(percent(chance))}</span>}
        </p>
      </div>
      {second && loss !== undefined && (
        <div class="puzzle-card">
          <i>{mistake ? "" : 2}</i>
          <p>
            <b>{model.sayOf(second)}</b>
            <span>
              {p.loses(percent(loss))} {asked.still && r.still}
            </span>
          </p>
        </div>
      )}
      {why && <p class="because">{why}</p>}
    </div>
  );
}

function Tries({ model }: { model: PuzzleModel }) {
  return (
    <ol class="tries" aria-live="polite">
      {model.tries.value
        .filter((x) => !x.right)
        .map((x, k) => (
          <li key={x.text} class="puzzle-card">
            <i aria-hidden="true">{k + 1}</i>
            <p>
              <b>{x.say}</b>
              <span>
                {x.loss === null ? (
                  <>
                    {p.judging} <progress value={x.played} aria-label={p.judging} />
                  </>
                ) : x.near ? (
                  p.near
                ) : (
                  <>
                    {p.loses(x.loss)} {x.error && r.error(x.error)} {x.loss >= 1 && p.no}
                  </>
                )}
              </span>
            </p>
          </li>
        ))}
    </ol>
  );
}

/** While it is open: what it is about, and the answer. */
function Helps({ model }: { model: PuzzleModel }) {
  const { game, theme } = model.puzzle;
  const [hinted, setHinted] = useState(false);
  return (
    <>
      {theme && hinted && (
        <p class="small-hint" role="status">
          <Icon name="hint" /> {p.about(themeName(game, theme))}
        </p>
      )}
      {theme && !hinted && (
        <button
          type="button"
          class="btn ghost"
          data-key="small-hint"
          onClick={() => setHinted(true)}
        >
          <Icon name="hint" />
          {p.smallHint}
        </button>
      )}
      <button
        type="button"
        class={`btn ${model.tries.value.length < 3 ? "text" : ""}`}
        data-key="answer"
        onClick={() => model.show()}
      >
        {p.answer}
      </button>
    </>
  );
}

function Side({ model, asked }: { model: PuzzleModel; asked: Asked }) {
  const state = model.state.value;
  const { puzzle } = model;
  const { all, next, back } = asked;
  const open = state === "open";
  const found = model.tries.value.some((x) => model.isBest(x.text));
  // On a phone the verdict stands below the table, out of sight of it.
  useEffect(() => {
    if (state === "solved" && found && narrow.matches) show("verdict", p.yes);
  }, [state]);
  return (
    <section class="rv puzzle" aria-label={p.title} data-state={state}>
      <Points model={model} />
      <div class="rv-h">
        <p class="quiet">
          {asked.title} {puzzle.difficulty && <Difficulty n={puzzle.difficulty} />}
        </p>
        <a class="btn text" data-key="leave" href={href("")}>
          <Icon name="close" />
          <span class="vh">{t.trouble.home}</span>
        </a>
      </div>
      <h2>{state === "solved" ? (found ? p.yes : p.loses(0)) : open ? asked.ask : p.answerIs}</h2>
      {open && (
        <p data-key="seat">
          <Avatar seat={puzzle.seat} />
          <span>{p.you}</span>
        </p>
      )}
      {!open && <Explained model={model} asked={asked} />}
      <Tries model={model} />
      <div class="rv-acts">
        {open && <Helps key={puzzle.id} model={model} />}
        {!open && next && (
          <button type="button" class="btn" data-key="next-puzzle" onClick={next}>
            {p.next}
          </button>
        )}
        {state === "solved" && (
          <button type="button" class="btn ghost" data-key="play-from-here" onClick={asked.play}>
            <Icon name="play-from" />
            {p.playOn}
          </button>
        )}
        {back && (
          <a class="btn ghost" data-key="back-to-review" href={back}>
            {p.back}
          </a>
        )}
        {open && next && (
          <button type="button" class="btn text" data-key="next-puzzle" onClick={next}>
            {p.next}
          </button>
        )}
      </div>
      {all && (
        <div class="rv-days">
          <h3 data-key="streak">{p.streak(streak())}</h3>
          <Week />
          <p class="quiet" data-key="solved">
            {/* Own mistakes, solved as puzzles, are not among those that ship. */}
            {p.solved(
              solvedOf(
                all[0]!.game,
                all.map((x) => x.id),
              ),
              all.length,
            )}
          </p>
          <Choose all={all} at={asked.at} />
        </div>
      )}
    </section>
  );
}

/** The stage of a puzzle: the game's own dock, the question in the rail. */
export const puzzleStage = (model: PuzzleModel, asked: () => Asked): Stage => ({
  name: "puzzle",
  where: p.one,
  note: "",
  steps: () => [],
  tab: p.one,
  told: () => `${model.state.value} ${model.tries.value.length}`,
  Tools: () => <Tool icon="undo" label={p.again} act={() => void model.begin()} />,
  Rail: () => <Side model={model} asked={asked()} />,
});

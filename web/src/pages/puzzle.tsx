// A puzzle: one moment of a game, one action that is clearly best. Those that
// ship, by theme and difficulty, the day's, and one's own mistakes.
import { useEffect, useState } from "preact/hooks";
import { cardsOf, infoOf, titleOf } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { PuzzleModel } from "../review/puzzle-model";
import { dailyOf, puzzlesOf, solved, solvedOf, streak, type Puzzle } from "../review/puzzles";
import { mistakesOf, usePlace, useReveal, whyOf } from "../review/panel";
import { percent, type Choice } from "../review/report";
import { reviewOf } from "../review/run";
import { p, themeName } from "../review/words";
import { SideEngine } from "../review/workers";
import { go, href } from "../route";
import { findTable } from "../store";
import { t } from "../strings";
import { Menu } from "../table/menu";
import { menuOpen } from "../table/parts";
import { RuleDialog } from "../table/rule";
import { Avatar, Icon } from "../ui/parts";
import { Page, SettingsDialog, settingsOpen } from "../ui/page";
import { Trouble } from "./table";

interface Filter {
  theme: string;
  difficulty: number;
}

let filter: Filter = { theme: "", difficulty: 0 };

const fits = (x: Puzzle): boolean =>
  (!filter.theme || x.theme === filter.theme) &&
  (!filter.difficulty || x.difficulty === filter.difficulty);

/** The next that is wanted and not solved yet, else the next that is wanted. */
function nextOf(all: Puzzle[], from: number): number {
  const done = new Set(solved.peek().solved[all[0]?.game ?? ""] ?? []);
  const order = all.map((_, k) => (from + 1 + k) % all.length).filter((k) => fits(all[k]!));
  return order.find((k) => !done.has(all[k]!.id)) ?? order[0] ?? from;
}

/** The easiest of a theme that is not solved yet; it is the theme from now on. */
function themed(all: Puzzle[], theme: string): number {
  filter = { theme, difficulty: 0 };
  const wanted = all.flatMap((x, k) => (fits(x) ? [k] : []));
  const done = new Set(solved.peek().solved[all[0]?.game ?? ""] ?? []);
  const left = wanted.filter((k) => !done.has(all[k]!.id));
  const hard = (k: number): number => all[k]!.difficulty ?? 0;
  return (left.length ? left : wanted).sort((a, b) => hard(a) - hard(b))[0] ?? -1;
}

function Choose({ all, at }: { all: Puzzle[]; at: number }) {
  const { game } = all[0]!;
  const [, redraw] = useState(0);
  const set = (part: Partial<Filter>): void => {
    filter = { ...filter, ...part };
    redraw((n) => n + 1);
    if (!fits(all[at]!)) go("puzzle", game, String(nextOf(all, at) + 1));
  };
  const themes = [...new Set(all.map((x) => x.theme ?? ""))].sort();
  const hard = [...new Set(all.map((x) => x.difficulty ?? 0))].sort();
  return (
    <div class="choose">
      <label>
        {p.theme}
        <select
          value={filter.theme}
          data-key="theme-of"
          onChange={(e) => set({ theme: e.currentTarget.value })}
        >
          <option value="">{p.anyTheme}</option>
          {themes.map((x) => (
            <option key={x} value={x}>
              {themeName(game, x)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {p.hard}
        <select
          value={String(filter.difficulty)}
          data-key="difficulty-of"
          onChange={(e) => set({ difficulty: Number(e.currentTarget.value) })}
        >
          <option value="0">{p.anyDifficulty}</option>
          {hard.map((x) => (
            <option key={x} value={x}>
              {p.difficulty(x)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Explained({ model }: { model: PuzzleModel }) {
  const { puzzle } = model;
  const best = puzzle.best[0]!;
  const second = puzzle.others.find((o) => o.reasons);
  const chance = puzzle.answer?.chances[puzzle.seat]?.mean;
  const { mistake } = puzzle;
  const why = whyOf(model, second?.reasons ?? mistake?.reasons);
  return (
    <div class="puzzle-card right" data-key="explained">
      <p>
        <b>
          {chance === undefined ? model.sayOf(best) : p.wins(model.sayOf(best), percent(chance))}
        </b>
      </p>
      {why && (
        <p>
          {mistake
            ? p.givesUp(model.sayOf(mistake.text), percent(mistake.loss))
            : puzzle.second && p.against(model.sayOf(puzzle.second))}{" "}
          {why}
        </p>
      )}
    </div>
  );
}

/** Own mistakes, solved as puzzles, are not among those that ship. */
const solvedIn = (all: Puzzle[]): string =>
  p.solved(
    solvedOf(
      all[0]!.game,
      all.map((x) => x.id),
    ),
    all.length,
  );

interface SideProps {
  model: PuzzleModel;
  title: string;
  ask: string;
  next: (() => void) | null;
  back: string | null;
  all: Puzzle[] | null;
  at: number;
}

function Side({ model, title, ask, next, back, all, at }: SideProps) {
  const panel = usePlace();
  const state = model.state.value;
  const { puzzle } = model;
  useReveal(panel, state !== "open");
  return (
    <aside ref={panel} class="rv puzzle" aria-label={p.title} data-state={state}>
      <div class="rv-h">
        <h2>{state === "solved" ? p.yes : title}</h2>
        <a class="btn text" data-key="leave" href={href("")}>
          <Icon name="close" />
          <span class="vh">{t.trouble.home}</span>
        </a>
      </div>
      {puzzle.difficulty && <p class="quiet">{p.difficulty(puzzle.difficulty)}</p>}
      {state === "open" && (
        <>
          <p data-key="seat">
            <Avatar seat={puzzle.seat} /> {p.you}
          </p>
          <p>{ask}</p>
        </>
      )}
      <ul class="tries" aria-live="polite">
        {model.tries.value
          .filter((x) => !x.right)
          .map((x) => (
            <li key={x.text} class="puzzle-card">
              {(x.loss === null || x.loss >= 1) && <b>{p.no} </b>}
              {x.loss === null ? `${x.say}: ${p.judging}` : p.givesUp(x.say, x.loss)}
            </li>
          ))}
      </ul>
      {state !== "open" && <Explained model={model} />}
      <div class="rv-acts">
        {state === "open" ? (
          <button
            type="button"
            class={`btn${model.tries.value.length < 3 ? " ghost" : ""}`}
            data-key="answer"
            onClick={() => model.show()}
          >
            {p.answer}
          </button>
        ) : (
          <button
            type="button"
            class="btn ghost"
            data-key="again"
            onClick={() => void model.begin()}
          >
            {p.again}
          </button>
        )}
        {next && (
          <button
            type="button"
            class={`btn${state === "open" ? " ghost" : ""}`}
            data-key="next-puzzle"
            onClick={next}
          >
            {p.next}
          </button>
        )}
        {back && (
          <a class="btn ghost" data-key="back-to-review" href={back}>
            {p.back}
          </a>
        )}
      </div>
      {all && (
        <>
          <p data-key="streak">
            <b>{p.streak(streak())}</b> · {solvedIn(all)}
          </p>
          <Choose all={all} at={at} />
        </>
      )}
    </aside>
  );
}

function Loading() {
  return (
    <Page name="trouble">
      <p class="quiet">{t.loading}</p>
    </Page>
  );
}

function Board(props: Omit<SideProps, "model"> & { puzzle: Puzzle }) {
  const { puzzle, ...side } = props;
  const [model, setModel] = useState<PuzzleModel | null>(null);
  const [cards, setCards] = useState<unknown>(null);
  useEffect(() => {
    const made = new PuzzleModel(puzzle);
    setModel(made);
    cardsOf(puzzle.game).then(setCards, () => undefined);
    void made.begin();
    return () => made.dispose();
  }, [puzzle]);
  if (model?.trouble.value) return <Trouble name="damaged" text={model.trouble.value} />;
  if (!model?.shown.value || model.puzzle !== puzzle || !cards) return <Loading />;
  const { Table } = gameOf(puzzle.game);
  return (
    <div class="replaying puzzling" data-puzzle={puzzle.id}>
      <Table model={model} cards={cards} />
      <Side model={model} {...side} />
      {menuOpen.value && <Menu model={model} />}
      {settingsOpen.value && <SettingsDialog />}
      <RuleDialog />
    </div>
  );
}

function Shipped({ game, which }: { game: string; which: string | undefined }) {
  const [all, setAll] = useState<Puzzle[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setAll(null);
    puzzlesOf(game).then(setAll, () => setFailed(true));
  }, [game]);
  if (failed) return <Trouble name="offline" text={p.offline} />;
  if (!all) return <Loading />;
  const daily = which === undefined || which === "today";
  const at = daily
    ? dailyOf(all.length)
    : /\D/.test(which)
      ? themed(all, which)
      : Number(which) - 1;
  const puzzle = all[at];
  if (!puzzle) return <Trouble name="no-puzzle" text={p.none} />;
  return (
    <Board
      puzzle={puzzle}
      title={daily ? p.today : p.of(titleOf(game), at + 1)}
      ask={p.ask}
      next={() => go("puzzle", game, String(nextOf(all, at) + 1))}
      back={null}
      all={all}
      at={at}
    />
  );
}

/** The game up to the choice, as a puzzle. */
async function fromGame(record: string, choice: Choice, seats: number, game: string) {
  const engine = new SideEngine();
  await engine.ask("load", { record });
  await engine.ask("seek", { ply: choice.ply });
  const upTo = (await engine.ask<{ record: string }>("record", { as: "all" })).record;
  engine.close();
  const puzzle: Puzzle = {
    id: `mine-${choice.ply}`,
    game,
    seat: choice.seat,
    seats,
    ply: choice.ply,
    record: upTo,
    best: [choice.better!.text],
    others: [{ words: [choice.played.text], ...(choice.loss ? { loss: choice.loss } : {}) }],
    ...(choice.reasons && choice.loss
      ? {
          mistake: {
            text: choice.played.text,
            loss: choice.loss.mean,
            reasons: choice.reasons,
          },
        }
      : {}),
  };
  return puzzle;
}

function Mine({ id, k }: { id: string; k: number }) {
  const saved = findTable(id);
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const run = saved && reviewOf(saved);
  const report = run?.report.value ?? null;
  const mistakes = report ? mistakesOf(report) : [];
  const choice = mistakes[k];
  useEffect(() => run?.start(), [run]);
  useEffect(() => {
    if (saved && choice)
      void fromGame(saved.record, choice, saved.seats.length, saved.game).then(setPuzzle);
  }, [choice?.ply]);
  if (!saved) return <Trouble name="lost" text={t.trouble.lost} />;
  if (!puzzle || !choice) return <Loading />;
  return (
    <Board
      puzzle={puzzle}
      title={p.mine}
      ask={p.askMine}
      next={k + 1 < mistakes.length ? () => go("puzzle", "mine", id, String(k + 1)) : null}
      back={href("review", id, String(choice.ply))}
      all={null}
      at={0}
    />
  );
}

export function PuzzlePage({ args }: { args: string[] }) {
  const [game = "", which, nth] = args;
  if (game === "mine") return <Mine id={which ?? ""} k={Number(nth ?? 0) || 0} />;
  if (!infoOf(game)) return <Trouble name="no-game" text={t.trouble.noGame(game)} />;
  return <Shipped game={game} which={which} />;
}

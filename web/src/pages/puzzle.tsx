// A puzzle: one moment of a game, one action that is clearly best. It is one of
// those that come with the page, by theme and difficulty, the puzzle of the
// day, or one of your own mistakes.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { cardsOf, catalogue, infoOf, titleOf } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { nextOf, themed } from "../review/choose";
import { mistakesOf, type Choice } from "../review/report";
import { PuzzleModel } from "../review/puzzle-model";
import { puzzleStage, type Asked } from "../review/puzzle-side";
import { dailyOf, puzzlesOf, type Puzzle } from "../review/puzzles";
import { reviewOf } from "../review/run";
import { p } from "../review/words";
import { SideEngine } from "../review/workers";
import { go, href } from "../route";
import { settings } from "../settings";
import { findTable, namesOf } from "../store";
import { t } from "../strings";
import { Menu } from "../table/menu";
import { menuOpen } from "../table/parts";
import { RuleDialog } from "../table/rule";
import { mayReview } from "../table/sight";
import { Loading, SettingsDialog, settingsOpen, Trouble } from "../ui/page";
import { openNew } from "./new-table";

/** A table from where the puzzle stands: the person keeps the seat. */
async function playOn(model: PuzzleModel): Promise<void> {
  const saved = model.saved.peek();
  const seats = saved.seats.map((s) =>
    s.kind === "you" ? { ...s, name: settings.peek().name } : { ...s, player: catalogue.player },
  );
  const engine = new SideEngine();
  await engine.ask("load", { record: saved.record });
  await engine.ask("sit", { players: seats.map((s) => s.player), names: namesOf(seats) });
  const { record } = await engine.ask<{ record: string }>("record", { as: "all" });
  engine.close();
  openNew({ game: saved.game, seats, record });
}

function Board({ puzzle, ...asked }: Omit<Asked, "play"> & { puzzle: Puzzle }) {
  const [model, setModel] = useState<PuzzleModel | null>(null);
  const [cards, setCards] = useState<unknown>(null);
  const beside = useSignal<Asked | null>(null);
  useLayoutEffect(() => {
    beside.value = { ...asked, play: () => model && void playOn(model) };
  });
  useEffect(() => {
    const made = new PuzzleModel(puzzle);
    made.stage.value = puzzleStage(made, () => beside.value!);
    setModel(made);
    cardsOf(puzzle.game).then(setCards, () => undefined);
    void made.begin();
    return () => made.dispose();
  }, [puzzle]);
  if (model?.trouble.value) return <Trouble name="damaged" text={model.trouble.value} />;
  if (!model?.shown.value || model.puzzle !== puzzle || !cards) return <Loading />;
  const { Table } = gameOf(puzzle.game);
  return (
    <div class="puzzling" data-puzzle={puzzle.id}>
      <Table model={model} cards={cards} />
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

interface MineProps {
  id: string;
  k: number;
  /** Whose mistakes; else those of whoever the review is for. */
  seat: string | undefined;
}

function Mine({ id, k, seat }: MineProps) {
  const found = findTable(id);
  const saved = found && mayReview(found) ? found : undefined;
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const run = saved && reviewOf(saved);
  const report = run?.report.value ?? null;
  const whose = Number(seat ?? run?.seat.value ?? 0);
  const mistakes = report ? mistakesOf(report, whose) : [];
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
      loss={choice.loss?.mean}
      still={report?.done === false}
      next={
        k + 1 < mistakes.length
          ? () => go("puzzle", "mine", id, String(k + 1), String(whose))
          : null
      }
      back={href("review", id, String(choice.ply))}
      all={null}
      at={0}
    />
  );
}

export function PuzzlePage({ args }: { args: string[] }) {
  const [game = "", which, nth, seat] = args;
  if (game === "mine") return <Mine id={which ?? ""} k={Number(nth ?? 0) || 0} seat={seat} />;
  if (!infoOf(game)) return <Trouble name="no-game" text={t.trouble.noGame(game)} />;
  return <Shipped game={game} which={which} />;
}

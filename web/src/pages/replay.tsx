// Looking at a game again: any moment, from any seat's eyes, and playing on
// from there against computers.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { cardsOf, catalogue } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { reviewOf } from "../review/run";
import { opening, Reviewing, reviewStage } from "../review/stage";
import { r } from "../review/words";
import { go, replaceArgs, route } from "../route";
import { settings, turnTheme } from "../settings";
import { findTable, type SavedTable } from "../store";
import { t } from "../strings";
import { Count } from "../table/count";
import { countStage, useCountStage } from "../table/end";
import { Menu } from "../table/menu";
import { menuOpen, Tool } from "../table/parts";
import { ReplayModel } from "../table/replay-model";
import { Rings } from "../table/rings";
import { openRule, RuleDialog } from "../table/rule";
import { mayReview, maySee } from "../table/sight";
import type { Stage } from "../table/stage";
import { ReplayRail } from "../table/steps";
import { SheetTool, Timeline } from "../table/timeline";
import { useKeys } from "../ui/keys";
import { notify } from "../ui/parts";
import { Loading, SettingsDialog, settingsOpen, Trouble } from "../ui/page";
import { openNew } from "./new-table";

const stepsBack = (record: string): number => record.match(/^< /gm)?.length ?? 0;

/** A new table from the moment in view, perhaps of a review: the person takes a
 * seat, computers the others. */
async function playOn(model: ReplayModel, eyes: number, from?: SavedTable["from"]): Promise<void> {
  if (!maySee(model.saved.peek(), eyes)) return;
  const computer = catalogue.player;
  const seats = model.saved.peek().seats.map((s, i) =>
    i === eyes
      ? { kind: "you" as const, name: settings.peek().name, player: "human" }
      : {
          kind: "computer" as const,
          name: s.kind === "you" ? t.setup.nameOf(i) : s.name,
          player: s.kind === "computer" ? s.player : computer,
        },
  );
  const { game, help, record: whole } = model.saved.peek();
  const record = await model.branch(seats);
  const back = stepsBack(whole);
  const left = stepsBack(record) > back ? { branch: back } : {};
  openNew({ game, seats, record, ...left, ...(help && { help }), ...(from && { from }) });
  notify("played-on", t.replay.anew);
}

/** The stage of a replay; its sheet is the stage of counting, all counted. */
function replayStage(model: ReplayModel, sheet: Signal<boolean>): Stage {
  const { seats, updated } = model.saved.peek();
  return {
    name: "replay",
    where: t.replay.title,
    note: t.replay.note(
      new Date(updated),
      seats.map((_, seat) => model.name(seat)),
    ),
    steps: () => [],
    tab: t.replay.tabSteps,
    Tools: () => (
      <>
        {mayReview(model.saved.peek()) && (
          <Tool
            icon="eye"
            label={r.open}
            act={() => go("review", model.saved.peek().id, String(model.at.peek()))}
          />
        )}
        <SheetTool model={model} sheet={sheet} />
      </>
    ),
    Dock: () => <Timeline model={model} play={(seat) => void playOn(model, seat)} />,
    Rail: () => <ReplayRail model={model} />,
  };
}

interface StagingProps {
  model: ReplayModel;
  cards: unknown;
  reviewed: boolean;
}

/** What is set before the table: the replay or its review, or the sheet of its end. */
function Staging({ model, cards, reviewed }: StagingProps) {
  const sheet = useSignal(false);
  const { game } = model.saved.value;
  const last = model.last.value;
  const review = useMemo(() => {
    if (!reviewed) return null;
    const play = (seat: number): void => {
      const from = { id: model.saved.peek().id, ply: model.at.peek() };
      void playOn(model, seat, from);
    };
    return reviewStage(model, replayStage(model, sheet), sheet, play);
  }, [model, reviewed]);
  useLayoutEffect(() => {
    model.stage.value = review?.stage ?? replayStage(model, sheet);
  }, [model, review]);
  useEffect(() => {
    if (sheet.value) void model.seek(last);
  }, [sheet.value]);
  // Only the end has points to count: who goes elsewhere puts the sheet away.
  const open = sheet.value && model.shown.value!.over;
  const counted = useMemo(() => {
    if (!open) return null;
    const made = new Count(model, gameOf(game).sheet, cards);
    made.finish();
    return made;
  }, [open]);
  useEffect(() => (open ? () => void (sheet.value = false) : undefined), [open, route.value]);
  useCountStage(counted, (count) => countStage(count, () => (sheet.value = false)));
  useKeys({
    arrows: (n) => n < 2 && void model.step(n ? 1 : -1),
    back: () => void model.step(-1),
    forward: () => void model.step(1),
    ends: (n) => void model.seek(n ? last : 0),
    letGo: () => (sheet.value = false),
    rules: () => openRule(game),
    theme: turnTheme,
    menu: () => (menuOpen.value = true),
  });
  if (counted) return <Rings count={counted} />;
  return review && <Reviewing of={review.of} />;
}

/** The moment that an address asks for; a review that is asked for none begins
 * where there is something to see. */
function momentOf(saved: SavedTable, ply: string | undefined, reviewed: boolean): number {
  return reviewed && ply === undefined ? opening(reviewOf(saved)) : Number(ply ?? 0) || 0;
}

interface ReplayProps {
  id: string;
  ply: string | undefined;
  /** With its review beside it. */
  reviewed?: boolean;
}

export function Replay({ id, ply, reviewed: wanted = false }: ReplayProps) {
  const [model, setModel] = useState<ReplayModel | null>(null);
  const [cards, setCards] = useState<unknown>(null);
  const [lost, setLost] = useState(false);
  const saved = useMemo(() => findTable(id), [id]);
  const reviewed = wanted && !!saved && mayReview(saved);
  useEffect(() => {
    if (!saved) {
      setLost(true);
      return;
    }
    const made = new ReplayModel(saved);
    setModel(made);
    cardsOf(saved.game).then(setCards, () => undefined);
    void made.openAt(momentOf(saved, ply, reviewed));
    return () => made.dispose();
  }, [id]);
  useEffect(() => {
    if (model) void model.seek(momentOf(model.saved.peek(), ply, reviewed));
  }, [route.value, model]);
  useEffect(() => {
    // Stepping is not going somewhere: it leaves no trail to go back through.
    if (model?.final.peek())
      replaceArgs(reviewed ? "review" : "replay", id, String(model.at.value));
  }, [model?.at.value]);
  if (lost) return <Trouble name="lost" text={t.trouble.lost} />;
  if (model?.trouble.value) return <Trouble name="damaged" text={model.trouble.value} />;
  if (!model?.shown.value || !cards) return <Loading />;
  const { Table } = gameOf(model.saved.value.game);
  return (
    <div class={reviewed ? "replaying reviewed" : "replaying"}>
      <Table model={model} cards={cards} />
      <Staging key={String(reviewed)} model={model} cards={cards} reviewed={reviewed} />
      {menuOpen.value && <Menu model={model} />}
      {settingsOpen.value && <SettingsDialog />}
      <RuleDialog />
    </div>
  );
}

// A review as a stage of the table: the dock describes the moment in view and
// what was better there, the rail the whole game.
import { signal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go } from "../route";
import { t } from "../strings";
import { copyLink } from "../table/menu";
import { Tool } from "../table/parts";
import type { ReplayModel } from "../table/replay-model";
import type { Stage } from "../table/stage";
import { SheetTool, Whereabouts } from "../table/timeline";
import { useKeys } from "../ui/keys";
import { Icon } from "../ui/parts";
import { Lines, roundName } from "./graph";
import { Marks, type Spoken } from "./marks";
import { ReviewPanel } from "./panel";
import {
  listOf,
  mistakesOf,
  percent,
  seemsBetter,
  withError,
  type Choice,
  type Report,
} from "./report";
import { reviewOf, type ReviewRun } from "./run";
import { whyOf } from "./why";
import { r } from "./words";

/** A seat is taken at the moment in view. */
type Play = (seat: number) => void;

interface Reviewed {
  model: ReplayModel;
  run: ReviewRun;
  /** Judged with all cards known. */
  open: Signal<boolean>;
  play: Play;
}

/** The choice at the moment in view, if something else seems better. */
const costlyAt = ({ model, run }: Reviewed): Choice | undefined =>
  run.report.value?.choices.find((c) => c.ply === model.at.value && seemsBetter(c));

/** The hard choice at the moment in view, which was the best. */
function hardAt({ model, run }: Reviewed): Choice | undefined {
  const report = run.report.value;
  const hard = report?.seats.flatMap((s) => s.hard).map((x) => report.choices[x.choice!]!);
  return hard?.find((c) => c.ply === model.at.value);
}

/** What there is to look at one after the other: a seat's mistakes, else what was hardest. */
function notable(report: Report | null, seat: number): Choice[] {
  const all = report ? mistakesOf(report, seat) : [];
  const hard = report?.done ? report.seats[seat]!.hard : [];
  if (all.length || !hard.length) return all;
  const hardest = hard.reduce((a, b) => (b.gain > a.gain ? b : a));
  return [report!.choices[hardest.choice!]!];
}

function seekMistake({ model, run }: Reviewed, by: 1 | -1): void {
  const all = notable(run.report.peek(), run.seat.peek());
  const at = model.at.peek();
  const ahead = by > 0 ? all.find((c) => c.ply > at) : all.filter((c) => c.ply < at).at(-1);
  const to = ahead ?? all[by > 0 ? 0 : all.length - 1];
  if (to) void model.seek(to.ply);
}

/** What was played or better: its words, and how often it wins. */
function Way({ kind, say, chance }: { kind: string; say: string; chance: number | undefined }) {
  return (
    <div class={kind}>
      <dt>{kind === "played" ? r.played : r.better}</dt>
      <dd>{say}</dd>
      {chance !== undefined && (
        <dd class="n">
          <span class="bar">
            <i style={{ width: `${percent(chance)}%` }} />
          </span>
          {r.winChance(percent(chance))}
        </dd>
      )}
    </div>
  );
}

function Told({ of, choice }: { of: Reviewed; choice: Choice }) {
  const { model, open, run } = of;
  const report = run.report.value!;
  const round = roundName(report, choice.ply);
  const loss = choice.loss!;
  const chances = (open.value && choice.chances_as_it_was) || choice.chances;
  return (
    <div class="rv-told" data-key="told" aria-live="polite">
      <div>
        <h2>
          {round && `${round}: `}
          {r.gaveUp(!!choice.mistake, choice.seat, withError(loss), model)}
        </h2>
        <p>
          {whyOf(model, choice.reasons)}{" "}
          {open.value && choice.as_it_was && (
            <span class="quiet">{r.asItWas(withError(choice.as_it_was))}</span>
          )}{" "}
          {!report.done && <span class="quiet">{r.still}</span>}{" "}
          {report.truths === 2 && (
            <span class="quiet">{open.value ? r.openNote : r.knownNote}</span>
          )}
        </p>
      </div>
      <dl>
        <Way kind="played" say={model.say(choice.played)} chance={chances?.played} />
        <Way kind="better" say={model.say(choice.better!)} chance={chances?.better} />
      </dl>
    </div>
  );
}

function Truths({ open }: { open: Signal<boolean> }) {
  return (
    <div class="rv-truth" role="group" aria-label={r.truth}>
      {[false, true].map((is) => (
        <button
          key={String(is)}
          type="button"
          data-key={is ? "as-it-was" : "known"}
          aria-pressed={open.value === is}
          onClick={() => (open.value = is)}
        >
          {is ? r.openCards : r.known}
        </button>
      ))}
    </div>
  );
}

function ReviewDock({ of }: { of: Reviewed }) {
  const { model, run, open } = of;
  const report = run.report.value;
  const at = model.at.value;
  const last = model.last.value;
  const choice = costlyAt(of);
  const hard = !choice && hardAt(of);
  const seat = run.seat.value;
  const ahead = notable(report, seat);
  return (
    <section class="dock reviewing" aria-label={r.title} data-ply={at}>
      {choice ? (
        <Told of={of} choice={choice} />
      ) : (
        <div class="rv-told">
          <div>
            <h2>{hard ? r.hard : model.headline()}</h2>
            {hard ? (
              <p>{model.say(hard.played)}</p>
            ) : (
              <Whereabouts model={model} round={report ? roundName(report, at) : null} />
            )}
          </div>
        </div>
      )}
      <div class="rv-acts">
        {report?.truths === 2 && <Truths open={open} />}
        {ahead.length > 0 && (
          <button
            type="button"
            class="btn ghost"
            data-key="next-mistake"
            disabled={ahead.length === 1 && ahead[0]!.ply === at}
            onClick={() => seekMistake(of, 1)}
          >
            {ahead[0]!.mistake ? r.next : r.hardest}
          </button>
        )}
        {at < last && (
          <button type="button" class="btn" data-key="play-on" onClick={() => playFrom(of)}>
            <Icon name="play-from" />
            {t.replay.playOn}
          </button>
        )}
      </div>
    </section>
  );
}

function playFrom({ run, play }: Reviewed): void {
  play(run.seat.peek());
}

/** Where a review begins: at the seat's first mistake if one is known, else at
 * the first that is listed, else at the end. */
export function opening(run: ReviewRun): number {
  const report = run.report.peek();
  if (!report) return Infinity;
  const seat = run.seat.peek();
  const mistake = mistakesOf(report, seat)[0];
  if (mistake) return mistake.ply;
  const first = listOf(report, seat)[0];
  return first ? report.moments[first.moment]!.ply : Infinity;
}

function Tools({ model, sheet }: { model: ReplayModel; sheet: Signal<boolean> }) {
  const { id } = model.saved.peek();
  return (
    <>
      <Tool
        icon="replay"
        label={t.table.replay}
        title={r.close}
        act={() => go("replay", id, String(model.at.peek()))}
      />
      <SheetTool model={model} sheet={sheet} />
      <Tool icon="share" label={t.replay.link} act={() => void copyLink(model)} />
    </>
  );
}

export function reviewStage(
  model: ReplayModel,
  replay: Stage,
  sheet: Signal<boolean>,
  play: Play,
): { stage: Stage; of: Reviewed } {
  const of = { model, run: reviewOf(model.saved.peek()), open: signal(false), play };
  const stage: Stage = {
    ...replay,
    where: r.title,
    tab: r.tab,
    Tools: () => <Tools model={model} sheet={sheet} />,
    Dock: () => <ReviewDock of={of} />,
    Rail: () => <ReviewPanel {...of} />,
    Bar: () =>
      of.run.report.value && (
        <Lines
          model={model}
          report={of.run.report.value}
          you={of.run.seat.value}
          open={of.open.value}
          at={model.at.value}
          go={(ply) => void model.seek(ply)}
          low
        />
      ),
  };
  return { stage, of };
}

/** Keeps the review going, and marks the choice in view on the table. */
export function Reviewing({ of }: { of: Reviewed }) {
  useEffect(() => of.run.start(), [of.run]);
  const { model, run, open } = of;
  const truths = run.report.value?.truths ?? 1;
  useKeys({
    nextMistake: () => seekMistake(of, 1),
    lastMistake: () => seekMistake(of, -1),
    otherTruth: truths > 1 ? () => (open.value = !open.peek()) : undefined,
    playOn: model.at.value < model.last.value ? () => playFrom(of) : undefined,
  });
  // What is told of a moment is at the top, if the page scrolls.
  useEffect(() => scrollTo({ top: 0 }), [model.at.value]);
  const choice = costlyAt(of);
  const spoken: Spoken[] = choice
    ? [
        { kind: "played", text: choice.played.text, word: r.played },
        { kind: "better", text: choice.better!.text, word: r.better },
      ]
    : [];
  return <Marks game={of.model.saved.value.game} of={spoken} />;
}

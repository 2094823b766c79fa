// The end of a game: its points are counted on the table itself; then it says
// who won and how, and where to go from there.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { infoOf } from "../engine/catalogue";
import type { Score } from "../engine/protocol";
import { gameOf } from "../games/games";
import { reviewOf } from "../review/run";
import { r } from "../review/words";
import { go } from "../route";
import { t } from "../strings";
import { Avatar, Icon } from "../ui/parts";
import { rematch } from "../pages/new-table";
import { company } from "./company";
import { Count } from "./count";
import { CopyLink } from "./menu";
import type { TableModel } from "./model";
import { Tool } from "./parts";
import { Rings } from "./rings";
import { Sheet } from "./sheet";
import type { Stage, Step } from "./stage";

/** What breaks the tie of those who have as many points as the first. */
function tieBreak(model: TableModel, level: Score[]): string {
  const shown = model.shown.value!;
  const bySeat = [...shown.scores].sort((a, b) => a.seat - b.seat);
  for (const [what, counts] of gameOf(model.game).sheet.ties(shown.view, bySeat)) {
    const of = level.map((s) => counts[s.seat]!);
    if (of.some((n) => n !== of[0])) return t.score.tieBroken(what, of);
  }
  return "";
}

/** One sentence on what decided: the source that differs most from the second. */
function decided(model: TableModel): string {
  const scores = [...model.shown.value!.scores].sort((a, b) => a.rank - b.rank);
  const [first, second] = scores;
  const totals = t.score.totals(scores.map((s) => s.points));
  if (!first || !second || second.rank === 1) return totals;
  if (first.points === second.points) {
    const level = scores.filter((s) => s.points === first.points);
    return `${totals} ${tieBreak(model, level)}`.trim();
  }
  const leads = first.sources.map((s, k) => ({
    id: s.id,
    by: s.points - second.sources[k]!.points,
  }));
  const most = leads.reduce((a, b) => (b.by > a.by ? b : a));
  if (most.by <= 0) return totals;
  return `${totals} ${t.score.difference(second.seat, most.id, most.by, model)}`;
}

const MOST_BEATS = 10;

/** How far the count of a source is, one dot a round. */
function Beats({ count, source }: { count: Count; source: string }) {
  const [at, all] = count.progress(source);
  if (all < 2 || all > MOST_BEATS) return null;
  return (
    <span class="beats" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < at - 1 ? "did" : i === at - 1 ? "on" : ""} />
      ))}
    </span>
  );
}

function Counting({ count }: { count: Count }) {
  const number = count.lead(count.beat.value);
  const [title, why] = number ? count.said(number) : [t.score.begins, t.score.beginsWhy];
  const skip = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => skip.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div class="say">
        <h2>{title}</h2>
        <p>{why}</p>
      </div>
      <div class="do">
        {number && <Beats count={count} source={number.source} />}
        <button
          type="button"
          class="btn text"
          data-key="hold"
          aria-pressed={count.held.value}
          onClick={() => count.hold()}
        >
          <Icon name={count.held.value ? "play" : "pause"} />
          {count.held.value ? t.score.goOn : t.score.hold}
        </button>
        <button type="button" class="btn ghost" data-key="next-number" onClick={() => count.next()}>
          {t.score.next}
        </button>
        <button
          type="button"
          class="btn"
          data-key="skip-count"
          ref={skip}
          onClick={() => count.finish()}
        >
          {t.score.skip}
        </button>
      </div>
    </>
  );
}

/** So long nothing can be pressed where the buttons of the count were. */
const REST_MS = 800;

function Result({ model, ran }: { model: TableModel; ran: boolean }) {
  const [rests, setRests] = useState(ran);
  useEffect(() => {
    const timer = setTimeout(() => setRests(false), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const { game, seats } = model.saved.value;
  const info = infoOf(game);
  const { scores } = model.shown.value!;
  const others = company.value?.end();
  return (
    <>
      <span class="winners">
        {scores
          .filter((s) => s.rank === 1)
          .map((s) => (
            <Avatar key={s.seat} seat={s.seat} />
          ))}
      </span>
      <div class="say">
        <h2 data-key="verdict">{model.verdict(scores)}</h2>
        <p>{decided(model)}</p>
        {others?.seal}
      </div>
      <div class="do" inert={rests}>
        {others?.again}
        {info && !model.replayed && !others && (
          <button
            type="button"
            class="btn"
            data-key="rematch"
            onClick={() => void rematch(info, seats)}
          >
            <Icon name="again" />
            {t.table.rematch}
          </button>
        )}
        <button type="button" class="btn text" data-key="home" onClick={() => go("")}>
          <Icon name="home" />
          {t.table.leave}
        </button>
        <button
          type="button"
          class="btn ghost"
          data-key="review"
          onClick={() => go("review", model.saved.peek().id)}
        >
          <Icon name="review" />
          {r.open}
        </button>
        <CopyLink model={model} label={t.score.share} />
      </div>
    </>
  );
}

/** The stage of counting, or of what was counted; `replay` looks at the game again. */
export function countStage(count: Count, replay: () => void): Stage {
  const { model } = count;
  return {
    name: "score",
    where: t.score.end,
    note: "",
    steps: () => {
      const sources = count.scores[0]?.sources ?? [];
      const named = new Set(count.game.parts?.().flatMap(([, ids]) => ids));
      const parts: [string, string[]][] = [
        ...(count.game.parts?.() ?? []),
        ...sources
          .filter((s) => !named.has(s.id))
          .map((s): [string, string[]] => [s.title, [s.id]]),
      ];
      const done = count.done.value;
      const now = count.beat.value?.source ?? "";
      const at = parts.findIndex(([, ids]) => ids.includes(now));
      const steps = parts.map(([title], k): Step => [
        title,
        done || k < at ? "did" : k === at ? "on" : "",
      ]);
      return [...steps, [t.score.result, done ? "on" : ""]];
    },
    total: (seat) => count.total(seat),
    Tools: () => <Tool icon="replay" label={t.table.replay} act={replay} />,
    Dock: () => (
      <section class="dock count" aria-label={t.table.prompt} data-done={count.done.value}>
        {count.done.value ? <Result model={model} ran={count.ran} /> : <Counting count={count} />}
      </section>
    ),
    Rail: () => <Sheet count={count} />,
  };
}

/** Sets the stage while the sheet is open. */
export function useCountStage(count: Count | null, make: (count: Count) => Stage): void {
  useLayoutEffect(() => {
    if (!count) return;
    const { model } = count;
    model.counting.value = count;
    const before = model.stage.peek();
    model.stage.value = make(count);
    return () => {
      model.stage.value = before;
      model.counting.value = null;
    };
  }, [count]);
}

/** Counts when the game ends before one's eyes; one that had ended before is
 * counted already. Looking at a moment that is past puts the sheet away. */
export function EndSheet({ model, cards }: { model: TableModel; cards: unknown }) {
  const { id, game } = model.saved.value;
  const over = model.over.value;
  const count = useMemo(() => new Count(model, gameOf(game).sheet, cards), [model, game, cards]);
  const played = useRef(false);
  useEffect(() => {
    if (over) reviewOf(model.saved.peek()).start();
    if (!over) played.current = true;
    else if (played.current) count.begin();
    else count.finish();
    return () => count.dispose();
  }, [over]);
  const open = over && !model.past.value;
  useCountStage(open ? count : null, () => countStage(count, () => go("replay", id)));
  return open ? <Rings count={count} /> : null;
}

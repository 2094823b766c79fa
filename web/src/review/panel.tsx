// The review beside the table of a replay: words first, then the graph, then
// the turning points; the moment in view is told with what was better.
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { catalogue } from "../engine/catalogue";
import { go, href } from "../route";
import { list } from "../texts";
import { useKeys } from "../ui/keys";
import { Avatar, Icon } from "../ui/parts";
import type { ReplayModel } from "../table/replay-model";
import { Graph, turnNumber } from "./graph";
import { percent, type Choice, type Reasons, type Report, type SeatAccount } from "./report";
import { reviewOf, type ReviewRun } from "./run";
import { r } from "./words";

type Model = ReplayModel;

/** Why, in one sentence; "" where nothing is sure. */
export function whyOf(model: { say: Model["say"] }, why: Reasons | undefined): string {
  if (!why?.sure) return "";
  const first = why.thought ? model.say(why.thought) : "";
  if (!why.named.length) return first ? r.because(first, null) : r.spread;
  const named = why.named.filter((x) => !x.told).map((x) => model.say(x));
  const rest = list([...named, ...(why.spread ? [r.small()] : [])]);
  const all = first && rest ? `${first}; ${rest}` : first || rest;
  return r.because(all, why.though ? model.say(why.though) : null);
}

function Progress({ run, report }: { run: ReviewRun; report: Report | null }) {
  const state = run.state.value;
  const looked = report?.choices.filter((c) => c.looked_at).length ?? 0;
  const all = report?.choices.length ?? 0;
  const words =
    state === "done"
      ? r.done
      : state === "paused"
        ? r.paused
        : state === "enough"
          ? r.enough
          : state === "failed"
            ? r.failed
            : !report || !looked
              ? r.beginning
              : looked < all
                ? r.soFar(looked, all)
                : r.judging(report.rounds);
  return (
    <div class="rv-progress" data-state={state}>
      <span>{words}</span>
      {state === "working" && (
        <button type="button" class="btn text" data-key="stop" onClick={() => run.stop()}>
          {r.stop}
        </button>
      )}
      {(state === "paused" || state === "enough" || state === "failed") && (
        <button type="button" class="btn text" data-key="go-on" onClick={() => run.start()}>
          {r.goOn}
        </button>
      )}
    </div>
  );
}

/** Start, luck and choices, side by side, as they make the result. */
function Sum({ account }: { account: SeatAccount }) {
  const rivals = account.rivals.reduce((sum, x) => sum + x.mean, 0);
  const { start, luck, choices, rest, hidden } = account;
  const parts: [string, string, number][] = [
    ["start", r.start, percent(start)],
    ["luck", r.luck, percent(luck.mean)],
    ["own", r.own, percent(choices)],
    ["rivals", r.rivals, percent(rivals)],
  ];
  // What rounding leaves over is in the rest, so that the parts make the result.
  const told = parts.reduce((sum, [, , share]) => sum + share, 0);
  const result = percent(start + luck.mean + choices + rivals + rest + hidden);
  parts.push(["rest", r.rest, result - told]);
  return (
    <>
      <div class="rv-sum" role="list" aria-label={r.sum}>
        {parts.map(([id, title, share]) => (
          <span key={id} role="listitem" class={`p-${id}`}>
            <span>{title}</span>
            <b>{id === "start" ? r.chance(share) : r.gain(share)}</b>
          </span>
        ))}
      </div>
      <p class="quiet">{r.restNote}</p>
    </>
  );
}

const levelName = (n: number): string => catalogue.levels[n - 1] ?? String(n);

function Words({ model, report }: { model: Model; report: Report }) {
  const account = report.seats[report.as ?? 0];
  if (!account || report.curve === "net") return null;
  const { skill } = account;
  const told = (x: number): string => (100 * x).toFixed(1);
  return (
    <section class="rv-words">
      {skill.choices < 10 ? (
        <p>{r.tooFew}</p>
      ) : (
        <p>
          {skill.level_low && skill.level_high && (
            <b>{r.levels(levelName(skill.level_low), levelName(skill.level_high))}. </b>
          )}
          {r.gaveUpEach(
            account.seat,
            told(skill.loss.mean),
            told(skill.loss.error),
            skill.choices,
            model,
          )}{" "}
          {r.luckWas(percent(account.luck.mean))}
        </p>
      )}
      {report.over && <Sum account={account} />}
    </section>
  );
}

/** The choice at the moment in view, if one was made there. */
const choiceAt = (report: Report, ply: number): Choice | undefined =>
  report.choices.find((c) => c.ply === ply);

function Told({ model, choice, open }: { model: Model; choice: Choice; open: boolean }) {
  const { better, loss, chances, as_it_was } = choice;
  if (!better || !loss || !choice.mistake) return null;
  return (
    <section class="rv-told" data-key="told" aria-live="polite">
      <p>
        <b>{r.gaveUp(choice.seat, percent(loss.mean), model)}</b> {whyOf(model, choice.reasons)}
      </p>
      {open && as_it_was && <p class="quiet">{r.asItWas(percent(as_it_was.mean))}</p>}
      <dl>
        <div class="played">
          <dt>{r.played}</dt>
          <dd>{model.say(choice.played)}</dd>
          {chances && <dd class="n">{r.chance(percent(chances.played))}</dd>}
        </div>
        <div class="better">
          <dt>{r.better}</dt>
          <dd>{model.say(better)}</dd>
          {chances && <dd class="n">{r.chance(percent(chances.better))}</dd>}
        </div>
      </dl>
    </section>
  );
}

/** A line of the list: what was done, by whom, and what it did. */
function Turn({ model, report, k }: { model: Model; report: Report; k: number }) {
  const turn = report.turning[k]!;
  const moment = report.moments[turn.moment]!;
  const choice = turn.choice === null ? null : report.choices[turn.choice]!;
  const on = model.at.value === moment.ply;
  const n = turnNumber(model, moment.ply);
  const drawn = model.eventsBetween(moment.ply, report.moments[turn.moment + 1]?.ply ?? 0);
  return (
    <li>
      <button
        type="button"
        data-key={`turn-${k}`}
        aria-current={on ? "true" : undefined}
        onClick={() => void model.seek(moment.ply)}
      >
        <span class="rv-n">{k + 1}</span>
        <span class="rv-what">
          {n !== undefined && <b>{r.turn(n)}: </b>}
          {choice ? (
            <>
              <Avatar seat={choice.seat} /> {model.say(choice.played)}
            </>
          ) : (
            <>
              {drawn} {r.luckDid(percent(turn.gain))}
            </>
          )}
        </span>
        <b class="rv-gain">{r.gain(percent(turn.gain))}</b>
      </button>
    </li>
  );
}

/** The seat's own mistakes, in order. */
export const mistakesOf = (report: Report): Choice[] =>
  report.choices.filter(
    (c) => c.mistake && c.better && (report.as === null || c.seat === report.as),
  );

/** The panel lies where the rail is, as wide as that; below the table where
 * there is none beside it. */
export function usePlace(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const rail = document.querySelector(".replaying .rail")?.getBoundingClientRect();
      const beside = !!rail && rail.width > 0 && rail.width < innerWidth / 2 && rail.height > 300;
      const { style, classList } = panel.current!;
      classList.toggle("beside", beside);
      style.cssText = beside
        ? `left:${rail.left}px;width:${rail.width}px;top:${rail.top}px;height:${rail.height}px`
        : "";
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(document.querySelector(".replaying")!);
    return () => watch.disconnect();
  }, []);
  return panel;
}

/** Where the panel lies below the table, it comes into view once there is
 * something to read. */
export function useReveal(panel: RefObject<HTMLElement | null>, told: boolean): void {
  useEffect(() => {
    const { current } = panel;
    if (told && current && !current.classList.contains("beside")) current.scrollIntoView();
  }, [told]);
}

export function ReviewPanel({ model }: { model: Model }) {
  const saved = model.saved.value;
  const run = reviewOf(saved);
  const open = useSignal(false);
  const panel = usePlace();
  const report = run.report.value;
  const at = model.at.value;
  const choice = report ? choiceAt(report, at) : undefined;
  useReveal(panel, report !== null);
  useEffect(() => run.start(), [run]);
  useEffect(() => model.mark(choice?.mistake ? choice : null), [choice?.ply, choice?.mistake]);
  const mistakes = report ? mistakesOf(report) : [];
  const next = (by: 1 | -1): void => {
    const ahead =
      by > 0 ? mistakes.find((c) => c.ply > at) : mistakes.filter((c) => c.ply < at).at(-1);
    const to = ahead ?? mistakes[by > 0 ? 0 : mistakes.length - 1];
    if (to) void model.seek(to.ply);
  };
  useKeys({ nextMistake: () => next(1), lastMistake: () => next(-1) });
  return (
    <aside ref={panel} class="rv" aria-label={r.title}>
      <div class="rv-h">
        <h2>{model.final.value?.over ? model.verdict(model.final.value.scores) : r.title}</h2>
        <a class="btn text" data-key="close-review" href={href("replay", saved.id, String(at))}>
          <Icon name="close" />
          <span class="vh">{r.close}</span>
        </a>
      </div>
      <Progress run={run} report={report} />
      {report && (
        <>
          <Words model={model} report={report} />
          <Graph
            model={model}
            report={report}
            open={open.value}
            at={at}
            go={(ply) => void model.seek(ply)}
          />
          {report.truths === 2 && (
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
          )}
          {choice && <Told model={model} choice={choice} open={open.value} />}
          <div class="rv-acts">
            {mistakes.length > 0 && (
              <>
                <button
                  type="button"
                  class="btn ghost"
                  data-key="next-mistake"
                  onClick={() => next(1)}
                >
                  {r.next}
                </button>
                <button
                  type="button"
                  class="btn ghost"
                  data-key="learn"
                  onClick={() => go("puzzle", "mine", saved.id, "0")}
                >
                  {r.learn}
                </button>
              </>
            )}
          </div>
          <section class="rv-turning">
            <h3>{r.turning}</h3>
            {report.turning.length ? (
              <ol>
                {report.turning.map((turn, k) => (
                  <Turn key={turn.moment} model={model} report={report} k={k} />
                ))}
              </ol>
            ) : (
              <p class="quiet">
                {!report.done ? r.noneYet : mistakes.length ? r.none : r.noMistakes}
              </p>
            )}
          </section>
        </>
      )}
    </aside>
  );
}

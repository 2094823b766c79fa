// The rail of a review: words first, then the graph, then the turning points.
import type { Signal } from "@preact/signals";
import { catalogue } from "../engine/catalogue";
import { href } from "../route";
import { say } from "../texts";
import { Avatar } from "../ui/parts";
import type { ReplayModel } from "../table/replay-model";
import { Graph, roundName } from "./graph";
import { Points } from "./points";
import { mistakesOf, percent, type Report, type SeatAccount } from "./report";
import type { ReviewRun } from "./run";
import { r } from "./words";

type Model = ReplayModel;

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
        <>
          <button type="button" class="btn text" data-key="stop" onClick={() => run.stop()}>
            {r.stop}
          </button>
          {looked < all && <progress max={all} value={looked} aria-label={words} />}
        </>
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

/** Levels that may lie between the lowest and the highest, to be worth saying. */
const WIDEST = 3;

const levelName = (n: number): string => catalogue.levels[n - 1] ?? String(n);

/** How well one played, as a range of levels, and how lucky one was. */
function Meters({ account }: { account: SeatAccount }) {
  const { level_low: low, level_high: high } = account.skill;
  const luck = percent(account.luck.mean);
  const wide = Math.min(50, Math.abs(luck));
  return (
    <div class="rv-meters">
      {low && high && (
        <div>
          <span>{r.skill}</span>
          {high - low > WIDEST ? (
            <p class="quiet">{r.tooWide}</p>
          ) : (
            <>
              <b>{low === high ? levelName(low) : r.range(levelName(low), levelName(high))}</b>
              <div class="levels" aria-hidden="true">
                {catalogue.levels.map((_, k) => (
                  <i key={k} class={k + 1 >= low && k < high ? "on" : ""} />
                ))}
              </div>
            </>
          )}
        </div>
      )}
      <div>
        <span>{r.luck}</span>
        <b>{r.gain(luck)}</b>
        <div class="balance" aria-hidden="true">
          <i style={`left:${luck < 0 ? 50 - wide : 50}%;width:${wide}%`} />
        </div>
      </div>
    </div>
  );
}

function Words({ model, report }: { model: Model; report: Report }) {
  const account = report.seats[report.as ?? 0];
  if (!account || report.curve === "net") return null;
  const { skill } = account;
  const told = (x: number): string => (100 * x).toFixed(1);
  return (
    <section class="rv-words">
      <p>
        {skill.choices < 10
          ? r.tooFew
          : r.gaveUpEach(
              account.seat,
              told(skill.loss.mean),
              told(skill.loss.error),
              skill.choices,
              model,
            )}{" "}
        {skill.choices >= 10 && r.luckWas(percent(account.luck.mean))}
      </p>
      {skill.choices >= 10 && <Meters account={account} />}
      {report.over && <Sum account={account} />}
    </section>
  );
}

/** A line of the list: what was done, by whom, and what it did. */
function Turn({ model, report, k }: { model: Model; report: Report; k: number }) {
  const turn = report.turning[k]!;
  const moment = report.moments[turn.moment]!;
  const choice = turn.choice === null ? null : report.choices[turn.choice]!;
  const on = model.at.value === moment.ply;
  const round = roundName(report, moment.ply);
  const event = choice && model.all.value.find((e) => e.ply === choice.ply);
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
          {round && <b>{round}: </b>}
          {choice ? (
            <>
              <Avatar seat={choice.seat} />{" "}
              {event ? model.sentence(event) : model.say(choice.played)}.{" "}
              {choice.better && !choice.best && (
                <small>{say("review-better", { action: model.say(choice.better) })}.</small>
              )}
            </>
          ) : (
            <>
              {drawn} <small>{r.luckDid(percent(turn.gain))}</small>
            </>
          )}
        </span>
        <b class="rv-gain">{r.gain(percent(turn.gain))}</b>
      </button>
    </li>
  );
}

interface PanelProps {
  model: Model;
  run: ReviewRun;
  open: Signal<boolean>;
}

export function ReviewPanel({ model, run, open }: PanelProps) {
  const report = run.report.value;
  const final = model.final.value;
  return (
    <div class="rv" role="group" aria-label={r.title}>
      <div class="rv-h">
        <h2>{final?.over ? model.verdict(final.scores) : r.title}</h2>
        <Points model={model} of={final?.scores} />
      </div>
      <Progress run={run} report={report} />
      {report && (
        <>
          <Words model={model} report={report} />
          <Graph
            model={model}
            report={report}
            open={open.value}
            at={model.at.value}
            go={(ply) => void model.seek(ply)}
          />
          <section class="rv-turning">
            <div class="rv-h">
              <h3>{r.turning}</h3>
              {mistakesOf(report).length > 0 && (
                <a
                  class="btn text"
                  data-key="learn"
                  href={href("puzzle", "mine", run.saved.id, "0")}
                >
                  {r.learn}
                </a>
              )}
            </div>
            {report.turning.length ? (
              <ol>
                {report.turning.map((turn, k) => (
                  <Turn key={turn.moment} model={model} report={report} k={k} />
                ))}
              </ol>
            ) : (
              <p class="quiet">
                {!report.done ? r.noneYet : mistakesOf(report).length ? r.none : r.noMistakes}
              </p>
            )}
          </section>
        </>
      )}
    </div>
  );
}

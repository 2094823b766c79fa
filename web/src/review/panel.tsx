// The rail of a review: words first, then the graph, then the turning points.
import type { Signal } from "@preact/signals";
import { catalogue } from "../engine/catalogue";
import type { Action } from "../engine/protocol";
import { href } from "../route";
import { list, say, tenths } from "../texts";
import { Avatar } from "../ui/parts";
import type { ReplayModel } from "../table/replay-model";
import { Graph, roundName } from "./graph";
import { Points } from "./points";
import {
  dearestOf,
  listOf,
  mistakesOf,
  percent,
  seatsOf,
  withError,
  type Choice,
  type How,
  type Report,
  type Searched,
  type SeatAccount,
  type Turning,
} from "./report";
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
      <span>
        {words} {state === "working" && run.left.value > 0 && r.atMost(run.left.value)}
      </span>
      {state === "working" && (
        <>
          <button type="button" class="btn text" data-key="stop" onClick={() => run.stop()}>
            {r.stop}
          </button>
          {looked < all && <progress max={all} value={looked} aria-label={words} />}
        </>
      )}
      {(state === "paused" || state === "enough" || state === "failed") && (
        <button type="button" class="btn text" data-key="go-on" onClick={() => run.goOn()}>
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
  const off = Math.hypot(...account.rivals.map((x) => x.error));
  const parts: [string, string, number, number?][] = [
    ["start", r.start, percent(start)],
    ["luck", r.luck, percent(luck.mean), luck.error],
  ];
  // More than a whole game each, they say something only together.
  const apart = [choices, rivals, rest + hidden].every((share) => Math.abs(share) <= 1);
  if (apart)
    parts.push(["own", r.own, percent(choices)], ["rivals", r.rivals, percent(rivals), off]);
  // What rounding leaves over is in the last, so that the parts make the result.
  const told = parts.reduce((sum, [, , share]) => sum + share, 0);
  const left = percent(start + luck.mean + choices + rivals + rest + hidden) - told;
  parts.push(apart ? ["rest", r.rest, left] : ["own", r.allMoves, left]);
  return (
    <>
      <div class="rv-sum" role="list" aria-label={r.sum}>
        {parts.map(([id, title, share, error]) => (
          <span key={id} role="listitem" class={`p-${id}`}>
            <span>{title}</span>
            <b>{id === "start" ? r.chance(share) : r.gain(share)}</b>
            {error !== undefined && <small>{r.error(Math.max(1, percent(error)))}</small>}
          </span>
        ))}
      </div>
      {apart && <p class="quiet">{r.restNote}</p>}
    </>
  );
}

const levelName = (level: number): string => say("engine-player", { level, style: "none" });

/** How well one played and how lucky one was, in words and on scales. */
function Meters({ account, how }: { account: SeatAccount; how: How }) {
  const { level_low: low, level_high: high } = account.skill;
  const all = catalogue.levels.length;
  const luck = percent(account.luck.mean);
  const wide = Math.min(50, Math.abs(luck));
  return (
    <div class="rv-meters">
      <div>
        <span>{r.skill}</span>
        {low && high && high - low < all - 1 ? (
          <>
            <b>{low === high ? levelName(low) : r.range(levelName(low), levelName(high))}</b>
            <div class="levels" aria-hidden="true">
              {catalogue.levels.map((name, k) => (
                <i key={name} class={k >= low - 1 && k < high ? "on" : ""} />
              ))}
            </div>
          </>
        ) : (
          <p class="quiet">{r.tooWide}</p>
        )}
      </div>
      <div>
        <span>{r.luck}</span>
        <b>{r.luckWord(how)}</b>
        <div class="balance" aria-hidden="true">
          <i style={`left:${luck < 0 ? 50 - wide : 50}%;width:${wide}%`} />
        </div>
        <small>
          {r.gain(luck)} {r.error(withError(account.luck).error)}
        </small>
      </div>
    </div>
  );
}

/** Whose moves are told about; it begins with one's own. */
function Whose({ model, run, report }: { model: Model; run: ReviewRun; report: Report }) {
  const seats = seatsOf(report);
  if (seats.length < 2) return null;
  return (
    <label class="rv-whose">
      {r.whose}
      <select
        value={String(run.seat.value)}
        data-key="whose"
        onChange={(e) => (run.seat.value = Number(e.currentTarget.value))}
      >
        {seats.map(({ seat }) => (
          <option key={seat} value={seat}>
            {model.name(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Words({ model, report, seat }: { model: Model; report: Report; seat: number }) {
  const account = report.seats[seat];
  if (!account || report.curve === "net") return null;
  const { how, skill } = account;
  const told = (x: number): string => tenths(100 * x);
  const off = (s: SeatAccount): string => told(Math.max(0.001, s.skill.loss.error));
  const others = seatsOf(report).filter((s) => s !== account && s.how);
  const each = others.map((s) => r.eachOf(model.name(s.seat), told(s.skill.loss.mean), off(s)));
  return (
    <section class="rv-words">
      {!how ? (
        <p>{r.tooFew}</p>
      ) : (
        <>
          <p class="rv-how">
            {how.played && r.playedHow(how.played, seat, model)} {r.luckHad(how)}
          </p>
          <Meters account={account} how={how} />
          <p class="quiet">
            {r.gaveUpEach(account.seat, told(skill.loss.mean), off(account), skill.choices, model)}{" "}
            {each.length > 0 && r.others(list(each))}
          </p>
        </>
      )}
      {report.over && <Sum account={account} />}
    </section>
  );
}

/** All actions that were weighed: those that games were played after with
 * their chances, the others as far from the nearer of the two as searches say. */
function Compared({ model, choice }: { model: Model; choice: Choice }) {
  const { compared, chances, better, played, loss } = choice;
  if (!compared || !chances || !better || !loss) return null;
  const triedOf = ({ text }: Action): number | undefined =>
    text === better.text ? chances.better : text === played.text ? chances.played : undefined;
  const judged = compared.filter((x) => triedOf(x) !== undefined);
  const ways = compared
    .map((x) => {
      const off = (y: Searched): number => Math.abs(y.search - x.search);
      const near = judged.reduce((a, b) => (off(b) < off(a) ? b : a));
      const chance = triedOf(near)! + x.search - near.search;
      return { x, tried: triedOf(x), chance: triedOf(x) ?? Math.max(0, Math.min(1, chance)) };
    })
    .sort((a, b) => b.chance - a.chance);
  return (
    <details class="rv-compared" data-key="compared">
      <summary>{r.compared}</summary>
      <ul>
        {ways.map(({ x, tried, chance }) => (
          <li key={x.text}>
            <span>{model.say(x)}</span>{" "}
            <b>{tried === undefined ? r.bySearch(percent(chance)) : r.chance(percent(chance))}</b>
          </li>
        ))}
      </ul>
      {ways.length > 2 && <p class="quiet">{r.comparedNote}</p>}
    </details>
  );
}

interface TurnProps {
  model: Model;
  report: Report;
  turn: Turning;
  n: number;
}

/** A line of the list: what was done, by whom, and what it did. */
function Turn({ model, report, turn, n }: TurnProps) {
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
        data-key={`turn-${n}`}
        aria-current={on ? "true" : undefined}
        onClick={() => void model.seek(moment.ply)}
      >
        <span class="rv-n">{n + 1}</span>
        <span class="rv-what">
          {round && <b>{round}: </b>}
          {choice ? (
            <>
              <Avatar seat={choice.seat} />{" "}
              {event ? model.sentence(event) : model.say(choice.played)}.{" "}
              {choice.better && !choice.best && (
                <small>{say("review-better", { action: model.say(choice.better) })}.</small>
              )}{" "}
              {turn.again && (
                <small>{r.again(turn.again.times, Math.abs(percent(turn.again.gain)))}</small>
              )}
              {choice.best && <small>{r.hard}</small>}
            </>
          ) : (
            <>
              {drawn} <small>{r.luckDid(percent(turn.gain))}</small>
            </>
          )}
        </span>
        <b
          class="rv-gain"
          title={report.truths === 2 ? (choice ? r.knownNote : r.openNote) : undefined}
        >
          {choice?.best ? r.best : r.gain(percent(turn.gain))}
          {choice?.loss && <small>{r.error(withError(choice.loss).error)}</small>}
        </b>
      </button>
      {on && choice && <Compared model={model} choice={choice} />}
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
  const seat = run.seat.value;
  const listed = report ? listOf(report, seat) : [];
  const mistakes = report ? mistakesOf(report, seat) : [];
  const dearest = report && dearestOf(report, seat);
  const final = model.final.value;
  const looked = report?.done || run.state.value === "enough";
  return (
    <div class="rv" role="group" aria-label={r.title}>
      <div class="rv-h">
        <h2>{final?.over ? model.verdict(final.scores) : r.title}</h2>
        <Points model={model} of={final?.scores} />
      </div>
      <Progress run={run} report={report} />
      {report && (
        <>
          <Whose model={model} run={run} report={report} />
          <Words model={model} report={report} seat={seat} />
          <Graph
            model={model}
            report={report}
            you={seat}
            open={open.value}
            at={model.at.value}
            go={(ply) => void model.seek(ply)}
          />
          <section class="rv-turning">
            <div class="rv-h">
              <h3>{r.turning}</h3>
              {mistakes.length > 0 && (
                <a
                  class="btn text"
                  data-key="learn"
                  href={href("puzzle", "mine", run.saved.id, "0", String(seat))}
                >
                  {r.learn}
                </a>
              )}
            </div>
            {!mistakes.length && looked && (
              <p>
                {r.noMistakes(seat, model)} {dearest && r.dearest(withError(dearest.loss!))}
              </p>
            )}
            {listed.length ? (
              <ol>
                {listed.map((turn, n) => (
                  <Turn key={turn.moment} model={model} report={report} turn={turn} n={n} />
                ))}
              </ol>
            ) : (
              <p class="quiet">{looked ? r.none : r.noneYet}</p>
            )}
          </section>
        </>
      )}
    </div>
  );
}

// The dock: what is asked now, what the thing pointed at would do, the awake
// technologies, and the end of the turn.
import type { Action, Preview } from "../../engine/protocol";
import { t } from "../../strings";
import { words } from "./strings";
import { HintCard } from "../../table/hint";
import { Thinking } from "../../table/parts";
import { startDrag } from "../../ui/drag";
import { Icon, type IconName } from "../../ui/parts";
import type { BronzeState, SpotAt } from "./state";
import type { View } from "./view";

/** What settling a spot would change, found by comparing two views. */
function effectOf(ui: BronzeState, at: SpotAt, effect: Preview, closing: number[]): string[] {
  const now = ui.view.value;
  const then = effect.view as View;
  const me = ui.own.value;
  // What cannot be taken back comes first.
  const said: string[] = closing.length ? [words.closes(closing)] : [];
  const line = (v: View): number => v.lines.find((l) => l.terrain === at.terrain)?.seats[me] ?? 0;
  if (line(then) !== line(now)) said.push(words.lineGrows(at.terrain, line(now), line(then)));
  const won = now.routes
    .filter((r) => r.terrain === at.terrain && r.holder === null)
    .filter((r) => line(now) < r.length && line(then) >= r.length)
    .at(-1);
  if (won) said.push(words.lineWins(won.points));
  const count = (v: View): number => v.tiles[at.tile - 1]!.counts[me]!;
  if (count(then) !== count(now)) said.push(words.provinceCount(at.tile, count(then)));
  if (then.phase === "land") said.push(words.opens(at.tile + 1));
  if (then.draws > 0) said.push(words.drawsCities(then.draws));
  else if (then.phase === "city") said.push(words.chooseOf(then.offers.length));
  const delta = then.seats[me]!.points.cities - now.seats[me]!.points.cities;
  if (delta) said.push(words.citiesChange(delta));
  return said;
}

/** What an action of a hint does. */
function doesOf(ui: BronzeState, action: Action, then: Preview): string[] {
  const { a, b, c, d } = action;
  if (action.kind === "settle") {
    const at = { tile: b as number, terrain: c as string, spot: d as number };
    return effectOf(ui, at, then, ui.closedBy(at));
  }
  if (action.kind === "city") {
    const offer = ui.view.value.offers.find((o) => o.name === a);
    return offer ? [words.paysNow(offer.points)] : [];
  }
  const way = ui.view.value.preview.find(
    (p) => p.stack === a && p.side === b && p.column === String(c),
  );
  return way
    ? [
        words.wouldWakeList(
          way.wakes.map((w) => ui.title(w.tech)),
          way.settlements,
          way.spots,
        ),
      ]
    : [];
}

function Chip({
  ui,
  tech,
  count,
  spots,
}: {
  ui: BronzeState;
  tech: string;
  count: number;
  spots: number;
}) {
  const selected = ui.hand.value === tech;
  const skipped = ui.skipped.value.has(tech);
  return (
    <button
      type="button"
      role="radio"
      class={`chip x-${tech}${selected ? " sel" : ""}${skipped ? " done" : ""}`}
      data-at={`chip-${tech}`}
      data-tech={tech}
      aria-checked={selected}
      aria-disabled={spots === 0}
      onClick={() => ui.choose(tech)}
      onPointerDown={(e) =>
        startDrag(e, {
          targets: ".spot",
          begin: () => ui.choose(tech),
          drop: (el) =>
            ui.settle({
              tile: Number(el.dataset["tile"]),
              terrain: el.dataset["terrain"]!,
              spot: Number(el.dataset["n"]),
            }),
        })
      }
    >
      <span class="cd">
        <Icon name={tech as IconName} />
      </span>
      <span>
        <b>{ui.title(tech)}</b>
        <small>{skipped ? words.skipped : words.fit(spots)}</small>
      </span>
      {count > 1 && <em>×{count}</em>}
    </button>
  );
}

function Used({ ui }: { ui: BronzeState }) {
  const used = ui.view.value.seats[ui.own.value]!.columns.flatMap((c) =>
    c.cards.filter((x) => x.used).map((x) => x.tech),
  );
  return (
    <>
      {used.map((tech, i) => (
        <span key={i} class={`chip done x-${tech}`}>
          <span class="cd">
            <Icon name={tech as IconName} />
          </span>
          <span>
            <b>{ui.title(tech)}</b>
            <small>{words.settled}</small>
          </span>
          <Icon name="check" class="ok" />
        </span>
      ))}
    </>
  );
}

function Prompt({ ui }: { ui: BronzeState }) {
  const { model } = ui;
  const at = ui.spot.value;
  const effect = ui.effect.value;
  const told =
    at && effect
      ? words.wouldSettle(at.tile, at.terrain, effectOf(ui, at, effect, ui.closing.value))
      : null;
  const over = ui.stack.value === null && !model.past.value ? ui.over.value : null;
  const best = over ? ui.bestOf(over) : null;
  const top = over ? ui.view.value.stacks[over - 1]?.top : null;
  const pool =
    over === 0
      ? words.reserveHelp
      : best && top && model.canAct.value
        ? words.wouldWakeMost(top, best.wakes, best.spots)
        : null;
  const column = ui.column.value ? ui.previewOf(ui.column.value) : undefined;
  const detail =
    (ui.sure.value ? words.endAnywayHelp(ui.left.value) : null) ??
    told ??
    pool ??
    (column
      ? words.wouldWakeList(
          column.wakes.map((w) => ui.title(w.tech)),
          column.settlements,
          column.spots,
        )
      : words.detail(ui));
  return (
    <div class="say">
      <h2>{words.prompt(ui)}</h2>
      <p>{detail}</p>
      <HintCard model={model} does={(action, then) => doesOf(ui, action, then)} />
    </div>
  );
}

function Asking({ ui }: { ui: BronzeState }) {
  return (
    <div class="do" role="group" aria-label={words.whichTech}>
      {ui.asking.value!.map((a) => (
        <button key={a.text} type="button" class="btn ghost" onClick={() => ui.do(a)}>
          <Icon name={a.a as IconName} />
          {ui.title(a.a as string)}
        </button>
      ))}
    </div>
  );
}

export function Dock({ ui }: { ui: BronzeState }) {
  const { model } = ui;
  const view = ui.view.value;
  const settling = model.canAct.value && view.phase === "settle";
  const at = ui.spot.value;
  const armed = at !== null && ui.armed.value !== null;
  return (
    <section class="dock" aria-label={t.table.prompt}>
      <Prompt ui={ui} />
      {model.thinking.value ? (
        <Thinking model={model} />
      ) : ui.asking.value ? (
        <Asking ui={ui} />
      ) : settling ? (
        <div class="chip-bar">
          <div class="chips" role="radiogroup" aria-label={words.awakeCards}>
            {view.woken.map((w) => (
              <Chip key={w.tech} ui={ui} tech={w.tech} count={w.count} spots={w.spots} />
            ))}
          </div>
          <div class="used">
            <Used ui={ui} />
          </div>
          <div class="do">
            {armed && (
              <button
                type="button"
                class="btn sun"
                data-key="settle-here"
                data-act={ui.wayTo(at)?.text}
                onClick={() => ui.settle(at)}
              >
                {words.settleHere}
              </button>
            )}
            {ui.tech.value && (
              <button type="button" class="btn text" data-key="skip" onClick={() => ui.skip()}>
                {words.skip}
              </button>
            )}
            <button
              type="button"
              class={`btn${ui.settles.value.length ? " ghost" : " sun"}`}
              data-key="end"
              onClick={() => ui.end()}
            >
              {ui.sure.value ? words.endAnyway : words.end}
            </button>
          </div>
        </div>
      ) : ui.cities.value.length && ui.folded.value ? (
        <div class="do">
          <button type="button" class="btn sun" onClick={() => (ui.folded.value = false)}>
            {words.backToCities}
          </button>
        </div>
      ) : ui.stack.value !== null && model.canAct.value ? (
        <div class="do">
          <button type="button" class="btn ghost" onClick={() => ui.pick(null)}>
            {words.putBack}
          </button>
        </div>
      ) : null}
    </section>
  );
}

// The dock: what is asked now, what the thing pointed at would bring, and the
// choices that are not things on the table.
import type { Action } from "../../engine/protocol";
import { t } from "../../strings";
import { words } from "./strings";
import { HintCard } from "../../table/hint";
import { Thinking } from "../../table/parts";
import { Icon, type IconName } from "../../ui/parts";
import { Act } from "./act";
import { Back } from "./art";
import { outcomeOf } from "./outcome";
import type { BronzeAgeState } from "./state";

function detail(ui: BronzeAgeState): string {
  const w = words;
  const text = ui.pointed.value;
  const action = text ? ui.actions.value.find((a) => a.text === text) : undefined;
  const card = !action && text?.startsWith("card ") ? ui.front(text.split(" ")[1]!) : undefined;
  if (card) return w.frontLine(card);
  const outcome = action && ui.outcome(action.text);
  if (!action || !outcome) return w.detail(ui);
  if (action.kind === "civ") return w.civChoice(ui, String(action.a));
  // What such a choice is about is due first; it has been said.
  const told = ["draw1", "draw2", "play1"].includes(action.kind)
    ? { ...outcome, due: outcome.due.slice(1) }
    : outcome;
  return w.would(action.say, w.outcome(ui, told), told);
}

/** The kinds of Territory that can be kept: what each would cost and be worth. */
function Keeps({ ui }: { ui: BronzeAgeState }) {
  const w = words.ruin;
  const { territories } = ui.seat(ui.own.value);
  const worth = ui.value("TERRITORY_POINTS");
  return (
    <div class="keeps" role="group" aria-label={words.prompt(ui)}>
      {territories.map((n, i) => {
        const type = ui.type(i).id;
        const text = `keep ${type}`;
        if (!ui.legal(text)) return null;
        const then = ui.effects.value
          .get(text)
          ?.scores.find((s) => s.seat === ui.own.value)?.points;
        const gone = territories.flatMap((m, k): [number, string][] =>
          k !== i && m ? [[m, ui.type(k).id]] : [],
        );
        return (
          <Act key={type} ui={ui} text={text} class="keep-one" sure>
            <span class="keep-stack">
              {Array.from({ length: Math.min(4, n) }, (_, k) => (
                <Back key={k} type={type} />
              ))}
            </span>
            <span class="keep-text">
              <b>{w.keeps(type, n)}</b>
              <span>{w.lose(gone)}</span>
            </span>
            <span class="keep-worth">
              <b>{n * worth}</b>
              <span>{then === undefined ? "" : w.total(then)}</span>
            </span>
          </Act>
        );
      })}
    </div>
  );
}

/** The number of Territories and points that a choice is about, and what it ends. */
function Choice({ ui, action }: { ui: BronzeAgeState; action: Action }) {
  const w = words;
  const outcome = ui.outcome(action.text);
  const type = ui.cards.territories.findIndex((x) => x.id === action.a);
  const lands = ui.seat(ui.rival.value).territories[type];
  return (
    <>
      {action.kind === "take" ? w.ruin.keeps(String(action.a), lands ?? 0) : w.choice(action)}
      {action.kind === "take" && !!outcome?.points && <b class="up">+{outcome.points}</b>}
      {outcome?.fate && <small class="fate">{w.fate(ui, outcome.fate)}</small>}
    </>
  );
}

export function Dock({ ui }: { ui: BronzeAgeState }) {
  const { model } = ui;
  const w = words;
  const armed = ui.armed.value;
  const ready = armed
    ? (ui.actions.value.find((a) => a.text === armed) ?? ui.afterPlay(armed))
    : undefined;
  const keeping = ui.actions.value.some((a) => a.kind === "keep");
  return (
    <section class="dock" aria-label={t.table.prompt} data-at="dock">
      <div class={`say${ui.pointed.value ? " told" : ""}`}>
        <h2>{w.prompt(ui)}</h2>
        <p>{detail(ui)}</p>
        <HintCard
          model={model}
          does={(_, then) =>
            w.outcome(ui, outcomeOf(ui.view.value, ui.scores.value, ui.own.value, then))
          }
        />
      </div>
      {model.thinking.value ? (
        <Thinking model={model} />
      ) : model.canAct.value ? (
        <div class="do">
          {ready ? (
            <button
              type="button"
              class="btn sun"
              data-ready={ready.text}
              onClick={() => ui.do(ready.text)}
            >
              {w.doIt(ready)}
            </button>
          ) : keeping ? (
            <button
              type="button"
              class="btn text"
              data-key="look-at-table"
              onClick={() => (ui.looks.value = !ui.looks.peek())}
            >
              {ui.looks.value ? w.ruinBack : w.ruinLook}
            </button>
          ) : (
            ui.choices.value.map((a) => (
              <Act
                key={a.text}
                ui={ui}
                text={a.text}
                class="btn ghost"
                {...(a.kind === "civ" ? { label: w.civChoice(ui, String(a.a)) } : {})}
                sure
              >
                <Choice ui={ui} action={a} />
                {a.kind === "civ" &&
                  ui.civ(String(a.a)).aspects.map((x) => <Icon key={x} name={x as IconName} />)}
              </Act>
            ))
          )}
          {(ui.picked.value || ui.asking.value || ready) && (
            <button type="button" class="btn text" onClick={() => ui.letGo()}>
              {w.letGo}
            </button>
          )}
        </div>
      ) : null}
      {keeping && <Keeps ui={ui} />}
    </section>
  );
}

// The dock: what is asked now, what the thing pointed at would bring, the eight
// actions, and a button for whatever has no place of its own.
import type { Action } from "../../engine/protocol";
import { t } from "../../strings";
import { judgementOf, words, worthOf } from "./strings";
import { HintCard } from "../../table/hint";
import { Thinking } from "../../table/parts";
import { tells } from "../../table/lens";
import { moveFocus } from "../../ui/keys";
import { Icon, KeyCap } from "../../ui/parts";
import { plotPath } from "./land";
import { Coin, pictogram } from "./pieces";
import { GROUPS, type GoldenState } from "./state";

/** Chosen by the card alone: the heading over the choices says what is done with it. */
const NAMED = new Set(["wonder", "wonder-free", "activate", "tech"]);

function Prompt({ ui }: { ui: GoldenState }) {
  const effect = ui.effect.value;
  const said = effect
    ? words.would(ui, effect.action, ui.gain(effect.preview))
    : (ui.lens.value ?? words.detail(ui));
  // What is pointed at may be another action than the one that was chosen.
  const other = GROUPS.find(
    ({ id, kinds }) =>
      id !== ui.under.value &&
      (effect
        ? (kinds as readonly string[]).includes(effect.action.kind)
        : words.groupHelp(id) === ui.lens.value),
  );
  return (
    <div class="say">
      <h2>{ui.under.value && other ? words.group(other.id)[0] : words.prompt(ui)}</h2>
      <p {...tells(said)}>{said}</p>
      <HintCard
        model={ui.model}
        does={(action, then) => words.effects(ui, action, ui.gain(then))}
      />
    </div>
  );
}

function Gains({ ui, action }: { ui: GoldenState; action: Action }) {
  const preview = ui.seen.value.get(action.text);
  const gain = preview ? ui.gain(preview) : null;
  const gold = gain ? gain.gold[1] - gain.gold[0] : 0;
  const points = gain?.own ?? 0;
  // Its room is there before it is known, so that nothing moves under a pointer.
  return (
    <span class="gains">
      {gold !== 0 && <Coin n={words.signed(gold)} />}
      {action.kind === "wonder-free" && <small>{words.atNoPrice}</small>}
      {points !== 0 && <small>{words.points(points)}</small>}
    </span>
  );
}

/** The number of a civilization says who goes first; one that is kept gives
 * nothing at once. */
function Civ({ ui, action }: { ui: GoldenState; action: Action }) {
  const civ = action.kind === "civ" && ui.cards.civs.find((c) => c.name === action.a);
  if (!civ) return null;
  const isKept =
    ui.view.value.seats[ui.own.value]!.civ === action.a && action.args?.["gives"] === "something";
  return (
    <small>
      {words.civNumber(civ.number)} {isKept && words.civKept(civ.name)}
    </small>
  );
}

function Choice({ ui, action, n }: { ui: GoldenState; action: Action; n: number }) {
  const card = typeof action.a === "string" ? ui.card(action.a) : null;
  const judgement = judgementOf(ui, action);
  const isNamed = judgement || (ui.chosen.value && NAMED.has(action.kind));
  return (
    <button
      type="button"
      class={`choice${ui.hinted.value === action.text ? " hinted" : ""}`}
      data-kind={action.kind}
      data-act={action.text}
      data-lens={ui.model.say(action)}
      // What a finger chooses for a whole era is asked once more.
      onClick={() =>
        action.kind === "civ" ? ui.pick([action], action.text, action.text) : ui.do(action)
      }
      onPointerEnter={() => ui.point(null, action)}
      onFocus={() => ui.point(null, action)}
    >
      <KeyCap of="choice" n={n - 1} />
      <span class="ch-text">
        <b>{isNamed ? card?.title : ui.model.say(action)}</b>
        {judgement ? (
          <small>{words.worth(card?.text ?? "", worthOf(ui, judgement))}</small>
        ) : (
          card?.text && <small>{card.text}</small>
        )}
        <Civ ui={ui} action={action} />
      </span>
      <Gains ui={ui} action={action} />
    </button>
  );
}

function Choices({ ui }: { ui: GoldenState }) {
  const choices = ui.choices.value;
  if (!choices.length && !ui.canLetGo.value) return null;
  return (
    <div
      class={`choices${choices.length > 2 ? " many" : ""}`}
      role="group"
      aria-label={words.choices}
    >
      {ui.canLetGo.value && (
        <button type="button" class="btn text" data-key="let-go" onClick={() => ui.letGo()}>
          {words.letGo}
        </button>
      )}
      {choices.map((a, i) => (
        <Choice key={a.text} ui={ui} action={a} n={i + 1} />
      ))}
    </div>
  );
}

/** The tile to be placed, turned every way it can lie. */
function Turns({ ui }: { ui: GoldenState }) {
  return (
    <div class="turns" role="radiogroup" aria-label={words.turn}>
      {ui.rotations.value.map(({ rotation, squares, places }) => {
        const on = rotation === ui.rotation.value;
        const hinted = ui.hinted.value?.startsWith(`tile ${rotation} `);
        const rows = 1 + Math.max(...squares.map((q) => q.row));
        const columns = 1 + Math.max(...squares.map((q) => q.column));
        return (
          <button
            key={rotation}
            type="button"
            role="radio"
            class={`turn${on ? " sel" : ""}${hinted ? " hinted" : ""}`}
            data-turn={rotation}
            aria-checked={on}
            aria-disabled={places === 0}
            aria-label={words.turned(rotation, places)}
            onClick={() => places && (ui.turned.value = rotation)}
          >
            <svg viewBox={`0 0 ${columns * 100} ${rows * 100}`} aria-hidden="true">
              {squares.map((q) => (
                <rect
                  key={`s${q.row}${q.column}`}
                  class="water"
                  x={q.column * 100}
                  y={q.row * 100}
                  width="100"
                  height="100"
                />
              ))}
              {squares.map((q) => (
                <path
                  key={`l${q.row}${q.column}`}
                  class="ga-ground"
                  d={plotPath(`${q.row},${q.column}`, q.land)}
                />
              ))}
              {squares.map((q) =>
                q.symbols.map((s, i) => (
                  <use
                    key={`${q.row}${q.column}${i}`}
                    class="sym"
                    href={`#i-${pictogram(s)}`}
                    x={q.column * 100 + (q.symbols.length > 1 ? 10 + i * 42 : 27)}
                    y={q.row * 100 + 27}
                    width={q.symbols.length > 1 ? 40 : 46}
                    height="46"
                  />
                )),
              )}
            </svg>
            <small>{words.places(places)}</small>
          </button>
        );
      })}
    </div>
  );
}

function Actions({ ui }: { ui: GoldenState }) {
  const known = ui.inTurn.value;
  return (
    <div class="eight" role="radiogroup" aria-label={words.groups}>
      {GROUPS.map(({ id }) => {
        const actions = ui.of(id);
        const chip = known ? ui.chips.value.get(id) : undefined;
        const can = ui.acting.value ? actions.length > 0 : !!chip?.can;
        const [long, short] = words.group(id);
        const on = ui.under.value === id;
        const hinted = actions.some((a) => a.text === ui.hinted.value);
        return (
          <button
            key={id}
            type="button"
            role="radio"
            class={`act${on ? " sel" : ""}${can ? "" : " off"}${hinted ? " hinted" : ""}${ui.refused(`act-${id}`) ? " refused" : ""}`}
            data-group={id}
            data-lens={words.groupHelp(id)}
            aria-checked={on}
            aria-disabled={!can}
            onClick={() => ui.choose(id)}
          >
            <span class="cd">
              <Icon name={id === "golden" ? "first" : pictogram(id)} />
            </span>
            <span class="ct">
              <b>
                <span class="ln">{long}</span>
                <span class="sn">{short}</span>
              </b>
              <small>{chip?.note ?? ""}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

export function Dock({ ui }: { ui: GoldenState }) {
  const { model } = ui;
  const turn = ui.inTurn.value || (!model.canAct.value && !model.replayed);
  return (
    <section
      class="dock"
      aria-label={t.table.prompt}
      data-at="dock"
      onKeyDown={(e) => {
        if (e.target === e.currentTarget && ui.lit.value.size) return;
        moveFocus(e, [...e.currentTarget.querySelectorAll<HTMLElement>("button")]);
      }}
    >
      <div class="d1">
        <Prompt ui={ui} />
        <Thinking model={model} />
        {turn && <Choices ui={ui} />}
      </div>
      {turn ? (
        <Actions ui={ui} />
      ) : ui.placing.value && !ui.asking.value ? (
        <Turns ui={ui} />
      ) : (
        <Choices ui={ui} />
      )}
    </section>
  );
}

// The dock: what is asked now, what pointing at something would bring, and the
// choices that are no things of the table.
import { t } from "../../strings";
import { words } from "./strings";
import { HintLine, Thinking } from "../../table/parts";
import { Icon, type IconName } from "../../ui/parts";
import { Act } from "./act";
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
  return w.would(action.say, w.outcome(ui, outcome), outcome);
}

export function Dock({ ui }: { ui: BronzeAgeState }) {
  const { model } = ui;
  const w = words;
  const armed = ui.armed.value;
  const ready = armed ? ui.actions.value.find((a) => a.text === armed) : undefined;
  return (
    <section class="dock" aria-label={t.table.prompt} data-at="dock">
      <div class="say">
        <h2>{w.prompt(ui)}</h2>
        <p>{detail(ui)}</p>
        <HintLine model={model} />
      </div>
      {model.thinking.value ? (
        <Thinking model={model} />
      ) : model.canAct.value ? (
        <div class="do">
          {ready ? (
            <button type="button" class="btn sun" onClick={() => ui.do(ready.text)}>
              {w.doIt(ready)}
            </button>
          ) : (
            ui.choices.value.map((a) => (
              <Act
                key={a.text}
                ui={ui}
                text={a.text}
                class="btn ghost"
                label={a.kind === "civ" ? w.civChoice(ui, String(a.a)) : a.say}
                sure
              >
                {w.choice(a)}
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
    </section>
  );
}

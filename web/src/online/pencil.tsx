// While others think: an action pencilled in, which nobody else sees, and a
// sign when it is your turn. When the turn comes, the plan is one tap away, or
// gone if it is no longer allowed.
import { useSignalEffect, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { keep, load } from "../settings";
import type { TableModel } from "../table/model";
import type { Plan } from "../table/shown";
import { say, sentences } from "../texts";
import { Icon, notify } from "../ui/parts";
import { wire, type ClubTable } from "./club";
import { noticesOn, setNotices } from "./notices";

const pencilKey = (id: string): string => `oxhide.pencil.${id}`;

function loadPlan(id: string): Plan | null {
  const kept = load(pencilKey(id)) as Partial<Plan> | null | undefined;
  return typeof kept === "object" && typeof kept?.text === "string" && typeof kept.key === "string"
    ? (kept as Plan)
    : null;
}

/** Whether it is still the same thing to do: the same words may mean another card. */
const isIt = (plan: Plan, { text, key, args }: Plan): boolean =>
  text === plan.text && key === plan.key && JSON.stringify(args) === JSON.stringify(plan.args);

/** What was planned, and why it cannot be done any more. */
async function tellGone(model: TableModel, plan: Plan): Promise<void> {
  const { words } = await model.reason(plan.text);
  const what = model.say(plan);
  const lost = words ? say("page-pair", { what, is: words }) : what;
  notify("plan-gone", sentences([say("page-online-plan-gone"), lost]));
}

/** The plan is kept over a reload, and dropped once it cannot be done. */
function usePlan(model: TableModel, id: string): void {
  const waited = useRef(false);
  useEffect(() => {
    model.plan.value = loadPlan(id);
  }, [id]);
  useSignalEffect(() => void keep(pencilKey(id), model.plan.value));
  useSignalEffect(() => {
    const plan = model.plan.value;
    if (model.planning.value || !model.now.value) return;
    if (!model.mine.value) waited.current = true;
    else if (plan && !model.now.value.actions.some((a) => isIt(plan, { args: {}, ...a }))) {
      model.plan.value = null;
      if (waited.current) void tellGone(model, plan);
    }
    if (model.mine.value) waited.current = false;
  });
}

async function begin(model: TableModel): Promise<void> {
  if (!(await model.startPlan())) notify("no-plan", say("page-online-plan-none"));
}

function Pencilled({ model, plan }: { model: TableModel; plan: Plan }) {
  return (
    <>
      <p data-key="plan">
        <span>{model.say(plan)}</span>
        <small>{say("page-online-pencil-label")}</small>
      </p>
      <button
        type="button"
        class="btn ghost"
        data-key="clear-plan"
        onClick={() => (model.plan.value = null)}
      >
        {say("page-online-clear-plan")}
      </button>
      {model.mine.value && (
        <button
          type="button"
          class="btn"
          data-key="do-plan"
          onClick={() => {
            model.plan.value = null;
            void model.act(plan.text);
          }}
        >
          {say("page-online-plan-do")}
        </button>
      )}
    </>
  );
}

function Planning({ model }: { model: TableModel }) {
  return (
    <div class="pencil noted first" data-key="planning" role="status">
      <p>{say("page-online-planning")}</p>
      <button type="button" class="btn ghost" data-key="stop-plan" onClick={() => model.endPlan()}>
        {say("page-online-plan-stop")}
      </button>
    </div>
  );
}

/** Chosen without a connection: what surely nobody has heard of can be withdrawn. */
function Sending({ model }: { model: TableModel }) {
  if (wire.value.here || !model.isUnsent()) return null;
  return (
    <div class="pencil noted">
      <button
        type="button"
        class="btn ghost"
        data-key="withdraw-move"
        onClick={() => model.withdraw()}
      >
        {say("page-online-withdraw-move")}
      </button>
    </div>
  );
}

export function Waiting({ model, table }: { model: TableModel; table: Signal<ClubTable> }) {
  const { id, seat, about } = table.value;
  usePlan(model, id);
  if (seat < 0)
    return about.phase === "playing" ? (
      <p class="docked-note" data-key="watching">
        <Icon name="eye" />
        {say("page-online-watched")}
      </p>
    ) : null;
  if (about.phase !== "playing" || model.past.value) return null;
  if (model.planning.value) return <Planning model={model} />;
  if (model.sending.value) return <Sending model={model} />;
  const mine = model.mine.value;
  const plan = model.plan.value;
  if (mine && !plan) return null;
  return (
    <div class={mine || plan ? "pencil noted" : "pencil"}>
      {plan ? (
        <Pencilled model={model} plan={plan} />
      ) : (
        <button type="button" class="btn ghost" data-key="pencil" onClick={() => void begin(model)}>
          <Icon name="pencil" />
          {say("page-online-pencil")}
        </button>
      )}
      {!mine && noticesOn.value === null && (
        <button
          type="button"
          class="btn ghost"
          data-key="tell-me"
          onClick={() => void setNotices(true)}
        >
          <Icon name="bell" />
          {say("page-online-tell-me")}
        </button>
      )}
    </div>
  );
}

// The only thing there is to do, done by itself where a person wishes so. What it is
// stays in view for a moment; any press or key leaves it to the person.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Snapshot } from "../engine/protocol";
import { settings } from "../settings";
import { say } from "../texts";
import type { TableModel } from "./model";

const WAIT_MS = 1200;

export function Forced({ model }: { model: TableModel }) {
  const now = model.now.value;
  const left = useSignal<Snapshot | null>(null);
  const free = settings.value.forced && model.canAct.value && !model.planning.value;
  const [only, other] = now?.actions ?? [];
  // What was taken back is not done again.
  const due =
    free &&
    only &&
    !other &&
    left.value !== now &&
    !model.isForced({ ply: now!.ply, text: only.text })
      ? only
      : null;
  useEffect(() => {
    if (!due) return;
    const leave = (): void => void (left.value = now);
    const timer = setTimeout(() => void model.force(due.text), WAIT_MS);
    addEventListener("pointerdown", leave);
    addEventListener("keydown", leave);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", leave);
      removeEventListener("keydown", leave);
    };
  }, [now, due]);
  return (
    due && (
      <div class="past forced" role="status" style={`--wait:${WAIT_MS}ms`}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" pathLength="100" />
        </svg>
        <span>{say("page-table-forced", { what: model.say(due) })}</span>
        <button type="button" class="btn" data-key="not-yet">
          {say("page-table-forced.wait")}
        </button>
      </div>
    )
  );
}

// Why not: the rule and its sentence, beside what was asked about. On a phone
// it is a banner. It stays until the next action or Escape.
import { useRef } from "preact/hooks";
import { t } from "../strings";
import { useBeforePaint } from "../ui/paint";
import type { TableModel } from "./model";
import { openRule } from "./rule";

export function Why({ model, anchor }: { model: TableModel; anchor: string }) {
  const box = useRef<HTMLDivElement>(null);
  const refusal = model.refusal.value;
  const place = (): void => {
    const el = box.current;
    const at = el?.parentElement?.querySelector(anchor);
    if (!el) return;
    el.style.left = el.style.top = "";
    el.classList.toggle("free", !at);
    if (!at || getComputedStyle(el).position !== "absolute") return;
    const frame = (el.offsetParent ?? el.parentElement!).getBoundingClientRect();
    const spot = at.getBoundingClientRect();
    const left = spot.left - frame.left - el.offsetWidth - 12;
    el.classList.toggle("right", left < 4);
    el.style.left = `${left < 4 ? spot.right - frame.left + 12 : left}px`;
    el.style.top = `${Math.max(0, spot.top - frame.top + spot.height / 2 - el.offsetHeight / 2)}px`;
  };
  // What was refused is marked by its own component, which may draw later.
  useBeforePaint(place, [refusal]);
  if (!refusal) return null;
  return (
    <div class="why" ref={box} role="note">
      {refusal.rule && (
        <button
          type="button"
          class="rule-link"
          onClick={() => openRule(model.saved.peek().game, refusal.rule)}
        >
          {t.table.rule(refusal.rule)}
        </button>
      )}
      <p>{refusal.message}</p>
    </div>
  );
}

// A thing on the table that stands for an action: it is lit while the action is
// legal, and otherwise says why it is not.
import type { ComponentChildren } from "preact";
import type { BronzeAgeState } from "./state";

/** What is seen, and what is heard instead of it. */
export function Named({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <span class="vh">{label}</span>
      <span class="seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

interface Props {
  ui: BronzeAgeState;
  /** The action in words. */
  text: string;
  class: string;
  label?: string;
  at?: string;
  /** A finger need not look first. */
  sure?: boolean;
  children: ComponentChildren;
}

export function Act({ ui, text, class: cls, label, at, sure = false, children }: Props) {
  const can = ui.can(text);
  const state = [
    can && "can",
    ui.armed.value === text && "armed",
    ui.hinted.value === text && "hinted",
    ui.model.refusal.value?.text === text && "refused-act",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      class={`${cls} ${state}`}
      data-act={text}
      {...(at ? { "data-at": at } : {})}
      aria-disabled={!can}
      onClick={() => (sure && can ? ui.do(text) : ui.choose(text))}
      onPointerEnter={() => ui.hover(text)}
      onPointerLeave={() => ui.hover(null)}
      onFocus={() => ui.hover(text)}
      onBlur={() => ui.hover(null)}
    >
      {label ? <Named label={label}>{children}</Named> : children}
    </button>
  );
}

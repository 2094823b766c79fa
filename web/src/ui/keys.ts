// The keyboard: shortcuts of a screen, and moving the focus by arrows to what
// lies in that direction.
import { useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../settings";

/** Whether somebody is typing, or a dialog has the keys. */
function occupied(e: KeyboardEvent): boolean {
  const at = e.target as HTMLElement;
  return !!at.closest("input, select, textarea, dialog") || !!document.querySelector("dialog[open]");
}

/** A key that waits for the next one: "g s" is G, then S. */
const LEADER = "g";
const LEADER_MS = 3000;
let prefix = "";
let led = -LEADER_MS;

addEventListener(
  "keydown",
  (e) => {
    if (["Shift", "Control", "Alt", "Meta"].includes(e.key)) return;
    prefix = e.timeStamp - led < LEADER_MS ? `${LEADER} ` : "";
    led = e.key === LEADER && !prefix && !occupied(e) ? e.timeStamp : -LEADER_MS;
  },
  { capture: true },
);

export type Keys = Record<string, (() => void) | undefined>;

/** Single keys, by name; Shift is written as "Shift+". Off where the person
 * wants none. They work from the moment the screen is drawn. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (occupied(e) || e.ctrlKey || e.metaKey || e.altKey) return;
      if (!settings.peek().keys && e.key !== "Escape") return;
      const name = (e.shiftKey && e.key.length === 1 && /[a-z]/i.test(e.key) ? "Shift+" : "") + (e.key.length === 1 ? e.key.toLowerCase() : e.key);
      const act = now.current[prefix + name];
      if (!act) return;
      e.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Gives the focus to the first element of a kind, where there is one. */
export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(el: Element): [number, number] {
  const r = el.getBoundingClientRect();
  return [r.left + r.width / 2, r.top + r.height / 2];
}

/** Moves the focus among elements by an arrow key; false where it was none. */
export function moveFocus(e: KeyboardEvent, among: HTMLElement[]): boolean {
  const way = DIRECTIONS[e.key];
  const here = document.activeElement;
  if (!way || !here || !among.length) return false;
  e.preventDefault();
  const [x, y] = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const el of among) {
    if (el === here) continue;
    const [ex, ey] = middle(el);
    const along = (ex - x) * way[0] + (ey - y) * way[1];
    const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
    if (along < 4) continue;
    const cost = along + aside * 2.5;
    if (cost < least) {
      least = cost;
      best = el;
    }
  }
  best?.focus();
  return true;
}

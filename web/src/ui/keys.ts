// The keyboard: shortcuts of a screen, and moving the focus by arrows to what
// lies in that direction.
import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isModifier, isOn, keyName, keysOf, SHORTCUTS, type Shortcut } from "../shortcuts";

/** Whether somebody is typing, or a dialog has the keys. */
function occupied(e: KeyboardEvent): boolean {
  const at = e.target as HTMLElement;
  return (
    !!at.closest("input, select, textarea, dialog") || !!document.querySelector("dialog[open]")
  );
}

/** How long the key of `jump` waits for the place to go to. */
const JUMP_MS = 3000;
let jumped = -JUMP_MS;
let jumping = false;

addEventListener(
  "keydown",
  (e) => {
    if (isModifier(e)) return;
    const name = keyName(e);
    jumping = e.timeStamp - jumped < JUMP_MS;
    jumped =
      !jumping && !occupied(e) && isOn(name) && keysOf("jump").includes(name)
        ? e.timeStamp
        : -JUMP_MS;
  },
  { capture: true },
);

/** What shortcuts do here; where one has several keys, with the number of the key. */
export type Keys = { [id in Shortcut]?: ((n: number) => void) | undefined };

/** The shortcuts of a screen. They work from the moment it is drawn. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const name = keyName(e);
      if (occupied(e) || !isOn(name)) return;
      for (const id of Object.keys(now.current) as Shortcut[]) {
        const act = now.current[id];
        const n = jumping === !!SHORTCUTS[id].place ? keysOf(id).indexOf(name) : -1;
        if (!act || n < 0) continue;
        e.preventDefault();
        act(n);
        return;
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Gives the focus to the first element of the first of these kinds that is in view. */
export function focusOn(...selectors: string[]): void {
  for (const selector of selectors)
    for (const el of document.querySelectorAll<HTMLElement>(selector))
      if (el.getClientRects().length) return el.focus();
}

/** Where the places of a table are: the tab each is on with a phone, and what
 * gets the focus there. */
export type Places = { [id in Shortcut]?: [tab: string | null, ...selectors: string[]] };

export function placeKeys(tab: Signal<string>, places: Places): Keys {
  const go =
    ([at, ...selectors]: [string | null, ...string[]]) =>
    (): void => {
      if (at) tab.value = at;
      // A tab that was closed is drawn first.
      requestAnimationFrame(() => focusOn(...selectors));
    };
  return Object.fromEntries(Object.entries(places).map(([id, place]) => [id, go(place)]));
}

/** The way each key of `arrows` goes. */
const WAYS: [number, number][] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

function middle(el: Element): [number, number] {
  const r = el.getBoundingClientRect();
  return [r.left + r.width / 2, r.top + r.height / 2];
}

/** Moves the focus among elements by an arrow key; false where it was none. */
export function moveFocus(e: KeyboardEvent, among: HTMLElement[]): boolean {
  const way = WAYS[keysOf("arrows").indexOf(e.key)];
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

// The keyboard: the shortcuts of a screen, and moving the focus with the arrow
// keys to whatever is in that direction.
import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useBeforePaint } from "./paint";
import {
  isModifier,
  isOn,
  keyName,
  keysOf,
  ownShortcut,
  shortcut,
  type SharedKey,
} from "../shortcuts";

/** Whether somebody is typing, or a dialog has the keys. */
function occupied(e: KeyboardEvent): boolean {
  const at = e.target as HTMLElement;
  return (
    !!at.closest("input, select, textarea, dialog") || !!document.querySelector("dialog[open]")
  );
}

/** Whoever has typed goes on typing for so long, though the field is gone. */
const TYPING_MS = 700;
let typed = -TYPING_MS;
let typing = false;

/** How long the key of `jump` waits for the place to go to. */
const JUMP_MS = 3000;
let jumped = -JUMP_MS;
let jumping = false;

addEventListener(
  "keydown",
  (e) => {
    if (isModifier(e)) return;
    const name = keyName(e);
    const writes = e.key.length === 1;
    typing = writes && e.timeStamp - typed < TYPING_MS;
    typed = writes && (typing || occupied(e)) ? e.timeStamp : -TYPING_MS;
    jumping = e.timeStamp - jumped < JUMP_MS;
    jumped =
      !jumping && !typing && !occupied(e) && isOn(name) && keysOf("jump").includes(name)
        ? e.timeStamp
        : -JUMP_MS;
  },
  { capture: true },
);

/** What shortcuts do here, a game's own by their names in its folder; where one
 * has several keys, with the number of the key. */
export type Keys<Own extends string = never> = {
  [name in SharedKey | Own]?: ((n: number) => void) | undefined;
};

/** The shortcuts of a screen. They work from the moment it is drawn. */
export function useKeys<Own extends string = never>(keys: Keys<Own>, game?: string): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const name = keyName(e);
      if (typing || occupied(e) || !isOn(name)) return;
      for (const own of Object.keys(now.current) as (SharedKey | Own)[]) {
        const act = now.current[own];
        const id = ownShortcut(own, game);
        const n = jumping === !!shortcut(id).place ? keysOf(id).indexOf(name) : -1;
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

/** Gives the focus to the first element of the first of these kinds that is in
 * view; false if there is none. */
export function focusOn(...selectors: string[]): boolean {
  for (const selector of selectors)
    for (const el of document.querySelectorAll<HTMLElement>(selector))
      if (el.getClientRects().length) {
        el.focus();
        return true;
      }
  return false;
}

/** An arrow leads from the table itself to the first thing that can be chosen. */
export function useArrowsInto(...selectors: string[]): void {
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const at = document.activeElement;
      const isInside = !!at?.closest(".board, .rail") && !at.matches(".dock");
      if (isInside || occupied(e) || !keysOf("arrows").includes(keyName(e))) return;
      if (focusOn(...selectors)) e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** The focus is on the table when it opens, and comes back to what is asked
 * when what had it is gone. Nothing scrolls for it. */
export function useFocusKept(...when: unknown[]): void {
  useBeforePaint(() => {
    const at = document.activeElement;
    const dock = document.querySelector<HTMLElement>(".app .dock");
    if (!dock || (at && at !== document.body) || document.querySelector("dialog[open]")) return;
    dock.tabIndex = -1;
    dock.focus({ preventScroll: true });
  }, when);
}

/** Where the places of a table are: the tab each is on with a phone, and what
 * gets the focus there. */
export type Places<Own extends string = never> = {
  [name in SharedKey | Own]?: [tab: string | null, ...selectors: string[]];
};

export function placeKeys<Own extends string>(tab: Signal<string>, places: Places<Own>): Keys<Own> {
  const go =
    ([at, ...selectors]: [string | null, ...string[]]) =>
    (): void => {
      if (at) tab.value = at;
      // A tab that was closed is drawn first.
      requestAnimationFrame(() => focusOn(...selectors));
    };
  const entries = Object.entries(places) as [string, [string | null, ...string[]]][];
  const keys: unknown = Object.fromEntries(entries.map(([name, place]) => [name, go(place)]));
  return keys as Keys<Own>;
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

/** Moves the focus among elements by an arrow key, with Ctrl or without; false
 * where it was none. */
export function moveFocus(e: KeyboardEvent, among: HTMLElement[], ctrl = false): boolean {
  const way = e.ctrlKey === ctrl && WAYS[keysOf("arrows").indexOf(e.key)];
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

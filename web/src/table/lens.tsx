// What a piece is about: a card of its own, for mouse, touch and keyboard. The
// keyboard reaches any piece with Ctrl and an arrow.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moveFocus } from "../ui/keys";
import { useBeforePaint } from "../ui/paint";
import { announce } from "../ui/parts";
import type { TableModel } from "./model";

const PIECE = "[data-lens]";

/** Makes a piece tell this about itself. */
export const tells = (said: string) => ({ "data-lens": said, tabIndex: -1 });

/** How long a mouse rests before the card is there; longer on what cannot be
 * done now, where it may be on its way. */
const REST_MS = 80;
const OFF_MS = 400;

const pieceAt = (target: EventTarget | null): HTMLElement | null =>
  (target as HTMLElement | null)?.closest<HTMLElement>(PIECE) ?? null;

/** What a card hides had better not be something to press. */
const WEIGHT = 8;
const GAP = 6;

interface Spot {
  x: number;
  y: number;
}

/** Beside a piece, where a card of this size hides least of the table: below it
 * if nothing speaks against that. */
function beside(piece: HTMLElement, app: HTMLElement, w: number, h: number): Spot {
  const r = piece.getBoundingClientRect();
  const others = [...app.querySelectorAll(`button, ${PIECE}, .city, .coach, .light g rect`)]
    .filter((el) => !el.contains(piece) && !piece.contains(el))
    .map((el) => ({
      r: el.getBoundingClientRect(),
      weight: el.matches("button:not([aria-disabled='true'], [data-spot='no']), .light *")
        ? WEIGHT
        : 1,
    }));
  const hides = ({ x, y }: Spot): number =>
    others.reduce((sum, { r, weight }) => {
      const across = Math.min(r.right, x + w) - Math.max(r.left, x);
      const down = Math.min(r.bottom, y + h) - Math.max(r.top, y);
      return sum + (across > 0 && down > 0 ? weight * across * down : 0);
    }, 0);
  const left = Math.max(8, Math.min(r.left, innerWidth - w - 8));
  const top = Math.max(8, Math.min(r.top, innerHeight - h - 8));
  const above = { x: left, y: r.top - h - GAP };
  const places = [
    { x: left, y: r.bottom + GAP },
    above,
    { x: r.right + GAP, y: top },
    { x: r.left - w - GAP, y: top },
  ].filter(({ x, y }) => x >= 8 && y >= 8 && x + w <= innerWidth - 8 && y + h <= innerHeight - 8);
  if (!places.length) return { x: left, y: Math.max(8, above.y) };
  return places.map((at) => ({ at, cost: hides(at) })).reduce((a, b) => (b.cost < a.cost ? b : a))
    .at;
}

interface Props {
  model: TableModel;
  /** The card of a piece that has more to show than a sentence. */
  children?: (piece: HTMLElement) => ComponentChildren;
}

export function Lens({ model, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const piece = useSignal<HTMLElement | null>(null);
  const at = piece.value;
  useLayoutEffect(() => {
    piece.value = null;
  }, [model.shown.value]);
  useLayoutEffect(() => {
    const app = box.current!.closest<HTMLElement>(".app")!;
    const quit = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (e: HTMLElementEventMap[K]) => void,
    ): void => app.addEventListener(type, act, { signal: quit.signal });
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** What was pressed tells nothing until the pointer has left it. */
    let pressed: Element | null = null;
    const show = (el: HTMLElement | null): void => {
      clearTimeout(timer);
      piece.value = el;
    };
    on("pointerover", (e) => {
      const at = pieceAt(e.target);
      if (e.pointerType !== "mouse" || (at && at === piece.peek())) return;
      if (pressed?.contains(e.target as Node)) return;
      pressed = null;
      show(null);
      const rest = at?.matches("[aria-disabled='true']") ? OFF_MS : REST_MS;
      if (at) timer = setTimeout(show, rest, at);
    });
    on("click", (e) => {
      // What is pressed to do something, or says why not, has nothing more to tell.
      const at = pieceAt(e.target);
      const acts = at?.parentElement?.closest("button") ?? at?.matches("[aria-disabled]");
      show(acts ? null : at);
      pressed = acts || !at ? (e.target as Element).closest("button") : null;
    });
    on("pointerleave", (e) => e.pointerType === "mouse" && show(null));
    on("focusin", (e) => pieceAt(e.target) && show(pieceAt(e.target)));
    on("focusout", (e) => pieceAt(e.target) === piece.peek() && (piece.value = null));
    on("keydown", (e) => {
      if (e.key === "Escape") piece.value = null;
      if (!e.ctrlKey) return;
      const all = app.querySelectorAll<HTMLElement>(
        `main :is(button, ${PIECE}, [data-rings]), .rail ${PIECE}`,
      );
      moveFocus(
        e,
        [...all].filter((el) => el.checkVisibility()),
        true,
      );
    });
    return () => {
      quit.abort();
      clearTimeout(timer);
    };
  }, []);
  useBeforePaint(() => {
    const el = box.current;
    if (!el || !at) return;
    const said = el.textContent ?? "";
    // A reader says the name of what has the focus by itself.
    if (at.contains(document.activeElement) && at.getAttribute("aria-label") !== said)
      announce(said, true);
    const app = el.closest<HTMLElement>(".app")!;
    const { x, y } = beside(at, app, el.offsetWidth, el.offsetHeight);
    el.style.left = `${x}px`;
    el.style.top = `${y}px`;
  }, [at]);
  return (
    <div class="lens" ref={box} role="tooltip" hidden={!at}>
      {at && (children?.(at) ?? <p>{at.dataset["lens"]}</p>)}
    </div>
  );
}

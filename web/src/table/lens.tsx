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
    const show = (el: HTMLElement | null): void => {
      clearTimeout(timer);
      piece.value = el;
    };
    on("pointerover", (e) => {
      const at = pieceAt(e.target);
      if (e.pointerType !== "mouse" || (at && at === piece.peek())) return;
      show(null);
      const rest = at?.matches("[aria-disabled='true']") ? OFF_MS : REST_MS;
      if (at) timer = setTimeout(show, rest, at);
    });
    on("click", (e) => {
      // What is pressed to do something, or says why not, has nothing more to tell.
      const at = pieceAt(e.target);
      const acts = at?.parentElement?.closest("button") ?? at?.matches("[aria-disabled]");
      show(acts ? null : at);
    });
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
    const r = at.getBoundingClientRect();
    const left = Math.max(8, Math.min(r.left, innerWidth - el.offsetWidth - 8));
    const below = r.bottom + 6 + el.offsetHeight < innerHeight;
    const said = el.textContent ?? "";
    // A reader says the name of what has the focus by itself.
    if (at.contains(document.activeElement) && at.getAttribute("aria-label") !== said)
      announce(said, true);
    el.style.left = `${left}px`;
    el.style.top = `${below ? r.bottom + 6 : Math.max(8, r.top - el.offsetHeight - 6)}px`;
  }, [at]);
  return (
    <div class="lens" ref={box} role="tooltip" hidden={!at}>
      {at && (children?.(at) ?? <p>{at.dataset["lens"]}</p>)}
    </div>
  );
}

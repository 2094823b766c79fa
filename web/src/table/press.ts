// Presses: a finger that rests on a thing points at it as a mouse does, what is told
// of it is shown, and lifting the finger presses nothing. And what is told makes
// the prompt grow and moves what lies below it: a mouse that is pressed on a thing
// and not moved has pressed that thing, wherever it went.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const REST_MS = 450;
const STILL_PX = 10;

export function usePresses(inside: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const app = inside.current!.closest<HTMLElement>(".app")!;
    const quit = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let points = false;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (e: HTMLElementEventMap[K]) => void,
    ): void => app.addEventListener(type, act, { capture: true, signal: quit.signal });
    const point = (el: Element): void => {
      points = true;
      const how = { pointerType: "mouse", clientX: from.x, clientY: from.y };
      el.dispatchEvent(new PointerEvent("pointerover", { ...how, bubbles: true }));
      el.closest("button")?.dispatchEvent(new PointerEvent("pointerenter", how));
    };
    on("pointerdown", (e) => {
      clearTimeout(timer);
      points = false;
      from = { x: e.clientX, y: e.clientY };
      const at = e.target as Element;
      if (e.pointerType === "mouse") at.closest("button")?.setPointerCapture(e.pointerId);
      else timer = setTimeout(point, REST_MS, at);
    });
    on("pointermove", (e) => {
      if (Math.hypot(e.clientX - from.x, e.clientY - from.y) <= STILL_PX) return;
      clearTimeout(timer);
      const at = e.target as Element;
      if (at.hasPointerCapture(e.pointerId)) at.releasePointerCapture(e.pointerId);
    });
    on("pointerup", () => clearTimeout(timer));
    on("pointercancel", () => clearTimeout(timer));
    on("contextmenu", (e) => points && e.preventDefault());
    on("click", (e) => {
      if (!points) return;
      points = false;
      e.preventDefault();
      e.stopPropagation();
    });
    return () => {
      quit.abort();
      clearTimeout(timer);
    };
  }, []);
}

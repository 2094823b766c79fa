// What a control is for: a card for whoever points at it, or comes to it with
// the keyboard. Readers hear it as the control's name or description.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Names a control that shows no words; the card may say more than the name. */
export const named = (name: string, said = name) => ({
  ...(said === name ? { "data-tip": said } : explained(said)),
  "aria-label": name,
});

/** Says more of a control that has words. */
export const explained = (said: string) => ({ "data-tip": said, "aria-description": said });

const REST_MS = 400;

/** Lays a card below what it is about, or above it where there is no room. */
function layBy(card: HTMLElement, about: HTMLElement): void {
  const r = about.getBoundingClientRect();
  const left = Math.max(8, Math.min(r.left, innerWidth - card.offsetWidth - 8));
  const below = r.bottom + 6 + card.offsetHeight < innerHeight;
  card.style.left = `${left}px`;
  card.style.top = `${below ? r.bottom + 6 : Math.max(8, r.top - card.offsetHeight - 6)}px`;
}

/** Whether to press it says why nothing happens. */
const isOff = (el: HTMLElement | null): boolean => el?.getAttribute("aria-disabled") === "true";

export function Tip() {
  const box = useRef<HTMLDivElement>(null);
  const about = useSignal<HTMLElement | null>(null);
  const at = about.value;
  useEffect(() => {
    const quit = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (el: HTMLElement | null, after = 0): void => {
      clearTimeout(timer);
      if (!after) about.value = el?.isConnected ? el : null;
      else timer = setTimeout(show, after, el);
    };
    const on = (type: string, act: (at: HTMLElement | null, e: Event) => void): void =>
      addEventListener(
        type,
        (e) => act((e.target as Element).closest?.<HTMLElement>("[data-tip]") ?? null, e),
        { signal: quit.signal, capture: true },
      );
    on("pointerover", (el, e) => {
      if ((e as PointerEvent).pointerType !== "mouse" || (el && el === about.peek())) return;
      show(null);
      if (el) show(el, REST_MS);
    });
    on("focusin", (el) => show(el?.matches(":focus-visible") ? el : null));
    on("click", (el) => show(isOff(el) ? el : null));
    on("keydown", (_, e) => (e as KeyboardEvent).key === "Escape" && show(null));
    on("scroll", () => show(null));
    return () => {
      quit.abort();
      clearTimeout(timer);
    };
  }, []);
  useLayoutEffect(() => {
    box.current!.hidePopover();
    if (!at) return;
    // Above all else, dialogs too.
    box.current!.showPopover();
    layBy(box.current!, at);
  }, [at]);
  return (
    <div class="tip" ref={box} popover="manual" aria-hidden="true">
      <p>{at?.dataset["tip"]}</p>
    </div>
  );
}

// Dragging with a mouse, a pen or a finger: a piece follows the pointer, and
// dropping it on something that takes it is as good as a click.
const FAR = 7;
const HOLD_MS = 220;

interface Drag {
  /** What it may be dropped on. */
  targets: string;
  /** Called when the drag really begins. */
  begin: () => void;
  drop: (target: HTMLElement) => void;
}

function ghostOf(piece: HTMLElement): HTMLElement {
  const rect = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.classList.add("dragged");
  ghost.style.cssText +=
    `;position:fixed;left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;` +
    `height:${rect.height}px;margin:0;pointer-events:none;z-index:50`;
  (piece.closest(".app") ?? document.body).append(ghost);
  return ghost;
}

/** For onPointerDown of a piece. A finger must rest first, so that it can still scroll. */
export function startDrag(e: PointerEvent, drag: Drag): void {
  if (e.button !== 0) return;
  const piece = e.currentTarget as HTMLElement;
  const { clientX: x0, clientY: y0, pointerType } = e;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let ready = pointerType === "mouse";
  const timer = setTimeout(() => (ready = true), HOLD_MS);

  const move = (m: PointerEvent): void => {
    const far = Math.hypot(m.clientX - x0, m.clientY - y0) > FAR;
    if (!ghost && far && !ready) return end();
    if (!ghost && far) {
      drag.begin();
      ghost = ghostOf(piece);
    }
    if (!ghost) return;
    m.preventDefault();
    ghost.style.transform = `translate(${m.clientX - x0}px, ${m.clientY - y0}px)`;
    const at =
      document.elementFromPoint(m.clientX, m.clientY)?.closest<HTMLElement>(drag.targets) ?? null;
    if (at !== over) {
      over?.classList.remove("drop-here");
      at?.classList.add("drop-here");
      over = at;
    }
  };
  const end = (): void => {
    clearTimeout(timer);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
    over?.classList.remove("drop-here");
    ghost?.remove();
  };
  const up = (): void => {
    const target = over;
    const dragged = !!ghost;
    end();
    if (!dragged) return;
    // The click that follows a drag is not a click.
    addEventListener("click", (c) => c.stopPropagation(), { capture: true, once: true });
    setTimeout(() => target && drag.drop(target));
  };
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
}

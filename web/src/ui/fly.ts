// Pieces that travel: a copy of what has arrived flies from where it came
// from. Places are marked with data-at; of several with one name the first
// that can be seen is meant. Nothing flies where motion is not wanted.
import { motion } from "../settings";

function seen(at: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)].find((el) => el.getClientRects().length > 0);
}

export interface Flight {
  from: string;
  to: string;
  ms: number;
}

export function fly({ from, to, ms }: Flight, delay: number): void {
  const speed = motion();
  const start = seen(from);
  const end = seen(to);
  if (!speed || !start || !end) return;
  const a = start.getBoundingClientRect();
  const b = end.getBoundingClientRect();
  const copy = end.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-at");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  copy.style.cssText += `;position:fixed;left:${b.left}px;top:${b.top}px;width:${b.width}px;height:${b.height}px;margin:0;pointer-events:none;z-index:40`;
  (end.closest(".app") ?? document.body).append(copy);
  const dx = a.left + a.width / 2 - (b.left + b.width / 2);
  const dy = a.top + a.height / 2 - (b.top + b.height / 2);
  const scale = Math.min(2, Math.max(0.4, a.width / b.width));
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.9 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 12}px) scale(${(scale + 1) / 2})`, opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1 },
    ],
    { duration: ms / speed, delay: delay / speed, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Ends every flight at once. */
export function land(): void {
  for (const el of document.querySelectorAll(".flying")) el.remove();
}

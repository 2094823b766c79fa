// Pieces that travel: a copy of what has arrived flies from where it came from.
// Places are marked with data-at; if several have the same name, or several
// names are given, the first that can be seen is used. A piece that has arrived
// where it cannot be seen, in another tab for example, flies to the next best
// place. Nothing flies if the person prefers no motion.
import { motion } from "../settings";

/** How wide words and what is not seen where it lies may be. */
const WORDS = 180;

type Places = string | string[];

const marked = (names: Places): HTMLElement[] =>
  [names]
    .flat()
    .flatMap((at) => [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)]);
const isSeen = (el: HTMLElement): boolean => el.getClientRects().length > 0;

export interface Flight {
  from: Places;
  to: Places;
  ms: number;
  /** Words that fly instead of a copy of what arrived. */
  says?: string;
}

function pictured(says: string | undefined, arrived: HTMLElement | undefined): HTMLElement {
  if (!says) return arrived!.cloneNode(true) as HTMLElement;
  const words = document.createElement("b");
  words.className = "change";
  words.textContent = says;
  return words;
}

/** How many words fly to a place already: the next stay below them. */
const wordsTo = new Map<HTMLElement, number>();
const LINE = 28;

/** Flights in the air, and how each of them ends at once. */
const landing = new Set<() => void>();

export function fly({ from, to, ms, says }: Flight, delay: number): void {
  const speed = motion();
  if (!speed) return;
  const start = marked(from).find(isSeen);
  const end = marked(to).find(isSeen);
  const meant = marked([to].flat()[0]!);
  const arrived = meant.find(isSeen) ?? meant[0];
  if (!start || !end || !(says || (arrived && start !== end))) return;
  const a = start.getBoundingClientRect();
  const b = end.getBoundingClientRect();
  const isThere = !says && arrived === end;
  const copy = pictured(says, arrived);
  const middle = b.left + b.width / 2;
  const x = says ? Math.min(innerWidth - WORDS / 2, Math.max(WORDS / 2, middle)) : middle;
  const before = says ? (wordsTo.get(end) ?? 0) : 0;
  if (says) wordsTo.set(end, before + 1);
  const y = b.top + b.height / 2 + before * LINE;
  copy.removeAttribute("data-at");
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  copy.classList.add("flying");
  const size = isThere
    ? `width:${b.width}px;height:${b.height}px`
    : `width:max-content;max-width:${WORDS}px`;
  copy.style.cssText += `;position:fixed;inset:${y}px auto auto ${x}px;${size};margin:0;pointer-events:none;z-index:40`;
  const dx = a.left + a.width / 2 - x;
  const dy = a.top + a.height / 2 - y;
  const scale = isThere ? Math.min(2, Math.max(0.4, a.width / b.width)) : 1;
  const at = (part: number, up: number): string =>
    `translate(-50%, -50%) translate(${dx * part}px, ${dy * part - up}px) scale(${1 + (scale - 1) * part})`;
  // Once all places of all flights are known: drawing in between would make
  // the page measure itself anew for each.
  queueMicrotask(() => {
    (end.closest(".app") ?? document.body).append(copy);
    const flight = copy.animate(
      [
        { transform: at(1, 0), opacity: 0.9 },
        { transform: at(0.5, 12), opacity: 1, offset: 0.5 },
        { transform: at(0, 0), opacity: 1 },
      ],
      {
        duration: ms / speed,
        delay: delay / speed,
        easing: "cubic-bezier(.2,.8,.2,1)",
        fill: "backwards",
      },
    );
    const done = (): void => {
      if (!landing.delete(done)) return;
      const left = (wordsTo.get(end) ?? 0) - 1;
      if (says && left > 0) wordsTo.set(end, left);
      else if (says) wordsTo.delete(end);
      copy.remove();
    };
    landing.add(done);
    flight.onfinish = done;
  });
}

/** Ends every flight at once. */
export function land(): void {
  for (const done of landing) done();
}

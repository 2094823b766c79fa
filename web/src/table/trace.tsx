// What is pointed at, and the things on the table it is about: the places that a
// line of the log names are ringed, and all pieces of a player stay bright while
// the rest dims. It is drawn over the page, so nothing on the table changes.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { gameOf } from "../games/games";
import { usePresses } from "./press";
import type { TableModel } from "./model";
import { boxOf, isSeen, marked, Ring, type Box } from "./rings";

/** Makes a thing ring these places, named as data-at has them. */
export const rings = (at: string[]) => (at.length ? { "data-rings": at.join(" ") } : {});

/** Makes a thing draw a line through these places, with what cuts it off. */
export const traces = (line: string[], cuts: string[]) => ({
  ...rings(cuts),
  "data-line": line.join(" "),
});

/** Makes a thing show all pieces of a seat. */
export const lifts = (seat: number) => ({ "data-lifts": seat });

const POINTS = "[data-rings], [data-line], [data-lifts]";

/** How long a mouse rests before there is anything to see; longer on the board,
 * where it may be on its way. */
const REST_MS = 80;
const BOARD_MS = 400;

interface Drawn {
  rings: Box[];
  /** Through the middle of these. */
  line: Box[];
  /** What stays bright while all else is dimmed. */
  bright: Box[];
}

/** What is no part of the board is never dimmed. */
const BESIDE = ".app > :is(.top, .frieze, .rail)";

function draw(model: TableModel, at: HTMLElement): Drawn {
  const { rings: names, line: through, lifts: seat } = at.dataset;
  const seen = (selector: string): Box[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen).map(boxOf);
  const named = (list = ""): Box[] => marked(list.split(" ")).filter(isSeen).map(boxOf);
  const pieces = seat === undefined ? "" : gameOf(model.game).lit.pieces(Number(seat));
  const bright = pieces ? seen(`.app > .board ${pieces}`) : [];
  return {
    rings: named(names),
    line: named(through),
    bright: bright.length ? [boxOf(at), ...bright, ...seen(BESIDE)] : [],
  };
}

export function Trace({ model }: { model: TableModel }) {
  const box = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const again = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    const app = box.current!.closest<HTMLElement>(".app")!;
    const quit = new AbortController();
    let at: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    again.current = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setDrawn(at?.isConnected && !model.counting.peek() ? draw(model, at) : null),
      );
    };
    const look = (el: Element | null, ms: number): void => {
      const next = el?.closest<HTMLElement>(POINTS) ?? null;
      if (next === at) return;
      at = next;
      clearTimeout(timer);
      if (!next) setDrawn(null);
      else if (ms) timer = setTimeout(again.current, ms);
      else again.current();
    };
    const on = (to: EventTarget, type: string, act: (e: Event) => void, capture = false): void =>
      to.addEventListener(type, act, { capture, signal: quit.signal });
    on(app, "pointerover", (e) => {
      const { pointerType, target } = e as PointerEvent;
      const el = target as Element;
      const isOnBoard = el.closest("[data-lifts]") && el.closest(".board");
      if (pointerType === "mouse") look(el, isOnBoard ? BOARD_MS : REST_MS);
    });
    on(app, "pointerleave", () => look(null, 0));
    on(app, "focusin", (e) => look(e.target as Element, 0));
    on(app, "focusout", () => look(null, 0));
    on(window, "resize", again.current);
    on(window, "scroll", again.current, true);
    return () => {
      quit.abort();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [model]);
  useLayoutEffect(() => again.current(), [model.shown.value]);
  usePresses(box);
  const { rings: ringed = [], line = [], bright = [] } = drawn ?? {};
  const through = line.map(({ x, y, w, h }) => `${x + w / 2} ${y + h / 2}`).join("L");
  return (
    <svg class="rings trace" aria-hidden="true" ref={box}>
      {bright.length > 0 && (
        <>
          <mask id="lifted">
            <rect class="rest" width="100%" height="100%" />
            {bright.map(({ x, y, w, h }, i) => (
              <rect key={i} class="bright" x={x} y={y} width={w} height={h} rx="6" />
            ))}
          </mask>
          <rect class="wash" width="100%" height="100%" mask="url(#lifted)" />
        </>
      )}
      {through && (
        <g class="through">
          <path class="under" d={`M${through}l0 0`} />
          <path d={`M${through}l0 0`} />
        </g>
      )}
      {ringed.map((b, i) => (
        <Ring key={i} box={b} />
      ))}
    </svg>
  );
}

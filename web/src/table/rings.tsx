// A number and its cause: rings around the things on the board that gave it, a
// dashed line from the number to them, and one sentence. It is drawn over the
// page and gets in nobody's way.
import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../strings";
import { windowOf } from "../ui/seen";
import type { Count } from "./count";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const PAD = 3;

export const boxOf = (el: Element): Box => {
  const r = el.getBoundingClientRect();
  return { x: r.left - PAD, y: r.top - PAD, w: r.width + 2 * PAD, h: r.height + 2 * PAD };
};

/** What lies over a board that scrolls below it. */
const COVERS = ".sheet, .dock, .col.start";

/** Whether the middle of a thing lies open on the page, not in what is scrolled
 * away and not below what covers it. */
export function isSeen(el: HTMLElement): boolean {
  const r = el.getBoundingClientRect();
  if (!r.width || !el.checkVisibility()) return false;
  const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
  const seen = windowOf(el);
  if (x <= seen.left || x >= seen.right || y <= seen.top || y >= seen.bottom) return false;
  const cover = document.elementFromPoint(x, y)?.closest(COVERS);
  return !cover || cover.contains(el);
}

export const marked = (at: string[], within = ".app"): HTMLElement[] =>
  at.flatMap((name) => [
    ...document.querySelectorAll<HTMLElement>(`${within} [data-at="${CSS.escape(name)}"]`),
  ]);

/** What of a box the dock leaves free. */
function aboveDock(box: Box): Box {
  const { top, left, right } = document.querySelector(".dock")!.getBoundingClientRect();
  const isCut = box.y < top && box.y + box.h > top && box.x < right && box.x + box.w > left;
  return isCut ? { ...box, h: top - box.y } : box;
}

/** A ring that is seen on any ground. */
export function Ring({ box: { x, y, w, h } }: { box: Box }) {
  const at = { x, y, width: w, height: h, rx: 9 };
  return (
    <g>
      <rect class="under" {...at} />
      <rect {...at} />
    </g>
  );
}

interface Drawn {
  rings: Box[];
  line: string;
  end: [number, number];
  say: string;
  tip: { left: number; top: number } | null;
}

const TIP = 300;

const GUTTER = 10;

const contains = (b: Box, x: number, y: number): boolean =>
  x > b.x && x < b.x + b.w && y > b.y && y < b.y + b.h;

/** Level with the number down the margin of the sheet, whose words it leaves
 * free, and across to the nearest thing: straight to its side, or along its foot
 * or its head if other pieces are in the way. */
function lineTo(sheet: Box, from: Box, to: Box): { line: string; end: [number, number] } {
  const x1 = sheet.x + 10;
  const y1 = from.y + from.h / 2;
  const right = Math.min(to.x + to.w, x1 - 24);
  const middle = [to.x + to.w / 2, to.y + to.h / 2] as const;
  const others = [...document.querySelectorAll<HTMLElement>(".board [data-at]")]
    .map(boxOf)
    .filter((b) => !contains(b, ...middle));
  const isFree = (y: number, from: number): boolean =>
    !others.some((b) => y > b.y && y < b.y + b.h && b.x + b.w > from && b.x < x1);
  const foot = to.y + to.h;
  if (!isFree(middle[1], right))
    for (const [edge, y] of [
      [foot, foot + GUTTER],
      [to.y, to.y - GUTTER],
    ] as const)
      if (isFree(y, middle[0]))
        return { line: `M${x1} ${y1}V${y}H${middle[0]}V${edge}`, end: [middle[0], edge] };
  return { line: `M${x1} ${y1}V${middle[1]}H${right}`, end: [right, middle[1]] };
}

/** What the number shown counts, on the board as it is turned. */
function thingsOf(count: Count): HTMLElement[] {
  const number = count.shown.peek();
  const at = number ? count.cause(number).at : [];
  return marked(at, ".board").filter((el) => el.checkVisibility());
}

/** From the first thing to the last, as far as there is room for both. */
function bring(things: HTMLElement[]): void {
  if (things.every(isSeen)) return;
  for (const el of [things.at(-1)!, things[0]!])
    el.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function draw(count: Count): Drawn | null {
  const number = count.shown.peek();
  if (!number) return null;
  const cause = count.cause(number);
  const rings = thingsOf(count).filter(isSeen).map(boxOf).map(aboveDock);
  const sheet = document.querySelector(".sheet");
  const from = sheet?.querySelector(`[data-number="${number.seat}-${number.source}-${number.i}"]`);
  const tells = count.pointed.peek() !== null && count.done.peek();
  const near = rings.reduce<Box | null>((a, b) => (a && a.x + a.w > b.x + b.w ? a : b), null);
  // Where there is nothing to point at, the number itself says why.
  const beside = near ?? (from && boxOf(from));
  const wide = innerWidth > 1000;
  const tip =
    tells && beside && cause.say
      ? {
          left: Math.max(8, Math.min(beside.x, innerWidth - TIP - 8)),
          top: beside.y > 110 ? beside.y - 12 : beside.y + beside.h + 70,
        }
      : null;
  return {
    rings,
    ...(near && sheet && from && wide
      ? lineTo(boxOf(sheet), boxOf(from), near)
      : { line: "", end: [0, 0] }),
    say: cause.say,
    tip,
  };
}

export function Rings({ count }: { count: Count }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { shown, at, done } = count;
  useLayoutEffect(() => {
    let frame = 0;
    const again = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setDrawn(draw(count)));
    };
    // After the board has turned to whose number it is.
    frame = requestAnimationFrame(() => {
      bring(thingsOf(count));
      setDrawn(draw(count));
    });
    addEventListener("resize", again);
    addEventListener("scroll", again, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", again);
      removeEventListener("scroll", again, true);
    };
  }, [shown.value, at.value, done.value]);
  if (!drawn || !shown.value) return null;
  return (
    <div class="rings" aria-hidden="true">
      <svg>
        {drawn.line && (
          <>
            <path class="under" d={drawn.line} />
            <path d={drawn.line} />
            <circle cx={drawn.end[0]} cy={drawn.end[1]} r="4.5" />
          </>
        )}
        {drawn.rings.map((r, i) => (
          <Ring key={i} box={r} />
        ))}
      </svg>
      {drawn.tip && (
        <p class="tip" style={`left:${drawn.tip.left}px;top:${drawn.tip.top}px`}>
          {drawn.say || t.score.nothing}
        </p>
      )}
    </div>
  );
}

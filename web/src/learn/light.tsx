// What is lit: a layer over the table that leaves the places of a step as they
// are and washes out the rest. The layer itself cannot be clicked.
import { useLayoutEffect, useState } from "preact/hooks";
import { windowOf } from "../ui/seen";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const ROOM = 6;
/** Between a frame and the edge of the window. */
const EDGE = 2;
const ROUND = 12;
const LOOK_MS = 120;
/** How long what is lit is brought back if the table scrolls it away by itself. */
const HOLD_MS = 1500;

/** When a key was pressed last, if keys are at work: then what is lit has the focus. */
let keyed: number | null = null;
addEventListener("keydown", () => (keyed = performance.now()), true);
addEventListener("pointerdown", () => (keyed = null), true);

/** Gives the focus to what is lit, unless a key has moved it on since then. */
function focus(el: Element, since: number): void {
  if (keyed === null || keyed > since || el === document.activeElement) return;
  if (el instanceof HTMLElement && !document.querySelector("dialog[open]"))
    el.focus({ preventScroll: true });
}

const isShown = (el: Element): boolean => el.getClientRects().length > 0;

/** Most of it can be seen, or it fills most of what there is to see. */
function isInView(el: Element): boolean {
  const [r, seen] = [el.getBoundingClientRect(), windowOf(el)];
  const most = (from: number, to: number, first: number, last: number): boolean =>
    2 * (Math.min(to, last) - Math.max(from, first)) > Math.min(to - from, last - first);
  return (
    most(r.left, r.right, seen.left, seen.right) && most(r.top, r.bottom, seen.top, seen.bottom)
  );
}

/** All of it can be seen, and not under what stays at the left edge; of what is
 * too large, as much as there is room for. */
function isWhole(el: Element): boolean {
  const [r, seen] = [el.getBoundingClientRect(), windowOf(el)];
  const left = r.left - (parseFloat(getComputedStyle(el).scrollMarginLeft) || 0);
  const fits = (from: number, to: number, first: number, last: number): boolean =>
    to - from > last - first
      ? from <= first + 1 && to >= last - 1
      : from >= first - 1 && to <= last + 1;
  return fits(left, r.right, seen.left, seen.right) && fits(r.top, r.bottom, seen.top, seen.bottom);
}

/** On a phone a part of the table may lie on another tab: which one. */
function tabOf(el: Element): HTMLElement | undefined {
  const app = document.querySelector<HTMLElement>(".app");
  if (!app) return undefined;
  const was = app.dataset["tab"];
  const tabs = [...document.querySelectorAll<HTMLElement>(".tabs [data-at]")].filter(isShown);
  const found = tabs.find((tab) => {
    app.dataset["tab"] = tab.dataset["at"]!.slice("tab-".length);
    return isShown(el);
  });
  app.dataset["tab"] = was ?? "";
  return found;
}

/** "a & b => c": what c selects, where there are an a and a b. */
function select(place: string): Element[] {
  const [whens, what] = place.includes(" => ") ? place.split(" => ") : ["", place];
  const conditions = whens ? whens.split(" & ") : [];
  return conditions.every((c) => document.querySelector(`.app ${c}`))
    ? [...document.querySelectorAll(`.app ${what}`)]
    : [];
}

/** The places of the last stage that is on the table: a card is picked up before
 * the places it may go to are there. */
function found(stages: string[][]): Element[] {
  for (const stage of [...stages].reverse()) {
    const all = stage.flatMap(select);
    if (all.length) return all;
  }
  return [];
}

/** A part with some room around it; of a button also what hangs over its edge,
 * as the number of a stack. */
function boxOf(el: Element): Box {
  const r = el.getBoundingClientRect();
  let [left, top] = [r.left - ROOM, r.top - ROOM];
  let [right, bottom] = [r.right + ROOM, r.bottom + ROOM];
  for (const part of el.matches("button") ? el.children : []) {
    if (!isShown(part) || part.matches(".vh")) continue;
    const p = part.getBoundingClientRect();
    [left, top] = [Math.min(left, p.left), Math.min(top, p.top)];
    [right, bottom] = [Math.max(right, p.right), Math.max(bottom, p.bottom)];
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** As much of it as lies in the window, so that its frame is whole. */
function inWindow({ x, y, w, h }: Box): Box {
  const [left, top] = [Math.max(EDGE, x), Math.max(EDGE, y)];
  const right = Math.min(innerWidth - EDGE, x + w);
  const bottom = Math.min(innerHeight - EDGE, y + h);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** It is lit as far as it is seen: what scrolls may cut it off, and the dock. */
function seenOf(el: Element): Box {
  const [whole, seen] = [inWindow(boxOf(el)), windowOf(el)];
  const x = Math.max(whole.x, seen.left - ROOM);
  const y = Math.max(whole.y, seen.top - ROOM);
  const w = Math.min(whole.x + whole.w, seen.right + ROOM) - x;
  const box = { x, y, w, h: Math.min(whole.y + whole.h, seen.bottom + ROOM) - y };
  const dock = document.querySelector(".app .dock");
  const top = dock?.getBoundingClientRect().top ?? innerHeight;
  const isCut = !dock?.contains(el) && box.y < top && box.y + box.h > top;
  return isCut ? { ...box, h: top - box.y } : box;
}

/** What a lesson says is as wide as the part it stands in, and reaches its edge
 * where nothing else is between. */
function saidIn(el: Element): Box {
  const said = el.getBoundingClientRect();
  const part = el.parentElement!.getBoundingClientRect();
  const top = said.top - part.top < 3 * ROOM ? part.top : said.top - ROOM;
  const bottom = part.bottom - said.bottom < 3 * ROOM ? part.bottom : said.bottom + ROOM;
  return { x: part.left, y: top, w: part.width, h: bottom - top };
}

/** What is washed out but for its holes, and what is lit; holes may overlap. */
interface Drawn {
  top: number;
  holes: Box[];
  rings: Box[];
}

/** Where all that is to be lit lies on another tab, that tab is. */
function draw(all: Element[]): Drawn {
  const tab = all[0] && !all.some(isShown) && tabOf(all[0]);
  const rings = (tab ? [tab] : all.filter(isShown)).filter(isInView).map(seenOf);
  const open = [...document.querySelectorAll(".coach, .coach-rail")].filter(isShown);
  const frieze = document.querySelector(".app > .frieze")?.getBoundingClientRect();
  const top = Math.max(0, frieze?.bottom ?? 0);
  const answers = [...document.querySelectorAll(".answer.beside, .stays-lit")].map(boxOf);
  return { top, holes: [...open.map(saidIn), ...answers, ...rings], rings };
}

const Part = ({ box: { x, y, w, h } }: { box: Box }) => (
  <rect x={x} y={y} width={Math.max(0, w)} height={Math.max(0, h)} rx={ROUND} />
);

interface LightProps {
  stages: string[][];
  of: string;
  asks: boolean;
  /** The tab of the place is turned to, and the learner looks for it there. */
  hides: boolean;
}

export function Light({ stages, of, asks, hides }: LightProps) {
  const [shown, setShown] = useState<Drawn>({ top: 0, holes: [], rings: [] });
  useLayoutEffect(() => {
    let seen = "";
    let last: Element | undefined;
    let since = performance.now();
    const look = (): void => {
      const there = found(stages);
      const first = there.find(isShown) ?? there[0];
      const isNew = first !== last;
      if (isNew) [last, since] = [first, performance.now()];
      const isHeld = performance.now() - since < HOLD_MS;
      if (first && !isShown(first)) {
        if (isHeld) tabOf(first)?.click();
      } else if (first && !hides) {
        focus(asks ? first : (document.querySelector('[data-key="step-next"]') ?? first), since);
        if (isNew || (isHeld && !isWhole(first)))
          first.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
      const next = draw(hides ? [] : there);
      const key = JSON.stringify(next);
      if (key === seen) return;
      seen = key;
      setShown(next);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener("resize", look);
    addEventListener("scroll", look, true);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
      removeEventListener("scroll", look, true);
    };
  }, [of]);
  if (!shown.rings.length) return null;
  return (
    <svg class="light" aria-hidden="true">
      <mask id="unlit">
        <rect y={shown.top} width="100%" height="100%" fill="#fff" />
        {shown.holes.map((box, i) => (
          <Part key={i} box={box} />
        ))}
      </mask>
      <rect class="wash" width="100%" height="100%" mask="url(#unlit)" />
      <g>
        {shown.rings.map((box, i) => (
          <Part key={i} box={box} />
        ))}
      </g>
    </svg>
  );
}

// What is lit: a layer over the table that leaves the places of a step as they
// are and washes out the rest. The layer itself cannot be clicked.
import { useLayoutEffect, useState } from "preact/hooks";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const ROOM = 6;
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

/** Its middle is on the screen. */
function isInView(el: Element): boolean {
  const r = el.getBoundingClientRect();
  const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

/** On a phone a part of the table may lie on another tab: that is turned to. */
function reveal(el: Element): void {
  const app = document.querySelector<HTMLElement>(".app");
  const tabs = [...document.querySelectorAll<HTMLElement>(".tabs [data-at]")].filter(isShown);
  const was = app?.dataset["tab"];
  if (!app || isShown(el)) return;
  for (const tab of tabs) {
    app.dataset["tab"] = tab.dataset["at"]!.slice("tab-".length);
    if (!isShown(el)) continue;
    app.dataset["tab"] = was ?? "";
    tab.click();
    return;
  }
  app.dataset["tab"] = was ?? "";
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

function boxOf(el: Element): Box {
  const r = el.getBoundingClientRect();
  return { x: r.left - ROOM, y: r.top - ROOM, w: r.width + 2 * ROOM, h: r.height + 2 * ROOM };
}

/** A part of the table whose end lies below the dock is lit as far as it is seen. */
function seenOf(el: Element): Box {
  const box = boxOf(el);
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

function draw(stages: string[][]): Drawn {
  const there = found(stages).filter(isShown);
  const seen = there.filter(isInView);
  const lit = seen.length ? seen : there;
  const rings = lit.map(seenOf);
  const open = [...document.querySelectorAll(".coach, .coach-rail")].filter(isShown);
  const top = document.querySelector(".app > .frieze")?.getBoundingClientRect().bottom ?? 0;
  const answers = [...document.querySelectorAll(".answer.beside")].map(boxOf);
  return { top, holes: [...open.map(saidIn), ...answers, ...rings], rings };
}

const Part = ({ box: { x, y, w, h } }: { box: Box }) => (
  <rect x={x} y={y} width={Math.max(0, w)} height={Math.max(0, h)} rx={ROUND} />
);

export function Light({ stages, of, asks }: { stages: string[][]; of: string; asks: boolean }) {
  const [shown, setShown] = useState<Drawn>({ top: 0, holes: [], rings: [] });
  useLayoutEffect(() => {
    let seen = "";
    let last: Element | undefined;
    let since = performance.now();
    const look = (): void => {
      const there = found(stages);
      const first = there.find(isShown) ?? there[0];
      if (first && !isShown(first)) reveal(first);
      else if (first) {
        const isNew = first !== last;
        if (isNew) [last, since] = [first, performance.now()];
        focus(asks ? first : (document.querySelector('[data-key="step-next"]') ?? first), since);
        if (isNew || (!isInView(first) && performance.now() - since < HOLD_MS))
          first.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
      const next = draw(stages);
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

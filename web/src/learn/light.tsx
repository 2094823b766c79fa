// What is lit: a light over the table that leaves the places of a step as they
// are and washes out the rest. Nothing of it can be clicked.
import { useLayoutEffect, useState } from "preact/hooks";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const ROOM = 6;
const LOOK_MS = 120;

/** Whether keys are at work: then what is lit has the focus. */
let keyed = false;
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);

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

const hole = ({ x, y, w, h }: Box): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** The light as two paths: what is washed out, and rings around what is lit. */
function draw(stages: string[][]): { wash: string; rings: Box[] } {
  const there = found(stages).filter(isShown);
  const seen = there.filter(isInView);
  const lit = seen.length ? seen : there;
  const open = [...document.querySelectorAll(".coach, .coach-rail")].filter(isShown);
  const top = document.querySelector(".app > .frieze")?.getBoundingClientRect().bottom ?? 0;
  const page = { x: 0, y: top, w: innerWidth, h: innerHeight - top };
  return {
    wash: lit.length ? hole(page) + [...open, ...lit].map((el) => hole(boxOf(el))).join("") : "",
    rings: lit.map(boxOf),
  };
}

export function Light({ stages, of, asks }: { stages: string[][]; of: string; asks: boolean }) {
  const [shown, setShown] = useState({ wash: "", rings: [] as Box[] });
  useLayoutEffect(() => {
    let seen = "";
    let last: Element | undefined;
    const look = (): void => {
      const first = found(stages)[0];
      if (first && !isShown(first)) reveal(first);
      else if (first && first !== last) {
        last = first;
        if (
          asks &&
          keyed &&
          first instanceof HTMLElement &&
          !document.querySelector("dialog[open]")
        )
          first.focus({ preventScroll: true });
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
  if (!shown.wash) return null;
  return (
    <svg class="light" aria-hidden="true">
      <path d={shown.wash} fill-rule="evenodd" />
      {shown.rings.map((b, i) => (
        <rect key={i} x={b.x} y={b.y} width={b.w} height={b.h} rx="12" />
      ))}
    </svg>
  );
}

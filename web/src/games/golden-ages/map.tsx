// The map: every square is a button over the picture of the world, with its
// symbols and pieces. Squares where something may be done are lit; the others
// say why not.
import { useRef } from "preact/hooks";
import { Beyond } from "../../table/beyond";
import { words } from "./strings";
import { moveFocus } from "../../ui/keys";
import { useBeforePaint } from "../../ui/paint";
import { Icon } from "../../ui/parts";
import { named } from "../../ui/tip";
import { plotPath, SIZE, World } from "./land";
import { Capital, Cubes, Pawn, pictogram, Symbol, together } from "./pieces";
import { isSquare, placeOf, type GoldenState } from "./state";
import type { Square } from "./view";

const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function Pieces({ square, golden }: { square: Square; golden: (seat: number) => boolean }) {
  const pawns = together(square.colonists);
  const city = square.city;
  return (
    <>
      {square.capital !== null && <Capital seat={square.capital} golden={golden(square.capital)} />}
      {(city !== null || pawns.length > 0) && (
        <span
          class={`pcs${square.capital !== null ? " onc" : ""}${pawns.length + (city === null ? 0 : 1) > 2 ? " many" : ""}`}
        >
          {city !== null && <Cubes seat={city} n={square.cubes} at={`city-${square.at}`} />}
          {pawns.map((p) => (
            <Pawn key={`${p.seat}${p.standing}`} {...p} at={square.at} />
          ))}
        </span>
      )}
    </>
  );
}

interface SquareProps {
  ui: GoldenState;
  square: Square;
  stop: boolean;
  fresh: boolean;
  ghost: string[] | null;
}

function Place({ ui, square, stop, fresh, ghost }: SquareProps) {
  const { model } = ui;
  const view = ui.view.value;
  const here = ui.lit.value.get(square.at) ?? [];
  const hint = ui.hinted.value;
  const preview = here[0] && ui.seen.value.get(here[0].text);
  const gain = preview ? ui.gain(preview).gold : [0, 0];
  const gold = gain[1]! - gain[0]!;
  // Of the square in question the dock asks; the others say what they are.
  const isAsked = view.phase === "city" && view.at === square.at;
  const symbols = ghost ?? (square.capital === null ? square.symbols : []);
  const classes = [
    "sq",
    square.tile ? "" : "sea",
    here.length && "lit",
    ui.square.value === square.at && here.length && "hover",
    ui.asking.value?.some((a) => here.includes(a)) && "armed",
    (view.worker === square.at || view.at === square.at) && "from",
    ui.refused(square.at) && "refused",
    fresh && "fresh",
    (here.some((a) => a.text === hint) || (!ui.placing.value && hint?.endsWith(` ${square.at}`))) &&
      "hinted",
    ghost && "ghosted",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      class={classes}
      data-square={square.at}
      data-at={`sq-${square.at}`}
      tabIndex={stop ? 0 : -1}
      aria-disabled={here.length === 0}
      data-lens={isAsked ? null : words.square(square, [], "", model)}
    >
      <span class="vh">
        {words.square(
          square,
          here.map((a) => model.say(a)),
          gold ? words.gold(gold) : "",
          model,
        )}
      </span>
      <span class="in" aria-hidden="true">
        {gold !== 0 && <span class="pay">{words.signed(gold)}</span>}
        {symbols.length > 0 && (
          <span class="syms">
            {symbols.map((s, i) => (
              <Symbol key={i} name={s} />
            ))}
          </span>
        )}
        <Pieces square={square} golden={(seat) => view.seats[seat]!.golden} />
        {here[0]?.kind === "tile" && !symbols.length && (
          <span class="lay">
            <Icon name={pictogram("tile")} />
          </span>
        )}
      </span>
    </button>
  );
}

/** Where the others were since one's last action. */
function freshSquares(ui: GoldenState): Set<string> {
  const since = ui.model.past.value ? [] : ui.model.sinceMyTurn();
  const kinds = new Set(["move", "to", "capital", "rocket"]);
  return new Set(
    since.filter((e) => kinds.has(e.kind) && typeof e.a === "string").map((e) => e.a as string),
  );
}

function squareOf(el: EventTarget | null): string | null {
  return (el as HTMLElement | null)?.closest<HTMLElement>(".sq")?.dataset["square"] ?? null;
}

/** With Ctrl every square is reached, and the world is round. */
function goRound(e: KeyboardEvent, all: HTMLElement[]): boolean {
  const [row, column] = placeOf(squareOf(e.target) ?? "");
  const [from, to] = e.key === "ArrowLeft" ? [0, 9] : e.key === "ArrowRight" ? [9, 0] : [];
  if (!e.ctrlKey || from === undefined || column !== from) return false;
  e.preventDefault();
  all.find((el) => el.dataset["square"] === `${row},${to}`)?.focus();
  return true;
}

/** Where the moment that is shown came about: the squares whoever acted last
 * named last; founding a city, say, names none. */
function lastAt(ui: GoldenState): string[] {
  const { model } = ui;
  const done = model.log.value
    .slice(0, model.shown.value!.ply)
    .filter((e) => e.actor !== "chance")
    .reverse();
  const others = done.findIndex((e) => e.actor !== done[0]!.actor);
  const turn = others < 0 ? done : done.slice(0, others);
  return (
    turn.map(({ a, b, c }) => [a, b, c].filter(isSquare)).find((squares) => squares.length) ?? []
  );
}

/** Which squares should be seen: the one a finger asked for, else what is lit
 * and, where there is room, what the others did; in others' turns what
 * happens. Nothing is asked for where nothing happened on the map. */
function wanted(ui: GoldenState, scroll: HTMLElement, near: string | null): HTMLElement[] {
  const squares = [...scroll.querySelectorAll<HTMLElement>(".sq")];
  const named = (names: string[]): HTMLElement[] =>
    squares.filter((el) => names.includes(el.dataset["square"]!));
  if (near) return named([near]);
  const happened = named(lastAt(ui));
  if (!ui.model.canAct.value) return happened;
  const lit = squares.filter((el) => el.matches(".lit"));
  const first = lit.length ? lit : squares.filter((el) => el.matches(".from, :has(.cap)"));
  const both = [...first, ...happened, ...squares.filter((el) => el.matches(".fresh"))];
  const xs = both.map((el) => el.offsetLeft);
  return Math.max(...xs) - Math.min(...xs) < scroll.clientWidth - (squares[0]?.offsetWidth ?? 0)
    ? both
    : first;
}

/** What stays free between a square in view and the edge; the numbers of the
 * rows stand at the left one. */
const MARGIN = [18, 6] as const;

/** On a narrow screen what matters comes into view with the drawing itself:
 * nothing may move below a finger that is on its way. The map moves no further
 * than it must, and where it is too wide to show all of that, it is drawn smaller
 * at the same height. */
function useInView(
  ui: GoldenState,
  box: { current: HTMLDivElement | null },
  near: { current: string | null },
): void {
  const ply = ui.model.shown.value!.ply;
  useBeforePaint(() => {
    const scroll = box.current;
    if (!scroll) return;
    const map = scroll.parentElement!;
    map.classList.remove("fitted");
    if (scroll.scrollWidth <= scroll.clientWidth + 4) return;
    const at = wanted(ui, scroll, near.current);
    near.current = null;
    if (!at.length) return;
    const rects = at.map((el) => el.getBoundingClientRect());
    const frame = scroll.getBoundingClientRect();
    const left = Math.min(...rects.map((r) => r.left)) - MARGIN[0] - frame.left;
    const right = Math.max(...rects.map((r) => r.right)) + MARGIN[1] - frame.right;
    const isTooWide = right > left;
    if (isTooWide && at.some((el) => el.matches(".lit"))) map.classList.add("fitted");
    else
      scroll.scrollBy({
        left: isTooWide ? (left + right) / 2 : Math.min(0, left) + Math.max(0, right),
        behavior: "instant",
      });
  }, [ply, ui.group.value, ui.whole.value]);
}

/** The tile laid last, seen only as the copy of it that flies there. */
function Laid({ ui }: { ui: GoldenState }) {
  const { tile, squares } = ui.view.value;
  const plots = squares.filter((s) => tile && s.tile === tile);
  if (!plots.length) return null;
  const rows = plots.map((s) => placeOf(s.at)[0]);
  const columns = plots.map((s) => placeOf(s.at)[1]);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  return (
    <svg
      class="laid"
      data-at={`tile-${tile}`}
      style={`--top:${top};--left:${left};--height:${height};--width:${width}`}
      viewBox={`${left * SIZE} ${top * SIZE} ${width * SIZE} ${height * SIZE}`}
      aria-hidden="true"
    >
      <path class="ga-coast" d={plots.map((s) => plotPath(s.at, s.land)).join("")} />
      <path class="ga-ground" d={plots.map((s) => plotPath(s.at, s.land)).join("")} />
    </svg>
  );
}

/** Letters and numbers at the edges: places are called by them. The numbers
 * stay where a narrow screen scrolls. */
function Edges() {
  return (
    <>
      <div class="edge rows" aria-hidden="true">
        {ROWS.map((row) => (
          <b key={row}>{words.row(row)}</b>
        ))}
      </div>
      <div class="edge columns" aria-hidden="true">
        {COLUMNS.map((column) => (
          <b key={column}>{words.column(column)}</b>
        ))}
      </div>
    </>
  );
}

export function WorldMap({ ui }: { ui: GoldenState }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useRef<string | null>(null);
  const view = ui.view.value;
  const fresh = freshSquares(ui);
  const ghost = ui.ghost.value;
  const stop =
    (ui.square.value ?? ui.lit.value.keys().next().value) ||
    view.seats[ui.own.value]?.capital ||
    "2,4";
  useInView(ui, box, near);
  return (
    <section
      class="map"
      aria-label={words.map}
      onPointerOver={(e) => e.pointerType === "mouse" && ui.point(squareOf(e.target))}
      onPointerLeave={() => ui.point(null)}
      onFocusIn={(e) => !ui.touch && ui.point(squareOf(e.target))}
      onClick={(e) => {
        const at = squareOf(e.target);
        if (!at) return;
        if (!ui.whole.value || !ui.touch) return ui.pickSquare(at);
        near.current = at;
        ui.whole.value = false;
      }}
      onKeyDown={(e) => {
        const all = [...box.current!.querySelectorAll<HTMLElement>(".sq")];
        const lit = all.filter((el) => el.classList.contains("lit"));
        if (!goRound(e, all)) moveFocus(e, e.ctrlKey || !lit.length ? all : lit, e.ctrlKey);
      }}
    >
      <button
        type="button"
        class="fit"
        {...named(words.whole, words.wholeTitle)}
        aria-pressed={ui.whole.value}
        onClick={() => (ui.whole.value = !ui.whole.value)}
      >
        <Icon name={pictogram("whole")} />
      </button>
      <div class="scroll" ref={box}>
        <div class="world">
          <World plots={view.squares} />
          <Edges />
          <Laid ui={ui} />
          {ghost.length > 0 && (
            <svg
              class="mapart ghost-tile"
              viewBox="-28 0 1056 600"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path class="ga-coast" d={ghost.map((q) => plotPath(q.at, q.land)).join("")} />
              <path class="ga-ground" d={ghost.map((q) => plotPath(q.at, q.land)).join("")} />
            </svg>
          )}
          <div class="grid" role="group" aria-label={words.squares}>
            {view.squares.map((square) => (
              <Place
                key={square.at}
                ui={ui}
                square={square}
                stop={square.at === stop}
                fresh={fresh.has(square.at)}
                ghost={ghost.find((q) => q.at === square.at)?.symbols ?? null}
              />
            ))}
          </div>
        </div>
      </div>
      <Beyond model={ui.model} box={box} />
    </section>
  );
}

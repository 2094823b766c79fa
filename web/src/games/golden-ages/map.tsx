// The map: every square a button over the picture of the world, with its
// symbols and pieces. What may be done there is lit; the rest answers why.
import { useRef } from "preact/hooks";
import { t } from "../../strings";
import { moveFocus } from "../../ui/keys";
import { useBeforePaint } from "../../ui/paint";
import { Icon } from "../../ui/parts";
import { plotPath, World } from "./land";
import { Capital, Cubes, Pawn, pictogram, Symbol, together } from "./pieces";
import type { GoldenState } from "./state";
import type { Square } from "./view";

function Pieces({ square, golden }: { square: Square; golden: (seat: number) => boolean }) {
  const pawns = together(square.colonists);
  const city = square.city;
  return (
    <>
      {square.capital !== null && <Capital seat={square.capital} golden={golden(square.capital)} />}
      {(city !== null || pawns.length > 0) && (
        <span class={`pcs${square.capital !== null ? " onc" : ""}${pawns.length + (city === null ? 0 : 1) > 2 ? " many" : ""}`}>
          {city !== null && <Cubes seat={city} n={square.cubes} />}
          {pawns.map((p) => <Pawn key={`${p.seat}${p.standing}`} {...p} at={square.at} />)}
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
  const preview = here[0] && ui.seen.value.get(here[0].text);
  const gold = preview ? ui.gain(preview).gold : 0;
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
    here.some((a) => a.text === ui.hinted.value) && "hinted",
    ghost && "ghosted",
  ].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      class={classes}
      data-square={square.at}
      data-at={`sq-${square.at}`}
      tabIndex={stop ? 0 : -1}
      aria-disabled={here.length === 0}
    >
      <span class="vh">{t.golden.square(square, (s) => model.name(s), here.map((a) => a.say), gold ? t.golden.gold(gold) : "")}</span>
      <span class="in" aria-hidden="true">
        {gold !== 0 && <span class="pay">{t.golden.signed(gold)}</span>}
        {symbols.length > 0 && <span class="syms">{symbols.map((s, i) => <Symbol key={i} name={s} />)}</span>}
        <Pieces square={square} golden={(seat) => view.seats[seat]!.golden} />
        {here[0]?.kind === "tile" && !symbols.length && <span class="lay"><Icon name={pictogram("tile")} /></span>}
      </span>
    </button>
  );
}

/** Where the others were since one's last action. */
function freshSquares(ui: GoldenState): Set<string> {
  const since = ui.model.past.value ? [] : ui.model.sinceMyTurn();
  const kinds = new Set(["move", "to", "capital", "rocket"]);
  return new Set(since.filter((e) => kinds.has(e.kind) && typeof e.a === "string").map((e) => e.a as string));
}

function squareOf(el: EventTarget | null): string | null {
  return (el as HTMLElement | null)?.closest<HTMLElement>(".sq")?.dataset["square"] ?? null;
}

/** On a narrow screen what is lit comes into view with the drawing itself:
 * nothing may move below a finger that is on its way. */
function useInView(ui: GoldenState, box: { current: HTMLDivElement | null }): void {
  const ply = ui.model.shown.value!.ply;
  useBeforePaint(() => {
    const scroll = box.current;
    if (!scroll || scroll.scrollWidth <= scroll.clientWidth + 4) return;
    const lit = [...scroll.querySelectorAll<HTMLElement>(".sq.lit")];
    const at = lit.length ? lit : [...scroll.querySelectorAll<HTMLElement>(".sq.from, .sq:has(.cap)")];
    if (!at.length) return;
    const xs = at.map((el) => el.offsetLeft + el.offsetWidth / 2);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    scroll.scrollTo({ left: middle - scroll.clientWidth / 2 + 14, behavior: "instant" });
  }, [ply, ui.group.value]);
}

export function WorldMap({ ui }: { ui: GoldenState }) {
  const box = useRef<HTMLDivElement>(null);
  const view = ui.view.value;
  const fresh = freshSquares(ui);
  const ghost = ui.ghost.value;
  const stop = (ui.square.value ?? ui.lit.value.keys().next().value) || view.seats[ui.own.value]?.capital || "2,4";
  useInView(ui, box);
  return (
    <section
      class="map"
      aria-label={t.golden.map}
      onPointerOver={(e) => e.pointerType === "mouse" && ui.point(squareOf(e.target))}
      onPointerLeave={() => ui.point(null)}
      onFocusIn={(e) => !ui.touch && ui.point(squareOf(e.target))}
      onClick={(e) => {
        const at = squareOf(e.target);
        if (at) ui.pickSquare(at);
      }}
      onKeyDown={(e) => {
        const all = [...box.current!.querySelectorAll<HTMLElement>(".sq")];
        const lit = all.filter((el) => el.classList.contains("lit"));
        moveFocus(e, e.ctrlKey || !lit.length ? all : lit);
      }}
    >
      <div class="scroll" ref={box}>
        <div class="world">
          <World plots={view.squares} />
          {ghost.length > 0 && (
            <svg class="mapart ghost-tile" viewBox="-28 0 1056 600" preserveAspectRatio="none" aria-hidden="true">
              <path class="ga-coast" d={ghost.map((q) => plotPath(q.at, q.land)).join("")} />
              <path class="ga-ground" d={ghost.map((q) => plotPath(q.at, q.land)).join("")} />
            </svg>
          )}
          <div class="grid" role="group" aria-label={t.golden.squares}>
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
    </section>
  );
}

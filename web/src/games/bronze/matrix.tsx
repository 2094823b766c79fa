// A seat's technology matrix, large: the cards by columns, which card woke
// which, and while a card is picked up, the places where it may go and what
// each would wake.
import { useRef } from "preact/hooks";
import { words } from "./strings";
import { moveFocus } from "../../ui/keys";
import { useBeforePaint } from "../../ui/paint";
import { Avatar, Icon, type IconName, KeyCap } from "../../ui/parts";
import { explained } from "../../ui/tip";
import { shownKey } from "../../shortcuts";
import { MatrixCard } from "./cards";
import { isMoved, type BronzeState } from "./state";

const ROWS_LEAST = 3;
/** With more rows than these, a place is as high as two of them. */
const ROWS_FEW = 4;
const COLUMNS = 4;

/** Where the cards of a matrix are drawn: with room for a new outer column
 * left and right while there can be one. A card is as wide in any of them. */
function layout(
  columns: { cards: unknown[] }[],
  picked: boolean,
): { widths: string; shift: number; rows: number } {
  const n = columns.length;
  const outer = COLUMNS - n === 1 ? 0.5 : 1;
  const deepest = Math.max(0, ...columns.map((c) => c.cards.length));
  const widths =
    n < COLUMNS
      ? [outer, ...Array<number>(COLUMNS - 2 * outer).fill(1), outer]
      : Array<number>(COLUMNS).fill(1);
  return {
    widths: widths.map((w) => `minmax(0, ${w}fr)`).join(" "),
    shift: n < COLUMNS ? 1 : 0,
    rows: Math.max(ROWS_LEAST, deepest + (picked ? 1 : 0)),
  };
}

/** From which side the new card woke this one, if it did. */
function wokenFrom(c: number, r: number, from: { c: number; r: number } | null): string {
  if (!from) return "";
  if (c === from.c && r === from.r) return "";
  if (c === from.c) return r === from.r - 1 ? "fromB" : "";
  if (r !== from.r) return "";
  return c === from.c - 1 ? "fromR" : c === from.c + 1 ? "fromL" : "";
}

interface PlaceProps {
  ui: BronzeState;
  column: string;
  style: string;
  /** In half a column, which on a phone has no room for words. */
  slim: boolean;
}

function Place({ ui, column, style, slim }: PlaceProps) {
  const preview = ui.previewOf(column);
  const stack = ui.stack.value!;
  const text = `take ${stack} ${ui.side.value} ${column}`;
  const wakes = preview?.wakes.map((w) => ui.title(w.tech)) ?? [];
  return (
    <button
      type="button"
      class={`place${slim ? " slim" : ""}${ui.hinted.value === text ? " hinted" : ""}`}
      style={style}
      data-column={column}
      onClick={() => ui.take(column)}
      onPointerEnter={(e) => isMoved(e) && ui.pointColumn(column)}
      onPointerLeave={(e) => isMoved(e) && ui.pointColumn(null)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && ui.pointColumn(column)}
      onBlur={() => ui.pointColumn(null)}
    >
      <span class="vh">
        {words.place(column, ui.face(ui.side.value) ?? "none", wakes, preview?.spots ?? 0)}
      </span>
      <b aria-hidden="true">{words.wakes(wakes.length)}</b>
      <small aria-hidden="true">{words.fit(preview?.spots ?? 0)}</small>
      <span class="few" aria-hidden="true">
        <b>
          <Icon name="first" /> {wakes.length}
        </b>
        <small>
          <Icon name="person" /> {preview?.spots ?? 0}
        </small>
      </span>
    </button>
  );
}

/** The card in hand: which side of it to play. */
function InHand({ ui }: { ui: BronzeState }) {
  return (
    <div class="in-hand" role="group" aria-label={words.side}>
      {(["up", "down"] as const).map((side) => {
        const tech = ui.face(side);
        return (
          tech && (
            <button
              key={side}
              type="button"
              class={`pill x-${tech}${ui.side.value === side ? " on" : ""}`}
              aria-pressed={ui.side.value === side}
              onClick={() => (ui.side.value = side)}
              {...explained(ui.sideLine(side, tech))}
            >
              <Icon name={tech as IconName} />
              {ui.title(tech)}
            </button>
          )
        );
      })}
      {shownKey("bronze.flip") !== null && (
        <span class="flip" aria-hidden="true">
          {words.flip} <KeyCap of="bronze.flip" />
        </span>
      )}
    </div>
  );
}

/** Whose cards lie here while points are counted. */
function Whose({ ui }: { ui: BronzeState }) {
  return (
    <div class="whose" role="group" aria-label={words.whose}>
      {ui.view.value.seats.map((_, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={ui.seat.value === seat}
          onClick={() => (ui.looking.value = seat)}
        >
          <Avatar seat={seat} />
          {ui.model.name(seat)}
        </button>
      ))}
    </div>
  );
}

/** Where a next card could lie: below each column, and in a new one. */
function emptySlots(columns: { cards: unknown[] }[], shift: number): [number, number][] {
  const below = columns.map((c, i): [number, number] => [c.cards.length + 1, i + shift + 1]);
  const first: [number, number][] =
    columns.length && columns.length < COLUMNS ? [[1, columns.length + shift + 1]] : [];
  return [...below, ...first];
}

export function Matrix({ ui }: { ui: BronzeState }) {
  const box = useRef<HTMLDivElement>(null);
  const view = ui.view.value;
  const seat = ui.seat.value;
  const mine = seat === ui.own.value;
  const columns = view.seats[seat]!.columns;
  const picked = mine ? ui.stack.value : null;
  const { widths, shift, rows } = layout(columns, picked !== null);
  const places =
    picked === null
      ? []
      : ui.takes.value
          .filter((a) => a.a === picked && a.b === ui.side.value)
          .map((a) => String(a.c));
  const pointed = picked !== null && ui.column.value ? ui.previewOf(ui.column.value) : undefined;
  // A new column at the left moves the others in the preview's counting.
  const off = ui.column.value === "left" ? 1 : 0;
  const wakes = new Set(pointed?.wakes.map((w) => `${w.column - off}-${w.row}`));

  let fresh: { c: number; r: number } | null = null;
  columns.forEach((col, c) => col.cards.forEach((card, r) => card.new && (fresh = { c, r })));

  const where = (column: string): { col: number; row: number } => {
    if (column === "left") return { col: shift, row: 1 };
    if (column === "right") return { col: columns.length + shift + 1, row: 1 };
    const c = Number(column) - 1;
    return { col: c + shift + 1, row: columns[c]!.cards.length + 1 };
  };

  useBeforePaint(() => {
    if (picked !== null)
      box.current?.querySelector<HTMLElement>(".place")?.focus({ preventScroll: true });
  }, [picked]);

  // In a column too long for the panel, one wants to see the newest card, or the
  // places for the next.
  useBeforePaint(() => {
    if (!box.current) return;
    const ends = [...box.current.querySelectorAll(".tc.new, .place")].map(
      (el) => el.getBoundingClientRect().bottom,
    );
    const below = Math.max(...ends) - box.current.getBoundingClientRect().bottom;
    if (below > 0) box.current.scrollTop += below + 12;
  }, [view, picked]);

  return (
    <section
      class={`panel matrix${picked !== null ? " asks" : ""}${mine ? "" : " theirs"}`}
      aria-label={words.matrixOf(ui.model, seat)}
      data-seat={seat}
    >
      <h2>
        {words.matrixOf(ui.model, seat)}
        {ui.looking.value !== null && !ui.model.counting.value && (
          <button
            type="button"
            class="btn text back-to-mine"
            onClick={() => (ui.looking.value = null)}
          >
            {words.backToMine}
          </button>
        )}
      </h2>
      {ui.model.counting.value && <Whose ui={ui} />}
      {picked !== null && <InHand ui={ui} />}
      <div
        class="grid"
        role="group"
        aria-label={words.matrixCards}
        tabIndex={0}
        ref={box}
        style={`grid-template-columns:${widths};--rows:${rows}`}
        onKeyDown={(e) => moveFocus(e, [...box.current!.querySelectorAll<HTMLElement>(".place")])}
      >
        {columns.map((col, c) =>
          col.cards.map((card, r) => {
            const would = wakes.has(`${c + 1}-${r + 1}`);
            const state = card.new
              ? "new"
              : card.woken
                ? `woke ${wokenFrom(c, r, fresh)}`
                : would
                  ? "would"
                  : "asleep";
            return (
              <MatrixCard
                key={`${c}-${r}`}
                tech={ui.techs.get(card.tech)!}
                class={state}
                style={`grid-area:${r + 1}/${c + shift + 1}`}
                at={`card-${seat}-${c + 1}-${r + 1}`}
                said={ui.techLine(card.tech)}
                any={words.anyTerrain}
              >
                {card.used ? (
                  <span class="tag d">
                    <Icon name="check" /> {words.settled}
                  </span>
                ) : card.new ? (
                  <span class="tag n">{words.new}</span>
                ) : card.woken || would ? (
                  <span class="tag">{would ? words.wouldWake : words.awake}</span>
                ) : null}
              </MatrixCard>
            );
          }),
        )}
        {places.map((column) => {
          const { col, row } = where(column);
          // A new column may be narrow, and nothing lies below its place.
          const high = row === 1 ? ROWS_LEAST : rows > ROWS_FEW && row < rows ? 2 : 1;
          const style = `grid-area:${row}/${col}/span ${high}`;
          const slim = columns.length === COLUMNS - 1 && (column === "left" || column === "right");
          return <Place key={column} ui={ui} column={column} style={style} slim={slim} />;
        })}
        {picked === null &&
          mine &&
          emptySlots(columns, shift)
            .filter(([row]) => row <= rows)
            .map(([row, col]) => (
              <i key={`slot-${col}`} class="empty-slot" style={`grid-area:${row}/${col}`} />
            ))}
        {picked === null && columns.length === 0 && <p class="quiet none">{words.noCards}</p>}
      </div>
    </section>
  );
}

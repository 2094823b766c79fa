// The chance of winning from the first moment to the last, a line for each
// seat. It is also a way to go to a moment, and can be read as a table.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../strings";
import { list, texts } from "../texts";
import { seatLetter } from "../ui/parts";
import type { ReplayModel } from "../table/replay-model";
import { listOf, percent, type Report, type Turning } from "./report";
import { r } from "./words";

const WIDE = 400;
const HIGH = 150;
/** On a phone it lies above the table, without lanes. */
const LOW = 86;
const LEFT = 34;
const TOP = 22;
const DASH = ["", "6 3", "2 3", "7 3 2 3"];
/** The lanes below: where luck is 0, where decisions begin, and the axis. */
const LUCK = TOP + HIGH + 22;
const OWN = LUCK + 20;
const AXIS = OWN + 30;
const BARS = 36;
/** Pixels of a lane for each hundredth, and at most. */
const STEP = 1;
const TALL = 14;
const APART = 14;

interface Props {
  model: ReplayModel;
  report: Report;
  /** Whose review it is. */
  you: number;
  /** With all cards known. */
  open: boolean;
  at: number;
  go: (ply: number) => void;
  low?: boolean;
}

function chancesAt(report: Report, k: number, open: boolean): number[] {
  const m = report.moments[k]!;
  return (open ? null : m.known) ?? m.chances;
}

/** The round that a moment is in, counted as the game does: 0 is the set-up. */
const roundAt = (report: Report, ply: number): number =>
  report.moments.filter((m) => m.ply <= ply).at(-1)?.round ?? 0;

/** The same in the game's own words: "Round 3", "Era II". */
export const roundName = (report: Report, ply: number): string | null => {
  const round = roundAt(report, ply);
  return round ? texts.value.say("", { key: `${report.game}-round`, args: { round } }) : null;
};

function AsTable({ model, report, open }: Props) {
  const rows = report.moments
    .map((m, k) => ({ m, k }))
    .filter(({ m, k }) => !k || m.round !== report.moments[k - 1]!.round);
  return (
    <div class="rv-table" tabIndex={0} role="group" aria-label={r.graph}>
      <table>
        <thead>
          <tr>
            <th scope="col">{r.moment}</th>
            {report.seats.map((s) => (
              <th key={s.seat} scope="col">
                {model.name(s.seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ m, k }) => (
            <tr key={k}>
              <th scope="row">{roundName(report, m.ply) ?? t.table.beginning}</th>
              {chancesAt(report, k, open).map((c, seat) => (
                <td key={seat}>{r.chance(percent(c))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A seat's shape, its middle at x and y. */
function Mark({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  const letter = seatLetter(seat);
  return (
    <svg
      class={`s-${letter}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="-3 -3 38 38"
      overflow="visible"
    >
      <use class="b" href={`#sh-${letter}`} />
    </svg>
  );
}

/** Sums over stretches of the game: luck, and what own choices gave up. */
function lanesOf(report: Report, you: number): { luck: number[]; own: number[] } {
  const n = report.moments.length;
  const bar = (k: number): number => Math.min(BARS - 1, Math.floor((k / n) * BARS));
  const luck = Array<number>(BARS).fill(0);
  const own = Array<number>(BARS).fill(0);
  report.moments.forEach((m, k) => {
    if (m.actor === "chance") luck[bar(k)]! += m.gains[you] ?? 0;
  });
  for (const c of report.choices) if (c.seat === you && c.loss) own[bar(c.moment)]! += c.loss.mean;
  return { luck, own: own.map((x) => Math.max(0, x)) };
}

/** Heights of labels, pushed apart where they would touch. */
function spaced(wanted: number[], high: number): number[] {
  const order = wanted.map((_, k) => k).sort((a, b) => wanted[a]! - wanted[b]!);
  const out = [...wanted];
  order.forEach((k, i) => {
    if (i) out[k] = Math.max(out[k]!, out[order[i - 1]!]! + APART);
  });
  const over = out[order.at(-1)!]! - (TOP + high);
  if (over > 0)
    [...order].reverse().forEach((k, i, all) => {
      const most = i ? out[all[i - 1]!]! - APART : TOP + high;
      out[k] = Math.min(out[k]!, most);
    });
  return out;
}

const short = (name: string): string => {
  const letters = [...name];
  return letters.length > 10 ? `${letters.slice(0, 9).join("")}…` : name;
};

function Lanes({ report, you, right }: { report: Report; you: number; right: number }) {
  const { luck, own } = lanesOf(report, you);
  const wide = (right - LEFT) / BARS;
  const tall = (x: number): number => Math.min(TALL, Math.abs(100 * x) * STEP);
  const bars = (lane: string, values: number[], top: (x: number) => number) =>
    values.map(
      (x, k) =>
        Math.abs(x) >= 0.005 && (
          <rect
            key={lane + k}
            class={lane}
            x={LEFT + k * wide + 1}
            y={top(x)}
            width={wide - 2}
            height={tall(x)}
          />
        ),
    );
  return (
    <g class="lanes">
      <defs>
        <pattern id="rv-hatch" width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M-1 1l2 -2M0 4l4 -4M3 5l2 -2" />
        </pattern>
      </defs>
      <path class="grid" d={`M${LEFT} ${LUCK}H${right}M${LEFT} ${OWN}H${right}`} />
      {bars("luck", luck, (x) => (x > 0 ? LUCK - tall(x) : LUCK))}
      {bars("own", own, () => OWN)}
    </g>
  );
}

/** Where a round begins: each of them, else every second and so on, as there is
 * room for. */
function roundsAlong({ report }: Props, x: (k: number) => number) {
  const all: { n: number; at: number }[] = [];
  report.moments.forEach((m, k) => {
    if (m.round && m.round !== all.at(-1)?.n) all.push({ n: m.round, at: x(k) });
  });
  const each = (step: number) => all.filter((_, k) => k % step === 0);
  const fits = (step: number): boolean =>
    each(step).every((r, k, some) => !k || r.at - some[k - 1]!.at >= APART);
  let step = 1;
  while (!fits(step)) step++;
  return each(step);
}

/** Numbers stand over the line, beside each other where they would touch. */
function placeNumbers(listed: Turning[], x: (k: number) => number, y: (k: number) => number) {
  const out: { x: number; y: number }[] = [];
  for (const { moment } of listed) {
    const at = { x: x(moment), y: y(moment) - 16 };
    if (at.y < 10) at.y = y(moment) + 16;
    const by = at.y < 50 ? 19 : -19;
    while (out.some((o) => Math.hypot(o.x - at.x, o.y - at.y) < 18)) at.y += by;
    out.push(at);
  }
  return out;
}

/** The drawing alone. */
export function Lines(props: Props) {
  const { model, report, you, open, at, go, low = false } = props;
  const high = low ? LOW : HIGH;
  const axis = low ? TOP + LOW + 16 : AXIS;
  const n = report.moments.length;
  const right = WIDE - (report.seats.length === 2 ? 68 : 76);
  const x = (k: number): number => LEFT + ((right - LEFT) * k) / Math.max(1, n - 1);
  const y = (c: number): number => TOP + high * (1 - c);
  const now = report.moments.filter((m) => m.ply <= at).length - 1;
  const first = chancesAt(report, 0, open);
  const end = chancesAt(report, n - 1, open);
  const label = r.graphLabel(
    list(first.map((c, p) => r.corner(model.name(p), percent(c), percent(end[p]!)))),
  );
  // With two seats one line says it all: the other is its mirror.
  const lines = report.seats.length === 2 ? [you] : report.seats.map((s) => s.seat).reverse();
  const pick = (e: MouseEvent): void => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    const share = ((e.clientX - box.left) / box.width) * WIDE;
    const k = Math.round(((share - LEFT) / (right - LEFT)) * (n - 1));
    go(report.moments[Math.max(0, Math.min(n - 1, k))]!.ply);
  };
  // A finger that scrolls the page goes nowhere in the game: it taps, or draws along.
  const down = useRef({ x: 0, y: 0 });
  const isAlong = (e: PointerEvent): boolean => {
    const by = Math.abs(e.clientX - down.current.x);
    return by > 8 && by > 2 * Math.abs(e.clientY - down.current.y);
  };
  const heights = spaced(
    lines.map((p) => y(end[p]!)),
    high,
  );
  const listed = listOf(report, you);
  const numbers = placeNumbers(listed, x, (k) => y(chancesAt(report, k, open)[you]!));
  const step = Math.max(1, Math.round(n / 6));
  const games = report.curve === "games";
  const round = roundName(report, at);
  // A low graph has no room above the line: there the round stands on the axis.
  const level = low ? axis - 12 : 0;
  const middle = Math.max(27, Math.min(x(Math.max(0, now)), WIDE - 27));
  return (
    <svg
      class="rv-lines"
      viewBox={`0 0 ${WIDE} ${axis + 8}`}
      role="img"
      aria-label={label}
      onPointerDown={(e) => {
        down.current = { x: e.clientX, y: e.clientY };
        if (e.pointerType === "mouse") pick(e);
      }}
      onPointerMove={(e) => e.buttons && (e.pointerType === "mouse" || isAlong(e)) && pick(e)}
      onClick={pick}
    >
      {[0, 50, 100].map((c) => (
        <g key={c}>
          <path class="grid" d={`M${LEFT} ${y(c / 100)}H${right}`} />
          <text x="0" y={y(c / 100) + 4}>
            {r.chance(c)}
          </text>
        </g>
      ))}
      {low && (
        <text class="title" x={LEFT + 4} y={y(0) - 4}>
          {r.graph}
        </text>
      )}
      <path class="grid even" d={`M${LEFT} ${y(1 / first.length)}H${right}`} />
      {now >= 0 && <path class="now" d={`M${x(now)} 16V${axis - 12}`} />}
      {lines.map((seat) => (
        <g key={seat}>
          <polyline
            class={`line s-${seatLetter(seat)}${seat === you ? " thick" : ""}`}
            stroke-dasharray={seat === you ? "" : (DASH[seat] ?? "")}
            points={report.moments
              .map(
                (_, k) => `${x(k).toFixed(1)},${y(chancesAt(report, k, open)[seat]!).toFixed(1)}`,
              )
              .join(" ")}
          />
          {report.moments.map(
            (_, k) =>
              (k + seat * Math.floor(step / 4)) % step === 0 && (
                <Mark
                  key={k}
                  seat={seat}
                  x={x(k)}
                  y={y(chancesAt(report, k, open)[seat]!)}
                  size={9}
                />
              ),
          )}
        </g>
      ))}
      {lines.map((seat, i) => (
        <g key={seat} class="name">
          <Mark seat={seat} x={right + 10} y={heights[i]!} size={12} />
          <text x={right + 19} y={heights[i]! + 4}>
            {short(model.name(seat))}
          </text>
        </g>
      ))}
      {games && !low && <Lanes report={report} you={you} right={right} />}
      {roundsAlong(props, x).map(({ n: along, at: left }) => (
        <text key={along} x={left} y={axis}>
          {along}
        </text>
      ))}
      {numbers.map((place, k) => (
        <g key={listed[k]!.moment} class={listed[k]!.moment === now ? "turn on" : "turn"}>
          <circle cx={place.x} cy={place.y} r="8.5" />
          <text x={place.x} y={place.y + 4}>
            {k + 1}
          </text>
        </g>
      ))}
      {now >= 0 && round && (
        <g class="at">
          <rect x={middle - 27} y={level} width="54" height="16" rx="8" />
          <text x={middle} y={level + 12}>
            {round}
          </text>
        </g>
      )}
    </svg>
  );
}

export function Graph(props: Props) {
  const { report } = props;
  const asTable = useSignal(false);
  return (
    <section class="rv-graph" aria-label={r.graph}>
      <div class="rv-h">
        <h3>
          {r.graph}
          {report.curve === "net" && <small> ({r.guess})</small>}
        </h3>
        <button
          type="button"
          class="btn text"
          data-key="as-table"
          onClick={() => (asTable.value = !asTable.value)}
        >
          {asTable.value ? r.asGraph : r.asTable}
        </button>
      </div>
      {asTable.value ? <AsTable {...props} /> : <Lines {...props} />}
      {report.curve === "games" && !asTable.value && (
        <p class="legend">
          <span class="luck" /> {r.luck} <span class="own" /> {r.own}
        </p>
      )}
    </section>
  );
}

// The chance of winning from the first moment to the last, a line a seat; also
// a way to go to a moment, and readable as a table.
import { useSignal } from "@preact/signals";
import { list } from "../texts";
import { seatLetter } from "../ui/parts";
import type { TableModel } from "../table/model";
import { percent, type Report } from "./report";
import { r } from "./words";

const WIDE = 400;
const HIGH = 150;
const LEFT = 30;
const DASH = ["", "6 3", "2 3", "7 3 2 3"];

interface Props {
  model: TableModel;
  report: Report;
  open: boolean;
  at: number;
  go: (ply: number) => void;
}

export function chancesAt(report: Report, k: number, open: boolean): number[] {
  const m = report.moments[k]!;
  return (open ? m.open : null) ?? m.chances;
}

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
              <th scope="row">{m.round === undefined ? m.ply : r.round(m.round)}</th>
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

export function Graph(props: Props) {
  const { model, report, open, at, go } = props;
  const asTable = useSignal(false);
  const n = report.moments.length;
  const x = (k: number): number => LEFT + ((WIDE - LEFT - 12) * k) / Math.max(1, n - 1);
  const y = (c: number): number => 8 + HIGH * (1 - c);
  const now = report.moments.filter((m) => m.ply <= at).length - 1;
  const first = chancesAt(report, 0, open);
  const end = chancesAt(report, n - 1, open);
  const label = r.graphLabel(
    list(first.map((c, p) => r.corner(model.name(p), percent(c), percent(end[p]!)))),
  );
  // With two seats one line says it all: the other is its mirror.
  const you = report.as ?? 0;
  const lines = report.seats.length === 2 ? [you] : report.seats.map((s) => s.seat).reverse();
  const pick = (e: PointerEvent): void => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    const share = ((e.clientX - box.left) / box.width) * WIDE;
    const k = Math.round(((share - LEFT) / (WIDE - LEFT - 12)) * (n - 1));
    go(report.moments[Math.max(0, Math.min(n - 1, k))]!.ply);
  };
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
      {asTable.value ? (
        <AsTable {...props} />
      ) : (
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH + 34}`}
          role="img"
          aria-label={label}
          onPointerDown={pick}
          onPointerMove={(e) => e.buttons && pick(e)}
        >
          {[0, 50, 100].map((c) => (
            <g key={c}>
              <path class="grid" d={`M${LEFT} ${y(c / 100)}H${WIDE - 12}`} />
              <text x="0" y={y(c / 100) + 4}>
                {c}
              </text>
            </g>
          ))}
          {now >= 0 && <path class="now" d={`M${x(now)} 4V${HIGH + 10}`} />}
          {lines.map((seat) => (
            <polyline
              key={seat}
              class={`line s-${seatLetter(seat)}${seat === you ? " you" : ""}`}
              stroke-dasharray={seat === you ? "" : (DASH[seat] ?? "")}
              points={report.moments
                .map(
                  (_, k) => `${x(k).toFixed(1)},${y(chancesAt(report, k, open)[seat]!).toFixed(1)}`,
                )
                .join(" ")}
            />
          ))}
          {report.turning.map((turn, k) => (
            <g key={turn.moment} class="turn">
              <circle cx={x(turn.moment)} cy={HIGH + 23} r="9" />
              <text x={x(turn.moment)} y={HIGH + 27}>
                {k + 1}
              </text>
            </g>
          ))}
        </svg>
      )}
    </section>
  );
}

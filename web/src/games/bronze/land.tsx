// The picture of a land tile: one layered paper landscape, far mountains at
// the top, near shore at the bottom. Each tile's skyline is its own.
import { memo } from "../../ui/memo";

const WIDTH = 120;
const ROW = 40;
const STEP = 3;

/** Height of a terrain's skyline above its row, at x, for a tile's phase. */
const SKYLINES: Record<string, (x: number, phase: number) => number> = {
  woods: (x, p) => 8 * Math.abs((((x + p * 7) / 11) % 1) * 2 - 1) + 2 * Math.sin(x / 19 + p) - 1,
  grasslands: (x, p) => 3.5 + 3 * Math.sin(x / 17 + p),
  savannas: (x, p) => 2 + 1.4 * Math.sin(x / 38 + p),
  deserts: (x, p) => 2.5 + 4 * Math.abs(Math.sin(x / 34 + p)) - 2,
  jungles: (x, p) => 1 + 7 * Math.abs(Math.sin((x + p * 5) / 7)),
  shore: (x, p) => 1 + 4 * Math.abs(Math.sin((x + p * 3) / 11)),
};

const at = (x: number, y: number): string => `${x} ${y.toFixed(1)}`;

function skyline(terrain: string, row: number, phase: number): string {
  const points: string[] = [];
  const height = SKYLINES[terrain] ?? (() => 2);
  for (let x = 0; x <= WIDTH; x += STEP) points.push(at(x, row * ROW - height(x, phase)));
  return points.join("L");
}

/** A mountain and its snow. */
function Peak({ x, top, half, foot }: { x: number; top: number; half: number; foot: number }) {
  const h = foot - top;
  const cap = [
    [-0.34, 0.34],
    [-0.16, 0.26],
    [0, 0.42],
    [0.15, 0.28],
    [0.34, 0.34],
  ]
    .map(([dx, dy]) => at(Math.round(x + dx! * half), top + dy! * h))
    .join("L");
  return (
    <>
      <path d={`M${x - half} ${foot}L${x} ${top}L${x + half} ${foot}Z`} fill="var(--mountains-2)" />
      <path d={`M${x} ${top}L${cap}Z`} fill="#fff" opacity=".75" />
    </>
  );
}

/** A number from 0 to 1 that belongs to a tile and a thing on it. */
const chance = (id: number, k: number): number =>
  (Math.sin(id * 12.9898 + k * 78.233) * 43758.5453) % 1;

function Drawing({ id, terrains }: { id: number; terrains: string[] }) {
  const phase = Math.abs(chance(id, 1)) * 6;
  const shift = Math.abs(chance(id, 2)) * 36;
  const height = terrains.length * ROW;
  const acacia = 24 + Math.abs(chance(id, 3)) * 70;
  return (
    <svg
      class="land"
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={height} fill={`var(--${terrains[0]})`} />
      {[0, 1, 2, 3].map((k) => {
        const x = Math.round(((k * 36 + shift) % 140) - 6);
        return (
          <Peak
            key={k}
            x={x}
            top={10 + Math.round(Math.abs(chance(id, 4 + k)) * 11)}
            half={26}
            foot={ROW - 1}
          />
        );
      })}
      {terrains.slice(1).map((terrain, i) => {
        const line = skyline(terrain, i + 1, phase);
        return (
          <g key={terrain}>
            <path d={`M0 ${height}L${line}L${WIDTH} ${height}Z`} fill={`var(--${terrain})`} />
            {terrain === "shore" && (
              <path d={`M${line}`} fill="none" stroke="#fff" stroke-width="1.6" opacity=".7" />
            )}
            <rect y={(i + 1) * ROW} width={WIDTH} height={ROW} fill={`url(#pt-${terrain})`} />
            {terrain === "savannas" && (
              <g
                transform={`translate(${acacia.toFixed(0)} ${(i + 1) * ROW - 3})`}
                fill="var(--savannas-2)"
              >
                <path d="M-1 4L-.6-6H.6L1 4Z" />
                <ellipse cy="-7" rx="8" ry="2.4" />
                <ellipse cx="4" cy="-9" rx="5" ry="1.8" />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** It never changes once drawn. */
export const Land = memo(Drawing, (a, b) => a.id === b.id);

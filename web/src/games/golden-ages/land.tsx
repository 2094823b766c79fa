// The picture of the world: sea, islands, and continents with a single
// coastline drawn from the edges of their tiles. Land continues across an edge
// where the tiles say so; where it meets open sea, the edge is dashed.
import { memo } from "../../ui/memo";

export const SIZE = 100;
const INSET = 13;
const ROUND = 26;
/** How much of the far side is seen beyond the left and right edge. */
const SLIVER = 28;
export const ROWS = 6;
export const COLUMNS = 10;

export interface Plot {
  at: string;
  tile: string | null;
  land: string;
  symbols: string[];
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function boxOf(at: string, land: string): Box {
  const [row, column] = at.split(",").map(Number) as [number, number];
  const inset = (side: string): number => (land.includes(side) ? 0 : INSET);
  return {
    x0: column * SIZE + inset("w"),
    y0: row * SIZE + inset("n"),
    x1: (column + 1) * SIZE - inset("e"),
    y1: (row + 1) * SIZE - inset("s"),
  };
}

/** The land of one square: round where two sea sides meet. */
export function plotPath(at: string, land: string): string {
  const { x0, y0, x1, y1 } = boxOf(at, land);
  const corner = (a: string, b: string): number =>
    land.includes(a) || land.includes(b) ? 0 : ROUND;
  const [nw, ne, se, sw] = [corner("n", "w"), corner("n", "e"), corner("s", "e"), corner("s", "w")];
  return [
    `M${x0 + nw} ${y0}H${x1 - ne}`,
    `Q${x1} ${y0} ${x1} ${y0 + ne}V${y1 - se}`,
    `Q${x1} ${y1} ${x1 - se} ${y1}H${x0 + sw}`,
    `Q${x0} ${y1} ${x0} ${y1 - sw}V${y0 + nw}`,
    `Q${x0} ${y0} ${x0 + nw} ${y0}Z`,
  ].join("");
}

const SIDES: [string, number, number][] = [
  ["n", -1, 0],
  ["e", 0, 1],
  ["s", 1, 0],
  ["w", 0, -1],
];

function edge(at: string, land: string, side: string): string {
  const { x0, y0, x1, y1 } = boxOf(at, land);
  if (side === "n") return `M${x0} ${y0}H${x1}`;
  if (side === "s") return `M${x0} ${y1}H${x1}`;
  return side === "w" ? `M${x0} ${y0}V${y1}` : `M${x1} ${y0}V${y1}`;
}

/** Sides where land ends at open sea, and seams between two tiles. */
function edges(plots: Plot[]): { open: string; seams: string } {
  const at = new Map(plots.map((p) => [p.at, p]));
  let open = "";
  let seams = "";
  for (const p of plots) {
    if (!p.tile) continue;
    const [row, column] = p.at.split(",").map(Number) as [number, number];
    for (const [side, dr, dc] of SIDES) {
      const beside = at.get(`${row + dr},${column + dc}`);
      if (!p.land.includes(side) || (beside?.tile ?? null) === p.tile) continue;
      if (!beside?.tile) open += edge(p.at, p.land, side);
      else if (side === "e" || side === "s") seams += edge(p.at, p.land, side);
    }
  }
  return { open, seams };
}

function islandPath(at: string): string {
  const [row, column] = at.split(",").map(Number) as [number, number];
  const [x, y] = [column * SIZE + 50, row * SIZE + 50];
  return `M${x - 33} ${y + 4}q-3-26 22-29q30-6 42 14q12 26-14 34q-44 10-50-19Z`;
}

const DEFS = (
  <defs>
    <radialGradient id="ga-sea" cx=".5" cy=".45" r=".75">
      <stop stop-color="var(--sea1)" />
      <stop offset="1" stop-color="var(--sea2)" />
    </radialGradient>
    <pattern id="ga-waves" width="50" height="25" patternUnits="userSpaceOnUse">
      <path
        d="M4 9q5-5 10 0t10 0M29 21q5-5 10 0t10 0"
        fill="none"
        stroke="var(--wave)"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </pattern>
    <pattern
      id="ga-hatch"
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V9" stroke="var(--hat)" stroke-width="2.4" />
    </pattern>
    <radialGradient id="ga-green">
      <stop stop-color="var(--lgreen)" />
      <stop offset="1" stop-color="var(--lgreen)" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="ga-sand">
      <stop stop-color="var(--lsand)" />
      <stop offset="1" stop-color="var(--lsand)" stop-opacity="0" />
    </radialGradient>
    <pattern id="ga-fields" width="260" height="220" patternUnits="userSpaceOnUse">
      <ellipse cx="60" cy="60" rx="80" ry="50" fill="url(#ga-green)" />
      <ellipse cx="190" cy="150" rx="90" ry="60" fill="url(#ga-green)" />
      <ellipse cx="190" cy="40" rx="70" ry="40" fill="url(#ga-sand)" />
      <ellipse cx="60" cy="170" rx="70" ry="50" fill="url(#ga-sand)" />
    </pattern>
    <linearGradient id="ga-edge">
      <stop stop-color="#000" stop-opacity=".55" />
      <stop offset="1" stop-color="#000" stop-opacity=".12" />
    </linearGradient>
  </defs>
);

const lines = (): string => {
  let d = "";
  for (let c = 0; c <= COLUMNS; c++) d += `M${c * SIZE} 0V${ROWS * SIZE}`;
  for (let r = 1; r < ROWS; r++) d += `M${-SLIVER} ${r * SIZE}H${COLUMNS * SIZE + SLIVER}`;
  return d;
};

function Drawing({ plots }: { plots: Plot[] }) {
  const land = plots
    .filter((p) => p.tile)
    .map((p) => plotPath(p.at, p.land))
    .join("");
  const islands = plots
    .filter((p) => !p.tile && p.symbols.length)
    .map((p) => islandPath(p.at))
    .join("");
  const { open, seams } = edges(plots);
  const width = COLUMNS * SIZE + 2 * SLIVER;
  const height = ROWS * SIZE;
  return (
    <svg
      class="mapart"
      viewBox={`${-SLIVER} 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {DEFS}
      <rect x={-SLIVER} width={width} height={height} fill="url(#ga-sea)" />
      <rect x={-SLIVER} width={width} height={height} fill="url(#ga-waves)" />
      <path class="ga-grat" d={lines()} />
      <g id="ga-world">
        <path class="ga-foam" d={islands + land} />
        <path class="ga-coast" d={islands + land} />
        <path class="ga-isle" d={islands} />
        <path d={islands} fill="url(#ga-hatch)" />
        <path class="ga-ground" d={land} />
        <path d={land} fill="url(#ga-fields)" />
        <path class="ga-seam" d={seams} />
        <path class="ga-open" d={open} />
      </g>
      <use href="#ga-world" x={-COLUMNS * SIZE} />
      <use href="#ga-world" x={COLUMNS * SIZE} />
      <rect x={-SLIVER} width={SLIVER} height={height} fill="url(#ga-edge)" />
      <rect
        x={-COLUMNS * SIZE - SLIVER}
        width={SLIVER}
        height={height}
        fill="url(#ga-edge)"
        transform="scale(-1 1)"
      />
    </svg>
  );
}

const keyOf = (plots: Plot[]): string =>
  plots.map((p) => `${p.tile ?? (p.symbols.length ? "i" : "")}${p.land}`).join();

/** Drawn again only when a tile was placed. */
export const World = memo(Drawing, (a, b) => keyOf(a.plots) === keyOf(b.plots));

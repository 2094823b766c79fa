// Everything drawn more than once, as symbols, gradients and patterns that
// the rest of the page points at.
import pictograms from "./icons.json";
import { INGOT } from "./parts";

const SHAPES: Record<string, string> = {
  L: '<circle cx="16" cy="16" r="13.6"/>',
  C: '<rect x="3.4" y="3.4" width="25.2" height="25.2" rx="4"/>',
  S: '<path d="M16 1.8Q17.8 1.8 18.8 3.6L31 26Q32 28.4 29.6 28.8H2.4Q0 28.4 1 26L13.2 3.6Q14.2 1.8 16 1.8Z"/>',
  V: '<path d="M16 .6Q17.2.6 18.2 1.6L30.4 13.8Q32.4 16 30.4 18.2L18.2 30.4Q16 32 13.8 30.4L1.6 18.2Q-.4 16 1.6 13.8L13.8 1.6Q14.8.6 16 .6Z"/>',
};

const gradient = (id: string, stops: string[], across = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="1">${stops
    .map((color, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${color}"/>`)
    .join("")}</linearGradient>`;

const pattern = (terrain: string, width: number, height: number, drawing: string): string =>
  `<pattern id="pt-${terrain}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${drawing}</pattern>`;

const stroke = (terrain: string, width: number, d: string): string =>
  `<path d="${d}" stroke="var(--${terrain}-2)" fill="none" stroke-width="${width}" stroke-linecap="round"/>`;

const DRAWINGS = [
  ...Object.entries(SHAPES).map(
    ([letter, drawing]) => `<symbol id="sh-${letter}" viewBox="0 0 32 32">${drawing}</symbol>`,
  ),
  `<symbol id="ingot" viewBox="-2 2 104 96" preserveAspectRatio="none"><path d="${INGOT}"/></symbol>`,
  gradient("metal", ["#F0CB84", "#C58B37", "#8A5A1C"], true),
  gradient("ingot-1", ["#E9B48A", "#B96B3A"]),
  gradient("ingot-2", ["#E6C07C", "#B27A2C"]),
  gradient("ingot-3", ["#FFE9A6", "#DDA82F"]),
  pattern("woods", 12, 12, stroke("woods", 1.5, "M3 10V5M1 8l2-4 2 4M9 5V1M7 4l2-3 2 3")),
  pattern(
    "grasslands",
    14,
    12,
    stroke("grasslands", 1.5, "M2 10q0-4-2-5M2 10q0-5 2-6M9 5q0-3-2-4M9 5q0-4 2-4"),
  ),
  pattern("savannas", 18, 8, stroke("savannas", 1.3, "M1 2h7M10 6h5")),
  pattern("deserts", 9, 9, stroke("deserts", 1.8, "M2 2h0M6.5 6.5h0")),
  pattern("jungles", 16, 14, stroke("jungles", 1.5, "M2 12Q8 10 9 2Q3 4 2 12ZM10 14Q15 12 16 6")),
  pattern("shore", 20, 9, stroke("shore", 1.3, "M0 4q5-4 10 0t10 0")),
].join("");

/** What drawings point at; nothing of it is seen by itself. */
export function Defs({ drawings }: { drawings: string }) {
  return (
    <svg
      width="0"
      height="0"
      style="position:absolute"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<defs>${drawings}</defs>` }}
    />
  );
}

export const Sprite = () => <Defs drawings={`${pictograms as unknown as string}${DRAWINGS}`} />;

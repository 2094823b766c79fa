// The drawings of Bronze Age: the three scenes on the backs of its cards, in
// the manner of Greek vases. Colours come from the table's custom properties,
// so that light and dark are one drawing.
import type { IconName } from "../../ui/parts";
import { Defs } from "../../ui/sprite";

/** A running key pattern along y, seven turns wide. */
function meander(y: number): string {
  let d = "";
  for (let x = 0; x < 120; x += 17) d += `M${x} ${y}v-10h13v7h-8v-3h4`;
  return `<path d="${d}" fill="none" stroke="var(--cf)" stroke-width="1.7"/>`;
}

function ear(x: number, scale: number, grains: number): string {
  let d = `<path d="M0 0V-58" stroke="var(--cf)" stroke-width="2.4"/>`;
  for (let i = 0; i < grains; i++) {
    const y = -22 - 10 * i;
    for (const side of [-1, 1])
      d += `<ellipse cx="${5 * side}" cy="${y}" rx="2.8" ry="6.8" transform="rotate(${28 * side} ${5 * side} ${y})"/>`;
  }
  return `<g transform="translate(${x} 130) scale(${scale})">${d}<ellipse cx="0" cy="${-20 - 10 * grains}" rx="2.8" ry="7"/></g>`;
}

const sun = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 5}" fill="none" stroke="var(--cf)" stroke-width="1.6" stroke-dasharray="2 4"/><circle cx="${x}" cy="${y}" r="${r}" fill="var(--cx)"/>`;

const waves = (x: number, y: number): string => `M${x} ${y}q7-9 14 0${"t14 0".repeat(9)}`;

const SCENES: Record<string, string> = {
  sea:
    sun(86, 46, 8) +
    '<g transform="translate(57 92) scale(.62)" fill="var(--cf)" stroke="var(--cf)"><path stroke="none" d="M-76-6Q-62 18-40 18H44Q68 16 82-24Q66 0 44 0H-54Q-68 0-76-6Z"/>' +
    '<path d="M0 0V-62" stroke-width="4.4"/><path stroke="none" d="M-36-58H36V-18Q0-6-36-18Z"/><path d="M-30-49H30M-30-39H30M-30-29H30" stroke="var(--cb)" stroke-width="2.6"/>' +
    '<circle cx="68" cy="-10" r="3" fill="var(--cx)" stroke="none"/><path d="M-30 18l-7 13M-14 18l-7 13M2 18l-7 13M18 18l-7 13M34 18l-7 13" stroke-width="3"/></g>' +
    `<path d="${waves(-6, 116)}${waves(-12, 126)}" fill="none" stroke="var(--cf)" stroke-width="2.4"/>`,
  mountains:
    sun(60, 66, 27) +
    '<path d="M4 128L34 82L46 98L66 54L92 100L100 90L118 128Z" fill="var(--cf)"/>' +
    '<path d="M66 54L75 70L69 68L64 76L58 71ZM34 82L40 91L34 90L28 94ZM100 90L106 100L100 99L96 103Z" fill="var(--ch)"/>' +
    '<path d="M28 120l9-18 5 8M76 120l-9-30M100 122l-5-14" stroke="var(--cb)" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M0 131H120" stroke="var(--cf)" stroke-width="2"/>',
  plains:
    sun(60, 46, 10) +
    `<g fill="var(--cf)">${ear(18, 0.92, 4)}${ear(36, 1.06, 4)}${ear(60, 0.95, 3)}${ear(84, 1.06, 4)}${ear(102, 0.92, 4)}</g>` +
    '<path d="M0 130H120" stroke="var(--cf)" stroke-width="3"/>',
};

const SYMBOLS =
  Object.entries(SCENES)
    .map(
      ([type, scene]) =>
        `<symbol id="scene-${type}" viewBox="0 0 120 160"><rect width="120" height="160" fill="var(--cb)"/>${meander(17)}` +
        `<path d="M0 21.5H120M0 138.5H120" stroke="var(--cf)" stroke-width="2"/>${scene}${meander(153)}</symbol>`,
    )
    .join("") +
  '<pattern id="key-frieze" width="34" height="22" patternUnits="userSpaceOnUse"><path d="M3 20V3H29V15H13V9H21" fill="none" stroke="var(--fig)" stroke-width="3.2"/></pattern>';

export const Scenes = () => <Defs drawings={SYMBOLS} />;

/** The back of a card, or a part of it where the frame is smaller. */
export function Back({ type, at }: { type: string; at?: string }) {
  return (
    <svg
      class="bk"
      viewBox="0 0 120 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...(at ? { "data-at": at } : {})}
    >
      <use href={`#scene-${type}`} />
    </svg>
  );
}

/** What lies behind the decks: a frieze below, and far mountains. */
export function Vase() {
  return (
    <>
      <svg class="vase-hills" viewBox="0 0 1148 150" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="var(--fig)"
          opacity=".13"
          d={
            "M-20 150L70 62L104 92L176 20L252 100L300 74L372 126L452 48L498 92L530 72L572 108" +
            "L640 40L716 114L770 84L812 106L892 26L968 100L1010 72L1080 128L1128 96L1190 150Z"
          }
        />
      </svg>
      <i class="vase-dots" />
      <svg class="vase-key" aria-hidden="true">
        <rect width="100%" height="22" fill="url(#key-frieze)" />
      </svg>
    </>
  );
}

/** The pictogram of a type of Territory and of its Action. */
export const typeIcon = (type: string): IconName => `the-${type}` as IconName;

// The Collapse, once a game: the columns fall, and four lines say what goes
// and what stays.
import { Icon, type IconName } from "../../ui/parts";
import type { BronzeAgeState } from "./state";
import { words } from "./strings";

const DRUM = 24;
const BASE = 290;
/** Drums of the highest column that is drawn. */
const HIGHEST = 8;
const between = (i: number): number => 110 + 210 * i;

/** A drum round a point, with its flutes. */
function Drum() {
  return (
    <>
      <rect x="-34" y="-11" width="68" height="22" rx="4" />
      <path class="flute" d="M-17 -6v12M0 -6v12M17 -6v12" />
    </>
  );
}

/** A column that stands, as high as its deck. */
function Standing({ x, size }: { x: number; size: number }) {
  const drums = Math.min(size, HIGHEST);
  const top = BASE - drums * DRUM;
  return (
    <g class="stands">
      <path d={`M${x - 52} ${BASE}h104v12h-104z`} />
      {Array.from({ length: drums }, (_, i) => (
        <g key={i} transform={`translate(${x} ${BASE - i * DRUM - DRUM / 2})`}>
          <Drum />
        </g>
      ))}
      <path d={`M${x - 36} ${top - 2}l-22 -18h116l-22 18z`} />
      <path d={`M${x - 84} ${top - 24}h164v-20h-150l-8 8 6 5z`} />
      <path class="flute" d={`M${x - 60} ${top - 34}h134`} />
    </g>
  );
}

/** Where each drum of the fallen one comes to lie: x, y, turned by. */
const RUBBLE = [
  [-50, 264, 82],
  [-10, 260, 97],
  [46, 279, 6],
  [-22, 206, -30],
  [38, 214, 64],
  [84, 252, 56],
] as const;
/** Splinters: x, y, size. */
const SHARDS = [
  [-86, 132, 11],
  [-58, 170, 8],
  [-6, 150, 13],
  [34, 118, 9],
  [62, 160, 12],
  [88, 206, 8],
] as const;

/** The fallen one; the beam it carried falls towards the others. */
function Fallen({ x }: { x: number }) {
  const side = x > between(1) ? -1 : 1;
  return (
    <g class="falls">
      <path d={`M${x - 52} ${BASE}h104v12h-104z`} />
      {RUBBLE.map(([dx, y, turn], i) => (
        <g key={i} style={`--i:${i}`} class="drum">
          <g transform={`translate(${x + dx} ${y}) rotate(${turn})`}>
            <Drum />
          </g>
        </g>
      ))}
      <g style="--i:1" class="drum">
        <g transform={`translate(${x + 66 * side} 112) rotate(${-28 * side})`}>
          <path d="M-82 -14h150l14 9-10 8 8 11H-82l6-9-9-8z" />
          <path class="flute" d="M-66 -1h116" />
        </g>
      </g>
      {SHARDS.map(([dx, y, size], i) => (
        <rect
          key={i}
          class="drum shard"
          style={`--i:${i + 2}`}
          x={x + dx}
          y={y}
          width={size}
          height={size}
          transform={`rotate(${25 + 40 * i} ${x + dx} ${y})`}
        />
      ))}
    </g>
  );
}

export function Ruin({ ui }: { ui: BronzeAgeState }) {
  const view = ui.view.value;
  const w = words.ruin;
  const { model } = ui;
  const gone = view.decks.find((d) => d.size === 0);
  const first = view.first ?? 0;
  const order = [ui.own.value, ui.rival.value];
  const left = view.decks.reduce((n, d) => n + d.size, 0);
  const lines: [string, IconName, string, string][] = [
    ["keep", "territories", words.step("keep"), w.lands(first, model)],
    [
      "discard",
      "draw",
      words.step("discard"),
      w.hands(
        ui.value("COLLAPSE_KEEP"),
        order.map((seat) => [seat, ui.seat(seat).held.reduce((a, b) => a + b, 0)]),
        model,
      ),
    ],
    ["actions", "seats", words.step("actions"), words.ruinActions],
    ["new-decks", "redo", words.step("new-decks"), w.decks(left)],
  ];
  const now = view.phase.split("-")[0];
  return (
    <section class="ruin" aria-label={words.theCollapse}>
      <figure>
        <svg viewBox="0 0 640 320" aria-hidden="true">
          <circle class="halo" cx="320" cy="138" r="122" />
          <circle class="sun" cx="320" cy="138" r="104" />
          {view.decks.map((d, i) =>
            d.size ? (
              <Standing key={d.id} x={between(i)} size={d.size} />
            ) : (
              <Fallen key={d.id} x={between(i)} />
            ),
          )}
          <path d="M16 302H624V312H16z" />
        </svg>
        <figcaption>
          {view.decks.map((d) => (
            <span key={d.id}>{w.deck(d.id, d.size)}</span>
          ))}
        </figcaption>
      </figure>
      <div class="ruin-text stays-lit">
        <h2>{words.theCollapse}</h2>
        {gone && <p>{w.why(gone.id, first, model)}</p>}
        <ol>
          {lines.map(([id, icon, title, text], i) => (
            <li key={id} class={id === now ? "on" : ""}>
              <i>{i + 1}</i>
              <Icon name={icon} />
              <span>
                <b>{title}.</b> {text}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

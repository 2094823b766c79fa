// The Collapse, once a game: the columns fall, and four lines say what goes
// and what stays.
import { Icon, type IconName } from "../../ui/parts";
import type { BronzeAgeState } from "./state";
import { words } from "./strings";

const DRUM = 17;
const BASE = 250;

/** A column that stands, as high as its deck. */
function Standing({ x, size }: { x: number; size: number }) {
  const drums = Math.min(size, 9);
  return (
    <g class="stands">
      <path d={`M${x - 46} ${BASE}h92v10h-92z`} />
      {Array.from({ length: drums }, (_, i) => (
        <g key={i}>
          <rect x={x - 27} y={BASE - (i + 1) * DRUM} width="54" height={DRUM - 2} rx="3" />
          <path
            class="flute"
            d={`M${x - 13} ${BASE - (i + 1) * DRUM + 3}v${DRUM - 8}M${x} ${BASE - (i + 1) * DRUM + 3}v${DRUM - 8}M${x + 13} ${BASE - (i + 1) * DRUM + 3}v${DRUM - 8}`}
          />
        </g>
      ))}
      {drums > 2 && <path d={`M${x - 52} ${BASE - drums * DRUM - 22}h104l-10 20h-84z`} />}
    </g>
  );
}

/** Where each drum of the fallen one comes to lie: x, y, turned by. */
const RUBBLE = [
  [-34, 236, 84],
  [6, 233, 97],
  [44, 242, 8],
  [-10, 188, -28],
  [30, 178, 62],
  [70, 222, 58],
] as const;

function Fallen({ x }: { x: number }) {
  return (
    <g class="falls">
      <path d={`M${x - 46} ${BASE}h92v10h-92z`} />
      {RUBBLE.map(([dx, y, turn], i) => (
        <g key={i} style={`--i:${i}`} class="drum">
          <g transform={`translate(${x + dx} ${y}) rotate(${turn})`}>
            <rect x="-25" y="-8" width="50" height="15" rx="3" />
            <path class="flute" d="M-12 -5v8M0 -5v8M12 -5v8" />
          </g>
        </g>
      ))}
      {[0, 1, 2, 3].map((i) => (
        <rect
          key={i}
          class="drum shard"
          style={`--i:${i + 3}`}
          x={x - 60 + 44 * i}
          y={120 + 22 * (i % 2)}
          width="10"
          height="10"
          transform={`rotate(${20 + 30 * i} ${x - 55 + 44 * i} ${125 + 22 * (i % 2)})`}
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
        <svg viewBox="0 0 640 300" aria-hidden="true">
          <circle class="halo" cx="320" cy="120" r="92" />
          <circle class="sun" cx="320" cy="120" r="78" />
          {view.decks.map((d, i) =>
            d.size ? (
              <Standing key={d.id} x={110 + 210 * i} size={d.size} />
            ) : (
              <Fallen key={d.id} x={110 + 210 * i} />
            ),
          )}
          <path d="M20 262H620V270H20z" />
        </svg>
        <figcaption>
          {view.decks.map((d) => (
            <span key={d.id}>{w.deck(d.id, d.size)}</span>
          ))}
        </figcaption>
      </figure>
      <div class="ruin-text">
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

// The pieces of The Golden Ages: symbols, cubes, colonists, capitals, coins.
import { Icon, seatLetter, type IconName } from "../../ui/parts";

/** The pictogram of a component of this game. */
export const pictogram = (name: string): IconName => `g-${name}` as IconName;

export function Symbol({ name }: { name: string }) {
  return (
    <i class={`rsc r-${name}`}>
      <Icon name={pictogram(name)} />
    </i>
  );
}

export function Coin({ n, dear = false }: { n: number | string; dear?: boolean }) {
  return <span class={`coin${dear ? " no" : ""}`}>{n}</span>;
}

export function Cubes({ seat, n, at }: { seat: number; n: number; at?: string }) {
  const letter = seatLetter(seat);
  const width = 33 + (n - 1) * 24;
  return (
    <svg
      class={`cube s-${letter}`}
      viewBox={`0 0 ${width} 33`}
      aria-hidden="true"
      {...(at ? { "data-at": at } : {})}
    >
      {Array.from({ length: n }, (_, i) => n - 1 - i).map((i) => (
        <g key={i} transform={`translate(${i * 24} 0)`}>
          <path class="tp" d="M2 9L9 2H31L24 9Z" />
          <path class="sd" d="M24 9L31 2V24L24 31Z" />
          <rect class="fr" x="2" y="9" width="22" height="22" />
          <path class="ol" d="M2 9L9 2H31V24L24 31H2Z" />
          {i === 0 && (
            <text class="lt" x="13" y="25.5">
              {letter}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Colonists of one seat in one posture; several are one with their number. */
export function Pawn({
  seat,
  standing,
  at,
  n = 1,
}: {
  seat: number;
  standing: boolean;
  at: string;
  n?: number;
}) {
  const letter = seatLetter(seat);
  return (
    <span class="pawns" data-at={`pawn-${seat}-${at}`}>
      <svg
        class={`pawn s-${letter}${standing ? " up" : " ly"}`}
        viewBox={standing ? "0 0 32 42" : "-5 5 42 32"}
        aria-hidden="true"
      >
        <g>
          <circle class="head" cx="16" cy="8.5" r="6.8" />
          <svg x="1" y="11" width="30" height="30" viewBox="0 0 32 32" overflow="visible">
            <use class="b" href={`#sh-${letter}`} />
            <use class="rim" href={`#sh-${letter}`} />
          </svg>
        </g>
        <text class="lt" x="16" y={letter === "S" ? 35 : 32}>
          {letter}
        </text>
      </svg>
      {n > 1 && <b class="times">{n}</b>}
    </span>
  );
}

/** A cube in small, beside how many there are. */
export function Cube({ seat }: { seat: number }) {
  return <i class={`kd s-${seatLetter(seat)}`} data-at={`cube-${seat}`} />;
}

export function Capital({ seat, golden }: { seat: number; golden: boolean }) {
  const letter = seatLetter(seat);
  return (
    <span class={`capw s-${letter}`} data-at={`capital-${seat}`}>
      <svg class={`cap s-${letter}${golden ? " ga" : ""}`} viewBox="-2 -2 52 52" aria-hidden="true">
        <svg x="0" y="0" width="48" height="48" viewBox="0 0 32 32" overflow="visible">
          <use class="b" href={`#sh-${letter}`} />
          <use class="rim" href={`#sh-${letter}`} />
        </svg>
        <use
          class="gl"
          href={golden ? "#i-first" : "#i-g-capital"}
          x="12"
          y={letter === "S" ? 17 : 11}
          width="24"
          height="24"
        />
      </svg>
      <b class="ctag">{letter}</b>
    </span>
  );
}

/** Colonists put together by seat and posture. */
export function together(
  colonists: { seat: number; standing: boolean }[],
): { seat: number; standing: boolean; n: number }[] {
  const piles: { seat: number; standing: boolean; n: number }[] = [];
  for (const c of colonists) {
    const pile = piles.find((p) => p.seat === c.seat && p.standing === c.standing);
    if (pile) pile.n++;
    else piles.push({ ...c, n: 1 });
  }
  return piles;
}

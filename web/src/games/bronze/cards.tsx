// The pieces of Bronze: technology cards, swatches, shields, ingots, tablets.
import type { ComponentChildren } from "preact";
import { Icon, INGOT, Marker, seatLetter, type IconName } from "../../ui/parts";
import { tells } from "../../table/lens";
import type { TechCard } from "./view";

export function Swatch({ terrain }: { terrain: string }) {
  return (
    <i class={`sw t-${terrain}`}>
      <Icon name={terrain as IconName} />
    </i>
  );
}

export function Settlers({ kinds }: { kinds: string[] }) {
  return (
    <>
      {kinds.map((k) => (
        <i key={k}>
          <Icon name={k as IconName} />
        </i>
      ))}
    </>
  );
}

interface CardProps {
  tech: TechCard;
  class?: string;
  style?: string;
  at?: string;
  /** What it tells of itself. */
  said?: string;
  any: string;
  children?: ComponentChildren;
}

/** A card of a matrix. One that settles every terrain says so in words. */
export function MatrixCard({ tech, class: cls = "", style, at, said, any, children }: CardProps) {
  return (
    <article
      class={`tc x-${tech.name} ${cls}`}
      {...(style ? { style } : {})}
      {...(at ? { "data-at": at } : {})}
      {...(said ? tells(said) : {})}
    >
      <div class="slab">
        <Icon name={tech.name as IconName} />
      </div>
      <div class="tb">
        <h3>{tech.title}</h3>
        <div class="tt">
          {tech.terrains.length > 3 ? (
            <span class="any">{any}</span>
          ) : (
            tech.terrains.map((x) => <Swatch key={x} terrain={x} />)
          )}
        </div>
        <div class="tk">
          <Settlers kinds={tech.settlers} />
        </div>
      </div>
      {children}
    </article>
  );
}

/** A trade route token: copper, bronze or gold; or who holds it. */
export function Ingot({
  rank,
  points,
  holder,
  at,
  said,
  line = {},
}: {
  rank: number;
  points: number;
  holder: number | null;
  at: string;
  said?: string;
  /** What it shows of the line it is for. */
  line?: object;
}) {
  const tokens = { "data-at": at, ...(said ? tells(said) : {}), ...line };
  if (holder !== null)
    return (
      <span class="ingot held" {...tokens}>
        <Marker seat={holder} />
        <b class={`s-${seatLetter(holder)}`}>{points}</b>
      </span>
    );
  return (
    <span class="ingot" {...tokens}>
      <svg viewBox="-2 2 104 96" preserveAspectRatio="none" aria-hidden="true">
        <path d={INGOT} fill={`url(#ingot-${rank})`} stroke="var(--metal-3)" stroke-width="3" />
      </svg>
      <b>{points}</b>
    </span>
  );
}

export function Shield({
  points,
  state,
  at,
}: {
  points: number | null;
  state: string;
  at: string;
}) {
  return (
    <span class={`prov ${state === "held" ? "won" : state}`} data-at={at}>
      <svg class="shield" viewBox="0 0 34 34" aria-hidden="true">
        <path d="M17 1.5L31 6V17C31 25 25 30.5 17 33C9 30.5 3 25 3 17V6Z" />
      </svg>
      <b>{points}</b>
    </span>
  );
}

/** The seal of a city: its own where it is alone, else its family's. */
export function citySeal(city: { name: string; family: string }): IconName {
  return SEALS[city.family] ?? "cities";
}

const SEALS: Record<string, IconName> = {
  "most-settled": "terrain-majority",
  "most-cards": "tech-majority",
  row: "row-triple",
  pairs: "bronze-pair",
  column: "column",
  settlers: "settler-set",
  provinces: "assur",
  routes: "byblos",
  "none-above": "hattusa",
  "fewest-provinces": "kish",
  "most-markers": "lagash",
  variety: "mohenjo-daro",
  "full-rows": "phaistos",
  "fewest-markers": "rakhigarhi",
  "bronze-columns": "sidon",
  "long-column": "thebes",
};

// Pictures of the rules of The Golden Ages, from the words of
// docs/rules/golden-ages.md: squares of the map, the table of technologies.
import { nameOf, textOf } from "../../texts";
import { plotPath, SIZE } from "./land";
import { Capital, Coin, Cubes, Pawn, Symbol } from "./pieces";
import type { Cards } from "./view";

interface Props {
  of: string;
  cards: Cards;
}

const GAME = "golden-ages";
const parts = (s: string, by: string): string[] => s.split(by).map((p) => p.trim());
const seatOf = (letter: string): number => letter.charCodeAt(0) - 65;

interface Plot {
  at: string;
  land: string;
  symbols: string[];
  pieces: string[];
}

/** Where a tile ends beside another, or land at open sea. */
const SYMBOLS = ["wheat", "rock", "gem", "game"];

function Pieces({ plot }: { plot: Plot }) {
  return (
    <span class="pcs">
      {plot.pieces.map((piece, i) => {
        const [what = "", seat = "A", n = "1"] = piece.split("-");
        if (what === "city") return <Cubes key={i} seat={seatOf(seat)} n={Number(n)} />;
        if (what === "capital") return <Capital key={i} seat={seatOf(seat)} golden={false} />;
        return <Pawn key={i} seat={seatOf(seat)} standing={what === "stands"} at={plot.at} />;
      })}
    </span>
  );
}

/** Rows by ";", squares by ",": "sea", or "land:" and the sides that are land;
 * then symbols, and pieces as "stands-A", "lies-B", "city-A-2", "capital-A". */
function Squares({ of }: Props) {
  const rows = parts(of, ";").map((row) => parts(row, ","));
  const plots = rows.flatMap((row, r) =>
    row.map((cell, c): Plot => {
      const [ground = "", ...rest] = cell.split(" ");
      return {
        at: `${r},${c}`,
        land: ground.startsWith("land") ? (ground.split(":")[1] ?? "nesw") : "",
        symbols: rest.filter((x) => SYMBOLS.includes(x)),
        pieces: rest.filter((x) => x.includes("-")),
      };
    }),
  );
  const width = Math.max(...rows.map((r) => r.length));
  const land = plots.filter((p) => p.land).map((p) => plotPath(p.at, p.land));
  return (
    <div class="golden rp-squares" style={`--columns:${width};--rows:${rows.length}`}>
      <svg viewBox={`0 0 ${width * SIZE} ${rows.length * SIZE}`} aria-hidden="true">
        <rect width="100%" height="100%" fill="var(--sea1)" />
        <path class="ga-foam" d={land.join("")} />
        <path class="ga-coast" d={land.join("")} />
        <path class="ga-ground" d={land.join("")} />
        {plots.map((p) => {
          const [row, column] = p.at.split(",").map(Number) as [number, number];
          return (
            <rect
              key={p.at}
              class="rp-grid"
              x={column * SIZE}
              y={row * SIZE}
              width={SIZE}
              height={SIZE}
            />
          );
        })}
      </svg>
      {plots.map((p) => (
        <div key={p.at} class="sq">
          <span class="in">
            {p.symbols.length > 0 && (
              <span class="syms">
                {p.symbols.map((s, i) => (
                  <Symbol key={i} name={s} />
                ))}
              </span>
            )}
            {p.pieces.length > 0 && <Pieces plot={p} />}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The technologies in their rows, with price and effect in short. */
function Technologies({ cards }: Props) {
  return (
    <div class="golden rp-techs">
      {cards.techs.map((x) => (
        <div key={x.name} class={x.level ? "" : "printed"}>
          <b>{nameOf(GAME, x.name)}</b>
          <small>{textOf(GAME, x.name, "short")}</small>
          {x.level > 0 && <Coin n={x.cost} />}
        </div>
      ))}
    </div>
  );
}

export const pictures = { squares: Squares, technologies: Technologies };

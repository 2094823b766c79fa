// Pictures of the rules of Bronze, from the words of docs/rules/bronze.md:
// cards of a matrix, a terrain's line through the tiles, tokens.
import { nameOf } from "../../texts";
import { Icon, Marker, type IconName } from "../../ui/parts";
import { Ingot, MatrixCard, Shield } from "./cards";
import { words } from "./strings";
import type { Cards } from "./view";

interface Props {
  of: string;
  cards: Cards;
}

const parts = (s: string, by: string): string[] => s.split(by).map((p) => p.trim());

/** Rows by ";", cards by ",": a technology, then "new", "awake" or nothing,
 * from which side it woke, and a number that the text explains. */
function Matrix({ of, cards }: Props) {
  const rows = parts(of, ";").map((row) => parts(row, ","));
  return (
    <div class="rp-matrix" style={`--k:${Math.max(...rows.map((r) => r.length))}`}>
      {rows.flatMap((row, r) =>
        row.map((cell, c) => {
          const [name = "", ...marks] = cell.split(" ");
          const card = cards.technologies.find((x) => x.name === name);
          if (!card) return <span key={`${r}${c}`} />;
          const number = marks.find((m) => /^\d$/.test(m));
          const state = marks.includes("new") ? "new" : marks.includes("awake") ? "woke" : "asleep";
          const from = marks.find((m) => m.startsWith("from")) ?? "";
          const tech = { ...card, title: nameOf("bronze", name) };
          return (
            <MatrixCard key={`${r}${c}`} tech={tech} class={`${state} ${from}`} any="">
              {number && <i class="rp-n">{number}</i>}
              {state !== "asleep" && (
                <em class={`tag ${state === "new" ? "n" : ""}`}>
                  {state === "new" ? words.new : words.awake}
                </em>
              )}
            </MatrixCard>
          );
        }),
      )}
    </div>
  );
}

interface Run {
  from: number;
  to: number;
  length: number;
}

/** A's lines in a row of spots: only a marker of another cuts one. */
function linesOf(owners: (number | null)[]): Run[] {
  const lines: Run[] = [];
  let now: Run | null = null;
  owners.forEach((owner, i) => {
    if (owner === 0) {
      if (now) {
        now.to = i;
        now.length++;
      } else lines.push((now = { from: i, to: i, length: 1 }));
    } else if (owner !== null) now = null;
  });
  return lines;
}

/** A terrain, then tiles by "|" with spots by ",": settlers, and A or B where
 * a marker of the first or second player lies. */
function Line({ of }: Props) {
  const [terrain = "", land = ""] = parts(of, ":");
  const tiles = parts(land, "|").map((tile) =>
    parts(tile, ",").map((spot) => {
      const [kind = "", owner] = spot.split(" ");
      return { kind: kind as IconName, owner: owner ? owner.charCodeAt(0) - 65 : null };
    }),
  );
  const lines = linesOf(tiles.flat().map((s) => s.owner));
  const longest = Math.max(...lines.map((l) => l.length));
  const spots = tiles.flat().length;
  let n = 0;
  return (
    <div class="rp-line">
      <div class="rp-row" style={`--spots:${spots}`}>
        {tiles.map((tile, i) => (
          <div key={i} class={`rp-cell t-${terrain}`} style={`--n:${tile.length}`}>
            <b>{i + 1}</b>
            {tile.map(({ kind, owner }) => (
              <span key={n++} class={`rp-spot${owner === null ? " free" : ""}`}>
                {owner === null ? <Icon name={kind} /> : <Marker seat={owner} icon={kind} />}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div class="rp-braces" style={`--spots:${spots}`}>
        {lines.map((l) => (
          <span
            key={l.from}
            class={l.length === longest ? "" : "cut"}
            style={`left:${(100 * (l.from + 0.1)) / spots}%;width:${(100 * (l.to - l.from + 0.8)) / spots}%`}
          >
            {l.length === longest ? words.lineOf(l.length) : l.length}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The trade route tokens of a terrain. */
function Tokens({ cards }: Props) {
  return (
    <div class="rp-tokens">
      {cards.routes.map((r, rank) => (
        <div key={rank}>
          <Ingot rank={rank + 1} points={r.points} holder={null} at="" />
          <b>{words.pointsOf(r.points)}</b>
          <small>{words.lineOf(r.length)}</small>
        </div>
      ))}
    </div>
  );
}

/** Tiles by "|": the points of the province, and how many settlements of each
 * player are there. */
function Provinces({ of }: Props) {
  return (
    <div class="rp-provinces">
      {parts(of, "|").map((tile, i) => {
        const [points = "", ...counts] = parts(tile, ",");
        const most = Math.max(...counts.map(Number));
        const alone = counts.filter((n) => Number(n) === most).length === 1;
        return (
          <div key={i} class={alone ? "won" : "tie"}>
            <Shield points={Number(points)} state={alone ? "" : "out"} at="" />
            {counts.map((count, seat) => (
              <span key={seat} class={alone && Number(count) === most ? "most" : ""}>
                <Marker seat={seat} letter />
                {count}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

export const pictures = { matrix: Matrix, line: Line, tokens: Tokens, provinces: Provinces };

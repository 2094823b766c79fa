// Where the things that a lesson lights are on the table of Bronze.
import type { GameEvent } from "../../engine/protocol";
import type { TableModel } from "../../table/model";
import { seatLetter } from "../../ui/parts";
import type { Lit } from "../game";
import { spotKey } from "./state";

const at = (name: string): string => `[data-at="${name}"]`;

/** The card of a matrix that was taken, wherever new columns have moved it. */
function cardOf({ actor, ply }: GameEvent, model: TableModel): string[] {
  const columns: number[][] = [];
  const { ply: now } = model.shown.value!;
  for (const e of model.log.value) {
    if (e.kind !== "take" || e.actor !== actor || e.ply >= now) continue;
    if (e.c === "left") columns.unshift([e.ply]);
    else if (e.c === "right") columns.push([e.ply]);
    else columns[Number(e.c) - 1]?.push(e.ply);
  }
  return columns.flatMap((column, c) => {
    const r = column.indexOf(ply);
    return r < 0 ? [] : [`card-${actor}-${c + 1}-${r + 1}`];
  });
}

export const lit: Lit = {
  named: (said, event, model) => {
    const { tile, terrain, spot, stack, city, length, points } = said.args ?? {};
    if (spot) return [spotKey({ tile: Number(tile), terrain: `${terrain}`, spot: Number(spot) })];
    return [
      ...(stack ? [`stack-${stack}`] : []),
      ...(said === event && event.kind === "take" ? cardOf(event, model) : []),
      ...(tile ? [points === undefined ? `tile-${tile}` : `prov-${tile}`] : []),
      ...(terrain && length ? [`route-${terrain}-${length}`] : []),
      ...(city ? [`city-${city}`] : []),
    ];
  },
  pieces: (seat) => `.strip .mk.s-${seatLetter(seat)}`,
  part: (name) => {
    const province = /^province-(\d+)$/.exec(name)?.[1];
    if (province) return `${at(`tile-${province}`)} .hd`;
    return name.includes("-") ? at(name) : `.${name}`;
  },
  action: ([kind, a, b, c, d]) => {
    switch (kind) {
      case "take": {
        const picked = `.picked${at(`stack-${a}`)}`;
        const side = `.in-hand .pill:nth-child(${b === "up" ? 1 : 2})`;
        return [
          [at(`stack-${a}`)],
          [`${picked} => ${side}`],
          [`${picked} & ${side}.on => .place[data-column="${c}"]`],
        ];
      }
      case "settle": {
        const spot = at(`spot-${b}-${c}-${d}`);
        const chosen = `.chip.sel[data-tech="${a}"]`;
        // A finger that has looked at a spot settles it by the button as well.
        const here = `[data-key="settle-here"][data-act="settle ${a} ${b} ${c} ${d}"]`;
        return [[at(`chip-${a}`), spot], [`${chosen} => ${spot}`], [`${here} => ${spot}`, here]];
      }
      case "city":
        return [[`.offer[data-act="city ${a}"]`]];
      default:
        return [[`[data-key="end"]`]];
    }
  },
};

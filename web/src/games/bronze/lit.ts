// Where the things that a lesson lights are on the table of Bronze.
import type { Lit } from "../game";

const at = (name: string): string => `[data-at="${name}"]`;

export const lit: Lit = {
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
        const here = '[data-key="settle-here"]';
        // A finger that has looked at a spot settles it by the button as well.
        const looked = `${chosen} & .hover${spot} & ${here}`;
        return [
          [at(`chip-${a}`), spot],
          [`${chosen} => ${spot}`],
          [`${looked} => ${spot}`, `${looked} => ${here}`],
        ];
      }
      case "city":
        return [[`.offer[data-act="city ${a}"]`]];
      default:
        return [[`[data-key="end"]`]];
    }
  },
};

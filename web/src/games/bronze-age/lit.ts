// Where the things that a lesson lights are on the table of Bronze Age.
import { seatLetter } from "../../ui/parts";
import type { Lit } from "../game";

export const lit: Lit = {
  named: (said, { kind, actor, a }) => {
    const { deck, type, icon } = said.args ?? {};
    if (kind === "play" && deck) return [`deck-${deck}`, `lying-${deck}-${type}`];
    return [
      ...(deck && deck !== "none" ? [`deck-${`${deck}`.toLowerCase()}`] : []),
      ...(kind === "keep" || kind === "take" ? [`land-${actor}-${a}`] : []),
      ...(icon && "seat" in (said.args ?? {}) ? [`triumph-${icon}`] : []),
    ];
  },
  pieces: (seat) =>
    `:is(:is(.opp, .you section, .laid)[data-seat="${seat}"], .tug .s-${seatLetter(seat)})`,
  part: (name) => (/-./.test(name) && name !== "acts-held" ? `[data-at="${name}"]` : `.${name}`),
  action: (words) => {
    const [kind, type, deck] = words;
    const act = `[data-act="${words.join(" ")}"]`;
    // A finger looks first; then a button does it.
    const ready = `[data-ready="${words.join(" ")}"]`;
    if (kind !== "play") return [[act], [ready]];
    return [
      [`[data-act="pick ${type}"]`],
      [`.sel[data-act="pick ${type}"] => [data-at="deck-${deck}"]`],
      [ready],
    ];
  },
};

// Where the things that a lesson lights are on the table of Bronze Age.
import type { Lit } from "../game";

export const lit: Lit = {
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

// Where the things that a lesson lights are on the table of The Golden Ages.
import type { Lit } from "../game";
import { GROUPS } from "./state";

const at = (name: string): string => `[data-at="${name}"]`;

/** A card of the offer, of the learner's own, or a technology. */
const CARD: Record<string, string> = {
  wonder: "wonder",
  card: "building",
  activate: "held-0",
  tech: "tech-0",
};

export const lit: Lit = {
  part: (name) => (name.includes("-") ? at(name) : name === "future" ? ".mini1.f" : `.${name}`),
  action: (action) => {
    const [kind = "", a = ""] = action;
    const group = GROUPS.find((g) => (g.kinds as readonly string[]).includes(kind))?.id;
    const button = `.act[data-group="${group}"]`;
    const choice = `.choice[data-act="${action.join(" ")}"]`;
    if (kind in CARD) return [[at(`${CARD[kind]}-${a}`)], [choice]];
    // A finger looks at a square first; then a choice does it.
    if (group && a) return [[button], [`.sel${button} => ${at(`sq-${a}`)}`], [choice]];
    if (group) return [[button], [choice]];
    return a.includes(",") ? [[at(`sq-${a}`)], [choice]] : [[choice]];
  },
};

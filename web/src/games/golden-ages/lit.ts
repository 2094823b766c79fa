// Where the things that a lesson lights are on the table of The Golden Ages.
import { seatLetter } from "../../ui/parts";
import type { Lit } from "../game";
import { GROUPS } from "./state";

const at = (name: string, of = "at"): string => `[data-${of}="${name}"]`;

/** A card of the offer, of the learner's own, or a technology. */
const CARD: Record<string, string> = {
  wonder: "wonder",
  card: "building",
  activate: "held-0",
  tech: "tech-0",
};

/** "E3" as data-at has it. */
function squareAt(label: string): string {
  return `sq-${Number(label.slice(1)) - 1},${label.charCodeAt(0) - "A".charCodeAt(0)}`;
}

export const lit: Lit = {
  named: ({ args = {} }, { actor }) => {
    const { at: square, tech, card, judgement, seat, gold } = args;
    const whose = typeof seat === "object" && "seat" in seat ? seat.seat : actor;
    return [
      ...(typeof square === "string" ? [squareAt(square)] : []),
      ...(tech ? [`tech-${whose}-${tech}`] : []),
      ...(card ? [`held-${whose}-${card}`, `wonder-${card}`, `building-${card}`] : []),
      ...(judgement ? [`judge-${judgement}`] : []),
      ...(gold && seat ? [`sums-${whose}`] : []),
    ];
  },
  pieces: (seat) => `:is(.map, .agora) :is(.cube, .pawn, .capw).s-${seatLetter(seat)}`,
  part: (name) => (name.includes("-") ? at(name) : name === "future" ? ".mini1.f" : `.${name}`),
  action: (action) => {
    const [kind = "", a = ""] = action;
    const group = GROUPS.find((g) => (g.kinds as readonly string[]).includes(kind))?.id;
    const button = `.act[data-group="${group}"]`;
    const choice = `.choice[data-act="${action.join(" ")}"]`;
    // On a phone the choices of another action stand in place of the button.
    const other = `.act.sel:not([data-group="${group}"]) => ${at("let-go", "key")}`;
    if (kind in CARD) return [[at(`${CARD[kind]}-${a}`)], [choice]];
    // A finger looks at a square first; then a choice does it.
    if (group && a) return [[button, other], [`.sel${button} => ${at(`sq-${a}`)}`], [choice]];
    if (group) return [[button, other], [choice]];
    // The square follows from the tile's form; it is named in the lesson.
    if (kind === "tile") return [[`.turn[data-turn="${a}"]:not(.sel)`], [choice]];
    return a.includes(",") ? [[at(`sq-${a}`)], [choice]] : [[choice]];
  },
};

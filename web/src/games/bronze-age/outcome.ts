// What an action would bring, found by comparing the engine's preview with the
// table as it is: the page itself knows no rules.
import type { Action, Preview, Score } from "../../engine/protocol";
import type { View } from "./view";

export interface Outcome {
  /** Territories gained, by the number of the type. */
  gains: { type: number; from: number; to: number }[];
  /** What is due after it, in order, equal things together. */
  due: { what: string; times: number }[];
  /** What can be chosen at once, by kind. */
  choices: string[];
  /** Triumphs that change hands; null: nobody's. */
  triumphs: { icon: string; seat: number | null }[];
  /** Points more or less. */
  points: number;
  ends: boolean;
  fate: Fate | null;
}

/** What an emptied deck certainly brings, and whose turn comes before it. */
export interface Fate {
  what: "collapse" | "collapse-next" | "end" | "last-turn";
  seat: number;
}

function fateOf(now: View, then: View, drawn: number): Fate | null {
  const isEmpty = (view: View, n = 0): boolean =>
    view.decks.some((d) => d.size - (d.id === view.from ? n : 0) <= 0);
  const isOver = then.phase === "over";
  // What is certain already is said as the turn begins.
  if (now.collapse === "now" || (isEmpty(now) && now.phase !== "move")) return null;
  if (!isOver && then.collapse === now.collapse && !isEmpty(then, drawn)) return null;
  const first = now.first ?? 0;
  const ahead = now.collapse === "ahead" && !isOver;
  const seat = ahead ? first : 1 - first;
  const what = ahead ? (["collapse-next", "collapse"] as const) : (["last-turn", "end"] as const);
  return { what: what[Number(now.turn === seat)]!, seat };
}

/** What an action does, by kind: the last card of a deck is one card. */
export const choiceKind = (a: Action): string =>
  a.kind === "draw2" && a.args?.["cards"] === 1 ? "draw1" : a.kind;

const pointsOf = (scores: Score[], seat: number): number =>
  scores.find((s) => s.seat === seat)?.points ?? 0;

export function outcomeOf(now: View, scores: Score[], seat: number, effect: Preview): Outcome {
  const then = effect.view as View;
  const goesOn =
    then.turn === now.turn && then.turns === now.turns && then.collapse === now.collapse;
  const due: Outcome["due"] = [];
  for (const what of goesOn && now.collapse !== "now" ? [then.phase, ...then.agenda] : []) {
    if (what === "end-turn") break;
    if (what === "top") continue;
    const last = due.at(-1);
    if (last?.what === what) last.times++;
    else due.push({ what, times: 1 });
  }
  // A deck has no more cards to draw than lie in it.
  const left = then.decks.find((d) => d.id === then.from)?.size ?? 0;
  for (const x of due) if (x.what === "front") x.times = Math.min(x.times, left);
  return {
    gains: then.seats[seat]!.territories.flatMap((to, type) => {
      const from = now.seats[seat]!.territories[type]!;
      return to > from ? [{ type, from, to }] : [];
    }),
    due,
    choices: [...new Set(effect.actions.map(choiceKind))],
    triumphs: then.triumphs.filter((x, i) => x.seat !== now.triumphs[i]!.seat),
    points: pointsOf(effect.scores, seat) - pointsOf(scores, seat),
    ends: then.turns !== now.turns,
    fate: fateOf(now, then, due[0]?.what === "front" ? due[0].times : 0),
  };
}

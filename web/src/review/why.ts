// Why one action is better than another, in at most two sentences.
import { list } from "../texts";
import type { TableModel } from "../table/model";
import type { Reason, Reasons } from "./report";
import { r } from "./words";

/** Of many reasons the first two are told: they weigh most. */
const MOST = 2;

/** The part of the loss that some reasons make, where a word fits it. */
function partOf(named: Reason[], loss: number): "third" | "half" | "two-thirds" | null {
  const part = Math.abs(named.reduce((sum, x) => sum + x.wins, 0)) / loss;
  if (!(part >= 0.27 && part < 0.8)) return null;
  return part < 0.42 ? "third" : part < 0.58 ? "half" : "two-thirds";
}

/** "" where nothing is sure; with what was given up, how much of it is told. */
export function whyOf(
  model: Pick<TableModel, "say">,
  why: Reasons | undefined,
  loss: number | undefined,
): string {
  if (!why?.sure) return "";
  const thought = why.thought ? r.because(model.say(why.thought), null) : "";
  if (!why.named.length) return thought || r.spread;
  const named = why.named.filter((x) => !x.told).slice(0, MOST);
  if (!named.length) return thought;
  const few = !thought && named.length < MOST;
  const part = loss === undefined ? null : partOf(named, loss);
  const small = why.spread && few && !part ? [r.small()] : [];
  const told = list([...named.map((x) => model.say(x)), ...small]);
  const points = r.because(
    part ? r.part(part, told) : told,
    why.though && few ? model.say(why.though) : null,
  );
  return [thought, points].filter(Boolean).join(" ");
}

// Why one action is better than another, in at most two sentences.
import { list } from "../texts";
import type { TableModel } from "../table/model";
import type { Reasons } from "./report";
import { r } from "./words";

/** Of many reasons the first two are told: they weigh most. */
const MOST = 2;

/** "" where nothing is sure. */
export function whyOf(model: Pick<TableModel, "say">, why: Reasons | undefined): string {
  if (!why?.sure) return "";
  const thought = why.thought ? r.because(model.say(why.thought), null) : "";
  if (!why.named.length) return thought || r.spread;
  const named = why.named.filter((x) => !x.told).slice(0, MOST);
  if (!named.length) return thought;
  const few = !thought && named.length < MOST;
  const small = why.spread && few && !why.part ? [r.small()] : [];
  const told = list([...named.map((x) => model.say(x)), ...small]);
  const points = r.because(
    why.part ? r.part(why.part, told) : told,
    why.though && few ? model.say(why.though) : null,
  );
  return [thought, points].filter(Boolean).join(" ");
}

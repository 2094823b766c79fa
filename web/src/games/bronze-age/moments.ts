// The moments of Bronze Age worth finding again in a replay.
import type { GameEvent } from "../../engine/protocol";
import type { TableModel } from "../../table/model";
import type { IconName } from "../../ui/parts";
import type { Moment } from "../game";
import { words } from "./strings";

const SIGNS: Record<string, IconName> = {
  collapse: "collapse",
  ended: "trophy",
  "triumph-won": "triumphs",
  "triumph-lost": "triumphs",
};

export function moment(event: GameEvent, model: TableModel): Moment | null {
  const fact = event.facts?.find((f) => f.fact in SIGNS);
  if (fact?.fact === "collapse") return { icon: "collapse", text: words.theCollapse, great: true };
  if (fact) return { icon: SIGNS[fact.fact]!, text: model.say(fact) };
  if (event.kind === "raid") return { icon: "raid", text: model.sentence(event) };
  if (event.kind === "take") return { icon: "conquest", text: model.sentence(event) };
  return null;
}

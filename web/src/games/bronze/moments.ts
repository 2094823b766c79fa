// The moments of Bronze worth finding again in a replay.
import type { GameEvent } from "../../engine/protocol";
import type { TableModel } from "../../table/model";
import type { IconName } from "../../ui/parts";
import type { Moment } from "../game";

const SIGNS: Record<string, IconName> = {
  "route-won": "routes",
  "province-won": "provinces",
  ending: "time",
  ended: "trophy",
};

export function moment(event: GameEvent, model: TableModel): Moment | null {
  const fact = event.facts?.find((f) => f.fact in SIGNS);
  return fact ? { icon: SIGNS[fact.fact]!, text: model.say(fact) } : null;
}

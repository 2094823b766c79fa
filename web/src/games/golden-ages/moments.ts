// The moments of The Golden Ages worth finding again in a replay.
import type { GameEvent } from "../../engine/protocol";
import type { TableModel } from "../../table/model";
import type { IconName } from "../../ui/parts";
import type { Moment } from "../game";

const KINDS: Record<string, IconName> = {
  wonder: "wonders",
  soldier: "g-soldier",
  golden: "first",
  judge: "judgements",
};

export function moment(event: GameEvent, model: TableModel): Moment | null {
  const era = event.facts?.find((f) => f.fact === "era-ended" || f.fact === "ended");
  if (era)
    return {
      icon: era.fact === "ended" ? "trophy" : "time",
      text: model.say(era),
      great: era.fact !== "ended",
    };
  const icon = KINDS[event.kind];
  return icon ? { icon, text: model.sentence(event) } : null;
}

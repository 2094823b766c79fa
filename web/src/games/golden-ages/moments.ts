// The moments of The Golden Ages worth finding again in a replay, or told at once.
import type { GameEvent } from "../../engine/protocol";
import type { TableModel } from "../../table/model";
import type { IconName } from "../../ui/parts";
import type { Moment } from "../game";
import { words, worthOf } from "./strings";
import type { View } from "./view";

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

/** The judgement a rival has chosen, and what it would pay everybody now. */
export function news(event: GameEvent, model: TableModel): string | null {
  const { judgements } = model.now.peek()!.view as View;
  const chosen = event.kind === "judge" && judgements.find((j) => j.id === event.a);
  return chosen ? words.judged(model.sentence(event), worthOf({ model }, chosen)) : null;
}

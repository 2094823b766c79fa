// What a step back would take back, in words.
import type { TableModel } from "./model";

/** So many steps are told one by one: the log has the others. */
const MOST_STEPS = 3;

export function stepsFrom(model: TableModel, ply: number): string[] {
  const steps = model.log.value
    .slice(ply)
    .filter((e) => e.actor !== "chance")
    .map((e) => `${model.sentence(e)}.`);
  if (steps.length > MOST_STEPS) steps.splice(MOST_STEPS, steps.length, "…");
  return steps;
}

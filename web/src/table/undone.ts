// What a step back takes back, in words.
import { t } from "../strings";
import { say } from "../texts";
import { announce, notify, show } from "../ui/parts";
import type { TableModel } from "./model";

/** So many steps are told one by one: the log has the others. */
const MOST_STEPS = 3;
const MOVED_MS = 12000;

export function stepsFrom(model: TableModel, ply: number): string[] {
  const steps = model.log.value
    .slice(ply)
    .filter((e) => e.actor !== "chance")
    .map((e) => `${model.sentence(e)}.`);
  if (steps.length > MOST_STEPS) steps.splice(MOST_STEPS, steps.length, "…");
  return steps;
}

/** Says what a friend takes back who need not ask; one's own step says it itself. */
export function tellTakenBack(model: TableModel, ply: number): void {
  const { seats } = model.saved.peek();
  const back = model.log
    .peek()
    .slice(ply)
    .filter((e) => typeof e.actor === "number" && seats[e.actor]?.kind === "friend");
  if (back.length)
    notify("taken-back", t.table.undone(back.slice(0, MOST_STEPS).map((e) => model.sentence(e))));
}

/** What a dialog asks to take back is not what would be taken back now. */
export function dropQuestion(model: TableModel): void {
  model.frontier.value = null;
  const text = say("page-online-refused-moved");
  announce(text);
  // It is still there when "Your turn", which may come right after it, has gone.
  show("moved", text, MOVED_MS);
}

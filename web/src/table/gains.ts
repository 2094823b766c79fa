// On a phone much of the table lies out of view: what something brings the
// reader is shown below its head as well, and what a rival's city turns to. That
// the end is near is shown to all.
import { useEffect } from "preact/hooks";
import type { Fact } from "../engine/protocol";
import { sentences } from "../texts";
import { show } from "../ui/parts";
import type { TableModel } from "./model";
import { isEnding, isOfCity } from "./shown";

const narrow = matchMedia("(max-width: 700px)");

export function useGains(model: TableModel): void {
  useEffect(() => {
    let seen: number | null = null;
    return model.log.subscribe((log) => {
      const from = seen;
      seen = log.length || null;
      if (from === null || model.over.peek()) return;
      const news = log.slice(from);
      const isTold = (fact: Fact): boolean => model.isAboutYou(fact) || isOfCity(fact);
      const told = news.flatMap((event) => model.factsOf(event).filter(isTold));
      if (narrow.matches && told.length)
        show("gains", sentences(told.map((fact) => model.say(fact))));
      const ending = news.flatMap((event) => (event.facts ?? []).filter(isEnding));
      if (ending.length) show("ending", sentences(ending.map((fact) => model.say(fact))));
    });
  }, [model]);
}

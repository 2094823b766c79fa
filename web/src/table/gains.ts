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
      const tell = (key: string, facts: Fact[]): void => {
        if (facts.length) show(key, sentences(facts.map((fact) => model.say(fact))));
      };
      const facts = news.flatMap((event) => model.factsOf(event));
      if (narrow.matches) {
        const isOwn = (fact: Fact): boolean => model.isAboutYou(fact);
        // Apart, so that a rival's news does not take the place of one's own.
        tell("gains", facts.filter(isOwn));
        tell(
          "cities",
          facts.filter((fact) => isOfCity(fact) && !isOwn(fact)),
        );
      }
      tell("ending", news.flatMap((event) => event.facts ?? []).filter(isEnding));
    });
  }, [model]);
}

// On a phone much of the table lies out of view: what something brings the
// reader is shown as well, and what a rival's city turns to. That the end is near
// is shown to all, and what a game has to say of what a rival did.
import { useEffect } from "preact/hooks";
import type { Fact } from "../engine/protocol";
import { gameOf } from "../games/games";
import { sentences } from "../texts";
import { show } from "../ui/parts";
import type { TableModel } from "./model";
import { isEnding, isOfCity } from "./shown";

/** How long what came to one is shown: it is back when a rival's news has gone. */
const OWN_MS = 8000;

const narrow = matchMedia("(max-width: 700px)");

export function useGains(model: TableModel): void {
  useEffect(() => {
    let seen: number | null = null;
    return model.log.subscribe((log) => {
      const from = seen;
      seen = log.length || null;
      if (from === null || model.over.peek()) return;
      const news = log.slice(from);
      const tell = (key: string, facts: Fact[], ms?: number): void => {
        if (facts.length) show(key, sentences(facts.map((fact) => model.say(fact))), ms);
      };
      const facts = news.flatMap((event) => model.factsOf(event));
      const isMine = news.some((event) => event.actor === model.eyes.peek());
      if (narrow.matches) {
        const isOwn = (fact: Fact): boolean => model.isAboutYou(fact);
        tell(
          "cities",
          facts.filter((fact) => isOfCity(fact) && !isOwn(fact)),
        );
        // Apart, so that a rival's news does not take the place of one's own; what
        // one pays or earns oneself flies before one's eyes.
        const own = facts.filter((fact) => isOwn(fact) && !(isMine && fact.fact === "gold"));
        tell("gains", own, OWN_MS);
      }
      for (const event of news) {
        const isRivals = typeof event.actor === "number" && event.actor !== model.eyes.peek();
        const said = isRivals && gameOf(model.game).news?.(event, model);
        if (said) show("news", said);
      }
      tell("ending", news.flatMap((event) => event.facts ?? []).filter(isEnding));
    });
  }, [model]);
}

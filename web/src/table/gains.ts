// On a phone much of the table lies out of view: what something brings the
// reader is shown as well, shortly if it is one's own doing, and what a rival's city
// turns to. That the end is near is shown to all, and what a game has to say of
// what a rival did.
import { useEffect } from "preact/hooks";
import type { Fact } from "../engine/protocol";
import { gameOf } from "../games/games";
import { sentences } from "../texts";
import { show } from "../ui/parts";
import type { TableModel } from "./model";
import { isEnding, isOfCity } from "./shown";

/** How long what one did oneself is shown. */
const OWN_MS = 3000;

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
        // Apart, so that a rival's news does not take the place of one's own.
        const own = facts.filter(isOwn);
        // What one pays or earns oneself flies before one's eyes.
        if (isMine) {
          const rest = own.filter(({ fact }) => fact !== "gold");
          tell("gains", rest, OWN_MS);
        } else tell("gains", own);
        tell(
          "cities",
          facts.filter((fact) => isOfCity(fact) && !isOwn(fact)),
        );
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

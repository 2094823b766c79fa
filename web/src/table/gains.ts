// On a phone much of the table lies out of view: what something brings the
// reader is shown below its head as well. That the end is near is shown to all.
import { useEffect } from "preact/hooks";
import { sentences } from "../texts";
import { show } from "../ui/parts";
import type { TableModel } from "./model";
import { isEnding } from "./shown";

const narrow = matchMedia("(max-width: 700px)");

export function useGains(model: TableModel): void {
  useEffect(() => {
    let told: number | null = null;
    return model.log.subscribe((log) => {
      const from = told;
      told = log.length || null;
      if (from === null || model.over.peek()) return;
      const news = log.slice(from);
      const gains = narrow.matches ? model.gains(news) : [];
      if (gains.length) show("gains", sentences(gains.map(({ fact }) => model.say(fact))));
      const ending = news.flatMap((event) => (event.facts ?? []).filter(isEnding));
      if (ending.length) show("ending", sentences(ending.map((fact) => model.say(fact))));
    });
  }, [model]);
}

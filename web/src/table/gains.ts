// On a phone much of the table lies out of view: what something brings the
// reader is shown below its head as well.
import { useEffect } from "preact/hooks";
import { sentences } from "../texts";
import { show } from "../ui/parts";
import type { TableModel } from "./model";

const narrow = matchMedia("(max-width: 700px)");

export function useGains(model: TableModel): void {
  useEffect(() => {
    let told: number | null = null;
    return model.log.subscribe((log) => {
      const from = told;
      told = log.length || null;
      if (from === null || !narrow.matches) return;
      const gains = model.gains(log.slice(from));
      if (gains.length) show("gains", sentences(gains.map(({ fact }) => model.say(fact))));
    });
  }, [model]);
}

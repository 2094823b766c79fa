// What others did where one does not look: at either edge of a board that scrolls
// sideways an arrow leads there.
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { gameOf } from "../games/games";
import { motion } from "../settings";
import { say } from "../texts";
import type { TableModel } from "./model";

const SIDES = ["left", "right"] as const;

/** How many of the places lie beyond each edge, and the nearest of them. */
function look(box: HTMLElement, places: string[]) {
  const frame = box.getBoundingClientRect();
  const all = places
    .flatMap((at) => box.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? [])
    .map((el) => {
      const r = el.getBoundingClientRect();
      return {
        el,
        x: (r.left + r.right) / 2,
        pad: parseFloat(getComputedStyle(el).scrollMarginLeft),
      };
    })
    .sort((a, b) => a.x - b.x);
  const left = all.filter(({ x, pad }) => x < frame.left + pad).map(({ el }) => el);
  const right = all.filter(({ x }) => x > frame.right).map(({ el }) => el);
  return {
    left: { n: left.length, to: left.at(-1) },
    right: { n: right.length, to: right[0] },
  };
}

export function Beyond({
  model,
  box,
}: {
  model: TableModel;
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
}) {
  const seen = useSignal<ReturnType<typeof look> | null>(null);
  const { named } = gameOf(model.game).lit;
  const events = model.past.value || model.counting.value ? [] : model.rivalsSince();
  const places = [...new Set(events.flatMap((e) => named(e, e, model)))];
  useLayoutEffect(() => {
    const el = box.current!;
    const again = (): void => void (seen.value = look(el, places));
    again();
    el.addEventListener("scroll", again, { passive: true });
    addEventListener("resize", again);
    return () => {
      el.removeEventListener("scroll", again);
      removeEventListener("resize", again);
    };
  }, [places.join(" ")]);
  return (
    <>
      {SIDES.map((side) => {
        const { n = 0, to } = seen.value?.[side] ?? {};
        return (
          to && (
            <button
              key={side}
              type="button"
              class={`beyond ${side}`}
              data-key={`beyond-${side}`}
              aria-label={say("page-table-beyond", { n, side })}
              onClick={() =>
                to.scrollIntoView({
                  inline: "center",
                  block: "nearest",
                  behavior: motion() ? "smooth" : "instant",
                })
              }
            >
              <b aria-hidden="true">{n}</b>
            </button>
          )
        );
      })}
    </>
  );
}

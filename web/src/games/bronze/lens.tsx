// What a city in a pile is about: a card of its own, for pointer, finger and
// keyboard. On a phone all cities of the tile are shown together.
import { useRef } from "preact/hooks";
import { useBeforePaint } from "../../ui/paint";
import { Icon } from "../../ui/parts";
import { citySeal } from "./cards";
import type { BronzeState } from "./state";
import { words } from "./strings";

/** The cities an element stands for. */
export const citiesAt = (target: EventTarget | null): HTMLElement | null =>
  (target as HTMLElement | null)?.closest<HTMLElement>("[data-cities]") ?? null;

export function Lens({ ui }: { ui: BronzeState }) {
  const box = useRef<HTMLDivElement>(null);
  const at = ui.lens.value;
  useBeforePaint(() => {
    const el = box.current;
    if (!el || !at) return;
    const r = at.getBoundingClientRect();
    const left = Math.max(8, Math.min(r.left, innerWidth - el.offsetWidth - 8));
    const below = r.bottom + 6 + el.offsetHeight < innerHeight;
    el.style.left = `${left}px`;
    el.style.top = `${below ? r.bottom + 6 : Math.max(8, r.top - el.offsetHeight - 6)}px`;
  }, [at]);
  const names = at?.dataset["cities"]?.split(" ") ?? [];
  if (!names.length) return null;
  return (
    <div class="lens" ref={box} role="tooltip" id="city-lens">
      {names.map((name) => {
        const city = ui.city(name);
        return (
          <article key={name} class="city">
            <span class="seal">
              <Icon name={citySeal(city)} />
            </span>
            <span class="city-text">
              <b>{city.title}</b>
              <span>{city.text}</span>
            </span>
          </article>
        );
      })}
      <p>{words.lensHelp}</p>
    </div>
  );
}

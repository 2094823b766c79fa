// What a city in a pile is about. On a phone all cities of the tile are shown
// together.
import type { ComponentChildren } from "preact";
import { Icon } from "../../ui/parts";
import { citySeal } from "./cards";
import type { BronzeState } from "./state";
import { words } from "./strings";

/** Makes a piece show these cities, and what is to be said of them. */
export const showsCities = (names: string[], said: string) => ({
  "data-lens": said,
  "data-cities": names.join(" "),
});

/** The cities a piece shows; none: it tells a sentence. */
export function citiesOf(ui: BronzeState, piece: HTMLElement): ComponentChildren {
  const names = piece.dataset["cities"]?.split(" ");
  return (
    names && (
      <>
        {names.map((name) => {
          const city = ui.city(name);
          const worth = ui.worth(name);
          return (
            <article key={name} class={`city${worth ? " pays" : ""}`}>
              <span class="seal">
                <Icon name={citySeal(city)} />
              </span>
              <span class="city-text">
                <b>{city.title}</b>
                <span>{city.text}</span>
                {worth !== undefined && <i>{words.paysNow(worth)}</i>}
              </span>
            </article>
          );
        })}
        <p>{piece.dataset["lens"]}</p>
      </>
    )
  );
}

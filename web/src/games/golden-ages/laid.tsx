// The future technologies, laid open for counting.
import { Icon, Marker } from "../../ui/parts";
import { nameOf } from "../../texts";
import type { GoldenState } from "./state";
import { words } from "./strings";

export function LaidOpen({ ui }: { ui: GoldenState }) {
  return (
    <section class="panel laid-open" aria-label={words.laidOpen}>
      <h2>
        {words.laidOpen}
        <span class="sum">{words.laidNote}</span>
      </h2>
      <ul style={`--seats:${ui.view.value.seats.length}`}>
        {ui.view.value.seats.map((held, seat) => {
          const info = ui.cards.futures.find((f) => f.name === held.future);
          return (
            <li key={seat} data-at={`future-${seat}`}>
              <h3>
                <Icon name="future" />
                {info ? nameOf("golden-ages", info.name) : "–"}
              </h3>
              <p>{info ? words.future(info.points, info.most) : ""}</p>
              <p class="counts">
                {held.future_counts.map((n, other) => (
                  <span key={other} aria-label={words.words.worth(ui.model.name(other), n)}>
                    <Marker seat={other} flat /> {n}
                  </span>
                ))}
              </p>
              <p class="who">
                <Marker seat={seat} flat />
                <span>{ui.model.name(seat)}</span>
                <b class={held.future_met ? "met" : ""}>
                  {held.future_met ? words.signed(held.points.future) : words.laidNothing}
                </b>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

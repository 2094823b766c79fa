// The rail: every seat with its points by source, markers left, a small picture
// of its matrix, and its cities with what they are worth now.
import { words } from "./strings";
import { tells } from "../../table/lens";
import { SeatBox } from "../../table/parts";
import { Icon, Marker, type IconName } from "../../ui/parts";
import { citySeal } from "./cards";
import { showsCities } from "./lens";
import type { BronzeState } from "./state";

const SOURCES = ["provinces", "routes", "cities"] as const;

function Seat({ ui, seat }: { ui: BronzeState; seat: number }) {
  const { model } = ui;
  const view = ui.view.value;
  const held = view.seats[seat]!;
  const most = Math.max(1, ...view.seats.map((s) => s.points.total));
  const me = model.isYou(seat);
  return (
    <SeatBox
      model={model}
      seat={seat}
      label={words.seatLine(seat, held.points.total, held.markers, model)}
      total={held.points.total}
      first={view.first === seat}
      looked={ui.looking.value === seat}
      title={words.lookAt(seat, model)}
      look={() => (ui.looking.value = me || ui.looking.peek() === seat ? null : seat)}
    >
      <div class="sp">
        {SOURCES.map((s) => (
          <span key={s} {...tells(words.labelled(words.source(s), held.points[s]))}>
            <Icon name={s} />
            <small>{words.sourceShort(s)}</small>
            {held.points[s]}
          </span>
        ))}
        <span class="ml" {...tells(words.labelled(words.markersLeft, held.markers))}>
          <Marker seat={seat} flat />
          {held.markers}
        </span>
      </div>
      <div class="bar" aria-hidden="true">
        {SOURCES.map((s, i) => (
          <i key={s} class={`b${i + 1}`} style={`flex:${held.points[s]}`} />
        ))}
        <i style={`flex:${most - held.points.total}`} />
      </div>
      {!me && (held.columns.length > 0 || held.cities.length > 0) && (
        <div class="sb">
          <div class="mini">
            {held.columns.map((col, c) => (
              <div key={c}>
                {col.cards.map((card, r) => (
                  <i
                    key={r}
                    class={`x-${card.tech}${card.woken ? " woke" : ""}`}
                    {...tells(ui.techLine(card.tech))}
                    data-at={`card-${seat}-${c + 1}-${r + 1}`}
                  >
                    <Icon name={card.tech as IconName} />
                  </i>
                ))}
              </div>
            ))}
          </div>
          <ul class="mc">
            {held.cities.map((c) => {
              const city = ui.city(c.name);
              return (
                <li
                  key={c.name}
                  tabIndex={-1}
                  data-at={`city-${c.name}`}
                  {...showsCities([c.name], c.status)}
                >
                  <Icon name={citySeal(city)} />
                  <span>{city.title}</span>
                  <b>{c.points}</b>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </SeatBox>
  );
}

export function Seats({ ui }: { ui: BronzeState }) {
  return (
    <div class="seats">
      {ui.view.value.seats.map((_, seat) => (
        <Seat key={seat} ui={ui} seat={seat} />
      ))}
    </div>
  );
}

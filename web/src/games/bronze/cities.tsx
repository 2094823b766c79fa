// City cards: the ones held, with what each is worth and still needs, and the
// choice of one when a new tile is reached.
import { useRef } from "preact/hooks";
import { words } from "./strings";
import { useBeforePaint } from "../../ui/paint";
import { Icon, KeyCap } from "../../ui/parts";
import { moveFocus } from "../../ui/keys";
import { tells } from "../../table/lens";
import { rings } from "../../table/trace";
import { citySeal } from "./cards";
import { thingsOf } from "./sheet";
import type { BronzeState } from "./state";

interface TabletProps {
  ui: BronzeState;
  name: string;
  points: number;
  status: string;
  was?: number | undefined;
}

function Tablet({ ui, name, points, status, was }: TabletProps) {
  const city = ui.city(name);
  return (
    <>
      <span class="seal">
        <Icon name={citySeal(city)} />
      </span>
      <span class="city-text">
        <b>{city.title}</b>
        <p class="says">
          <span>{city.text}</span> <i>{status}</i>
        </p>
      </span>
      <span class="w">
        {was !== undefined && was !== points && <s>{was}</s>}
        <b>{points}</b>
        <span>{words.worthNow}</span>
      </span>
    </>
  );
}

export function Cities({ ui }: { ui: BronzeState }) {
  const view = ui.view.value;
  const seat = ui.seat.value;
  const mine = seat === ui.own.value;
  const held = view.seats[seat]!;
  // Pointing at a spot shows what the cities would be worth after it.
  const after = mine ? (ui.effect.value?.view as typeof view | undefined)?.seats[seat] : undefined;
  return (
    <section
      class={`panel cities${mine ? "" : " theirs"}`}
      aria-label={words.citiesOf(ui.model, seat)}
      data-seat={seat}
    >
      <h2>
        {words.citiesOf(ui.model, seat)}
        <span class="sum">{words.pointsNow(held.points.cities)}</span>
      </h2>
      <div class="list" tabIndex={0} role="group" aria-label={words.citiesOf(ui.model, seat)}>
        {held.cities.length === 0 && <p class="quiet">{words.noCities}</p>}
        {held.cities.map((c) => {
          const then = after?.cities.find((x) => x.name === c.name);
          const points = then?.points ?? c.points;
          return (
            <article
              key={c.name}
              class={`city${points > 0 ? " pays" : ""}`}
              data-at={`city-${c.name}`}
              {...tells(ui.city(c.name).text)}
              {...rings(thingsOf(ui.city(c.name), view, seat))}
            >
              <Tablet
                ui={ui}
                name={c.name}
                points={points}
                status={then?.status ?? c.status}
                was={then ? c.points : undefined}
              />
            </article>
          );
        })}
      </div>
    </section>
  );
}

/** The pile rises over the table until one is taken; it can be folded away to look. */
export function CityChoice({ ui }: { ui: BronzeState }) {
  const box = useRef<HTMLDivElement>(null);
  const offers = ui.view.value.offers;
  const open = ui.cities.value.length > 0;
  useBeforePaint(() => {
    if (open && !ui.folded.value) box.current?.querySelector<HTMLElement>(".offer")?.focus();
  }, [open, ui.folded.value]);
  if (!open || ui.folded.value) return null;
  return (
    <div
      class="rising"
      role="group"
      aria-label={words.chooseCity}
      ref={box}
      onKeyDown={(e) => moveFocus(e, [...box.current!.querySelectorAll<HTMLElement>(".offer")])}
    >
      <div class="rising-head">
        <h2>{words.chooseCity}</h2>
        <button type="button" class="btn ghost" onClick={() => (ui.folded.value = true)}>
          {words.lookAtTable}
        </button>
      </div>
      <div class="offers">
        {offers.map((o, i) => {
          const action = ui.cities.value.find((a) => a.a === o.name);
          return (
            <button
              key={o.name}
              type="button"
              class={`city offer${o.points > 0 ? " pays" : ""}${ui.hinted.value === action?.text ? " hinted" : ""}`}
              data-act={action?.text}
              onClick={() => action && ui.do(action)}
            >
              <Tablet ui={ui} name={o.name} points={o.points} status={o.status} />
              <KeyCap of="choice" n={i} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

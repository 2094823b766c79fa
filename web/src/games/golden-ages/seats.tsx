// The rail: every seat with its points by source, civilization, gold and cubes,
// a small picture of its technologies, its buildings and wonders.
import { words } from "./strings";
import { SeatBox } from "../../table/parts";
import { Icon, type IconName } from "../../ui/parts";
import { Coin, Cube, pictogram } from "./pieces";
import type { GoldenState } from "./state";
import type { SeatView } from "./view";

const ROWS = ["rowA", "rowB", "rowC", "rowD"];

function Minis({ ui, held }: { ui: GoldenState; held: SeatView }) {
  const has = (state: string): boolean => state === "developed" || state === "obsolete";
  const counts = ROWS.map(
    (_, r) => held.techs.filter((x) => x.row === r && x.level > 0 && has(x.state)).length,
  );
  return (
    <div class="mt" role="img" aria-label={words.minis(counts)}>
      {held.techs
        .filter((x) => x.level > 0)
        .map((x) => (
          <i
            key={x.name}
            class={`${ROWS[x.row]}${has(x.state) ? " y" : ""}`}
            data-lens={words.cardLine(ui.card(x.name))}
          >
            <Icon name={pictogram(x.name)} />
          </i>
        ))}
    </div>
  );
}

/** What points leave out, as only their owner knows it. */
export function Hidden({ ui, seat }: { ui: GoldenState; seat: number }) {
  const said = words.hidden(ui.view.value, seat);
  return (
    said && (
      <i class="hidden-points" role="img" aria-label={said} data-lens={said}>
        +?
      </i>
    )
  );
}

function Points({ held }: { held: SeatView }) {
  return (
    <div class="srcs">
      {held.golden && <span class="gat">{words.goldenAge}</span>}
      {words.sources
        .filter((s) => held.points[s])
        .map((s) => (
          <span key={s} data-lens={words.words.pointsFor(s, held.points[s])}>
            <Icon name={s as IconName} />
            {held.points[s]}
          </span>
        ))}
    </div>
  );
}

function Seat({ ui, seat }: { ui: GoldenState; seat: number }) {
  const { model } = ui;
  const view = ui.view.value;
  const held = view.seats[seat]!;
  const me = model.isYou(seat);
  return (
    <SeatBox
      model={model}
      seat={seat}
      label={words.seatLine(seat, held, model)}
      total={
        <>
          {held.points.total} <Hidden ui={ui} seat={seat} />
        </>
      }
      first={view.first === seat}
      looked={ui.looking.value === seat}
      title={words.lookAt(seat, model)}
      look={() => (ui.looking.value = me || ui.looking.peek() === seat ? null : seat)}
    >
      <div class="sp" data-at={`sums-${seat}`}>
        <span class="cvn" {...(held.civ ? { "data-lens": words.cardLine(ui.card(held.civ)) } : {})}>
          <Icon name={pictogram("civ")} />
          {held.civ ? ui.card(held.civ).title : "–"}
        </span>
        <span data-lens={words.price(held.gold)}>
          <Coin n={held.gold} />
        </span>
        <span data-lens={words.labelled(words.cubesLeft, held.reserve)}>
          <Cube seat={seat} />
          {held.reserve}
        </span>
        <span class="at" data-lens={words.attacksMade(held.attacks, ui.cards.attack_costs.length)}>
          <Icon name={pictogram("soldier")} />
          {ui.cards.attack_costs.map((_, i) => (
            <i key={i} class={i < held.attacks ? "y" : ""} data-at={`attack-${seat}-${i}`} />
          ))}
        </span>
      </div>
      <Points held={held} />
      {!me && (
        <div class="sb">
          <Minis ui={ui} held={held} />
          <ul class="mc">
            {held.buildings.map((b, i) => (
              <li
                key={`b${i}`}
                data-at={`held-${seat}-${b.name}`}
                data-lens={words.cardLine(ui.card(b.name))}
              >
                <Icon name={pictogram(b.name)} />
                <span>{ui.card(b.name).title}</span>
              </li>
            ))}
            {held.wonders.map((w) => (
              <li
                key={w.name}
                class="wo"
                data-at={`held-${seat}-${w.name}`}
                data-lens={words.cardLine(ui.card(w.name))}
              >
                <Icon name={pictogram(w.name)} />
                <span>{ui.card(w.name).title}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SeatBox>
  );
}

export function Seats({ ui }: { ui: GoldenState }) {
  return (
    <div class={`seats of-${ui.view.value.seats.length}`}>
      {ui.view.value.seats.map((_, seat) => (
        <Seat key={seat} ui={ui} seat={seat} />
      ))}
    </div>
  );
}

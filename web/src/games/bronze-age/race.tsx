// The race: who leads each Triumph, how near The Collapse is, and what is still
// in the decks, which everybody may know but nobody should have to count.
import { words } from "./strings";
import { openRule } from "../../table/rule";
import { Icon, Marker, seatLetter, type IconName } from "../../ui/parts";
import { typeIcon } from "./art";
import type { BronzeAgeState } from "./state";
import type { Deck } from "./view";

export function Tug({ ui, i }: { ui: BronzeAgeState; i: number }) {
  const w = words;
  const { icon, seat } = ui.view.value.triumphs[i]!;
  const sides = [ui.rival.value, ui.own.value] as const;
  const counts = sides.map((s) => ui.seat(s).icons[i]!);
  const most = Math.max(6, ...counts);
  const width = (n: number): string => `width:${Math.round((n / most) * 50)}%`;
  return (
    <article
      data-at={`triumph-${icon}`}
      aria-label={w.triumphLine(
        icon,
        sides.map((s, k) => [ui.model.name(s), counts[k]!]),
        seat,
        ui,
      )}
    >
      <h3>
        <Icon name={icon as IconName} />
        {ui.title(icon)}
      </h3>
      <div class="tug" aria-hidden="true">
        <span class={`l s-${seatLetter(sides[0])}`}>
          <Marker seat={sides[0]} flat />
          <b>{counts[0]}</b>
          {counts[0]! > 0 && <i style={width(counts[0]!)} />}
        </span>
        <span class={`r s-${seatLetter(sides[1])}`}>
          {counts[1]! > 0 && <i style={width(counts[1]!)} />}
          <b>{counts[1]}</b>
          <Marker seat={sides[1]} flat />
        </span>
      </div>
      <p aria-hidden="true">
        {seat !== null && <Icon name="triumphs" />}
        {seat === null ? w.level : w.leads(seat, ui)}
      </p>
    </article>
  );
}

export function Triumphs({ ui }: { ui: BronzeAgeState }) {
  const w = words;
  return (
    <section class="race" tabIndex={-1} aria-label={w.triumphs}>
      <h2>
        {w.triumphs}
        <span class="sum">{w.each(ui.value("TRIUMPH"))}</span>
      </h2>
      {ui.view.value.triumphs.map((x, i) => (
        <Tug key={x.icon} ui={ui} i={i} />
      ))}
    </section>
  );
}

const DRUM = 7;

function Column({ deck, size, low }: { deck: Deck; size: number; low: boolean }) {
  const drums = Math.max(size, deck.size);
  const height = drums * DRUM + 16;
  return (
    <figure class={low ? "low" : ""}>
      <svg viewBox={`0 0 40 ${height}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <path class="y" d={`M2 ${height - 8}H38V${height - 1}H2Z`} />
        {Array.from({ length: drums }, (_, i) => (
          <rect
            key={i}
            x="8"
            y={height - 9 - (i + 1) * DRUM}
            width="24"
            height={DRUM - 1}
            rx="1.5"
            class={i < deck.size ? "y" : "o"}
          />
        ))}
      </svg>
      <figcaption>
        <b>{deck.size}</b> {deck.id.toUpperCase()}
      </figcaption>
    </figure>
  );
}

/** Cards in the decks by type, tops and all. */
export function inDecks(ui: BronzeAgeState): number[] {
  const { below, decks } = ui.view.value;
  return below.map((n, i) => n + decks.filter((d) => d.top === ui.type(i).id).length);
}

export function Collapse({ ui }: { ui: BronzeAgeState }) {
  const w = words;
  const view = ui.view.value;
  const least = Math.min(...view.decks.map((d) => d.size));
  const checker =
    view.first === null ? null : view.collapse === "ahead" ? view.first : 1 - view.first;
  return (
    <section class="coll" tabIndex={-1} aria-label={w.collapse(view.collapse)}>
      <h2>{w.collapse(view.collapse)}</h2>
      <div class="drums" role="img" aria-label={w.left(view.decks)}>
        {view.decks.map((d) => (
          <Column key={d.id} deck={d} size={ui.value("DECK_SIZE")} low={d.size === least} />
        ))}
      </div>
      <p>
        {w.collapseWhen(view.collapse, checker, ui)}{" "}
        <button
          type="button"
          class="rule-link"
          onClick={() => openRule(ui.model.saved.peek().game, w.collapseRule(view.collapse))}
        >
          {w.collapseRule(view.collapse)}
        </button>
      </p>
      {view.collapse === "ahead" && (
        <p class="kept">
          {w.keptThen(
            [ui.own.value, ui.rival.value].map((seat): [number, number, number] => {
              const { territories } = ui.seat(seat);
              return [seat, Math.max(...territories), territories.reduce((a, b) => a + b, 0)];
            }),
            ui.model,
          )}
        </p>
      )}
      <p class="phone">{w.inDecksLine(inDecks(ui).map((n, i) => [n, ui.type(i).id]))}</p>
    </section>
  );
}

/** On a phone: how many cards the smallest deck has left. */
export function CollapseCount({ ui }: { ui: BronzeAgeState }) {
  const { decks, collapse } = ui.view.value;
  const least = Math.min(...decks.map((d) => d.size));
  return (
    <button
      type="button"
      class="coll-count"
      aria-label={`${words.collapse(collapse)}: ${words.left(decks)}`}
      onClick={() => (ui.tab.value = "race")}
    >
      <Icon name="collapse" />
      <b>{least}</b>
    </button>
  );
}

export function StillThere({ ui }: { ui: BronzeAgeState }) {
  const w = words;
  const counts = inDecks(ui);
  return (
    <section class="still" aria-label={w.inDecks}>
      <h2>
        {w.inDecks}
        <span class="sum">{w.cards(counts.reduce((a, b) => a + b, 0))}</span>
      </h2>
      <ul>
        {counts.map((n, i) => {
          const type = ui.type(i);
          return (
            <li key={type.id}>
              <Icon name={typeIcon(type.id)} />
              <span>{w.short(type.id)}</span>
              <i aria-hidden="true">
                <u style={`width:${(100 * n) / type.cards}%`} />
              </i>
              <b>{n}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

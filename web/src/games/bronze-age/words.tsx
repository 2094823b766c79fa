// The table in words, for whoever listens rather than looks. It is there for
// screen readers at all times; a key puts the reader at its beginning.
import { words } from "./strings";
import { inDecks } from "./race";
import type { BronzeAgeState } from "./state";

function SeatInWords({ ui, seat }: { ui: BronzeAgeState; seat: number }) {
  const w = words;
  const me = ui.seat(seat);
  const score = ui.scores.value.find((s) => s.seat === seat)!;
  return (
    <div>
      <h3>{w.seatLine(ui.model.name(seat), score.points)}</h3>
      <ul>
        <li>{w.words.sources(score.sources.map((s) => [s.title, s.points]))}</li>
        <li>{w.words.actions(me.actions.map((x) => ui.title(x)))}</li>
        <li>{w.words.hand(w.heldLine(me.held.map((n, i) => [n, ui.type(i).title])))}</li>
        {me.hand.map((id) => (
          <li key={id}>{w.frontLine(ui.front(id), ui)}</li>
        ))}
        <li>{w.words.basic(me.icons.map((n, i) => [ui.type(i).icon_title, n]))}</li>
        {me.civ && (
          <li>
            {w.words.civ(
              ui.title(me.civ),
              me.aspects.map((x) => [ui.title(x.aspect), x.icons]),
            )}
          </li>
        )}
        <li>{w.words.lands(me.territories.map((n, i) => [ui.type(i).title, n]))}</li>
      </ul>
    </div>
  );
}

export function InWords({ ui }: { ui: BronzeAgeState }) {
  const view = ui.view.value;
  const w = words;
  return (
    <section class="vh" id="in-words" tabIndex={-1} aria-label={w.words.title}>
      <h2>{w.words.title}</h2>
      <p>{w.prompt(ui)}</p>
      <ul>
        {view.decks.map((d) => (
          <li key={d.id}>
            {w.deckLine(
              d.id,
              d.size,
              d.top && ui.title(d.top),
              d.actions.map((x) => ui.title(x)),
              [],
            )}
          </li>
        ))}
        <li>{w.inDecksLine(inDecks(ui).map((n, i) => [n, ui.type(i).title]))}</li>
        {view.triumphs.map((x, i) => (
          <li key={x.icon}>
            {w.triumphLine(
              ui.title(x.icon),
              view.seats.map((s, k) => [ui.model.name(k), s.icons[i]!]),
              x.seat === null ? null : ui.model.name(x.seat),
            )}
          </li>
        ))}
      </ul>
      {view.seats.map((_, seat) => (
        <SeatInWords key={seat} ui={ui} seat={seat} />
      ))}
    </section>
  );
}

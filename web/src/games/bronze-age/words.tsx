// The table in words, for people who listen rather than look. It is always
// there for screen readers; a key takes the reader to its beginning.
import { t } from "../../strings";
import { words } from "./strings";
import { inDecks } from "./race";
import type { BronzeAgeState } from "./state";

function SeatInWords({ ui, seat }: { ui: BronzeAgeState; seat: number }) {
  const w = words;
  const me = ui.seat(seat);
  const score = ui.scores.value.find((s) => s.seat === seat)!;
  return (
    <div>
      <h3>{t.table.namePoints(ui.model.name(seat), score.points)}</h3>
      <ul>
        <li>{w.words.sources(score.sources.map((s) => [s.title, s.points]))}</li>
        <li>{w.words.actions(me.actions)}</li>
        <li>{w.words.hand(w.heldLine(me.held.map((n, i) => [n, ui.type(i).id])))}</li>
        {me.hand.map((id) => (
          <li key={id}>{w.frontLine(ui.front(id))}</li>
        ))}
        <li>{w.words.basic(me.icons.map((n, i) => [ui.title(ui.type(i).icon), n]))}</li>
        {me.civ && (
          <li>
            {w.words.civ(
              ui.title(me.civ),
              me.aspects.map((x) => [ui.title(x.aspect), x.icons]),
            )}
          </li>
        )}
        <li>{w.words.lands(me.territories.map((n, i) => [ui.title(ui.type(i).id), n]))}</li>
      </ul>
    </div>
  );
}

export function InWords({ ui }: { ui: BronzeAgeState }) {
  const view = ui.view.value;
  const w = words;
  return (
    <section class="vh" id="in-words" tabIndex={-1} aria-label={t.table.inWords}>
      <h2>{t.table.inWords}</h2>
      <p>{w.prompt(ui)}</p>
      <ul>
        {view.decks.map((d) => (
          <li key={d.id}>{w.deckLine(d.id, d.size, d.top, d.actions, [])}</li>
        ))}
        <li>{w.inDecksLine(inDecks(ui).map((n, i) => [n, ui.type(i).id]))}</li>
        {view.triumphs.map((x, i) => (
          <li key={x.icon}>
            {w.triumphLine(
              x.icon,
              view.seats.map((s, k) => [ui.model.name(k), s.icons[i]!]),
              x.seat,
              ui,
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

// The table in words, for people who listen rather than look. It is always
// there for screen readers; B takes the reader to its beginning.
import { t } from "../../strings";
import { words, worthOf } from "./strings";
import type { GoldenState } from "./state";
import type { SeatView } from "./view";

function InSeat({ ui, seat, held }: { ui: GoldenState; seat: number; held: SeatView }) {
  const w = words.words;
  const names = (items: { name: string }[]): string[] => items.map((x) => x.name);
  const points = words.sources.map((s) => w.pointsFor(s, held.points[s]));
  return (
    <div>
      <h4>{words.seatLine(seat, held, ui.model)}</h4>
      <ul>
        <li>{w.seat(held, held.civ ? ui.card(held.civ).title : words.noCiv)}</li>
        <li>{w.colonists(held.colonists.map((c) => w.colonist(c.at, c.standing)))}</li>
        <li>{w.held("techs", names(held.techs.filter((x) => x.state === "developed")))}</li>
        <li>{w.held("buildings", names(held.buildings))}</li>
        <li>{w.held("wonders", names(held.wonders))}</li>
        <li>{w.points(points)}</li>
      </ul>
    </div>
  );
}

export function InWords({ ui }: { ui: GoldenState }) {
  const view = ui.view.value;
  const w = words.words;
  const full = view.squares.filter((s) => s.tile || s.symbols.length || s.colonists.length);
  return (
    <section class="vh" id="in-words" tabIndex={-1} aria-label={t.table.inWords}>
      <h2>{t.table.inWords}</h2>
      <p>
        {words.where(view)}. {words.prompt(ui)}
      </p>
      <h3>{words.wonders}</h3>
      <ul>
        {view.wonders.map((x) => (
          <li key={x.name}>{w.offer(x.name, words.price(x.prices[ui.own.value]!))}</li>
        ))}
      </ul>
      <h3>{words.buildings}</h3>
      <ul>
        {view.buildings.map((x) => (
          <li key={x.name}>{w.offer(x.name, x.count > 1 ? words.copies(x.count) : "")}</li>
        ))}
      </ul>
      <h3>{words.judgements}</h3>
      <ul>
        {view.judgements.map((j) => (
          <li key={j.id}>{w.judgement(j, ui.card(j.id).text, worthOf(ui, j))}</li>
        ))}
      </ul>
      <h3>{w.land}</h3>
      <ul>
        {full.map((s) => (
          <li key={s.at}>{words.square(s, [], "", ui.model)}</li>
        ))}
      </ul>
      <h3>{t.table.players}</h3>
      {view.seats.map((held, seat) => (
        <InSeat key={seat} ui={ui} seat={seat} held={held} />
      ))}
    </section>
  );
}

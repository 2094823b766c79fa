// The table in words, for people who listen rather than look. It is always
// there for screen readers; B takes the reader to its beginning.
import { t } from "../../strings";
import { words } from "./strings";
import type { BronzeState } from "./state";

export function InWords({ ui }: { ui: BronzeState }) {
  const view = ui.view.value;
  const { model } = ui;
  const w = words.words;
  return (
    <section class="vh" id="in-words" tabIndex={-1} aria-label={t.table.inWords}>
      <h2>{t.table.inWords}</h2>
      <p>{words.prompt(ui)}</p>
      <h3>{words.pool}</h3>
      <ul>
        {view.stacks.map((s, i) => (
          <li key={i}>{w.stack(i + 1, s.top, s.count)}</li>
        ))}
        <li>{w.reserve(view.reserve)}</li>
      </ul>
      <h3>{words.strip}</h3>
      <ul>
        {view.tiles.map((tile) => (
          <li key={tile.place}>
            {words.tile(tile, model)}
            {tile.cities.length > 0 && ` ${w.pile(tile.cities)}`}
          </li>
        ))}
      </ul>
      <h3>{words.routes}</h3>
      <ul>
        {view.routes
          .filter((r) => r.holder !== null)
          .map((r) => (
            <li key={`${r.terrain}-${r.length}`}>{w.route(r, model)}</li>
          ))}
      </ul>
      <h3>{t.table.players}</h3>
      {view.seats.map((s, seat) => (
        <div key={seat}>
          <h4>{words.seatLine(seat, s.points.total, s.markers, model)}</h4>
          <ul>
            {s.columns.map((c, i) => (
              <li key={i}>{w.column(i + 1, c.cards)}</li>
            ))}
            {s.cities.map((c) => (
              <li key={c.name}>{w.city(c.name, c.points, c.status)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

// The table in words, for whoever listens rather than looks. It is there for
// screen readers at all times; B puts the reader at its beginning.
import { words } from "./strings";
import type { BronzeState } from "./state";

export function InWords({ ui }: { ui: BronzeState }) {
  const view = ui.view.value;
  const { model } = ui;
  const w = words.words;
  return (
    <section class="vh" id="in-words" tabIndex={-1} aria-label={w.title}>
      <h2>{w.title}</h2>
      <p>{words.prompt(ui)}</p>
      <h3>{words.pool}</h3>
      <ul>
        {view.stacks.map((s, i) => (
          <li key={i}>{w.stack(i + 1, s.top ? ui.title(s.top) : null, s.count)}</li>
        ))}
        <li>{w.reserve(view.reserve)}</li>
      </ul>
      <h3>{words.strip}</h3>
      <ul>
        {view.tiles.map((tile) => (
          <li key={tile.place}>
            {words.tile(tile, (s) => model.name(s))}
            {tile.cities.length > 0 && ` ${w.pile(tile.cities.map((c) => ui.city(c).title))}`}
          </li>
        ))}
      </ul>
      <h3>{words.routes}</h3>
      <ul>
        {view.routes
          .filter((r) => r.holder !== null)
          .map((r) => (
            <li key={`${r.terrain}-${r.length}`}>
              {w.route(r.terrain, r.length, r.points, model.name(r.holder!))}
            </li>
          ))}
      </ul>
      <h3>{w.seats}</h3>
      {view.seats.map((s, seat) => (
        <div key={seat}>
          <h4>{words.seatLine(model.name(seat), s.points.total, s.markers)}</h4>
          <ul>
            {s.columns.map((c, i) => (
              <li key={i}>
                {w.column(
                  i + 1,
                  c.cards.map((x) => ui.title(x.tech) + (x.woken && !x.used ? ` ${w.awake}` : "")),
                )}
              </li>
            ))}
            {s.cities.map((c) => (
              <li key={c.name}>{w.city(ui.city(c.name).title, c.points, c.status)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

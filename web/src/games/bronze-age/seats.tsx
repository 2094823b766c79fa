// The rail: both seats with their points by source, and what the thing pointed
// at would add to them.
import { t } from "../../strings";
import { words } from "./strings";
import { SeatBox } from "../../table/parts";
import type { BronzeAgeState } from "./state";

function Seat({ ui, seat }: { ui: BronzeAgeState; seat: number }) {
  const { model } = ui;
  const w = words;
  const score = ui.scores.value.find((s) => s.seat === seat)!;
  const most = Math.max(1, ...ui.scores.value.map((s) => s.points));
  const then = ui.pointed.value
    ? ui.effects.value.get(ui.pointed.value)?.scores.find((s) => s.seat === seat)
    : undefined;
  const civ = ui.seat(seat).civ;
  return (
    <SeatBox
      model={model}
      seat={seat}
      label={t.table.namePoints(model.name(seat), score.points)}
      total={score.points}
      first={ui.view.value.first === seat}
    >
      <div class="bar" aria-hidden="true">
        {score.sources.map((s, i) => (
          <i key={s.id} class={`p${i + 1}`} style={`flex:${s.points}`} />
        ))}
        <i style={`flex:${most - score.points}`} />
      </div>
      <ul class="src">
        {score.sources.map((s, i) => {
          const later = then?.sources[i]?.points ?? s.points;
          return (
            <li key={s.id}>
              <i class={`p${i + 1}`} />
              <span>{w.source(s.id, civ) ?? s.title}</span>
              <b>{s.points}</b>
              {later !== s.points && <small>→ {later}</small>}
            </li>
          );
        })}
      </ul>
    </SeatBox>
  );
}

export function Seats({ ui }: { ui: BronzeAgeState }) {
  return (
    <div class="seats">
      {[ui.rival.value, ui.own.value].map((seat) => (
        <Seat key={seat} ui={ui} seat={seat} />
      ))}
    </div>
  );
}

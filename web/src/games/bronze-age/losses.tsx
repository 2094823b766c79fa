// Beside The Collapse: what each seat loses, what the next hand is chosen from,
// and what stays.
import { list } from "../../texts";
import { tells } from "../../table/lens";
import { Avatar, Icon, type IconName } from "../../ui/parts";
import { Back, typeIcon } from "./art";
import type { BronzeAgeState } from "./state";
import { words } from "./strings";

/** A sentence, and its pieces. */
function Loses({ ui, seat }: { ui: BronzeAgeState; seat: number }) {
  const { territories, held } = ui.seat(seat);
  const lands = territories.flatMap((n, i) => (n ? [{ type: ui.type(i).id, n }] : []));
  const hand = held.reduce((a, b) => a + b, 0);
  const keep = ui.value("COLLAPSE_KEEP");
  return (
    <li>
      <Avatar seat={seat} />
      <p>{words.ruin.loss(seat, lands.length, hand, keep, ui.model)}</p>
      <div aria-hidden="true">
        {lands.map(({ type, n }) => (
          <span
            key={type}
            class={lands.length > 1 ? "goes" : ""}
            {...tells(words.ruin.keeps(type, n))}
          >
            <Icon name={typeIcon(type)} /> {n}
          </span>
        ))}
        <span class={hand > keep ? "goes" : ""}>
          <Icon name="draw" /> {hand > keep ? `${hand} \u2192 ${keep}` : hand}
        </span>
      </div>
    </li>
  );
}

function Card({ ui, id }: { ui: BronzeAgeState; id: string }) {
  const card = ui.front(id);
  return (
    <li {...tells(words.frontLine(card))}>
      <Back type={card.territory} />
      <span class="in" aria-hidden="true">
        {Array.from({ length: card.aspect_icons }, (_, i) => (
          <Icon key={i} name={card.aspect as IconName} />
        ))}
      </span>
      <span class="nm">{words.name(card.aspect)}</span>
    </li>
  );
}

/** Points that nothing takes away: under Civilizations, and Triumphs. */
function staysOf(ui: BronzeAgeState, seat: number): string {
  const { civ } = ui.seat(seat);
  const score = ui.scores.value.find((s) => s.seat === seat)!;
  return list(
    score.sources
      .filter((s) => s.id !== "territories" && s.points)
      .map((s) => words.civLine(words.source(s.id, civ) ?? s.title, s.points)),
  );
}

export function Losses({ ui }: { ui: BronzeAgeState }) {
  const seats = [ui.own.value, ui.rival.value];
  const { hand } = ui.seat(ui.own.value);
  return (
    <div class="losses">
      <section aria-label={words.ruinLoses}>
        <h2>{words.ruinLoses}</h2>
        <ul class="goods">
          {seats.map((seat) => (
            <Loses key={seat} ui={ui} seat={seat} />
          ))}
        </ul>
      </section>
      {hand.length > 0 && (
        <section aria-label={words.ruinHand}>
          <h2>{words.ruinHand}</h2>
          <ul class="next-hand">
            {hand.map((id) => (
              <Card key={id} ui={ui} id={id} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={words.ruinStays}>
        <h2>{words.ruinStays}</h2>
        <ul class="stays">
          {seats.map((seat) => (
            <li key={seat}>
              <Avatar seat={seat} />
              <span>{staysOf(ui, seat)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

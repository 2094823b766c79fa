// Both sides, laid open for counting: every card under its Civilization, and
// the Territories.
import { tells } from "../../table/lens";
import { Avatar, Icon, type IconName } from "../../ui/parts";
import { Back } from "./art";
import { Tug } from "./race";
import type { BronzeAgeState } from "./state";
import { words } from "./strings";

interface RowProps {
  ui: BronzeAgeState;
  seat: number;
  title: string;
  ids: string[];
  basic: boolean;
  points: number;
  /** How often each of its icons lies under it. */
  icons: [string, number][];
}

function Row({ ui, seat, title, ids, basic, points, icons }: RowProps) {
  return (
    <div class="laid-row" role="group" aria-label={words.civLine(title, points)}>
      <h3>
        {title}
        <span class="icons">
          {icons.map(([icon, n]) => (
            <span key={icon} {...tells(words.name(icon))}>
              <Icon name={icon as IconName} /> {n}
            </span>
          ))}
        </span>
        <b>{points}</b>
      </h3>
      <ul style={`--count:${ids.length}`}>
        {ids.map((id) => {
          const card = ui.front(id);
          const [icon, n] = basic ? [card.icon, card.icons] : [card.aspect, card.aspect_icons];
          return (
            <li key={id} data-at={`under-${seat}-${id}`} {...tells(words.cardWhy(card, basic))}>
              <Back type={card.territory} />
              <span class="in" aria-hidden="true">
                {Array.from({ length: n }, (_, i) => (
                  <Icon key={i} name={icon as IconName} />
                ))}
              </span>
              <span class="nm">
                {basic || card.ability === "none" ? words.name(icon) : words.name(card.ability)}
              </span>
              <b>{n}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Laid({ ui, seat }: { ui: BronzeAgeState; seat: number }) {
  const me = ui.seat(seat);
  const score = ui.scores.value.find((s) => s.seat === seat)!;
  const points = (id: string): number => score.sources.find((s) => s.id === id)?.points ?? 0;
  const best = Math.max(...me.territories);
  const lands = me.territories.reduce((a, b) => a + b, 0);
  return (
    <section class="laid" tabIndex={0} aria-label={ui.model.name(seat)} data-seat={seat}>
      <h2>
        <Avatar seat={seat} />
        {ui.model.name(seat)}
        <span class="sum">{words.laid(me.basic.length + me.special.length, lands)}</span>
      </h2>
      <div
        class="laid-rows"
        style={`--b:${Math.max(3, me.basic.length)}fr;--s:${Math.max(3, me.special.length)}fr`}
      >
        <Row
          ui={ui}
          seat={seat}
          title={words.basic}
          ids={me.basic}
          basic
          points={points("basic")}
          icons={ui.cards.territories.map((x, i) => [x.icon, me.icons[i]!])}
        />
        <Row
          ui={ui}
          seat={seat}
          title={me.civ ? ui.title(me.civ) : words.noCiv}
          ids={me.special}
          basic={false}
          points={points("specialized")}
          icons={me.aspects.map((x) => [x.aspect, x.icons])}
        />
        <div class="laid-lands" role="group" aria-label={words.lands}>
          <h3>
            {words.lands}
            <b>{points("territories")}</b>
          </h3>
          <ul>
            {me.territories.map((n, i) => {
              const type = ui.type(i).id;
              return (
                <li
                  key={type}
                  class={n && n === best ? "best" : ""}
                  data-at={`laid-land-${seat}-${type}`}
                >
                  {n ? <Back type={type} /> : <i class="no-land" />}
                  <span>{words.short(type)}</span>
                  <b>×{n}</b>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}

export function Tugs({ ui }: { ui: BronzeAgeState }) {
  return (
    <section class="race tugs" aria-label={words.triumphs}>
      {ui.view.value.triumphs.map((x, i) => (
        <Tug key={x.icon} ui={ui} i={i} />
      ))}
    </section>
  );
}

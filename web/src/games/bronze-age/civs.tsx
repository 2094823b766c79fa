// What lies before a player: both Civilizations with the icons under them, and
// the Territories. Your own are below the decks, your rival's above.
import { words } from "./strings";
import { tells } from "../../table/lens";
import { Avatar, Icon, type IconName } from "../../ui/parts";
import { Act } from "./act";
import { Back, typeIcon } from "./art";
import { unseen } from "./hand";
import type { BronzeAgeState } from "./state";

interface PlateProps {
  side: "basic" | "special";
  title: string;
  points: number;
  at: string;
  icons: { name: string; title: string; count: number; worth: number }[];
}

function CivPlate({ side, title, points, at, icons }: PlateProps) {
  const w = words;
  return (
    <article class="cvp" data-side={side} aria-label={w.civLine(title, points)}>
      <header>
        <h3>{title}</h3>
        <b data-at={at}>{points}</b>
      </header>
      <ul>
        {icons.map((x) => (
          <li key={x.name} class={x.count ? "" : "z"} {...tells(w.worth(x.name, x.worth))}>
            <Icon name={x.name as IconName} />
            <span>{x.title}</span>
            <span class="pips" aria-hidden="true">
              {Array.from({ length: Math.min(x.count, 9) }, (_, i) => (
                <i key={i} />
              ))}
            </span>
            <b>{x.count}</b>
          </li>
        ))}
      </ul>
    </article>
  );
}

function points(ui: BronzeAgeState, seat: number, source: string): number {
  return (
    ui.scores.value.find((s) => s.seat === seat)?.sources.find((s) => s.id === source)?.points ?? 0
  );
}

function Civs({ ui, seat }: { ui: BronzeAgeState; seat: number }) {
  const w = words;
  const me = ui.seat(seat);
  const worth = me.civ ? ui.civ(me.civ).points : [];
  return (
    <>
      <CivPlate
        side="basic"
        title={w.basic}
        points={points(ui, seat, "basic")}
        at={`civ-${seat}-basic`}
        icons={ui.cards.territories.map((x, i) => ({
          name: x.icon,
          title: x.icon_title,
          count: me.icons[i]!,
          worth: x.points,
        }))}
      />
      <CivPlate
        side="special"
        title={me.civ ? ui.title(me.civ) : w.noCiv}
        points={points(ui, seat, "specialized")}
        at={`civ-${seat}-special`}
        icons={me.aspects.map((x, i) => ({
          name: x.aspect,
          title: ui.title(x.aspect),
          count: x.icons,
          worth: worth[i] ?? 0,
        }))}
      />
    </>
  );
}

export function Territories({ ui, seat }: { ui: BronzeAgeState; seat: number }) {
  const w = words;
  const { territories } = ui.seat(seat);
  const best = Math.max(...territories);
  const pointed = ui.pointed.value ? ui.outcome(ui.pointed.value) : undefined;
  return (
    <ul class="ter">
      {territories.map((n, i) => {
        const type = ui.type(i);
        const gain = seat === ui.own.value ? pointed?.gains.find((g) => g.type === i) : undefined;
        return (
          <li key={type.id} class={`${n && n === best ? "best" : ""}${n ? "" : " z"}`}>
            <Act
              ui={ui}
              text={`${seat === ui.own.value ? "keep" : "take"} ${type.id}`}
              class="tb-land"
              label={w.landLine(type.id, n)}
            >
              <span class="tst" data-at={`land-${seat}-${type.id}`}>
                {n ? (
                  Array.from({ length: Math.min(3, n) }, (_, k) => <Back key={k} type={type.id} />)
                ) : (
                  <i class="nil" />
                )}
                {gain && <i class="plus">+{gain.to - gain.from}</i>}
                <b>{n}</b>
              </span>
              <span class="tn">{w.short(type.id)}</span>
            </Act>
          </li>
        );
      })}
    </ul>
  );
}

export function Mine({ ui }: { ui: BronzeAgeState }) {
  const w = words;
  const seat = ui.own.value;
  return (
    <section class="mine" tabIndex={-1} aria-label={w.civOf(ui, seat)} data-seat={seat}>
      <h2 class="civ-head">
        {w.civOf(ui, seat)}
        <span class="sum">
          {w.points(points(ui, seat, "basic") + points(ui, seat, "specialized"))}
        </span>
      </h2>
      <div class="cvs">
        <Civs ui={ui} seat={seat} />
      </div>
      <h2>
        {w.landsOf(ui, seat)}
        <span class="sum">{w.points(points(ui, seat, "territories"))}</span>
      </h2>
      <Territories ui={ui} seat={seat} />
    </section>
  );
}

/** The other player: a hand of backs, Actions, Civilizations, Territories. */
export function Rival({ ui }: { ui: BronzeAgeState }) {
  const w = words;
  const seat = ui.rival.value;
  const me = ui.seat(seat);
  const total = me.held.reduce((a, b) => a + b, 0);
  const name = ui.model.name(seat);
  return (
    <section class="opp" tabIndex={-1} aria-label={name} data-seat={seat}>
      <div class="who">
        <Avatar seat={seat} />
        <h2>{name}</h2>
      </div>
      <div class="ohand">
        <h3>
          {w.hand}
          <span>{w.cards(total)}</span>
        </h3>
        <ul
          class="obacks"
          data-at={`hand-${seat}`}
          aria-label={w.heldLine(me.held.map((n, i) => [n, ui.type(i).id]))}
        >
          {me.hand.map((id) => {
            const card = ui.front(id);
            return (
              <li key={id} {...tells(w.frontLine(card))}>
                <Back type={card.territory} />
                <b>
                  <Icon name={card.aspect as IconName} />
                  {card.aspect_icons}
                </b>
              </li>
            );
          })}
          {unseen(ui, seat).map((type, i) => (
            <li key={i}>
              <Back type={type} />
            </li>
          ))}
        </ul>
        <p>{w.heldLine(me.held.map((n, i) => [n, ui.type(i).id]))}</p>
        <p class="oacts" role="group" aria-label={w.actionsOf(ui, seat)}>
          {me.actions.length === 0 && w.noActionsHeld}
          {me.actions.map((type, i) => (
            <span key={i} class="ly" data-at={`action-${seat}-${type}`}>
              <Icon name={typeIcon(type)} />
              <b>{w.short(type)}</b>
            </span>
          ))}
        </p>
      </div>
      <Civs ui={ui} seat={seat} />
      <div class="ot">
        <h3>
          {w.lands}
          <span>{w.points(points(ui, seat, "territories"))}</span>
        </h3>
        <Territories ui={ui} seat={seat} />
      </div>
    </section>
  );
}

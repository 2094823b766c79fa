// The table of Bronze Age as it lies: the opponent, the three decks with the
// Actions at them, one's own side and hand. What can be done with a card or a
// deck is asked of the list of actions beside it.
import type { BronzeAgeView as View } from "../../gen/bronze-age";
import { t } from "../../strings";
import { Avatar, Icon, type IconName } from "../../ui/parts";
import type { DrawnProps } from "../plain";

interface Named {
  id: string;
  title: string;
}

interface Cards {
  cards: { id: string; territory: string; icon: string; icons: number; aspect: string; aspect_icons: number; ability: string }[];
  territories: (Named & { icon: string; icon_title: string })[];
  aspects: Named[];
  abilities: (Named & { text: string })[];
  civilizations: Named[];
}

type Seat = View["seats"][number];

const titleOf = (list: Named[], id: string): string => list.find((x) => x.id === id)?.title ?? id;

function Sign({ of }: { of: string }) {
  return <Icon name={`ba-${of}` as IconName} />;
}

/** A number of something with its sign: the sign for eyes, the name for ears. */
function Count({ of, title, n }: { of: string; title: string; n: number }) {
  return <li class={n ? "" : "nil"} title={title}><Sign of={of} /><span>{title}</span><b>{n}</b></li>;
}

function Actions({ cards, list, places = 0 }: { cards: Cards; list: string[]; places?: number }) {
  const empty = Math.max(0, places - list.length);
  return (
    <ul class="ba-acts" aria-label={t.bronzeAge.actions(list.length)}>
      {list.map((a, i) => <li key={i}><Sign of={a} />{titleOf(cards.territories, a)}</li>)}
      {Array.from({ length: empty }, (_, i) => <li key={`e${i}`} class="free" aria-hidden="true" />)}
    </ul>
  );
}

/** A list of how many there are of each, below a heading. */
function Sum({ title, list }: { title: string; list: [id: string, title: string, n: number][] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>{list.map(([id, name, n]) => <Count key={id} of={id} title={name} n={n} />)}</ul>
    </div>
  );
}

function Side({ cards, seat, held, name, points, first }: { cards: Cards; seat: number; held: Seat; name: string; points: number; first: boolean }) {
  return (
    <section class="ba-side" aria-label={name}>
      <h3>
        <Avatar seat={seat} />{name}
        {held.civ && <small>{titleOf(cards.civilizations, held.civ)}</small>}
        {first && <span class="fp" title={t.bronzeAge.first}><Icon name="first" /></span>}
        <b>{points}</b>
      </h3>
      <div class="ba-sums">
        <Sum title={t.bronzeAge.basic} list={cards.territories.map((x, i) => [x.icon, x.icon_title, held.icons[i] ?? 0])} />
        <Sum title={t.bronzeAge.special} list={held.aspects.map((x) => [x.aspect, titleOf(cards.aspects, x.aspect), x.icons])} />
        <Sum title={t.bronzeAge.territories} list={cards.territories.map((x, i) => [x.id, x.title, held.territories[i] ?? 0])} />
        <Sum title={t.bronzeAge.held} list={cards.territories.map((x, i) => [x.id, x.title, held.held[i] ?? 0])} />
        <div>
          <h4>{t.bronzeAge.inHand}</h4>
          {held.actions.length ? <Actions cards={cards} list={held.actions} /> : t.bronzeAge.none}
        </div>
      </div>
    </section>
  );
}

export function BronzeAge({ model, cards: all, view: shown, can, pick, picked }: DrawnProps) {
  const cards = all as Cards;
  const view = shown as View;
  const own = Math.max(0, model.eyes.value);
  const scores = model.shown.value!.scores;
  const side = (seat: number) => (
    <Side cards={cards} seat={seat} held={view.seats[seat]!} name={model.name(seat)} points={scores[seat]?.points ?? 0} first={view.first === seat} />
  );
  const state = (id: string): string => `${can(id) ? " can" : ""}${picked === id ? " on" : ""}`;
  return (
    <div class="ba">
      {side(1 - own)}
      <section class="ba-decks" aria-label={t.bronzeAge.decks}>
        {view.decks.map((deck) => (
          <div key={deck.id}>
            <button type="button" class={`ba-deck${state(deck.id)}${deck.top ? "" : " empty"}`} aria-disabled={!can(deck.id)} onClick={() => pick(deck.id)}>
              <em>{deck.id.toUpperCase()}</em>
              {deck.top && <Sign of={deck.top} />}
              <b>{deck.top ? titleOf(cards.territories, deck.top) : t.bronzeAge.empty}</b>
              <small>{t.bronzeAge.cards(deck.size)}</small>
            </button>
            <Actions cards={cards} list={deck.actions} places={3} />
          </div>
        ))}
        <ul class="ba-triumphs" aria-label={t.bronzeAge.triumphs}>
          <li><h4>{t.bronzeAge.triumphs}</h4></li>
          {view.triumphs.map((x) => (
            <li key={x.icon}>
              <Sign of={x.icon} />{cards.territories.find((y) => y.icon === x.icon)?.icon_title ?? x.icon}
              {x.seat === null ? <><small aria-hidden="true">–</small><span class="vh">{t.bronzeAge.nobody}</span></> : <><Avatar seat={x.seat} /><span class="vh">{model.name(x.seat)}</span></>}
            </li>
          ))}
        </ul>
      </section>
      {side(own)}
      <section class="ba-hand" aria-label={t.bronzeAge.hand}>
        {view.seats[own]!.hand.map((id) => {
          const card = cards.cards.find((c) => c.id === id);
          const ability = cards.abilities.find((a) => a.id === card?.ability);
          if (!card) return null;
          const basic = cards.territories.find((x) => x.icon === card.icon);
          return (
            <button key={id} type="button" class={`ba-card${state(id)}`} aria-disabled={!can(id)} onClick={() => pick(id)}>
              <b><Sign of={card.territory} />{titleOf(cards.territories, card.territory)}<small>{id.toUpperCase()}</small></b>
              <span><Sign of={card.icon} />{card.icons} {basic?.icon_title ?? card.icon}</span>
              <span><Sign of={card.aspect} />{card.aspect_icons} {titleOf(cards.aspects, card.aspect)}</span>
              {ability && <i><strong>{ability.title}</strong> {ability.text}</i>}
            </button>
          );
        })}
      </section>
    </div>
  );
}

// What is on offer in this era: wonders and buildings; the judgements and what
// each would pay; and who rests on the agora.
import type { Action } from "../../engine/protocol";
import { words, worthOf } from "./strings";
import { moveFocus } from "../../ui/keys";
import { Icon, Marker } from "../../ui/parts";
import { Coin, Pawn, pictogram, together } from "./pieces";
import type { GoldenState } from "./state";
import type { Judgement, WonderCard } from "./view";

export const classesOf = (base: string, ui: GoldenState, can: Action[], at: string): string =>
  `${base}${can.length ? " can" : ""}${can.some((a) => a.text === ui.hinted.value) ? " hinted" : ""}${ui.refused(at) ? " refused" : ""}`;

function Wonder({ ui, card }: { ui: GoldenState; card: WonderCard }) {
  const said = ui.card(card.name);
  const view = ui.view.value;
  const offer = view.wonders.find((w) => w.name === card.name);
  if (!offer) {
    const owner = view.seats.findIndex((s) => s.wonders.some((w) => w.name === card.name));
    return (
      <article class="of gone" data-at={`wonder-${card.name}`} data-lens={words.cardLine(said)}>
        <span class="oi">
          <Icon name={pictogram(card.name)} />
        </span>
        <div>
          <h3>{said.title}</h3>
          <p>
            {owner >= 0 && (
              <>
                <Marker seat={owner} flat /> {ui.model.name(owner)}
              </>
            )}
          </p>
        </div>
      </article>
    );
  }
  const can = ui.on(card.name, "wonder", "wonder-free");
  const price = offer.prices[ui.own.value]!;
  return (
    <button
      type="button"
      class={classesOf("of", ui, can, `wonder-${card.name}`)}
      aria-disabled={can.length === 0}
      data-lens={words.cardLine(said)}
      data-at={`wonder-${card.name}`}
      onClick={() => ui.pick(can, `wonder ${card.name}`, `wonder-${card.name}`)}
    >
      <span class="oi">
        <Icon name={pictogram(card.name)} />
      </span>
      <div>
        <h3>{said.title}</h3>
        <p>{said.text}</p>
      </div>
      <span class="pr">
        {price !== card.cost && <s>{card.cost}</s>}
        <Coin n={price} dear={can.length === 0} />
        <span class="vh">{words.stats.gold}</span>
      </span>
    </button>
  );
}

function Building({ ui, name, count }: { ui: GoldenState; name: string; count: number }) {
  const card = ui.card(name);
  const can = ui.acting.value
    ? ui.chosen.value === null || ui.chosen.value === "builder"
      ? ui.of("builder")
      : []
    : ui.on(name, "card");
  return (
    <button
      type="button"
      class={classesOf("of b", ui, can, `building-${name}`)}
      aria-disabled={can.length === 0}
      data-lens={words.cardLine(card)}
      data-at={`building-${name}`}
      onClick={() => ui.pickBuilding(name)}
    >
      <span class="oi">
        <Icon name={pictogram(name)} />
      </span>
      <div>
        <h3>
          {card.title}
          {count > 1 && <em>×{count}</em>}
        </h3>
        <p>{card.text}</p>
      </div>
    </button>
  );
}

/** One kind of thing counts for each; its pictogram. */
const COUNTED: Record<string, string> = {
  j1: "builder",
  j2: "soldier",
  j3: "village",
  j4: "gem",
  j5: "rock",
  j6: "game",
  j7: "wheat",
  j8: "wonder",
  j9: "technology",
  j10: "gold",
};

/** What a judgement paid each seat, in the end. */
const paidBy = (ui: GoldenState, name: string): number[] =>
  ui.model.shown.value!.scores.map(
    (s) =>
      s.sources.find((x) => x.id === "judgements")?.lines.find((x) => x.name === name)?.points ?? 0,
  );

/** The judgements that were chosen, era by era. */
const inOrder = (all: Judgement[]): Judgement[] =>
  all.filter((j) => j.era !== null).sort((a, b) => a.era! - b.era!);

interface JudgeProps {
  ui: GoldenState;
  judgement: Judgement;
  counted: boolean;
}

function Judge({ ui, judgement, counted }: JudgeProps) {
  const info = ui.cards.judgements.find((j) => j.name === judgement.id)!;
  const can = ui.on(judgement.id, "judge");
  const { era } = judgement;
  const now = ui.view.value.era;
  const state = era === null ? "" : era === now ? " now" : " spent";
  const worth = judgement.points[ui.seat.value]!;
  const each = words.each(info.points, info.each);
  const said = words.words.judgement(judgement, each, worthOf(ui, judgement));
  return (
    <button
      type="button"
      class={classesOf(`jd${state}`, ui, can, `judge-${judgement.id}`)}
      aria-disabled={can.length === 0}
      data-lens={said}
      data-at={`judge-${judgement.id}`}
      onClick={() => ui.pick(can, `judge ${judgement.id}`, `judge-${judgement.id}`)}
    >
      <span class="ji">
        <Icon name={pictogram(COUNTED[judgement.id] ?? "judgement")} />
      </span>
      <h3>{ui.card(info.name).title}</h3>
      <p>{words.eachShort(info.points, info.each)}</p>
      <em>
        {era !== null && (counted || era !== now) ? words.judgedIn(era) : words.signed(worth)}
      </em>
      {counted && (
        <span class="paid" aria-hidden="true">
          {paidBy(ui, info.name).map((n, seat) => (
            <span key={seat}>
              <Marker seat={seat} flat /> {n}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

export function Offer({ ui }: { ui: GoldenState }) {
  const view = ui.view.value;
  const wonders = view.stage === "setup" ? [] : ui.cards.wonders.filter((w) => w.era === view.era);
  const counted = !!ui.model.counting.value;
  const resting = view.seats.flatMap((s, seat) =>
    s.colonists.filter((c) => c.at === "agora").map((c) => ({ seat, standing: c.standing })),
  );
  return (
    <section
      class="panel market"
      aria-label={words.tabs.offer}
      onKeyDown={(e) => moveFocus(e, [...e.currentTarget.querySelectorAll<HTMLElement>("button")])}
    >
      <div class="ow" tabIndex={-1}>
        <h2>
          {words.wonders}
          <span class="sum">{words.era(view.era)}</span>
        </h2>
        <div class="g2">
          {wonders.map((w) => (
            <Wonder key={w.name} ui={ui} card={w} />
          ))}
        </div>
      </div>
      <div class="ob" data-at="buildings" tabIndex={-1}>
        <h2>
          {words.buildings}
          <span class="sum">{words.buildingsNote}</span>
        </h2>
        <div class="g2">
          {view.buildings.map((b) => (
            <Building key={b.name} ui={ui} name={b.name} count={b.count} />
          ))}
          {!view.buildings.length && <p class="quiet">{words.noneOnOffer}</p>}
        </div>
      </div>
      <div class="oj" tabIndex={-1}>
        <h2>
          {words.judgements}
          <span class="sum">
            {ui.model.isYou(ui.seat.value)
              ? words.judgementsNote
              : words.worthTo(ui.model.name(ui.seat.value))}
          </span>
        </h2>
        <div class="jr">
          {(counted ? inOrder(view.judgements) : view.judgements).map((j) => (
            <Judge key={j.id} ui={ui} judgement={j} counted={counted} />
          ))}
        </div>
      </div>
      <div class="agora" data-at="agora">
        <span class="ai">
          <Icon name={pictogram("agora")} />
        </span>
        <div>
          <h3>{words.agora}</h3>
          <p>{words.rest(resting.length)}</p>
        </div>
        <span class="ap">
          {together(resting).map((p) => (
            <Pawn key={`${p.seat}${p.standing}`} {...p} at="agora" />
          ))}
        </span>
      </div>
    </section>
  );
}

// What a player holds: Actions, and cards with their fronts if the observer
// knows them. Each half of a front shows what it would be played as.
import type { ComponentChildren } from "preact";
import { words } from "./strings";
import { tells } from "../../table/lens";
import { startDrag } from "../../ui/drag";
import { Icon, type IconName, KeyCap } from "../../ui/parts";
import { Act } from "./act";
import { Back, typeIcon } from "./art";
import type { BronzeAgeState } from "./state";
import type { CardFront } from "./view";

function Action({ ui, type, n }: { ui: BronzeAgeState; type: string; n: number }) {
  const can = ui.plays.value.some((a) => a.a === type);
  const picked = ui.picked.value === type;
  const hinted = ui.hinted.value?.startsWith(`play ${type} `) ?? false;
  const pick = (): void => ui.pick(picked ? null : type);
  return (
    <button
      type="button"
      class={`ac${can ? " can" : ""}${picked ? " sel" : ""}${hinted ? " hinted" : ""}`}
      data-act={`pick ${type}`}
      data-at={`action-${ui.own.value}-${type}`}
      aria-pressed={picked}
      aria-disabled={!can}
      onClick={pick}
      onPointerDown={(e) =>
        can &&
        startDrag(e, {
          targets: ".deck",
          begin: () => ui.pick(type),
          drop: (el) => el.querySelector<HTMLElement>(".heap")?.click(),
        })
      }
    >
      <span class="ai">
        <Icon name={typeIcon(type)} />
      </span>
      <b>{ui.title(type)}</b>
      <KeyCap of="choice" n={n - 1} />
    </button>
  );
}

export function Actions({ ui }: { ui: BronzeAgeState }) {
  const w = words;
  const held = ui.seat(ui.own.value).actions;
  const most = ui.value("HOLDING_MAX");
  return (
    <section
      class="acts-held"
      tabIndex={-1}
      aria-label={w.actionsOf(ui, ui.own.value)}
      data-seat={ui.own.value}
    >
      <h2>
        {w.actionsOf(ui, ui.own.value)}
        <span class="sum">{w.ofMost(held.length, most)}</span>
      </h2>
      <div class="acr">
        {held.map((type, i) => (
          <Action key={i} ui={ui} type={type} n={i + 1} />
        ))}
        {Array.from({ length: Math.max(0, most - held.length) }, (_, i) => (
          <span key={`e${i}`} class="ac e" />
        ))}
      </div>
      {ui.view.value.phase === "move" && ui.model.canAct.value && (
        <p>{held.length ? w.actionsHelp : w.noActions}</p>
      )}
    </section>
  );
}

const Icons = ({ name, count }: { name: string; count: number }) => (
  <span class="in" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <Icon key={i} name={name as IconName} />
    ))}
  </span>
);

function Half(props: {
  ui: BronzeAgeState;
  text: string | null;
  class: string;
  label: string;
  children: ComponentChildren;
}) {
  const { ui, text, class: cls, label, children } = props;
  if (text === null) return <span class={cls}>{children}</span>;
  return (
    <Act ui={ui} text={text} class={cls} label={label}>
      {children}
    </Act>
  );
}

function Front({ ui, card, n }: { ui: BronzeAgeState; card: CardFront; n: number }) {
  const w = words;
  const me = ui.seat(ui.own.value);
  const fits = me.fits.includes(card.id);
  const ability = ui.ability(card.ability);
  const { civ } = me;
  const discard = ui.discarding.value ? `discard ${card.id}` : null;
  const text = (as: string): string | null => (discard ? null : `card ${card.id} ${as}`);
  const inside = (
    <>
      <span class="ht">
        <Back type={card.territory} />
        <b>{w.short(card.territory)}</b>
        <small>
          <Icon name={typeIcon(card.territory)} />
        </small>
      </span>
      <Half ui={ui} text={text("basic")} class="hs b" label={w.asBasic(card)}>
        <Icons name={card.icon} count={card.icons} />
        <span class="nm">{ui.title(card.icon)}</span>
      </Half>
      <Half
        ui={ui}
        text={text("special")}
        class={`hs s${fits ? "" : " na"}`}
        label={w.asSpecial(card, me.civ, fits)}
      >
        <Icons name={card.aspect} count={card.aspect_icons} />
        <span class="nm">{ui.title(card.aspect)}</span>
        <span class="ab">
          {ability.id !== "none" && <b>{ability.title}</b>}
          {ability.id !== "none" && (
            <span class="brief">{fits || !civ ? ability.brief : w.noFitBrief}</span>
          )}
          <span>
            {fits || !civ
              ? ability.id === "none"
                ? w.noAbility
                : ability.text
              : w.noFit(me.civ!, card.aspect)}
          </span>
        </span>
      </Half>
      {me.raided.includes(card.id) && (
        <span class="known" {...tells(w.raided)}>
          <Icon name="eye" />
        </span>
      )}
      {discard && (
        <span class="throw" aria-hidden="true">
          <Icon name="close" />
        </span>
      )}
      {(discard !== null || ui.playing.value) && <KeyCap of="choice" n={n - 1} />}
    </>
  );
  const at = `card-${card.id}`;
  return (
    <li class="hold" style={`--i:${n}`}>
      {discard ? (
        <Act ui={ui} text={discard} class="hc" at={at} label={w.discard(card)}>
          {inside}
        </Act>
      ) : (
        <article
          class="hc"
          data-at={at}
          data-card={card.id}
          aria-label={w.frontLine(card)}
          onPointerDown={(e) =>
            ui.model.canAct.value &&
            startDrag(e, {
              targets: ".mine .cvp",
              begin: () => ui.point(null),
              drop: (el) => ui.drop(`card ${card.id} ${el.dataset.side}`),
            })
          }
        >
          {inside}
        </article>
      )}
    </li>
  );
}

/** Cards of a hand nobody here has seen: their types. */
export function unseen(ui: BronzeAgeState, seat: number): string[] {
  const { held, hand } = ui.seat(seat);
  const fronts = hand.map((id) => ui.front(id).territory);
  return held.flatMap((n, i) => {
    const type = ui.type(i).id;
    return Array.from({ length: n - fronts.filter((x) => x === type).length }, () => type);
  });
}

export function Hand({ ui }: { ui: BronzeAgeState }) {
  const w = words;
  const seat = ui.own.value;
  const { hand, held } = ui.seat(seat);
  const backs = unseen(ui, seat);
  const total = held.reduce((a, b) => a + b, 0);
  return (
    <section
      class={`hand${ui.playing.value || ui.discarding.value ? " asks" : ""}`}
      tabIndex={-1}
      aria-label={w.handOf(ui, seat)}
      data-seat={seat}
    >
      <h2>
        {w.handOf(ui, seat)}
        <span class="sum">{w.cards(total)}</span>
      </h2>
      <ul class="fan" style={`--count:${total}`} data-at={`hand-${seat}`}>
        {hand.map((id, i) => (
          <Front key={id} ui={ui} card={ui.front(id)} n={i + 1} />
        ))}
        {backs.map((type, i) => (
          <li key={`back-${i}`} class="hold" style={`--i:${hand.length + i + 1}`}>
            <Back type={type} />
          </li>
        ))}
        {total === 0 && <li class="quiet">{w.emptyHand}</li>}
      </ul>
    </section>
  );
}

// A player's board, large: civilization, wonders and secrets; the technology
// tree; building spaces, attacks and cubes. It is your own board, or that of
// the player you are looking at.
import { words } from "./strings";
import { nameOf, series } from "../../texts";
import { moveFocus } from "../../ui/keys";
import { Icon, seatLetter } from "../../ui/parts";
import { classesOf } from "./offer";
import { Coin, Cube, Cubes, pictogram } from "./pieces";
import type { GoldenState } from "./state";
import type { SeatView, Tech } from "./view";

const ROW_CLASS = ["rowA", "rowB", "rowC", "rowD"];
const LEVELS = [0, 1, 2, 3, 4];

function Civilization({ ui, held }: { ui: GoldenState; held: SeatView }) {
  const civ = ui.cards.civs.find((c) => c.name === held.civ);
  return (
    <>
      <h2>
        {civ ? ui.card(civ.name).title : words.civ}
        {civ && (
          <span class="sum" data-lens={words.civOrder(civ.number)}>
            {words.civNumber(civ.number)}
          </span>
        )}
      </h2>
      <div class="cv">
        <span class="cb0">
          <Icon name={pictogram("civ")} />
        </span>
        <p>{civ ? ui.card(civ.name).text : words.noCiv}</p>
      </div>
    </>
  );
}

function Held({
  ui,
  wonder,
  seat,
}: {
  ui: GoldenState;
  wonder: SeatView["wonders"][number];
  seat: number;
}) {
  const card = ui.card(wonder.name);
  const mine = seat === ui.own.value;
  const can = mine ? ui.on(wonder.name, "activate") : [];
  const note = wonder.points ? words.brought(wonder.points) : wonder.used ? words.used : card.text;
  return (
    <button
      type="button"
      class={`mini1${can.length ? " can" : ""}${wonder.used ? " usedc" : ""}${ui.refused(`held-${wonder.name}`) ? " refused" : ""}`}
      aria-disabled={can.length === 0}
      data-at={`held-${seat}-${wonder.name}`}
      data-lens={words.cardLine(card)}
      onClick={() => mine && ui.pick(can, `activate ${wonder.name}`, `held-${wonder.name}`)}
    >
      <span>
        <Icon name={pictogram(wonder.name)} />
      </span>
      <div>
        <h3>{card.title}</h3>
        <p>{note}</p>
      </div>
    </button>
  );
}

function Future({ ui, held }: { ui: GoldenState; held: SeatView }) {
  const future = ui.cards.futures.find((f) => f.name === held.future);
  if (!future) return null;
  return (
    <article class="mini1 f" data-lens={words.cardLine(ui.card(future.name))}>
      <span>
        <Icon name="future" />
      </span>
      <div>
        <h3>{ui.card(future.name).title}</h3>
        <p>
          <span>{words.future(future.points, future.most)}: </span>
          <b>{words.futureNow(held.future_met)}</b>
        </p>
      </div>
    </article>
  );
}

/** The civilizations of later eras. */
function Later({ ui, held }: { ui: GoldenState; held: SeatView }) {
  const later = held.dealt.filter((d) => d.name && d.era > ui.view.value.era && !d.shown);
  if (!later.length) return null;
  return (
    <ul class="later" aria-label={words.laterCards}>
      {later.map((d) => (
        <li key={d.era} data-lens={words.laterLine(ui.card(d.name!))} tabIndex={0}>
          {words.later(d.era, d.name!)}
        </li>
      ))}
    </ul>
  );
}

export function CivPanel({ ui }: { ui: GoldenState }) {
  const seat = ui.seat.value;
  const held = ui.view.value.seats[seat]!;
  const told = held.civ ? words.civLine(ui.card(held.civ), ui.view.value.era) : words.noCiv;
  return (
    <section
      class={`panel civ s-${seatLetter(seat)}`}
      aria-label={words.civOf(ui.model, seat)}
      data-lens={told}
      data-seat={seat}
      tabIndex={0}
    >
      <Civilization ui={ui} held={held} />
      <div class="st3" data-at={`sums-${seat}`}>
        <span>
          <i class="gd" />
          <b>{held.gold}</b>
          <small>{words.stats.gold}</small>
        </span>
        <span>
          <i>
            <Icon name="trophy" />
          </i>
          <b>{held.points.total}</b>
          <small>{words.stats.points}</small>
        </span>
        <span>
          <Cube seat={seat} />
          <b>{held.reserve}</b>
          <small>{words.stats.cubes}</small>
        </span>
      </div>
      <div class="helds">
        <Future ui={ui} held={held} />
        {[...held.wonders].reverse().map((w) => (
          <Held key={w.name} ui={ui} wonder={w} seat={seat} />
        ))}
        <Later ui={ui} held={held} />
      </div>
    </section>
  );
}

function TechTile({
  ui,
  tech,
  seat,
  first,
}: {
  ui: GoldenState;
  tech: Tech;
  seat: number;
  first: boolean;
}) {
  const card = ui.card(tech.name);
  const mine = seat === ui.own.value;
  const can = mine ? ui.on(tech.name, "tech", "free-tech", "top") : [];
  const has = tech.state === "developed" || tech.state === "obsolete";
  const look =
    tech.state === "obsolete"
      ? "obs"
      : has
        ? "has"
        : can.length
          ? "can"
          : tech.state === "open"
            ? "dear"
            : "lock";
  const word = { top: "top", "free-tech": "free-tech" }[ui.view.value.phase] ?? "tech";
  const at = `tech-${tech.name}`;
  return (
    <button
      type="button"
      class={`gt ${look} l${tech.level}${can.some((a) => a.text === ui.hinted.value) ? " hinted" : ""}${ui.refused(at) ? " refused" : ""}`}
      tabIndex={first || can.length ? 0 : -1}
      data-at={`tech-${seat}-${tech.name}`}
      data-lens={words.techLine(card, tech.level)}
      aria-disabled={can.length === 0}
      onClick={() => mine && ui.pick(can, `${word} ${tech.name}`, at)}
    >
      <span class="vh">{words.techState[tech.state]}</span>
      <span class="ti">
        <Icon name={pictogram(tech.name)} />
      </span>
      <div>
        <h3>{card.title}</h3>
        <p>{ui.card(tech.name).brief}</p>
      </div>
      {tech.cubes > 0 && (
        <span class="dots">
          {Array.from({ length: tech.cubes }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
      {has ? (
        tech.state === "obsolete" ? (
          <em class="ob">{words.obsolete}</em>
        ) : (
          tech.level > 0 && <Icon name="check" class="ok" />
        )
      ) : (
        <Coin n={tech.price} dear={can.length === 0} />
      )}
    </button>
  );
}

export function TechPanel({ ui }: { ui: GoldenState }) {
  const seat = ui.seat.value;
  const held = ui.view.value.seats[seat]!;
  const developed = held.techs.filter(
    (x) => x.level > 0 && (x.state === "developed" || x.state === "obsolete"),
  ).length;
  return (
    <section
      class={`panel techp s-${seatLetter(seat)}`}
      aria-label={words.techsOf(ui.model, seat)}
      data-seat={seat}
      onKeyDown={(e) => moveFocus(e, [...e.currentTarget.querySelectorAll<HTMLElement>(".gt")])}
    >
      <h2>
        {words.techsOf(ui.model, seat)}
        {ui.looking.value !== null && (
          <button type="button" class="back-to-mine" onClick={() => (ui.looking.value = null)}>
            {words.backToMine}
          </button>
        )}
        <span class="sum">
          {words.range(held.range)} · {words.developed(developed)}
        </span>
      </h2>
      <div class="levels" aria-hidden="true">
        {LEVELS.map((n) => (
          <span key={n}>{n > 0 && words.level(n)}</span>
        ))}
      </div>
      <div class="tech">
        {ROW_CLASS.map((row, r) => (
          <div key={row} class={`trow ${row}`}>
            {held.techs
              .filter((x) => x.row === r)
              .map((tech) => (
                <TechTile
                  key={tech.name}
                  ui={ui}
                  tech={tech}
                  seat={seat}
                  first={r === 0 && tech.level === 0}
                />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Slots({ ui, held, seat }: { ui: GoldenState; held: SeatView; seat: number }) {
  const mine = seat === ui.own.value;
  return (
    <div class="slots">
      {Array.from({ length: ui.cards.spaces }, (_, i) => {
        const building = held.buildings[i];
        if (!building)
          return (
            <div key={i} class="sl free">
              <em>{i + 1}</em>
              <p>{i < held.slots ? words.freeSlot : words.closedSlot}</p>
            </div>
          );
        const card = ui.card(building.name);
        const can = mine
          ? ui.on(building.name, "activate", building.used ? "discard-used" : "discard")
          : [];
        const at = `slot-${i}`;
        return (
          <button
            key={i}
            type="button"
            class={classesOf(`sl${building.used ? " usedc" : ""}`, ui, can, at)}
            aria-disabled={can.length === 0}
            data-at={`held-${seat}-${building.name}`}
            data-lens={words.cardLine(card)}
            onClick={() => mine && ui.pick(can, `activate ${building.name}`, at)}
          >
            <em>{i + 1}</em>
            <span>
              <Icon name={pictogram(building.name)} />
            </span>
            <h3>{card.title}</h3>
            <p>{building.used ? words.used : card.text}</p>
          </button>
        );
      })}
    </div>
  );
}

/** The four attacks of a game: glory won, the next one's price, those to come. */
function Attacks({ ui, held, seat }: { ui: GoldenState; held: SeatView; seat: number }) {
  const known = held.glory.flatMap((n, k) =>
    Array.from({ length: n }, () => ui.cards.glory[k]!.value),
  );
  return (
    <div class="inv">
      {ui.cards.attack_costs.map((cost, i) => {
        if (i < held.attacks)
          return (
            <span
              key={i}
              class="iv won"
              data-at={`attack-${seat}-${i}`}
              data-lens={words.attackDone(String(known[i] ?? words.secret))}
            >
              <Icon name="glory" />
              <b>{known[i] ?? words.secret}</b>
            </span>
          );
        const price = i === held.attacks ? (held.attack_price ?? cost) : cost;
        return (
          <span
            key={i}
            class={`iv${i === held.attacks ? " next" : ""}`}
            data-lens={words.attackCost(price)}
          >
            {price !== cost && <s>{cost}</s>}
            <Coin n={price} dear />
          </span>
        );
      })}
    </div>
  );
}

export function SidePanel({ ui }: { ui: GoldenState }) {
  const seat = ui.seat.value;
  const held = ui.view.value.seats[seat]!;
  const cubes = held.cities.reduce((n, c) => n + c.cubes, 0);
  return (
    <section class={`panel gear s-${seatLetter(seat)}`} aria-label={words.slots} tabIndex={0}>
      <div>
        <h2>
          {words.slots}
          <span class="sum">{words.free(Math.max(0, held.slots - held.buildings.length))}</span>
        </h2>
        <Slots ui={ui} held={held} seat={seat} />
      </div>
      <div>
        <h2>
          {words.attacks}
          <span class="sum">{words.nextAttack(held.attack_price)}</span>
        </h2>
        <Attacks ui={ui} held={held} seat={seat} />
      </div>
      <div>
        <h2>{words.takes}</h2>
        <div class="takes">
          {Object.entries(held.takes).map(([symbol, n]) => (
            <span key={symbol} data-lens={nameOf("golden-ages", symbol)}>
              <i class={`rsc r-${symbol}`}>
                <Icon name={pictogram(symbol)} />
              </i>
              {n}
            </span>
          ))}
        </div>
      </div>
      <div>
        <h2>
          {words.reserve}
          <span class="sum">{series([words.onMap(cubes), words.locked(held.locked)])}</span>
        </h2>
        <div class="rsv">
          {Array.from({ length: held.reserve }, (_, i) => (
            <Cubes key={i} seat={seat} n={1} />
          ))}
        </div>
      </div>
    </section>
  );
}

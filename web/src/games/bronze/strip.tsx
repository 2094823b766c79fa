// The strip: route tokens, the start tile, and the land tiles by terrain with
// their spots, provinces above and city piles below.
import { useRef } from "preact/hooks";
import { words } from "./strings";
import { settings } from "../../settings";
import { nameOf } from "../../texts";
import { Icon, Marker, seatLetter, type IconName } from "../../ui/parts";
import { moveFocus } from "../../ui/keys";
import { useBeforePaint } from "../../ui/paint";
import { Beyond } from "../../table/beyond";
import { tells } from "../../table/lens";
import { lifts, traces } from "../../table/trace";
import { Why } from "../../table/why";
import { Ingot, Shield } from "./cards";
import { Land } from "./land";
import { showsCities } from "./lens";
import { lineOf, settled } from "./sheet";
import { spotKey, type BronzeState, type SpotAt } from "./state";
import type { Cell, Tile, View } from "./view";

/** The line that holds a token, else one's own in its terrain, and the markers
 * that cut it. */
function routeLine(ui: BronzeState, { terrain, holder }: View["routes"][number]) {
  const view = ui.view.value;
  const all = settled(view, terrain).map((x) => x.key);
  const line = lineOf(view, terrain, holder ?? ui.own.value).map((x) => x.key);
  const from = all.indexOf(line[0] ?? "");
  return line.length
    ? traces(
        line,
        [all[from - 1], all[from + line.length]].filter((x) => x !== undefined),
      )
    : {};
}

function Routes({ ui }: { ui: BronzeState }) {
  const { cards } = ui;
  return (
    <div class="col routes" role="row" aria-label={words.routes}>
      <div class="hd rh" role="rowheader">
        {cards.routes.map((r) => (
          <span key={r.length}>
            <b>{r.length}</b>
          </span>
        ))}
      </div>
      {cards.terrains.map((terrain) => (
        <div key={terrain} class="row rt" role="gridcell">
          {ui.view.value.routes
            .filter((r) => r.terrain === terrain)
            .map((r, i) => (
              <Ingot
                key={r.length}
                rank={i + 1}
                points={r.points}
                holder={r.holder}
                at={`route-${terrain}-${r.length}`}
                said={words.words.route(r, ui.model)}
                line={routeLine(ui, r)}
              />
            ))}
        </div>
      ))}
      <div class="ft rf" role="gridcell">
        {words.routesPay(cards.routes)}
      </div>
    </div>
  );
}

function Start({ ui }: { ui: BronzeState }) {
  const { cards } = ui;
  const kinds = [...new Set(cards.technologies.flatMap((x) => x.settlers))];
  return (
    <div class="col start" role="row">
      <div class="hd" role="gridcell" />
      {cards.terrains.map((terrain) => (
        <div
          key={terrain}
          class={`row st t-${terrain}`}
          role="columnheader"
          {...tells(words.lines(terrain, ui.view.value, ui.model))}
        >
          <Icon name={terrain as IconName} />
          <span>{words.terrain(terrain)}</span>
        </div>
      ))}
      <div class="ft" role="gridcell">
        <ul class="leg" aria-label={words.settlers}>
          {kinds.map((k) => (
            <li key={k}>
              <Icon name={k as IconName} />
              {nameOf("bronze", k)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface SpotProps {
  ui: BronzeState;
  at: SpotAt;
  settlers: string;
  owner: number | null;
  first: boolean;
  fresh: boolean;
}

function Spot({ ui, at, settlers, owner, first, fresh }: SpotProps) {
  const { model } = ui;
  const fitting = owner === null ? ui.at(at) : [];
  const tech = ui.tech.value;
  const legal = fitting.some((a) => a.a === tech);
  const other = !legal && fitting.length > 0;
  const here = ui.spot.value;
  const pointed = here !== null && spotKey(here) === spotKey(at);
  const refused =
    model.refusal.value?.text.endsWith(` ${at.tile} ${at.terrain} ${at.spot}`) ?? false;
  const hinted = ui.hinted.value !== null && fitting.some((a) => a.text === ui.hinted.value);
  const me = ui.own.value;
  const said = words.spot(
    { tile: at.tile, terrain: at.terrain, settlers },
    owner,
    fitting.map((a) => ui.title(a.a as string)),
    model,
  );
  const classes = [
    "spot",
    owner === null ? "free" : "occ",
    legal && "legal",
    other && "other",
    pointed && fitting.length && "hover",
    refused && "refused",
    fresh && "fresh",
    hinted && "hinted",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      class={classes}
      data-at={spotKey(at)}
      data-spot={fitting.length ? "legal" : "no"}
      data-tile={at.tile}
      data-terrain={at.terrain}
      data-n={at.spot}
      {...(owner === null || model.isYou(owner) ? {} : lifts(owner))}
      tabIndex={first ? 0 : -1}
      aria-disabled={fitting.length === 0}
      aria-label={said}
      {...(fitting.length ? {} : { "data-lens": said })}
    >
      {owner !== null ? (
        <Marker seat={owner} icon={settlers as IconName} letter={settings.value.letters} />
      ) : pointed && fitting.length ? (
        <span class="ghost">
          <Marker seat={me} icon={settlers as IconName} letter={settings.value.letters} />
        </span>
      ) : (
        <Icon name={settlers as IconName} />
      )}
    </button>
  );
}

/** Seats that may still settle a tile. */
const canReach = (tile: Tile, view: View): number[] =>
  view.seats.flatMap((s, seat) => (s.markers && (s.reached ?? 0) <= tile.place ? [seat] : []));

function Province({ ui, tile }: { ui: BronzeState; tile: Tile }) {
  const { province, counts } = tile;
  const most = Math.max(...counts);
  const leaders = counts.flatMap((n, seat) => (n === most && most > 0 ? [seat] : []));
  const leader =
    province.holder ?? (province.state === "open" && leaders.length === 1 ? leaders[0]! : null);
  const said = words.province(tile, canReach(tile, ui.view.value), ui.model);
  return (
    <div class="hd" role="rowheader" aria-label={said} {...tells(said)}>
      <em>{tile.place}</em>
      <Shield points={province.points} state={province.state} at={`prov-${tile.place}`} />
      {leader !== null ? (
        <span class="pn">
          <Marker seat={leader} flat />
          <i>{counts[leader]}</i>
        </span>
      ) : leaders.length > 1 && province.state === "open" ? (
        <span class="pn">{words.even}</span>
      ) : null}
    </div>
  );
}

function Pile({ tile, ui }: { tile: Tile; ui: BronzeState }) {
  const pays = (name: string): string => (ui.worth(name) ? " pays" : "");
  if (tile.cities.length)
    return (
      <>
        {tile.cities.map((name) => (
          <button
            key={name}
            type="button"
            class={`tab${pays(name)}`}
            data-at={`city-${name}`}
            {...showsCities([name], words.lensHelp)}
          >
            {ui.city(name).title}
          </button>
        ))}
        <button
          type="button"
          class={`pilebtn${tile.cities.map(pays).find(Boolean) ?? ""}`}
          {...showsCities(tile.cities, words.lensHelp)}
        >
          {words.pile(tile.cities.length)}
        </button>
      </>
    );
  if (tile.draws && !tile.closed)
    return (
      <span class="fresh5">
        <Icon name="draw" />
        {words.firstDraws(tile.draws)}
      </span>
    );
  return <span class="nocity">{tile.closed ? (tile.free ? words.passed : words.full) : ""}</span>;
}

interface TileProps {
  ui: BronzeState;
  tile: Tile;
  tabStop: string | null;
  fresh: Set<string>;
}

function OpenTile({ ui, tile, tabStop, fresh }: TileProps) {
  const view = ui.view.value;
  const reached = view.seats[ui.own.value]?.reached ?? null;
  // While points are counted the whole land is looked at.
  const playing = !ui.model.counting.value;
  const closed = playing && (tile.closed || (reached !== null && tile.place < reached));
  return (
    <div
      class={[
        "col tile",
        closed && "closed",
        ui.closing.value.includes(tile.place) && "closing",
        playing && reached === tile.place && `here s-${seatLetter(ui.own.value)}`,
      ]
        .filter(Boolean)
        .join(" ")}
      role="row"
      aria-label={words.tile(tile, ui.model)}
      data-at={`tile-${tile.place}`}
    >
      <Province ui={ui} tile={tile} />
      <div class="body" role="presentation">
        <Land id={tile.id!} terrains={ui.cards.terrains} />
        {tile.cells.map((cell: Cell) => (
          <div key={cell.terrain} class="row cell" role="gridcell">
            {cell.spots.map((spot, i) => {
              const at = { tile: tile.place, terrain: cell.terrain, spot: i + 1 };
              const key = spotKey(at);
              return (
                <Spot
                  key={i}
                  ui={ui}
                  at={at}
                  settlers={spot.settlers}
                  owner={spot.owner}
                  first={key === tabStop}
                  fresh={fresh.has(key)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <div class="ft" role="gridcell">
        <Pile tile={tile} ui={ui} />
      </div>
    </div>
  );
}

function DownTile({ tile, terrains }: { tile: Tile; terrains: string[] }) {
  return (
    <div
      class="col tile down"
      role="row"
      aria-label={words.faceDown(tile.place, tile.province.points)}
    >
      <div class="hd" role="rowheader">
        <em>{tile.place}</em>
        <Shield
          points={tile.province.points}
          state={tile.province.state}
          at={`prov-${tile.place}`}
        />
      </div>
      <div class="body" role="gridcell">
        <div class="back" aria-hidden="true">
          <Land id={0} terrains={terrains} />
          {terrains.map((terrain) => (
            <div key={terrain} class="row">
              <Icon name={terrain as IconName} />
            </div>
          ))}
        </div>
      </div>
      <div class="ft" role="gridcell" />
    </div>
  );
}

/** The spot the keyboard comes to first: where it was, else the first legal one. */
function tabStopOf(ui: BronzeState): string | null {
  const at = ui.spot.value;
  if (at) return spotKey(at);
  const a = ui.settles.value.find((x) => x.a === ui.tech.value) ?? ui.settles.value[0];
  if (a) return spotKey({ tile: a.b as number, terrain: a.c as string, spot: a.d as number });
  const tile = ui.view.value.tiles.find((x) => x.cells.length);
  return tile ? spotKey({ tile: tile.place, terrain: tile.cells[0]!.terrain, spot: 1 }) : null;
}

function placeOf(el: EventTarget | null): SpotAt | null {
  const spot = (el as HTMLElement | null)?.closest<HTMLElement>(".spot");
  if (!spot) return null;
  return {
    tile: Number(spot.dataset["tile"]),
    terrain: spot.dataset["terrain"]!,
    spot: Number(spot.dataset["n"]),
  };
}

/** Markers the others have placed since one's last action. */
function freshSpots(ui: BronzeState): Set<string> {
  const since = ui.model.past.value ? [] : ui.model.sinceMyTurn();
  return new Set(
    since
      .filter((e) => e.kind === "settle")
      .map((e) => spotKey({ tile: e.b as number, terrain: e.c as string, spot: e.d as number })),
  );
}

export function Strip({ ui }: { ui: BronzeState }) {
  const box = useRef<HTMLDivElement>(null);
  const touch = useRef(false);
  const view = ui.view.value;
  const tabStop = tabStopOf(ui);
  const fresh = freshSpots(ui);
  const reached = view.seats[ui.own.value]?.reached ?? 1;
  const settles = ui.model.mine.value && view.phase === "settle";

  // On a narrow screen the tiles one may settle come into view, with the
  // drawing itself: nothing may move below a finger that is on its way.
  useBeforePaint(() => {
    const scroll = box.current;
    const tile = scroll?.querySelector<HTMLElement>(`[data-at="tile-${reached}"]`);
    if (scroll && tile && scroll.scrollWidth > scroll.clientWidth + 4)
      // At the start one sees what routes pay, too.
      scroll.scrollTo({ left: reached > 1 ? tile.offsetLeft - 44 : 0, behavior: "instant" });
  }, [reached, view.turn, settles]);

  const open = view.tiles.filter((x) => x.id !== null).length;
  const point = (e: Event): void => ui.point(placeOf(e.target));
  return (
    <section
      class={`strip${ui.takes.value.length ? " waiting" : ""}`}
      aria-label={words.strip}
      onPointerDown={(e) => (touch.current = e.pointerType !== "mouse")}
      onPointerOver={(e) => e.pointerType === "mouse" && point(e)}
      onPointerLeave={(e) => e.pointerType === "mouse" && ui.point(null)}
      onFocusIn={point}
      onClick={(e) => {
        const at = placeOf(e.target);
        if (!at) return;
        // A finger looks first and settles with the second tap.
        const before = ui.spot.peek();
        const again = before && spotKey(before) === spotKey(at) && ui.armed.peek() === spotKey(at);
        if (touch.current && ui.at(at).length && !again) {
          ui.point(at);
          ui.arm(at);
        } else ui.settle(at);
      }}
      onKeyDown={(e) => {
        const all = [...box.current!.querySelectorAll<HTMLElement>(".spot")];
        const legal = all.filter((el) => el.dataset["spot"] === "legal");
        moveFocus(e, legal.length ? legal : all);
      }}
    >
      <div class="scroll" ref={box}>
        <div
          class="cols"
          role="grid"
          aria-label={words.strip}
          style={`--tiles-open:${open};--tiles-down:${view.tiles.length - open}`}
        >
          <Routes ui={ui} />
          <Start ui={ui} />
          {view.tiles.map((tile) =>
            tile.id === null ? (
              <DownTile key={tile.place} tile={tile} terrains={ui.cards.terrains} />
            ) : (
              <OpenTile key={tile.place} ui={ui} tile={tile} tabStop={tabStop} fresh={fresh} />
            ),
          )}
        </div>
      </div>
      <Beyond model={ui.model} box={box} />
      <Why model={ui.model} anchor=".spot.refused" />
    </section>
  );
}

// What tables of all games share: the head with its tools, the bar of seats,
// the tabs on a phone, the sign that a computer is thinking, the banner over a
// past moment.
import { signal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { catalogue } from "../engine/catalogue";
import type { Score } from "../engine/protocol";
import { p as puzzle } from "../review/words";
import { href } from "../route";
import { isDark, motion, turnTheme } from "../settings";
import { withKey } from "../shortcuts";
import type { SavedTable } from "../store";
import { t } from "../strings";
import { say, series } from "../texts";
import { Avatar, Icon, seatLetter, type IconName } from "../ui/parts";
import { Brand } from "../ui/page";
import { explained, named } from "../ui/tip";
import { company } from "./company";
import { tells } from "./lens";
import type { TableModel } from "./model";
import { openRule } from "./rule";
import type { Step } from "./stage";
import { lifts, Trace } from "./trace";

export const menuOpen = signal(false);

/** Hints come from a player that is stronger than the usual one, and still quick. */
export function askHint(model: TableModel): void {
  if (mayHint()) void model.askHint(`ai:${Math.max(1, catalogue.levels.length - 2)}`);
}

/** A game against people that counts is played without help. */
const mayHint = (): boolean => company.value?.mayHint() ?? true;

interface ToolProps {
  icon: IconName;
  label: string;
  /** What it says of itself when pointed at; the label, if it says no more. */
  title?: string;
  off?: boolean;
  optional?: boolean;
  pressed?: boolean;
  act: () => void;
}

export function Tool({
  icon,
  label,
  title = label,
  off = false,
  optional = false,
  pressed,
  act,
}: ToolProps) {
  return (
    <button
      type="button"
      class={optional ? "opt" : ""}
      data-key={icon}
      {...named(label, title)}
      aria-disabled={off}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      onClick={() => !off && act()}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

interface HeadProps {
  model: TableModel;
  title: string;
  where: string;
  note: string;
  /** The note says that the game is about to end. */
  ends?: boolean;
  /** What a turn consists of; the second part says how far it is. */
  steps: Step[];
}

/** Rules, theme and menu: at every table, whatever it is for. */
function CommonTools({ model }: { model: TableModel }) {
  return (
    <>
      <Tool
        icon="rules"
        label={t.nav.rules}
        title={withKey(t.nav.rules, "rules")}
        optional
        act={() => openRule(model.saved.peek().game)}
      />
      <Tool
        icon="theme"
        label={t.nav.theme}
        title={withKey(t.nav.themeTitle, "theme")}
        optional
        pressed={isDark()}
        act={turnTheme}
      />
      {company.value?.tool()}
      <Tool
        icon="menu"
        label={t.table.menu}
        title={withKey(t.table.menu, "menu")}
        act={() => (menuOpen.value = true)}
      />
    </>
  );
}

function PlayTools({ model }: { model: TableModel }) {
  return (
    <>
      <Tool
        icon="undo"
        label={t.table.undo}
        title={withKey(t.table.undo, "undo")}
        off={!model.canUndo.value}
        act={() => void model.undo()}
      />
      {!company.value && (
        <Tool
          icon="redo"
          label={t.table.redo}
          title={withKey(t.table.redo, "redo")}
          off={!model.now.value?.redo}
          act={() => void model.redo()}
        />
      )}
      {mayHint() && (
        <Tool
          icon="hint"
          label={t.table.hintTool}
          title={withKey(t.table.hintTool, "hint")}
          off={!model.canAct.value || model.planning.value}
          act={() => askHint(model)}
        />
      )}
    </>
  );
}

/** Where a game that goes on from a review came from. */
function BackToReview({ from }: { from: NonNullable<SavedTable["from"]> }) {
  return (
    <a class="from" data-key="to-review" href={href("review", from.id, String(from.ply))}>
      {puzzle.back}
    </a>
  );
}

export function TableHead({ model, title, where, note, ends = false, steps }: HeadProps) {
  const stage = model.stage.value;
  const Tools = stage?.Tools ?? PlayTools;
  const others = company.value;
  return (
    <>
      <header class="top">
        <Brand />
        <div class="where">
          <h1>{title}</h1>
          <span>{stage?.where ?? where}</span>
          {!stage && model.saved.value.from ? (
            <BackToReview from={model.saved.value.from} />
          ) : (
            <span class={`ends${ends && !stage ? " last" : ""}`}>{stage?.note ?? note}</span>
          )}
          {others?.mark()}
        </div>
        <ol class="steps" aria-label={stage?.where ?? t.table.steps}>
          {(stage?.steps() ?? steps).map(([step, how]) => (
            <li key={step} class={how} {...(how === "on" ? { "aria-current": "step" } : {})}>
              {step}
            </li>
          ))}
        </ol>
        <div class="tools" role="group" aria-label={t.nav.tools}>
          <Tools model={model} />
          <CommonTools model={model} />
        </div>
      </header>
      {others?.bar()}
      <Trace model={model} />
    </>
  );
}

/** The game's own dock, unless the table is for something else now; where others
 * are there, with what is asked of everybody above it. */
export function Docked({ model, children }: { model: TableModel; children: ComponentChildren }) {
  const Dock = model.stage.value?.Dock;
  const others = company.value;
  const dock = Dock ? <Dock model={model} /> : <>{children}</>;
  if (!others) return dock;
  return (
    <div class="docked">
      {others.questions()}
      {!others.closed() && (
        <div class="on-dock">
          {dock}
          {others.waiting()}
        </div>
      )}
    </div>
  );
}

/** Likewise what lies beside the board, and below it what others say. */
export function Rail({ model, children }: { model: TableModel; children: ComponentChildren }) {
  const Staged = model.stage.value?.Rail;
  return (
    <aside class="rail" aria-label={t.table.rail}>
      {Staged ? <Staged model={model} /> : children}
      {company.value?.talk()}
    </aside>
  );
}

/** What a table's outermost element says of itself: the tab a phone shows, how
 * far the game is, and what it asks the person for; "" while it asks nothing. */
export const tableData = (model: TableModel, tab: Signal<string>, asks: string) => ({
  "data-tab": model.counting.value ? "sheet" : tab.value,
  "data-ply": model.now.value!.ply,
  "data-asks": model.canAct.value ? asks : "",
  "data-planning": model.planning.value,
  "data-help": model.saved.value.help ?? false,
  "data-stage": model.stage.value?.name ?? "",
  "data-counting": model.counting.value?.shown.value?.source ?? "",
  "data-counting-seat": model.counting.value?.shown.value?.seat ?? "",
});

/** A seat's points, and where they come from. */
const pointsOf = (model: TableModel, { seat, points, sources }: Score): string =>
  series([
    t.table.namePoints(model.name(seat), points),
    ...sources
      .filter((s) => s.points)
      .map((s) => say("page-labelled", { what: s.title, n: s.points })),
  ]);

/** A phone's line of points. */
export function SeatBar({
  model,
  extra,
  more,
  children,
}: {
  model: TableModel;
  extra?: (seat: number) => ComponentChildren;
  /** What the points of a seat leave out. */
  more?: (seat: number) => ComponentChildren;
  /** What else is counted beside the points. */
  children?: ComponentChildren;
}) {
  const snap = model.shown.value!;
  const Bar = model.stage.value?.Bar;
  if (Bar)
    return (
      <div class="seatbar staged">
        <Bar model={model} />
      </div>
    );
  return (
    <div class="seatbar" role="group" aria-label={t.table.points} style={`--seats:${snap.seats}`}>
      {snap.scores.map((s) => (
        <span
          key={s.seat}
          class={`sbp${snap.actor === s.seat && !model.planning.value ? " on" : ""}`}
          data-at={`seat-${s.seat}`}
          {...tells(pointsOf(model, s))}
          {...lifts(s.seat)}
        >
          <Avatar seat={s.seat} />
          <span class="sbn">{model.name(s.seat)}</span>
          <b>
            {model.stage.value?.total?.(s.seat) ?? s.points}
            {more?.(s.seat)}
          </b>
          {extra?.(s.seat)}
          {company.value?.small(s.seat)}
        </span>
      ))}
      {children}
    </div>
  );
}

interface SeatHeadProps {
  model: TableModel;
  seat: number;
  total: ComponentChildren;
  first: boolean;
  /** What pressing the name does, and says it does. */
  title?: string;
  look?: () => void;
}

interface SeatBoxProps extends SeatHeadProps {
  label: string;
  /** Looked at just now. */
  looked?: boolean;
  children: ComponentChildren;
}

/** A seat in the rail. */
export function SeatBox({ label, looked = false, children, ...head }: SeatBoxProps) {
  const { model, seat } = head;
  const me = model.isYou(seat);
  const acts = model.shown.value!.actor === seat;
  return (
    <section
      class={`seat s-${seatLetter(seat)}${me ? " me" : ""}${acts ? " acting" : ""}${looked ? " looked" : ""}`}
      aria-label={label}
      data-at={`seat-${seat}`}
    >
      <SeatHead {...head} />
      {children}
    </section>
  );
}

/** What a seat’s colour, shape and letter are. */
const badge = (seat: number, model: TableModel): string =>
  say("page-table-badge", { name: { seat }, letter: seatLetter(seat) }, model);

/** The first line of a seat in the rail: who, at which level, whose turn. */
function SeatHead({ model, seat, total, first, title, look }: SeatHeadProps) {
  const setup = model.saved.value.seats[seat]!;
  const acts = model.shown.value!.actor === seat;
  return (
    <>
      <div class="sh" {...lifts(seat)}>
        <span class="badge" {...tells(badge(seat, model))}>
          <Avatar seat={seat} />
        </span>
        <h3>
          {look ? (
            <button type="button" class="seat-name" {...explained(title ?? "")} onClick={look}>
              {model.name(seat)}
            </button>
          ) : (
            model.name(seat)
          )}
          {setup.kind === "computer" && !company.value && (
            <small>{t.table.levelOf(setup.player)}</small>
          )}
          {first && (
            <span class="fp" {...tells(t.table.firstPlayer)}>
              <Icon name="first" />
            </span>
          )}
          {acts && !model.over.value && !company.value && (
            <span class="turn-mark">{t.table.toAct}</span>
          )}
        </h3>
        {company.value?.clock(seat)}
        <b class="tot">{total}</b>
      </div>
      {company.value?.presence(seat)}
    </>
  );
}

interface TabsProps {
  model: TableModel;
  tabs: Record<string, string>;
  tab: Signal<string>;
}

export function Tabs({ model, tabs, tab }: TabsProps) {
  const stage = model.stage.value;
  const { log, ...others } = tabs;
  const shown = { ...(stage?.tab && log ? { log: stage.tab, ...others } : tabs) };
  // Rivals are in the rail, which is for something else now.
  if (stage?.tab) delete shown["rivals"];
  const told = stage?.told?.();
  useEffect(() => {
    if (told !== undefined) tab.value = "log";
  }, [told]);
  // Whoever comes back to others reads first what they did.
  useEffect(() => {
    if (company.value && model.rivalsSince().length) tab.value = "log";
  }, [model]);
  return (
    <div class="tabs" role="group" aria-label={t.table.tabs}>
      {Object.entries(shown).map(([id, title], k) => (
        <button
          key={id}
          type="button"
          data-at={`tab-${id}`}
          data-key={`tab-${id}`}
          aria-pressed={tab.value === id}
          onClick={() => (tab.value = id)}
        >
          {title}
          {k === 0 && tab.value === "talk" && model.canAct.value && <em class="tally">!</em>}
        </button>
      ))}
      {company.value && (
        <button
          type="button"
          data-key="tab-talk"
          aria-pressed={tab.value === "talk"}
          onClick={() => (tab.value = "talk")}
        >
          {company.value.tab()}
        </button>
      )}
    </div>
  );
}

export function Thinking({ model }: { model: TableModel }) {
  const now = model.thinking.value;
  if (!now) return null;
  const hinted = model.mine.value;
  const words = hinted ? t.table.hintComing : t.table.thinking(model.name(now.seat));
  return (
    <div class="thinking">
      <span>
        {words}
        <progress max="1" value={now.share} aria-label={words} />
      </span>
      <button
        type="button"
        class="btn ghost"
        data-key="move-now"
        {...explained(say(hinted ? "page-table-show-now.title" : "page-table-move-now.title"))}
        onClick={() => model.stop()}
      >
        {hinted ? t.table.showNow : t.table.moveNow}
      </button>
      {motion() > 0 && !model.mine.value && (
        <button
          type="button"
          class="btn text"
          data-key="skip"
          {...explained(t.table.skipTitle)}
          onClick={() => model.skipAll()}
        >
          {t.table.skip}
        </button>
      )}
    </div>
  );
}

export function PastBanner({ model }: { model: TableModel }) {
  const past = model.past.value;
  if (!past) return null;
  const playback = model.playback.value;
  const event = model.log.value[past.ply - 1];
  return (
    <div class="past" role="status" data-ply={past.ply}>
      <span>
        {playback && <b>{say("page-table-what-happened", { n: playback[0], all: playback[1] })}</b>}{" "}
        {event ? model.sentence(event) : t.table.beginning}
      </span>
      {playback && !motion() && (
        <button type="button" class="btn ghost" data-key="next-step">
          {say("page-table-next-step")}
        </button>
      )}
      <button
        type="button"
        class="btn"
        data-key="back-to-now"
        onClick={() => {
          model.endPlayback();
          void model.look(null);
        }}
      >
        {t.table.backToNow}
      </button>
    </div>
  );
}

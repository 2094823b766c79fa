// The others at a table: who is there, whose clock is running, what everybody
// is asked, and what is said.
import { signal, useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { download } from "../open";
import { go } from "../route";
import { t } from "../strings";
import { called, say } from "../texts";
import type { Company } from "../table/company";
import { tells } from "../table/lens";
import type { TableModel } from "../table/model";
import { Entry } from "../table/menu";
import { Dialog, Icon, notify, type IconName } from "../ui/parts";
import { clockTime } from "../ui/when";
import { AskWords } from "./ask-words";
import { ask, tryTo } from "./asks";
import { guest, wire, type ClubTable } from "./club";
import { leftOf, leftWords, Mark, presenceOf, tick } from "./mark";
import { isTold, LOW_MS, setNotices } from "./notices";
import { Matters } from "./questions";
import { Waiting } from "./pencil";
import { check, keptSeal, short, type Verdict } from "./seal";
import { Talk, TalkOver, TalkTab, TalkTool, useRefusal } from "./talk";
import { againNames, sitAgain } from "./again";

type Table = Signal<ClubTable>;

const LOW_LIVE_MS = 120_000;

function Presence({ table, seat }: { table: Table; seat: number }) {
  void tick.value;
  const [sign, words] = presenceOf(table.value, seat, wire.value);
  return (
    <p class="pres">
      <Mark sign={sign} />
      {words}
    </p>
  );
}

function ClockOf({ table, seat }: { table: Table; seat: number }) {
  void tick.value;
  const now = table.value;
  const left = leftOf(now, seat);
  if (left === null || now.about.phase === "over") return null;
  const live = now.about.clock === "live";
  const runs = now.clock?.running === seat && (live || left < LOW_MS);
  const rests = now.about.paused || now.about.seats[seat]?.standsIn != null;
  const how = !wire.value.here ? " old" : runs && !rests ? " run" : "";
  return (
    <span class={`clk${how}`} data-left={Math.round(left / 1000)}>
      {rests ? say("page-online-paused") : leftWords(left, live)}
    </span>
  );
}

function Small({ table, seat }: { table: Table; seat: number }) {
  void tick.value;
  const now = table.value;
  const [sign, words] = presenceOf(now, seat, wire.value);
  const left = leftOf(now, seat);
  return (
    <small class="sbw" {...tells(words)}>
      <Mark sign={sign} />
      <span class="vh">{words}</span>
      {left !== null && now.about.phase !== "over"
        ? leftWords(left, now.about.clock === "live")
        : null}
    </small>
  );
}

export function WireMark() {
  const { here } = wire.value;
  return (
    <span class="netmark" data-here={here}>
      <Mark sign={here ? "here" : "lost"} />
      <span>{say(here ? "page-online-connected" : "page-online-no-connection")}</span>
    </span>
  );
}

interface BarProps {
  model: TableModel;
  table: Table;
  pending: Signal<number>;
}

/** What was done while nothing was heard: steps of others, else of one's own. */
function doneSince(model: TableModel, ply: number): { words: string; others: number } {
  const by = model.log.peek().filter((e) => e.ply >= ply && typeof e.actor === "number");
  const others = by.filter((e) => e.actor !== model.eyes.peek()).length;
  if (others) return { words: say("page-online-back-steps", { n: others }), others };
  return { words: say(by.length ? "page-online-back-own" : "page-online-back-nothing"), others };
}

/** How long it can be seen what was done meanwhile. */
const BACK_MS = 10_000;

/** What has to be known about the connection; for a while also that it is back. */
function Bar({ model, table, pending }: BarProps) {
  const { here, lost, next } = wire.value;
  const since = useRef<{ at: number; ply: number } | null>(null);
  const back = useSignal<ReturnType<typeof doneSince> | null>(null);
  useEffect(() => {
    if (!here) {
      since.current ??= { at: lost, ply: table.peek().ply };
      return;
    }
    if (!since.current) return;
    const before = since.current.ply;
    since.current = null;
    // What happened comes a moment after the connection.
    const told = setTimeout(() => (back.value = doneSince(model, before)), 700);
    const over = setTimeout(() => (back.value = null), BACK_MS);
    return () => {
      clearTimeout(told);
      clearTimeout(over);
    };
  }, [here]);
  if (here)
    return back.value === null ? null : (
      <div class="netbar good" role="status">
        <Mark sign="here" />
        <p>{back.value.words}</p>
        {back.value.others > 0 && (
          <button
            type="button"
            class="btn ghost"
            data-key="show-missed"
            onClick={() => void model.playBack()}
          >
            {t.table.playBack}
          </button>
        )}
      </div>
    );
  if (!lost) return null;
  void tick.value;
  const runs = table.value.clock && table.value.clock.running === table.value.seat;
  return (
    <div class="netbar" role="status" data-key="lost-bar">
      <Mark sign="lost" />
      <p>
        <b>{say("page-online-lost-since", { time: clockTime(lost) })}</b>{" "}
        <span>
          {pending.value > 0 ? say("page-online-lost-move") : say("page-online-lost-help")}{" "}
          {runs && table.value.about.clock !== "none" && say("page-online-lost-clock")}
        </span>
      </p>
      <span class="try" aria-hidden="true">
        {say("page-online-next-try", { n: Math.max(0, Math.ceil((next - Date.now()) / 1000)) })}
      </span>
      <button type="button" class="btn ghost" data-key="try-now" onClick={() => guest().tryNow()}>
        {say("page-online-try-now")}
      </button>
    </div>
  );
}

const leaving = signal<string | null>(null);

function MenuPart({ table }: { table: Table }) {
  const { id, ply, back, seat, about } = table.value;
  const entry = (name: string, icon: IconName, label: string, act: () => void) => (
    <Entry key={name} name={name} icon={icon} label={label} act={act} />
  );
  const propose = (what: string): void => void tryTo({ do: "propose", what, table: id, ply, back });
  const told = isTold();
  return (
    <>
      {about.phase === "playing" && seat >= 0 && (
        <>
          {entry(
            "notices",
            "bell",
            say(told ? "page-online-tell-no-more" : "page-online-tell-me"),
            () => {
              void setNotices(!told);
            },
          )}
          {entry("ask-pause", "pause", say("page-online-menu-pause"), () => propose("pause"))}
          {entry("ask-close", "check", say("page-online-menu-close"), () => propose("close"))}
          {about.seats[seat]?.standsIn === null &&
            entry("leave-seat", "seats", say("page-online-menu-leave"), () => (leaving.value = id))}
        </>
      )}
      {about.seats.map((s, k) =>
        s.person !== null && k !== seat
          ? entry(`about-${k}`, "person", say("page-online-menu-people", { name: s.name }), () =>
              go("person", s.person!),
            )
          : null,
      )}
      {about.seats.map((s, k) =>
        s.person !== null && k !== seat
          ? entry(`report-${k}`, "eye", say("page-online-menu-report", { name: s.name }), () => {
              reporting.value = { table: id, seat: k, name: s.name };
            })
          : null,
      )}
    </>
  );
}

/** Asked once more: a computer plays on. */
export function LeaveDialog() {
  const id = leaving.value;
  if (id === null) return null;
  const close = (): void => void (leaving.value = null);
  return (
    <Dialog title={say("page-online-menu-leave")} onClose={close}>
      <p>{say("page-online-leave-help")}</p>
      <div class="dlg-acts">
        <button
          type="button"
          class="btn ghost"
          data-key="leave-yes"
          onClick={() => {
            close();
            void tryTo({ do: "leave", table: id });
          }}
        >
          {say("page-online-menu-leave")}
        </button>
        <button type="button" class="btn" data-key="stay" onClick={close}>
          {say("page-online-stay")}
        </button>
      </div>
    </Dialog>
  );
}

const reporting = signal<{ table: string; seat: number; name: string } | null>(null);

/** What somebody did, for the owner of the server alone. */
export function ReportDialog() {
  const about = reporting.value;
  if (about === null) return null;
  const { table, seat, name } = about;
  return (
    <AskWords
      title={say("page-online-menu-report", { name })}
      label={say("page-online-report-help")}
      send={say("page-online-report-send")}
      name="report"
      most={280}
      tell={(text) => ask({ do: "report", table, seat, text: text.trim() })}
      told={() => notify("reported", say("page-online-reported"))}
      onClose={() => (reporting.value = null)}
    />
  );
}

/** Whether the deal was as this browser saw it sealed. */
function Sealed({ table }: { table: Table }) {
  const { id, about, record } = table.value;
  const verdict = useSignal<Verdict | null>(null);
  useEffect(() => {
    if (record !== null)
      check(id, record).then(
        (v) => (verdict.value = v),
        () => undefined,
      );
  }, [record]);
  const seal = keptSeal(id);
  if (!verdict.value || !seal) return null;
  const good = verdict.value === "follows";
  return (
    <div class={`sealed${good ? "" : " bad"}`} data-key="seal" data-verdict={verdict.value}>
      <Icon name={good ? "check" : "close"} />
      <p>
        {good
          ? say("page-online-as-sealed", { number: short(about.commitment) })
          : verdict.value === "does-not-follow"
            ? say("page-online-not-sealed")
            : say("page-online-not-checked")}
      </p>
      {verdict.value === "does-not-follow" && (
        <button
          type="button"
          class="btn ghost"
          data-key="save-wrong"
          onClick={() => download(record!, `${about.game}-${id}`)}
        >
          {t.table.saveRecord}
        </button>
      )}
      <details>
        <summary data-key="seal-what">{say("page-online-seal-what")}</summary>
        <p>
          {say("page-online-seal-why")} {say("page-online-seal-of-deal", { seal: short(seal) })}
        </p>
      </details>
    </div>
  );
}

function Again({ table }: { table: Table }) {
  const now = table.value;
  if (now.seat < 0) return null;
  const next = now.about.again;
  return (
    <>
      {next && (
        <p class="quiet">{say("page-online-again-by", { names: called(againNames(next)) })}</p>
      )}
      <button type="button" class="btn" data-key="rematch" onClick={() => void sitAgain(now)}>
        {say(next ? "page-online-again-sit" : "page-online-again")}
      </button>
    </>
  );
}

const wasClosed = ({ about }: ClubTable): boolean =>
  about.phase === "over" && about.why !== "played";

/** A game that was ended before its end, in the prompt's place: the deal is open now. */
function Ended({ table }: { table: Table }) {
  if (!wasClosed(table.value)) return null;
  return (
    <section class="prop" data-key="ended" role="status">
      <h2>{say("page-online-closed")}</h2>
      <Sealed table={table} />
      <Again table={table} />
    </section>
  );
}

/** Says it once when little time is left. */
function useLow(table: Table): void {
  const said = useRef(Infinity);
  useEffect(() => {
    const now = table.peek();
    if (now.about.clock !== "live" || now.clock?.running !== now.seat) return;
    const left = leftOf(now, now.seat) ?? Infinity;
    for (const mark of [LOW_LIVE_MS, 30_000])
      if (left <= mark && said.current > mark) {
        said.current = mark;
        notify("clock-low", say("page-online-low", { n: Math.ceil(left / 1000) }));
      }
  }, [tick.value]);
}

function Watcher({ table }: { table: Table }) {
  useLow(table);
  useRefusal(table);
  return null;
}

const hasOthers = ({ about, seat }: ClubTable): boolean =>
  about.seats.some((s, k) => s.person !== null && k !== seat);

export function companyOf(model: TableModel, table: Table, pending: Signal<number>): Company {
  return {
    mark: () => <WireMark />,
    tool: () => <TalkTool table={table} />,
    bar: () => (
      <>
        <Bar model={model} table={table} pending={pending} />
        <Watcher table={table} />
        <TalkOver table={table} />
      </>
    ),
    clock: (seat) => <ClockOf table={table} seat={seat} />,
    presence: (seat) => <Presence table={table} seat={seat} />,
    small: (seat) => <Small table={table} seat={seat} />,
    questions: () => (
      <>
        <Matters model={model} table={table} />
        <Ended table={table} />
      </>
    ),
    closed: () => wasClosed(table.value),
    mayHint: () => !table.value.about.counts || !hasOthers(table.value),
    hintNote: () => (hasOthers(table.value) ? say("page-online-hint-note") : null),
    waiting: () => <Waiting model={model} table={table} />,
    talk: () => <Talk table={table} />,
    tab: () => <TalkTab table={table} />,
    menu: () => <MenuPart table={table} />,
    end: () => ({ seal: <Sealed table={table} />, again: <Again table={table} /> }),
    askWords: () => {
      const { about, seat } = table.value;
      const others = about.seats.filter((s, k) => s.person !== null && k !== seat);
      return others.length === 1 ? say("page-online-ask-one", { name: others[0]!.name }) : null;
    },
    askBack: ({ ply }) => {
      const now = table.peek();
      void tryTo({
        do: "propose",
        what: "back",
        table: now.id,
        // What was shown; the server refuses if more has happened by now.
        ply: model.log.peek().length,
        back: now.back,
        ...(ply === undefined ? {} : { to: ply }),
      });
    },
  };
}

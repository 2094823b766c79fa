// The cards of the waiting room: clock, rules, who may watch, the link, the seal.
import { useSignal } from "@preact/signals";
import { infoOf, titleOf } from "../engine/catalogue";
import { t } from "../strings";
import { say } from "../texts";
import { Levels } from "../ui/computer";
import { Avatar, Icon, notify, type IconName } from "../ui/parts";
import { tryTo } from "./asks";
import { linkTo, me, type ClubTable } from "./club";
import { WireMark } from "./company";
import { levelOf } from "./mark";
import type { About, ClockKind, ClubSeat } from "./messages";
import { short } from "./seal";

export const isFree = (t: ClubTable, k: number): boolean =>
  t.about.seats[k]!.person === null && t.about.seats[k]!.player === null;

export const freeSeats = (t: ClubTable): number[] =>
  t.about.seats.flatMap((_, k) => (isFree(t, k) ? [k] : []));

/** Those who have yet to agree to the rules as they are. */
export const unready = (t: ClubTable): ClubSeat[] => t.about.seats.filter((s) => s.ready === false);

export const isHost = (t: ClubTable): boolean => t.about.host === me.value?.person;

export function Switch(props: {
  name: string;
  label: string;
  on: boolean;
  off?: boolean;
  set: (on: boolean) => void;
}) {
  return (
    <label class="toggle" data-key={props.name}>
      <input
        type="checkbox"
        role="switch"
        checked={props.on}
        disabled={props.off ?? false}
        onChange={(e) => props.set(e.currentTarget.checked)}
      />
      <i aria-hidden="true" />
      <span>{props.label}</span>
    </label>
  );
}

const CLOCKS: { clock: ClockKind; icon: IconName; time: number }[] = [
  { clock: "none", icon: "endless", time: 1 },
  { clock: "live", icon: "time", time: 20 },
  { clock: "days", icon: "first", time: 1 },
];

/** A clock in two words and what it means. */
export function clockWords(
  { clock, time, bonus }: Pick<About, "clock" | "time" | "bonus">,
  seats: number,
): [string, string] {
  if (clock === "none") return [say("page-online-clock-none"), say("page-online-clock-none.help")];
  if (clock === "live")
    return [
      say("page-online-clock-live", { time, bonus }),
      say("page-online-clock-live.help", { all: time * seats, bonus }),
    ];
  return [say("page-online-clock-days", { time }), say("page-online-clock-days.help")];
}

interface CountProps {
  name: string;
  label: string;
  least: number;
  now: number;
  set: (n: number) => void;
}

/** A number up to 999. What is being typed stays, whatever the server says. */
function Count({ name, label, least, now, set }: CountProps) {
  const typed = useSignal<string | null>(null);
  const told = (n: number): void => {
    typed.value = null;
    set(Math.min(999, Math.max(least, Math.round(n) || 0)));
  };
  return (
    <label class="field">
      {label}
      <input
        type="number"
        min={least}
        max="999"
        data-key={name}
        value={typed.value ?? now}
        onInput={(e) => (typed.value = e.currentTarget.value)}
        onChange={(e) => told(e.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

const DAYS = [1, 2, 3, 7];

/** How much time there is, for the host; and who stands in, for everybody. */
function Times({ table }: { table: ClubTable }) {
  const { clock, time, bonus, level } = table.about;
  const host = isHost(table);
  const set = (rules: object): void => void tryTo({ do: "set", table: table.id, ...rules });
  return (
    <div class="clock-for">
      {host && clock === "live" && (
        <>
          <Count
            name="minutes"
            label={say("page-online-minutes")}
            least={1}
            now={time}
            set={(n) => set({ time: n })}
          />
          <Count
            name="bonus"
            label={say("page-online-bonus")}
            least={0}
            now={bonus}
            set={(n) => set({ bonus: n })}
          />
        </>
      )}
      {host && clock === "days" && (
        <label class="field">
          {say("page-online-days")}
          <select
            data-key="days"
            value={time}
            onChange={(e) => set({ time: Number(e.currentTarget.value) })}
          >
            {[...new Set([...DAYS, time])].map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        {say("page-online-stand-in-level")}
        {host ? (
          <Levels
            name="stand-in-level"
            now={levelOf(level)}
            set={(l) => set({ level: `ai:${l}` })}
          />
        ) : (
          <b data-key="stand-in-level">{t.setup.levelName(Number(levelOf(level)))}</b>
        )}
      </label>
    </div>
  );
}

/** The clock as the host has chosen it, for the others to read. */
function ChosenClock({ table }: { table: ClubTable }) {
  const { about } = table;
  const [title, help] = clockWords(about, about.seats.length);
  return (
    <p class="chosen" data-key="chosen-clock">
      <Icon name={CLOCKS.find((x) => x.clock === about.clock)!.icon} />
      <b>{title}</b>
      <small>{help}</small>
    </p>
  );
}

export function Clock({ table }: { table: ClubTable }) {
  const { about, id } = table;
  const host = isHost(table);
  return (
    <section class="box" aria-labelledby="room-clock">
      <h2 id="room-clock">{say("page-online-clock")}</h2>
      {host ? (
        <div class="clks" role="radiogroup" aria-labelledby="room-clock">
          {CLOCKS.map(({ clock, icon, time }) => {
            const on = about.clock === clock;
            const [title, help] = clockWords(
              on ? about : { clock, time, bonus: 0 },
              about.seats.length,
            );
            return (
              <label key={clock} class={on ? "on" : ""} data-key={`clock-${clock}`}>
                <input
                  class="vh"
                  type="radio"
                  name="clock"
                  checked={on}
                  onChange={() => void tryTo({ do: "set", table: id, clock, time, bonus: 0 })}
                />
                <Icon name={icon} />
                <b>{title}</b>
                <small>{help}</small>
              </label>
            );
          })}
        </div>
      ) : (
        <ChosenClock table={table} />
      )}
      <Times table={table} />
      <p class="fine">{say("page-online-clock-note")}</p>
    </section>
  );
}

export function Rules({ table }: { table: ClubTable }) {
  const { about, id } = table;
  const host = isHost(table);
  const info = infoOf(about.game);
  const chosen = new Map(
    about.options.split(",").map((pair) => pair.split("=") as [string, string]),
  );
  const options = info?.options ?? [];
  const set = (name: string, value: string): void => {
    const all = options.map((o) => [
      o.name,
      o.name === name ? value : (chosen.get(o.name) ?? o.values[0]!),
    ]);
    void tryTo({ do: "set", table: id, options: all.map((o) => o.join("=")).join(",") });
  };
  return (
    <section class="box rules-of" aria-labelledby="room-rules">
      <h2 id="room-rules">{say("page-online-rules")}</h2>
      {options.map((o) => (
        <label key={o.name} class="field">
          {t.setup.option(about.game, o.name)}
          <select
            data-key={`option-${o.name}`}
            disabled={!host}
            value={chosen.get(o.name) ?? o.values[0]!}
            onChange={(e) => set(o.name, e.currentTarget.value)}
          >
            {o.values.map((v) => (
              <option key={v} value={v}>
                {t.setup.optionValue(about.game, o.name, v)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Switch
        name="counts"
        label={say("page-online-counts")}
        on={about.counts || !!about.uncounted}
        off={!host}
        set={(counts) => void tryTo({ do: "set", table: id, counts })}
      />
      <p class="fine" data-key="counts-note">
        {about.uncounted
          ? say("page-online-uncounted", { why: about.uncounted })
          : say(about.counts ? "page-online-counts-note" : "page-online-back-note")}
      </p>
    </section>
  );
}

export function Watching({ table }: { table: ClubTable }) {
  return (
    <section class="box watching" aria-labelledby="room-watch">
      <h2 id="room-watch">{say("page-online-watching")}</h2>
      <Switch
        name="may-watch"
        label={say("page-online-may-watch")}
        on={table.about.watch}
        off={!isHost(table)}
        set={(watch) => void tryTo({ do: "set", table: table.id, watch })}
      />
      <p class="fine">{say("page-online-watch-note")}</p>
    </section>
  );
}

export function Invite({ table }: { table: ClubTable }) {
  const { invite, code } = table.about;
  if (!invite) return null;
  const link = linkTo(invite);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notify("copied", say("page-online-copied"));
    } catch {
      // A page that is not served securely may not: the link is marked instead.
      const field = document.querySelector<HTMLInputElement>("[data-key=link]");
      field?.select();
      document.execCommand("copy");
    }
  };
  const free = freeSeats(table).length > 0;
  const title = say("page-online-room-title", { game: titleOf(table.about.game) });
  return (
    <section class="box inviting" aria-labelledby="room-invite">
      <h2 id="room-invite">{say("page-online-invite")}</h2>
      <div class="scan">
        <img
          class="qr"
          src={`qr.svg?t=${encodeURIComponent(link)}`}
          alt={say("page-online-qr")}
          width="188"
          height="188"
        />
        <p>
          {say("page-online-scan")}
          {code && (
            <b class="spoken" data-key="code">
              {code}
            </b>
          )}
          <span class="quiet">{say("page-online-enter")}</span>
        </p>
      </div>
      <div class="lnk">
        <input
          type="text"
          readOnly
          data-key="link"
          aria-label={say("page-online-link")}
          value={link}
          onFocus={(e) => e.currentTarget.select()}
        />
        <button
          type="button"
          class={`btn${free ? "" : " ghost"}`}
          data-key="copy-invite"
          onClick={() => void copy()}
        >
          {say("page-online-copy")}
        </button>
      </div>
      <div class="lk2">
        {"share" in navigator && (
          <button
            type="button"
            class="btn ghost"
            data-key="share"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <Icon name="share" />
            {say("page-online-share")}
          </button>
        )}
        <a
          class="btn ghost"
          data-key="mail"
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`}
        >
          {say("page-online-mail")}
        </a>
        {isHost(table) && (
          <button
            type="button"
            class="btn ghost"
            data-key="new-link"
            onClick={() =>
              void tryTo({ do: "invite", table: table.id }).then(
                (done) => done && notify("copied", say("page-online-link-is-new")),
              )
            }
          >
            {say("page-online-new-link")}
          </button>
        )}
      </div>
    </section>
  );
}

export function HereNow({ table }: { table: ClubTable }) {
  return (
    <section class="box hnow" aria-labelledby="room-here">
      <h2 id="room-here">{say("page-online-here-now")}</h2>
      <p class="here-now">
        {table.about.seats.map((s, k) =>
          s.person !== null && (k === table.seat || table.here[k]) ? (
            <span key={k}>
              <Avatar seat={k} />
              {s.name}
            </span>
          ) : null,
        )}
        <WireMark />
      </p>
    </section>
  );
}

/** Before the start it is the server's own number that is sealed. */
export function Seal({ about }: { about: About }) {
  return (
    <section class="box deal-seal">
      <Icon name="seal" />
      <b>{say(about.seal ? "page-online-sealed" : "page-online-committed")}</b>
      <span class="hx">{short(about.seal ?? about.commitment)}</span>
      <details>
        <summary>{say("page-online-seal-what")}</summary>
        {say("page-online-seal-why")}
      </details>
    </section>
  );
}

// What everybody at a table is asked, and what has to be decided about who
// plays: lines above the prompt that cover nothing.
import type { Signal } from "@preact/signals";
import type { TableModel } from "../table/model";
import { stepsFrom } from "../table/undone";
import { say } from "../texts";
import { Avatar, Icon } from "../ui/parts";
import { titleOf } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { href } from "../route";
import { clockTime } from "../ui/when";
import { tryTo } from "./asks";
import { allTables, wire, type ClubTable } from "./club";
import { DAY, Mark, tick, type Sign } from "./mark";
import { nameAt } from "./names";
import { isMyMove } from "./notices";
import { askedWords } from "./proposal";

type Table = Signal<ClubTable>;

/** The others may let a computer play for whoever is away this long. */
const AWAY_MS = { live: 3 * 60_000, days: DAY, none: DAY };

/** A question to all lies on the prompt and covers nothing, or on a phone's board
 * and moves nothing. Allow is not filled, and no answer is taken in its first
 * moment: it must not be pressed in passing. */
function Question({ model, table }: { model: TableModel; table: Table }) {
  const now = table.value;
  const p = now.proposal;
  if (!p || now.seat < 0) return null;
  const answered = p.yes.includes(now.seat) || p.by === now.seat;
  const undone = p.what === "back" ? model.log.value.slice(p.to ?? 0) : [];
  const steps = p.what === "back" ? stepsFrom(model, p.to ?? 0) : [];
  const yes = p.yes
    .filter((seat) => seat !== p.by && seat !== now.seat)
    .map((seat) => say("page-online-says-yes", { name: nameAt(now, seat) }));
  const answer = (is: boolean): void =>
    void tryTo({ do: "answer", table: now.id, proposal: p.number, yes: is });
  const { here } = wire.value;
  return (
    <section key={p.number} class="prop" aria-live="polite" data-key="proposal">
      <Avatar seat={p.by} />
      <p>
        <b>{askedWords(now, p)}</b>
        <span>
          {here
            ? [
                ...(steps.length ? [say("page-online-ask-steps", { steps: steps.join(" ") })] : []),
                ...(undone.some((e) => e.actor === "chance") ? [say("page-online-ask-anew")] : []),
                ...(p.what === "pause" ? [say("page-online-rest-help")] : []),
                ...yes,
                ...(answered && p.by !== now.seat ? [say("page-online-agreed")] : []),
              ].join(" ")
            : say("page-online-ask-waits")}
        </span>
      </p>
      {p.by === now.seat && here && (
        <button type="button" class="btn ghost" data-key="withdraw" onClick={() => answer(false)}>
          {say("page-online-withdraw")}
        </button>
      )}
      {!answered && (
        <>
          <button
            type="button"
            class="btn ghost"
            data-key="say-no"
            disabled={!here}
            onClick={() => answer(false)}
          >
            {say("page-online-no")}
          </button>
          <button
            type="button"
            class="btn ghost allow"
            data-key="allow"
            disabled={!here}
            onClick={() => answer(true)}
          >
            <Icon name="check" />
            {say("page-online-allow")}
          </button>
        </>
      )}
    </section>
  );
}

/** A line above the prompt with one thing to do about it. */
function Line(props: { name: string; text: string; label: string; sign?: Sign; act: () => void }) {
  return (
    <section class="prop" data-key={`${props.name}-line`}>
      <Mark sign={props.sign ?? "comp"} />
      <p>
        <b>{props.text}</b>
      </p>
      <button type="button" class="btn ghost" data-key={props.name} onClick={props.act}>
        {props.label}
      </button>
    </section>
  );
}

/** Where there is time, while others think: another table that waits for oneself. */
function Next({ than }: { than: ClubTable }) {
  const next = allTables.value.map((s) => s.value).find((x) => x.id !== than.id && isMyMove(x));
  if (!next || isMyMove(than) || than.seat < 0 || than.about.clock === "live") return null;
  const { game } = next.about;
  return (
    <a class="prop" data-key="next-table" href={href("at", next.id)}>
      <Icon name={gameOf(game).cover.icon} />
      <p>
        <b>{say("page-online-notice", { game: titleOf(game) })}</b>
      </p>
      <Icon name="play" />
    </a>
  );
}

export function Matters({ model, table }: { model: TableModel; table: Table }) {
  void tick.value;
  const now = table.value;
  const { id, about, seat, actor } = now;
  if (about.phase !== "playing") return null;
  const own = about.seats[seat];
  const other = actor !== null && actor !== seat ? about.seats[actor] : undefined;
  const awayLong =
    actor !== null &&
    !now.here[actor] &&
    !!now.heard[actor] &&
    Date.now() - now.heard[actor]! > AWAY_MS[about.clock];
  return (
    <>
      <Question model={model} table={table} />
      {!now.proposal && <Next than={now} />}
      {own?.standsIn != null && own.standsIn !== "closed" && (
        <Line
          name="take-over"
          text={say("page-online-your-stand-in", { time: clockTime(own.standsInWall ?? 0) })}
          label={say("page-online-take-over")}
          act={() => void tryTo({ do: "take-over", table: id })}
        />
      )}
      {about.paused && seat >= 0 && (
        <Line
          name="go-on"
          sign="away"
          text={say("page-online-is-paused")}
          label={say("page-online-go-on")}
          act={() => void tryTo({ do: "resume", table: id })}
        />
      )}
      {other?.person != null &&
        other.standsIn === null &&
        awayLong &&
        seat >= 0 &&
        !now.proposal &&
        wire.value.here && (
          <Line
            name="stand-in"
            text={say("page-online-is-away", { name: other.name })}
            label={say("page-online-computer-plays")}
            act={() =>
              void tryTo({
                do: "propose",
                what: "stand-in",
                table: id,
                ply: now.ply,
                back: now.back,
                seat: actor,
              })
            }
          />
        )}
    </>
  );
}

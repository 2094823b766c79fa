// The log in words, newest last. Each line jumps to its moment; a rule marks
// what happened since your last action.
import { Fragment } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Fact, GameEvent } from "../engine/protocol";
import { withKey } from "../shortcuts";
import { t } from "../strings";
import { useBeforePaint } from "../ui/paint";
import { Icon, Marker } from "../ui/parts";
import { explained, named } from "../ui/tip";
import { gameOf } from "../games/games";
import { say, type Said } from "../texts";
import type { TableModel } from "./model";
import { isLoss, seatOf } from "./shown";
import { rings } from "./trace";

/** The places that sentences about an event name, to be ringed. */
const places = (model: TableModel, event: GameEvent, all: Said[]) =>
  rings(all.flatMap((said) => gameOf(model.game).lit.named(said, event, model)));

interface GainProps {
  model: TableModel;
  event: GameEvent;
  fact: Fact;
}

/** What one's own turn brought, before what the others did after it. */
function Gain({ model, event, fact }: GainProps) {
  return (
    <li class="gain" data-fact={fact.fact} {...places(model, event, [fact])}>
      <button
        type="button"
        aria-description={t.table.jump}
        onClick={() => void model.look(event.ply + 1)}
      >
        <Marker seat={seatOf(fact) ?? Number(event.actor)} flat />
        <b>{model.say(fact)}</b>
      </button>
    </li>
  );
}

interface EntryProps {
  model: TableModel;
  event: GameEvent;
  free: boolean;
}

/** A line that leads to its moment, with what it brought about; one's own that
 * can be taken back says so. */
function Entry({ model, event, free }: EntryProps) {
  const facts = model.factsOf(event);
  const looking = model.past.value?.ply === event.ply + 1;
  const seat = typeof event.actor === "number" ? event.actor : null;
  const effect = model.effectOf(event);
  return (
    <li
      class={`${seat === null ? "chance" : ""}${looking ? " looked" : ""}`}
      data-ply={event.ply}
      data-seat={seat}
      data-act={event.text}
      {...places(model, event, [event, ...facts])}
    >
      <button
        type="button"
        {...(effect && { "data-lens": effect })}
        aria-description={t.table.jump}
        onClick={() => void model.look(event.ply + 1)}
      >
        {seat !== null ? <Marker seat={seat} flat /> : <Icon name="draw" />}
        <span>
          {model.sentence(event)}
          {model.isForced(event) && (
            <small class="by-itself">{say("page-table-forced.done")}</small>
          )}
          {facts.map((fact, i) => (
            <small
              key={i}
              class={model.isHit(event, fact) ? `hit${isLoss(fact) ? " loss" : ""}` : ""}
              data-fact={fact.fact}
              {...places(model, event, [fact])}
            >
              {model.say(fact)}
            </small>
          ))}
        </span>
      </button>
      {free && seat === model.eyes.value && (
        <button
          type="button"
          class="undo-to"
          data-key="undo-to"
          {...named(t.table.undoTo)}
          onClick={() => void model.undo({ ply: event.ply })}
        >
          <Icon name="undo" />
        </button>
      )}
    </li>
  );
}

/** What was taken back by consent stays in the log. */
function Back({ model, ply }: { model: TableModel; ply: number }) {
  return (
    <>
      {model.takenBack.value
        .filter((x) => x.ply === ply)
        .map(({ seat, n, begins }, i) => (
          <li key={i} class="took-back">
            <Icon name={begins ? "play-from" : "undo"} />
            {begins ? t.replay.anew : t.table.takesBack(seat, n, model)}
          </li>
        ))}
    </>
  );
}

export function Log({ model }: { model: TableModel }) {
  const [all, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const recent = model.sinceMyTurn();
  const free = model.canUndo.value ? (model.now.value?.undo_to ?? null) : null;
  const events = all || !recent.length || model.eyes.value < 0 ? model.log.value : recent;
  const { setUp } = model;
  // What others did since one's turn is read from its beginning, all else from its end.
  const last = events.filter((e) => typeof e.actor === "number").at(-1);
  const fromStart = events === recent && last?.actor !== model.eyes.value;
  const gains = fromStart ? model.gainsOfTurn() : [];
  useBeforePaint(() => {
    if (!model.past.peek())
      box.current?.scrollTo({ top: fromStart ? 0 : box.current.scrollHeight });
  }, [events.length]);
  return (
    <section class="log" ref={box} tabIndex={0} aria-label={t.table.log}>
      <h2>
        {events === recent ? t.table.since : t.table.log}
        <span class="log-acts">
          {model.rivalsSince().length > 0 && (
            <button
              type="button"
              data-key="show-me"
              {...explained(withKey(t.table.playBackTitle, "playBack"))}
              onClick={() => void model.playBack()}
            >
              <Icon name="play" />
              {t.table.playBack}
            </button>
          )}
          <button
            type="button"
            data-key="whole-log"
            aria-pressed={all}
            onClick={() => setAll(!all)}
          >
            {all ? t.table.recent : t.table.whole}
          </button>
        </span>
      </h2>
      <ol>
        {gains.map(({ event, fact }, i) => (
          <Gain key={`gain ${i}`} model={model} event={event} fact={fact} />
        ))}
        {events[0] && events[0].ply < setUp && (
          <li class="chance">
            <button
              type="button"
              aria-description={t.table.jump}
              onClick={() => void model.look(setUp)}
            >
              <Icon name="draw" />
              <span>{t.table.setUp}</span>
            </button>
          </li>
        )}
        {events
          .filter((e) => e.ply >= setUp)
          .map((e) => (
            <Fragment key={e.ply}>
              <Back model={model} ply={e.ply} />
              {e.ply === free && e !== events[0] && (
                <li class="frontier-line">
                  <Icon name="lock" />
                  {t.table.frontierLine}
                </li>
              )}
              <Entry model={model} event={e} free={free !== null && e.ply >= free} />
            </Fragment>
          ))}
        <Back model={model} ply={model.log.value.length} />
      </ol>
    </section>
  );
}

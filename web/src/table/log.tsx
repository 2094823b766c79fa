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

interface HitProps {
  model: TableModel;
  event: GameEvent;
  fact: Fact;
}

/** What others did to the reader, and what one's turn brought, before all else. */
function Hit({ model, event, fact }: HitProps) {
  return (
    <li
      class={model.isHit(event, fact) ? `hit${isLoss(fact) ? " loss" : ""}` : "gain"}
      data-fact={fact.fact}
      {...places(model, event, [fact])}
    >
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
  /** What it brought about that is to be said here. */
  facts: Fact[];
  free: boolean;
}

/** A line that leads to its moment; one's own that can be taken back says so. */
function Entry({ model, event, facts, free }: EntryProps) {
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
              class={model.isHit(event, fact) ? "hit" : ""}
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
  const isLed = (e: GameEvent, fact: Fact): boolean => events === recent && model.isHit(e, fact);
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
        {events.flatMap((e) =>
          model
            .factsOf(e)
            .filter((fact) => isLed(e, fact))
            .map((fact, i) => <Hit key={`${e.ply} ${i}`} model={model} event={e} fact={fact} />),
        )}
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
              <Entry
                model={model}
                event={e}
                facts={model.factsOf(e).filter((fact) => !isLed(e, fact))}
                free={free !== null && e.ply >= free}
              />
            </Fragment>
          ))}
        {gains.map(({ event, fact }, i) => (
          <Hit key={`gain ${i}`} model={model} event={event} fact={fact} />
        ))}
        <Back model={model} ply={model.log.value.length} />
      </ol>
    </section>
  );
}

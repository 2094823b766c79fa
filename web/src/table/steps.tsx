// The rail of a replay: the points, whose eyes are looking, and the game turn
// by turn; each step leads to its moment.
import { memo } from "../ui/memo";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ALL, PUBLIC } from "../engine/protocol";
import { t } from "../strings";
import { Avatar, Icon } from "../ui/parts";
import type { ReplayModel } from "./replay-model";
import { Totals } from "./sheet";
import { eyesAt } from "./sight";
import { momentAfter, type Turn } from "./turns";

function Eyes({ model }: { model: ReplayModel }) {
  const { seats } = model.saved.value;
  const over = model.final.value?.over ?? false;
  const choices = [
    ...(over ? [{ eyes: ALL, name: t.replay.all }] : []),
    ...eyesAt(model.saved.value).map((eyes) => ({
      eyes,
      name: eyes === PUBLIC ? t.replay.seenByAll(seats.length) : model.name(eyes),
    })),
  ];
  return (
    <section class="eyes" aria-label={t.replay.eyes}>
      <h2>
        {t.replay.eyes}
        {over && <span class="sum">{t.replay.eyesNote}</span>}
      </h2>
      <div role="radiogroup" aria-label={t.replay.eyes}>
        {choices.map(({ eyes, name }) => (
          <button
            key={eyes}
            type="button"
            role="radio"
            aria-checked={model.eyes.value === eyes}
            data-key={`eyes-${eyes}`}
            onClick={() => void model.see(eyes)}
          >
            {eyes >= 0 ? <Avatar seat={eyes} /> : <Icon name={eyes === ALL ? "eye" : "seats"} />}
            <span>{name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function TurnSteps({ model, turn }: { model: ReplayModel; turn: Turn }) {
  if (turn.n === 0)
    return (
      <section>
        <h3>
          <Icon name="draw" /> {t.replay.setup}
          <small>{t.replay.steps(turn.to - turn.from)}</small>
        </h3>
        <ol>
          <li data-from={turn.from + 1} data-to={turn.to}>
            <button type="button" onClick={() => void model.seek(turn.to)}>
              <span>{t.replay.setupDone}</span>
            </button>
          </li>
        </ol>
      </section>
    );
  return (
    <section>
      <h3>
        <Avatar seat={turn.seat!} /> {t.replay.turn(turn.n, turn.seat!, model)}
        <small>{t.replay.steps(turn.steps.length)}</small>
      </h3>
      <ol>
        {turn.steps.map((step) => (
          <li key={step.event.ply} data-from={step.event.ply + 1} data-to={momentAfter(step)}>
            <button type="button" onClick={() => void model.seek(momentAfter(step))}>
              <span>{model.sentence(step.event)}</span>
              {step.chance.map((e) => (
                <small key={e.ply}>{model.sentence(e)}</small>
              ))}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** All turns, drawn once for these eyes. */
const Turns = memo(
  ({ model, turns }: { model: ReplayModel; turns: Turn[] }) => (
    <>
      {turns.map((turn) => (
        <TurnSteps key={turn.from} model={model} turn={turn} />
      ))}
    </>
  ),
  (a, b) => a.turns === b.turns,
);

export function Steps({ model }: { model: ReplayModel }) {
  const box = useRef<HTMLDivElement>(null);
  const at = model.at.value;
  const turns = model.turns.value;
  // The one that is current changes with every step; the list does not.
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    let current: HTMLElement | null = null;
    for (const li of list.querySelectorAll<HTMLElement>("li")) {
      const from = Number(li.dataset["from"]);
      const here = from <= at && at <= Number(li.dataset["to"]);
      li.classList.toggle("ahead", from > at);
      li.toggleAttribute("data-current", here);
      const button = li.firstElementChild!;
      if (here) {
        current = li;
        button.setAttribute("aria-current", "step");
      } else button.removeAttribute("aria-current");
    }
    const a = current?.getBoundingClientRect();
    const b = list.getBoundingClientRect();
    if (!a) list.scrollTop = 0;
    else if (a.top < b.top + 30 || a.bottom > b.bottom - 60)
      list.scrollTop += a.top - b.top - b.height / 3;
  }, [at, turns]);
  return (
    <div class="turns-list" ref={box} tabIndex={0} role="group" aria-label={t.replay.stepsTitle}>
      <Turns model={model} turns={turns} />
    </div>
  );
}

export function ReplayRail({ model }: { model: ReplayModel }) {
  const scores = model.shown.value!.scores;
  const of = (seat: number, source: string): number =>
    scores.find((s) => s.seat === seat)?.sources.find((x) => x.id === source)?.points ?? 0;
  return (
    <>
      <Totals
        model={model}
        total={(seat) => scores.find((s) => s.seat === seat)?.points ?? 0}
        of={of}
      />
      <Eyes model={model} />
      <Steps model={model} />
    </>
  );
}

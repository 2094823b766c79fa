// A hint: up to three ways to go on, each with how often it wins, what it does and
// what speaks for it. The one in view is marked on the table.
import { useEffect, useState } from "preact/hooks";
import type { Action, Preview } from "../engine/protocol";
import { Marks } from "../review/marks";
import { hint as words, p, r } from "../review/words";
import { t } from "../strings";
import { capital, list, sentences, series } from "../texts";
import { Icon } from "../ui/parts";
import { company } from "./company";
import { agrees, asGood, leadOf, moreOf, winsOf } from "./hints";
import type { TableModel } from "./model";

function reasonOf(model: TableModel, k: number): string {
  const { reasons, ways } = model.hints.value!;
  if (k) return ways?.[k]?.speaks ? words.for(model.say(ways[k].speaks)) : "";
  const second = ways?.[1]?.reasons;
  const more = moreOf(model.hints.value!, model.eyes.value);
  const why =
    second?.sure || reasons.length
      ? words.for(list(reasons.slice(0, 2).map((x) => model.say(x))) || r.small())
      : "";
  return sentences([more > 0 ? words.more(more) : "", why]);
}

/** What an action would change for whoever does it, in the words of its game. */
export type Does = (action: Action, then: Preview) => string[];

function useEffects({ model, does }: Props, text: string): string {
  const [said, setSaid] = useState("");
  const action = model.now.value?.actions.find((a) => a.text === text);
  useEffect(() => {
    let gone = false;
    if (action && does)
      model.preview(text).then(
        (then) => {
          const all = does(action, then);
          if (!gone && all.length) setSaid(`${capital(series(all, "page-list-clause"))}.`);
        },
        () => undefined,
      );
    return () => (gone = true);
  }, [action]);
  return said;
}

function WayOn({ k, ...props }: Props & { k: number }) {
  const { model } = props;
  const line = model.hints.value!.lines[k]!;
  const wins = winsOf(model.hints.value!, k, model.eyes.value);
  const agree = agrees(model.hints.value!, k, model.eyes.value);
  const lead = agree ? leadOf(model.hints.value!, k, model.eyes.value) : null;
  const on = model.hint.value === k;
  const effects = useEffects(props, line.text);
  return (
    <li>
      <button
        type="button"
        data-key={`way-${k + 1}`}
        class={k ? "" : "better"}
        aria-pressed={on}
        onClick={() => (model.hint.value = k)}
      >
        <b>
          <i>{k + 1}</i>
          {model.say(line)}
        </b>
        {wins !== null && (
          <span class="wins">
            <span class="bar">
              <i style={{ width: `${wins}%` }} />
            </span>
            {p.wins(wins)}
          </span>
        )}
        <small>
          {effects} {lead !== null && words.lead(lead)} {(on || !k) && reasonOf(model, k)}
        </small>
      </button>
    </li>
  );
}

interface Props {
  model: TableModel;
  does?: Does | undefined;
}

export function HintCard({ model, does }: Props) {
  const hints = model.hints.value;
  const line = hints?.lines[model.hint.value];
  if (!hints || !line || model.replayed || !line.values.length) return null;
  const ways = hints.lines;
  const note = company.value?.hintNote();
  const close = hints.ways ? asGood(hints, model.eyes.value) : 1;
  return (
    <>
      <section class="hint-card" aria-label={t.table.hintTool}>
        <h2>
          <Icon name="hint" />
          {words.title(ways.length)}
        </h2>
        {close > 1 && <p>{words.close(close, ways.length)}</p>}
        <ol>
          {ways.map((x, k) => (
            <WayOn key={x.text} model={model} does={does} k={k} />
          ))}
        </ol>
        {note && <p data-key="hint-note">{note}</p>}
        <div class="do">
          <button
            type="button"
            class="btn ghost"
            data-key="do-hint"
            onClick={() => void model.act(line.text)}
          >
            {t.table.doIt}
            {ways.length > 1 && <i>{model.hint.value + 1}</i>}
          </button>
          <button
            type="button"
            class="btn text"
            data-key="close-hint"
            onClick={() => (model.hints.value = null)}
          >
            {words.shut}
          </button>
        </div>
      </section>
      <Marks
        game={model.saved.value.game}
        of={ways.map((x, k) => ({ kind: "way", text: x.text, word: String(k + 1) }))}
      />
    </>
  );
}

// A table for any game: as a terminal shows it, with the view as an outline,
// and what can be done as a list. A game uses it until somebody draws a table
// for it.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../engine/catalogue";
import { t } from "../strings";
import { Log } from "../table/log";
import type { TableModel } from "../table/model";
import { HintCard } from "../table/hint";
import {
  PastBanner,
  SeatBar,
  tableData,
  TableHead,
  Tabs,
  Thinking,
  Docked,
  Rail,
} from "../table/parts";
import { useTurnTold } from "../table/state";
import { Avatar } from "../ui/parts";

const tab = signal("actions");

/** Letters in a line of the table in words. */
const COLUMNS = 84;

function Outline({ value, name }: { value: unknown; name: string }) {
  if (value === null || typeof value !== "object")
    return (
      <li>
        <b>{name}</b> {value === null ? "–" : String(value)}
      </li>
    );
  const entries = Array.isArray(value)
    ? value.map((v, i) => [String(i + 1), v] as const)
    : Object.entries(value);
  if (!entries.length)
    return (
      <li>
        <b>{name}</b> –
      </li>
    );
  if (entries.every(([, v]) => v === null || typeof v !== "object"))
    return (
      <li>
        <b>{name}</b>{" "}
        {Array.isArray(value)
          ? entries.map(([, v]) => v ?? "–").join(", ")
          : entries.map(([k, v]) => `${k} ${v ?? "–"}`).join(" · ")}
      </li>
    );
  return (
    <li>
      <details open={entries.length < 8}>
        <summary>{name}</summary>
        <ul>
          {entries.map(([k, v]) => (
            <Outline key={k} name={k} value={v} />
          ))}
        </ul>
      </details>
    </li>
  );
}

export function PlainTable({ model }: { model: TableModel }) {
  const snap = model.shown.value!;
  useTurnTold({ model, question: () => "" });
  const [words, setWords] = useState("");
  useEffect(() => {
    let gone = false;
    model.words(COLUMNS).then(
      (text) => !gone && setWords(text),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [snap]);
  const actions = model.canAct.value ? model.now.value!.actions : [];
  return (
    <div class="table app plain" {...tableData(model, tab, "action")}>
      <TableHead
        model={model}
        title={titleOf(snap.game)}
        where={t.plain.move(snap.ply)}
        note=""
        steps={[]}
      />
      <div class="frieze" />
      <main class="board">
        <SeatBar model={model} />
        <Docked model={model}>
          <section class="dock" aria-label={t.table.prompt}>
            <div class="say">
              <h2>{model.headline() ?? t.plain.choose}</h2>
              <HintCard model={model} />
            </div>
            <Thinking model={model} />
          </section>
        </Docked>
        <Tabs model={model} tabs={t.plain.tabs} tab={tab} />
        <section class="panel plain-actions" aria-label={t.plain.actions}>
          <h2>{t.plain.actions}</h2>
          <ul class="list" tabIndex={0} aria-label={t.plain.actions}>
            {actions.map((a) => (
              <li key={a.text}>
                <button
                  type="button"
                  class="btn ghost"
                  data-act={a.text}
                  onClick={() => void model.act(a.text)}
                >
                  {a.say}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section class="panel plain-view" aria-label={t.plain.view} tabIndex={0}>
          <h2>{t.plain.view}</h2>
          <pre>{words}</pre>
          <details>
            <summary>{t.plain.outline}</summary>
            <ul class="outline">
              {Object.entries(snap.view as object).map(([k, v]) => (
                <Outline key={k} name={k} value={v} />
              ))}
            </ul>
          </details>
        </section>
      </main>
      <Rail model={model}>
        <div class="seats">
          {snap.scores.map((s) => (
            <section key={s.seat} class={`seat${model.isYou(s.seat) ? " me" : ""}`}>
              <div class="sh">
                <Avatar seat={s.seat} />
                <h3>
                  {model.name(s.seat)} <small>{"ABCD"[s.seat]}</small>
                </h3>
                <b class="tot">{s.points}</b>
              </div>
            </section>
          ))}
        </div>
        <Log model={model} />
      </Rail>
      <PastBanner model={model} />
    </div>
  );
}

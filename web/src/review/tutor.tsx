// The tutor: before an action that gives up a lot is carried out, it says so
// calmly, with the reason. It is off unless asked for, and never speaks when
// other people are playing.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Thought } from "../engine/protocol";
import { settings } from "../settings";
import type { TableModel } from "../table/model";
import { settingsOpen } from "../ui/page";
import { Dialog } from "../ui/parts";
import { Marks } from "./marks";
import { whyOf } from "./why";
import { percent, type Way } from "./report";
import { r, tutor as words } from "./words";
import { SideEngine } from "./workers";

/** After so many that were played all the same, it asks whether to say less. */
const OVERRULED = 3;
/** Where it speaks up at a table that goes on from a review. */
const USUAL = 8;
const PLAYER = "ai:7";
const BATCH = 24;
const MOST = 96;

interface Warning {
  model: TableModel;
  meant: string;
  loss: number;
  why: string; // for the better one
  better: Thought["lines"][number];
  chances: [better: number, meant: number];
  /** It cannot be taken back, for something new will be seen. */
  isFinal: boolean;
  done: (play: boolean) => void;
}

/** From how many per cent it speaks up; 0: never. */
const threshold = (model: TableModel): number =>
  settings.peek().tutor || (model.saved.peek().from ? USUAL : 0);

export const warning = signal<Warning | null>(null);
export const looking = signal(false);

let engine: SideEngine | null = null;
/** How many warnings in a row were overruled; it asks once whether to say less. */
let overruled = 0;

/** Games after the best action and after the one meant, until it is clear
 * whether the difference is as large as that. */
async function compare(model: TableModel, beside: SideEngine, best: string, text: string) {
  const seat = model.eyes.peek();
  const least = threshold(model) / 100;
  for (let games = BATCH; ; games += BATCH) {
    const actions = [best, text];
    const told = await beside.ask<{ ways: Way[] }>("rollout", { as: seat, actions, games });
    const way = told.ways[1]!;
    const { mean, error } = way.loss!;
    const isSure = mean >= least && mean - 2 * error >= 0.01;
    if (isSure || mean + error < least || games >= MOST)
      return { way, isSure, best: told.ways[0]! };
  }
}

/** Whether something new is seen after it, so that it cannot be taken back. */
async function shows(beside: SideEngine, model: TableModel, text: string): Promise<boolean> {
  const players = model.saved.peek().seats.map((s) => s.player);
  await beside.ask("sit", { players });
  const { undo } = await beside.ask<{ undo: string }>("apply", {
    action: text,
    as: model.eyes.peek(),
  });
  return undo !== "free";
}

/** Whether the action may be done: nothing speaks against it, or it is meant. */
async function check(model: TableModel, text: string): Promise<boolean> {
  const seat = model.eyes.peek();
  const least = threshold(model) / 100;
  if (!engine || engine.dead) engine = new SideEngine();
  await engine.ask("load", { record: model.saved.peek().record });
  const thought = await engine.think<Thought>({ slot: 0, player: PLAYER, share: 1 });
  const [best] = thought.lines;
  const meant = thought.lines.find((l) => l.text === text);
  if (!best || !meant || best === meant) return true;
  if ((best.values[seat] ?? 0) - (meant.values[seat] ?? 0) < least / 3) return true;
  const judged = await compare(model, engine, best.text, text);
  const { way } = judged;
  if (!judged.isSure) return true;
  const isFinal = await shows(engine, model, text);
  const chance = (w: Way): number => percent(w.chances[seat]!.mean);
  return new Promise((done) => {
    warning.value = {
      model,
      meant: text,
      loss: percent(way.loss!.mean),
      why: whyOf(model, way.reasons),
      better: best,
      chances: [chance(judged.best), chance(way)],
      isFinal,
      done,
    };
  });
}

export async function mayPlay(model: TableModel, text: string): Promise<boolean> {
  const alone = model.people.length === 1 && !model.replayed;
  const now = model.now.peek();
  const isLegal = now?.actions.some((a) => a.text === text) ?? false;
  if (!threshold(model) || !alone || !model.canAct.peek() || !isLegal) return true;
  if (now!.actions.length < 2) return true;
  looking.value = true;
  try {
    return await check(model, text);
  } catch {
    return true; // a tutor that fails stands in nobody's way
  } finally {
    looking.value = false;
  }
}

export function TutorWord() {
  const asked = warning.value;
  const again = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => again.current?.focus(), [asked]);
  if (!asked) return looking.value ? <p class="tutor-looks">{words.thinking}</p> : null;
  const answer = (play: boolean): void => {
    warning.value = null;
    overruled = play ? overruled + 1 : 0;
    asked.done(play);
  };
  const set = (): void => {
    answer(false);
    settingsOpen.value = true;
  };
  /** The better one is marked on the table, as a hint is. */
  const show = (): void => {
    const { model, better } = asked;
    answer(false);
    model.hint.value = 0;
    model.hints.value = {
      choice: better.text,
      lines: [better],
      reasons: [],
    };
  };
  return (
    <>
      <Dialog title={words.title} class="tutor" onClose={() => answer(false)}>
        <p>
          <b>{words.givesUp(asked.loss)}</b>
        </p>
        <dl>
          {[words.best, words.this].map((say, k) => (
            <div key={say} class={k ? "meant" : "better"}>
              <dt>{say}</dt>
              <dd>
                <span class="bar">
                  <i style={{ width: `${asked.chances[k]}%` }} />
                </span>
                {r.chance(asked.chances[k]!)}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <b>{words.better(asked.model.say(asked.better))}.</b> {asked.why}
        </p>
        <div class="dlg-acts">
          <button
            ref={again}
            type="button"
            class="btn"
            data-key="look-again"
            onClick={() => answer(false)}
          >
            {words.look}
          </button>
          <button type="button" class="btn ghost" data-key="play-it" onClick={() => answer(true)}>
            {words.play}
          </button>
          <button type="button" class="btn ghost" data-key="show-me" onClick={show}>
            {words.show}
          </button>
        </div>
        <p class="quiet">
          {asked.isFinal ? words.final : words.nothing}{" "}
          <button type="button" class="rule-link" data-key="tutor-setting" onClick={set}>
            {overruled >= OVERRULED ? words.less : words.change}
          </button>
        </p>
      </Dialog>
      <Marks
        game={asked.model.saved.value.game}
        of={[{ kind: "asked", text: asked.meant, word: "?" }]}
      />
    </>
  );
}

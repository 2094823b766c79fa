// The tutor: before an action that gives up a lot is carried out, it says so
// calmly, with the reason. It is off unless asked for, and never speaks when
// other people are playing.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Thought } from "../engine/protocol";
import { settings } from "../settings";
import type { TableModel } from "../table/model";
import { Dialog } from "../ui/parts";
import { Marks } from "./marks";
import { whyOf } from "./why";
import { percent, type Way } from "./report";
import { r, tutor as words } from "./words";
import { SideEngine } from "./workers";

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
  done: (play: boolean) => void;
}

export const warning = signal<Warning | null>(null);
export const looking = signal(false);

let engine: SideEngine | null = null;

/** Games after the best action and after the one meant, until it is clear
 * whether the difference is as large as that. */
async function compare(beside: SideEngine, seat: number, best: string, text: string) {
  const least = settings.peek().tutor / 100;
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

/** Whether the action may be done: nothing speaks against it, or it is meant. */
async function check(model: TableModel, text: string): Promise<boolean> {
  const seat = model.eyes.peek();
  const least = settings.peek().tutor / 100;
  if (!engine || engine.dead) engine = new SideEngine();
  await engine.ask("load", { record: model.saved.peek().record });
  const thought = await engine.think<Thought>({ slot: 0, player: PLAYER, share: 1 });
  const [best] = thought.lines;
  const meant = thought.lines.find((l) => l.text === text);
  if (!best || !meant || best === meant) return true;
  if ((best.values[seat] ?? 0) - (meant.values[seat] ?? 0) < least / 3) return true;
  const judged = await compare(engine, seat, best.text, text);
  const { way } = judged;
  if (!judged.isSure) return true;
  const chance = (w: Way): number => percent(w.chances[seat]!.mean);
  return new Promise((done) => {
    warning.value = {
      model,
      meant: text,
      loss: percent(way.loss!.mean),
      why: whyOf(model, way.reasons),
      better: best,
      chances: [chance(judged.best), chance(way)],
      done,
    };
  });
}

export async function mayPlay(model: TableModel, text: string): Promise<boolean> {
  const alone = model.people.length === 1 && !model.replayed;
  const now = model.now.peek();
  const isLegal = now?.actions.some((a) => a.text === text) ?? false;
  if (!settings.peek().tutor || !alone || !model.canAct.peek() || !isLegal) return true;
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
    asked.done(play);
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
        <p class="quiet">{words.nothing}</p>
      </Dialog>
      <Marks
        game={asked.model.saved.value.game}
        of={[{ kind: "asked", text: asked.meant, word: "?" }]}
      />
    </>
  );
}

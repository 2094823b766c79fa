// A first game with help: each new thing is explained when it first comes up,
// and the explanation goes when the decision it is about is over. There is one for
// each decision at most.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ask } from "../engine/client";
import type { Help } from "../engine/protocol";
import type { TableModel } from "../table/model";
import { openRule } from "../table/rule";
import { KeyLine } from "../ui/key-line";
import { announce } from "../ui/parts";
import { courseOf, endHelps, helped, inLanguage, noteHelped } from "./lessons";
import { Mount } from "./mount";
import { words } from "./strings";

/** The help that is open, while what it is about is offered; then those that were
 * not given yet for what has come up since a ply. */
async function due(game: string, from: number, ply: number, open: Help | null): Promise<Help[]> {
  const { text, lesson } = await courseOf(game);
  const up = async (since: number): Promise<string[]> =>
    (await ask("lesson-help", { slot: 0, lesson: text, from: since })).helps;
  const [all, offered] = await Promise.all([up(from), up(ply)]);
  const isOpen = open && !helped(game).includes(open.id);
  const stays = isOpen && offered.includes(open.id);
  if (isOpen && !stays) noteHelped(game, open.id);
  const known = helped(game);
  const wait = lesson.helps
    .filter((h) => all.includes(h.id) && !known.includes(h.id))
    // What is asked now comes before what has happened.
    .sort((a, b) => Number(offered.includes(b.id)) - Number(offered.includes(a.id)));
  return stays ? [open, ...wait.filter((h) => h.id !== open.id)] : wait;
}

/** A finger on its way when an explanation comes or goes, and the table with it,
 * presses nothing. */
const STILL_MS = 350;

function useStill(open: Help | null): void {
  const changed = useRef(0);
  useLayoutEffect(() => void (changed.current = performance.now()), [open?.id]);
  useLayoutEffect(() => {
    const quit = new AbortController();
    const on = { capture: true, signal: quit.signal };
    let byTouch = false;
    addEventListener("pointerdown", (e) => (byTouch = e.pointerType === "touch"), on);
    addEventListener(
      "click",
      (e) => {
        const isOnTable = (e.target as Element).closest(".app main, .app .dock, .app .rail");
        // The keyboard's clicks have no detail.
        if (!byTouch || !e.detail || !isOnTable) return;
        if (performance.now() - changed.current > STILL_MS) return;
        e.preventDefault();
        e.stopPropagation();
      },
      on,
    );
    return () => quit.abort();
  }, []);
}

export function Helper({ model }: { model: TableModel }) {
  const [help, setHelp] = useState<Help | null>(null);
  const [from, setFrom] = useState(0);
  /** The decision at which one was read: the next one waits for another. */
  const read = useRef(-1);
  const { game } = model;
  const said = (of: Help, part: "title" | "why"): string =>
    inLanguage(game, of.id, part, of[part] ?? "");
  const ply = model.now.value?.ply ?? 0;
  const asked = model.canAct.value;
  useEffect(() => {
    if (!asked || read.current === ply) return;
    let gone = false;
    due(game, Math.min(from, ply), ply, help).then(
      ([found = null, ...later]) => {
        if (gone) return;
        // What has happened is not forgotten while something else is explained.
        if (!later.length) setFrom(ply);
        setHelp(found);
        if (found && found !== help) announce(`${said(found, "title")}. ${said(found, "why")}`);
      },
      () => undefined,
    );
    return () => void (gone = true);
  }, [ply, asked]);
  useStill(help);
  if (!help) return null;
  const close = (): void => {
    noteHelped(game, help.id);
    read.current = ply;
    setHelp(null);
  };
  const stop = async (): Promise<void> => {
    const { lesson } = await courseOf(game);
    endHelps(
      game,
      lesson.helps.map((h) => h.id),
    );
    setHelp(null);
  };
  return (
    <Mount into=".app .dock" class="coach helper">
      <div class="coach-say">
        <h2>{said(help, "title")}</h2>
        <p>{said(help, "why")}</p>
        {!helped(game).length && <KeyLine />}
      </div>
      <div class="coach-foot">
        {help.rule && (
          <button
            type="button"
            class="rule-link"
            onClick={() => openRule(game, help.rule ?? undefined)}
          >
            {words.whyRule(help.rule)}
          </button>
        )}
        <span class="coach-acts">
          <button type="button" class="btn text" data-key="no-tips" onClick={() => void stop()}>
            {words.noTips}
          </button>
          <button type="button" class="btn" data-key="got-it" onClick={close}>
            {words.gotIt}
          </button>
        </span>
      </div>
    </Mount>
  );
}

// A game in progress: opens the saved game, draws it with the game's own table,
// and draws everything that comes over it: curtain, menu, end, the frontier of
// undo.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { cardsOf } from "../engine/catalogue";
import { deaths } from "../engine/client";
import { gameOf } from "../games/games";
import { mayPlay, TutorWord } from "../review/tutor";
import { Helper } from "../learn/helper";
import { turnTheme } from "../settings";
import { listen } from "../sound";
import { findTable } from "../store";
import { t } from "../strings";
import { company } from "../table/company";
import { EndSheet } from "../table/end";
import { Forced } from "../table/forced";
import { useGains } from "../table/gains";
import { Menu } from "../table/menu";
import type { TableModel } from "../table/model";
import { openTable, type OpenTable } from "../table/open-table";
import { askHint, menuOpen } from "../table/parts";
import { openRule, RuleDialog } from "../table/rule";
import { stepsFrom } from "../table/undone";
import { land } from "../ui/fly";
import { useFocusKept, useKeys } from "../ui/keys";
import { Avatar, Dialog, hush } from "../ui/parts";
import { Loading, SettingsDialog, settingsOpen, Trouble } from "../ui/page";

/** Between two people nothing of the table is on the screen. */
function Curtain({ model, seat }: { model: TableModel; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [seat]);
  return (
    <main class="curtain">
      <Avatar seat={seat} />
      <h1>{t.table.passTo(model.name(seat))}</h1>
      <p>{t.table.passWhy}</p>
      <button
        ref={button}
        type="button"
        class="btn"
        data-key="lift"
        onClick={() => void model.lift()}
      >
        {t.table.iAm(model.name(seat))}
      </button>
    </main>
  );
}

/** Another tab plays this table; it can be had here. */
function Elsewhere({ take }: { take: () => void }) {
  return (
    <div class="past elsewhere" role="status">
      <span>{t.table.elsewhere}</span>
      <button type="button" class="btn" data-key="play-here" onClick={take}>
        {t.table.playHere}
      </button>
    </div>
  );
}

/** Undo stops at what has been seen; beyond it everybody has to agree. */
function Frontier({ model }: { model: TableModel }) {
  const asked = model.frontier.value;
  if (!asked) return null;
  const { reason, ...how } = asked;
  const close = (): void => void (model.frontier.value = null);
  const others = company.value;
  const alone = model.people.length === 1;
  const own = model.log.value.filter((e) => e.actor === model.eyes.value);
  const from = how.ply ?? own.at(-1)?.ply ?? 0;
  const undo = (): void => {
    if (others) {
      close();
      others.askBack(how);
    } else void model.undo({ ...how, consent: true });
  };
  const [title, note, doIt] = others
    ? [t.table.frontierAsk, null, others.askWords() ?? t.table.askAll]
    : alone
      ? [t.table.frontierAlone, t.table.frontierNote, t.table.undoAlone]
      : [t.table.frontierTitle, t.table.frontierHelp, t.table.undoAnyway];
  return (
    <Dialog title={title} class="frontier" onClose={close}>
      <p>{stepsFrom(model, from).join(" ")}</p>
      <p>{reason}</p>
      {note && <p class="quiet">{note}</p>}
      <div class="dlg-acts">
        <button
          type="button"
          class={others ? "btn" : "btn ghost"}
          data-key={others ? "ask-all" : "undo-anyway"}
          onClick={undo}
        >
          {doIt}
        </button>
        <button
          type="button"
          class={others ? "btn ghost" : "btn"}
          data-key="leave-it"
          onClick={close}
        >
          {t.table.leaveIt}
        </button>
      </div>
    </Dialog>
  );
}

/** A table that is open, whoever plays at it. */
export function TableScreen({ open }: { open: OpenTable }) {
  const [cards, setCards] = useState<unknown>(null);
  const { model } = open;
  const { game } = model.saved.value;
  const died = deaths.value;
  const diedBefore = useRef(died);

  useEffect(() => void cardsOf(game).then(setCards, () => undefined), [game]);
  useEffect(() => listen(model), [model]);
  useEffect(() => hush, [model]);
  useGains(model);

  useEffect(() => {
    if (diedBefore.current === died) return;
    diedBefore.current = died;
    void model.reopen();
  }, [died, model]);

  useLayoutEffect(() => {
    const hurry = (e: Event): void => {
      const { playback } = model;
      // The space bar ends what is shown again, and presses nothing else.
      const ends = e instanceof KeyboardEvent && e.key === " " && playback.peek();
      if (ends && !(e.target as HTMLElement).closest(".past")) {
        e.preventDefault();
        model.endPlayback();
      } else model.skip();
      land();
    };
    addEventListener("pointerdown", hurry);
    addEventListener("keydown", hurry);
    return () => {
      removeEventListener("pointerdown", hurry);
      removeEventListener("keydown", hurry);
    };
  }, [model]);

  useKeys({
    undo: () => void model.undo(),
    undoTurn: () => void model.undoTurn(),
    redo: () => void model.redo(),
    hint: () => askHint(model),
    theme: turnTheme,
    menu: () => (menuOpen.value = true),
    rules: () => openRule(model.saved.peek().game),
    back: () => void model.step(-1),
    forward: () => void model.step(1),
  });

  // Whatever screen was there before may have been further down.
  useLayoutEffect(() => scrollTo(0, 0), [model, !!cards]);
  useFocusKept(
    model.now.value?.ply,
    !!cards && model.curtain.value === null,
    model.counting.value?.done.value,
  );

  if (model.trouble.value) return <Trouble name="damaged" text={model.trouble.value} />;
  if (!model.shown.value || !cards) return <Loading />;
  const Drawing = gameOf(game).Table;
  return (
    <>
      {model.curtain.value === null ? (
        <Drawing model={model} cards={cards} />
      ) : (
        <Curtain model={model} seat={model.curtain.value} />
      )}
      {model.elsewhere.value && open.take && <Elsewhere take={open.take} />}
      <Forced model={model} />
      <Frontier model={model} />
      {menuOpen.value && <Menu model={model} />}
      {settingsOpen.value && <SettingsDialog />}
      {model.saved.value.help && <Helper model={model} />}
      <EndSheet model={model} cards={cards} />
      <TutorWord />
      <RuleDialog />
    </>
  );
}

export function Table({ id }: { id: string }) {
  const [open, setOpen] = useState<OpenTable | null>(null);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    const saved = findTable(id);
    if (!saved) {
      setLost(true);
      return;
    }
    const made = openTable(saved);
    made.model.guard = (text) => mayPlay(made.model, text);
    setOpen(made);
    return made.close;
  }, [id]);

  if (lost) return <Trouble name="lost" text={t.trouble.lost} />;
  return open ? <TableScreen open={open} /> : <Loading />;
}

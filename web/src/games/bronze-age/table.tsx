// The table of Bronze Age put together, and its keys.
import type { Key } from "./keys";
import { titleOf } from "../../engine/catalogue";
import { words } from "./strings";
import type { TableModel } from "../../table/model";
import { Log } from "../../table/log";
import { Lens } from "../../table/lens";
import { useFlights } from "../../table/flights";
import { tellTurn, useTableState } from "../../table/state";
import { Docked, PastBanner, Rail, SeatBar, tableData, TableHead, Tabs } from "../../table/parts";
import { Why } from "../../table/why";
import {
  focusOn,
  moveFocus,
  placeKeys,
  useArrowsInto,
  useKeys,
  type Keys,
  type Places,
} from "../../ui/keys";
import { Scenes, Vase } from "./art";
import { Mine, Rival } from "./civs";
import { Decks } from "./decks";
import { Dock } from "./dock";
import { animate } from "./flights";
import { Actions, Hand } from "./hand";
import { Laid, Tugs } from "./laid";
import { Collapse, CollapseCount, StillThere, Triumphs } from "./race";
import { Losses } from "./losses";
import { Ruin } from "./ruin";
import { Seats } from "./seats";
import { BronzeAgeState } from "./state";
import type { Cards, DeckId, View } from "./view";
import { InWords } from "./words";

/** The number keys do whatever the prompt asks: an Action, a card, a choice. */
function number(ui: BronzeAgeState, n: number): void {
  if (ui.playing.peek() || ui.discarding.peek()) {
    focusOn(`.hand .hold:nth-child(${n}) .can`);
  } else if (ui.choices.peek().length) {
    const action = ui.choices.peek()[n - 1];
    if (action) ui.do(action.text);
  } else {
    const type = ui.seat(ui.own.peek()).actions[n - 1];
    if (type) ui.pick(type);
    if (ui.picked.peek()) requestAnimationFrame(() => focusOn(".heap.can"));
  }
}

const PLACES: Places<Key> = {
  goActions: ["hand", ".ac.can", "button.ac", ".acts-held"],
  goDecks: [null, ".heap.can", ".heap"],
  goHand: ["hand", ".hand .can", ".hand button", ".hand"],
  goMine: ["mine", ".mine .can", ".mine"],
  goRivals: ["rival", ".opp .can", ".opp"],
  goTriumphs: ["race", ".race"],
  goCollapse: ["race", ".coll"],
  goLog: ["log", ".log"],
};

function keysOf(ui: BronzeAgeState): Keys<Key> {
  const { model } = ui;
  const deckOf = (n: number): DeckId => ui.view.peek().decks[n]!.id;
  return {
    ...placeKeys(ui.tab, PLACES),
    decline: () => {
      const none = ui.actions.peek().find((a) => a.kind === "decline" || a.kind === "stop");
      if (none) ui.do(none.text);
    },
    why: () => {
      // What cannot be done says why when it is pressed.
      const at = document.activeElement?.closest<HTMLElement>("[data-act][aria-disabled=true]");
      at?.click();
    },
    words: () => focusOn("#in-words"),
    say: () => tellTurn(ui),
    playBack: () => void model.playBack(),
    letGo: () => {
      model.endPlayback();
      ui.letGo();
    },
    deck: (n) => ui.deck(deckOf(n)),
    lying: (n) => focusOn(`[data-at^="lying-${deckOf(n)}-"]`),
    choice: (n) => number(ui, n + 1),
  };
}

/** Arrows move among what is possible; Ctrl and arrows are the lens’s. */
function arrows(e: KeyboardEvent): void {
  if (!(e.target as HTMLElement).closest("[data-act]")) return;
  const all = [
    ...(e.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[data-act]"),
  ].filter((el) => el.getClientRects().length);
  const can = all.filter((el) => el.classList.contains("can"));
  moveFocus(e, can.length ? can : all);
}

export function BronzeAgeTable({ model, cards }: { model: TableModel; cards: Cards }) {
  const ui = useTableState(() => new BronzeAgeState(model, cards));
  const view = ui.view.value;
  const w = words;
  const counting = model.counting.value !== null;
  useKeys(keysOf(ui), "bronze-age");
  useArrowsInto("[data-act].can");
  useFlights<View>(model, (before, now, events) =>
    animate(
      before,
      now,
      events,
      cards.territories.map((x) => x.id),
    ),
  );
  return (
    <div
      class="table app bronze-age"
      {...tableData(model, ui.tab, view.phase)}
      data-ruin={ui.ruin.value ? view.phase.split("-")[0] : ""}
      onPointerDownCapture={(e) => (ui.touch = e.pointerType !== "mouse")}
      onPointerMove={(e) => e.pointerType === "mouse" && (ui.touch = false)}
      onKeyDownCapture={() => (ui.touch = false)}
    >
      <TableHead
        model={model}
        title={titleOf("bronze-age")}
        where={w.where(view)}
        note={w.note(view)}
        steps={w.steps(ui)}
      />
      <div class="frieze" />
      <main class="board" onKeyDown={arrows}>
        <SeatBar model={model}>
          <CollapseCount ui={ui} />
        </SeatBar>
        <div class="pot">
          <Scenes />
          <Vase />
          {counting ? (
            <>
              <Laid ui={ui} seat={ui.rival.value} />
              <Tugs ui={ui} />
            </>
          ) : (
            <>
              <Rival ui={ui} />
              <div class="mid">
                {ui.ruin.value ? (
                  <Ruin ui={ui} />
                ) : (
                  <>
                    <Triumphs ui={ui} />
                    <Decks ui={ui} />
                    <Collapse ui={ui} />
                  </>
                )}
              </div>
            </>
          )}
        </div>
        <Docked model={model}>
          <Dock ui={ui} />
        </Docked>
        <Tabs model={model} tabs={w.tabs(model.name(ui.rival.value))} tab={ui.tab} />
        <div class="you">
          {counting ? (
            <Laid ui={ui} seat={ui.own.value} />
          ) : (
            <>
              <Actions ui={ui} />
              <Hand ui={ui} />
              <Mine ui={ui} />
            </>
          )}
        </div>
        <InWords ui={ui} />
        <Why model={model} anchor=".refused-act" />
        <Lens model={model} />
      </main>
      <Rail model={model}>
        <Seats ui={ui} />
        {ui.ruin.value ? (
          <Losses ui={ui} />
        ) : (
          <>
            <StillThere ui={ui} />
            <Log model={model} />
          </>
        )}
      </Rail>
      <PastBanner model={model} />
    </div>
  );
}

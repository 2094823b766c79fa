// The table of The Golden Ages put together, and its keys.
import type { Key } from "./keys";
import { titleOf } from "../../engine/catalogue";
import { words } from "./strings";
import { useFlights } from "../../table/flights";
import { tellTurn, useTableState } from "../../table/state";
import { Log } from "../../table/log";
import type { TableModel } from "../../table/model";
import { Docked, PastBanner, Rail, SeatBar, tableData, TableHead, Tabs } from "../../table/parts";
import { Why } from "../../table/why";
import { useBeforePaint } from "../../ui/paint";
import { focusOn, placeKeys, useArrowsInto, useKeys, type Keys, type Places } from "../../ui/keys";
import { CivPanel, SidePanel, TechPanel } from "./board";
import { Dock } from "./dock";
import { animate } from "./flights";
import { LaidOpen } from "./laid";
import { WorldMap } from "./map";
import { Offer } from "./offer";
import { Coin } from "./pieces";
import { Hidden, Seats } from "./seats";
import { GoldenState, GROUPS } from "./state";
import type { Cards, View } from "./view";
import { InWords } from "./words";

const PLACES: Places<Key> = {
  goMap: [null, ".sq[tabindex='0']"],
  goTech: ["tech", ".gt[tabindex='0']"],
  goWonders: ["offer", ".ow button", ".ow"],
  goBuildings: ["offer", ".ob button", ".ob"],
  goJudgements: ["offer", ".oj button", ".oj"],
  goCivilization: ["board", ".panel.civ"],
  goRivals: ["rivals", ".seat:not(.me) .seat-name"],
  goLog: ["log", ".log"],
};

/** The number keys do whatever the prompt asks: an action, a choice, a square. */
function number(ui: GoldenState, n: number): void {
  const choices = ui.choices.peek();
  ui.focusNext = true;
  if (choices.length) {
    const action = choices[n - 1];
    if (action) ui.do(action);
  } else if (ui.acting.peek()) {
    const group = GROUPS[n - 1];
    if (group) ui.choose(group.id);
  } else focusOn(".sq.lit");
}

function keysOf(ui: GoldenState): Keys<Key> {
  const { model } = ui;
  return {
    ...placeKeys(ui.tab, PLACES),
    turnTile: () => ui.turn(),
    why: () => {
      const at = ui.square.peek();
      if (at && !ui.lit.peek().has(at)) ui.pickSquare(at);
    },
    words: () => focusOn("#in-words"),
    say: () => tellTurn(ui),
    playBack: () => void model.playBack(),
    letGo: () => {
      model.endPlayback();
      ui.letGo();
    },
    choice: (n) => number(ui, n + 1),
  };
}

/** After a key, the next thing to choose has the focus; in a lesson, what is lit. */
function useFocusNext(ui: GoldenState): void {
  const ply = ui.model.now.value!.ply;
  // The dock draws itself, after the table it stands on.
  useBeforePaint(() => {
    if (!ui.focusNext || !ui.model.canAct.peek()) return;
    ui.focusNext = false;
    if (document.querySelector(".coach")) return;
    if (ui.lit.peek().size && !ui.choices.peek().length && !ui.acting.peek()) focusOn(".sq.lit");
    else focusOn(".choice", ".act:not(.off)");
  }, [ply, ui.chosen.value]);
}

export function GoldenTable({ model, cards }: { model: TableModel; cards: Cards }) {
  const ui = useTableState(() => new GoldenState(model, cards));
  const view = ui.view.value;
  useKeys(keysOf(ui), "golden-ages");
  useFocusNext(ui);
  useArrowsInto(".sq.lit", ".choice", ".act:not(.off)");
  useFlights<View>(model, (before, now, events) => animate(before, now, events, ui.own.peek()));

  const told = (e: PointerEvent | FocusEvent): void => {
    // What moved below a finger that has gone is not pointed at.
    if (ui.touch && e.isTrusted && "pointerType" in e && e.pointerType === "mouse") return;
    const at = (e.target as HTMLElement).closest<HTMLElement>("[data-lens]");
    ui.lens.value = at?.dataset["lens"] ?? null;
    ui.told.value = at?.matches(".sq, .act, .choice") ? null : ui.lens.value;
  };
  return (
    <div
      class="table app golden"
      {...tableData(model, ui.tab, view.phase)}
      data-whole={ui.whole.value}
      data-group={ui.chosen.value ?? ""}
      onPointerDown={(e) => {
        ui.touch = e.pointerType !== "mouse";
        if (!(e.target as HTMLElement).closest(".why")) model.refusal.value = null;
      }}
      onKeyDown={(e) => {
        ui.touch = false;
        if (e.key === "Enter" || e.key === " ") ui.focusNext = true;
      }}
      onPointerOver={told}
      onFocusIn={told}
    >
      <TableHead
        model={model}
        title={titleOf("golden-ages")}
        where={words.where(view)}
        note={words.note(view)}
        ends={view.stage === "last"}
        steps={words.steps(view)}
      />
      <div class="frieze" />
      <main class="board">
        <SeatBar
          model={model}
          extra={(seat) => <Coin n={view.seats[seat]!.gold} />}
          more={(seat) => <Hidden ui={ui} seat={seat} />}
        />
        <WorldMap ui={ui} />
        <Offer ui={ui} />
        <Docked model={model}>
          <Dock ui={ui} />
        </Docked>
        <Tabs model={model} tabs={words.tabs} tab={ui.tab} />
        <TechPanel ui={ui} />
        <div class="own">
          {model.counting.value && <LaidOpen ui={ui} />}
          <CivPanel ui={ui} />
          <SidePanel ui={ui} />
        </div>
        <InWords ui={ui} />
        <Why model={model} anchor=".refused" />
        {ui.told.value && ui.touch && <p class="told">{ui.told.value}</p>}
      </main>
      <Rail model={model}>
        <Seats ui={ui} />
        <Log model={model} />
      </Rail>
      <PastBanner model={model} />
    </div>
  );
}

// The table of Bronze put together, and its keys.
import type { Key } from "./keys";
import { titleOf } from "../../engine/catalogue";
import { words } from "./strings";
import type { TableModel } from "../../table/model";
import { useFlights } from "../../table/flights";
import { Lens } from "../../table/lens";
import { tellTurn, useTableState } from "../../table/state";
import { Log } from "../../table/log";
import { Docked, PastBanner, Rail, SeatBar, tableData, TableHead, Tabs } from "../../table/parts";
import { focusOn, placeKeys, useArrowsInto, useKeys, type Keys, type Places } from "../../ui/keys";
import { Cities, CityChoice } from "./cities";
import { Dock } from "./dock";
import { animate } from "./flights";
import { citiesOf } from "./lens";
import { Matrix } from "./matrix";
import { Pool } from "./pool";
import { Seats } from "./seats";
import { BronzeState } from "./state";
import { Strip } from "./strip";
import type { Cards, View } from "./view";
import { InWords } from "./words";

/** The number keys do whatever the prompt asks: a stack, a technology, a city. */
function number(ui: BronzeState, n: number): void {
  if (ui.cities.peek().length) {
    const name = ui.view.peek().offers[n - 1]?.name;
    const action = ui.cities.peek().find((a) => a.a === name);
    if (action) ui.do(action);
  } else if (ui.takes.peek().length) {
    if (n <= ui.view.peek().stacks.length) ui.pick(n);
  } else {
    const woken = ui.view.peek().woken[n - 1];
    if (woken) ui.chosen.value = woken.tech;
    focusOn('.spot[data-spot="legal"]');
  }
}

const PLACES: Places<Key> = {
  goStrip: [null, ".spot[tabindex='0']"],
  goMatrix: ["matrix", ".matrix .grid"],
  goPool: ["pool", ".stack.legal", ".stack"],
  goCities: ["cities", ".cities .list"],
  goRivals: ["rivals", ".seat:not(.me) .seat-name"],
  goLog: ["log", ".log"],
};

function keysOf(ui: BronzeState): Keys<Key> {
  const { model } = ui;
  return {
    ...placeKeys(ui.tab, PLACES),
    flip: () => ui.flip(),
    skip: () => ui.skip(),
    end: () => ui.end(),
    why: () => {
      const at = ui.spot.peek();
      if (at) ui.why(at);
    },
    words: () => focusOn("#in-words"),
    say: () => tellTurn(ui),
    playBack: () => void model.playBack(),
    letGo: () => {
      model.endPlayback();
      if (ui.cities.peek().length) ui.folded.value = !ui.folded.peek();
      else ui.letGo();
    },
    choice: (n) => number(ui, n + 1),
  };
}

export function BronzeTable({ model, cards }: { model: TableModel; cards: Cards }) {
  const ui = useTableState(() => new BronzeState(model, cards));
  const view = ui.view.value;
  useKeys(keysOf(ui), "bronze");
  useArrowsInto(".offer", ".stack.legal", '.spot[data-spot="legal"]');
  useFlights<View>(model, (before, now, events) => animate(before, now, events, ui.own.peek()));

  return (
    <div class="table app bronze" {...tableData(model, ui.tab, view.phase)}>
      <TableHead
        model={model}
        title={titleOf("bronze")}
        where={words.where(view)}
        note={words.note(view, model)}
        ends={view.ending.length > 0 && !model.over.value}
        steps={words.steps(ui)}
      />
      <div class="frieze" />
      <main class="board">
        <SeatBar model={model} />
        <Strip ui={ui} />
        <Docked model={model}>
          <Dock ui={ui} />
        </Docked>
        <Tabs model={model} tabs={words.tabs} tab={ui.tab} />
        <Pool ui={ui} />
        <Matrix ui={ui} />
        <Cities ui={ui} />
        <CityChoice ui={ui} />
        <InWords ui={ui} />
        <Lens model={model}>{(piece) => citiesOf(ui, piece)}</Lens>
      </main>
      <Rail model={model}>
        <Seats ui={ui} />
        <Log model={model} />
      </Rail>
      <PastBanner model={model} />
    </div>
  );
}

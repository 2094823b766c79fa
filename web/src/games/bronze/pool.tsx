// The technology pool: four stacks with their open cards, and the reserve.
import { words } from "./strings";
import { startDrag } from "../../ui/drag";
import { Icon, type IconName, INGOT, KeyCap } from "../../ui/parts";
import { Settlers, Swatch } from "./cards";
import type { BronzeState } from "./state";

function Face({ ui, tech }: { ui: BronzeState; tech: string }) {
  const card = ui.techs.get(tech)!;
  return (
    <span class={`pc x-${tech}`} aria-hidden="true" data-lens={ui.techLine(tech)}>
      <b>{card.title}</b>
      <span class="pk">
        <Icon name={tech as IconName} class="big" />
        <span class="ptk">
          <Settlers kinds={card.settlers} />
        </span>
      </span>
      <span class="ptt">
        {card.terrains.map((x) => (
          <Swatch key={x} terrain={x} />
        ))}
      </span>
    </span>
  );
}

function Stack({ ui, n }: { ui: BronzeState; n: number }) {
  const { top, count } = ui.view.value.stacks[n - 1]!;
  const legal = ui.takes.value.some((a) => a.a === n);
  const hinted = ui.hinted.value?.startsWith(`take ${n} `) ?? false;
  const picked = ui.stack.value === n;
  const card = top ? ui.techs.get(top) : undefined;
  return (
    <button
      type="button"
      class={`stack${legal ? " legal" : ""}${picked ? " picked" : ""}${hinted ? " hinted" : ""}${count ? "" : " empty"}`}
      data-at={`stack-${n}`}
      aria-pressed={picked}
      aria-disabled={!legal}
      onClick={() => ui.pick(picked ? null : n)}
      onPointerEnter={(e) => ui.hover(n, e)}
      onPointerLeave={(e) => ui.hover(null, e)}
      onFocus={() => (ui.over.value = n)}
      onBlur={() => (ui.over.value = null)}
      onPointerDown={(e) =>
        legal &&
        startDrag(e, {
          targets: ".place",
          begin: () => ui.pick(n),
          drop: (el) => ui.take(el.dataset["column"]!),
        })
      }
    >
      <span class="vh">
        {words.stack(
          n,
          card ? card.name : null,
          count,
          card ? card.terrains : [],
          card ? card.settlers : [],
        )}
      </span>
      {count > 1 && <span class="pile" />}
      {count > 2 && <span class="pile p2" />}
      {card ? (
        <Face ui={ui} tech={card.name} />
      ) : (
        <span class="pc none" aria-hidden="true">
          {count ? "" : words.emptyStack}
        </span>
      )}
      {count > 0 && <em aria-hidden="true">{count}</em>}
      <KeyCap of="choice" n={n - 1} />
    </button>
  );
}

export function Pool({ ui }: { ui: BronzeState }) {
  const view = ui.view.value;
  return (
    <section class={`panel pool${ui.takes.value.length ? " asks" : ""}`} aria-label={words.pool}>
      <h2>
        <span class="lg">{words.pool}</span>
        <span class="sm">{words.poolShort}</span>
      </h2>
      <div class="stacks">
        {view.stacks.map((_, i) => (
          <Stack key={i} ui={ui} n={i + 1} />
        ))}
        <button
          type="button"
          class={`stack res${view.reserve ? "" : " empty"}`}
          aria-disabled="true"
          onClick={() => (ui.over.value = 0)}
          onPointerEnter={(e) => ui.hover(0, e)}
          onPointerLeave={(e) => ui.hover(null, e)}
          onFocus={() => (ui.over.value = 0)}
          onBlur={() => (ui.over.value = null)}
        >
          {view.reserve > 1 && <span class="pile" />}
          <span class="pc rsv">
            <svg class="ig" viewBox="0 0 100 100" aria-hidden="true">
              <path d={INGOT} />
            </svg>
            <b>{words.reserve}</b>
          </span>
          <em>
            {view.reserve} <span class="vh">{words.reserveHelp}</span>
          </em>
        </button>
      </div>
    </section>
  );
}

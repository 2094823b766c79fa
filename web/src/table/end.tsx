// The score sheet: every source side by side, line by line, who won and by
// what; and where to go from there.
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { cardsOf, infoOf } from "../engine/catalogue";
import type { Score } from "../engine/protocol";
import { href } from "../route";
import { t } from "../strings";
import { Avatar, Dialog, Icon, type IconName } from "../ui/parts";
import { rematch } from "../pages/new-table";
import { CopyButtons } from "./menu";
import type { TableModel } from "./model";

const shownFor = signal<string | null>(null);

/** Names on score lines as people know them: from the components, by name. */
const titles = signal<Map<string, string>>(new Map());

function collectTitles(value: unknown, into: Map<string, string>): void {
  if (Array.isArray(value)) for (const v of value) collectTitles(v, into);
  else if (value && typeof value === "object") {
    const { name, title } = value as { name?: unknown; title?: unknown };
    if (typeof name === "string" && typeof title === "string") into.set(name, title);
    for (const v of Object.values(value)) collectTitles(v, into);
  }
}

export function SheetTable({ model, scores }: { model: TableModel; scores: Score[] }) {
  const sources = scores[0]?.sources ?? [];
  return (
    <div class="scroller" tabIndex={0} role="group" aria-label={t.table.sheet}>
      <table class="score" role="table" style={`--seats:${scores.length}`}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t.table.source}
            </th>
            {scores.map((s) => (
              <th key={s.seat} role="columnheader" scope="col" class={s.rank === 1 ? "won" : ""}>
                <Avatar seat={s.seat} />
                <span>{model.name(s.seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sources.map((source, k) => (
            <tr key={source.id} role="row">
              <th role="rowheader" scope="row">
                <Icon name={source.id as IconName} /> {source.title}
              </th>
              {scores.map((s) => (
                <td key={s.seat} role="cell">
                  <b>{s.sources[k]!.points}</b>
                  <ul>
                    {s.sources[k]!.lines.map((line, i) => (
                      <li key={i} class={line.points ? "" : "nil"}>
                        <span>
                          {line.name &&
                            (titles.value.get(line.name) ?? t.table.lineName(line.name))}
                        </span>{" "}
                        {line.points}
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {t.table.total}
            </th>
            {scores.map((s) => (
              <td key={s.seat} role="cell" class={s.rank === 1 ? "won" : ""}>
                <b>{s.points}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {!!model.now.value?.taken_back && (
        <p class="quiet">{t.table.takenBack(model.now.value.taken_back)}</p>
      )}
    </div>
  );
}

export function EndSheet({ model }: { model: TableModel }) {
  const { id, game, seats } = model.saved.value;
  const over = model.over.value;
  useLayoutEffect(() => {
    if (!over) return;
    shownFor.value = id;
    void cardsOf(game).then((cards) => {
      const found = new Map<string, string>();
      collectTitles(cards, found);
      titles.value = found;
    });
  }, [over, id, game]);
  const now = model.now.value;
  if (!over || shownFor.value !== id || !now || model.past.value) return null;
  const info = infoOf(game);
  return (
    <Dialog
      title={model.verdict(now.scores)}
      class="wide end"
      onClose={() => (shownFor.value = null)}
    >
      <SheetTable model={model} scores={now.scores} />
      <div class="dlg-acts">
        <CopyButtons model={model} />
        <a class="btn ghost" data-key="replay" href={href("replay", id)}>
          <Icon name="replay" />
          {t.table.replay}
        </a>
        {info && (
          <button
            type="button"
            class="btn"
            data-key="rematch"
            onClick={() => void rematch(info, seats)}
          >
            {t.table.rematch}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** Shows the sheet again after it was closed. */
export function showSheet(model: TableModel): void {
  shownFor.value = model.saved.peek().id;
}

// How the points stand, in one line above what is said about a game.
import type { Score } from "../engine/protocol";
import { t } from "../strings";
import { tells } from "../table/lens";
import type { TableModel } from "../table/model";
import { Avatar } from "../ui/parts";

/** As they stand at the moment in view, or as somebody else counts them. */
export function Points({ model, of }: { model: TableModel; of?: Score[] | undefined }) {
  return (
    <ul class="rv-points" aria-label={t.table.points}>
      {(of ?? model.shown.value!.scores).map((s) => (
        <li key={s.seat} {...tells(model.name(s.seat))}>
          <Avatar seat={s.seat} />
          <span class="vh">{model.name(s.seat)}</span>
          <b>{s.points}</b>
        </li>
      ))}
    </ul>
  );
}

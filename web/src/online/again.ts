// Playing again: the first who asks has the table set, the others sit down.
import { list } from "../texts";
import { go } from "../route";
import { ask, tryTo } from "./asks";
import { guest, me, tableOf, type ClubTable } from "./club";
import { sealOf } from "./seal";

/** Takes a seat, the first free one or that one, with a share of the deal. */
export async function sit(id: string, seat?: number): Promise<boolean> {
  const person = me.peek()?.person;
  if (!person) return false;
  const body = { do: "sit", table: id, seal: sealOf(id, person) };
  return (await tryTo(seat === undefined ? body : { ...body, seat })) !== null;
}

/** Who sits at the next table, as far as this browser follows it. */
export function againNames(id: string): string {
  const next = tableOf(id)?.value;
  if (!next) {
    guest()
      .follow({ table: id })
      .catch(() => undefined);
    return "none";
  }
  const names = next.about.seats.filter((s) => s.person !== null).map((s) => s.name);
  return names.length ? list(names) : "none";
}

export async function sitAgain(table: ClubTable): Promise<void> {
  const id = table.about.again ?? (await ask({ do: "again", table: table.id })).table;
  if (!id) return;
  await guest().follow({ table: id });
  if (tableOf(id)?.peek().seat === -1) await sit(id);
  go("at", id);
}

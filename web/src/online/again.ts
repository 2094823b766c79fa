// Playing again: whoever asks first has the table set up, and the others sit
// down.
import { go } from "../route";
import { say } from "../texts";
import { seatLetter } from "../ui/parts";
import { tryTo } from "./asks";
import { allTables, guest, me, tableOf, type ClubTable } from "./club";
import { sealOf } from "./seal";

/** Takes a seat, the first free one or that one, with a share of the deal; to the
    rules that one has seen. */
export async function sit(
  id: string,
  seat?: number,
  terms = tableOf(id)?.peek().about.terms,
): Promise<boolean> {
  const person = me.peek()?.person;
  if (!person) return false;
  const body = { do: "sit", table: id, seal: sealOf(id, person), terms };
  return (await tryTo(seat === undefined ? body : { ...body, seat })) !== null;
}

/** Who sits at the next table, as far as this browser follows it. */
export function againNames(id: string): string[] {
  const next = tableOf(id)?.value;
  return next ? next.about.seats.filter((s) => s.person !== null).map((s) => s.name) : [];
}

/** The game that this one plays again, as far as this browser follows it. */
export const gameBefore = (id: string): ClubTable | undefined =>
  allTables.value.find((x) => x.value.about.again === id)?.value;

/** Colours go with seats: what one's are, if they were others in the game before. */
export function otherColour({ id, seat }: ClubTable): string {
  const before = gameBefore(id)?.seat ?? -1;
  if (seat < 0 || before < 0 || before === seat) return "";
  const pieces = say("page-table-badge", { name: "you", letter: seatLetter(seat) });
  return say("page-online-other-colour", { pieces });
}

/** The others of the game before, who are asked to this table and have no seat yet. */
export function askedNames({ id, about, seat }: ClubTable): string[] {
  const before = gameBefore(id);
  const asked = seat < 0 || !before ? [] : before.about.seats;
  return asked.filter((s) => s.person && about.asked.includes(s.person)).map((s) => s.name);
}

/** The computers of the game before play again, at the end of the table. */
async function putComputers(id: string, players: string[]): Promise<void> {
  const seats = tableOf(id)?.peek().about.seats ?? [];
  const free = seats.flatMap((s, k) => (s.person === null && s.player === null ? [k] : []));
  for (const [i, seat] of free.slice(-players.length).entries())
    await tryTo({ do: "computer", table: id, seat, player: players[i] });
}

/** Asking puts the next table on one's list, also when somebody else had it set. */
export async function sitAgain(table: ClubTable): Promise<void> {
  const id = (await tryTo({ do: "again", table: table.id }))?.table;
  if (!id) return;
  await guest().follow({ table: id });
  if (tableOf(id)?.peek().seat === -1) await sit(id);
  const players = table.about.seats.flatMap((s) => s.player ?? []);
  if (!table.about.again && players.length) await putComputers(id, players);
  go("at", id);
}

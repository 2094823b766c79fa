// What everybody at a table is asked, in words.
import { say } from "../texts";
import type { ClubTable } from "./club";
import type { Proposal } from "./messages";
import { nameAt } from "./names";

/** What people and computers decided from a ply on; the rest is chance. */
const decisionsFrom = (table: ClubTable, ply: number): number =>
  table.lines.slice(ply).filter((line) => !line.startsWith(".")).length;

export function askedWords(table: ClubTable, p: Proposal): string {
  const name = p.by === table.seat ? "you" : { called: nameAt(table, p.by) };
  switch (p.what) {
    case "back":
      return say("page-online-ask-back", { name, n: decisionsFrom(table, p.to ?? table.ply) });
    case "pause":
      return say("page-online-ask-pause", { name });
    case "close":
      return say("page-online-ask-close", { name });
    case "stand-in":
      return say("page-online-ask-stand-in", { name, other: nameAt(table, p.seat ?? 0) });
  }
}

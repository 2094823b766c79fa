// This browser's side of the sealed deal: a number of its own, announced when
// sitting down and shown at the start, and the seal, which it keeps to compare
// at the end.
import { ask } from "../engine/client";
import { keep, load } from "../settings";
import type { ClubTable } from "./club";
import { ask as askClub } from "./asks";
import { sha256 } from "./sha256";

const shareKey = (table: string): string => `oxhide.share.${table}`;
const numberKey = (table: string): string => `oxhide.number.${table}`;
const sealKey = (table: string): string => `oxhide.seal.${table}`;

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

const fromHex = (hex: string): number[] => (hex.match(/../g) ?? []).map((x) => parseInt(x, 16));

function shareAt(table: string): string {
  const kept = load(shareKey(table));
  if (typeof kept === "string" && /^[0-9a-f]{32}$/.test(kept)) return kept;
  const share = toHex(crypto.getRandomValues(new Uint8Array(16)));
  keep(shareKey(table), share);
  return share;
}

/** What is announced of this browser's number. */
export function sealOf(table: string, person: string): string {
  const text = (s: string): number[] => [...new TextEncoder().encode(s), 0];
  const bytes = [
    ...text("oxhide share"),
    ...text(table),
    ...text(person),
    ...fromHex(shareAt(table)),
  ];
  return sha256(Uint8Array.from(bytes));
}

const opened = new Set<string>();

/** At the start everybody shows theirs. */
export function openShare(table: ClubTable, person: string): void {
  const { phase, seats } = table.about;
  const mine = seats.find((s) => s.person === person);
  if (phase !== "sealing" || !mine?.sealed || mine.opened || opened.has(table.id)) return;
  const share = load(shareKey(table.id));
  if (typeof share !== "string") return;
  opened.add(table.id);
  // Another tab may have done it; where it is refused the deal goes without it.
  askClub({ do: "open-share", table: table.id, share }).catch(() => undefined);
}

/** The first seals that were seen are the ones that count: the server's number's,
 * and the deal's. */
export function keepSeal({ id, about }: ClubTable): void {
  if (load(numberKey(id)) === null) keep(numberKey(id), about.commitment);
  if (about.seal && load(sealKey(id)) === null) keep(sealKey(id), about.seal);
}

/** As much of a seal as people compare. */
export const short = (seal: string): string => inGroups(seal.slice(0, 16));

export function keptSeal(id: string): string | null {
  const kept = load(sealKey(id));
  return typeof kept === "string" ? kept : null;
}

/** In groups of four, as people read it. */
const inGroups = (seal: string): string => seal.match(/.{1,4}/g)?.join(" ") ?? "";

export type Verdict = "follows" | "does-not-follow" | "cannot-be-checked";

/** Whether the record is of the deal whose seal this browser kept. */
export async function check(id: string, record: string): Promise<Verdict> {
  const seal = keptSeal(id);
  if (!record.includes(`sealed commitment ${String(load(numberKey(id)))}\n`))
    return "does-not-follow";
  const answer = await ask("verify", { record, ...(seal ? { seal } : {}) });
  return answer.verdict;
}

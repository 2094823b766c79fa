// Records that come from outside: a dropped or chosen file, a link. Whatever
// is wrong with them is said in one sentence, and nothing else is touched.
import { ask, EngineError } from "./engine/client";
import { go } from "./route";
import { newId, saveTable, type SeatSetup } from "./store";
import { t } from "./strings";
import { warn } from "./ui/parts";

const MOST_BYTES = 1 << 20;

/** Makes a table of a record and shows it. */
export async function openRecord(record: string): Promise<boolean> {
  if (!record.startsWith("oxhide-record")) {
    warn("not-record", t.trouble.notText);
    return false;
  }
  try {
    const standing = await ask("load", { slot: 1, record });
    const id = newId();
    saveTable({
      id,
      game: standing.game,
      seats: seatsOf(record, standing.seats),
      record,
      where: standing.over ? t.table.over : t.table.opened,
      turn: "",
      mine: false,
      over: standing.over,
      updated: Date.now(),
    });
    go("replay", id);
    return true;
  } catch (error) {
    warn(
      "bad-record",
      t.trouble.record(error instanceof EngineError ? error.message : String(error)),
    );
    return false;
  }
}

/** Who sat where, as far as the record says. */
function seatsOf(record: string, seats: number): SeatSetup[] {
  const players = new Map<string, string>();
  for (const [, seat, player] of record.matchAll(/^player ([A-D]) (\S+)$/gm))
    players.set(seat!, player!);
  let you = false;
  return Array.from({ length: seats }, (_, i) => {
    const player = players.get("ABCD"[i]!) ?? "human";
    if (player !== "human") return { kind: "computer", name: t.setup.names[i]!, player };
    const kind = you ? "person" : "you";
    you = true;
    return { kind, name: kind === "you" ? t.setup.you : t.setup.names[i]!, player };
  });
}

export async function openFile(file: File | undefined): Promise<void> {
  if (!file) return;
  if (file.size > MOST_BYTES) warn("not-record", t.trouble.notText);
  else await openRecord(await file.text());
}

/** The record as a part of an address, and back: deflated, in base64url. */
export async function pack(record: string): Promise<string> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const b of bytes) binary += String.fromCharCode(b);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export async function unpack(text: string): Promise<string> {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

export async function openLink(text: string): Promise<void> {
  let record: string;
  try {
    record = await unpack(text);
  } catch {
    warn("bad-link", t.trouble.link);
    go("");
    return;
  }
  if (!(await openRecord(record))) go("");
}

/** Files may be dropped on any page. */
export function acceptDrops(): void {
  addEventListener("dragover", (e) => {
    if (e.dataTransfer?.types.includes("Files")) e.preventDefault();
  });
  addEventListener("drop", (e) => {
    const file = e.dataTransfer?.files[0];
    if (!file) return;
    e.preventDefault();
    void openFile(file);
  });
}

/** Saves a record as a file. */
export function download(record: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${name}.play`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

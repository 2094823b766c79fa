// Records that come from outside: a dropped or chosen file, a link. If
// something is wrong with them, one sentence says so, and nothing else is
// touched.
import { EngineError } from "./engine/client";
import { go } from "./route";
import { blank, keepTable, newId, tables, type SeatSetup } from "./store";
import { t } from "./strings";
import { noted } from "./table/keeper";
import { Session } from "./table/session";
import { warn } from "./ui/parts";

const MOST_BYTES = 1 << 20;

/** Makes a table of a record and shows it, at a moment; a record that is there
 * already is shown, not kept a second time. */
async function openRecord(record: string, ply?: string): Promise<boolean> {
  const show = (id: string): true => {
    go("replay", id, ...(ply === undefined ? [] : [ply]));
    return true;
  };
  if (!record.startsWith("oxhide-record")) {
    warn("not-record", t.trouble.notText);
    return false;
  }
  const known = tables.peek().find((s) => s.record === record);
  if (known) return show(known.id);
  try {
    const news = await new Session(1).move({ cmd: "load", record });
    const { game, seats } = news.now;
    const id = newId();
    const table = { ...blank, id, game, seats: seatsOf(record, seats), record };
    // As it was sent, though the engine might write it otherwise.
    keepTable({ ...noted(table, news), record });
    return show(id);
  } catch (error) {
    warn(
      "bad-record",
      t.trouble.record(error instanceof EngineError ? error.message : String(error)),
    );
    return false;
  }
}

/** Who sat where, as far as the record says. Whoever opens it was not there. */
function seatsOf(record: string, seats: number): SeatSetup[] {
  const said = (word: string): Map<string, string> =>
    new Map(
      [...record.matchAll(new RegExp(`^${word} ([A-D]) (.+)$`, "gm"))].map((m) => [m[1]!, m[2]!]),
    );
  const players = said("player");
  const names = said("name");
  return Array.from({ length: seats }, (_, i) => {
    const seat = "ABCD"[i]!;
    const player = players.get(seat) ?? "human";
    const name = names.get(seat) ?? t.setup.nameOf(i);
    return { kind: player === "human" ? "person" : "computer", name, player };
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

async function unpack(text: string): Promise<string> {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

export async function openLink(text: string, ply: string | undefined): Promise<void> {
  let record: string;
  try {
    record = await unpack(text);
  } catch {
    warn("bad-link", t.trouble.link);
    go("");
    return;
  }
  if (!(await openRecord(record, ply))) go("");
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

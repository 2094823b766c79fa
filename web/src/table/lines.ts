// Where a table's lines come from: this device, another tab, or a server.
// Whoever makes them, the moments they lead to come from the engine in the
// page, and everything a table learns reaches it as news.
import type { GameEvent, Snapshot } from "../engine/protocol";

/** The table stands elsewhere than before, or other eyes look at it. */
export interface News {
  now: Snapshot;
  /** All that happened up to now, as these eyes saw it. */
  log: GameEvent[];
  /** What is kept and shared. */
  record: string;
  /** It was begun by older rules: how it goes on, in a sentence. */
  older?: string;
}

export type Hear = (news: News) => void;

/** How far a step back goes: to a ply, else to the last decision of a person. */
export interface Back {
  ply?: number;
  /** Everybody agrees to take back what somebody has learnt from. */
  consent?: boolean;
}

/** Every promise is kept after the news it brings was heard, and broken with
 * what the engine says against it. News may also come unasked. */
export interface Lines {
  /** Begins to tell, with these eyes. */
  open(eyes: number): Promise<void>;
  see(eyes: number): Promise<void>;
  act(seat: number, text: string): Promise<void>;
  /** Where an action has to travel: whether the last one surely has not left yet,
   * and not doing it after all. */
  isUnsent?(): boolean;
  withdraw?(): void;
  /** Something is taken in hand that actions begin with; what is to be said about
   * it is an error, as if it were done. */
  hold?(words: string): Promise<void>;
  back(how: Back): Promise<void>;
  ahead(): Promise<void>;
  /** A moment that is past; nothing of the table changes. */
  look(ply: number): Promise<Snapshot>;
  close(): void;
}

// Who plays the seats that nobody at this screen plays: computers that think in
// this page. If the lines come from elsewhere, nobody has to.
import { signal } from "@preact/signals";
import { ask, EngineError, stopThinking } from "../engine/client";
import type { Snapshot } from "../engine/protocol";
import { motion } from "../settings";

/** How long a rival's action stays before the next, at usual speed. */
const STEP_MS = 420;

export interface Others {
  /** The table stands here: whoever of them is to act begins to think. */
  turn(now: Snapshot): void;
  /** What is being thought is for nothing. */
  drop(): void;
}

export const nobody: Others = { turn: () => undefined, drop: () => undefined };

/** A wait that any key or tap ends. */
export class Pause {
  #end: (() => void) | null = null;

  /** So long, or (null) until somebody ends it. */
  wait(ms: number | null): Promise<void> {
    return new Promise((done) => {
      const timer = ms === null ? 0 : setTimeout(done, ms);
      this.#end = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  end(): void {
    this.#end?.();
    this.#end = null;
  }
}

export interface Thinking {
  seat: number;
  share: number;
}

interface Table {
  /** The player of a seat, null where a person decides. */
  playerOf: (seat: number) => string | null;
  act: (seat: number, text: string) => Promise<void>;
  failed: (error: unknown) => void;
  thinking: ReturnType<typeof signal<Thinking | null>>;
  pause: Pause;
  isHurried: () => boolean;
}

export class Computers implements Others {
  #epoch = 0;

  constructor(readonly table: Table) {}

  turn(now: Snapshot): void {
    const epoch = ++this.#epoch;
    const player = typeof now.actor === "number" ? this.table.playerOf(now.actor) : null;
    if (player === null) this.table.thinking.value = null;
    else void this.#play(now.actor as number, player, () => epoch === this.#epoch);
  }

  drop(): void {
    this.#epoch++;
    stopThinking();
    this.table.thinking.value = null;
  }

  async #play(seat: number, player: string, current: () => boolean): Promise<void> {
    const { table } = this;
    table.thinking.value = { seat, share: 0 };
    const began = performance.now();
    try {
      const thought = await ask("think", { slot: 0, player, share: 1 }, (share) => {
        if (current()) table.thinking.value = { seat, share };
      });
      if (!current()) return;
      const shown = motion() && !table.isHurried() ? STEP_MS / motion() : 0;
      const rest = shown - (performance.now() - began);
      if (rest > 0) await table.pause.wait(rest);
      if (current()) await table.act(seat, thought.choice);
    } catch (error) {
      if (!current()) return;
      table.thinking.value = null;
      if (!(error instanceof EngineError && error.failure.code === "worker")) table.failed(error);
    }
  }
}

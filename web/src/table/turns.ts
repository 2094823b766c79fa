// A log by turns: what a seat decided in one go, and what chance brought.
import type { GameEvent } from "../engine/protocol";

export interface Decided {
  event: GameEvent;
  /** What chance did before anybody decided again. */
  chance: GameEvent[];
}

export interface Turn {
  /** From 1; 0 is the set-up. */
  n: number;
  seat: number | null;
  /** Its first ply, and the first after it. */
  from: number;
  to: number;
  steps: Decided[];
}

export function turnsOf(log: GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of log) {
    let turn = turns.at(-1);
    const seat = typeof event.actor === "number" ? event.actor : null;
    if (!turn || (seat !== null && seat !== turn.seat)) {
      turn = { n: 0, seat, from: event.ply, to: event.ply, steps: [] };
      turn.n = seat === null ? 0 : turns.filter((x) => x.n > 0).length + 1;
      turns.push(turn);
    }
    turn.to = event.ply + 1;
    if (seat !== null || !turn.steps.length) turn.steps.push({ event, chance: [] });
    else turn.steps.at(-1)!.chance.push(event);
  }
  return turns;
}

/** The turn that a moment is in: the one of what happened last. */
export const turnAt = (turns: Turn[], at: number): Turn | undefined =>
  turns.find((x) => x.from < at && at <= x.to);

/** The moment after a decision and what chance made of it. */
export const momentAfter = ({ event, chance }: Decided): number => (chance.at(-1) ?? event).ply + 1;

// How many play: a row of numbers, as a game allows.
import type { GameInfo } from "../engine/catalogue";

interface SeatCountsProps {
  game: GameInfo;
  label: string;
  now: number;
  /** What stands on a number. */
  say: (n: number) => string | number;
  off?: (n: number) => boolean;
  set: (n: number) => void;
}

export function SeatCounts({ game, label, now, say, off, set }: SeatCountsProps) {
  const { seats_min: least, seats_max: most } = game;
  return (
    <div class="counts" role="radiogroup" aria-label={label}>
      {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => (
        <label key={n} class={`pill${now === n ? " on" : ""}`} data-key={`seats-${n}`}>
          <input
            class="vh"
            type="radio"
            name="count"
            checked={now === n}
            disabled={off?.(n) ?? false}
            onChange={() => set(n)}
          />
          {say(n)}
        </label>
      ))}
    </div>
  );
}

// Choosing puzzles by theme and difficulty, and the next one of them.
import { useState } from "preact/hooks";
import { go } from "../route";
import { solved, type Puzzle } from "./puzzles";
import { p, themeName } from "./words";

interface Filter {
  theme: string;
  difficulty: number;
}

let filter: Filter = { theme: "", difficulty: 0 };

const fits = (x: Puzzle): boolean =>
  (!filter.theme || x.theme === filter.theme) &&
  (!filter.difficulty || x.difficulty === filter.difficulty);

/** The next that is wanted and not solved yet, else the next that is wanted. */
export function nextOf(all: Puzzle[], from: number): number {
  const done = new Set(solved.peek().solved[all[0]?.game ?? ""] ?? []);
  const order = all.map((_, k) => (from + 1 + k) % all.length).filter((k) => fits(all[k]!));
  return order.find((k) => !done.has(all[k]!.id)) ?? order[0] ?? from;
}

/** The easiest of a theme that is not solved yet; it is the theme from now on. */
export function themed(all: Puzzle[], theme: string): number {
  filter = { theme, difficulty: 0 };
  const wanted = all.flatMap((x, k) => (fits(x) ? [k] : []));
  const done = new Set(solved.peek().solved[all[0]?.game ?? ""] ?? []);
  const left = wanted.filter((k) => !done.has(all[k]!.id));
  const hard = (k: number): number => all[k]!.difficulty ?? 0;
  return (left.length ? left : wanted).sort((a, b) => hard(a) - hard(b))[0] ?? -1;
}

export function Choose({ all, at }: { all: Puzzle[]; at: number }) {
  const { game } = all[0]!;
  const [, redraw] = useState(0);
  const set = (part: Partial<Filter>): void => {
    filter = { ...filter, ...part };
    redraw((n) => n + 1);
    if (!fits(all[at]!)) go("puzzle", game, String(nextOf(all, at) + 1));
  };
  const themes = [...new Set(all.map((x) => x.theme ?? ""))].sort();
  const hard = [...new Set(all.map((x) => x.difficulty ?? 0))].sort();
  return (
    <div class="choose">
      <label>
        {p.theme}
        <select
          value={filter.theme}
          data-key="theme-of"
          onChange={(e) => set({ theme: e.currentTarget.value })}
        >
          <option value="">{p.anyTheme}</option>
          {themes.map((x) => (
            <option key={x} value={x}>
              {themeName(game, x)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {p.hard}
        <select
          value={String(filter.difficulty)}
          data-key="difficulty-of"
          onChange={(e) => set({ difficulty: Number(e.currentTarget.value) })}
        >
          <option value="0">{p.anyDifficulty}</option>
          {hard.map((x) => (
            <option key={x} value={x}>
              {p.difficulty(x)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

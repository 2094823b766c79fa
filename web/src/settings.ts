// What a person prefers, kept in this browser. If storage is full or forbidden,
// everything still works but is not remembered.
import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";

export const PALETTES = ["usual", "red-green", "blue-yellow", "grey"] as const;
export type Palette = (typeof PALETTES)[number];

export interface Settings {
  /** "" is what the browser wishes. */
  language: string;
  theme: Theme;
  /** Times the usual speed of animations: 0 is none. */
  speed: 0 | 1 | 2;
  /** Seat letters on markers instead of the kind of settlers. */
  letters: boolean;
  /** Single keys as shortcuts (WCAG 2.1.4 asks that they can be off). */
  keys: boolean;
  /** The keys of shortcuts that are others than usual: see shortcuts.ts. */
  shortcuts: Record<string, string[]>;
  /** From how many per cent given up the tutor speaks; 0: never. */
  tutor: number;
  /** The only thing there is to do is done by itself. */
  forced: boolean;
  /** Colours of the seats. */
  palette: Palette;
  /** A phone held in the left hand. */
  left: boolean;
  sound: boolean;
  /** In percent. */
  volume: number;
  name: string;
  /** What the last table of each game looked like: see new-table. */
  last: Record<string, unknown>;
}

const KEY = "oxhide.settings";

const initial: Settings = {
  language: "",
  theme: "auto",
  speed: 1,
  letters: false,
  keys: true,
  shortcuts: {},
  tutor: 0,
  forced: false,
  palette: "usual",
  left: false,
  sound: false,
  volume: 60,
  name: "",
  last: {},
};

/** Reads a JSON value of the storage, or null where there is none to read. */
export function load(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept here anyway.
  }
}

function read(): Settings {
  const saved = load(KEY);
  const found: Settings = { ...initial, ...(saved && typeof saved === "object" ? saved : {}) };
  return found.shortcuts && typeof found.shortcuts === "object"
    ? found
    : { ...found, shortcuts: {} };
}

export const settings = signal<Settings>(read());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...part };
  keep(KEY, settings.peek());
}

const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const systemDark = signal(night.matches);
night.addEventListener("change", () => (systemDark.value = night.matches));

export const isDark = (): boolean =>
  settings.value.theme === "auto" ? systemDark.value : settings.value.theme === "dark";

/** How fast things move; 0 where the person or the system asks for stillness. */
export const motion = (): number => (still.matches ? 0 : settings.peek().speed);

export function turnTheme(): void {
  change({ theme: isDark() ? "light" : "dark" });
}

effect(() => {
  const { dataset } = document.documentElement;
  dataset["theme"] = isDark() ? "dark" : "light";
  dataset["palette"] = settings.value.palette;
  dataset["hand"] = settings.value.left ? "left" : "right";
});

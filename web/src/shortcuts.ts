// Every key of the page in one table, and which keys are in force: the ones a
// person chose, kept with the settings, otherwise those of the table. Keys are
// named nowhere else.
import { change, settings } from "./settings";
import { t } from "./strings";

interface Row {
  /** As `keyName` names them; a key for each of several things of one sort. */
  keys: readonly string[];
  /** It follows the key of `jump`. */
  place?: true;
  /** What browsers and screen readers do with it: it stays. */
  fixed?: true;
}

/** What a game adds, by names of its own; its text page-<game>-key-<name> says
 * what for. */
export type GameKeys = Record<string, Row>;

const SHARED = {
  choice: { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
  arrows: { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], fixed: true },
  onward: { keys: ["Tab"], fixed: true },
  press: { keys: ["Enter", " "], fixed: true },
  letGo: { keys: ["Escape"], fixed: true },
  undo: { keys: ["u"] },
  undoTurn: { keys: ["Shift+u"] },
  redo: { keys: ["r"] },
  hint: { keys: ["h"] },
  why: { keys: ["w"] },
  playBack: { keys: [","] },
  say: { keys: ["."] },
  back: { keys: ["["] },
  forward: { keys: ["]"] },
  ends: { keys: ["Home", "End"], fixed: true },
  nextMistake: { keys: ["Shift+n"] },
  lastMistake: { keys: ["Shift+p"] },
  talk: { keys: ["Shift+s"] },
  otherTruth: { keys: ["k"] },
  playOn: { keys: ["y"] },
  rules: { keys: ["?"] },
  theme: { keys: ["t"] },
  menu: { keys: ["m"] },
  jump: { keys: ["g"] },
  goRivals: { keys: ["v"], place: true },
  goLog: { keys: ["l"], place: true },
} as const satisfies Record<string, Row>;

export type SharedKey = keyof typeof SHARED;

/** A key of every table, or of one: "bronze.flip". */
export type Shortcut = SharedKey | `${string}.${string}`;

interface Known extends Row {
  /** What it does, in words. */
  readonly does: string;
  /** The one table it is for; else it is for all. */
  game?: string;
}

const known = new Map<Shortcut, Known>();

for (const [id, row] of Object.entries(SHARED) as [SharedKey, Row][])
  known.set(id, {
    ...row,
    get does() {
      return t.keys.does(id);
    },
  });

/** A game's own keys, from its folder. */
export function addKeys(game: string, keys: GameKeys): void {
  for (const [name, row] of Object.entries(keys))
    known.set(`${game}.${name}`, {
      ...row,
      game,
      get does() {
        return t.keys.doesIn(game, name);
      },
    });
}

export function shortcut(id: Shortcut): Known {
  const found = known.get(id);
  if (!found) throw new Error(`no shortcut "${id}"`);
  return found;
}

export const allShortcuts = (): Shortcut[] => [...known.keys()];

/** The shortcut that a table calls by this name: its own, or one of all. */
export const ownShortcut = (name: string, game: string | undefined): Shortcut => {
  const own: Shortcut = `${game}.${name}`;
  return known.has(own) ? own : (name as SharedKey);
};

const MODIFIERS = /^(?:(?:Ctrl|Alt|Meta|Shift)\+)*/;

/** Whether a press is of a key that only changes others. */
export const isModifier = (e: KeyboardEvent): boolean =>
  ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"].includes(e.key);

/** The name of what is pressed, as "u", "Shift+u", "Ctrl+Enter" or "?". Shift
 * and AltGr that only make another sign of a key are no part of its name. */
export function keyName(e: KeyboardEvent): string {
  const graph = e.getModifierState("AltGraph");
  const cased = e.key.toLowerCase() !== e.key.toUpperCase();
  const held = [
    e.ctrlKey && !graph && "Ctrl",
    e.altKey && !graph && "Alt",
    e.metaKey && "Meta",
    e.shiftKey && cased && "Shift",
  ];
  return [...held, e.key.length === 1 ? e.key.toLowerCase() : e.key].filter(Boolean).join("+");
}

const isSingle = (name: string): boolean => name.replace(/^Shift\+/, "").length === 1;

/** Single keys can be off, as WCAG 2.1.4 asks; others disturb nobody. */
export const isOn = (name: string): boolean =>
  settings.value.keys || !isSingle(name) || name === " ";

export function keysOf(id: Shortcut): readonly string[] {
  const row = shortcut(id);
  const chosen = settings.value.shortcuts[id];
  return row.keys.map((key, n) =>
    !row.fixed && typeof chosen?.[n] === "string" ? chosen[n] : key,
  );
}

/** Whether a table has the shortcut. */
export const isAt = (id: Shortcut, game: string): boolean => (shortcut(id).game ?? game) === game;

export function keyLabel(name: string): string {
  const key = name.replace(MODIFIERS, "");
  return (
    name.slice(0, name.length - key.length) +
    (t.keys.nameOf(key) ?? (key.length === 1 ? key.toUpperCase() : key))
  );
}

/** What to press for it, in letters; null where that is switched off. */
export function shownKey(id: Shortcut, n = 0): string | null {
  const name = keysOf(id)[n];
  return name !== undefined && isOn(name) ? keyLabel(name) : null;
}

/** A title with the key that does the same. */
export function withKey(title: string, id: Shortcut): string {
  const key = shownKey(id);
  return key === null ? title : t.keys.withKey(title, key);
}

/** What has the key where this shortcut would want it; null where it is free. */
export function takenBy(name: string, id: Shortcut, n: number): Shortcut | null {
  const mine = shortcut(id);
  const taken = allShortcuts().find((other) => {
    const row = shortcut(other);
    if (row.fixed) return row.keys.includes(name.replace(MODIFIERS, ""));
    const meet = !row.game || !mine.game || row.game === mine.game;
    return (
      meet &&
      row.place === mine.place &&
      keysOf(other).some((key, i) => key === name && !(other === id && i === n))
    );
  });
  return taken ?? null;
}

export const isUsual = (id: Shortcut): boolean => !(id in settings.value.shortcuts);

export const isChanged = (): boolean => !allShortcuts().every(isUsual);

export function chooseKey(id: Shortcut, n: number, name: string): void {
  const keys = keysOf(id).map((key, i) => (i === n ? name : key));
  const { [id]: _, ...others } = settings.peek().shortcuts;
  change({
    shortcuts: keys.every((key, i) => key === shortcut(id).keys[i])
      ? others
      : { ...others, [id]: keys },
  });
}

export function restoreKeys(): void {
  change({ shortcuts: {} });
}

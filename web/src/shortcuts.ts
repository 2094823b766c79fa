// Every key of the page in one table, and which keys are in force: those a
// person chose, kept with the settings, else those of the table. No other
// place names a key.
import { change, settings } from "./settings";
import { t } from "./strings";

export type GameId = "bronze" | "bronze-age" | "golden-ages";

interface Row {
  /** As `keyName` names them; a key for each of several things of one sort. */
  keys: readonly string[];
  /** The one table it is for; else it is for all. */
  game?: GameId;
  /** It follows the key of `jump`. */
  place?: true;
  /** What browsers and screen readers do with it: it stays. */
  fixed?: true;
}

const TABLE = {
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
  rules: { keys: ["?"] },
  theme: { keys: ["t"] },
  menu: { keys: ["m"] },
  jump: { keys: ["g"] },
  goRivals: { keys: ["v"], place: true },
  goLog: { keys: ["l"], place: true },

  flip: { keys: ["f"], game: "bronze" },
  end: { keys: ["d"], game: "bronze" },
  words: { keys: ["b"], game: "bronze" },
  goStrip: { keys: ["s"], game: "bronze", place: true },
  goMatrix: { keys: ["m"], game: "bronze", place: true },
  goPool: { keys: ["p"], game: "bronze", place: true },
  goCities: { keys: ["c"], game: "bronze", place: true },

  deck: { keys: ["a", "b", "c"], game: "bronze-age" },
  lying: { keys: ["Shift+a", "Shift+b", "Shift+c"], game: "bronze-age" },
  decline: { keys: ["n"], game: "bronze-age" },
  ageWords: { keys: ["v"], game: "bronze-age" },
  goActions: { keys: ["a"], game: "bronze-age", place: true },
  goDecks: { keys: ["d"], game: "bronze-age", place: true },
  goHand: { keys: ["h"], game: "bronze-age", place: true },
  goMine: { keys: ["m"], game: "bronze-age", place: true },
  goTriumphs: { keys: ["t"], game: "bronze-age", place: true },
  goCollapse: { keys: ["c"], game: "bronze-age", place: true },

  turnTile: { keys: ["f"], game: "golden-ages" },
  goldenWords: { keys: ["b"], game: "golden-ages" },
  goMap: { keys: ["m"], game: "golden-ages", place: true },
  goTech: { keys: ["t"], game: "golden-ages", place: true },
  goWonders: { keys: ["w"], game: "golden-ages", place: true },
  goBuildings: { keys: ["b"], game: "golden-ages", place: true },
  goJudgements: { keys: ["j"], game: "golden-ages", place: true },
  goCivilization: { keys: ["c"], game: "golden-ages", place: true },
} as const satisfies Record<string, Row>;

export type Shortcut = keyof typeof TABLE;

export const SHORTCUTS: Readonly<Record<Shortcut, Row>> = TABLE;
export const ALL = Object.keys(TABLE) as Shortcut[];

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
  const row = SHORTCUTS[id];
  const chosen = settings.value.shortcuts[id];
  return row.keys.map((key, n) =>
    !row.fixed && typeof chosen?.[n] === "string" ? chosen[n] : key,
  );
}

/** Whether a table has the shortcut. */
export const isAt = (id: Shortcut, game: string): boolean => (SHORTCUTS[id].game ?? game) === game;

export function keyLabel(name: string): string {
  const key = name.replace(MODIFIERS, "");
  return (
    name.slice(0, name.length - key.length) +
    (t.keys.names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
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
  const mine = SHORTCUTS[id];
  const taken = ALL.find((other) => {
    const row = SHORTCUTS[other];
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

export const isChanged = (): boolean => !ALL.every(isUsual);

export function chooseKey(id: Shortcut, n: number, name: string): void {
  const keys = keysOf(id).map((key, i) => (i === n ? name : key));
  const { [id]: _, ...others } = settings.peek().shortcuts;
  change({
    shortcuts: keys.every((key, i) => key === SHORTCUTS[id].keys[i])
      ? others
      : { ...others, [id]: keys },
  });
}

export function restoreKeys(): void {
  change({ shortcuts: {} });
}

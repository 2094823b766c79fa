// What the page says: which message, and when. The words are in
// texts/<language>/page.ftl.
import type { SharedKey } from "./shortcuts";
import { kebab, list, phrases, say, sayBy, series, type Context } from "./texts";

const NAMED = ["Escape", " "];
const SIGNS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

export const t = phrases("page", ["brand", "close", "loading", "announcements"], {
  list,

  nav: phrases("page-nav", ["play", "rules", "theme", "themeTitle", "settings", "main", "tools"]),

  home: phrases(
    "page-home",
    [
      "title",
      "lead",
      "games",
      "playNow",
      "newTable",
      "rules",
      "continue",
      "nothing",
      "finished",
      "noneFinished",
      "yourTurn",
      "fewer",
      "removed",
      "open",
      "drop",
      "credit",
      "licence",
    ],
    {
      cover: (game: string) => say("page-home-cover", { game }),
      seats: (least: number, most: number) =>
        least === most
          ? say("page-home-seats", { most })
          : say("page-home-seats.range", { least, most }),
      minutes: (n: number) => say("page-home-minutes", { n }),
      turnOf: (name: string) => say("page-home-turn-of", { name }),
      with: (names: string[]) => say("page-home-with", { names: list(names) }),
      all: (n: number) => say("page-home-all", { n }),
      remove: (title: string) => say("page-home-remove", { title }),
      lastKept: (n: number) => say("page-home-last-kept", { n }),
    },
  ),

  setup: phrases(
    "page-setup",
    [
      "seats",
      "count",
      "you",
      "person",
      "computer",
      "anyStyle",
      "options",
      "more",
      "seed",
      "seedHelp",
      "badSeed",
      "speed",
      "start",
      "watch",
      "hotseat",
    ],
    {
      title: (game: string) => say("page-setup-title", { game }),
      who: (n: number) => say("page-setup-who", { n }),
      level: (n: number) => say("page-setup-level", { n }),
      style: (n: number) => say("page-setup-style", { n }),
      name: (n: number) => say("page-setup-name", { n }),
      levelName: (level: number) => say("page-setup-level-name", { level, style: "none" }),
      styleName: (style: string) => sayBy(`engine-style-${style}.start`),
      /** Something to agree on, a way it can be, and what that changes. */
      option: (game: string, name: string) => sayBy(`${game}-option-${name}`),
      optionValue: (game: string, name: string, value: string) =>
        sayBy(`${game}-option-${name}-${value}`),
      optionHelp: (game: string, name: string, value: string) =>
        sayBy(`${game}-option-${name}-${value}.help`),
      speeds: () => ({
        0: say("page-setup-speed-0"),
        1: say("page-setup-speed-1"),
        2: say("page-setup-speed-2"),
      }),
      /** A name for whoever has none. */
      nameOf: (seat: number) => sayBy(`page-setup-name-${seat + 1}`),
    },
  ),

  settings: phrases(
    "page-settings",
    [
      "title",
      "language",
      "languageAuto",
      "theme",
      "forced",
      "letters",
      "keys",
      "name",
      "motionNote",
    ],
    {
      themes: () => ({
        auto: say("page-settings-theme-auto"),
        light: say("page-settings-theme-light"),
        dark: say("page-settings-theme-dark"),
      }),
    },
  ),

  keys: phrases("page-keys", ["title", "all", "help", "off", "everywhere", "press", "restore"], {
    withKey: (title: string, key: string) => say("page-keys-with-key", { title, key }),
    intro: (first: string, last: string, menu: string) =>
      say("page-keys-intro", { first, last, menu }),
    nameOf: (key: string): string | undefined =>
      NAMED.includes(key)
        ? say(key === " " ? "page-key-name-space" : "page-key-name-escape")
        : SIGNS[key],
    change: (what: string, key: string) => say("page-keys-change", { what, key }),
    nth: (what: string, n: number, count: number) =>
      count > 1 ? say("page-keys-nth", { what, n: n + 1 }) : what,
    pressed: (what: string, key: string) => say("page-keys-pressed", { what, key }),
    span: (first: string, last: string) => say("page-keys-span", { first, last }),
    taken: (key: string, by: string) => say("page-keys-taken", { key, by }),
    kept: (key: string, by: string) => say("page-keys-kept", { key, by }),
    go: (places: string) => say("page-keys-go", { places }),
    place: (key: string, where: string) => say("page-keys-place", { key, where }),
    /** What a key of every table does, or of one game. */
    does: (name: SharedKey) => sayBy(`page-key-${kebab(name)}`),
    doesIn: (game: string, name: string) => sayBy(`page-${game}-key-${kebab(name)}`),
  }),

  rules: phrases(
    "page-rules",
    [
      "games",
      "missing",
      "english",
      "failed",
      "search",
      "contents",
      "owners",
      "allRulings",
      "back",
      "next",
      "onTable",
      "show",
      "toTable",
      "asked",
      "also",
      "example",
      "open",
    ],
    {
      title: (game: string) => say("page-rules-title", { game }),
      chapter: (n: string, count: number) => say("page-rules-chapter", { n, count }),
      rulings: (n: number) => say("page-rules-rulings", { n }),
      found: (n: number) => say("page-rules-found", { n }),
      nothing: (words: string) => say("page-rules-nothing", { words }),
      /** Which rules a subject holds. */
      span: (ids: string[]) =>
        ids.length < 3
          ? series(ids)
          : say("page-rules-span", { first: ids[0]!, last: ids[ids.length - 1]! }),
    },
  ),

  table: phrases(
    "page-table",
    [
      "begins",
      "setUp",
      "over",
      "isOver",
      "past",
      "settingUp",
      "lookAround",
      "inPlay",
      "inWords",
      "players",
      "yourTurn",
      "frontierTitle",
      "frontierHelp",
      "undoAnyway",
      "frontierAlone",
      "frontierAsk",
      "frontierNote",
      "undoAlone",
      "undoTo",
      "frontierLine",
      "leaveIt",
      "askAll",
      "doIt",
      "hintComing",
      "showNow",
      "prompt",
      "moveNow",
      "skip",
      "skipTitle",
      "toAct",
      "firstPlayer",
      "steps",
      "undo",
      "redo",
      "hintTool",
      "menu",
      "points",
      "tabs",
      "rail",
      "log",
      "since",
      "whole",
      "recent",
      "jump",
      "playBack",
      "playBackTitle",
      "beginning",
      "backToNow",
      "elsewhere",
      "playHere",
      "passWhy",
      "replay",
      "rematch",
      "sheet",
      "saveRecord",
      "copyRecord",
      "copyLink",
      "recordCopied",
      "linkCopied",
      "noClipboard",
      "leave",
    ],
    {
      wonBy: (names: string[], you: boolean) =>
        say("page-table-won-by", { name: you ? "you" : { called: list(names) } }),
      refused: (rule: string | undefined, message: string) =>
        rule
          ? say("page-table-refused.rule", { rule, message })
          : say("page-table-refused", { message }),
      rule: (id: string) => say("page-table-rule", { id }),
      hint: (text: string) => say("page-table-hint", { say: text }),
      waiting: (seat: number, at: Context) => say("page-table-waiting", { name: { seat } }, at),
      thinking: (name: string) => say("page-table-thinking", { name }),
      levelOf: (player: string) => {
        const [, level, style = "none"] = player.split(":");
        return level ? say("engine-player", { level: Number(level), style }) : t.setup.computer;
      },
      passTo: (name: string) => say("page-table-pass-to", { name }),
      iAm: (name: string) => say("page-table-i-am", { name }),
      shared: (names: string[]) => say("page-table-shared", { names: list(names) }),
      winsBy: (seat: number, n: number, at: Context) =>
        say("page-table-wins-by", { name: { seat }, n }, at),
      winsTie: (seat: number, at: Context) => say("page-table-wins-tie", { name: { seat } }, at),
      undone: (what: string[]) =>
        say("page-table-undone", { what: series(what, "page-list-clause") }),
      takenBack: (n: number) => say("page-table-taken-back", { n }),
      takesBack: (seat: number, n: number, at: Context) =>
        say("page-table-takes-back", { name: { seat }, n }, at),
      cards: (n: number) => say("page-table-cards", { n }),
      pointsOf: (n: number) => say("page-table-points-n", { n }),
      pointsChange: (n: number) => say("page-table-points-change", { n }),
      namePoints: (name: string, n: number) => say("page-table-name-points", { name, n }),
    },
  ),

  score: phrases(
    "page-score",
    [
      "end",
      "result",
      "begins",
      "beginsWhy",
      "counted",
      "soFar",
      "nothing",
      "hold",
      "goOn",
      "next",
      "skip",
      "share",
      "again",
    ],
    {
      gain: (n: number) => say("page-score-gain", { n }),
      of: (at: number, all: number) => say("page-score-of", { at, all }),
      pays: (what: string, source: string, seat: number, n: number, at: Context) =>
        say("page-score-pays", { what: what || t.score.source(source, at), name: { seat }, n }, at),
      source: (source: string, at: Context) => say("page-score-source", { source }, at),
      totals: (points: number[]) =>
        say("page-score-totals", {
          first: points[0] ?? 0,
          others: list(points.slice(1).map(String)),
        }),
      tieBroken: (what: string, counts: number[]) =>
        say("page-score-tie-broken", {
          what,
          first: counts[0] ?? 0,
          others: list(counts.slice(1).map(String)),
        }),
      difference: (rival: number, source: string, n: number, at: Context) =>
        say("page-score-difference", { rival: { seat: rival }, source, n }, at),
    },
  ),

  replay: phrases(
    "page-replay",
    [
      "title",
      "play",
      "pause",
      "start",
      "back",
      "forward",
      "last",
      "moment",
      "drive",
      "speed",
      "eyes",
      "eyesNote",
      "all",
      "setup",
      "setupDone",
      "stepsTitle",
      "tabSteps",
      "link",
      "playOn",
      "playOnHelp",
      "asWhom",
      "cancel",
      "ended",
      "anew",
    ],
    {
      of: (at: number, last: number) => say("page-replay-of", { at, last }),
      times: (n: number) => say(n < 1 ? "page-replay-times.half" : "page-replay-times", { n }),
      goTo: (what: string) => say("page-replay-go-to", { what }),
      steps: (n: number) => say("page-replay-steps", { n }),
      seenByAll: (seats: number) => say("page-replay-seen-by-all", { seats }),
      playAs: (name: string) => say("page-replay-play-as", { name }),
      turn: (n: number, seat: number, at: Context) =>
        say("page-replay-turn", { n, name: { seat } }, at),
      headline: (n: number, what: string) => say("page-replay-headline", { n, what }),
      turnOf: (n: number, seat: number, step: number, last: number, at: Context) =>
        say("page-replay-turn-of", { n, name: { seat }, at: step, last }, at),
      note: (date: Date, names: string[]) =>
        say("page-replay-note", {
          date: date.toLocaleDateString(document.documentElement.lang || "en", {
            day: "numeric",
            month: "long",
          }),
          names: list(names),
        }),
    },
  ),

  plain: phrases("page-plain", ["choose", "actions", "view", "outline"], {
    move: (n: number) => say("page-plain-move", { n }),
    tabs: phrases("page-plain-tab", ["actions", "view", "rivals", "log"]),
  }),

  trouble: phrases(
    "page-trouble",
    ["lost", "link", "notText", "storage", "worker", "engine", "language", "home"],
    {
      damaged: (why: string) => say("page-trouble-damaged", { why }),
      record: (why: string) => say("page-trouble-record", { why }),
      noGame: (id: string) => say("page-trouble-no-game", { id }),
    },
  ),
});

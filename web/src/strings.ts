// Every sentence of the page in one place, by key, so that another language
// is another object of the same shape. What the engine says (titles, rules,
// events, advice) comes from the engine with its own keys.

import type { SharedKey } from "./shortcuts";
import { list, plural } from "./words";

export const en = {
  brand: "Oxhide",
  close: "Close",
  cancel: "Cancel",
  loading: "Setting the table…",
  list,
  plural,

  nav: {
    play: "Play",
    rules: "Rules",
    theme: "Theme",
    themeTitle: "Light or dark",
    settings: "Settings",
    main: "Main",
    tools: "Tools",
  },

  home: {
    title: "Games of the ancient world",
    lead: "Against computers, or with friends at one screen. No account, nothing to install.",
    games: "Games",
    cover: (game: string) => `${game}: a cover drawing`,
    seats: (min: number, max: number) =>
      min === max ? `${min} players` : `${min} to ${max} players`,
    minutes: (n: number) => `${n} min`,
    playNow: "Play now",
    newTable: "New table",
    rules: "Rules",
    continue: "Continue",
    nothing: "Tables you leave are kept here, in this browser.",
    finished: "Replays",
    noneFinished: "Finished games are kept here to look at again.",
    yourTurn: "Your turn",
    turnOf: (name: string) => `${name}’s turn`,
    with: (names: string[]) => `with ${en.list(names)}`,
    all: (n: number) => `All ${n}`,
    fewer: "Fewer",
    remove: (title: string) => `Remove ${title}`,
    removed: "The table was removed.",
    open: "Open a record",
    drop: "Drop a record (.play) anywhere on this page, or",
    credit:
      "Pictograms by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. Fonts: Marcellus and Source Sans 3, SIL OFL 1.1.",
    licence: "Oxhide is free software under the MIT licence.",
  },

  setup: {
    title: (game: string) => `New table: ${game}`,
    seats: "Seats",
    count: "Players",
    who: (n: number) => `Who sits on seat ${n}`,
    you: "You",
    person: "A person at this screen",
    computer: "Computer",
    level: (n: number) => `Level of seat ${n}`,
    style: (n: number) => `Style of seat ${n}`,
    anyStyle: "any style",
    name: (n: number) => `Name on seat ${n}`,
    options: "Rules",
    more: "More",
    seed: "Seed",
    seedHelp: "The same seed deals the same game. Leave it empty for a new one.",
    badSeed: "A seed is a whole number of up to 20 digits.",
    speed: "Animation",
    speeds: { 0: "Off", 1: "Normal", 2: "Fast" } as Record<number, string>,
    start: "Start",
    watch: "Watch",
    names: ["Mira", "Ines", "Kofi", "Hattusil"],
    hotseat: "People at one screen pass it on; a curtain hides the table between turns.",
  },

  settings: {
    title: "Settings",
    theme: "Colours",
    themes: { auto: "As the system", light: "Light", dark: "Dark" } as Record<string, string>,
    letters: "Letters on markers instead of settler signs",
    keys: "Single keys as shortcuts",
    name: "Your name",
    motionNote: "Your system asks for less motion, so nothing moves.",
  },

  keys: {
    title: "Keys",
    all: "See and change all keys",
    help: "Press one of the keys on the right, then the key you want instead. Ctrl, Alt and Shift may be part of it.",
    off: "Single keys are off: of these only keys with Ctrl, Alt or a name work.",
    everywhere: "At every table",
    withKey: (title: string, key: string) => `${title} (${key})`,
    names: {
      Escape: "Esc",
      " ": "Space",
      ArrowLeft: "←",
      ArrowRight: "→",
      ArrowUp: "↑",
      ArrowDown: "↓",
    } as Record<string, string>,
    change: (what: string, key: string) => `${what}: ${key}. Change the key`,
    nth: (what: string, n: number, count: number) => (count > 1 ? `${what}, ${n + 1}` : what),
    press: "Press a key",
    pressed: (what: string, key: string) => `${key} is now the key for “${what}”.`,
    span: (first: string, last: string) => `${first} – ${last}`,
    taken: (key: string, by: string) =>
      `${key} is taken by “${by}”. Press another key, or Esc to leave it as it was.`,
    kept: (key: string, by: string) =>
      `${key} always means “${by}”. Press another key, or Esc to leave it as it was.`,
    restore: "Restore the defaults",
    go: (places: string) => `go to ${places}`,
    place: (key: string, where: string) => `${key} ${where}`,
    does: {
      choice: "choose by number whatever is asked",
      arrows: "move among what is possible (with Ctrl: everything), step through a replay",
      onward: "to the next part",
      press: "do it",
      letGo: "let go, close",
      undo: "undo",
      undoTurn: "undo to the start of your turn",
      redo: "redo",
      hint: "hint, then the next best",
      why: "why is the thing in focus not allowed?",
      playBack: "play back what the others did",
      say: "say what is asked",
      back: "a step back through the game",
      forward: "a step on",
      ends: "beginning and end of a replay",
      rules: "rules",
      theme: "light or dark",
      menu: "menu",
      jump: "go to a part of the table",
      goRivals: "rivals",
      goLog: "log",
    } satisfies Record<SharedKey, string>,
  },

  rules: {
    title: (game: string) => `Rules of ${game}`,
    games: "Games",
    missing: "These rules are not written yet.",
    failed: "The rules could not be loaded. Check the connection and try again.",
  },

  table: {
    begins: "about to begin",
    opened: "opened from a record",
    over: "finished",
    isOver: "The game is over",
    inPlay: "in play",
    does: (name: string, what: string): string => {
      if (name !== en.setup.you) return `${name} ${what}`;
      const [verb = "", ...rest] = what.split(" ");
      const plain =
        verb === "is"
          ? "are"
          : verb
              .replace(/ies$/, "y")
              .replace(/(ss|sh|ch|x|o)es$/, "$1")
              .replace(/([^s])s$/, "$1");
      return ["You", plain, ...rest].join(" ");
    },
    wonBy: (names: string) => `won by ${names.replace(/^You$/, "you")}`,
    yourTurn: "Your turn.",
    refused: (rule: string | undefined, message: string) =>
      `Not allowed. ${rule ? `${rule}: ` : ""}${message}`,
    rule: (id: string) => `Rule ${id}`,
    undone: "Taken back.",
    frontierTitle: "Everyone has to agree",
    frontierHelp:
      "If everyone at the table agrees, it can be taken back. New cards will then be drawn, and the record and the score sheet will say that the game was taken back.",
    undoAnyway: "Everyone agrees: take it back",
    frontierAlone: "Take it back all the same?",
    frontierNote: "New cards will be drawn, and the score sheet will say so.",
    undoAlone: "Take it back",
    undoTo: "Take back this and all after it",
    frontierLine: "What came before has been seen and stays",
    leaveIt: "Leave it",
    hint: (say: string) => `Hint: ${say}.`,
    hintLine: (n: number, say: string, value: number) =>
      `${n ? `Choice ${n + 1}` : "Hint"}: ${say} (outlook ${Math.round(value * 100)} of 100)`,
    doIt: "Do it",
    nextHint: "Next",
    prompt: "What to do",
    waiting: (name: string) => (name ? `${name} is to act` : "Waiting"),
    thinking: (name: string) => `${name} thinks`,
    moveNow: "Move now",
    skip: "Skip",
    skipTitle: "Straight to your turn, without animation",
    toAct: "to act",
    firstPlayer: "First player",
    levelOf: (player: string) => {
      const [, level, style] = player.split(":");
      return level ? `level ${level}${style ? `, ${style}` : ""}` : player;
    },
    steps: "Your turn",
    undo: "Undo",
    redo: "Redo",
    hintTool: "Hint",
    menu: "Menu",
    points: "Points",
    tabs: "Parts of the table",
    rail: "Players and log",
    log: "Log",
    since: "Since your turn",
    whole: "Whole log",
    recent: "Recent",
    jump: "Look at this moment",
    playBack: "Show me",
    playBackTitle: "Play back what the others did",
    beginning: "The beginning",
    backToNow: "Back to now",
    elsewhere: "This game is open in another tab.",
    playHere: "Play here",
    passTo: (name: string) => `Pass the screen to ${name}`,
    passWhy: "The table is covered until they take over.",
    iAm: (name: string) => `I am ${name}`,
    source: "Points for",
    total: "Total",
    lineName: (name: string): string =>
      name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, " "),
    shared: (names: string) => `${names} share the win`,
    winsBy: (name: string, n: number, you: boolean) => `${name} ${you ? "win" : "wins"} by ${n}`,
    winsTie: (name: string, you: boolean) => `${name} ${you ? "win" : "wins"} on the tie-break`,
    replay: "Replay",
    rematch: "Play again",
    sheet: "Score sheet",
    takenBack: (n: number) =>
      `This game was taken back by consent ${n === 1 ? "once" : `${n} times`}.`,
    saveRecord: "Save the record",
    copyRecord: "Copy the record",
    copyLink: "Copy a link",
    recordCopied: "The record is in the clipboard.",
    linkCopied: "A link that reproduces this game is in the clipboard.",
    noClipboard:
      "The browser does not let Oxhide use the clipboard. Save the record as a file instead.",
    leave: "To the first page",
  },

  replay: {
    title: "Replay",
    play: "Play",
    pause: "Pause",
    back: "One step back",
    forward: "One step on",
    moment: "Moment of the game",
    of: (at: number, last: number) => `${at} of ${last}`,
    eyes: "Seen by",
    all: "Everything",
    playOn: "Play on from here",
  },

  plain: {
    move: (n: number) => `Move ${n}`,
    choose: "Choose what to do",
    actions: "What you can do",
    view: "The table",
    outline: "Every part of it",
    tabs: { actions: "Actions", view: "Table", rivals: "Players", log: "Log" } as Record<
      string,
      string
    >,
  },

  trouble: {
    lost: "There is no such table in this browser. It may have been removed, or it was started in another browser.",
    damaged: (why: string) => `This saved game cannot be read: ${why}`,
    record: (why: string) => `This record cannot be played: ${why}`,
    link: "This link is broken or cut off: it holds no whole record.",
    notText: "This file is not a record: a record is a text that starts with “oxhide-record 1”.",
    storage:
      "The browser does not let Oxhide keep this game (storage is full or forbidden). You can play on; save the record from the menu before you leave.",
    worker:
      "The engine stopped unexpectedly and was started again. The game goes on from your last action.",
    engine:
      "The engine could not be started in this browser. It needs WebAssembly with SIMD: please update the browser.",
    noGame: (id: string) => `This engine does not know the game “${id}”.`,
    home: "To the first page",
  },
};

export type Strings = typeof en;

export const t: Strings = en;

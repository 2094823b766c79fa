// What reviews, puzzles and the tutor say: which message, and when.
import { capital, phrases, say, texts, type Context } from "../texts";
import type { How, Hundredths } from "./report";

export const r = phrases(
  "page-review",
  [
    "title",
    "tab",
    "open",
    "close",
    "beginning",
    "done",
    "paused",
    "enough",
    "failed",
    "stop",
    "goOn",
    "tooFew",
    "sum",
    "start",
    "skill",
    "luck",
    "own",
    "rivals",
    "allMoves",
    "rest",
    "restNote",
    "still",
    "tooWide",
    "known",
    "openCards",
    "truth",
    "graph",
    "guess",
    "asTable",
    "asGraph",
    "moment",
    "turning",
    "none",
    "noneYet",
    "spread",
    "played",
    "better",
    "next",
    "hardest",
    "hard",
    "best",
    "whose",
    "compared",
    "comparedNote",
    "back",
    "learn",
    "knownNote",
    "openNote",
  ],
  {
    soFar: (done: number, all: number) => say("page-review-so-far", { done, all }),
    atMost: (seconds: number) => say("page-review-at-most", { seconds }),
    judging: (n: number) => say("page-review-judging", { n }),
    range: (low: string, high: string) => say("page-review-range", { low, high }),
    others: (all: string) => say("page-review-others", { all }),
    eachOf: (seat: string, loss: string, error: string) =>
      say("page-review-each-of", { seat, loss, error }),
    bySearch: (percent: number) => say("page-review-by-search", { percent }),
    error: (error: number) => say("page-review-error", { error }),
    gaveUpEach: (seat: number, loss: string, error: string, n: number, at: Context) =>
      say("page-review-gave-up-each", { seat: { seat }, loss, error, n }, at),
    playedHow: (how: NonNullable<How["played"]>, seat: number, at: Context) =>
      say(`review-played-${how}`, { seat: { seat } }, at),
    luckHad: ({ luck }: How) => say(`review-luck-${luck}.had`),
    luckWord: ({ luck }: How) => say(`review-luck-${luck}`),
    noMistakes: (seat: number, at: Context) =>
      say("page-review-no-mistakes", { seat: { seat } }, at),
    asItWas: (loss: Hundredths) => say("page-review-as-it-was", loss),
    graphLabel: (corners: string) => say("page-review-graph-label", { corners }),
    corner: (seat: string, from: number, to: number) =>
      say("page-review-corner", { seat, from, to }),
    nth: (n: number, all: number) => say("page-review-nth", { n, all }),
    gain: (percent: number) => say("page-review-gain", { percent }),
    luckDid: (percent: number) =>
      percent > 0
        ? say("page-review-luck-good", { percent })
        : say("page-review-luck-bad", { percent: -percent }),
    /** Surely, or as it seems. */
    gaveUp: (sure: boolean, seat: number, loss: Hundredths, at: Context) =>
      say(
        sure ? "page-review-gave-up" : "page-review-may-have-cost",
        { seat: { seat }, ...loss },
        at,
      ),
    dearest: (loss: Hundredths) => say("page-review-dearest", loss),
    because: (reasons: string, against: string | null) =>
      capital(
        against === null
          ? say("page-review-because", { reasons })
          : say("page-review-because-though", { reasons, against }),
      ),
    part: (part: "third" | "half" | "two-thirds", reasons: string) =>
      say(`review-part-${part}`, { reasons }),
    again: (times: number, percent: number) => `${say("review-again", { times, percent })}.`,
    small: () => say("review-spread"),
    chance: (percent: number) => say("page-review-chance", { percent }),
    winChance: (percent: number) => say("page-review-win-chance", { percent }),
  },
);

export const p = phrases(
  "page-puzzle",
  [
    "title",
    "one",
    "today",
    "mine",
    "ask",
    "askMine",
    "you",
    "yes",
    "no",
    "near",
    "judging",
    "answer",
    "answerIs",
    "smallHint",
    "next",
    "again",
    "back",
    "playOn",
    "anyDifficulty",
    "anyTheme",
    "theme",
    "hard",
    "themeRival",
    "themeMany",
    "none",
    "offline",
  ],
  {
    of: (game: string, n: number) => say("page-puzzle-of", { game, n }),
    givesUp: (action: string, percent: number) =>
      percent < 1
        ? say("page-puzzle-close", { action })
        : say("page-puzzle-gives-up", { action, percent }),
    loses: (percent: number) =>
      percent < 1 ? say("page-puzzle-loses-none") : say("page-puzzle-loses", { percent }),
    wins: (percent: number) => say("page-puzzle-wins", { percent }),
    about: (theme: string) => say("page-puzzle-about", { theme }),
    difficulty: (n: number) => say("page-puzzle-difficulty", { n }),
    streak: (n: number) => say("page-puzzle-streak", { n }),
    solved: (n: number, all: number) => say("page-puzzle-solved", { n, all }),
  },
);

/** What the puzzles of a theme are about: where points come from. */
export const themeName = (game: string, theme: string): string =>
  theme === "rival"
    ? p.themeRival
    : theme === "many"
      ? p.themeMany
      : texts.value.say(game, { key: `${game}-source-${theme}` });

export const tutor = phrases(
  "page-tutor",
  [
    "setting",
    "off",
    "title",
    "best",
    "this",
    "look",
    "play",
    "show",
    "nothing",
    "final",
    "change",
    "less",
    "thinking",
  ],
  {
    at: (percent: number) => say("page-tutor-at", { percent }),
    givesUp: (percent: number) => say("page-tutor-gives-up", { percent }),
    better: (action: string) => say("page-tutor-better", { action }),
  },
);

export const hint = phrases("page-hint", ["shut"], {
  title: (n: number) => say("page-hint-title", { n }),
  /** So many of all that are shown win about as often. */
  close: (n: number, all: number) =>
    say(n < all ? "page-hint-close.first" : "page-hint-close", { n }),
  for: (reason: string) => say("page-hint-for", { reason }),
  /** By how many points one is ahead at the end. */
  lead: (n: number) =>
    say(n < 0 ? "page-hint-lead.behind" : "page-hint-lead", { points: Math.abs(n) }),
  /** By how many points the first way does better than the second. */
  more: (points: number) => say("page-hint-lead.more", { points }),
});

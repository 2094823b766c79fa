// What the learning screens say: which message, and when. The words are in
// texts/<language>/page-learn.ftl; a lesson has its own.
import { phrases, say } from "../texts";

export const words = phrases(
  "page-learn",
  [
    "nav",
    "title",
    "lead",
    "nextForYou",
    "goOn",
    "start",
    "howFar",
    "done",
    "firstGame",
    "firstGameNote",
    "rulesNote",
    "puzzles",
    "puzzlesNote",
    "own",
    "ownNote",
    "ownNone",
    "notFetched",
    "noLesson",
    "lesson",
    "leave",
    "back",
    "skip",
    "next",
    "then",
    "keptNote",
    "finished",
    "toLearn",
    "gotIt",
    "noTips",
  ],
  {
    stopped: (game: string, step: number, of: number) =>
      say("page-learn-stopped", { game, step, of }),
    startHere: (game: string) => say("page-learn-start-here", { game }),
    min: (n: number) => say("page-learn-min", { n }),
    atStep: (step: number, of: number) => say("page-learn-at-step", { step, of }),
    progress: (done: number, of: number) =>
      done === of ? say("page-learn-progress.all") : say("page-learn-progress", { done, of }),
    where: (game: string, chapter: number, of: number, title: string) =>
      say("page-learn-where", { game, chapter, of, title }),
    stepOf: (step: number, of: number) => say("page-learn-step-of", { step, of }),
    whyRule: (rule: string) => say("page-learn-why-rule", { rule }),
    finishedWhy: (first: number, others: string) =>
      say("page-learn-finished-why", { first, others }),
  },
);

# Learning: the page with all lessons, and a lesson at its table.

page-learn-nav = Learn
page-learn-title = Learn by playing
page-learn-lead = About a quarter of an hour a game, in short chapters, at the real table. Your place is saved in this browser after every step.
page-learn-next-for-you = Next for you
page-learn-stopped = { $game }. You stopped at step { $step } of { $of }.
page-learn-start-here = { $game }. Start here: about a quarter of an hour.
page-learn-go-on = Continue
page-learn-start = Start
page-learn-how-far = How far you are in this chapter
page-learn-min = { $n } min
page-learn-at-step = step { $step } of { $of }
page-learn-done = done
page-learn-progress =
    { $done ->
        [0] not started
       *[other] { $done } of { $of } done
    }
    .all = done
page-learn-first-game = First game with help
page-learn-first-game-note = against a Newcomer; new things are explained
page-learn-rules-note = everything, with examples
page-learn-puzzles = Puzzles by theme
page-learn-puzzles-note = find the one best move
page-learn-own = From your own games
page-learn-own-note = Review a game: your mistakes become puzzles.
page-learn-own-none = Finish a game and review it: your mistakes become puzzles.
page-learn-not-fetched = The lessons could not be loaded. Check your connection and open this page again.
page-learn-no-lesson = There is no lesson for this game, or it could not be loaded.

## A lesson

page-learn-lesson = Lesson
page-learn-where = { $game }, { $chapter } of { $of }: { $title }
page-learn-leave = Leave the lesson
page-learn-step-of = step { $step } of { $of }
page-learn-why-rule = Why is this so? { $rule }
page-learn-back = Back
page-learn-skip = Skip this step
page-learn-next = Next
page-learn-then = Then:
page-learn-kept-note = Your place is saved after every step. Leave whenever you like.
page-learn-finished = That was the lesson
page-learn-finished-why = You have won, { $first } to { $others }. You have seen the main ways to score. Now play a game of your own: new things are explained when they come up.
page-learn-to-learn = All lessons
page-learn-got-it = Got it
page-learn-no-tips = No more tips

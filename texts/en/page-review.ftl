# Reviews, puzzles and the tutor on the page.

## The review of a game

page-review-title = Review
page-review-tab = Moments
page-review-open = Review
page-review-close = Close the review
page-review-beginning = Looking at every decision…
page-review-so-far = { $done } of { $all } decisions looked at
page-review-judging = Still analysing: playing on from the key moments, round { $n }
page-review-done = Everything that stands out has been found.
page-review-paused = Stopped. The results so far are kept.
page-review-enough = Two minutes are over. Continue to make the numbers more reliable.
page-review-failed = The review could not continue. The results so far are kept.
page-review-stop = Stop here
page-review-go-on = Continue
page-review-too-few = Too few decisions to say more.
page-review-gave-up-each = { $seat ->
        [you] You
       *[other] { $seat }
    } gave up { $loss }% per decision (± { $error }), over { $n } decisions.
page-review-luck-even = Luck was even.
page-review-luck-kind = Luck helped by about { $percent }%.
page-review-luck-unkind = Luck cost about { $percent }%.
page-review-sum = From an even start to the result
page-review-start = start
page-review-skill = Skill
page-review-range = { $low } to { $high }
page-review-luck = luck
page-review-own = own choices
page-review-rivals = rivals
page-review-rest = the rest
page-review-rest-note = The rest: cards nobody could see, and choices too small to be examined.
page-review-known = What I could know
page-review-open-cards = All cards known
page-review-truth = Judged by
page-review-as-it-was = With all cards known, it was { $percent }%. That could not be known, so it is not counted.

## Its graph

page-review-graph = Chance of winning
page-review-graph-label = Chance of winning: { $corners }.
page-review-corner = { $seat } from { $from } to { $to }%
page-review-guess = a first guess
page-review-as-table = Read as a table
page-review-as-graph = Show the graph
page-review-moment = Moment

## Turning points

page-review-turning = Turning points
page-review-turn = Turn { $n }
page-review-none = Nothing stands out.
page-review-none-yet = None found so far.
page-review-nth = { $n } of { $all }
page-review-gain = { SIGNED($percent) }%
page-review-luck-good = Good luck, worth about { $percent }%.
page-review-luck-bad = Bad luck: it cost about { $percent }%.
page-review-gave-up = { $seat ->
        [you] You
       *[other] { $seat }
    } gave up about { $percent }% chance of winning.
page-review-because = { $reasons }.
page-review-because-though = { $reasons }, though { $against }.
page-review-spread = No single reason stands out: it is many small things.
page-review-played = Played
page-review-better = Better
page-review-chance = { $percent }%
page-review-next = Next mistake
page-review-back = Back
page-review-learn = My mistakes as puzzles
page-review-no-mistakes = Nothing to correct.

## Puzzles

page-puzzle-title = Puzzles
page-puzzle-of = { $game }: puzzle { $n }
page-puzzle-today = Today’s puzzle
page-puzzle-mine = From your game
page-puzzle-ask = One choice is clearly best
page-puzzle-ask-mine = You played something else here. Find the better choice.
page-puzzle-you = You play this colour. Try as often as you like: every try gets an answer.
page-puzzle-yes = That’s it!
page-puzzle-no = Not the best. Try again.
page-puzzle-gives-up = { $action }: it gives up about { $percent } wins in 100.
page-puzzle-close = { $action }: about as good as the answer.
page-puzzle-loses = Wins about { $percent } fewer games in 100.
page-puzzle-loses-none = About as good as the answer.
page-puzzle-small-hint = A small hint
page-puzzle-about = It is about this: { $theme }
page-puzzle-answer-is = This was the best choice
page-puzzle-one = Puzzle
page-puzzle-judging = Playing on from there…
page-puzzle-wins = Wins about { $percent } games in 100.
page-puzzle-answer = Show the answer
page-puzzle-next = Next puzzle
page-puzzle-again = Start over
page-puzzle-back = Back to the review
page-puzzle-play-on = Play from here
page-puzzle-difficulty = Difficulty { $n } of 6
page-puzzle-any-difficulty = Any level
page-puzzle-any-theme = Any theme
page-puzzle-theme = Theme
page-puzzle-hard = Difficulty
page-puzzle-theme-rival = A rival’s points
page-puzzle-theme-many = Many things
page-puzzle-streak =
    { $n ->
        [0] Solve one today to begin a streak.
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
page-puzzle-solved = { $n } of { $all } solved
page-puzzle-none = There is no such puzzle.
page-puzzle-offline = The puzzles could not be loaded. Try again when you are online.

## The tutor

page-tutor-setting = Tutor
page-tutor-off = Off
page-tutor-at = Speaks up if you give up { $percent } wins in 100
page-tutor-title = Are you sure?
page-tutor-gives-up = This gives up about { $percent } wins in 100.
page-tutor-best = best seen
page-tutor-this = this one
page-tutor-show = Show me
page-tutor-nothing = Nothing has been played yet.
page-tutor-better = Consider: { $action }
page-tutor-look = Look again
page-tutor-play = Play it
page-tutor-thinking = The tutor is looking…
page-hint-close = The first two are close; take the one you understand better.
page-hint-title = { $n ->
        [one] One way to go on
        [2] Two ways to go on
       *[other] Three ways to go on
    }
page-hint-shut = Close
page-hint-for = In its favour: { $reason }.

## Keys of a review

page-key-next-mistake = Next mistake in a review
page-key-last-mistake = Previous mistake

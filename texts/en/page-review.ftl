# Reviews, puzzles and the tutor on the page.

## The review of a game

page-review-title = Review
page-review-tab = Moments
page-review-open = Review
page-review-close = Close the review
page-review-beginning = Looking at every decision…
page-review-so-far = { $done } of { $all } decisions looked at
page-review-judging = Still analysing: playing on from the key moments (pass { $n })
# How long it goes on at most.
page-review-at-most = (at most { $seconds } s more)
page-review-done = Everything that stands out has been found.
page-review-paused = Stopped. The results so far are kept.
page-review-enough = Stopped by itself to spare your device. Continue to make the numbers more reliable.
page-review-failed = The review could not continue. The results so far are kept.
page-review-stop = Stop here
page-review-go-on = Continue
page-review-too-few = Too few decisions to say more.
page-review-gave-up-each = On average, each of { $seat ->
        [you] your { $n } decisions cost you
       *[other] { $seat }’s { $n } decisions cost them
    } { $loss } wins in 100 (± { $error }).
# The others’ means: “Ines 1.6, Kofi 1.3”.
page-review-others = The others, per decision: { $all }.
page-review-each-of = { $seat } { $loss } (± { $error })
page-review-whose = Whose moves
page-review-sum = From an even start to the result
page-review-start = start
page-review-skill = Skill
page-review-range = between { $low } and { $high }
page-review-too-wide = One game tells too little about your level.
page-review-luck = luck
page-review-own = own moves
page-review-rivals = rivals
# Own and rivals’ moves in one, where each alone would be more than a whole game.
page-review-all-moves = everyone’s moves
page-review-rest = the rest
page-review-rest-note = The rest: cards nobody could see, and decisions too small to be examined.
page-review-known = What I could know
page-review-open-cards = All cards known
page-review-truth = Judged by
page-review-known-note = Judged by what could be known: one’s own cards and all that lay open.
page-review-open-note = Judged with all cards known, also those nobody at the table could see.
page-review-as-it-was = With all cards known, it was { $percent }% (± { $error }). That could not be known, so it is not counted.

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
page-review-none = Nothing stands out.
page-review-none-yet = None found so far.
page-review-nth = { $n } of { $all }
page-review-gain = { SIGNED($percent) }%
page-review-still = The number may still change.
page-review-luck-good = Good luck, worth about { $percent }%.
page-review-luck-bad = Bad luck: it cost about { $percent }%.
page-review-gave-up = { $seat ->
        [you] This cost you
       *[other] This cost { $seat }
    } about { $percent } wins in 100 (± { $error }).
page-review-may-have-cost = { $seat ->
        [you] This may have cost you
       *[other] This may have cost { $seat }
    } about { $percent } wins in 100 (± { $error }).
page-review-because = { $reasons }.
page-review-because-though = { $reasons }, though { $against }.
page-review-spread = No single reason stands out: many small things add up.
page-review-played = Played
page-review-better = Better
page-review-chance = { $percent }%
page-review-win-chance = chance to win { $percent }%
page-review-error = ± { $error }
page-review-best = best
page-review-hard = The best choice, and not easy to see.
page-review-hardest = Hardest choice
page-review-compared = All compared, with their chances
page-review-by-search = ≈ { $percent }%
page-review-compared-note = ≈: a rough guess by a short search; no games were played.
page-review-next = Next mistake
page-review-back = Back
page-review-learn = My mistakes as puzzles
page-review-no-mistakes = { $seat ->
        [you] You made
       *[other] { $seat } made
    } no clear mistake.
page-review-dearest = The dearest move may have cost { $percent }% (± { $error }).

## Puzzles

page-puzzle-title = Puzzles
page-puzzle-of = { $game }: puzzle { $n }
page-puzzle-today = Today’s puzzle
page-puzzle-mine = From your game
page-puzzle-ask = One move is clearly the best
page-puzzle-ask-mine = You played something else here. Find the better move.
page-puzzle-you = You play this colour. Try as often as you like: every try is answered.
page-puzzle-yes = That’s it!
page-puzzle-no = Not the best. Try again.
page-puzzle-gives-up =
    { $action }: this costs you about { $percent ->
        [one] { $percent } win
       *[other] { $percent } wins
    } in 100.
page-puzzle-close = { $action }: about as good as the answer.
page-puzzle-loses =
    You win about { $percent ->
        [one] { $percent } fewer game
       *[other] { $percent } fewer games
    } in 100 this way.
page-puzzle-near = Nearly as good, but the answer wins more games. Look again.
page-puzzle-loses-none = About as good as the answer.
page-puzzle-small-hint = A small hint
page-puzzle-about = It is about this: { $theme }
page-puzzle-answer-is = This was the best move
page-puzzle-one = Puzzle
page-puzzle-judging = Playing on from there…
page-puzzle-wins =
    { $percent ->
        [0] You win almost no game this way.
        [100] You win almost every game this way.
       *[other] You win about { $percent } games in 100 this way.
    }
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
        [1] First day of a streak
       *[other] { $n } days in a row
    }
page-puzzle-solved = { $n } of { $all } solved
page-puzzle-none = There is no such puzzle.
page-puzzle-offline = The puzzles could not be loaded. Try again when you are online.

## The tutor

page-tutor-setting = Tutor
page-tutor-off = Off
page-tutor-at = Speaks up if a move costs you { $percent } wins in 100
page-tutor-title = Are you sure?
page-tutor-gives-up = This costs you about { $percent } wins in 100.
page-tutor-best = best move found
page-tutor-this = this move
page-tutor-show = Show me
page-tutor-nothing = Nothing has been played yet.
page-tutor-final = Nothing has been played yet, but this move cannot be undone.
page-tutor-change = Set the tutor
page-tutor-less = Speak less often?
page-tutor-better = Consider: { $action }
page-tutor-look = Look again
page-tutor-play = Play it
page-tutor-thinking = The tutor is looking…
page-hint-close = { $n ->
        [2] Both win about equally often; below is what each does.
       *[other] All win about equally often; below is what each does.
    }
    .first = The first two win about equally often; below is what each does.
page-hint-title = { $n ->
        [one] The best move
        [2] The two best moves
       *[other] The three best moves
    }
page-hint-shut = Close
page-hint-for = Compared with the best alternative: { $reason }.
page-hint-lead =
    On average you finish { $points ->
        [0] level
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }.
    .behind =
    On average you finish { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }.
    .more =
    About { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better than the second.

## Keys of a review

page-key-next-mistake = next mistake in a review
page-key-last-mistake = previous mistake
page-key-other-truth = all cards known, or not
page-key-play-on = play from here in a review

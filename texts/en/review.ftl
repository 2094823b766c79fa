# Reviews of a game: what was given up, luck, and why.

## What a choice changed: points the reader's choice brought, or cost.

review-more =
    { $seat ->
        [you] you get
       *[other] { $seat } gets
    } { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    } from { SOURCE($source, case: "inline") }
review-fewer =
    { $seat ->
        [you] you get
       *[other] { $seat } gets
    } { $points ->
        [one] { $points } point fewer
       *[other] { $points } fewer points
    } from { SOURCE($source, case: "inline") }
# More of the same seat: “2 more points for A from cities, 1 from routes”.
review-also = { $points } from { SOURCE($source, case: "inline") }
# What a player would say first.
review-at-once = { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    } at once from { SOURCE($source, case: "inline") }
review-missed = the better choice pays { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    } at once from { SOURCE($source, case: "inline") }
review-taken = otherwise { $seat ->
        [you] you would do
       *[other] { $seat } would do
    } it in { $games } of 100 games
review-left = the better choice was left to { $seat ->
        [you] you, and you would make
       *[other] { $seat }, who would make
    } it in { $games } of 100 games
review-waits = this could wait: after the better choice, { $seat ->
        [you] you would still do
       *[other] { $seat } would still do
    } it in { $games } of 100 games
review-ground-won = { $seat ->
        [you] you gain
       *[other] { $seat } gains
    } ground on { $rival ->
        [you] you
       *[other] { $rival }
    } in { SOURCE($source, case: "inline") }
review-ground-lost = { $seat ->
        [you] you lose
       *[other] { $seat } loses
    } ground to { $rival ->
        [you] you
       *[other] { $rival }
    } in { SOURCE($source, case: "inline") }
review-close = the game is close, and a point or two decides it
review-spread = many small things
# How much of the loss the reasons explain.
review-part-third = { $reasons } (about a third of the difference)
review-part-half = { $reasons } (about half of the difference)
review-part-two-thirds = { $reasons } (about two thirds of the difference)
# What was said before it, and one thing that speaks against it.
review-though = { $reasons }, though { $against }

## How one played, and luck

review-luck-very-unkind = very unkind
    .had = Very bad luck.
review-luck-unkind = unkind
    .had = Bad luck.
review-luck-little-unkind = a little unkind
    .had = A little bad luck.
review-luck-even = even
    .had = Even luck.
review-luck-little-kind = a little kind
    .had = A little luck.
review-luck-kind = kind
    .had = Good luck.
review-luck-very-kind = very kind
    .had = Very good luck.
review-played-better = { $seat ->
        [you] You
       *[other] { $seat }
    } played clearly better.
review-played-probably-better = { $seat ->
        [you] You
       *[other] { $seat }
    } probably played better.
review-played-worse = { $seat ->
        [you] You
       *[other] { $seat }
    } played clearly worse.
review-played-probably-worse = { $seat ->
        [you] You
       *[other] { $seat }
    } probably played worse.
review-played-unclear = It is not clear who played better.

## A turning point

review-gave-up =
    { $seat ->
        [you] This cost you
       *[other] This cost { $seat }
    } about { $percent } wins in 100
review-better = Better: { $action }
review-again = The same was better { $times ->
        [one] once more
       *[other] { $times } more times
    } after that, for up to { $percent } wins in 100
review-luck-good = That was good luck, worth about { $percent } %
review-luck-bad = That was bad luck, and cost about { $percent } %

# What the library says about any game: statuses, undo, hints, players.

engine-list-comma = {", "}
engine-list-and = {" and "}
# Between a thing and what it is, and before what is added; a blank follows.
engine-colon = :
engine-semicolon = ;

## Players

engine-level-1 = Newcomer
engine-level-2 = Beginner
engine-level-3 = Casual
engine-level-4 = Practised
engine-level-5 = Skilled
engine-level-6 = Strong
engine-level-7 = Expert
engine-level-8 = Master

# A computer player: "Skilled builder".
engine-player =
    { $level ->
        [1] { engine-level-1 }
        [2] { engine-level-2 }
        [3] { engine-level-3 }
        [4] { engine-level-4 }
        [5] { engine-level-5 }
        [6] { engine-level-6 }
        [7] { engine-level-7 }
       *[8] { engine-level-8 }
    }{ $style ->
        [builder] {" "}{ engine-style-builder }
        [explorer] {" "}{ engine-style-explorer }
        [rival] {" "}{ engine-style-rival }
       *[none] {""}
    }

engine-style-builder = builder
    .start = Builder
engine-style-explorer = explorer
    .start = Explorer
engine-style-rival = rival
    .start = Rival

## Why something cannot simply be taken back

engine-undo-chance = Something has been drawn or turned up since then.
engine-undo-shown = Something secret has been revealed since then.
engine-undo-decided = Another player has decided since then.
engine-undo-again = It would also undo what came before an earlier take-back.
engine-undo-ended = The end of the game has revealed what was secret.

## Whether a record can be what happened

engine-verify-chance = line { $line }: the draw here should be “{ $words }”
engine-verify-no-seed = the record has no seed
engine-verify-closed = the secret of the deal is not in the record
engine-verify-no-seal = the record has no sealed deal
engine-verify-seal = the seal of the record is { $seal }, not { $other }
engine-verify-redacted = the record shows what one seat saw
engine-verify-entered = the draws were entered by hand
engine-verify-back = steps were taken back that the record does not show
engine-verify-older = the game was played or started under older rules

## A record of older rules

engine-older-finished = This game was played under an earlier version of the rules. Its result stands.
engine-older-begun = This game was started under an earlier version of the rules. It continues under today’s rules.

## What can go wrong

engine-error-players-form = the players are names with commas between them, like human,greedy
engine-error-players-count = there are not as many players as seats
engine-error-names-count = there are not as many names as seats
engine-error-whole-record = this record is complete: load it instead; a record to follow says who saw it, like 'as A' or 'as public'
engine-error-chance-acts = chance acts now, not a player
engine-error-playouts = at most 400 playouts per decision
engine-error-no-room = The record has no room for another take-back.
engine-error-fair-seat = a fair review is made for one seat
engine-error-public-record = the record shows what everybody saw: that is not enough to judge anybody’s choices
engine-error-other-record = the record shows what another seat saw
engine-error-follow = follow takes "record" to begin, or "lines" to go on
engine-error-other-game = this is not the game that was being followed

engine-status-no-game = There is no game by that name.
engine-status-bad-setup = A game cannot be set up like that.
engine-status-bad-seat = There is no such seat at this table.
engine-status-bad-player = There is no player by that name.
engine-status-bad-name = A name can have up to 40 printable characters.
engine-status-bad-record = The record cannot be read.
engine-status-other-version = The record was made by another version.
engine-status-redacted = The record shows what one seat saw: it can be followed, but not loaded.
engine-status-other-eyes = This session knows only what one seat saw, and answers for that seat alone.
engine-status-not-following = This session is not following a record.
engine-status-following = This session is following a record: it continues only with that record’s lines.
engine-status-unreadable =
    “{ $words }” is not an action of this game{ $nearest ->
        [none] .
       *[other] ; did you mean “{ $nearest }”?
    }
engine-status-illegal = The rules do not allow that now.
engine-status-not-your-turn = It is somebody else’s turn.
engine-status-over = The game is over.
engine-status-no-seed = The game has no seed: enter what is drawn as actions.
engine-status-nothing-to-undo = There is nothing to take back.
engine-status-nothing-to-redo = There is nothing to redo.
engine-status-frontier = Everyone at the table would have to agree to take that back.
engine-status-looking = You are looking at an earlier moment. The game can only go on from a decision.
engine-status-no-memory = There is not enough memory.
engine-status-too-long = The line or the answer is too long.
engine-status-not-json = The line is not a JSON object.
engine-status-bad-request = The request cannot be understood.
engine-status-forbidden = You may not ask that here.
engine-status-no-session = Begin or load a game first.

## Lessons

engine-lesson-word = “{ $about }” is not a lesson keyword, or cannot be used here.
engine-lesson-chapter = The chapter “{ $about }” needs an id, its minutes (1 to 9) and a title, before any help.
engine-lesson-step = “{ $about }” needs an id of its own (small letters, digits, dashes) and a title, within a chapter.
engine-lesson-answer = The step “{ $about }” asks for an action, so the learner’s line must follow it.
engine-lesson-empty = This is not a lesson: it has no step, or nobody in it is human.
engine-lesson-other = The rules allow that. For this step, do what the sentence asks.

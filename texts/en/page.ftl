# The page, but for the tables of the games.

page-brand = Oxhide
page-close = Close
page-loading = Setting the table…
page-announcements = Announcements
# Before an item of a list whose last two are alternatives: "a, b or c".
page-list-or = {" or "}
# Between clauses of a sentence, and between the points of each side.
page-list-clause = { engine-semicolon }{" "}
page-list-score = {" : "}
# Between things that stand side by side and between a thing and what it is.
page-pair = { $what }: { $is }
page-labelled = { $what } { $n }

## The bar at the top

page-nav-play = Play
page-nav-rules = Rules
page-nav-theme = Colours
page-nav-theme-title = Light or dark
page-nav-settings = Settings
page-nav-main = Main
page-nav-tools = Tools

## Home

page-home-title = Games of the ancient world
page-home-lead = Play against computers, or with friends on one screen. No account, nothing to install.
page-home-games = Games
page-home-cover = { $game }: a cover drawing
page-home-seats =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
    .range = { $least } to { $most } players
page-home-minutes = { $n } min
page-home-play-now = Play now
page-home-new-table = New table
page-home-rules = Rules
page-home-continue = Continue
page-home-nothing = Unfinished games are kept here, in this browser.
page-home-finished = Replays
page-home-none-finished = Finished games are kept here, to watch again.
page-home-last-kept = This browser keeps the last { $n } finished games.
page-home-your-turn = Your turn
page-home-turn-of = { $name }’s turn
page-home-with = with { $names }
page-home-all = All { $n }
page-home-fewer = Fewer
page-home-remove = Remove { $title }
page-home-removed = The table was removed.
page-home-open = Open a record
page-home-drop = Drop a record (.play) anywhere on this page, or
page-home-credit = Pictograms by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. Fonts: Marcellus, Forum and Source Sans 3, SIL OFL 1.1.
page-home-licence = Oxhide is free software under the MIT licence.

## A new table

page-setup-title = New table: { $game }
page-setup-seats = Seats
page-setup-count = Players
page-setup-who = Who plays seat { $n }?
page-setup-you = You
page-setup-person = A person at this screen
page-setup-computer = Computer
page-setup-level = Level of seat { $n }
# One of the levels to choose from: "4: Practised".
page-setup-level-name = { $level }: { engine-player }
page-setup-style = Style of seat { $n }
page-setup-any-style = Any style
page-setup-name = Name of seat { $n }
page-setup-options = Rules
page-setup-more = More
page-setup-seed = Seed
page-setup-seed-help = The same seed deals the same game. Leave it empty for a new one.
page-setup-bad-seed = A seed is a whole number of up to 20 digits.
page-setup-speed = Animation
page-setup-speed-0 = Off
page-setup-speed-1 = Normal
page-setup-speed-2 = Fast
page-setup-start = Start
page-setup-watch = Watch
page-setup-hotseat = Players who share this screen pass it around. The table is hidden between turns.
# Names for computer players.
page-setup-name-1 = Mira
page-setup-name-2 = Ines
page-setup-name-3 = Kofi
page-setup-name-4 = Hattusil

## Settings

page-settings-title = Settings
page-settings-language = Language
# The first choice: the language that the browser asks for.
page-settings-language-auto = Match browser
page-settings-theme = Colours
page-settings-theme-auto = Match system
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-forced = Play the only possible move automatically
page-settings-letters = Letters on markers instead of settler signs
page-settings-keys = Single keys as shortcuts
page-settings-name = Your name
page-settings-motion-note = Your system asks for less motion, so nothing moves.

## Keys

page-keys-title = Keys
page-keys-all = See and change all keys
page-keys-intro = On a keyboard, press { $first } to { $last } to choose an action; { $menu } shows all keys.
page-keys-help = Select a key on the right, then press the key you want instead. You can combine it with Ctrl, Alt or Shift.
page-keys-off = Single keys are off: only keys with Ctrl, Alt or a name, like Esc, work.
page-keys-everywhere = At every table
page-keys-with-key = { $title } ({ $key })
page-keys-change = { $what }: { $key }. Change the key
page-keys-nth = { $what }, { $n }
page-keys-press = Press a key
page-keys-pressed = { $key } is now the key for “{ $what }”.
page-keys-span = { $first } – { $last }
page-keys-taken = { $key } is taken by “{ $by }”. Press another key, or Esc to leave it as it was.
page-keys-kept = { $key } always means “{ $by }”. Press another key, or Esc to leave it as it was.
page-keys-restore = Restore the defaults
page-keys-go = go to { $places }
page-keys-place = { $key } { $where }

page-key-name-escape = Esc
page-key-name-space = Space

# What each key does.
page-key-choice = choose an answer by its number
page-key-arrows = move between possible choices (with Ctrl: between everything), step through a replay
page-key-onward = go to the next part
page-key-press = do it
page-key-let-go = cancel or close
page-key-undo = undo
page-key-undo-turn = undo to the start of your turn
page-key-redo = redo
page-key-hint = hint, then the next best
page-key-why = say why the thing in focus is not allowed
page-key-play-back = play back what the others did
page-key-say = read out what to do
page-key-talk = chat with friends
page-key-back = one step back through the game
page-key-forward = one step forward
page-key-ends = beginning and end of a replay
page-key-rules = rules
page-key-theme = light or dark
page-key-menu = menu
page-key-jump = go to a part of the table
page-key-go-rivals = rivals
page-key-go-log = log

## Rules

page-rules-title = Rules of { $game }
page-rules-games = Games
page-rules-missing = These rules are not written yet.
# Said above rules that exist in English alone.
page-rules-english = These rules are in English; they are not translated yet.
page-rules-failed = The rules could not be loaded. Check the connection and try again.
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-chapter = { $n } of { $count }
page-rules-owners = For owners and programmers
page-rules-all-rulings = All rulings
page-rules-back = Back
page-rules-next = Next
page-rules-on-table = On your table
page-rules-show = Show me on my table
page-rules-to-table = Back to my table
page-rules-asked = Common questions
page-rules-also = See also
page-rules-example = Example
page-rules-rulings = { $n ->
    [one] One ruling, and why
   *[other] { $n } rulings, and why
}
page-rules-found = { $n ->
    [one] One result
   *[other] { $n } results
}
page-rules-nothing = Nothing about “{ $words }”. Try another word, or the contents.
page-rules-open = Open the rules
page-rules-span = { $first } to { $last }

## At any table

page-table-begins = about to begin
page-table-set-up = The table is set up.
page-table-over = finished
page-table-is-over = The game is over
page-table-past = An earlier moment
page-table-setting-up = Setting up
page-table-look-around = You can look around in the meantime.
page-table-what-happened = What happened, { $n } of { $all }
page-table-forced = The only move: { $what }
    .wait = Wait
    .done = automatic: the only move
page-table-beyond =
    Out of view on the { $side ->
        [left] left
       *[right] right
    }: { $n ->
        [one] { $n } change
       *[other] { $n } changes
    }
page-table-next-step = Next
page-table-in-play = in play
page-table-in-words = The table in words
page-table-players = Players
page-table-won-by =
    { $name ->
        [you] you won
       *[other] { $name } won
    }
page-table-your-turn = Your turn.
page-table-refused = Not allowed. { $message }
    .rule = Not allowed. { $rule }: { $message }
page-table-rule = Rule { $id }
page-table-undone = Taken back: { $what }.
page-table-frontier-title = Everyone has to agree
page-table-frontier-help = If everyone at the table agrees, it can be taken back. New cards will then be drawn, and the record and the score sheet will say that moves were taken back.
page-table-undo-anyway = Everyone agrees: take it back
page-table-frontier-alone = Take it back anyway?
page-table-frontier-ask = Ask to take it back?
page-table-frontier-note = New cards will be drawn, and the score sheet will say so.
page-table-undo-alone = Take it back
page-table-undo-to = Take back this and all after it
page-table-frontier-line = Past this point, undo asks first
page-table-ask-all = Ask everybody
page-table-leave-it = Cancel
page-table-hint = Hint: { $say }.
page-table-do-it = Do it
page-table-hint-coming = Looking for a hint
page-table-show-now = Show it now
    .title = Stop searching and show the best move found so far
page-table-prompt = What to do
page-table-waiting =
    { $name ->
        [you] It is your turn
       *[other] It is { $name }’s turn
    }
page-table-thinking = { $name } is thinking
page-table-move-now = Move now
    .title = Stop thinking and play the best move found so far
page-table-skip = Skip
page-table-skip-title = Go straight to your turn, without animation
page-table-to-act = to act
page-table-badge =
    { $name ->
        [you] Your pieces are
       *[other] { $name }’s pieces are
    } { $letter ->
        [L] blue circles
        [C] red squares
        [S] yellow triangles
       *[V] green diamonds
    }, letter { $letter }
page-table-first-player = First player
page-table-steps = Your turn
page-table-undo = Undo
page-table-redo = Redo
page-table-hint-tool = Hint
page-table-menu = Menu
page-table-points = Points
page-table-tabs = Parts of the table
page-table-rail = Players and log
page-table-log = Log
page-table-since = Since your turn
page-table-whole = Whole log
page-table-recent = Recent
page-table-jump = Look at this moment
page-table-play-back = Show me
page-table-play-back-title = Play back what the others did
page-table-beginning = The beginning
page-table-back-to-now = Back to now
page-table-elsewhere = This game is open in another tab.
page-table-play-here = Play here
page-table-pass-to = Pass the screen to { $name }
page-table-pass-why = The table is covered until they take over.
page-table-i-am = I am { $name }
page-table-shared = { $names } share the win
page-table-wins-by =
    { $name ->
        [you] You win
       *[other] { $name } wins
    } by { $n }
page-table-wins-tie =
    { $name ->
        [you] You win
       *[other] { $name } wins
    } on the tie-break
page-table-replay = Replay
page-table-rematch = Play again
page-table-sheet = Score sheet
page-table-taken-back =
    { $n ->
        [1] In this game, moves were taken back once after something had been revealed.
       *[other] In this game, moves were taken back { $n } times after something had been revealed.
    }
page-table-takes-back =
    { $name ->
        [you] You take
       *[other] { $name } takes
    } back { $n ->
        [one] one action
       *[other] { $n } actions
    }
page-table-save-record = Save the record
page-table-copy-record = Copy the record
page-table-copy-link = Copy a link
page-table-record-copied = The record has been copied.
page-table-link-copied = A link that replays this game has been copied.
page-table-no-clipboard = The browser does not let Oxhide use the clipboard. Save the record as a file instead.
page-table-leave = Home
page-table-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
page-table-points-n =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# Points gained or lost.
page-table-points-change =
    { $n ->
        [one] { SIGNED($n) } point
       *[other] { SIGNED($n) } points
    }
page-table-name-points = { $name }: { page-table-points-n }

## The score sheet

page-score-end = The end
page-score-result = Result
page-score-begins = The game is over
page-score-begins-why = Now the points are counted, source by source.
page-score-counted = counted
page-score-so-far = so far
page-score-nothing = Nothing
page-score-hold = Pause
page-score-go-on = Continue
page-score-next = Next
page-score-skip = Skip to the end
page-score-share = Share
page-score-again = Count again
page-score-gain = { SIGNED($n) }
page-score-of = { $at } of { $all }
page-score-pays =
    { $what }: { $n ->
        [0] nothing
       *[other] { $n }
    } for { $name ->
        [you] you
       *[other] { $name }
    }
page-score-source = { SOURCE($source) }
page-score-totals = { $first } to { $others }.
page-score-tie-broken = Level on points. The tie-break is by { $what }: { $first } to { $others }.
page-score-difference =
    { $rival ->
        [you] The biggest difference was { SOURCE($source, case: "inline") }: { $n } more than you.
       *[other] The biggest difference was { SOURCE($source, case: "inline") }: { $n } more than { $rival }.
    }

## A replay

page-replay-title = Replay
page-replay-note = { $date }, { $names }
page-replay-play = Play
page-replay-pause = Pause
page-replay-start = To the beginning
page-replay-back = One step back
page-replay-forward = One step forward
page-replay-last = To the end
page-replay-moment = Moment of the game
page-replay-drive = Move through the game
page-replay-speed = Speed
page-replay-times =
    { $n ->
        [1] Normal speed
       *[other] { $n } times as fast
    }
    .half = Half speed
page-replay-of = Step { $at } of { $last }
page-replay-go-to = Go to: { $what }
page-replay-turn = Turn { $n }, { $name ->
        [you] you
       *[other] { $name }
    }
page-replay-turn-of = { page-replay-turn }. Step { $at } of { $last }.
page-replay-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
page-replay-steps-title = The game, turn by turn
page-replay-tab-steps = Steps
page-replay-setup = Set-up
page-replay-headline = Turn { $n }: { $what }
page-replay-setup-done = The table is laid out
page-replay-eyes = Seen by
page-replay-eyes-note = the game is over, so everything can be shown
page-replay-all = Everything
page-replay-seen-by-all =
    { $seats ->
        [2] What both saw
       *[other] What all saw
    }
page-replay-link = Link to this moment
page-replay-play-on = Play from here
page-replay-play-on-help = A new game from this moment, against computers. New cards will be drawn.
page-replay-as-whom = Which seat do you want?
page-replay-play-as = As { $name }
page-replay-cancel = Cancel
page-replay-ended = The game is over here: go back to an earlier moment.
page-replay-anew = This is a new game from that moment. New cards will be drawn.

## The table of a game without a drawing

page-plain-move = Move { $n }
page-plain-choose = Choose what to do
page-plain-actions = What you can do
page-plain-view = The table
page-plain-outline = Every part of the table
page-plain-tab-actions = Actions
page-plain-tab-view = Table
page-plain-tab-rivals = Players
page-plain-tab-log = Log

## Trouble

page-trouble-lost = There is no such table in this browser. It may have been removed, or it was started in another browser.
page-trouble-damaged = This saved game cannot be read: { $why }
page-trouble-record = This record cannot be played: { $why }
page-trouble-link = This link is broken or cut off: it does not contain a whole record.
page-trouble-not-text = This file is not a record: a record is a text file that starts with “oxhide-record 1”.
page-trouble-storage = The browser does not let Oxhide keep this game (storage is full or forbidden). You can play on; save the record from the menu before you leave.
page-trouble-worker = The engine stopped unexpectedly and was started again. The game continues from your last action.
page-trouble-engine = The engine could not be started in this browser. It needs WebAssembly with SIMD: please update the browser.
page-trouble-language = This language could not be loaded. Choose it again when you are online.
page-trouble-no-game = This engine does not know the game “{ $id }”.
page-trouble-too-long = This is longer than any record can be.
page-trouble-home = Home

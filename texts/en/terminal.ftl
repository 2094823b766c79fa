# The command line: what `oxhide` says at a terminal.

## Starting: oxhide, oxhide COMMAND --help

terminal-usage = usage:
terminal-usage-all = usage: oxhide COMMAND [ARGUMENTS]
terminal-what = Board games about the ancient world.
terminal-usage-more = oxhide help COMMAND says more about a command.
terminal-option-lang = the language; otherwise that of LC_ALL, LC_MESSAGES or LANG
terminal-about-play = play a game at the terminal
    .more = Plays a game at the terminal. Without --seats you play against ai:4. Computer players go from ai:1 (Newcomer) to ai:8 (Master), and may have a style: ai:5:builder, ai:5:explorer, ai:5:rival. random and greedy do not think ahead. engine:COMMAND is a program of yours that answers as 'oxhide engine' does.
terminal-about-learn = learn a game in a quarter of an hour, by playing it
    .more = Teaches a game in about a quarter of an hour, by playing it. The lesson continues where you left off.
terminal-about-serve = the web app, for a browser
terminal-about-club = back up, restore, export, delete what a server keeps
    .more = For the owner of a server: makes a backup while the server runs, restores one into an empty store, prints or deletes everything that is kept about a person (given by id, or by a name that was kept), and lists what people have reported about each other.
terminal-about-rules = the rules of a game, or one section
    .more = Prints the rules of a game, the section with an id (B-4.2), the sections with that name, or the lines that mention it.
terminal-about-games = the games this build knows
    .more = Lists the games with their seats and options.
terminal-about-replay = tell the story of a recorded game, show its table
    .more = Retells a recorded game and shows its table at the end, or after as many actions as you say.
terminal-about-review = what a game’s choices gave up, what luck did, and why
    .more = Says what the choices in a game gave up, what luck did, and why. Given a folder of records, it says how one player did in all of them.
terminal-about-puzzles = puzzles from games: find, show and try them
    .more = A puzzle is a moment of a game at which one action is clearly best. N is its number, or 'today'. 'mine' looks for new puzzles in games between programs; 'check' tests that each answer is still the best.
terminal-about-verify = check records against the rules and their seed
    .more = Checks that the rules allow every line of a record, and that everything was drawn as its seed or its sealed deal says. The exit status is 0 if every record follows, 1 if one does not, and 2 if one cannot be checked: it has no seed, its draws were entered by hand, or it shows only what one seat saw.
terminal-about-cards = the components of a game as JSON
terminal-about-strings = every text by its key, for translators
terminal-about-schema = the fields of a game’s view
terminal-about-engine = answers JSON requests on standard input, for programs
terminal-about-sim = many games between programs, with a summary
terminal-about-perft = count the sequences of actions from a position
terminal-about-arena = how strong computer players are against each other
terminal-about-train = learn the weights of an evaluation from self-play
terminal-about-guesses = how well guesses at secrets fit what was played
terminal-about-gauge = how far the review can be trusted
terminal-about-prove-fair = show that computer players cannot peek
terminal-about-signature = a number that changes when play changes
terminal-about-bench = how fast the rules are, against a yardstick

terminal-option-play-seats = who plays, for example human,ai:2,ai:5:builder
terminal-option-play-players = how many seats
terminal-option-play-seed = a number that fixes what is drawn
terminal-option-play-option = an option of the game, as 'oxhide games' lists them
terminal-option-play-load = continue a saved game
terminal-option-play-resume = continue the game you left last
terminal-option-play-deal = enter what is drawn, as at a real table
terminal-option-play-plain = for screen readers: sentences, no colour
terminal-option-play-with-help = explain each new thing when it first comes up
terminal-option-play-time-ms = how long engine: players may think
terminal-option-play-no-autosave = save nothing unless you type 'save'
terminal-option-learn-chapter = start with this chapter
terminal-option-learn-again = start over
terminal-option-learn-plain = for screen readers: sentences, no colour
terminal-option-rules-plain = no colour, no drawn tables
terminal-option-games-json = print JSON on one line
terminal-option-replay-ply = show the table after N actions
terminal-option-replay-as = show what a seat saw: A to D, public or all
terminal-option-replay-json = print the view as JSON
terminal-option-replay-plain = { terminal-option-play-plain }
terminal-option-review-as = whose choices to review: A to D, or all
terminal-option-review-seconds = how long a game may take (default: 20)
terminal-option-review-rounds = stop after N rounds, however long they take
terminal-option-review-error = how exact the losses must be, in 1,000 games (default: 30)
terminal-option-review-fair = use only what the seat could know
terminal-option-review-jobs = how many threads to use (default: 2)
terminal-option-review-seed = a number that fixes what is drawn
terminal-option-review-json = print the report as JSON
terminal-option-review-csv = print a row for every choice
terminal-option-review-html = write the report as a page
terminal-option-review-annotate = print the record with the review as comments
terminal-option-review-keep = go on with the review in this file, and keep it there
terminal-option-review-player = for a folder: whose games to look at (default: human)
terminal-option-review-plain = for screen readers: sentences, no graph
terminal-option-review-quiet = no progress bar
terminal-option-puzzles-file = use the puzzles in this file
terminal-option-puzzles-theme = list: only puzzles about this
terminal-option-puzzles-difficulty = list: only this, 1 to 6; mine: at least this
terminal-option-puzzles-json = list: print whole puzzles as JSON, one per line
terminal-option-puzzles-plain = { terminal-option-play-plain }
terminal-option-puzzles-players = mine: how many seats (default: 2)
terminal-option-puzzles-player = mine: who plays (default: ai:5)
terminal-option-puzzles-games = mine: how many games (default: 100)
terminal-option-puzzles-from = mine: only moments after this many actions
terminal-option-puzzles-seconds = mine: how long it may take
terminal-option-puzzles-seed = seed of the first game (mine) or of the searches (check)
terminal-option-puzzles-skip = check: leave out the first N
terminal-option-puzzles-count = check: only this many
terminal-option-club-data = where everything is kept (default: ~/.local/share/oxhide)
terminal-option-club-store = sqlite:DIR or postgres://..., instead of --data
terminal-option-verify-seal = the seal you noted when the cards were dealt, to compare
terminal-option-verify-json = print a JSON object for each record

## What can be wrong with a command

terminal-pair = { $what }: { $is }
terminal-message = { $message }
terminal-file = { $path }: { $message }
terminal-no-command = there is no command '{ $command }'; 'oxhide help' lists them
terminal-no-language = there is no language '{ $language }'; there are { $there }
terminal-no-option = there is no option '{ $option }'; see --help
terminal-needs-value = --{ $option } needs a value ({ $value })
terminal-bad-number = --{ $option } takes a number from { $least } to { $most }, not '{ $value }'
terminal-bad-seed = --{ $option } takes a decimal number below 2^64, not '{ $value }'
terminal-too-often = --{ $option } is given too many times
terminal-no-game = there is no game '{ $game }'; there are { $there }
terminal-name-game = name a game: { $there }
terminal-one-game = { $command } takes one game; see --help
terminal-wrong-seats =
    { $most ->
        [2] { $game } is for 2 players
       *[other] { $game } is for { $least } to { $most } players
    }
terminal-no-player = there is no player '{ $name }'; there are human{ $there }
terminal-load-and-resume = use --load or --resume, not both
terminal-new-and-old = { $new } is for a new game; { $old } continues an old one
terminal-other-seats =
    the record has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, but --seats names { $named }
terminal-other-game = { $path } is a game of { $game }, not of { $wanted }
terminal-no-home = there is no folder to resume from: HOME is not set
terminal-not-saved = { $path }: not saved: { $why }
terminal-no-memory = there is not enough memory
terminal-lost-output = the output could not be written
terminal-lost-output-why = the output could not be written: { $why }
terminal-cannot-go-on = { $player } cannot continue: { $message }
terminal-no-arguments = { $command } takes no arguments; see --help
terminal-one-record = { $command } takes one record; see --help
terminal-file-unreadable = { $path } cannot be read
terminal-file-too-long = { $path } is longer than 4 MiB, so it is not a record
terminal-file-unwritable = { $path } cannot be written: { $why }
terminal-folder-unwritable = nothing can be written into { $path }: { $why }
terminal-replay-seat = there is no seat '{ $seat }'; --as takes A to { $last }, public or all
terminal-replay-public = the record shows what everybody saw: leave out --as { $seat }
terminal-replay-other = the record shows what seat { $eyes } saw: leave out --as { $seat }
terminal-replay-ply = the record is shorter: --ply takes 0 to { $most }

## Players from outside: engine:COMMAND

terminal-outsider-forfeits = { $player } forfeits a game as { $seat } (seed { $seed }): { $why }
terminal-outsider-loses = { $seat } forfeits the game: { $why }. Continue without it: --resume --seats ...
terminal-outsider-late = no answer within { $ms } ms
terminal-outsider-ended = it ended with status { $status }
terminal-outsider-killed = it was ended by signal { $signal }
terminal-outsider-error = it answered with an error: { $message }
terminal-outsider-no-answer = what it wrote is not an answer
terminal-outsider-no-action = its answer has no action
terminal-outsider-illegal = '{ $action }' is not a legal action
terminal-outsider-no-start = it could not be started: { $message }

## oxhide engine

terminal-setting-name = "name" must be "threads", "memory" or "info"
terminal-setting-value = "value" of { $name } must be a whole number from { $least } to { $most }

## oxhide games

terminal-game-seats =
    { $game }, { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }

## Playing

terminal-player =
    { $who ->
        [you] you
       *[person] a person
    }
terminal-welcome = Type the number of an action to choose it. 'help' says what else you can type, 'hint' what a program would do, 'rules' how the game is played.
terminal-prompt =
    { $who ->
        [chance] Chance>{" "}
       *[other] { $who }>{" "}
    }
terminal-curtain = It is { $seat }’s turn. Give them the screen; then they press Enter.
terminal-only-enter = Type nothing: just press Enter to see the hand.
terminal-numbers =
    { $most ->
        [one] There is one action: type 1.
       *[other] The numbers go from 1 to { $most }.
    }
terminal-summary =
    { $first }... (type '{ $start }' to see { $count ->
        [one] it
       *[other] all { $count }
    })
terminal-refused-rule = No: { $message } ({ $rule }; 'rules { $rule }' says more)
terminal-see-help = Type 'list' to see the actions, or 'help' to see what else you can type.
terminal-line-too-long = That line is too long: up to { $most } characters are read. Nothing was done.
terminal-shortened = Type 'list' to see every action in full.
terminal-more = (Enter for more, q to stop){" "}
terminal-allowed = '{ $words }' is allowed now.
terminal-thinking = Thinking...
terminal-hint = Hint: { $say } ({ $words })
terminal-hint-or = Or: { $say } ({ $words })
terminal-hint-reason = Why: { $reason }.
terminal-hint-lead =
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
terminal-hint-speaks = In its favour: { $reason }.
terminal-hint-even = The two are about equally good.
terminal-hint-unsure = The difference may be chance.
terminal-hint-spread = No single reason stands out: many small things add up.
terminal-undo-consent = If everyone agrees, type 'undo!'. New cards will then be drawn, and the record and the score sheet will say that moves were taken back.
terminal-taken-back = Taken back.
terminal-taken-back-consent = Taken back by agreement; the record says so.
terminal-taken-times =
    Moves were taken back by agreement { $times ->
        [one] { $times } time
       *[other] { $times } times
    } in this game.
terminal-name-file = Name the file: save my-game.play
terminal-saved = Saved in { $path }. Continue with: oxhide play --load { $path }
terminal-name-thing = Name a card or anything else in the game, or part of its name: about temple
terminal-no-thing = Nothing in this game is called '{ $name }'.
terminal-no-section = The rules have no section '{ $id }' and do not mention it; 'rules' lists the sections.
terminal-no-section-of = the rules of { $game } have no section '{ $id }' and do not mention it
terminal-no-rules = there are no rules for { $game } in this build
# Said above rules that exist in English alone.
terminal-rules-english = These rules are in English; they are not translated yet.
terminal-rules-how = Type 'rules' and one of these ids, or the name of anything, to read about it; 'rules all' prints everything.
terminal-kept = Saved. Continue with: oxhide play { $game } --resume
terminal-not-kept = This game is not saved. (To keep a game, type 'save FILE'.)
terminal-kept-over = The game is saved in { $path }. To review it: oxhide review { $path }
terminal-over =
    The game is over. { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

terminal-points = Points
terminal-total = Total
terminal-place = Place
terminal-score-line =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place }.

## Lessons

terminal-learn-welcome = Press Enter to continue. 'help' says what else you can type.
terminal-learn-chapter = { $n } of { $of }: { $title }
terminal-learn-minutes = { $title }, { $minutes } min
terminal-learn-type = Type: { $words }
terminal-learn-find = Type an action; 'list' shows them all.
terminal-learn-rule = { $message } ({ $rule }; 'rules { $rule }' says more)
terminal-learn-enter = (Enter to continue){" "}
terminal-learn-help = Enter continues. 'back' and 'skip' go one step back or forward. 'list' shows all actions, 'table' the whole table, 'about NAME' what a card does, 'hint' what a program would do. 'rules' prints the rule of this step, 'rules ID' another one. 'quit' leaves; your place is saved.
terminal-learn-kept = Your place is saved. Continue with: oxhide learn { $game }
terminal-learn-done = That was the lesson. Press Enter to begin a first game with help, against a Newcomer; type 'quit' to leave.
terminal-learn-none = there is no lesson for { $game } in this build
terminal-learn-broken = the lesson for { $game } cannot be played
terminal-learn-no-chapter = the lesson has no chapter '{ $chapter }'; it has 1 to { $most }

## What can be typed in a game; .more is what 'help COMMAND' says.

terminal-help = Type the number of an action, or its words. If you type only the first words, you see all actions that begin with them. You can also type:
terminal-help-keys = 'help COMMAND' says more about a command. On a terminal, Tab completes, the arrow keys edit and bring earlier lines back, Ctrl-C leaves.
terminal-kept-always = The game is saved after every action.
terminal-command-list = list         the actions again
    .more = list: shows what you can do now, numbered. Type a number, or the words on the right.
terminal-command-table = table        the whole table
    .more = table: shows everything on the table. On a small screen, your turn shows only what matters now.
terminal-command-about = about NAME   what a card or any other thing does
    .more = about NAME: says what anything in the game does, by its name or a part of it, as in 'about library'.
terminal-command-rules = rules NAME   the rules: a section, or what they say about a name
    .more = rules: lists the sections. rules ID prints one. rules NAME prints the sections with that name, or the lines that mention it. rules all prints everything.
terminal-command-hint = hint         what a program would do, and why
    .more = hint: a strong program thinks about your turn and names two good actions, and what the first gains over the second.
terminal-command-why = why ACTION   whether you may do that, and if not, why
    .more = why ACTION: says whether the rules allow an action now, and if not, which rule forbids it. An action is its number or its words.
terminal-command-score = score        the points so far
    .more = score: shows everybody’s points as if the game ended now, line by line.
terminal-command-log = log          everything that has happened
    .more = log: retells the game from the beginning, as you saw it.
terminal-command-undo = undo         one step back
    .more = undo: takes back your last decision. If somebody has seen something new since then, everyone has to agree. If they do, type undo!
terminal-command-redo = redo         one step forward again
    .more = redo: does again what you have just taken back.
terminal-command-save = save FILE    save the game as it stands
    .more = save FILE: writes the game to a file. Continue with: oxhide play --load FILE
terminal-command-quit = quit         leave; the game is saved
    .more = quit: leaves the game. Continue with: oxhide play GAME --resume. Ctrl-C and Ctrl-D do the same.
terminal-command-help = help         this list
    .more = help: lists what can be typed. help COMMAND says more about a command.

## oxhide review: the report, in chances of 100

terminal-review-not-over = The game is not over
terminal-review-result =
    { $winners ->
        [1] { $who } won: { $points }
       *[other] A shared win: { $points }
    }
terminal-review-decided = What decided the game, in wins per 100 games
terminal-review-unknown = not known yet: give the review more time
# What made a seat's chance what it became; $rivals is terminal-review-rival for each.
terminal-review-account =
    start { $start }, luck { $luck } (± { $error }), own choices { $own }{ $rivals }{ $hidden ->
        [none] {""}
       *[other] , what nobody could know { $hidden }
    }, the rest { $rest }
terminal-review-rival = , { $seat }'s choices { $n } (± { $error })
terminal-review-choices = What their choices gave up
terminal-review-skill =
    { $loss } % per choice (± { $error }) over { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }{ $level ->
        [none] {""}
       *[other] { engine-colon } { $level }
    }
terminal-review-level = { $low }
terminal-review-levels = { $low } to { $high }
terminal-review-graph = Chance of winning
terminal-review-graph-guess = Chance of winning (a first guess)
terminal-review-turning = Turning points
terminal-review-none = none that stand out
terminal-review-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }; { $done ->
        [yes] everything you asked for is known.
       *[no] with more time (--seconds) it can say more.
    }
terminal-review-one = review takes one record or folder; see --help
terminal-review-one-form = choose one of --json, --csv, --html and --annotate
terminal-review-same-file = --html would overwrite the record: choose another name
terminal-review-folder-form = --csv, --html, --annotate and --keep take one record, not a folder
terminal-review-not-kept = { $path } is not a review of this game with these options
terminal-review-seat = --as takes A to { $last }, or all, not '{ $seat }'
terminal-review-too-long = { $path }: the report is too long
terminal-review-no-records = { $path } has no records of games to review
terminal-review-not-in =
    { $path }: { $player ->
        [human] no person plays in it
       *[other] { $player } does not play in it
    }
terminal-review-round = Reviewing, round { $round }
    .many = Reviewing game { $game } of { $games }, round { $round }

## oxhide review --html

terminal-review-graph-whole = Chance of winning from the first action to the last
# Below the graph.
terminal-review-graph-rows = The upper numbers below it are rounds, turns or eras, the lower ones the turning points. The line knows all cards; what a choice cost is told by what its player could know.
terminal-review-title = { $game }: review
terminal-review-how = The numbers of a row add up to its result. A choice is judged by what its player could know at the time.
terminal-review-then = The table at that moment
terminal-review-column-seat = Seat
terminal-review-column-points = points
terminal-review-column-start = start
terminal-review-column-luck = luck
terminal-review-column-own = own choices
terminal-review-column-rival = { $seat }’s choices
terminal-review-column-hidden = hidden
terminal-review-column-rest = rest
terminal-review-column-loss = given up per choice
terminal-review-column-level = level

## oxhide review FOLDER

terminal-review-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }, { $won } % won
terminal-review-lost-each = Given up: { $loss } % per choice (± { $error })
terminal-review-mistakes-each = Mistakes: { $n } per game (± { $error })
terminal-review-luck-each = Luck: { SIGNED($luck) } % per game (± { $error })
terminal-review-trend =
    Earlier { $before } % (± { $first }), later { $after } % (± { $second }): { $trend ->
        [better] better now
        [worse] worse now
       *[same] about the same
    }
terminal-review-by-part = By part of the game
terminal-review-first-third = first third
terminal-review-second-third = second third
terminal-review-last-third = last third
terminal-review-by-kind = By kind of action
terminal-review-by-source = By where the points were lost
terminal-review-share = { $share } % of the loss
    .each = { $share } % of the loss: { $n } at { $loss } % each
terminal-review-left-out =
    { $n ->
        [one] { $n } file was left out.
       *[other] { $n } files were left out.
    }

## oxhide puzzles

terminal-puzzle-ask = You are { $seat }. One action is clearly better than all others: which?
terminal-puzzle-wins =
    { $percent ->
        [0] You win almost no game this way.
        [100] You win almost every game this way.
       *[other] You win about { $percent } games in 100 this way.
    }
terminal-puzzle-against = Compared with '{ $second }': { $why }.
terminal-puzzle-yes = Yes: { $words }.
terminal-puzzle-no = Not that one: it costs you about { $percent } wins in 100.
terminal-puzzle-not-action = That is not an action.
terminal-puzzle-type = Type an action as in 'oxhide play', or 'answer' to see the answer.
terminal-puzzle-answer = It is: { $words }.
terminal-puzzle-difficulty = difficulty
terminal-puzzle-about = about
terminal-puzzle-seats = seats
terminal-puzzle-usage = puzzles takes list, show, try, mine or check, and a game; see --help
terminal-puzzle-name = name a puzzle: 1 to { $most }, or today
terminal-puzzle-none = there are no puzzles
terminal-puzzle-hold = { $game }: { $hold } of { $all } puzzles hold
terminal-puzzle-line = { $path }: line { $line } is not a puzzle
terminal-puzzle-edited = puzzle { $id }: its record was changed
terminal-puzzle-answer-edited = puzzle { $id }: its answer was changed

## oxhide verify

terminal-verify-usage = verify takes records; see --help
terminal-bad-seal = a seal has 16 digits from 0 to f, not '{ $seal }'
terminal-verify-does-not = { $path }: does not follow: { $why }
terminal-verify-cannot = { $path }: cannot be checked: { $why }
terminal-verify-follows =
    { $path }: follows: { $game }, { $seats } seats, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $points ->
        [none] not finished
       *[other] { $points }
    }; { $chance ->
        [one] { $chance } outcome
       *[other] { $chance } outcomes
    } of chance{ $seal ->
        [none] {""}
       *[other] ; sealed { $seal }
    }{ $times ->
        [0] {""}
        [one] ; taken back { $times } time
       *[other] ; taken back { $times } times
    }

## oxhide club

terminal-club-takes = say what to do: 'club backup FILE', 'club restore FILE', 'club export PERSON', 'club delete PERSON' or 'club reports'
terminal-club-kept =
    { $n ->
        [one] { $n } entry is in { $path }.
       *[other] { $n } entries are in { $path }.
    }
terminal-club-restored =
    { $n ->
        [one] { $n } entry of { $path } is in the store.
       *[other] { $n } entries of { $path } are in the store.
    }
terminal-club-unread = { $path }: the store cannot be read
terminal-club-not-empty = the store is not empty; restore into a new one
terminal-club-not-whole = { $path } is not a whole backup of a club
terminal-club-full = the store takes no more (is the disk full?); restore again
terminal-club-nobody = there is nobody called '{ $who }': give an id of 16 letters, or a name that was kept
terminal-club-unwritten = not everything could be written
terminal-club-undeleted = not everything could be deleted; try again
terminal-club-deleted = { $who } is deleted.

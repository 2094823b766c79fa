# Playing with others over a server: home, waiting room, table, a person's page.

page-online-with-friends = With friends
page-online-with-friends-elsewhere = With friends elsewhere
page-online-code = Have a table link or code?
page-online-code-example = amphora-7q2
page-online-lead = Play against computers or with friends, near or far. No account, nothing to install.
page-online-join = Join
page-online-online = Online
page-online-offline = No connection
page-online-kept-at = Tables with friends are kept at { $host }.
page-online-kept-local = Tables against computers stay in this browser.
page-online-kept-here = The server is not answering. Tables on this device still work.
page-online-as-of = as of { $time }
page-online-your-move = Your move
page-online-waiting-for = Waiting for others
page-online-finished = Finished since you looked
page-online-invitations = Invitations
page-online-open-tables = Open tables
page-online-no-thanks = No thanks
page-online-over = The game is over.
page-online-ended-early = ended early
page-online-closed-by = { $name } closed this table.
page-online-expired = Closed: nobody started the game in two weeks.
page-online-seat-given = { $name } gave your seat away.
page-online-on-device = On this device
page-online-fetching = Loading your tables…
page-online-no-lists = No connection. Your tables appear here as soon as the server answers.
page-online-no-tables = No tables with friends yet. Send a link and the first one appears here.
page-online-acts = { $name }’s turn
page-online-no-clock = no clock
page-online-free-seats =
    { $n ->
        [0] All seats are taken.
        [one] { $n } seat is free.
       *[other] { $n } seats are free.
    }
page-online-remove = Take { $title } off the list

## Connection, in words

page-online-no-connection = no connection
page-online-connected = online
page-online-lost-since = No connection since { $time }.
page-online-lost-help = You see the table as it was then. Nothing is lost: the game is safe on the server.
page-online-lost-clock = Your clock is still running.
page-online-lost-move = Your move will be sent when you are back.
page-online-lost-back = There is no connection. Ask for it when you are back.
page-online-sending = Waiting to be sent: { $what }
page-online-sending-help = It will be played as soon as the server answers. Until then you cannot choose anything else.
page-online-withdraw-move = Choose something else
page-online-next-try =
    { $n ->
        [0] trying now
       *[other] next try in { $n } s
    }
page-online-try-now = Try now
page-online-back-nothing = Connected again. Nothing happened in the meantime.
page-online-back-own = Connected again. Your move was played.
page-online-back-steps =
    { $n ->
        [one] Connected again. { $n } step was played in the meantime.
       *[other] Connected again. { $n } steps were played in the meantime.
    }
page-online-restored = The server was set back to a copy from { $time }.

## Presence and time

page-online-here = connected
page-online-thinking = connected, to move
page-online-away-now = away
page-online-away-min = away for { $n } min
page-online-away-hours = seen { $n } h ago
page-online-away-days =
    { $n ->
        [one] seen { $n } day ago
       *[other] seen { $n } days ago
    }
page-online-not-connected = not connected
page-online-not-known = no news since { $time }
page-online-waiting = waiting
page-online-computer = computer, level { $level }
page-online-stalled = computer, waiting for server memory
page-online-bot = a program
page-online-stands-in = away since { $time }, a computer is playing
page-online-ready = ready
page-online-always-ready = always ready
page-online-not-agreed = has not agreed yet
page-online-paused = paused
page-online-left-minutes = { $n } min left
page-online-left-hours = { $n } h left
page-online-left-days =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
page-online-low =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }

## Coming to a table

page-online-your-name = Your name
page-online-name-help = Your friends will see it. No account is needed.
page-online-invited = { $name } invites you to play { $game }
page-online-at-table = A table of { $game }
page-online-who-sits =
    { $names ->
        [none] Nobody is seated yet.
       *[other] At the table: { $names }.
    }
page-online-sit = Sit down
page-online-watch = Watch
page-online-set-table = Create table
page-online-no-table = There is no such table.
page-online-no-code = No table has the code “{ $code }”. Or its game has begun: a code works only before that. Its link still works.
page-online-gone = You cannot watch this table.
page-online-closed = The table was closed.

## The waiting room

page-online-room-title = { $game } with friends
page-online-with-lead = Anyone with the link can sit down.
page-online-room-lead = The table is ready. Anyone with the link can sit down. No account is needed.
page-online-dealing = The deal is being sealed…
page-online-wait-shares = The deal still needs a number from { $names }. It is sent when they open Oxhide.
page-online-wait-gone = The deal still needs a number from somebody who is gone. In a minute it can do without.
page-online-deal-now = Deal without it
page-online-begins = The game begins. { $name } plays first.
page-online-begins-you = The game begins. You play first.
page-online-seats = Seats
page-online-count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }, { $free ->
        [0] no seat free
        [one] { $free } seat free
       *[other] { $free } seats free
    }
page-online-how-many = Players
page-online-you-host = you, the host
page-online-you-guest = you
page-online-host = the host
page-online-guest = a friend
page-online-free-seat = A free seat
page-online-for-next = for whoever opens the link next
page-online-kept-for = kept for { $names }
page-online-put-computer = Put a computer here
page-online-computer-sub = computer, plays on the server
page-online-empty-seat = Free { $name }’s seat
page-online-move-up = Move { $name } up
page-online-move-down = Move { $name } down
page-online-lot = Draw lots for the seats at the start
page-online-by-itself = Start automatically when all seats are taken
page-online-clock = Clock
page-online-clock-none = No clock
    .help = Everyone plays whenever they like.
page-online-clock-live =
    { $bonus ->
        [0] Live, { $time } min each
       *[other] Live, { $time } min + { $bonus } s a turn
    }
    .help =
        { $bonus ->
            [0] Played in one sitting, { $all } minutes at most.
           *[other] Played in one sitting. Each turn adds { $bonus } s.
        }
page-online-clock-days =
    { $time ->
        [one] A day per move
       *[other] { $time } days per move
    }
    .help = You need not be online together. The home page shows when it is your move.
page-online-clock-note = If a clock runs out, a computer plays that seat until its player is back.
page-online-minutes = Minutes each
page-online-bonus = Seconds added per turn
page-online-days = Days per move
page-online-stand-in-level = Computer that stands in
page-online-rules = Rules
page-online-counts = The game counts for ratings
page-online-counts-note = If it counts, you cannot take a move back once somebody has seen something new.
page-online-back-note = Once somebody has seen something new, you can take a move back only if everyone agrees. Everyone may ask the computer for hints.
page-online-hint-note = Everyone may ask for hints here. The others are not told.
page-online-uncounted =
    { $why ->
        [beside] The game will not count: two people play on one device.
       *[other] The game will not count: nobody has measured how strong one of the computers is.
    }
page-online-watching = Watching
page-online-may-watch = Friends may watch, two turns behind
page-online-watch-note = They use the same link. They see what all of you see, never a hidden card, and they cannot chat.
page-online-invite = Invite
page-online-scan = Scan it with a phone at this table, or read it aloud
page-online-enter = Enter it on Oxhide’s home page.
page-online-link = The link
page-online-copy = Copy the link
page-online-copied = The link is copied.
page-online-share = Share
page-online-mail = Mail
page-online-new-link = New link
page-online-link-is-new = There is a new link. The old one no longer works.
page-online-qr = The link as a QR code
page-online-here-now = Connected now
page-online-sealed = The deal is sealed
page-online-committed = The server’s number is sealed
page-online-seal-what = What is this?
page-online-seal-why = The cards are drawn with a number from the server and one from every player. The server’s is fixed before anyone sits down: this is its seal. At the start the numbers are put together. The deal gets a seal of its own, which you see at the end, when your browser checks it all.
page-online-leave = Leave
page-online-start = Start
page-online-start-with =
    { $n ->
        [1] Start
       *[other] Start with { $n }
    }
page-online-all-ready = Everyone is ready
page-online-new-rules = The rules have changed
page-online-agree = Agree
page-online-agree-help = Look at them above. The game starts only once you agree.
page-online-wait-agree = Waiting for { $names } to agree.
page-online-seat-is-free =
    { $n ->
        [one] One seat is free
       *[other] { $n } seats are free
    }
page-online-wait-host = { $name } will start the game.
page-online-wait-others = Wait for somebody to open the link, or put a computer in the free seat.
page-online-asked = Invited to play again: { $names }.
page-online-all-taken = Everyone is seated. The cards can be dealt.
page-online-chose =
    { $what ->
        [rules] { $name } has changed the rules.
       *[other] { $name } chose: { $what }
    }
page-online-your-seat-gone = Your seat was given away.

## At the table

page-online-tell-me = Tell me when it is my turn
page-online-tell-no-more = Stop telling me when it is my turn
page-online-told = While this page is open, you are told when it is your turn.
page-online-no-notices = The browser does not allow notifications. Come back to this page to see when it is your move.
page-online-notice = Your move in { $game }
page-online-notice-begun = Your game with { $names } has begun
page-online-notice-text = { $name } has played.
page-online-notice-over = The game is over.
page-online-pencil = Plan in pencil
page-online-pencil-label = Your plan, in pencil
page-online-planning = Plan your next turn. When it comes, confirm the plan to play it. Nobody else sees it.
page-online-plan-stop = Stop planning
page-online-plan-do = Do it
page-online-plan-gone = Your plan is no longer possible.
page-online-plan-over = It is your turn, so planning is over.
page-online-plan-none = Nothing can be planned just now.
page-online-clear-plan = Clear plan
page-online-talk = Chat
page-online-talk-unread = Chat, { $n } new
page-online-talk-fold = Hide the chat
page-online-say = Say something
page-online-send = Send
page-online-say-waits = waiting to be sent
page-online-quiet = Nobody has said anything yet.
page-online-silent = { $name } is silent for you.
page-online-hear-again = Hear again
page-online-phrase-take-your-time = Take your time
page-online-phrase-nice-move = Nice move
page-online-phrase-sorry = Sorry
page-online-phrase-thanks = Thanks
page-online-phrase-one-moment = One moment
page-online-phrase-again = Again?
page-online-watchers =
    { $n ->
        [one] { $n } is watching
       *[other] { $n } are watching
    }
page-online-watched = You are watching, two turns behind.
page-online-ask-back =
    { $name ->
        [you] { $n ->
                [one] You have asked to take back { $n } step
               *[other] You have asked to take back { $n } steps
            }
       *[other] { $n ->
                [one] { $name } asks to take back { $n } step
               *[other] { $name } asks to take back { $n } steps
            }
    }
page-online-ask-pause =
    { $name ->
        [you] You have asked to pause
       *[other] { $name } asks to pause
    }
page-online-ask-close =
    { $name ->
        [you] You have asked to end the game without counting it
       *[other] { $name } asks to end the game without counting it
    }
page-online-ask-stand-in =
    { $name ->
        [you] You have asked for a computer to play for { $other } until they are back
       *[other] { $name } asks for a computer to play for { $other } until they are back
    }
page-online-ask-waits = Your answer will be sent when the connection is back.
page-online-ask-anew = What was drawn since then will be drawn anew.
page-online-ask-steps = To be undone: { $steps }
page-online-ask-one = Ask { $name }
page-online-withdraw = Withdraw
page-online-agreed = You agreed.
page-online-says-yes = { $name } agrees.
page-online-rest-help = The clocks stop until somebody continues the game.
page-online-no = No
page-online-allow = Allow
page-online-your-stand-in = A computer has been playing for you since { $time }.
page-online-take-over = Take over again
page-online-is-paused = Paused by agreement. The clocks are stopped.
page-online-go-on = Continue
page-online-is-away = { $name } is away. Wait, or let a computer play until they are back?
page-online-computer-plays = Let a computer play
page-online-menu-pause = Ask for a pause
page-online-menu-close = Ask to end the game
page-online-menu-leave = Leave the seat
page-online-menu-people = About { $name }
page-online-menu-report = Report { $name }
page-online-report-help = What happened? Only the owner of this server reads it.
page-online-report-send = Send the report
page-online-reported = Reported. The owner of this server will see it.
page-online-leave-help = A computer will play for you. You can come back until the game ends.
page-online-stay = Stay
page-online-note-taken = Taken back by { $name }.
page-online-note-agreed = Agreed: { $names }.
page-online-note-no = { $name } said no.
page-online-note-withdrawn = { $name } no longer asks for it.
page-online-note-lapsed = The game went on, so { $name }’s request lapsed.
page-online-note-stands-in = A computer is playing for { $name }.
page-online-note-took-over = { $name } is playing again.
page-online-note-paused = The game is paused.
page-online-note-resumed = The game continues.

## The end

page-online-as-sealed = The deal checks out: it matches the seal. The server’s number: { $number }
page-online-seal-of-deal = The seal of the deal: { $seal }.
page-online-not-sealed = The deal does not match the seal. Save the record and tell us.
page-online-not-checked = The deal cannot be checked: the game was not played to its end here.
page-online-again = Play again
page-online-again-sit = Sit down for the next game
page-online-again-by =
    { $names ->
        [none] The next table is ready.
       *[other] At the next table: { $names }.
    }
page-online-other-colour = New seats, new colours: { $pieces }.
page-online-before = The game before this one

## A person

page-online-browser-only = known to this browser only
page-online-kept = saved with a passphrase
page-online-program = a program
page-online-change-name = Change name
page-online-name-changed = Your name is changed.
page-online-keep = Keep this name
page-online-keep-help = You are playing without an account, and you never need one. But if this browser forgets you, your name, tables and history are gone. With a passphrase you keep them, on any device.
page-online-name = Name
page-online-passphrase = Passphrase (write it down)
page-online-passphrase-plain = Passphrase
page-online-another = Another
page-online-keep-it = Keep it
page-online-recovery = Your recovery code, shown only once: { $code }
page-online-recovery-code = Recovery code
page-online-recovery-help = If you forget the passphrase, you can sign in with this code and choose a new one.
page-online-recovery-copy = Copy the code
page-online-recovery-copied = The code is copied.
page-online-devices = Devices
page-online-add-device = Add one by QR code
page-online-add-device-help = Open this on the other device. It works once.
page-online-device = Device
page-online-this-device = This browser
page-online-device-since = since { $time }
page-online-sign-out = Sign out
page-online-sign-in = Sign in as somebody else
page-online-have-name = Saved your name before? Sign in
page-online-by-code = Use the recovery code
page-online-by-passphrase = Use the passphrase
page-online-sign-in-help = With the name and passphrase you saved on another device.
page-online-sign-in-do = Sign in
page-online-give-up = Give up “{ $name }”?
page-online-give-up-help = Only this browser knows that name. If you sign in as somebody else, its tables and history are gone for good. Save it with a passphrase first if you want to keep it.
page-online-give-up-do = Give it up
page-online-signed-in = You are signed in.
page-online-renew = You are signed in. Choose a new passphrase now.
page-online-hook = Notify a program
page-online-hook-help = For programmers: when it becomes your move, the server sends a signed POST to an address of yours. The owner of the server decides which hosts are allowed.
page-online-hook-address = Address
page-online-hook-set = Notify it
page-online-hook-on = When it is your move, a notice goes to
page-online-hook-key = The messages are signed with this key, shown only once:
page-online-hook-end = Stop notices
page-online-hook-ended = Your program is no longer notified.
page-online-data = Your data
page-online-data-help = The file has everything this server keeps about you: your name, devices, tables, games and what you said. Deleting takes your name off old games; the games stay for the others.
page-online-export-later = That does not work just now. Try again in a few minutes.
page-online-export = Export
page-online-delete = Delete me
page-online-delete-help = This removes your name, devices and ratings now. Your games go on with a computer in your seat. Type your name to confirm.
page-online-delete-games =
    { $n ->
        [one] { $n } game of yours is under way.
       *[other] { $n } games of yours are under way.
    }
page-online-deleted = Your data has been deleted here.
page-online-ended = You were deleted or signed out on another device.
page-online-strength = Strength
page-online-one-scale = people and computers on one scale
page-online-games-counted =
    { $n ->
        [one] { $n } game that counts
       *[other] { $n } games that count
    }
page-online-about-rating = About { $mean }, between { $low } and { $high }.
page-online-few = Somewhere between { $low } and { $high }. { $n ->
        [one] { $n } game is too few to say more.
       *[other] { $n } games are too few to say more.
    }
page-online-no-rating = Only games marked as rated before the start count.
page-online-band = where { $name ->
        [you] you are
       *[other] { $name } is
    }, 19 times out of 20
page-online-games = Games
page-online-no-games = Finished games appear here.
page-online-last-games = The last { $n } of { $all } games.
page-online-older-games = Older games
page-online-of-seats = place { $rank } of { $seats }
page-online-won = Won
page-online-somebody = somebody who has left
page-online-with = with { $names }
page-online-points-to = { $n } to { $others }
page-online-like-level = Nearest to computer level { $level }.
page-online-level-key = computer of that level
page-online-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-online-not-counted = not counted
page-online-look-again = Watch again
page-online-mute = Hide their messages
page-online-unmute = Show their messages

## What the club says no with

page-online-refused-no-link = This link is no longer valid. Ask for the new one.
page-online-refused-no-table = There is no table here, or it is not open to you in this browser. If it is yours, sign in with your name and passphrase, or open its link.
page-online-refused-seat-taken = Somebody sat down there a moment ago.
page-online-refused-bad-seat = All seats are taken.
page-online-refused-started = The game has begun.
page-online-refused-dealing = The game is being dealt. A moment, please.
page-online-refused-free-seat = A seat is still free.
page-online-refused-not-ready = The rules have changed, and not everyone has agreed to them yet.
page-online-refused-new-terms = The rules have changed again. Look at them first.
page-online-refused-not-host = Only the host of the table can do that.
page-online-refused-bad-name = A name must have 1 to 40 ordinary characters.
page-online-refused-taken = Somebody already has that name. Choose another one to keep.
page-online-refused-bad-secret = That name and passphrase do not match.
page-online-refused-weak-secret = A passphrase needs at least 8 characters.
page-online-refused-moved = The position has changed in the meantime. Look again.
page-online-refused-not-your-turn = It is somebody else’s turn.
page-online-refused-paused = The game is paused.
page-online-refused-stands-in = A computer is playing for you. Take over first.
page-online-refused-out-of-time = Your clock ran out.
page-online-refused-ask = Somebody has seen something new since then. Everyone at the table has to agree.
page-online-refused-counts = In a game that counts, you cannot take a move back once somebody has seen something new.
page-online-refused-next-turn = You may ask again next turn.
page-online-refused-nothing-to-undo = There is nothing to take back.
page-online-refused-no-person = The server does not know you. Tell it your name.
page-online-refused-not-away = They have not been away long enough.
page-online-refused-signed-in = This browser already belongs to somebody here. Sign out first, then open the link again.
page-online-refused-removed = The host gave your seat away. Ask for a link to come back.
page-online-refused-bad-webhook = The owner of this server does not allow that address.

# The table of Bronze.

page-bronze-key-flip = flip the card in hand
page-bronze-key-skip = leave the chosen card unused
page-bronze-key-end = end your turn
page-bronze-key-words = the table in words
page-bronze-key-go-strip = land
page-bronze-key-go-matrix = matrix
page-bronze-key-go-pool = pool
page-bronze-key-go-cities = cities

## The head: where the game stands

page-bronze-where =
    { $phase ->
        [over] Finished
        [setup] Setting up
        [last] Round { $round }, the last
       *[other] Round { $round }
    }
page-bronze-open-tiles = { $open } of { $all } tiles open
page-bronze-last-round = Last round: { $why }; still to play: { $who }
page-bronze-last-turn = Your last turn: take a card
page-bronze-ending-stack = a second stack is empty
page-bronze-ending-markers =
    { $who ->
        [you] you are out of markers
        [none] several players are out of markers
       *[other] { $who } is out of markers
    }
page-bronze-ending-last-tile = the last tile is full
page-bronze-step-take = Take
page-bronze-step-wake = Wake
page-bronze-step-settle = Settle
page-bronze-step-gather = Gather
page-bronze-tab-pool = Pool
page-bronze-tab-matrix = Matrix
page-bronze-tab-cities = Cities
page-bronze-tab-rivals = Players
page-bronze-tab-log = Log

page-bronze-source-provinces = provinces
    .short = Provinces
page-bronze-source-routes = trade routes
    .short = Routes
page-bronze-source-cities = cities, as they stand
    .short = Cities

## The land

page-bronze-strip = The land
page-bronze-routes = Trade routes
page-bronze-routes-pay = A line of { $lengths } pays { $points }
page-bronze-settlers = Settlers
page-bronze-spot =
    Tile { $tile }, { NAME($terrain) }, { NAME($settlers) }, { $owner ->
        [you] yours
        [none] { $fits ->
            [none] free
           *[other] free, fits { $fits }
        }
       *[other] { $owner }
    }
page-bronze-province =
    { $points ->
        [one] Province of { $points } point
       *[other] Province of { $points } points
    }{ $state ->
        [out] , out of the game
       *[in] {""}
    }. Settlements: { $counts }
page-bronze-province-open =
    { $free ->
        [one] { $free } free spot
       *[other] { $free } free spots
    }. Can still settle here: { $who ->
        [none] nobody
       *[other] { $who }
    }
page-bronze-even = tied
page-bronze-tile =
    Tile { $tile }, { $holder ->
        [you] province held by you
        [none] province { $points }
        [out] province out of the game
       *[other] province held by { $holder }
    }, { $counts ->
        [none] no settlements
       *[other] { $counts }
    }, { $free ->
        [one] { $free } free spot
       *[other] { $free } free spots
    }.
page-bronze-face-down = Tile { $tile }, face down, province { $points }
    .unlaid = Tile { $tile }, face down, no province token yet
page-bronze-pile =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
page-bronze-pays-now =
    { $points ->
        [0] Would pay you nothing now
       *[other] Would pay you { $points } now
    }
page-bronze-first-draws = first to arrive draws { $n } cities
page-bronze-passed = closed to all
page-bronze-full = full

## The pool

page-bronze-pool = Technology pool
    .short = Pool
page-bronze-stack =
    Stack { $n }: { NAME($card) }, settles { LIST($settlers) } in { LIST($terrains) }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .empty = Stack { $n }: empty
page-bronze-empty-stack = empty
page-bronze-reserve = Reserve
page-bronze-reserve-cards =
    { $n ->
        [one] { $n } card in reserve
       *[other] { $n } cards in reserve
    }

## Matrix and cities

page-bronze-matrix-cards = Cards of the matrix
page-bronze-matrix-of =
    { $name ->
        [you] Your matrix
       *[other] { $name }’s matrix
    }
page-bronze-back-to-mine = Back to yours
page-bronze-whose = Whose cards
page-bronze-no-cards = Your cards will go here. Cards beside each other, and cards of the same technology in a column, wake each other.
page-bronze-any-terrain = any
page-bronze-new = new
page-bronze-awake = awake
page-bronze-would-wake = would wake
page-bronze-settled = used
page-bronze-side = Which side to play
page-bronze-flip = Turn over
page-bronze-down-help = Face down as { $tech }: it settles any free spot, but wakes only the cards beside it.
page-bronze-place =
    { NAME($card) } { $column ->
        [left] in a new column on the left
        [right] in a new column on the right
       *[other] in column { $column }
    }: { $wakes ->
        [none] wakes nothing
       *[other] wakes { $wakes }
    }, { $spots ->
        [one] { $spots } spot to settle
       *[other] { $spots } spots to settle
    }
page-bronze-wakes = wakes { $n }
page-bronze-cities-of =
    { $name ->
        [you] Your cities
       *[other] { $name }’s cities
    }
page-bronze-points-now =
    { $n ->
        [one] { $n } point now
       *[other] { $n } points now
    }
page-bronze-no-cities = Whoever places their first marker on a tile takes one of its cities.
page-bronze-worth-now = now
page-bronze-choose-city = Take a city
page-bronze-look-at-table = Look at the table
page-bronze-back-to-cities = Back to the cities

## What is asked

page-bronze-awake-cards = Awake technologies
page-bronze-fit =
    { $n ->
        [0] no spot fits
        [one] { $n } spot fits
       *[other] { $n } spots fit
    }
page-bronze-settle-here = Settle here
page-bronze-skip = Skip card
page-bronze-skipped = skipped
page-bronze-end = End turn
page-bronze-end-anyway = End anyway?
page-bronze-end-anyway-help =
    { $n ->
        [1] One awake card could still settle.
       *[other] { $n } awake cards could still settle.
    }
page-bronze-put-back = Put back
page-bronze-which-tech = Which technology?
page-bronze-ask-tech = Which technology settles here?
page-bronze-ask-take = Take a card
    .help = Pick one of the four face-up cards, then a column of your matrix.
page-bronze-ask-column = Where does it go?
    .help = Each place says how many cards would wake there.
page-bronze-ask-city = Take a city
    .help = You have reached a new tile.
page-bronze-ask-settle = Settle with { NAME($card) }
page-bronze-ask-settle-help = You can settle the highlighted spots. Each awake card places one marker.
page-bronze-ask-nothing = Nothing is left to settle
    .no-spot = No free spot fits the cards that are awake. End your turn.
    .used = Every awake card has been used. End your turn.
    .skipped = You skip the cards left. End your turn.

## What would happen

page-bronze-would-wake-list =
    Wakes { $cards }: up to { $settlements ->
        [one] { $settlements } settlement
       *[other] { $settlements } settlements
    }, { $spots ->
        [one] { $spots } spot fits
       *[other] { $spots } spots fit
    }
page-bronze-would-settle = Tile { $tile }, { NAME($terrain) }
    .effects = Tile { $tile }, { NAME($terrain) }: { $effects }
page-bronze-line-grows = { NAME($terrain) } line: { $from } to { $to }
page-bronze-line-wins = enough for the route worth { $points }
page-bronze-province-count = your settlements on tile { $tile }: { $n }
page-bronze-opens = tile { $tile } opens
page-bronze-draws-cities =
    { $n ->
        [one] { $n } city is drawn, and you take it
       *[other] { $n } cities are drawn, and you take one
    }
page-bronze-choose-of =
    { $n ->
        [one] take the city
       *[other] take one of { $n } cities
    }
page-bronze-cities-change = your cities { SIGNED($n) }

## Players, and the table in words

page-bronze-seat-line =
    { $name ->
        [you] You
       *[other] { $name }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $markers ->
        [one] { $markers } marker left
       *[other] { $markers } markers left
    }
page-bronze-markers-left = markers left
page-bronze-look-at =
    { $name ->
        [you] Show your matrix and cities
       *[other] Show { $name }’s matrix and cities
    }
page-bronze-words-stack =
    Stack { $n }: { NAME($card) }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-bronze-words-reserve =
    Reserve: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
page-bronze-words-pile = Cities: { LIST($cities) }.
page-bronze-words-route =
    { NAME($terrain, case: "title") }, line of { $length }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $holder ->
        [none] still free
        [you] held by you
       *[other] held by { $holder }
    }
page-bronze-lines = { NAME($terrain, case: "title") }, longest lines: { $lines }
page-bronze-words-column = Column { $n }: { $cards }
page-bronze-words-awake = { NAME($card) } (awake)
page-bronze-words-city =
    { NAME($city) }: { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }. { $status }

## Pictures of the rules

page-bronze-line-of = a line of { $n }
page-bronze-points-of = { $n } points

## The score sheet

page-bronze-tile-name = Tile { $tile }
page-bronze-caption-provinces = most settlements on a tile
page-bronze-caption-routes = long lines in a terrain
page-bronze-caption-cities = if the goal is met
page-bronze-province-why = Settlements there: { $counts }.
page-bronze-route-why = A line of { $length } { NAME($terrain, case: "in") }.
page-bronze-route-on = Won with a line of { $length } { NAME($terrain, case: "in") }; the longest there is now { $line } long, from tile { $from } to tile { $to }.
    .one = Won with a line of { $length } { NAME($terrain, case: "in") }; the longest there is now { $line } long, all on tile { $from }.
page-bronze-city-why = { $text }. { $status }.

## What a newcomer asks

page-bronze-why-take = Each card settles three terrains with two kinds of settlers.
page-bronze-why-column = A card wakes itself, the cards beside it and cards of the same technology in its column; each awake card settles one spot.
page-bronze-why-settle = Long lines win routes, having the most settlements wins the province, and a new tile brings a city.
page-bronze-why-city = A city pays at the end of the game, if you meet its goal then.
page-bronze-reserve-help = The reserve replaces the first stack that runs out. Until then, nobody takes cards from it.
page-bronze-lens-help = Whoever places their first marker on the tile takes one of its cities. Green ones would pay you now.
page-bronze-would-wake-most =
    { NAME($card) } would wake up to { $wakes ->
        [one] { $wakes } card
       *[other] { $wakes } cards
    }, itself included, and { $spots ->
        [0] no spot would fit now.
        [one] { $spots } spot would fit now.
       *[other] up to { $spots } spots would fit now.
    }
page-bronze-closes =
    { $n ->
        [one] tile { $tiles } closes for you
       *[other] tiles { $tiles } close for you
    }
page-bronze-tie-cities = points for cities
page-bronze-tie-routes = points for trade routes

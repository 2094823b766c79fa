# Bronze.

bronze-title = Bronze
bronze-blurb = Each card you add wakes its neighbours, and every awake card sends out a settler.

## What is done: the value tells that it happened, .offer asks for it.

bronze-take =
    { $actor ->
        [you] You take
       *[other] { $actor } takes
    } { NAME($card) } from stack { $stack } and { $actor ->
        [you] play
       *[other] plays
    } it { bronze-played }
    .offer = Take { NAME($card) } from stack { $stack } and play it { bronze-played }
    .typed = up: face up; down: as Bronze Casting
# How a card is played: "face up in column 2".
bronze-played =
    { $side ->
        [down] as Bronze Casting
       *[up] face up
    } { $column ->
        [left] in a new column on the left
        [right] in a new column on the right
       *[other] in column { $column }
    }
bronze-settle =
    { $actor ->
        [you] You settle
       *[other] { $actor } settles
    } { NAME($settlers) } { NAME($terrain, case: "in") } of tile { $tile } with { NAME($card) }
    .offer = Settle { NAME($settlers) } { NAME($terrain, case: "in") } of tile { $tile } with { NAME($card) }
bronze-city =
    { $actor ->
        [you] You take
       *[other] { $actor } takes
    } the city of { NAME($city) }
    .offer = Take the city of { NAME($city) }
bronze-done =
    { $actor ->
        [you] You end your turn
       *[other] { $actor } ends the turn
    }
    .offer = End your turn

## What chance brings

bronze-chance-first =
    { $seat ->
        [you] You are the first player
       *[other] { $seat } is the first player
    }
bronze-chance-sizes = The stacks hold { $first }, { $second }, { $third } and { $fourth } cards, the reserve { $reserve }
bronze-chance-province =
    The province of tile { $tile } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bronze-chance-land = Tile { $tile } is turned up
bronze-chance-reveal = Stack { $stack } now shows { NAME($card) }
bronze-chance-city-draw = The city of { NAME($city) } is laid out

## Why not

bronze-rule-over = The game is over.
bronze-rule-chance = Something has to be turned up or drawn before you can act.
bronze-rule-take-first = Your turn begins with taking a card; you settle after that.
bronze-rule-taken = You have already taken your card this turn: settle, or end your turn.
bronze-rule-stack-empty = Stack { $stack } is empty, so there is no card to take.
bronze-rule-first-column = Your very first card starts your first column, which is written 'right'.
bronze-rule-no-column = You do not have a column { $column } yet; a new one starts at the far left or far right.
bronze-rule-four-columns = You have four columns, and there is never a fifth.
bronze-rule-no-tile = There is no tile { $tile } in a game with this number of players.
bronze-rule-face-down = Tile { $tile } is still face down: it opens when somebody settles the tile before it.
bronze-rule-behind = You have already settled further to the right, so tile { $tile } is closed to you.
bronze-rule-no-markers = You have no settlement markers left.
bronze-rule-asleep = You have no unused { NAME($card) } card awake this turn.
bronze-rule-no-spot = There is no such spot { NAME($terrain, case: "in") } of tile { $tile }.
bronze-rule-settled = Somebody has settled that spot already.
bronze-rule-wrong-terrain = { NAME($card) } settles { LIST($terrains) }, not { NAME($terrain) }.
bronze-rule-wrong-settlers = { NAME($card) } brings { LIST($brings) }, and that spot is for { NAME($settlers) }.
bronze-rule-city-first = You have reached a new tile: take one of its city cards before you go on.
bronze-rule-no-city-due = A city card is taken only when you place your first marker on a tile.
bronze-rule-city-elsewhere = { NAME($city) } is not below the tile you have just reached.
bronze-rule-first-player = The first player is drawn once, at the very beginning, from the seats of the game.
bronze-rule-stack-sizes = The deck is divided once, before play, into stacks as equal as possible.
bronze-rule-province = Before play each tile gets one province token, from left to right, as long as tokens of that value last.
bronze-rule-land = Only the leftmost face-down tile can be turned up, at the right moment, and each land exists once.
bronze-rule-reveal = Only the stack a card was taken from shows a new one, and it must be a card nobody has seen.
bronze-rule-city-draw = City cards are drawn only when a tile is settled for the first time, each card once.

## Options

bronze-option-edition = Edition of the rulebook
bronze-option-edition-2018 = 2018
    .help = A province is decided when everyone has settled beyond it or every spot is taken.
bronze-option-edition-2017 = 2017
    .help = A province is taken as soon as nobody else can win it any more.

## Where points come from

bronze-source-provinces = Provinces
    .inline = provinces
bronze-source-routes = Trade routes
    .inline = trade routes
bronze-source-cities = Cities
    .inline = cities

## What an action brought about beside what it says

bronze-fact-route-won =
    { $seat ->
        [you] You win
       *[other] { $seat } wins
    } the route of { $length } { NAME($terrain, case: "in") }, worth { bronze-points }
bronze-fact-route-back =
    { $seat ->
        [you] You give back
       *[other] { $seat } gives back
    } the route of { $length } { NAME($terrain, case: "in") }
bronze-fact-province-won =
    { $seat ->
        [you] You win
       *[other] { $seat } wins
    } the province of tile { $tile }, worth { bronze-points }
bronze-fact-province-missed =
    { $seat ->
        [you] You miss
       *[other] { $seat } misses
    } the province of tile { $tile }, worth { bronze-points }: { $winner ->
        [you] you have
       *[other] { $winner } has
    } the most settlements there
bronze-fact-province-out = Nobody wins the province of tile { $tile }
bronze-fact-city-met =
    { NAME($city) } is now worth { bronze-points } to { $seat ->
        [you] you
       *[other] { $seat }
    }
bronze-fact-city-unmet =
    { NAME($city) } is no longer worth anything to { $seat ->
        [you] you
       *[other] { $seat }
    }
bronze-fact-city-worth =
    { NAME($city) } is now worth { bronze-points } to { $seat ->
        [you] you
       *[other] { $seat }
    }, not { $was }
bronze-fact-city-decided =
    { NAME($city) } brings { $seat ->
        [you] you
       *[other] { $seat }
    } { $points ->
        [0] nothing
       *[other] { bronze-points }
    }
bronze-fact-idle =
    { $who ->
        [you] You settle nothing
       *[other] { $who } settles nothing
    }
bronze-fact-reserve = The first stack is empty and the reserve replaces it; the round in which another runs out is the last
bronze-fact-ending = This is the last round: { LIST($why) }
bronze-fact-ended = The game is over: { LIST($why) }
bronze-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

bronze-name-end-stack = a second stack is empty
bronze-name-end-markers = a player has no markers left
bronze-name-end-last-tile = the last tile is full

## What a city asks for, and how a player stands with it

bronze-goal-most-settled = { bronze-points } for more settlements { NAME($terrain, case: "in") } than any rival
bronze-goal-most-cards = { bronze-points } for more { NAME($tech) } cards than any rival
bronze-goal-row = { bronze-points } for a row with { NAME($tech) }, { NAME($second) } and { NAME($third) }
bronze-goal-pairs = { bronze-points } for each pair of Bronze Casting and { NAME($tech) }
bronze-goal-column = { bronze-points } for each different technology in your best column
bronze-goal-settlers = { bronze-points } for farmers, herders and hunters { NAME($terrain, case: "in") } and also { NAME($other, case: "in") }
bronze-goal-provinces = { bronze-points } for each province token
bronze-goal-routes = { bronze-points } for each trade route token
bronze-goal-none-above =
    { bronze-points } if no technology has more than { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
bronze-goal-fewest-provinces = { bronze-points } for fewer province tokens than any rival
bronze-goal-most-markers = { bronze-points } for more markers left than any rival
bronze-goal-fewest-markers = { bronze-points } for fewer markers left than any rival
bronze-goal-variety =
    { bronze-points } for at least { $count ->
        [one] { $count } technology
       *[other] { $count } different technologies
    }
bronze-goal-full-rows = { bronze-points } for each full row of four cards
bronze-goal-bronze-columns = { bronze-points } for a Bronze Casting in each of four columns
bronze-goal-long-column =
    { bronze-points } for a column of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } or more

bronze-status-compare =
    { $stand ->
        [leads] Ahead
        [fewest] Fewest
        [tied] Tied
        [many] Too many
       *[behind] Behind
    }: { $mine } against { $rival }
bronze-status-row = Needs { LIST($missing) } in row { $row }
bronze-status-row-done = Complete in row { $row }
bronze-status-out = Can no longer be met
bronze-status-settlers =
    { $where ->
        [first] Needs { LIST($missing) } { NAME($terrain, case: "in") }
        [second] Needs { LIST($also) } { NAME($other, case: "in") }
       *[both] Needs { LIST($missing) } { NAME($terrain, case: "in") }; { LIST($also) } { NAME($other, case: "in") }
    }
bronze-status-settlers-done = All settlers in both terrains
bronze-status-pairs = { $n } Bronze Casting and { $cards } { NAME($tech) }
bronze-status-column = Best column: { $n } different
bronze-status-provinces = Province tokens: { $n }
bronze-status-routes = Route tokens: { $n }
bronze-status-none-above = Most of one technology: { $n }, allowed { $count }
bronze-status-variety = Different technologies: { $n }, needed { $count }
bronze-status-full-rows = Full rows: { $n }
bronze-status-bronze-columns = { $n } of 4 columns hold Bronze Casting
bronze-status-long-column = Cards in the longest column: { $n }, needed { $count }

bronze-tech-text = Brings { LIST($settlers) } to { LIST($terrains) }.

## The table in a terminal; columns are narrow, so short words are best

bronze-table-round = Round { $n }
bronze-table-first-player = , first player{" "}
bronze-table-asks =
    { $phase ->
        [first] the first player is drawn
        [sizes] the cards are divided into stacks
        [province] the provinces are laid out
        [land] a tile is turned up
        [reveal] a card is turned up
        [take] take a card
        [settle] settle with the awake cards, or end the turn
        [city-draw] cities are laid out
        [city] take a city
       *[over] the game is over
    }
bronze-table-ending =
    { $phase ->
        [over] The game has ended: { NAME($why) }
       *[other] The last round: { NAME($why) }
    }
bronze-table-tile = tile
bronze-table-province = province
bronze-table-route = route 3 5 7
bronze-table-worth = worth 3 6 10
bronze-table-legend = free spots: f farmers, h herders, u hunters
bronze-table-holder = holder
bronze-table-longest = longest
bronze-table-cities-at = Cities at tile { $tile }: { LIST($cities) }
bronze-table-stack = Stack { $n }{" "}
bronze-table-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
bronze-table-in = {" "}in{" "}
bronze-table-face-down = face down
bronze-table-empty = empty
bronze-table-reserve =
    Reserve: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
bronze-table-column = column { $n }
bronze-table-hidden = ({ $n } more)
bronze-table-cities-now = cities        now
bronze-table-cities = Cities:
bronze-table-standing =
    { bronze-points }: provinces { $provinces }, routes { $routes }, cities { $cities }; { $markers ->
        [one] { $markers } marker left
       *[other] { $markers } markers left
    }{ $tile ->
        [0] {""}
       *[other] , on tile { $tile }
    }
bronze-table-awake =
    Can settle with { NAME($card) }{ $times ->
        [1] {""}
       *[other] {" "}({ $times } times)
    }: { $spots ->
        [one] { $spots } free spot
       *[other] { $spots } free spots
    }
bronze-table-free = free
bronze-table-woken = (awake)
bronze-table-tile-line =
    Tile { $tile }{ $province ->
        [none] {""}
        [held] , province of { bronze-points } held by { $holder }
        [out] , province of { bronze-points } out of the game
       *[open] , province of { bronze-points }
    }
bronze-table-holds-route = { $seat } holds the route of { $length }
bronze-table-city-now = { NAME($city) }, { bronze-points } now

## What a line of the score sheet counts

bronze-count-settlements =
    { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }{ $which ->
        [none] {""}
       *[other] {" "}{ NAME($which, case: "in") }
    }
bronze-count-line = a line of { $count }
bronze-count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { NAME($which) }
bronze-count-row = { $count } of 3 technologies in one row
bronze-count-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } with { NAME($which) }
bronze-count-column =
    { $count ->
        [one] { $count } technology
       *[other] { $count } different technologies
    } in the best column
bronze-count-settlers = { $count } of 6 kinds of settlers
bronze-count-provinces =
    { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
bronze-count-routes =
    { $count ->
        [one] { $count } trade route
       *[other] { $count } trade routes
    }
bronze-count-alike =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of one technology
bronze-count-markers =
    { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
bronze-count-technologies =
    { $count ->
        [one] { $count } technology
       *[other] { $count } different technologies
    }
bronze-count-full-rows =
    { $count ->
        [one] { $count } full row
       *[other] { $count } full rows
    }
bronze-count-bronze-columns = Bronze Casting in { $count } of 4 columns
bronze-count-long-column =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the longest column

## Names of things

bronze-name-none = no card
bronze-name-domestication = Domestication
bronze-name-pottery = Pottery
bronze-name-masonry = Masonry
bronze-name-authority = Authority
bronze-name-religion = Religion
bronze-name-wheel = Wheel
bronze-name-irrigation = Irrigation
bronze-name-bronze-casting = Bronze Casting

bronze-name-mountains = mountains
    .title = Mountains
    .in = in the mountains
bronze-name-woods = woods
    .title = Woods
    .in = in the woods
bronze-name-grasslands = grasslands
    .title = Grasslands
    .in = on the grasslands
bronze-name-savannas = savannas
    .title = Savannas
    .in = on the savannas
bronze-name-deserts = deserts
    .title = Deserts
    .in = in the deserts
bronze-name-jungles = jungles
    .title = Jungles
    .in = in the jungles
bronze-name-shore = shore
    .title = Shore
    .in = on the shore

bronze-name-farmers = farmers
    .letter = f
bronze-name-herders = herders
    .letter = h
bronze-name-hunters = hunters
    .letter = u
bronze-name-nobody = nobody

# Lines of the score sheet: provinces by tile, routes by terrain and length.
bronze-name-tile-1 = Tile 1
bronze-name-tile-2 = Tile 2
bronze-name-tile-3 = Tile 3
bronze-name-tile-4 = Tile 4
bronze-name-tile-5 = Tile 5
bronze-name-tile-6 = Tile 6
bronze-name-tile-7 = Tile 7
bronze-name-tile-8 = Tile 8
bronze-name-tile-9 = Tile 9
bronze-name-tile-10 = Tile 10
bronze-name-tile-11 = Tile 11
bronze-name-mountains-3 = Mountains, 3
bronze-name-mountains-5 = Mountains, 5
bronze-name-mountains-7 = Mountains, 7
bronze-name-woods-3 = Woods, 3
bronze-name-woods-5 = Woods, 5
bronze-name-woods-7 = Woods, 7
bronze-name-grasslands-3 = Grasslands, 3
bronze-name-grasslands-5 = Grasslands, 5
bronze-name-grasslands-7 = Grasslands, 7
bronze-name-savannas-3 = Savannas, 3
bronze-name-savannas-5 = Savannas, 5
bronze-name-savannas-7 = Savannas, 7
bronze-name-deserts-3 = Deserts, 3
bronze-name-deserts-5 = Deserts, 5
bronze-name-deserts-7 = Deserts, 7
bronze-name-jungles-3 = Jungles, 3
bronze-name-jungles-5 = Jungles, 5
bronze-name-jungles-7 = Jungles, 7
bronze-name-shore-3 = Shore, 3
bronze-name-shore-5 = Shore, 5
bronze-name-shore-7 = Shore, 7

bronze-name-acrotiri = Acrotiri
bronze-name-altyndepe = Altyndepe
bronze-name-amri = Amri
bronze-name-arkaim = Arkaim
bronze-name-assur = Assur
bronze-name-athens = Athens
bronze-name-avaris = Avaris
bronze-name-babylon = Babylon
bronze-name-bactra = Bactra
bronze-name-beycesultan = Beycesultan
bronze-name-biskupin = Biskupin
bronze-name-byblos = Byblos
bronze-name-corinth = Corinth
bronze-name-dholavira = Dholavira
bronze-name-eshnunna = Eshnunna
bronze-name-gonur-tepe = Gonur Tepe
bronze-name-harappa = Harappa
bronze-name-hattusa = Hattusa
bronze-name-kerma = Kerma
bronze-name-kish = Kish
bronze-name-knossos = Knossos
bronze-name-kumayri = Kumayri
bronze-name-lagash = Lagash
bronze-name-limantepe = Limantepe
bronze-name-lothal = Lothal
bronze-name-malia = Malia
bronze-name-mari = Mari
bronze-name-memphis = Memphis
bronze-name-mohenjo-daro = Mohenjo-daro
bronze-name-mycenae = Mycenae
bronze-name-nafplio = Nafplio
bronze-name-orchomenus = Orchomenus
bronze-name-phaistos = Phaistos
bronze-name-rakhigarhi = Rakhigarhi
bronze-name-sidon = Sidon
bronze-name-sintashta = Sintashta
bronze-name-stonehedge = Stonehedge
bronze-name-su-nuraxi = Su Nuraxi
bronze-name-susa = Susa
bronze-name-tel-megiddo = Tel Megiddo
bronze-name-teotihuacan = Teotihuacan
bronze-name-thebes = Thebes
bronze-name-tiryns = Tiryns
bronze-name-troy = Troy
bronze-name-tyre = Tyre
bronze-name-ugarit = Ugarit
bronze-name-ur = Ur
bronze-name-uruk = Uruk
bronze-name-yinxu = Yinxu
bronze-name-yoshinogari = Yoshinogari

## Where in the game

bronze-round = Round { $round }

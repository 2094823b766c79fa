# The table of The Golden Ages.

page-golden-ages-key-turn-tile = rotate the tile to place
page-golden-ages-key-words = the table in words
page-golden-ages-key-go-map = map
page-golden-ages-key-go-tech = technologies
page-golden-ages-key-go-wonders = wonders
page-golden-ages-key-go-buildings = buildings
page-golden-ages-key-go-judgements = judgements
page-golden-ages-key-go-civilization = civilization

## The head: where the game stands

page-golden-ages-era =
    { $n ->
        [1] Era I
        [2] Era II
        [3] Era III
       *[other] Era IV
    }
page-golden-ages-over = Finished
page-golden-ages-note-last =
    { $n ->
        [1] The last action
       *[other] { $n } last actions
    }
page-golden-ages-note-civs = civilizations
page-golden-ages-note-map = new land
page-golden-ages-note-setup = setting up
page-golden-ages-note-era = the last era
page-golden-ages-last-action = This is your last action of the game.
page-golden-ages-hidden = This total leaves out what is still hidden: { $parts }.
page-golden-ages-hidden-future = a future technology
page-golden-ages-hidden-glory =
    { $n ->
        [one] { $n } glory tile
       *[other] { $n } glory tiles
    }
page-golden-ages-tab-tech = Tech
page-golden-ages-tab-board = Board
page-golden-ages-tab-offer = Offers
page-golden-ages-tab-rivals = Players
page-golden-ages-tab-log = Log

page-golden-ages-source-artists = artists
page-golden-ages-source-buildings = buildings
page-golden-ages-source-wonders = wonders
page-golden-ages-source-discoveries = technologies of level 4
page-golden-ages-source-judgements = judgements
page-golden-ages-source-technologies = developed technologies
page-golden-ages-source-glory = glory tiles
page-golden-ages-source-gold = gold
page-golden-ages-source-future = future technology

## What is asked, and what to do about it

page-golden-ages-ask-civ = Choose your civilization
    .help = Take the new card of this era, or keep the one you have. What a card does at once happens when you take it.
page-golden-ages-ask-top = A technology of level 4
    .help = India develops one at once, in any row.
page-golden-ages-ask-tile = Place a continent tile
    .help = Rotate it, then choose a highlighted square.
page-golden-ages-ask-capital = Place your capital
    .help = Choose a highlighted square of the tile you have just placed. Your colonists start there.
page-golden-ages-ask-action = Take one of eight actions
    .help = Pick an action, or a highlighted piece.
page-golden-ages-ask-golden = Only a golden age is left
    .help = You can do nothing else in this era.
page-golden-ages-ask-move = Where does the explorer go?
    .help = The highlighted squares are within reach; the number is the gold you get there.
page-golden-ages-ask-to = Where does the soldier attack?
    .help = You can attack the highlighted squares; the number is what that does to your gold.
page-golden-ages-ask-keep = Keep one glory tile
    .help = The other goes back.
page-golden-ages-ask-city = Found a city here?
    .help = A city holds the square for you and pays for its cubes.
page-golden-ages-ask-cube = Take a cube from a city
    .help = Your reserve is short: take what is missing from a highlighted city.
page-golden-ages-ask-card = Which building?
    .help = Take one of those on offer.
page-golden-ages-ask-discard = Which building goes?
    .help = All your building spaces are full.
page-golden-ages-ask-free-tech = A free technology
    .help = Develop one that is next in its row.
page-golden-ages-ask-buy = A cheaper technology
    .help = The card lowers the price of one.
page-golden-ages-ask-more = Another technology?
    .help = Japan may develop several in one action.
page-golden-ages-ask-stand = Who stands up?
    .help = Choose one of your lying colonists on the map.
page-golden-ages-ask-shift = Notre Dame
    .help = Send your lying colonists to the agora, one after the other, or bring some home.
page-golden-ages-ask-shift-more = Send another colonist?
    .help = Choose a highlighted one, or stop here. They go row by row, from left to right.
page-golden-ages-ask-judge = Choose the judgement of this era
    .help = Everybody scores it when the era ends. The numbers are what it would pay each of you now.
page-golden-ages-ask-builds = Who builds { NAME($card, case: "the") }?
page-golden-ages-ask-which = Which?
page-golden-ages-ask-choose = Choose

# What the step is good for: said in a first game, before what to do.
page-golden-ages-why-civ = Each civilization has a strength of its own; the lowest number goes first.
page-golden-ages-why-tile =
    { $era ->
        [1] Continents bring resources, and your people start on this one.
       *[other] New land brings new resources, and your capital may move there.
    }
page-golden-ages-why-capital = Your capital decides where your people start; the symbol under it counts for nobody.
page-golden-ages-why-action = Colonists earn gold, and gold buys what brings points.
page-golden-ages-why-move = Symbols pay gold when you reach them, and judgements count those you hold.
page-golden-ages-why-to = An attack sends rivals home and wins a glory tile worth 2 to 6 points.
page-golden-ages-why-city = A city keeps the symbol for you when your colonist moves on.
page-golden-ages-why-card = Each building can be used once in every era.
page-golden-ages-why-judge = Choose what you have more of than the others.

## The eight actions

page-golden-ages-groups = The eight actions
page-golden-ages-group-explorer = Explorer
    .short = Explorer
    .help = A colonist moves, takes what is there, may found a city, and lies down. Which one?
page-golden-ages-group-builder = Builder
    .short = Builder
    .help = A colonist goes to the agora until the era ends, and you take a building. Which one goes?
page-golden-ages-group-artist = Artist
    .short = Artist
    .help = A colonist goes to the agora until the era ends, for points. Which one?
page-golden-ages-group-soldier = Soldier
    .short = Soldier
    .help = A colonist moves and attacks rivals there: they go home, you win a glory tile. Which one?
page-golden-ages-group-wonder = Wonder
    .short = Wonder
    .help = Pay for a wonder on offer; then nobody else can have it.
page-golden-ages-group-activate = Activate
    .short = Activate
    .help = Use a building or wonder, once per era.
page-golden-ages-group-technology = Technology
    .short = Tech
    .help = Pay for the next technology of a row: it frees its cubes and works at once.
page-golden-ages-group-golden = Golden age
    .short = Age
    .help = When none of your colonists is standing, you may rest until the next era. The first to do so chooses the judgement.
# What one of them costs or brings now.
page-golden-ages-offers-explorer =
    { $n ->
        [one] { $n } is ready to go
       *[other] { $n } are ready to go
    }
page-golden-ages-offers-builder =
    { $space ->
        [free] a space is free
       *[full] replaces a building
    }
page-golden-ages-offers-soldier = { $price } gold
page-golden-ages-offers-from =
    { $price ->
        [0] one is free
       *[other] from { $price } gold
    }
page-golden-ages-offers-activate =
    { $n ->
        [one] { $n } card to use
       *[other] { $n } cards to use
    }
page-golden-ages-offers-golden = ends your era
    .game = ends your game
# What one of them lacks now.
page-golden-ages-lacks-no-standing = nobody is standing
page-golden-ages-lacks-still-standing =
    { $n ->
        [one] { $n } is still standing
       *[other] { $n } are still standing
    }
page-golden-ages-lacks-no-target = nobody is in reach
page-golden-ages-lacks-attack-price = costs { $price }, you have { $have }
page-golden-ages-lacks-attacks-done = you made all four
page-golden-ages-lacks-no-offer = none are on offer
page-golden-ages-lacks-wonder-price = costs { $price }, you have { $have }
page-golden-ages-lacks-no-wonder = none are left
page-golden-ages-lacks-not-yours = you have none yet
page-golden-ages-lacks-no-gear = nothing to use
page-golden-ages-lacks-already-used = you used them all
page-golden-ages-lacks-nothing-to-buy = nothing to buy
page-golden-ages-lacks-tech-price = costs { $price }, you have { $have }
page-golden-ages-lacks-have-tech = you have them all
page-golden-ages-lacks-other = not possible
page-golden-ages-choices = What you can choose
page-golden-ages-let-go = Cancel
page-golden-ages-at-no-price = free
page-golden-ages-turn = Rotate the tile
page-golden-ages-turned =
    { $turns ->
        [0] As it is
        [1] Rotated right
        [2] Upside down
       *[other] Rotated left
    }: { page-golden-ages-places }
page-golden-ages-places =
    { $n ->
        [0] no place
        [one] { $n } place
       *[other] { $n } places
    }
page-golden-ages-would = { $say }: { $effects }.
    .none = { $say }: no gold or points right away.
page-golden-ages-would-judge = { $say }: everybody scores it when the era ends. As things stand: { $worth }.
page-golden-ages-would-gold = gold from { $from } to { $to }
    .parts = gold from { $from } to { $to }, { $parts }
page-golden-ages-would-points =
    { $n ->
        [one] { SIGNED($n) } point for { $source }
       *[other] { SIGNED($n) } points for { $source }
    }
# What the gold spent or gained counts in the end.
page-golden-ages-would-worth =
    { $n ->
        [one] { SIGNED($n) } point for gold (3 gold are 1 at the end)
       *[other] { SIGNED($n) } points for gold (3 gold are 1 at the end)
    }
# Where gold comes from.
page-golden-ages-gold-for = { $n } for { NAME($symbol) }
page-golden-ages-gold-civ = { $n } from { NAME($civ) }

## The map

page-golden-ages-map = The map: columns A to J, rows 1 to 6; left and right edge meet
page-golden-ages-squares = Squares
page-golden-ages-whole = Whole map
page-golden-ages-whole-title = The whole map, small; tap a place to see it large
page-golden-ages-square-land = { $at }, land
page-golden-ages-square-island = { $at }, island
page-golden-ages-square-sea = { $at }, sea
page-golden-ages-square-symbols = { LIST($symbols) }
    .under = { LIST($symbols) } under a capital
page-golden-ages-square-capital =
    { $name ->
        [you] your capital
       *[other] { $name }’s capital
    }
page-golden-ages-square-city =
    { $name ->
        [you] your city
       *[other] { $name }’s city
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
page-golden-ages-square-standing =
    { $name ->
        [you] your colonist, standing
       *[other] { $name }’s colonist, standing
    }
page-golden-ages-square-lying =
    { $name ->
        [you] your colonist, lying
       *[other] { $name }’s colonist, lying
    }
page-golden-ages-square-can = can: { $actions }
    .pays = can: { $actions }, { $pays }
page-golden-ages-gold = { SIGNED($n) } gold
page-golden-ages-signed = { SIGNED($n) }

## On offer

page-golden-ages-wonders = Wonders
page-golden-ages-buildings = Buildings
page-golden-ages-buildings-note = a builder takes one
page-golden-ages-judgements = Judgements
page-golden-ages-judgements-note = pays you now
page-golden-ages-worth = { $text }. Now: { $worth }
page-golden-ages-worth-to = worth to { $name } now
page-golden-ages-agora = Agora
page-golden-ages-rest =
    { $n ->
        [0] nobody is here
        [one] { $n } colonist rests here
       *[other] { $n } colonists rest here
    }
page-golden-ages-none-on-offer = Nothing on offer
page-golden-ages-each =
    { $points ->
        [one] { $points } point for each { NAME($each, case: "each") }
       *[other] { $points } points for each { NAME($each, case: "each") }
    }
    .short = { $points } per { NAME($each, case: "short") }
page-golden-ages-price = { $n } gold
page-golden-ages-copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }

## A board

page-golden-ages-civ = Civilization
    .lasts = It stays until another is chosen: each new era offers one.
    .later = In its era you may take it in place of the one you have.
page-golden-ages-civ-number = no. { $n }
    .help = Number { $n }: the player with the lowest number goes first in the era.
page-golden-ages-no-civ = No civilization yet
page-golden-ages-civ-kept = You keep { NAME($civ) }. No gain.
page-golden-ages-stat-gold = gold
page-golden-ages-stat-points = points
page-golden-ages-stat-cubes = cubes
page-golden-ages-future =
    { $points ->
        [one] { $points } point for having the most { NAME($most, case: "most") }
       *[other] { $points } points for having the most { NAME($most, case: "most") }
    }
page-golden-ages-future-yes = yours now
page-golden-ages-future-no = not yours now
page-golden-ages-future-missed = not the most { NAME($most, case: "most") }
page-golden-ages-later = { page-golden-ages-era }: { NAME($civ) }
page-golden-ages-later-cards = Cards for later eras
page-golden-ages-used = used this era
page-golden-ages-brought =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
page-golden-ages-civ-of =
    { $name ->
        [you] Your civilization
       *[other] { $name }’s civilization
    }
page-golden-ages-techs-of =
    { $name ->
        [you] Technologies
       *[other] { $name }’s technologies
    }
page-golden-ages-developed = { $n } developed
page-golden-ages-level = Level { $n }
page-golden-ages-tech-developed = developed
page-golden-ages-tech-obsolete = replaced
page-golden-ages-tech-open = next in its row
page-golden-ages-tech-locked = not available yet
page-golden-ages-obsolete = old
page-golden-ages-slots = Building spaces
page-golden-ages-free = { $n } free
page-golden-ages-free-slot = free
page-golden-ages-closed-slot = closed
page-golden-ages-attacks = Attacks
page-golden-ages-next-attack = next: { $n } gold
    .none = all made
page-golden-ages-attack-done = Attack made, glory { $value }
page-golden-ages-attack-cost = Costs { $n } gold
page-golden-ages-reserve = Reserve
page-golden-ages-on-map = { $n } on the map
page-golden-ages-locked = { $n } locked
page-golden-ages-takes = Gold for symbols
page-golden-ages-range =
    { $n ->
        [one] move { $n } square
       *[other] move up to { $n } squares
    }
    .anywhere = move anywhere

## Players, and the table in words

page-golden-ages-seat-line =
    { $name ->
        [you] You
       *[other] { $name }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold } gold
page-golden-ages-look-at =
    { $name ->
        [you] Show your board
       *[other] Show { $name }’s board
    }
page-golden-ages-golden-age = golden age
page-golden-ages-attacks-made = attacks made: { $n } of { $most }
page-golden-ages-cubes-left = cubes in reserve
page-golden-ages-minis = Technologies by row: { $rows }
page-golden-ages-back-to-mine = Back to mine
page-golden-ages-words-seat =
    { $civ }. { $gold } gold, { $cubes ->
        [one] { $cubes } cube in reserve
       *[other] { $cubes } cubes in reserve
    }, { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, { $attacks ->
        [one] { $attacks } attack made
       *[other] { $attacks } attacks made
    }{ $golden ->
        [yes] , in a golden age
       *[no] {""}
    }.
page-golden-ages-words-colonists = Colonists: { $items }
page-golden-ages-words-colonist =
    { $at ->
        [none] not placed
        [agora] on the agora
       *[other] at { $at }
    }, { $standing ->
        [yes] standing
       *[no] lying
    }
page-golden-ages-words-techs = Technologies: { LIST($items) }
    .none = Technologies: none
page-golden-ages-words-buildings = Buildings: { LIST($items) }
    .none = Buildings: none
page-golden-ages-words-wonders = Wonders: { LIST($items) }
    .none = Wonders: none
page-golden-ages-words-points = Points: { $items }
page-golden-ages-words-points-for = { $n } for { $source }
page-golden-ages-words-judgement = { NAME($judgement) }, { $rate }: { $worth }
    .chosen = { NAME($judgement) }, { $rate }, chosen in { page-golden-ages-era }: { $worth }
page-golden-ages-words-offer = { NAME($card) }: { NAME($card, case: "text") }
    .price = { NAME($card) }, { $price }: { NAME($card, case: "text") }
page-golden-ages-words-land = Land and pieces

## The score sheet

page-golden-ages-caption-artists = scored by artists along the way
page-golden-ages-caption-buildings = scored along the way
page-golden-ages-caption-wonders = along the way and at the end
page-golden-ages-caption-discoveries = technologies that paid at once
page-golden-ages-caption-judgements = at the end of each era
page-golden-ages-caption-technologies = points printed on the back of each tile
page-golden-ages-caption-glory = tiles turned face up
page-golden-ages-caption-gold = 1 point for 3 gold
page-golden-ages-caption-future = 8 points for having the most
page-golden-ages-because = { $rule }: { $counts }.
page-golden-ages-gold-why = { $gold } gold, 1 point for every 3.
page-golden-ages-glory-why =
    { $n ->
        [0] No attack won a glory tile.
        [one] One glory tile, turned face up.
       *[other] { $n } glory tiles, turned face up.
    }
page-golden-ages-on-the-way = Along the way
page-golden-ages-at-the-end = Counted at the end
page-golden-ages-laid-open = Revealed
page-golden-ages-laid-note = kept secret since the first era
page-golden-ages-laid-nothing = nothing
page-golden-ages-tie-cities = cities on the map

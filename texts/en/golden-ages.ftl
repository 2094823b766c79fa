# The Golden Ages.

golden-ages-title = The Golden Ages
golden-ages-blurb = Four eras on a growing map: explore, build, invent and fight.

# A space of the map: "D3 (wheat)".
golden-ages-place =
    { $here ->
        [none] { $at }
       *[other] { $at } ({ NAME($here) })
    }
# The squares that a tile would cover.
golden-ages-cover =
    { $first }, { $second }{ $third ->
        [none] {""}
       *[other] , { $third }
    }
# How a tile is rotated, after a comma.
golden-ages-turned =
    { $turns ->
        [0] {""}
        [1] , rotated right
        [2] , upside down
       *[other] , rotated left
    }

## What is done: the value tells that it happened, .offer asks for it.

golden-ages-civ =
    { $actor ->
        [you] You lead
       *[other] { $actor } leads
    } { NAME($civ, case: "the") } in this era
    .offer = Lead { NAME($civ, case: "the") } in this era{ $gives ->
        [nothing] : you already have what it gives
       *[something] {""}
    }
    .help = Your civilization for this era: what it gives you.
golden-ages-civ-over =
    { $actor ->
        [you] You lead
       *[other] { $actor } leads
    } { NAME($civ, case: "the") } in this era and { $actor ->
        [you] discard
       *[other] discards
    } { NAME($old, case: "the") }
    .offer = Lead { NAME($civ, case: "the") } in this era and discard { NAME($old, case: "the") }
golden-ages-top =
    { $actor ->
        [you] You develop
       *[other] { $actor } develops
    } { NAME($tech) } thanks to India
    .offer = Develop { NAME($tech) } thanks to India
golden-ages-tile =
    { $actor ->
        [you] You place
       *[other] { $actor } places
    } the tile with { LIST($symbols) } at { $at }{ golden-ages-turned }
    .offer = Place the tile with { LIST($symbols) } on { golden-ages-cover }{ golden-ages-turned }
    .help = Every player adds a tile to the map.
golden-ages-capital =
    { $actor ->
        [you] You set your capital
       *[other] { $actor } sets the capital
    } on { golden-ages-place }
    .offer = Set your capital on { golden-ages-place }
    .help = Your colonists start from your capital and come back to it. A capital hides the symbols under it.
golden-ages-capital-stay =
    { $actor ->
        [you] You leave your capital where it is
       *[other] { $actor } leaves the capital where it is
    }
    .offer = Leave your capital where it is
golden-ages-explore =
    { $actor ->
        [you] You send
       *[other] { $actor } sends
    } an explorer out from { golden-ages-place }
    .offer = Send an explorer out from { golden-ages-place }
    .help = Explorer: moves, takes the gold of the symbols it finds there, and may found a city. It then lies down until the next era.
golden-ages-builder =
    { $actor ->
        [you] You send
       *[other] { $actor } sends
    } a builder from { golden-ages-place } to the agora
    .offer = Send a builder from { golden-ages-place } to the agora
    .help = Builder: goes to the agora and brings you a building on offer.
golden-ages-builder-free =
    { $actor ->
        [you] You build
       *[other] { $actor } builds
    } without a colonist
    .offer = Build without a colonist
    .help = Builder: brings you a building on offer. No colonist has to go to the agora.
golden-ages-artist =
    { $actor ->
        [you] You send
       *[other] { $actor } sends
    } an artist from { golden-ages-place } to the agora
    .offer = Send an artist from { golden-ages-place } to the agora
    .help = Artist: goes to the agora for 3 points.
golden-ages-soldier =
    { $actor ->
        [you] You send
       *[other] { $actor } sends
    } a soldier from { golden-ages-place }
    .offer = Send a soldier from { golden-ages-place }
    .help = Soldier: moves, then attacks rivals there. You pay gold and win a glory tile; you may found a city. It then lies down until the next era.
golden-ages-rocket =
    { $actor ->
        [you] You attack
       *[other] { $actor } attacks
    } { golden-ages-place } by rocket
    .offer = Attack { golden-ages-place } by rocket for { $price } gold
    .help = You pay for an attack anywhere and win a glory tile. No colonist has to move.
golden-ages-wonder =
    { $actor ->
        [you] You build
       *[other] { $actor } builds
    } { NAME($card, case: "the") }
    .offer = Build { NAME($card, case: "the") } for { $price } gold
    .help = A wonder is yours until the end.
golden-ages-wonder-free =
    { $actor ->
        [you] You build
       *[other] { $actor } builds
    } { NAME($card, case: "the") } for free
    .offer = Build { NAME($card, case: "the") } for free
    .help = Your civilization builds one wonder for free.
golden-ages-activate =
    { $actor ->
        [you] You activate
       *[other] { $actor } activates
    } { NAME($card, case: "the") }
    .offer = Activate { NAME($card, case: "the") }
    .help = A card works once per era.
golden-ages-tech =
    { $actor ->
        [you] You develop
       *[other] { $actor } develops
    } { NAME($tech) }
    .offer = Develop { NAME($tech) } for { $price } gold
    .help = A technology works at once and replaces the one before it in its row.
golden-ages-golden =
    { $actor ->
        [you] You start your golden age
       *[other] { $actor } starts a golden age
    }
    .offer = Start your golden age
    .help =
    { $era ->
        [4] In era IV this brings no gold; once somebody has started, everyone else has one last action.
       *[other] Your era is over: you take no more actions in it, and get 2 gold each time it would be your turn.
    }{ $judgement ->
        [chosen] {""}
       *[open] {" "}The first to start chooses the judgement.
    }
golden-ages-move =
    { $actor ->
        [you] You explore
       *[other] { $actor } explores
    } { golden-ages-place }
    .offer = Explore { golden-ages-place }
    .help = Symbols you take control of pay gold, as your technologies say.
golden-ages-to =
    { $actor ->
        [you] You attack
       *[other] { $actor } attacks
    } { golden-ages-place }
    .offer = Attack { golden-ages-place } for { $price } gold
golden-ages-keep =
    { $actor ->
        [you] You keep
       *[other] { $actor } keeps
    } a glory tile{ golden-ages-glory-worth }
    .offer = Keep the glory tile worth { $glory }
    .help = Glory tiles are points at the end.
# What a glory tile is worth, if one sees it.
golden-ages-glory-worth =
    { $glory ->
        [hidden] {""}
       *[other] {" "}worth { $glory }
    }
golden-ages-city =
    { $actor ->
        [you] You found
       *[other] { $actor } founds
    } a city at { $at }
    .offer = Found a city at { $at }
    .help = A city takes cubes from your reserve, pays gold for each, and keeps the symbols of its square yours.
golden-ages-no-city =
    { $actor ->
        [you] You don’t found a city
       *[other] { $actor } doesn’t found a city
    }
    .offer = Don’t found a city
golden-ages-cube =
    { $actor ->
        [you] You take
       *[other] { $actor } takes
    } a cube from { golden-ages-place }
    .offer = Take a cube from { golden-ages-place }
    .help = Your reserve is short: a cube of another city has to be moved.
golden-ages-card =
    { $actor ->
        [you] You take
       *[other] { $actor } takes
    } { NAME($card, case: "the") }
    .offer = Take { NAME($card, case: "the") }
golden-ages-discard =
    { $actor ->
        [you] You discard
       *[other] { $actor } discards
    } { NAME($card, case: "the") }
    .offer = Discard { NAME($card, case: "the") }
    .help = All your building spaces are full: one building has to go.
golden-ages-discard-used =
    { $actor ->
        [you] You discard
       *[other] { $actor } discards
    } { NAME($card, case: "the") }, used this era
    .offer = Discard { NAME($card, case: "the") } that you have used this era
golden-ages-free-tech =
    { $actor ->
        [you] You develop
       *[other] { $actor } develops
    } { NAME($tech) } for free
    .offer = Develop { NAME($tech) } for free
golden-ages-done =
    { $with ->
        [colonists] { $actor ->
            [you] You don’t
           *[other] { $actor } doesn’t
        } send any more colonists
       *[technologies] { $actor ->
            [you] You don’t
           *[other] { $actor } doesn’t
        } develop any more technologies
    }
    .offer =
        { $with ->
            [colonists] Don’t send any more
           *[technologies] Don’t develop any more
        }
golden-ages-stand =
    { $actor ->
        [you] You stand
       *[other] { $actor } stands
    } the colonist at { golden-ages-place } up
    .offer = Stand the colonist at { golden-ages-place } up
    .help = A colonist that stands can act again.
golden-ages-shift-none =
    { $actor ->
        [you] You don’t move any colonist
       *[other] { $actor } doesn’t move any colonist
    }
    .offer = Don’t move any colonist
golden-ages-shift-agora =
    { $actor ->
        [you] You send
       *[other] { $actor } sends
    } the colonist at { golden-ages-place } to the agora
    .offer = Send the colonist at { golden-ages-place } to the agora
golden-ages-shift-capital =
    { $actor ->
        [you] You bring
       *[other] { $actor } brings
    } { golden-ages-colonists } from the agora to the capital
    .offer = Bring { golden-ages-colonists } from the agora to your capital
golden-ages-colonists =
    { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }
golden-ages-judge =
    { $actor ->
        [you] You choose
       *[other] { $actor } chooses
    } the judgement { NAME($judgement) }
    .offer = Choose the judgement { NAME($judgement) }
    .help = Every player scores the judgement when the era ends.

## What chance brings

golden-ages-chance-start-rotation =
    The start tile is laid{ $turns ->
        [0] {" "}as it is
       *[other] { golden-ages-turned }
    }
golden-ages-chance-first =
    { $seat ->
        [you] You are the first player
       *[other] { $seat } is the first player
    }
golden-ages-chance-deal-civ =
    { $seat ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } { NAME($civ, case: "the") } for era { $era }
golden-ages-chance-deal-future =
    { $seat ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } { $future ->
        [hidden] a future technology
       *[other] the future technology { NAME($future) }
    }
golden-ages-chance-judgement = The judgement { NAME($judgement) } is turned up
golden-ages-chance-building = { NAME($card, case: "the-start") } is on offer
golden-ages-chance-draw-tile = The tile with { LIST($symbols) } is drawn
golden-ages-chance-glory =
    { $glory ->
        [hidden] A glory tile is drawn
       *[other] A glory tile worth { $glory } is drawn
    }

## Why not

golden-ages-rule-due-rotation = First the start tile is rotated.
golden-ages-rule-due-first = First the first player is drawn.
golden-ages-rule-due-deal-civ = First the civilizations are dealt.
golden-ages-rule-due-deal-future = First the future technologies are dealt.
golden-ages-rule-due-judgement = First five judgements are turned up.
golden-ages-rule-due-building = First the era’s buildings are turned up.
golden-ages-rule-due-draw-tile = First a continent tile is drawn.
golden-ages-rule-due-glory = First the attacker draws a glory tile.
golden-ages-rule-due-civ = First choose the civilization you lead in this era.
golden-ages-rule-due-top = First choose the technology of level 4 that India develops.
golden-ages-rule-due-tile = First place the continent tile you drew.
golden-ages-rule-due-capital = First say where your capital goes.
golden-ages-rule-due-action = It is time for one of the eight actions.
golden-ages-rule-due-move = First say where your explorer goes; it may stay.
golden-ages-rule-due-to = First say which square your soldier attacks.
golden-ages-rule-due-keep = First choose which of the two glory tiles you keep.
golden-ages-rule-due-city = First say whether you found a city.
golden-ages-rule-due-cube = First take the missing cube from one of your cities.
golden-ages-rule-due-card = First take one of the face-up buildings.
golden-ages-rule-due-discard = First discard one of your buildings.
golden-ages-rule-due-free-tech = First choose the technology you get for free.
golden-ages-rule-due-buy = First choose the technology you buy more cheaply.
golden-ages-rule-due-more = First buy another technology, or say that you are done.
golden-ages-rule-due-stand = First choose the colonist that stands up.
golden-ages-rule-due-shift = First say whom Notre Dame moves.
golden-ages-rule-due-shift-more = First send another lying colonist, or say that you are done.
golden-ages-rule-due-judge = First choose the judgement of this era.
golden-ages-rule-over = The game is over.
golden-ages-rule-redacted = That is how others see it; say what it really is.
golden-ages-rule-wrong-deal = That card, or that seat, is not next in the deal.
golden-ages-rule-no-seat = There is no such seat in this game.
golden-ages-rule-no-judgement = The judgement { NAME($judgement) } is not in the deck.
golden-ages-rule-no-building = { NAME($card, case: "the-start") } is no longer in this era’s deck.
golden-ages-rule-no-tile = That tile cannot be drawn now.
golden-ages-rule-no-glory = There is no such glory tile left.
golden-ages-rule-no-civ = You can keep your old civilization or take this era’s.
golden-ages-rule-not-top = India develops a technology of level 4 that you do not have.
golden-ages-rule-tile-turn = Use the smaller rotation; it looks the same.
golden-ages-rule-tile-grid = The tile must lie on free squares of the map.
golden-ages-rule-tile-alone = The tile must lie beside another continent tile.
golden-ages-rule-tile-seam = Land must meet land and sea must meet sea.
golden-ages-rule-capital-place = Your capital can go only to the tile you placed.
golden-ages-rule-capital-first = In the first era you must place your capital.
golden-ages-rule-no-standing = You have no standing colonist there.
golden-ages-rule-too-far = { $at } is too far: your colonists move { $range }.
golden-ages-rule-no-offer = No building is on offer.
golden-ages-rule-not-offered = { NAME($card, case: "the-start") } is not on offer.
golden-ages-rule-no-free-builder = You cannot build without a colonist.
golden-ages-rule-not-held = You do not have { NAME($card, case: "the") } in that state.
golden-ages-rule-attacks-done = You have made your four attacks.
golden-ages-rule-no-target = There is nothing to attack there, or it is out of reach.
golden-ages-rule-attack-price = The attack costs { $price } gold; you have { $gold }.
golden-ages-rule-no-rocketry = You need Rocketry to attack without a colonist.
golden-ages-rule-not-drawn = You did not draw a glory tile of that value.
golden-ages-rule-no-wonder = { NAME($card, case: "the-start") } is not on offer in this era.
golden-ages-rule-wonder-price = The price of { NAME($card, case: "the") } is { $price } gold; you have { $gold }.
golden-ages-rule-no-free-wonder = Only Greece builds a wonder for free, once per game.
golden-ages-rule-not-yours = You have not built { NAME($card, case: "the") }.
golden-ages-rule-no-gear = { NAME($card, case: "the-start") } cannot be activated.
golden-ages-rule-already-used = You have already used { NAME($card, case: "the") } in this era.
golden-ages-rule-nothing-to-buy = There is no technology you could pay for with it.
golden-ages-rule-have-tech = You have already developed { NAME($tech) }.
golden-ages-rule-tech-order = The technology before { NAME($tech) } in its row comes first.
golden-ages-rule-tech-price = { NAME($tech) } costs { $price } gold; you have { $gold }.
golden-ages-rule-still-standing = You still have a standing colonist.
golden-ages-rule-no-city = You have no city there to take a cube from.
golden-ages-rule-not-lying = You have no lying colonist there.
golden-ages-rule-wrong-shift = Name a square with a lying colonist of yours, or how many of yours leave the agora.
golden-ages-rule-shift-order = Colonists go to the agora row by row, from left to right.
golden-ages-rule-judgement-gone = The judgement { NAME($judgement) } is not among those left.

## Options: what can be agreed before the game, and what it changes

golden-ages-option-versailles = Versailles and the Eiffel Tower
golden-ages-option-versailles-act = Pay when activated
    .help = Versailles and the Eiffel Tower give their points each time you activate them.
golden-ages-option-versailles-now = Pay when built
    .help = Versailles and the Eiffel Tower give their points once, as you build them.
golden-ages-option-tenth-future = The tenth future technology
golden-ages-option-tenth-future-build = For the most buildings
    .help = Arcology is in the game: 8 points for having the most buildings.
golden-ages-option-tenth-future-none = Not in the game
    .help = Arcology stays in the box; nine future technologies are in the game.
golden-ages-option-future-ties = Ties for a future technology
golden-ages-option-future-ties-strict = Nobody scores
    .help = A future technology pays only if you have more than everybody else.
golden-ages-option-future-ties-lenient = Ties score
    .help = A future technology also pays if somebody else has as many as you.
golden-ages-option-judgement-out = The judgement left in the box
golden-ages-option-judgement-out-none = None
    .help = All ten judgements are in the game.
golden-ages-option-judgement-out-j1 = { golden-ages-name-j1 }
    .help = { golden-ages-name-j1 } cannot be chosen in this game.
golden-ages-option-judgement-out-j2 = { golden-ages-name-j2 }
    .help = { golden-ages-name-j2 } cannot be chosen in this game.
golden-ages-option-judgement-out-j3 = { golden-ages-name-j3 }
    .help = { golden-ages-name-j3 } cannot be chosen in this game.
golden-ages-option-judgement-out-j4 = { golden-ages-name-j4 }
    .help = { golden-ages-name-j4 } cannot be chosen in this game.
golden-ages-option-judgement-out-j5 = { golden-ages-name-j5 }
    .help = { golden-ages-name-j5 } cannot be chosen in this game.
golden-ages-option-judgement-out-j6 = { golden-ages-name-j6 }
    .help = { golden-ages-name-j6 } cannot be chosen in this game.
golden-ages-option-judgement-out-j7 = { golden-ages-name-j7 }
    .help = { golden-ages-name-j7 } cannot be chosen in this game.
golden-ages-option-judgement-out-j8 = { golden-ages-name-j8 }
    .help = { golden-ages-name-j8 } cannot be chosen in this game.
golden-ages-option-judgement-out-j9 = { golden-ages-name-j9 }
    .help = { golden-ages-name-j9 } cannot be chosen in this game.
golden-ages-option-judgement-out-j10 = { golden-ages-name-j10 }
    .help = { golden-ages-name-j10 } cannot be chosen in this game.

## Where points come from

golden-ages-source-artists = Artists
    .inline = artists
golden-ages-source-buildings = Buildings
    .inline = buildings
golden-ages-source-wonders = Wonders
    .inline = wonders
golden-ages-source-discoveries = Level 4 technologies
    .inline = level 4 technologies
golden-ages-source-judgements = Judgements
    .inline = judgements
golden-ages-source-technologies = Technologies
    .inline = technologies
golden-ages-source-glory = Glory
    .inline = glory
golden-ages-source-gold = Gold
    .inline = gold
golden-ages-source-future = Future technology
    .inline = the future technology

## What an action brought about beside what it says

golden-ages-fact-city-lost =
    { $seat ->
        [you] You lose your
       *[other] { $seat } loses the
    } city at { $at }
golden-ages-fact-expelled =
    { $count ->
        [one] { $seat ->
            [you] Your colonist at { $at } goes
           *[other] { $seat }’s colonist at { $at } goes
        }
       *[other] { $seat ->
            [you] Your { $count } colonists at { $at } go
           *[other] { $seat }’s { $count } colonists at { $at } go
        }
    } back to the capital
golden-ages-fact-gold =
    { $way ->
        [gains] { $seat ->
            [you] You get
           *[other] { $seat } gets
        }
       *[pays] { $seat ->
            [you] You pay
           *[other] { $seat } pays
        }
    } { $gold } gold
golden-ages-fact-future-now =
    The future technology { NAME($future) } { $way ->
        [gains] now
       *[loses] no longer
    } counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat ->
        [you] you
       *[other] { $seat }
    }{ $seat ->
        [you] {" "}(nobody else sees this yet)
       *[other] {""}
    }
golden-ages-fact-judged =
    The judgement { NAME($judgement) } brings { $seat ->
        [you] you
       *[other] { $seat }
    } { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
golden-ages-fact-era-ended =
    Era { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } is over
golden-ages-fact-last-turns = The last golden ages have begun: every other player has one more action
golden-ages-fact-future-met =
    { NAME($future) } brings { $seat ->
        [you] you
       *[other] { $seat }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
golden-ages-fact-future-missed =
    { NAME($future) } brings { $seat ->
        [you] you
       *[other] { $seat }
    } nothing
golden-ages-fact-ended = The game is over: the fourth era has ended

## The table in a terminal; columns are narrow, so short words are best

golden-ages-table-head =
    Era { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $who ->
        [seat] { $seat }{" "}
       *[nobody] {""}
    }{ $phase ->
        [start-rotation] The start tile is rotated.
        [first] The first player is drawn.
        [deal-civ] Civilizations are dealt.
        [deal-future] Future technologies are dealt.
        [judgement] Judgements are turned up.
        [building] Buildings are turned up.
        [draw-tile] A tile is drawn.
        [glory] A glory tile is drawn.
        [civ] chooses a civilization.
        [top] chooses India’s technology.
        [tile] places a tile.
        [capital] decides where the capital goes.
        [action] takes an action.
        [move] moves an explorer.
        [to] chooses what to attack.
        [keep] keeps a glory tile.
        [city] may found a city.
        [cube] takes a cube from the map.
        [card] takes a building.
        [discard] discards a building.
        [free-tech] develops a technology for free.
        [buy] buys a technology at a lower price.
        [more] may develop another technology.
        [stand] stands a colonist up.
        [shift] moves colonists with Notre Dame.
        [shift-more] may send another colonist to the agora.
        [judge] chooses the judgement.
       *[over] The game is over.
    }
golden-ages-table-last-turns =
    { $n ->
        [0] This is the last turn.
        [one] { $n } more turn to come.
       *[other] { $n } more turns to come.
    }
golden-ages-table-legend-symbols = { golden-ages-name-game.map } deer, { golden-ages-name-wheat.map } wheat, { golden-ages-name-rock.map } rock, { golden-ages-name-gem.map } gem; (..) island, x under a capital
golden-ages-table-legend-pieces = A standing, a lying, [A] capital, A# city, A## of two cubes
golden-ages-table-legend-coast = - | coast, : . land with nothing beside it yet
golden-ages-table-legend-brief = { golden-ages-name-game.map } deer, { golden-ages-name-wheat.map } wheat, { golden-ages-name-rock.map } rock, { golden-ages-name-gem.map } gem; (..) island; A standing, a lying, A# city
golden-ages-table-tile = The tile, rotated; the square you name is its upper left corner
golden-ages-table-none = none
golden-ages-table-agora = Agora:
golden-ages-table-of-era = (era { $n })
golden-ages-table-pays-now = Now:
golden-ages-table-on-offer = On offer:
golden-ages-table-copies = { $n } x
golden-ages-table-price = { $n } gold
golden-ages-table-for-gold = for { $n }
golden-ages-table-judgements = Judgements:
golden-ages-table-techs = Technologies for 3, 5, 8 and 12 gold, and who has them:
golden-ages-table-points = points
golden-ages-table-points-now = { $n } if it ended now:
golden-ages-table-source = { SOURCE($source, case: "inline") } { $points }
golden-ages-table-on-track = { $n } on the track
golden-ages-table-symbols = symbols
golden-ages-table-takes = takes
golden-ages-table-controls = controls
golden-ages-table-cubes = cubes
golden-ages-table-pieces =
    { $ready } in reserve, { $map } on the map; moves { $anywhere ->
        [yes] anywhere
       *[no] { $range }
    }; attacks { $attacks }{ $more ->
        [yes] {" "}(the next for { $price } gold)
       *[no] {""}
    }
golden-ages-table-used = (used)
golden-ages-table-buildings = buildings
golden-ages-table-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
golden-ages-table-wonders = wonders
golden-ages-table-glory = glory
golden-ages-table-to-come = to come
golden-ages-table-future = future
golden-ages-table-technologies = technologies
golden-ages-table-next = next
golden-ages-table-civ-number = (number { $n })
golden-ages-table-gold = { $n } gold
golden-ages-table-first-player = first player
golden-ages-table-golden-age = in a golden age
golden-ages-table-piece =
    { $what ->
        [standing] standing colonist
        [lying] lying colonist
        [capital] capital
        [two-cubes] city of two cubes
       *[city] city
    } of { $seat }
golden-ages-table-land = land
golden-ages-table-sea = sea
golden-ages-table-twice = twice
golden-ages-table-standing =
    { $civ ->
        [none] {""}
       *[other] { NAME($civ) },{" "}
    }{ $gold } gold, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $golden ->
        [yes] in a golden age
       *[no] { $standing ->
            [one] { $standing } colonist standing
           *[other] { $standing } colonists standing
        }
    }, { $cubes ->
        [one] { $cubes } cube ready
       *[other] { $cubes } cubes ready
    }; { $own ->
        [yes] has
       *[no] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    }

## What a line of the score sheet counts

golden-ages-count-game =
    { $count ->
        [one] { $count } deer symbol
       *[other] { $count } deer symbols
    }
golden-ages-count-wheat =
    { $count ->
        [one] { $count } wheat symbol
       *[other] { $count } wheat symbols
    }
golden-ages-count-rock =
    { $count ->
        [one] { $count } rock symbol
       *[other] { $count } rock symbols
    }
golden-ages-count-gem =
    { $count ->
        [one] { $count } gem symbol
       *[other] { $count } gem symbols
    }
golden-ages-count-cube =
    { $count ->
        [one] { $count } cube on the map
       *[other] { $count } cubes on the map
    }
golden-ages-count-city =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
golden-ages-count-city-or-capital =
    { $count ->
        [one] { $count } city or capital
       *[other] { $count } cities and capitals
    }
golden-ages-count-glory-tile =
    { $count ->
        [one] { $count } glory tile
       *[other] { $count } glory tiles
    }
golden-ages-count-wonder =
    { $count ->
        [one] { $count } wonder
       *[other] { $count } wonders
    }
golden-ages-count-building =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
golden-ages-count-technology =
    { $count ->
        [one] { $count } technology
       *[other] { $count } technologies
    }
golden-ages-count-high-technology =
    { $count ->
        [one] { $count } technology of level 3 or 4
       *[other] { $count } technologies of level 3 or 4
    }
golden-ages-count-on-agora =
    { $count ->
        [one] { $count } colonist on the agora
       *[other] { $count } colonists on the agora
    }
golden-ages-count-lying =
    { $count ->
        [one] { $count } colonist lying on the map
       *[other] { $count } colonists lying on the map
    }
golden-ages-count-standing =
    { $count ->
        [one] { $count } colonist standing
       *[other] { $count } colonists standing
    }
golden-ages-count-gold = { $count } gold
golden-ages-count-three-gold = 3 gold, { $count ->
        [one] { $count } time
       *[other] { $count } times
    }

## Names of things

# .map is two letters for the map of a terminal.
golden-ages-name-game = deer
    .map = de
    .each = deer symbol
    .short = deer
    .most = deer symbols
golden-ages-name-wheat = wheat
    .map = wh
    .each = wheat symbol
    .short = wheat
    .most = wheat symbols
golden-ages-name-rock = rock
    .map = ro
    .each = rock symbol
    .short = rock
    .most = rock symbols
golden-ages-name-gem = gem
    .map = ge
    .each = gem symbol
    .short = gem
    .most = gem symbols

# What judgements and future technologies count.
golden-ages-name-cube = cube
    .each = cube on the map
    .short = cube
    .most = cubes on the map
golden-ages-name-glory-tile = glory tile
    .each = glory tile
    .short = glory tile
    .most = glory tiles
golden-ages-name-wonder = wonder
    .each = wonder
    .short = wonder
    .most = wonders
golden-ages-name-building = building
    .each = building
    .short = building
    .most = buildings
golden-ages-name-technology = technology
    .each = technology
    .short = technology
    .most = technologies
golden-ages-name-gold = gold
    .each = gold
    .short = gold
    .most = gold
golden-ages-name-three-gold = 3 gold
    .each = 3 gold
    .short = 3 gold
    .most = gold
golden-ages-name-hidden = a hidden civilization

golden-ages-name-wheel = Wheel
    .short = move 1
    .text = Colonists move 1 square.
golden-ages-name-carriage = Carriage
    .short = move 2
    .text = Colonists move up to 2 squares.
golden-ages-name-rail = Rail
    .short = move 3
    .text = Colonists move up to 3 squares.
golden-ages-name-aviation = Aviation
    .short = anywhere
    .text = Colonists move anywhere.
golden-ages-name-rocketry = Rocketry
    .short = attack from afar
    .text = 3 points per gem at once. Attack anywhere without a colonist.
golden-ages-name-hunting = Hunting
    .short = +1 per deer
    .text = 1 gold for taking deer.
golden-ages-name-agriculture = Agriculture
    .short = +1 per wheat
    .text = 1 gold for taking wheat.
golden-ages-name-architecture = Architecture
    .short = +1 space
    .text = Opens another building space.
golden-ages-name-medicine = Medicine
    .short = +3 per wheat
    .text = 3 gold for taking wheat.
golden-ages-name-genetics = Genetics
    .short = builders are free
    .text = 2 points per wheat at once. Builders need no colonist.
golden-ages-name-fire = Fire
    .short = building space 1
    .text = Your first building space is open.
golden-ages-name-metallurgy = Metallurgy
    .short = +1 per rock
    .text = 1 gold for taking rock.
golden-ages-name-construction = Construction
    .short = 2 cubes per city
    .text = New cities take 2 cubes.
golden-ages-name-engineering = Engineering
    .short = +3 per rock
    .text = 3 gold for taking rock.
golden-ages-name-computer-science = Computer Science
    .short = agora: 2 points
    .text = 2 points per rock at once. 2 points for each colonist sent to the agora.
golden-ages-name-barter = Barter
    .short = +1 per cube
    .text = 1 gold for each cube placed.
golden-ages-name-writing = Writing
    .short = +1 space
    .text = Opens another building space.
golden-ages-name-currency = Currency
    .short = +2 per gem
    .text = 2 gold for taking a gem.
golden-ages-name-commerce = Commerce
    .short = +2 per cube
    .text = 2 gold for each cube placed.
golden-ages-name-economy = Economy
    .short = +4 per gem
    .text = 1 point per cube on the map at once. 4 gold for taking a gem.

golden-ages-name-babylon = Babylon
    .text = Develop Agriculture at once.
golden-ages-name-phoenicia = Phoenicia
    .text = Develop Writing at once.
golden-ages-name-egypt = Egypt
    .text = Develop Metallurgy at once.
golden-ages-name-greece = Greece
    .text = Build one wonder per game for free.
golden-ages-name-persia = Persia
    .text = Develop Carriage at once.
golden-ages-name-rome = Rome
    .text = 2 gold at once. Builders need no colonist.
golden-ages-name-china = China
    .text = Attacks cost 2 gold less. Draw 2 glory tiles, keep 1.
golden-ages-name-inca = Inca
    .the = the Inca
    .text = 2 gold for taking wheat.
golden-ages-name-aztecs = Aztecs
    .the = the Aztecs
    .text = 2 gold for taking a gem.
golden-ages-name-mongolia = Mongolia
    .text = 2 gold for taking rock.
golden-ages-name-france = France
    .text = 4 gold after each of your attacks.
golden-ages-name-arabia = Arabia
    .text = 4 gold at once. Builders need no colonist.
golden-ages-name-byzantium = Byzantium
    .text = 5 gold at once.
golden-ages-name-spain = Spain
    .text = 3 gold for taking a gem.
golden-ages-name-turkey = Turkey
    .text = With Agriculture: develop Architecture, or get 6 gold if you already have it.
golden-ages-name-england = England
    .text = With Writing: develop Currency, or get 6 gold if you already have it.
golden-ages-name-portugal = Portugal
    .text = 4 gold at once. 3 gold when a colonist crosses the map’s edge.
golden-ages-name-prussia = Prussia
    .text = With Carriage: develop Rail, or get 6 gold if you already have it.
golden-ages-name-austria = Austria
    .text = With Metallurgy: develop Construction, or get 6 gold if you already have it.
golden-ages-name-russia = Russia
    .text = Explorers do not lie down.
golden-ages-name-japan = Japan
    .text = Technologies cost 2 gold less; develop several in one action.
golden-ages-name-usa = USA
    .the = the USA
    .text = 4 gold for moving onto a rival’s square.
golden-ages-name-european-union = European Union
    .the = the European Union
    .text = 4 gold for each colonist sent to the agora.
golden-ages-name-india = India
    .text = Develop a level 4 technology at once, without its points.
golden-ages-name-brazil = Brazil
    .text = 4 gold for taking a gem.

golden-ages-name-colossus = Colossus
    .the = the Colossus
    .the-start = The Colossus
    .text = At once: 2 points per cube on the map. Activate: 1 point.
golden-ages-name-great-library = Great Library
    .the = the Great Library
    .the-start = The Great Library
    .text = At once: develop a technology for free.
golden-ages-name-pyramids = Pyramids
    .the = the Pyramids
    .the-start = The Pyramids
    .text = At once: 2 points per rock. Activate: 1 point.
golden-ages-name-hanging-gardens = Hanging Gardens
    .the = the Hanging Gardens
    .the-start = The Hanging Gardens
    .text = At once: 2 points per wheat. Activate: 1 point.
golden-ages-name-notre-dame = Notre Dame
    .the = Notre Dame
    .the-start = Notre Dame
    .text = Activate: send your lying colonists to the agora, or bring colonists home from it.
golden-ages-name-hagia-sophia = Hagia Sophia
    .the = Hagia Sophia
    .the-start = Hagia Sophia
    .text = 2 gold for each city founded.
golden-ages-name-spiral-minaret = Spiral Minaret
    .the = the Spiral Minaret
    .the-start = The Spiral Minaret
    .text = At the end, 2 points per technology of level 3 or 4.
golden-ages-name-great-wall = Great Wall
    .the = the Great Wall
    .the-start = The Great Wall
    .text = 3 gold whenever a rival attacks.
golden-ages-name-oxford-university = Oxford University
    .the = Oxford University
    .the-start = Oxford University
    .text = At once: develop two technologies for free.
golden-ages-name-versailles = Versailles
    .the = Versailles
    .the-start = Versailles
    .text = Activate: 1 point per wheat.
golden-ages-name-eiffel-tower = Eiffel Tower
    .the = the Eiffel Tower
    .the-start = The Eiffel Tower
    .text = Activate: 1 point per rock.
golden-ages-name-porcelain-tower = Porcelain Tower
    .the = the Porcelain Tower
    .the-start = The Porcelain Tower
    .text = At once: 3 points per glory tile.
golden-ages-name-kremlin = Kremlin
    .the = the Kremlin
    .the-start = The Kremlin
    .text = At once: 1 point per lying colonist on the map.
golden-ages-name-apollo-program = Apollo Program
    .the = the Apollo Program
    .the-start = The Apollo Program
    .text = At once: 2 points per gem.
golden-ages-name-internet = Internet
    .the = the Internet
    .the-start = The Internet
    .text = At once: 1 point per city and 1 for the capital.
golden-ages-name-united-nations = United Nations
    .the = the United Nations
    .the-start = The United Nations
    .text = You receive the gold rivals pay to attack.

golden-ages-name-market = Market
    .the = the Market
    .the-start = The Market
    .text = 1 gold per colonist on the agora.
golden-ages-name-library = Library
    .the = the Library
    .the-start = The Library
    .text = Develop a technology for 2 gold less.
golden-ages-name-granary = Granary
    .the = the Granary
    .the-start = The Granary
    .text = 1 gold for each of your standing colonists.
golden-ages-name-bank = Bank
    .the = the Bank
    .the-start = The Bank
    .text = 4 gold.
golden-ages-name-university = University
    .the = the University
    .the-start = The University
    .text = Develop a technology for 3 gold less.
golden-ages-name-wall = Wall
    .the = the Wall
    .the-start = The Wall
    .text = Attacks on you cost 3 gold more.
golden-ages-name-museum = Museum
    .the = the Museum
    .the-start = The Museum
    .text = 6 gold.
golden-ages-name-observatory = Observatory
    .the = the Observatory
    .the-start = The Observatory
    .text = Develop a technology for 5 gold less.
golden-ages-name-factory = Factory
    .the = the Factory
    .the-start = The Factory
    .text = Stand up one of your colonists.
golden-ages-name-cinema = Cinema
    .the = the Cinema
    .the-start = The Cinema
    .text = 2 points per colonist on the agora.
golden-ages-name-laboratory = Laboratory
    .the = the Laboratory
    .the-start = The Laboratory
    .text = Develop a technology for free.
golden-ages-name-power-plant = Power Plant
    .the = the Power Plant
    .the-start = The Power Plant
    .text = 2 gold per city and 2 for the capital.

golden-ages-name-j1 = Builders
    .text = 3 points for each building.
golden-ages-name-j2 = Conquerors
    .text = 2 points for each glory tile.
golden-ages-name-j3 = Peoples
    .text = 1 point for each cube on the map.
golden-ages-name-j4 = Jewels
    .text = 2 points for each gem symbol.
golden-ages-name-j5 = Quarries
    .text = 2 points for each rock symbol.
golden-ages-name-j6 = Wilds
    .text = 2 points for each deer symbol.
golden-ages-name-j7 = Harvests
    .text = 2 points for each wheat symbol.
golden-ages-name-j8 = Monuments
    .text = 4 points for each wonder.
golden-ages-name-j9 = Learning
    .text = 1 point for each technology.
golden-ages-name-j10 = Treasury
    .text = 1 point for each 3 gold.

golden-ages-name-f1 = New World Order
    .text = At the end, 8 points for having the most gold.
golden-ages-name-f2 = Artificial Intelligence
    .text = At the end, 8 points for having the most technologies.
golden-ages-name-f3 = Time Travel
    .text = At the end, 8 points for having the most wonders.
golden-ages-name-f4 = Psychohistory
    .text = At the end, 8 points for having the most cubes on the map.
golden-ages-name-f5 = Space Flight
    .text = At the end, 8 points for having the most glory tiles.
golden-ages-name-f6 = Nanotechnology
    .text = At the end, 8 points for having the most rock symbols.
golden-ages-name-f7 = Biotechnology
    .text = At the end, 8 points for having the most deer symbols.
golden-ages-name-f8 = Cold Fusion
    .text = At the end, 8 points for having the most gem symbols.
golden-ages-name-f9 = Undersea Agriculture
    .text = At the end, 8 points for having the most wheat symbols.
golden-ages-name-f10 = Arcology
    .text = At the end, 8 points for having the most buildings.

## Where in the game

golden-ages-round =
    Era { $round ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }

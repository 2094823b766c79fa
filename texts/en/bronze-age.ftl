# Bronze Age.

bronze-age-title = Bronze Age
bronze-age-blurb = Two civilizations play Actions at three decks, take them back, and try to outlast The Collapse.

# A card as players tell it from others; $card is "hidden" where it is not seen.
bronze-age-a-card =
    { $card ->
        [hidden] { $type ->
            [none] a card
           *[other] a { NAME($type, case: "adj") } card
        }
       *[other] a { NAME($type, case: "adj") } card ({ bronze-age-card-front })
    }
# The same card as one of those in view.
bronze-age-the-card =
    { $card ->
        [hidden] { bronze-age-a-card }
       *[other] the { NAME($type, case: "adj") } card ({ bronze-age-card-front })
    }
# What a card shows: "Warfare 3, Raid".
bronze-age-card-front =
    { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
    }

## What is done: the value tells that it happened, .offer asks for it.

bronze-age-civ =
    { $actor ->
        [you] You choose
       *[other] { $actor } chooses
    } { NAME($civ) }
    .offer = Choose { NAME($civ) }
bronze-age-play =
    { $actor ->
        [you] You play
       *[other] { $actor } plays
    } a { NAME($type, case: "adj") } Action at deck { $deck }{ $match ->
        [yes] , a match
       *[no] {""}
    }
    .offer =
        Play a { NAME($type, case: "adj") } Action at deck { $deck }{ $match ->
            [yes] , a match
           *[no] {""}
        }
bronze-age-return =
    { $actor ->
        [you] You take
       *[other] { $actor } takes
    } a { NAME($type, case: "adj") } Action back from deck { $deck }, for { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
    .offer =
        Take a { NAME($type, case: "adj") } Action back from deck { $deck }, for { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }
bronze-age-draw1 =
    { $actor ->
        [you] You decide to draw a card
       *[other] { $actor } decides to draw a card
    }
    .offer = Draw a card
bronze-age-draw2 =
    { $actor ->
        [you] You decide to draw
       *[other] { $actor } decides to draw
    } { $cards ->
        [1] the last card of the deck
       *[other] two cards
    }
    .offer =
        { $cards ->
            [1] Draw the last card of the deck
           *[other] Draw two cards
        }
bronze-age-play1 =
    { $actor ->
        [you] You decide to play a card
       *[other] { $actor } decides to play a card
    }
    .offer = Play a card
bronze-age-stop =
    { $actor ->
        [you] You stop
       *[other] { $actor } stops
    }
    .offer = Stop
bronze-age-card =
    { $actor ->
        [you] You play
       *[other] { $actor } plays
    } { bronze-age-a-card } for { bronze-age-card-as }
    .offer = Play { bronze-age-the-card } for { bronze-age-card-as }
    .effect =
        { $where ->
            [basic] {""}
           *[special] { $ability ->
                [none] {""}
               *[other] { NAME($ability, case: "text") }
            }
        }
# What a card is played for: "Society 2", "Warfare 3, then Raid".
bronze-age-card-as =
    { $where ->
        [basic] { NAME($icon) } { $basic }
       *[special] { NAME($aspect) } { $special }{ $ability ->
            [none] {""}
           *[other] , then { NAME($ability) }
        }
    }
bronze-age-decline =
    { $actor ->
        [you] You choose not to play a card
       *[other] { $actor } chooses not to play a card
    }
    .offer = Don’t play a card
bronze-age-deck =
    { $for ->
        [draw] { $actor ->
            [you] You draw
           *[other] { $actor } draws
        } from deck { $deck }
       *[gain] { $actor ->
            [you] You gain
           *[other] { $actor } gains
        } the top card of deck { $deck }
    }
    .offer =
        { $for ->
            [draw] Draw from deck { $deck }
           *[gain] Gain the top card of deck { $deck }
        }
bronze-age-take =
    { $actor ->
        [you] You conquer
       *[other] { $actor } conquers
    } a { NAME($type, case: "adj") } Territory from { $rival ->
        [you] you
       *[other] { $rival }
    }
    .offer = Conquer a { NAME($type, case: "adj") } Territory
bronze-age-keep =
    { $actor ->
        [you] You keep your
       *[other] { $actor } keeps the
    } { NAME($type, case: "adj") } Territories
    .offer = Keep your { NAME($type, case: "adj") } Territories
bronze-age-discard =
    { $actor ->
        [you] You discard
       *[other] { $actor } discards
    } { bronze-age-a-card }
    .offer = Discard { bronze-age-the-card }

## What chance brings

bronze-age-chance-first =
    { $seat ->
        [you] You are the first player
       *[other] { $seat } is the first player
    }
bronze-age-chance-civ =
    { $seat ->
        [you] You get
       *[other] { $seat } gets
    } { NAME($civ) }
bronze-age-chance-deal =
    { $seat ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } { bronze-age-a-card }
bronze-age-chance-top = Deck { $deck } now shows { NAME($type) }
bronze-age-chance-front =
    { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { bronze-age-a-card }
bronze-age-chance-raid =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { bronze-age-a-card } from { $rival ->
        [you] your
       *[other] { $rival }’s
    } hand by a Raid
bronze-age-chance-box = A { NAME($type, case: "adj") } card goes back to the box

## Why not

bronze-age-rule-first = The first player is drawn once, when the game begins.
bronze-age-rule-deal = Each player is dealt one unseen card of each type.
bronze-age-rule-civ-deal = Each player gets a different civilization.
bronze-age-rule-civ = Civilizations are chosen before the first turn, if the players agreed on that.
bronze-age-rule-not-due = Something else has to be decided first.
bronze-age-rule-pass = On your turn you play or take back exactly one Action.
bronze-age-rule-hold = You have no { NAME($type, case: "adj") } Action in hand.
bronze-age-rule-deck-full = There are already three Actions at deck { $deck }.
bronze-age-rule-lying = There is no { NAME($type, case: "adj") } Action at deck { $deck }.
bronze-age-rule-hand-full = With three Actions in hand you cannot take one back.
bronze-age-rule-decline = Only after a match may you choose not to play a card.
bronze-age-rule-draw2 = You draw two cards only after an Action that did not match.
bronze-age-rule-play1 = You choose to play a card after an Action that did not match, or as a step of a Return.
bronze-age-rule-play-first = First choose to play a card.
bronze-age-rule-stop = You can stop after an Action that did not match, or at a step of a Return.
bronze-age-rule-step = Drawing one card is a step of a Return.
bronze-age-rule-empty = Deck { $deck } has no cards left.
bronze-age-rule-not-held = You can play only cards from your hand.
bronze-age-rule-no-fit = Your civilization does not have { NAME($aspect) }, so this card can only be played as basic.
bronze-age-rule-no-play = No Action or Ability lets you play a card now.
bronze-age-rule-deck = No Ability asks for a deck now.
bronze-age-rule-raid = A Raid takes a card from the opponent’s hand.
bronze-age-rule-conquest = Conquest takes a Territory of a type the opponent controls.
bronze-age-rule-ornament = Ornament plays a card under the Basic Civilization only.
bronze-age-rule-keep = At The Collapse you keep one type of Territory that you control.
bronze-age-rule-discard = At The Collapse you discard cards from your hand, down to three.
bronze-age-rule-box = The cards left over from the new decks go back to the box.
bronze-age-rule-over = The game is over.
bronze-age-rule-top = A new top card is one of those in the decks.
bronze-age-rule-unseen = Say which card it is.
bronze-age-rule-front = A drawn card is an unseen one of the type on its back.

## Options

bronze-age-option-civilizations = Civilizations
bronze-age-option-civilizations-random = Dealt
    .help = Each player is dealt a civilization.
bronze-age-option-civilizations-choice = Chosen
    .help = The players choose their civilizations, one after the other.
bronze-age-option-first = First player
bronze-age-option-first-random = Drawn
    .help = The first player is drawn.
bronze-age-option-first-a = The first seat
    .help = Whoever sits in the first seat begins.
bronze-age-option-first-b = The second seat
    .help = Whoever sits in the second seat begins.

## Where points come from

bronze-age-source-basic = Basic icons
    .inline = basic icons
bronze-age-source-specialized = Specialized icons
    .inline = specialized icons
bronze-age-source-territories = Territories
    .inline = Territories
bronze-age-source-triumphs = Triumphs
    .inline = Triumphs

## What an action brought about beside what it says

bronze-age-fact-triumph-won =
    { $seat ->
        [you] You win
       *[other] { $seat } wins
    } the { NAME($icon) } Triumph, worth { bronze-age-points }
bronze-age-fact-triumph-lost =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } the { NAME($icon) } Triumph, worth { bronze-age-points }
bronze-age-fact-collapse =
    { $deck ->
        [none] The Collapse begins
       *[other] Deck { $deck } is empty: The Collapse begins
    }
bronze-age-fact-new-decks =
    The Collapse is over; each new deck has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
bronze-age-fact-ended =
    { $deck ->
        [none] The game is over: it has reached its last turn
       *[other] The game is over: deck { $deck } is empty
    }
bronze-age-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The table in a terminal; columns are narrow, so short words are best

bronze-age-table-turn =
    { $over ->
        [yes] Turns played: { $turn }
       *[no] Turn { $turn }
    }, { $collapse ->
        [ahead] The Collapse is ahead
        [now] The Collapse
       *[done] after The Collapse
    }
bronze-age-table-asks =
    { $phase ->
        [over] the game is over
        [first] the first player is drawn
        [deal] the first hands are dealt
        [top] a new top card comes up
        [civ-deal] the civilizations are dealt
        [civ] choose a civilization
        [move] play or return an Action
        [mode] no match: draw two cards, play one, or stop
        [step] a step of a Return: draw, play, or stop
        [card-may] a match: you may play a card
        [card-must] play a card
        [card-basic] Ornament: play a card as basic
        [draw-deck] choose a deck to draw from
        [gain-deck] Quarry: choose a deck to gain from
        [gain-draw-deck] Foundry: choose a deck to gain and draw from
        [take] Conquest: choose a Territory to take
        [raid] a card is raided
        [front] a card is drawn
        [keep-first] The Collapse: choose the Territories to keep
        [keep-second] The Collapse: choose the Territories to keep
        [discard-first] The Collapse: discard down to three cards
        [discard-second] The Collapse: discard down to three cards
       *[box] the leftover cards go back to the box
    }
bronze-age-table-none = none
bronze-age-table-nobody = -
bronze-age-table-deck = deck { $deck }
bronze-age-table-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
bronze-age-table-no-top = no card
bronze-age-table-actions = Actions
bronze-age-table-territories = Territories
bronze-age-table-triumphs = Triumphs
bronze-age-table-icons = icons
bronze-age-table-below = under them
bronze-age-table-discarded = discarded
bronze-age-table-box = in the box
bronze-age-table-hand = hand
bronze-age-table-raided = known through Raids:
bronze-age-table-thrown = you threw
bronze-age-table-not-yours = {" "}(not yours)
bronze-age-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
bronze-age-table-first-player = , first player

## What a line of the score sheet counts

bronze-age-count-icons =
    { $count ->
        [one] { $count } { NAME($which) } icon
       *[other] { $count } { NAME($which) } icons
    }
bronze-age-count-territories =
    { $count ->
        [one] { $count } Territory
       *[other] { $count } Territories
    }

## Names of things

bronze-age-name-sea = The Sea
    .short = Sea
    .adj = Sea
bronze-age-name-mountains = The Mountains
    .short = Mountains
    .adj = Mountains
bronze-age-name-plains = The Plains
    .short = Plains
    .adj = Plains

bronze-age-name-exploration = Exploration
bronze-age-name-prosperity = Prosperity
bronze-age-name-society = Society

bronze-age-name-agriculture = Agriculture
bronze-age-name-warfare = Warfare
bronze-age-name-artistry = Artistry
bronze-age-name-metallurgy = Metallurgy

bronze-age-name-assyria = Assyria
bronze-age-name-egypt = Egypt
bronze-age-name-alashiya = Alashiya
bronze-age-name-mycenae = Mycenae
bronze-age-name-hatti = Hatti
bronze-age-name-crete = Crete

bronze-age-name-none = no Ability
    .short = nothing
    .text = Nothing more happens.
bronze-age-name-sow = Sow
    .short = draw 1
    .text = Choose a deck and draw 1 card from it.
bronze-age-name-harvest = Harvest
    .short = draw twice
    .text = Twice: choose a deck and draw 1 card from it.
bronze-age-name-raid = Raid
    .short = take 1 card
    .text = Take 1 card at random from the opponent’s hand.
bronze-age-name-conquest = Conquest
    .short = take 1 Territory
    .text = Take 1 Territory of a type the opponent controls.
bronze-age-name-ornament = Ornament
    .short = play 1 as basic
    .text = Play 1 more card, under your Basic Civilization.
bronze-age-name-masterwork = Masterwork
    .short = play 1 more
    .text = Play 1 more card, with its own Ability if specialized.
bronze-age-name-quarry = Quarry
    .short = gain 1 Territory
    .text = Choose a deck and gain its top card as a Territory.
bronze-age-name-foundry = Foundry
    .short = gain 1, draw 1
    .text = Choose a deck, gain its top card, then draw 1 from it.

## Where in the game

bronze-age-round = Turn { $round }

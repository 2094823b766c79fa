# The table of Bronze Age.

page-bronze-age-key-deck = deck
page-bronze-age-key-lying = Actions at a deck
page-bronze-age-key-decline = don’t play a card, or stop
page-bronze-age-key-words = the table in words
page-bronze-age-key-go-actions = Actions
page-bronze-age-key-go-decks = decks
page-bronze-age-key-go-hand = hand
page-bronze-age-key-go-mine = your Civilizations
page-bronze-age-key-go-triumphs = Triumphs
page-bronze-age-key-go-collapse = Collapse

## The head: where the game stands

page-bronze-age-where = Turn { $turn }
    .over = Finished
page-bronze-age-note-ahead = before The Collapse
page-bronze-age-note-now = The Collapse
page-bronze-age-note-done = after The Collapse

# What can be due, in a word or two.
page-bronze-age-step-civ = Civilization
page-bronze-age-step-move = Action
page-bronze-age-step-card = Play a card
page-bronze-age-step-draw = Draw
page-bronze-age-step-gain = Gain
page-bronze-age-step-keep = Territories
page-bronze-age-step-discard = Hands
page-bronze-age-step-actions = Actions
page-bronze-age-step-new-decks = New decks

page-bronze-age-tab-hand = Hand
page-bronze-age-tab-mine = Yours
page-bronze-age-tab-race = Race
page-bronze-age-tab-log = Log

## What is asked, and what to do about it

page-bronze-age-ask-civ = Choose your Civilization
    .help = It takes the two aspects shown beside it.
page-bronze-age-ask-move = Play an Action, or take one back
    .help = Pick one of your Actions and then a deck, or pick an Action at a deck to take it back.
page-bronze-age-ask-mode = Draw, or play a card?
    .help = Your Action did not match the top card. You may also stop.
page-bronze-age-ask-step = Taking back: next step
    .help = Draw from the deck, play a card, or stop.
page-bronze-age-ask-card-may = Play a card, if you like
    .help = Choose half of a card: the top as basic, the bottom as specialized.
page-bronze-age-ask-card-must = Play a card
    .help = Choose half of a card: the top as basic, the bottom as specialized.
page-bronze-age-ask-card-basic = Play a card as basic
    .help = Choose the top half of a card.
page-bronze-age-ask-draw-deck = Which deck do you draw from?
    .help = You draw its top card.
page-bronze-age-ask-gain-deck = Which deck’s top card do you gain?
    .help = It becomes your Territory.
page-bronze-age-ask-gain-draw-deck = Which deck do you gain and draw from?
    .help = You gain its top card as a Territory, then draw the next one.
page-bronze-age-ask-take = Take a Territory
    .help = Choose a type your opponent has: the number says how many.
page-bronze-age-ask-keep = Keep one type of Territory
    .help = Only one type scores at the end, 2 points each. From here you build on what you keep.
page-bronze-age-ask-discard = Choose a card to discard
    .help = The Collapse leaves each player three cards in hand.
page-bronze-age-ask-action = Which Action goes there?
page-bronze-age-ask-deck = { NAME($type) }: to which deck?
page-bronze-age-ask-deck-help = Each deck says what it would bring.
page-bronze-age-draw-of = Draw { $nth } of { $of }.
page-bronze-age-more-steps =
    { $n ->
        [one] { $n } more step after this one.
       *[other] { $n } more steps after this one.
    }

## Sides

page-bronze-age-actions-of =
    { $name ->
        [you] Your Actions
       *[other] { $name }’s Actions
    }
page-bronze-age-hand-of =
    { $name ->
        [you] Your hand
       *[other] { $name }’s hand
    }
page-bronze-age-civ-of =
    { $name ->
        [you] Your Civilizations
       *[other] { $name }’s Civilizations
    }
page-bronze-age-lands-of =
    { $name ->
        [you] Your Territories
       *[other] { $name }’s Territories
    }
page-bronze-age-hand = Hand
page-bronze-age-lands = Territories
page-bronze-age-basic = Basic
page-bronze-age-no-civ = Not chosen yet
page-bronze-age-of-most = { $n } of { $most }
page-bronze-age-worth =
    { $points ->
        [one] { NAME($icon) }: { $points } point per icon
       *[other] { NAME($icon) }: { $points } points per icon
    }
page-bronze-age-civ-line =
    { $points ->
        [one] { $title }, { $points } point
       *[other] { $title }, { $points } points
    }
page-bronze-age-land-line =
    { $n ->
        [one] { NAME($type) }, { $n } Territory
       *[other] { NAME($type) }, { $n } Territories
    }
page-bronze-age-held-type = { $n }× { NAME($type, case: "short") }
page-bronze-age-held-none = no cards
page-bronze-age-no-actions-held = No Action in hand
page-bronze-age-no-actions = You hold no Action: take one back from a deck.
page-bronze-age-actions-help = Play one at a deck, or take one back from a deck.
page-bronze-age-empty-hand = No cards in hand.

## Decks

page-bronze-age-decks = The three decks
page-bronze-age-deck = Deck { $deck }
page-bronze-age-lying = Actions at deck { $deck }
page-bronze-age-take-back = { NAME($type) } at deck { $deck }: take it back
page-bronze-age-deck-line =
    Deck { $deck }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $top ->
        [none] {""}
       *[other] { NAME($top) } on top,{" "}
    }{ $actions ->
        [none] no Actions
       *[other] Actions there: { $actions }
    }.
page-bronze-age-match = A match
page-bronze-age-no-match = No match
page-bronze-age-would-match = Matches
page-bronze-age-none-matches = No match in hand
page-bronze-age-empty-matches = Empty: nothing can match
page-bronze-age-no-room = No room for an Action
page-bronze-age-on-top = { NAME($type) } on top
page-bronze-age-new-top = A new top card comes up
page-bronze-age-empty-deck = empty

## Cards

page-bronze-age-as-basic = { bronze-age-the-card } as basic: { NAME($icon) } { $basic }
page-bronze-age-as-special =
    { bronze-age-the-card } as specialized: { NAME($aspect) } { $special }. { $ability ->
        [none] No Ability.
       *[other] { NAME($ability) }: { NAME($ability, case: "text") }
    }
    .no-fit = { bronze-age-the-card } as specialized: { page-bronze-age-no-fit }
page-bronze-age-no-fit = { NAME($civ) } does not take { NAME($aspect) }.
page-bronze-age-no-fit-brief = does not fit
page-bronze-age-no-ability = No Ability.
page-bronze-age-raided = Your opponent knows this card through a Raid
page-bronze-age-discard = Discard { bronze-age-the-card }
page-bronze-age-front =
    { NAME($type, case: "adj") } card: { NAME($icon) } { $basic }, or { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] {" "}with { NAME($ability) }: { NAME($ability, case: "text") }
    }

## The race

page-bronze-age-triumphs = Triumphs
page-bronze-age-each =
    { $n ->
        [one] { $n } point each
       *[other] { $n } points each
    }
page-bronze-age-level = tied
page-bronze-age-leads =
    { $name ->
        [you] you lead
       *[other] { $name } leads
    }
page-bronze-age-triumph-line =
    { NAME($icon) }: { $counts }; { $holder ->
        [none] nobody has the Triumph
        [you] the Triumph is yours
       *[other] { $holder } has the Triumph
    }
page-bronze-age-collapse = The Collapse
    .end = The end
page-bronze-age-collapse-now = It happens now.
page-bronze-age-collapse-when =
    { $name ->
        [none] It comes when a turn of the first player ends with an empty deck.
        [you] It comes when one of your turns ends with an empty deck.
       *[other] It comes when one of { $name }’s turns ends with an empty deck.
    }
page-bronze-age-end-near =
    { $name ->
        [you] A deck is empty. If one still is at the end of your turn, the game is over.
       *[other] A deck is empty. If one still is at the end of { $name }’s turn, the game is over.
    }
page-bronze-age-left = Cards left: { $decks }
page-bronze-age-in-decks = Still in the decks
page-bronze-age-in-decks-line = Still in the decks: { $cards }.
page-bronze-age-source-basic = Basic

## What an action brings

page-bronze-age-gain = { NAME($type, case: "adj") } Territories: { $from } to { $to }
page-bronze-age-choice-draw1 = Draw a card
    .inline = draw a card
page-bronze-age-choice-draw2 = Draw two cards
    .inline = draw two cards
page-bronze-age-choice-play1 = Play a card
    .inline = play a card
page-bronze-age-choice-stop = Stop
    .inline = stop
page-bronze-age-choice-decline = Don’t play a card
    .inline = don’t play a card
page-bronze-age-due-mode = Then { $choices }
page-bronze-age-due-step =
    { $choices ->
        [none] { $times ->
            [one] Then { $times } step left
           *[other] Then { $times } steps left
        }
       *[other] { $times ->
            [one] { $times } step
           *[other] { $times } steps
        }: { $choices }
    }
page-bronze-age-due-front =
    { $times ->
        [one] Draw { $times } card
       *[other] Draw { $times } cards
    }
page-bronze-age-due-card-may = You may play a card
page-bronze-age-due-card-must = Play a card
page-bronze-age-due-card-basic = Play a card as basic
page-bronze-age-due-draw-deck =
    { $times ->
        [1] Draw once, from any deck
        [2] Draw twice, from any deck
       *[other] Draw { $times } times, from any deck
    }
page-bronze-age-due-gain-deck = Gain the top card of any deck
page-bronze-age-due-gain-draw-deck = Gain the top card of any deck, then draw the next
page-bronze-age-due-take = Take a Territory
page-bronze-age-due-raid = Take a card at random
page-bronze-age-due-triumph =
    { NAME($icon) }: { $holder ->
        [none] nobody has the Triumph
        [you] the Triumph goes to you
       *[other] the Triumph goes to { $holder }
    }
page-bronze-age-would =
    { $say }{ $points ->
        [0] {""}
        [one] {" "}({ SIGNED($points) } point)
       *[other] {" "}({ SIGNED($points) } points)
    }{ $then ->
        [none] {""}
       *[other] . { $then }
    }.
page-bronze-age-turn-ends = Your turn ends
page-bronze-age-fate-collapse = The Collapse comes at the end of this turn
page-bronze-age-fate-collapse-next =
    { $name ->
        [you] The Collapse comes after your next turn
       *[other] The Collapse comes after { $name }’s next turn
    }
page-bronze-age-fate-end = The game ends with this turn
page-bronze-age-fate-last-turn =
    { $name ->
        [you] You then have your last turn
       *[other] { $name } then has one last turn
    }
page-bronze-age-civ-choice = { NAME($civ) } takes { LIST($aspects) }.
page-bronze-age-do-play = Play at deck { $deck }
page-bronze-age-do-return = Take it back
page-bronze-age-do-basic = Play as basic
page-bronze-age-do-special = Play specialized
page-bronze-age-do-discard = Discard
page-bronze-age-let-go = Cancel

## The table in words

page-bronze-age-words-actions = Actions in hand: { $actions }
    .none = Actions in hand: none
page-bronze-age-words-hand = Cards in hand: { $cards }
page-bronze-age-words-basic = Basic Civilization: { $icons }
page-bronze-age-words-lands = Territories: { $lands }

## The score sheet

page-bronze-age-icons = Icons
page-bronze-age-caption-basic = 1 point per icon
page-bronze-age-caption-specialized = 1 point per icon
page-bronze-age-caption-territories = 2 points each, best type only
page-bronze-age-caption-triumphs = 3 points for having more icons
page-bronze-age-card-name =
    { $side ->
        [basic] { NAME($type, case: "short") }
       *[special] { $ability ->
            [none] { NAME($aspect) }, { NAME($type, case: "short") }
           *[other] { NAME($ability) }, { NAME($type, case: "short") }
        }
    }
page-bronze-age-card-why =
    { $side ->
        [basic] { $basic ->
            [one] 1 { NAME($icon) } icon under Basic.
           *[other] { $basic } { NAME($icon) } icons under Basic.
        }
       *[special] { $special ->
            [one] 1 { NAME($aspect) } icon under the Specialized Civilization.
           *[other] { $special } { NAME($aspect) } icons under the Specialized Civilization.
        }
    }
page-bronze-age-lands-why =
    { $n ->
        [one] 1 { NAME($type, case: "adj") } Territory. Only the best type scores.
       *[other] { $n } { NAME($type, case: "adj") } Territories. Only the best type scores.
    }
page-bronze-age-triumph-why =
    { $name ->
        [none] { NAME($icon) } icons: { $counts }. Tied, so nobody has this Triumph.
        [you] { NAME($icon) } icons: { $counts }. The Triumph is yours.
       *[other] { NAME($icon) } icons: { $counts }. The Triumph goes to { $name }.
    }
page-bronze-age-laid =
    { $cards ->
        [one] 1 card, { $lands ->
            [one] 1 Territory
           *[other] { $lands } Territories
        }
       *[other] { $cards } cards, { $lands ->
            [one] 1 Territory
           *[other] { $lands } Territories
        }
    }

## The Collapse, and what is known of it before

page-bronze-age-top-matches = { NAME($type) } would match
page-bronze-age-kept-then = If it came now, { $list }.
page-bronze-age-kept-of =
    { $name ->
        [you] { $all ->
            [0] you would keep no Territory
            [1] you would keep your only Territory
           *[other] you would keep { $n } of { $all } Territories
        }
       *[other] { $all ->
            [0] { $name } would keep no Territory
            [1] { $name } would keep 1 Territory
           *[other] { $name } would keep { $n } of { $all }
        }
    }
page-bronze-age-ruin-deck = deck { $deck }, { $size }
    .empty = deck { $deck }, empty
page-bronze-age-ruin-why =
    { $name ->
        [you] Deck { $deck } is empty at the end of your turn. This happens once a game and takes most of what is on the table. Cards under Civilizations stay.
       *[other] Deck { $deck } is empty at the end of { $name }’s turn. This happens once a game and takes most of what is on the table. Cards under Civilizations stay.
    }
page-bronze-age-ruin-lands =
    { $name ->
        [you] Each player keeps one type and loses the rest. You choose first.
       *[other] Each player keeps one type and loses the rest. { $name } chooses first.
    }
page-bronze-age-ruin-hands = Each hand keeps at most { $keep } cards: { $held }.
page-bronze-age-ruin-holds =
    { $name ->
        [you] { $gone ->
            [0] you hold { $n } and lose none
           *[other] you hold { $n }, so you discard { $gone }
        }
       *[other] { $gone ->
            [0] { $name } holds { $n } and loses none
           *[other] { $name } holds { $n } and discards { $gone }
        }
    }
page-bronze-age-ruin-actions = All six come back: each of you gets one of each type.
page-bronze-age-ruin-decks =
    { $cards ->
        [one] The { $cards } card left and all discards make three equal decks.
       *[other] The { $cards } cards left and all discards make three equal decks.
    }
page-bronze-age-ruin-lose = lose { $lands }
    .nothing = lose nothing
page-bronze-age-ruin-keeps = { NAME($type) }, { $n }
page-bronze-age-ruin-total = points, total { $n }
page-bronze-age-ruin-look = Look at the table
page-bronze-age-ruin-loses = What each player loses
page-bronze-age-ruin-loss =
    { $types ->
        [0] No Territories to lose; { $hand }.
        [1] The Territories stay; { $hand }.
       *[other] One type of Territory stays; { $hand }.
    }
page-bronze-age-ruin-hand = Next, your hand
page-bronze-age-ruin-stays = What stays
page-bronze-age-ruin-back = Back to The Collapse

## What a newcomer asks

page-bronze-age-why-civ = You can play cards of these two aspects under it: they score, and their Abilities take effect.
page-bronze-age-why-move = If your Action matches the deck’s top card, you gain that card as a Territory.
page-bronze-age-why-card-may = Every icon scores: as basic it also counts for Triumphs, as specialized its Ability takes effect.
page-bronze-age-why-card-must = { page-bronze-age-why-card-may }
page-bronze-age-tie-territories = Territories held
page-bronze-age-tie-cards = cards under the Civilizations

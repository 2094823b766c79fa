# The null game, the template for a new one.

null-title = The null game
null-blurb = Somebody nods, and it is over: the template for a new game.
null-source-nods = Nods
    .inline = nods

null-nod =
    { $actor ->
        [you] You nod
       *[other] { $actor } nods
    }
    .offer = Nod
null-chance-first =
    { $seat ->
        [you] You are the first player
       *[other] { $seat } is the first player
    }

null-rule-first = The first player is one of the seats.
null-rule-nod = The first player nods once, when it is their turn.
null-rule-over = The game is over.

null-table-phase = The null game: { $phase }

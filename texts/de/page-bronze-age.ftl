# Der Tisch von Bronzezeit.

page-bronze-age-key-deck = Stapel
page-bronze-age-key-lying = Aktionen an einem Stapel
page-bronze-age-key-decline = keine Karte spielen, aufhören
page-bronze-age-key-words = der Tisch in Worten
page-bronze-age-key-go-actions = Aktionen
page-bronze-age-key-go-decks = Stapel
page-bronze-age-key-go-hand = Hand
page-bronze-age-key-go-mine = deine Zivilisationen
page-bronze-age-key-go-triumphs = Triumphe
page-bronze-age-key-go-collapse = Kollaps

## Kopf: wie weit die Partie ist

page-bronze-age-where = Zug { $turn }
    .over = Beendet
page-bronze-age-note-ahead = vor dem Kollaps
page-bronze-age-note-now = der Kollaps
page-bronze-age-note-done = nach dem Kollaps

# Was ansteht, in ein, zwei Worten.
page-bronze-age-step-civ = Zivilisation
page-bronze-age-step-move = Aktion
page-bronze-age-step-card = Karte spielen
page-bronze-age-step-draw = Ziehen
page-bronze-age-step-gain = Gewinnen
page-bronze-age-step-keep = Gebiete
page-bronze-age-step-discard = Hände
page-bronze-age-step-actions = Aktionen
page-bronze-age-step-new-decks = Neue Stapel

page-bronze-age-tab-hand = Hand
page-bronze-age-tab-mine = Deins
page-bronze-age-tab-race = Stand
page-bronze-age-tab-log = Verlauf

## Was gefragt ist und was zu tun ist

page-bronze-age-ask-civ = Wähle deine Zivilisation
    .help = Sie nimmt die beiden Bereiche auf, deren Zeichen daneben stehen.
page-bronze-age-ask-move = Lege eine Aktion oder nimm eine zurück
    .help = Wähle eine deiner Aktionen und dann einen Stapel, oder eine Aktion, die an einem Stapel liegt.
page-bronze-age-ask-mode = Ziehen oder eine Karte spielen?
    .help = Deine Aktion passt nicht zur obersten Karte. Du kannst auch aufhören.
page-bronze-age-ask-step = Rücknahme: nächster Schritt
    .help = Zieh vom Stapel, spiel eine Karte oder hör auf.
page-bronze-age-ask-card-may = Spiel eine Karte, wenn du magst
    .help = Wähle eine Hälfte einer Karte: oben als Basis, unten als Spezial.
page-bronze-age-ask-card-must = Spiel eine Karte
    .help = Wähle eine Hälfte einer Karte: oben als Basis, unten als Spezial.
page-bronze-age-ask-card-basic = Spiel eine Karte als Basis
    .help = Wähle die obere Hälfte einer Karte.
page-bronze-age-ask-draw-deck = Von welchem Stapel ziehst du?
    .help = Du ziehst seine oberste Karte.
page-bronze-age-ask-gain-deck = Welche oberste Karte gewinnst du?
    .help = Sie wird dein Gebiet.
page-bronze-age-ask-gain-draw-deck = An welchem Stapel gewinnst und ziehst du?
    .help = Du gewinnst die oberste Karte als Gebiet und ziehst die nächste.
page-bronze-age-ask-take = Nimm ein Gebiet
    .help = Wähle eine Art, die die Gegenseite hat: die Zahl sagt, wie viele.
page-bronze-age-ask-keep = Behalte eine Art von Gebieten
    .help = Am Ende zählt nur eine Art, je 2 Punkte. Auf das, was du behältst, baust du auf.
page-bronze-age-ask-discard = Welche Karte wirfst du ab?
    .help = Der Kollaps lässt beiden drei Handkarten.
page-bronze-age-ask-action = Welche Aktion kommt dorthin?
page-bronze-age-ask-deck = { NAME($type) }: an welchen Stapel?
page-bronze-age-ask-deck-help = Bei jedem Stapel steht, was er bringen würde.
page-bronze-age-draw-of = Karte { $nth } von { $of }.
page-bronze-age-more-steps =
    { $n ->
        [one] Danach noch { $n } Schritt.
       *[other] Danach noch { $n } Schritte.
    }

## Beide Seiten

page-bronze-age-actions-of =
    { $name ->
        [you] Deine Aktionen
       *[other] Aktionen von { $name }
    }
page-bronze-age-hand-of =
    { $name ->
        [you] Deine Hand
       *[other] Hand von { $name }
    }
page-bronze-age-civ-of =
    { $name ->
        [you] Deine Zivilisationen
       *[other] Zivilisationen von { $name }
    }
page-bronze-age-lands-of =
    { $name ->
        [you] Deine Gebiete
       *[other] Gebiete von { $name }
    }
page-bronze-age-hand = Hand
page-bronze-age-lands = Gebiete
page-bronze-age-basic = Basis
page-bronze-age-no-civ = Noch nicht gewählt
page-bronze-age-of-most = { $n } von { $most }
page-bronze-age-worth =
    { $points ->
        [one] { NAME($icon) }: { $points } Punkt je Symbol
       *[other] { NAME($icon) }: { $points } Punkte je Symbol
    }
page-bronze-age-civ-line =
    { $points ->
        [one] { $title }, { $points } Punkt
       *[other] { $title }, { $points } Punkte
    }
page-bronze-age-land-line =
    { $n ->
        [one] { NAME($type) }, { $n } Gebiet
       *[other] { NAME($type) }, { $n } Gebiete
    }
page-bronze-age-held-type = { $n }× { NAME($type, case: "short") }
page-bronze-age-held-none = keine Karten
page-bronze-age-no-actions-held = Keine Aktion auf der Hand
page-bronze-age-no-actions = Du hast keine Aktion mehr: Nimm eine von einem Stapel zurück.
page-bronze-age-actions-help = Leg eine an einen Stapel oder nimm eine zurück, die dort liegt.
page-bronze-age-empty-hand = Keine Karten auf der Hand.

## Stapel

page-bronze-age-decks = Die drei Stapel
page-bronze-age-deck = Stapel { $deck }
page-bronze-age-lying = Aktionen an Stapel { $deck }
page-bronze-age-take-back = { NAME($type) } an Stapel { $deck }: zurücknehmen
page-bronze-age-deck-line =
    Stapel { $deck }, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { $top ->
        [none] {""}
       *[other] obenauf { NAME($top) },{" "}
    }{ $actions ->
        [none] keine Aktionen
       *[other] Aktionen dort: { $actions }
    }.
page-bronze-age-match = Passt
page-bronze-age-no-match = Passt nicht
page-bronze-age-would-match = Passt zu
page-bronze-age-none-matches = Keine deiner Aktionen passt
page-bronze-age-empty-matches = Leer: Nichts kann passen
page-bronze-age-no-room = Kein Platz für eine Aktion
page-bronze-age-on-top = obenauf { NAME($type) }
page-bronze-age-new-top = Neue oberste Karte
page-bronze-age-empty-deck = leer

## Karten

page-bronze-age-as-basic = { bronze-age-the-card } als Basis: { NAME($icon) } { $basic }
page-bronze-age-as-special =
    { bronze-age-the-card } als Spezial: { NAME($aspect) } { $special }. { $ability ->
        [none] Keine Fähigkeit.
       *[other] { NAME($ability) }: { NAME($ability, case: "text") }
    }
    .no-fit = { bronze-age-the-card } als Spezial: { page-bronze-age-no-fit }
page-bronze-age-no-fit = { NAME($aspect) } gehört nicht zu { NAME($civ) }.
page-bronze-age-no-fit-brief = passt nicht
page-bronze-age-no-ability = Keine Fähigkeit.
page-bronze-age-raided = Diese Karte kennt die Gegenseite durch einen Überfall
page-bronze-age-discard = { bronze-age-the-card } abwerfen
page-bronze-age-front =
    { NAME($type, case: "adj") }-Karte: { NAME($icon) } { $basic } oder { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] {" "}mit { NAME($ability) }: { NAME($ability, case: "text") }
    }

## Der Wettlauf

page-bronze-age-triumphs = Triumphe
page-bronze-age-each =
    { $n ->
        [one] je { $n } Punkt
       *[other] je { $n } Punkte
    }
page-bronze-age-level = Gleichstand
page-bronze-age-leads =
    { $name ->
        [you] du führst
       *[other] { $name } führt
    }
page-bronze-age-triumph-line =
    { NAME($icon) }: { $counts }; { $holder ->
        [none] niemand hat den Triumph
        [you] du hast den Triumph
       *[other] { $holder } hat den Triumph
    }
page-bronze-age-collapse = Der Kollaps
    .end = Das Ende
page-bronze-age-collapse-now = Er kommt jetzt.
page-bronze-age-collapse-when =
    { $name ->
        [none] Er kommt, sobald nach einem Zug der Person, die begonnen hat, ein Stapel leer ist.
        [you] Er kommt, sobald nach einem deiner Züge ein Stapel leer ist.
       *[other] Er kommt, sobald nach einem Zug von { $name } ein Stapel leer ist.
    }
page-bronze-age-end-near =
    { $name ->
        [you] Ein Stapel ist leer. Ist nach deinem Zug noch einer leer, ist das Spiel zu Ende.
       *[other] Ein Stapel ist leer. Ist nach dem Zug von { $name } noch einer leer, ist das Spiel zu Ende.
    }
page-bronze-age-left = Übrige Karten: { $decks }
page-bronze-age-in-decks = Noch in den Stapeln
page-bronze-age-in-decks-line = Noch in den Stapeln: { $cards }.
page-bronze-age-source-basic = Basis

## Was eine Aktion bringt

page-bronze-age-gain = { NAME($type, case: "adj") }-Gebiete: { $from } auf { $to }
page-bronze-age-choice-draw1 = Karte ziehen
    .inline = eine Karte ziehen
page-bronze-age-choice-draw2 = Zwei ziehen
    .inline = zwei Karten ziehen
page-bronze-age-choice-play1 = Karte spielen
    .inline = eine Karte spielen
page-bronze-age-choice-stop = Stopp
    .inline = aufhören
page-bronze-age-choice-decline = Keine Karte spielen
    .inline = keine Karte spielen
page-bronze-age-due-mode = Dann { $choices }
page-bronze-age-due-step =
    { $choices ->
        [none] { $times ->
            [one] Danach noch { $times } Schritt
           *[other] Danach noch { $times } Schritte
        }
       *[other] { $times ->
            [one] { $times } Schritt
           *[other] { $times } Schritte
        }: { $choices }
    }
page-bronze-age-due-front =
    { $times ->
        [one] { $times } Karte ziehen
       *[other] { $times } Karten ziehen
    }
page-bronze-age-due-card-may = Du darfst eine Karte spielen
page-bronze-age-due-card-must = Karte spielen
page-bronze-age-due-card-basic = Karte als Basis spielen
page-bronze-age-due-draw-deck =
    { $times ->
        [1] Einmal ziehen, von einem Stapel deiner Wahl
        [2] Zweimal ziehen, von Stapeln deiner Wahl
       *[other] { $times }-mal ziehen, von Stapeln deiner Wahl
    }
page-bronze-age-due-gain-deck = Oberste Karte eines Stapels gewinnen
page-bronze-age-due-gain-draw-deck = Oberste Karte eines Stapels gewinnen, die nächste ziehen
page-bronze-age-due-take = Ein Gebiet nehmen
page-bronze-age-due-raid = Zufällig eine Karte nehmen
page-bronze-age-due-triumph =
    { NAME($icon) }: { $holder ->
        [none] niemand hat den Triumph
        [you] der Triumph geht an dich
       *[other] der Triumph geht an { $holder }
    }
page-bronze-age-would =
    { $say }{ $points ->
        [0] {""}
        [one] {" "}({ SIGNED($points) } Punkt)
       *[other] {" "}({ SIGNED($points) } Punkte)
    }{ $then ->
        [none] {""}
       *[other] . { $then }
    }.
page-bronze-age-turn-ends = Dein Zug endet
page-bronze-age-fate-collapse = Der Kollaps kommt am Ende dieses Zugs
page-bronze-age-fate-collapse-next =
    { $name ->
        [you] Der Kollaps kommt nach deinem nächsten Zug
       *[other] Der Kollaps kommt nach dem nächsten Zug von { $name }
    }
page-bronze-age-fate-end = Das Spiel endet mit diesem Zug
page-bronze-age-fate-last-turn =
    { $name ->
        [you] Danach kommt dein letzter Zug
       *[other] Danach kommt der letzte Zug von { $name }
    }
page-bronze-age-civ-choice = { NAME($civ) } nimmt { LIST($aspects) } auf.
page-bronze-age-do-play = An Stapel { $deck } legen
page-bronze-age-do-return = Zurücknehmen
page-bronze-age-do-basic = Als Basis
page-bronze-age-do-special = Als Spezial
page-bronze-age-do-discard = Abwerfen
page-bronze-age-let-go = Abbrechen

## Der Tisch in Worten

page-bronze-age-words-actions = Aktionen auf der Hand: { $actions }
    .none = Aktionen auf der Hand: keine
page-bronze-age-words-hand = Handkarten: { $cards }
page-bronze-age-words-basic = Basis: { $icons }
page-bronze-age-words-lands = Gebiete: { $lands }

## Die Wertung

page-bronze-age-icons = Symbole
page-bronze-age-caption-basic = 1 Punkt je Symbol
page-bronze-age-caption-specialized = 1 Punkt je Symbol
page-bronze-age-caption-territories = je 2 Punkte, nur die beste Art
page-bronze-age-caption-triumphs = 3 Punkte, wenn du mehr Symbole hast
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
            [one] 1 Symbol { NAME($icon) } unter der Basis.
           *[other] { $basic } Symbole { NAME($icon) } unter der Basis.
        }
       *[special] { $special ->
            [one] 1 Symbol { NAME($aspect) } unter der Zivilisation.
           *[other] { $special } Symbole { NAME($aspect) } unter der Zivilisation.
        }
    }
page-bronze-age-lands-why =
    { $n ->
        [one] 1 { NAME($type, case: "adj") }-Gebiet. Nur die beste Art zählt.
       *[other] { $n } { NAME($type, case: "adj") }-Gebiete. Nur die beste Art zählt.
    }
page-bronze-age-triumph-why =
    { $name ->
        [none] Symbole { NAME($icon) }: { $counts }. Gleich viele, also hat niemand diesen Triumph.
        [you] Symbole { NAME($icon) }: { $counts }. Der Triumph ist deiner.
       *[other] Symbole { NAME($icon) }: { $counts }. Der Triumph geht an { $name }.
    }
page-bronze-age-laid =
    { $cards ->
        [one] 1 Karte, { $lands ->
            [one] 1 Gebiet
           *[other] { $lands } Gebiete
        }
       *[other] { $cards } Karten, { $lands ->
            [one] 1 Gebiet
           *[other] { $lands } Gebiete
        }
    }

## Der Kollaps, und was man vorher davon weiß

page-bronze-age-top-matches = { NAME($type) } würde passen
page-bronze-age-kept-then = Käme er jetzt, { $list }.
page-bronze-age-kept-of =
    { $name ->
        [you] { $all ->
            [0] behieltest du kein Gebiet
            [1] behieltest du dein einziges Gebiet
           *[other] behieltest du { $n } von { $all } Gebieten
        }
       *[other] { $all ->
            [0] behielte { $name } kein Gebiet
            [1] behielte { $name } das einzige Gebiet
           *[other] behielte { $name } { $n } von { $all }
        }
    }
page-bronze-age-ruin-deck = Stapel { $deck }, { $size }
    .empty = Stapel { $deck }, leer
page-bronze-age-ruin-why =
    { $name ->
        [you] Am Ende deines Zuges ist Stapel { $deck } leer. Das kommt einmal je Partie und nimmt das meiste von dem, was ausliegt. Karten unter Zivilisationen bleiben.
       *[other] Am Ende eines Zuges von { $name } ist Stapel { $deck } leer. Das kommt einmal je Partie und nimmt das meiste von dem, was ausliegt. Karten unter Zivilisationen bleiben.
    }
page-bronze-age-ruin-lands =
    { $name ->
        [you] Beide behalten eine Art und verlieren den Rest. Du wählst zuerst.
       *[other] Beide behalten eine Art und verlieren den Rest. { $name } wählt zuerst.
    }
page-bronze-age-ruin-hands = Jede Hand behält höchstens { $keep } Karten: { $held }.
page-bronze-age-ruin-holds =
    { $name ->
        [you] { $gone ->
            [0] du hast { $n } und verlierst keine
           *[other] du hast { $n } und wirfst { $gone } ab
        }
       *[other] { $gone ->
            [0] { $name } hat { $n } und verliert keine
           *[other] { $name } hat { $n } und wirft { $gone } ab
        }
    }
page-bronze-age-ruin-actions = Alle sechs kommen zurück: Beide bekommen eine von jeder Art.
page-bronze-age-ruin-decks =
    { $cards ->
        [one] Die { $cards } übrige Karte und alles Abgeworfene bilden drei gleiche Stapel.
       *[other] Die { $cards } übrigen Karten und alles Abgeworfene bilden drei gleiche Stapel.
    }
page-bronze-age-ruin-lose = verloren: { $lands }
    .nothing = nichts verloren
page-bronze-age-ruin-keeps = { NAME($type) }, { $n }
page-bronze-age-ruin-total = Punkte, zusammen { $n }
page-bronze-age-ruin-look = Tisch ansehen
page-bronze-age-ruin-loses = Was beide verlieren
page-bronze-age-ruin-loss =
    { $types ->
        [0] Keine Gebiete; { $hand }.
        [1] Die Gebiete bleiben; { $hand }.
       *[other] Eine Art Gebiet bleibt; { $hand }.
    }
page-bronze-age-ruin-hand = Danach: deine Hand
page-bronze-age-ruin-stays = Was bleibt
page-bronze-age-ruin-back = Zurück zum Kollaps

## Was man am Anfang fragt

page-bronze-age-why-civ = Karten dieser beiden Bereiche kannst du unter ihr spielen: Sie bringen Punkte, und ihre Fähigkeit wirkt.
page-bronze-age-why-move = Passt deine Aktion zur obersten Karte des Stapels, gewinnst du diese Karte als Gebiet.
page-bronze-age-why-card-may = Jedes Symbol bringt Punkte. Unter der Basis zählt es auch für Triumphe; unter deiner Zivilisation wirkt die Fähigkeit der Karte.
page-bronze-age-why-card-must = { page-bronze-age-why-card-may }
page-bronze-age-tie-territories = Gebiete
page-bronze-age-tie-cards = Karten unter den Zivilisationen

# Bronzezeit.

bronze-age-title = Bronzezeit
bronze-age-blurb = Zwei Zivilisationen legen Aktionen an drei Stapel, nehmen sie zurück und versuchen, den Kollaps zu überstehen.

# Eine Karte, wie man sie von anderen unterscheidet; $card ist „hidden“, wo man sie nicht sieht.
bronze-age-a-card =
    { $card ->
        [hidden] { $type ->
            [none] eine Karte
           *[other] eine { NAME($type, case: "adj") }-Karte
        }
       *[other] eine { NAME($type, case: "adj") }-Karte ({ bronze-age-card-front })
    }
# Dieselbe Karte als eine von denen, die man sieht.
bronze-age-the-card =
    { $card ->
        [hidden] { bronze-age-a-card }
       *[other] { NAME($type, case: "adj") }-Karte ({ bronze-age-card-front })
    }
# Was eine Karte zeigt: „Krieg 3, Überfall“.
bronze-age-card-front =
    { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
    }

## Was geschieht: Der Wert erzählt es, .offer bietet es an.

bronze-age-civ =
    { $actor ->
        [you] Du wählst
       *[other] { $actor } wählt
    } { NAME($civ) }
    .offer = { NAME($civ) } wählen
bronze-age-play =
    { $actor ->
        [you] Du legst
       *[other] { $actor } legt
    } eine { NAME($type, case: "adj") }-Aktion an Stapel { $deck }{ $match ->
        [yes] , sie passt
       *[no] {""}
    }
    .offer =
        Aktion legen: { NAME($type) } an Stapel { $deck }{ $match ->
            [yes] , passt
           *[no] {""}
        }
bronze-age-return =
    { $actor ->
        [you] Du nimmst
       *[other] { $actor } nimmt
    } eine { NAME($type, case: "adj") }-Aktion von Stapel { $deck } zurück, für { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
    .offer =
        Aktion zurücknehmen: { NAME($type) } von Stapel { $deck }, für { $steps ->
            [one] { $steps } Schritt
           *[other] { $steps } Schritte
        }
bronze-age-draw1 =
    { $actor ->
        [you] Du möchtest eine Karte ziehen
       *[other] { $actor } möchte eine Karte ziehen
    }
    .offer = Eine Karte ziehen
bronze-age-draw2 =
    { $actor ->
        [you] Du möchtest
       *[other] { $actor } möchte
    } { $cards ->
        [1] die letzte Karte des Stapels
       *[other] zwei Karten
    } ziehen
    .offer =
        { $cards ->
            [1] Die letzte Karte des Stapels ziehen
           *[other] Zwei Karten ziehen
        }
bronze-age-play1 =
    { $actor ->
        [you] Du möchtest eine Karte spielen
       *[other] { $actor } möchte eine Karte spielen
    }
    .offer = Eine Karte spielen
bronze-age-stop =
    { $actor ->
        [you] Du hörst auf
       *[other] { $actor } hört auf
    }
    .offer = Aufhören
bronze-age-card =
    { $actor ->
        [you] Du spielst
       *[other] { $actor } spielt
    } { bronze-age-a-card } für { bronze-age-card-as }
    .offer = { bronze-age-the-card } für { bronze-age-card-as } spielen
    .effect =
        { $where ->
            [basic] {""}
           *[special] { $ability ->
                [none] {""}
               *[other] { NAME($ability, case: "text") }
            }
        }
# Wofür eine Karte gespielt wird: „Gesellschaft 2“, „Krieg 3, dann Überfall“.
bronze-age-card-as =
    { $where ->
        [basic] { NAME($icon) } { $basic }
       *[special] { NAME($aspect) } { $special }{ $ability ->
            [none] {""}
           *[other] , dann { NAME($ability) }
        }
    }
bronze-age-decline =
    { $actor ->
        [you] Du spielst keine Karte
       *[other] { $actor } spielt keine Karte
    }
    .offer = Keine Karte spielen
bronze-age-deck =
    { $for ->
        [draw] { $actor ->
            [you] Du ziehst
           *[other] { $actor } zieht
        } von Stapel { $deck }
       *[gain] { $actor ->
            [you] Du gewinnst
           *[other] { $actor } gewinnt
        } die oberste Karte von Stapel { $deck }
    }
    .offer =
        { $for ->
            [draw] Von Stapel { $deck } ziehen
           *[gain] Oberste Karte von Stapel { $deck } gewinnen
        }
bronze-age-take =
    { $actor ->
        [you] Du eroberst
       *[other] { $actor } erobert
    } ein { NAME($type, case: "adj") }-Gebiet von { $rival ->
        [you] dir
       *[other] { $rival }
    }
    .offer = Ein { NAME($type, case: "adj") }-Gebiet erobern
bronze-age-keep =
    { $actor ->
        [you] Du behältst
       *[other] { $actor } behält
    } die { NAME($type, case: "adj") }-Gebiete
    .offer = Die { NAME($type, case: "adj") }-Gebiete behalten
bronze-age-discard =
    { $actor ->
        [you] Du wirfst
       *[other] { $actor } wirft
    } { bronze-age-a-card } ab
    .offer = { bronze-age-the-card } abwerfen

## Was der Zufall bringt

bronze-age-chance-first =
    { $seat ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }
bronze-age-chance-civ =
    { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { NAME($civ) }
bronze-age-chance-deal =
    { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { bronze-age-a-card }
bronze-age-chance-top = Stapel { $deck } zeigt jetzt { NAME($type) }
bronze-age-chance-front =
    { $seat ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { bronze-age-a-card }
bronze-age-chance-raid =
    { $seat ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } durch einen Überfall { bronze-age-a-card } aus { $rival ->
        [you] deiner Hand
       *[other] der Hand von { $rival }
    }
bronze-age-chance-box = Eine { NAME($type, case: "adj") }-Karte kommt zurück in die Schachtel

## Warum nicht

bronze-age-rule-first = Wer beginnt, wird einmal zu Beginn ausgelost.
bronze-age-rule-deal = Beide bekommen von jeder Art eine unbekannte Karte.
bronze-age-rule-civ-deal = Beide bekommen verschiedene Zivilisationen.
bronze-age-rule-civ = Zivilisationen wählt ihr vor dem ersten Zug, falls das vereinbart ist.
bronze-age-rule-not-due = Zuerst ist etwas anderes zu entscheiden.
bronze-age-rule-pass = In deinem Zug legst du genau eine Aktion oder nimmst eine zurück.
bronze-age-rule-hold = Du hast keine { NAME($type, case: "adj") }-Aktion auf der Hand.
bronze-age-rule-deck-full = An Stapel { $deck } liegen schon drei Aktionen.
bronze-age-rule-lying = An Stapel { $deck } liegt keine { NAME($type, case: "adj") }-Aktion.
bronze-age-rule-hand-full = Mit drei Aktionen auf der Hand kannst du keine zurücknehmen.
bronze-age-rule-decline = Nur nach einer passenden Aktion darfst du darauf verzichten, eine Karte zu spielen.
bronze-age-rule-draw2 = Zwei Karten ziehst du nur nach einer Aktion, die nicht passt.
bronze-age-rule-play1 = Eine Karte zu spielen wählst du nach einer Aktion, die nicht passt, oder als Schritt einer Rücknahme.
bronze-age-rule-play-first = Wähle zuerst, eine Karte zu spielen.
bronze-age-rule-stop = Aufhören kannst du nach einer Aktion, die nicht passt, oder bei einem Schritt einer Rücknahme.
bronze-age-rule-step = Eine einzelne Karte zu ziehen ist ein Schritt einer Rücknahme.
bronze-age-rule-empty = Stapel { $deck } hat keine Karten mehr.
bronze-age-rule-not-held = Du kannst nur Karten aus deiner Hand spielen.
bronze-age-rule-no-fit = { NAME($aspect) } gehört nicht zu deiner Zivilisation, also geht diese Karte nur als Basis.
bronze-age-rule-no-play = Keine Aktion oder Fähigkeit lässt dich jetzt eine Karte spielen.
bronze-age-rule-deck = Keine Fähigkeit fragt jetzt nach einem Stapel.
bronze-age-rule-raid = Ein Überfall nimmt eine Karte aus der gegnerischen Hand.
bronze-age-rule-conquest = Eine Eroberung nimmt ein Gebiet einer Art, die die Gegenseite besitzt.
bronze-age-rule-ornament = Zierde spielt eine Karte nur unter die Basis.
bronze-age-rule-keep = Beim Kollaps behältst du eine Art von Gebieten, die du besitzt.
bronze-age-rule-discard = Beim Kollaps wirfst du Handkarten ab, bis du drei hast.
bronze-age-rule-box = Was bei den neuen Stapeln übrig bleibt, kommt in die Schachtel.
bronze-age-rule-over = Die Partie ist zu Ende.
bronze-age-rule-top = Die neue oberste Karte ist eine von denen, die in den Stapeln liegen.
bronze-age-rule-unseen = Sag, welche Karte es ist.
bronze-age-rule-front = Eine gezogene Karte ist noch unbekannt und von der Art, die ihre Rückseite zeigt.

## Varianten

bronze-age-option-civilizations = Zivilisationen
bronze-age-option-civilizations-random = Zugeteilt
    .help = Beide bekommen eine Zivilisation zugeteilt.
bronze-age-option-civilizations-choice = Gewählt
    .help = Die Zivilisationen werden nacheinander gewählt.
bronze-age-option-first = Wer beginnt
bronze-age-option-first-random = Das Los
    .help = Das Los entscheidet, wer beginnt.
bronze-age-option-first-a = Erster Platz
    .help = Wer auf dem ersten Platz sitzt, beginnt.
bronze-age-option-first-b = Zweiter Platz
    .help = Wer auf dem zweiten Platz sitzt, beginnt.

## Woher Punkte kommen

bronze-age-source-basic = Basissymbole
    .inline = Basissymbolen
bronze-age-source-specialized = Spezialsymbole
    .inline = Spezialsymbolen
bronze-age-source-territories = Gebiete
    .inline = Gebieten
bronze-age-source-triumphs = Triumphe
    .inline = Triumphen

## Was eine Aktion nebenbei bewirkt

bronze-age-fact-triumph-won =
    { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } den Triumph für { NAME($icon) }, { bronze-age-points } wert
bronze-age-fact-triumph-lost =
    { $seat ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } den Triumph für { NAME($icon) }, { bronze-age-points } wert
bronze-age-fact-collapse =
    { $deck ->
        [none] Der Kollaps beginnt
       *[other] Stapel { $deck } ist leer: Der Kollaps beginnt
    }
bronze-age-fact-new-decks =
    Der Kollaps ist vorbei; jeder neue Stapel hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
bronze-age-fact-ended =
    { $deck ->
        [none] Die Partie ist zu Ende: Der letzte Zug ist gespielt
       *[other] Die Partie ist zu Ende: Stapel { $deck } ist leer
    }
bronze-age-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Der Tisch im Terminal; die Spalten sind schmal, also kurze Wörter

bronze-age-table-turn =
    { $over ->
        [yes] Gespielte Züge: { $turn }
       *[no] Zug { $turn }
    }, { $collapse ->
        [ahead] vor dem Kollaps
        [now] der Kollaps
       *[done] nach dem Kollaps
    }
bronze-age-table-asks =
    { $phase ->
        [over] die Partie ist zu Ende
        [first] es wird ausgelost, wer beginnt
        [deal] die ersten Karten werden verteilt
        [top] eine neue oberste Karte erscheint
        [civ-deal] die Zivilisationen werden zugeteilt
        [civ] wähle eine Zivilisation
        [move] lege eine Aktion oder nimm eine zurück
        [mode] passt nicht: zieh zwei, spiel eine oder hör auf
        [step] Rücknahme: ziehen, spielen oder aufhören
        [card-may] passt: du darfst eine Karte spielen
        [card-must] spiel eine Karte
        [card-basic] Zierde: spiel eine Karte als Basis
        [draw-deck] von welchem Stapel ziehst du?
        [gain-deck] Steinbruch: von welchem Stapel gewinnst du?
        [gain-draw-deck] Gießerei: gewinnen und ziehen, von wo?
        [take] Eroberung: welches Gebiet nimmst du?
        [raid] eine Karte wird geraubt
        [front] eine Karte wird gezogen
        [keep-first] der Kollaps: welche Gebiete behältst du?
        [keep-second] der Kollaps: welche Gebiete behältst du?
        [discard-first] der Kollaps: wirf bis auf drei Karten ab
        [discard-second] der Kollaps: wirf bis auf drei Karten ab
       *[box] übrige Karten kommen in die Schachtel
    }
bronze-age-table-none = keine
bronze-age-table-nobody = -
bronze-age-table-deck = Stapel { $deck }
bronze-age-table-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
bronze-age-table-no-top = keine Karte
bronze-age-table-actions = Aktionen
bronze-age-table-territories = Gebiete
bronze-age-table-triumphs = Triumphe
bronze-age-table-icons = Symbole
bronze-age-table-below = darunter
bronze-age-table-discarded = abgeworfen
bronze-age-table-box = Schachtel
bronze-age-table-hand = Hand
bronze-age-table-raided = durch Überfälle bekannt:
bronze-age-table-thrown = dein Abwurf
bronze-age-table-not-yours = {" "}(nicht deins)
bronze-age-table-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
bronze-age-table-first-player = , hat begonnen

## Was eine Zeile der Wertung zählt

bronze-age-count-icons =
    { $count ->
        [one] { $count } Symbol
       *[other] { $count } Symbole
    } { NAME($which) }
bronze-age-count-territories =
    { $count ->
        [one] { $count } Gebiet
       *[other] { $count } Gebiete
    }

## Namen

bronze-age-name-sea = Meer
    .short = Meer
    .adj = Meer
bronze-age-name-mountains = Berge
    .short = Berge
    .adj = Berg
bronze-age-name-plains = Ebenen
    .short = Ebenen
    .adj = Ebenen

bronze-age-name-exploration = Erkundung
bronze-age-name-prosperity = Wohlstand
bronze-age-name-society = Gesellschaft

bronze-age-name-agriculture = Ackerbau
bronze-age-name-warfare = Krieg
bronze-age-name-artistry = Kunst
bronze-age-name-metallurgy = Metallurgie

bronze-age-name-assyria = Assyrien
bronze-age-name-egypt = Ägypten
bronze-age-name-alashiya = Alaschija
bronze-age-name-mycenae = Mykene
bronze-age-name-hatti = Hatti
bronze-age-name-crete = Kreta

bronze-age-name-none = keine Fähigkeit
    .short = nichts
    .text = Sonst geschieht nichts.
bronze-age-name-sow = Aussaat
    .short = zieh 1
    .text = Wähle einen Stapel und zieh davon 1 Karte.
bronze-age-name-harvest = Ernte
    .short = zweimal: zieh 1
    .text = Zweimal: Wähle einen Stapel und zieh davon 1 Karte.
bronze-age-name-raid = Überfall
    .short = nimm 1 Karte
    .text = Nimm zufällig 1 Karte aus der gegnerischen Hand.
bronze-age-name-conquest = Eroberung
    .short = nimm 1 Gebiet
    .text = Nimm der Gegenseite 1 Gebiet einer Art, die sie besitzt.
bronze-age-name-ornament = Zierde
    .short = 1 als Basis
    .text = Spiel noch 1 Karte, unter deine Basis.
bronze-age-name-masterwork = Meisterwerk
    .short = spiel noch 1
    .text = Spiel noch 1 Karte; als Spezial gilt auch ihre Fähigkeit.
bronze-age-name-quarry = Steinbruch
    .short = gewinn 1 Gebiet
    .text = Wähle einen Stapel; seine oberste Karte wird dein Gebiet.
bronze-age-name-foundry = Gießerei
    .short = gewinn 1, zieh 1
    .text = Wähle einen Stapel, gewinn die oberste Karte, dann zieh 1.

## Wo in der Partie

bronze-age-round = Zug { $round }

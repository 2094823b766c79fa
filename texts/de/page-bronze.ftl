# Der Tisch von Bronze.

page-bronze-key-flip = die Karte in der Hand umdrehen
page-bronze-key-skip = die gewählte Karte ungenutzt lassen
page-bronze-key-end = Zug beenden
page-bronze-key-words = der Tisch in Worten
page-bronze-key-go-strip = Länder
page-bronze-key-go-matrix = Tableau
page-bronze-key-go-pool = Auslage
page-bronze-key-go-cities = Städte

## Kopf: wie weit die Partie ist

page-bronze-where =
    { $phase ->
        [over] Beendet
        [setup] Aufbau
        [last] Runde { $round }, die letzte
       *[other] Runde { $round }
    }
page-bronze-open-tiles = { $open } von { $all } Ländern offen
page-bronze-last-round = Letzte Runde: { $why }; noch am Zug: { $who }
page-bronze-last-turn = Dein letzter Zug: Nimm eine Karte
page-bronze-ending-stack = ein zweiter Stapel ist leer
page-bronze-ending-markers =
    { $who ->
        [you] du hast keine Marker mehr
        [none] mehrere haben keine Marker mehr
       *[other] { $who } hat keine Marker mehr
    }
page-bronze-ending-last-tile = das letzte Land ist voll
page-bronze-step-take = Nehmen
page-bronze-step-wake = Wecken
page-bronze-step-settle = Siedeln
page-bronze-step-gather = Sammeln
page-bronze-tab-pool = Auslage
page-bronze-tab-matrix = Tableau
page-bronze-tab-cities = Städte
page-bronze-tab-rivals = Plätze
page-bronze-tab-log = Verlauf

page-bronze-source-provinces = Provinzen
    .short = Provinzen
page-bronze-source-routes = Handelsrouten
    .short = Routen
page-bronze-source-cities = Städte, Stand jetzt
    .short = Städte

## Die Länder

page-bronze-strip = Die Länder
page-bronze-routes = Handelsrouten
page-bronze-routes-pay = Eine Kette aus { $lengths } bringt { $points }
page-bronze-settlers = Bewohner
page-bronze-spot =
    Land { $tile }, { NAME($terrain) }, { NAME($settlers) }, { $owner ->
        [you] deins
        [none] { $fits ->
            [none] frei
           *[other] frei, passt zu { $fits }
        }
       *[other] { $owner }
    }
page-bronze-province =
    { $points ->
        [one] Provinz für { $points } Punkt
       *[other] Provinz für { $points } Punkte
    }{ $state ->
        [out] , aus dem Spiel
       *[in] {""}
    }. Siedlungen: { $counts }
page-bronze-province-open =
    { $free ->
        [one] { $free } freies Feld
       *[other] { $free } freie Felder
    }. Hier kann noch siedeln: { $who ->
        [none] niemand
       *[other] { $who }
    }
page-bronze-even = Patt
page-bronze-tile =
    Land { $tile }, { $holder ->
        [you] die Provinz hast du
        [none] Provinz { $points }
        [out] Provinz aus dem Spiel
       *[other] die Provinz hat { $holder }
    }, { $counts ->
        [none] keine Siedlungen
       *[other] { $counts }
    }, { $free ->
        [one] { $free } freies Feld
       *[other] { $free } freie Felder
    }.
page-bronze-face-down = Land { $tile }, verdeckt, Provinz { $points }
    .unlaid = Land { $tile }, verdeckt, Provinz noch nicht ausgelegt
page-bronze-pile =
    { $n ->
        [one] { $n } Stadt
       *[other] { $n } Städte
    }
page-bronze-pays-now =
    { $points ->
        [0] Brächte dir jetzt nichts
       *[other] Brächte dir jetzt { $points }
    }
page-bronze-first-draws = erster Marker: { $n } Städte
page-bronze-passed = für alle zu
page-bronze-full = voll

## Die Auslage

page-bronze-pool = Technologie-Auslage
    .short = Auslage
page-bronze-stack =
    Stapel { $n }: { NAME($card) }, siedelt { LIST($settlers) } an: { LIST($terrains) }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    .empty = Stapel { $n }: leer
page-bronze-empty-stack = leer
page-bronze-reserve = Reserve
page-bronze-reserve-cards =
    { $n ->
        [one] { $n } Karte in der Reserve
       *[other] { $n } Karten in der Reserve
    }

## Tableau und Städte

page-bronze-matrix-cards = Karten des Tableaus
page-bronze-matrix-of =
    { $name ->
        [you] Dein Tableau
       *[other] Tableau von { $name }
    }
page-bronze-back-to-mine = Zurück zu dir
page-bronze-whose = Wessen Karten
page-bronze-no-cards = Hier werden deine Karten liegen. Karten nebeneinander und Karten derselben Technologie in einer Spalte wecken sich gegenseitig.
page-bronze-any-terrain = alle
page-bronze-new = neu
page-bronze-awake = wach
page-bronze-would-wake = würde wach
page-bronze-settled = gesiedelt
page-bronze-side = Welche Seite gespielt wird
page-bronze-flip = Umdrehen
page-bronze-down-help = Verdeckt als { $tech }: besiedelt jeden freien Platz, weckt aber nur die Karten daneben.
page-bronze-place =
    { NAME($card) } { $column ->
        [left] in eine neue Spalte links
        [right] in eine neue Spalte rechts
       *[other] in Spalte { $column }
    }: { $wakes ->
        [none] weckt nichts
       *[other] weckt { $wakes }
    }, { $spots ->
        [one] { $spots } Feld zum Siedeln
       *[other] { $spots } Felder zum Siedeln
    }
page-bronze-wakes = weckt { $n }
page-bronze-cities-of =
    { $name ->
        [you] Deine Städte
       *[other] Städte von { $name }
    }
page-bronze-points-now =
    { $n ->
        [one] jetzt { $n } Punkt
       *[other] jetzt { $n } Punkte
    }
page-bronze-no-cities = Mit deinem ersten Marker auf einem Land nimmst du eine seiner Städte.
page-bronze-worth-now = jetzt
page-bronze-choose-city = Nimm eine Stadt
page-bronze-look-at-table = Tisch ansehen
page-bronze-back-to-cities = Zurück zu den Städten

## Was gefragt ist

page-bronze-awake-cards = Wache Technologien
page-bronze-fit =
    { $n ->
        [0] kein Feld passt
        [one] { $n } Feld passt
       *[other] { $n } Felder passen
    }
page-bronze-settle-here = Hier siedeln
page-bronze-skip = Karte auslassen
page-bronze-skipped = ausgelassen
page-bronze-end = Zug beenden
page-bronze-end-anyway = Trotzdem beenden?
page-bronze-end-anyway-help =
    { $n ->
        [1] Eine wache Karte könnte noch siedeln.
       *[other] { $n } wache Karten könnten noch siedeln.
    }
page-bronze-put-back = Zurücklegen
page-bronze-which-tech = Welche Technologie?
page-bronze-ask-tech = Welche Technologie siedelt hier?
page-bronze-ask-take = Nimm eine Karte
    .help = Wähle eine der vier offenen Karten, dann eine Spalte deines Tableaus.
page-bronze-ask-column = Wohin damit?
    .help = Bei jedem Platz steht, wie viele Karten dort wach würden.
page-bronze-ask-city = Nimm eine Stadt
    .help = Du hast ein neues Land erreicht.
page-bronze-ask-settle = Siedle mit { NAME($card, case: "dat") }
page-bronze-ask-settle-help = Auf leuchtenden Feldern kannst du siedeln. Jede wache Karte setzt einen Marker.
page-bronze-ask-nothing = Nichts mehr zu besiedeln
    .no-spot = Zu den wachen Karten passt kein freies Feld. Beende deinen Zug.
    .used = Jede wache Karte hat gesiedelt. Beende deinen Zug.
    .skipped = Du lässt die übrigen Karten aus. Beende deinen Zug.

## Was geschehen würde

page-bronze-would-wake-list =
    Weckt { $cards }: bis zu { $settlements ->
        [one] { $settlements } Siedlung
       *[other] { $settlements } Siedlungen
    }, { $spots ->
        [one] { $spots } Feld passt
       *[other] { $spots } Felder passen
    }
page-bronze-would-settle = Land { $tile }, { NAME($terrain) }
    .effects = Land { $tile }, { NAME($terrain) }: { $effects }
page-bronze-line-grows = Kette { NAME($terrain, case: "in") } von { $from } auf { $to }
page-bronze-line-wins = genug für die Route zu { $points }
page-bronze-province-count = du auf Land { $tile }: { $n }
page-bronze-opens = Land { $tile } öffnet sich
page-bronze-draws-cities =
    { $n ->
        [one] { $n } Stadt gezogen, du nimmst sie
       *[other] { $n } Städte gezogen, du nimmst eine
    }
page-bronze-choose-of =
    { $n ->
        [one] nimm die Stadt
       *[other] nimm eine von { $n } Städten
    }
page-bronze-cities-change = deine Städte { SIGNED($n) }

## Am Tisch, und der Tisch in Worten

page-bronze-seat-line =
    { $name ->
        [you] Du
       *[other] { $name }
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, noch { $markers ->
        [one] { $markers } Marker
       *[other] { $markers } Marker
    }
page-bronze-markers-left = Marker übrig
page-bronze-look-at =
    { $name ->
        [you] Dein Tableau und deine Städte zeigen
       *[other] Tableau und Städte von { $name } zeigen
    }
page-bronze-words-stack =
    Stapel { $n }: { NAME($card) }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
page-bronze-words-reserve =
    Reserve: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
page-bronze-words-pile = Städte: { LIST($cities) }.
page-bronze-words-route =
    { NAME($terrain, case: "title") }, Kette aus { $length }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $holder ->
        [none] noch frei
        [you] bei dir
       *[other] bei { $holder }
    }
page-bronze-lines = { NAME($terrain, case: "title") }, längste Ketten: { $lines }
page-bronze-words-column = Spalte { $n }: { $cards }
page-bronze-words-awake = { NAME($card) } (wach)
page-bronze-words-city =
    { NAME($city) }: { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }. { $status }

## Bilder der Regeln

page-bronze-line-of = eine Kette aus { $n }
page-bronze-points-of = { $n } Punkte

## Die Wertung

page-bronze-tile-name = Land { $tile }
page-bronze-caption-provinces = meiste Siedlungen auf einem Land
page-bronze-caption-routes = lange Ketten in einer Landschaft
page-bronze-caption-cities = wenn das Ziel erfüllt ist
page-bronze-province-why = Siedlungen dort: { $counts }.
page-bronze-route-why = Eine Kette aus { $length } { NAME($terrain, case: "in") }.
page-bronze-route-on = Gewonnen mit einer Kette aus { $length } { NAME($terrain, case: "in") }; die längste dort ist jetzt { $line } lang, von Land { $from } bis Land { $to }.
    .one = Gewonnen mit einer Kette aus { $length } { NAME($terrain, case: "in") }; die längste dort ist jetzt { $line } lang, ganz auf Land { $from }.
page-bronze-city-why = { $text }. { $status }.

## Was man am Anfang fragt

page-bronze-why-take = Jede Karte besiedelt drei Landschaften mit zwei Arten von Leuten.
page-bronze-why-column = Eine Karte weckt sich selbst, die Karten daneben und die derselben Technologie in ihrer Spalte; jede wache Karte besiedelt ein Feld.
page-bronze-why-settle = Lange Ketten gewinnen Routen, wer die meisten Siedlungen hat, gewinnt die Provinz, und ein neues Land bringt eine Stadt.
page-bronze-why-city = Eine Stadt zahlt am Ende, wenn ihr Ziel dann erfüllt ist.
page-bronze-reserve-help = Die Reserve ersetzt den ersten Stapel, der leer wird; vorher nimmt niemand von ihr.
page-bronze-lens-help = Mit deinem ersten Marker auf diesem Land nimmst du eine seiner Städte. Grüne brächten dir jetzt Punkte.
page-bronze-would-wake-most =
    { NAME($card) } würde bis zu { $wakes ->
        [one] { $wakes } Karte
       *[other] { $wakes } Karten
    } wecken, sich selbst mitgezählt, und { $spots ->
        [0] kein Feld würde jetzt passen.
        [one] { $spots } Feld würde jetzt passen.
       *[other] bis zu { $spots } Felder würden jetzt passen.
    }
page-bronze-closes =
    { $n ->
        [one] Land { $tiles } schließt sich für dich
       *[other] die Länder { $tiles } schließen sich für dich
    }
page-bronze-tie-cities = Punkte für Städte
page-bronze-tie-routes = Punkte für Handelsrouten

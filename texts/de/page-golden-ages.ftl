# Der Tisch von The Golden Ages.

page-golden-ages-key-turn-tile = das Plättchen drehen
page-golden-ages-key-words = der Tisch in Worten
page-golden-ages-key-go-map = Plan
page-golden-ages-key-go-tech = Technologien
page-golden-ages-key-go-wonders = Wunder
page-golden-ages-key-go-buildings = Gebäude
page-golden-ages-key-go-judgements = Urteile
page-golden-ages-key-go-civilization = Zivilisation

## Kopf: wie weit die Partie ist

page-golden-ages-era =
    { $n ->
        [1] Ära I
        [2] Ära II
        [3] Ära III
       *[other] Ära IV
    }
page-golden-ages-over = Beendet
page-golden-ages-note-last =
    { $n ->
        [1] Letzte Aktion
       *[other] Noch { $n } Aktionen
    }
page-golden-ages-note-civs = Zivilisationen
page-golden-ages-note-map = neues Land
page-golden-ages-note-setup = Aufbau
page-golden-ages-note-era = die letzte Ära
page-golden-ages-last-action = Das ist deine letzte Aktion in diesem Spiel.
page-golden-ages-hidden = In dieser Summe fehlt, was noch verdeckt ist: { $parts }.
page-golden-ages-hidden-future = eine Zukunftstechnologie
page-golden-ages-hidden-glory =
    { $n ->
        [one] { $n } Ruhmplättchen
       *[other] { $n } Ruhmplättchen
    }
page-golden-ages-tab-tech = Technik
page-golden-ages-tab-board = Tafel
page-golden-ages-tab-offer = Angebot
page-golden-ages-tab-rivals = Plätze
page-golden-ages-tab-log = Verlauf

page-golden-ages-source-artists = Künstler
page-golden-ages-source-buildings = Gebäude
page-golden-ages-source-wonders = Wunder
page-golden-ages-source-discoveries = Technologien der Stufe 4
page-golden-ages-source-judgements = Urteile
page-golden-ages-source-technologies = entwickelte Technologien
page-golden-ages-source-glory = Ruhmplättchen
page-golden-ages-source-gold = Gold
page-golden-ages-source-future = Zukunftstechnologie

## Was gefragt ist und was zu tun ist

page-golden-ages-ask-civ = Wähle deine Zivilisation
    .help = Nimm die neue Karte dieser Ära oder behalte deine. Was eine Karte sofort bringt, bringt sie, wenn du sie nimmst.
page-golden-ages-ask-top = Eine Technologie der Stufe 4
    .help = Indien entwickelt sofort eine, in beliebiger Reihe.
page-golden-ages-ask-tile = Leg ein Kontinentplättchen
    .help = Dreh es und wähle dann ein leuchtendes Feld.
page-golden-ages-ask-capital = Setz deine Hauptstadt
    .help = Auf ein leuchtendes Feld des Plättchens, das du gerade gelegt hast. Deine Siedler stehen dabei.
page-golden-ages-ask-action = Wähle eine von acht Aktionen
    .help = Wähl eine Aktion oder etwas, das leuchtet.
page-golden-ages-ask-golden = Nur ein goldenes Zeitalter bleibt
    .help = Sonst kannst du in dieser Ära nichts mehr tun.
page-golden-ages-ask-move = Wohin zieht der Entdecker?
    .help = Leuchtende Felder sind in Reichweite; die Zahl ist das Gold für die Ankunft.
page-golden-ages-ask-to = Wo greift der Soldat an?
    .help = Leuchtende Felder kannst du angreifen; die Zahl sagt, wie sich dein Gold dabei ändert.
page-golden-ages-ask-keep = Behalte ein Ruhmplättchen
    .help = Das andere geht zurück.
page-golden-ages-ask-city = Hier eine Stadt gründen?
    .help = Eine Stadt sichert dir das Feld und zahlt für ihre Würfel.
page-golden-ages-ask-cube = Nimm einen Würfel aus einer Stadt
    .help = Deine Reserve reicht nicht: Nimm, was fehlt, aus einer leuchtenden Stadt.
page-golden-ages-ask-card = Welches Gebäude?
    .help = Nimm eines von denen, die ausliegen.
page-golden-ages-ask-discard = Welches Gebäude geht?
    .help = Alle deine Bauplätze sind voll.
page-golden-ages-ask-free-tech = Eine Technologie umsonst
    .help = Entwickle eine, die in ihrer Reihe als Nächste kommt.
page-golden-ages-ask-buy = Eine billigere Technologie
    .help = Die Karte senkt den Preis für eine.
page-golden-ages-ask-more = Noch eine Technologie?
    .help = Japan darf mehrere in einer Aktion entwickeln.
page-golden-ages-ask-stand = Wer steht auf?
    .help = Einer deiner liegenden Siedler auf dem Plan.
page-golden-ages-ask-shift = Notre-Dame
    .help = Schick liegende Siedler einen nach dem anderen zur Agora oder hol welche nach Hause.
page-golden-ages-ask-shift-more = Noch einen Siedler?
    .help = Einen der leuchtenden oder niemanden mehr. Sie gehen Reihe für Reihe, von links nach rechts.
page-golden-ages-ask-judge = Wähle das Urteil dieser Ära
    .help = Es gilt für alle, wenn die Ära endet. Die Zahlen sagen, was es jetzt jedem brächte.
page-golden-ages-ask-builds = Wer baut { NAME($card, case: "acc") }?
page-golden-ages-ask-which = Welches?
page-golden-ages-ask-choose = Wähle

# Wozu der Schritt gut ist: steht in einer ersten Partie vor dem, was zu tun ist.
page-golden-ages-why-civ = Jede Zivilisation hat ihre Stärke; die niedrigste Nummer beginnt.
page-golden-ages-why-tile =
    { $era ->
        [1] Kontinente bringen Rohstoffe, und auf diesem fangen deine Leute an.
       *[other] Neues Land bringt neue Rohstoffe, und deine Hauptstadt darf dorthin umziehen.
    }
page-golden-ages-why-capital = Von der Hauptstadt brechen deine Leute auf; das Symbol unter ihr zählt für niemanden.
page-golden-ages-why-action = Siedler verdienen Gold, und Gold kauft, was Punkte bringt.
page-golden-ages-why-move = Symbole zahlen Gold, wenn du sie erreichst, und Urteile zählen die, die du hältst.
page-golden-ages-why-to = Ein Angriff schickt andere nach Hause und gewinnt ein Ruhmplättchen, 2 bis 6 Punkte wert.
page-golden-ages-why-city = Durch eine Stadt bleibt das Symbol deins, wenn dein Siedler weitergezogen ist.
page-golden-ages-why-card = Jedes Gebäude kannst du in jeder Ära einmal nutzen.
page-golden-ages-why-judge = Wähle, wovon du mehr hast als die anderen.

## Die acht Aktionen

page-golden-ages-groups = Die acht Aktionen
page-golden-ages-group-explorer = Entdecker
    .short = Erkunden
    .help = Ein Siedler zieht, nimmt, was dort ist, darf eine Stadt gründen und legt sich hin. Welcher?
page-golden-ages-group-builder = Baumeister
    .short = Bau
    .help = Ein Siedler geht bis zum Ende der Ära auf die Agora, und du nimmst ein Gebäude. Welcher geht?
page-golden-ages-group-artist = Künstler
    .short = Künstler
    .help = Ein Siedler geht für Punkte bis zum Ende der Ära auf die Agora. Welcher?
page-golden-ages-group-soldier = Soldat
    .short = Soldat
    .help = Ein Siedler zieht und greift dort andere an: Sie gehen nach Hause, du gewinnst ein Ruhmplättchen. Welcher?
page-golden-ages-group-wonder = Wunder
    .short = Wunder
    .help = Bezahl ein ausliegendes Wunder; dann kann es niemand anderes haben.
page-golden-ages-group-activate = Aktivieren
    .short = Nutzen
    .help = Nutze ein Gebäude oder Wunder, einmal je Ära.
page-golden-ages-group-technology = Technologie
    .short = Technik
    .help = Bezahl die nächste Technologie einer Reihe: Sie macht ihre Würfel frei und wirkt sofort.
page-golden-ages-group-golden = Zeitalter
    .short = Zeitalter
    .help = Wenn keiner deiner Siedler mehr steht, darfst du bis zur nächsten Ära ruhen. Wer das zuerst tut, wählt das Urteil.
# Was eine davon jetzt kostet oder bringt.
page-golden-ages-offers-explorer =
    { $n ->
        [one] { $n } kann los
       *[other] { $n } können los
    }
page-golden-ages-offers-builder =
    { $space ->
        [free] ein Platz ist frei
       *[full] ersetzt ein Gebäude
    }
page-golden-ages-offers-soldier = { $price } Gold
page-golden-ages-offers-from =
    { $price ->
        [0] eins umsonst
       *[other] ab { $price } Gold
    }
page-golden-ages-offers-activate =
    { $n ->
        [one] { $n } Karte bereit
       *[other] { $n } Karten bereit
    }
page-golden-ages-offers-golden = beendet die Ära
    .game = beendet dein Spiel
# Was einer davon jetzt fehlt.
page-golden-ages-lacks-no-standing = niemand steht
page-golden-ages-lacks-still-standing =
    { $n ->
        [one] { $n } steht noch
       *[other] { $n } stehen noch
    }
page-golden-ages-lacks-no-target = niemand in Reichweite
page-golden-ages-lacks-attack-price = kostet { $price }, du hast { $have }
page-golden-ages-lacks-attacks-done = alle vier gemacht
page-golden-ages-lacks-no-offer = es liegt keins aus
page-golden-ages-lacks-wonder-price = kostet { $price }, du hast { $have }
page-golden-ages-lacks-no-wonder = es gibt keins mehr
page-golden-ages-lacks-not-yours = du hast noch keins
page-golden-ages-lacks-no-gear = nichts zu benutzen
page-golden-ages-lacks-already-used = alle sind benutzt
page-golden-ages-lacks-nothing-to-buy = nichts zu kaufen
page-golden-ages-lacks-tech-price = kostet { $price }, du hast { $have }
page-golden-ages-lacks-have-tech = du hast alle
page-golden-ages-lacks-other = jetzt nicht
page-golden-ages-choices = Was du wählen kannst
page-golden-ages-let-go = Abbrechen
page-golden-ages-at-no-price = gratis
page-golden-ages-turn = Plättchen drehen
page-golden-ages-turned =
    { $turns ->
        [0] Wie es ist
        [1] Eine Vierteldrehung nach rechts
        [2] Auf den Kopf gedreht
       *[other] Eine Vierteldrehung nach links
    }: { page-golden-ages-places }
page-golden-ages-places =
    { $n ->
        [0] kein Platz
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
page-golden-ages-would = { $say }: { $effects }.
    .none = { $say }: weder Gold noch Punkte sofort.
page-golden-ages-would-judge = { $say }: zählt für alle am Ende der Ära. Nach jetzigem Stand: { $worth }.
page-golden-ages-would-gold = Gold von { $from } auf { $to }
    .parts = Gold von { $from } auf { $to }, { $parts }
page-golden-ages-would-points =
    { $n ->
        [one] { SIGNED($n) } Punkt für { $source }
       *[other] { SIGNED($n) } Punkte für { $source }
    }
# Was das ausgegebene oder gewonnene Gold am Ende zählt.
page-golden-ages-would-worth =
    { $n ->
        [one] { SIGNED($n) } Punkt für Gold (3 Gold sind am Ende 1)
       *[other] { SIGNED($n) } Punkte für Gold (3 Gold sind am Ende 1)
    }
# Woher Gold kommt.
page-golden-ages-gold-for = { $n } für { NAME($symbol) }
page-golden-ages-gold-civ = { $n } durch { NAME($civ, case: "acc") }

## Der Plan

page-golden-ages-map = Der Plan: Spalten A bis J, Zeilen 1 bis 6; linker und rechter Rand hängen zusammen
page-golden-ages-squares = Felder
page-golden-ages-whole = Ganzer Plan
page-golden-ages-whole-title = Der ganze Plan in klein; ein Tipp darauf zeigt die Stelle groß
page-golden-ages-square-land = { $at }, Land
page-golden-ages-square-island = { $at }, Insel
page-golden-ages-square-sea = { $at }, Meer
page-golden-ages-square-symbols = { LIST($symbols) }
    .under = { LIST($symbols) } unter einer Hauptstadt
page-golden-ages-square-capital =
    { $name ->
        [you] deine Hauptstadt
       *[other] Hauptstadt von { $name }
    }
page-golden-ages-square-city =
    { $name ->
        [you] deine Stadt
       *[other] Stadt von { $name }
    }, { $cubes ->
        [one] { $cubes } Würfel
       *[other] { $cubes } Würfel
    }
page-golden-ages-square-standing =
    { $name ->
        [you] dein Siedler, steht
       *[other] Siedler von { $name }, steht
    }
page-golden-ages-square-lying =
    { $name ->
        [you] dein Siedler, liegt
       *[other] Siedler von { $name }, liegt
    }
page-golden-ages-square-can = möglich: { $actions }
    .pays = möglich: { $actions }, { $pays }
page-golden-ages-gold = { SIGNED($n) } Gold
page-golden-ages-signed = { SIGNED($n) }

## Im Angebot

page-golden-ages-wonders = Wunder
page-golden-ages-buildings = Gebäude
page-golden-ages-buildings-note = für Baumeister
page-golden-ages-judgements = Urteile
page-golden-ages-judgements-note = bringt dir jetzt
page-golden-ages-worth = { $text }. Jetzt: { $worth }
page-golden-ages-worth-to = bringt { $name } jetzt
page-golden-ages-agora = Agora
page-golden-ages-rest =
    { $n ->
        [0] niemand ist hier
        [one] { $n } Siedler ruht hier
       *[other] { $n } Siedler ruhen hier
    }
page-golden-ages-none-on-offer = Nichts im Angebot
page-golden-ages-each =
    { $points ->
        [one] { $points } Punkt je { NAME($each, case: "each") }
       *[other] { $points } Punkte je { NAME($each, case: "each") }
    }
    .short = { $points } je { NAME($each, case: "short") }
page-golden-ages-price = { $n } Gold
page-golden-ages-copies =
    { $n ->
        [one] { $n }-mal
       *[other] { $n }-mal
    }

## Eine Tafel

page-golden-ages-civ = Zivilisation
    .lasts = Sie bleibt, bis eine andere gewählt wird: Jede neue Ära bietet eine an.
    .later = In ihrer Ära kannst du sie gegen deine eintauschen.
page-golden-ages-civ-number = Nr. { $n }
    .help = Nummer { $n }: Wer die niedrigste Nummer hat, beginnt in der Ära.
page-golden-ages-no-civ = Noch keine Zivilisation
page-golden-ages-civ-kept = Du behältst { NAME($civ) }. Kein Gewinn.
page-golden-ages-stat-gold = Gold
page-golden-ages-stat-points = Punkte
page-golden-ages-stat-cubes = Würfel
page-golden-ages-future =
    { $points ->
        [one] { $points } Punkt für { NAME($most, case: "most") }
       *[other] { $points } Punkte für { NAME($most, case: "most") }
    }
page-golden-ages-future-yes = gerade du
page-golden-ages-future-no = gerade nicht du
page-golden-ages-future-missed = nicht { NAME($most, case: "most") }
page-golden-ages-later = { page-golden-ages-era }: { NAME($civ) }
page-golden-ages-later-cards = Karten für spätere Ären
page-golden-ages-used = schon benutzt
page-golden-ages-brought =
    { $n ->
        [one] bisher { $n } Punkt
       *[other] bisher { $n } Punkte
    }
page-golden-ages-civ-of =
    { $name ->
        [you] Deine Zivilisation
       *[other] Zivilisation von { $name }
    }
page-golden-ages-techs-of =
    { $name ->
        [you] Technologien
       *[other] Technologien von { $name }
    }
page-golden-ages-developed = { $n } entwickelt
page-golden-ages-level = Stufe { $n }
page-golden-ages-tech-developed = entwickelt
page-golden-ages-tech-obsolete = ersetzt
page-golden-ages-tech-open = als Nächste dran
page-golden-ages-tech-locked = noch nicht zu haben
page-golden-ages-obsolete = alt
page-golden-ages-slots = Bauplätze
page-golden-ages-free = { $n } frei
page-golden-ages-free-slot = frei
page-golden-ages-closed-slot = zu
page-golden-ages-attacks = Angriffe
page-golden-ages-next-attack = nächster: { $n } Gold
    .none = keiner mehr
page-golden-ages-attack-done = Angriff gemacht, Ruhm { $value }
page-golden-ages-attack-cost = Kostet { $n } Gold
page-golden-ages-reserve = Reserve
page-golden-ages-on-map = { $n } auf dem Plan
page-golden-ages-locked = { $n } gesperrt
page-golden-ages-takes = Gold für Symbole
page-golden-ages-range =
    { $n ->
        [one] zieht { $n } Feld
       *[other] zieht bis { $n } Felder
    }
    .anywhere = zieht überallhin

## Am Tisch, und der Tisch in Worten

page-golden-ages-seat-line =
    { $name ->
        [you] Du
       *[other] { $name }
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $gold } Gold
page-golden-ages-look-at =
    { $name ->
        [you] Deine Tafel zeigen
       *[other] Tafel von { $name } zeigen
    }
page-golden-ages-golden-age = goldene Zeit
page-golden-ages-attacks-made = Angriffe: { $n } von { $most }
page-golden-ages-cubes-left = Würfel in Reserve
page-golden-ages-minis = Technologien je Reihe: { $rows }
page-golden-ages-back-to-mine = Zurück zu mir
page-golden-ages-words-seat =
    { $civ }. { $gold } Gold, { $cubes ->
        [one] { $cubes } Würfel in Reserve
       *[other] { $cubes } Würfel in Reserve
    }, { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    }, { $attacks ->
        [one] { $attacks } Angriff
       *[other] { $attacks } Angriffe
    }{ $golden ->
        [yes] , im goldenen Zeitalter
       *[no] {""}
    }.
page-golden-ages-words-colonists = Siedler: { $items }
page-golden-ages-words-colonist =
    { $at ->
        [none] nicht im Spiel
        [agora] auf der Agora
       *[other] auf { $at }
    }, { $standing ->
        [yes] steht
       *[no] liegt
    }
page-golden-ages-words-techs = Technologien: { LIST($items) }
    .none = Technologien: keine
page-golden-ages-words-buildings = Gebäude: { LIST($items) }
    .none = Gebäude: keine
page-golden-ages-words-wonders = Wunder: { LIST($items) }
    .none = Wunder: keine
page-golden-ages-words-points = Punkte: { $items }
page-golden-ages-words-points-for = { $n } für { $source }
page-golden-ages-words-judgement = { NAME($judgement) }, { $rate }: { $worth }
    .chosen = { NAME($judgement) }, { $rate }, gewählt in { page-golden-ages-era }: { $worth }
page-golden-ages-words-offer = { NAME($card) }: { NAME($card, case: "text") }
    .price = { NAME($card) }, { $price }: { NAME($card, case: "text") }
page-golden-ages-words-land = Land und Figuren

## Die Wertung

page-golden-ages-caption-artists = unterwegs durch Künstler
page-golden-ages-caption-buildings = unterwegs gewonnen
page-golden-ages-caption-wonders = unterwegs und am Ende
page-golden-ages-caption-discoveries = Technologien, die sofort zahlten
page-golden-ages-caption-judgements = am Ende jeder Ära
page-golden-ages-caption-technologies = Punkte auf der Rückseite
page-golden-ages-caption-glory = aufgedeckte Plättchen
page-golden-ages-caption-gold = 1 Punkt für 3 Gold
page-golden-ages-caption-future = 8 Punkte, wer am meisten hat
page-golden-ages-because = { $rule }: { $counts }.
page-golden-ages-gold-why = { $gold } Gold, 1 Punkt je 3.
page-golden-ages-glory-why =
    { $n ->
        [0] Kein Angriff gewann ein Ruhmplättchen.
        [one] Ein Ruhmplättchen, aufgedeckt.
       *[other] { $n } Ruhmplättchen, aufgedeckt.
    }
page-golden-ages-on-the-way = Unterwegs
page-golden-ages-at-the-end = Am Ende gezählt
page-golden-ages-laid-open = Aufgedeckt
page-golden-ages-laid-note = geheim seit der ersten Ära
page-golden-ages-laid-nothing = nichts
page-golden-ages-tie-cities = Städte auf der Karte

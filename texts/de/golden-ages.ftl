# The Golden Ages.

golden-ages-title = The Golden Ages
golden-ages-blurb = Vier Ären auf einem wachsenden Plan: erkunden, bauen, erfinden und kämpfen.

# Ein Feld des Plans: „D3 (Weizen)“.
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
# Wie ein Plättchen gedreht ist, nach einem Komma.
golden-ages-turned =
    { $turns ->
        [0] {""}
        [1] , nach rechts gedreht
        [2] , auf den Kopf gedreht
       *[other] , nach links gedreht
    }

## Was geschieht: Der Wert erzählt es, .offer bietet es an.

golden-ages-civ =
    { $actor ->
        [you] Du führst
       *[other] { $actor } führt
    } in dieser Ära { NAME($civ, case: "acc") }
    .offer = In dieser Ära { NAME($civ, case: "acc") } führen{ $gives ->
        [nothing] : Was es gibt, hast du schon
       *[something] {""}
    }
    .help = Deine Zivilisation für diese Ära und was sie dir bringt.
golden-ages-civ-over =
    { $actor ->
        [you] Du führst
       *[other] { $actor } führt
    } in dieser Ära { NAME($civ, case: "acc") } und { $actor ->
        [you] legst
       *[other] legt
    } { NAME($old, case: "acc") } ab
    .offer = In dieser Ära { NAME($civ, case: "acc") } führen und { NAME($old, case: "acc") } ablegen
golden-ages-top =
    { $actor ->
        [you] Du entwickelst
       *[other] { $actor } entwickelt
    } { NAME($tech, case: "acc") } dank Indien
    .offer = { NAME($tech) } dank Indien entwickeln
golden-ages-tile =
    { $actor ->
        [you] Du legst
       *[other] { $actor } legt
    } das Plättchen mit { LIST($symbols) } auf { $at }{ golden-ages-turned }
    .offer = Das Plättchen mit { LIST($symbols) } legen: { golden-ages-cover }{ golden-ages-turned }
    .help = Alle legen ein Plättchen an den Plan an.
golden-ages-capital =
    { $actor ->
        [you] Du setzt deine Hauptstadt
       *[other] { $actor } setzt die Hauptstadt
    } auf { golden-ages-place }
    .offer = Deine Hauptstadt auf { golden-ages-place } setzen
    .help = Von der Hauptstadt brechen deine Siedler auf, und dorthin kehren sie zurück. Sie verdeckt die Symbole unter sich.
golden-ages-capital-stay =
    { $actor ->
        [you] Du lässt deine Hauptstadt, wo sie ist
       *[other] { $actor } lässt die Hauptstadt, wo sie ist
    }
    .offer = Hauptstadt lassen, wo sie ist
golden-ages-explore =
    { $actor ->
        [you] Du schickst
       *[other] { $actor } schickt
    } von { golden-ages-place } einen Entdecker los
    .offer = Von { golden-ages-place } einen Entdecker losschicken
    .help = Entdecker: zieht, kassiert das Gold der Symbole am Ziel und darf eine Stadt gründen. Dann legt er sich bis zur nächsten Ära hin.
golden-ages-builder =
    { $actor ->
        [you] Du schickst
       *[other] { $actor } schickt
    } von { golden-ages-place } einen Baumeister auf die Agora
    .offer = Von { golden-ages-place } einen Baumeister auf die Agora schicken
    .help = Baumeister: geht auf die Agora und bringt dir ein ausliegendes Gebäude.
golden-ages-builder-free =
    { $actor ->
        [you] Du baust
       *[other] { $actor } baut
    } ohne Siedler
    .offer = Ohne Siedler bauen
    .help = Baumeister: bringt dir ein ausliegendes Gebäude, ohne dass ein Siedler auf die Agora muss.
golden-ages-artist =
    { $actor ->
        [you] Du schickst
       *[other] { $actor } schickt
    } von { golden-ages-place } einen Künstler auf die Agora
    .offer = Von { golden-ages-place } einen Künstler auf die Agora schicken
    .help = Künstler: geht für 3 Punkte auf die Agora.
golden-ages-soldier =
    { $actor ->
        [you] Du schickst
       *[other] { $actor } schickt
    } von { golden-ages-place } einen Soldaten los
    .offer = Von { golden-ages-place } einen Soldaten losschicken
    .help = Soldat: zieht und greift dort andere an. Du zahlst Gold und gewinnst ein Ruhmplättchen; du darfst eine Stadt gründen. Dann legt er sich bis zur nächsten Ära hin.
golden-ages-rocket =
    { $actor ->
        [you] Du greifst
       *[other] { $actor } greift
    } { golden-ages-place } mit einer Rakete an
    .offer = { golden-ages-place } für { $price } Gold mit einer Rakete angreifen
    .help = Du zahlst für einen Angriff an beliebiger Stelle und gewinnst ein Ruhmplättchen. Kein Siedler muss ziehen.
golden-ages-wonder =
    { $actor ->
        [you] Du baust
       *[other] { $actor } baut
    } { NAME($card, case: "acc") }
    .offer = { NAME($card) } für { $price } Gold bauen
    .help = Ein Wunder gehört dir bis zum Ende.
golden-ages-wonder-free =
    { $actor ->
        [you] Du baust
       *[other] { $actor } baut
    } { NAME($card, case: "acc") } umsonst
    .offer = { NAME($card) } umsonst bauen
    .help = Deine Zivilisation baut ein Wunder umsonst.
golden-ages-activate =
    { $actor ->
        [you] Du aktivierst
       *[other] { $actor } aktiviert
    } { NAME($card, case: "acc") }
    .offer = { NAME($card) } aktivieren
    .help = Eine Karte wirkt einmal je Ära.
golden-ages-tech =
    { $actor ->
        [you] Du entwickelst
       *[other] { $actor } entwickelt
    } { NAME($tech, case: "acc") }
    .offer = { NAME($tech) } für { $price } Gold entwickeln
    .help = Eine Technologie wirkt sofort und ersetzt die vorige in ihrer Reihe.
golden-ages-golden =
    { $actor ->
        [you] Du beginnst dein goldenes Zeitalter
       *[other] { $actor } beginnt ein goldenes Zeitalter
    }
    .offer = Goldenes Zeitalter beginnen
    .help =
    { $era ->
        [4] In Ära IV gibt es dafür kein Gold; hat jemand begonnen, haben alle anderen noch eine letzte Aktion.
       *[other] Deine Ära ist vorbei: Du hast keine Aktionen mehr und bekommst 2 Gold, sooft du am Zug wärst.
    }{ $judgement ->
        [chosen] {""}
       *[open] {" "}Wer zuerst beginnt, wählt das Urteil.
    }
golden-ages-move =
    { $actor ->
        [you] Du erkundest
       *[other] { $actor } erkundet
    } { golden-ages-place }
    .offer = { golden-ages-place } erkunden
    .help = Symbole, die du unter deine Kontrolle bringst, zahlen Gold, je nach deinen Technologien.
golden-ages-to =
    { $actor ->
        [you] Du greifst
       *[other] { $actor } greift
    } { golden-ages-place } an
    .offer = { golden-ages-place } für { $price } Gold angreifen
golden-ages-keep =
    { $actor ->
        [you] Du behältst
       *[other] { $actor } behält
    } ein Ruhmplättchen{ golden-ages-glory-worth }
    .offer = Ruhmplättchen im Wert von { $glory } behalten
    .help = Ruhmplättchen sind am Ende Punkte.
# Was ein Ruhmplättchen wert ist, wo man es sieht.
golden-ages-glory-worth =
    { $glory ->
        [hidden] {""}
       *[other] {" "}im Wert von { $glory }
    }
golden-ages-city =
    { $actor ->
        [you] Du gründest
       *[other] { $actor } gründet
    } eine Stadt auf { $at }
    .offer = Eine Stadt auf { $at } gründen
    .help = Eine Stadt nimmt Würfel aus deiner Reserve, bringt Gold für jeden und sichert dir die Symbole ihres Feldes.
golden-ages-no-city =
    { $actor ->
        [you] Du gründest keine Stadt
       *[other] { $actor } gründet keine Stadt
    }
    .offer = Keine Stadt gründen
golden-ages-cube =
    { $actor ->
        [you] Du nimmst
       *[other] { $actor } nimmt
    } einen Würfel von { golden-ages-place }
    .offer = Einen Würfel von { golden-ages-place } nehmen
    .help = Deine Reserve reicht nicht: Ein Würfel einer anderen Stadt muss umziehen.
golden-ages-card =
    { $actor ->
        [you] Du nimmst
       *[other] { $actor } nimmt
    } { NAME($card, case: "acc") }
    .offer = { NAME($card) } nehmen
golden-ages-discard =
    { $actor ->
        [you] Du gibst
       *[other] { $actor } gibt
    } { NAME($card, case: "acc") } ab
    .offer = { NAME($card) } abgeben
    .help = Alle deine Bauplätze sind voll: Ein Gebäude muss weichen.
golden-ages-discard-used =
    { $actor ->
        [you] Du gibst
       *[other] { $actor } gibt
    } { NAME($card, case: "acc") } ab, in dieser Ära schon benutzt
    .offer = { NAME($card) } abgeben, in dieser Ära schon benutzt
golden-ages-free-tech =
    { $actor ->
        [you] Du entwickelst
       *[other] { $actor } entwickelt
    } { NAME($tech, case: "acc") } umsonst
    .offer = { NAME($tech) } umsonst entwickeln
golden-ages-done =
    { $with ->
        [colonists] { $actor ->
            [you] Du schickst
           *[other] { $actor } schickt
        } keine Siedler mehr
       *[technologies] { $actor ->
            [you] Du entwickelst
           *[other] { $actor } entwickelt
        } nichts mehr
    }
    .offer =
        { $with ->
            [colonists] Niemanden mehr schicken
           *[technologies] Nichts mehr entwickeln
        }
golden-ages-stand =
    { $actor ->
        [you] Du stellst
       *[other] { $actor } stellt
    } den Siedler auf { golden-ages-place } wieder auf
    .offer = Den Siedler auf { golden-ages-place } aufstellen
    .help = Ein Siedler, der steht, kann wieder handeln.
golden-ages-shift-none =
    { $actor ->
        [you] Du versetzt niemanden
       *[other] { $actor } versetzt niemanden
    }
    .offer = Alle bleiben
golden-ages-shift-agora =
    { $actor ->
        [you] Du schickst
       *[other] { $actor } schickt
    } den Siedler auf { golden-ages-place } zur Agora
    .offer = Den Siedler auf { golden-ages-place } zur Agora schicken
golden-ages-shift-capital =
    { $actor ->
        [you] Du holst
       *[other] { $actor } holt
    } { golden-ages-colonists } von der Agora in die Hauptstadt
    .offer = { golden-ages-colonists } von der Agora in deine Hauptstadt holen
golden-ages-colonists =
    { $count ->
        [one] { $count } Siedler
       *[other] { $count } Siedler
    }
golden-ages-judge =
    { $actor ->
        [you] Du wählst
       *[other] { $actor } wählt
    } das Urteil „{ NAME($judgement) }“
    .offer = Das Urteil „{ NAME($judgement) }“ wählen
    .help = Das Urteil gilt am Ende der Ära für alle.

## Was der Zufall bringt

golden-ages-chance-start-rotation =
    Das Startplättchen wird ausgelegt{ $turns ->
        [0] , wie es ist
       *[other] { golden-ages-turned }
    }
golden-ages-chance-first =
    { $seat ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }
golden-ages-chance-deal-civ =
    { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { NAME($civ, case: "acc") } für Ära { $era }
golden-ages-chance-deal-future =
    { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $future ->
        [hidden] eine Zukunftstechnologie
       *[other] die Zukunftstechnologie „{ NAME($future) }“
    }
golden-ages-chance-judgement = Das Urteil „{ NAME($judgement) }“ liegt aus
golden-ages-chance-building = { NAME($card, case: "the-start") } liegt aus
golden-ages-chance-draw-tile = Das Plättchen mit { LIST($symbols) } wird gezogen
golden-ages-chance-glory =
    { $glory ->
        [hidden] Ein Ruhmplättchen wird gezogen
       *[other] Ein Ruhmplättchen im Wert von { $glory } wird gezogen
    }

## Warum nicht

golden-ages-rule-due-rotation = Zuerst wird das Startplättchen gedreht.
golden-ages-rule-due-first = Zuerst wird ausgelost, wer beginnt.
golden-ages-rule-due-deal-civ = Zuerst werden die Zivilisationen verteilt.
golden-ages-rule-due-deal-future = Zuerst werden die Zukunftstechnologien verteilt.
golden-ages-rule-due-judgement = Zuerst werden fünf Urteile ausgelegt.
golden-ages-rule-due-building = Zuerst werden die Gebäude der Ära aufgedeckt.
golden-ages-rule-due-draw-tile = Zuerst wird ein Kontinentplättchen gezogen.
golden-ages-rule-due-glory = Zuerst wird für den Angriff ein Ruhmplättchen gezogen.
golden-ages-rule-due-civ = Wähle zuerst die Zivilisation, die du in dieser Ära führst.
golden-ages-rule-due-top = Wähle zuerst die Technologie der Stufe 4, die Indien entwickelt.
golden-ages-rule-due-tile = Leg zuerst das Kontinentplättchen, das du gezogen hast.
golden-ages-rule-due-capital = Sag zuerst, wohin deine Hauptstadt kommt.
golden-ages-rule-due-action = Jetzt ist eine der acht Aktionen dran.
golden-ages-rule-due-move = Sag zuerst, wohin dein Entdecker zieht; er darf auch bleiben.
golden-ages-rule-due-to = Sag zuerst, welches Feld dein Soldat angreift.
golden-ages-rule-due-keep = Wähle zuerst, welches der beiden Ruhmplättchen du behältst.
golden-ages-rule-due-city = Sag zuerst, ob du eine Stadt gründest.
golden-ages-rule-due-cube = Nimm zuerst den fehlenden Würfel aus einer deiner Städte.
golden-ages-rule-due-card = Nimm zuerst eines der offenen Gebäude.
golden-ages-rule-due-discard = Gib zuerst eines deiner Gebäude ab.
golden-ages-rule-due-free-tech = Wähle zuerst die Technologie, die du umsonst bekommst.
golden-ages-rule-due-buy = Wähle zuerst die Technologie, die du billiger kaufst.
golden-ages-rule-due-more = Kauf zuerst noch eine Technologie oder sag, dass du keine mehr entwickelst.
golden-ages-rule-due-stand = Wähle zuerst den Siedler, der aufsteht.
golden-ages-rule-due-shift = Sag zuerst, wen Notre-Dame versetzt.
golden-ages-rule-due-shift-more = Schick zuerst noch einen liegenden Siedler oder sag, dass du niemanden mehr schickst.
golden-ages-rule-due-judge = Wähle zuerst das Urteil dieser Ära.
golden-ages-rule-over = Die Partie ist zu Ende.
golden-ages-rule-redacted = So sehen es die anderen; sag, was es wirklich ist.
golden-ages-rule-wrong-deal = Diese Karte oder dieser Platz ist beim Verteilen nicht dran.
golden-ages-rule-no-seat = Diesen Platz gibt es in dieser Partie nicht.
golden-ages-rule-no-judgement = Das Urteil „{ NAME($judgement) }“ ist nicht im Stapel.
golden-ages-rule-no-building = { NAME($card, case: "the-start") } ist im Stapel dieser Ära nicht mehr enthalten.
golden-ages-rule-no-tile = Dieses Plättchen kann jetzt nicht gezogen werden.
golden-ages-rule-no-glory = Ein solches Ruhmplättchen ist nicht mehr da.
golden-ages-rule-no-civ = Du kannst deine alte Zivilisation behalten oder die dieser Ära nehmen.
golden-ages-rule-not-top = Indien entwickelt eine Technologie der Stufe 4, die du noch nicht hast.
golden-ages-rule-tile-turn = Nimm die kleinere Drehung; es sieht genauso aus.
golden-ages-rule-tile-grid = Das Plättchen muss auf freien Feldern des Plans liegen.
golden-ages-rule-tile-alone = Das Plättchen muss an ein anderes Kontinentplättchen grenzen.
golden-ages-rule-tile-seam = Land muss an Land grenzen und Meer an Meer.
golden-ages-rule-capital-place = Deine Hauptstadt kann nur auf das Plättchen, das du gelegt hast.
golden-ages-rule-capital-first = In der ersten Ära musst du deine Hauptstadt setzen.
golden-ages-rule-no-standing = Dort steht kein Siedler von dir.
golden-ages-rule-too-far = { $at } ist zu weit weg: Deine Siedler ziehen { $range } weit.
golden-ages-rule-no-offer = Es liegt kein Gebäude aus.
golden-ages-rule-not-offered = { NAME($card, case: "the-start") } liegt nicht aus.
golden-ages-rule-no-free-builder = Du kannst nicht ohne Siedler bauen.
golden-ages-rule-not-held = Du hast { NAME($card, case: "acc") } nicht in diesem Zustand.
golden-ages-rule-attacks-done = Deine vier Angriffe hast du schon gemacht.
golden-ages-rule-no-target = Dort ist nichts anzugreifen, oder es ist außer Reichweite.
golden-ages-rule-attack-price = Der Angriff kostet { $price } Gold; du hast { $gold }.
golden-ages-rule-no-rocketry = Für einen Angriff ohne Siedler brauchst du Raketen.
golden-ages-rule-not-drawn = Ein Ruhmplättchen dieses Werts hast du nicht gezogen.
golden-ages-rule-no-wonder = Du kannst { NAME($card, case: "acc") } in dieser Ära nicht bauen.
golden-ages-rule-wonder-price = Für { NAME($card, case: "acc") } brauchst du { $price } Gold; du hast { $gold }.
golden-ages-rule-no-free-wonder = Nur Griechenland baut ein Wunder umsonst, einmal im Spiel.
golden-ages-rule-not-yours = Du hast { NAME($card, case: "acc") } nicht gebaut.
golden-ages-rule-no-gear = Du kannst { NAME($card, case: "acc") } nicht aktivieren.
golden-ages-rule-already-used = Du hast { NAME($card, case: "acc") } in dieser Ära schon benutzt.
golden-ages-rule-nothing-to-buy = Auch damit könntest du keine Technologie bezahlen.
golden-ages-rule-have-tech = Du hast { NAME($tech, case: "acc") } schon entwickelt.
golden-ages-rule-tech-order = { NAME($tech) }: Zuerst kommt die vorige Technologie dieser Reihe.
golden-ages-rule-tech-price = Für { NAME($tech, case: "acc") } brauchst du { $price } Gold; du hast { $gold }.
golden-ages-rule-still-standing = Noch steht ein Siedler von dir.
golden-ages-rule-no-city = Dort hast du keine Stadt, von der du einen Würfel nehmen könntest.
golden-ages-rule-not-lying = Dort liegt kein Siedler von dir.
golden-ages-rule-wrong-shift = Nenne ein Feld, auf dem ein Siedler von dir liegt, oder wie viele von dir die Agora verlassen.
golden-ages-rule-shift-order = Auf die Agora gehen Siedler Reihe für Reihe, von links nach rechts.
golden-ages-rule-judgement-gone = Das Urteil „{ NAME($judgement) }“ ist nicht mehr zu haben.

## Varianten: was man vor dem Spiel vereinbart und was es ändert

golden-ages-option-versailles = Versailles und Eiffelturm
golden-ages-option-versailles-act = Beim Aktivieren
    .help = Versailles und der Eiffelturm bringen ihre Punkte jedes Mal, wenn du sie aktivierst.
golden-ages-option-versailles-now = Beim Bauen
    .help = Versailles und der Eiffelturm bringen ihre Punkte einmal, wenn du sie baust.
golden-ages-option-tenth-future = Zehnte Zukunftstechnologie
golden-ages-option-tenth-future-build = Meiste Gebäude
    .help = Arkologie ist im Spiel: 8 Punkte für die meisten Gebäude.
golden-ages-option-tenth-future-none = Nicht im Spiel
    .help = Arkologie bleibt in der Schachtel; verteilt wird aus neun Zukunftstechnologien.
golden-ages-option-future-ties = Gleichstand bei der Zukunft
golden-ages-option-future-ties-strict = Zählt nicht
    .help = Eine Zukunftstechnologie zahlt nur, wenn du mehr hast als alle anderen.
golden-ages-option-future-ties-lenient = Zählt auch
    .help = Eine Zukunftstechnologie zahlt auch, wenn jemand anderes ebenso viel hat wie du.
golden-ages-option-judgement-out = Urteil in der Schachtel
golden-ages-option-judgement-out-none = Keines
    .help = Alle zehn Urteile sind im Spiel.
golden-ages-option-judgement-out-j1 = { golden-ages-name-j1 }
    .help = „{ golden-ages-name-j1 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j2 = { golden-ages-name-j2 }
    .help = „{ golden-ages-name-j2 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j3 = { golden-ages-name-j3 }
    .help = „{ golden-ages-name-j3 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j4 = { golden-ages-name-j4 }
    .help = „{ golden-ages-name-j4 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j5 = { golden-ages-name-j5 }
    .help = „{ golden-ages-name-j5 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j6 = { golden-ages-name-j6 }
    .help = „{ golden-ages-name-j6 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j7 = { golden-ages-name-j7 }
    .help = „{ golden-ages-name-j7 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j8 = { golden-ages-name-j8 }
    .help = „{ golden-ages-name-j8 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j9 = { golden-ages-name-j9 }
    .help = „{ golden-ages-name-j9 }“ steht in dieser Partie nicht zur Wahl.
golden-ages-option-judgement-out-j10 = { golden-ages-name-j10 }
    .help = „{ golden-ages-name-j10 }“ steht in dieser Partie nicht zur Wahl.

## Woher Punkte kommen

golden-ages-source-artists = Künstler
    .inline = Künstlern
golden-ages-source-buildings = Gebäude
    .inline = Gebäuden
golden-ages-source-wonders = Wunder
    .inline = Wundern
golden-ages-source-discoveries = Technologien der Stufe 4
    .inline = Technologien der Stufe 4
golden-ages-source-judgements = Urteile
    .inline = Urteilen
golden-ages-source-technologies = Technologien
    .inline = Technologien
golden-ages-source-glory = Ruhm
    .inline = Ruhm
golden-ages-source-gold = Gold
    .inline = Gold
golden-ages-source-future = Zukunft
    .inline = der Zukunftstechnologie

## Was eine Aktion nebenbei bewirkt

golden-ages-fact-city-lost =
    { $seat ->
        [you] Du verlierst deine
       *[other] { $seat } verliert die
    } Stadt auf { $at }
golden-ages-fact-expelled =
    { $count ->
        [one] { $seat ->
            [you] Dein Siedler auf { $at } kehrt
           *[other] Der Siedler von { $seat } auf { $at } kehrt
        }
       *[other] { $seat ->
            [you] Deine { $count } Siedler auf { $at } kehren
           *[other] Die { $count } Siedler von { $seat } auf { $at } kehren
        }
    } in die Hauptstadt zurück
golden-ages-fact-gold =
    { $way ->
        [gains] { $seat ->
            [you] Du bekommst
           *[other] { $seat } bekommt
        }
       *[pays] { $seat ->
            [you] Du zahlst
           *[other] { $seat } zahlt
        }
    } { $gold } Gold
golden-ages-fact-future-now =
    Die Zukunft „{ NAME($future) }“ zählt für { $seat ->
        [you] dich
       *[other] { $seat }
    } { $way ->
        [gains] jetzt
       *[loses] nicht mehr
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $seat ->
        [you] {" "}(das sieht noch niemand sonst)
       *[other] {""}
    }
golden-ages-fact-judged =
    Das Urteil „{ NAME($judgement) }“ bringt { $seat ->
        [you] dir
       *[other] { $seat }
    } { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
golden-ages-fact-era-ended =
    Ära { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } ist zu Ende
golden-ages-fact-last-turns = Das letzte goldene Zeitalter hat begonnen: Alle anderen haben noch eine Aktion
golden-ages-fact-future-met =
    { NAME($future) } bringt { $seat ->
        [you] dir
       *[other] { $seat }
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
golden-ages-fact-future-missed =
    { NAME($future) } bringt { $seat ->
        [you] dir
       *[other] { $seat }
    } nichts
golden-ages-fact-ended = Die Partie ist zu Ende: Die vierte Ära ist vorbei

## Der Tisch im Terminal; die Spalten sind schmal, also kurze Wörter

golden-ages-table-head =
    Ära { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $who ->
        [seat] { $seat }{" "}
       *[nobody] {""}
    }{ $phase ->
        [start-rotation] Das Startplättchen wird gedreht.
        [first] Es wird ausgelost, wer beginnt.
        [deal-civ] Zivilisationen werden verteilt.
        [deal-future] Zukunftstechnologien werden verteilt.
        [judgement] Urteile werden ausgelegt.
        [building] Gebäude werden aufgedeckt.
        [draw-tile] Ein Plättchen wird gezogen.
        [glory] Ein Ruhmplättchen wird gezogen.
        [civ] wählt eine Zivilisation.
        [top] wählt Indiens Technologie.
        [tile] legt ein Plättchen.
        [capital] entscheidet, wo die Hauptstadt steht.
        [action] wählt eine Aktion.
        [move] zieht mit einem Entdecker.
        [to] wählt, was angegriffen wird.
        [keep] behält ein Ruhmplättchen.
        [city] darf eine Stadt gründen.
        [cube] nimmt einen Würfel vom Plan.
        [card] nimmt ein Gebäude.
        [discard] gibt ein Gebäude ab.
        [free-tech] entwickelt eine Technologie umsonst.
        [buy] kauft eine Technologie billiger.
        [more] darf noch eine Technologie entwickeln.
        [stand] stellt einen Siedler auf.
        [shift] versetzt Siedler mit Notre-Dame.
        [shift-more] darf noch einen Siedler zur Agora schicken.
        [judge] wählt das Urteil.
       *[over] Die Partie ist zu Ende.
    }
golden-ages-table-last-turns =
    { $n ->
        [0] Das ist der letzte Zug.
        [one] Noch { $n } Zug.
       *[other] Noch { $n } Züge.
    }
golden-ages-table-legend-symbols = { golden-ages-name-game.map } Wild, { golden-ages-name-wheat.map } Weizen, { golden-ages-name-rock.map } Stein, { golden-ages-name-gem.map } Juwel; (..) Insel, x unter Hauptstadt
golden-ages-table-legend-pieces = A stehend, a liegend, [A] Hauptstadt, A# Stadt, A## aus zwei Würfeln
golden-ages-table-legend-coast = - | Küste, : . Land, das am offenen Rand endet
golden-ages-table-legend-brief = { golden-ages-name-game.map } Wild, { golden-ages-name-wheat.map } Weizen, { golden-ages-name-rock.map } Stein, { golden-ages-name-gem.map } Juwel; (..) Insel; A steht, a liegt, A# Stadt
golden-ages-table-tile = Das Plättchen, gedreht; das genannte Feld ist seine linke obere Ecke
golden-ages-table-none = nichts
golden-ages-table-agora = Agora:
golden-ages-table-of-era = (Ära { $n })
golden-ages-table-pays-now = Jetzt:
golden-ages-table-on-offer = Angebot:
golden-ages-table-copies = { $n } x
golden-ages-table-price = { $n } Gold
golden-ages-table-for-gold = für { $n }
golden-ages-table-judgements = Urteile:
golden-ages-table-techs = Technologien für 3, 5, 8 und 12 Gold und wer sie hat:
golden-ages-table-points = Punkte
golden-ages-table-points-now = { $n }, wenn jetzt Schluss wäre:
golden-ages-table-source = { SOURCE($source) } { $points }
golden-ages-table-on-track = { $n } auf der Leiste
golden-ages-table-symbols = Symbole
golden-ages-table-takes = kassiert
golden-ages-table-controls = besitzt
golden-ages-table-cubes = Würfel
golden-ages-table-pieces =
    { $ready } bereit, { $map } auf dem Plan; zieht { $anywhere ->
        [yes] überallhin
       *[no] { $range }
    }; Angriffe { $attacks }{ $more ->
        [yes] {" "}(der nächste für { $price } Gold)
       *[no] {""}
    }
golden-ages-table-used = (benutzt)
golden-ages-table-buildings = Gebäude
golden-ages-table-spaces =
    { $n ->
        [one] { $n } Bauplatz
       *[other] { $n } Bauplätze
    }
golden-ages-table-wonders = Wunder
golden-ages-table-glory = Ruhm
golden-ages-table-to-come = später
golden-ages-table-future = Zukunft
golden-ages-table-technologies = Technologien
golden-ages-table-next = weiter
golden-ages-table-civ-number = (Nummer { $n })
golden-ages-table-gold = { $n } Gold
golden-ages-table-first-player = beginnt
golden-ages-table-golden-age = im goldenen Zeitalter
golden-ages-table-piece =
    { $what ->
        [standing] stehender Siedler
        [lying] liegender Siedler
        [capital] Hauptstadt
        [two-cubes] Stadt aus zwei Würfeln
       *[city] Stadt
    } von { $seat }
golden-ages-table-land = Land
golden-ages-table-sea = Meer
golden-ages-table-twice = zweimal
golden-ages-table-standing =
    { $civ ->
        [none] {""}
       *[other] { NAME($civ) },{" "}
    }{ $gold } Gold, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $golden ->
        [yes] im goldenen Zeitalter
       *[no] { $standing ->
            [one] { $standing } Siedler steht
           *[other] { $standing } Siedler stehen
        }
    }, { $cubes ->
        [one] { $cubes } Würfel bereit
       *[other] { $cubes } Würfel bereit
    }; { $own ->
        [yes] hat
       *[no] { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
    }

## Was eine Zeile der Wertung zählt

golden-ages-count-game =
    { $count ->
        [one] { $count } Wildsymbol
       *[other] { $count } Wildsymbole
    }
golden-ages-count-wheat =
    { $count ->
        [one] { $count } Weizensymbol
       *[other] { $count } Weizensymbole
    }
golden-ages-count-rock =
    { $count ->
        [one] { $count } Steinsymbol
       *[other] { $count } Steinsymbole
    }
golden-ages-count-gem =
    { $count ->
        [one] { $count } Juwel
       *[other] { $count } Juwelen
    }
golden-ages-count-cube =
    { $count ->
        [one] { $count } Würfel auf dem Plan
       *[other] { $count } Würfel auf dem Plan
    }
golden-ages-count-city =
    { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
golden-ages-count-city-or-capital =
    { $count ->
        [one] { $count } Stadt oder Hauptstadt
       *[other] { $count } Städte samt Hauptstadt
    }
golden-ages-count-glory-tile =
    { $count ->
        [one] { $count } Ruhmplättchen
       *[other] { $count } Ruhmplättchen
    }
golden-ages-count-wonder =
    { $count ->
        [one] { $count } Wunder
       *[other] { $count } Wunder
    }
golden-ages-count-building =
    { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    }
golden-ages-count-technology =
    { $count ->
        [one] { $count } Technologie
       *[other] { $count } Technologien
    }
golden-ages-count-high-technology =
    { $count ->
        [one] { $count } Technologie der Stufe 3 oder 4
       *[other] { $count } Technologien der Stufe 3 oder 4
    }
golden-ages-count-on-agora =
    { $count ->
        [one] { $count } Siedler auf der Agora
       *[other] { $count } Siedler auf der Agora
    }
golden-ages-count-lying =
    { $count ->
        [one] { $count } liegender Siedler auf dem Plan
       *[other] { $count } liegende Siedler auf dem Plan
    }
golden-ages-count-standing =
    { $count ->
        [one] { $count } stehender Siedler
       *[other] { $count } stehende Siedler
    }
golden-ages-count-gold = { $count } Gold
golden-ages-count-three-gold = { $count ->
        [one] { $count }-mal 3 Gold
       *[other] { $count }-mal 3 Gold
    }

## Namen

golden-ages-name-game = Wild
    .map = wi
    .each = Wildsymbol
    .short = Wild
    .most = die meisten Wildsymbole
golden-ages-name-wheat = Weizen
    .map = we
    .each = Weizensymbol
    .short = Weizen
    .most = die meisten Weizensymbole
golden-ages-name-rock = Stein
    .map = st
    .each = Steinsymbol
    .short = Stein
    .most = die meisten Steinsymbole
golden-ages-name-gem = Juwel
    .map = ju
    .each = Juwel
    .short = Juwel
    .most = die meisten Juwelen

# Was Urteile und Zukunftstechnologien zählen.
golden-ages-name-cube = Würfel
    .each = Würfel auf dem Plan
    .short = Würfel
    .most = die meisten Würfel auf dem Plan
golden-ages-name-glory-tile = Ruhmplättchen
    .each = Ruhmplättchen
    .short = Ruhm
    .most = die meisten Ruhmplättchen
golden-ages-name-wonder = Wunder
    .each = Wunder
    .short = Wunder
    .most = die meisten Wunder
golden-ages-name-building = Gebäude
    .each = Gebäude
    .short = Gebäude
    .most = die meisten Gebäude
golden-ages-name-technology = Technologie
    .each = Technologie
    .short = Technik
    .most = die meisten Technologien
golden-ages-name-gold = Gold
    .each = Gold
    .short = Gold
    .most = das meiste Gold
golden-ages-name-three-gold = 3 Gold
    .each = 3 Gold
    .short = 3 Gold
    .most = das meiste Gold
golden-ages-name-hidden = eine verdeckte Zivilisation

golden-ages-name-wheel = Rad
    .acc = das Rad
    .short = zieh 1
    .text = Siedler ziehen 1 Feld.
golden-ages-name-carriage = Kutsche
    .acc = die Kutsche
    .short = zieh 2
    .text = Siedler ziehen bis zu 2 Felder.
golden-ages-name-rail = Eisenbahn
    .acc = die Eisenbahn
    .short = zieh 3
    .text = Siedler ziehen bis zu 3 Felder.
golden-ages-name-aviation = Luftfahrt
    .acc = die Luftfahrt
    .short = überallhin
    .text = Siedler ziehen überallhin.
golden-ages-name-rocketry = Raketen
    .short = Fernangriff
    .text = Sofort 3 Punkte je Juwel. Angriffe überall, ohne Siedler.
golden-ages-name-hunting = Jagd
    .acc = die Jagd
    .short = +1 je Wild
    .text = 1 Gold je neuem Wild.
golden-ages-name-agriculture = Ackerbau
    .acc = den Ackerbau
    .short = +1 je Weizen
    .text = 1 Gold je neuem Weizen.
golden-ages-name-architecture = Architektur
    .acc = die Architektur
    .short = +1 Bauplatz
    .text = Ein weiterer Bauplatz wird frei.
golden-ages-name-medicine = Medizin
    .acc = die Medizin
    .short = +3 je Weizen
    .text = 3 Gold je neuem Weizen.
golden-ages-name-genetics = Genetik
    .acc = die Genetik
    .short = Bau ohne Siedler
    .text = Sofort 2 Punkte je Weizen. Bauen ohne Siedler.
golden-ages-name-fire = Feuer
    .acc = das Feuer
    .short = Bauplatz 1
    .text = Der erste Bauplatz ist frei.
golden-ages-name-metallurgy = Metallurgie
    .acc = die Metallurgie
    .short = +1 je Stein
    .text = 1 Gold je neuem Stein.
golden-ages-name-construction = Bauwesen
    .acc = das Bauwesen
    .short = 2 Würfel je Stadt
    .text = Neue Städte bekommen 2 Würfel.
golden-ages-name-engineering = Mechanik
    .acc = die Mechanik
    .short = +3 je Stein
    .text = 3 Gold je neuem Stein.
golden-ages-name-computer-science = Informatik
    .acc = die Informatik
    .short = Agora 2 Pkt.
    .text = Sofort 2 Punkte je Stein. 2 Punkte je Siedler, der auf die Agora geht.
golden-ages-name-barter = Tausch
    .acc = den Tausch
    .short = +1 je Würfel
    .text = 1 Gold für jeden gesetzten Würfel.
golden-ages-name-writing = Schrift
    .acc = die Schrift
    .short = +1 Bauplatz
    .text = Ein weiterer Bauplatz wird frei.
golden-ages-name-currency = Münzen
    .short = +2 je Juwel
    .text = 2 Gold je neuem Juwel.
golden-ages-name-commerce = Handel
    .acc = den Handel
    .short = +2 je Würfel
    .text = 2 Gold für jeden gesetzten Würfel.
golden-ages-name-economy = Wirtschaft
    .acc = die Wirtschaft
    .short = +4 je Juwel
    .text = Sofort 1 Punkt je Würfel auf dem Plan. 4 Gold je neuem Juwel.

golden-ages-name-babylon = Babylon
    .text = Entwickle sofort den Ackerbau.
golden-ages-name-phoenicia = Phönizien
    .text = Entwickle sofort die Schrift.
golden-ages-name-egypt = Ägypten
    .text = Entwickle sofort die Metallurgie.
golden-ages-name-greece = Griechenland
    .text = Bau einmal im Spiel ein Wunder umsonst.
golden-ages-name-persia = Persien
    .text = Entwickle sofort die Kutsche.
golden-ages-name-rome = Rom
    .text = Sofort 2 Gold. Bauen ohne Siedler.
golden-ages-name-china = China
    .text = Angriffe kosten 2 Gold weniger. Zieh 2 Ruhmplättchen, behalte 1.
golden-ages-name-inca = Inka
    .acc = die Inka
    .text = 2 Gold je neuem Weizen.
golden-ages-name-aztecs = Azteken
    .acc = die Azteken
    .text = 2 Gold je neuem Juwel.
golden-ages-name-mongolia = Mongolei
    .acc = die Mongolei
    .text = 2 Gold je neuem Stein.
golden-ages-name-france = Frankreich
    .text = 4 Gold nach jedem deiner Angriffe.
golden-ages-name-arabia = Arabien
    .text = Sofort 4 Gold. Bauen ohne Siedler.
golden-ages-name-byzantium = Byzanz
    .text = Sofort 5 Gold.
golden-ages-name-spain = Spanien
    .text = 3 Gold je neuem Juwel.
golden-ages-name-turkey = Türkei
    .acc = die Türkei
    .text = Mit Ackerbau: Entwickle Architektur; hast du sie schon, 6 Gold.
golden-ages-name-england = England
    .text = Mit Schrift: Entwickle Münzen; hast du sie schon, 6 Gold.
golden-ages-name-portugal = Portugal
    .text = Sofort 4 Gold. 3 Gold, wenn ein Siedler über den Rand des Plans zieht.
golden-ages-name-prussia = Preußen
    .text = Mit Kutsche: Entwickle Eisenbahn; hast du sie schon, 6 Gold.
golden-ages-name-austria = Österreich
    .text = Mit Metallurgie: Entwickle Bauwesen; hast du es schon, 6 Gold.
golden-ages-name-russia = Russland
    .text = Entdecker legen sich nicht hin.
golden-ages-name-japan = Japan
    .text = Technologien kosten 2 Gold weniger; mehrere je Aktion.
golden-ages-name-usa = USA
    .acc = die USA
    .text = 4 Gold, wenn du auf ein Feld mit anderen ziehst.
golden-ages-name-european-union = Europäische Union
    .acc = die Europäische Union
    .text = 4 Gold je Siedler, der auf die Agora geht.
golden-ages-name-india = Indien
    .text = Entwickle sofort eine Technologie der Stufe 4, ohne ihre Punkte.
golden-ages-name-brazil = Brasilien
    .text = 4 Gold je neuem Juwel.

golden-ages-name-colossus = Koloss
    .acc = den Koloss
    .text = Sofort: 2 Punkte je Würfel auf dem Plan. Aktivieren: 1 Punkt.
golden-ages-name-great-library = Große Bibliothek
    .acc = die Große Bibliothek
    .text = Sofort: Entwickle eine Technologie umsonst.
golden-ages-name-pyramids = Pyramiden
    .acc = die Pyramiden
    .text = Sofort: 2 Punkte je Stein. Aktivieren: 1 Punkt.
golden-ages-name-hanging-gardens = Hängende Gärten
    .acc = die Hängenden Gärten
    .text = Sofort: 2 Punkte je Weizen. Aktivieren: 1 Punkt.
golden-ages-name-notre-dame = Notre-Dame
    .text = Aktivieren: Schick liegende Siedler auf die Agora oder hol welche von dort nach Hause.
golden-ages-name-hagia-sophia = Hagia Sophia
    .acc = die Hagia Sophia
    .text = 2 Gold je gegründeter Stadt.
golden-ages-name-spiral-minaret = Spiralminarett
    .acc = das Spiralminarett
    .text = Am Ende 2 Punkte je Technologie der Stufe 3 oder 4.
golden-ages-name-great-wall = Große Mauer
    .acc = die Große Mauer
    .text = 3 Gold, wann immer andere angreifen.
golden-ages-name-oxford-university = Universität Oxford
    .acc = die Universität Oxford
    .text = Sofort: Entwickle zwei Technologien umsonst.
golden-ages-name-versailles = Versailles
    .text = Aktivieren: 1 Punkt je Weizen.
golden-ages-name-eiffel-tower = Eiffelturm
    .acc = den Eiffelturm
    .text = Aktivieren: 1 Punkt je Stein.
golden-ages-name-porcelain-tower = Porzellanturm
    .acc = den Porzellanturm
    .text = Sofort: 3 Punkte je Ruhmplättchen.
golden-ages-name-kremlin = Kreml
    .acc = den Kreml
    .text = Sofort: 1 Punkt je liegendem Siedler auf dem Plan.
golden-ages-name-apollo-program = Apollo-Programm
    .acc = das Apollo-Programm
    .text = Sofort: 2 Punkte je Juwel.
golden-ages-name-internet = Internet
    .acc = das Internet
    .text = Sofort: 1 Punkt je Stadt und 1 für die Hauptstadt.
golden-ages-name-united-nations = Vereinte Nationen
    .acc = die Vereinten Nationen
    .text = Du bekommst das Gold, das andere für Angriffe zahlen.

golden-ages-name-market = Markt
    .acc = den Markt
    .the-start = Der Markt
    .text = 1 Gold je Siedler auf der Agora.
golden-ages-name-library = Bibliothek
    .acc = die Bibliothek
    .the-start = Die Bibliothek
    .text = Entwickle eine Technologie für 2 Gold weniger.
golden-ages-name-granary = Speicher
    .acc = den Speicher
    .the-start = Der Speicher
    .text = 1 Gold je stehendem Siedler von dir.
golden-ages-name-bank = Bank
    .acc = die Bank
    .the-start = Die Bank
    .text = 4 Gold.
golden-ages-name-university = Universität
    .acc = die Universität
    .the-start = Die Universität
    .text = Entwickle eine Technologie für 3 Gold weniger.
golden-ages-name-wall = Mauer
    .acc = die Mauer
    .the-start = Die Mauer
    .text = Angriffe auf dich kosten 3 Gold mehr.
golden-ages-name-museum = Museum
    .acc = das Museum
    .the-start = Das Museum
    .text = 6 Gold.
golden-ages-name-observatory = Sternwarte
    .acc = die Sternwarte
    .the-start = Die Sternwarte
    .text = Entwickle eine Technologie für 5 Gold weniger.
golden-ages-name-factory = Fabrik
    .acc = die Fabrik
    .the-start = Die Fabrik
    .text = Stell einen deiner Siedler auf.
golden-ages-name-cinema = Kino
    .acc = das Kino
    .the-start = Das Kino
    .text = 2 Punkte je Siedler auf der Agora.
golden-ages-name-laboratory = Labor
    .acc = das Labor
    .the-start = Das Labor
    .text = Entwickle eine Technologie umsonst.
golden-ages-name-power-plant = Kraftwerk
    .acc = das Kraftwerk
    .the-start = Das Kraftwerk
    .text = 2 Gold je Stadt und 2 für die Hauptstadt.

golden-ages-name-j1 = Baukunst
    .text = 3 Punkte je Gebäude.
golden-ages-name-j2 = Eroberung
    .text = 2 Punkte je Ruhmplättchen.
golden-ages-name-j3 = Völker
    .text = 1 Punkt je Würfel auf dem Plan.
golden-ages-name-j4 = Juwelen
    .text = 2 Punkte je Juwel.
golden-ages-name-j5 = Steinbrüche
    .text = 2 Punkte je Steinsymbol.
golden-ages-name-j6 = Wildnis
    .text = 2 Punkte je Wildsymbol.
golden-ages-name-j7 = Ernten
    .text = 2 Punkte je Weizensymbol.
golden-ages-name-j8 = Monumente
    .text = 4 Punkte je Wunder.
golden-ages-name-j9 = Wissen
    .text = 1 Punkt je Technologie.
golden-ages-name-j10 = Schatz
    .text = 1 Punkt je 3 Gold.

golden-ages-name-f1 = Neue Weltordnung
    .text = Am Ende 8 Punkte für das meiste Gold.
golden-ages-name-f2 = Künstliche Intelligenz
    .text = Am Ende 8 Punkte für die meisten Technologien.
golden-ages-name-f3 = Zeitreisen
    .text = Am Ende 8 Punkte für die meisten Wunder.
golden-ages-name-f4 = Psychohistorik
    .text = Am Ende 8 Punkte für die meisten Würfel auf dem Plan.
golden-ages-name-f5 = Raumfahrt
    .text = Am Ende 8 Punkte für die meisten Ruhmplättchen.
golden-ages-name-f6 = Nanotechnik
    .text = Am Ende 8 Punkte für die meisten Steinsymbole.
golden-ages-name-f7 = Biotechnik
    .text = Am Ende 8 Punkte für die meisten Wildsymbole.
golden-ages-name-f8 = Kalte Fusion
    .text = Am Ende 8 Punkte für die meisten Juwelen.
golden-ages-name-f9 = Unterwasserfarmen
    .text = Am Ende 8 Punkte für die meisten Weizensymbole.
golden-ages-name-f10 = Arkologie
    .text = Am Ende 8 Punkte für die meisten Gebäude.

## Wo in der Partie

golden-ages-round =
    Ära { $round ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }

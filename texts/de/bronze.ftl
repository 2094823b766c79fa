# Bronze.

bronze-title = Bronze
bronze-blurb = Jede neue Karte weckt ihre Nachbarn, und jede wache Karte gründet eine Siedlung.

## Was geschieht: Der Wert erzählt es, .offer bietet es an.

bronze-take =
    { $actor ->
        [you] Du nimmst
       *[other] { $actor } nimmt
    } { NAME($card, case: "acc") } von Stapel { $stack } und { $actor ->
        [you] legst
       *[other] legt
    } die Karte { bronze-played }
    .offer = { NAME($card) } von Stapel { $stack } nehmen und { bronze-played } legen
    .typed = up: offen; down: als Bronzeguss
# Wie eine Karte gelegt wird: „offen in Spalte 2“.
bronze-played =
    { $side ->
        [down] als Bronzeguss
       *[up] offen
    } { $column ->
        [left] in eine neue Spalte links
        [right] in eine neue Spalte rechts
       *[other] in Spalte { $column }
    }
bronze-settle =
    { $actor ->
        [you] Du siedelst
       *[other] { $actor } siedelt
    } mit { NAME($card, case: "dat") } { NAME($settlers) } { NAME($terrain, case: "in") } von Land { $tile } an
    .offer = Mit { NAME($card, case: "dat") } { NAME($settlers) } { NAME($terrain, case: "in") } von Land { $tile } ansiedeln
bronze-city =
    { $actor ->
        [you] Du nimmst
       *[other] { $actor } nimmt
    } die Stadt { NAME($city) }
    .offer = Die Stadt { NAME($city) } nehmen
bronze-done =
    { $actor ->
        [you] Du beendest deinen Zug
       *[other] { $actor } beendet den Zug
    }
    .offer = Zug beenden

## Was der Zufall bringt

bronze-chance-first =
    { $seat ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }
bronze-chance-sizes = In den Stapeln liegen { $first }, { $second }, { $third } und { $fourth } Karten, in der Reserve { $reserve }
bronze-chance-province =
    Die Provinz von Land { $tile } ist { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert
bronze-chance-land = Land { $tile } wird aufgedeckt
bronze-chance-reveal = Auf Stapel { $stack } liegt jetzt { NAME($card, case: "the") }
bronze-chance-city-draw = Die Stadt { NAME($city) } wird ausgelegt

## Warum nicht

bronze-rule-over = Die Partie ist zu Ende.
bronze-rule-chance = Bevor du dran bist, wird noch etwas aufgedeckt oder gezogen.
bronze-rule-take-first = Dein Zug beginnt damit, dass du eine Karte nimmst; gesiedelt wird danach.
bronze-rule-taken = Die eine Karte dieses Zuges hast du schon genommen: Siedle oder beende den Zug.
bronze-rule-stack-empty = Stapel { $stack } ist leer, da gibt es keine Karte zu nehmen.
bronze-rule-first-column = Deine allererste Karte beginnt deine erste Spalte, geschrieben 'right'.
bronze-rule-no-column = Eine Spalte { $column } hast du noch nicht; eine neue beginnt ganz links oder ganz rechts.
bronze-rule-four-columns = Du hast vier Spalten, eine fünfte gibt es nie.
bronze-rule-no-tile = In einer Partie mit so vielen Personen gibt es kein Land { $tile }.
bronze-rule-face-down = Land { $tile } ist noch verdeckt: Es öffnet sich, wenn jemand das Land davor besiedelt.
bronze-rule-behind = Du hast schon weiter rechts gesiedelt, daher ist dir Land { $tile } verschlossen.
bronze-rule-no-markers = Du hast keine Siedlungsmarker mehr.
bronze-rule-asleep = In diesem Zug hast du keine wache, unbenutzte Karte { NAME($card) } mehr.
bronze-rule-no-spot = So ein Feld gibt es { NAME($terrain, case: "in") } von Land { $tile } nicht.
bronze-rule-settled = Auf diesem Feld wohnt schon jemand.
bronze-rule-wrong-terrain = Mit { NAME($card, case: "dat") } siedelst du { LIST($terrains, case: "in") }, nicht { NAME($terrain, case: "in") }.
bronze-rule-wrong-settlers = Mit { NAME($card, case: "dat") } kommen { LIST($brings) }, doch das Feld ist für { NAME($settlers) }.
bronze-rule-city-first = Du hast ein neues Land erreicht: Nimm erst eine seiner Stadtkarten, dann geht es weiter.
bronze-rule-no-city-due = Eine Stadtkarte nimmst du nur, wenn du deinen ersten Marker auf ein Land setzt.
bronze-rule-city-elsewhere = { NAME($city) } liegt nicht unter dem Land, das du gerade erreicht hast.
bronze-rule-first-player = Wer beginnt, wird einmal ausgelost, ganz am Anfang, unter allen Plätzen.
bronze-rule-stack-sizes = Die Karten werden einmal vor dem Spiel auf möglichst gleich hohe Stapel verteilt.
bronze-rule-province = Vor dem Spiel bekommt jedes Land von links nach rechts ein Provinzplättchen, solange der Wert reicht.
bronze-rule-land = Nur das am weitesten links liegende verdeckte Land wird aufgedeckt, wenn es dran ist, und jedes gibt es einmal.
bronze-rule-reveal = Nur der Stapel, von dem eine Karte genommen wurde, wird aufgedeckt, und nur mit einer noch unbekannten Karte.
bronze-rule-city-draw = Stadtkarten werden nur gezogen, wenn ein Land zum ersten Mal besiedelt wird, jede Karte einmal.

## Varianten

bronze-option-edition = Ausgabe der Spielregel
bronze-option-edition-2018 = 2018
    .help = Eine Provinz wird vergeben, wenn alle weitergezogen oder alle Felder besetzt sind.
bronze-option-edition-2017 = 2017
    .help = Eine Provinz wird vergeben, sobald niemand anderes sie mehr gewinnen kann.

## Woher Punkte kommen

bronze-source-provinces = Provinzen
    .inline = Provinzen
bronze-source-routes = Handelsrouten
    .inline = Handelsrouten
bronze-source-cities = Städte
    .inline = Städten

## Was eine Aktion nebenbei bewirkt

bronze-fact-route-won =
    { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } die { $length }er-Route { NAME($terrain, case: "in") }, { bronze-points } wert
bronze-fact-route-back =
    { $seat ->
        [you] Du gibst
       *[other] { $seat } gibt
    } die { $length }er-Route { NAME($terrain, case: "in") } zurück
bronze-fact-province-won =
    { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } die Provinz von Land { $tile }, { bronze-points } wert
bronze-fact-province-missed =
    { $seat ->
        [you] Dir entgeht
       *[other] { $seat } entgeht
    } die Provinz von Land { $tile }, { bronze-points } wert: Die meisten Siedlungen dort { $winner ->
        [you] hast du
       *[other] hat { $winner }
    }
bronze-fact-province-out = Niemand gewinnt die Provinz von Land { $tile }
bronze-fact-city-met =
    { NAME($city) } ist jetzt { bronze-points } wert für { $seat ->
        [you] dich
       *[other] { $seat }
    }
bronze-fact-city-unmet =
    { NAME($city) } ist nichts mehr wert für { $seat ->
        [you] dich
       *[other] { $seat }
    }
bronze-fact-city-worth =
    { NAME($city) } ist jetzt { bronze-points } wert für { $seat ->
        [you] dich
       *[other] { $seat }
    }, vorher { $was }
bronze-fact-city-decided =
    { NAME($city) } bringt { $seat ->
        [you] dir
       *[other] { $seat }
    } { $points ->
        [0] nichts
       *[other] { bronze-points }
    }
bronze-fact-idle =
    { $who ->
        [you] Du siedelst nicht
       *[other] { $who } siedelt nicht
    }
bronze-fact-reserve = Der erste Stapel ist leer, die Reserve ersetzt ihn; die Runde, in der noch einer leer wird, ist die letzte
bronze-fact-ending = Das ist die letzte Runde: { LIST($why) }
bronze-fact-ended = Die Partie ist zu Ende: { LIST($why) }
bronze-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

bronze-name-end-stack = ein zweiter Stapel ist leer
bronze-name-end-markers = jemand hat keine Marker mehr
bronze-name-end-last-tile = das letzte Land ist voll

## Was eine Stadt verlangt und wie es damit steht

bronze-goal-most-settled = { bronze-points } für mehr Siedlungen { NAME($terrain, case: "in") } als alle anderen
bronze-goal-most-cards = { bronze-points } für mehr { NAME($tech, case: "cards") } als alle anderen
bronze-goal-row = { bronze-points } für eine Reihe mit { NAME($tech) }, { NAME($second) } und { NAME($third) }
bronze-goal-pairs = { bronze-points } je Paar aus Bronzeguss und { NAME($tech) }
bronze-goal-column = { bronze-points } je unterschiedlicher Technologie in deiner besten Spalte
bronze-goal-settlers = { bronze-points } für Bauern, Hirten und Jäger { NAME($terrain, case: "in") } und auch { NAME($other, case: "in") }
bronze-goal-provinces = { bronze-points } je Provinzplättchen
bronze-goal-routes = { bronze-points } je Routenplättchen
bronze-goal-none-above =
    { bronze-points }, wenn keine Technologie mehr als { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } hat
bronze-goal-fewest-provinces = { bronze-points } für weniger Provinzplättchen als alle anderen
bronze-goal-most-markers = { bronze-points } für mehr übrige Marker als alle anderen
bronze-goal-fewest-markers = { bronze-points } für weniger übrige Marker als alle anderen
bronze-goal-variety =
    { bronze-points } für mindestens { $count ->
        [one] { $count } Technologie
       *[other] { $count } verschiedene Technologien
    }
bronze-goal-full-rows = { bronze-points } je voller Reihe aus vier Karten
bronze-goal-bronze-columns = { bronze-points } für einen Bronzeguss in jeder der vier Spalten
bronze-goal-long-column =
    { bronze-points } für eine Spalte aus { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } oder mehr

bronze-status-compare =
    { $stand ->
        [leads] Vorn
        [fewest] Am wenigsten
        [tied] Gleichauf
        [many] Zu viele
       *[behind] Hinten
    }: { $mine } gegen { $rival }
bronze-status-row = Reihe { $row } braucht noch: { LIST($missing) }
bronze-status-row-done = Vollständig in Reihe { $row }
bronze-status-out = Nicht mehr zu erfüllen
bronze-status-settlers =
    { $where ->
        [first] Es fehlen { LIST($missing) } { NAME($terrain, case: "in") }
        [second] Es fehlen { LIST($also) } { NAME($other, case: "in") }
       *[both] Es fehlen { LIST($missing) } { NAME($terrain, case: "in") }; { LIST($also) } { NAME($other, case: "in") }
    }
bronze-status-settlers-done = Alle da, in beiden Landschaften
bronze-status-pairs = { $n } Bronzeguss und { $cards } { NAME($tech) }
bronze-status-column = Beste Spalte: { $n } verschiedene
bronze-status-provinces = Provinzplättchen: { $n }
bronze-status-routes = Routenplättchen: { $n }
bronze-status-none-above = Meiste gleiche Karten: { $n }, erlaubt { $count }
bronze-status-variety = Verschiedene Technologien: { $n } (mindestens { $count })
bronze-status-full-rows = Volle Reihen: { $n }
bronze-status-bronze-columns = Bronzeguss in { $n } von 4 Spalten
bronze-status-long-column = Karten in der längsten Spalte: { $n } (mindestens { $count })

bronze-tech-text = Siedelt { LIST($settlers) } { LIST($terrains, case: "in") } an.

## Der Tisch im Terminal; die Spalten sind schmal, also kurze Wörter

bronze-table-round = Runde { $n }
bronze-table-first-player = , es beginnt{" "}
bronze-table-asks =
    { $phase ->
        [first] es wird ausgelost, wer beginnt
        [sizes] die Karten werden auf Stapel verteilt
        [province] die Provinzen werden ausgelegt
        [land] ein Land wird aufgedeckt
        [reveal] eine Karte wird aufgedeckt
        [take] nimm eine Karte
        [settle] siedle mit wachen Karten oder beende den Zug
        [city-draw] Städte werden ausgelegt
        [city] nimm eine Stadt
       *[over] die Partie ist zu Ende
    }
bronze-table-ending =
    { $phase ->
        [over] Die Partie ist zu Ende: { NAME($why) }
       *[other] Letzte Runde: { NAME($why) }
    }
bronze-table-tile = Land
bronze-table-province = Provinz
bronze-table-route = Route 3 5 7
bronze-table-worth = Wert  3 6 10
bronze-table-legend = freie Felder: b Bauern, h Hirten, j Jäger
bronze-table-holder = hat
bronze-table-longest = längste
bronze-table-cities-at = Städte bei Land { $tile }: { LIST($cities) }
bronze-table-stack = Stapel { $n }{" "}
bronze-table-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
bronze-table-in = {": "}
bronze-table-face-down = verdeckt
bronze-table-empty = leer
bronze-table-reserve =
    Reserve: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
bronze-table-column = Spalte { $n }
bronze-table-hidden = (noch { $n })
bronze-table-cities-now = Städte       jetzt
bronze-table-cities = Städte:
bronze-table-standing =
    { bronze-points }: Provinzen { $provinces }, Routen { $routes }, Städte { $cities }; noch { $markers ->
        [one] { $markers } Marker
       *[other] { $markers } Marker
    }{ $tile ->
        [0] {""}
       *[other] , auf Land { $tile }
    }
bronze-table-awake =
    { NAME($card) } kann siedeln{ $times ->
        [1] {""}
       *[other] {" "}({ $times }-mal)
    }: { $spots ->
        [one] { $spots } freies Feld
       *[other] { $spots } freie Felder
    }
bronze-table-free = frei
bronze-table-woken = (wach)
bronze-table-tile-line =
    Land { $tile }{ $province ->
        [none] {""}
        [held] , Provinz ({ bronze-points }) gehört { $holder }
        [out] , Provinz ({ bronze-points }) aus dem Spiel
       *[open] , Provinz ({ bronze-points })
    }
bronze-table-holds-route = { $seat } hat die { $length }er-Route
bronze-table-city-now = { NAME($city) }, jetzt { bronze-points }

## Was eine Zeile der Wertung zählt

bronze-count-settlements =
    { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    }{ $which ->
        [none] {""}
       *[other] {" "}{ NAME($which, case: "in") }
    }
bronze-count-line = eine Kette aus { $count }
bronze-count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } { NAME($which) }
bronze-count-row = { $count } von 3 Technologien in einer Reihe
bronze-count-pairs =
    { $count ->
        [one] { $count } Paar
       *[other] { $count } Paare
    } mit { NAME($which) }
bronze-count-column =
    { $count ->
        [one] { $count } Technologie
       *[other] { $count } verschiedene Technologien
    } in der besten Spalte
bronze-count-settlers = { $count } von 6 Bewohnerarten
bronze-count-provinces =
    { $count ->
        [one] { $count } Provinz
       *[other] { $count } Provinzen
    }
bronze-count-routes =
    { $count ->
        [one] { $count } Handelsroute
       *[other] { $count } Handelsrouten
    }
bronze-count-alike =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } einer Technologie
bronze-count-markers =
    { $count ->
        [one] { $count } Marker übrig
       *[other] { $count } Marker übrig
    }
bronze-count-technologies =
    { $count ->
        [one] { $count } Technologie
       *[other] { $count } verschiedene Technologien
    }
bronze-count-full-rows =
    { $count ->
        [one] { $count } volle Reihe
       *[other] { $count } volle Reihen
    }
bronze-count-bronze-columns = Bronzeguss in { $count } von 4 Spalten
bronze-count-long-column =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } in der längsten Spalte

## Namen

bronze-name-none = keine Karte
bronze-name-domestication = Tierzucht
    .the = die Tierzucht
    .acc = die Tierzucht
    .dat = der Tierzucht
    .cards = Tierzuchtkarten
bronze-name-pottery = Töpferei
    .the = die Töpferei
    .acc = die Töpferei
    .dat = der Töpferei
    .cards = Töpfereikarten
bronze-name-masonry = Steinbau
    .the = der Steinbau
    .acc = den Steinbau
    .dat = dem Steinbau
    .cards = Steinbaukarten
bronze-name-authority = Herrschaft
    .the = die Herrschaft
    .acc = die Herrschaft
    .dat = der Herrschaft
    .cards = Herrschaftskarten
bronze-name-religion = Religion
    .the = die Religion
    .acc = die Religion
    .dat = der Religion
    .cards = Religionskarten
bronze-name-wheel = Rad
    .the = das Rad
    .acc = das Rad
    .dat = dem Rad
    .cards = Radkarten
bronze-name-irrigation = Bewässerung
    .the = die Bewässerung
    .acc = die Bewässerung
    .dat = der Bewässerung
    .cards = Bewässerungskarten
bronze-name-bronze-casting = Bronzeguss
    .the = der Bronzeguss
    .acc = den Bronzeguss
    .dat = dem Bronzeguss
    .cards = Bronzegusskarten

bronze-name-mountains = Gebirge
    .title = Gebirge
    .in = im Gebirge
bronze-name-woods = Wald
    .title = Wald
    .in = im Wald
bronze-name-grasslands = Grasland
    .title = Grasland
    .in = im Grasland
bronze-name-savannas = Savanne
    .title = Savanne
    .in = in der Savanne
bronze-name-deserts = Wüste
    .title = Wüste
    .in = in der Wüste
bronze-name-jungles = Dschungel
    .title = Dschungel
    .in = im Dschungel
bronze-name-shore = Küste
    .title = Küste
    .in = an der Küste

bronze-name-farmers = Bauern
    .letter = b
bronze-name-herders = Hirten
    .letter = h
bronze-name-hunters = Jäger
    .letter = j
bronze-name-nobody = niemand

# Zeilen der Wertung: Provinzen nach Land, Routen nach Landschaft und Länge.
bronze-name-tile-1 = Land 1
bronze-name-tile-2 = Land 2
bronze-name-tile-3 = Land 3
bronze-name-tile-4 = Land 4
bronze-name-tile-5 = Land 5
bronze-name-tile-6 = Land 6
bronze-name-tile-7 = Land 7
bronze-name-tile-8 = Land 8
bronze-name-tile-9 = Land 9
bronze-name-tile-10 = Land 10
bronze-name-tile-11 = Land 11
bronze-name-mountains-3 = Gebirge, 3
bronze-name-mountains-5 = Gebirge, 5
bronze-name-mountains-7 = Gebirge, 7
bronze-name-woods-3 = Wald, 3
bronze-name-woods-5 = Wald, 5
bronze-name-woods-7 = Wald, 7
bronze-name-grasslands-3 = Grasland, 3
bronze-name-grasslands-5 = Grasland, 5
bronze-name-grasslands-7 = Grasland, 7
bronze-name-savannas-3 = Savanne, 3
bronze-name-savannas-5 = Savanne, 5
bronze-name-savannas-7 = Savanne, 7
bronze-name-deserts-3 = Wüste, 3
bronze-name-deserts-5 = Wüste, 5
bronze-name-deserts-7 = Wüste, 7
bronze-name-jungles-3 = Dschungel, 3
bronze-name-jungles-5 = Dschungel, 5
bronze-name-jungles-7 = Dschungel, 7
bronze-name-shore-3 = Küste, 3
bronze-name-shore-5 = Küste, 5
bronze-name-shore-7 = Küste, 7

bronze-name-acrotiri = Akrotiri
bronze-name-altyndepe = Altyndepe
bronze-name-amri = Amri
bronze-name-arkaim = Arkaim
bronze-name-assur = Assur
bronze-name-athens = Athen
bronze-name-avaris = Auaris
bronze-name-babylon = Babylon
bronze-name-bactra = Baktra
bronze-name-beycesultan = Beycesultan
bronze-name-biskupin = Biskupin
bronze-name-byblos = Byblos
bronze-name-corinth = Korinth
bronze-name-dholavira = Dholavira
bronze-name-eshnunna = Eschnunna
bronze-name-gonur-tepe = Gonur Depe
bronze-name-harappa = Harappa
bronze-name-hattusa = Hattusa
bronze-name-kerma = Kerma
bronze-name-kish = Kisch
bronze-name-knossos = Knossos
bronze-name-kumayri = Kumajri
bronze-name-lagash = Lagasch
bronze-name-limantepe = Limantepe
bronze-name-lothal = Lothal
bronze-name-malia = Malia
bronze-name-mari = Mari
bronze-name-memphis = Memphis
bronze-name-mohenjo-daro = Mohenjo-Daro
bronze-name-mycenae = Mykene
bronze-name-nafplio = Nauplia
bronze-name-orchomenus = Orchomenos
bronze-name-phaistos = Phaistos
bronze-name-rakhigarhi = Rakhigarhi
bronze-name-sidon = Sidon
bronze-name-sintashta = Sintaschta
bronze-name-stonehedge = Stonehenge
bronze-name-su-nuraxi = Su Nuraxi
bronze-name-susa = Susa
bronze-name-tel-megiddo = Tel Megiddo
bronze-name-teotihuacan = Teotihuacán
bronze-name-thebes = Theben
bronze-name-tiryns = Tiryns
bronze-name-troy = Troja
bronze-name-tyre = Tyros
bronze-name-ugarit = Ugarit
bronze-name-ur = Ur
bronze-name-uruk = Uruk
bronze-name-yinxu = Yinxu
bronze-name-yoshinogari = Yoshinogari

## Wo in der Partie

bronze-round = Runde { $round }

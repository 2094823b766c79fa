# Die Lektion zu Bronze: Kapitel, Schritte und Antworten nach ihrer Kennung.

## Die Länder

lesson-bronze-land =
    .title = Die Länder
lesson-bronze-land-strip =
    .title = Das sind die Länder
    .why = Du und Ines besiedelt sie von links nach rechts, Land für Land. Sieben Landschaften ziehen sich hindurch, vom Gebirge hinab bis zur Küste.
lesson-bronze-land-spots =
    .title = Jeder Kreis ist ein Feld
    .why = Auf ein Feld passt ein Marker. Das Bild sagt, wer dort wohnt: Bauern mit Sichel, Hirten mit Hörnern, Jäger mit Pfeil.
    .typed-title = Jeder Buchstabe ist ein Feld
    .typed = Auf ein Feld passt ein Marker. Der kleine Buchstabe sagt, wer dort wohnt: b sind Bauern, h Hirten, j Jäger. Ein Marker ist der große Buchstabe seines Spielers.
lesson-bronze-land-routes =
    .title = Punkte mit Ketten
    .why = Drei, fünf oder sieben deiner Marker in einer Landschaft sind eine Handelsroute und 3, 6 oder 10 Punkte wert. In ein paar Minuten gewinnst du eine.
lesson-bronze-land-provinces =
    .title = Punkte mit Provinzen
    .why = Den Schild über einem Land bekommt, wer dort die meisten Marker hat, sobald niemand mehr dort siedeln kann; bei Gleichstand niemand.
    .typed = Die Zahl unter einem Land ist seine Provinz. Sie bekommt, wer dort die meisten Marker hat, sobald niemand mehr dort siedeln kann; bei Gleichstand niemand.
lesson-bronze-land-pool =
    .title = Alles beginnt mit einer Karte
    .why = In jedem Zug nimmst du eine Technologie aus der Auslage; die Zahl an einem Stapel sagt, wie viele Karten er noch hat. Die Karte, die du ausspielst, wird wach und kann siedeln. Die dritte Art von Punkten, die Städte, kommt mit neuem Land.

## Eine Karte nehmen, ein Feld besiedeln

lesson-bronze-settle =
    .title = Karte nehmen, Feld besiedeln
lesson-bronze-take-pottery =
    .title = Nimm die Töpferei
    .why = Die Töpferei siedelt Bauern und Jäger im Wald, in der Wüste und an der Küste an: Das zeigen die Bilder auf der Karte. Nimm sie auf und leg sie in dein Tableau, den Platz für alle deine Karten.
    .typed = Die Töpferei siedelt Bauern und Jäger im Wald, in der Wüste und an der Küste an: So steht es in ihrer Zeile. Mit up und right kommt sie offen in eine neue Spalte rechts in deinem Tableau, dem Platz für alle deine Karten.
    .not-1 = Das ist die Rückseite der Karte, Bronzeguss. Die kommt später; leg sie diesmal als Töpferei.
    .not-2 = Auch eine gute Karte. Nimm diesmal die Töpferei: Damit baust du eine Kette in der Wüste.
lesson-bronze-settle-first =
    .title = Besiedle das erste Wüstenfeld
    .why = Deine neue Karte ist wach, und jede wache Karte setzt einen Marker: eine Siedlung. Die leuchtenden Felder sind die, zu denen die Töpferei passt.
    .typed = Deine neue Karte ist wach: Das sagt der Stern. Jede wache Karte setzt einen Marker: eine Siedlung. In der Liste stehen die Felder, zu denen die Töpferei passt.
    .not-1 = Das Feld passt auch. Nimm das leuchtende in der Wüste, wo drei Felder nebeneinander warten.
    .not-2 = Du darfst eine Karte ungenutzt lassen, aber Punkte kommen von Markern. Setz ihn erst.
lesson-bronze-done-first =
    .title = Beende deinen Zug
    .why = Keine Karte ist mehr wach. Mit deinem Marker auf Land 1 wurde Land 2 aufgedeckt: Die Länder öffnen sich, wenn Leute ankommen. Von nun an beendet die Lektion deine Züge für dich.
lesson-bronze-ines-first =
    .title = Ines hat gezogen
    .why = Sie hat die Religion genommen und im Dschungel gesiedelt. Was die anderen tun, ist auf dem Land umrandet, bis du gezogen hast.
    .typed = Sie hat die Religion genommen und im Dschungel gesiedelt. Mit table siehst du jederzeit, was die anderen haben.

## Was eine neue Karte weckt

lesson-bronze-wake =
    .title = Was eine neue Karte weckt
lesson-bronze-wake-beside =
    .title = Leg das Rad rechts neben die Töpferei
    .why = Eine Karte weckt sich selbst und die Karten direkt links und rechts von ihr. Zwei wache Karten sind zwei Marker.
    .not-1 = Unter der Töpferei, in Reihe 2, hätte das Rad keine Nachbarn und würde als Einziges wach. Leg es neben die Töpferei.
    .not-2 = Das ginge genauso gut. Damit die Lektion auf ihrem Weg bleibt, leg es nach rechts.
    .not-3 = Bronzeguss kommt später. Leg die Karte als Rad.
    .not-4 = Auch das würde zwei Karten wecken, aber mit dem Rad siedelst du in der Wüste, wo du angefangen hast. Nimm das Rad.
lesson-bronze-wheel-deserts =
    .title = Siedle mit dem Rad Hirten in der Wüste an
    .why = Das Rad bringt Hirten und Jäger ins Grasland, in die Wüste und an die Küste. Jede wache Karte hat einen Chip: Wähl den des Rades und dann das zweite Feld in der Wüste.
    .typed = Das Rad bringt Hirten und Jäger ins Grasland, in die Wüste und an die Küste. Ein Stern steht vor jeder wachen Karte: Beide können jetzt siedeln.
    .not-1 = Die Töpferei ist auch wach und gleich dran. Nimm hier das Rad: Nur damit kommen Hirten.
    .not-2 = Das Rad passt auch dort. Nimm das Wüstenfeld neben deinem Marker: So wächst deine Kette.
    .not-3 = Zwei Karten sind wach, und keine hat gesiedelt. Setz erst beide Marker.
lesson-bronze-pottery-shore =
    .title = Besiedle mit der Töpferei die Küste
    .why = Die Töpferei vom letzten Zug wurde vom Rad daneben geweckt und siedelt noch einmal. Ein guter Platz im Tableau zahlt sich oft aus.
    .not-1 = Dieses Feld willst du haben, und im nächsten Zug bekommst du es. Nimm diesmal die Küste, auf die Ines ein Auge haben könnte.
    .not-2 = Das Feld passt, aber nimm diesmal das an der Küste.
    .not-3 = Die Töpferei ist noch wach. Nutze sie: Karten bleiben nicht für spätere Züge wach.
lesson-bronze-wake-below =
    .title = Leg eine Töpferei unter die andere
    .why = Karten derselben Technologie in einer Spalte wachen alle zusammen auf. So siedelst du in diesem Zug zweimal. Mehr als vier Spalten hast du nie.
    .not-1 = Unter dem Rad würde nur die neue Karte wach: Das Rad ist eine andere Technologie. Such die Spalte mit einer Töpferei.
    .not-2 = Dort würde sie die Karte daneben wecken, auch zwei Karten. Sieh dir an, was eine Spalte kann: Leg sie unter die Töpferei.
    .not-3 = Als Bronzeguss würde sie die Töpferei darüber nicht wecken. Leg sie als Töpferei.
    .not-4 = Frag bei jeder Karte, was sie wecken würde. In der Auslage liegt noch eine Töpferei, und die weckt deine.

## Aus einer Kette wird eine Route

lesson-bronze-route =
    .title = Eine Kette wird zur Route
lesson-bronze-route-three =
    .title = Besiedle das letzte Wüstenfeld von Land 1
    .why = Das ist dein dritter Marker in der Wüste, und keiner von Ines liegt dazwischen. Damit hast du eine Kette aus drei.
    .not-1 = Das Feld ist frei und passt, aber nur eines macht die Drei voll. Schau in die Wüste.
    .not-2 = Land 2 steht dir offen, aber sobald du dort siedelst, ist dir Land 1 für immer verschlossen. Mach erst deine Kette fertig.
    .not-3 = Zwei Töpfereien sind wach. Eine davon macht eine Kette voll.
lesson-bronze-woods-first =
    .title = Siedle Jäger im Wald an
    .why = Deine zweite Töpferei ist noch wach. Wald, Wüste und Küste sind ihre Landschaften; auf Land 1 passt sie nur noch in den Wald.
    .not-1 = Damit ließest du Land 1 für immer hinter dir, und dort willst du doch am stärksten sein. Besiedle den Wald von Land 1.
    .not-2 = Eine Töpferei ist noch wach. Jeder Marker auf Land 1 hilft, den Schild zu gewinnen.
lesson-bronze-route-won =
    .title = Drei Punkte: deine erste Route
    .why = Beim Sammeln, dem letzten Teil deines Zuges, hast du die 3er-Route der Wüste gewonnen; jede Landschaft hat nur eine. Sie bleibt dir, auch wenn Ines die Kette später trennt; mit fünf in Folge tauschst du sie gegen 6 Punkte.

## Bronze, Städte, Provinzen

lesson-bronze-city =
    .title = Bronze, Städte, Provinzen
lesson-bronze-bronze-down =
    .title = Leg eine Karte verdeckt
    .why = Die Rückseite jeder Karte ist Bronzeguss: Er besiedelt ein beliebiges Feld, egal in welcher Landschaft, weckt aber nur neben sich, nie eine ganze Spalte. Nimm die Tierzucht, dreh die Karte um und leg sie in Reihe 2 neben die Töpferei.
    .typed = Die Rückseite jeder Karte ist Bronzeguss: Er besiedelt ein beliebiges Feld, egal in welcher Landschaft, weckt aber nur neben sich, nie eine ganze Spalte. Mit down nimmst du die Tierzucht verdeckt; leg sie in Reihe 2 neben die Töpferei.
    .not-1 = Offen ist sie Tierzucht. Dreh sie erst um: Der Knopf mit ihren zwei Seiten ist über deinem Tableau.
    .not-2 = Unter drei anderen hat sie keine Nachbarn und wird allein wach. In Spalte 2 liegt sie neben der zweiten Töpferei.
    .not-3 = In Reihe 1 weckt sie die Karte daneben. Leg sie in Spalte 2, Reihe 2, neben die zweite Töpferei.
    .not-4 = Jede Karte kann Bronzeguss sein. Nimm die, die du am wenigsten brauchst, die Tierzucht, und heb dir die Töpferei für den nächsten Zug auf.
lesson-bronze-bronze-settle =
    .title = Siedle Hirten im Grasland an
    .why = Das Rad würde zu diesem Feld passen, aber es schläft in diesem Zug. Der Bronzeguss passt überall. Das wird dein sechster Marker auf Land 1.
    .not-1 = Dort passt er auch, wie überall. Nimm das Grasland, wo Ines als Nächste siedeln könnte.
    .not-2 = Noch nicht: Von Land 2 kämst du nicht mehr nach Land 1 zurück. Besiedle erst das Grasland von Land 1.
    .not-3 = Das kommt als Nächstes. Nutze erst den Bronzeguss auf Land 1, denn zurück kannst du nicht.
    .not-4 = Zwei Karten sind wach. Nutze beide.
lesson-bronze-tile-two =
    .title = Zieh weiter nach Land 2
    .why = Ein vierter Marker in der Wüste macht deine Kette länger. Wenn du auf Land 2 gesiedelt hast, ist dir Land 1 verschlossen: Der Weg führt nach rechts.
    .not-1 = Land 2 ist richtig. Nimm dort die Wüste: Dann ist deine Kette um eins länger.
    .not-2 = Die Töpferei ist wach, und auf Land 2 wartet eine Stadt auf dich, wenn du zuerst kommst.
lesson-bronze-city-kerma =
    .title = Nimm die Stadt Kerma
    .why = Mit deinem ersten Marker auf einem Land nimmst du eine seiner Städte. Jede hat ein Ziel und ist grün, solange sie Punkte bringt: Kerma bringt 5 Punkte, wenn du die meisten Siedlungen in der Wüste hast, und du hast vier.
    .typed = Mit deinem ersten Marker auf einem Land nimmst du eine seiner Städte. Jede hat ein Ziel, und die Zahl sagt, was sie jetzt bringt: Kerma bringt 5 Punkte, wenn du die meisten Siedlungen in der Wüste hast, und du hast vier.
    .not-1 = Memphis zählt, wer die meisten Karten Religion hat, und die einzige hat Ines. Jetzt brächte es dir nichts.
    .not-2 = Ur bringt einen Punkt je Technologie in deiner besten Spalte: jetzt 2. Kerma bringt 5.
lesson-bronze-province-won =
    .title = Sechs Punkte: deine erste Provinz
    .why = Auch Ines ist nach Land 2 weitergezogen, also kann niemand mehr auf Land 1 siedeln. Du hast dort sechs Marker, sie vier: Der Schild ist deiner.
lesson-bronze-city-now =
    .title = Was eine Stadt jetzt bringt
    .why = Eine Stadt zählt am Ende, aber du siehst immer, was sie jetzt brächte. Ines kann dich in der Wüste noch überholen, und dann bringt Kerma nichts.

## Dein eigener Plan

lesson-bronze-plan =
    .title = Dein eigener Plan
lesson-bronze-find-three =
    .title = Finde die Karte, die drei weckt
    .why = Nimm Karten auf und sieh dir die Plätze an: Bei jedem steht, wie viele Karten dort wach würden. Einer weckt drei.
    .typed = Eine Karte weckt sich selbst, die Karten neben ihr und gleiche in ihrer Spalte. Vergleich die Karten und ihre Plätze: Eine weckt drei.
    .not-1 = Die richtige Karte. In einer anderen Spalte weckt sie mehr: Schau, wo schon Töpfereien liegen.
    .not-2 = Ein Rad unter dem anderen weckt zwei. Eine andere Karte weckt an einem anderen Platz drei.
    .not-3 = Das weckt höchstens zwei. Von welcher Technologie hast du in einer Spalte am meisten?
    .not-4 = Bronzeguss weckt nie seine Spalte, drei sind damit nicht drin. Sieh dir die Vorderseiten an.
    .not-5 = Das weckt höchstens zwei. Von welcher Technologie hast du in einer Spalte am meisten?
lesson-bronze-tile-two-first =
    .title = Besiedle erst den Wald von Land 2
    .why = Drei Karten sind wach. Was links liegt, kommt zuerst: Nach Land 3 wäre dir Land 2 verschlossen.
    .not-1 = Gehst du jetzt nach Land 3, kommst du nicht mehr nach Land 2 zurück. Siedle erst hier.
    .not-2 = Auch dieses Feld bekommst du. Nimm erst das linke.
    .not-3 = Drei Karten sind wach. Nutze alle.
lesson-bronze-woods-cut =
    .title = Nimm auch die andere Seite des Waldes
    .why = Der Marker von Ines liegt zwischen deinen beiden: Er trennt die Kette. Aber drei Marker hier bringen dir die Mehrheit auf Land 2, wenn Ines dir nicht zuvorkommt.
    .not-1 = Noch nicht: Für dieses Feld könntest du nicht mehr nach Land 2 zurück.
    .not-2 = Zwei Karten sind noch wach.
lesson-bronze-find-five =
    .title = Verlängere deine Kette in der Wüste auf fünf
    .why = Freie Felder trennen keine Kette, nur die anderen tun das. Mit einem Feld auf Land 3 hast du fünf in Folge, und das sind 6 Punkte.
    .not-1 = Das Feld passt, liegt aber nicht in der Wüste. Wo geht deine lange Kette weiter?
    .not-2 = Eine Karte ist noch wach, und sie kann deine Kette auf fünf verlängern.
lesson-bronze-find-city =
    .title = Nimm die Stadt, die jetzt am meisten bringt
    .why = Auf jeder Stadtkarte steht, was sie dir jetzt brächte. Bringt eine Stadt schon jetzt Punkte, musst du nur dafür sorgen, dass es so bleibt.
    .typed = Die Zahl neben einer Stadt ist, was sie dir jetzt brächte. Bringt eine Stadt schon jetzt Punkte, musst du nur dafür sorgen, dass es so bleibt.
    .not-1 = Biskupin bringt 5 für die meisten Siedlungen im Wald. Eine gute Wahl, aber eine andere Stadt bringt mehr.
    .not-2 = Troja zählt, wer die meisten Karten Steinbau hat, und Ines hat zwei. Jetzt brächte es dir nichts.
lesson-bronze-route-traded =
    .title = Sechs Punkte statt drei
    .why = Du hast die 3er-Route der Wüste zurückgegeben und die 5er genommen. Die erste ist nun wieder für alle da. Sieben in Folge wären 10 wert.

## Dein letzter Zug

lesson-bronze-end =
    .title = Dein letzter Zug
lesson-bronze-end-soon =
    .title = Neun Runden später
    .why = Ihr seid beide bis Land 7 gezogen. Die letzte Runde kommt, wenn zwei Stapel leer sind, jemand keine Marker mehr hat oder das letzte Land voll ist. Die Reserve zählt als Stapel. Du hast zwei Marker.
lesson-bronze-end-take =
    .title = Nimm die Religion für Spalte 2
    .why = Sie weckt die andere Religion ihrer Spalte, auch über die Töpferei dazwischen hinweg: zwei Karten für deine letzten beiden Marker.
    .not-1 = Die richtige Karte am anderen Platz. In Spalte 2 weckt sie die Religion, die dort liegt.
    .not-2 = Diese Religion geht genauso gut. Nimm die andere, damit die Lektion weitergeht wie geplant.
    .not-3 = Du hast zwei Marker übrig, also brauchst du zwei wache Karten, die zu Land 7 passen. Die Religion in Spalte 2 schafft das.
lesson-bronze-end-jungles =
    .title = Siedle Hirten im Dschungel an
    .why = Zähl vor dem Setzen nach. Deine Kette wächst dort auf drei, aber Ines hat die 3er-Route des Dschungels und behält sie. Auf Land 7 habt ihr je sechs Marker: Mit einem mehr liegst du vorn.
    .not-1 = Ja, das auch. Nimm erst den Dschungel.
    .not-2 = Zwei Karten sind wach, und zwei Marker sind übrig.
lesson-bronze-end-shore =
    .title = Siedle Hirten an der Küste an
    .why = Die 3er-Route der Küste hast du schon. Aber mit acht Markern gegen sechs holt Ines dich auf Land 7 nicht mehr ein: Seine Provinz ist 5 Punkte wert. Es ist dein letzter Marker: Nach dieser Runde ist Schluss.
    .not-1 = Setz deinen letzten Marker: Er sichert dir die Provinz von Land 7.
lesson-bronze-end-score =
    .title = Du hast gewonnen
    .why = Du hast 60 Punkte, Ines hat 23: Provinzen 21 zu 5, Routen 12 zu 6, Städte 27 zu 12. Am meisten brachten deine Städte.

## Hilfe in der ersten Partie

lesson-bronze-help-route =
    .title = Eine Handelsroute
    .why = Eine Kette von 3, 5 oder 7 Markern holt das Plättchen ihrer Landschaft. Jedes hat nur einer, und es bleibt auch, wenn die Kette später unterbrochen wird.
lesson-bronze-help-province =
    .title = Eine Provinz ist entschieden
    .why = Ist ein Land voll oder sind alle daran vorbei, bekommt seinen Schild, wer dort die meisten Marker hat. Bei Gleichstand bekommt ihn niemand.
lesson-bronze-help-ending =
    .title = Die letzte Runde
    .why = Sie kommt, wenn zwei Stapel leer sind, jemand keine Marker mehr hat oder das letzte Land voll ist. Ihr spielt sie zu Ende, damit alle gleich oft am Zug waren; dann zählen die Städte.
lesson-bronze-help-take =
    .title = Nimm eine Karte
    .why = Nimm eine Karte aus der Auslage auf und schau auf dein Tableau: Bei jedem Platz steht, wie viele Karten dort wach würden. Mehr wache Karten sind mehr Marker.
    .typed = Mit up liegt eine Karte offen; right legt sie in eine neue Spalte rechts, eine Zahl unter diese Spalte. Sie weckt sich, die Karten neben ihr und gleiche in ihrer Spalte: Mehr wache Karten sind mehr Marker.
lesson-bronze-help-settle =
    .title = Siedle mit deinen wachen Karten
    .why = Die Chips sind deine wachen Karten; die leuchtenden Felder passen zur gewählten. Siedle links zuerst: Zurück kannst du nie.
    .typed = Ein Stern steht vor den wachen Karten; in der Liste stehen die Felder, zu denen sie passen. Siedle links zuerst: Zurück kannst du nie.
lesson-bronze-help-city =
    .title = Nimm eine Stadt
    .why = Auf jeder Stadtkarte steht, was sie dir jetzt bringt und was sie verlangt. Nimm eine, die dir schon Punkte bringt oder zu der dein Tableau passt.
    .typed = Die Zahl neben einer Stadt ist, was sie dir jetzt bringt; danach steht, was sie verlangt. Nimm eine, die dir schon Punkte bringt oder zu der dein Tableau passt.
lesson-bronze-help-bronze =
    .title = Jede Karte kann Bronzeguss sein
    .why = Umgedreht besiedelt eine Karte ein beliebiges Feld. Sie weckt aber keinen anderen Bronzeguss ihrer Spalte: Heb dir diese Seite für ein Feld auf, das du brauchst.
    .typed = Mit down besiedelt eine Karte ein beliebiges Feld. Sie weckt aber keinen anderen Bronzeguss ihrer Spalte: Heb dir diese Seite für ein Feld auf, das du brauchst.
lesson-bronze-help-land =
    .title = Neues Land
    .why = Ein Land wird aufgedeckt, wenn jemand das davor besiedelt. Wer zuerst auf neuem Land ist, sucht sich als Erstes eine Stadt aus.

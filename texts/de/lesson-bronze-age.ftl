# Die Lektion zu Bronzezeit: Kapitel, Schritte und Antworten nach ihrer Kennung.

## Drei Stapel, drei Aktionen

lesson-bronze-age-decks =
    .title = Drei Stapel, drei Aktionen
lesson-bronze-age-decks-three =
    .title = Drei Stapel
    .why = Jeder Stapel zeigt, was seine oberste Karte ist: Meer, Berge oder Ebenen. In jedem Zug gehst du zu einem davon.
lesson-bronze-age-decks-actions =
    .title = Deine drei Aktionen
    .why = Du hast von jeder Art eine Aktion. In einem Zug legst du eine an einen Stapel oder nimmst eine zurück, die an einem Stapel liegt, auch eine von Ines.
lesson-bronze-age-decks-hand =
    .title = Deine Karten
    .why = Du baust zwei Zivilisationen auf: die Basis, die alle haben, und Ägypten, deine eigene. Eine Karte spielst du unter eine davon: Die obere Hälfte zählt für die Basis, die untere, als Spezial, für Ägypten. Nur du siehst deine Hand.
    .typed = Du baust zwei Zivilisationen auf: die Basis, die alle haben, und Ägypten, deine eigene. Eine Karte spielst du unter eine davon: Was links steht, zählt für die Basis, was rechts steht, als Spezial für Ägypten. Nur du siehst deine Hand.
lesson-bronze-age-decks-score =
    .title = Vier Wege zu Punkten
    .why = Jedes Symbol unter einer der beiden Zivilisationen ist 1 Punkt. Gebiete sind Karten, die du gewinnst: je 2 Punkte, aber nur für deine häufigste Art. Zu jeder Art von Basissymbol gibt es einen Triumph: 3 Punkte, wenn du mehr davon hast als Ines.

## Passend und nicht passend

lesson-bronze-age-match =
    .title = Passend und nicht passend
lesson-bronze-age-match-sea =
    .title = Leg Meer an Stapel A
    .why = Stapel A zeigt Meer. Eine passende Aktion gewinnt dir diese Karte als Gebiet, du ziehst die nächste und darfst eine Karte spielen.
    .not-1 = Dort würde Meer nicht passen. Such den Stapel, der Meer zeigt.
    .not-2 = Fang mit Meer an Stapel A an: Dort passt es, und du hast eine schöne Meer-Karte zum Spielen.
lesson-bronze-age-first-card =
    .title = Spiel die Meer-Karte unter Ägypten
    .why = Zu Ägypten gehören Ackerbau und Kunst, und diese Karte hat dreimal Ackerbau: 3 Punkte. Ihre Fähigkeit, Aussaat, wirkt sofort.
    .not-1 = Als Basis zählt sie 1 Erkundung, 1 Punkt. Nimm die untere Hälfte: 3 Punkte und eine Fähigkeit.
    .not-2 = Auch diese Karte geht. Nimm die Meer-Karte mit Aussaat: Sie bringt dir eine neue Karte.
    .not-3 = Du darfst deine Karten behalten, aber Punkte zählen erst, wenn eine Karte unter einer Zivilisation liegt.
lesson-bronze-age-first-sow =
    .title = Aussaat: Zieh von Stapel B
    .why = Mit der Aussaat ziehst du von einem beliebigen Stapel. Stapel B bringt eine Ebenen-Karte, und davon hast du wenige.
    .not-1 = Jeder Stapel ist erlaubt. Nimm diesmal Stapel B: Dort wartet eine gute Karte.
lesson-bronze-age-ines-answers =
    .title = Auch bei Ines hat es gepasst
    .why = Das brachte ihr ein Berg-Gebiet, und die Gießerei auf der Karte, die sie unter Hatti gespielt hat, ein Meer-Gebiet. Jetzt zeigen alle Stapel Meer, und deine Meer-Aktion liegt an Stapel A.
lesson-bronze-age-mismatch =
    .title = Leg Ebenen an Stapel A
    .why = Keine deiner Aktionen passt. Verloren ist der Zug trotzdem nicht: Du darfst zwei Karten ziehen oder eine spielen.
    .not-1 = An jedem Stapel geschieht dasselbe. Leg Ebenen an Stapel A: Zwei Aktionen an einem Stapel kommen dir bald zugute.
    .not-2 = Meer zurückzunehmen bringt jetzt nur einen Schritt. Leg erst eine zweite Aktion daneben.
lesson-bronze-age-draw-two =
    .title = Zieh zwei Karten
    .why = Mehr Karten, mehr Auswahl. Im nächsten Zug spielst du sie.
    .not-1 = Jetzt eine Karte zu spielen ist auch gut. Aber mit mehr Karten findest du eine bessere: Zieh zwei.
    .not-2 = Du darfst aufhören, aber zwei Karten gibt es geschenkt.

## Zurücknehmen

lesson-bronze-age-return =
    .title = Zurücknehmen
lesson-bronze-age-return-sea =
    .title = Nimm Meer von Stapel A zurück
    .why = Bei Ines hat Meer an Stapel C gepasst. Nimm nun eine Aktion zurück: Das gibt einen Schritt und noch einen für jede Aktion, die an dem Stapel liegen bleibt. Ebenen liegt dort, also hast du zwei Schritte.
    .not-1 = Du darfst jede Aktion zurücknehmen, auch eine von Ines. Nimm diesmal Meer von Stapel A.
    .not-2 = Hol erst eine Aktion zurück: Zwei Schritte sind so gut wie eine passende Aktion.
lesson-bronze-age-return-play =
    .title = Erster Schritt: Spiel eine Karte
    .why = In jedem Schritt ziehst du eine Karte, spielst eine oder hörst auf. Spiel jetzt eine.
    .not-1 = Du hast zwei Schritte. Spiel erst eine Karte, dann zieh.
    .not-2 = Damit verschenkst du beide Schritte.
lesson-bronze-age-triumph-society =
    .title = Spiel diese Ebenen-Karte als Basis
    .why = Unter Ägypten ist sie 3 Punkte wert. Als Basis bringt sie mit zweimal Gesellschaft 2 Punkte, und die Führung bei Gesellschaft bringt den Triumph für 3 Punkte: zusammen 5.
    .not-1 = Drei Punkte, keine schlechte Wahl. Aber als Basis bringt sie 2 Punkte und die Führung bei Gesellschaft für 3 weitere.
    .not-2 = Jetzt gleich viele Punkte. Heb dir die für Ägypten auf und nimm die Ebenen-Karte mit Ackerbau.
    .not-3 = Auch das bringt 5 Punkte, mit der Führung bei Wohlstand. Heb sie dir für einen späteren Zug auf und fang mit Gesellschaft an.
    .not-4 = Sieh dir die Ebenen-Karte mit zweimal Gesellschaft und dreimal Ackerbau an: Noch hat niemand Gesellschaft.
lesson-bronze-age-return-draw =
    .title = Zweiter Schritt: Zieh eine Karte
    .why = Ein Schritt ist noch übrig. Eine Karte mehr gibt dir mehr Auswahl, und auf Stapel A wird die nächste sichtbar: vielleicht eine, zu der deine Aktion passt.
    .not-1 = Auch gut, aber heb dir die besten Karten für eine passende Aktion auf. Zieh diesmal.
    .not-2 = Ein Schritt ist noch übrig. Eine Karte ist besser als nichts.

## Eine Karte zieht die andere nach sich

lesson-bronze-age-chain =
    .title = Eine Karte zieht die andere nach
lesson-bronze-age-match-mountains =
    .title = Leg eine passende Aktion an Stapel A
    .why = Ines hat Meer zurückgenommen und eine Karte unter Hatti gespielt. Stapel A zeigt Berge, und diese Aktion hast du. Wenn sie passt, bekommst du ein Gebiet, eine Karte und darfst eine Karte spielen.
    .not-1 = Die richtige Aktion am falschen Platz. Welcher Stapel zeigt Berge?
    .not-2 = Das passt nicht. Vergleich deine Aktionen mit den obersten Karten der Stapel.
    .not-3 = Zurücknehmen ist gut, wenn nichts passt. Hier passt etwas.
lesson-bronze-age-masterwork =
    .title = Spiel das Meisterwerk unter Ägypten
    .why = Zweimal Kunst sind 2 Punkte, und mit dem Meisterwerk spielst du gleich noch eine Karte. Spiel die Berg-Karte mit zweimal Kunst.
    .not-1 = Als Basis wirkt ihre Fähigkeit nicht. Nimm die untere Hälfte.
    .not-2 = Die spielst du gleich danach, durch das Meisterwerk. So kommen in einem Zug zwei Karten auf den Tisch. Spiel erst die Berg-Karte mit zweimal Kunst.
    .not-3 = Eine gute Karte, und sie kann warten. Mit dem Meisterwerk spielst du in diesem Zug zwei Karten.
    .not-4 = Such die Karte mit Meisterwerk: Sie bringt eine weitere mit.
    .not-5 = Karten auf der Hand sind nichts wert. Spiel eine.
lesson-bronze-age-chain-card =
    .title = Spiel jetzt deine beste Karte
    .why = Schau auf die Triumphe: Noch hat niemand Wohlstand. Eine Karte bringt dir dort die Führung und zusammen 5 Punkte. Welche Karte und welche Hälfte schaffen das?
    .not-1 = Die richtige Karte. Ihre obere Hälfte ist mehr wert: 2 Punkte und die Führung bei Wohlstand für 3 weitere.
    .not-2 = Drei Punkte unter Ägypten, und das geht auch später. Eine andere Karte bringt jetzt 5.
    .not-3 = Damit herrscht bei Erkundung Gleichstand: 2 Punkte für dich, und Ines verliert 3. Aber eine Karte bringt dir 5, und Ines könnte bald wieder führen.
    .not-4 = Gut, aber eine Karte bringt 5 Punkte. Such nach Wohlstand.

## Der Kollaps

lesson-bronze-age-collapse =
    .title = Der Kollaps
lesson-bronze-age-collapse-near =
    .title = Ein paar Züge später
    .why = Inzwischen wurden fünf Züge gespielt. Stapel A hat noch zwei Karten. Du hast die Partie begonnen: Ist nach einem deiner Züge ein Stapel leer, kommt der Kollaps.
lesson-bronze-age-collapse-what =
    .title = Was der Kollaps tut
    .why = Beide behalten die Gebiete einer Art und höchstens drei Handkarten; Karten unter Zivilisationen bleiben. Beide nehmen wieder von jeder Art eine Aktion, und die Stapel werden neu gemischt. Er kommt nur einmal.
lesson-bronze-age-collapse-play =
    .title = Leere Stapel A
    .why = Deine Aktion passt zu Stapel A: Du gewinnst ein Ebenen-Gebiet und ziehst die letzte Karte. Damit kommt der Kollaps, und er kostet dich wenig: Ohnehin zählt nur eine Art von Gebieten.
    .not-1 = Du hast Ebenen. Stapel A zeigt Ebenen und hat noch zwei Karten.
    .not-2 = Leg diesmal: Zu Stapel A passt, was du hast.
lesson-bronze-age-collapse-card =
    .title = Übernimm die Führung bei Erkundung
    .why = Ines führt mit 4 gegen deine 3. Zweimal Erkundung mehr, und du nimmst ihr den Triumph. Welche Karte und welche Hälfte schaffen das?
    .not-1 = Drei Punkte. Aber als Basis sind es 2 Punkte, 3 für den Triumph und 3 weniger für Ines.
    .not-2 = Einmal mehr macht es gleich, und dann hat niemand den Triumph. Du brauchst zweimal.
    .not-3 = Das ist Wohlstand, und dort führst du schon. Such diesmal nach Erkundung.
    .not-4 = Welche Karte hat zweimal Erkundung?
    .not-5 = Eine Karte kann hier einen Triumph drehen. Spiel sie.
lesson-bronze-age-keep-sea =
    .title = Der Kollaps: Behalte Meer
    .why = Du behältst die Gebiete einer Art und verlierst alle anderen. Am Ende zählt ohnehin nur eine Art, je 2 Punkte: Von Meer hast du zwei.
    .not-1 = Von dieser Art hast du nur eines. Behalte die zwei Meer-Gebiete.
lesson-bronze-age-discard-one =
    .title = Behalte drei Karten
    .why = Vier sind eine zu viel. Trenn dich von einer, die wenig zu Ägypten passt und keinem Triumph viel hilft: der Ebenen-Karte mit einmal Gesellschaft.
    .not-1 = Die ist unter Ägypten 3 Punkte wert. Behalte sie.
    .not-2 = Zweimal Wohlstand mehr kann dir dort die Führung sichern. Behalte sie.
    .not-3 = Bei Erkundung ist es zwischen dir und Ines knapp. Behalte sie.
lesson-bronze-age-after-collapse =
    .title = Nach dem Kollaps
    .why = Die Stapel wurden neu gemischt, und beide hatten wieder drei Aktionen. Seither wurden fünf Züge gespielt. Die Partie endet, wenn nach einem Zug von Ines ein Stapel leer ist; so habt ihr gleich viele Züge.

## Dein letzter Zug

lesson-bronze-age-end =
    .title = Dein letzter Zug
lesson-bronze-age-end-play =
    .title = Nimm die letzte Karte von Stapel A
    .why = Eine Karte ist noch da, und du hast die passende Aktion: Du gewinnst die Karte, und Ines hat noch einen Zug bis zum Ende.
    .not-1 = Stapel A hat noch eine Karte und zeigt Ebenen.
lesson-bronze-age-end-even =
    .title = Verdirb ihr einen Triumph
    .why = Ines führt bei Erkundung mit 6 gegen 5. Seid ihr gleichauf, hat niemand den Triumph, und sie verliert 3 Punkte. Finde die Karte.
    .not-1 = Zwei Punkte. Aber eine Karte kostet Ines drei Punkte und bringt dir einen.
    .not-2 = Bei Gesellschaft führst du schon. Welche Karte macht Erkundung gleich?
    .not-3 = Spiel deine letzte Karte: Eine davon nimmt Ines einen Triumph.
lesson-bronze-age-end-score =
    .title = Du hast gewonnen
    .why = Du hast 33 Punkte, Ines hat 23: Symbole 23 zu 17, Gebiete der besten Art 4 zu 6, Triumphe 6 zu 0. Bei Gleichstand bekommt niemand den Triumph.

## Hilfe in der ersten Partie

lesson-bronze-age-help-triumph =
    .title = Ein Triumph
    .why = Wer von einem Basis-Symbol mehr hat, hält dessen Triumph. Er zählt am Ende 3 Punkte und kann bis dahin wechseln. Bei Gleichstand hat ihn niemand.
lesson-bronze-age-help-decks =
    .title = Der Weg zum Ende
    .why = Von jetzt an endet die Partie, wenn ein Stapel leer ist, nachdem am Zug war, wer nicht begonnen hat. Behalte den kleinsten Stapel im Auge.
lesson-bronze-age-help-play =
    .title = Such, was passt
    .why = Nimm eine Aktion auf und schau auf die Stapel: Bei jedem steht, was er brächte. Passt sie, bringt sie ein Gebiet und eine Karte, und du darfst eine spielen.
    .typed = Vergleich deine Aktionen mit den obersten Karten der Stapel. Passt eine, bringt sie ein Gebiet und eine Karte, und du darfst eine spielen.
lesson-bronze-age-help-return =
    .title = Was Zurücknehmen bringt
    .why = Du darfst jede Aktion von einem Stapel zurücknehmen, auch eine der Gegenseite. Das gibt einen Schritt und einen für jede, die dort liegen bleibt. Bei Stapeln mit vielen Aktionen lohnt es sich.
lesson-bronze-age-help-draw2 =
    .title = Es passt nicht
    .why = Zieh zwei Karten oder spiel eine. Ziehen ist früh gut, spielen, wenn du hast, was du brauchst.
lesson-bronze-age-help-card =
    .title = Spiel eine Karte
    .why = Die obere Hälfte zählt für die Triumphe, die untere für deine Zivilisation, oft mit einer Fähigkeit. Nimm, was mehr bringt.
lesson-bronze-age-help-deck =
    .title = Wähl einen Stapel
    .why = Eine Fähigkeit lässt dich von einem beliebigen Stapel ziehen oder gewinnen. Sieh dir die obersten Karten an: Ihre Art liegt offen.
lesson-bronze-age-help-raid =
    .title = Ein Überfall
    .why = Ein Überfall holt zufällig eine Karte aus einer Hand in die andere. Solange sie dort bleibt, kennt ihr sie beide.
lesson-bronze-age-help-take =
    .title = Eroberung
    .why = Du nimmst der Gegenseite ein Gebiet. Wähl die Art, die am meisten zählt: für dich oder für sie.
lesson-bronze-age-help-keep =
    .title = Der Kollaps
    .why = Behalte eine Art von Gebieten; die anderen gehen verloren. Am Ende zählt nur deine beste Art.
lesson-bronze-age-help-discard =
    .title = Welche Karte wirfst du ab?
    .why = Drei Karten bleiben. Wirf eine ab, die nicht zu deiner Zivilisation passt und bei keinem Triumph hilft.

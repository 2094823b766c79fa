# Die Lektion zu The Golden Ages: Kapitel, Schritte und Antworten nach ihrer Kennung.

## Land, Meer und Hauptstadt

lesson-golden-ages-world =
    .title = Land, Meer und Hauptstadt
lesson-golden-ages-world-map =
    .title = Das ist die Welt
    .why = Sie beginnt als ein Stück Land und wächst. Weizen, Stein, Juwelen und Wild liegen darauf; alles andere ist Meer mit ein paar Inseln. Der linke und der rechte Rand hängen zusammen: J liegt neben A.
lesson-golden-ages-world-civ =
    .title = Du bist Babylon
    .why = Deine Zivilisation hilft dir: Babylon hat dir den Ackerbau gebracht, der 1 Gold für jeden Weizen zahlt, den du nimmst. Weizen ist also dein Plan.
lesson-golden-ages-world-judgements =
    .title = Wie Ären beurteilt werden
    .why = Am Ende jeder der vier Ären zahlt eines dieser Urteile Punkte. Eines davon heißt Ernten: 2 Punkte je Weizen.
lesson-golden-ages-world-points =
    .title = Woher Punkte kommen
    .why = Manches zahlt unterwegs. Technologien, deine geheime Zukunftstechnologie und Gold (1 Punkt je 3) zählen am Ende. Dein Punktestand zeigt sie nach jetzigem Stand und kann daher fallen, wenn du Gold ausgibst.
lesson-golden-ages-place-tile =
    .title = Leg dein Plättchen
    .why = Alle fügen Land hinzu. Leg deines nach oben: Wo Plättchen sich berühren, muss Land an Land und Meer an Meer grenzen.
    .not-1 = Auch dieser Platz ist erlaubt. Nimm den leuchtenden: Er liegt nah bei einer Insel mit zwei Weizen.
    .not-2 = So gedreht liegt es anderswo. Wähl unten das erste Bild, dann das leuchtende Feld.
lesson-golden-ages-place-capital =
    .title = Setz deine Hauptstadt auf den Stein
    .why = Eine Hauptstadt verdeckt das Symbol unter ihr für alle; lass den Weizen also frei. Hier brechen deine drei Siedler auf.
    .not-1 = Damit würdest du einen eigenen Weizen verdecken. Nimm den Stein.

## Entdecker und Technologien

lesson-golden-ages-explore =
    .title = Entdecker und Technologien
lesson-golden-ages-explore-first =
    .title = Schick einen Entdecker
    .why = Ein Zug ist eine von acht Aktionen. Der Entdecker bewegt einen deiner Siedler. Alle drei stehen in deiner Hauptstadt, also bricht einer von dort auf.
    .not-1 = Ein Künstler bringt 3 Punkte, aber der Siedler ist für diese Ära weg. Erkunde zuerst.
    .not-2 = Baumeister kommen bald. Erkunde zuerst: Land bringt Gold.
    .not-3 = Eine gute Aktion, später. Schick zuerst einen Entdecker.
lesson-golden-ages-move-wheat =
    .title = Zieh auf den Weizen
    .why = Nimmst du ein Symbol neu in Besitz, bekommst du Gold dafür: Der Ackerbau zahlt dir 1 Gold für diesen Weizen.
    .not-1 = Wer stehen bleibt, nimmt nichts Neues und bekommt nichts. Zieh auf den Weizen.
    .not-2 = Dort ist kein Weizen. Nimm den neben deiner Hauptstadt.
lesson-golden-ages-found-city =
    .title = Gründe eine Stadt
    .why = Eine Stadt ist ein Würfel. Er sichert dir den Weizen, wenn der Siedler weiterzieht, und deine Technologie Tausch zahlt 1 Gold dafür. Deine 8 neuen Punkte sind für deine Zukunftstechnologie, wenn du am Ende den meisten Weizen hast.
    .not-1 = Das darfst du, aber eine Stadt bringt jetzt Gold und sichert dir diesen Weizen. Gründe sie.
lesson-golden-ages-tech-carriage =
    .title = Entwickle die Kutsche
    .why = Dein Entdecker legt sich jetzt hin und ruht bis zur nächsten Ära. Mit der Kutsche, für 3 Gold, ziehen die anderen zwei Felder weit.
    .not-1 = Eine schöne Technologie. Nimm diesmal die Kutsche: Die Insel mit den zwei Weizen ist zwei Felder entfernt.
    .not-2 = Erst die Kutsche: Mit dem Rad allein ziehen deine Siedler nur ein Feld.
    .not-3 = Bald. Mach erst deine Siedler schneller.
    .not-4 = Noch nicht. Für 3 Gold ziehen deine Siedler doppelt so weit: Entwickle die Kutsche.
lesson-golden-ages-explore-island =
    .title = Erkunde noch einmal
    .why = In deiner Hauptstadt stehen noch zwei Siedler. Schick einen davon los.
    .not-1 = Gut, aber die Insel wartet. Schick einen Entdecker.
lesson-golden-ages-find-island =
    .title = Finde die Insel mit zwei Weizen
    .why = Das Meer hält niemanden auf: zwei Schritte übers Wasser, und du bist da. Jedes ihrer Symbole zahlt.
    .not-1 = Stehen bleiben bringt nichts. Schau im Nordosten nach zwei Garben Weizen.
    .not-2 = Such die Insel mit zwei Garben Weizen, zwei Felder entfernt.

## Wunder und Gebäude

lesson-golden-ages-build =
    .title = Wunder und Gebäude
lesson-golden-ages-wonder-gardens =
    .title = Bau die Hängenden Gärten
    .why = Sie bringen 2 Punkte je Weizen, und du hast drei: sofort 6 Punkte. Als Babylon zahlst du dafür nur 2 Gold, alle anderen 3.
    .not-1 = Dieses Wunder zählt etwas, wovon du wenig hast. Die Hängenden Gärten zählen Weizen.
    .not-2 = Das kannst du bezahlen, aber dann ist das Gold für das Wunder weg.
    .not-3 = Dein Gold gibst du jetzt am besten aus: Ein Wunder, das Weizen zählt, liegt aus.
lesson-golden-ages-builder-send =
    .title = Schick einen Baumeister
    .why = Dein letzter stehender Siedler geht auf die Agora, den Platz neben dem Plan, und nimmt ein Gebäude für deine Tafel.
    .not-1 = Der Künstler bringt sofort 3 Punkte. Ein Gebäude bringt in jeder Ära Gold: Nimm den Baumeister.
    .not-2 = Erkunden ist auch gut. Sieh dir jetzt an, was ein Gebäude kann.
    .not-3 = Das bringt 1 Punkt, und es kann warten. Schick erst einen Baumeister.
lesson-golden-ages-take-market =
    .title = Nimm den Markt
    .why = Einmal je Ära zahlt der Markt 1 Gold je Siedler auf der Agora, egal von wem.
    .not-1 = Der Speicher zählt deine stehenden Siedler, und jetzt steht keiner mehr. Nimm den Markt.
lesson-golden-ages-activate-market =
    .title = Aktiviere den Markt
    .why = Manche Gebäude und Wunder kannst du einmal je Ära aktivieren, als deine Aktion. Das geht schon in der Ära, in der du sie genommen hast.
    .not-1 = Ein Punkt, schön. Erst der Markt: 2 Gold.
    .not-2 = Noch nicht: Nutze erst, was du hast.

## Ein goldenes Zeitalter

lesson-golden-ages-golden =
    .title = Ein goldenes Zeitalter
lesson-golden-ages-golden-start =
    .title = Beginne dein goldenes Zeitalter
    .why = Keiner deiner Siedler steht mehr, also darfst du diese Ära für dich beenden. Wer das zuerst tut, wählt das Urteil, und das bist du.
    .not-1 = Das kannst du dir leisten. Aber spar dein Gold: In der nächsten Ära schickst du einen Soldaten.
    .not-2 = Die Pyramiden zählen Stein, und du hast keinen. Spar dein Gold für die nächste Ära.
    .not-3 = Ein Punkt mehr, aber Ines könnte ihr goldenes Zeitalter zuerst beginnen und das Urteil wählen. Sei schnell.
lesson-golden-ages-judge-harvests =
    .title = Wähl, was die Welt belohnt
    .why = Bei jedem Urteil steht, was es dir jetzt bringt. Auch Ines bekommt Punkte für das, was sie hat. Finde das beste für dich.
    .not-1 = Monumente brächten dir 4 und Ines 8. Such eines, das dir am meisten bringt.
    .not-2 = Baukunst brächte dir 3. Eines bringt doppelt so viel.
    .not-3 = Wissen bringt euch beiden dasselbe. Schau nach Weizen.
    .not-4 = Das brächte dir nichts. Du hast drei Weizen.
lesson-golden-ages-era-over =
    .title = Die erste Ära ist vorbei
    .why = Auch Ines hat ihr goldenes Zeitalter begonnen, und Ernten hat dir 6 Punkte gebracht und ihr nichts. Alle Siedler stehen wieder auf.

## Eine neue Ära und ein Soldat

lesson-golden-ages-war =
    .title = Eine neue Ära und ein Soldat
lesson-golden-ages-civ-inca =
    .title = Führe die Inka
    .why = In jeder Ära behältst du deine Zivilisation oder nimmst die nächste. Die Inka bekommen 2 Gold, wenn sie Weizen nehmen. Was Babylon dir beigebracht hat, bleibt.
    .not-1 = Babylon hat gegeben, was es hatte: Der Ackerbau bleibt dir. Die Inka bringen mehr Gold für Weizen.
lesson-golden-ages-second-tile =
    .title = Leg ein zweites Plättchen
    .why = Von jetzt an haben Plättchen zwei Felder. Am leuchtenden Platz bringt es ein Juwel und einen Stein nah an deine Hauptstadt.
    .not-1 = Erlaubt, aber weit weg von deinen Leuten. Wähl unten das erste Bild und das leuchtende Feld.
lesson-golden-ages-capital-stay =
    .title = Lass deine Hauptstadt, wo sie ist
    .why = Sie könnte auf das neue Land umziehen, aber sie steht gut: Weizen, Juwel und Meer sind nah.
    .not-1 = Damit würde sie das neue Symbol verdecken. Lass sie diesmal stehen.
lesson-golden-ages-soldier-send =
    .title = Schick einen Soldaten
    .why = Ein Soldat zieht und greift dort andere an. Der erste Angriff kostet 3 Gold. Der Siedler in deiner Stadt zieht los.
    .not-1 = Gut für einen anderen Zug. Sieh dir jetzt an, was ein Soldat kann: Ines hat eine Stadt in Reichweite.
lesson-golden-ages-soldier-attack =
    .title = Greif die Stadt von Ines an
    .why = Ihr Würfel geht an sie zurück und ihr Siedler nach Hause. Du zahlst 3 Gold, und das Wild dort bringt dir 1: macht −2. Du ziehst ein Ruhmplättchen, 2 bis 6 Punkte wert, das nur du siehst.
    .not-1 = Auch dort ist etwas anzugreifen. Greif die andere Stadt an: Sie liegt näher.
lesson-golden-ages-soldier-city =
    .title = Gründe dort eine eigene Stadt
    .why = Das Feld ist jetzt frei, und sein Wild gehört dir. Dein Ruhmplättchen ist am Ende 5 Punkte wert.
    .not-1 = Das darfst du, aber das Feld ist frei: Eine Stadt bringt Gold und sichert dir das Wild.
lesson-golden-ages-artist-send =
    .title = Schick einen Künstler
    .why = Ein stehender Siedler geht für 3 Punkte auf die Agora. Wenn es nichts Besseres zu tun gibt, geht das immer.
    .not-1 = Jeder stehende Siedler kann gehen. Nimm den in der Hauptstadt, der kein Symbol hält.
    .not-2 = Auch gut, aber einen Künstler hast du noch nicht gesehen: 3 Punkte.

## Die letzte Ära

lesson-golden-ages-end =
    .title = Die letzte Ära
lesson-golden-ages-end-era =
    .title = Zwei Ären später
    .why = Seither bist du die Türkei geworden, hast deine Hauptstadt zweimal versetzt und Karten dazubekommen. Das ist Ära IV. Das erste goldene Zeitalter beendet nun das Spiel: Alle anderen haben noch eine Aktion, dann wird gezählt.
lesson-golden-ages-end-future =
    .title = Deine Zukunftstechnologie
    .why = Sie zahlt 8 Punkte, wenn du am Ende mehr Weizen hast als alle anderen. Du hast einen, Ines noch keinen.
lesson-golden-ages-end-explore =
    .title = Schick deinen letzten Siedler
    .why = Ein Künstler brächte 3 Punkte. Aber ein zweiter Weizen macht deine 8 Punkte sicher: Schick einen Entdecker.
    .not-1 = Drei Punkte sind gut. Aber nimmt Ines einen Weizen, verlierst du acht: Erkunde.
lesson-golden-ages-end-wheat =
    .title = Nimm den Weizen im Norden
    .why = Er liegt nur ein Feld entfernt, zwischen deinen Städten. In der Zeit, die bleibt, nimmt ihn dir dort niemand mehr.
    .not-1 = Ein guter Weg, aber ein Feld weiter nördlich liegt Weizen.
lesson-golden-ages-end-city =
    .title = Gründe dort eine Stadt
    .why = Der Weizen zahlt 1 Gold und der Würfel noch 1. Am Ende bekommst du 1 Punkt für je 3 Gold.
    .not-1 = Die Stadt kostet nichts und zahlt 1 Gold.
lesson-golden-ages-end-golden =
    .title = Beginne das letzte goldene Zeitalter
    .why = Du führst, und keiner deiner Siedler steht mehr. Je eher Schluss ist, desto weniger kann Ines noch tun.
    .not-1 = Ein wenig Gold, aber auch Ines hätte noch einen Zug. Mach jetzt Schluss.
lesson-golden-ages-end-judge =
    .title = Wähl das letzte Urteil
    .why = Bei jedem Urteil steht, was es dir jetzt bringt. Schau auch auf die Karten von Ines: Sie hat so viele Gebäude wie du, aber weniger Wunder.
    .not-1 = Baukunst brächte euch beiden 6. Das andere bringt dir mehr.
lesson-golden-ages-end-score =
    .title = Du hast gewonnen
    .why = Du hast 79 Punkte, Ines hat 50. Künstler, Wunder und Urteile haben unterwegs gezahlt; Technologien, Ruhm, Gold und die Zukunftstechnologie wurden am Ende gezählt, 22 für dich und 10 für Ines.

## Hilfe in der ersten Partie

lesson-golden-ages-help-tile =
    .title = Leg ein Kontinentplättchen
    .why = Die Bilder zeigen, wie man es drehen kann, die leuchtenden Felder, wo es passt. Hol Symbole, die dir Gold bringen, nah an deine Leute.
lesson-golden-ages-help-capital =
    .title = Deine Hauptstadt
    .why = Sie verdeckt das Symbol unter sich, für alle. Setz sie dorthin, wo sie verdeckt, was du am wenigsten brauchst.
lesson-golden-ages-help-explore =
    .title = Acht Aktionen
    .why = Eine je Zug. Am Anfang erkunde und gründe Städte: Das bringt Gold. Mit Gold kauf Technologien und Wunder. Künstler kommen zuletzt.
lesson-golden-ages-help-city =
    .title = Gründe eine Stadt
    .why = Ein Würfel sichert dir das Feld und zahlt Gold. Niemand sonst kann dort eine Stadt gründen.
lesson-golden-ages-help-golden =
    .title = Ein goldenes Zeitalter
    .why = Ohne stehenden Siedler darfst du die Ära für dich beenden. Wer das zuerst tut, wählt das Urteil, und wer im goldenen Zeitalter ist, bekommt 2 Gold je Zug.
lesson-golden-ages-help-judge =
    .title = Wähl ein Urteil
    .why = Es zahlt allen. Nimm das, das dir mehr bringt als den anderen, nicht nur das, das dir am meisten bringt.
lesson-golden-ages-help-civ =
    .title = Behalten oder wechseln
    .why = Eine neue Zivilisation bringt ihre eigenen Vorteile; was die alte entwickelt hat, bleibt dir. Die niedrigste Nummer beginnt die Ära.
lesson-golden-ages-help-soldier =
    .title = Ein Soldat kann angreifen
    .why = Angriffe kosten 3, 5, 8 und dann 12 Gold, und jeder bringt ein Ruhmplättchen mit 2 bis 6 Punkten. Hauptstädte sind sicher.
lesson-golden-ages-help-wonder =
    .title = Wunder
    .why = Such eines, das zählt, was du hast. Manche Zivilisationen zahlen für bestimmte Wunder weniger, so Babylon für die Hängenden Gärten; der Preis, den du siehst, ist deiner.
lesson-golden-ages-help-activate =
    .title = Karten zum Aktivieren
    .why = Jede wirkt einmal je Ära, als Aktion, auch schon in der Ära, in der du sie genommen hast.
lesson-golden-ages-help-discard =
    .title = Kein Bauplatz frei
    .why = Auf jedem Bauplatz steht ein Gebäude. Eines verlässt das Spiel, um Platz zu machen; Schrift und Architektur öffnen weitere Plätze.

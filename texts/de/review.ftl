# Analyse einer Partie: was verschenkt wurde, Glück und warum.

## Was eine Entscheidung brachte oder kostete.

review-more =
    { $seat ->
        [you] du bekommst
       *[other] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    } aus { SOURCE($source, case: "inline") }
review-fewer =
    { $seat ->
        [you] du bekommst
       *[other] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt weniger
       *[other] { $points } Punkte weniger
    } aus { SOURCE($source, case: "inline") }
# Mehr vom selben Platz: „2 Punkte mehr für A aus Städten, 1 aus Routen“.
review-also = { $points } aus { SOURCE($source, case: "inline") }
# Was man am Tisch zuerst sagen würde.
review-at-once = { $points ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    } auf der Stelle aus { SOURCE($source, case: "inline") }
review-missed = die bessere Wahl bringt { $points ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    } auf der Stelle aus { SOURCE($source, case: "inline") }
review-taken = sonst { $seat ->
        [you] würdest du
       *[other] würde { $seat }
    } es in { $games } von 100 Partien tun
review-left = die bessere Wahl blieb { $seat ->
        [you] dir, und du würdest
       *[other] für { $seat }, und { $seat } würde
    } sie in { $games } von 100 Partien treffen
review-waits = das konnte warten, denn nach der besseren Wahl { $seat ->
        [you] würdest du
       *[other] würde { $seat }
    } es noch in { $games } von 100 Partien tun
review-ground-won = bei { SOURCE($source, case: "inline") } { $seat ->
        [you] gewinnst du
       *[other] gewinnt { $seat }
    } Boden gegenüber { $rival ->
        [you] dir
       *[other] { $rival }
    }
review-ground-lost = bei { SOURCE($source, case: "inline") } { $seat ->
        [you] verlierst du
       *[other] verliert { $seat }
    } Boden an { $rival ->
        [you] dich
       *[other] { $rival }
    }
review-close = es steht knapp, und ein oder zwei Punkte entscheiden
review-spread = viele Kleinigkeiten
# How much of the loss the reasons explain.
review-part-third = { $reasons } (etwa ein Drittel des Unterschieds)
review-part-half = { $reasons } (etwa die Hälfte des Unterschieds)
review-part-two-thirds = { $reasons } (etwa zwei Drittel des Unterschieds)
# Was davor gesagt wurde und was dagegen spricht.
review-though = { $reasons }, allerdings { $against }

## How one played, and luck

review-luck-very-unkind = sehr ungünstig
    .had = Sehr viel Pech.
review-luck-unkind = ungünstig
    .had = Viel Pech.
review-luck-little-unkind = etwas ungünstig
    .had = Etwas Pech.
review-luck-even = ausgeglichen
    .had = Weder Glück noch Pech.
review-luck-little-kind = etwas günstig
    .had = Etwas Glück.
review-luck-kind = günstig
    .had = Viel Glück.
review-luck-very-kind = sehr günstig
    .had = Sehr viel Glück.
review-played-better = { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } klar besser gespielt.
review-played-probably-better = { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } wahrscheinlich besser gespielt.
review-played-worse = { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } klar schlechter gespielt.
review-played-probably-worse = { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } wahrscheinlich schlechter gespielt.
review-played-unclear = Wer besser gespielt hat, ist nicht klar.

## Ein Wendepunkt

review-gave-up =
    { $seat ->
        [you] Das hat dich
       *[other] Das hat { $seat }
    } etwa { $percent } Siege von 100 gekostet
review-better = Besser: { $action }
review-again = Dasselbe war danach noch { $times ->
        [one] einmal
       *[other] { $times }-mal
    } besser, um bis zu { $percent } Siege von 100
review-luck-good = Das war Glück, etwa { $percent } % wert
review-luck-bad = Das war Pech und kostete etwa { $percent } %

# Analyse einer Partie: was verschenkt wurde, Glück und warum.

## Was eine Entscheidung brachte oder kostete.

review-more = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr für { $seat ->
        [you] dich
       *[other] { $seat }
    } aus { SOURCE($source, case: "inline") }
review-fewer = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger für { $seat ->
        [you] dich
       *[other] { $seat }
    } aus { SOURCE($source, case: "inline") }
review-spread = viele Kleinigkeiten
# Was davor gesagt wurde und was dagegen spricht.
review-though = { $reasons }, allerdings { $against }

## Ein Wendepunkt

review-gave-up =
    { $seat ->
        [you] Du verschenkst
       *[other] { $seat } verschenkt
    } etwa { $percent } % Siegchance
review-better = Besser: { $action }
review-luck-good = Das war Glück, etwa { $percent } % wert
review-luck-bad = Das war Pech und kostete etwa { $percent } %

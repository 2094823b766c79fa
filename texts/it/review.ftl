# Analisi di una partita: che cosa è costata una scelta, la fortuna, e perché.

## Che cosa ha cambiato una scelta: punti guadagnati o persi da chi legge.

review-more = { $points ->
        [one] { $points } punto in più
       *[other] { $points } punti in più
    } per { $seat ->
        [you] te
       *[other] { $seat }
    } { SOURCE($source, case: "from") }
review-fewer = { $points ->
        [one] { $points } punto in meno
       *[other] { $points } punti in meno
    } per { $seat ->
        [you] te
       *[other] { $seat }
    } { SOURCE($source, case: "from") }
review-spread = tante piccole cose
# Ciò che si è detto prima, e una cosa che parla contro.
review-though = { $reasons }, anche se { $against }

## Un momento decisivo

review-gave-up =
    { $seat ->
        [you] Hai perso
       *[other] { $seat } ha perso
    } probabilità di vincere (circa { $percent }%)
review-better = Meglio: { $action }
review-luck-good = Un colpo di fortuna (circa +{ $percent }%)
review-luck-bad = Sfortuna (circa −{ $percent }%)

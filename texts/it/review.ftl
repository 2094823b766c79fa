# Analisi di una partita: che cosa è costata una scelta, la fortuna, e perché.

## Che cosa ha cambiato una scelta: punti guadagnati o persi da chi legge.

review-more =
    { $seat ->
        [you] tu ottieni
       *[other] { $seat } ottiene
    } { $points ->
        [one] { $points } punto in più
       *[other] { $points } punti in più
    } { SOURCE($source, case: "from") }
review-fewer =
    { $seat ->
        [you] tu ottieni
       *[other] { $seat } ottiene
    } { $points ->
        [one] { $points } punto in meno
       *[other] { $points } punti in meno
    } { SOURCE($source, case: "from") }
# Ancora dello stesso posto: “2 punti in più per A dalle città, 1 dalle rotte”.
review-also = { $points } { SOURCE($source, case: "from") }
# What a player would say first.
review-at-once = { $points ->
        [one] { $points } punto in più
       *[other] { $points } punti in più
    } subito { SOURCE($source, case: "from") }
review-missed = la scelta migliore dà { $points ->
        [one] { $points } punto in più
       *[other] { $points } punti in più
    } subito { SOURCE($source, case: "from") }
review-taken = altrimenti { $seat ->
        [you] lo faresti tu
       *[other] lo farebbe { $seat }
    } in { $games } partite su 100
review-left = la scelta migliore è rimasta a { $seat ->
        [you] te, e la faresti
       *[other] { $seat }, che la farebbe
    } in { $games } partite su 100
review-waits = questo poteva aspettare: dopo la scelta migliore { $seat ->
        [you] lo faresti
       *[other] { $seat } lo farebbe
    } ancora in { $games } partite su 100
review-ground-won = in fatto di { SOURCE($source, case: "inline") } { $seat ->
        [you] guadagni
       *[other] { $seat } guadagna
    } terreno su { $rival ->
        [you] te
       *[other] { $rival }
    }
review-ground-lost = in fatto di { SOURCE($source, case: "inline") } { $seat ->
        [you] perdi
       *[other] { $seat } perde
    } terreno rispetto a { $rival ->
        [you] te
       *[other] { $rival }
    }
review-close = la partita è in bilico, e bastano uno o due punti a deciderla
review-spread = tante piccole cose
# How much of the loss the reasons explain.
review-part-third = { $reasons } (circa un terzo della differenza)
review-part-half = { $reasons } (circa metà della differenza)
review-part-two-thirds = { $reasons } (circa due terzi della differenza)
# Ciò che si è detto prima, e una cosa che parla contro.
review-though = { $reasons }, anche se { $against }

## How one played, and luck

review-luck-very-unkind = molto avversa
    .had = Molta sfortuna.
review-luck-unkind = avversa
    .had = Sfortuna.
review-luck-little-unkind = un po’ avversa
    .had = Un po’ di sfortuna.
review-luck-even = in pari
    .had = Né fortuna né sfortuna.
review-luck-little-kind = un po’ favorevole
    .had = Un po’ di fortuna.
review-luck-kind = favorevole
    .had = Fortuna.
review-luck-very-kind = molto favorevole
    .had = Molta fortuna.
review-played-better = { $seat ->
        [you] Hai giocato
       *[other] { $seat } ha giocato
    } chiaramente meglio.
review-played-probably-better = { $seat ->
        [you] Hai giocato
       *[other] { $seat } ha giocato
    } probabilmente meglio.
review-played-worse = { $seat ->
        [you] Hai giocato
       *[other] { $seat } ha giocato
    } chiaramente peggio.
review-played-probably-worse = { $seat ->
        [you] Hai giocato
       *[other] { $seat } ha giocato
    } probabilmente peggio.
review-played-unclear = Non è chiaro chi abbia giocato meglio.

## Un momento decisivo

review-gave-up =
    { $seat ->
        [you] Questo ti è costato
       *[other] Questo è costato a { $seat }
    } circa { $percent } vittorie su 100
review-better = Meglio: { $action }
review-again = La stessa scelta era la migliore { $times ->
        [one] ancora una volta
       *[other] altre { $times } volte
    } in seguito, fino a { $percent } vittorie su 100
review-luck-good = Un colpo di fortuna (circa +{ $percent }%)
review-luck-bad = Sfortuna (circa −{ $percent }%)

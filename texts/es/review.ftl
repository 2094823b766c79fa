# Reviews of a game: what was given up, luck, and why.

## What a choice changed: points the reader's choice brought, or cost.

review-more =
    { $seat ->
        [you] tú sacas
       *[other] { $seat } saca
    } { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    } por { SOURCE($source, case: "inline") }
review-fewer =
    { $seat ->
        [you] tú sacas
       *[other] { $seat } saca
    } { $points ->
        [one] { $points } punto menos
       *[other] { $points } puntos menos
    } por { SOURCE($source, case: "inline") }
# Más del mismo sitio: «2 puntos más para A por ciudades, 1 por rutas».
review-also = { $points } por { SOURCE($source, case: "inline") }
# What a player would say first.
review-at-once = { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    } al momento por { SOURCE($source, case: "inline") }
review-missed = la mejor opción da { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    } al momento por { SOURCE($source, case: "inline") }
review-taken = si no, { $seat ->
        [you] lo harías tú
       *[other] lo haría { $seat }
    } en { $games } de cada 100 partidas
review-left = la mejor opción quedó para { $seat ->
        [you] ti, y la elegirías
       *[other] { $seat }, que la elegiría
    } en { $games } de cada 100 partidas
review-waits = esto podía esperar: tras la mejor opción { $seat ->
        [you] aún lo harías
       *[other] { $seat } aún lo haría
    } en { $games } de cada 100 partidas
review-ground-won = { $seat ->
        [you] ganas
       *[other] { $seat } gana
    } terreno frente a { $rival ->
        [you] ti
       *[other] { $rival }
    } en { SOURCE($source, case: "inline") }
review-ground-lost = { $seat ->
        [you] pierdes
       *[other] { $seat } pierde
    } terreno frente a { $rival ->
        [you] ti
       *[other] { $rival }
    } en { SOURCE($source, case: "inline") }
review-close = la partida está reñida, y uno o dos puntos la deciden
review-spread = muchas cosas pequeñas
# How much of the loss the reasons explain.
review-part-third = { $reasons } (cerca de un tercio de la diferencia)
review-part-half = { $reasons } (cerca de la mitad de la diferencia)
review-part-two-thirds = { $reasons } (cerca de dos tercios de la diferencia)
# What was said before it, and one thing that speaks against it.
review-though = { $reasons }, aunque { $against }

## How one played, and luck

review-luck-very-unkind = muy adversa
    .had = Muy mala suerte.
review-luck-unkind = adversa
    .had = Mala suerte.
review-luck-little-unkind = algo adversa
    .had = Algo de mala suerte.
review-luck-even = igualada
    .had = Suerte igualada.
review-luck-little-kind = algo favorable
    .had = Algo de suerte.
review-luck-kind = favorable
    .had = Buena suerte.
review-luck-very-kind = muy favorable
    .had = Muy buena suerte.
review-played-better = { $seat ->
        [you] Claramente jugaste
       *[other] { $seat } claramente jugó
    } mejor.
review-played-probably-better = { $seat ->
        [you] Probablemente jugaste
       *[other] { $seat } probablemente jugó
    } mejor.
review-played-worse = { $seat ->
        [you] Claramente jugaste
       *[other] { $seat } claramente jugó
    } peor.
review-played-probably-worse = { $seat ->
        [you] Probablemente jugaste
       *[other] { $seat } probablemente jugó
    } peor.
review-played-unclear = No está claro quién jugó mejor.

## A turning point

review-gave-up =
    { $seat ->
        [you] Esto te costó
       *[other] A { $seat } esto le costó
    } unas { $percent } victorias de cada 100
review-better = Mejor: { $action }
review-again = Lo mismo fue mejor { $times ->
        [one] otra vez
       *[other] { $times } veces más
    } después, hasta por { $percent } victorias de cada 100
review-luck-good = Fue buena suerte: cerca de un { $percent } % a favor
review-luck-bad = Fue mala suerte: costó cerca de un { $percent } %

# Reviews of a game: what was given up, luck, and why.

## What a choice changed: points the reader's choice brought, or cost.

review-more = { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    } para { $seat ->
        [you] ti
       *[other] { $seat }
    } por { SOURCE($source, case: "inline") }
review-fewer = { $points ->
        [one] { $points } punto menos
       *[other] { $points } puntos menos
    } para { $seat ->
        [you] ti
       *[other] { $seat }
    } por { SOURCE($source, case: "inline") }
review-spread = muchas cosas pequeñas
# What was said before it, and one thing that speaks against it.
review-though = { $reasons }, aunque { $against }

## A turning point

review-gave-up =
    { $seat ->
        [you] Dejaste
       *[other] { $seat } dejó
    } escapar cerca de un { $percent } % de probabilidad de ganar
review-better = Mejor: { $action }
review-luck-good = Fue buena suerte: cerca de un { $percent } % a favor
review-luck-bad = Fue mala suerte: costó cerca de un { $percent } %

# Analyse d'une partie : ce qui a été perdu, la chance, et pourquoi.

## Ce qu'un choix a changé : les points qu'il a rapportés ou coûtés.

review-more = { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    } pour { $seat ->
        [you] toi
       *[other] { $seat }
    } côté { SOURCE($source, case: "inline") }
review-fewer = { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    } pour { $seat ->
        [you] toi
       *[other] { $seat }
    } côté { SOURCE($source, case: "inline") }
review-spread = beaucoup de petites choses
# Ce qui vient d'être dit, et une chose qui parle contre.
review-though = { $reasons }, mais { $against }

## Un tournant

review-gave-up =
    { $seat ->
        [you] Tu laisses
       *[other] { $seat } laisse
    } échapper environ { $percent } % de chances de gagner
review-better = Mieux : { $action }
review-luck-good = Un coup de chance, qui vaut environ { $percent } %
review-luck-bad = Un coup de malchance, qui coûte environ { $percent } %

# Analyse d'une partie : ce qui a été perdu, la chance, et pourquoi.

## Ce qu'un choix a changé : les points qu'il a rapportés ou coûtés.

review-more =
    { $seat ->
        [you] tu marques
       *[other] { $seat } marque
    } { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    } côté { SOURCE($source, case: "inline") }
review-fewer =
    { $seat ->
        [you] tu marques
       *[other] { $seat } marque
    } { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    } côté { SOURCE($source, case: "inline") }
# La suite pour la même place : « 2 points de plus pour A côté cités, 1 côté routes ».
review-also = { $points } côté { SOURCE($source, case: "inline") }
# What a player would say first.
review-at-once = { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    } tout de suite côté { SOURCE($source, case: "inline") }
review-missed = le meilleur choix rapporte { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    } tout de suite côté { SOURCE($source, case: "inline") }
review-taken = sinon { $seat ->
        [you] tu le ferais
       *[other] { $seat } le ferait
    } dans { $games } parties sur 100
review-left = le meilleur choix est laissé à { $seat ->
        [you] toi, et tu le ferais
       *[other] { $seat }, qui le ferait
    } dans { $games } parties sur 100
review-waits = cela pouvait attendre, car après le meilleur choix { $seat ->
        [you] tu le ferais
       *[other] { $seat } le ferait
    } encore dans { $games } parties sur 100
review-ground-won = côté { SOURCE($source, case: "inline") }, { $seat ->
        [you] tu gagnes
       *[other] { $seat } gagne
    } du terrain sur { $rival ->
        [you] toi
       *[other] { $rival }
    }
review-ground-lost = côté { SOURCE($source, case: "inline") }, { $seat ->
        [you] tu perds
       *[other] { $seat } perd
    } du terrain face à { $rival ->
        [you] toi
       *[other] { $rival }
    }
review-close = la partie est serrée, et un point ou deux suffisent à la décider
review-spread = beaucoup de petites choses
# How much of the loss the reasons explain.
review-part-third = { $reasons } (environ un tiers de l’écart)
review-part-half = { $reasons } (environ la moitié de l’écart)
review-part-two-thirds = { $reasons } (environ deux tiers de l’écart)
# Ce qui vient d'être dit, et une chose qui parle contre.
review-though = { $reasons }, mais { $against }

## How one played, and luck

review-luck-very-unkind = très défavorable
    .had = Beaucoup de malchance.
review-luck-unkind = défavorable
    .had = De la malchance.
review-luck-little-unkind = un peu défavorable
    .had = Un peu de malchance.
review-luck-even = équitable
    .had = Ni chance ni malchance.
review-luck-little-kind = un peu favorable
    .had = Un peu de chance.
review-luck-kind = favorable
    .had = De la chance.
review-luck-very-kind = très favorable
    .had = Beaucoup de chance.
review-played-better = { $seat ->
        [you] Tu as
       *[other] { $seat } a
    } nettement mieux joué.
review-played-probably-better = { $seat ->
        [you] Tu as
       *[other] { $seat } a
    } probablement mieux joué.
review-played-worse = { $seat ->
        [you] Tu as
       *[other] { $seat } a
    } nettement moins bien joué.
review-played-probably-worse = { $seat ->
        [you] Tu as
       *[other] { $seat } a
    } probablement moins bien joué.
review-played-unclear = On ne sait pas clairement qui a le mieux joué.

## Un tournant

review-gave-up =
    { $seat ->
        [you] Cela t’a coûté
       *[other] Cela a coûté à { $seat }
    } environ { $percent } victoires sur 100
review-better = Mieux : { $action }
review-again = C’était encore mieux { $times ->
        [one] une fois
       *[other] { $times } fois
    } ensuite, jusqu’à { $percent } victoires sur 100
review-luck-good = Un coup de chance, qui vaut environ { $percent } %
review-luck-bad = Un coup de malchance, qui coûte environ { $percent } %

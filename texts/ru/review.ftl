# Разбор партии: что упущено, удача и почему.

review-more =
    на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше { $seat ->
        [you] у вас
       *[other] у { $seat }
    } { SOURCE($source, case: "inline") }
review-fewer =
    на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } меньше { $seat ->
        [you] у вас
       *[other] у { $seat }
    } { SOURCE($source, case: "inline") }

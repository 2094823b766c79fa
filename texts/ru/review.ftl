# Разбор партии: что упущено, удача и почему.

## Что изменил выбор: сколько очков он принёс или стоил.

review-more =
    { $seat ->
        [you] вы получаете
       *[other] { $seat } получает
    } на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше { SOURCE($source, case: "inline") }
review-fewer =
    { $seat ->
        [you] вы получаете
       *[other] { $seat } получает
    } на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } меньше { SOURCE($source, case: "inline") }
review-spread = много мелочей
# Сказанное раньше и одно соображение против.
review-though = { $reasons }, хотя { $against }

## Поворотный момент

review-gave-up =
    { $seat ->
        [you] Вы упускаете
       *[other] { $seat } упускает
    } около { $percent } % шансов на победу
review-better = Лучше: { $action }
review-luck-good = Это удача: примерно { $percent } %
review-luck-bad = Это невезение: примерно { $percent } %

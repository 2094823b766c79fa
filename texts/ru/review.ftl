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
# Ещё о том же месте: «A получает на 2 очка больше за города, на 1 за пути».
review-also = на { $points } { SOURCE($source, case: "inline") }
# What a player would say first.
review-at-once = сразу на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше { SOURCE($source, case: "inline") }
review-missed = лучший выбор сразу даёт на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше { SOURCE($source, case: "inline") }
review-taken = иначе это { $seat ->
        [you] сделали бы вы
       *[other] сделал бы игрок { $seat }
    } в { $games } партиях из 100
review-left = лучший выбор остался { $seat ->
        [you] вам, и вы бы его сделали
       *[other] игроку { $seat }, и он бы его сделал
    } в { $games } партиях из 100
review-waits = это могло подождать: после лучшего выбора { $seat ->
        [you] вы всё равно сделали бы
       *[other] игрок { $seat } всё равно сделал бы
    } это в { $games } партиях из 100
review-ground-won = { $seat ->
        [you] вы отыгрываете
       *[other] { $seat } отыгрывает
    } у { $rival ->
        [you] вас
       *[other] игрока { $rival }
    } очки { SOURCE($source, case: "inline") }
review-ground-lost = { $seat ->
        [you] вы уступаете
       *[other] { $seat } уступает
    } { $rival ->
        [you] вам
       *[other] игроку { $rival }
    } очки { SOURCE($source, case: "inline") }
review-close = счёт близкий, и партию решают одно-два очка
review-spread = много мелочей
# How much of the loss the reasons explain.
review-part-third = { $reasons } (примерно треть разницы)
review-part-half = { $reasons } (примерно половина разницы)
review-part-two-thirds = { $reasons } (примерно две трети разницы)
# Сказанное раньше и одно соображение против.
review-though = { $reasons }, хотя { $against }

## How one played, and luck

review-luck-very-unkind = очень неблагосклонная
    .had = Сильное невезение.
review-luck-unkind = неблагосклонная
    .had = Невезение.
review-luck-little-unkind = чуть неблагосклонная
    .had = Немного невезения.
review-luck-even = ровная
    .had = Ни везения, ни невезения.
review-luck-little-kind = чуть благосклонная
    .had = Немного везения.
review-luck-kind = благосклонная
    .had = Везение.
review-luck-very-kind = очень благосклонная
    .had = Большое везение.
review-played-better = { $seat ->
        [you] Вы играли
       *[other] { $seat }: игра
    } явно лучше.
review-played-probably-better = { $seat ->
        [you] Вы играли, вероятно, лучше.
       *[other] { $seat }: игра, вероятно, лучше.
    }
review-played-worse = { $seat ->
        [you] Вы играли
       *[other] { $seat }: игра
    } явно хуже.
review-played-probably-worse = { $seat ->
        [you] Вы играли, вероятно, хуже.
       *[other] { $seat }: игра, вероятно, хуже.
    }
review-played-unclear = Кто играл лучше, неясно.

## Поворотный момент

review-gave-up =
    { $seat ->
        [you] Это стоило вам
       *[other] { $seat }: это стоило
    } примерно { $percent } побед из 100
review-better = Лучше: { $action }
review-again = То же было лучше и потом ещё { $times ->
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }, до { $percent } побед из 100
review-luck-good = Это удача: примерно { $percent } %
review-luck-bad = Это невезение: примерно { $percent } %

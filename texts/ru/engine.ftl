# Что говорит библиотека о любой игре.

engine-list-comma = {", "}
engine-list-and = {" и "}

## Почему подсказка лучше следующего выбора

engine-hint-more =
    на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше { SOURCE($source, case: "inline") }
engine-hint-fewer =
    на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } меньше { SOURCE($source, case: "inline") }

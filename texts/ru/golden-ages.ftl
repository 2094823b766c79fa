# Золотые века.

golden-ages-title = Золотые века

golden-ages-place =
    { $here ->
        [none] { $at }
       *[other] { $at } ({ NAME($here) })
    }
golden-ages-turned =
    { $turns ->
        [0] {""}
        [1] , повернув на четверть вправо
        [2] , перевернув
       *[other] , повернув на четверть влево
    }

golden-ages-tile =
    { $actor ->
        [you] Вы кладёте
       *[other] { $actor } кладёт
    } тайл ({ LIST($symbols) }) левым верхним углом на { $at }{ golden-ages-turned }
    .offer = Положить тайл ({ LIST($symbols) }) левым верхним углом на { $at }{ golden-ages-turned }
golden-ages-capital =
    { $actor ->
        [you] Вы ставите столицу
       *[other] { $actor } ставит столицу
    } на { golden-ages-place }
    .offer = Поставить столицу на { golden-ages-place }
golden-ages-move =
    { $actor ->
        [you] Ваш исследователь
       *[other] { $actor }: исследователь
    } достигает { golden-ages-place }
    .offer = Исследовать { golden-ages-place }
golden-ages-wonder =
    { $actor ->
        [you] Вы строите
       *[other] { $actor } строит
    } { NAME($card, case: "acc") }
    .offer = Построить { NAME($card, case: "acc") }
golden-ages-activate =
    { $actor ->
        [you] Вы применяете
       *[other] { $actor } применяет
    } { NAME($card, case: "acc") }
    .offer = Применить { NAME($card, case: "acc") }
golden-ages-tech =
    { $actor ->
        [you] Вы открываете
       *[other] { $actor } открывает
    } { NAME($tech, case: "acc") }
    .offer = Открыть { NAME($tech, case: "acc") }
golden-ages-golden =
    { $actor ->
        [you] Вы начинаете свой золотой век
       *[other] { $actor } начинает золотой век
    }
    .offer = Начать золотой век
golden-ages-shift-capital =
    { $actor ->
        [you] Вы приводите
       *[other] { $actor } приводит
    } { golden-ages-colonists } с агоры в столицу
    .offer = Привести { golden-ages-colonists } с агоры в столицу
golden-ages-colonists =
    { $count ->
        [one] { $count } колониста
        [few] { $count } колонистов
       *[many] { $count } колонистов
    }
golden-ages-judge =
    { $actor ->
        [you] Вы выбираете
       *[other] { $actor } выбирает
    } суд «{ NAME($judgement) }»
    .offer = Выбрать суд «{ NAME($judgement) }»
golden-ages-chance-building =
    Доступ{ GENDER($card) ->
        [f] на
        [n] но
       *[m] ен
    } { NAME($card) }

golden-ages-fact-gold =
    { $way ->
        [gains] { $seat ->
            [you] Вы получаете
           *[other] { $seat } получает
        }
       *[pays] { $seat ->
            [you] Вы платите
           *[other] { $seat } платит
        }
    } { $gold } золота
golden-ages-fact-ended = Игра окончена: завершилась четвёртая эра

golden-ages-rule-already-used = Вы уже применили { NAME($card, case: "acc") } в эту эру.

golden-ages-name-game = дичь
golden-ages-name-wheat = пшеница
golden-ages-name-rock = камень
golden-ages-name-gem = самоцвет
golden-ages-name-wheel = Колесо
golden-ages-name-writing = Письменность
golden-ages-name-great-library = Великая библиотека
    .acc = Великую библиотеку
    .gender = f
golden-ages-name-colossus = Колосс
    .gender = m
golden-ages-name-market = Рынок
    .gender = m
golden-ages-name-library = Библиотека
    .acc = Библиотеку
    .gender = f
golden-ages-name-j4 = Драгоценности

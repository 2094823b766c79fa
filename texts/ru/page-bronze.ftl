# Стол «Бронзы».

page-bronze-key-flip = перевернуть карту в руке
page-bronze-key-skip = не использовать выбранную карту
page-bronze-key-end = завершить ход
page-bronze-key-words = стол словами
page-bronze-key-go-strip = земли
page-bronze-key-go-matrix = матрица
page-bronze-key-go-pool = стопки
page-bronze-key-go-cities = города

## Вверху: где мы в игре

page-bronze-where =
    { $phase ->
        [over] Закончено
        [setup] Раскладка
        [last] Раунд { $round }, последний
       *[other] Раунд { $round }
    }
page-bronze-open-tiles = открыто участков: { $open } из { $all }
page-bronze-last-round = Последний раунд: { $why }; осталось ходить: { $who }
page-bronze-last-turn = Ваш последний ход: возьмите карту
page-bronze-ending-stack = опустела вторая стопка
page-bronze-ending-markers =
    { $who ->
        [you] у вас кончились фишки
        [none] у нескольких игроков кончились фишки
       *[other] кончились фишки: { $who }
    }
page-bronze-ending-last-tile = заполнен последний участок
page-bronze-step-take = Взять
page-bronze-step-wake = Активация
page-bronze-step-settle = Селить
page-bronze-step-gather = Сбор
page-bronze-tab-pool = Стопки
page-bronze-tab-matrix = Матрица
page-bronze-tab-cities = Города
page-bronze-tab-rivals = Игроки
page-bronze-tab-log = Журнал

page-bronze-source-provinces = провинции
    .short = Провинции
page-bronze-source-routes = торговые пути
    .short = Пути
page-bronze-source-cities = города, как сейчас
    .short = Города

## Земли

page-bronze-strip = Земли
page-bronze-routes = Торговые пути
page-bronze-routes-pay = Линия из { $lengths } приносит { $points }
page-bronze-settlers = Поселенцы
page-bronze-spot =
    Участок { $tile }, { NAME($terrain) }, { NAME($settlers) }, { $owner ->
        [you] ваше
        [none] { $fits ->
            [none] свободно
           *[other] свободно, подходит: { $fits }
        }
       *[other] { $owner }
    }
page-bronze-province =
    Провинция на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $state ->
        [out] , вне игры
       *[in] {""}
    }. Поселения: { $counts }
page-bronze-province-open =
    { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }. Здесь ещё могут поселиться: { $who ->
        [none] никто
       *[other] { $who }
    }
page-bronze-even = поровну
page-bronze-tile =
    Участок { $tile }, { $holder ->
        [you] провинция ваша
        [none] провинция { $points }
        [out] провинция вне игры
       *[other] провинция: { $holder }
    }, { $counts ->
        [none] поселений нет
       *[other] { $counts }
    }, { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }.
page-bronze-face-down = Участок { $tile }, закрыт, провинция { $points }
    .unlaid = Участок { $tile }, закрыт, провинции ещё нет
page-bronze-pile =
    { $n ->
        [one] { $n } город
        [few] { $n } города
       *[many] { $n } городов
    }
page-bronze-pays-now =
    { $points ->
        [0] Сейчас не даст вам ничего
       *[other] Сейчас даст вам { $points }
    }
page-bronze-first-draws = первый тянет городов: { $n }
page-bronze-passed = все прошли
page-bronze-full = заполнен

## Стопки

page-bronze-pool = Стопки технологий
    .short = Стопки
page-bronze-stack =
    Стопка { $n }: { NAME($card) }, селит { LIST($settlers, case: "acc") } { LIST($terrains, case: "in") }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
    .empty = Стопка { $n }: пусто
page-bronze-empty-stack = пусто
page-bronze-reserve = Резерв
page-bronze-reserve-cards =
    { $n ->
        [one] { $n } карта в резерве
        [few] { $n } карты в резерве
       *[many] { $n } карт в резерве
    }

## Матрица и города

page-bronze-matrix-cards = Карты матрицы
page-bronze-matrix-of =
    { $name ->
        [you] Ваша матрица
       *[other] Матрица: { $name }
    }
page-bronze-back-to-mine = К вашей
page-bronze-whose = Чьи карты
page-bronze-no-cards = Здесь лягут ваши карты. Соседние карты и карты одной технологии в столбце активируют друг друга.
page-bronze-any-terrain = любая
page-bronze-new = новая
page-bronze-awake = активна
page-bronze-would-wake = активируется
page-bronze-settled = готово
page-bronze-side = Какой стороной играть
page-bronze-flip = Перевернуть
page-bronze-down-help = Рубашкой вверх ({ $tech }): заселяет любое свободное место, но будит только соседние карты.
page-bronze-place =
    { NAME($card) } { $column ->
        [left] в новый столбец слева
        [right] в новый столбец справа
       *[other] в столбец { $column }
    }: { $wakes ->
        [none] ничего не активирует
       *[other] активирует { $wakes }
    }, { $spots ->
        [one] { $spots } место для поселения
        [few] { $spots } места для поселений
       *[many] { $spots } мест для поселений
    }
page-bronze-wakes = активных: { $n }
page-bronze-cities-of =
    { $name ->
        [you] Ваши города
       *[other] Города: { $name }
    }
page-bronze-points-now =
    { $n ->
        [one] сейчас { $n } очко
        [few] сейчас { $n } очка
       *[many] сейчас { $n } очков
    }
page-bronze-no-cities = Кто ставит свою первую фишку на участок, берёт один из его городов.
page-bronze-worth-now = сейчас
page-bronze-choose-city = Возьмите город
page-bronze-look-at-table = Посмотреть на стол
page-bronze-back-to-cities = К городам

## О чём спрашивают

page-bronze-awake-cards = Активные технологии
page-bronze-fit =
    { $n ->
        [0] мест нет
        [one] подходит { $n } место
        [few] подходят { $n } места
       *[many] подходит { $n } мест
    }
page-bronze-settle-here = Поселить
page-bronze-skip = Пропустить карту
page-bronze-skipped = пропущена
page-bronze-end = Конец хода
page-bronze-end-anyway = Всё равно закончить?
page-bronze-end-anyway-help =
    { $n ->
        [1] Осталась активная карта, которая ещё может селить.
       *[other] Остались активные карты, которые ещё могут селить: { $n }.
    }
page-bronze-put-back = Вернуть
page-bronze-which-tech = Какая технология?
page-bronze-ask-tech = Какая технология селит здесь?
page-bronze-ask-take = Возьмите карту
    .help = Выберите одну из четырёх открытых карт, затем столбец своей матрицы.
page-bronze-ask-column = Куда её положить?
    .help = На каждом месте написано, сколько карт там станут активными.
page-bronze-ask-city = Возьмите город
    .help = Вы вышли на новый участок.
page-bronze-ask-settle = Поселенцы: { NAME($card) }
page-bronze-ask-settle-help = Подсвеченные места можно заселить. Каждая активная карта ставит одну фишку.
page-bronze-ask-nothing = Заселять больше нечего
    .no-spot = Для активных карт нет свободных мест. Завершите ход.
    .used = Все активные карты использованы. Завершите ход.
    .skipped = Оставшиеся карты пропущены. Завершите ход.

## Что будет

page-bronze-would-wake-list =
    Активирует { $cards }: до { $settlements ->
        [one] { $settlements } поселения
        [few] { $settlements } поселений
       *[many] { $settlements } поселений
    }, { $spots ->
        [one] подходит { $spots } место
        [few] подходят { $spots } места
       *[many] подходит { $spots } мест
    }
page-bronze-would-settle = Участок { $tile }, { NAME($terrain) }
    .effects = Участок { $tile }, { NAME($terrain) }: { $effects }
page-bronze-line-grows = линия { NAME($terrain, case: "in") } с { $from } до { $to }
page-bronze-line-wins = хватит на путь ценой { $points }
page-bronze-province-count = ваших на участке { $tile }: { $n }
page-bronze-opens = откроется участок { $tile }
page-bronze-draws-cities =
    { $n ->
        [one] выложат { $n } город, вы его возьмёте
        [few] выложат { $n } города, вы возьмёте один
       *[many] выложат { $n } городов, вы возьмёте один
    }
page-bronze-choose-of =
    { $n ->
        [1] возьмёте город
       *[other] возьмёте один город из { $n }
    }
page-bronze-cities-change = ваши города { SIGNED($n) }

## Игроки и стол словами

page-bronze-seat-line =
    { $name ->
        [you] Вы
       *[other] { $name }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $markers ->
        [one] осталась { $markers } фишка
        [few] осталось { $markers } фишки
       *[many] осталось { $markers } фишек
    }
page-bronze-markers-left = фишек осталось
page-bronze-look-at =
    { $name ->
        [you] Показать ваши матрицу и города
       *[other] Показать матрицу и города: { $name }
    }
page-bronze-words-stack =
    Стопка { $n }: { NAME($card) }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
page-bronze-words-reserve =
    Резерв: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
page-bronze-words-pile = Города: { LIST($cities) }.
page-bronze-words-route =
    { NAME($terrain, case: "title") }, линия из { $length }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $holder ->
        [none] ещё свободна
        [you] у вас
       *[other] { $holder }
    }
page-bronze-lines = { NAME($terrain, case: "title") }, самые длинные линии: { $lines }
page-bronze-words-column = Столбец { $n }: { $cards }
page-bronze-words-awake = { NAME($card) } (активна)
page-bronze-words-city =
    { NAME($city) }: сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. { $status }

## Рисунки в правилах

page-bronze-line-of = линия из { $n }
page-bronze-points-of =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }

## Подсчёт очков

page-bronze-tile-name = Участок { $tile }
page-bronze-caption-provinces = больше всех поселений на участке
page-bronze-caption-routes = длинные линии в местности
page-bronze-caption-cities = если условие выполнено
page-bronze-province-why = Поселения там: { $counts }.
page-bronze-route-why = Линия из { $length } { NAME($terrain, case: "in") }.
page-bronze-route-on = Получен за линию из { $length } { NAME($terrain, case: "in") }; самая длинная там теперь — { $line }, от участка { $from } до участка { $to }.
    .one = Получен за линию из { $length } { NAME($terrain, case: "in") }; самая длинная там теперь — { $line }, вся на участке { $from }.
page-bronze-city-why = { $text }. { $status }.

## О чём спрашивает новичок

page-bronze-why-take = Каждая карта селит двух видов людей в трёх местностях.
page-bronze-why-column = Карта активирует себя, соседние карты и карты той же технологии в столбце; каждая активная карта заселяет одно место.
page-bronze-why-settle = Длинные линии дают пути, большинство поселений — провинцию, а новый участок — город.
page-bronze-why-city = Город приносит очки в конце, если его условие тогда выполнено.
page-bronze-reserve-help = Резерв заменит первую опустевшую стопку; до того из него карт не берут.
page-bronze-lens-help = Кто ставит свою первую фишку на участок, берёт один из его городов. Зелёные принесли бы вам очки сейчас.
page-bronze-would-wake-most =
    { NAME($card) } активирует до { $wakes ->
        [one] { $wakes } карты
        [few] { $wakes } карт
       *[many] { $wakes } карт
    }, считая себя; { $spots ->
        [0] подходящих мест сейчас нет.
        [one] подходит сейчас { $spots } место.
        [few] подходит сейчас до { $spots } мест.
       *[many] подходит сейчас до { $spots } мест.
    }
page-bronze-closes =
    { $n ->
        [1] участок { $tiles } закроется для вас
       *[other] участки { $tiles } закроются для вас
    }
page-bronze-tie-cities = очков за города
page-bronze-tie-routes = очков за торговые пути

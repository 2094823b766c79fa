# Стол «Золотых веков».

page-golden-ages-key-turn-tile = повернуть тайл
page-golden-ages-key-words = стол словами
page-golden-ages-key-go-map = карта
page-golden-ages-key-go-tech = технологии
page-golden-ages-key-go-wonders = чудеса
page-golden-ages-key-go-buildings = здания
page-golden-ages-key-go-judgements = вердикты
page-golden-ages-key-go-civilization = цивилизация

## Вверху: где мы в игре

page-golden-ages-era =
    { $n ->
        [1] Эра I
        [2] Эра II
        [3] Эра III
       *[other] Эра IV
    }
page-golden-ages-over = Закончено
page-golden-ages-note-last =
    { $n ->
        [1] Последнее действие
       *[other] Последние действия: ещё { $n }
    }
page-golden-ages-note-civs = цивилизации
page-golden-ages-note-map = новые земли
page-golden-ages-note-setup = раскладка
page-golden-ages-note-era = последняя эра
page-golden-ages-last-action = Это ваше последнее действие в партии.
page-golden-ages-hidden = Здесь не учтено то, что ещё скрыто: { $parts }.
page-golden-ages-hidden-future = технология будущего
page-golden-ages-hidden-glory =
    { $n ->
        [one] { $n } жетон славы
        [few] { $n } жетона славы
        [many] { $n } жетонов славы
       *[other] { $n } жетонов славы
    }
page-golden-ages-tab-tech = Наука
page-golden-ages-tab-board = Планшет
page-golden-ages-tab-offer = Витрина
page-golden-ages-tab-rivals = Игроки
page-golden-ages-tab-log = Журнал

page-golden-ages-source-artists = художники
page-golden-ages-source-buildings = здания
page-golden-ages-source-wonders = чудеса
page-golden-ages-source-discoveries = технологии уровня 4
page-golden-ages-source-judgements = вердикты
page-golden-ages-source-technologies = открытые технологии
page-golden-ages-source-glory = жетоны славы
page-golden-ages-source-gold = золото
page-golden-ages-source-future = технология будущего

## О чём спрашивают и что с этим делать

page-golden-ages-ask-civ = Выберите цивилизацию
    .help = Возьмите новую карту эры или оставьте прежнюю. То, что карта даёт сразу, она даёт, когда её берут.
page-golden-ages-ask-top = Технология уровня 4
    .help = Индия сразу открывает одну, в любом ряду.
page-golden-ages-ask-tile = Положите тайл материка
    .help = Выберите поворот, затем подсвеченную клетку.
page-golden-ages-ask-capital = Поставьте столицу
    .help = Выберите подсвеченную клетку тайла, который только что положили. Оттуда начнут ваши колонисты.
page-golden-ages-ask-action = Одно из восьми действий
    .help = Выберите действие или подсвеченную фигуру.
page-golden-ages-ask-golden = Остался только золотой век
    .help = Больше в этой эре вы ничего не можете сделать.
page-golden-ages-ask-move = Куда идёт разведчик?
    .help = До подсвеченных клеток можно дойти; число — золото за приход.
page-golden-ages-ask-to = Где атакует солдат?
    .help = Подсвеченные клетки можно атаковать; число — на сколько изменится ваше золото.
page-golden-ages-ask-keep = Оставьте один жетон славы
    .help = Другой вернётся обратно.
page-golden-ages-ask-city = Основать здесь город?
    .help = Город удерживает клетку за вами и приносит золото за кубики.
page-golden-ages-ask-cube = Снимите кубик с города
    .help = Запаса не хватает: возьмите недостающее с подсвеченного города.
page-golden-ages-ask-card = Какое здание?
    .help = Возьмите одно из выложенных.
page-golden-ages-ask-discard = Какое здание уходит?
    .help = Все места для зданий заняты.
page-golden-ages-ask-free-tech = Технология бесплатно
    .help = Откройте одну, следующую в своём ряду.
page-golden-ages-ask-buy = Технология дешевле
    .help = Карта снижает цену одной технологии.
page-golden-ages-ask-more = Ещё технологию?
    .help = Япония может открыть несколько за одно действие.
page-golden-ages-ask-stand = Кто встаёт?
    .help = Выберите одного из своих лежащих колонистов на карте.
page-golden-ages-ask-shift = Нотр-Дам
    .help = Отправьте лежащих колонистов на агору, одного за другим, или приведите кого-то домой.
page-golden-ages-ask-shift-more = Отправить ещё колониста?
    .help = Выберите одного из подсвеченных или закончите. Уходят ряд за рядом, слева направо.
page-golden-ages-ask-judge = Выберите вердикт этой эры
    .help = По нему получат очки все, когда эра кончится. Числа — сколько он принёс бы сейчас каждому.
page-golden-ages-ask-builds = Кто строит? { NAME($card) }
page-golden-ages-ask-which = Что именно?
page-golden-ages-ask-choose = Выберите

# Зачем этот шаг: говорится в первой игре, перед тем как делать.
page-golden-ages-why-civ = У каждой цивилизации своя сила; меньший номер ходит первым.
page-golden-ages-why-tile =
    { $era ->
        [1] Материки приносят ресурсы, и на этом начнёт ваш народ.
       *[other] Новые земли приносят новые ресурсы, и столица может переехать туда.
    }
page-golden-ages-why-capital = От столицы зависит, откуда начнут ваши люди; символ под ней не достаётся никому.
page-golden-ages-why-action = Колонисты добывают золото, а на золото покупают то, что приносит очки.
page-golden-ages-why-move = Символы приносят золото, когда вы до них доходите, а вердикты считают те, что вы держите.
page-golden-ages-why-to = Атака отправляет соперников домой и приносит жетон славы на 2–6 очков.
page-golden-ages-why-city = Город сохранит символ за вами, когда колонист уйдёт.
page-golden-ages-why-card = Каждое здание можно применить раз за эру.
page-golden-ages-why-judge = Выбирайте то, чего у вас больше, чем у других.

## Восемь действий

page-golden-ages-groups = Восемь действий
page-golden-ages-group-explorer = Разведчик
    .short = Разведка
    .help = Колонист идёт, берёт что найдёт, может основать город и ложится. Кто пойдёт?
page-golden-ages-group-builder = Строитель
    .short = Стройка
    .help = Колонист уходит на агору до конца эры, а вы берёте здание. Кто уходит?
page-golden-ages-group-artist = Художник
    .short = Худож.
    .help = Колонист уходит на агору до конца эры ради очков. Кто уходит?
page-golden-ages-group-soldier = Солдат
    .short = Солдат
    .help = Колонист идёт и атакует соперников: они уходят домой, вы получаете жетон славы. Кто пойдёт?
page-golden-ages-group-wonder = Чудо
    .short = Чудо
    .help = Заплатите за выложенное чудо; больше оно никому не достанется.
page-golden-ages-group-activate = Применить
    .short = Примен.
    .help = Примените здание или чудо, раз за эру.
page-golden-ages-group-technology = Технология
    .short = Техн.
    .help = Заплатите за следующую технологию ряда: она освобождает кубики и действует сразу.
page-golden-ages-group-golden = Золотой век
    .short = Век
    .help = Когда никто из ваших не стоит, можно отдыхать до следующей эры. Кто начнёт первым, выбирает вердикт.
# Что любое из них сейчас стоит или приносит.
page-golden-ages-offers-explorer =
    { $n ->
        [one] может идти { $n }
        [few] могут идти { $n }
       *[many] могут идти { $n }
    }
page-golden-ages-offers-builder =
    { $space ->
        [free] есть место
       *[full] заменит здание
    }
page-golden-ages-offers-soldier =
    { $price ->
        [one] { $price } золото
        [few] { $price } золота
       *[many] { $price } золота
    }
page-golden-ages-offers-from =
    { $price ->
        [0] есть даром
       *[other] от { $price } золота
    }
page-golden-ages-offers-activate =
    { $n ->
        [one] { $n } карта готова
        [few] { $n } карты готовы
       *[many] { $n } карт готово
    }
page-golden-ages-offers-golden = конец вашей эры
    .game = конец вашей партии
# Чего сейчас не хватает.
page-golden-ages-lacks-no-standing = никто не стоит
page-golden-ages-lacks-still-standing =
    { $n ->
        [one] ещё стоит { $n }
        [few] ещё стоят { $n }
       *[many] ещё стоят { $n }
    }
page-golden-ages-lacks-no-target = никого рядом
page-golden-ages-lacks-attack-price = нужно { $price }, у вас { $have }
page-golden-ages-lacks-attacks-done = все четыре уже были
page-golden-ages-lacks-no-offer = ничего не выложено
page-golden-ages-lacks-wonder-price = нужно { $price }, у вас { $have }
page-golden-ages-lacks-no-wonder = не осталось
page-golden-ages-lacks-not-yours = у вас пока нет
page-golden-ages-lacks-no-gear = применять нечего
page-golden-ages-lacks-already-used = все применены
page-golden-ages-lacks-nothing-to-buy = купить нечего
page-golden-ages-lacks-tech-price = нужно { $price }, у вас { $have }
page-golden-ages-lacks-have-tech = все открыты
page-golden-ages-lacks-other = нельзя
page-golden-ages-choices = Что можно выбрать
page-golden-ages-let-go = Отмена
page-golden-ages-at-no-price = даром
page-golden-ages-turn = Повернуть тайл
page-golden-ages-turned =
    { $turns ->
        [0] Без поворота
        [1] Поворот на 90° вправо
        [2] Поворот на 180°
       *[other] Поворот на 90° влево
    }: { page-golden-ages-places }
page-golden-ages-places =
    { $n ->
        [0] мест нет
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
page-golden-ages-would = { $say }: { $effects }.
    .none = { $say }: сразу ни золота, ни очков.
page-golden-ages-would-judge = { $say }: по нему получат очки все, когда эра кончится. Сейчас: { $worth }.
page-golden-ages-would-gold = золото с { $from } до { $to }
    .parts = золото с { $from } до { $to }, { $parts }
page-golden-ages-would-points =
    { $n ->
        [one] { SIGNED($n) } очко
        [few] { SIGNED($n) } очка
       *[many] { SIGNED($n) } очков
    } ({ $source })
# Что потраченное или добытое золото значит в конце.
page-golden-ages-would-worth =
    { $n ->
        [one] { SIGNED($n) } очко
        [few] { SIGNED($n) } очка
       *[many] { SIGNED($n) } очков
    } за золото (в конце 3 золота дают 1 очко)
# Откуда золото.
page-golden-ages-gold-for = { $n } за { NAME($symbol, case: "short") }
page-golden-ages-gold-civ = { $n }: { NAME($civ) }

## Карта

page-golden-ages-map = Карта: столбцы A–J, ряды 1–6; левый и правый край сходятся
page-golden-ages-squares = Клетки
page-golden-ages-whole = Вся карта
page-golden-ages-whole-title = Вся карта в малом виде; нажмите, чтобы увидеть место крупно
page-golden-ages-square-land = { $at }, суша
page-golden-ages-square-island = { $at }, остров
page-golden-ages-square-sea = { $at }, море
page-golden-ages-square-symbols = { LIST($symbols) }
    .under = { LIST($symbols) } под столицей
page-golden-ages-square-capital =
    { $name ->
        [you] ваша столица
       *[other] столица: { $name }
    }
page-golden-ages-square-city =
    { $name ->
        [you] ваш город
       *[other] город: { $name }
    }, { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[many] { $cubes } кубиков
    }
page-golden-ages-square-standing =
    { $name ->
        [you] ваш колонист, стоит
       *[other] колонист: { $name }, стоит
    }
page-golden-ages-square-lying =
    { $name ->
        [you] ваш колонист, лежит
       *[other] колонист: { $name }, лежит
    }
page-golden-ages-square-can = можно: { $actions }
    .pays = можно: { $actions }, { $pays }
page-golden-ages-gold =
    { $n ->
        [one] { SIGNED($n) } золото
        [few] { SIGNED($n) } золота
       *[many] { SIGNED($n) } золота
    }
page-golden-ages-signed = { SIGNED($n) }

## Что выложено

page-golden-ages-wonders = Чудеса
page-golden-ages-buildings = Здания
page-golden-ages-buildings-note = одно берёт строитель
page-golden-ages-judgements = Вердикты
page-golden-ages-judgements-note = сколько вам сейчас
page-golden-ages-worth = { $text }. Сейчас: { $worth }
page-golden-ages-worth-to = сейчас: { $name }
page-golden-ages-agora = Агора
page-golden-ages-rest =
    { $n ->
        [0] здесь никого
        [one] отдыхает { $n } колонист
        [few] отдыхают { $n } колониста
       *[many] отдыхают { $n } колонистов
    }
page-golden-ages-none-on-offer = Ничего не выложено
page-golden-ages-each =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { NAME($each, case: "each") }
    .short = { $points } за { NAME($each, case: "short") }
page-golden-ages-price =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
page-golden-ages-copies =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }

## Планшет

page-golden-ages-civ = Цивилизация
    .lasts = Остаётся, пока не выбрана другая: каждая новая эра предлагает ещё одну.
    .later = В свою эру её можно взять вместо прежней.
page-golden-ages-civ-number = № { $n }
    .help = Номер { $n }: в эре начинает тот, у кого номер меньше всех.
page-golden-ages-no-civ = Цивилизации ещё нет
page-golden-ages-civ-kept = { NAME($civ) } остаётся вам. Выгоды нет.
page-golden-ages-stat-gold = золото
page-golden-ages-stat-points = очки
page-golden-ages-stat-cubes = кубики
page-golden-ages-future =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, если больше всех { NAME($most, case: "most") }
page-golden-ages-future-yes = пока ваше
page-golden-ages-future-no = пока нет
page-golden-ages-future-missed = не больше всех { NAME($most, case: "most") }
page-golden-ages-later = { page-golden-ages-era }: { NAME($civ) }
page-golden-ages-later-cards = Карты следующих эр
page-golden-ages-used = применено
page-golden-ages-brought =
    { $n ->
        [one] пока { $n } очко
        [few] пока { $n } очка
       *[many] пока { $n } очков
    }
page-golden-ages-civ-of =
    { $name ->
        [you] Ваша цивилизация
       *[other] Цивилизация: { $name }
    }
page-golden-ages-techs-of =
    { $name ->
        [you] Технологии
       *[other] Технологии: { $name }
    }
page-golden-ages-developed = открыто { $n }
page-golden-ages-level = Уровень { $n }
page-golden-ages-tech-developed = открыта
page-golden-ages-tech-obsolete = заменена
page-golden-ages-tech-open = следующая в ряду
page-golden-ages-tech-locked = пока недоступна
page-golden-ages-obsolete = старое
page-golden-ages-slots = Места для зданий
page-golden-ages-free = { $n } свободно
page-golden-ages-free-slot = пусто
page-golden-ages-closed-slot = закрыто
page-golden-ages-attacks = Атаки
page-golden-ages-next-attack = следующая: { $n } зол.
    .none = больше нет
page-golden-ages-attack-done = Атака проведена, слава { $value }
page-golden-ages-attack-cost =
    Стоит { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
page-golden-ages-reserve = Запас
page-golden-ages-on-map = { $n } на карте
page-golden-ages-locked = { $n } заперто
page-golden-ages-takes = Золото за символы
page-golden-ages-range =
    { $n ->
        [one] ход на { $n } клетку
        [few] ход до { $n } клеток
       *[many] ход до { $n } клеток
    }
    .anywhere = ход куда угодно

## Игроки и стол словами

page-golden-ages-seat-line =
    { $name ->
        [you] Вы
       *[other] { $name }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }
page-golden-ages-look-at =
    { $name ->
        [you] Показать ваш планшет
       *[other] Показать планшет: { $name }
    }
page-golden-ages-golden-age = золотой век
page-golden-ages-attacks-made = атак: { $n } из { $most }
page-golden-ages-cubes-left = кубиков в запасе
page-golden-ages-minis = Технологии по рядам: { $rows }
page-golden-ages-back-to-mine = К моему
page-golden-ages-words-seat =
    { $civ }. Золото: { $gold }, кубиков в запасе: { $cubes }, { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[many] { $cities } городов
    }, { $attacks ->
        [one] { $attacks } атака
        [few] { $attacks } атаки
       *[many] { $attacks } атак
    }{ $golden ->
        [yes] , золотой век
       *[no] {""}
    }.
page-golden-ages-words-colonists = Колонисты: { $items }
page-golden-ages-words-colonist =
    { $at ->
        [none] ещё не на карте
        [agora] на агоре
       *[other] на { $at }
    }, { $standing ->
        [yes] стоит
       *[no] лежит
    }
page-golden-ages-words-techs = Технологии: { LIST($items) }
    .none = Технологии: нет
page-golden-ages-words-buildings = Здания: { LIST($items) }
    .none = Здания: нет
page-golden-ages-words-wonders = Чудеса: { LIST($items) }
    .none = Чудеса: нет
page-golden-ages-words-points = Очки: { $items }
page-golden-ages-words-points-for = { $source }: { $n }
page-golden-ages-words-judgement = { NAME($judgement) }, { $rate }: { $worth }
    .chosen = { NAME($judgement) }, { $rate }, выбран ({ page-golden-ages-era }): { $worth }
page-golden-ages-words-offer = { NAME($card) }: { NAME($card, case: "text") }
    .price = { NAME($card) }, { $price }: { NAME($card, case: "text") }
page-golden-ages-words-land = Суша и фигуры

## Подсчёт очков

page-golden-ages-caption-artists = художники по ходу игры
page-golden-ages-caption-buildings = по ходу игры
page-golden-ages-caption-wonders = по ходу игры и в конце
page-golden-ages-caption-discoveries = технологии, принёсшие очки сразу
page-golden-ages-caption-judgements = в конце каждой эры
page-golden-ages-caption-technologies = очки на обороте
page-golden-ages-caption-glory = открытые жетоны
page-golden-ages-caption-gold = 1 очко за 3 золота
page-golden-ages-caption-future = 8 очков тому, у кого больше всех
page-golden-ages-because = { $rule }: { $counts }.
page-golden-ages-gold-why = Золото: { $gold }, 1 очко за каждые 3.
page-golden-ages-glory-why =
    { $n ->
        [0] Атаки не принесли жетонов славы.
        [one] { $n } открытый жетон славы.
        [few] { $n } открытых жетона славы.
       *[many] { $n } открытых жетонов славы.
    }
page-golden-ages-on-the-way = По ходу игры
page-golden-ages-at-the-end = Подсчитано в конце
page-golden-ages-laid-open = Карты открыты
page-golden-ages-laid-note = тайна с первой эры
page-golden-ages-laid-nothing = ничего
page-golden-ages-tie-cities = городов на карте

# Золотые века.

golden-ages-title = Золотые века
golden-ages-blurb = Четыре эры на растущей карте: разведывайте, стройте, изобретайте и воюйте.

# Клетка карты: «D3 (пшеница)».
golden-ages-place =
    { $here ->
        [none] { $at }
       *[other] { $at } ({ NAME($here) })
    }
# The squares that a tile would cover.
golden-ages-cover =
    { $first }, { $second }{ $third ->
        [none] {""}
       *[other] , { $third }
    }
# Как повёрнут тайл, после запятой.
golden-ages-turned =
    { $turns ->
        [0] {""}
        [1] , повернув на 90° вправо
        [2] , повернув на 180°
       *[other] , повернув на 90° влево
    }

## Что сделано: само сообщение рассказывает, .offer предлагает.

golden-ages-civ =
    { $actor ->
        [you] В этой эре вы играете
       *[other] { $actor } в этой эре играет
    } за { NAME($civ, case: "acc") }
    .offer = Играть в этой эре за { NAME($civ, case: "acc") }{ $gives ->
        [nothing] : всё, что это даёт, у вас уже есть
       *[something] {""}
    }
    .help = Ваша цивилизация на эту эру и то, что она даёт.
golden-ages-civ-over =
    { $actor ->
        [you] В этой эре вы играете
       *[other] { $actor } в этой эре играет
    } за { NAME($civ, case: "acc") } и { $actor ->
        [you] сбрасываете
       *[other] сбрасывает
    } { NAME($old, case: "acc") }
    .offer = Играть в этой эре за { NAME($civ, case: "acc") } и сбросить { NAME($old, case: "acc") }
golden-ages-top =
    { $actor ->
        [you] Вы открываете
       *[other] { $actor } открывает
    } { NAME($tech, case: "acc") } благодаря Индии
    .offer = Открыть { NAME($tech, case: "acc") } благодаря Индии
golden-ages-tile =
    { $actor ->
        [you] Вы кладёте
       *[other] { $actor } кладёт
    } тайл ({ LIST($symbols) }) на { $at }{ golden-ages-turned }
    .offer = Положить тайл ({ LIST($symbols) }) на { golden-ages-cover }{ golden-ages-turned }
    .help = Каждый игрок добавляет на карту тайл.
golden-ages-capital =
    { $actor ->
        [you] Вы ставите столицу
       *[other] { $actor } ставит столицу
    } на { golden-ages-place }
    .offer = Поставить столицу на { golden-ages-place }
    .help = Из столицы колонисты выходят, в неё и возвращаются. Символы под столицей скрыты.
golden-ages-capital-stay =
    { $actor ->
        [you] Вы оставляете столицу на месте
       *[other] { $actor } оставляет столицу на месте
    }
    .offer = Оставить столицу на месте
golden-ages-explore =
    { $actor ->
        [you] Вы отправляете
       *[other] { $actor } отправляет
    } разведчика с { golden-ages-place }
    .offer = Отправить разведчика с { golden-ages-place }
    .help = Разведчик идёт, получает золото за найденные символы и может основать город. Затем ложится до следующей эры.
golden-ages-builder =
    { $actor ->
        [you] Вы отправляете
       *[other] { $actor } отправляет
    } строителя с { golden-ages-place } на агору
    .offer = Отправить строителя с { golden-ages-place } на агору
    .help = Строитель уходит на агору и приносит вам одно из выложенных зданий.
golden-ages-builder-free =
    { $actor ->
        [you] Вы строите
       *[other] { $actor } строит
    } без колониста
    .offer = Построить без колониста
    .help = Строитель приносит одно из выложенных зданий. Отправлять колониста на агору не нужно.
golden-ages-artist =
    { $actor ->
        [you] Вы отправляете
       *[other] { $actor } отправляет
    } художника с { golden-ages-place } на агору
    .offer = Отправить художника с { golden-ages-place } на агору
    .help = Художник уходит на агору и приносит 3 очка.
golden-ages-soldier =
    { $actor ->
        [you] Вы отправляете
       *[other] { $actor } отправляет
    } солдата с { golden-ages-place }
    .offer = Отправить солдата с { golden-ages-place }
    .help = Солдат идёт и атакует соперников. Вы платите золотом, получаете жетон славы и можете основать город. Затем он ложится до следующей эры.
golden-ages-rocket =
    { $actor ->
        [you] Вы атакуете
       *[other] { $actor } атакует
    } { golden-ages-place } ракетой
    .offer =
        Атаковать { golden-ages-place } ракетой за { $price ->
            [one] { $price } золото
            [few] { $price } золота
           *[many] { $price } золота
        }
    .help = Вы платите за атаку где угодно и получаете жетон славы. Колонист никуда не идёт.
golden-ages-wonder =
    { $actor ->
        [you] Вы строите
       *[other] { $actor } строит
    } { NAME($card, case: "acc") }
    .offer =
        Построить { NAME($card, case: "acc") } за { $price ->
            [one] { $price } золото
            [few] { $price } золота
           *[many] { $price } золота
        }
    .help = Чудо остаётся вашим до конца игры.
golden-ages-wonder-free =
    { $actor ->
        [you] Вы строите
       *[other] { $actor } строит
    } { NAME($card, case: "acc") } бесплатно
    .offer = Построить { NAME($card, case: "acc") } бесплатно
    .help = Ваша цивилизация строит одно чудо бесплатно.
golden-ages-activate =
    { $actor ->
        [you] Вы применяете
       *[other] { $actor } применяет
    } { NAME($card, case: "acc") }
    .offer = Применить { NAME($card, case: "acc") }
    .help = Карту применяют раз за эру.
golden-ages-tech =
    { $actor ->
        [you] Вы открываете
       *[other] { $actor } открывает
    } { NAME($tech, case: "acc") }
    .offer =
        Открыть { NAME($tech, case: "acc") } за { $price ->
            [one] { $price } золото
            [few] { $price } золота
           *[many] { $price } золота
        }
    .help = Технология действует сразу и заменяет предыдущую в своём ряду.
golden-ages-golden =
    { $actor ->
        [you] Вы начинаете золотой век
       *[other] { $actor } начинает золотой век
    }
    .offer = Начать золотой век
    .help =
    { $era ->
        [4] В эре IV золота за это не дают: как только кто-то начал, у каждого из остальных остаётся одно последнее действие.
       *[other] Эра для вас закончена: больше никаких действий и 2 золота каждый раз, когда подошёл бы ваш ход.
    }{ $judgement ->
        [chosen] {""}
       *[open] {" "}Кто начал первым, выбирает вердикт.
    }
golden-ages-move =
    { $actor ->
        [you] Ваш разведчик приходит
       *[other] { $actor } приводит разведчика
    } на { golden-ages-place }
    .offer = Разведать { golden-ages-place }
    .help = Занятые символы приносят золото, как велят ваши технологии.
golden-ages-to =
    { $actor ->
        [you] Вы атакуете
       *[other] { $actor } атакует
    } { golden-ages-place }
    .offer =
        Атаковать { golden-ages-place } за { $price ->
            [one] { $price } золото
            [few] { $price } золота
           *[many] { $price } золота
        }
golden-ages-keep =
    { $actor ->
        [you] Вы оставляете себе
       *[other] { $actor } оставляет себе
    } жетон славы{ golden-ages-glory-worth }
    .offer = Оставить жетон славы { $glory }
    .help = Жетоны славы приносят очки в конце.
# Сколько стоит жетон славы, если это видно.
golden-ages-glory-worth =
    { $glory ->
        [hidden] {""}
       *[other] {" "}{ $glory }
    }
golden-ages-city =
    { $actor ->
        [you] Вы основываете
       *[other] { $actor } основывает
    } город на { $at }
    .offer = Основать город на { $at }
    .help = Город берёт кубики из запаса, приносит золото за каждый и удерживает за вами символы клетки.
golden-ages-no-city =
    { $actor ->
        [you] Вы не основываете город
       *[other] { $actor } не основывает город
    }
    .offer = Не основывать город
golden-ages-cube =
    { $actor ->
        [you] Вы снимаете
       *[other] { $actor } снимает
    } кубик с { golden-ages-place }
    .offer = Снять кубик с { golden-ages-place }
    .help = В запасе не хватает кубиков: переставьте кубик из другого города.
golden-ages-card =
    { $actor ->
        [you] Вы берёте
       *[other] { $actor } берёт
    } { NAME($card, case: "acc") }
    .offer = Взять { NAME($card, case: "acc") }
golden-ages-discard =
    { $actor ->
        [you] Вы сбрасываете
       *[other] { $actor } сбрасывает
    } { NAME($card, case: "acc") }
    .offer = Сбросить { NAME($card, case: "acc") }
    .help = Все места для зданий заняты: одно здание придётся убрать.
golden-ages-discard-used =
    { $actor ->
        [you] Вы сбрасываете
       *[other] { $actor } сбрасывает
    } применённую карту «{ NAME($card) }»
    .offer = Сбросить применённую карту «{ NAME($card) }»
golden-ages-free-tech =
    { $actor ->
        [you] Вы открываете
       *[other] { $actor } открывает
    } { NAME($tech, case: "acc") } бесплатно
    .offer = Открыть { NAME($tech, case: "acc") } бесплатно
golden-ages-done =
    { $with ->
        [colonists] { $actor ->
            [you] Вы больше не отправляете
           *[other] { $actor } больше не отправляет
        } колонистов
       *[technologies] { $actor ->
            [you] Вы больше не открываете
           *[other] { $actor } больше не открывает
        } технологий
    }
    .offer =
        { $with ->
            [colonists] Больше не отправлять
           *[technologies] Больше не открывать
        }
golden-ages-stand =
    { $actor ->
        [you] Вы поднимаете
       *[other] { $actor } поднимает
    } колониста на { golden-ages-place }
    .offer = Поднять колониста на { golden-ages-place }
    .help = Стоящий колонист снова может действовать.
golden-ages-shift-none =
    { $actor ->
        [you] Вы никого не переводите
       *[other] { $actor } никого не переводит
    }
    .offer = Никого не переводить
golden-ages-shift-agora =
    { $actor ->
        [you] Вы отправляете
       *[other] { $actor } отправляет
    } колониста с { golden-ages-place } на агору
    .offer = Отправить колониста с { golden-ages-place } на агору
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
    } вердикт «{ NAME($judgement) }»
    .offer = Выбрать вердикт «{ NAME($judgement) }»
    .help = По вердикту получают очки все игроки, когда эра кончится.

## Что приносит случай

golden-ages-chance-start-rotation =
    Стартовый тайл кладут{ $turns ->
        [0] {" "}без поворота
       *[other] { golden-ages-turned }
    }
golden-ages-chance-first =
    { $seat ->
        [you] Первый ход за вами
       *[other] Первый игрок: { $seat }
    }
golden-ages-chance-deal-civ =
    { $seat ->
        [you] Вам достаётся
       *[other] { $seat } получает
    } { $seat ->
        [you] { NAME($civ) }
       *[other] { NAME($civ, case: "acc") }
    } на эру { $era }
golden-ages-chance-deal-future =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } технологию будущего{ $future ->
        [hidden] {""}
       *[other] {" "}«{ NAME($future) }»
    }
golden-ages-chance-judgement = Открыт вердикт «{ NAME($judgement) }»
golden-ages-chance-building =
    { GENDER($card) ->
        [f] Выложена
        [n] Выложено
       *[m] Выложен
    } { NAME($card) }
golden-ages-chance-draw-tile = Вытянут тайл: { LIST($symbols) }
golden-ages-chance-glory =
    { $glory ->
        [hidden] Вытянут жетон славы
       *[other] Вытянут жетон славы { $glory }
    }

## Почему нельзя

golden-ages-rule-due-rotation = Сначала поворачивают стартовый тайл.
golden-ages-rule-due-first = Сначала определяют первого игрока.
golden-ages-rule-due-deal-civ = Сначала раздают цивилизации.
golden-ages-rule-due-deal-future = Сначала раздают технологии будущего.
golden-ages-rule-due-judgement = Сначала открывают пять вердиктов.
golden-ages-rule-due-building = Сначала выкладывают здания эры.
golden-ages-rule-due-draw-tile = Сначала тянут тайл материка.
golden-ages-rule-due-glory = Сначала атакующий тянет жетон славы.
golden-ages-rule-due-civ = Сначала выберите цивилизацию на эту эру.
golden-ages-rule-due-top = Сначала выберите технологию уровня 4, которую открывает Индия.
golden-ages-rule-due-tile = Сначала положите вытянутый тайл материка.
golden-ages-rule-due-capital = Сначала решите, где стоит столица.
golden-ages-rule-due-action = Сейчас время для одного из восьми действий.
golden-ages-rule-due-move = Сначала решите, куда идёт разведчик; он может и остаться.
golden-ages-rule-due-to = Сначала решите, какую клетку атакует солдат.
golden-ages-rule-due-keep = Сначала выберите, какой из двух жетонов славы оставить.
golden-ages-rule-due-city = Сначала решите, основываете ли вы город.
golden-ages-rule-due-cube = Сначала снимите недостающий кубик с одного из своих городов.
golden-ages-rule-due-card = Сначала возьмите одно из выложенных зданий.
golden-ages-rule-due-discard = Сначала сбросьте одно из своих зданий.
golden-ages-rule-due-free-tech = Сначала выберите технологию, которую получите бесплатно.
golden-ages-rule-due-buy = Сначала выберите технологию, которую купите дешевле.
golden-ages-rule-due-more = Сначала купите ещё технологию или скажите, что больше не нужно.
golden-ages-rule-due-stand = Сначала выберите колониста, который встанет.
golden-ages-rule-due-shift = Сначала решите, кого переводит Нотр-Дам.
golden-ages-rule-due-shift-more = Сначала отправьте ещё одного лежащего колониста или скажите, что больше не нужно.
golden-ages-rule-due-judge = Сначала выберите вердикт этой эры.
golden-ages-rule-over = Игра окончена.
golden-ages-rule-redacted = Так это видят другие; назовите, что это на самом деле.
golden-ages-rule-wrong-deal = Сейчас сдают не эту карту или не этому игроку.
golden-ages-rule-no-seat = Такого места в этой игре нет.
golden-ages-rule-no-judgement = Вердикта «{ NAME($judgement) }» нет в колоде.
golden-ages-rule-no-building = В колоде этой эры больше нет карты «{ NAME($card) }».
golden-ages-rule-no-tile = Этот тайл сейчас вытянуть нельзя.
golden-ages-rule-no-glory = Такого жетона славы не осталось.
golden-ages-rule-no-civ = Можно оставить старую цивилизацию или взять новую, этой эры.
golden-ages-rule-not-top = Индия открывает технологию уровня 4, которой у вас ещё нет.
golden-ages-rule-tile-turn = Возьмите меньший поворот: выглядит так же.
golden-ages-rule-tile-grid = Тайл должен лечь на свободные клетки карты.
golden-ages-rule-tile-alone = Тайл должен лечь рядом с другим тайлом материка.
golden-ages-rule-tile-seam = Суша должна встретить сушу, а море — море.
golden-ages-rule-capital-place = Столицу можно поставить только на тайл, который вы положили.
golden-ages-rule-capital-first = В первой эре столицу нужно поставить.
golden-ages-rule-no-standing = Стоящего колониста у вас там нет.
golden-ages-rule-too-far = { $at } слишком далеко: ваши колонисты ходят на { $range }.
golden-ages-rule-no-offer = Выложенных зданий нет.
golden-ages-rule-not-offered = Карты «{ NAME($card) }» среди выложенных нет.
golden-ages-rule-no-free-builder = Без колониста вы строить не можете.
golden-ages-rule-not-held = Карты «{ NAME($card) }» в таком состоянии у вас нет.
golden-ages-rule-attacks-done = Все четыре атаки вы уже провели.
golden-ages-rule-no-target = Там некого атаковать, или туда не дойти.
golden-ages-rule-attack-price = Атака стоит { $price } золота, у вас { $gold }.
golden-ages-rule-no-rocketry = Атаковать без колониста можно только с технологией «Ракеты».
golden-ages-rule-not-drawn = Жетона славы с таким числом вы не вытянули.
golden-ages-rule-no-wonder = Чуда «{ NAME($card) }» в этой эре среди выложенных нет.
golden-ages-rule-wonder-price = На { NAME($card, case: "acc") } нужно { $price } золота, у вас { $gold }.
golden-ages-rule-no-free-wonder = Бесплатно чудо строит только Греция, один раз за игру.
golden-ages-rule-not-yours = Вы ещё не построили { NAME($card, case: "acc") }.
golden-ages-rule-no-gear = Карту «{ NAME($card) }» применить нельзя.
golden-ages-rule-already-used = В этой эре вы уже применили { NAME($card, case: "acc") }.
golden-ages-rule-nothing-to-buy = Нет технологии, на которую вам хватило бы золота.
golden-ages-rule-have-tech = Вы уже открыли { NAME($tech, case: "acc") }.
golden-ages-rule-tech-order = { NAME($tech) }: сначала нужна предыдущая технология этого ряда.
golden-ages-rule-tech-price = На { NAME($tech, case: "acc") } нужно { $price } золота, у вас { $gold }.
golden-ages-rule-still-standing = У вас ещё есть стоящий колонист.
golden-ages-rule-no-city = У вас там нет города, с которого можно снять кубик.
golden-ages-rule-not-lying = Лежащего колониста у вас там нет.
golden-ages-rule-wrong-shift = Назовите клетку с вашим лежащим колонистом или сколько ваших уходит с агоры.
golden-ages-rule-shift-order = Колонисты уходят на агору ряд за рядом, слева направо.
golden-ages-rule-judgement-gone = Вердикта «{ NAME($judgement) }» среди оставшихся нет.

## Варианты: о чём договариваются до игры и что это меняет

golden-ages-option-versailles = Версаль и Эйфелева башня
golden-ages-option-versailles-act = Очки при применении
    .help = Версаль и Эйфелева башня приносят очки каждый раз, когда вы их применяете.
golden-ages-option-versailles-now = Очки при постройке
    .help = Версаль и Эйфелева башня приносят очки один раз, при постройке.
golden-ages-option-tenth-future = Десятая технология будущего
golden-ages-option-tenth-future-build = За большинство зданий
    .help = Аркология в игре: 8 очков тому, у кого больше всех зданий.
golden-ages-option-tenth-future-none = Не в игре
    .help = Аркология остаётся в коробке; раздают из девяти технологий будущего.
golden-ages-option-future-ties = Ничья в технологии будущего
golden-ages-option-future-ties-strict = Никто не получает
    .help = Технология будущего приносит очки, только если у вас больше, чем у всех остальных.
golden-ages-option-future-ties-lenient = Очки и при ничьей
    .help = Технология будущего приносит очки, даже если у кого-то столько же.
golden-ages-option-judgement-out = Вердикт, который остаётся в коробке
golden-ages-option-judgement-out-none = Никакой
    .help = В игре все десять вердиктов.
golden-ages-option-judgement-out-j1 = { golden-ages-name-j1 }
    .help = Вердикт «{ golden-ages-name-j1 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j2 = { golden-ages-name-j2 }
    .help = Вердикт «{ golden-ages-name-j2 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j3 = { golden-ages-name-j3 }
    .help = Вердикт «{ golden-ages-name-j3 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j4 = { golden-ages-name-j4 }
    .help = Вердикт «{ golden-ages-name-j4 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j5 = { golden-ages-name-j5 }
    .help = Вердикт «{ golden-ages-name-j5 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j6 = { golden-ages-name-j6 }
    .help = Вердикт «{ golden-ages-name-j6 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j7 = { golden-ages-name-j7 }
    .help = Вердикт «{ golden-ages-name-j7 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j8 = { golden-ages-name-j8 }
    .help = Вердикт «{ golden-ages-name-j8 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j9 = { golden-ages-name-j9 }
    .help = Вердикт «{ golden-ages-name-j9 }» в этой игре выбрать нельзя.
golden-ages-option-judgement-out-j10 = { golden-ages-name-j10 }
    .help = Вердикт «{ golden-ages-name-j10 }» в этой игре выбрать нельзя.

## За что очки

golden-ages-source-artists = Художники
    .inline = за художников
    .low = художники
golden-ages-source-buildings = Здания
    .inline = за здания
    .low = здания
golden-ages-source-wonders = Чудеса
    .inline = за чудеса
    .low = чудеса
golden-ages-source-discoveries = Технологии уровня 4
    .inline = за технологии уровня 4
    .low = открытия
golden-ages-source-judgements = Вердикты
    .inline = за вердикты
    .low = вердикты
golden-ages-source-technologies = Технологии
    .inline = за технологии
    .low = технологии
golden-ages-source-glory = Слава
    .inline = за славу
    .low = слава
golden-ages-source-gold = Золото
    .inline = за золото
    .low = золото
golden-ages-source-future = Технология будущего
    .inline = за технологию будущего
    .low = технология будущего

## Что произошло заодно

golden-ages-fact-city-lost =
    { $seat ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } город на { $at }
golden-ages-fact-expelled =
    { $count ->
        [one] { $seat ->
            [you] Ваш колонист возвращается
           *[other] { $seat }: { $count } колонист возвращается
        }
        [few] { $seat ->
            [you] { $count } ваших колониста возвращаются
           *[other] { $seat }: { $count } колониста возвращаются
        }
       *[many] { $seat ->
            [you] { $count } ваших колонистов возвращаются
           *[other] { $seat }: { $count } колонистов возвращаются
        }
    } с { $at } в столицу
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
    } { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }
golden-ages-fact-future-now =
    { $seat ->
        [you] Ваша
       *[other] { $seat }:
    } технология будущего «{ NAME($future) }» { $way ->
        [gains] теперь даёт
       *[loses] больше не даёт
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $seat ->
        [you] {" "}(другие этого пока не видят)
       *[other] {""}
    }
golden-ages-fact-judged =
    { $points ->
        [0] { $seat ->
            [you] Вы ничего не получаете
           *[other] { $seat } ничего не получает
        }
        [one] { $seat ->
            [you] Вы получаете { $points } очко
           *[other] { $seat } получает { $points } очко
        }
        [few] { $seat ->
            [you] Вы получаете { $points } очка
           *[other] { $seat } получает { $points } очка
        }
       *[many] { $seat ->
            [you] Вы получаете { $points } очков
           *[other] { $seat } получает { $points } очков
        }
    } по вердикту «{ NAME($judgement) }»
golden-ages-fact-era-ended =
    Эра { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } закончилась
golden-ages-fact-last-turns = Последний золотой век начался: у остальных ещё по одному действию
golden-ages-fact-future-met =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за технологию будущего «{ NAME($future) }»
golden-ages-fact-future-missed =
    { $seat ->
        [you] Вы ничего не получаете
       *[other] { $seat } ничего не получает
    } за технологию будущего «{ NAME($future) }»
golden-ages-fact-ended = Игра окончена: завершилась четвёртая эра

## Стол в терминале; столбцы узкие, нужны короткие слова

golden-ages-table-head =
    Эра { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $who ->
        [seat] { $seat }{" "}
       *[nobody] {""}
    }{ $phase ->
        [start-rotation] Поворачивают стартовый тайл.
        [first] Определяют первого игрока.
        [deal-civ] Раздают цивилизации.
        [deal-future] Раздают технологии будущего.
        [judgement] Открывают вердикты.
        [building] Выкладывают здания.
        [draw-tile] Тянут тайл.
        [glory] Тянут жетон славы.
        [civ] выбирает цивилизацию.
        [top] выбирает технологию Индии.
        [tile] кладёт тайл.
        [capital] решает, где стоит столица.
        [action] выбирает действие.
        [move] ведёт разведчика.
        [to] выбирает, кого атаковать.
        [keep] оставляет жетон славы.
        [city] может основать город.
        [cube] снимает кубик с карты.
        [card] берёт здание.
        [discard] сбрасывает здание.
        [free-tech] открывает технологию бесплатно.
        [buy] покупает технологию дешевле.
        [more] может открыть ещё технологию.
        [stand] поднимает колониста.
        [shift] переводит колонистов (Нотр-Дам).
        [shift-more] может отправить на агору ещё колониста.
        [judge] выбирает вердикт.
       *[over] Игра окончена.
    }
golden-ages-table-last-turns =
    { $n ->
        [0] Это последний ход.
        [one] Остался { $n } ход.
        [few] Осталось { $n } хода.
       *[many] Осталось { $n } ходов.
    }
golden-ages-table-legend-symbols = { golden-ages-name-game.map } дичь, { golden-ages-name-wheat.map } пшеница, { golden-ages-name-rock.map } камень, { golden-ages-name-gem.map } самоцвет; (..) остров, x под столицей
golden-ages-table-legend-pieces = A стоит, a лежит, [A] столица, A# город, A## из двух кубиков
golden-ages-table-legend-coast = - | берег, : . суша у открытого края
golden-ages-table-legend-brief = { golden-ages-name-game.map } дичь, { golden-ages-name-wheat.map } пшеница, { golden-ages-name-rock.map } камень, { golden-ages-name-gem.map } самоцвет; (..) остров; A стоит, a лежит, A# город
golden-ages-table-tile = Тайл, повёрнутый; названная клетка — его левый верхний угол
golden-ages-table-none = нет
golden-ages-table-agora = Агора:
golden-ages-table-of-era = (эра { $n })
golden-ages-table-pays-now = Сейчас:
golden-ages-table-on-offer = Выложены:
golden-ages-table-copies = { $n } x
golden-ages-table-price = { $n } зол.
golden-ages-table-for-gold = за { $n }
golden-ages-table-judgements = Вердикты:
golden-ages-table-techs = Технологии за 3, 5, 8 и 12 золота и у кого они есть:
golden-ages-table-points = очки
golden-ages-table-points-now = { $n }, если бы игра кончилась сейчас:
golden-ages-table-source = { SOURCE($source, case: "low") } { $points }
golden-ages-table-on-track = { $n } на шкале
golden-ages-table-symbols = символы
golden-ages-table-takes = доход
golden-ages-table-controls = контроль
golden-ages-table-cubes = кубики
golden-ages-table-pieces =
    в запасе { $ready }, на карте { $map }; ход { $anywhere ->
        [yes] куда угодно
       *[no] { $range }
    }; атак { $attacks }{ $more ->
        [yes] {" "}(следующая { $price } зол.)
       *[no] {""}
    }
golden-ages-table-used = (применено)
golden-ages-table-buildings = здания
golden-ages-table-spaces =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[many] { $n } мест
    }
golden-ages-table-wonders = чудеса
golden-ages-table-glory = слава
golden-ages-table-to-come = впереди
golden-ages-table-future = будущее
golden-ages-table-technologies = технологии
golden-ages-table-next = дальше
golden-ages-table-civ-number = (номер { $n })
golden-ages-table-gold = { $n } зол.
golden-ages-table-first-player = первый игрок
golden-ages-table-golden-age = золотой век
golden-ages-table-piece =
    { $what ->
        [standing] стоящий колонист
        [lying] лежащий колонист
        [capital] столица
        [two-cubes] город из двух кубиков
       *[city] город
    } ({ $seat })
golden-ages-table-land = суша
golden-ages-table-sea = море
golden-ages-table-twice = дважды
golden-ages-table-standing =
    { $civ ->
        [none] {""}
       *[other] { NAME($civ) },{" "}
    }{ $gold } зол., { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $golden ->
        [yes] золотой век
       *[no] стоит колонистов: { $standing }
    }, кубиков в запасе: { $cubes }; { $own ->
        [yes] карты
       *[no] { $cards ->
            [one] { $cards } карта
            [few] { $cards } карты
           *[many] { $cards } карт
        }
    }

## Что считает строка подсчёта очков

golden-ages-count-game =
    { $count ->
        [one] { $count } символ дичи
        [few] { $count } символа дичи
       *[many] { $count } символов дичи
    }
golden-ages-count-wheat =
    { $count ->
        [one] { $count } символ пшеницы
        [few] { $count } символа пшеницы
       *[many] { $count } символов пшеницы
    }
golden-ages-count-rock =
    { $count ->
        [one] { $count } символ камня
        [few] { $count } символа камня
       *[many] { $count } символов камня
    }
golden-ages-count-gem =
    { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
       *[many] { $count } самоцветов
    }
golden-ages-count-cube =
    { $count ->
        [one] { $count } кубик на карте
        [few] { $count } кубика на карте
       *[many] { $count } кубиков на карте
    }
golden-ages-count-city =
    { $count ->
        [one] { $count } город
        [few] { $count } города
       *[many] { $count } городов
    }
golden-ages-count-city-or-capital =
    { $count ->
        [one] { $count } город или столица
        [few] { $count } города вместе со столицей
       *[many] { $count } городов вместе со столицей
    }
golden-ages-count-glory-tile =
    { $count ->
        [one] { $count } жетон славы
        [few] { $count } жетона славы
       *[many] { $count } жетонов славы
    }
golden-ages-count-wonder =
    { $count ->
        [one] { $count } чудо
        [few] { $count } чуда
       *[many] { $count } чудес
    }
golden-ages-count-building =
    { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
golden-ages-count-technology =
    { $count ->
        [one] { $count } технология
        [few] { $count } технологии
       *[many] { $count } технологий
    }
golden-ages-count-high-technology =
    { $count ->
        [one] { $count } технология уровня 3 или 4
        [few] { $count } технологии уровня 3 или 4
       *[many] { $count } технологий уровня 3 или 4
    }
golden-ages-count-on-agora =
    { $count ->
        [one] { $count } колонист на агоре
        [few] { $count } колониста на агоре
       *[many] { $count } колонистов на агоре
    }
golden-ages-count-lying =
    { $count ->
        [one] { $count } лежащий колонист на карте
        [few] { $count } лежащих колониста на карте
       *[many] { $count } лежащих колонистов на карте
    }
golden-ages-count-standing =
    { $count ->
        [one] { $count } стоящий колонист
        [few] { $count } стоящих колониста
       *[many] { $count } стоящих колонистов
    }
golden-ages-count-gold =
    { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
golden-ages-count-three-gold =
    { $count ->
        [one] { $count } раз по 3 золота
        [few] { $count } раза по 3 золота
       *[many] { $count } раз по 3 золота
    }

## Названия

# .each стоит после «2 очка за», .short после «2 за», .most после «больше всех».
golden-ages-name-game = дичь
    .map = ди
    .each = каждый символ дичи
    .short = дичь
    .most = символов дичи
golden-ages-name-wheat = пшеница
    .map = пш
    .each = каждый символ пшеницы
    .short = пшеницу
    .most = символов пшеницы
golden-ages-name-rock = камень
    .map = ка
    .each = каждый символ камня
    .short = камень
    .most = символов камня
golden-ages-name-gem = самоцвет
    .map = са
    .each = каждый самоцвет
    .short = самоцвет
    .most = самоцветов

# Что считают вердикты и технологии будущего.
golden-ages-name-cube = кубик
    .each = каждый кубик на карте
    .short = кубик
    .most = кубиков на карте
golden-ages-name-glory-tile = жетон славы
    .each = каждый жетон славы
    .short = жетон славы
    .most = жетонов славы
golden-ages-name-wonder = чудо
    .each = каждое чудо
    .short = чудо
    .most = чудес
golden-ages-name-building = здание
    .each = каждое здание
    .short = здание
    .most = зданий
golden-ages-name-technology = технология
    .each = каждую технологию
    .short = технологию
    .most = технологий
golden-ages-name-gold = золото
    .each = каждое золото
    .short = золото
    .most = золота
golden-ages-name-three-gold = 3 золота
    .each = каждые 3 золота
    .short = 3 золота
    .most = золота
golden-ages-name-hidden = скрытая цивилизация
    .acc = скрытую цивилизацию

golden-ages-name-wheel = Колесо
    .short = ход 1
    .text = Колонисты ходят на 1 клетку.
golden-ages-name-carriage = Повозка
    .acc = Повозку
    .short = ход 2
    .text = Колонисты ходят на 1–2 клетки.
golden-ages-name-rail = Железная дорога
    .acc = Железную дорогу
    .short = ход 3
    .text = Колонисты ходят на 1–3 клетки.
golden-ages-name-aviation = Авиация
    .acc = Авиацию
    .short = куда угодно
    .text = Колонисты ходят куда угодно.
golden-ages-name-rocketry = Ракеты
    .short = атака издали
    .text = Сразу 3 очка за самоцвет. Атака где угодно без колониста.
golden-ages-name-hunting = Охота
    .acc = Охоту
    .short = +1 за дичь
    .text = 1 золото за занятую дичь.
golden-ages-name-agriculture = Земледелие
    .short = +1 за пшеницу
    .text = 1 золото за занятую пшеницу.
golden-ages-name-architecture = Зодчество
    .short = +1 место
    .text = Открывается ещё одно место для здания.
golden-ages-name-medicine = Медицина
    .acc = Медицину
    .short = +3 за пшеницу
    .text = 3 золота за занятую пшеницу.
golden-ages-name-genetics = Генетика
    .acc = Генетику
    .short = без колониста
    .text = Сразу 2 очка за пшеницу. Стройка без колониста.
golden-ages-name-fire = Огонь
    .short = первое место
    .text = Открыто первое место для здания.
golden-ages-name-metallurgy = Металлы
    .short = +1 за камень
    .text = 1 золото за занятый камень.
golden-ages-name-construction = Застройка
    .acc = Застройку
    .short = 2 кубика на город
    .text = Новые города берут 2 кубика.
golden-ages-name-engineering = Инженерия
    .acc = Инженерию
    .short = +3 за камень
    .text = 3 золота за занятый камень.
golden-ages-name-computer-science = Компьютеры
    .short = агора: 2 очка
    .text = Сразу 2 очка за камень. 2 очка за каждого колониста на агору.
golden-ages-name-barter = Бартер
    .short = +1 за кубик
    .text = 1 золото за каждый поставленный кубик.
golden-ages-name-writing = Письмо
    .short = +1 место
    .text = Открывается ещё одно место для здания.
golden-ages-name-currency = Деньги
    .short = +2 за самоцвет
    .text = 2 золота за занятый самоцвет.
golden-ages-name-commerce = Торговля
    .acc = Торговлю
    .short = +2 за кубик
    .text = 2 золота за каждый поставленный кубик.
golden-ages-name-economy = Экономика
    .acc = Экономику
    .short = +4 за самоцвет
    .text = Сразу 1 очко за кубик на карте. 4 золота за занятый самоцвет.

golden-ages-name-babylon = Вавилон
    .text = Сразу откройте Земледелие.
golden-ages-name-phoenicia = Финикия
    .acc = Финикию
    .text = Сразу откройте Письмо.
golden-ages-name-egypt = Египет
    .text = Сразу откройте Металлы.
golden-ages-name-greece = Греция
    .acc = Грецию
    .text = Один раз за игру постройте чудо бесплатно.
golden-ages-name-persia = Персия
    .acc = Персию
    .text = Сразу откройте Повозку.
golden-ages-name-rome = Рим
    .text = Сразу 2 золота. Стройка без колониста.
golden-ages-name-china = Китай
    .text = Атаки дешевле на 2. Тяните 2 жетона славы, оставьте 1.
golden-ages-name-inca = Инки
    .acc = Инков
    .text = 2 золота за занятую пшеницу.
golden-ages-name-aztecs = Ацтеки
    .acc = Ацтеков
    .text = 2 золота за занятый самоцвет.
golden-ages-name-mongolia = Монголия
    .acc = Монголию
    .text = 2 золота за занятый камень.
golden-ages-name-france = Франция
    .acc = Францию
    .text = 4 золота после каждой вашей атаки.
golden-ages-name-arabia = Аравия
    .acc = Аравию
    .text = Сразу 4 золота. Стройка без колониста.
golden-ages-name-byzantium = Византия
    .acc = Византию
    .text = Сразу 5 золота.
golden-ages-name-spain = Испания
    .acc = Испанию
    .text = 3 золота за занятый самоцвет.
golden-ages-name-turkey = Турция
    .acc = Турцию
    .text = С Земледелием: откройте Зодчество; если оно есть, 6 золота.
golden-ages-name-england = Англия
    .acc = Англию
    .text = С Письмом: откройте Деньги; если они есть, 6 золота.
golden-ages-name-portugal = Португалия
    .acc = Португалию
    .text = Сразу 4 золота. 3 золота, когда колонист пересекает край.
golden-ages-name-prussia = Пруссия
    .acc = Пруссию
    .text = С Повозкой: откройте Железную дорогу; если она есть, 6 золота.
golden-ages-name-austria = Австрия
    .acc = Австрию
    .text = С Металлами: откройте Застройку; если она есть, 6 золота.
golden-ages-name-russia = Россия
    .acc = Россию
    .text = Разведчики не ложатся.
golden-ages-name-japan = Япония
    .acc = Японию
    .text = Технологии дешевле на 2; несколько за действие.
golden-ages-name-usa = США
    .text = 4 золота за приход к сопернику.
golden-ages-name-european-union = Евросоюз
    .text = 4 золота за каждого колониста на агору.
golden-ages-name-india = Индия
    .acc = Индию
    .text = Сразу откройте технологию уровня 4, без её очков.
golden-ages-name-brazil = Бразилия
    .acc = Бразилию
    .text = 4 золота за занятый самоцвет.

golden-ages-name-colossus = Колосс
    .gender = m
    .text = Сразу: 2 очка за кубик на карте. Применение: 1 очко.
golden-ages-name-great-library = Великая библиотека
    .acc = Великую библиотеку
    .gender = f
    .text = Сразу: откройте технологию бесплатно.
golden-ages-name-pyramids = Пирамиды
    .text = Сразу: 2 очка за камень. Применение: 1 очко.
golden-ages-name-hanging-gardens = Висячие сады
    .text = Сразу: 2 очка за пшеницу. Применение: 1 очко.
golden-ages-name-notre-dame = Нотр-Дам
    .gender = m
    .text = Применение: отправьте лежащих колонистов на агору или верните с агоры домой.
golden-ages-name-hagia-sophia = Святая София
    .acc = Святую Софию
    .gender = f
    .text = 2 золота за каждый основанный город.
golden-ages-name-spiral-minaret = Спиральный минарет
    .gender = m
    .text = В конце 2 очка за технологию уровня 3 или 4.
golden-ages-name-great-wall = Великая стена
    .acc = Великую стену
    .gender = f
    .text = 3 золота, когда атакует соперник.
golden-ages-name-oxford-university = Оксфордский университет
    .gender = m
    .text = Сразу: откройте две технологии бесплатно.
golden-ages-name-versailles = Версаль
    .gender = m
    .text = Применение: 1 очко за пшеницу.
golden-ages-name-eiffel-tower = Эйфелева башня
    .acc = Эйфелеву башню
    .gender = f
    .text = Применение: 1 очко за камень.
golden-ages-name-porcelain-tower = Фарфоровая башня
    .acc = Фарфоровую башню
    .gender = f
    .text = Сразу: 3 очка за жетон славы.
golden-ages-name-kremlin = Кремль
    .gender = m
    .text = Сразу: 1 очко за лежащего колониста на карте.
golden-ages-name-apollo-program = Программа «Аполлон»
    .acc = Программу «Аполлон»
    .gender = f
    .text = Сразу: 2 очка за самоцвет.
golden-ages-name-internet = Интернет
    .gender = m
    .text = Сразу: 1 очко за город и 1 за столицу.
golden-ages-name-united-nations = ООН
    .gender = f
    .text = Вы получаете золото, которое соперники платят за атаки.

golden-ages-name-market = Рынок
    .gender = m
    .text = 1 золото за колониста на агоре.
golden-ages-name-library = Библиотека
    .acc = Библиотеку
    .gender = f
    .text = Откройте технологию на 2 золота дешевле.
golden-ages-name-granary = Амбар
    .gender = m
    .text = 1 золото за вашего стоящего колониста.
golden-ages-name-bank = Банк
    .gender = m
    .text = 4 золота.
golden-ages-name-university = Университет
    .gender = m
    .text = Откройте технологию на 3 золота дешевле.
golden-ages-name-wall = Стена
    .acc = Стену
    .gender = f
    .text = Атаки на вас дороже на 3 золота.
golden-ages-name-museum = Музей
    .gender = m
    .text = 6 золота.
golden-ages-name-observatory = Обсерватория
    .acc = Обсерваторию
    .gender = f
    .text = Откройте технологию на 5 золота дешевле.
golden-ages-name-factory = Завод
    .gender = m
    .text = Поднимите одного своего колониста.
golden-ages-name-cinema = Кинотеатр
    .gender = m
    .text = 2 очка за колониста на агоре.
golden-ages-name-laboratory = Лаборатория
    .acc = Лабораторию
    .gender = f
    .text = Откройте технологию бесплатно.
golden-ages-name-power-plant = Электростанция
    .acc = Электростанцию
    .gender = f
    .text = 2 золота за город и 2 за столицу.

golden-ages-name-j1 = Зодчие
    .text = 3 очка за каждое здание.
golden-ages-name-j2 = Воители
    .text = 2 очка за каждый жетон славы.
golden-ages-name-j3 = Народы
    .text = 1 очко за каждый кубик на карте.
golden-ages-name-j4 = Самоцветы
    .text = 2 очка за каждый самоцвет.
golden-ages-name-j5 = Карьеры
    .text = 2 очка за каждый символ камня.
golden-ages-name-j6 = Дебри
    .text = 2 очка за каждый символ дичи.
golden-ages-name-j7 = Урожаи
    .text = 2 очка за каждый символ пшеницы.
golden-ages-name-j8 = Памятники
    .text = 4 очка за каждое чудо.
golden-ages-name-j9 = Знания
    .text = 1 очко за каждую технологию.
golden-ages-name-j10 = Казна
    .text = 1 очко за каждые 3 золота.

golden-ages-name-f1 = Новый мировой порядок
    .text = В конце 8 очков, если золота больше всех.
golden-ages-name-f2 = Искусственный интеллект
    .text = В конце 8 очков, если технологий больше всех.
golden-ages-name-f3 = Путешествия во времени
    .text = В конце 8 очков, если чудес больше всех.
golden-ages-name-f4 = Психоистория
    .text = В конце 8 очков, если кубиков на карте больше всех.
golden-ages-name-f5 = Полёты в космос
    .text = В конце 8 очков, если жетонов славы больше всех.
golden-ages-name-f6 = Нанотехнологии
    .text = В конце 8 очков, если символов камня больше всех.
golden-ages-name-f7 = Биотехнологии
    .text = В конце 8 очков, если символов дичи больше всех.
golden-ages-name-f8 = Холодный синтез
    .text = В конце 8 очков, если самоцветов больше всех.
golden-ages-name-f9 = Подводное земледелие
    .text = В конце 8 очков, если символов пшеницы больше всех.
golden-ages-name-f10 = Аркология
    .text = В конце 8 очков, если зданий больше всех.

## Где мы в игре

golden-ages-round =
    Эра { $round ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }

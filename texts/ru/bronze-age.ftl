# Бронзовый век.

bronze-age-title = Бронзовый век
bronze-age-blurb = Две цивилизации играют действия у трёх колод, забирают их обратно и стараются пережить Катастрофу.

# Карта в винительном падеже, как её отличают от других; $card "hidden", когда её не видно.
bronze-age-a-card =
    { $card ->
        [hidden] { $type ->
            [none] карту
           *[other] карту { NAME($type, case: "gen") }
        }
       *[other] карту { NAME($type, case: "gen") } ({ bronze-age-card-front })
    }
bronze-age-the-card = { bronze-age-a-card }
# Что на карте: «Война 3, Набег».
bronze-age-card-front =
    { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
    }

## Что сделано: само сообщение рассказывает, .offer предлагает.

bronze-age-civ =
    { $actor ->
        [you] Вы выбираете цивилизацию
       *[other] { $actor } выбирает цивилизацию
    } { NAME($civ) }
    .offer = Выбрать цивилизацию { NAME($civ) }
bronze-age-play =
    { $actor ->
        [you] Вы играете
       *[other] { $actor } играет
    } действие { NAME($type, case: "gen") } у колоды { $deck }{ $match ->
        [yes] , совпадение
       *[no] {""}
    }
    .offer =
        Сыграть действие { NAME($type, case: "gen") } у колоды { $deck }{ $match ->
            [yes] , совпадение
           *[no] {""}
        }
bronze-age-return =
    { $actor ->
        [you] Вы забираете
       *[other] { $actor } забирает
    } действие { NAME($type, case: "gen") } от колоды { $deck }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
    .offer =
        Забрать действие { NAME($type, case: "gen") } от колоды { $deck }: { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
           *[many] { $steps } шагов
        }
bronze-age-draw1 =
    { $actor ->
        [you] Вы решаете взять карту
       *[other] { $actor } решает взять карту
    }
    .offer = Взять карту
bronze-age-draw2 =
    { $actor ->
        [you] Вы решаете взять
       *[other] { $actor } решает взять
    } { $cards ->
        [1] последнюю карту колоды
       *[other] две карты
    }
    .offer =
        { $cards ->
            [1] Взять последнюю карту колоды
           *[other] Взять две карты
        }
bronze-age-play1 =
    { $actor ->
        [you] Вы решаете сыграть карту
       *[other] { $actor } решает сыграть карту
    }
    .offer = Сыграть карту
bronze-age-stop =
    { $actor ->
        [you] Вы останавливаетесь
       *[other] { $actor } останавливается
    }
    .offer = Стоп
bronze-age-card =
    { $actor ->
        [you] Вы играете
       *[other] { $actor } играет
    } { bronze-age-a-card }: { bronze-age-card-as }
    .offer = Сыграть { bronze-age-the-card }: { bronze-age-card-as }
    .effect =
        { $where ->
            [basic] {""}
           *[special] { $ability ->
                [none] {""}
               *[other] { NAME($ability, case: "text") }
            }
        }
# Ради чего сыграна карта: «Общество 2», «Война 3, затем Набег».
bronze-age-card-as =
    { $where ->
        [basic] { NAME($icon) } { $basic }
       *[special] { NAME($aspect) } { $special }{ $ability ->
            [none] {""}
           *[other] , затем { NAME($ability) }
        }
    }
bronze-age-decline =
    { $actor ->
        [you] Вы решаете не играть карту
       *[other] { $actor } решает не играть карту
    }
    .offer = Не играть карту
bronze-age-deck =
    { $for ->
        [draw] { $actor ->
            [you] Вы берёте карту
           *[other] { $actor } берёт карту
        } из колоды { $deck }
       *[gain] { $actor ->
            [you] Вы получаете
           *[other] { $actor } получает
        } верхнюю карту колоды { $deck }
    }
    .offer =
        { $for ->
            [draw] Взять карту из колоды { $deck }
           *[gain] Получить верхнюю карту колоды { $deck }
        }
bronze-age-take =
    { $rival ->
        [you] { $actor } захватывает вашу
       *[other] { $actor ->
            [you] Вы захватываете
           *[other] { $actor } захватывает
        }
    } территорию { NAME($type, case: "gen") }
    .offer = Захватить территорию { NAME($type, case: "gen") }
bronze-age-keep =
    { $actor ->
        [you] Вы сохраняете
       *[other] { $actor } сохраняет
    } территории { NAME($type, case: "gen") }
    .offer = Сохранить территории { NAME($type, case: "gen") }
bronze-age-discard =
    { $actor ->
        [you] Вы сбрасываете
       *[other] { $actor } сбрасывает
    } { bronze-age-a-card }
    .offer = Сбросить { bronze-age-the-card }

## Что приносит случай

bronze-age-chance-first =
    { $seat ->
        [you] Первый ход за вами
       *[other] Первый игрок: { $seat }
    }
bronze-age-chance-civ =
    { $seat ->
        [you] Ваша цивилизация: { NAME($civ) }
       *[other] { $seat } получает цивилизацию { NAME($civ) }
    }
bronze-age-chance-deal =
    { $seat ->
        [you] Вам сдают
       *[other] { $seat } получает
    } { bronze-age-a-card }
bronze-age-chance-top = На колоде { $deck } теперь { NAME($type) }
bronze-age-chance-front =
    { $seat ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { bronze-age-a-card }
bronze-age-chance-raid =
    { $seat ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } набегом { bronze-age-a-card } { $rival ->
        [you] из вашей руки
       *[other] из чужой руки ({ $rival })
    }
bronze-age-chance-box = Карта { NAME($type, case: "gen") } возвращается в коробку

## Почему нельзя

bronze-age-rule-first = Первого игрока определяют жребием один раз, в начале игры.
bronze-age-rule-deal = Каждому сдают по одной закрытой карте каждого типа.
bronze-age-rule-civ-deal = У игроков разные цивилизации.
bronze-age-rule-civ = Цивилизации выбирают до первого хода, если так договорились.
bronze-age-rule-not-due = Сначала нужно решить кое-что другое.
bronze-age-rule-pass = За ход вы играете или забираете ровно одно действие.
bronze-age-rule-hold = У вас в руке нет действия { NAME($type, case: "gen") }.
bronze-age-rule-deck-full = У колоды { $deck } уже лежат три действия.
bronze-age-rule-lying = У колоды { $deck } нет действия { NAME($type, case: "gen") }.
bronze-age-rule-hand-full = С тремя действиями в руке забрать ещё одно нельзя.
bronze-age-rule-decline = Решить не играть карту можно только после совпадения.
bronze-age-rule-draw2 = Две карты берут только после действия без совпадения.
bronze-age-rule-play1 = Сыграть карту можно после действия без совпадения или шагом возврата.
bronze-age-rule-play-first = Сначала выберите «Сыграть карту».
bronze-age-rule-stop = Остановиться можно после действия без совпадения или на шаге возврата.
bronze-age-rule-step = Взять одну карту можно только шагом возврата.
bronze-age-rule-empty = В колоде { $deck } не осталось карт.
bronze-age-rule-not-held = Играть можно только карты из своей руки.
bronze-age-rule-no-fit = У вашей цивилизации нет сферы { NAME($aspect) }, поэтому эту карту можно сыграть только как базовую.
bronze-age-rule-no-play = Сейчас ни действие, ни свойство не дают сыграть карту.
bronze-age-rule-deck = Сейчас ни одно свойство не просит выбрать колоду.
bronze-age-rule-raid = Набег забирает карту из руки соперника.
bronze-age-rule-conquest = Завоевание захватывает территорию того типа, который есть у соперника.
bronze-age-rule-ornament = Орнамент кладёт карту только под базовую цивилизацию.
bronze-age-rule-keep = При Катастрофе вы сохраняете один из своих типов территорий.
bronze-age-rule-discard = При Катастрофе вы сбрасываете карты с руки, пока не останется три.
bronze-age-rule-box = Карты, лишние для новых колод, возвращаются в коробку.
bronze-age-rule-over = Игра окончена.
bronze-age-rule-top = Новая верхняя карта — одна из тех, что лежат в колодах.
bronze-age-rule-unseen = Назовите, какая это карта.
bronze-age-rule-front = Взятая карта — одна из ещё не виденных того типа, что на рубашке.

## Варианты

bronze-age-option-civilizations = Цивилизации
bronze-age-option-civilizations-random = Раздать
    .help = Каждый получает цивилизацию по жребию.
bronze-age-option-civilizations-choice = Выбрать
    .help = Игроки выбирают цивилизации по очереди.
bronze-age-option-first = Первый игрок
bronze-age-option-first-random = По жребию
    .help = Первого игрока определяет жребий.
bronze-age-option-first-a = Первое место
    .help = Начинает тот, кто сидит на первом месте.
bronze-age-option-first-b = Второе место
    .help = Начинает тот, кто сидит на втором месте.

## За что очки

bronze-age-source-basic = Базовые символы
    .inline = за базовые символы
    .low = базовые символы
bronze-age-source-specialized = Особые символы
    .inline = за особые символы
    .low = особые символы
bronze-age-source-territories = Территории
    .inline = за территории
    .low = территории
bronze-age-source-triumphs = Триумфы
    .inline = за триумфы
    .low = триумфы

## Что произошло заодно

bronze-age-fact-triumph-won =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } триумф { NAME($icon, case: "gen") }: { bronze-age-points }
bronze-age-fact-triumph-lost =
    { $seat ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } триумф { NAME($icon, case: "gen") }: { bronze-age-points }
bronze-age-fact-collapse =
    { $deck ->
        [none] Наступает Катастрофа
       *[other] Колода { $deck } пуста: наступает Катастрофа
    }
bronze-age-fact-new-decks =
    Катастрофа позади; в каждой новой колоде { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
bronze-age-fact-ended =
    { $deck ->
        [none] Игра окончена: сделан последний ход
       *[other] Игра окончена: колода { $deck } пуста
    }
bronze-age-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## Стол в терминале; столбцы узкие, нужны короткие слова

bronze-age-table-turn =
    { $over ->
        [yes] Сыграно ходов: { $turn }
       *[no] Ход { $turn }
    }, { $collapse ->
        [ahead] Катастрофа впереди
        [now] Катастрофа
       *[done] Катастрофа позади
    }
bronze-age-table-asks =
    { $phase ->
        [over] игра окончена
        [first] определяется первый игрок
        [deal] раздаются первые карты
        [top] открывается новая верхняя карта
        [civ-deal] раздаются цивилизации
        [civ] выберите цивилизацию
        [move] сыграйте или заберите действие
        [mode] не совпало: две карты, сыграть одну или стоп
        [step] шаг возврата: взять, сыграть или стоп
        [card-may] совпадение: можно сыграть карту
        [card-must] сыграйте карту
        [card-basic] Орнамент: сыграйте карту как базовую
        [draw-deck] выберите, из какой колоды взять карту
        [gain-deck] Каменоломня: выберите колоду
        [gain-draw-deck] Литейная: выберите колоду
        [take] Завоевание: выберите территорию
        [raid] набег забирает карту
        [front] берётся карта
        [keep-first] Катастрофа: выберите, какие территории сохранить
        [keep-second] Катастрофа: выберите, какие территории сохранить
        [discard-first] Катастрофа: сбросьте карты до трёх
        [discard-second] Катастрофа: сбросьте карты до трёх
       *[box] лишние карты возвращаются в коробку
    }
bronze-age-table-none = нет
bronze-age-table-nobody = -
bronze-age-table-deck = колода { $deck }
bronze-age-table-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
bronze-age-table-no-top = пусто
bronze-age-table-actions = действия
bronze-age-table-territories = территории
bronze-age-table-triumphs = триумфы
bronze-age-table-icons = символы
bronze-age-table-below = под ними
bronze-age-table-discarded = в сбросе
bronze-age-table-box = в коробке
bronze-age-table-hand = рука
bronze-age-table-raided = известны по набегам:
bronze-age-table-thrown = ваш сброс
bronze-age-table-not-yours = {" "}(не ваша)
bronze-age-table-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
bronze-age-table-first-player = , первый игрок

## Что считает строка подсчёта очков

bronze-age-count-icons =
    { $count ->
        [one] { $count } символ
        [few] { $count } символа
       *[many] { $count } символов
    } { NAME($which, case: "gen") }
bronze-age-count-territories =
    { $count ->
        [one] { $count } территория
        [few] { $count } территории
       *[many] { $count } территорий
    }

## Названия

bronze-age-name-sea = Море
    .short = Море
    .gen = Моря
bronze-age-name-mountains = Горы
    .short = Горы
    .gen = Гор
bronze-age-name-plains = Равнины
    .short = Равнины
    .gen = Равнин

bronze-age-name-exploration = Исследование
    .gen = Исследования
bronze-age-name-prosperity = Процветание
    .gen = Процветания
bronze-age-name-society = Общество
    .gen = Общества

bronze-age-name-agriculture = Земледелие
    .gen = Земледелия
bronze-age-name-warfare = Война
    .gen = Войны
bronze-age-name-artistry = Искусство
    .gen = Искусства
bronze-age-name-metallurgy = Металлургия
    .gen = Металлургии

bronze-age-name-assyria = Ассирия
bronze-age-name-egypt = Египет
bronze-age-name-alashiya = Алашия
bronze-age-name-mycenae = Микены
bronze-age-name-hatti = Хатти
bronze-age-name-crete = Крит

bronze-age-name-none = без свойства
    .short = ничего
    .text = Больше ничего не происходит.
bronze-age-name-sow = Посев
    .short = взять 1
    .text = Выберите колоду и возьмите из неё 1 карту.
bronze-age-name-harvest = Жатва
    .short = взять дважды
    .text = Дважды: выберите колоду и возьмите из неё 1 карту.
bronze-age-name-raid = Набег
    .short = забрать карту
    .text = Заберите 1 случайную карту из руки соперника.
bronze-age-name-conquest = Завоевание
    .short = захватить 1
    .text = Захватите 1 территорию типа, который есть у соперника.
bronze-age-name-ornament = Орнамент
    .short = 1 как базовую
    .text = Сыграйте ещё 1 карту под базовую цивилизацию.
bronze-age-name-masterwork = Шедевр
    .short = сыграть ещё 1
    .text = Сыграйте ещё 1 карту; как особую — с её свойством.
bronze-age-name-quarry = Каменоломня
    .short = 1 территория
    .text = Выберите колоду и получите её верхнюю карту как территорию.
bronze-age-name-foundry = Литейная
    .short = 1 терр., взять 1
    .text = Получите верхнюю карту колоды, затем возьмите из неё 1 карту.

## Где мы в игре

bronze-age-round = Ход { $round }

# Стол «Бронзового века».

page-bronze-age-key-deck = колода
page-bronze-age-key-lying = действия у колоды
page-bronze-age-key-decline = не играть карту, остановиться
page-bronze-age-key-words = стол словами
page-bronze-age-key-go-actions = действия
page-bronze-age-key-go-decks = колоды
page-bronze-age-key-go-hand = рука
page-bronze-age-key-go-mine = ваши цивилизации
page-bronze-age-key-go-triumphs = триумфы
page-bronze-age-key-go-collapse = Катастрофа

## Вверху: где мы в игре

page-bronze-age-where = Ход { $turn }
    .over = Закончено
page-bronze-age-note-ahead = до Катастрофы
page-bronze-age-note-now = Катастрофа
page-bronze-age-note-done = после Катастрофы

# Что надо сделать, одним-двумя словами.
page-bronze-age-step-civ = Цивилизация
page-bronze-age-step-move = Действие
page-bronze-age-step-card = Карта
page-bronze-age-step-draw = Взять
page-bronze-age-step-gain = Получить
page-bronze-age-step-keep = Территории
page-bronze-age-step-discard = Руки
page-bronze-age-step-actions = Действия
page-bronze-age-step-new-decks = Колоды

page-bronze-age-tab-hand = Рука
page-bronze-age-tab-mine = Ваше
page-bronze-age-tab-race = Гонка
page-bronze-age-tab-log = Журнал

## О чём спрашивают и что с этим делать

page-bronze-age-ask-civ = Выберите цивилизацию
    .help = Ей подходят две сферы, показанные рядом.
page-bronze-age-ask-move = Сыграйте или заберите действие
    .help = Выберите своё действие и колоду. Или действие у колоды, чтобы забрать его.
page-bronze-age-ask-mode = Взять карты или сыграть?
    .help = Ваше действие не совпало с верхней картой. Можно и остановиться.
page-bronze-age-ask-step = Возврат: следующий шаг
    .help = Возьмите карту из колоды, сыграйте карту или остановитесь.
page-bronze-age-ask-card-may = Можно сыграть карту
    .help = Выберите половину карты: верх — как базовую, низ — как особую.
page-bronze-age-ask-card-must = Сыграйте карту
    .help = Выберите половину карты: верх — как базовую, низ — как особую.
page-bronze-age-ask-card-basic = Сыграйте карту как базовую
    .help = Выберите верхнюю половину карты.
page-bronze-age-ask-draw-deck = Из какой колоды взять карту?
    .help = Вы возьмёте верхнюю карту.
page-bronze-age-ask-gain-deck = С какой колоды получить карту?
    .help = Она станет вашей территорией.
page-bronze-age-ask-gain-draw-deck = С какой колоды получить и взять карту?
    .help = Верхняя карта станет вашей территорией, следующую вы возьмёте в руку.
page-bronze-age-ask-take = Захватите территорию
    .help = Выберите тип, который есть у соперника: число говорит, сколько их.
page-bronze-age-ask-keep = Сохраните один тип территорий
    .help = В конце очки приносит только один тип, по 2 за каждую. Дальше вы опираетесь на то, что сохранили.
page-bronze-age-ask-discard = Какую карту сбросить?
    .help = Катастрофа оставляет в руке три карты.
page-bronze-age-ask-action = Какое действие туда?
page-bronze-age-ask-deck = { NAME($type) }: к какой колоде?
page-bronze-age-ask-deck-help = Каждая колода говорит, что принесёт.
page-bronze-age-draw-of = Карта { $nth } из { $of }.
page-bronze-age-more-steps =
    { $n ->
        [one] После этого ещё { $n } шаг.
        [few] После этого ещё { $n } шага.
       *[many] После этого ещё { $n } шагов.
    }

## Стороны

page-bronze-age-actions-of =
    { $name ->
        [you] Ваши действия
       *[other] Действия: { $name }
    }
page-bronze-age-hand-of =
    { $name ->
        [you] Ваша рука
       *[other] Рука: { $name }
    }
page-bronze-age-civ-of =
    { $name ->
        [you] Ваши цивилизации
       *[other] Цивилизации: { $name }
    }
page-bronze-age-lands-of =
    { $name ->
        [you] Ваши территории
       *[other] Территории: { $name }
    }
page-bronze-age-hand = Рука
page-bronze-age-lands = Территории
page-bronze-age-basic = Базовая
page-bronze-age-no-civ = Ещё не выбрана
page-bronze-age-of-most = { $n } из { $most }
page-bronze-age-worth =
    { NAME($icon) }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за символ
page-bronze-age-civ-line =
    { $title }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
page-bronze-age-land-line =
    { NAME($type) }, { $n ->
        [one] { $n } территория
        [few] { $n } территории
       *[many] { $n } территорий
    }
page-bronze-age-held-type = { NAME($type, case: "short") } { $n }
page-bronze-age-held-none = карт нет
page-bronze-age-no-actions-held = Действий в руке нет
page-bronze-age-no-actions = Действий у вас нет: заберите одно у колоды.
page-bronze-age-actions-help = Положите одно к колоде или заберите лежащее там.
page-bronze-age-empty-hand = Карт в руке нет.

## Колоды

page-bronze-age-decks = Три колоды
page-bronze-age-deck = Колода { $deck }
page-bronze-age-lying = Действия у колоды { $deck }
page-bronze-age-take-back = { NAME($type) } у колоды { $deck }: забрать
page-bronze-age-deck-line =
    Колода { $deck }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }, { $top ->
        [none] {""}
       *[other] сверху { NAME($top) },{" "}
    }{ $actions ->
        [none] действий нет
       *[other] действия: { $actions }
    }.
page-bronze-age-match = Совпадение
page-bronze-age-no-match = Не совпало
page-bronze-age-would-match = Совпадёт
page-bronze-age-none-matches = Ничего не совпадает
page-bronze-age-empty-matches = Пусто: совпасть не с чем
page-bronze-age-no-room = Нет места действию
page-bronze-age-on-top = Сверху { NAME($type) }
page-bronze-age-new-top = Откроется новая карта
page-bronze-age-empty-deck = пусто

## Карты

page-bronze-age-as-basic = Сыграть { bronze-age-the-card } как базовую: { NAME($icon) } { $basic }
page-bronze-age-as-special =
    Сыграть { bronze-age-the-card } как особую: { NAME($aspect) } { $special }. { $ability ->
        [none] Без свойства.
       *[other] { NAME($ability) }: { NAME($ability, case: "text") }
    }
    .no-fit = Сыграть { bronze-age-the-card } как особую: { page-bronze-age-no-fit }
page-bronze-age-no-fit = { NAME($civ) }: сферы { NAME($aspect) } нет.
page-bronze-age-no-fit-brief = не подходит
page-bronze-age-no-ability = Без свойства.
page-bronze-age-raided = После набега соперник знает эту карту
page-bronze-age-discard = Сбросить { bronze-age-the-card }
page-bronze-age-front =
    Карта { NAME($type, case: "gen") }: { NAME($icon) } { $basic } или { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] {" "}и { NAME($ability) }: { NAME($ability, case: "text") }
    }

## Гонка

page-bronze-age-triumphs = Триумфы
page-bronze-age-each =
    { $n ->
        [one] по { $n } очку
        [few] по { $n } очка
       *[many] по { $n } очков
    }
page-bronze-age-level = поровну
page-bronze-age-leads =
    { $name ->
        [you] вы впереди
       *[other] впереди { $name }
    }
page-bronze-age-triumph-line =
    { NAME($icon) }: { $counts }; { $holder ->
        [none] триумф ничей
        [you] триумф ваш
       *[other] триумф: { $holder }
    }
page-bronze-age-collapse = Катастрофа
    .end = Конец
page-bronze-age-collapse-now = Наступает сейчас.
page-bronze-age-collapse-when =
    { $name ->
        [none] Наступит, когда первый игрок закончит ход, а одна из колод пуста.
        [you] Наступит, когда вы закончите ход, а одна из колод пуста.
       *[other] Наступит, когда { $name } закончит ход, а одна из колод пуста.
    }
page-bronze-age-end-near =
    { $name ->
        [you] Одна из колод пуста. Если так будет и в конце вашего хода, партия закончится.
       *[other] Одна из колод пуста. Если так будет и в конце хода игрока { $name }, партия закончится.
    }
page-bronze-age-left = Карт осталось: { $decks }
page-bronze-age-in-decks = Ещё в колодах
page-bronze-age-in-decks-line = Ещё в колодах: { $cards }.
page-bronze-age-source-basic = Базовые

## Что приносит действие

page-bronze-age-gain = Территорий { NAME($type, case: "gen") }: было { $from }, будет { $to }
page-bronze-age-choice-draw1 = Взять карту
    .inline = взять карту
page-bronze-age-choice-draw2 = Взять две карты
    .inline = взять две карты
page-bronze-age-choice-play1 = Сыграть карту
    .inline = сыграть карту
page-bronze-age-choice-stop = Стоп
    .inline = остановиться
page-bronze-age-choice-decline = Не играть карту
    .inline = не играть карту
page-bronze-age-due-mode = Затем { $choices }
page-bronze-age-due-step =
    { $choices ->
        [none] { $times ->
            [one] Затем ещё { $times } шаг
            [few] Затем ещё { $times } шага
           *[many] Затем ещё { $times } шагов
        }
       *[other] { $times ->
            [one] { $times } шаг
            [few] { $times } шага
           *[many] { $times } шагов
        }: { $choices }
    }
page-bronze-age-due-front =
    { $times ->
        [one] Взять { $times } карту
        [few] Взять { $times } карты
       *[many] Взять { $times } карт
    }
page-bronze-age-due-card-may = Можно сыграть карту
page-bronze-age-due-card-must = Сыграть карту
page-bronze-age-due-card-basic = Сыграть карту как базовую
page-bronze-age-due-draw-deck =
    { $times ->
        [1] Взять карту из любой колоды
        [2] Дважды взять карту из любой колоды
       *[other] Взять карту из любой колоды, { $times } раз
    }
page-bronze-age-due-gain-deck = Получить верхнюю карту любой колоды
page-bronze-age-due-gain-draw-deck = Получить верхнюю карту любой колоды, взять следующую
page-bronze-age-due-take = Захватить территорию
page-bronze-age-due-raid = Забрать случайную карту
page-bronze-age-due-triumph =
    { NAME($icon) }: { $holder ->
        [none] триумф ничей
        [you] триумф переходит к вам
       *[other] триумф получает { $holder }
    }
page-bronze-age-would =
    { $say }{ $points ->
        [0] {""}
        [one] {" "}({ SIGNED($points) } очко)
        [few] {" "}({ SIGNED($points) } очка)
       *[many] {" "}({ SIGNED($points) } очков)
    }{ $then ->
        [none] {""}
       *[other] . { $then }
    }.
page-bronze-age-turn-ends = Ваш ход закончится
page-bronze-age-fate-collapse = Катастрофа наступит в конце этого хода
page-bronze-age-fate-collapse-next =
    { $name ->
        [you] Катастрофа наступит после вашего следующего хода
       *[other] Катастрофа наступит после следующего хода игрока { $name }
    }
page-bronze-age-fate-end = Игра закончится с этим ходом
page-bronze-age-fate-last-turn =
    { $name ->
        [you] Затем ваш последний ход
       *[other] Затем последний ход игрока { $name }
    }
page-bronze-age-civ-choice = { NAME($civ) }: { LIST($aspects) }.
page-bronze-age-do-play = Сыграть у колоды { $deck }
page-bronze-age-do-return = Забрать
page-bronze-age-do-basic = Как базовую
page-bronze-age-do-special = Как особую
page-bronze-age-do-discard = Сбросить
page-bronze-age-let-go = Отмена

## Стол словами

page-bronze-age-words-actions = Действия в руке: { $actions }
    .none = Действия в руке: нет
page-bronze-age-words-hand = Карты в руке: { $cards }
page-bronze-age-words-basic = Базовая цивилизация: { $icons }
page-bronze-age-words-lands = Территории: { $lands }

## Подсчёт очков

page-bronze-age-icons = Символы
page-bronze-age-caption-basic = 1 очко за символ
page-bronze-age-caption-specialized = 1 очко за символ
page-bronze-age-caption-territories = по 2 очка, только лучший тип
page-bronze-age-caption-triumphs = 3 очка тому, у кого символов больше
page-bronze-age-card-name =
    { $side ->
        [basic] { NAME($type, case: "short") }
       *[special] { $ability ->
            [none] { NAME($aspect) }, { NAME($type, case: "short") }
           *[other] { NAME($ability) }, { NAME($type, case: "short") }
        }
    }
page-bronze-age-card-why =
    { $side ->
        [basic] { $basic ->
            [one] { $basic } символ { NAME($icon, case: "gen") } под базовой цивилизацией.
            [few] { $basic } символа { NAME($icon, case: "gen") } под базовой цивилизацией.
           *[many] { $basic } символов { NAME($icon, case: "gen") } под базовой цивилизацией.
        }
       *[special] { $special ->
            [one] { $special } символ { NAME($aspect, case: "gen") } под особой цивилизацией.
            [few] { $special } символа { NAME($aspect, case: "gen") } под особой цивилизацией.
           *[many] { $special } символов { NAME($aspect, case: "gen") } под особой цивилизацией.
        }
    }
page-bronze-age-lands-why =
    { $n ->
        [one] { $n } территория { NAME($type, case: "gen") }.
        [few] { $n } территории { NAME($type, case: "gen") }.
       *[many] { $n } территорий { NAME($type, case: "gen") }.
    } Очки приносит только лучший тип.
page-bronze-age-triumph-why =
    Символы { NAME($icon, case: "gen") }: { $counts }. { $name ->
        [none] Поровну, триумф ничей.
        [you] Триумф ваш.
       *[other] Триумф получает { $name }.
    }
page-bronze-age-laid =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, { $lands ->
        [one] { $lands } территория
        [few] { $lands } территории
       *[many] { $lands } территорий
    }

## Катастрофа и что о ней известно заранее

page-bronze-age-top-matches = { NAME($type) }: совпадёт
page-bronze-age-kept-then = Если она наступит сейчас, { $list }.
page-bronze-age-kept-of =
    { $name ->
        [you] { $all ->
            [0] вы не сохраните ни одной территории
            [1] вы сохраните свою единственную территорию
           *[other] вы сохраните { $n } из { $all } территорий
        }
       *[other] { $all ->
            [0] { $name } не сохранит ни одной территории
            [1] { $name } сохранит единственную территорию
           *[other] { $name } сохранит { $n } из { $all }
        }
    }
page-bronze-age-ruin-deck = колода { $deck }, { $size }
    .empty = колода { $deck }, пусто
page-bronze-age-ruin-why =
    { $name ->
        [you] В конце вашего хода колода { $deck } пуста.
       *[other] { $name } заканчивает ход, и колода { $deck } пуста.
    } Так бывает раз за партию, и со стола уходит почти всё. Карты под цивилизациями остаются.
page-bronze-age-ruin-lands =
    Каждый сохраняет один тип, остальное уходит. { $name ->
        [you] Первый выбор за вами.
       *[other] Первый выбор: { $name }.
    }
page-bronze-age-ruin-hands = Остаётся не больше { $keep } карт: { $held }.
page-bronze-age-ruin-holds =
    { $name ->
        [you] { $gone ->
            [0] у вас { $n }, всё остаётся
           *[other] у вас { $n }, сбросить { $gone }
        }
       *[other] { $gone ->
            [0] { $name }: { $n }, всё остаётся
           *[other] { $name }: { $n }, сбросить { $gone }
        }
    }
page-bronze-age-ruin-actions = Все шесть возвращаются: каждому по одному каждого вида.
page-bronze-age-ruin-decks =
    { $cards ->
        [one] { $cards } оставшаяся карта
        [few] { $cards } оставшиеся карты
       *[many] { $cards } оставшихся карт
    } и весь сброс становятся тремя равными колодами.
page-bronze-age-ruin-lose = теряете: { $lands }
    .nothing = ничего не теряете
page-bronze-age-ruin-keeps = { NAME($type) }, { $n }
page-bronze-age-ruin-total = очки, всего { $n }
page-bronze-age-ruin-look = Посмотреть на стол
page-bronze-age-ruin-loses = Кто что теряет
page-bronze-age-ruin-loss =
    { $types ->
        [0] Территорий нет; { $hand }.
        [1] Территории остаются; { $hand }.
       *[other] Остаётся один тип территорий; { $hand }.
    }
page-bronze-age-ruin-hand = Затем ваша рука
page-bronze-age-ruin-stays = Что остаётся
page-bronze-age-ruin-back = К Катастрофе

## О чём спрашивает новичок

page-bronze-age-why-civ = Под неё можно играть карты этих двух сфер: они приносят очки, и срабатывают их свойства.
page-bronze-age-why-move = Если действие совпало с верхней картой колоды, вы получаете эту карту как территорию.
page-bronze-age-why-card-may = Каждый символ приносит очки. Под базовой он считается и для триумфов; под вашей цивилизацией срабатывает свойство карты.
page-bronze-age-why-card-must = { page-bronze-age-why-card-may }
page-bronze-age-tie-territories = территорий
page-bronze-age-tie-cards = карт под цивилизациями

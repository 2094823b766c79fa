# Бронза.

bronze-title = Бронза
bronze-blurb = Каждая новая карта активирует соседние, и каждая активная карта даёт поселение.

## Что сделано: само сообщение рассказывает, .offer предлагает.

bronze-take =
    { $actor ->
        [you] Вы берёте
       *[other] { $actor } берёт
    } { NAME($card, case: "acc") } из стопки { $stack } и { $actor ->
        [you] кладёте
       *[other] кладёт
    } { bronze-played }
    .offer = Взять { NAME($card, case: "acc") } из стопки { $stack } и положить { bronze-played }
    .typed = up: лицом вверх; down: как Бронзовое литьё
# Как сыграна карта: «лицом вверх в столбец 2».
bronze-played =
    { $side ->
        [down] как Бронзовое литьё
       *[up] лицом вверх
    } { $column ->
        [left] в новый столбец слева
        [right] в новый столбец справа
       *[other] в столбец { $column }
    }
bronze-settle =
    { $actor ->
        [you] Вы селите
       *[other] { $actor } селит
    } { NAME($settlers, case: "acc") } { NAME($terrain, case: "in") } участка { $tile } с помощью { NAME($card, case: "gen") }
    .offer = Поселить { NAME($settlers, case: "acc") } { NAME($terrain, case: "in") } участка { $tile } с помощью { NAME($card, case: "gen") }
bronze-city =
    { $actor ->
        [you] Вы берёте
       *[other] { $actor } берёт
    } город { NAME($city) }
    .offer = Взять город { NAME($city) }
bronze-done =
    { $actor ->
        [you] Вы завершаете ход
       *[other] { $actor } завершает ход
    }
    .offer = Завершить ход

## Что приносит случай

bronze-chance-first =
    { $seat ->
        [you] Первый ход за вами
       *[other] Первый игрок: { $seat }
    }
bronze-chance-sizes = В стопках { $first }, { $second }, { $third } и { $fourth } карт, в резерве { $reserve }
bronze-chance-province =
    Провинция участка { $tile } приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
bronze-chance-land = Участок { $tile } открыт
bronze-chance-reveal =
    В стопке { $stack } теперь { GENDER($card) ->
        [f] открыта
        [n] открыто
       *[m] открыт
    } { NAME($card) }
bronze-chance-city-draw = Выложен город { NAME($city) }

## Почему нельзя

bronze-rule-over = Игра окончена.
bronze-rule-chance = Прежде чем вы сможете действовать, нужно что-то открыть или вытянуть.
bronze-rule-take-first = Ход начинается с карты: сначала возьмите её, потом заселяйте.
bronze-rule-taken = В этом ходу вы уже взяли карту: заселяйте или завершайте ход.
bronze-rule-stack-empty = Стопка { $stack } пуста, карт в ней нет.
bronze-rule-first-column = Самая первая карта начинает первый столбец; это записывается словом right.
bronze-rule-no-column = Столбца { $column } у вас пока нет; новый начинается с самого левого или самого правого края.
bronze-rule-four-columns = У вас четыре столбца, пятого не бывает.
bronze-rule-no-tile = При таком числе игроков участка { $tile } нет.
bronze-rule-face-down = Участок { $tile } ещё закрыт: он откроется, когда кто-нибудь заселит предыдущий.
bronze-rule-behind = Вы уже поселились правее, поэтому участок { $tile } для вас закрыт.
bronze-rule-no-markers = У вас кончились фишки.
bronze-rule-asleep = В этом ходу у вас нет активной неиспользованной карты «{ NAME($card) }».
bronze-rule-no-spot = Такого места { NAME($terrain, case: "in") } участка { $tile } нет.
bronze-rule-settled = Это место уже занято.
bronze-rule-wrong-terrain = { NAME($card) } заселяет { LIST($terrains) }, но не { NAME($terrain) }.
bronze-rule-wrong-settlers = { NAME($card) } приводит { LIST($brings, case: "acc") }, а это место для { NAME($settlers, case: "acc") }.
bronze-rule-city-first = Вы вышли на новый участок: сначала возьмите один из его городов.
bronze-rule-no-city-due = Карту города берут, только когда ставят первую фишку на участок.
bronze-rule-city-elsewhere = Город { NAME($city) } лежит не под тем участком, на который вы вышли.
bronze-rule-first-player = Первого игрока определяют один раз, в самом начале, среди сидящих за столом.
bronze-rule-stack-sizes = Колоду делят один раз, до начала игры, на стопки как можно более равные.
bronze-rule-province = До начала игры каждый участок получает жетон провинции, слева направо, пока такие жетоны есть.
bronze-rule-land = Открывают только самый левый закрытый участок, в свой черёд, и каждая земля есть в одном экземпляре.
bronze-rule-reveal = Карту открывают только в той стопке, из которой взяли, и только ту, которой ещё никто не видел.
bronze-rule-city-draw = Карты городов открывают, только когда участок заселяют впервые, каждую по одному разу.

## Варианты

bronze-option-edition = Издание правил
bronze-option-edition-2018 = 2018
    .help = Провинцию присуждают, когда все ушли дальше или на участке заняты все места.
bronze-option-edition-2017 = 2017
    .help = Провинцию забирают, как только её уже никто не сможет отнять.

## За что очки

bronze-source-provinces = Провинции
    .inline = за провинции
    .low = провинции
bronze-source-routes = Торговые пути
    .inline = за торговые пути
    .low = торговые пути
bronze-source-cities = Города
    .inline = за города
    .low = города

## Что произошло заодно

bronze-fact-route-won =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } путь длиной { $length } { NAME($terrain, case: "in") }: { bronze-points }
bronze-fact-route-back =
    { $seat ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } путь длиной { $length } { NAME($terrain, case: "in") }
bronze-fact-province-won =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } провинцию участка { $tile }: { bronze-points }
bronze-fact-province-missed =
    { $seat ->
        [you] Вам
       *[other] { $seat }:
    } не достаётся провинция участка { $tile } ({ bronze-points }): больше всего поселений там { $winner ->
        [you] у вас
       *[other] у игрока { $winner }
    }
bronze-fact-province-out = Провинция участка { $tile } не достаётся никому
bronze-fact-city-met =
    { $seat ->
        [you] Город { NAME($city) } теперь приносит вам { bronze-points }
       *[other] { $seat }: город { NAME($city) } теперь приносит { bronze-points }
    }
bronze-fact-city-unmet =
    { $seat ->
        [you] Город { NAME($city) } больше ничего вам не приносит
       *[other] { $seat }: город { NAME($city) } больше ничего не приносит
    }
bronze-fact-city-worth =
    { $seat ->
        [you] Город { NAME($city) } теперь приносит вам { bronze-points }, а не { $was }
       *[other] { $seat }: город { NAME($city) } теперь приносит { bronze-points }, а не { $was }
    }
bronze-fact-city-decided =
    { $seat ->
        [you] { $points ->
            [0] Город { NAME($city) } ничего вам не приносит
           *[other] Город { NAME($city) } приносит вам { bronze-points }
        }
       *[other] { $points ->
            [0] { $seat }: город { NAME($city) } ничего не приносит
           *[other] { $seat }: город { NAME($city) } приносит { bronze-points }
        }
    }
bronze-fact-idle =
    { $who ->
        [you] Вы никого не селите
       *[other] { $who } никого не селит
    }
bronze-fact-reserve = Первая стопка опустела, её заменяет резерв; раунд, в котором опустеет ещё одна, будет последним
bronze-fact-ending = Это последний раунд: { LIST($why) }
bronze-fact-ended = Игра окончена: { LIST($why) }
bronze-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

bronze-name-end-stack = опустела вторая стопка
bronze-name-end-markers = у кого-то кончились фишки
bronze-name-end-last-tile = заполнен последний участок

## Чего хочет город и как с этим у игрока

bronze-goal-most-settled = { bronze-points }, если поселений { NAME($terrain, case: "in") } больше, чем у любого соперника
bronze-goal-most-cards = { bronze-points }, если карт «{ NAME($tech) }» больше, чем у любого соперника
bronze-goal-row = { bronze-points } за ряд, где есть { NAME($tech) }, { NAME($second) } и { NAME($third) }
bronze-goal-pairs = { bronze-points } за каждую пару: Бронзовое литьё и { NAME($tech) }
bronze-goal-column = { bronze-points } за каждую из разных технологий в лучшем столбце
bronze-goal-settlers = { bronze-points } за земледельцев, скотоводов и охотников { NAME($terrain, case: "in") } и ещё { NAME($other, case: "in") }
bronze-goal-provinces = { bronze-points } за каждый жетон провинции
bronze-goal-routes = { bronze-points } за каждый жетон пути
bronze-goal-none-above =
    { bronze-points }, если каждой технологии не больше { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    }
bronze-goal-fewest-provinces = { bronze-points }, если жетонов провинций меньше, чем у любого соперника
bronze-goal-most-markers = { bronze-points }, если фишек осталось больше, чем у любого соперника
bronze-goal-fewest-markers = { bronze-points }, если фишек осталось меньше, чем у любого соперника
bronze-goal-variety =
    { bronze-points } за { $count ->
        [one] { $count } технологию
        [few] { $count } разные технологии
       *[many] { $count } разных технологий
    } или больше
bronze-goal-full-rows = { bronze-points } за каждый полный ряд из четырёх карт
bronze-goal-bronze-columns = { bronze-points } за Бронзовое литьё в каждом из четырёх столбцов
bronze-goal-long-column =
    { bronze-points } за столбец из { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    } или больше

bronze-status-compare =
    { $stand ->
        [leads] Впереди
        [fewest] Меньше всех
        [tied] Поровну
        [behind] Позади
       *[other] Слишком много
    }: { $mine } против { $rival }
bronze-status-row = В ряду { $row } не хватает: { LIST($missing) }
bronze-status-row-done = Собрано в ряду { $row }
bronze-status-out = Выполнить уже нельзя
bronze-status-settlers =
    { $where ->
        [first] Не хватает { NAME($terrain, case: "in") }: { LIST($missing) }
        [second] Не хватает { NAME($other, case: "in") }: { LIST($also) }
       *[both] Не хватает { NAME($terrain, case: "in") }: { LIST($missing) }; { NAME($other, case: "in") }: { LIST($also) }
    }
bronze-status-settlers-done = Все поселенцы в обеих местностях
bronze-status-pairs = Бронзовое литьё: { $n }, { NAME($tech) }: { $cards }
bronze-status-column = Лучший столбец: разных { $n }
bronze-status-provinces = Жетонов провинций: { $n }
bronze-status-routes = Жетонов путей: { $n }
bronze-status-none-above = Одной технологии самое большее { $n }, можно { $count }
bronze-status-variety = Разных технологий: { $n }, нужно { $count }
bronze-status-full-rows = Полных рядов: { $n }
bronze-status-bronze-columns = Столбцов с Бронзовым литьём: { $n } из 4
bronze-status-long-column = Карт в самом длинном столбце: { $n }, нужно { $count }

bronze-tech-text = Селит { LIST($settlers, case: "acc") } { LIST($terrains, case: "in") }.

## Стол в терминале; столбцы узкие, нужны короткие слова

bronze-table-round = Раунд { $n }
bronze-table-first-player = , первый игрок{" "}
bronze-table-asks =
    { $phase ->
        [first] определяется первый игрок
        [sizes] колода делится на стопки
        [province] раскладываются провинции
        [land] открывается участок
        [reveal] открывается карта
        [take] возьмите карту
        [settle] заселяйте активными картами или завершите ход
        [city-draw] выкладываются города
        [city] возьмите город
       *[over] игра окончена
    }
bronze-table-ending =
    { $phase ->
        [over] Игра окончена: { NAME($why) }
       *[other] Последний раунд: { NAME($why) }
    }
bronze-table-tile = участок
bronze-table-province = провинция
bronze-table-route = путь 3 5 7
bronze-table-worth = очки 3 6 10
bronze-table-legend = места: з земледельцы, с скотоводы, о охотники
bronze-table-holder = у кого
bronze-table-longest = линия
bronze-table-cities-at = Города участка { $tile }: { LIST($cities) }
bronze-table-stack = Стопка { $n }{" "}
bronze-table-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
bronze-table-in = {": "}
bronze-table-face-down = закрыт
bronze-table-empty = пусто
bronze-table-reserve =
    Резерв: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
bronze-table-column = столбец { $n }
bronze-table-hidden = (ещё { $n })
bronze-table-cities-now = города        сейчас
bronze-table-cities = Города:
bronze-table-standing =
    { bronze-points }: провинции { $provinces }, пути { $routes }, города { $cities }; { $markers ->
        [one] осталась { $markers } фишка
        [few] осталось { $markers } фишки
       *[many] осталось { $markers } фишек
    }{ $tile ->
        [0] {""}
       *[other] , участок { $tile }
    }
bronze-table-awake =
    Активно: { NAME($card) }{ $times ->
        [1] {""}
       *[other] {" "}(карт: { $times })
    }, { $spots ->
        [one] { $spots } свободное место
        [few] { $spots } свободных места
       *[many] { $spots } свободных мест
    }
bronze-table-free = свободно
bronze-table-woken = (активна)
bronze-table-tile-line =
    Участок { $tile }{ $province ->
        [none] {""}
        [held] , провинция на { bronze-points }, владелец: { $holder }
        [out] , провинция на { bronze-points } вне игры
       *[open] , провинция на { bronze-points }
    }
bronze-table-holds-route = { $seat } держит путь длиной { $length }
bronze-table-city-now = { NAME($city) }, сейчас { bronze-points }

## Что считает строка подсчёта очков

bronze-count-settlements =
    { $count ->
        [one] { $count } поселение
        [few] { $count } поселения
       *[many] { $count } поселений
    }{ $which ->
        [none] {""}
       *[other] {" "}{ NAME($which, case: "in") }
    }
bronze-count-line = линия из { $count }
bronze-count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } «{ NAME($which) }»
bronze-count-row = { $count } из 3 технологий в одном ряду
bronze-count-pairs =
    { $count ->
        [one] { $count } пара
        [few] { $count } пары
       *[many] { $count } пар
    } с картой «{ NAME($which) }»
bronze-count-column =
    { $count ->
        [one] { $count } технология
        [few] { $count } разные технологии
       *[many] { $count } разных технологий
    } в лучшем столбце
bronze-count-settlers = { $count } из 6 видов поселенцев
bronze-count-provinces =
    { $count ->
        [one] { $count } провинция
        [few] { $count } провинции
       *[many] { $count } провинций
    }
bronze-count-routes =
    { $count ->
        [one] { $count } торговый путь
        [few] { $count } торговых пути
       *[many] { $count } торговых путей
    }
bronze-count-alike =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } одной технологии
bronze-count-markers =
    { $count ->
        [one] осталась { $count } фишка
        [few] осталось { $count } фишки
       *[many] осталось { $count } фишек
    }
bronze-count-technologies =
    { $count ->
        [one] { $count } технология
        [few] { $count } разные технологии
       *[many] { $count } разных технологий
    }
bronze-count-full-rows =
    { $count ->
        [one] { $count } полный ряд
        [few] { $count } полных ряда
       *[many] { $count } полных рядов
    }
bronze-count-bronze-columns = Бронзовое литьё в { $count } из 4 столбцов
bronze-count-long-column =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } в самом длинном столбце

## Названия

bronze-name-none = нет карты
bronze-name-domestication = Приручение
    .gen = Приручения
    .gender = n
bronze-name-pottery = Гончарство
    .gen = Гончарства
    .gender = n
bronze-name-masonry = Кладка
    .acc = Кладку
    .gen = Кладки
    .gender = f
bronze-name-authority = Власть
    .gen = Власти
    .gender = f
bronze-name-religion = Религия
    .acc = Религию
    .gen = Религии
    .gender = f
bronze-name-wheel = Колесо
    .gen = Колеса
    .gender = n
bronze-name-irrigation = Орошение
    .gen = Орошения
    .gender = n
bronze-name-bronze-casting = Бронзовое литьё
    .gen = Бронзового литья
    .gender = n

bronze-name-mountains = горы
    .title = Горы
    .in = в горах
    .gen = гор
bronze-name-woods = леса
    .title = Леса
    .in = в лесах
    .gen = лесов
bronze-name-grasslands = степи
    .title = Степи
    .in = в степях
    .gen = степей
bronze-name-savannas = саванны
    .title = Саванны
    .in = в саваннах
    .gen = саванн
bronze-name-deserts = пустыни
    .title = Пустыни
    .in = в пустынях
    .gen = пустынь
bronze-name-jungles = джунгли
    .title = Джунгли
    .in = в джунглях
    .gen = джунглей
bronze-name-shore = побережье
    .title = Побережье
    .in = на побережье
    .gen = побережья

bronze-name-farmers = земледельцы
    .letter = з
    .acc = земледельцев
bronze-name-herders = скотоводы
    .letter = с
    .acc = скотоводов
bronze-name-hunters = охотники
    .letter = о
    .acc = охотников
bronze-name-nobody = никто

# Строки подсчёта очков: провинции по участкам, пути по местности и длине.
bronze-name-tile-1 = Участок 1
bronze-name-tile-2 = Участок 2
bronze-name-tile-3 = Участок 3
bronze-name-tile-4 = Участок 4
bronze-name-tile-5 = Участок 5
bronze-name-tile-6 = Участок 6
bronze-name-tile-7 = Участок 7
bronze-name-tile-8 = Участок 8
bronze-name-tile-9 = Участок 9
bronze-name-tile-10 = Участок 10
bronze-name-tile-11 = Участок 11
bronze-name-mountains-3 = Горы, 3
bronze-name-mountains-5 = Горы, 5
bronze-name-mountains-7 = Горы, 7
bronze-name-woods-3 = Леса, 3
bronze-name-woods-5 = Леса, 5
bronze-name-woods-7 = Леса, 7
bronze-name-grasslands-3 = Степи, 3
bronze-name-grasslands-5 = Степи, 5
bronze-name-grasslands-7 = Степи, 7
bronze-name-savannas-3 = Саванны, 3
bronze-name-savannas-5 = Саванны, 5
bronze-name-savannas-7 = Саванны, 7
bronze-name-deserts-3 = Пустыни, 3
bronze-name-deserts-5 = Пустыни, 5
bronze-name-deserts-7 = Пустыни, 7
bronze-name-jungles-3 = Джунгли, 3
bronze-name-jungles-5 = Джунгли, 5
bronze-name-jungles-7 = Джунгли, 7
bronze-name-shore-3 = Побережье, 3
bronze-name-shore-5 = Побережье, 5
bronze-name-shore-7 = Побережье, 7

bronze-name-acrotiri = Акротири
bronze-name-altyndepe = Алтын-Депе
bronze-name-amri = Амри
bronze-name-arkaim = Аркаим
bronze-name-assur = Ашшур
bronze-name-athens = Афины
bronze-name-avaris = Аварис
bronze-name-babylon = Вавилон
bronze-name-bactra = Бактры
bronze-name-beycesultan = Бейджесултан
bronze-name-biskupin = Бискупин
bronze-name-byblos = Библ
bronze-name-corinth = Коринф
bronze-name-dholavira = Дхолавира
bronze-name-eshnunna = Эшнунна
bronze-name-gonur-tepe = Гонур-Депе
bronze-name-harappa = Хараппа
bronze-name-hattusa = Хаттуса
bronze-name-kerma = Керма
bronze-name-kish = Киш
bronze-name-knossos = Кносс
bronze-name-kumayri = Кумайри
bronze-name-lagash = Лагаш
bronze-name-limantepe = Лиман-Тепе
bronze-name-lothal = Лотхал
bronze-name-malia = Малия
bronze-name-mari = Мари
bronze-name-memphis = Мемфис
bronze-name-mohenjo-daro = Мохенджо-Даро
bronze-name-mycenae = Микены
bronze-name-nafplio = Нафплион
bronze-name-orchomenus = Орхомен
bronze-name-phaistos = Фест
bronze-name-rakhigarhi = Ракхигархи
bronze-name-sidon = Сидон
bronze-name-sintashta = Синташта
bronze-name-stonehedge = Стоунхендж
bronze-name-su-nuraxi = Су-Нуракси
bronze-name-susa = Сузы
bronze-name-tel-megiddo = Тель-Мегиддо
bronze-name-teotihuacan = Теотиуакан
bronze-name-thebes = Фивы
bronze-name-tiryns = Тиринф
bronze-name-troy = Троя
bronze-name-tyre = Тир
bronze-name-ugarit = Угарит
bronze-name-ur = Ур
bronze-name-uruk = Урук
bronze-name-yinxu = Иньсюй
bronze-name-yoshinogari = Ёсиногари

## Где мы в игре

bronze-round = Раунд { $round }

# Бронза.

bronze-title = Бронза

bronze-take =
    { $actor ->
        [you] Вы берёте
       *[other] { $actor } берёт
    } { NAME($card, case: "acc") } из стопки { $stack } и { $actor ->
        [you] выкладываете
       *[other] выкладывает
    } { GENDER($card) ->
        [f] её
       *[other] его
    } { bronze-played }
    .offer =
        Взять { NAME($card, case: "acc") } из стопки { $stack } и выложить { GENDER($card) ->
            [f] её
           *[other] его
        } { bronze-played }
bronze-played =
    { $side ->
        [down] как бронзовое литьё
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

bronze-chance-first =
    { $seat ->
        [you] Вы ходите первым
       *[other] Первым ходит { $seat }
    }
bronze-chance-province =
    Провинция участка { $tile } приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
bronze-chance-land = Участок { $tile } открыт
bronze-chance-reveal =
    В стопке { $stack } теперь { GENDER($card) ->
        [f] видна
        [n] видно
       *[m] виден
    } { NAME($card) }

bronze-rule-behind = Вы уже поселились правее, поэтому участок { $tile } для вас закрыт.
bronze-rule-wrong-terrain = { NAME($card, case: "start") } не подходит для { NAME($terrain, case: "gen") }, а только для: { LIST($terrains, case: "gen") }.

bronze-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
bronze-fact-route-won =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } торговый путь длины { $length } { NAME($terrain, case: "in") }: { bronze-points }
bronze-fact-route-back =
    { $seat ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } торговый путь длины { $length } { NAME($terrain, case: "in") }
bronze-fact-province-won =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } провинцию участка { $tile }: { bronze-points }
bronze-fact-province-lost =
    { $seat ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } провинцию участка { $tile }: { bronze-points }
bronze-fact-province-out = Провинция участка { $tile } не достаётся никому

bronze-source-provinces = Провинции
    .inline = за провинции
bronze-source-routes = Торговые пути
    .inline = за торговые пути
bronze-source-cities = Города
    .inline = за города

bronze-name-domestication = одомашнивание
    .start = Одомашнивание
    .gen = одомашнивания
    .gender = n
bronze-name-pottery = гончарство
    .start = Гончарство
    .gen = гончарства
    .gender = n
bronze-name-masonry = каменная кладка
    .start = Каменная кладка
    .acc = каменную кладку
    .gen = каменной кладки
    .gender = f
bronze-name-authority = власть
    .start = Власть
    .gen = власти
    .gender = f
bronze-name-religion = религия
    .start = Религия
    .acc = религию
    .gen = религии
    .gender = f
bronze-name-wheel = колесо
    .start = Колесо
    .gen = колеса
    .gender = n
bronze-name-irrigation = орошение
    .start = Орошение
    .gen = орошения
    .gender = n
bronze-name-bronze-casting = бронзовое литьё
    .start = Бронзовое литьё
    .gen = бронзового литья
    .gender = n

bronze-name-mountains = горы
    .in = в горах
    .gen = гор
bronze-name-woods = леса
    .in = в лесах
    .gen = лесов
bronze-name-grasslands = степи
    .in = в степях
    .gen = степей
bronze-name-savannas = саванны
    .in = в саваннах
    .gen = саванн
bronze-name-deserts = пустыни
    .in = в пустынях
    .gen = пустынь
bronze-name-jungles = джунгли
    .in = в джунглях
    .gen = джунглей
bronze-name-shore = побережье
    .in = на побережье
    .gen = побережья

bronze-name-farmers = земледельцы
    .acc = земледельцев
bronze-name-herders = скотоводы
    .acc = скотоводов
bronze-name-hunters = охотники
    .acc = охотников

bronze-name-troy = Троя

# Бронзовый век.

bronze-age-title = Бронзовый век

bronze-age-a-card =
    { $card ->
        [hidden] { $type ->
            [none] карту
           *[other] карту { NAME($type, case: "gen") }
        }
       *[other] карту { NAME($type, case: "gen") } ({ bronze-age-card-front })
    }
bronze-age-the-card = { bronze-age-a-card }
bronze-age-card-front =
    { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
    }

bronze-age-play =
    { $actor ->
        [you] Вы играете
       *[other] { $actor } играет
    } действие { NAME($type, case: "gen") } к колоде { $deck }{ $match ->
        [yes] , совпадение
       *[no] {""}
    }
    .offer =
        Сыграть действие { NAME($type, case: "gen") } к колоде { $deck }{ $match ->
            [yes] , совпадение
           *[no] {""}
        }
bronze-age-return =
    { $actor ->
        [you] Вы возвращаете
       *[other] { $actor } возвращает
    } действие { NAME($type, case: "gen") } от колоды { $deck }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
    .offer =
        Вернуть действие { NAME($type, case: "gen") } от колоды { $deck }: { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
           *[many] { $steps } шагов
        }
bronze-age-draw2 =
    { $actor ->
        [you] Вы тянете две карты
       *[other] { $actor } тянет две карты
    }
    .offer = Вытянуть две карты
bronze-age-stop =
    { $actor ->
        [you] Вы останавливаетесь
       *[other] { $actor } останавливается
    }
    .offer = Остановиться
bronze-age-take =
    { $actor ->
        [you] Вы завоёвываете
       *[other] { $actor } завоёвывает
    } территорию { NAME($type, case: "gen") }
    .offer = Завоевать территорию { NAME($type, case: "gen") }
bronze-age-discard =
    { $actor ->
        [you] Вы сбрасываете
       *[other] { $actor } сбрасывает
    } { bronze-age-a-card }
    .offer = Сбросить { bronze-age-the-card }
bronze-age-chance-deal =
    { $seat ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { bronze-age-a-card }
bronze-age-chance-raid =
    { $seat ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } набегом { bronze-age-a-card } { $rival ->
        [you] у вас
       *[other] из руки соперника ({ $rival })
    }
bronze-age-chance-top = Колода { $deck } теперь показывает { NAME($type, case: "acc") }

bronze-age-fact-collapse =
    { $deck ->
        [none] Начинается Крушение
       *[other] Колода { $deck } пуста: начинается Крушение
    }
bronze-age-fact-ended =
    { $deck ->
        [none] Игра окончена: сделан последний ход
       *[other] Игра окончена: колода { $deck } пуста
    }

bronze-age-rule-lying = У колоды { $deck } нет действия { NAME($type, case: "gen") }.

bronze-age-name-sea = море
    .gen = моря
bronze-age-name-mountains = горы
    .gen = гор
bronze-age-name-plains = равнины
    .gen = равнин
bronze-age-name-agriculture = земледелие
bronze-age-name-warfare = война
bronze-age-name-artistry = искусство
bronze-age-name-metallurgy = металлургия
bronze-age-name-raid = набег
bronze-age-name-sow = посев

# Игра с другими через сервер: главная, комната, стол, страница игрока.

page-online-with-friends = С друзьями
page-online-with-friends-elsewhere = С друзьями по сети
page-online-code = Есть ссылка или код стола?
page-online-code-example = amphora-7q2
page-online-lead = Против компьютера или с друзьями, рядом и на расстоянии. Без регистрации и установки.
page-online-join = Войти
page-online-online = В сети
page-online-offline = Нет связи
page-online-kept-at = Столы с друзьями хранит { $host }.
page-online-kept-local = Столы против компьютера хранит этот браузер.
page-online-kept-here = Сервер не отвечает. Столы на этом устройстве работают.
page-online-as-of = на { $time }
page-online-your-move = Ваш ход
page-online-waiting-for = Ждём других
page-online-finished = Закончились без вас
page-online-invitations = Приглашения
page-online-open-tables = Открытые столы
page-online-no-thanks = Нет, спасибо
page-online-over = Партия окончена.
page-online-ended-early = закончена досрочно
page-online-closed-by = Игрок { $name } закрыл этот стол.
page-online-expired = Стол закрыт: за две недели партию никто не начал.
page-online-seat-given = Игрок { $name } отдал ваше место.
page-online-on-device = На этом устройстве
page-online-fetching = Загружаем ваши столы…
page-online-no-lists = Нет связи. Ваши столы появятся здесь, как только сервер ответит.
page-online-no-tables = Столов с друзьями пока нет. Отправьте ссылку, и первый появится здесь.
page-online-acts = ходит { $name }
page-online-no-clock = без часов
page-online-free-seats =
    { $n ->
        [0] Все места заняты.
        [one] Свободно { $n } место.
        [few] Свободно { $n } места.
       *[many] Свободно { $n } мест.
    }
page-online-remove = Убрать из списка: { $title }

## Связь словами

page-online-no-connection = нет связи
page-online-connected = в сети
page-online-lost-since = Связи нет с { $time }.
page-online-lost-help = Вы видите стол таким, каким он был тогда. Ничего не пропало: партия цела на сервере.
page-online-lost-clock = Ваши часы идут.
page-online-lost-move = Ваш ход уйдёт, когда связь вернётся.
page-online-lost-back = Нет связи. Попросите, когда она вернётся.
page-online-sending = Ожидает отправки: { $what }
page-online-sending-help = Это будет сыграно, как только сервер ответит. До тех пор выбрать другое нельзя.
page-online-withdraw-move = Выбрать другое
page-online-next-try =
    { $n ->
        [0] пробуем сейчас
       *[other] повтор через { $n } с
    }
page-online-try-now = Сейчас
page-online-back-nothing = Связь есть. За это время ничего не произошло.
page-online-back-own = Связь есть. Ваш ход сделан.
page-online-back-steps =
    { $n ->
        [one] Связь есть. За это время { $n } шаг.
        [few] Связь есть. За это время { $n } шага.
       *[many] Связь есть. За это время { $n } шагов.
    }
page-online-restored = Сервер вернули к копии на { $time }.

## Кто здесь и сколько времени

page-online-here = в сети
page-online-thinking = в сети, ходит
page-online-away-now = не здесь
page-online-away-min = нет { $n } мин
page-online-away-hours = { $n } ч назад
page-online-away-days =
    { $n ->
        [one] { $n } день назад
        [few] { $n } дня назад
       *[many] { $n } дней назад
    }
page-online-not-connected = не в сети
page-online-not-known = неизвестно с { $time }
page-online-waiting = ждёт
page-online-computer = компьютер, уровень { $level }
page-online-stalled = компьютер, ждёт памяти на сервере
page-online-bot = программа
page-online-stands-in = с { $time } играет компьютер
page-online-ready = на старте
page-online-always-ready = всегда готов
page-online-not-agreed = ждём согласия
page-online-paused = пауза
page-online-left-minutes = ещё { $n } мин
page-online-left-hours = ещё { $n } ч
page-online-left-days =
    { $n ->
        [one] ещё { $n } день
        [few] ещё { $n } дня
       *[many] ещё { $n } дней
    }
page-online-low =
    { $n ->
        [one] осталась { $n } секунда
        [few] осталось { $n } секунды
       *[many] осталось { $n } секунд
    }

## Как прийти за стол

page-online-your-name = Ваше имя
page-online-name-help = Его увидят ваши друзья. Регистрация не нужна.
page-online-invited = { $name } зовёт вас сыграть в «{ $game }»
page-online-at-table = Стол: { $game }
page-online-who-sits =
    { $names ->
        [none] Пока там никого.
       *[other] За столом: { $names }.
    }
page-online-sit = Сесть
page-online-watch = Смотреть
page-online-set-table = Создать стол
page-online-no-table = Такого стола нет.
page-online-no-code = Стола с кодом «{ $code }» нет. Или партия уже началась: код действует только до начала. Ссылка ещё действует.
page-online-gone = Смотреть на этот стол нельзя.
page-online-closed = Стол закрыт.

## Комната ожидания

page-online-room-title = { $game } с друзьями
page-online-with-lead = Сесть может любой, у кого есть ссылка.
page-online-room-lead = Стол готов. Сесть может любой, у кого есть ссылка, без регистрации.
page-online-dealing = Запечатываем раздачу…
page-online-wait-shares = Для раздачи не хватает числа: { $names }. Оно придёт, когда там откроют Oxhide.
page-online-wait-gone = Для раздачи не хватает числа того, кого больше нет. Через минуту можно будет обойтись без него.
page-online-deal-now = Раздать без него
page-online-begins = Партия начинается. Первый ход: { $name }.
page-online-begins-you = Партия начинается. Ваш ход первый.
page-online-seats = Места
page-online-count =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }, { $free ->
        [0] свободных мест нет
        [one] { $free } место свободно
        [few] { $free } места свободны
       *[many] { $free } мест свободно
    }
page-online-how-many = Игроки
page-online-you-host = вы хозяин стола
page-online-you-guest = вы
page-online-host = хозяин стола
page-online-guest = гость
page-online-free-seat = Свободное место
page-online-for-next = для того, кто откроет ссылку
page-online-kept-for = место для: { $names }
page-online-put-computer = Посадить компьютер
page-online-computer-sub = компьютер, играет на сервере
page-online-empty-seat = Освободить место: { $name }
page-online-move-up = Пересадить выше: { $name }
page-online-move-down = Пересадить ниже: { $name }
page-online-lot = Рассадить по жребию при старте
page-online-by-itself = Начать само, когда все места заняты
page-online-clock = Часы
page-online-clock-none = Без часов
    .help = Каждый ходит, когда удобно.
page-online-clock-live =
    { $bonus ->
        [0] Сейчас, по { $time } мин
       *[other] Сейчас, { $time } мин + { $bonus } с за ход
    }
    .help =
        { $bonus ->
            [0] Играется за один присест, не дольше { $all } минут.
           *[other] Играется за один присест. Каждый ход добавляет { $bonus } с.
        }
page-online-clock-days =
    { $time ->
        [one] { $time } день на ход
        [few] { $time } дня на ход
       *[many] { $time } дней на ход
    }
    .help = Не нужно быть в сети одновременно. Главная страница покажет, где ваш ход.
page-online-clock-note = Если время вышло, за это место играет компьютер, пока игрок не вернётся.
page-online-minutes = Минут каждому
page-online-bonus = Секунд за каждый ход
page-online-days = Дней на ход
page-online-stand-in-level = Компьютер на замену
page-online-rules = Правила
page-online-counts = Партия идёт в рейтинг
page-online-counts-note = Тогда ход нельзя отменить, если кто-то уже увидел что-то новое.
page-online-back-note = Если кто-то уже увидел новое, отменить ход можно только с согласия всех. Каждый может просить у компьютера подсказки.
page-online-hint-note = Здесь каждый может просить подсказки. Другим об этом не сообщается.
page-online-uncounted =
    { $why ->
        [beside] Партия не пойдёт в рейтинг: двое играют на одном устройстве.
       *[other] Партия не пойдёт в рейтинг: силу одного из компьютеров никто не измерял.
    }
page-online-watching = Зрители
page-online-may-watch = Друзья могут смотреть, на два хода позже
page-online-watch-note = Ссылка та же. Зрители видят то, что видите вы все, но не закрытые карты, и писать в беседу не могут.
page-online-invite = Пригласить
page-online-scan = Снимите телефоном за тем же столом или прочтите вслух
page-online-enter = Введите его на главной странице Oxhide.
page-online-link = Ссылка
page-online-copy = Копировать
page-online-copied = Ссылка скопирована.
page-online-share = Поделиться
page-online-mail = Почта
page-online-new-link = Новая ссылка
page-online-link-is-new = Есть новая ссылка. Старая больше не действует.
page-online-qr = Ссылка QR-кодом
page-online-here-now = Сейчас в сети
page-online-sealed = Раздача запечатана
page-online-committed = Число сервера запечатано
page-online-seal-what = Что это?
page-online-seal-why = Карты тянут по числу сервера и числам всех, кто за столом. Число сервера закреплено до того, как кто-то сел: это его печать. В начале числа складываются вместе. У раздачи своя печать: её вы увидите в конце, когда ваш браузер всё проверит.
page-online-leave = Уйти
page-online-start = Начать
page-online-start-with =
    { $n ->
        [1] Начать
       *[other] Начать ({ $n })
    }
page-online-all-ready = Все готовы
page-online-new-rules = Правила изменились
page-online-agree = Принять правила
page-online-agree-help = Посмотрите на них выше. Партия начнётся только с вашего согласия.
page-online-wait-agree = Ждём согласия: { $names }.
page-online-seat-is-free =
    { $n ->
        [one] Свободно { $n } место
        [few] Свободно { $n } места
       *[many] Свободно { $n } мест
    }
page-online-wait-host = Партию начинает { $name }.
page-online-wait-others = Подождите, пока кто-нибудь откроет ссылку, или посадите компьютер на свободное место.
page-online-asked = Приглашены сыграть ещё: { $names }.
page-online-all-taken = Все на местах. Можно раздавать.
page-online-chose =
    { $what ->
        [rules] { $name } меняет правила.
       *[other] { $name } выбирает: { $what }
    }
page-online-your-seat-gone = Ваше место отдано другому.

## За столом

page-online-tell-me = Сообщить, когда мой ход
page-online-tell-no-more = Больше не сообщать о моём ходе
page-online-told = Пока эта страница открыта, вам сообщат, когда ваш ход.
page-online-no-notices = Браузер не разрешает уведомления. Заглядывайте на эту страницу, чтобы не пропустить ход.
page-online-notice = Ваш ход: { $game }
page-online-notice-begun = Партия началась. Соперники: { $names }
page-online-notice-text = Сделан ход: { $name }.
page-online-notice-over = Партия окончена.
page-online-pencil = Черновик плана
page-online-pencil-label = Ваш план, черновик
page-online-planning = Наметьте следующий ход: он будет сделан, когда придёт ваша очередь, если вы подтвердите. Больше никто его не видит.
page-online-plan-stop = Не планировать
page-online-plan-do = Выполнить
page-online-plan-gone = Ваш план больше невозможен.
page-online-plan-over = Ваш ход: планирование окончено.
page-online-plan-none = Сейчас нечего планировать.
page-online-clear-plan = Стереть план
page-online-talk = Беседа
page-online-talk-unread = Беседа, непрочитанных: { $n }
page-online-talk-fold = Свернуть беседу
page-online-say = Сообщение
page-online-send = Отправить
page-online-say-waits = ожидает отправки
page-online-quiet = Пока все молчат.
page-online-silent = { $name }: сообщения скрыты.
page-online-hear-again = Показывать
page-online-phrase-take-your-time = Не спешите
page-online-phrase-nice-move = Хороший ход
page-online-phrase-sorry = Извините
page-online-phrase-thanks = Спасибо
page-online-phrase-one-moment = Минутку
page-online-phrase-again = Ещё раз?
page-online-watchers =
    { $n ->
        [one] смотрит { $n }
        [few] смотрят { $n }
       *[many] смотрят { $n }
    }
page-online-watched = Вы смотрите, на два хода позже.
page-online-ask-back =
    { $name ->
        [you] { $n ->
                [one] Вы попросили отменить { $n } шаг
                [few] Вы попросили отменить { $n } шага
               *[many] Вы попросили отменить { $n } шагов
            }
       *[other] { $n ->
                [one] { $name } просит отменить { $n } шаг
                [few] { $name } просит отменить { $n } шага
               *[many] { $name } просит отменить { $n } шагов
            }
    }
page-online-ask-pause =
    { $name ->
        [you] Вы попросили паузу
       *[other] { $name } просит паузу
    }
page-online-ask-close =
    { $name ->
        [you] Вы попросили закончить партию без счёта
       *[other] { $name } просит закончить партию без счёта
    }
page-online-ask-stand-in =
    { $name ->
        [you] Вы попросили, чтобы место ({ $other }) пока занял компьютер
       *[other] { $name } просит, чтобы место ({ $other }) пока занял компьютер
    }
page-online-ask-waits = Ваш ответ уйдёт, когда связь вернётся.
page-online-ask-anew = Всё, что выпало с тех пор, выпадет заново.
page-online-ask-steps = Будет отменено: { $steps }
page-online-ask-one = Спросить: { $name }
page-online-withdraw = Отозвать
page-online-agreed = Вы согласились.
page-online-says-yes = { $name } соглашается.
page-online-rest-help = Часы стоят, пока кто-нибудь не продолжит.
page-online-no = Нет
page-online-allow = Да
page-online-your-stand-in = С { $time } за вас играет компьютер.
page-online-take-over = Вернуться к игре
page-online-is-paused = Пауза по общему согласию. Часы стоят.
page-online-go-on = Дальше
page-online-is-away = { $name } не за столом. Подождать или пусть пока играет компьютер?
page-online-computer-plays = Пусть играет компьютер
page-online-menu-pause = Попросить паузу
page-online-menu-close = Предложить закончить
page-online-menu-leave = Встать из-за стола
page-online-menu-people = Об игроке: { $name }
page-online-menu-report = Пожаловаться: { $name }
page-online-report-help = Что случилось? Это прочтёт только владелец сервера.
page-online-report-send = Отправить жалобу
page-online-reported = Жалоба отправлена. Её увидит владелец сервера.
page-online-leave-help = Доиграет компьютер. Пока партия идёт, можно вернуться.
page-online-stay = Остаться
page-online-note-taken = { $name } отменяет ход.
page-online-note-agreed = Согласие: { $names }.
page-online-note-no = { $name } не соглашается.
page-online-note-withdrawn = { $name } отзывает просьбу.
page-online-note-lapsed = Игра пошла дальше: просьба больше не в силе ({ $name }).
page-online-note-stands-in = Теперь играет компьютер (место: { $name }).
page-online-note-took-over = { $name } снова в игре.
page-online-note-paused = Партия на паузе.
page-online-note-resumed = Партия продолжается.

## Конец

page-online-as-sealed = Раздача совпадает с печатью. Число сервера: { $number }
page-online-seal-of-deal = Печать раздачи: { $seal }.
page-online-not-sealed = Раздача не соответствует печати. Сохраните запись и сообщите нам.
page-online-not-checked = Раздачу не проверить: партия здесь не доиграна.
page-online-again = Сыграть ещё
page-online-again-sit = Сесть за следующую партию
page-online-again-by =
    { $names ->
        [none] Следующий стол готов.
       *[other] За следующим столом уже: { $names }.
    }
page-online-other-colour = Места сменились, и цвета тоже. { $pieces }.
page-online-before = Предыдущая партия

## Игрок

page-online-browser-only = знает только этот браузер
page-online-kept = закреплено паролем
page-online-program = программа
page-online-change-name = Сменить имя
page-online-name-changed = Имя изменено.
page-online-keep = Закрепить имя
page-online-keep-help = Вы играете без регистрации, можно и дальше так. Но если браузер забудет вас, пропадут имя, столы и история. Пароль сохранит их на любом устройстве.
page-online-name = Имя
page-online-passphrase = Пароль (запишите его)
page-online-passphrase-plain = Пароль
page-online-another = Другой
page-online-keep-it = Закрепить
page-online-recovery = Ваш код восстановления, он показан только раз: { $code }
page-online-recovery-code = Код восстановления
page-online-recovery-help = Если вы забудете пароль, войдите с этим кодом и выберите новый.
page-online-recovery-copy = Скопировать код
page-online-recovery-copied = Код скопирован.
page-online-devices = Устройства
page-online-add-device = Добавить по QR-коду
page-online-add-device-help = Откройте это на другом устройстве. Сработает один раз.
page-online-device = Устройство
page-online-this-device = Этот браузер
page-online-device-since = с { $time }
page-online-sign-out = Выйти
page-online-sign-in = Войти под другим именем
page-online-have-name = Имя уже сохранено? Войти
page-online-by-code = По коду восстановления
page-online-by-passphrase = По паролю
page-online-sign-in-help = С именем и паролем, которые вы закрепили на другом устройстве.
page-online-sign-in-do = Войти
page-online-give-up = Отказаться от имени «{ $name }»?
page-online-give-up-help = Это имя знает только этот браузер. Если войти под другим, его столы и история пропадут навсегда. Чтобы сохранить имя, сначала закрепите его паролем.
page-online-give-up-do = Отказаться
page-online-signed-in = Вы вошли.
page-online-renew = Вы вошли. Теперь выберите новый пароль.
page-online-hook = Сообщать программе
page-online-hook-help = Для тех, кто программирует: когда наступает ваш ход, на ваш адрес приходит подписанный POST. Адрес должен быть на одном из хостов, разрешённых владельцем этого сервера.
page-online-hook-address = Адрес
page-online-hook-set = Сообщать
page-online-hook-on = О ваших ходах сообщается на
page-online-hook-key = Сообщения подписаны этим ключом, он показан только один раз:
page-online-hook-end = Больше не сообщать
page-online-hook-ended = Вашей программе больше не сообщается.
page-online-data = Ваши данные
page-online-data-help = В файле всё, что этот сервер хранит о вас: имя, устройства, столы, партии и то, что вы писали. При удалении ваше имя исчезнет из старых партий, а сами партии останутся у других.
page-online-export-later = Сейчас не получается. Попробуйте через несколько минут.
page-online-export = Выгрузить
page-online-delete = Удалить меня
page-online-delete-help = Ваше имя, устройства и рейтинги удаляются сразу. Партии идут дальше; ваше место займёт компьютер. Чтобы подтвердить, введите своё имя.
page-online-delete-games =
    { $n ->
        [one] Сейчас идёт { $n } ваша партия.
        [few] Сейчас идут { $n } ваши партии.
       *[many] Сейчас идёт { $n } ваших партий.
    }
page-online-deleted = Ваши данные здесь удалены.
page-online-ended = Вас удалили или отключили на другом устройстве.
page-online-strength = Сила игры
page-online-one-scale = люди и компьютеры на одной шкале
page-online-games-counted =
    { $n ->
        [one] { $n } партия в рейтинг
        [few] { $n } партии в рейтинг
       *[many] { $n } партий в рейтинг
    }
page-online-about-rating = Около { $mean }, от { $low } до { $high }.
page-online-few =
    Где-то от { $low } до { $high }. { $n ->
        [one] { $n } партии мало, чтобы сказать точнее.
        [few] { $n } партий мало, чтобы сказать точнее.
       *[many] { $n } партий мало, чтобы сказать точнее.
    }
page-online-no-rating = В рейтинг идут только партии, отмеченные как рейтинговые до начала.
page-online-band =
    где { $name ->
        [you] вы
       *[other] { $name }
    }, в 19 случаях из 20
page-online-games = Партии
page-online-no-games = Здесь появятся законченные партии.
page-online-last-games = Последние партии: { $n } из { $all }.
page-online-older-games = Более ранние партии
page-online-of-seats = место { $rank } из { $seats }
page-online-won = Победа
page-online-somebody = кто-то, кого уже нет
page-online-with = с участием: { $names }
page-online-points-to = { $n } : { $others }
page-online-like-level = Ближе всего к компьютеру уровня { $level }.
page-online-level-key = компьютер этого уровня
page-online-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
page-online-not-counted = не в рейтинг
page-online-look-again = Пересмотреть
page-online-mute = Скрыть сообщения
page-online-unmute = Показывать сообщения

## Чем отказывает клуб

page-online-refused-no-link = Эта ссылка больше не действует. Попросите новую.
page-online-refused-no-table = Здесь нет стола, или он не открыт для этого браузера. Если он ваш, войдите под своим именем с паролем или откройте его ссылку.
page-online-refused-seat-taken = Место только что заняли.
page-online-refused-bad-seat = Все места заняты.
page-online-refused-started = Партия уже началась.
page-online-refused-dealing = Идёт раздача. Подождите немного.
page-online-refused-free-seat = Ещё есть свободное место.
page-online-refused-not-ready = Правила изменились, и согласились ещё не все.
page-online-refused-new-terms = Правила снова изменились. Сначала посмотрите на них.
page-online-refused-not-host = Это может только хозяин стола.
page-online-refused-bad-name = В имени от 1 до 40 обычных знаков.
page-online-refused-taken = Такое имя уже есть. Чтобы закрепить имя, выберите другое.
page-online-refused-bad-secret = Имя и пароль не подходят друг к другу.
page-online-refused-weak-secret = В пароле не меньше 8 знаков.
page-online-refused-moved = Позиция тем временем изменилась. Взгляните ещё раз.
page-online-refused-not-your-turn = Сейчас ход не ваш.
page-online-refused-paused = Партия на паузе.
page-online-refused-stands-in = За вас играет компьютер. Сначала вернитесь к игре.
page-online-refused-out-of-time = Ваше время вышло.
page-online-refused-ask = С тех пор кто-то увидел новое. Нужно согласие всех за столом.
page-online-refused-counts = В рейтинговой партии ход нельзя отменить, если кто-то уже увидел новое.
page-online-refused-next-turn = Снова попросить можно в следующий ход.
page-online-refused-nothing-to-undo = Отменять нечего.
page-online-refused-no-person = Сервер вас не знает. Назовите ему своё имя.
page-online-refused-not-away = Ещё рано: игрок отошёл совсем недавно.
page-online-refused-signed-in = В этом браузере уже кто-то вошёл. Сначала выйдите, потом откройте ссылку снова.
page-online-refused-removed = Ваше место отдали. Чтобы вернуться, попросите ссылку.
page-online-refused-bad-webhook = Владелец этого сервера не разрешает этот адрес.

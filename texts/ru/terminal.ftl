# Командная строка: что говорит `oxhide` в терминале.

## Запуск: oxhide, oxhide КОМАНДА --help

terminal-usage = запуск:
terminal-usage-all = запуск: oxhide КОМАНДА [АРГУМЕНТЫ]
terminal-what = Настольные игры о древнем мире.
terminal-usage-more = oxhide help КОМАНДА расскажет о ней подробнее.
terminal-about-play = сыграть партию в терминале
    .more = Игра в терминале. Без --seats вы играете против ai:4. Компьютерные игроки идут от ai:1 (Новичок) до ai:8 (Мастер), у них может быть стиль: ai:5:builder, ai:5:explorer, ai:5:rival. random и greedy вперёд не думают. engine:КОМАНДА — ваша программа, которая отвечает так же, как 'oxhide engine'.
terminal-about-serve = веб-приложение для браузера
terminal-about-club = сохранить, восстановить, вывести или удалить данные сервера
    .more = Для владельца сервера: делает копию, пока сервер работает, восстанавливает её в пустом хранилище, показывает или удаляет всё, что хранится о человеке (по его id или закреплённому имени), и перечисляет, на что люди жаловались друг на друга.
terminal-about-learn = научиться игре за четверть часа, играя
    .more = Учит игре примерно за четверть часа, прямо за столом. Урок продолжается с того места, где вы остановились.
terminal-about-rules = правила игры или один раздел
    .more = Печатает правила игры, раздел с таким номером (B-4.2), разделы с таким названием или строки, где слово встречается.
terminal-about-games = игры, которые здесь есть
    .more = Перечисляет игры с их местами и вариантами.
terminal-about-replay = рассказать партию по записи, показать стол
    .more = Пересказывает партию по записи и показывает стол в конце или после указанного числа действий.
terminal-about-review = что упущено в партии, что сделала удача и почему
    .more = Говорит, что упущено решениями партии, что сделала удача и почему. Для папки с записями говорит, как один игрок сыграл во всех.
terminal-about-puzzles = задачи из партий: найти, показать, решить
    .more = Задача — это момент партии, когда одно действие явно лучшее. N — её номер или 'today', задача дня. 'mine' ищет новые задачи в партиях программ; 'check' проверяет, что каждый ответ по-прежнему лучший.
terminal-about-verify = проверить записи по правилам и зерну случая
    .more = Проверяет, что правила допускают каждую строку записи и что всё вытянуто так, как следует из её зерна или запечатанной раздачи. Код выхода 0, если верны все записи, 1, если одна неверна, и 2, если одну нельзя проверить: в ней нет зерна, вытянутое внесено вручную или она показывает только то, что видело одно место.
terminal-about-cards = компоненты игры в JSON
terminal-about-strings = все тексты по ключам, для переводчиков
terminal-about-schema = поля того, что видно в игре
terminal-about-engine = отвечает на запросы JSON со стандартного ввода, для программ
terminal-about-sim = много партий между программами, с итогом
terminal-about-perft = сосчитать последовательности действий от позиции
terminal-about-arena = насколько компьютерные игроки сильны друг против друга
terminal-about-train = выучить веса оценки на играх с собой
terminal-about-guesses = насколько догадки о тайном подходят к сыгранному
terminal-about-gauge = насколько можно верить разбору
terminal-about-prove-fair = показать, что компьютерные игроки не подглядывают
terminal-about-signature = число, которое выдаёт любое изменение игры
terminal-about-bench = насколько быстры правила по сравнению с эталоном

terminal-option-play-seats = кто играет, например human,ai:2,ai:5:builder
terminal-option-play-players = сколько мест
terminal-option-play-seed = число, от которого зависит всё вытянутое
terminal-option-play-option = вариант игры, как их перечисляет 'oxhide games'
terminal-option-play-load = продолжить сохранённую партию
terminal-option-play-resume = продолжить партию, которую вы оставили последней
terminal-option-play-deal = вносить вытянутое самим, как за настоящим столом
terminal-option-play-plain = для программ чтения с экрана: предложения без цвета
terminal-option-play-with-help = объяснять новое, когда оно встретится впервые
terminal-option-play-time-ms = сколько могут думать игроки engine:
terminal-option-play-no-autosave = ничего не сохранять без команды 'save'
terminal-option-learn-chapter = начать с этой главы
terminal-option-learn-again = начать сначала
terminal-option-learn-plain = для программ чтения с экрана: предложения без цвета
terminal-option-rules-plain = без цвета и нарисованных таблиц
terminal-option-games-json = JSON в одну строку
terminal-option-replay-ply = показать стол после N действий
terminal-option-replay-as = показать, что видело место: от A до D, public или all
terminal-option-replay-json = вид в JSON
terminal-option-replay-plain = { terminal-option-play-plain }
terminal-option-review-as = чьи решения: от A до D или all
terminal-option-review-seconds = сколько можно считать одну партию (иначе 20)
terminal-option-review-rounds = остановиться после N кругов, сколько бы они ни длились
terminal-option-review-error = погрешность на 1000 партий (по умолчанию 30)
terminal-option-review-fair = учитывать только то, что место могло знать
terminal-option-review-jobs = сколько потоков (по умолчанию 2)
terminal-option-review-seed = число, от которого зависит всё вытянутое
terminal-option-review-json = отчёт в JSON
terminal-option-review-csv = строка на каждое решение
terminal-option-review-html = записать отчёт как страницу
terminal-option-review-annotate = запись с разбором в примечаниях
terminal-option-review-keep = продолжить разбор из этого файла и хранить его там
terminal-option-review-player = для папки: чьи партии (по умолчанию human)
terminal-option-review-plain = для программ чтения с экрана: предложения, без графика
terminal-option-review-quiet = без полосы хода работы
terminal-option-puzzles-file = взять задачи из этого файла
terminal-option-puzzles-theme = list: только задачи об этом
terminal-option-puzzles-difficulty = list: только такие, от 1 до 6; mine: не легче
terminal-option-puzzles-json = list: задачи целиком в JSON, по одной в строке
terminal-option-puzzles-plain = { terminal-option-play-plain }
terminal-option-puzzles-players = mine: сколько мест (по умолчанию 2)
terminal-option-puzzles-player = mine: кто играет (по умолчанию ai:5)
terminal-option-puzzles-games = mine: сколько партий (по умолчанию 100)
terminal-option-puzzles-from = mine: только моменты после стольких действий
terminal-option-puzzles-seconds = mine: сколько можно считать
terminal-option-puzzles-seed = зерно первой партии (mine) или поисков (check)
terminal-option-puzzles-skip = check: пропустить первые N
terminal-option-puzzles-count = check: только столько
terminal-option-club-data = где всё хранится (иначе ~/.local/share/oxhide)
terminal-option-club-store = sqlite:ПАПКА или postgres://... вместо --data
terminal-option-verify-seal = печать, которую вы записали при раздаче, для сравнения
terminal-option-verify-json = объект JSON на каждую запись
terminal-option-lang = язык; иначе тот, что в LC_ALL, LC_MESSAGES или LANG

## Что может быть не так с командой

terminal-pair = { $what }: { $is }
terminal-message = { $message }
terminal-file = { $path }: { $message }
terminal-no-command = команды '{ $command }' нет; их перечисляет 'oxhide help'
terminal-no-option = ключа '{ $option }' нет; смотрите --help
terminal-needs-value = для --{ $option } нужно значение ({ $value })
terminal-bad-number = --{ $option } принимает число от { $least } до { $most }, а не '{ $value }'
terminal-bad-seed = --{ $option } принимает десятичное число меньше 2^64, а не '{ $value }'
terminal-too-often = --{ $option } указан слишком много раз
terminal-no-game = игры '{ $game }' нет; есть { $there }
terminal-no-language = языка '{ $language }' нет; есть { $there }
terminal-name-game = назовите игру: { $there }
terminal-one-game = { $command } принимает одну игру; смотрите --help
terminal-wrong-seats =
    { $most ->
        [2] { $game }: игра для 2 игроков
       *[other] { $game }: игра для { $least }–{ $most } игроков
    }
terminal-no-player = игрока '{ $name }' нет; есть human{ $there }
terminal-load-and-resume = что-то одно: --load или --resume
terminal-new-and-old = { $new } — для новой партии; { $old } продолжает старую
terminal-other-seats =
    в записи { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, а в --seats названо { $named }
terminal-other-game = { $path }: это партия в игру { $game }, а не { $wanted }
terminal-no-home = продолжать неоткуда: переменная HOME не задана
terminal-not-saved = { $path }: не сохранено: { $why }
terminal-no-memory = не хватает памяти
terminal-lost-output = вывод записать не удалось
terminal-lost-output-why = вывод записать не удалось: { $why }
terminal-cannot-go-on = { $player } не может продолжать: { $message }
terminal-no-arguments = { $command } не принимает аргументов; смотрите --help
terminal-one-record = { $command } принимает одну запись; смотрите --help
terminal-file-unreadable = { $path } не читается
terminal-file-too-long = { $path } больше 4 МиБ, это не запись партии
terminal-file-unwritable = { $path } не записать: { $why }
terminal-folder-unwritable = в { $path } ничего не записать: { $why }
terminal-replay-seat = места '{ $seat }' нет; --as принимает от A до { $last }, public или all
terminal-replay-public = запись показывает, что видели все: уберите --as { $seat }
terminal-replay-other = запись показывает, что видело место { $eyes }: уберите --as { $seat }
terminal-replay-ply = запись короче: --ply принимает от 0 до { $most }

## Игроки извне: engine:КОМАНДА

terminal-outsider-forfeits = { $player } проигрывает партию на месте { $seat } (зерно { $seed }): { $why }
terminal-outsider-loses = { $seat } проигрывает партию: { $why }. Продолжить без него: --resume --seats ...
terminal-outsider-late = нет ответа за { $ms } мс
terminal-outsider-ended = программа завершилась с кодом { $status }
terminal-outsider-killed = программу прервал сигнал { $signal }
terminal-outsider-error = программа ответила ошибкой: { $message }
terminal-outsider-no-answer = программа написала не ответ
terminal-outsider-no-action = в ответе нет действия
terminal-outsider-illegal = действие '{ $action }' не разрешено
terminal-outsider-no-start = программу не удалось запустить: { $message }

## oxhide engine

terminal-setting-name = "name" может быть "threads", "memory" или "info"
terminal-setting-value = "value" для { $name } — целое число от { $least } до { $most }

## oxhide games

terminal-game-seats =
    { $game }, { $least ->
        [2] { $most ->
            [2] 2 игрока
           *[other] 2–{ $most } игрока
        }
       *[other] { $least }–{ $most } игрока
    }

## Игра

terminal-player =
    { $who ->
        [you] вы
       *[person] человек
    }
terminal-welcome = Наберите номер действия, чтобы выбрать его. 'help' расскажет, что ещё можно набрать, 'hint' — что сделала бы программа, 'rules' — как играть.
terminal-prompt =
    { $who ->
        [chance] Случай>{" "}
       *[other] { $who }>{" "}
    }
terminal-curtain = Ходит { $seat }. Передайте экран; затем пусть нажмут Enter.
terminal-only-enter = Ничего не набирайте: просто нажмите Enter, чтобы увидеть руку.
terminal-numbers =
    { $most ->
        [1] Действие одно: наберите 1.
       *[other] Номера идут от 1 до { $most }.
    }
terminal-summary =
    { $first }... (наберите '{ $start }', чтобы увидеть { $count ->
        [1] это
       *[other] все { $count }
    })
terminal-refused-rule = Нет: { $message } ({ $rule }; подробнее: 'rules { $rule }')
terminal-see-help = Наберите 'list', чтобы увидеть действия, или 'help', чтобы узнать, что ещё можно набрать.
terminal-line-too-long = Строка слишком длинная: знаков может быть не больше { $most }. Ничего не сделано.
terminal-shortened = Наберите 'list', чтобы увидеть все действия целиком.
terminal-more = (дальше — Enter, хватит — q){" "}
terminal-allowed = '{ $words }' сейчас можно.
terminal-thinking = Думаю...
terminal-hint = Совет: { $say } ({ $words })
terminal-hint-or = Или: { $say } ({ $words })
terminal-hint-reason = Почему: { $reason }.
terminal-hint-lead =
    В среднем к концу { $points ->
        [0] счёт равный
        [one] вы впереди на { $points } очко
        [few] вы впереди на { $points } очка
       *[many] вы впереди на { $points } очков
    }.
    .behind =
    В среднем к концу вы позади на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
terminal-hint-speaks = В его пользу: { $reason }.
terminal-hint-even = Оба хода примерно одинаково хороши.
terminal-hint-unsure = Разница может быть случайной.
terminal-hint-spread = Одной причины нет: сложилось много мелочей.
terminal-undo-consent = Если все согласны, наберите 'undo!'. Карты вытянут заново, а запись и подсчёт очков сообщат об отмене.
terminal-taken-back = Ход отменён.
terminal-taken-back-consent = Ход отменён с общего согласия; в записи это видно.
terminal-taken-times =
    Отмен с общего согласия в этой партии: { $times }.
terminal-name-file = Назовите файл: save my-game.play
terminal-saved = Сохранено в { $path }. Продолжить: oxhide play --load { $path }
terminal-name-thing = Назовите карту или что угодно в игре, можно часть названия: about храм
terminal-no-thing = Ничего с названием '{ $name }' в этой игре нет.
terminal-no-section = Раздела '{ $id }' в правилах нет, и слово в них не встречается; разделы перечисляет 'rules'.
terminal-no-section-of = { $game }: раздела '{ $id }' в правилах нет, и слово в них не встречается
terminal-no-rules = { $game }: правил в этой сборке нет
# Над правилами, которые есть только по-английски.
terminal-rules-english = Эти правила пока только на английском.
terminal-rules-how = Наберите 'rules' и один из этих номеров или любое название, чтобы прочесть о нём; 'rules all' печатает всё.
terminal-kept = Сохранено. Продолжить: oxhide play { $game } --resume
terminal-not-kept = Эта партия не сохранена. (Чтобы сохранять, наберите 'save ФАЙЛ'.)
terminal-kept-over = Партия сохранена в { $path }. Разбор: oxhide review { $path }
terminal-over =
    Игра окончена. { $count ->
        [1] Победа: { $winners }.
       *[other] Победу делят { $winners }.
    }

terminal-points = Очки
terminal-total = Итого
terminal-place = Место
terminal-score-line =
    { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, место { $place }.

## Что можно набрать в игре; .more отвечает на 'help КОМАНДА'.

terminal-help = Наберите номер действия или его слова. По одним первым словам вы увидите все действия, которые с них начинаются. Ещё можно набрать:
terminal-help-keys = 'help КОМАНДА' расскажет о ней подробнее. В терминале Tab дополняет, стрелки правят строку и возвращают прежние, Ctrl-C выходит.
terminal-kept-always = Партия сохраняется после каждого действия.
terminal-command-list = list         снова показать действия
    .more = list: показывает с номерами, что вы можете сделать. Наберите номер или слова справа.
terminal-command-table = table        весь стол
    .more = table: показывает всё, что на столе. В свой ход на маленьком экране вы видите только то, что важно сейчас.
terminal-command-about = about ИМЯ    что делает карта или что угодно другое
    .more = about ИМЯ: говорит, что делает любая вещь в игре, по названию или его части, например 'about библиотека'.
terminal-command-rules = rules ИМЯ    правила: раздел или всё о названном
    .more = rules: перечисляет разделы. rules НОМЕР печатает один. rules ИМЯ печатает разделы с таким названием или строки, где оно встречается. rules all печатает всё.
terminal-command-hint = hint         что сделала бы программа и почему
    .more = hint: сильная программа думает над вашим ходом и называет два хороших действия и чем первое лучше второго.
terminal-command-why = why ДЕЙСТВИЕ можно ли так, а если нельзя, то почему
    .more = why ДЕЙСТВИЕ: говорит, разрешают ли правила действие сейчас, а если нет, то какое правило мешает. Действие — это его номер или слова.
terminal-command-score = score        очки на этот момент
    .more = score: показывает очки всех, как если бы партия кончилась сейчас, строка за строкой.
terminal-command-log = log          всё, что произошло
    .more = log: рассказывает партию с начала, как её видели вы.
terminal-command-undo = undo         шаг назад
    .more = undo: отменяет ваше последнее решение. Если с тех пор кто-то увидел что-то новое, нужно согласие всех. Если оно есть, наберите undo!
terminal-command-redo = redo         снова шаг вперёд
    .more = redo: повторяет то, что вы только что отменили.
terminal-command-save = save ФАЙЛ    сохранить партию как есть
    .more = save ФАЙЛ: пишет партию в файл. Продолжить: oxhide play --load ФАЙЛ
terminal-command-quit = quit         выйти; партия сохранится
    .more = quit: выходит из партии. Продолжить: oxhide play ИГРА --resume. Ctrl-C и Ctrl-D делают то же.
terminal-command-help = help         этот список
    .more = help: перечисляет, что можно набрать. help КОМАНДА рассказывает о ней подробнее.

## oxhide learn

terminal-learn-welcome = Enter ведёт дальше. 'help' расскажет, что ещё можно набрать.
terminal-learn-chapter = { $n } из { $of }: { $title }
terminal-learn-minutes = { $title }, { $minutes } мин
terminal-learn-type = Наберите: { $words }
terminal-learn-find = Наберите действие; 'list' покажет все.
terminal-learn-rule = { $message } ({ $rule }; подробнее: 'rules { $rule }')
terminal-learn-enter = (Enter: дальше){" "}
terminal-learn-help = Enter ведёт дальше. 'back' и 'skip' — на шаг назад или вперёд. 'list' показывает все действия, 'table' — весь стол, 'about ИМЯ' — что делает карта, 'hint' — что сделала бы программа. 'rules' печатает правило этого шага, 'rules НОМЕР' — другое. 'quit' выходит; шаг запоминается.
terminal-learn-kept = Шаг запомнен. Продолжить: oxhide learn { $game }
terminal-learn-done = Урок пройден. Нажмите Enter, чтобы начать первую партию с подсказками против Новичка; чтобы выйти, наберите 'quit'.
terminal-learn-none = { $game }: урока в этой сборке нет
terminal-learn-broken = { $game }: урок сыграть нельзя
terminal-learn-no-chapter = главы '{ $chapter }' в уроке нет; есть с 1 по { $most }

## oxhide review: разбор, в шансах из 100

terminal-review-not-over = Игра не окончена
terminal-review-result =
    { $winners ->
        [1] Победа: { $who }. Очки: { $points }
       *[other] Общая победа. Очки: { $points }
    }
terminal-review-decided = Что решило партию, в победах на 100 партий
terminal-review-unknown = пока неизвестно: дайте разбору больше времени
# Из чего сложились шансы места; $rivals — это terminal-review-rival для каждого.
terminal-review-account =
    начало { $start }, удача { $luck } (± { $error }), свой выбор { $own }{ $rivals }{ $hidden ->
        [none] {""}
       *[other] , чего никто не мог знать { $hidden }
    }, прочее { $rest }
terminal-review-rival = , выбор { $seat } { $n } (± { $error })
terminal-review-choices = Сколько упущено решениями
terminal-review-skill =
    { $loss } % за решение (± { $error }), { $n ->
        [one] { $n } решение
        [few] { $n } решения
       *[many] { $n } решений
    }{ $level ->
        [none] {""}
       *[other] { engine-colon } { $level }
    }
terminal-review-level = { $low }
terminal-review-levels = от { $low } до { $high }
terminal-review-graph = Шансы на победу
terminal-review-graph-guess = Шансы на победу (первая прикидка)
terminal-review-turning = Поворотные моменты
terminal-review-none = заметных нет
terminal-review-rounds =
    { $n ->
        [one] { $n } круг
        [few] { $n } круга
       *[many] { $n } кругов
    }; { $done ->
        [yes] всё, о чём вы спросили, известно.
       *[no] если дать больше времени (--seconds), узнаем больше.
    }
terminal-review-one = review принимает одну запись или папку; смотрите --help
terminal-review-one-form = выберите одно: --json, --csv, --html или --annotate
terminal-review-same-file = --html затрёт запись: выберите другое имя
terminal-review-folder-form = --csv, --html, --annotate и --keep принимают одну запись, а не папку
terminal-review-not-kept = { $path } не содержит разбора этой партии с этими параметрами
terminal-review-seat = --as принимает от A до { $last } или all, а не '{ $seat }'
terminal-review-too-long = { $path }: отчёт слишком длинный
terminal-review-no-records = в { $path } нет записей партий для разбора
terminal-review-not-in =
    { $path }: { $player ->
        [human] люди в ней не играют
       *[other] { $player } в ней не играет
    }
terminal-review-round = Разбор, круг { $round }
    .many = Разбор партии { $game } из { $games }, круг { $round }

## oxhide review --html

terminal-review-graph-whole = Шансы на победу от первого действия до последнего
# Below the graph.
terminal-review-graph-rows = Под графиком: верхние числа — раунды, ходы или эры, нижние — поворотные моменты. Линия учитывает все карты, а цена выбора — только то, что игрок мог знать.
terminal-review-title = { $game }: разбор
terminal-review-how = Числа строки складываются в её результат. Решение судят по тому, что игрок мог тогда знать.
terminal-review-then = Стол в этот момент
terminal-review-column-seat = Место
terminal-review-column-points = очки
terminal-review-column-start = начало
terminal-review-column-luck = удача
terminal-review-column-own = свои решения
terminal-review-column-rival = решения { $seat }
terminal-review-column-hidden = скрытое
terminal-review-column-rest = остальное
terminal-review-column-loss = упущено за решение
terminal-review-column-level = уровень

## oxhide review FOLDER

terminal-review-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }, побед { $won } %
terminal-review-lost-each = Упущено: { $loss } % за решение (± { $error })
terminal-review-mistakes-each = Ошибки: { $n } за партию (± { $error })
terminal-review-luck-each = Удача: { SIGNED($luck) } % за партию (± { $error })
terminal-review-trend =
    Раньше { $before } % (± { $first }), потом { $after } % (± { $second }): { $trend ->
        [better] теперь лучше
        [worse] теперь хуже
       *[same] примерно так же
    }
terminal-review-by-part = По частям партии
terminal-review-first-third = первая треть
terminal-review-second-third = вторая треть
terminal-review-last-third = последняя треть
terminal-review-by-kind = По видам действий
terminal-review-by-source = По тому, где потеряны очки
terminal-review-share = { $share } % потерь
    .each = { $share } % потерь, по { $loss } %, раз: { $n }
terminal-review-left-out =
    { $n ->
        [one] { $n } файл пропущен.
        [few] { $n } файла пропущено.
       *[many] { $n } файлов пропущено.
    }

## oxhide puzzles

terminal-puzzle-ask = Вы играете за { $seat }. Одно действие явно лучше всех остальных: какое?
terminal-puzzle-wins =
    { $percent ->
        [0] Так вы не выигрываете почти ни одной партии.
        [100] Так вы выигрываете почти все партии.
       *[other] Так вы выигрываете около { $percent } партий из 100.
    }
terminal-puzzle-against = По сравнению с '{ $second }': { $why }.
terminal-puzzle-yes = Да: { $words }.
terminal-puzzle-no = Не то действие: оно стоит вам примерно { $percent } побед из 100.
terminal-puzzle-not-action = Это не действие.
terminal-puzzle-type = Введите действие, как в 'oxhide play', или 'answer', чтобы увидеть ответ.
terminal-puzzle-answer = Это: { $words }.
terminal-puzzle-difficulty = сложность
terminal-puzzle-about = о чём
terminal-puzzle-seats = мест
terminal-puzzle-usage = puzzles принимает list, show, try, mine или check и игру; смотрите --help
terminal-puzzle-name = назовите задачу: от 1 до { $most } или today
terminal-puzzle-none = задач нет
terminal-puzzle-hold = { $game }: верны { $hold } из { $all } задач
terminal-puzzle-line = { $path }: строка { $line } — не задача
terminal-puzzle-edited = задача { $id }: её запись изменена
terminal-puzzle-answer-edited = задача { $id }: её ответ изменён

## oxhide verify

terminal-verify-usage = verify принимает записи; смотрите --help
terminal-bad-seal = в печати 16 цифр от 0 до f, а не '{ $seal }'
terminal-verify-does-not = { $path }: неверна: { $why }
terminal-verify-cannot = { $path }: нельзя проверить: { $why }
terminal-verify-follows =
    { $path }: верна: { $game }, мест { $seats }, { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действия
    }, { $points ->
        [none] не окончена
       *[other] { $points }
    }; { $chance ->
        [one] { $chance } исход
        [few] { $chance } исхода
        [many] { $chance } исходов
       *[other] { $chance } исхода
    } случая{ $seal ->
        [none] {""}
       *[other] ; запечатана { $seal }
    }{ $times ->
        [0] {""}
        [one] ; { $times } отмена
        [few] ; { $times } отмены
        [many] ; { $times } отмен
       *[other] ; { $times } отмены
    }

## oxhide club

terminal-club-takes = club нужно слово и то, о чём речь: 'club backup ФАЙЛ', 'club restore ФАЙЛ', 'club export ЧЕЛОВЕК', 'club delete ЧЕЛОВЕК' или 'club reports'
terminal-club-kept = Записано в { $path }, строк: { $n }.
terminal-club-restored = Восстановлено из { $path }, строк: { $n }.
terminal-club-unread = { $path }: хранилище не читается
terminal-club-not-empty = хранилище не пусто; восстанавливайте в новое
terminal-club-not-whole = { $path } не полная копия клуба
terminal-club-full = хранилище больше ничего не принимает (диск полон?); восстановите ещё раз
terminal-club-nobody = никого с именем '{ $who }' нет: укажите id из 16 букв или закреплённое имя
terminal-club-unwritten = не всё удалось записать
terminal-club-undeleted = не всё удалось удалить; попробуйте ещё раз
terminal-club-deleted = Удалено: { $who }.

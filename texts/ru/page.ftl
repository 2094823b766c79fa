# Страница, кроме столов самих игр.

page-brand = Oxhide
page-close = Закрыть
page-loading = Раскладываем игру…
page-announcements = Объявления
# Перед последним из вариантов: «a, b или c».
page-list-or = {" или "}
# Между частями предложения и между очками сторон.
page-list-clause = { engine-semicolon }{" "}
page-list-score = {" : "}
# Между вещами, что стоят рядом, и между вещью и тем, что она такое.
page-pair = { $what }: { $is }
page-labelled = { $what } { $n }

## Полоса вверху

page-nav-play = Играть
page-nav-rules = Правила
page-nav-theme = Цвета
page-nav-theme-title = Светлая или тёмная
page-nav-settings = Настройки
page-nav-main = Главное
page-nav-tools = Инструменты

## Главная

page-home-title = Игры о древнем мире
page-home-lead = Против компьютера или с друзьями за одним экраном. Без регистрации и установки.
page-home-games = Игры
page-home-cover = { $game }: рисунок обложки
page-home-seats =
    { $most ->
        [one] { $most } игрок
        [few] { $most } игрока
       *[many] { $most } игроков
    }
    .range = { $least }–{ $most } игрока
page-home-minutes = { $n } мин
page-home-play-now = Играть
page-home-new-table = Новый стол
page-home-rules = Правила
page-home-continue = Продолжить
page-home-nothing = Неоконченные партии хранятся здесь, в этом браузере.
page-home-finished = Повторы
page-home-none-finished = Законченные партии хранятся здесь: их можно пересмотреть.
page-home-last-kept = Браузер хранит последние { $n } законченных партий.
page-home-your-turn = Ваш ход
page-home-turn-of = Ходит { $name }
page-home-with = с вами: { $names }
page-home-all = Все { $n }
page-home-fewer = Меньше
page-home-remove = Убрать: { $title }
page-home-removed = Стол убран.
page-home-open = Открыть запись
page-home-drop = Перетащите запись (.play) на эту страницу или
page-home-credit = Пиктограммы: Lorc, Delapouite и другие авторы, game-icons.net, CC BY 3.0. Шрифты: Marcellus, Forum и Source Sans 3, SIL OFL 1.1.
page-home-licence = Oxhide — свободная программа по лицензии MIT.

## Новый стол

page-setup-title = Новый стол: { $game }
page-setup-seats = Места
page-setup-count = Игроки
page-setup-who = Кто играет на месте { $n }?
page-setup-you = Вы
page-setup-person = Человек за этим экраном
page-setup-computer = Компьютер
page-setup-level = Уровень на месте { $n }
# Один из уровней на выбор: «4: Бывалый».
page-setup-level-name = { $level }: { engine-player }
page-setup-style = Стиль на месте { $n }
page-setup-any-style = Любой стиль
page-setup-name = Имя на месте { $n }
page-setup-options = Правила
page-setup-more = Ещё
page-setup-seed = Зерно
page-setup-seed-help = Одно и то же зерно даёт одну и ту же раздачу. Для новой оставьте пустым.
page-setup-bad-seed = Зерно — целое число, не больше 20 цифр.
page-setup-speed = Анимация
page-setup-speed-0 = Нет
page-setup-speed-1 = Обычная
page-setup-speed-2 = Быстрая
page-setup-start = Начать
page-setup-watch = Смотреть
page-setup-hotseat = Играющие за одним экраном передают его друг другу. Между ходами стол скрыт.
# Имена компьютерных игроков.
page-setup-name-1 = Мира
page-setup-name-2 = Инес
page-setup-name-3 = Кофи
page-setup-name-4 = Хаттусил

## Настройки

page-settings-title = Настройки
page-settings-language = Язык
# Первый выбор: язык, о котором просит браузер.
page-settings-language-auto = Как в браузере
page-settings-theme = Цвета
page-settings-theme-auto = Как в системе
page-settings-theme-light = Светлые
page-settings-theme-dark = Тёмные
page-settings-forced = Делать единственный возможный ход автоматически
page-settings-letters = Буквы на фишках вместо знаков поселенцев
page-settings-keys = Быстрые клавиши из одной буквы
page-settings-name = Ваше имя
page-settings-motion-note = Ваша система просит меньше движения, поэтому анимации нет.

## Клавиши

page-keys-title = Клавиши
page-keys-all = Посмотреть и сменить клавиши
page-keys-intro = На клавиатуре действие выбирают клавишами { $first }–{ $last }; { $menu } показывает все клавиши.
page-keys-help = Нажмите одну из клавиш справа, затем ту, что хотите вместо неё. Можно вместе с Ctrl, Alt и Shift.
page-keys-off = Одиночные клавиши выключены: работают только клавиши с Ctrl, Alt или с названием, например Esc.
page-keys-everywhere = За любым столом
page-keys-with-key = { $title } ({ $key })
page-keys-change = { $what }: { $key }. Сменить клавишу
page-keys-nth = { $what }, { $n }
page-keys-press = Нажмите клавишу
page-keys-pressed = { $key } теперь значит «{ $what }».
page-keys-span = { $first } – { $last }
page-keys-taken = { $key } уже значит «{ $by }». Нажмите другую клавишу или Esc, чтобы оставить как было.
page-keys-kept = { $key } всегда значит «{ $by }». Нажмите другую клавишу или Esc, чтобы оставить как было.
page-keys-restore = Вернуть исходные
page-keys-go = перейти: { $places }
page-keys-place = { $key } { $where }

page-key-name-escape = Esc
page-key-name-space = Пробел

# Что делает каждая клавиша.
page-key-choice = выбрать ответ по номеру
page-key-arrows = по возможным местам (с Ctrl: по всем), по шагам повтора
page-key-onward = к следующей части
page-key-press = сделать
page-key-let-go = отменить или закрыть
page-key-undo = отменить
page-key-undo-turn = отменить до начала вашего хода
page-key-redo = вернуть
page-key-hint = совет, затем следующий
page-key-why = почему выбранное нельзя?
page-key-play-back = показать, что сделали другие
page-key-say = прочесть вслух, что делать
page-key-talk = беседа с друзьями
page-key-back = шаг назад по партии
page-key-forward = шаг вперёд
page-key-ends = начало и конец повтора
page-key-rules = правила
page-key-theme = светлая или тёмная тема
page-key-menu = меню
page-key-jump = перейти к части стола
page-key-go-rivals = соперники
page-key-go-log = журнал

## Правила

page-rules-title = Правила: { $game }
page-rules-games = Игры
page-rules-missing = Эти правила ещё не написаны.
# Над правилами, которые есть только по-английски.
page-rules-english = Эти правила пока только на английском.
page-rules-failed = Правила не загрузились. Проверьте связь и попробуйте ещё раз.
page-rules-search = Искать в правилах
page-rules-contents = Содержание
page-rules-chapter = { $n } из { $count }
page-rules-owners = Владельцам и программистам
page-rules-all-rulings = Все толкования
page-rules-back = Назад
page-rules-next = Дальше
page-rules-on-table = На вашем столе
page-rules-show = Показать на моём столе
page-rules-to-table = К моему столу
page-rules-asked = Частые вопросы
page-rules-also = См. также
page-rules-example = Пример
page-rules-rulings = { $n ->
    [one] { $n } толкование и почему так
    [few] { $n } толкования и почему так
   *[many] { $n } толкований и почему так
}
page-rules-found = { $n ->
    [one] { $n } результат
    [few] { $n } результата
   *[many] { $n } результатов
}
page-rules-nothing = По слову «{ $words }» ничего нет. Попробуйте другое слово или содержание.
page-rules-open = Открыть правила
page-rules-span = от { $first } до { $last }

## За любым столом

page-table-begins = вот-вот начнётся
page-table-set-up = Стол разложен.
page-table-over = закончено
page-table-is-over = Игра окончена
page-table-past = Момент из прошлого
page-table-setting-up = Раскладка
page-table-look-around = А пока можно осмотреться.
page-table-what-happened = Что произошло, { $n } из { $all }
page-table-forced = Единственный ход: { $what }
    .wait = Подождать
    .done = автоматически: единственный ход
page-table-beyond =
    { $side ->
        [left] Слева
       *[right] Справа
    } за краем: { $n ->
        [one] { $n } изменение
        [few] { $n } изменения
       *[many] { $n } изменений
    }
page-table-next-step = Дальше
page-table-in-play = в игре
page-table-in-words = Стол словами
page-table-players = Игроки
page-table-won-by =
    { $name ->
        [you] вы победили
       *[other] победа: { $name }
    }
page-table-your-turn = Ваш ход.
page-table-refused = Нельзя. { $message }
    .rule = Нельзя. { $rule }: { $message }
page-table-rule = Правило { $id }
page-table-undone = Отменено: { $what }.
page-table-frontier-title = Нужно согласие всех
page-table-frontier-help = Если все за столом согласны, ход можно отменить. Карты вытянут заново, а запись и подсчёт очков сообщат об отмене.
page-table-undo-anyway = Все согласны: отменить
page-table-frontier-alone = Всё равно отменить?
page-table-frontier-ask = Попросить об отмене?
page-table-frontier-note = Карты вытянут заново, и подсчёт очков об этом сообщит.
page-table-undo-alone = Отменить
page-table-undo-to = Отменить это и всё после
page-table-frontier-line = Дальше этого места отмена потребует согласия
page-table-ask-all = Спросить всех
page-table-leave-it = Отмена
page-table-hint = Совет: { $say }.
page-table-do-it = Сделать
page-table-hint-coming = Ищем совет
page-table-show-now = Показать сейчас
    .title = Закончить поиск: будет показано лучшее из найденного
page-table-prompt = Что делать
page-table-waiting =
    { $name ->
        [you] Ход за вами
       *[other] Ходит { $name }
    }
page-table-thinking = { $name } думает
page-table-move-now = Ходить сейчас
    .title = Закончить раздумье: будет сыграно лучшее из найденного
page-table-skip = Пропустить
page-table-skip-title = Сразу к вашему ходу, без анимации
page-table-to-act = ходит
page-table-badge =
    { $name ->
        [you] Ваши фигуры
       *[other] Фигуры игрока { $name }
    } — { $letter ->
        [L] синие круги
        [C] красные квадраты
        [S] жёлтые треугольники
       *[V] зелёные ромбы
    }, буква { $letter }
page-table-first-player = Первый игрок
page-table-steps = Ваш ход
page-table-undo = Отмена
page-table-redo = Вернуть
page-table-hint-tool = Совет
page-table-menu = Меню
page-table-points = Очки
page-table-tabs = Части стола
page-table-rail = Игроки и журнал
page-table-log = Журнал
page-table-since = С вашего хода
page-table-whole = Весь журнал
page-table-recent = Недавнее
page-table-jump = Посмотреть этот момент
page-table-play-back = Показать
page-table-play-back-title = Показать, что сделали другие
page-table-beginning = Начало
page-table-back-to-now = К текущему ходу
page-table-elsewhere = Эта партия открыта в другой вкладке.
page-table-play-here = Играть здесь
page-table-pass-to = Передайте экран: { $name }
page-table-pass-why = Стол закрыт, пока экран не перейдёт дальше.
page-table-i-am = Я { $name }
page-table-shared = Победу делят { $names }
page-table-wins-by =
    { $name ->
        [you] Вы побеждаете
       *[other] { $name } побеждает
    } с отрывом в { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
page-table-wins-tie =
    { $name ->
        [you] Вы побеждаете
       *[other] { $name } побеждает
    } при равенстве очков
page-table-replay = Повтор
page-table-rematch = Сыграть ещё
page-table-sheet = Подсчёт очков
page-table-taken-back =
    { $n ->
        [1] В этой партии была одна отмена после того, как что-то открылось.
       *[other] Отмен после того, как что-то открылось, в этой партии: { $n }.
    }
page-table-takes-back =
    { $name ->
        [you] Вы отменяете
       *[other] { $name } отменяет
    } { $n ->
        [one] { $n } действие
        [few] { $n } действия
        [many] { $n } действий
       *[other] { $n } действия
    }
page-table-save-record = Сохранить запись
page-table-copy-record = Скопировать запись
page-table-copy-link = Копировать ссылку
page-table-record-copied = Запись в буфере обмена.
page-table-link-copied = Ссылка, по которой откроется эта партия, в буфере обмена.
page-table-no-clipboard = Браузер не пускает Oxhide в буфер обмена. Сохраните запись в файл.
page-table-leave = На главную
page-table-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
page-table-points-n =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
# Очки прибавились или убавились.
page-table-points-change =
    { $n ->
        [one] { SIGNED($n) } очко
        [few] { SIGNED($n) } очка
       *[many] { SIGNED($n) } очков
    }
page-table-name-points = { $name }: { page-table-points-n }

## Подсчёт очков

page-score-end = Конец
page-score-result = Результат
page-score-begins = Игра окончена
page-score-begins-why = Теперь считаем очки, источник за источником.
page-score-counted = сосчитано
page-score-so-far = пока
page-score-nothing = Ничего
page-score-hold = Пауза
page-score-go-on = Дальше
page-score-next = Дальше
page-score-skip = Сразу к концу
page-score-share = Поделиться
page-score-again = Считать снова
page-score-gain = { SIGNED($n) }
page-score-of = { $at } из { $all }
page-score-pays =
    { $n ->
        [0] { $name ->
            [you] { $what }: вам ничего
           *[other] { $what }: { $name } ничего не получает
        }
       *[other] { $name ->
            [you] { $what }: вам { $n }
           *[other] { $what }: { $name } получает { $n }
        }
    }
page-score-source = { SOURCE($source) }
page-score-totals = { $first } : { $others }.
page-score-tie-broken = Очков поровну. Решает, у кого больше { $what }: { $first } – { $others }.
page-score-difference =
    { $rival ->
        [you] Главная разница: { SOURCE($source, case: "low") }, на { $n } больше, чем у вас.
       *[other] Главная разница: { SOURCE($source, case: "low") }, на { $n } больше, чем у игрока { $rival }.
    }

## Повтор

page-replay-title = Повтор
page-replay-note = { $date }, { $names }
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-start = В начало
page-replay-back = Шаг назад
page-replay-forward = Шаг вперёд
page-replay-last = В конец
page-replay-moment = Момент партии
page-replay-drive = Двигаться по партии
page-replay-speed = Скорость
page-replay-times =
    { $n ->
        [1] Обычная скорость
       *[other] Скорость ×{ $n }
    }
    .half = Вдвое медленнее
page-replay-of = Шаг { $at } из { $last }
page-replay-go-to = Перейти: { $what }
page-replay-turn = Ход { $n }, { $name ->
        [you] вы
       *[other] { $name }
    }
page-replay-turn-of = { page-replay-turn }. Шаг { $at } из { $last }.
page-replay-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
page-replay-steps-title = Партия ход за ходом
page-replay-tab-steps = Шаги
page-replay-setup = Раскладка
page-replay-headline = Ход { $n }: { $what }
page-replay-setup-done = Стол разложен
page-replay-eyes = Чьими глазами
page-replay-eyes-note = игра окончена, можно видеть всё
page-replay-all = Всё
page-replay-seen-by-all =
    { $seats ->
        [2] Что видели оба
       *[other] Что видели все
    }
page-replay-link = Ссылка на этот момент
page-replay-play-on = Играть отсюда
page-replay-play-on-help = Новая партия с этого момента, против компьютера. Карты вытянут заново.
page-replay-as-whom = За кого вы играете?
page-replay-play-as = За: { $name }
page-replay-cancel = Отмена
page-replay-ended = Здесь игра уже окончена: вернитесь к более раннему моменту.
page-replay-anew = Это новая партия с того момента. Карты вытянут заново.

## Стол игры без рисунка

page-plain-move = Ход { $n }
page-plain-choose = Выберите, что делать
page-plain-actions = Что можно сделать
page-plain-view = Стол
page-plain-outline = Все части стола
page-plain-tab-actions = Действия
page-plain-tab-view = Стол
page-plain-tab-rivals = Игроки
page-plain-tab-log = Журнал

## Неприятности

page-trouble-lost = Такого стола в этом браузере нет. Его убрали, или он начат в другом браузере.
page-trouble-damaged = Сохранённая партия не читается: { $why }
page-trouble-record = Эту запись сыграть нельзя: { $why }
page-trouble-link = Ссылка повреждена или обрезана: целой записи в ней нет.
page-trouble-not-text = Этот файл не запись: запись — это текст, который начинается с «oxhide-record 1».
page-trouble-storage = Браузер не даёт Oxhide сохранить эту партию (нет места или запрещено). Играть можно и дальше; перед уходом сохраните запись через меню.
page-trouble-worker = Движок неожиданно остановился и запущен снова. Партия идёт с вашего последнего действия.
page-trouble-engine = Движок в этом браузере не запускается. Ему нужен WebAssembly с SIMD: обновите браузер.
page-trouble-language = Этот язык не загрузился. Выберите его снова, когда будет сеть.
page-trouble-no-game = Этот движок не знает игры «{ $id }».
page-trouble-too-long = Таких длинных записей не бывает.
page-trouble-home = На главную

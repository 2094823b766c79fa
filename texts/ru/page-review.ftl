# Разбор партий, задачи и наставник на странице.

## Разбор партии

page-review-title = Разбор
page-review-tab = Моменты
page-review-open = Разбор
page-review-close = Закрыть разбор
page-review-beginning = Смотрим каждое решение…
page-review-so-far = Просмотрено решений: { $done } из { $all }
page-review-judging = Разбор ещё идёт: доигрываем из важных моментов, проход { $n }
page-review-at-most = (ещё не больше { $seconds } с)
page-review-done = Всё заметное найдено.
page-review-paused = Остановлено. Найденное остаётся.
page-review-enough = Разбор остановился сам, чтобы не нагружать устройство. Если продолжить, числа станут надёжнее.
page-review-failed = Разбор прервался. Найденное остаётся.
page-review-stop = Остановить
page-review-go-on = Дальше
page-review-too-few = Решений слишком мало, чтобы сказать больше.
page-review-gave-up-each =
    { $seat ->
        [you] В среднем каждое ваше решение стоило
       *[other] { $seat }: в среднем каждое решение стоило
    } { $loss } победы из 100 (± { $error }), решений: { $n }.
page-review-others = Остальные, за решение: { $all }.
page-review-each-of = { $seat } { $loss } (± { $error })
page-review-whose = Чьи ходы
page-review-sum = От равного начала до результата
page-review-start = начало
page-review-skill = Мастерство
page-review-range = от «{ $low }» до «{ $high }»
page-review-too-wide = Одной партии мало, чтобы судить об уровне.
page-review-luck = удача
page-review-own = свой выбор
page-review-rivals = соперники
# Own and rivals’ moves in one, where each alone would be more than a whole game.
page-review-all-moves = общий выбор
page-review-rest = прочее
page-review-rest-note = Прочее: карты, которых никто не мог видеть, и решения, слишком мелкие для разбора.
page-review-known = Что было известно
page-review-open-cards = Все карты открыты
page-review-truth = Как судить
page-review-known-note = Судим по тому, что можно было знать: свои карты и всё открытое.
page-review-open-note = Судим, зная все карты, даже те, которых никто за столом не видел.
page-review-as-it-was = С открытыми картами было { $percent } % (± { $error }). Знать этого было нельзя, поэтому не считается.

## Его график

page-review-graph = Шансы на победу
page-review-graph-label = Шансы на победу: { $corners }.
page-review-corner = { $seat } с { $from } до { $to } %
page-review-guess = первая прикидка
page-review-as-table = Таблицей
page-review-as-graph = Графиком
page-review-moment = Момент

## Поворотные моменты

page-review-turning = Поворотные моменты
page-review-none = Ничего заметного.
page-review-none-yet = Пока не найдены.
page-review-nth = { $n } из { $all }
page-review-gain = { SIGNED($percent) } %
page-review-still = Число ещё может измениться.
page-review-luck-good = Удача, примерно { $percent } %.
page-review-luck-bad = Невезение, стоило примерно { $percent } %.
page-review-gave-up = { $seat ->
        [you] Это стоило вам
       *[other] { $seat }: это стоило
    } примерно { $percent } побед из 100 (± { $error }).
page-review-may-have-cost = { $seat ->
        [you] Возможно, это стоило вам
       *[other] { $seat }: возможно, это стоило
    } примерно { $percent } побед из 100 (± { $error }).
page-review-because = { $reasons }.
page-review-because-though = { $reasons }, хотя { $against }.
page-review-spread = Одной причины нет: сложилось много мелочей.
page-review-played = Сыграно
page-review-better = Лучше
page-review-chance = { $percent } %
page-review-win-chance = шансы на победу: { $percent } %
page-review-error = ± { $error }
page-review-best = лучший
page-review-hard = Лучший выбор, и найти его было нелегко.
page-review-hardest = Самый трудный выбор
page-review-compared = Все сравнённые ходы и их шансы
page-review-by-search = ≈ { $percent } %
page-review-compared-note = ≈: грубая оценка короткого поиска, без партий.
page-review-next = Следующая ошибка
page-review-back = Назад
page-review-learn = Мои ошибки как задачи
page-review-no-mistakes = { $seat ->
        [you] Явных ошибок у вас нет.
       *[other] { $seat }: явных ошибок нет.
    }
page-review-dearest = Самый дорогой ход, возможно, стоил { $percent } % (± { $error }).

## Задачи

page-puzzle-title = Задачи
page-puzzle-of = { $game }: задача { $n }
page-puzzle-today = Задача дня
page-puzzle-mine = Из вашей партии
page-puzzle-ask = Один ход явно лучший
page-puzzle-ask-mine = Здесь вы сыграли иначе. Найдите ход получше.
page-puzzle-you = Вы играете этим цветом. Пробуйте сколько угодно: на каждую попытку будет ответ.
page-puzzle-yes = Верно!
page-puzzle-no = Не лучший ход. Попробуйте ещё раз.
page-puzzle-gives-up =
    { $action }: это стоит вам примерно { $percent ->
        [one] { $percent } победы
        [few] { $percent } побед
        [many] { $percent } побед
       *[other] { $percent } побед
    } из 100.
page-puzzle-close = { $action }: почти так же хорошо, как ответ.
page-puzzle-loses = Так побед меньше примерно на { $percent } из 100.
page-puzzle-near = Почти так же хорошо, но ответ выигрывает чаще. Взгляните ещё раз.
page-puzzle-loses-none = Почти так же хорошо, как ответ.
page-puzzle-small-hint = Небольшая подсказка
page-puzzle-about = Тема: { $theme }
page-puzzle-answer-is = Лучшим был такой ход
page-puzzle-one = Задача
page-puzzle-judging = Доигрываем оттуда…
page-puzzle-wins =
    { $percent ->
        [0] Так вы не выигрываете почти ни одной партии.
        [100] Так вы выигрываете почти все партии.
       *[other] Так вы выигрываете примерно { $percent } партий из 100.
    }
page-puzzle-answer = Показать ответ
page-puzzle-next = Следующая
page-puzzle-again = Сначала
page-puzzle-back = К разбору
page-puzzle-play-on = Играть отсюда
page-puzzle-difficulty = Сложность { $n } из 6
page-puzzle-any-difficulty = Любой уровень
page-puzzle-any-theme = Любая тема
page-puzzle-theme = О чём
page-puzzle-hard = Сложность
page-puzzle-theme-rival = Очки соперника
page-puzzle-theme-many = Разное
page-puzzle-streak =
    { $n ->
        [0] Решите задачу сегодня, чтобы начать серию.
        [1] Первый день серии
        [one] { $n } день подряд
        [few] { $n } дня подряд
       *[many] { $n } дней подряд
    }
page-puzzle-solved = Решено { $n } из { $all }
page-puzzle-none = Такой задачи нет.
page-puzzle-offline = Задачи не загрузились. Попробуйте, когда будет сеть.

## Наставник

page-tutor-setting = Наставник
page-tutor-off = Молчит
page-tutor-at = Вмешивается, если ход стоит вам { $percent } побед из 100
page-tutor-title = Точно?
page-tutor-gives-up = Это стоит вам примерно { $percent } побед из 100.
page-tutor-best = лучший ход
page-tutor-this = этот ход
page-tutor-show = Показать
page-tutor-nothing = Ход ещё не сделан.
page-tutor-final = Ход ещё не сделан, но отменить его будет нельзя.
page-tutor-change = Настроить наставника
page-tutor-less = Вмешиваться реже?
page-tutor-better = Как вариант: { $action }
page-tutor-look = Подумать ещё
page-tutor-play = Сыграть
page-tutor-thinking = Наставник смотрит…
page-hint-close = { $n ->
        [2] Оба выигрывают примерно одинаково часто; ниже — что даёт каждый.
       *[other] Все выигрывают примерно одинаково часто; ниже — что даёт каждый.
    }
    .first = Первые два выигрывают примерно одинаково часто; ниже — что даёт каждый.
page-hint-title = { $n ->
        [1] Лучший ход
        [2] Два лучших хода
        [3] Три лучших хода
       *[other] Лучшие ходы
    }
page-hint-shut = Закрыть
page-hint-for = По сравнению с лучшим из других ходов: { $reason }.
page-hint-lead =
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
    .more =
    Примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } лучше второго хода.

## Клавиши разбора

page-key-next-mistake = следующая ошибка в разборе
page-key-last-mistake = предыдущая ошибка
page-key-other-truth = все карты открыты или нет
page-key-play-on = играть отсюда в разборе

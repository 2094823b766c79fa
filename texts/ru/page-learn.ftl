# Учёба: страница всех уроков и урок за столом.

page-learn-nav = Уроки
page-learn-title = Учимся, играя
page-learn-lead = Около четверти часа на игру, короткими главами, за настоящим столом. Каждый шаг запоминается в этом браузере.
page-learn-next-for-you = Что дальше
page-learn-stopped = { $game }. Вы остановились на шаге { $step } из { $of }.
page-learn-start-here = { $game }. Начните отсюда: около четверти часа.
page-learn-go-on = Продолжить
page-learn-start = Начать
page-learn-how-far = Сколько пройдено в этой главе
page-learn-min = { $n } мин
page-learn-at-step = шаг { $step } из { $of }
page-learn-done = пройдено
page-learn-progress =
    { $done ->
        [0] не начато
       *[other] пройдено { $done } из { $of }
    }
    .all = пройдено
page-learn-first-game = Первая партия с подсказками
page-learn-first-game-note = против Новичка; всё новое объясняется
page-learn-rules-note = всё, с примерами
page-learn-puzzles = Задачи по темам
page-learn-puzzles-note = найдите единственный лучший ход
page-learn-own = Из ваших партий
page-learn-own-note = Разберите партию: ваши ошибки станут задачами.
page-learn-own-none = Доиграйте партию и разберите её: ваши ошибки станут задачами.
page-learn-not-fetched = Уроки не загрузились. Проверьте связь и откройте страницу снова.
page-learn-no-lesson = Урока этой игры нет, или он не загрузился.

## Урок

page-learn-lesson = Урок
page-learn-where = { $game }, { $chapter } из { $of }: { $title }
page-learn-leave = Выйти из урока
page-learn-step-of = шаг { $step } из { $of }
page-learn-why-rule = Почему так? { $rule }
page-learn-back = Назад
page-learn-skip = Пропустить шаг
page-learn-next = Дальше
page-learn-then = Затем:
page-learn-kept-note = Каждый шаг запоминается. Выйти можно когда угодно.
page-learn-finished = Урок пройден
page-learn-finished-why = Вы победили, { $first } : { $others }. Вы узнали главные способы получать очки. Теперь сыграйте сами: всё новое объяснят по ходу игры.
page-learn-to-learn = Все уроки
page-learn-got-it = Понятно
page-learn-no-tips = Без советов

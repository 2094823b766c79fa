# Что говорит библиотека о любой игре: состояния, отмена, подсказки, игроки.

engine-list-comma = {", "}
engine-list-and = {" и "}
# Между вещью и тем, что она такое, и перед добавленным; дальше идёт пробел.
engine-colon = :
engine-semicolon = ;

## Игроки

engine-level-1 = Новичок
engine-level-2 = Ученик
engine-level-3 = Любитель
engine-level-4 = Бывалый
engine-level-5 = Умелый
engine-level-6 = Сильный
engine-level-7 = Знаток
engine-level-8 = Мастер

# Компьютерный игрок: «Умелый, строитель».
engine-player =
    { $level ->
        [1] { engine-level-1 }
        [2] { engine-level-2 }
        [3] { engine-level-3 }
        [4] { engine-level-4 }
        [5] { engine-level-5 }
        [6] { engine-level-6 }
        [7] { engine-level-7 }
       *[8] { engine-level-8 }
    }{ $style ->
        [builder] , { engine-style-builder }
        [explorer] , { engine-style-explorer }
        [rival] , { engine-style-rival }
       *[none] {""}
    }

engine-style-builder = строитель
    .start = Строитель
engine-style-explorer = странник
    .start = Странник
engine-style-rival = соперник
    .start = Соперник

## Почему нельзя просто отменить ход

engine-undo-chance = С тех пор что-то вытянули или открыли.
engine-undo-shown = С тех пор открылось что-то тайное.
engine-undo-decided = С тех пор решение принял другой игрок.
engine-undo-again = Это отменило бы и то, что было до прошлой отмены.
engine-undo-ended = Конец игры открыл то, что было тайным.

## Могло ли быть так, как в записи

engine-verify-chance = строка { $line }: здесь должно было выпасть «{ $words }»
engine-verify-no-seed = в записи нет зерна случая
engine-verify-closed = в записи нет секрета раздачи
engine-verify-no-seal = в записи нет запечатанной раздачи
engine-verify-seal = печать записи { $seal }, а не { $other }
engine-verify-redacted = запись показывает то, что видно с одного места
engine-verify-entered = вытянутое вводили вручную
engine-verify-back = были отмены, которых в записи не видно
engine-verify-older = партия сыграна или начата по прежним правилам

## Запись по прежним правилам

engine-older-finished = Эта партия сыграна по прежней версии правил. Её результат остаётся в силе.
engine-older-begun = Эта партия начата по прежней версии правил. Дальше она идёт по нынешним.

## Что может пойти не так

engine-error-players-form = игроки пишутся именами через запятую, например human,greedy
engine-error-players-count = игроков не столько, сколько мест
engine-error-names-count = имён не столько, сколько мест
engine-error-whole-record = запись полная: загрузите её; в записи, за которой следят, сказано, кто её видел: 'as A' или 'as public'
engine-error-chance-acts = сейчас решает случай, а не игрок
engine-error-playouts = не больше 400 доигрываний на решение
engine-error-no-room = В записи нет места ещё для одной отмены.
engine-error-fair-seat = честный разбор делается для одного из мест
engine-error-public-record = запись показывает то, что видели все: по ней ничей выбор не оценить
engine-error-other-record = запись показывает то, что видно с другого места
engine-error-follow = follow принимает "record" для начала или "lines" для продолжения
engine-error-other-game = это не та партия, за которой следили

engine-status-no-game = Игры с таким названием нет.
engine-status-bad-setup = Такую партию не разложить.
engine-status-bad-seat = Такого места за этим столом нет.
engine-status-bad-player = Игрока с таким именем нет.
engine-status-bad-name = В имени может быть до 40 печатных знаков.
engine-status-bad-record = Запись не читается.
engine-status-other-version = Запись другой версии.
engine-status-redacted = Запись показывает то, что видно с одного места: за ней можно следить, но загрузить её нельзя.
engine-status-other-eyes = Этот сеанс знает только то, что видно с одного места, и отвечает лишь за него.
engine-status-not-following = Этот сеанс не следит за записью.
engine-status-following = Этот сеанс следит за записью: он идёт дальше только по её строкам.
engine-status-unreadable =
    «{ $words }»: такого действия в этой игре нет{ $nearest ->
        [none] .
       *[other] ; может быть, «{ $nearest }»?
    }
engine-status-illegal = Правила сейчас этого не разрешают.
engine-status-not-your-turn = Сейчас ход не ваш.
engine-status-over = Игра окончена.
engine-status-no-seed = У партии нет зерна случая: вводите вытянутое как действия.
engine-status-nothing-to-undo = Отменять нечего.
engine-status-nothing-to-redo = Возвращать нечего.
engine-status-frontier = Для такой отмены нужно согласие всех за столом.
engine-status-looking = Вы смотрите на прошлый момент. Продолжить партию можно только с момента выбора.
engine-status-no-memory = Выделено слишком мало памяти.
engine-status-too-long = Строка или ответ слишком длинные.
engine-status-not-json = Строка не является объектом JSON.
engine-status-bad-request = Запрос непонятен.
engine-status-forbidden = Здесь об этом спрашивать нельзя.
engine-status-no-session = Сначала начните или загрузите партию.

## Уроки

engine-lesson-word = «{ $about }»: такого слова в уроке нет, или здесь оно стоять не может.
engine-lesson-chapter = Главе «{ $about }» нужны имя, минуты (от 1 до 9) и заголовок, и стоять она должна до подсказок.
engine-lesson-step = Шагу «{ $about }» нужны своё имя (строчные латинские буквы, цифры, дефисы) и заголовок, внутри главы.
engine-lesson-answer = Шаг «{ $about }» ждёт действия, поэтому за ним должна идти строка ученика.
engine-lesson-empty = Это не урок: в нём нет шагов или нет человека.
engine-lesson-other = Правила это разрешают. Но сейчас сделайте то, о чём просит шаг.

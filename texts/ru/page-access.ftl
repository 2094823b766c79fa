# Настройки для глаз, ушей и рук.

page-access-palette = Цвета игроков
page-access-palette-usual = Обычные
page-access-palette-red-green = Если путаете красный и зелёный
page-access-palette-blue-yellow = Если путаете синий и жёлтый
page-access-palette-grey = Только по яркости
page-access-left = Для левшей: кнопки телефона слева
page-access-sound = Звуки
page-access-volume = Громкость
page-access-mute = Выключить звук
page-access-unmute = Включить звук

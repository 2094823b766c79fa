# Settings for eyes, ears and hands.

page-access-palette = Colores de los jugadores
page-access-palette-usual = Los de siempre
page-access-palette-red-green = Para daltonismo rojo-verde
page-access-palette-blue-yellow = Para daltonismo azul-amarillo
page-access-palette-grey = Solo por el brillo
page-access-left = Para zurdos: botones del móvil a la izquierda
page-access-sound = Sonidos
page-access-volume = Volumen
page-access-mute = Silenciar
page-access-unmute = Activar sonidos

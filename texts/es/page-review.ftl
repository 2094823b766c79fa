# Reviews, puzzles and the tutor on the page.

## The review of a game

page-review-title = Análisis
page-review-tab = Momentos
page-review-open = Analizar
page-review-close = Cerrar el análisis
page-review-beginning = Examinando cada decisión…
page-review-so-far = { $done } de { $all } decisiones examinadas
page-review-judging = Análisis en marcha: jugando desde los momentos que importan, pasada { $n }
page-review-at-most = (como mucho { $seconds } s más)
page-review-done = Ya se sabe todo lo que destaca.
page-review-paused = Parado. Queda lo que se sabe hasta ahora.
page-review-enough = Se ha parado solo para no cargar tu dispositivo. Si sigues, los números serán más fiables.
page-review-failed = El análisis no ha podido seguir. Queda lo que se sabe hasta ahora.
page-review-stop = Parar aquí
page-review-go-on = Seguir
page-review-too-few = Muy pocas decisiones para decir más.
page-review-gave-up-each = De media, cada decisión { $seat ->
        [you] te costó
       *[other] le costó a { $seat }
    } { $loss } victorias de cada 100 (± { $error }), en { $n } decisiones.
page-review-others = Los demás, por decisión: { $all }.
page-review-each-of = { $seat } { $loss } (± { $error })
page-review-whose = Las jugadas de
page-review-sum = De la igualdad inicial al resultado
page-review-start = inicio
page-review-skill = Nivel
page-review-range = entre { $low } y { $high }
page-review-too-wide = Una partida dice muy poco sobre tu nivel.
page-review-luck = suerte
page-review-own = jugadas propias
page-review-rivals = rivales
# Own and rivals’ moves in one, where each alone would be more than a whole game.
page-review-all-moves = jugadas de todos
page-review-rest = el resto
page-review-rest-note = El resto: las cartas que nadie podía ver y las decisiones demasiado pequeñas para analizarlas.
page-review-known = Lo que podía saber
page-review-open-cards = Cartas a la vista
page-review-truth = Se juzga por
page-review-known-note = Se juzga por lo que se podía saber: las cartas propias y todo lo que estaba a la vista.
page-review-open-note = Se juzga con todas las cartas, también las que nadie en la mesa podía ver.
page-review-as-it-was = Con las cartas ocultas a la vista era un { $percent } % (± { $error }). No se podía saber, así que no cuenta.

## Its graph

page-review-graph = Probabilidad de ganar
page-review-graph-label = Probabilidad de ganar: { $corners }.
page-review-corner = { $seat }, del { $from } al { $to } %
page-review-guess = primera estimación
page-review-as-table = Leer como tabla
page-review-as-graph = Ver el gráfico
page-review-moment = Momento

## Turning points

page-review-turning = Momentos decisivos
page-review-none = Nada destaca.
page-review-none-yet = De momento, ninguno.
page-review-nth = { $n } de { $all }
page-review-gain = { SIGNED($percent) } %
page-review-still = El número aún puede cambiar.
page-review-luck-good = Suerte: cerca de un { $percent } % a favor.
page-review-luck-bad = Mala suerte: costó cerca de un { $percent } %.
page-review-gave-up = { $seat ->
        [you] Esto te costó
       *[other] A { $seat } esto le costó
    } unas { $percent } victorias de cada 100 (± { $error }).
page-review-may-have-cost = { $seat ->
        [you] Quizá esto te costó
       *[other] A { $seat } quizá esto le costó
    } unas { $percent } victorias de cada 100 (± { $error }).
page-review-because = { $reasons }.
page-review-because-though = { $reasons }, aunque { $against }.
page-review-spread = No destaca ninguna razón: son muchas cosas pequeñas.
page-review-played = Jugado
page-review-better = Mejor
page-review-chance = { $percent } %
page-review-win-chance = probabilidad de ganar: { $percent } %
page-review-error = ± { $error }
page-review-best = la mejor
page-review-hard = La mejor decisión, y no era fácil verla.
page-review-hardest = Decisión más difícil
page-review-compared = Todas las comparadas, con sus probabilidades
page-review-by-search = ≈ { $percent } %
page-review-compared-note = ≈: estimación aproximada de una búsqueda corta, sin partidas.
page-review-next = Siguiente error
page-review-back = Atrás
page-review-learn = Mis errores como problemas
page-review-no-mistakes = { $seat ->
        [you] No cometiste
       *[other] { $seat } no cometió
    } ningún error claro.
page-review-dearest = La jugada más cara quizá costó un { $percent } % (± { $error }).

## Puzzles

page-puzzle-title = Problemas
page-puzzle-of = { $game }: problema { $n }
page-puzzle-today = Problema de hoy
page-puzzle-mine = De tu partida
page-puzzle-ask = Una jugada es claramente la mejor
page-puzzle-ask-mine = Aquí jugaste otra cosa. Encuentra una jugada mejor.
page-puzzle-you = Juegas con este color. Prueba cuantas veces quieras: cada intento recibe respuesta.
page-puzzle-yes = ¡Eso es!
page-puzzle-no = No es la mejor. Inténtalo otra vez.
page-puzzle-gives-up =
    { $action }: te cuesta { $percent ->
        [one] más o menos { $percent } victoria
       *[other] unas { $percent } victorias
    } de cada 100.
page-puzzle-close = { $action }: casi tan buena como la solución.
page-puzzle-loses =
    Así ganas { $percent ->
        [one] más o menos { $percent } partida
       *[other] unas { $percent } partidas
    } menos de cada 100.
page-puzzle-near = Casi igual de buena, pero la solución gana más partidas. Mira otra vez.
page-puzzle-loses-none = Casi tan buena como la solución.
page-puzzle-small-hint = Una pequeña pista
page-puzzle-about = El tema: { $theme }
page-puzzle-answer-is = Esta era la mejor jugada
page-puzzle-one = Problema
page-puzzle-judging = Jugando desde ahí…
page-puzzle-wins =
    { $percent ->
        [0] Así no ganas casi ninguna partida.
        [100] Así ganas casi todas las partidas.
       *[other] Así ganas unas { $percent } partidas de cada 100.
    }
page-puzzle-answer = Ver la solución
page-puzzle-next = Otro problema
page-puzzle-again = Empezar de nuevo
page-puzzle-back = Volver al análisis
page-puzzle-play-on = Jugar desde aquí
page-puzzle-difficulty = Dificultad { $n } de 6
page-puzzle-any-difficulty = Todo nivel
page-puzzle-any-theme = Cualquier tema
page-puzzle-theme = Tema
page-puzzle-hard = Dificultad
page-puzzle-theme-rival = Puntos de un rival
page-puzzle-theme-many = Muchas cosas
page-puzzle-streak =
    { $n ->
        [0] Resuelve uno hoy y empieza una racha.
        [1] Primer día de una racha
       *[other] { $n } días seguidos
    }
page-puzzle-solved = { $n } de { $all } resueltos
page-puzzle-none = No existe ese problema.
page-puzzle-offline = No se han podido descargar los problemas. Vuelve a intentarlo cuando tengas conexión.

## The tutor

page-tutor-setting = Tutor
page-tutor-off = No
page-tutor-at = Avisa si una jugada te cuesta { $percent } victorias de cada 100
page-tutor-title = ¿Seguro?
page-tutor-gives-up = Esto te cuesta unas { $percent } victorias de cada 100.
page-tutor-best = la mejor
page-tutor-this = esta
page-tutor-show = Muéstrame
page-tutor-nothing = Todavía no se ha jugado nada.
page-tutor-final = Todavía no se ha jugado nada, pero esta jugada no se puede deshacer.
page-tutor-change = Ajustar el tutor
page-tutor-less = ¿Avisar menos?
page-tutor-better = Considera: { $action }
page-tutor-look = Mirar otra vez
page-tutor-play = Jugarla
page-tutor-thinking = El tutor está mirando…
page-hint-close = { $n ->
        [2] Las dos ganan más o menos igual de a menudo; debajo está lo que hace cada una.
       *[other] Todas ganan más o menos igual de a menudo; debajo está lo que hace cada una.
    }
    .first = Las dos primeras ganan más o menos igual de a menudo; debajo está lo que hace cada una.
page-hint-title = { $n ->
        [one] La mejor jugada
        [2] Las dos mejores jugadas
       *[other] Las tres mejores jugadas
    }
page-hint-shut = Cerrar
page-hint-for = Frente a la mejor alternativa: { $reason }.
page-hint-lead =
    De media acabas { $points ->
        [0] en empate
        [one] { $points } punto por delante
       *[other] { $points } puntos por delante
    }.
    .behind =
    De media acabas { $points ->
        [one] { $points } punto por detrás
       *[other] { $points } puntos por detrás
    }.
    .more =
    { $points ->
        [one] Cerca de { $points } punto
       *[other] Unos { $points } puntos
    } mejor que la segunda.

## Keys of a review

page-key-next-mistake = siguiente error de un análisis
page-key-last-mistake = el error anterior
page-key-other-truth = cartas a la vista o no
page-key-play-on = seguir jugando desde un análisis

# The command line: what `oxhide` says at a terminal.

## Starting: oxhide, oxhide COMMAND --help

terminal-usage = uso:
terminal-usage-all = uso: oxhide ORDEN [ARGUMENTOS]
terminal-what = Juegos de mesa sobre el mundo antiguo.
terminal-usage-more = oxhide help ORDEN explica una orden.
terminal-option-lang = el idioma; si no, el de LC_ALL, LC_MESSAGES o LANG
terminal-about-play = jugar una partida en la terminal
    .more = Juega una partida en la terminal. Sin --seats juegas contra ai:4. Los jugadores del ordenador van de ai:1 (Novato) a ai:8 (Maestro) y pueden tener un estilo: ai:5:builder, ai:5:explorer, ai:5:rival. random y greedy no piensan por adelantado. engine:ORDEN es un programa tuyo que responde como 'oxhide engine'.
terminal-about-learn = aprender un juego en un cuarto de hora, jugando
    .more = Enseña un juego en un cuarto de hora, jugando. La lección sigue donde la dejaste.
terminal-about-serve = la aplicación web, para un navegador
terminal-about-club = copiar, restaurar, exportar o borrar lo que guarda un servidor
    .more = Para quien lleva un servidor: hace una copia mientras el servidor funciona, la restaura en un almacén vacío, muestra o borra todo lo que se guarda de una persona (por su id o por el nombre que conservó) y lista lo que unas personas han denunciado de otras.
terminal-about-rules = las reglas de un juego, o una sección
    .more = Muestra las reglas de un juego, la sección con un identificador (B-4.2), las secciones de un nombre o las líneas que lo mencionan.
terminal-about-games = los juegos que conoce este programa
    .more = Muestra los juegos con sus asientos y opciones.
terminal-about-replay = contar la partida de un registro, mostrar su mesa
    .more = Cuenta la partida de un registro y muestra su mesa al final, o tras las acciones que digas.
terminal-about-review = qué se dejó escapar en una partida, qué hizo la suerte y por qué
    .more = Dice qué dejaron escapar las decisiones de una partida, qué hizo la suerte y por qué. De una carpeta de registros, dice cómo le fue a un jugador en todos ellos.
terminal-about-puzzles = problemas sacados de partidas: buscarlos, verlos, probarlos
    .more = Un problema es un momento de una partida en el que una acción es claramente la mejor. N es su número, o 'today' para el de hoy. 'mine' busca problemas nuevos en partidas entre programas; 'check' comprueba que cada respuesta siga siendo la mejor.
terminal-about-verify = comprobar registros con las reglas y su semilla
    .more = Comprueba que las reglas permiten cada línea de un registro y que todo se robó como dicen su semilla o su reparto sellado. El código de salida es 0 si todos los registros son válidos, 1 si alguno no lo es y 2 si alguno no se puede comprobar: no tiene semilla, lo robado se introdujo a mano o solo muestra lo que vio un asiento.
terminal-about-cards = los componentes de un juego en JSON
terminal-about-strings = todos los textos por su clave, para traducir
terminal-about-schema = los campos de la vista de un juego
terminal-about-engine = responde peticiones JSON por la entrada estándar, para programas
terminal-about-sim = muchas partidas entre programas, resumidas
terminal-about-perft = contar las secuencias de acciones desde una posición
terminal-about-arena = la fuerza de unos programas frente a otros
terminal-about-train = aprender los pesos de una evaluación jugando contra sí mismo
terminal-about-guesses = lo bien que se adivinan los secretos según lo jugado
terminal-about-gauge = hasta qué punto se puede confiar en el análisis
terminal-about-prove-fair = demostrar que los programas no pueden mirar lo oculto
terminal-about-signature = un número que delata cualquier cambio en el juego
terminal-about-bench = la rapidez de las reglas, frente a una medida fija

terminal-option-play-seats = quién juega, como human,ai:2,ai:5:builder
terminal-option-play-players = cuántos asientos
terminal-option-play-seed = un número que fija todo lo que se roba
terminal-option-play-option = una opción del juego, de las que muestra 'oxhide games'
terminal-option-play-load = seguir con una partida guardada
terminal-option-play-resume = seguir con la última partida que dejaste
terminal-option-play-deal = introducir lo que se roba, como en una mesa real
terminal-option-play-plain = para lectores de pantalla: frases, sin color
terminal-option-play-with-help = explicar cada cosa nueva la primera vez que aparece
terminal-option-play-time-ms = cuánto pueden pensar los jugadores engine:
terminal-option-play-no-autosave = no guardar nada si no escribes 'save'
terminal-option-learn-chapter = empezar por este capítulo
terminal-option-learn-again = empezar desde el principio
terminal-option-learn-plain = para lectores de pantalla: frases, sin color
terminal-option-rules-plain = sin color y sin tablas dibujadas
terminal-option-games-json = en JSON, en una línea
terminal-option-replay-ply = mostrar la mesa tras N acciones
terminal-option-replay-as = mostrar lo que vio un asiento: A a D, public o all
terminal-option-replay-json = la vista en JSON
terminal-option-replay-plain = { terminal-option-play-plain }
terminal-option-review-as = las decisiones de quién: A a D, o all
terminal-option-review-seconds = cuánto puede tardar cada partida (si no, 20)
terminal-option-review-rounds = parar tras N pasadas, tarden lo que tarden
terminal-option-review-error = con qué precisión medir las pérdidas, en 1000 partidas (si no, 30)
terminal-option-review-fair = usar solo lo que el asiento podía saber
terminal-option-review-jobs = cuántos hilos (si no, 2)
terminal-option-review-seed = un número que fija todo lo que se roba
terminal-option-review-json = el informe en JSON
terminal-option-review-csv = una fila por decisión
terminal-option-review-html = escribir el informe como página
terminal-option-review-annotate = el registro, con el análisis como comentarios
terminal-option-review-keep = continuar el análisis de este archivo y guardarlo ahí
terminal-option-review-player = para una carpeta: las partidas de quién (si no, human)
terminal-option-review-plain = para lectores de pantalla: frases, sin gráfico
terminal-option-review-quiet = sin barra de progreso
terminal-option-puzzles-file = usar los problemas de este archivo
terminal-option-puzzles-theme = list: solo problemas sobre esto
terminal-option-puzzles-difficulty = list: solo esta, 1 a 6; mine: al menos esta
terminal-option-puzzles-json = list: problemas enteros en JSON, uno por línea
terminal-option-puzzles-plain = { terminal-option-play-plain }
terminal-option-puzzles-players = mine: cuántos asientos (si no, 2)
terminal-option-puzzles-player = mine: quién juega (si no, ai:5)
terminal-option-puzzles-games = mine: cuántas partidas (si no, 100)
terminal-option-puzzles-from = mine: solo momentos tras tantas acciones
terminal-option-puzzles-seconds = mine: cuánto puede tardar
terminal-option-puzzles-seed = semilla de la primera partida (mine) o de las búsquedas (check)
terminal-option-puzzles-skip = check: saltar los N primeros
terminal-option-puzzles-count = check: solo tantos
terminal-option-club-data = dónde está todo (si no, ~/.local/share/oxhide)
terminal-option-club-store = sqlite:CARPETA o postgres://..., en vez de --data
terminal-option-verify-seal = el sello que apuntaste al repartir, para comparar
terminal-option-verify-json = un objeto JSON por registro

## What can be wrong with a command

terminal-pair = { $what }: { $is }
terminal-message = { $message }
terminal-file = { $path }: { $message }
terminal-no-command = no existe la orden '{ $command }'; 'oxhide help' las muestra
terminal-no-language = no existe el idioma '{ $language }'; hay { $there }
terminal-no-option = no existe la opción '{ $option }'; mira --help
terminal-needs-value = --{ $option } necesita un valor ({ $value })
terminal-bad-number = --{ $option } lleva un número de { $least } a { $most }, no '{ $value }'
terminal-bad-seed = --{ $option } lleva un número decimal menor que 2^64, no '{ $value }'
terminal-too-often = --{ $option } aparece demasiadas veces
terminal-no-game = no existe el juego '{ $game }'; hay { $there }
terminal-name-game = di un juego: { $there }
terminal-one-game = { $command } lleva un solo juego; mira --help
terminal-wrong-seats =
    { $most ->
        [2] { $game } es para 2 jugadores
       *[other] { $game } es para { $least } a { $most } jugadores
    }
terminal-no-player = no existe el jugador '{ $name }'; hay human{ $there }
terminal-load-and-resume = usa --load o --resume, no los dos
terminal-new-and-old = { $new } es para una partida nueva; { $old } continúa una anterior
terminal-other-seats =
    el registro tiene { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }, pero --seats nombra { $named }
terminal-other-game = { $path } es una partida de { $game }, no de { $wanted }
terminal-no-home = no hay carpeta desde la que continuar: HOME no está definida
terminal-not-saved = { $path }: no se ha guardado: { $why }
terminal-no-memory = no hay memoria suficiente
terminal-lost-output = no se ha podido escribir la salida
terminal-lost-output-why = no se ha podido escribir la salida: { $why }
terminal-cannot-go-on = { $player } no puede seguir: { $message }
terminal-no-arguments = { $command } no lleva argumentos; mira --help
terminal-one-record = { $command } lleva un solo registro; mira --help
terminal-file-unreadable = no se puede leer { $path }
terminal-file-too-long = { $path } pasa de 4 MiB, así que no es un registro
terminal-file-unwritable = no se puede escribir { $path }: { $why }
terminal-folder-unwritable = no se puede escribir nada en { $path }: { $why }
terminal-replay-seat = no existe el asiento '{ $seat }'; --as lleva A a { $last }, public o all
terminal-replay-public = el registro muestra lo que vieron todos: quita --as { $seat }
terminal-replay-other = el registro muestra lo que vio el asiento { $eyes }: quita --as { $seat }
terminal-replay-ply = el registro es más corto: --ply lleva de 0 a { $most }

## Players from outside: engine:COMMAND

terminal-outsider-forfeits = { $player } pierde una partida como { $seat } (semilla { $seed }): { $why }
terminal-outsider-loses = { $seat } pierde la partida: { $why }. Para seguir sin ese programa: --resume --seats ...
terminal-outsider-late = no ha respondido en { $ms } ms
terminal-outsider-ended = ha terminado con el estado { $status }
terminal-outsider-killed = lo ha terminado la señal { $signal }
terminal-outsider-error = ha respondido con un error: { $message }
terminal-outsider-no-answer = lo que ha escrito no es una respuesta
terminal-outsider-no-action = su respuesta no tiene acción
terminal-outsider-illegal = '{ $action }' no es una acción legal
terminal-outsider-no-start = no se ha podido poner en marcha: { $message }

## oxhide engine

terminal-setting-name = "name" tiene que ser "threads", "memory" o "info"
terminal-setting-value = "value" de { $name } tiene que ser un número entero de { $least } a { $most }

## oxhide games

terminal-game-seats =
    { $game }, { $least ->
        [2] { $most ->
            [2] 2 jugadores
           *[other] 2 a { $most } jugadores
        }
       *[other] { $least } a { $most } jugadores
    }

## Playing

terminal-player =
    { $who ->
        [you] tú
       *[person] una persona
    }
terminal-welcome = Escribe el número de una acción para elegirla. 'help' dice qué más puedes escribir; 'hint', qué haría un programa; 'rules', cómo se juega.
terminal-prompt =
    { $who ->
        [chance] Azar>{" "}
       *[other] { $who }>{" "}
    }
terminal-curtain = Es el turno de { $seat }. Pásale la pantalla; después tiene que pulsar Intro.
terminal-only-enter = Solo Intro, sin escribir nada, muestra la mano.
terminal-numbers =
    { $most ->
        [one] Hay una acción: escribe 1.
       *[other] Los números van de 1 a { $most }.
    }
terminal-summary =
    { $first }... (escribe '{ $start }' para { $count ->
        [one] verla
       *[other] ver las { $count }
    })
terminal-refused-rule = No: { $message } ({ $rule }; 'rules { $rule }' dice más)
terminal-see-help = Escribe 'list' para ver las acciones, o 'help' para ver qué más puedes escribir.
terminal-line-too-long = Esa línea es demasiado larga: se leen hasta { $most } caracteres. No se ha hecho nada.
terminal-shortened = Escribe 'list' para ver todas las acciones enteras.
terminal-more = (Intro para seguir, q para parar){" "}
terminal-allowed = '{ $words }' está permitido ahora.
terminal-thinking = Pensando...
terminal-hint = Pista: { $say } ({ $words })
terminal-hint-or = O bien: { $say } ({ $words })
terminal-hint-reason = Por qué: { $reason }.
terminal-hint-lead =
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
terminal-hint-speaks = A su favor: { $reason }.
terminal-hint-even = Las dos son más o menos igual de buenas.
terminal-hint-unsure = La diferencia puede ser azar.
terminal-hint-spread = No destaca ninguna razón: son muchas cosas pequeñas.
terminal-undo-consent = Si toda la mesa está de acuerdo, escribe 'undo!'. Entonces se robarán cartas nuevas, y el registro y la hoja de puntos dirán que se deshizo algo.
terminal-taken-back = Deshecho.
terminal-taken-back-consent = Deshecho de común acuerdo; el registro lo dice.
terminal-taken-times =
    En esta partida se deshizo algo de común acuerdo { $times ->
        [one] { $times } vez
       *[other] { $times } veces
    }.
terminal-name-file = Di el archivo: save mi-partida.play
terminal-saved = Guardada en { $path }. Para seguir: oxhide play --load { $path }
terminal-name-thing = Di una carta o cualquier otra cosa del juego, o parte de su nombre: about templo
terminal-no-thing = En este juego nada se llama '{ $name }'.
terminal-no-section = Las reglas no tienen la sección '{ $id }' ni la mencionan; 'rules' muestra las secciones.
terminal-no-section-of = las reglas de { $game } no tienen la sección '{ $id }' ni la mencionan
terminal-no-rules = en este programa no hay reglas de { $game }
terminal-rules-english = Estas reglas están en inglés; aún no se han traducido.
terminal-rules-how = Escribe 'rules' y uno de estos identificadores, o el nombre de cualquier cosa, para leer sobre ello; 'rules all' lo muestra todo.
terminal-kept = Guardada. Para seguir: oxhide play { $game } --resume
terminal-not-kept = Esta partida no se guarda. (Para conservar una partida, escribe 'save ARCHIVO'.)
terminal-kept-over = La partida está guardada en { $path }. Para repasarla: oxhide review { $path }
terminal-over =
    La partida ha terminado. { $count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }

terminal-points = Puntos
terminal-total = Total
terminal-place = Puesto
terminal-score-line =
    { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, puesto { $place }.

## Lessons: oxhide learn

terminal-learn-welcome = Pulsa Intro para seguir. 'help' dice qué más puedes escribir.
terminal-learn-chapter = { $n } de { $of }: { $title }
terminal-learn-minutes = { $title }, { $minutes } min
terminal-learn-type = Escribe: { $words }
terminal-learn-find = Escribe una acción; 'list' las muestra todas.
terminal-learn-rule = { $message } ({ $rule }; 'rules { $rule }' dice más)
terminal-learn-enter = (Intro para seguir){" "}
terminal-learn-help = Intro para seguir. 'back' y 'skip' van un paso atrás o adelante. 'list' muestra todas las acciones; 'table', toda la mesa; 'about NOMBRE', qué hace una carta; 'hint', qué haría un programa. 'rules' muestra la regla de este paso; 'rules ID', otra. 'quit' sale; el paso queda guardado.
terminal-learn-kept = El paso queda guardado. Para seguir: oxhide learn { $game }
terminal-learn-done = Hasta aquí la lección. Pulsa Intro para empezar una primera partida con ayuda, contra un Novato; escribe 'quit' para salir.
terminal-learn-none = en este programa no hay lección de { $game }
terminal-learn-broken = la lección de { $game } no se puede jugar
terminal-learn-no-chapter = la lección no tiene el capítulo '{ $chapter }'; tiene de 1 a { $most }

## What can be typed in a game; .more is what 'help COMMAND' says.

terminal-help = Escribe el número de una acción, o sus palabras; las primeras palabras solas muestran lo que empieza por ellas. También puedes escribir:
terminal-help-keys = 'help ORDEN' explica una orden. En una terminal, el tabulador completa, las flechas corrigen y recuperan líneas anteriores, y Ctrl-C sale.
terminal-kept-always = La partida se guarda después de cada acción.
terminal-command-list = list         otra vez las acciones
    .more = list: muestra lo que puedes hacer ahora, numerado. Escribe un número, o las palabras de la derecha.
terminal-command-table = table        la mesa entera
    .more = table: muestra todo lo que hay en la mesa. En tu turno, si la pantalla es pequeña, solo ves lo que importa ahora.
terminal-command-about = about NOMBRE qué hace una carta o cualquier otra cosa
    .more = about NOMBRE: dice qué hace cualquier cosa del juego, por su nombre o una parte, como en 'about biblioteca'.
terminal-command-rules = rules NOMBRE las reglas: una sección, o lo que dicen de un nombre
    .more = rules: muestra las secciones. rules ID muestra una. rules NOMBRE muestra las secciones de ese nombre, o las líneas que lo mencionan. rules all lo muestra todo.
terminal-command-hint = hint         qué haría un programa, y por qué
    .more = hint: un programa fuerte piensa tu turno y dice dos buenas acciones, y qué gana la primera frente a la segunda.
terminal-command-why = why ACCIÓN   si puedes hacer eso y, si no, por qué
    .more = why ACCIÓN: dice si las reglas permiten ahora una acción y, si no, qué regla la prohíbe. Una acción es su número o sus palabras.
terminal-command-score = score        los puntos hasta ahora
    .more = score: muestra los puntos de la mesa como si la partida acabara ahora, línea por línea.
terminal-command-log = log          todo lo que ha pasado
    .more = log: cuenta la partida desde el principio, tal como la viste.
terminal-command-undo = undo         un paso atrás
    .more = undo: deshace tu última decisión, salvo que alguien haya descubierto algo desde entonces. En ese caso tiene que estar de acuerdo toda la mesa; si lo está, escribe undo!
terminal-command-redo = redo         un paso adelante otra vez
    .more = redo: vuelve a hacer lo que acabas de deshacer.
terminal-command-save = save ARCHIVO guardar la partida tal como está
    .more = save ARCHIVO: escribe la partida en un archivo. Para seguir: oxhide play --load ARCHIVO
terminal-command-quit = quit         salir; la partida queda guardada
    .more = quit: sale de la partida. Para seguir: oxhide play JUEGO --resume. Ctrl-C y Ctrl-D hacen lo mismo.
terminal-command-help = help         esta lista
    .more = help: muestra qué se puede escribir. help ORDEN explica una orden.

## oxhide review: el análisis, en probabilidades de 100

terminal-review-not-over = La partida no ha terminado
terminal-review-result =
    { $winners ->
        [1] Ganó { $who }: { $points }
       *[other] Victoria compartida: { $points }
    }
terminal-review-decided = Qué la decidió, en victorias de cada 100 partidas
terminal-review-unknown = aún no se sabe: dale más tiempo
# De qué salió la probabilidad de un puesto; $rivals es terminal-review-rival de cada uno.
terminal-review-account =
    inicio { $start }, suerte { $luck } (± { $error }), decisiones propias { $own }{ $rivals }{ $hidden ->
        [none] {""}
       *[other] , lo que nadie podía saber { $hidden }
    }, el resto { $rest }
terminal-review-rival = , decisiones de { $seat } { $n } (± { $error })
terminal-review-choices = Cuánto costaron las decisiones
terminal-review-skill =
    { $loss } % por decisión (± { $error }) en { $n ->
        [one] { $n } decisión
        [many] { $n } decisiones
       *[other] { $n } decisiones
    }{ $level ->
        [none] {""}
       *[other] { engine-colon } { $level }
    }
terminal-review-level = { $low }
terminal-review-levels = de { $low } a { $high }
terminal-review-graph = Probabilidad de ganar
terminal-review-graph-guess = Probabilidad de ganar (una primera estimación)
terminal-review-turning = Momentos decisivos
terminal-review-none = ninguno que destaque
terminal-review-rounds =
    { $n ->
        [one] { $n } pasada
        [many] { $n } pasadas
       *[other] { $n } pasadas
    }; { $done ->
        [yes] se sabe todo lo que se pidió.
       *[no] con más tiempo se sabría más (--seconds).
    }
terminal-review-one = review lleva un solo registro o carpeta; mira --help
terminal-review-one-form = elige una de --json, --csv, --html y --annotate
terminal-review-same-file = --html sobrescribiría el registro: elige otro nombre
terminal-review-folder-form = --csv, --html, --annotate y --keep llevan un registro, no una carpeta
terminal-review-not-kept = { $path } no es un análisis de esta partida con estas opciones
terminal-review-seat = --as lleva A a { $last }, o all, no '{ $seat }'
terminal-review-too-long = { $path }: el informe es demasiado largo
terminal-review-no-records = { $path } no tiene registros de partidas que analizar
terminal-review-not-in =
    { $path }: { $player ->
        [human] en ella no juega ninguna persona
       *[other] { $player } no juega en ella
    }
terminal-review-round = Análisis, ronda { $round }
    .many = Análisis de la partida { $game } de { $games }, ronda { $round }

## oxhide review --html

terminal-review-graph-whole = Probabilidad de ganar, de la primera acción a la última
# Below the graph.
terminal-review-graph-rows = Los números de arriba bajo el gráfico son rondas, turnos o eras; los de abajo, los momentos decisivos. La línea conoce todas las cartas; lo que costó una decisión se mide por lo que su jugador podía saber.
terminal-review-title = { $game }: análisis
terminal-review-how = Los números de una fila suman su resultado. Una decisión se juzga por lo que se podía saber en ese momento.
terminal-review-then = La mesa en ese momento
terminal-review-column-seat = Asiento
terminal-review-column-points = puntos
terminal-review-column-start = inicio
terminal-review-column-luck = suerte
terminal-review-column-own = decisiones propias
terminal-review-column-rival = decisiones de { $seat }
terminal-review-column-hidden = oculto
terminal-review-column-rest = resto
terminal-review-column-loss = se escapó por decisión
terminal-review-column-level = nivel

## oxhide review FOLDER

terminal-review-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }, { $won } % ganadas
terminal-review-lost-each = Se escapó: { $loss } % por decisión (± { $error })
terminal-review-mistakes-each = Errores: { $n } por partida (± { $error })
terminal-review-luck-each = Suerte: { SIGNED($luck) } % por partida (± { $error })
terminal-review-trend =
    Antes { $before } % (± { $first }), después { $after } % (± { $second }): { $trend ->
        [better] ahora mejor
        [worse] antes mejor
       *[same] más o menos igual
    }
terminal-review-by-part = Por parte de la partida
terminal-review-first-third = primer tercio
terminal-review-second-third = segundo tercio
terminal-review-last-third = último tercio
terminal-review-by-kind = Por tipo de acción
terminal-review-by-source = Por lo que costó
terminal-review-share = { $share } % del total
    .each = { $share } % del total, { $loss } % cada una de { $n }
terminal-review-left-out =
    { $n ->
        [one] Se dejó fuera { $n } archivo.
       *[other] Se dejaron fuera { $n } archivos.
    }

## oxhide puzzles

terminal-puzzle-ask = Eres { $seat }. Una acción es claramente mejor que las demás: ¿cuál?
terminal-puzzle-wins =
    { $percent ->
        [0] Así no ganas casi ninguna partida.
        [100] Así ganas casi todas las partidas.
       *[other] Así ganas unas { $percent } partidas de cada 100.
    }
terminal-puzzle-against = Frente a '{ $second }': { $why }.
terminal-puzzle-yes = Sí: { $words }.
terminal-puzzle-no = Esa no: te cuesta unas { $percent } victorias de cada 100.
terminal-puzzle-not-action = Eso no es una acción.
terminal-puzzle-type = Escribe una acción como en 'oxhide play', o 'answer' para ver la respuesta.
terminal-puzzle-answer = Es: { $words }.
terminal-puzzle-difficulty = dificultad
terminal-puzzle-about = tema
terminal-puzzle-seats = asientos
terminal-puzzle-usage = puzzles lleva list, show, try, mine o check, y un juego; mira --help
terminal-puzzle-name = nombra un problema: 1 a { $most }, o today
terminal-puzzle-none = no hay problemas
terminal-puzzle-hold = { $game }: { $hold } de { $all } problemas valen
terminal-puzzle-line = { $path }: la línea { $line } no es un problema
terminal-puzzle-edited = problema { $id }: su registro se ha modificado
terminal-puzzle-answer-edited = problema { $id }: su respuesta se ha modificado

## oxhide verify

terminal-verify-usage = verify lleva registros; mira --help
terminal-bad-seal = un sello tiene 16 cifras de 0 a f, no '{ $seal }'
terminal-verify-does-not = { $path }: no válido: { $why }
terminal-verify-cannot = { $path }: no se puede comprobar: { $why }
terminal-verify-follows =
    { $path }: válido: { $game }, { $seats } asientos, { $actions ->
        [one] { $actions } acción
        [many] { $actions } de acciones
       *[other] { $actions } acciones
    }, { $points ->
        [none] sin terminar
       *[other] { $points }
    }; { $chance ->
        [one] { $chance } resultado
        [many] { $chance } de resultados
       *[other] { $chance } resultados
    } del azar{ $seal ->
        [none] {""}
       *[other] ; sellado { $seal }
    }{ $times ->
        [0] {""}
        [one] ; deshecho { $times } vez
        [many] ; deshecho { $times } de veces
       *[other] ; deshecho { $times } veces
    }

## oxhide club

terminal-club-takes = club lleva una palabra y de qué se trata: 'club backup ARCHIVO', 'club restore ARCHIVO', 'club export PERSONA', 'club delete PERSONA' o 'club reports'
terminal-club-kept =
    { $n ->
        [one] { $n } entrada está en { $path }.
        [many] { $n } de entradas están en { $path }.
       *[other] { $n } entradas están en { $path }.
    }
terminal-club-restored =
    { $n ->
        [one] { $n } entrada de { $path } está en el almacén.
        [many] { $n } de entradas de { $path } están en el almacén.
       *[other] { $n } entradas de { $path } están en el almacén.
    }
terminal-club-unread = { $path }: no se puede leer el almacén
terminal-club-not-empty = el almacén no está vacío; restaura en uno nuevo
terminal-club-not-whole = { $path } no es una copia completa de un club
terminal-club-full = el almacén no admite más (¿está lleno el disco?); restaura otra vez
terminal-club-nobody = nadie se llama '{ $who }': da un id de 16 letras o un nombre conservado
terminal-club-unwritten = no se pudo escribir todo
terminal-club-undeleted = no se pudo borrar todo; inténtalo otra vez
terminal-club-deleted = { $who } se ha borrado.

# The page, but for the tables of the games.

page-brand = Oxhide
page-close = Cerrar
page-loading = Poniendo la mesa…
page-announcements = Avisos
# Before an item of a list whose last two are alternatives: "a, b o c".
page-list-or = {" o "}
    .before = o ó ho hó
    .then = {" u "}
# Entre partes de una frase, y entre los puntos de cada uno.
page-list-clause = { engine-semicolon }{" "}
page-list-score = {" : "}
# Between things that stand side by side and between a thing and what it is.
page-pair = { $what }: { $is }
page-labelled = { $what } { $n }

## The bar at the top

page-nav-play = Jugar
page-nav-rules = Reglas
page-nav-theme = Colores
page-nav-theme-title = Claro u oscuro
page-nav-settings = Ajustes
page-nav-main = Principal
page-nav-tools = Herramientas

## Home

page-home-title = Juegos del mundo antiguo
page-home-lead = Contra el ordenador o con amigos en una misma pantalla. Sin cuenta y sin instalar nada.
page-home-games = Juegos
page-home-cover = { $game }: dibujo de la portada
page-home-seats =
    { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }
    .range = { $least } a { $most } jugadores
page-home-minutes = { $n } min
page-home-play-now = Jugar ya
page-home-new-table = Nueva mesa
page-home-rules = Reglas
page-home-continue = Continuar
page-home-nothing = Las partidas sin terminar se guardan aquí, en este navegador.
page-home-finished = Repeticiones
page-home-none-finished = Las partidas terminadas se guardan aquí para volver a verlas.
page-home-last-kept = Este navegador guarda las últimas { $n } partidas terminadas.
page-home-your-turn = Te toca
page-home-turn-of = Turno de { $name }
page-home-with = con { $names }
page-home-all = Ver las { $n }
page-home-fewer = Menos
page-home-remove = Quitar { $title }
page-home-removed = Se ha quitado la mesa.
page-home-open = Abrir un registro
page-home-drop = Suelta un registro (.play) en cualquier punto de esta página, o
page-home-credit = Pictogramas de Lorc, Delapouite y colaboradores, game-icons.net, CC BY 3.0. Tipos de letra: Marcellus, Forum y Source Sans 3, SIL OFL 1.1.
page-home-licence = Oxhide es software libre con licencia MIT.

## A new table

page-setup-title = Nueva mesa: { $game }
page-setup-seats = Asientos
page-setup-count = Jugadores
page-setup-who = ¿Quién juega en el asiento { $n }?
page-setup-you = Tú
page-setup-person = Otra persona en esta pantalla
page-setup-computer = Ordenador
page-setup-level = Nivel del asiento { $n }
# One of the levels to choose from: "4: Entrenado".
page-setup-level-name = { $level }: { engine-player }
page-setup-style = Estilo del asiento { $n }
page-setup-any-style = Cualquiera
page-setup-name = Nombre del asiento { $n }
page-setup-options = Reglas
page-setup-more = Más
page-setup-seed = Semilla
page-setup-seed-help = La misma semilla da la misma partida. Déjala vacía para una nueva.
page-setup-bad-seed = Una semilla es un número entero de hasta 20 cifras.
page-setup-speed = Animación
page-setup-speed-0 = No
page-setup-speed-1 = Normal
page-setup-speed-2 = Rápida
page-setup-start = Empezar
page-setup-watch = Mirar
page-setup-hotseat = Quienes comparten esta pantalla se la van pasando. La mesa se tapa entre turnos.
# Names for computer players.
page-setup-name-1 = Mira
page-setup-name-2 = Nora
page-setup-name-3 = Kofi
page-setup-name-4 = Hattusil

## Settings

page-settings-title = Ajustes
page-settings-language = Idioma
# The first choice: the language that the browser asks for.
page-settings-language-auto = El del navegador
page-settings-theme = Colores
page-settings-theme-auto = Del sistema
page-settings-theme-light = Claro
page-settings-theme-dark = Oscuro
page-settings-forced = Jugar automáticamente la única jugada posible
page-settings-letters = Letras en los marcadores en vez de dibujos de pobladores
page-settings-keys = Teclas sueltas como atajos
page-settings-name = Tu nombre
page-settings-motion-note = Tu sistema pide menos movimiento, así que nada se mueve.

## Keys

page-keys-title = Teclas
page-keys-all = Ver y cambiar todas las teclas
page-keys-intro = Con el teclado, { $first } a { $last } eligen una acción; { $menu } muestra todas las teclas.
page-keys-help = Pulsa una de las teclas de la derecha y después la que prefieres. Puedes combinarla con Ctrl, Alt o Mayús.
page-keys-off = Las teclas sueltas están desactivadas: solo funcionan las que llevan Ctrl, Alt o tienen nombre, como Esc.
page-keys-everywhere = En todas las mesas
page-keys-with-key = { $title } ({ $key })
page-keys-change = { $what }: { $key }. Cambiar la tecla
page-keys-nth = { $what }, { $n }
page-keys-press = Pulsa una tecla
page-keys-pressed = { $key } es ahora la tecla de «{ $what }».
page-keys-span = { $first } – { $last }
page-keys-taken = { $key } ya es la tecla de «{ $by }». Pulsa otra, o Esc para dejarlo como estaba.
page-keys-kept = { $key } siempre significa «{ $by }». Pulsa otra, o Esc para dejarlo como estaba.
page-keys-restore = Restaurar las originales
page-keys-go = ir a { $places }
page-keys-place = { $key } { $where }

page-key-name-escape = Esc
page-key-name-space = Espacio

# What each key does.
page-key-choice = elegir una respuesta por su número
page-key-arrows = moverse entre lo posible (con Ctrl: por todo), recorrer una repetición
page-key-onward = a la parte siguiente
page-key-press = hacerlo
page-key-let-go = cancelar o cerrar
page-key-undo = deshacer
page-key-undo-turn = deshacer hasta el comienzo de tu turno
page-key-redo = rehacer
page-key-hint = pista, y después la siguiente
page-key-why = decir por qué no se puede hacer lo señalado
page-key-play-back = ver otra vez lo que hicieron los demás
page-key-say = leer en voz alta qué hay que hacer
page-key-talk = charla con amigos
page-key-back = un paso atrás en la partida
page-key-forward = un paso adelante
page-key-ends = principio y final de una repetición
page-key-rules = reglas
page-key-theme = claro u oscuro
page-key-menu = menú
page-key-jump = ir a una parte de la mesa
page-key-go-rivals = rivales
page-key-go-log = diario

## Rules

page-rules-title = Reglas de { $game }
page-rules-games = Juegos
page-rules-missing = Estas reglas aún no están escritas.
page-rules-english = Estas reglas están en inglés; aún no se han traducido.
page-rules-failed = No se han podido cargar las reglas. Revisa la conexión y vuelve a intentarlo.
page-rules-search = Buscar en las reglas
page-rules-contents = Índice
page-rules-chapter = { $n } de { $count }
page-rules-owners = Para dueños y programadores
page-rules-all-rulings = Todas las aclaraciones
page-rules-back = Atrás
page-rules-next = Siguiente
page-rules-on-table = En tu mesa
page-rules-show = Enséñamelo en mi mesa
page-rules-to-table = Volver a mi mesa
page-rules-asked = Preguntas frecuentes
page-rules-also = Ver también
page-rules-example = Ejemplo
page-rules-rulings = { $n ->
    [one] Una aclaración, y su porqué
   *[other] { $n } aclaraciones, y su porqué
}
page-rules-found = { $n ->
    [one] Un resultado
   *[other] { $n } resultados
}
page-rules-nothing = Nada sobre «{ $words }». Prueba otra palabra, o mira el índice.
page-rules-open = Abrir las reglas
page-rules-span = { $first } a { $last }

## At any table

page-table-begins = a punto de empezar
page-table-set-up = La mesa está puesta.
page-table-over = terminada
page-table-is-over = La partida ha terminado
page-table-past = Un momento anterior
page-table-setting-up = Preparación
page-table-look-around = Mientras tanto puedes mirar la mesa.
page-table-what-happened = Qué ha pasado, { $n } de { $all }
page-table-forced = La única jugada: { $what }
    .wait = Esperar
    .done = automático: la única jugada
page-table-beyond =
    Fuera de la vista a la { $side ->
        [left] izquierda
       *[right] derecha
    }: { $n ->
        [one] { $n } cambio
       *[other] { $n } cambios
    }
page-table-next-step = Siguiente
page-table-in-play = en juego
page-table-in-words = La mesa en palabras
page-table-players = Jugadores
page-table-won-by =
    { $name ->
        [you] has ganado
       *[other] ha ganado { $name }
    }
page-table-your-turn = Te toca.
page-table-refused = No se puede. { $message }
    .rule = No se puede. { $rule }: { $message }
page-table-rule = Regla { $id }
page-table-undone = Deshecho: { $what }.
page-table-frontier-title = Hace falta el acuerdo de la mesa
page-table-frontier-help = Si toda la mesa está de acuerdo, se puede deshacer. Entonces se robarán cartas nuevas, y el registro y la hoja de puntos dirán que se deshizo algo.
page-table-undo-anyway = De acuerdo: deshacer
page-table-frontier-alone = ¿Deshacerlo de todos modos?
page-table-frontier-ask = ¿Pedir que se deshaga?
page-table-frontier-note = Se robarán cartas nuevas, y la hoja de puntos lo dirá.
page-table-undo-alone = Deshacerlo
page-table-undo-to = Deshacer esto y todo lo posterior
page-table-frontier-line = Más atrás, deshacer pide confirmación
page-table-ask-all = Preguntar a todos
page-table-leave-it = Cancelar
page-table-hint = Pista: { $say }.
page-table-do-it = Hacerlo
page-table-hint-coming = Buscando una pista
page-table-show-now = Mostrar ya
    .title = Termina la búsqueda: se muestra lo mejor encontrado hasta ahora
page-table-prompt = Qué hacer
page-table-waiting =
    { $name ->
        [you] Te toca
       *[other] Le toca a { $name }
    }
page-table-thinking = { $name } está pensando
page-table-move-now = Jugar ya
    .title = Deja de pensar: se juega lo mejor que ha encontrado hasta ahora
page-table-skip = Saltar
page-table-skip-title = Directamente a tu turno, sin animación
page-table-to-act = turno
page-table-badge =
    { $name ->
        [you] Tus piezas son
       *[other] Las piezas de { $name } son
    } { $letter ->
        [L] círculos azules
        [C] cuadrados rojos
        [S] triángulos amarillos
       *[V] rombos verdes
    }, letra { $letter }
page-table-first-player = Empieza
page-table-steps = Tu turno
page-table-undo = Deshacer
page-table-redo = Rehacer
page-table-hint-tool = Pista
page-table-menu = Menú
page-table-points = Puntos
page-table-tabs = Partes de la mesa
page-table-rail = Jugadores y diario
page-table-log = Diario
page-table-since = Desde tu turno
page-table-whole = Diario completo
page-table-recent = Reciente
page-table-jump = Ver este momento
page-table-play-back = Ver otra vez
page-table-play-back-title = Ver otra vez lo que hicieron los demás
page-table-beginning = El principio
page-table-back-to-now = Volver al presente
page-table-elsewhere = Esta partida está abierta en otra pestaña.
page-table-play-here = Jugar aquí
page-table-pass-to = Pásale la pantalla a { $name }
page-table-pass-why = La mesa queda tapada hasta el cambio.
page-table-i-am = Soy { $name }
page-table-shared = { $names } comparten la victoria
page-table-wins-by =
    { $name ->
        [you] Ganas
       *[other] Gana { $name }
    } por { page-table-points-n }
page-table-wins-tie =
    { $name ->
        [you] Ganas
       *[other] Gana { $name }
    } en el desempate
page-table-replay = Repetición
page-table-rematch = Otra partida
page-table-sheet = Hoja de puntos
page-table-taken-back =
    { $n ->
        [1] En esta partida se deshizo algo una vez después de que se revelara información.
       *[other] En esta partida se deshizo algo { $n } veces después de que se revelara información.
    }
page-table-takes-back =
    { $name ->
        [you] Deshaces
       *[other] { $name } deshace
    } { $n ->
        [one] una acción
        [many] { $n } acciones
       *[other] { $n } acciones
    }
page-table-save-record = Guardar el registro
page-table-copy-record = Copiar el registro
page-table-copy-link = Copiar enlace
page-table-record-copied = El registro está en el portapapeles.
page-table-link-copied = En el portapapeles hay un enlace que reproduce esta partida.
page-table-no-clipboard = El navegador no deja que Oxhide use el portapapeles. Guarda el registro como archivo.
page-table-leave = Inicio
page-table-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
page-table-points-n =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
# Points gained or lost.
page-table-points-change =
    { $n ->
        [one] { SIGNED($n) } punto
       *[other] { SIGNED($n) } puntos
    }
page-table-name-points = { $name }: { page-table-points-n }

## The score sheet

page-score-end = El final
page-score-result = Resultado
page-score-begins = La partida ha terminado
page-score-begins-why = Ahora se cuentan los puntos, apartado por apartado.
page-score-counted = contado
page-score-so-far = de momento
page-score-nothing = Nada
page-score-hold = Pausa
page-score-go-on = Seguir
page-score-next = Siguiente
page-score-skip = Ir al final
page-score-share = Compartir
page-score-again = Contar otra vez
page-score-gain = { SIGNED($n) }
page-score-of = { $at } de { $all }
page-score-pays =
    { $n ->
        [0] { $name ->
            [you] { $what }: nada para ti
           *[other] { $what }: nada para { $name }
        }
       *[other] { $name ->
            [you] { $what }: { $n } para ti
           *[other] { $what }: { $n } para { $name }
        }
    }
page-score-source = { SOURCE($source) }
page-score-totals = { $first } a { $others }.
page-score-tie-broken = Empate a puntos. Desempata quien tiene más { $what }: { $first } a { $others }.
page-score-difference =
    { $rival ->
        [you] La mayor diferencia estuvo en { SOURCE($source, case: "inline") }: { $n } más que tú.
       *[other] La mayor diferencia estuvo en { SOURCE($source, case: "inline") }: { $n } más que { $rival }.
    }

## A replay

page-replay-title = Repetición
page-replay-note = { $date }, { $names }
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-start = Al principio
page-replay-back = Un paso atrás
page-replay-forward = Un paso adelante
page-replay-last = Al final
page-replay-moment = Momento de la partida
page-replay-drive = Recorrer la partida
page-replay-speed = Velocidad
page-replay-times =
    { $n ->
        [1] Velocidad normal
       *[other] { $n } veces más rápido
    }
    .half = A media velocidad
page-replay-of = Paso { $at } de { $last }
page-replay-go-to = Ir a: { $what }
page-replay-turn = Turno { $n }, { $name ->
        [you] tú
       *[other] { $name }
    }
page-replay-turn-of = { page-replay-turn }. Paso { $at } de { $last }.
page-replay-steps =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
page-replay-steps-title = La partida, turno a turno
page-replay-tab-steps = Pasos
page-replay-setup = Preparación
page-replay-headline = Turno { $n }: { $what }
page-replay-setup-done = La mesa está puesta
page-replay-eyes = Qué se ve
page-replay-eyes-note = la partida ha terminado, así que se puede ver todo
page-replay-all = Todo
page-replay-seen-by-all =
    { $seats ->
        [2] Lo que veían ambos
       *[other] Lo que veían todos
    }
page-replay-link = Enlace aquí
page-replay-play-on = Jugar desde aquí
page-replay-play-on-help = Una partida nueva desde este momento, contra el ordenador. Se robarán cartas nuevas.
page-replay-as-whom = ¿En lugar de quién juegas?
page-replay-play-as = Como { $name }
page-replay-cancel = Cancelar
page-replay-ended = Aquí la partida ha terminado: vuelve a un momento anterior.
page-replay-anew = Es una partida nueva desde ese momento. Se robarán cartas nuevas.

## The table of a game without a drawing

page-plain-move = Jugada { $n }
page-plain-choose = Elige qué hacer
page-plain-actions = Qué puedes hacer
page-plain-view = La mesa
page-plain-outline = Todas las partes de la mesa
page-plain-tab-actions = Acciones
page-plain-tab-view = Mesa
page-plain-tab-rivals = Jugadores
page-plain-tab-log = Diario

## Trouble

page-trouble-lost = En este navegador no existe esa mesa. Puede que se haya quitado o que se empezara en otro navegador.
page-trouble-damaged = No se puede leer esta partida guardada: { $why }
page-trouble-record = No se puede reproducir este registro: { $why }
page-trouble-link = Este enlace está roto o cortado: no contiene un registro completo.
page-trouble-not-text = Este archivo no es un registro: un registro es un archivo de texto que empieza por «oxhide-record 1».
page-trouble-storage = El navegador no deja que Oxhide guarde esta partida (no hay espacio o está prohibido). Puedes seguir jugando; guarda el registro desde el menú antes de salir.
page-trouble-worker = El motor se paró de repente y se ha vuelto a poner en marcha. La partida sigue desde tu última acción.
page-trouble-engine = El motor no arranca en este navegador. Necesita WebAssembly con SIMD: actualiza el navegador.
page-trouble-language = No se ha podido descargar este idioma. Vuelve a elegirlo cuando tengas conexión.
page-trouble-no-game = Este motor no conoce el juego «{ $id }».
page-trouble-too-long = Es más largo de lo que puede ser un registro.
page-trouble-home = Inicio

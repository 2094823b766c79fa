# What the library says about any game: statuses, undo, hints, players.

engine-list-comma = {", "}
engine-list-and = {" y "}
    .before = i í hí hib hid hij hil him hin hip his hit
    .then = {" e "}
# Between a thing and what it is, and before what is added; a blank follows.
engine-colon = :
engine-semicolon = ;

## Players

# .after follows a style: "Constructor hábil".
engine-level-1 = Novato
    .after = novato
engine-level-2 = Principiante
    .after = principiante
engine-level-3 = Aficionado
    .after = aficionado
engine-level-4 = Entrenado
    .after = entrenado
engine-level-5 = Hábil
    .after = hábil
engine-level-6 = Fuerte
    .after = fuerte
engine-level-7 = Experto
    .after = experto
engine-level-8 = Maestro
    .after = maestro

# A computer player: "Constructor hábil".
engine-player =
    { $style ->
        [builder] { engine-style-builder.start }{" "}
        [explorer] { engine-style-explorer.start }{" "}
        [rival] { engine-style-rival.start }{" "}
       *[none] {""}
    }{ $style ->
        [none] { $level ->
            [1] { engine-level-1 }
            [2] { engine-level-2 }
            [3] { engine-level-3 }
            [4] { engine-level-4 }
            [5] { engine-level-5 }
            [6] { engine-level-6 }
            [7] { engine-level-7 }
           *[8] { engine-level-8 }
        }
       *[other] { $level ->
            [1] { engine-level-1.after }
            [2] { engine-level-2.after }
            [3] { engine-level-3.after }
            [4] { engine-level-4.after }
            [5] { engine-level-5.after }
            [6] { engine-level-6.after }
            [7] { engine-level-7.after }
           *[8] { engine-level-8.after }
        }
    }

engine-style-builder = constructor
    .start = Constructor
engine-style-explorer = explorador
    .start = Explorador
engine-style-rival = rival
    .start = Rival

## Why something cannot simply be taken back

engine-undo-chance = Desde entonces se ha robado o descubierto algo.
engine-undo-shown = Desde entonces se ha revelado algo secreto.
engine-undo-decided = Desde entonces ha decidido otra persona.
engine-undo-again = Con eso se desharía también lo anterior a otro paso ya deshecho.
engine-undo-ended = El final de la partida ha revelado lo que era secreto.

## Whether a record can be what happened

engine-verify-chance = línea { $line }: aquí debería salir «{ $words }»
engine-verify-no-seed = el registro no tiene semilla
engine-verify-closed = el secreto del reparto no está en el registro
engine-verify-no-seal = el registro no tiene reparto sellado
engine-verify-seal = el sello del registro es { $seal }, no { $other }
engine-verify-redacted = el registro muestra lo que vio un solo asiento
engine-verify-entered = lo robado se introdujo a mano
engine-verify-back = se deshicieron pasos que el registro no muestra
engine-verify-older = la partida se jugó o empezó con reglas anteriores

## A record of older rules

engine-older-finished = Esta partida se jugó con una versión anterior de las reglas. Su resultado queda como se anotó.
engine-older-begun = Esta partida empezó con una versión anterior de las reglas. Sigue con las reglas de hoy.

## What can go wrong

engine-error-players-form = los jugadores son nombres separados por comas, como human,greedy
engine-error-players-count = no hay tantos jugadores como asientos
engine-error-names-count = no hay tantos nombres como asientos
engine-error-whole-record = el registro está completo: cárgalo; uno que se sigue dice quién lo vio, como 'as A' o 'as public'
engine-error-chance-acts = ahora actúa el azar, no un jugador
engine-error-playouts = como mucho 400 partidas de prueba por decisión
engine-error-no-room = En el registro no cabe otro paso deshecho.
engine-error-fair-seat = un análisis justo es el de un asiento
engine-error-public-record = el registro muestra lo que vio todo el mundo: con eso no se pueden juzgar las decisiones de nadie
engine-error-other-record = el registro muestra lo que vio otro asiento
engine-error-follow = follow lleva "record" para empezar o "lines" para seguir
engine-error-other-game = esta no es la partida que se seguía

engine-status-no-game = No hay ningún juego con ese nombre.
engine-status-bad-setup = Así no se puede preparar una partida.
engine-status-bad-seat = En esta mesa no existe ese asiento.
engine-status-bad-player = No hay ningún jugador con ese nombre.
engine-status-bad-name = Un nombre tiene como mucho 40 caracteres visibles.
engine-status-bad-record = No se puede leer el registro.
engine-status-other-version = El registro es de otra versión.
engine-status-redacted = El registro muestra lo que vio un solo asiento: se puede seguir, pero no cargar.
engine-status-other-eyes = Esta sesión solo sabe lo que vio un asiento, y solo responde a ese asiento.
engine-status-not-following = Esta sesión no sigue ningún registro.
engine-status-following = Esta sesión sigue un registro: solo continúa con las líneas de ese registro.
engine-status-unreadable =
    «{ $words }» no es una acción de este juego{ $nearest ->
        [none] .
       *[other] ; ¿querías decir «{ $nearest }»?
    }
engine-status-illegal = Las reglas no lo permiten ahora.
engine-status-not-your-turn = No es tu turno.
engine-status-over = La partida ha terminado.
engine-status-no-seed = La partida no tiene semilla: introduce lo que se roba como acciones.
engine-status-nothing-to-undo = No hay nada que deshacer.
engine-status-nothing-to-redo = No hay nada que rehacer.
engine-status-frontier = Para deshacer eso tendría que estar de acuerdo toda la mesa.
engine-status-looking = Estás viendo un momento anterior en el que la partida no puede seguir: solo sigue desde una decisión.
engine-status-no-memory = No hay memoria suficiente.
engine-status-too-long = La línea o la respuesta es demasiado larga.
engine-status-not-json = La línea no es un objeto JSON.
engine-status-bad-request = No se entiende la petición.
engine-status-forbidden = Eso no se puede preguntar aquí.
engine-status-no-session = Primero empieza o carga una partida.

## Lessons

engine-lesson-word = «{ $about }» no es una palabra clave de las lecciones, o no puede estar aquí.
engine-lesson-chapter = El capítulo «{ $about }» necesita un identificador, sus minutos (de 1 a 9) y un título, antes de cualquier ayuda.
engine-lesson-step = «{ $about }» necesita un identificador propio (minúsculas, cifras, guiones) y un título, dentro de un capítulo.
engine-lesson-answer = El paso «{ $about }» pide una acción, así que después debe venir la línea de quien aprende.
engine-lesson-empty = Esto no es una lección: no tiene pasos, o nadie en ella es humano.
engine-lesson-other = Las reglas lo permiten. En este paso, haz lo que pide la frase.

# Playing with others over a server: home, waiting room, table, a person's page.

page-online-with-friends = Con amigos
page-online-with-friends-elsewhere = Con amigos a distancia
page-online-code = ¿Tienes un enlace o código de mesa?
page-online-code-example = amphora-7q2
page-online-lead = Contra el ordenador o con amigos, de cerca o de lejos. Sin cuenta y sin instalar nada.
page-online-join = Entrar
page-online-online = En línea
page-online-offline = Sin conexión
page-online-kept-at = Las mesas con amigos se guardan en { $host }.
page-online-kept-local = Las que son contra el ordenador, en este navegador.
page-online-kept-here = El servidor no responde. Las mesas de este dispositivo funcionan.
page-online-as-of = a las { $time }
page-online-your-move = Te toca
page-online-waiting-for = Esperando a otros
page-online-finished = Terminadas en tu ausencia
page-online-invitations = Invitaciones
page-online-open-tables = Mesas abiertas
page-online-no-thanks = No, gracias
page-online-over = La partida ha terminado.
page-online-ended-early = terminada antes de tiempo
page-online-closed-by = { $name } cerró esta mesa.
page-online-expired = Cerrada: nadie empezó la partida en dos semanas.
page-online-seat-given = { $name } dio tu asiento a otra persona.
page-online-on-device = En este dispositivo
page-online-fetching = Cargando tus mesas…
page-online-no-lists = Sin conexión. Tus mesas aparecerán aquí en cuanto el servidor responda.
page-online-no-tables = Aún no tienes mesas con amigos. Envía un enlace y aquí aparecerá la primera.
page-online-acts = juega { $name }
page-online-no-clock = sin reloj
page-online-free-seats =
    { $n ->
        [0] Todos los asientos están ocupados.
        [one] Queda { $n } asiento libre.
       *[other] Quedan { $n } asientos libres.
    }
page-online-remove = Quitar { $title } de la lista

## Connection, in words

page-online-no-connection = sin conexión
page-online-connected = en línea
page-online-lost-since = Sin conexión desde las { $time }.
page-online-lost-help = Ves la mesa tal como estaba entonces. No se pierde nada: la partida está a salvo en el servidor.
page-online-lost-clock = Tu reloj sigue corriendo.
page-online-lost-move = Tu jugada se enviará cuando vuelva la conexión.
page-online-lost-back = No hay conexión. Pídelo cuando vuelva.
page-online-sending = Pendiente de envío: { $what }
page-online-sending-help = Se juega en cuanto responda el servidor. Hasta entonces no se puede elegir otra cosa.
page-online-withdraw-move = Elegir otra cosa
page-online-next-try =
    { $n ->
        [0] intentándolo
       *[other] nuevo intento en { $n } s
    }
page-online-try-now = Intentar ya
page-online-back-nothing = Conexión recuperada. Mientras tanto no ha pasado nada.
page-online-back-own = Conexión recuperada. Tu jugada está hecha.
page-online-back-steps =
    { $n ->
        [one] Conexión recuperada. Mientras tanto se ha jugado { $n } paso.
       *[other] Conexión recuperada. Mientras tanto se han jugado { $n } pasos.
    }
page-online-restored = El servidor ha vuelto al estado de las { $time }.

## Presence and time

page-online-here = en línea
page-online-thinking = en línea, es su turno
page-online-away-now = fuera
page-online-away-min = fuera desde hace { $n } min
page-online-away-hours = hace { $n } h
page-online-away-days =
    { $n ->
        [one] hace { $n } día
       *[other] hace { $n } días
    }
page-online-not-connected = sin conectar
page-online-not-known = sin noticias desde las { $time }
page-online-waiting = esperando
page-online-computer = ordenador, nivel { $level }
page-online-stalled = ordenador, espera memoria en el servidor
page-online-bot = un programa
page-online-stands-in = fuera desde las { $time }, juega un ordenador
page-online-ready = a punto
page-online-always-ready = siempre a punto
page-online-not-agreed = falta su acuerdo
page-online-paused = en pausa
page-online-left-minutes = quedan { $n } min
page-online-left-hours = quedan { $n } h
page-online-left-days =
    { $n ->
        [one] queda { $n } día
       *[other] quedan { $n } días
    }
page-online-low =
    { $n ->
        [one] queda { $n } segundo
       *[other] quedan { $n } segundos
    }

## Coming to a table

page-online-your-name = Tu nombre
page-online-name-help = Lo verán tus amigos. No hace falta cuenta.
page-online-invited = { $name } te invita a jugar a { $game }
page-online-at-table = Una mesa de { $game }
page-online-who-sits =
    { $names ->
        [none] Aún no hay nadie.
       *[other] Ya están: { $names }.
    }
page-online-sit = Sentarse
page-online-watch = Mirar
page-online-set-table = Crear mesa
page-online-no-table = No existe esa mesa.
page-online-no-code = Ninguna mesa tiene el código «{ $code }». O la partida ya ha empezado: el código solo vale hasta entonces. El enlace sigue valiendo.
page-online-gone = No puedes mirar esta mesa.
page-online-closed = La mesa se ha cerrado.

## The waiting room

page-online-room-title = { $game } con amigos
page-online-with-lead = Quien tenga el enlace puede sentarse.
page-online-room-lead = La mesa está lista. Quien tenga el enlace puede sentarse, sin cuenta.
page-online-dealing = Sellando el reparto…
page-online-wait-shares = Para el reparto falta un número de { $names }. Llegará al abrir Oxhide.
page-online-wait-gone = Para el reparto falta un número de alguien que ya no está. En un minuto se podrá prescindir de él.
page-online-deal-now = Repartir sin él
page-online-begins = Empieza la partida. Primero juega { $name }.
page-online-begins-you = Empieza la partida. El primer turno es tuyo.
page-online-seats = Asientos
page-online-count =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }, { $free ->
        [0] ningún asiento libre
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    }
page-online-how-many = Jugadores
page-online-you-host = tú, pones la mesa
page-online-you-guest = tú
page-online-host = pone la mesa
page-online-guest = de visita
page-online-free-seat = Asiento libre
page-online-for-next = para quien abra el enlace
page-online-kept-for = reservado para { $names }
page-online-put-computer = Poner un ordenador
page-online-computer-sub = ordenador, juega en el servidor
page-online-empty-seat = Vaciar el asiento de { $name }
page-online-move-up = Subir a { $name }
page-online-move-down = Bajar a { $name }
page-online-lot = Sortear los asientos al empezar
page-online-by-itself = Empezar automáticamente cuando no queden asientos libres
page-online-clock = Reloj
page-online-clock-none = Sin reloj
    .help = Cada cual juega cuando quiere.
page-online-clock-live =
    { $bonus ->
        [0] En vivo, { $time } min
       *[other] En vivo, { $time } min + { $bonus } s por turno
    }
    .help =
        { $bonus ->
            [0] Se juega de una sentada, { $all } minutos como mucho.
           *[other] Se juega de una sentada. Cada turno suma { $bonus } s.
        }
page-online-clock-days =
    { $time ->
        [one] Un día por jugada
       *[other] { $time } días por jugada
    }
    .help = No hace falta coincidir. La primera página muestra dónde te toca.
page-online-clock-note = Si a alguien se le acaba el tiempo, un ordenador juega en su asiento hasta que vuelva.
page-online-minutes = Minutos por persona
page-online-bonus = Segundos más por turno
page-online-days = Días por jugada
page-online-stand-in-level = Ordenador suplente
page-online-rules = Reglas
page-online-counts = La partida cuenta para la clasificación
page-online-counts-note = Entonces no puedes deshacer nada después de que alguien vea algo nuevo.
page-online-back-note = Después de que alguien vea algo nuevo, solo se deshace si todos están de acuerdo. Todos pueden pedir pistas al ordenador.
page-online-hint-note = Aquí todos pueden pedir pistas. A los demás no se les dice.
page-online-uncounted =
    { $why ->
        [beside] La partida no contará: dos personas juegan en un mismo dispositivo.
       *[other] La partida no contará: juega un ordenador cuya fuerza nadie ha medido.
    }
page-online-watching = Público
page-online-may-watch = Los amigos pueden mirar, con dos turnos de retraso
page-online-watch-note = Usan el mismo enlace. Ven lo que ve toda la mesa, nunca una carta oculta, y no pueden escribir en el chat.
page-online-invite = Invitar
page-online-scan = Escanéalo con un móvil en la misma mesa, o léelo en voz alta
page-online-enter = Escríbelo en la página de inicio de Oxhide.
page-online-link = El enlace
page-online-copy = Copiar enlace
page-online-copied = El enlace está copiado.
page-online-share = Compartir
page-online-mail = Correo
page-online-new-link = Otro enlace
page-online-link-is-new = Hay un enlace nuevo. El anterior ya no vale.
page-online-qr = El enlace como código QR
page-online-here-now = Ahora en línea
page-online-sealed = El reparto está sellado
page-online-committed = El número del servidor está sellado
page-online-seal-what = ¿Qué es esto?
page-online-seal-why = Las cartas salen de un número del servidor y de otro de cada persona. El del servidor se fija antes de que nadie se siente: este es su sello. Al empezar se juntan los números. El reparto recibe un sello propio, que ves al final, cuando tu navegador lo comprueba todo.
page-online-leave = Salir
page-online-start = Empezar
page-online-start-with =
    { $n ->
        [1] Empezar
       *[other] Empezar con { $n }
    }
page-online-all-ready = Todo a punto
page-online-new-rules = Las reglas han cambiado
page-online-agree = De acuerdo
page-online-agree-help = Míralas arriba. La partida solo empieza si estás de acuerdo.
page-online-wait-agree = Falta el acuerdo de { $names }.
page-online-seat-is-free =
    { $n ->
        [one] Queda un asiento libre
       *[other] Quedan { $n } asientos libres
    }
page-online-wait-host = { $name } pondrá en marcha la partida.
page-online-wait-others = Espera a que alguien abra el enlace o pon un ordenador en el asiento libre.
page-online-asked = Otra partida propuesta a: { $names }.
page-online-all-taken = No falta nadie. Se puede repartir.
page-online-chose =
    { $what ->
        [rules] { $name } ha elegido otras reglas.
       *[other] { $name } ha elegido: { $what }
    }
page-online-your-seat-gone = Han dado tu asiento a otra persona.

## At the table

page-online-tell-me = Avísame cuando me toque
page-online-tell-no-more = No avisarme más cuando me toque
page-online-told = Mientras esta página esté abierta, se te avisa cuando te toque.
page-online-no-notices = El navegador no permite avisos. Vuelve a esta página para ver si te toca.
page-online-notice = Te toca en { $game }
page-online-notice-begun = Tu partida con { $names } ha empezado
page-online-notice-text = Ha jugado { $name }.
page-online-notice-over = La partida ha terminado.
page-online-pencil = Planear a lápiz
page-online-pencil-label = Tu plan, a lápiz
page-online-planning = Planea tu próximo turno: se juega cuando te toque, si lo confirmas. Nadie más lo ve.
page-online-plan-stop = Dejar de planear
page-online-plan-do = Hacerlo
page-online-plan-gone = Tu plan ya no es posible.
page-online-plan-over = Te toca: el plan se ha interrumpido.
page-online-plan-none = Ahora no se puede planear nada.
page-online-clear-plan = Borrar plan
page-online-talk = Chat
page-online-talk-unread = Chat, { $n } sin leer
page-online-talk-fold = Ocultar el chat
page-online-say = Di algo
page-online-send = Enviar
page-online-say-waits = pendiente de envío
page-online-quiet = Aún no se ha dicho nada.
page-online-silent = No ves lo que dice { $name }.
page-online-hear-again = Volver a ver
page-online-phrase-take-your-time = Sin prisa
page-online-phrase-nice-move = ¡Buena!
page-online-phrase-sorry = Perdón
page-online-phrase-thanks = Gracias
page-online-phrase-one-moment = Un momento
page-online-phrase-again = ¿Otra?
page-online-watchers =
    { $n ->
        [one] { $n } persona mira
       *[other] { $n } miran
    }
page-online-watched = Miras con dos turnos de retraso.
page-online-ask-back =
    { $name ->
        [you] { $n ->
                [one] Has pedido deshacer { $n } paso
               *[other] Has pedido deshacer { $n } pasos
            }
       *[other] { $n ->
                [one] { $name } pide deshacer { $n } paso
               *[other] { $name } pide deshacer { $n } pasos
            }
    }
page-online-ask-pause =
    { $name ->
        [you] Has pedido una pausa
       *[other] { $name } pide una pausa
    }
page-online-ask-close =
    { $name ->
        [you] Has pedido terminar la partida sin que cuente
       *[other] { $name } pide terminar la partida sin que cuente
    }
page-online-ask-stand-in =
    { $name ->
        [you] Has pedido que un ordenador juegue por { $other } hasta que vuelva
       *[other] { $name } pide que un ordenador juegue por { $other } hasta que vuelva
    }
page-online-ask-waits = Tu respuesta espera a que vuelva la conexión.
page-online-ask-anew = Lo que salió desde entonces se vuelve a sortear.
page-online-ask-steps = Se desharía: { $steps }
page-online-ask-one = Preguntar a { $name }
page-online-withdraw = Retirar
page-online-agreed = Has aceptado.
page-online-says-yes = { $name } está de acuerdo.
page-online-rest-help = Los relojes se paran hasta que alguien siga.
page-online-no = No
page-online-allow = Sí
page-online-your-stand-in = Un ordenador juega por ti desde las { $time }.
page-online-take-over = Volver a jugar
page-online-is-paused = En pausa por acuerdo. Los relojes están parados.
page-online-go-on = Seguir
page-online-is-away = { $name } no está. ¿Esperar, o que juegue un ordenador hasta que vuelva?
page-online-computer-plays = Que juegue un ordenador
page-online-menu-pause = Pedir una pausa
page-online-menu-close = Pedir el fin de la partida
page-online-menu-leave = Dejar el asiento
page-online-menu-people = Acerca de { $name }
page-online-menu-report = Denunciar a { $name }
page-online-report-help = ¿Qué ha pasado? Solo lo lee quien lleva este servidor.
page-online-report-send = Enviar la denuncia
page-online-reported = Denunciado. Lo verá quien lleva este servidor.
page-online-leave-help = Seguirá jugando un ordenador. Puedes volver mientras dure la partida.
page-online-stay = Quedarse
page-online-note-taken = { $name } ha deshecho su jugada.
page-online-note-agreed = De acuerdo: { $names }.
page-online-note-no = { $name } ha dicho que no.
page-online-note-withdrawn = { $name } retira la petición.
page-online-note-lapsed = La partida ha seguido: la petición de { $name } ya no vale.
page-online-note-stands-in = Un ordenador juega por { $name }.
page-online-note-took-over = { $name } vuelve a jugar.
page-online-note-paused = La partida está en pausa.
page-online-note-resumed = La partida sigue.

## The end

page-online-as-sealed = El reparto es el que se selló. El número del servidor: { $number }
page-online-seal-of-deal = El sello del reparto: { $seal }.
page-online-not-sealed = El reparto no coincide con el sello. Guarda el registro y cuéntanoslo.
page-online-not-checked = El reparto no se puede comprobar: la partida no se jugó aquí hasta el final.
page-online-again = Otra partida
page-online-again-sit = Sentarse para la próxima
page-online-again-by =
    { $names ->
        [none] La próxima mesa está lista.
       *[other] Ya están para la próxima partida: { $names }.
    }
page-online-other-colour = Otros sitios, otros colores: { $pieces }.
page-online-before = La partida anterior

## A person

page-online-browser-only = solo te conoce este navegador
page-online-kept = guardado con una frase de paso
page-online-program = un programa
page-online-change-name = Cambiar el nombre
page-online-name-changed = Tu nombre ha cambiado.
page-online-keep = Conserva este nombre
page-online-keep-help = Juegas sin cuenta y puedes seguir así. Si este navegador lo olvida, se pierden tu nombre, tus mesas y tu historial. Una frase de paso los conserva, en cualquier dispositivo.
page-online-name = Nombre
page-online-passphrase = Frase de paso (apúntala)
page-online-passphrase-plain = Frase de paso
page-online-another = Otra
page-online-keep-it = Conservar
page-online-recovery = Tu código de recuperación, que solo se muestra una vez: { $code }
page-online-recovery-code = Código de recuperación
page-online-recovery-help = Si olvidas la frase de paso, puedes entrar con este código y elegir otra.
page-online-recovery-copy = Copiar el código
page-online-recovery-copied = El código está copiado.
page-online-devices = Dispositivos
page-online-add-device = Añadir uno con QR
page-online-add-device-help = Ábrelo en el otro dispositivo. Funciona una sola vez.
page-online-device = Dispositivo
page-online-this-device = Este navegador
page-online-device-since = desde { $time }
page-online-sign-out = Cerrar sesión
page-online-sign-in = Entrar con otro nombre
page-online-have-name = ¿Ya guardaste tu nombre? Entra
page-online-by-code = Con el código de recuperación
page-online-by-passphrase = Con la frase de paso
page-online-sign-in-help = Con el nombre y la frase de paso que guardaste en otro dispositivo.
page-online-sign-in-do = Entrar
page-online-give-up = ¿Dejar el nombre «{ $name }»?
page-online-give-up-help = Ese nombre solo lo conoce este navegador. Si entras con otro, sus mesas y su historial se pierden para siempre. Si quieres conservarlo, guárdalo antes con una frase de paso.
page-online-give-up-do = Dejarlo
page-online-signed-in = Has entrado.
page-online-renew = Has entrado. Elige ahora una nueva frase de paso.
page-online-hook = Avisar a un programa
page-online-hook-help = Para quien programa: cuando te toca, una dirección tuya recibe un POST firmado. Debe estar en uno de los servidores que permite quien administra este.
page-online-hook-address = Dirección
page-online-hook-set = Avisar
page-online-hook-on = Cuando te toca, se avisa a
page-online-hook-key = Los mensajes van firmados con esta clave, que solo se muestra una vez:
page-online-hook-end = Dejar de avisar
page-online-hook-ended = Tu programa ya no recibe avisos.
page-online-data = Tus datos
page-online-data-help = El archivo tiene todo lo que este servidor guarda sobre ti: nombre, dispositivos, mesas, partidas y lo que has dicho. Al borrarte, tu nombre desaparece de las partidas antiguas; las partidas quedan para los demás.
page-online-export-later = Ahora no es posible. Inténtalo de nuevo dentro de unos minutos.
page-online-export = Exportar
page-online-delete = Borrarme
page-online-delete-help = Esto elimina ahora tu nombre, tus dispositivos y tu clasificación. Las partidas siguen; un ordenador ocupa tu asiento. Escribe tu nombre para hacerlo.
page-online-delete-games =
    { $n ->
        [one] Tienes { $n } partida en curso.
       *[other] Tienes { $n } partidas en curso.
    }
page-online-deleted = Aquí ya no queda nada tuyo.
page-online-ended = Se te ha eliminado o desconectado desde otro dispositivo.
page-online-strength = Fuerza de juego
page-online-one-scale = personas y ordenadores en una misma escala
page-online-games-counted =
    { $n ->
        [one] { $n } partida que cuenta
       *[other] { $n } partidas que cuentan
    }
page-online-about-rating = Unos { $mean }, entre { $low } y { $high }.
page-online-few = En algún punto entre { $low } y { $high }. { $n ->
        [one] Con { $n } partida no se puede decir más.
       *[other] Con { $n } partidas no se puede decir más.
    }
page-online-no-rating = Solo cuentan las partidas marcadas como puntuables antes de empezar.
page-online-band = dónde { $name ->
        [you] estás
       *[other] está { $name }
    }, 19 veces de cada 20
page-online-games = Partidas
page-online-no-games = Aquí aparecen las partidas terminadas.
page-online-last-games = Las últimas { $n } de { $all } partidas.
page-online-older-games = Partidas anteriores
page-online-of-seats = puesto { $rank } de { $seats }
page-online-won = Victoria
page-online-somebody = alguien que ya no está
page-online-with = con { $names }
page-online-points-to = { $n } a { $others }
page-online-like-level = Lo más parecido es el ordenador de nivel { $level }.
page-online-level-key = ordenador de ese nivel
page-online-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
page-online-not-counted = no cuenta
page-online-look-again = Volver a ver
page-online-mute = Ocultar sus mensajes
page-online-unmute = Mostrar sus mensajes

## What the club says no with

page-online-refused-no-link = Este enlace ya no vale. Pide el nuevo.
page-online-refused-no-table = Aquí no hay ninguna mesa, o no está abierta para este navegador. Si es tuya, entra con tu nombre y tu frase de paso o abre su enlace.
page-online-refused-seat-taken = Alguien acaba de sentarse ahí.
page-online-refused-bad-seat = Todos los asientos están ocupados.
page-online-refused-started = La partida ya ha empezado.
page-online-refused-dealing = La partida se está repartiendo. Un momento.
page-online-refused-free-seat = Aún queda un asiento libre.
page-online-refused-not-ready = Las reglas han cambiado y aún no todos están de acuerdo.
page-online-refused-new-terms = Las reglas han vuelto a cambiar. Míralas primero.
page-online-refused-not-host = Eso solo lo puede hacer quien puso la mesa.
page-online-refused-bad-name = Un nombre tiene de 1 a 40 caracteres corrientes.
page-online-refused-taken = Ya hay alguien con ese nombre. Para conservar uno, elige otro.
page-online-refused-bad-secret = Ese nombre y esa frase de paso no van juntos.
page-online-refused-weak-secret = Una frase de paso tiene 8 caracteres o más.
page-online-refused-moved = Entretanto la posición ha cambiado. Vuelve a mirar.
page-online-refused-not-your-turn = No es tu turno.
page-online-refused-paused = La partida está en pausa.
page-online-refused-stands-in = Un ordenador juega por ti. Primero vuelve a jugar.
page-online-refused-out-of-time = Se te ha acabado el tiempo.
page-online-refused-ask = Desde entonces alguien ha visto algo nuevo. Tiene que estar de acuerdo toda la mesa.
page-online-refused-counts = En una partida que cuenta no puedes deshacer nada después de que alguien vea algo nuevo.
page-online-refused-next-turn = Podrás volver a preguntar en el próximo turno.
page-online-refused-nothing-to-undo = No hay nada que deshacer.
page-online-refused-no-person = El servidor no te conoce. Dile tu nombre.
page-online-refused-not-away = Aún no ha pasado fuera el tiempo suficiente.
page-online-refused-signed-in = En este navegador ya hay una sesión abierta. Ciérrala y vuelve a abrir el enlace.
page-online-refused-removed = Quien organiza la mesa dio tu asiento a otra persona. Pide un enlace para volver.
page-online-refused-bad-webhook = Quien administra este servidor no permite esa dirección.

# The table of Bronze.

page-bronze-key-flip = dar la vuelta a la carta de la mano
page-bronze-key-skip = dejar sin usar la carta elegida
page-bronze-key-end = terminar tu turno
page-bronze-key-words = la mesa en palabras
page-bronze-key-go-strip = tierra
page-bronze-key-go-matrix = matriz
page-bronze-key-go-pool = oferta
page-bronze-key-go-cities = ciudades

## The head: where the game stands

page-bronze-where =
    { $phase ->
        [over] Terminada
        [setup] Preparación
        [last] Ronda { $round }, la última
       *[other] Ronda { $round }
    }
page-bronze-open-tiles = { $open } de { $all } losetas abiertas
page-bronze-last-round = Última ronda: { $why }; por jugar: { $who }
page-bronze-last-turn = Tu último turno: toma una carta
page-bronze-ending-stack = se ha vaciado la segunda pila
page-bronze-ending-markers =
    { $who ->
        [you] te has quedado sin marcadores
        [none] varios se han quedado sin marcadores
       *[other] { $who } se ha quedado sin marcadores
    }
page-bronze-ending-last-tile = la última loseta está llena
page-bronze-step-take = Tomar
page-bronze-step-wake = Despertar
page-bronze-step-settle = Asentar
page-bronze-step-gather = Recoger
page-bronze-tab-pool = Oferta
page-bronze-tab-matrix = Matriz
page-bronze-tab-cities = Ciudades
page-bronze-tab-rivals = Jugadores
page-bronze-tab-log = Diario

page-bronze-source-provinces = provincias
    .short = Provincias
page-bronze-source-routes = rutas comerciales
    .short = Rutas
page-bronze-source-cities = ciudades, tal como están
    .short = Ciudades

## The land

page-bronze-strip = La tierra
page-bronze-routes = Rutas comerciales
page-bronze-routes-pay = Una línea de { $lengths } da { $points }
page-bronze-settlers = Pobladores
page-bronze-spot =
    Loseta { $tile }, { NAME($terrain) }, { NAME($settlers) }, { $owner ->
        [you] tuya
        [none] { $fits ->
            [none] libre
           *[other] libre, sirve { $fits }
        }
       *[other] { $owner }
    }
page-bronze-province =
    { $points ->
        [one] Provincia de { $points } punto
       *[other] Provincia de { $points } puntos
    }{ $state ->
        [out] , fuera de la partida
       *[in] {""}
    }. Asentamientos: { $counts }
page-bronze-province-open =
    { $free ->
        [one] { $free } casilla libre
       *[other] { $free } casillas libres
    }. Pueden asentarse aquí todavía: { $who ->
        [none] nadie
       *[other] { $who }
    }
page-bronze-even = empate
page-bronze-tile =
    Loseta { $tile }, { $holder ->
        [you] la provincia es tuya
        [none] provincia { $points }
        [out] provincia fuera de la partida
       *[other] provincia de { $holder }
    }, { $counts ->
        [none] sin asentamientos
       *[other] { $counts }
    }, { $free ->
        [one] { $free } casilla libre
       *[other] { $free } casillas libres
    }.
page-bronze-face-down = Loseta { $tile }, boca abajo, provincia { $points }
    .unlaid = Loseta { $tile }, boca abajo, aún sin provincia
page-bronze-pile =
    { $n ->
        [one] { $n } ciudad
       *[other] { $n } ciudades
    }
page-bronze-pays-now =
    { $points ->
        [0] Ahora no te daría nada
       *[other] Ahora te daría { $points }
    }
page-bronze-first-draws = quien llega roba { $n } ciudades
page-bronze-passed = cerrada a todos
page-bronze-full = llena

## The pool

page-bronze-pool = Oferta de tecnologías
    .short = Oferta
page-bronze-stack =
    Pila { $n }: { NAME($card) }, lleva { LIST($settlers) } a { LIST($terrains) }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
    .empty = Pila { $n }: vacía
page-bronze-empty-stack = vacía
page-bronze-reserve = Reserva
page-bronze-reserve-cards =
    { $n ->
        [one] { $n } carta en reserva
       *[other] { $n } cartas en reserva
    }

## Matrix and cities

page-bronze-matrix-cards = Cartas de la matriz
page-bronze-matrix-of =
    { $name ->
        [you] Tu matriz
       *[other] Matriz de { $name }
    }
page-bronze-back-to-mine = Volver a la tuya
page-bronze-whose = Cartas de quién
page-bronze-no-cards = Aquí irán tus cartas. Las cartas contiguas, y las de la misma tecnología en una columna, se despiertan unas a otras.
page-bronze-any-terrain = todos
page-bronze-new = nueva
page-bronze-awake = despierta
page-bronze-would-wake = despertaría
page-bronze-settled = usada
page-bronze-side = Por qué cara se juega
page-bronze-flip = Girar
page-bronze-down-help = Boca abajo como { $tech }: coloniza cualquier casilla libre, pero solo despierta las cartas de al lado.
page-bronze-place =
    { NAME($card) } { $column ->
        [left] en una columna nueva a la izquierda
        [right] en una columna nueva a la derecha
       *[other] en la columna { $column }
    }: { $wakes ->
        [none] no despierta nada
       *[other] despierta { $wakes }
    }, { $spots ->
        [one] { $spots } casilla posible
       *[other] { $spots } casillas posibles
    }
page-bronze-wakes = despierta { $n }
page-bronze-cities-of =
    { $name ->
        [you] Tus ciudades
       *[other] Ciudades de { $name }
    }
page-bronze-points-now =
    { $n ->
        [one] { $n } punto ahora
       *[other] { $n } puntos ahora
    }
page-bronze-no-cities = Al poner tu primer marcador en una loseta tomas una de sus ciudades.
page-bronze-worth-now = ahora
page-bronze-choose-city = Toma una ciudad
page-bronze-look-at-table = Mirar la mesa
page-bronze-back-to-cities = Volver a las ciudades

## What is asked

page-bronze-awake-cards = Tecnologías despiertas
page-bronze-fit =
    { $n ->
        [0] ninguna casilla
        [one] { $n } casilla sirve
       *[other] { $n } casillas sirven
    }
page-bronze-settle-here = Asentar aquí
page-bronze-skip = Omitir carta
page-bronze-skipped = omitida
page-bronze-end = Fin del turno
page-bronze-end-anyway = ¿Terminar igual?
page-bronze-end-anyway-help =
    { $n ->
        [1] Una carta despierta aún podría asentarse.
       *[other] { $n } cartas despiertas aún podrían asentarse.
    }
page-bronze-put-back = Devolver
page-bronze-which-tech = ¿Qué tecnología?
page-bronze-ask-tech = ¿Con qué tecnología te asientas aquí?
page-bronze-ask-take = Toma una carta
    .help = Elige una de las cuatro cartas descubiertas y después una columna de tu matriz.
page-bronze-ask-column = ¿Dónde va?
    .help = Cada lugar dice cuántas cartas despertarían allí.
page-bronze-ask-city = Toma una ciudad
    .help = Has llegado a una loseta nueva.
page-bronze-ask-settle = Asienta con { NAME($card) }
page-bronze-ask-settle-help = Puedes asentarte en las casillas iluminadas. Cada carta despierta pone un marcador.
page-bronze-ask-nothing = No queda dónde asentarse
    .no-spot = Ninguna casilla libre sirve a las cartas despiertas. Termina tu turno.
    .used = Ya has usado todas las cartas despiertas. Termina tu turno.
    .skipped = Omites las cartas restantes. Termina tu turno.

## What would happen

page-bronze-would-wake-list =
    Despierta { $cards }: hasta { $settlements ->
        [one] { $settlements } asentamiento
       *[other] { $settlements } asentamientos
    }, { $spots ->
        [one] { $spots } casilla sirve
       *[other] { $spots } casillas sirven
    }
page-bronze-would-settle = Loseta { $tile }, { NAME($terrain) }
    .effects = Loseta { $tile }, { NAME($terrain) }: { $effects }
page-bronze-line-grows = línea de { NAME($terrain) }: de { $from } a { $to }
page-bronze-line-wins = suficiente para la ruta que vale { $points }
page-bronze-province-count = tendrías { $n } en la loseta { $tile }
page-bronze-opens = se abre la loseta { $tile }
page-bronze-draws-cities =
    { $n ->
        [one] sale { $n } ciudad y la tomas
       *[other] salen { $n } ciudades y tomas una
    }
page-bronze-choose-of =
    { $n ->
        [one] tomas la ciudad
       *[other] tomas una de { $n } ciudades
    }
page-bronze-cities-change = tus ciudades { SIGNED($n) }

## Players, and the table in words

page-bronze-seat-line =
    { $name ->
        [you] Tú
       *[other] { $name }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $markers ->
        [one] queda { $markers } marcador
       *[other] quedan { $markers } marcadores
    }
page-bronze-markers-left = marcadores sin usar
page-bronze-look-at =
    { $name ->
        [you] Mostrar tu matriz y tus ciudades
       *[other] Mostrar la matriz y las ciudades de { $name }
    }
page-bronze-words-stack =
    Pila { $n }: { NAME($card) }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
page-bronze-words-reserve =
    Reserva: { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
page-bronze-words-pile = Ciudades: { LIST($cities) }.
page-bronze-words-route =
    { NAME($terrain, case: "title") }, línea de { $length }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $holder ->
        [none] aún libre
        [you] es tuya
       *[other] es de { $holder }
    }
page-bronze-lines = { NAME($terrain, case: "title") }, líneas más largas: { $lines }
page-bronze-words-column = Columna { $n }: { $cards }
page-bronze-words-awake = { NAME($card) } (despierta)
page-bronze-words-city =
    { NAME($city) }: { $points ->
        [one] { $points } punto ahora
       *[other] { $points } puntos ahora
    }. { $status }

## Pictures of the rules

page-bronze-line-of = una línea de { $n }
page-bronze-points-of = { $n } puntos

## The score sheet

page-bronze-tile-name = Loseta { $tile }
page-bronze-caption-provinces = mayoría en una loseta
page-bronze-caption-routes = líneas largas en un terreno
page-bronze-caption-cities = si se cumple su objetivo
page-bronze-province-why = Asentamientos en ella: { $counts }.
page-bronze-route-why = Una línea de { $length } { NAME($terrain, case: "in") }.
page-bronze-route-on = Ganada con una línea de { $length } { NAME($terrain, case: "in") }; la más larga mide ahora { $line }, de la loseta { $from } a la { $to }.
    .one = Ganada con una línea de { $length } { NAME($terrain, case: "in") }; la más larga mide ahora { $line }, toda en la loseta { $from }.
page-bronze-city-why = { $text }. { $status }.

## What a newcomer asks

page-bronze-why-take = Cada carta lleva dos tipos de pobladores a tres terrenos.
page-bronze-why-column = Una carta se despierta a sí misma, a las contiguas y a las de la misma tecnología en su columna; cada carta despierta ocupa una casilla.
page-bronze-why-settle = Las líneas largas ganan rutas, la mayoría gana la provincia y una loseta nueva trae una ciudad.
page-bronze-why-city = Una ciudad da puntos al final si entonces se cumple su objetivo.
page-bronze-reserve-help = La reserva ocupa el lugar de la primera pila que se vacía; antes nadie toma cartas de ella.
page-bronze-lens-help = Al poner tu primer marcador en la loseta tomas una de sus ciudades. Las verdes te darían puntos ahora.
page-bronze-would-wake-most =
    { NAME($card) } despertaría hasta { $wakes ->
        [one] { $wakes } carta
       *[other] { $wakes } cartas
    }, incluida ella, y { $spots ->
        [0] ahora no serviría ninguna casilla.
        [one] ahora serviría { $spots } casilla.
       *[other] ahora servirían hasta { $spots } casillas.
    }
page-bronze-closes =
    { $n ->
        [one] se te cierra la loseta { $tiles }
       *[other] se te cierran las losetas { $tiles }
    }
page-bronze-tie-cities = puntos por ciudades
page-bronze-tie-routes = puntos por rutas comerciales

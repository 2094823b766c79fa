# Bronze.

bronze-title = Bronce
bronze-blurb = Cada carta nueva despierta a sus vecinas, y cada carta despierta funda un asentamiento.

## What is done: the value tells that it happened, .offer asks for it.

# "la juegas" is the card (la carta), whatever its name.
bronze-take =
    { $actor ->
        [you] Tomas
       *[other] { $actor } toma
    } { NAME($card) } de la pila { $stack } y la { $actor ->
        [you] juegas
       *[other] juega
    } { bronze-played }
    .offer = Tomar { NAME($card) } de la pila { $stack } y jugarla { bronze-played }
    .typed = up: boca arriba; down: como Fundición
bronze-played =
    { $side ->
        [down] como Fundición
       *[up] boca arriba
    } { $column ->
        [left] en una columna nueva a la izquierda
        [right] en una columna nueva a la derecha
       *[other] en la columna { $column }
    }
bronze-settle =
    { $actor ->
        [you] Asientas
       *[other] { $actor } asienta
    } { NAME($settlers) } { NAME($terrain, case: "in") } de la loseta { $tile } con { NAME($card) }
    .offer = Asentar { NAME($settlers) } { NAME($terrain, case: "in") } de la loseta { $tile } con { NAME($card) }
bronze-city =
    { $actor ->
        [you] Tomas
       *[other] { $actor } toma
    } la ciudad de { NAME($city) }
    .offer = Tomar la ciudad de { NAME($city) }
bronze-done =
    { $actor ->
        [you] Terminas tu turno
       *[other] { $actor } termina su turno
    }
    .offer = Terminar tu turno

## What chance brings

bronze-chance-first =
    { $seat ->
        [you] Empiezas tú
       *[other] Empieza { $seat }
    }
bronze-chance-sizes = Las pilas tienen { $first }, { $second }, { $third } y { $fourth } cartas; la reserva, { $reserve }
bronze-chance-province =
    La provincia de la loseta { $tile } vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
bronze-chance-land = Se descubre la loseta { $tile }
bronze-chance-reveal = La pila { $stack } muestra ahora { NAME($card) }
bronze-chance-city-draw = Sale la ciudad de { NAME($city) }

## Why not

bronze-rule-over = La partida ha terminado.
bronze-rule-chance = Antes de que puedas actuar queda algo por descubrir o robar.
bronze-rule-take-first = Tu turno empieza tomando una carta; los asentamientos vienen después.
bronze-rule-taken = Ya has tomado tu carta de este turno: funda asentamientos o termina el turno.
bronze-rule-stack-empty = La pila { $stack } está vacía: no hay carta que tomar.
bronze-rule-first-column = Tu primera carta abre tu primera columna, que se escribe 'right'.
bronze-rule-no-column = Todavía no tienes una columna { $column }; las nuevas se abren en el extremo izquierdo o en el derecho.
bronze-rule-four-columns = Tienes cuatro columnas, y nunca hay una quinta.
bronze-rule-no-tile = Con este número de jugadores no hay loseta { $tile }.
bronze-rule-face-down = La loseta { $tile } sigue boca abajo: se abre cuando alguien se asienta en la anterior.
bronze-rule-behind = Ya te has asentado más a la derecha, así que la loseta { $tile } está cerrada para ti.
bronze-rule-no-markers = No te quedan marcadores de asentamiento.
bronze-rule-asleep = En este turno no te queda ninguna carta de { NAME($card) } despierta y sin usar.
bronze-rule-no-spot = No existe esa casilla { NAME($terrain, case: "in") } de la loseta { $tile }.
bronze-rule-settled = Esa casilla ya está ocupada.
bronze-rule-wrong-terrain = { NAME($card) } sirve para { LIST($terrains) }, no para { NAME($terrain) }.
bronze-rule-wrong-settlers = { NAME($card) } lleva { LIST($brings) }, y esa casilla es para { NAME($settlers) }.
bronze-rule-city-first = Has llegado a una loseta nueva: toma una de sus ciudades antes de seguir.
bronze-rule-no-city-due = Solo se toma una carta de ciudad al poner tu primer marcador en una loseta.
bronze-rule-city-elsewhere = { NAME($city) } no está bajo la loseta a la que acabas de llegar.
bronze-rule-first-player = Quién empieza se sortea una sola vez, al principio, entre los asientos de la partida.
bronze-rule-stack-sizes = El mazo se reparte una sola vez, antes de jugar, en pilas lo más iguales posible.
bronze-rule-province = Antes de jugar, cada loseta recibe una ficha de provincia, de izquierda a derecha, mientras queden de ese valor.
bronze-rule-land = Solo se descubre la primera loseta boca abajo por la izquierda, cuando toca, y cada tierra existe una sola vez.
bronze-rule-reveal = Solo se descubre la pila de la que se ha tomado carta, y solo puede salir una carta que nadie ha visto.
bronze-rule-city-draw = Las ciudades se roban solo cuando se ocupa una loseta por primera vez, y cada carta una sola vez.

## Options

bronze-option-edition = Edición del reglamento
bronze-option-edition-2018 = 2018
    .help = Una provincia se decide cuando nadie puede volver a ella o todas sus casillas están ocupadas.
bronze-option-edition-2017 = 2017
    .help = Una provincia se gana en cuanto nadie más puede llegar a ganarla.

## Where points come from

bronze-source-provinces = Provincias
    .inline = provincias
bronze-source-routes = Rutas comerciales
    .inline = rutas comerciales
bronze-source-cities = Ciudades
    .inline = ciudades

## What an action brought about beside what it says

bronze-fact-route-won =
    { $seat ->
        [you] Ganas
       *[other] { $seat } gana
    } la ruta de { $length } { NAME($terrain, case: "in") }: { bronze-points }
bronze-fact-route-back =
    { $seat ->
        [you] Devuelves
       *[other] { $seat } devuelve
    } la ruta de { $length } { NAME($terrain, case: "in") }
bronze-fact-province-won =
    { $seat ->
        [you] Ganas
       *[other] { $seat } gana
    } la provincia de la loseta { $tile }: { bronze-points }
bronze-fact-province-missed =
    { $seat ->
        [you] Te quedas
       *[other] { $seat } se queda
    } sin la provincia de la loseta { $tile } ({ bronze-points }): { $winner ->
        [you] tú tienes
       *[other] { $winner } tiene
    } más asentamientos allí
bronze-fact-province-out = Nadie gana la provincia de la loseta { $tile }
bronze-fact-city-met =
    { NAME($city) } { $seat ->
        [you] te da ahora
       *[other] da ahora a { $seat }
    } { bronze-points }
bronze-fact-city-unmet =
    { NAME($city) } ya no { $seat ->
        [you] te da nada
       *[other] da nada a { $seat }
    }
bronze-fact-city-worth =
    { NAME($city) } { $seat ->
        [you] te da ahora
       *[other] da ahora a { $seat }
    } { bronze-points } en lugar de { $was }
bronze-fact-city-decided =
    { NAME($city) } { $points ->
        [0] no { $seat ->
            [you] te da nada
           *[other] da nada a { $seat }
        }
       *[other] { $seat ->
            [you] te da
           *[other] da a { $seat }
        } { bronze-points }
    }
bronze-fact-idle =
    { $who ->
        [you] No te asientas en ninguna casilla
       *[other] { $who } no se asienta en ninguna casilla
    }
bronze-fact-reserve = La primera pila se ha vaciado y la reserva ocupa su lugar; la ronda en que se vacíe otra será la última
bronze-fact-ending = Esta es la última ronda: { LIST($why) }
bronze-fact-ended = La partida ha terminado: { LIST($why) }
bronze-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

bronze-name-end-stack = se ha vaciado la segunda pila
bronze-name-end-markers = a alguien no le quedan marcadores
bronze-name-end-last-tile = la última loseta está llena

## What a city asks for, and how a player stands with it

bronze-goal-most-settled = { bronze-points } por tener más asentamientos que nadie { NAME($terrain, case: "in") }
bronze-goal-most-cards = { bronze-points } por tener más cartas de { NAME($tech) } que nadie
bronze-goal-row = { bronze-points } por una fila con { NAME($tech) }, { NAME($second) } y { NAME($third) }
bronze-goal-pairs = { bronze-points } por cada pareja de Fundición y { NAME($tech) }
bronze-goal-column = { bronze-points } por cada tecnología distinta en tu mejor columna
bronze-goal-settlers = { bronze-points } por labradores, pastores y cazadores { NAME($terrain, case: "in") } y también { NAME($other, case: "in") }
bronze-goal-provinces = { bronze-points } por cada ficha de provincia
bronze-goal-routes = { bronze-points } por cada ficha de ruta comercial
bronze-goal-none-above =
    { bronze-points } si ninguna tecnología pasa de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
bronze-goal-fewest-provinces = { bronze-points } por tener menos fichas de provincia que nadie
bronze-goal-most-markers = { bronze-points } por tener más marcadores sin usar que nadie
bronze-goal-fewest-markers = { bronze-points } por tener menos marcadores sin usar que nadie
bronze-goal-variety =
    { bronze-points } por al menos { $count ->
        [one] { $count } tecnología
       *[other] { $count } tecnologías distintas
    }
bronze-goal-full-rows = { bronze-points } por cada fila completa de cuatro cartas
bronze-goal-bronze-columns = { bronze-points } por una Fundición en cada una de cuatro columnas
bronze-goal-long-column =
    { bronze-points } por una columna de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } o más

bronze-status-compare =
    { $stand ->
        [leads] Por delante
        [fewest] Menos que nadie
        [tied] Empate
        [many] Demasiado
       *[behind] Por detrás
    }: { $mine } contra { $rival }
bronze-status-row = La fila { $row } aún necesita: { LIST($missing) }
bronze-status-row-done = Completa en la fila { $row }
bronze-status-out = Ya no se puede cumplir
bronze-status-settlers =
    { $where ->
        [first] Faltan { LIST($missing) } { NAME($terrain, case: "in") }
        [second] Faltan { LIST($also) } { NAME($other, case: "in") }
       *[both] Faltan { LIST($missing) } { NAME($terrain, case: "in") }; { LIST($also) } { NAME($other, case: "in") }
    }
bronze-status-settlers-done = Todos los pobladores en ambos terrenos
bronze-status-pairs = Fundición: { $n }; { NAME($tech) }: { $cards }
bronze-status-column =
    Mejor columna: { $n ->
        [one] { $n } distinta
       *[other] { $n } distintas
    }
bronze-status-provinces = Fichas de provincia: { $n }
bronze-status-routes = Fichas de ruta: { $n }
bronze-status-none-above = Más repetida: { $n }; máximo: { $count }
bronze-status-variety = Tecnologías distintas: { $n }; necesarias: { $count }
bronze-status-full-rows = Filas completas: { $n }
bronze-status-bronze-columns = { $n } de 4 columnas con Fundición
bronze-status-long-column = Cartas en la columna más larga: { $n }; necesarias: { $count }

bronze-tech-text = Lleva { LIST($settlers) } a { LIST($terrains) }.

## The table in a terminal; columns are narrow, so short words are best

bronze-table-round = Ronda { $n }
bronze-table-first-player = , empieza{" "}
bronze-table-asks =
    { $phase ->
        [first] se sortea quién empieza
        [sizes] se reparten las cartas en pilas
        [province] se colocan las provincias
        [land] se descubre una loseta
        [reveal] se descubre una carta
        [take] toma una carta
        [settle] usa las cartas despiertas o termina el turno
        [city-draw] salen las ciudades
        [city] toma una ciudad
       *[over] la partida ha terminado
    }
bronze-table-ending =
    { $phase ->
        [over] La partida ha terminado: { NAME($why) }
       *[other] Última ronda: { NAME($why) }
    }
bronze-table-tile = loseta
bronze-table-province = provincia
bronze-table-route = ruta  3 5 7
bronze-table-worth = vale  3 6 10
bronze-table-legend = casillas libres: l labradores, p pastores, z cazadores
bronze-table-holder = dueño
bronze-table-longest = más larga
bronze-table-cities-at = Ciudades en la loseta { $tile }: { LIST($cities) }
bronze-table-stack = Pila { $n }{" "}
bronze-table-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
bronze-table-in = :{" "}
bronze-table-face-down = boca abajo
bronze-table-empty = vacía
bronze-table-reserve =
    Reserva: { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
bronze-table-column = columna { $n }
bronze-table-hidden = ({ $n } más)
bronze-table-cities-now = ciudades      ahora
bronze-table-cities = Ciudades:
bronze-table-standing =
    { bronze-points }: provincias { $provinces }, rutas { $routes }, ciudades { $cities }; { $markers ->
        [one] { $markers } marcador
       *[other] { $markers } marcadores
    }{ $tile ->
        [0] {""}
       *[other] , loseta { $tile }
    }
bronze-table-awake =
    Puede usar { NAME($card) }{ $times ->
        [1] {""}
       *[other] {" "}({ $times } veces)
    }: { $spots ->
        [one] { $spots } casilla libre
       *[other] { $spots } casillas libres
    }
bronze-table-free = libre
bronze-table-woken = (despierta)
bronze-table-tile-line =
    Loseta { $tile }{ $province ->
        [none] {""}
        [held] , provincia de { bronze-points }, de { $holder }
        [out] , provincia de { bronze-points }, fuera de la partida
       *[open] , provincia de { bronze-points }
    }
bronze-table-holds-route = { $seat } tiene la ruta de { $length }
bronze-table-city-now = { NAME($city) }, { bronze-points } ahora

## What a line of the score sheet counts

bronze-count-settlements =
    { $count ->
        [one] { $count } asentamiento
       *[other] { $count } asentamientos
    }{ $which ->
        [none] {""}
       *[other] {" "}{ NAME($which, case: "in") }
    }
bronze-count-line = una línea de { $count }
bronze-count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de { NAME($which) }
bronze-count-row = { $count } de 3 tecnologías en una fila
bronze-count-pairs =
    { $count ->
        [one] { $count } pareja
       *[other] { $count } parejas
    } con { NAME($which) }
bronze-count-column =
    { $count ->
        [one] { $count } tecnología
       *[other] { $count } tecnologías distintas
    } en la mejor columna
bronze-count-settlers = { $count } de 6 tipos de pobladores
bronze-count-provinces =
    { $count ->
        [one] { $count } provincia
       *[other] { $count } provincias
    }
bronze-count-routes =
    { $count ->
        [one] { $count } ruta comercial
       *[other] { $count } rutas comerciales
    }
bronze-count-alike =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de una misma tecnología
bronze-count-markers =
    { $count ->
        [one] { $count } marcador sin usar
       *[other] { $count } marcadores sin usar
    }
bronze-count-technologies =
    { $count ->
        [one] { $count } tecnología
       *[other] { $count } tecnologías distintas
    }
bronze-count-full-rows =
    { $count ->
        [one] { $count } fila completa
       *[other] { $count } filas completas
    }
bronze-count-bronze-columns = Fundición en { $count } de 4 columnas
bronze-count-long-column =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } en la columna más larga

## Names of things

bronze-name-none = ninguna carta
bronze-name-domestication = Domesticación
bronze-name-pottery = Alfarería
bronze-name-masonry = Albañilería
bronze-name-authority = Autoridad
bronze-name-religion = Religión
bronze-name-wheel = Rueda
bronze-name-irrigation = Regadío
# A column of the terminal holds 14 characters.
bronze-name-bronze-casting = Fundición

bronze-name-mountains = montañas
    .title = Montañas
    .in = en las montañas
bronze-name-woods = bosques
    .title = Bosques
    .in = en los bosques
bronze-name-grasslands = praderas
    .title = Praderas
    .in = en las praderas
bronze-name-savannas = sabanas
    .title = Sabanas
    .in = en las sabanas
bronze-name-deserts = desiertos
    .title = Desiertos
    .in = en los desiertos
bronze-name-jungles = selvas
    .title = Selvas
    .in = en las selvas
bronze-name-shore = costa
    .title = Costa
    .in = en la costa

# No letter of a seat (A to D).
bronze-name-farmers = labradores
    .letter = l
bronze-name-herders = pastores
    .letter = p
bronze-name-hunters = cazadores
    .letter = z
bronze-name-nobody = nadie

# Lines of the score sheet: provinces by tile, routes by terrain and length.
bronze-name-tile-1 = Loseta 1
bronze-name-tile-2 = Loseta 2
bronze-name-tile-3 = Loseta 3
bronze-name-tile-4 = Loseta 4
bronze-name-tile-5 = Loseta 5
bronze-name-tile-6 = Loseta 6
bronze-name-tile-7 = Loseta 7
bronze-name-tile-8 = Loseta 8
bronze-name-tile-9 = Loseta 9
bronze-name-tile-10 = Loseta 10
bronze-name-tile-11 = Loseta 11
bronze-name-mountains-3 = Montañas, 3
bronze-name-mountains-5 = Montañas, 5
bronze-name-mountains-7 = Montañas, 7
bronze-name-woods-3 = Bosques, 3
bronze-name-woods-5 = Bosques, 5
bronze-name-woods-7 = Bosques, 7
bronze-name-grasslands-3 = Praderas, 3
bronze-name-grasslands-5 = Praderas, 5
bronze-name-grasslands-7 = Praderas, 7
bronze-name-savannas-3 = Sabanas, 3
bronze-name-savannas-5 = Sabanas, 5
bronze-name-savannas-7 = Sabanas, 7
bronze-name-deserts-3 = Desiertos, 3
bronze-name-deserts-5 = Desiertos, 5
bronze-name-deserts-7 = Desiertos, 7
bronze-name-jungles-3 = Selvas, 3
bronze-name-jungles-5 = Selvas, 5
bronze-name-jungles-7 = Selvas, 7
bronze-name-shore-3 = Costa, 3
bronze-name-shore-5 = Costa, 5
bronze-name-shore-7 = Costa, 7

bronze-name-acrotiri = Acrotiri
bronze-name-altyndepe = Altyn-Depe
bronze-name-amri = Amri
bronze-name-arkaim = Arkaim
bronze-name-assur = Asur
bronze-name-athens = Atenas
bronze-name-avaris = Avaris
bronze-name-babylon = Babilonia
bronze-name-bactra = Bactra
bronze-name-beycesultan = Beycesultan
bronze-name-biskupin = Biskupin
bronze-name-byblos = Biblos
bronze-name-corinth = Corinto
bronze-name-dholavira = Dholavira
bronze-name-eshnunna = Eshnunna
bronze-name-gonur-tepe = Gonur Tepe
bronze-name-harappa = Harappa
bronze-name-hattusa = Hattusa
bronze-name-kerma = Kerma
bronze-name-kish = Kish
bronze-name-knossos = Cnosos
bronze-name-kumayri = Kumayri
bronze-name-lagash = Lagash
bronze-name-limantepe = Liman Tepe
bronze-name-lothal = Lothal
bronze-name-malia = Malia
bronze-name-mari = Mari
bronze-name-memphis = Menfis
bronze-name-mohenjo-daro = Mohenjo-Daro
bronze-name-mycenae = Micenas
bronze-name-nafplio = Nauplia
bronze-name-orchomenus = Orcómeno
bronze-name-phaistos = Festo
bronze-name-rakhigarhi = Rakhigarhi
bronze-name-sidon = Sidón
bronze-name-sintashta = Sintashta
bronze-name-stonehedge = Stonehenge
bronze-name-su-nuraxi = Su Nuraxi
bronze-name-susa = Susa
bronze-name-tel-megiddo = Tel Megido
bronze-name-teotihuacan = Teotihuacán
bronze-name-thebes = Tebas
bronze-name-tiryns = Tirinto
bronze-name-troy = Troya
bronze-name-tyre = Tiro
bronze-name-ugarit = Ugarit
bronze-name-ur = Ur
bronze-name-uruk = Uruk
bronze-name-yinxu = Yinxu
bronze-name-yoshinogari = Yoshinogari

## Where in the game

bronze-round = Ronda { $round }

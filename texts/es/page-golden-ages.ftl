# The table of The Golden Ages.

page-golden-ages-key-turn-tile = girar la loseta que colocas
page-golden-ages-key-words = la mesa en palabras
page-golden-ages-key-go-map = mapa
page-golden-ages-key-go-tech = tecnologías
page-golden-ages-key-go-wonders = maravillas
page-golden-ages-key-go-buildings = edificios
page-golden-ages-key-go-judgements = juicios
page-golden-ages-key-go-civilization = civilización

## The head: where the game stands

page-golden-ages-era =
    { $n ->
        [1] Era I
        [2] Era II
        [3] Era III
       *[other] Era IV
    }
page-golden-ages-over = Terminada
page-golden-ages-note-last =
    { $n ->
        [1] Última acción
       *[other] Últimas { $n } acciones
    }
page-golden-ages-note-civs = civilizaciones
page-golden-ages-note-map = tierra nueva
page-golden-ages-note-setup = preparación
page-golden-ages-note-era = la última era
page-golden-ages-last-action = Esta es tu última acción de la partida.
page-golden-ages-hidden = Este total no incluye lo que sigue oculto: { $parts }.
page-golden-ages-hidden-future = una tecnología futura
page-golden-ages-hidden-glory =
    { $n ->
        [one] { $n } ficha de gloria
       *[other] { $n } fichas de gloria
    }
page-golden-ages-tab-tech = Tecnos
page-golden-ages-tab-board = Tablero
page-golden-ages-tab-offer = Oferta
page-golden-ages-tab-rivals = Jugadores
page-golden-ages-tab-log = Diario

page-golden-ages-source-artists = artistas
page-golden-ages-source-buildings = edificios
page-golden-ages-source-wonders = maravillas
page-golden-ages-source-discoveries = tecnologías de nivel 4
page-golden-ages-source-judgements = juicios
page-golden-ages-source-technologies = tecnologías desarrolladas
page-golden-ages-source-glory = fichas de gloria
page-golden-ages-source-gold = oro
page-golden-ages-source-future = tecnología futura

## What is asked, and what to do about it

page-golden-ages-ask-civ = Elige tu civilización
    .help = Toma la carta nueva de esta era o conserva la que tienes. Lo que una carta da al momento, lo da al tomarla.
page-golden-ages-ask-top = Una tecnología de nivel 4
    .help = La India desarrolla una al momento, de cualquier fila.
page-golden-ages-ask-tile = Coloca una loseta de continente
    .help = Elige cómo se gira y después una casilla iluminada.
page-golden-ages-ask-capital = Pon tu capital
    .help = En una casilla iluminada de la loseta que acabas de colocar. Tus colonos van con ella.
page-golden-ages-ask-action = Haz una de las ocho acciones
    .help = Elige una acción o una pieza iluminada.
page-golden-ages-ask-golden = Solo queda una edad de oro
    .help = No puedes hacer nada más en esta era.
page-golden-ages-ask-move = ¿Adónde va el explorador?
    .help = Las casillas iluminadas están a su alcance; el número es el oro que ganas al llegar.
page-golden-ages-ask-to = ¿Dónde ataca el soldado?
    .help = Puedes atacar las casillas iluminadas; el número es lo que cambia tu oro.
page-golden-ages-ask-keep = Quédate con una ficha de gloria
    .help = La otra se devuelve.
page-golden-ages-ask-city = ¿Fundar aquí una ciudad?
    .help = Una ciudad mantiene la casilla tuya y da oro por sus cubos.
page-golden-ages-ask-cube = Toma un cubo de una ciudad
    .help = Te faltan cubos en la reserva: toma los que faltan de una ciudad iluminada.
page-golden-ages-ask-card = ¿Qué edificio?
    .help = Toma uno de los que hay en la oferta.
page-golden-ages-ask-discard = ¿Qué edificio se va?
    .help = Todos tus solares están ocupados.
page-golden-ages-ask-free-tech = Una tecnología gratis
    .help = Desarrolla una que sea la siguiente de su fila.
page-golden-ages-ask-buy = Una tecnología más barata
    .help = La carta rebaja el precio de una.
page-golden-ages-ask-more = ¿Otra tecnología?
    .help = Japón puede desarrollar varias en una acción.
page-golden-ages-ask-stand = ¿Quién se pone de pie?
    .help = Uno de tus colonos tumbados en el mapa.
page-golden-ages-ask-shift = Notre Dame
    .help = Envía colonos tumbados al ágora, uno tras otro, o trae algunos a casa.
page-golden-ages-ask-shift-more = ¿Enviar otro colono?
    .help = Uno de los iluminados, o ninguno más. Van fila por fila, de izquierda a derecha.
page-golden-ages-ask-judge = Elige el juicio de esta era
    .help = Puntúa para toda la mesa al acabar la era. Los números son lo que daría ahora a cada cual.
page-golden-ages-ask-builds = ¿Quién construye { NAME($card, case: "the") }?
page-golden-ages-ask-which = ¿Cuál?
page-golden-ages-ask-choose = Elige

# What the step is good for: said in a first game, before what to do.
page-golden-ages-why-civ = Cada civilización tiene su fuerte; el número más bajo juega antes.
page-golden-ages-why-tile =
    { $era ->
        [1] Los continentes traen recursos, y en este empieza tu gente.
       *[other] La tierra nueva trae recursos nuevos, y tu capital puede mudarse allí.
    }
page-golden-ages-why-capital = Tu capital decide de dónde sale tu gente; el símbolo de debajo no cuenta para nadie.
page-golden-ages-why-action = Los colonos ganan oro, y con el oro se compra lo que da puntos.
page-golden-ages-why-move = Los símbolos dan oro al llegar a ellos, y los juicios cuentan los que tienes.
page-golden-ages-why-to = Un ataque manda a casa a los rivales y gana una ficha de gloria de 2 a 6 puntos.
page-golden-ages-why-city = Una ciudad mantiene tuyo el símbolo cuando tu colono sigue su camino.
page-golden-ages-why-card = Cada edificio se puede usar una vez en cada era.
page-golden-ages-why-judge = Elige aquello de lo que tienes más que los demás.

## The eight actions

page-golden-ages-groups = Las ocho acciones
page-golden-ages-group-explorer = Explorador
    .short = Explorar
    .help = Un colono se mueve, toma lo que hay, puede fundar una ciudad y se tumba. ¿Cuál?
page-golden-ages-group-builder = Constructor
    .short = Constr.
    .help = Un colono va al ágora hasta que acabe la era y tú tomas un edificio. ¿Cuál va?
page-golden-ages-group-artist = Artista
    .short = Artista
    .help = Un colono va al ágora hasta que acabe la era, a cambio de puntos. ¿Cuál?
page-golden-ages-group-soldier = Soldado
    .short = Soldado
    .help = Un colono se mueve y ataca a los rivales que haya: vuelven a casa y tú ganas una ficha de gloria. ¿Cuál?
page-golden-ages-group-wonder = Maravilla
    .short = Maravilla
    .help = Paga una maravilla de la oferta; ya nadie más podrá tenerla.
page-golden-ages-group-activate = Activar
    .short = Activar
    .help = Usa un edificio o una maravilla, una vez por era.
page-golden-ages-group-technology = Tecnología
    .short = Tecno
    .help = Paga la siguiente tecnología de una fila: libera sus cubos y funciona al momento.
page-golden-ages-group-golden = Edad de oro
    .short = Edad
    .help = Cuando no te queda ningún colono de pie, puedes descansar hasta la era siguiente. Quien lo hace antes elige el juicio.
# What one of them costs or brings now.
page-golden-ages-offers-explorer =
    { $n ->
        [one] puede salir { $n }
       *[other] pueden salir { $n }
    }
page-golden-ages-offers-builder =
    { $space ->
        [free] hay un solar libre
       *[full] sustituye un edificio
    }
page-golden-ages-offers-soldier = { $price } de oro
page-golden-ages-offers-from =
    { $price ->
        [0] hay una gratis
       *[other] desde { $price } de oro
    }
page-golden-ages-offers-activate =
    { $n ->
        [one] { $n } carta por usar
       *[other] { $n } cartas por usar
    }
page-golden-ages-offers-golden = acaba tu era
    .game = acaba tu partida
# What one of them lacks now.
page-golden-ages-lacks-no-standing = nadie está de pie
page-golden-ages-lacks-still-standing =
    { $n ->
        [one] { $n } sigue de pie
       *[other] { $n } siguen de pie
    }
page-golden-ages-lacks-no-target = nadie al alcance
page-golden-ages-lacks-attack-price = cuesta { $price }, tienes { $have }
page-golden-ages-lacks-attacks-done = ya van cuatro
page-golden-ages-lacks-no-offer = no hay ninguno
page-golden-ages-lacks-wonder-price = cuesta { $price }, tienes { $have }
page-golden-ages-lacks-no-wonder = no quedan
page-golden-ages-lacks-not-yours = aún no tienes
page-golden-ages-lacks-no-gear = nada que usar
page-golden-ages-lacks-already-used = ya las has usado
page-golden-ages-lacks-nothing-to-buy = nada que comprar
page-golden-ages-lacks-tech-price = cuesta { $price }, tienes { $have }
page-golden-ages-lacks-have-tech = ya las tienes
page-golden-ages-lacks-other = ahora no
page-golden-ages-choices = Qué puedes elegir
page-golden-ages-let-go = Cancelar
page-golden-ages-at-no-price = gratis
page-golden-ages-turn = Girar la loseta
page-golden-ages-turned =
    { $turns ->
        [0] Tal cual
        [1] Girada un cuarto a la derecha
        [2] Girada media vuelta
       *[other] Girada un cuarto a la izquierda
    }: { page-golden-ages-places }
page-golden-ages-places =
    { $n ->
        [0] ningún sitio
        [one] { $n } sitio
       *[other] { $n } sitios
    }
page-golden-ages-would = { $say }: { $effects }.
    .none = { $say }: ni oro ni puntos por ahora.
page-golden-ages-would-judge = { $say }: puntúa para toda la mesa al acabar la era. Tal como están las cosas: { $worth }.
page-golden-ages-would-gold = oro de { $from } a { $to }
    .parts = oro de { $from } a { $to }, { $parts }
page-golden-ages-would-points =
    { $n ->
        [one] { SIGNED($n) } punto por { $source }
       *[other] { SIGNED($n) } puntos por { $source }
    }
# What the gold spent or gained counts in the end.
page-golden-ages-would-worth =
    { $n ->
        [one] { SIGNED($n) } punto por el oro (3 de oro son 1 al final)
       *[other] { SIGNED($n) } puntos por el oro (3 de oro son 1 al final)
    }
# Where gold comes from.
page-golden-ages-gold-for = { $n } por { NAME($symbol) }
page-golden-ages-gold-civ = { $n } por { NAME($civ) }

## The map

page-golden-ages-map = El mapa: columnas A a J, filas 1 a 6; el borde izquierdo y el derecho se tocan
page-golden-ages-squares = Casillas
page-golden-ages-whole = Mapa entero
page-golden-ages-whole-title = El mapa entero en pequeño; toca un lugar para verlo en grande
page-golden-ages-square-land = { $at }, tierra
page-golden-ages-square-island = { $at }, isla
page-golden-ages-square-sea = { $at }, mar
page-golden-ages-square-symbols = { LIST($symbols) }
    .under = { LIST($symbols) } bajo una capital
page-golden-ages-square-capital =
    { $name ->
        [you] tu capital
       *[other] capital de { $name }
    }
page-golden-ages-square-city =
    { $name ->
        [you] tu ciudad
       *[other] ciudad de { $name }
    }, { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
page-golden-ages-square-standing =
    { $name ->
        [you] colono tuyo, de pie
       *[other] colono de { $name }, de pie
    }
page-golden-ages-square-lying =
    { $name ->
        [you] colono tuyo, tumbado
       *[other] colono de { $name }, tumbado
    }
page-golden-ages-square-can = puedes: { $actions }
    .pays = puedes: { $actions }, { $pays }
page-golden-ages-gold = { SIGNED($n) } de oro
page-golden-ages-signed = { SIGNED($n) }

## On offer

page-golden-ages-wonders = Maravillas
page-golden-ages-buildings = Edificios
page-golden-ages-buildings-note = un constructor toma uno
page-golden-ages-judgements = Juicios
page-golden-ages-judgements-note = lo que te dan ahora
page-golden-ages-worth = { $text }. Ahora: { $worth }
page-golden-ages-worth-to = ahora, para { $name }
page-golden-ages-agora = Ágora
page-golden-ages-rest =
    { $n ->
        [0] no hay nadie
        [one] { $n } colono descansa aquí
       *[other] { $n } colonos descansan aquí
    }
page-golden-ages-none-on-offer = Nada en oferta
page-golden-ages-each =
    { $points ->
        [one] { $points } punto por cada { NAME($each, case: "each") }
       *[other] { $points } puntos por cada { NAME($each, case: "each") }
    }
    .short = { $points } por { NAME($each, case: "short") }
page-golden-ages-price = { $n } de oro
page-golden-ages-copies =
    { $n ->
        [one] { $n } copia
       *[other] { $n } copias
    }

## A board

page-golden-ages-civ = Civilización
    .lasts = Se conserva hasta que se elija otra: cada nueva era ofrece una.
    .later = En su era puedes tomarla en lugar de la que tengas.
page-golden-ages-civ-number = n.º { $n }
    .help = Número { $n }: quien tiene el número más bajo empieza en la era.
page-golden-ages-no-civ = Aún sin civilización
page-golden-ages-civ-kept = Conservas { NAME($civ) }. No ganas nada.
page-golden-ages-stat-gold = oro
page-golden-ages-stat-points = puntos
page-golden-ages-stat-cubes = cubos
page-golden-ages-future =
    { $points ->
        [one] { $points } punto por tener más { NAME($most, case: "most") } que nadie
       *[other] { $points } puntos por tener más { NAME($most, case: "most") } que nadie
    }
page-golden-ages-future-yes = ahora es tuya
page-golden-ages-future-no = ahora no
page-golden-ages-future-missed = no más { NAME($most, case: "most") } que nadie
page-golden-ages-later = { page-golden-ages-era }: { NAME($civ) }
page-golden-ages-later-cards = Cartas para eras posteriores
page-golden-ages-used = usada en esta era
page-golden-ages-brought =
    { $n ->
        [one] { $n } punto de momento
       *[other] { $n } puntos de momento
    }
page-golden-ages-civ-of =
    { $name ->
        [you] Tu civilización
       *[other] Civilización de { $name }
    }
page-golden-ages-techs-of =
    { $name ->
        [you] Tecnologías
       *[other] Tecnologías de { $name }
    }
page-golden-ages-developed =
    { $n ->
        [one] { $n } desarrollada
       *[other] { $n } desarrolladas
    }
page-golden-ages-level = Nivel { $n }
page-golden-ages-tech-developed = desarrollada
page-golden-ages-tech-obsolete = sustituida
page-golden-ages-tech-open = siguiente de su fila
page-golden-ages-tech-locked = aún no disponible
page-golden-ages-obsolete = vieja
page-golden-ages-slots = Solares
page-golden-ages-free =
    { $n ->
        [one] { $n } libre
       *[other] { $n } libres
    }
page-golden-ages-free-slot = libre
page-golden-ages-closed-slot = cerrado
page-golden-ages-attacks = Ataques
page-golden-ages-next-attack = otro: { $n } de oro
    .none = no quedan
page-golden-ages-attack-done = Ataque hecho, gloria { $value }
page-golden-ages-attack-cost = Cuesta { $n } de oro
page-golden-ages-reserve = Reserva
page-golden-ages-on-map = { $n } en el mapa
page-golden-ages-locked =
    { $n ->
        [one] { $n } bloqueado
       *[other] { $n } bloqueados
    }
page-golden-ages-takes = Oro por símbolos
page-golden-ages-range =
    { $n ->
        [one] mueve { $n } casilla
       *[other] mueve { $n } casillas
    }
    .anywhere = mueve a cualquier sitio

## Players, and the table in words

page-golden-ages-seat-line =
    { $name ->
        [you] Tú
       *[other] { $name }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $gold } de oro
page-golden-ages-look-at =
    { $name ->
        [you] Mostrar tu tablero
       *[other] Mostrar el tablero de { $name }
    }
page-golden-ages-golden-age = edad de oro
page-golden-ages-attacks-made = ataques hechos: { $n } de { $most }
page-golden-ages-cubes-left = cubos en reserva
page-golden-ages-minis = Tecnologías por fila: { $rows }
page-golden-ages-back-to-mine = Volver al mío
page-golden-ages-words-seat =
    { $civ }. { $gold } de oro, { $cubes ->
        [one] { $cubes } cubo en reserva
       *[other] { $cubes } cubos en reserva
    }, { $cities ->
        [one] { $cities } ciudad
       *[other] { $cities } ciudades
    }, { $attacks ->
        [one] { $attacks } ataque hecho
       *[other] { $attacks } ataques hechos
    }{ $golden ->
        [yes] , en su edad de oro
       *[no] {""}
    }.
page-golden-ages-words-colonists = Colonos: { $items }
page-golden-ages-words-colonist =
    { $at ->
        [none] sin colocar
        [agora] en el ágora
       *[other] en { $at }
    }, { $standing ->
        [yes] de pie
       *[no] tumbado
    }
page-golden-ages-words-techs = Tecnologías: { LIST($items) }
    .none = Tecnologías: ninguna
page-golden-ages-words-buildings = Edificios: { LIST($items) }
    .none = Edificios: ninguno
page-golden-ages-words-wonders = Maravillas: { LIST($items) }
    .none = Maravillas: ninguna
page-golden-ages-words-points = Puntos: { $items }
page-golden-ages-words-points-for = { $n } por { $source }
page-golden-ages-words-judgement = { NAME($judgement) }, { $rate }: { $worth }
    .chosen = { NAME($judgement) }, { $rate }, elegido en la { page-golden-ages-era }: { $worth }
page-golden-ages-words-offer = { NAME($card) }: { NAME($card, case: "text") }
    .price = { NAME($card) }, { $price }: { NAME($card, case: "text") }
page-golden-ages-words-land = Tierra y piezas

## The score sheet

page-golden-ages-caption-artists = de los artistas, durante la partida
page-golden-ages-caption-buildings = durante la partida
page-golden-ages-caption-wonders = durante la partida y al final
page-golden-ages-caption-discoveries = tecnologías que puntúan al momento
page-golden-ages-caption-judgements = al final de cada era
page-golden-ages-caption-technologies = puntos impresos en el dorso
page-golden-ages-caption-glory = fichas boca arriba
page-golden-ages-caption-gold = 1 punto por cada 3 de oro
page-golden-ages-caption-future = 8 puntos por tener más que nadie
page-golden-ages-because = { $rule }: { $counts }.
page-golden-ages-gold-why = { $gold } de oro, 1 punto por cada 3.
page-golden-ages-glory-why =
    { $n ->
        [0] Ningún ataque ganó una ficha de gloria.
        [one] Una ficha de gloria, boca arriba.
       *[other] { $n } fichas de gloria, boca arriba.
    }
page-golden-ages-on-the-way = Durante la partida
page-golden-ages-at-the-end = Contados al final
page-golden-ages-laid-open = Al descubierto
page-golden-ages-laid-note = en secreto desde la primera era
page-golden-ages-laid-nothing = nada
page-golden-ages-tie-cities = ciudades en el mapa

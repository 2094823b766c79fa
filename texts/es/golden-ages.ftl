# The Golden Ages.

golden-ages-title = Las edades de oro
golden-ages-blurb = Cuatro eras en un mapa que crece: explora, construye, inventa y combate.

# A space of the map: "D3 (trigo)".
golden-ages-place =
    { $here ->
        [none] { $at }
       *[other] { $at } ({ NAME($here) })
    }
# The squares that a tile would cover.
golden-ages-cover =
    { $first }, { $second }{ $third ->
        [none] {""}
       *[other] , { $third }
    }
# How a tile is turned, after a comma.
golden-ages-turned =
    { $turns ->
        [0] {""}
        [1] , girada a la derecha
        [2] , girada media vuelta
       *[other] , girada a la izquierda
    }

## What is done: the value tells that it happened, .offer asks for it.

golden-ages-civ =
    { $actor ->
        [you] Lideras
       *[other] { $actor } lidera
    } { NAME($civ, case: "led") } en esta era
    .offer = Liderar { NAME($civ, case: "led") } en esta era{ $gives ->
        [nothing] : ya tienes lo que da
       *[something] {""}
    }
    .help = Tu civilización para esta era: lo que te da.
golden-ages-civ-over =
    { $actor ->
        [you] Lideras
       *[other] { $actor } lidera
    } { NAME($civ, case: "led") } en esta era y { $actor ->
        [you] descartas
       *[other] descarta
    } { NAME($old, case: "led") }
    .offer = Liderar { NAME($civ, case: "led") } en esta era y descartar { NAME($old, case: "led") }
golden-ages-top =
    { $actor ->
        [you] Desarrollas
       *[other] { $actor } desarrolla
    } { NAME($tech) } gracias a la India
    .offer = Desarrollar { NAME($tech) } gracias a la India
golden-ages-tile =
    { $actor ->
        [you] Colocas
       *[other] { $actor } coloca
    } la loseta de { LIST($symbols) } en { $at }{ golden-ages-turned }
    .offer = Colocar la loseta de { LIST($symbols) } en { golden-ages-cover }{ golden-ages-turned }
    .help = Cada cual añade una loseta al mapa.
golden-ages-capital =
    { $actor ->
        [you] Pones tu capital
       *[other] { $actor } pone su capital
    } en { golden-ages-place }
    .offer = Poner tu capital en { golden-ages-place }
    .help = Tus colonos salen de tu capital y vuelven a ella. Una capital tapa los símbolos que tiene debajo.
golden-ages-capital-stay =
    { $actor ->
        [you] Dejas tu capital donde está
       *[other] { $actor } deja su capital donde está
    }
    .offer = Dejar tu capital donde está
golden-ages-explore =
    { $actor ->
        [you] Envías
       *[other] { $actor } envía
    } un explorador desde { golden-ages-place }
    .offer = Enviar un explorador desde { golden-ages-place }
    .help = Explorador: se mueve, cobra el oro de los símbolos que encuentra y puede fundar una ciudad. Luego se tumba hasta la era siguiente.
golden-ages-builder =
    { $actor ->
        [you] Envías
       *[other] { $actor } envía
    } un constructor desde { golden-ages-place } al ágora
    .offer = Enviar un constructor desde { golden-ages-place } al ágora
    .help = Constructor: va al ágora y te trae un edificio de la oferta.
golden-ages-builder-free =
    { $actor ->
        [you] Construyes
       *[other] { $actor } construye
    } sin gastar un colono
    .offer = Construir sin gastar un colono
    .help = Constructor: te trae un edificio de la oferta. Ningún colono tiene que ir al ágora.
golden-ages-artist =
    { $actor ->
        [you] Envías
       *[other] { $actor } envía
    } un artista desde { golden-ages-place } al ágora
    .offer = Enviar un artista desde { golden-ages-place } al ágora
    .help = Artista: va al ágora y te da 3 puntos.
golden-ages-soldier =
    { $actor ->
        [you] Envías
       *[other] { $actor } envía
    } un soldado desde { golden-ages-place }
    .offer = Enviar un soldado desde { golden-ages-place }
    .help = Soldado: se mueve y ataca a los rivales que haya allí. Pagas oro y ganas una ficha de gloria; puedes fundar una ciudad. Luego se tumba hasta la era siguiente.
golden-ages-rocket =
    { $actor ->
        [you] Atacas
       *[other] { $actor } ataca
    } { golden-ages-place } con un cohete
    .offer = Atacar { golden-ages-place } con un cohete por { $price } de oro
    .help = Pagas un ataque a cualquier lugar y ganas una ficha de gloria. Ningún colono tiene que moverse.
golden-ages-wonder =
    { $actor ->
        [you] Construyes
       *[other] { $actor } construye
    } { NAME($card, case: "the") }
    .offer = Construir { NAME($card, case: "the") } por { $price } de oro
    .help = Una maravilla es tuya hasta el final.
golden-ages-wonder-free =
    { $actor ->
        [you] Construyes gratis
       *[other] { $actor } construye gratis
    } { NAME($card, case: "the") }
    .offer = Construir gratis { NAME($card, case: "the") }
    .help = Tu civilización construye una maravilla gratis.
golden-ages-activate =
    { $actor ->
        [you] Activas
       *[other] { $actor } activa
    } { NAME($card, case: "the") }
    .offer = Activar { NAME($card, case: "the") }
    .help = Cada carta funciona una vez por era.
golden-ages-tech =
    { $actor ->
        [you] Desarrollas
       *[other] { $actor } desarrolla
    } { NAME($tech) }
    .offer = Desarrollar { NAME($tech) } por { $price } de oro
    .help = Una tecnología funciona al momento y sustituye a la anterior de su fila.
golden-ages-golden =
    { $actor ->
        [you] Empiezas tu edad de oro
       *[other] { $actor } empieza su edad de oro
    }
    .offer = Empezar tu edad de oro
    .help =
    { $era ->
        [4] En la era IV no da oro; cuando alguien la empieza, a cada uno de los demás le queda una última acción.
       *[other] Tu era ha terminado: ya no haces más acciones y recibes 2 de oro cada vez que te tocaría jugar.
    }{ $judgement ->
        [chosen] {""}
       *[open] {" "}Quien empieza antes elige el juicio.
    }
golden-ages-move =
    { $actor ->
        [you] Exploras
       *[other] { $actor } explora
    } { golden-ages-place }
    .offer = Explorar { golden-ages-place }
    .help = Los símbolos que pasas a controlar dan oro según tus tecnologías.
golden-ages-to =
    { $actor ->
        [you] Atacas
       *[other] { $actor } ataca
    } { golden-ages-place }
    .offer = Atacar { golden-ages-place } por { $price } de oro
golden-ages-keep =
    { $actor ->
        [you] Te quedas con
       *[other] { $actor } se queda con
    } una ficha de gloria{ golden-ages-glory-worth }
    .offer = Quedarte con la ficha de gloria de { $glory }
    .help = Las fichas de gloria son puntos al final.
# What a glory tile is worth, where one sees it.
golden-ages-glory-worth =
    { $glory ->
        [hidden] {""}
       *[other] {" "}de { $glory }
    }
golden-ages-city =
    { $actor ->
        [you] Fundas
       *[other] { $actor } funda
    } una ciudad en { $at }
    .offer = Fundar una ciudad en { $at }
    .help = Una ciudad gasta cubos de tu reserva, te da oro por cada uno y mantiene tuyos los símbolos de su casilla.
golden-ages-no-city =
    { $actor ->
        [you] No fundas ciudad
       *[other] { $actor } no funda ciudad
    }
    .offer = No fundar ciudad
golden-ages-cube =
    { $actor ->
        [you] Tomas
       *[other] { $actor } toma
    } un cubo de { golden-ages-place }
    .offer = Tomar un cubo de { golden-ages-place }
    .help = Te faltan cubos en la reserva: hay que traer uno de otra ciudad.
golden-ages-card =
    { $actor ->
        [you] Tomas
       *[other] { $actor } toma
    } { NAME($card, case: "the") }
    .offer = Tomar { NAME($card, case: "the") }
golden-ages-discard =
    { $actor ->
        [you] Descartas
       *[other] { $actor } descarta
    } { NAME($card, case: "the") }
    .offer = Descartar { NAME($card, case: "the") }
    .help = Todos tus solares están ocupados: tiene que irse un edificio.
golden-ages-discard-used =
    { $actor ->
        [you] Descartas { NAME($card, case: "the") }, que ya has usado en esta era
       *[other] { $actor } descarta { NAME($card, case: "the") }, que ya ha usado en esta era
    }
    .offer = Descartar { NAME($card, case: "the") }, que ya has usado en esta era
golden-ages-free-tech =
    { $actor ->
        [you] Desarrollas gratis
       *[other] { $actor } desarrolla gratis
    } { NAME($tech) }
    .offer = Desarrollar gratis { NAME($tech) }
golden-ages-done =
    { $with ->
        [colonists] { $actor ->
            [you] No envías
           *[other] { $actor } no envía
        } más colonos
       *[technologies] { $actor ->
            [you] No desarrollas
           *[other] { $actor } no desarrolla
        } más tecnologías
    }
    .offer =
        { $with ->
            [colonists] No enviar más
           *[technologies] No desarrollar más
        }
golden-ages-stand =
    { $actor ->
        [you] Pones
       *[other] { $actor } pone
    } de pie al colono de { golden-ages-place }
    .offer = Poner de pie al colono de { golden-ages-place }
    .help = Un colono de pie puede volver a actuar.
golden-ages-shift-none =
    { $actor ->
        [you] No mueves a nadie
       *[other] { $actor } no mueve a nadie
    }
    .offer = No mover a nadie
golden-ages-shift-agora =
    { $actor ->
        [you] Envías
       *[other] { $actor } envía
    } al ágora al colono de { golden-ages-place }
    .offer = Enviar al ágora al colono de { golden-ages-place }
golden-ages-shift-capital =
    { $actor ->
        [you] Llevas
       *[other] { $actor } lleva
    } { golden-ages-colonists } del ágora a la capital
    .offer = Llevar { golden-ages-colonists } del ágora a tu capital
golden-ages-colonists =
    { $count ->
        [one] { $count } colono
       *[other] { $count } colonos
    }
golden-ages-judge =
    { $actor ->
        [you] Eliges
       *[other] { $actor } elige
    } el juicio { NAME($judgement) }
    .offer = Elegir el juicio { NAME($judgement) }
    .help = Toda la mesa puntúa el juicio cuando acaba la era.

## What chance brings

golden-ages-chance-start-rotation =
    La loseta inicial se coloca{ $turns ->
        [0] {" "}tal cual
       *[other] { golden-ages-turned }
    }
golden-ages-chance-first =
    { $seat ->
        [you] Empiezas tú
       *[other] Empieza { $seat }
    }
golden-ages-chance-deal-civ =
    { $seat ->
        [you] Recibes
       *[other] { $seat } recibe
    } { NAME($civ, case: "led") } para la era { $era }
golden-ages-chance-deal-future =
    { $seat ->
        [you] Recibes
       *[other] { $seat } recibe
    } { $future ->
        [hidden] una tecnología futura
       *[other] la tecnología futura { NAME($future) }
    }
golden-ages-chance-judgement = Se descubre el juicio { NAME($judgement) }
golden-ages-chance-building = Sale a la oferta { NAME($card, case: "the") }
golden-ages-chance-draw-tile = Se roba la loseta de { LIST($symbols) }
golden-ages-chance-glory =
    { $glory ->
        [hidden] Se roba una ficha de gloria
       *[other] Se roba una ficha de gloria de { $glory }
    }

## Why not

golden-ages-rule-due-rotation = Primero se gira la loseta inicial.
golden-ages-rule-due-first = Primero se sortea quién empieza.
golden-ages-rule-due-deal-civ = Primero se reparten las civilizaciones.
golden-ages-rule-due-deal-future = Primero se reparten las tecnologías futuras.
golden-ages-rule-due-judgement = Primero se descubren cinco juicios.
golden-ages-rule-due-building = Primero se descubren los edificios de la era.
golden-ages-rule-due-draw-tile = Primero se roba una loseta de continente.
golden-ages-rule-due-glory = Primero quien ataca roba una ficha de gloria.
golden-ages-rule-due-civ = Primero elige qué civilización lideras en esta era.
golden-ages-rule-due-top = Primero elige la tecnología de nivel 4 que desarrolla la India.
golden-ages-rule-due-tile = Primero coloca la loseta de continente que has robado.
golden-ages-rule-due-capital = Primero di dónde va tu capital.
golden-ages-rule-due-action = Toca hacer una de las ocho acciones.
golden-ages-rule-due-move = Primero di adónde va tu explorador; puede quedarse.
golden-ages-rule-due-to = Primero di qué casilla ataca tu soldado.
golden-ages-rule-due-keep = Primero elige con cuál de las dos fichas de gloria te quedas.
golden-ages-rule-due-city = Primero di si fundas una ciudad.
golden-ages-rule-due-cube = Primero toma el cubo que falta de una de tus ciudades.
golden-ages-rule-due-card = Primero toma uno de los edificios descubiertos.
golden-ages-rule-due-discard = Primero descarta uno de tus edificios.
golden-ages-rule-due-free-tech = Primero elige la tecnología que consigues gratis.
golden-ages-rule-due-buy = Primero elige la tecnología que compras más barata.
golden-ages-rule-due-more = Primero compra otra tecnología, o di que no desarrollas más.
golden-ages-rule-due-stand = Primero elige el colono que se pone de pie.
golden-ages-rule-due-shift = Primero di a quién mueve Notre Dame.
golden-ages-rule-due-shift-more = Primero envía otro colono tumbado, o di que no envías más.
golden-ages-rule-due-judge = Primero elige el juicio de esta era.
golden-ages-rule-over = La partida ha terminado.
golden-ages-rule-redacted = Así lo ven los demás; di lo que es en realidad.
golden-ages-rule-wrong-deal = Esa carta, o ese asiento, no es lo que toca ahora en el reparto.
golden-ages-rule-no-seat = En esta partida no existe ese asiento.
golden-ages-rule-no-judgement = El juicio { NAME($judgement) } no está en el mazo.
golden-ages-rule-no-building = En el mazo de esta era ya no queda { NAME($card, case: "the") }.
golden-ages-rule-no-tile = Esa loseta no se puede robar ahora.
golden-ages-rule-no-glory = No queda ninguna ficha de gloria así.
golden-ages-rule-no-civ = Puedes conservar tu civilización anterior o tomar la de esta era.
golden-ages-rule-not-top = La India desarrolla una tecnología de nivel 4 que no tengas.
golden-ages-rule-tile-turn = Usa el giro menor: queda igual.
golden-ages-rule-tile-grid = La loseta tiene que ir en casillas libres del mapa.
golden-ages-rule-tile-alone = La loseta tiene que tocar otra loseta de continente.
golden-ages-rule-tile-seam = La tierra tiene que unirse con tierra y el mar con mar.
golden-ages-rule-capital-place = Tu capital solo puede ir a la loseta que has colocado.
golden-ages-rule-capital-first = En la primera era tienes que colocar tu capital.
golden-ages-rule-no-standing = Ahí no tienes ningún colono de pie.
golden-ages-rule-too-far = { $at } está demasiado lejos: tus colonos se mueven { $range }.
golden-ages-rule-no-offer = No hay edificios en la oferta.
golden-ages-rule-not-offered = En la oferta no está { NAME($card, case: "the") }.
golden-ages-rule-no-free-builder = No puedes construir sin gastar un colono.
golden-ages-rule-not-held = No tienes { NAME($card, case: "the") } en ese estado.
golden-ages-rule-attacks-done = Ya has hecho tus cuatro ataques.
golden-ages-rule-no-target = Ahí no hay nada que atacar, o queda fuera de alcance.
golden-ages-rule-attack-price = El ataque cuesta { $price } de oro; tienes { $gold }.
golden-ages-rule-no-rocketry = Para atacar sin un colono necesitas Cohetes.
golden-ages-rule-not-drawn = No has robado ninguna ficha de gloria de ese valor.
golden-ages-rule-no-wonder = Esta era no ofrece { NAME($card, case: "the") }.
golden-ages-rule-wonder-price = Para { NAME($card, case: "the") } necesitas { $price } de oro; tienes { $gold }.
golden-ages-rule-no-free-wonder = Solo Grecia construye gratis una maravilla, una vez por partida.
golden-ages-rule-not-yours = No has construido { NAME($card, case: "the") }.
golden-ages-rule-no-gear = No se puede activar { NAME($card, case: "the") }.
golden-ages-rule-already-used = Ya has usado { NAME($card, case: "the") } en esta era.
golden-ages-rule-nothing-to-buy = Con eso no podrías pagar ninguna tecnología.
golden-ages-rule-have-tech = Ya has desarrollado { NAME($tech) }.
golden-ages-rule-tech-order = Antes de { NAME($tech) } va la tecnología anterior de su fila.
golden-ages-rule-tech-price = Para { NAME($tech) } necesitas { $price } de oro; tienes { $gold }.
golden-ages-rule-still-standing = Todavía tienes un colono de pie.
golden-ages-rule-no-city = Ahí no tienes una ciudad de la que tomar un cubo.
golden-ages-rule-not-lying = Ahí no tienes ningún colono tumbado.
golden-ages-rule-wrong-shift = Di una casilla con un colono tuyo tumbado, o cuántos de los tuyos dejan el ágora.
golden-ages-rule-shift-order = Los colonos van al ágora fila por fila, de izquierda a derecha.
golden-ages-rule-judgement-gone = El juicio { NAME($judgement) } no está entre los que quedan.

## Options: what can be agreed before the game, and what it changes

golden-ages-option-versailles = Versalles y la Torre Eiffel
golden-ages-option-versailles-act = Al activarlas
    .help = Versalles y la Torre Eiffel dan sus puntos cada vez que se activan.
golden-ages-option-versailles-now = Al construirlas
    .help = Versalles y la Torre Eiffel dan sus puntos una sola vez, al construirse.
golden-ages-option-tenth-future = La décima tecnología futura
golden-ages-option-tenth-future-build = Más edificios
    .help = Arcología está en juego: 8 puntos por tener más edificios que nadie.
golden-ages-option-tenth-future-none = Fuera de la partida
    .help = Arcología se queda en la caja; se reparte de nueve tecnologías futuras.
golden-ages-option-future-ties = Empates en la tecnología futura
golden-ages-option-future-ties-strict = No puntúan
    .help = Una tecnología futura solo da puntos si tienes más que nadie.
golden-ages-option-future-ties-lenient = Puntúan
    .help = Una tecnología futura da puntos también si alguien tiene tanto como tú.
golden-ages-option-judgement-out = El juicio que se queda en la caja
golden-ages-option-judgement-out-none = Ninguno
    .help = Los diez juicios están en juego.
golden-ages-option-judgement-out-j1 = { golden-ages-name-j1 }
    .help = En esta partida no se puede elegir { golden-ages-name-j1 }.
golden-ages-option-judgement-out-j2 = { golden-ages-name-j2 }
    .help = En esta partida no se puede elegir { golden-ages-name-j2 }.
golden-ages-option-judgement-out-j3 = { golden-ages-name-j3 }
    .help = En esta partida no se puede elegir { golden-ages-name-j3 }.
golden-ages-option-judgement-out-j4 = { golden-ages-name-j4 }
    .help = En esta partida no se puede elegir { golden-ages-name-j4 }.
golden-ages-option-judgement-out-j5 = { golden-ages-name-j5 }
    .help = En esta partida no se puede elegir { golden-ages-name-j5 }.
golden-ages-option-judgement-out-j6 = { golden-ages-name-j6 }
    .help = En esta partida no se puede elegir { golden-ages-name-j6 }.
golden-ages-option-judgement-out-j7 = { golden-ages-name-j7 }
    .help = En esta partida no se puede elegir { golden-ages-name-j7 }.
golden-ages-option-judgement-out-j8 = { golden-ages-name-j8 }
    .help = En esta partida no se puede elegir { golden-ages-name-j8 }.
golden-ages-option-judgement-out-j9 = { golden-ages-name-j9 }
    .help = En esta partida no se puede elegir { golden-ages-name-j9 }.
golden-ages-option-judgement-out-j10 = { golden-ages-name-j10 }
    .help = En esta partida no se puede elegir { golden-ages-name-j10 }.

## Where points come from

golden-ages-source-artists = Artistas
    .inline = artistas
golden-ages-source-buildings = Edificios
    .inline = edificios
golden-ages-source-wonders = Maravillas
    .inline = maravillas
golden-ages-source-discoveries = Tecnologías de nivel 4
    .inline = tecnologías de nivel 4
golden-ages-source-judgements = Juicios
    .inline = juicios
golden-ages-source-technologies = Tecnologías
    .inline = tecnologías
golden-ages-source-glory = Gloria
    .inline = gloria
golden-ages-source-gold = Oro
    .inline = oro
golden-ages-source-future = Tecnología futura
    .inline = tecnología futura

## What an action brought about beside what it says

golden-ages-fact-city-lost =
    { $seat ->
        [you] Pierdes tu
       *[other] { $seat } pierde su
    } ciudad de { $at }
golden-ages-fact-expelled =
    { $count ->
        [one] { $seat ->
            [you] Tu colono de { $at } vuelve
           *[other] El colono que { $seat } tiene en { $at } vuelve
        }
       *[other] { $seat ->
            [you] Tus { $count } colonos de { $at } vuelven
           *[other] Los { $count } colonos que { $seat } tiene en { $at } vuelven
        }
    } a la capital
golden-ages-fact-gold =
    { $way ->
        [gains] { $seat ->
            [you] Recibes
           *[other] { $seat } recibe
        }
       *[pays] { $seat ->
            [you] Pagas
           *[other] { $seat } paga
        }
    } { $gold } de oro
golden-ages-fact-future-now =
    La tecnología futura { NAME($future) } { $way ->
        [gains] ahora cuenta
       *[loses] ya no cuenta
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para { $seat ->
        [you] ti
       *[other] { $seat }
    }{ $seat ->
        [you] {" "}(nadie más lo ve todavía)
       *[other] {""}
    }
golden-ages-fact-judged =
    El juicio { NAME($judgement) } { $points ->
        [0] no { $seat ->
            [you] te da nada
           *[other] da nada a { $seat }
        }
        [one] { $seat ->
            [you] te da { $points } punto
           *[other] da { $points } punto a { $seat }
        }
       *[other] { $seat ->
            [you] te da { $points } puntos
           *[other] da { $points } puntos a { $seat }
        }
    }
golden-ages-fact-era-ended =
    Termina la era { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
golden-ages-fact-last-turns = Han empezado las últimas edades de oro: a los demás les queda una acción
golden-ages-fact-future-met =
    { NAME($future) } { $seat ->
        [you] te da
       *[other] da a { $seat }
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
golden-ages-fact-future-missed =
    { NAME($future) } no { $seat ->
        [you] te da nada
       *[other] da nada a { $seat }
    }
golden-ages-fact-ended = La partida ha terminado: ha acabado la cuarta era

## The table in a terminal; columns are narrow, so short words are best

golden-ages-table-head =
    Era { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $who ->
        [seat] { $seat }{" "}
       *[nobody] {""}
    }{ $phase ->
        [start-rotation] Se gira la loseta inicial.
        [first] Se sortea quién empieza.
        [deal-civ] Se reparten civilizaciones.
        [deal-future] Se reparten tecnologías futuras.
        [judgement] Se descubren los juicios.
        [building] Se descubren edificios.
        [draw-tile] Se roba una loseta.
        [glory] Se roba una ficha de gloria.
        [civ] elige una civilización.
        [top] elige la tecnología de la India.
        [tile] coloca una loseta.
        [capital] decide dónde va la capital.
        [action] hace una acción.
        [move] mueve un explorador.
        [to] elige qué atacar.
        [keep] se queda con una ficha de gloria.
        [city] puede fundar una ciudad.
        [cube] toma un cubo del mapa.
        [card] toma un edificio.
        [discard] descarta un edificio.
        [free-tech] desarrolla gratis una tecnología.
        [buy] compra una tecnología más barata.
        [more] puede desarrollar otra tecnología.
        [stand] pone de pie a un colono.
        [shift] mueve colonos con Notre Dame.
        [shift-more] puede enviar otro colono al ágora.
        [judge] elige el juicio.
       *[over] La partida ha terminado.
    }
golden-ages-table-last-turns =
    { $n ->
        [0] Este es el último turno.
        [one] Queda { $n } turno más.
       *[other] Quedan { $n } turnos más.
    }
# The letters are those the map shows.
golden-ages-table-legend-symbols = { golden-ages-name-game.map } caza, { golden-ages-name-wheat.map } trigo, { golden-ages-name-rock.map } piedra, { golden-ages-name-gem.map } gema; (..) isla, x bajo una capital
golden-ages-table-legend-pieces = A de pie, a tumbado, [A] capital, A# ciudad, A## de dos cubos
golden-ages-table-legend-coast = - | costa, : . tierra sin cerrar
golden-ages-table-legend-brief = { golden-ages-name-game.map } caza, { golden-ages-name-wheat.map } trigo, { golden-ages-name-rock.map } piedra, { golden-ages-name-gem.map } gema; (..) isla; A de pie, a tumbado, A# ciudad
golden-ages-table-tile = La loseta, girada; la casilla que se nombra es su esquina superior izquierda
golden-ages-table-none = nada
golden-ages-table-agora = Ágora:
golden-ages-table-of-era = (era { $n })
golden-ages-table-pays-now = Ahora:
golden-ages-table-on-offer = En oferta:
golden-ages-table-copies = { $n } x
golden-ages-table-price = Por { $n } de oro,
golden-ages-table-for-gold = por { $n }
golden-ages-table-judgements = Juicios:
golden-ages-table-techs = Tecnologías por 3, 5, 8 y 12 de oro, y quién las tiene:
golden-ages-table-points = puntos
golden-ages-table-points-now = { $n } si acabara ahora:
golden-ages-table-source = { SOURCE($source, case: "inline") } { $points }
golden-ages-table-on-track = { $n } en el marcador
golden-ages-table-symbols = símbolos
golden-ages-table-takes = cobra:
golden-ages-table-controls = controla:
golden-ages-table-cubes = cubos
golden-ages-table-pieces =
    { $ready } en reserva, { $map } en el mapa; mueve { $anywhere ->
        [yes] sin límite
       *[no] { $range }
    }; ataques { $attacks }{ $more ->
        [yes] {" "}(el siguiente, { $price } de oro)
       *[no] {""}
    }
golden-ages-table-used = (carta usada)
golden-ages-table-buildings = edificios
golden-ages-table-spaces =
    { $n ->
        [one] { $n } solar
       *[other] { $n } solares
    }
golden-ages-table-wonders = maravillas
golden-ages-table-glory = gloria
golden-ages-table-to-come = por venir
golden-ages-table-future = futura
golden-ages-table-technologies = tecnologías
golden-ages-table-next = siguientes
golden-ages-table-civ-number = (número { $n })
golden-ages-table-gold = { $n } de oro
golden-ages-table-first-player = empieza
golden-ages-table-golden-age = en su edad de oro
golden-ages-table-piece =
    { $what ->
        [standing] colono de pie
        [lying] colono tumbado
        [capital] capital
        [two-cubes] ciudad de dos cubos
       *[city] ciudad
    } de { $seat }
golden-ages-table-land = tierra
golden-ages-table-sea = mar
golden-ages-table-twice = doble
golden-ages-table-standing =
    { $civ ->
        [none] {""}
       *[other] { NAME($civ) },{" "}
    }{ $gold } de oro, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $golden ->
        [yes] en su edad de oro
       *[no] { $standing ->
            [one] { $standing } colono de pie
           *[other] { $standing } colonos de pie
        }
    }, { $cubes ->
        [one] { $cubes } cubo en reserva
       *[other] { $cubes } cubos en reserva
    }; { $own ->
        [yes] cartas:
       *[no] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
    }

## What a line of the score sheet counts

golden-ages-count-game =
    { $count ->
        [one] { $count } símbolo de caza
       *[other] { $count } símbolos de caza
    }
golden-ages-count-wheat =
    { $count ->
        [one] { $count } símbolo de trigo
       *[other] { $count } símbolos de trigo
    }
golden-ages-count-rock =
    { $count ->
        [one] { $count } símbolo de piedra
       *[other] { $count } símbolos de piedra
    }
golden-ages-count-gem =
    { $count ->
        [one] { $count } símbolo de gema
       *[other] { $count } símbolos de gema
    }
golden-ages-count-cube =
    { $count ->
        [one] { $count } cubo en el mapa
       *[other] { $count } cubos en el mapa
    }
golden-ages-count-city =
    { $count ->
        [one] { $count } ciudad
       *[other] { $count } ciudades
    }
golden-ages-count-city-or-capital =
    { $count ->
        [one] { $count } ciudad o capital
       *[other] { $count } ciudades y capitales
    }
golden-ages-count-glory-tile =
    { $count ->
        [one] { $count } ficha de gloria
       *[other] { $count } fichas de gloria
    }
golden-ages-count-wonder =
    { $count ->
        [one] { $count } maravilla
       *[other] { $count } maravillas
    }
golden-ages-count-building =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edificios
    }
golden-ages-count-technology =
    { $count ->
        [one] { $count } tecnología
       *[other] { $count } tecnologías
    }
golden-ages-count-high-technology =
    { $count ->
        [one] { $count } tecnología de nivel 3 o 4
       *[other] { $count } tecnologías de nivel 3 o 4
    }
golden-ages-count-on-agora =
    { $count ->
        [one] { $count } colono en el ágora
       *[other] { $count } colonos en el ágora
    }
golden-ages-count-lying =
    { $count ->
        [one] { $count } colono tumbado en el mapa
       *[other] { $count } colonos tumbados en el mapa
    }
golden-ages-count-standing =
    { $count ->
        [one] { $count } colono de pie
       *[other] { $count } colonos de pie
    }
golden-ages-count-gold = { $count } de oro
golden-ages-count-three-gold = 3 de oro, { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }

## Names of things

golden-ages-name-game = caza
    .map = ca
    .each = símbolo de caza
    .short = caza
    .most = símbolos de caza
golden-ages-name-wheat = trigo
    .map = tr
    .each = símbolo de trigo
    .short = trigo
    .most = símbolos de trigo
golden-ages-name-rock = piedra
    .map = pi
    .each = símbolo de piedra
    .short = piedra
    .most = símbolos de piedra
golden-ages-name-gem = gema
    .map = ge
    .each = símbolo de gema
    .short = gema
    .most = símbolos de gema

# What judgements and future technologies count.
golden-ages-name-cube = cubo
    .each = cubo en el mapa
    .short = cubo
    .most = cubos en el mapa
golden-ages-name-glory-tile = ficha de gloria
    .each = ficha de gloria
    .short = gloria
    .most = fichas de gloria
golden-ages-name-wonder = maravilla
    .each = maravilla
    .short = maravilla
    .most = maravillas
golden-ages-name-building = edificio
    .each = edificio
    .short = edificio
    .most = edificios
golden-ages-name-technology = tecnología
    .each = tecnología
    .short = tecnología
    .most = tecnologías
golden-ages-name-gold = oro
    .each = oro
    .short = oro
    .most = oro
golden-ages-name-three-gold = 3 de oro
    .each = 3 de oro
    .short = 3 de oro
    .most = oro
golden-ages-name-hidden = una civilización oculta

golden-ages-name-wheel = Rueda
    .short = mueve 1
    .text = Los colonos se mueven 1 casilla.
golden-ages-name-carriage = Carro
    .short = mueve 2
    .text = Los colonos se mueven hasta 2 casillas.
golden-ages-name-rail = Ferrocarril
    .short = mueve 3
    .text = Los colonos se mueven hasta 3 casillas.
golden-ages-name-aviation = Aviación
    .short = sin límite
    .text = Los colonos se mueven adonde quieras.
golden-ages-name-rocketry = Cohetes
    .short = ataque lejano
    .text = 3 puntos por gema al momento. Ataca en cualquier lugar sin colono.
golden-ages-name-hunting = Caza
    .short = +1 por caza
    .text = 1 de oro al tomar caza.
golden-ages-name-agriculture = Agricultura
    .short = +1 por trigo
    .text = 1 de oro al tomar trigo.
golden-ages-name-architecture = Arquitectura
    .short = +1 solar
    .text = Abre otro solar.
golden-ages-name-medicine = Medicina
    .short = +3 por trigo
    .text = 3 de oro al tomar trigo.
golden-ages-name-genetics = Genética
    .short = obra sin colono
    .text = 2 puntos por trigo al momento. Construir no gasta colono.
golden-ages-name-fire = Fuego
    .short = primer solar
    .text = El primer solar está abierto.
golden-ages-name-metallurgy = Metalurgia
    .short = +1 por piedra
    .text = 1 de oro al tomar piedra.
golden-ages-name-construction = Construcción
    .short = 2 cubos por ciudad
    .text = Las ciudades nuevas llevan 2 cubos.
golden-ages-name-engineering = Ingeniería
    .short = +3 por piedra
    .text = 3 de oro al tomar piedra.
golden-ages-name-computer-science = Informática
    .short = ágora 2 puntos
    .text = 2 puntos por piedra al momento. 2 puntos por colono que va al ágora.
golden-ages-name-barter = Trueque
    .short = +1 por cubo
    .text = 1 de oro por cada cubo puesto.
golden-ages-name-writing = Escritura
    .short = +1 solar
    .text = Abre otro solar.
golden-ages-name-currency = Moneda
    .short = +2 por gema
    .text = 2 de oro al tomar una gema.
golden-ages-name-commerce = Comercio
    .short = +2 por cubo
    .text = 2 de oro por cada cubo puesto.
golden-ages-name-economy = Economía
    .short = +4 por gema
    .text = 1 punto por cubo en el mapa al momento. 4 de oro al tomar una gema.

# .led follows a verb: "Lideras a los incas".
golden-ages-name-babylon = Babilonia
    .text = Desarrolla Agricultura al momento.
golden-ages-name-phoenicia = Fenicia
    .text = Desarrolla Escritura al momento.
golden-ages-name-egypt = Egipto
    .text = Desarrolla Metalurgia al momento.
golden-ages-name-greece = Grecia
    .text = Construye gratis una maravilla por partida.
golden-ages-name-persia = Persia
    .text = Desarrolla Carro al momento.
golden-ages-name-rome = Roma
    .text = 2 de oro al momento. Construir no gasta colono.
golden-ages-name-china = China
    .text = Tus ataques cuestan 2 de oro menos. Roba 2 fichas de gloria y quédate con 1.
golden-ages-name-inca = Incas
    .led = a los incas
    .text = 2 de oro al tomar trigo.
golden-ages-name-aztecs = Aztecas
    .led = a los aztecas
    .text = 2 de oro al tomar una gema.
golden-ages-name-mongolia = Mongolia
    .text = 2 de oro al tomar piedra.
golden-ages-name-france = Francia
    .text = 4 de oro tras cada ataque tuyo.
golden-ages-name-arabia = Arabia
    .text = 4 de oro al momento. Construir no gasta colono.
golden-ages-name-byzantium = Bizancio
    .text = 5 de oro al momento.
golden-ages-name-spain = España
    .text = 3 de oro al tomar una gema.
golden-ages-name-turkey = Turquía
    .text = Con Agricultura: desarrolla Arquitectura, o 6 de oro si ya la tienes.
golden-ages-name-england = Inglaterra
    .text = Con Escritura: desarrolla Moneda, o 6 de oro si ya la tienes.
golden-ages-name-portugal = Portugal
    .text = 4 de oro al momento. 3 de oro cuando un colono cruza el borde del mapa.
golden-ages-name-prussia = Prusia
    .text = Con Carro: desarrolla Ferrocarril, o 6 de oro si ya lo tienes.
golden-ages-name-austria = Austria
    .text = Con Metalurgia: desarrolla Construcción, o 6 de oro si ya la tienes.
golden-ages-name-russia = Rusia
    .text = Los exploradores no se tumban.
golden-ages-name-japan = Japón
    .text = Las tecnologías cuestan 2 de oro menos; varias en una acción.
golden-ages-name-usa = EE. UU.
    .text = 4 de oro al moverte adonde hay un rival.
golden-ages-name-european-union = Unión Europea
    .led = la Unión Europea
    .text = 4 de oro por colono que va al ágora.
golden-ages-name-india = India
    .led = la India
    .text = Desarrolla una tecnología de nivel 4 al momento, sin sus puntos.
golden-ages-name-brazil = Brasil
    .text = 4 de oro al tomar una gema.

golden-ages-name-colossus = Coloso
    .the = el Coloso
    .the-start = El Coloso
    .text = Al momento: 2 puntos por cubo en el mapa. Activar: 1 punto.
golden-ages-name-great-library = Gran Biblioteca
    .the = la Gran Biblioteca
    .the-start = La Gran Biblioteca
    .text = Al momento: desarrolla gratis una tecnología.
golden-ages-name-pyramids = Pirámides
    .the = las Pirámides
    .the-start = Las Pirámides
    .text = Al momento: 2 puntos por piedra. Activar: 1 punto.
golden-ages-name-hanging-gardens = Jardines Colgantes
    .the = los Jardines Colgantes
    .the-start = Los Jardines Colgantes
    .text = Al momento: 2 puntos por trigo. Activar: 1 punto.
golden-ages-name-notre-dame = Notre Dame
    .the = Notre Dame
    .the-start = Notre Dame
    .text = Activar: envía tus colonos tumbados al ágora, o trae a casa los del ágora.
golden-ages-name-hagia-sophia = Santa Sofía
    .the = Santa Sofía
    .the-start = Santa Sofía
    .text = 2 de oro por cada ciudad que fundes.
golden-ages-name-spiral-minaret = Minarete espiral
    .the = el Minarete espiral
    .the-start = El Minarete espiral
    .text = Al final, 2 puntos por tecnología de nivel 3 o 4.
golden-ages-name-great-wall = Gran Muralla
    .the = la Gran Muralla
    .the-start = La Gran Muralla
    .text = 3 de oro cada vez que ataca un rival.
golden-ages-name-oxford-university = Univ. de Oxford
    .the = la Universidad de Oxford
    .the-start = La Universidad de Oxford
    .text = Al momento: desarrolla gratis dos tecnologías.
golden-ages-name-versailles = Versalles
    .the = Versalles
    .the-start = Versalles
    .text = Activar: 1 punto por trigo.
golden-ages-name-eiffel-tower = Torre Eiffel
    .the = la Torre Eiffel
    .the-start = La Torre Eiffel
    .text = Activar: 1 punto por piedra.
golden-ages-name-porcelain-tower = Torre de Porcelana
    .the = la Torre de Porcelana
    .the-start = La Torre de Porcelana
    .text = Al momento: 3 puntos por ficha de gloria.
golden-ages-name-kremlin = Kremlin
    .the = el Kremlin
    .the-start = El Kremlin
    .text = Al momento: 1 punto por colono tumbado en el mapa.
golden-ages-name-apollo-program = Programa Apolo
    .the = el Programa Apolo
    .the-start = El Programa Apolo
    .text = Al momento: 2 puntos por gema.
golden-ages-name-internet = Internet
    .the = Internet
    .the-start = Internet
    .text = Al momento: 1 punto por ciudad y 1 por la capital.
golden-ages-name-united-nations = Naciones Unidas
    .the = las Naciones Unidas
    .the-start = Las Naciones Unidas
    .text = Recibes el oro que pagan los rivales por atacar.

golden-ages-name-market = Mercado
    .the = el Mercado
    .the-start = El Mercado
    .text = 1 de oro por colono en el ágora.
golden-ages-name-library = Biblioteca
    .the = la Biblioteca
    .the-start = La Biblioteca
    .text = Desarrolla una tecnología por 2 de oro menos.
golden-ages-name-granary = Granero
    .the = el Granero
    .the-start = El Granero
    .text = 1 de oro por colono tuyo de pie.
golden-ages-name-bank = Banco
    .the = el Banco
    .the-start = El Banco
    .text = 4 de oro.
golden-ages-name-university = Universidad
    .the = la Universidad
    .the-start = La Universidad
    .text = Desarrolla una tecnología por 3 de oro menos.
golden-ages-name-wall = Muralla
    .the = la Muralla
    .the-start = La Muralla
    .text = Atacarte cuesta 3 de oro más.
golden-ages-name-museum = Museo
    .the = el Museo
    .the-start = El Museo
    .text = 6 de oro.
golden-ages-name-observatory = Observatorio
    .the = el Observatorio
    .the-start = El Observatorio
    .text = Desarrolla una tecnología por 5 de oro menos.
golden-ages-name-factory = Fábrica
    .the = la Fábrica
    .the-start = La Fábrica
    .text = Pon de pie a uno de tus colonos.
golden-ages-name-cinema = Cine
    .the = el Cine
    .the-start = El Cine
    .text = 2 puntos por colono en el ágora.
golden-ages-name-laboratory = Laboratorio
    .the = el Laboratorio
    .the-start = El Laboratorio
    .text = Desarrolla gratis una tecnología.
golden-ages-name-power-plant = Central eléctrica
    .the = la Central eléctrica
    .the-start = La Central eléctrica
    .text = 2 de oro por ciudad y 2 por la capital.

# The page has room for nine letters or so.
golden-ages-name-j1 = Obras
    .text = 3 puntos por cada edificio.
golden-ages-name-j2 = Hazañas
    .text = 2 puntos por cada ficha de gloria.
golden-ages-name-j3 = Pueblos
    .text = 1 punto por cada cubo en el mapa.
golden-ages-name-j4 = Joyas
    .text = 2 puntos por cada símbolo de gema.
golden-ages-name-j5 = Canteras
    .text = 2 puntos por cada símbolo de piedra.
golden-ages-name-j6 = Cacerías
    .text = 2 puntos por cada símbolo de caza.
golden-ages-name-j7 = Cosechas
    .text = 2 puntos por cada símbolo de trigo.
golden-ages-name-j8 = Prodigios
    .text = 4 puntos por cada maravilla.
golden-ages-name-j9 = Saber
    .text = 1 punto por cada tecnología.
golden-ages-name-j10 = Tesoro
    .text = 1 punto por cada 3 de oro.

golden-ages-name-f1 = Nuevo orden mundial
    .text = Al final, 8 puntos por tener más oro que nadie.
golden-ages-name-f2 = Inteligencia artificial
    .text = Al final, 8 puntos por tener más tecnologías que nadie.
golden-ages-name-f3 = Viajes en el tiempo
    .text = Al final, 8 puntos por tener más maravillas que nadie.
golden-ages-name-f4 = Psicohistoria
    .text = Al final, 8 puntos por tener más cubos en el mapa que nadie.
golden-ages-name-f5 = Vuelo espacial
    .text = Al final, 8 puntos por tener más fichas de gloria que nadie.
golden-ages-name-f6 = Nanotecnología
    .text = Al final, 8 puntos por tener más símbolos de piedra que nadie.
golden-ages-name-f7 = Biotecnología
    .text = Al final, 8 puntos por tener más símbolos de caza que nadie.
golden-ages-name-f8 = Fusión fría
    .text = Al final, 8 puntos por tener más símbolos de gema que nadie.
golden-ages-name-f9 = Agricultura submarina
    .text = Al final, 8 puntos por tener más símbolos de trigo que nadie.
golden-ages-name-f10 = Arcología
    .text = Al final, 8 puntos por tener más edificios que nadie.

## Where in the game

golden-ages-round =
    Era { $round ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }

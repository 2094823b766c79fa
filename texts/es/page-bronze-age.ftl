# The table of Bronze Age.

page-bronze-age-key-deck = mazo
page-bronze-age-key-lying = acciones que hay en un mazo
page-bronze-age-key-decline = no jugar carta, dejarlo ahí
page-bronze-age-key-words = la mesa en palabras
page-bronze-age-key-go-actions = acciones
page-bronze-age-key-go-decks = mazos
page-bronze-age-key-go-hand = mano
page-bronze-age-key-go-mine = tus civilizaciones
page-bronze-age-key-go-triumphs = triunfos
page-bronze-age-key-go-collapse = Colapso

## The head: where the game stands

page-bronze-age-where = Turno { $turn }
    .over = Terminada
page-bronze-age-note-ahead = antes del Colapso
page-bronze-age-note-now = el Colapso
page-bronze-age-note-done = después del Colapso

# What can be due, in a word or two.
page-bronze-age-step-civ = Civilización
page-bronze-age-step-move = Acción
page-bronze-age-step-card = Jugar carta
page-bronze-age-step-draw = Robar
page-bronze-age-step-gain = Ganar
page-bronze-age-step-keep = Territorios
page-bronze-age-step-discard = Manos
page-bronze-age-step-actions = Acciones
page-bronze-age-step-new-decks = Mazos nuevos

page-bronze-age-tab-hand = Mano
page-bronze-age-tab-mine = Lo tuyo
page-bronze-age-tab-race = Duelo
page-bronze-age-tab-log = Diario

## What is asked, and what to do about it

page-bronze-age-ask-civ = Elige tu civilización
    .help = Admite los dos aspectos cuyos signos tiene al lado.
page-bronze-age-ask-move = Juega una acción o recupera una
    .help = Elige una de tus acciones y después un mazo, o una acción que haya en un mazo.
page-bronze-age-ask-mode = ¿Robar o jugar una carta?
    .help = Tu acción no coincidía con la primera carta. También puedes dejarlo ahí.
page-bronze-age-ask-step = Recuperación: siguiente paso
    .help = Roba del mazo, juega una carta o déjalo ahí.
page-bronze-age-ask-card-may = Juega una carta, si quieres
    .help = Elige una mitad de una carta: arriba, como básica; abajo, como especializada.
page-bronze-age-ask-card-must = Juega una carta
    .help = Elige una mitad de una carta: arriba, como básica; abajo, como especializada.
page-bronze-age-ask-card-basic = Juega una carta como básica
    .help = Elige la mitad superior de una carta.
page-bronze-age-ask-draw-deck = ¿De qué mazo robas?
    .help = Robas su primera carta.
page-bronze-age-ask-gain-deck = ¿De qué mazo ganas la primera carta?
    .help = Pasa a ser territorio tuyo.
page-bronze-age-ask-gain-draw-deck = ¿De qué mazo ganas y robas?
    .help = Ganas su primera carta como territorio y robas la siguiente.
page-bronze-age-ask-take = Quita un territorio
    .help = Elige un tipo que tenga tu rival: el número dice cuántos.
page-bronze-age-ask-keep = Conserva un tipo de territorio
    .help = Al final solo puntúa un tipo, 2 puntos por cada uno. A partir de aquí construyes sobre lo que conservas.
page-bronze-age-ask-discard = Elige una carta para descartar
    .help = El Colapso deja a cada jugador tres cartas en la mano.
page-bronze-age-ask-action = ¿Qué acción va ahí?
page-bronze-age-ask-deck = { NAME($type) }: ¿a qué mazo?
page-bronze-age-ask-deck-help = Cada mazo dice qué daría.
page-bronze-age-draw-of = Carta { $nth } de { $of }.
page-bronze-age-more-steps =
    { $n ->
        [one] Después de este queda { $n } paso.
       *[other] Después de este quedan { $n } pasos.
    }

## Sides

page-bronze-age-actions-of =
    { $name ->
        [you] Tus acciones
       *[other] Acciones de { $name }
    }
page-bronze-age-hand-of =
    { $name ->
        [you] Tu mano
       *[other] Mano de { $name }
    }
page-bronze-age-civ-of =
    { $name ->
        [you] Tus civilizaciones
       *[other] Civilizaciones de { $name }
    }
page-bronze-age-lands-of =
    { $name ->
        [you] Tus territorios
       *[other] Territorios de { $name }
    }
page-bronze-age-hand = Mano
page-bronze-age-lands = Territorios
page-bronze-age-basic = Básica
page-bronze-age-no-civ = Aún sin elegir
page-bronze-age-of-most = { $n } de { $most }
page-bronze-age-worth =
    { $points ->
        [one] { NAME($icon) }: { $points } punto por icono
       *[other] { NAME($icon) }: { $points } puntos por icono
    }
page-bronze-age-civ-line =
    { $points ->
        [one] { $title }, { $points } punto
       *[other] { $title }, { $points } puntos
    }
page-bronze-age-land-line =
    { $n ->
        [one] { NAME($type) }, { $n } territorio
       *[other] { NAME($type) }, { $n } territorios
    }
page-bronze-age-held-type = { $n }× { NAME($type, case: "adj") }
page-bronze-age-held-none = sin cartas
page-bronze-age-no-actions-held = Sin acciones en mano
page-bronze-age-no-actions = No tienes acciones: recupera una de un mazo.
page-bronze-age-actions-help = Pon una en un mazo, o recupera una de las que hay allí.
page-bronze-age-empty-hand = No tienes cartas en la mano.

## Decks

page-bronze-age-decks = Los tres mazos
page-bronze-age-deck = Mazo { $deck }
page-bronze-age-lying = Acciones en el mazo { $deck }
page-bronze-age-take-back = { NAME($type) } en el mazo { $deck }: recuperarla
page-bronze-age-deck-line =
    Mazo { $deck }, { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }, { $top ->
        [none] {""}
       *[other] { NAME($top) } arriba,{" "}
    }{ $actions ->
        [none] sin acciones
       *[other] acciones allí: { $actions }
    }.
page-bronze-age-match = Coincide
page-bronze-age-no-match = No coincide
page-bronze-age-would-match = Coincide con
page-bronze-age-none-matches = Ninguna coincide
page-bronze-age-empty-matches = Vacío: nada puede coincidir
page-bronze-age-no-room = No cabe otra acción
page-bronze-age-on-top = { NAME($type) } arriba
page-bronze-age-new-top = Se descubre otra carta
page-bronze-age-empty-deck = vacío

## Cards

page-bronze-age-as-basic = { bronze-age-the-card } como básica: { NAME($icon) } { $basic }
page-bronze-age-as-special =
    { bronze-age-the-card } como especializada: { NAME($aspect) } { $special }. { $ability ->
        [none] Sin habilidad.
       *[other] { NAME($ability) }: { NAME($ability, case: "text") }
    }
    .no-fit = { bronze-age-the-card } como especializada: { page-bronze-age-no-fit }
page-bronze-age-no-fit = { NAME($civ) } no admite { NAME($aspect) }.
page-bronze-age-no-fit-brief = no encaja
page-bronze-age-no-ability = Sin habilidad.
page-bronze-age-raided = Tu rival conoce esta carta por una Incursión
page-bronze-age-discard = Descartar { bronze-age-the-card }
page-bronze-age-front =
    Carta { NAME($type, case: "adj") }: { NAME($icon) } { $basic }, o { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] {" "}con { NAME($ability) }: { NAME($ability, case: "text") }
    }

## The race

page-bronze-age-triumphs = Triunfos
page-bronze-age-each =
    { $n ->
        [one] { $n } punto cada uno
       *[other] { $n } puntos cada uno
    }
page-bronze-age-level = empate
page-bronze-age-leads =
    { $name ->
        [you] vas por delante
       *[other] { $name } va por delante
    }
page-bronze-age-triumph-line =
    { NAME($icon) }: { $counts }; { $holder ->
        [none] nadie tiene el triunfo
        [you] el triunfo es tuyo
       *[other] { $holder } tiene el triunfo
    }
page-bronze-age-collapse = El Colapso
    .end = El final
page-bronze-age-collapse-now = Ocurre ahora.
page-bronze-age-collapse-when =
    { $name ->
        [none] Llega cuando un turno de quien empezó termina con un mazo vacío.
        [you] Llega cuando uno de tus turnos termina con un mazo vacío.
       *[other] Llega cuando un turno de { $name } termina con un mazo vacío.
    }
page-bronze-age-end-near =
    { $name ->
        [you] Hay un mazo vacío. Si al acabar tu turno aún lo hay, termina la partida.
       *[other] Hay un mazo vacío. Si al acabar el turno de { $name } aún lo hay, termina la partida.
    }
page-bronze-age-left = Cartas que quedan: { $decks }
page-bronze-age-in-decks = Aún en los mazos
page-bronze-age-in-decks-line = Aún en los mazos: { $cards }.
page-bronze-age-source-basic = Básicos

## What an action brings

page-bronze-age-gain = Territorios { NAME($type, case: "adj") }: de { $from } a { $to }
page-bronze-age-choice-draw1 = Robar una carta
    .inline = robas una carta
page-bronze-age-choice-draw2 = Robar dos cartas
    .inline = robas dos cartas
page-bronze-age-choice-play1 = Jugar una carta
    .inline = juegas una carta
page-bronze-age-choice-stop = Dejarlo
    .inline = lo dejas
page-bronze-age-choice-decline = No jugar ninguna carta
    .inline = no juegas ninguna
page-bronze-age-due-mode = Después { $choices }
page-bronze-age-due-step =
    { $choices ->
        [none] { $times ->
            [one] Después queda { $times } paso
           *[other] Después quedan { $times } pasos
        }
       *[other] { $times ->
            [one] { $times } paso
           *[other] { $times } pasos
        }: { $choices }
    }
page-bronze-age-due-front =
    { $times ->
        [one] Robas { $times } carta
       *[other] Robas { $times } cartas
    }
page-bronze-age-due-card-may = Puedes jugar una carta
page-bronze-age-due-card-must = Juegas una carta
page-bronze-age-due-card-basic = Juegas una carta como básica
page-bronze-age-due-draw-deck =
    { $times ->
        [1] Robas una carta de cualquier mazo
        [2] Robas dos veces, de cualquier mazo
       *[other] Robas { $times } veces, de cualquier mazo
    }
page-bronze-age-due-gain-deck = Ganas la primera carta de cualquier mazo
page-bronze-age-due-gain-draw-deck = Ganas la primera carta de cualquier mazo y robas la siguiente
page-bronze-age-due-take = Quitas un territorio
page-bronze-age-due-raid = Quitas una carta al azar
page-bronze-age-due-triumph =
    { NAME($icon) }: { $holder ->
        [none] nadie tiene el triunfo
        [you] el triunfo pasa a ti
       *[other] el triunfo pasa a { $holder }
    }
page-bronze-age-would =
    { $say }{ $points ->
        [0] {""}
        [one] {" "}({ SIGNED($points) } punto)
       *[other] {" "}({ SIGNED($points) } puntos)
    }{ $then ->
        [none] {""}
       *[other] . { $then }
    }.
page-bronze-age-turn-ends = Termina tu turno
page-bronze-age-fate-collapse = El Colapso llega al final de este turno
page-bronze-age-fate-collapse-next =
    { $name ->
        [you] El Colapso llega tras tu próximo turno
       *[other] El Colapso llega tras el próximo turno de { $name }
    }
page-bronze-age-fate-end = La partida acaba con este turno
page-bronze-age-fate-last-turn =
    { $name ->
        [you] Después tienes tu último turno
       *[other] Después { $name } tiene su último turno
    }
page-bronze-age-civ-choice = { NAME($civ) } admite { LIST($aspects) }.
page-bronze-age-do-play = Jugar en el mazo { $deck }
page-bronze-age-do-return = Recuperarla
page-bronze-age-do-basic = Jugar como básica
page-bronze-age-do-special = Especializada
page-bronze-age-do-discard = Descartar
page-bronze-age-let-go = Cancelar

## The table in words

page-bronze-age-words-actions = Acciones en la mano: { $actions }
    .none = Acciones en la mano: ninguna
page-bronze-age-words-hand = Cartas en la mano: { $cards }
page-bronze-age-words-basic = Civilización básica: { $icons }
page-bronze-age-words-lands = Territorios: { $lands }

## The score sheet

page-bronze-age-icons = Iconos
page-bronze-age-caption-basic = 1 punto por icono
page-bronze-age-caption-specialized = 1 punto por icono
page-bronze-age-caption-territories = 2 puntos cada uno, solo el mejor tipo
page-bronze-age-caption-triumphs = 3 puntos por tener más iconos
page-bronze-age-card-name =
    { $side ->
        [basic] { NAME($type, case: "short") }
       *[special] { $ability ->
            [none] { NAME($aspect) }, { NAME($type, case: "short") }
           *[other] { NAME($ability) }, { NAME($type, case: "short") }
        }
    }
page-bronze-age-card-why =
    { $side ->
        [basic] { $basic ->
            [one] 1 icono de { NAME($icon) } en la civilización básica.
           *[other] { $basic } iconos de { NAME($icon) } en la civilización básica.
        }
       *[special] { $special ->
            [one] 1 icono de { NAME($aspect) } en la civilización especializada.
           *[other] { $special } iconos de { NAME($aspect) } en la civilización especializada.
        }
    }
page-bronze-age-lands-why =
    { $n ->
        [one] 1 territorio { NAME($type, case: "adj") }. Solo puntúa el mejor tipo.
       *[other] { $n } territorios { NAME($type, case: "adj") }. Solo puntúa el mejor tipo.
    }
page-bronze-age-triumph-why =
    { $name ->
        [none] Iconos de { NAME($icon) }: { $counts }. Hay empate, así que nadie tiene este triunfo.
        [you] Iconos de { NAME($icon) }: { $counts }. El triunfo es tuyo.
       *[other] Iconos de { NAME($icon) }: { $counts }. El triunfo es de { $name }.
    }
page-bronze-age-laid =
    { $cards ->
        [one] 1 carta, { $lands ->
            [one] 1 territorio
           *[other] { $lands } territorios
        }
       *[other] { $cards } cartas, { $lands ->
            [one] 1 territorio
           *[other] { $lands } territorios
        }
    }

## The Collapse, and what is known of it before

page-bronze-age-top-matches = { NAME($type) } coincidiría
page-bronze-age-kept-then = Si llegara ahora, { $list }.
page-bronze-age-kept-of =
    { $name ->
        [you] { $all ->
            [0] no conservarías ningún territorio
            [1] conservarías tu único territorio
           *[other] conservarías { $n } de { $all } territorios
        }
       *[other] { $all ->
            [0] { $name } no conservaría ningún territorio
            [1] { $name } conservaría el único que tiene
           *[other] { $name } conservaría { $n } de { $all }
        }
    }
page-bronze-age-ruin-deck = mazo { $deck }, { $size }
    .empty = mazo { $deck }, vacío
page-bronze-age-ruin-why =
    { $name ->
        [you] El mazo { $deck } está vacío al final de tu turno. Esto pasa una vez por partida y se lleva casi todo lo que hay en la mesa. Las cartas bajo las civilizaciones se quedan.
       *[other] El mazo { $deck } está vacío al final de un turno de { $name }. Esto pasa una vez por partida y se lleva casi todo lo que hay en la mesa. Las cartas bajo las civilizaciones se quedan.
    }
page-bronze-age-ruin-lands =
    { $name ->
        [you] Cada jugador conserva un tipo y pierde el resto. Eliges tú primero.
       *[other] Cada jugador conserva un tipo y pierde el resto. { $name } elige primero.
    }
page-bronze-age-ruin-hands = Cada mano conserva como mucho { $keep } cartas: { $held }.
page-bronze-age-ruin-holds =
    { $name ->
        [you] { $gone ->
            [0] tienes { $n } y no pierdes ninguna
           *[other] tienes { $n } y descartas { $gone }
        }
       *[other] { $gone ->
            [0] { $name } tiene { $n } y no pierde ninguna
           *[other] { $name } tiene { $n } y descarta { $gone }
        }
    }
page-bronze-age-ruin-actions = Vuelven las seis: cada jugador recibe una de cada tipo.
page-bronze-age-ruin-decks =
    { $cards ->
        [one] La carta que queda y todos los descartes forman tres mazos iguales.
       *[other] Las { $cards } cartas que quedan y todos los descartes forman tres mazos iguales.
    }
page-bronze-age-ruin-lose = se pierde: { $lands }
    .nothing = no se pierde nada
page-bronze-age-ruin-keeps = { NAME($type) }, { $n }
page-bronze-age-ruin-total = puntos, total { $n }
page-bronze-age-ruin-look = Mirar la mesa
page-bronze-age-ruin-loses = Lo que pierde cada uno
page-bronze-age-ruin-loss =
    { $types ->
        [0] Ningún territorio que perder; { $hand }.
        [1] Los territorios se quedan; { $hand }.
       *[other] Se queda un tipo de territorio; { $hand }.
    }
page-bronze-age-ruin-hand = Después, tu mano
page-bronze-age-ruin-stays = Lo que queda
page-bronze-age-ruin-back = Volver al Colapso

## What a newcomer asks

page-bronze-age-why-civ = Bajo ella puedes jugar cartas de estos dos aspectos: puntúan y su habilidad surte efecto.
page-bronze-age-why-move = Si tu acción coincide con la primera carta del mazo, ganas esa carta como territorio.
page-bronze-age-why-card-may = Todos los iconos puntúan. Como básicos cuentan además para los triunfos; bajo tu civilización surte efecto la habilidad de la carta.
page-bronze-age-why-card-must = { page-bronze-age-why-card-may }
page-bronze-age-tie-territories = territorios
page-bronze-age-tie-cards = cartas bajo las civilizaciones

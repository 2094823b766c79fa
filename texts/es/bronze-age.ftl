# Bronze Age.

bronze-age-title = Edad de Bronce
bronze-age-blurb = Dos civilizaciones juegan acciones en tres mazos, las recuperan e intentan sobrevivir al Colapso.

# A card as players tell it from others; $card is "hidden" where it is not seen.
bronze-age-a-card =
    { $card ->
        [hidden] { $type ->
            [none] una carta
           *[other] una carta { NAME($type, case: "adj") }
        }
       *[other] una carta { NAME($type, case: "adj") } ({ bronze-age-card-front })
    }
# The same card as one of those in view.
bronze-age-the-card =
    { $card ->
        [hidden] { bronze-age-a-card }
       *[other] la carta { NAME($type, case: "adj") } ({ bronze-age-card-front })
    }
# What a card shows: "Guerra 3, Incursión".
bronze-age-card-front =
    { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
    }

## What is done: the value tells that it happened, .offer asks for it.

bronze-age-civ =
    { $actor ->
        [you] Eliges
       *[other] { $actor } elige
    } { NAME($civ) }
    .offer = Elegir { NAME($civ) }
bronze-age-play =
    { $actor ->
        [you] Juegas
       *[other] { $actor } juega
    } una acción { NAME($type, case: "adj") } en el mazo { $deck }{ $match ->
        [yes] : coincide
       *[no] {""}
    }
    .offer =
        Jugar una acción { NAME($type, case: "adj") } en el mazo { $deck }{ $match ->
            [yes] : coincide
           *[no] {""}
        }
bronze-age-return =
    { $actor ->
        [you] Recuperas
       *[other] { $actor } recupera
    } una acción { NAME($type, case: "adj") } del mazo { $deck }: { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
    .offer =
        Recuperar una acción { NAME($type, case: "adj") } del mazo { $deck }: { $steps ->
            [one] { $steps } paso
           *[other] { $steps } pasos
        }
bronze-age-draw1 =
    { $actor ->
        [you] Decides robar una carta
       *[other] { $actor } decide robar una carta
    }
    .offer = Robar una carta
bronze-age-draw2 =
    { $actor ->
        [you] Decides robar
       *[other] { $actor } decide robar
    } { $cards ->
        [1] la última carta del mazo
       *[other] dos cartas
    }
    .offer =
        { $cards ->
            [1] Robar la última carta del mazo
           *[other] Robar dos cartas
        }
bronze-age-play1 =
    { $actor ->
        [you] Decides jugar una carta
       *[other] { $actor } decide jugar una carta
    }
    .offer = Jugar una carta
bronze-age-stop =
    { $actor ->
        [you] Lo dejas ahí
       *[other] { $actor } lo deja ahí
    }
    .offer = Dejarlo ahí
bronze-age-card =
    { $actor ->
        [you] Juegas
       *[other] { $actor } juega
    } { bronze-age-a-card } como { bronze-age-card-as }
    .offer = Jugar { bronze-age-the-card } como { bronze-age-card-as }
    .effect =
        { $where ->
            [basic] {""}
           *[special] { $ability ->
                [none] {""}
               *[other] { NAME($ability, case: "text") }
            }
        }
# What a card is played for: "Sociedad 2", "Guerra 3, y después Incursión".
bronze-age-card-as =
    { $where ->
        [basic] { NAME($icon) } { $basic }
       *[special] { NAME($aspect) } { $special }{ $ability ->
            [none] {""}
           *[other] , y después { NAME($ability) }
        }
    }
bronze-age-decline =
    { $actor ->
        [you] No juegas ninguna carta
       *[other] { $actor } no juega ninguna carta
    }
    .offer = No jugar ninguna carta
bronze-age-deck =
    { $for ->
        [draw] { $actor ->
            [you] Robas
           *[other] { $actor } roba
        } del mazo { $deck }
       *[gain] { $actor ->
            [you] Ganas
           *[other] { $actor } gana
        } la primera carta del mazo { $deck }
    }
    .offer =
        { $for ->
            [draw] Robar del mazo { $deck }
           *[gain] Ganar la primera carta del mazo { $deck }
        }
bronze-age-take =
    { $rival ->
        [you] { $actor } te conquista
       *[other] { $actor ->
            [you] Le conquistas a { $rival }
           *[other] { $actor } le conquista a { $rival }
        }
    } un territorio { NAME($type, case: "adj") }
    .offer = Conquistar un territorio { NAME($type, case: "adj") }
bronze-age-keep =
    { $actor ->
        [you] Conservas tus
       *[other] { $actor } conserva sus
    } territorios { NAME($type, case: "adj") }
    .offer = Conservar tus territorios { NAME($type, case: "adj") }
bronze-age-discard =
    { $actor ->
        [you] Descartas
       *[other] { $actor } descarta
    } { bronze-age-a-card }
    .offer = Descartar { bronze-age-the-card }

## What chance brings

bronze-age-chance-first =
    { $seat ->
        [you] Empiezas tú
       *[other] Empieza { $seat }
    }
bronze-age-chance-civ =
    { $seat ->
        [you] Te toca
       *[other] A { $seat } le toca
    } { NAME($civ) }
bronze-age-chance-deal =
    { $seat ->
        [you] Recibes
       *[other] { $seat } recibe
    } { bronze-age-a-card }
bronze-age-chance-top = El mazo { $deck } muestra ahora { NAME($type) }
bronze-age-chance-front =
    { $seat ->
        [you] Robas
       *[other] { $seat } roba
    } { bronze-age-a-card }
bronze-age-chance-raid =
    { $seat ->
        [you] Con una Incursión quitas
       *[other] Con una Incursión, { $seat } quita
    } { bronze-age-a-card } de { $rival ->
        [you] tu mano
       *[other] la mano de { $rival }
    }
bronze-age-chance-box = Una carta { NAME($type, case: "adj") } vuelve a la caja

## Why not

bronze-age-rule-first = Quién empieza se sortea una sola vez, al comenzar la partida.
bronze-age-rule-deal = Se reparte a cada cual una carta no vista de cada tipo.
bronze-age-rule-civ-deal = Cada cual recibe una civilización distinta.
bronze-age-rule-civ = Las civilizaciones se eligen antes del primer turno, si así se ha acordado.
bronze-age-rule-not-due = Antes hay que decidir otra cosa.
bronze-age-rule-pass = En un turno juegas o recuperas exactamente una acción.
bronze-age-rule-hold = No tienes ninguna acción { NAME($type, case: "adj") }.
bronze-age-rule-deck-full = En el mazo { $deck } ya hay tres acciones.
bronze-age-rule-lying = En el mazo { $deck } no hay ninguna acción { NAME($type, case: "adj") }.
bronze-age-rule-hand-full = Con tres acciones en la mano no puedes recuperar otra.
bronze-age-rule-decline = Solo tras una coincidencia puedes elegir no jugar una carta.
bronze-age-rule-draw2 = Solo robas dos cartas tras una acción que no coincide.
bronze-age-rule-play1 = Puedes elegir jugar una carta tras una acción que no coincide, o como paso de una recuperación.
bronze-age-rule-play-first = Primero elige jugar una carta.
bronze-age-rule-stop = Puedes dejarlo tras una acción que no coincide, o en un paso de una recuperación.
bronze-age-rule-step = Robar una sola carta es un paso de una recuperación.
bronze-age-rule-empty = Al mazo { $deck } no le quedan cartas.
bronze-age-rule-not-held = Solo puedes jugar cartas de tu mano.
bronze-age-rule-no-fit = Tu civilización no tiene { NAME($aspect) }, así que esta carta solo se puede jugar como básica.
bronze-age-rule-no-play = Ahora ninguna acción ni habilidad te deja jugar una carta.
bronze-age-rule-deck = Ahora ninguna habilidad pide un mazo.
bronze-age-rule-raid = Una Incursión quita una carta de la mano rival.
bronze-age-rule-conquest = Conquista quita un territorio de un tipo que tiene tu rival.
bronze-age-rule-ornament = Ornamento solo juega cartas bajo la civilización básica.
bronze-age-rule-keep = En el Colapso conservas un tipo de territorio de los que tienes.
bronze-age-rule-discard = En el Colapso descartas cartas de tu mano hasta quedarte con tres.
bronze-age-rule-box = Las cartas que sobran de los mazos nuevos vuelven a la caja.
bronze-age-rule-over = La partida ha terminado.
bronze-age-rule-top = La nueva primera carta es una de las que están en los mazos.
bronze-age-rule-unseen = Di qué carta es.
bronze-age-rule-front = La carta robada es una no vista, del tipo que muestra su reverso.

## Options

bronze-age-option-civilizations = Civilizaciones
bronze-age-option-civilizations-random = Al azar
    .help = Se reparte una civilización a cada cual.
bronze-age-option-civilizations-choice = A elegir
    .help = Cada cual elige su civilización, por turno.
bronze-age-option-first = Quién empieza
bronze-age-option-first-random = A suertes
    .help = Se sortea quién empieza.
bronze-age-option-first-a = Primer asiento
    .help = Empieza quien ocupa el primer asiento.
bronze-age-option-first-b = Segundo asiento
    .help = Empieza quien ocupa el segundo asiento.

## Where points come from

bronze-age-source-basic = Iconos básicos
    .inline = iconos básicos
bronze-age-source-specialized = Iconos especializados
    .inline = iconos especializados
bronze-age-source-territories = Territorios
    .inline = territorios
bronze-age-source-triumphs = Triunfos
    .inline = triunfos

## What an action brought about beside what it says

bronze-age-fact-triumph-won =
    { $seat ->
        [you] Ganas
       *[other] { $seat } gana
    } el triunfo de { NAME($icon) }: { bronze-age-points }
bronze-age-fact-triumph-lost =
    { $seat ->
        [you] Pierdes
       *[other] { $seat } pierde
    } el triunfo de { NAME($icon) }: { bronze-age-points }
bronze-age-fact-collapse =
    { $deck ->
        [none] Empieza el Colapso
       *[other] El mazo { $deck } está vacío: empieza el Colapso
    }
bronze-age-fact-new-decks =
    Ha pasado el Colapso; cada mazo nuevo tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
bronze-age-fact-ended =
    { $deck ->
        [none] La partida ha terminado: ha llegado a su último turno
       *[other] La partida ha terminado: el mazo { $deck } está vacío
    }
bronze-age-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## The table in a terminal; columns are narrow, so short words are best

bronze-age-table-turn =
    { $over ->
        [yes] Turnos jugados: { $turn }
       *[no] Turno { $turn }
    }, { $collapse ->
        [ahead] antes del Colapso
        [now] el Colapso
       *[done] después del Colapso
    }
bronze-age-table-asks =
    { $phase ->
        [over] la partida ha terminado
        [first] se sortea quién empieza
        [deal] se reparten las primeras manos
        [top] se ve una nueva primera carta
        [civ-deal] se reparten las civilizaciones
        [civ] elige una civilización
        [move] juega o recupera una acción
        [mode] no coincide: roba dos, juega una o déjalo
        [step] paso de recuperación: roba, juega o déjalo
        [card-may] coincide: puedes jugar una carta
        [card-must] juega una carta
        [card-basic] Ornamento: juega una carta como básica
        [draw-deck] elige un mazo del que robar
        [gain-deck] Cantera: elige de qué mazo ganas la carta
        [gain-draw-deck] Fundición: elige de qué mazo ganas y robas
        [take] Conquista: elige qué territorio quitas
        [raid] una Incursión quita una carta
        [front] se roba una carta
        [keep-first] el Colapso: elige qué territorios conservas
        [keep-second] el Colapso: elige qué territorios conservas
        [discard-first] el Colapso: descarta hasta tener tres cartas
        [discard-second] el Colapso: descarta hasta tener tres cartas
       *[box] las cartas que sobran vuelven a la caja
    }
# Actions, cards, Territories.
bronze-age-table-none = nada
bronze-age-table-nobody = -
bronze-age-table-deck = mazo { $deck }
bronze-age-table-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
bronze-age-table-no-top = sin cartas
bronze-age-table-actions = acciones
bronze-age-table-territories = territorios
bronze-age-table-triumphs = triunfos
bronze-age-table-icons = iconos
bronze-age-table-below = debajo
bronze-age-table-discarded = descartes
bronze-age-table-box = en la caja
bronze-age-table-hand = mano
bronze-age-table-raided = conocidas por Incursión:
bronze-age-table-thrown = descartaste
bronze-age-table-not-yours = {" "}(no encaja)
bronze-age-table-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
bronze-age-table-first-player = , empezó

## What a line of the score sheet counts

bronze-age-count-icons =
    { $count ->
        [one] { $count } icono
       *[other] { $count } iconos
    } de { NAME($which) }
bronze-age-count-territories =
    { $count ->
        [one] { $count } territorio
       *[other] { $count } territorios
    }

## Names of things

bronze-age-name-sea = Mar
    .short = Mar
    .adj = de Mar
bronze-age-name-mountains = Montaña
    .short = Montaña
    .adj = de Montaña
bronze-age-name-plains = Llanura
    .short = Llanura
    .adj = de Llanura

bronze-age-name-exploration = Exploración
bronze-age-name-prosperity = Prosperidad
bronze-age-name-society = Sociedad

bronze-age-name-agriculture = Agricultura
bronze-age-name-warfare = Guerra
bronze-age-name-artistry = Arte
bronze-age-name-metallurgy = Metalurgia

bronze-age-name-assyria = Asiria
bronze-age-name-egypt = Egipto
bronze-age-name-alashiya = Alasia
bronze-age-name-mycenae = Micenas
bronze-age-name-hatti = Hatti
bronze-age-name-crete = Creta

bronze-age-name-none = sin habilidad
    .short = nada
    .text = No pasa nada más.
bronze-age-name-sow = Siembra
    .short = roba 1
    .text = Elige un mazo y roba de él 1 carta.
bronze-age-name-harvest = Cosecha
    .short = roba 1, dos veces
    .text = Dos veces: elige un mazo y roba de él 1 carta.
bronze-age-name-raid = Incursión
    .short = quita 1 carta
    .text = Quita 1 carta al azar de la mano rival.
bronze-age-name-conquest = Conquista
    .short = quita 1 territorio
    .text = Quita 1 territorio de un tipo que tenga tu rival.
bronze-age-name-ornament = Ornamento
    .short = juega 1 básica
    .text = Juega 1 carta más, bajo tu civilización básica.
bronze-age-name-masterwork = Obra maestra
    .short = juega 1 más
    .text = Juega 1 carta más, con su propia habilidad si es especializada.
bronze-age-name-quarry = Cantera
    .short = gana 1 territorio
    .text = Elige un mazo y gana su primera carta como territorio.
bronze-age-name-foundry = Fundición
    .short = gana 1, roba 1
    .text = Elige un mazo, gana su primera carta y roba de él 1 más.

## Where in the game

bronze-age-round = Turno { $round }

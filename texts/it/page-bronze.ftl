# Il tavolo di Bronze.

page-bronze-key-flip = gira la carta in mano
page-bronze-key-skip = lascia inutilizzata la carta scelta
page-bronze-key-end = finisci il turno
page-bronze-key-words = il tavolo a parole
page-bronze-key-go-strip = terre
page-bronze-key-go-matrix = matrice
page-bronze-key-go-pool = pile
page-bronze-key-go-cities = città

## In testa: a che punto è la partita

page-bronze-where =
    { $phase ->
        [over] Finita
        [setup] Preparazione
        [last] Giro { $round }, l’ultimo
       *[other] Giro { $round }
    }
page-bronze-open-tiles =
    { $open ->
        [one] { $open } tessera scoperta su { $all }
       *[other] { $open } tessere scoperte su { $all }
    }
page-bronze-last-round = Ultimo giro: { $why }; ancora da giocare: { $who }
page-bronze-last-turn = Il tuo ultimo turno: prendi una carta
page-bronze-ending-stack = una seconda pila è vuota
page-bronze-ending-markers =
    { $who ->
        [you] hai finito i segnalini
        [none] alcuni hanno finito i segnalini
       *[other] { $who } ha finito i segnalini
    }
page-bronze-ending-last-tile = l’ultima tessera è piena
page-bronze-step-take = Prendi
page-bronze-step-wake = Sveglia
page-bronze-step-settle = Insedia
page-bronze-step-gather = Incassa
page-bronze-tab-pool = Pile
page-bronze-tab-matrix = Matrice
page-bronze-tab-cities = Città
page-bronze-tab-rivals = Giocatori
page-bronze-tab-log = Diario

page-bronze-source-provinces = province
    .short = Province
page-bronze-source-routes = rotte commerciali
    .short = Rotte
page-bronze-source-cities = città, a oggi
    .short = Città

## Le terre

page-bronze-strip = Le terre
page-bronze-routes = Rotte commerciali
page-bronze-routes-pay = Una linea di { $lengths } vale { $points }
page-bronze-settlers = Coloni
page-bronze-spot =
    Tessera { $tile }, { NAME($terrain) }, { NAME($settlers) }, { $owner ->
        [you] tuo
        [none] { $fits ->
            [none] libero
           *[other] libero, va bene { $fits }
        }
       *[other] { $owner }
    }
page-bronze-province =
    { $points ->
        [one] Provincia da { $points } punto
       *[other] Provincia da { $points } punti
    }{ $state ->
        [out] , fuori gioco
       *[in] {""}
    }. Insediamenti: { $counts }
page-bronze-province-open =
    { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }. Possono ancora insediarsi qui: { $who ->
        [none] nessuno
       *[other] { $who }
    }
page-bronze-even = pari
page-bronze-tile =
    Tessera { $tile }, { $holder ->
        [you] provincia tua
        [none] provincia { $points }
        [out] provincia fuori gioco
       *[other] provincia di { $holder }
    }, { $counts ->
        [none] nessun insediamento
       *[other] { $counts }
    }, { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }.
page-bronze-face-down = Tessera { $tile }, coperta, provincia { $points }
    .unlaid = Tessera { $tile }, coperta, provincia non ancora disposta
page-bronze-pile =
    { $n ->
        [one] { $n } città
       *[other] { $n } città
    }
page-bronze-pays-now =
    { $points ->
        [0] Ora non ti darebbe nulla
       *[other] Ora ti darebbe { $points }
    }
page-bronze-first-draws = chi arriva pesca { $n } città
page-bronze-passed = chiusa a tutti
page-bronze-full = piena

## Le pile

page-bronze-pool = Pile di tecnologie
    .short = Pile
page-bronze-stack =
    Pila { $n }: { NAME($card) }, insedia { LIST($settlers) } { LIST($terrains, case: "in") }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
    .empty = Pila { $n }: vuota
page-bronze-empty-stack = vuota
page-bronze-reserve = Riserva
page-bronze-reserve-cards =
    { $n ->
        [one] { $n } carta di riserva
       *[other] { $n } carte di riserva
    }

## Matrice e città

page-bronze-matrix-cards = Carte della matrice
page-bronze-matrix-of =
    { $name ->
        [you] La tua matrice
       *[other] Matrice di { $name }
    }
page-bronze-back-to-mine = Torna alla tua
page-bronze-whose = Carte di chi
page-bronze-no-cards = Qui staranno le tue carte. Le carte affiancate, e quelle della stessa tecnologia in una colonna, si risvegliano a vicenda.
page-bronze-any-terrain = ogni
page-bronze-new = nuova
page-bronze-awake = sveglia
page-bronze-would-wake = si sveglia
page-bronze-settled = usata
page-bronze-side = Quale lato giocare
page-bronze-flip = Gira
page-bronze-down-help = Coperta come { $tech }: colonizza qualsiasi posto libero, ma risveglia solo le carte accanto.
page-bronze-place =
    { NAME($card) } { $column ->
        [left] in una nuova colonna a sinistra
        [right] in una nuova colonna a destra
       *[other] nella colonna { $column }
    }: { $wakes ->
        [none] non risveglia niente
       *[other] risveglia { $wakes }
    }, { $spots ->
        [one] { $spots } posto adatto
       *[other] { $spots } posti adatti
    }
page-bronze-wakes = sveglie { $n }
page-bronze-cities-of =
    { $name ->
        [you] Le tue città
       *[other] Città di { $name }
    }
page-bronze-points-now =
    { $n ->
        [one] ora { $n } punto
       *[other] ora { $n } punti
    }
page-bronze-no-cities = Chi mette il suo primo segnalino su una tessera prende una delle sue città.
page-bronze-worth-now = ora
page-bronze-choose-city = Prendi una città
page-bronze-look-at-table = Guarda il tavolo
page-bronze-back-to-cities = Torna alle città

## Che cosa si chiede

page-bronze-awake-cards = Tecnologie sveglie
page-bronze-fit =
    { $n ->
        [0] nessun posto adatto
        [one] { $n } posto adatto
       *[other] { $n } posti adatti
    }
page-bronze-settle-here = Insediati qui
page-bronze-skip = Salta la carta
page-bronze-skipped = saltata
page-bronze-end = Fine turno
page-bronze-end-anyway = Finire lo stesso?
page-bronze-end-anyway-help =
    { $n ->
        [1] Una carta sveglia può ancora insediarsi.
       *[other] { $n } carte sveglie possono ancora insediarsi.
    }
page-bronze-put-back = Rimetti
page-bronze-which-tech = Quale tecnologia?
page-bronze-ask-tech = Con quale tecnologia ti insedi qui?
page-bronze-ask-take = Prendi una carta
    .help = Scegli una delle quattro carte scoperte, poi una colonna della tua matrice.
page-bronze-ask-column = Dove va?
    .help = Ogni posto dice quante carte si sveglierebbero.
page-bronze-ask-city = Prendi una città
    .help = Hai raggiunto una nuova tessera.
page-bronze-ask-settle = Insediati con { NAME($card) }
page-bronze-ask-settle-help = Puoi occupare i posti illuminati. Ogni carta sveglia mette un segnalino.
page-bronze-ask-nothing = Non resta niente da occupare
    .no-spot = Nessun posto libero va bene per le carte sveglie. Finisci il turno.
    .used = Ogni carta sveglia ha già messo il suo segnalino. Finisci il turno.
    .skipped = Salti le carte rimaste. Finisci il turno.

## Che cosa succederebbe

page-bronze-would-wake-list =
    Risveglia { $cards }: fino a { $settlements ->
        [one] { $settlements } insediamento
       *[other] { $settlements } insediamenti
    }, { $spots ->
        [one] { $spots } posto adatto
       *[other] { $spots } posti adatti
    }
page-bronze-would-settle = Tessera { $tile }, { NAME($terrain) }
    .effects = Tessera { $tile }, { NAME($terrain) }: { $effects }
page-bronze-line-grows = linea { NAME($terrain, case: "in") } da { $from } a { $to }
page-bronze-line-wins = basta per la rotta che vale { $points }
page-bronze-province-count = i tuoi sulla tessera { $tile }: { $n }
page-bronze-opens = si apre la tessera { $tile }
page-bronze-draws-cities =
    { $n ->
        [one] si pesca { $n } città, la prendi
       *[other] si pescano { $n } città, ne prendi una
    }
page-bronze-choose-of =
    { $n ->
        [one] prendi la città
       *[other] prendi una di { $n } città
    }
page-bronze-cities-change = le tue città { SIGNED($n) }

## Giocatori, e il tavolo a parole

page-bronze-seat-line =
    { $name ->
        [you] Tu
       *[other] { $name }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $markers ->
        [one] { $markers } segnalino
       *[other] { $markers } segnalini
    }
page-bronze-markers-left = segnalini
page-bronze-look-at =
    { $name ->
        [you] Mostra la tua matrice e le tue città
       *[other] Mostra la matrice e le città di { $name }
    }
page-bronze-words-stack =
    Pila { $n }: { NAME($card) }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
page-bronze-words-reserve =
    Riserva: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
page-bronze-words-pile = Città: { LIST($cities) }.
page-bronze-words-route =
    { NAME($terrain, case: "title") }, linea di { $length }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $holder ->
        [none] ancora libera
        [you] tua
       *[other] di { $holder }
    }
page-bronze-lines = { NAME($terrain, case: "title") }, linee più lunghe: { $lines }
page-bronze-words-column = Colonna { $n }: { $cards }
page-bronze-words-awake = { NAME($card) } (sveglia)
page-bronze-words-city =
    { NAME($city) }: { $points ->
        [one] ora { $points } punto
       *[other] ora { $points } punti
    }. { $status }

## Figure delle regole

page-bronze-line-of = una linea di { $n }
page-bronze-points-of = { $n } punti

## Il punteggio finale

page-bronze-tile-name = Tessera { $tile }
page-bronze-caption-provinces = più insediamenti su una tessera
page-bronze-caption-routes = linee lunghe in un terreno
page-bronze-caption-cities = se l’obiettivo è raggiunto
page-bronze-province-why = Insediamenti lì: { $counts }.
page-bronze-route-why = Una linea di { $length } { NAME($terrain, case: "in") }.
page-bronze-route-on = Vinto con una linea di { $length } { NAME($terrain, case: "in") }; la più lunga è ora di { $line }, dalla tessera { $from } alla { $to }.
    .one = Vinto con una linea di { $length } { NAME($terrain, case: "in") }; la più lunga è ora di { $line }, tutta sulla tessera { $from }.
page-bronze-city-why = { $text }. { $status }.

## Che cosa chiede chi è alle prime armi

page-bronze-why-take = Ogni carta raggiunge tre terreni con due tipi di coloni.
page-bronze-why-column = Una carta risveglia sé stessa, le carte accanto e quelle della stessa tecnologia nella colonna; ogni carta sveglia occupa un posto.
page-bronze-why-settle = Le linee lunghe vincono rotte, la maggioranza vince la provincia, e una nuova tessera porta una città.
page-bronze-why-city = Una città dà punti alla fine, se allora il suo obiettivo è raggiunto.
page-bronze-reserve-help = La riserva prende il posto della prima pila che si svuota; prima nessuno ne prende carte.
page-bronze-lens-help = Chi mette il suo primo segnalino sulla tessera prende una delle sue città. Quelle verdi ti darebbero punti ora.
page-bronze-would-wake-most =
    { NAME($card) } risveglierebbe fino a { $wakes ->
        [one] { $wakes } carta
       *[other] { $wakes } carte
    }, sé stessa compresa; ora { $spots ->
        [0] nessun posto sarebbe adatto.
        [one] { $spots } posto sarebbe adatto.
       *[other] fino a { $spots } posti sarebbero adatti.
    }
page-bronze-closes =
    { $n ->
        [one] la tessera { $tiles } si chiude per te
       *[other] le tessere { $tiles } si chiudono per te
    }
page-bronze-tie-cities = i punti delle città
page-bronze-tie-routes = i punti delle rotte commerciali

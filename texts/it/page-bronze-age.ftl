# Il tavolo di Bronze Age.

page-bronze-age-key-deck = mazzo
page-bronze-age-key-lying = Azioni a un mazzo
page-bronze-age-key-decline = non giocare carte, fermati
page-bronze-age-key-words = il tavolo a parole
page-bronze-age-key-go-actions = Azioni
page-bronze-age-key-go-decks = mazzi
page-bronze-age-key-go-hand = mano
page-bronze-age-key-go-mine = le tue Civiltà
page-bronze-age-key-go-triumphs = Trionfi
page-bronze-age-key-go-collapse = Collasso

## In testa: a che punto è la partita

page-bronze-age-where = Turno { $turn }
    .over = Finita
page-bronze-age-note-ahead = prima del Collasso
page-bronze-age-note-now = il Collasso
page-bronze-age-note-done = dopo il Collasso

# Che cosa si decide, in una o due parole.
page-bronze-age-step-civ = Civiltà
page-bronze-age-step-move = Azione
page-bronze-age-step-card = Gioca una carta
page-bronze-age-step-draw = Pesca
page-bronze-age-step-gain = Ottieni
page-bronze-age-step-keep = Territori
page-bronze-age-step-discard = Mani
page-bronze-age-step-actions = Azioni
page-bronze-age-step-new-decks = Nuovi mazzi

page-bronze-age-tab-hand = Mano
page-bronze-age-tab-mine = Tue
page-bronze-age-tab-race = Gara
page-bronze-age-tab-log = Diario

## Che cosa si chiede, e che cosa farne

page-bronze-age-ask-civ = Scegli la tua Civiltà
    .help = Accetta i due aspetti indicati accanto.
page-bronze-age-ask-move = Gioca un’Azione, o riprendine una
    .help = Scegli una delle tue Azioni e poi un mazzo, oppure un’Azione a un mazzo per riprenderla.
page-bronze-age-ask-mode = Peschi o giochi una carta?
    .help = La tua Azione non fa coppia con la prima carta. Puoi anche fermarti.
page-bronze-age-ask-step = Ripresa: prossimo passo
    .help = Pesca dal mazzo, gioca una carta o fermati.
page-bronze-age-ask-card-may = Gioca una carta, se vuoi
    .help = Scegli una metà di una carta: sopra come base, sotto come specializzata.
page-bronze-age-ask-card-must = Gioca una carta
    .help = Scegli una metà di una carta: sopra come base, sotto come specializzata.
page-bronze-age-ask-card-basic = Gioca una carta come base
    .help = Scegli la metà superiore di una carta.
page-bronze-age-ask-draw-deck = Da quale mazzo peschi?
    .help = Peschi la prima carta.
page-bronze-age-ask-gain-deck = Di quale mazzo ottieni la prima carta?
    .help = Diventa un tuo Territorio.
page-bronze-age-ask-gain-draw-deck = Da quale mazzo ottieni e peschi?
    .help = Ottieni la prima carta come Territorio, poi peschi la seconda.
page-bronze-age-ask-take = Prendi un Territorio
    .help = Scegli un tipo che l’avversario ha: il numero dice quanti.
page-bronze-age-ask-keep = Tieni un tipo di Territorio
    .help = Alla fine vale un tipo solo, 2 punti a Territorio. Da qui costruisci su ciò che tieni.
page-bronze-age-ask-discard = Scegli una carta da scartare
    .help = Il Collasso lascia a ognuno tre carte in mano.
page-bronze-age-ask-action = Quale Azione va lì?
page-bronze-age-ask-deck = { NAME($type) }: a quale mazzo?
page-bronze-age-ask-deck-help = Ogni mazzo dice che cosa porterebbe.
page-bronze-age-draw-of = Pescata { $nth } di { $of }.
page-bronze-age-more-steps =
    { $n ->
        [one] Poi ancora { $n } passo.
       *[other] Poi ancora { $n } passi.
    }

## I due lati

page-bronze-age-actions-of =
    { $name ->
        [you] Le tue Azioni
       *[other] Azioni di { $name }
    }
page-bronze-age-hand-of =
    { $name ->
        [you] La tua mano
       *[other] Mano di { $name }
    }
page-bronze-age-civ-of =
    { $name ->
        [you] Le tue Civiltà
       *[other] Civiltà di { $name }
    }
page-bronze-age-lands-of =
    { $name ->
        [you] I tuoi Territori
       *[other] Territori di { $name }
    }
page-bronze-age-hand = Mano
page-bronze-age-lands = Territori
page-bronze-age-basic = Base
page-bronze-age-no-civ = Non ancora scelta
page-bronze-age-of-most = { $n } di { $most }
page-bronze-age-worth =
    { $points ->
        [one] { NAME($icon) }: { $points } punto per icona
       *[other] { NAME($icon) }: { $points } punti per icona
    }
page-bronze-age-civ-line =
    { $points ->
        [one] { $title }, { $points } punto
       *[other] { $title }, { $points } punti
    }
page-bronze-age-land-line =
    { $n ->
        [one] { NAME($type) }, { $n } Territorio
       *[other] { NAME($type) }, { $n } Territori
    }
page-bronze-age-held-type = { $n }× { NAME($type, case: "short") }
page-bronze-age-held-none = nessuna carta
page-bronze-age-no-actions-held = Nessuna Azione in mano
page-bronze-age-no-actions = Non hai Azioni in mano: riprendine una da un mazzo.
page-bronze-age-actions-help = Mettine una a un mazzo, o riprendine una da lì.
page-bronze-age-empty-hand = Nessuna carta in mano.

## Mazzi

page-bronze-age-decks = I tre mazzi
page-bronze-age-deck = Mazzo { $deck }
page-bronze-age-lying = Azioni al mazzo { $deck }
page-bronze-age-take-back = { NAME($type) } al mazzo { $deck }: riprendila
page-bronze-age-deck-line =
    Mazzo { $deck }, { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }, { $top ->
        [none] {""}
       *[other] in cima { NAME($top, case: "inline") },{" "}
    }{ $actions ->
        [none] nessuna Azione
       *[other] Azioni lì: { $actions }
    }.
page-bronze-age-match = Coppia
page-bronze-age-no-match = Spaiata
page-bronze-age-would-match = Coppia con
page-bronze-age-none-matches = Nessuna fa coppia
page-bronze-age-empty-matches = Vuoto: niente coppie
page-bronze-age-no-room = Niente posto per Azioni
page-bronze-age-on-top = In cima { NAME($type, case: "inline") }
page-bronze-age-new-top = Appare una nuova carta
page-bronze-age-empty-deck = vuoto

## Carte

page-bronze-age-as-basic = { bronze-age-the-card } come base: { NAME($icon) } { $basic }
page-bronze-age-as-special =
    { bronze-age-the-card } come specializzata: { NAME($aspect) } { $special }. { $ability ->
        [none] Nessuna Abilità.
       *[other] { NAME($ability) }: { NAME($ability, case: "text") }
    }
    .no-fit = { bronze-age-the-card } come specializzata: { page-bronze-age-no-fit }
page-bronze-age-no-fit = { NAME($civ, case: "the-start") } non accetta { NAME($aspect) }.
page-bronze-age-no-fit-brief = non adatta
page-bronze-age-no-ability = Nessuna Abilità.
page-bronze-age-raided = L’avversario conosce questa carta per una Razzia
page-bronze-age-discard = Scarta { bronze-age-the-card }
page-bronze-age-front =
    Carta { NAME($type, case: "adj") }: { NAME($icon) } { $basic }, o { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] {" "}con { NAME($ability) }: { NAME($ability, case: "text") }
    }

## La gara

page-bronze-age-triumphs = Trionfi
page-bronze-age-each =
    { $n ->
        [one] { $n } punto l’uno
       *[other] { $n } punti l’uno
    }
page-bronze-age-level = pari
page-bronze-age-leads =
    { $name ->
        [you] in testa tu
       *[other] in testa { $name }
    }
page-bronze-age-triumph-line =
    { NAME($icon) }: { $counts }; { $holder ->
        [none] nessuno ha il Trionfo
        [you] il Trionfo è tuo
       *[other] il Trionfo è di { $holder }
    }
page-bronze-age-collapse = Il Collasso
    .end = La fine
page-bronze-age-collapse-now = Avviene ora.
page-bronze-age-collapse-when =
    { $name ->
        [none] Arriva quando un turno di chi ha iniziato finisce con un mazzo vuoto.
        [you] Arriva quando un tuo turno finisce con un mazzo vuoto.
       *[other] Arriva quando un turno di { $name } finisce con un mazzo vuoto.
    }
page-bronze-age-end-near =
    { $name ->
        [you] Un mazzo è vuoto. Se alla fine del tuo turno ce n’è ancora uno, la partita finisce.
       *[other] Un mazzo è vuoto. Se alla fine del turno di { $name } ce n’è ancora uno, la partita finisce.
    }
page-bronze-age-left = Carte rimaste: { $decks }
page-bronze-age-in-decks = Ancora nei mazzi
page-bronze-age-in-decks-line = Ancora nei mazzi: { $cards }.
page-bronze-age-source-basic = Base

## Che cosa porta una mossa

page-bronze-age-gain = Territori { NAME($type, case: "adj") }: da { $from } a { $to }
page-bronze-age-choice-draw1 = Pesca una carta
    .inline = pesca una carta
page-bronze-age-choice-draw2 = Pesca due carte
    .inline = pesca due carte
page-bronze-age-choice-play1 = Gioca una carta
    .inline = gioca una carta
page-bronze-age-choice-stop = Fermati
    .inline = fermati
page-bronze-age-choice-decline = Non giocare carte
    .inline = non giocare carte
page-bronze-age-due-mode = Poi { $choices }
page-bronze-age-due-step =
    { $choices ->
        [none] { $times ->
            [one] Poi resta { $times } passo
           *[other] Poi restano { $times } passi
        }
       *[other] { $times ->
            [one] { $times } passo
           *[other] { $times } passi
        }: { $choices }
    }
page-bronze-age-due-front =
    { $times ->
        [one] Pesca { $times } carta
       *[other] Pesca { $times } carte
    }
page-bronze-age-due-card-may = Puoi giocare una carta
page-bronze-age-due-card-must = Gioca una carta
page-bronze-age-due-card-basic = Gioca una carta come base
page-bronze-age-due-draw-deck =
    { $times ->
        [1] Pesca una volta, da qualsiasi mazzo
        [2] Pesca due volte, da qualsiasi mazzo
       *[other] Pesca { $times } volte, da qualsiasi mazzo
    }
page-bronze-age-due-gain-deck = Ottieni la prima carta di qualsiasi mazzo
page-bronze-age-due-gain-draw-deck = Ottieni la prima carta di qualsiasi mazzo, poi pesca la seconda
page-bronze-age-due-take = Prendi un Territorio
page-bronze-age-due-raid = Prendi una carta a caso
page-bronze-age-due-triumph =
    { NAME($icon) }: { $holder ->
        [none] nessuno ha il Trionfo
        [you] il Trionfo va a te
       *[other] il Trionfo va a { $holder }
    }
page-bronze-age-would =
    { $say }{ $points ->
        [0] {""}
        [one] {" "}({ SIGNED($points) } punto)
       *[other] {" "}({ SIGNED($points) } punti)
    }{ $then ->
        [none] {""}
       *[other] . { $then }
    }.
page-bronze-age-turn-ends = Fine del turno
page-bronze-age-fate-collapse = Il Collasso arriva alla fine di questo turno
page-bronze-age-fate-collapse-next =
    { $name ->
        [you] Il Collasso arriva dopo il tuo prossimo turno
       *[other] Il Collasso arriva dopo il prossimo turno di { $name }
    }
page-bronze-age-fate-end = La partita finisce con questo turno
page-bronze-age-fate-last-turn =
    { $name ->
        [you] Poi hai il tuo ultimo turno
       *[other] Poi { $name } ha l’ultimo turno
    }
page-bronze-age-civ-choice = { NAME($civ, case: "the-start") } accetta { LIST($aspects) }.
page-bronze-age-do-play = Gioca al mazzo { $deck }
page-bronze-age-do-return = Riprendila
page-bronze-age-do-basic = Come base
page-bronze-age-do-special = Specializzata
page-bronze-age-do-discard = Scarta
page-bronze-age-let-go = Annulla

## Il tavolo a parole

page-bronze-age-words-actions = Azioni in mano: { $actions }
    .none = Azioni in mano: nessuna
page-bronze-age-words-hand = Carte in mano: { $cards }
page-bronze-age-words-basic = Civiltà base: { $icons }
page-bronze-age-words-lands = Territori: { $lands }

## Il punteggio finale

page-bronze-age-icons = Icone
page-bronze-age-caption-basic = 1 punto per icona
page-bronze-age-caption-specialized = 1 punto per icona
page-bronze-age-caption-territories = 2 punti ciascuno, solo il tipo migliore
page-bronze-age-caption-triumphs = 3 punti a chi ha più icone
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
            [one] 1 icona { NAME($icon) } sotto la base.
           *[other] { $basic } icone { NAME($icon) } sotto la base.
        }
       *[special] { $special ->
            [one] 1 icona { NAME($aspect) } sotto la Civiltà specializzata.
           *[other] { $special } icone { NAME($aspect) } sotto la Civiltà specializzata.
        }
    }
page-bronze-age-lands-why =
    { $n ->
        [one] 1 Territorio { NAME($type, case: "adj") }. Vale solo il tipo migliore.
       *[other] { $n } Territori { NAME($type, case: "adj") }. Vale solo il tipo migliore.
    }
page-bronze-age-triumph-why =
    { $name ->
        [none] Icone { NAME($icon) }: { $counts }. Pari, quindi nessuno ha questo Trionfo.
        [you] Icone { NAME($icon) }: { $counts }. Il Trionfo è tuo.
       *[other] Icone { NAME($icon) }: { $counts }. Il Trionfo va a { $name }.
    }
page-bronze-age-laid =
    { $cards ->
        [one] 1 carta, { $lands ->
            [one] 1 Territorio
           *[other] { $lands } Territori
        }
       *[other] { $cards } carte, { $lands ->
            [one] 1 Territorio
           *[other] { $lands } Territori
        }
    }

## Il Collasso, e che cosa se ne sa prima

page-bronze-age-top-matches = { NAME($type, case: "short") } fa coppia
page-bronze-age-kept-then = Se arrivasse ora, { $list }.
page-bronze-age-kept-of =
    { $name ->
        [you] { $all ->
            [0] non terresti nessun Territorio
            [1] terresti il tuo unico Territorio
           *[other] terresti { $n } Territori su { $all }
        }
       *[other] { $all ->
            [0] { $name } non terrebbe nessun Territorio
            [1] { $name } terrebbe il suo unico Territorio
           *[other] { $name } ne terrebbe { $n } su { $all }
        }
    }
page-bronze-age-ruin-deck = mazzo { $deck }, { $size }
    .empty = mazzo { $deck }, vuoto
page-bronze-age-ruin-why =
    { $name ->
        [you] Il mazzo { $deck } è vuoto alla fine del tuo turno. Succede una volta a partita e si prende quasi tutto ciò che è sul tavolo. Le carte sotto le Civiltà restano.
       *[other] Il mazzo { $deck } è vuoto alla fine di un turno di { $name }. Succede una volta a partita e si prende quasi tutto ciò che è sul tavolo. Le carte sotto le Civiltà restano.
    }
page-bronze-age-ruin-lands =
    { $name ->
        [you] Ognuno tiene un tipo, il resto se ne va. Scegli prima tu.
       *[other] Ognuno tiene un tipo, il resto se ne va. Prima sceglie { $name }.
    }
page-bronze-age-ruin-hands = Restano al massimo { $keep } carte: { $held }.
page-bronze-age-ruin-holds =
    { $name ->
        [you] { $gone ->
            [0] tu ne hai { $n }, restano tutte
           *[other] tu ne hai { $n }, da scartare { $gone }
        }
       *[other] { $gone ->
            [0] { $name } ne ha { $n }, restano tutte
           *[other] { $name } ne ha { $n }, da scartare { $gone }
        }
    }
page-bronze-age-ruin-actions = Tornano tutte e sei: una di ogni tipo a ciascuno.
page-bronze-age-ruin-decks =
    { $cards ->
        [one] La { $cards } carta rimasta e tutti gli scarti formano tre mazzi uguali.
       *[other] Le { $cards } carte rimaste e tutti gli scarti formano tre mazzi uguali.
    }
page-bronze-age-ruin-lose = perdi { $lands }
    .nothing = non perdi niente
page-bronze-age-ruin-keeps = { NAME($type) }, { $n }
page-bronze-age-ruin-total = punti, totale { $n }
page-bronze-age-ruin-look = Guarda il tavolo
page-bronze-age-ruin-loses = Che cosa perde ciascuno
page-bronze-age-ruin-loss =
    { $types ->
        [0] Nessun Territorio; { $hand }.
        [1] I Territori restano; { $hand }.
       *[other] Resta un tipo di Territorio; { $hand }.
    }
page-bronze-age-ruin-hand = Poi, la tua mano
page-bronze-age-ruin-stays = Che cosa resta
page-bronze-age-ruin-back = Torna al Collasso

## Che cosa chiede chi è alle prime armi

page-bronze-age-why-civ = Sotto di lei puoi giocare le carte di questi due aspetti: danno punti e la loro Abilità ha effetto.
page-bronze-age-why-move = Se la tua Azione fa coppia con la prima carta del mazzo, ottieni quella carta come Territorio.
page-bronze-age-why-card-may = Ogni icona dà punti. Sotto la base conta anche per i Trionfi; sotto la tua Civiltà ha effetto l’Abilità della carta.
page-bronze-age-why-card-must = { page-bronze-age-why-card-may }
page-bronze-age-tie-territories = i Territori
page-bronze-age-tie-cards = le carte sotto le Civiltà

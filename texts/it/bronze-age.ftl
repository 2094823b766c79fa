# Bronze Age.

bronze-age-title = Bronze Age
bronze-age-blurb = Due civiltà giocano Azioni a tre mazzi, le riprendono e cercano di sopravvivere al Collasso.

# Una carta come la distingue chi gioca; $card è "hidden" se non si vede.
bronze-age-a-card =
    { $card ->
        [hidden] { $type ->
            [none] una carta
           *[other] una carta { NAME($type, case: "adj") }
        }
       *[other] una carta { NAME($type, case: "adj") } ({ bronze-age-card-front })
    }
# La stessa carta, fra quelle che si vedono.
bronze-age-the-card =
    { $card ->
        [hidden] { bronze-age-a-card }
       *[other] la carta { NAME($type, case: "adj") } ({ bronze-age-card-front })
    }
# Che cosa mostra una carta: "Guerra 3, Razzia".
bronze-age-card-front =
    { NAME($aspect) } { $special }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
    }

## Che cosa si fa: il valore dice che è successo, .offer lo propone.

bronze-age-civ =
    { $actor ->
        [you] Scegli
       *[other] { $actor } sceglie
    } { NAME($civ, case: "the") }
    .offer = Scegli { NAME($civ, case: "the") }
bronze-age-play =
    { $actor ->
        [you] Giochi
       *[other] { $actor } gioca
    } un’Azione { NAME($type, case: "adj") } al mazzo { $deck }{ $match ->
        [yes] {" "}e fa coppia
       *[no] {""}
    }
    .offer =
        Gioca un’Azione { NAME($type, case: "adj") } al mazzo { $deck }{ $match ->
            [yes] : fa coppia
           *[no] {""}
        }
bronze-age-return =
    { $actor ->
        [you] Riprendi
       *[other] { $actor } riprende
    } un’Azione { NAME($type, case: "adj") } dal mazzo { $deck }, per { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
    .offer =
        Riprendi un’Azione { NAME($type, case: "adj") } dal mazzo { $deck }, per { $steps ->
            [one] { $steps } passo
           *[other] { $steps } passi
        }
bronze-age-draw1 =
    { $actor ->
        [you] Decidi di pescare una carta
       *[other] { $actor } decide di pescare una carta
    }
    .offer = Pesca una carta
bronze-age-draw2 =
    { $actor ->
        [you] Decidi di pescare
       *[other] { $actor } decide di pescare
    } { $cards ->
        [1] l’ultima carta del mazzo
       *[other] due carte
    }
    .offer =
        { $cards ->
            [1] Pesca l’ultima carta del mazzo
           *[other] Pesca due carte
        }
bronze-age-play1 =
    { $actor ->
        [you] Decidi di giocare una carta
       *[other] { $actor } decide di giocare una carta
    }
    .offer = Gioca una carta
bronze-age-stop =
    { $actor ->
        [you] Ti fermi
       *[other] { $actor } si ferma
    }
    .offer = Fermati
bronze-age-card =
    { $actor ->
        [you] Giochi
       *[other] { $actor } gioca
    } { bronze-age-a-card } per { bronze-age-card-as }
    .offer = Gioca { bronze-age-the-card } per { bronze-age-card-as }
    .effect =
        { $where ->
            [basic] {""}
           *[special] { $ability ->
                [none] {""}
               *[other] { NAME($ability, case: "text") }
            }
        }
# Per che cosa si gioca una carta: "Società 2", "Guerra 3, poi Razzia".
bronze-age-card-as =
    { $where ->
        [basic] { NAME($icon) } { $basic }
       *[special] { NAME($aspect) } { $special }{ $ability ->
            [none] {""}
           *[other] , poi { NAME($ability) }
        }
    }
bronze-age-decline =
    { $actor ->
        [you] Decidi di non giocare carte
       *[other] { $actor } decide di non giocare carte
    }
    .offer = Non giocare carte
bronze-age-deck =
    { $for ->
        [draw] { $actor ->
            [you] Peschi
           *[other] { $actor } pesca
        } dal mazzo { $deck }
       *[gain] { $actor ->
            [you] Ottieni
           *[other] { $actor } ottiene
        } la prima carta del mazzo { $deck }
    }
    .offer =
        { $for ->
            [draw] Pesca dal mazzo { $deck }
           *[gain] Ottieni la prima carta del mazzo { $deck }
        }
bronze-age-take =
    { $rival ->
        [you] { $actor } ti conquista
       *[other] { $actor ->
            [you] Conquisti a { $rival }
           *[other] { $actor } conquista a { $rival }
        }
    } un Territorio { NAME($type, case: "adj") }
    .offer = Conquista un Territorio { NAME($type, case: "adj") }
bronze-age-keep =
    { $actor ->
        [you] Tieni
       *[other] { $actor } tiene
    } i Territori { NAME($type, case: "adj") }
    .offer = Tieni i tuoi Territori { NAME($type, case: "adj") }
bronze-age-discard =
    { $actor ->
        [you] Scarti
       *[other] { $actor } scarta
    } { bronze-age-a-card }
    .offer = Scarta { bronze-age-the-card }

## Che cosa porta il caso

bronze-age-chance-first =
    { $seat ->
        [you] Inizi tu
       *[other] Inizia { $seat }
    }
bronze-age-chance-civ =
    { $seat ->
        [you] Ricevi
       *[other] { $seat } riceve
    } { NAME($civ, case: "the") }
bronze-age-chance-deal =
    { $seat ->
        [you] Ricevi
       *[other] { $seat } riceve
    } { bronze-age-a-card }
bronze-age-chance-top = Ora il mazzo { $deck } mostra { NAME($type, case: "inline") }
bronze-age-chance-front =
    { $seat ->
        [you] Peschi
       *[other] { $seat } pesca
    } { bronze-age-a-card }
bronze-age-chance-raid =
    Razzia: { $seat ->
        [you] prendi
       *[other] { $seat } prende
    } { bronze-age-a-card } dalla { $rival ->
        [you] tua mano
       *[other] mano di { $rival }
    }
bronze-age-chance-box = Una carta { NAME($type, case: "adj") } torna nella scatola

## Perché no

bronze-age-rule-first = Chi inizia si sorteggia una volta sola, all’inizio della partita.
bronze-age-rule-deal = Ognuno riceve una carta mai vista di ogni tipo.
bronze-age-rule-civ-deal = Ognuno riceve una civiltà diversa.
bronze-age-rule-civ = Le civiltà si scelgono prima del primo turno, se così è stato concordato.
bronze-age-rule-not-due = Prima bisogna decidere un’altra cosa.
bronze-age-rule-pass = Nel tuo turno giochi o riprendi esattamente un’Azione.
bronze-age-rule-hold = Non hai in mano un’Azione { NAME($type, case: "adj") }.
bronze-age-rule-deck-full = Al mazzo { $deck } ci sono già tre Azioni.
bronze-age-rule-lying = Al mazzo { $deck } non c’è un’Azione { NAME($type, case: "adj") }.
bronze-age-rule-hand-full = Con tre Azioni in mano non puoi riprenderne una.
bronze-age-rule-decline = Solo dopo una coppia puoi scegliere di non giocare una carta.
bronze-age-rule-draw2 = Peschi due carte solo dopo un’Azione che non fa coppia.
bronze-age-rule-play1 = Scegli di giocare una carta dopo un’Azione che non fa coppia, o come passo di una Ripresa.
bronze-age-rule-play-first = Prima scegli di giocare una carta.
bronze-age-rule-stop = Puoi fermarti dopo un’Azione che non fa coppia, o a un passo di una Ripresa.
bronze-age-rule-step = Pescare una sola carta è un passo di una Ripresa.
bronze-age-rule-empty = Nel mazzo { $deck } non ci sono più carte.
bronze-age-rule-not-held = Puoi giocare solo carte della tua mano.
bronze-age-rule-no-fit = La tua civiltà non ha { NAME($aspect) }, quindi questa carta si gioca solo come base.
bronze-age-rule-no-play = Adesso nessuna Azione o Abilità ti fa giocare una carta.
bronze-age-rule-deck = Adesso nessuna Abilità chiede un mazzo.
bronze-age-rule-raid = Una Razzia prende una carta dalla mano avversaria.
bronze-age-rule-conquest = La Conquista prende un Territorio di un tipo che l’avversario controlla.
bronze-age-rule-ornament = Ornamento gioca una carta solo sotto la Civiltà base.
bronze-age-rule-keep = Al Collasso tieni un tipo di Territorio che controlli.
bronze-age-rule-discard = Al Collasso scarti carte dalla mano fino a restare con tre.
bronze-age-rule-box = Le carte che avanzano dai nuovi mazzi tornano nella scatola.
bronze-age-rule-over = La partita è finita.
bronze-age-rule-top = La nuova prima carta è una di quelle nei mazzi.
bronze-age-rule-unseen = Di’ quale carta è.
bronze-age-rule-front = Una carta pescata è una mai vista, del tipo sul suo dorso.

## Opzioni

bronze-age-option-civilizations = Civiltà
bronze-age-option-civilizations-random = A caso
    .help = Ognuno riceve una civiltà.
bronze-age-option-civilizations-choice = A scelta
    .help = Le civiltà si scelgono, prima uno e poi l’altro.
bronze-age-option-first = Chi inizia
bronze-age-option-first-random = A sorte
    .help = Chi inizia si sorteggia.
bronze-age-option-first-a = Il primo posto
    .help = Inizia chi siede al primo posto.
bronze-age-option-first-b = Il secondo posto
    .help = Inizia chi siede al secondo posto.

## Da dove vengono i punti

bronze-age-source-basic = Icone base
    .inline = icone base
    .from = dalle icone base
bronze-age-source-specialized = Icone specializzate
    .inline = icone specializzate
    .from = dalle icone specializzate
bronze-age-source-territories = Territori
    .inline = Territori
    .from = dai Territori
bronze-age-source-triumphs = Trionfi
    .inline = Trionfi
    .from = dai Trionfi

## Che cosa ha provocato una mossa oltre a ciò che dice

bronze-age-fact-triumph-won =
    { $seat ->
        [you] Vinci
       *[other] { $seat } vince
    } il Trionfo di { NAME($icon) }, che vale { bronze-age-points }
bronze-age-fact-triumph-lost =
    { $seat ->
        [you] Perdi
       *[other] { $seat } perde
    } il Trionfo di { NAME($icon) }, che vale { bronze-age-points }
bronze-age-fact-collapse =
    { $deck ->
        [none] Comincia il Collasso
       *[other] Il mazzo { $deck } è vuoto: comincia il Collasso
    }
bronze-age-fact-new-decks =
    Il Collasso è passato; ogni nuovo mazzo ha { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
bronze-age-fact-ended =
    { $deck ->
        [none] La partita è finita: è arrivata all’ultimo turno
       *[other] La partita è finita: il mazzo { $deck } è vuoto
    }
bronze-age-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Il tavolo in un terminale; le colonne sono strette, parole brevi

bronze-age-table-turn =
    { $over ->
        [yes] Turni giocati: { $turn }
       *[no] Turno { $turn }
    }, { $collapse ->
        [ahead] prima del Collasso
        [now] il Collasso
       *[done] dopo il Collasso
    }
bronze-age-table-asks =
    { $phase ->
        [over] la partita è finita
        [first] si sorteggia chi inizia
        [deal] si distribuiscono le prime mani
        [top] si scopre una nuova prima carta
        [civ-deal] si distribuiscono le civiltà
        [civ] scegli una civiltà
        [move] gioca o riprendi un’Azione
        [mode] niente coppia: pesca due, gioca una o fermati
        [step] passo di Ripresa: pesca, gioca o fermati
        [card-may] coppia: puoi giocare una carta
        [card-must] gioca una carta
        [card-basic] Ornamento: gioca una carta come base
        [draw-deck] scegli il mazzo da cui pescare
        [gain-deck] Cava: scegli il mazzo
        [gain-draw-deck] Fonderia: scegli il mazzo
        [take] Conquista: scegli un Territorio
        [raid] una carta viene razziata
        [front] si pesca una carta
        [keep-first] il Collasso: scegli i Territori da tenere
        [keep-second] il Collasso: scegli i Territori da tenere
        [discard-first] il Collasso: scarta fino a tre carte
        [discard-second] il Collasso: scarta fino a tre carte
       *[box] le carte che avanzano tornano nella scatola
    }
bronze-age-table-none = niente
bronze-age-table-nobody = -
bronze-age-table-deck = mazzo { $deck }
bronze-age-table-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
bronze-age-table-no-top = nessuna carta
bronze-age-table-actions = Azioni
bronze-age-table-territories = Territori
bronze-age-table-triumphs = Trionfi
bronze-age-table-icons = icone
bronze-age-table-below = sotto
bronze-age-table-discarded = scartate
bronze-age-table-box = scatola
bronze-age-table-hand = mano
bronze-age-table-raided = note per Razzia:
bronze-age-table-thrown = tuoi scarti
bronze-age-table-not-yours = {" "}(non per te)
bronze-age-table-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
bronze-age-table-first-player = , inizia

## Che cosa conta una riga del punteggio

bronze-age-count-icons =
    { $count ->
        [one] { $count } icona
       *[other] { $count } icone
    } { NAME($which) }
bronze-age-count-territories =
    { $count ->
        [one] { $count } Territorio
       *[other] { $count } Territori
    }

## Nomi

bronze-age-name-sea = Il Mare
    .short = Mare
    .adj = Mare
    .inline = il Mare
bronze-age-name-mountains = I Monti
    .short = Monti
    .adj = Monti
    .inline = i Monti
bronze-age-name-plains = Le Pianure
    .short = Pianure
    .adj = Pianure
    .inline = le Pianure

bronze-age-name-exploration = Esplorazione
bronze-age-name-prosperity = Prosperità
bronze-age-name-society = Società

bronze-age-name-agriculture = Agricoltura
bronze-age-name-warfare = Guerra
bronze-age-name-artistry = Arte
bronze-age-name-metallurgy = Metallurgia

bronze-age-name-assyria = Assiria
    .the = l’Assiria
    .the-start = L’Assiria
bronze-age-name-egypt = Egitto
    .the = l’Egitto
    .the-start = L’Egitto
bronze-age-name-alashiya = Alashiya
bronze-age-name-mycenae = Micene
bronze-age-name-hatti = Hatti
bronze-age-name-crete = Creta

bronze-age-name-none = nessuna Abilità
    .short = niente
    .text = Non succede altro.
bronze-age-name-sow = Semina
    .short = pesca 1
    .text = Scegli un mazzo e pescane 1 carta.
bronze-age-name-harvest = Raccolto
    .short = pesca due volte
    .text = Due volte: scegli un mazzo e pescane 1 carta.
bronze-age-name-raid = Razzia
    .short = prendi 1 carta
    .text = Prendi 1 carta a caso dalla mano avversaria.
bronze-age-name-conquest = Conquista
    .short = prendi 1 Territorio
    .text = Prendi 1 Territorio di un tipo che l’avversario controlla.
bronze-age-name-ornament = Ornamento
    .short = gioca 1 base
    .text = Gioca 1 altra carta, sotto la tua Civiltà base.
bronze-age-name-masterwork = Capolavoro
    .short = gioca 1 in più
    .text = Gioca 1 altra carta, con la sua Abilità se specializzata.
bronze-age-name-quarry = Cava
    .short = ottieni 1 Territorio
    .text = Scegli un mazzo e ottieni la prima carta come Territorio.
bronze-age-name-foundry = Fonderia
    .short = ottieni 1, pesca 1
    .text = Scegli un mazzo, ottieni la prima carta, poi pescane 1.

## A che punto della partita

bronze-age-round = Turno { $round }

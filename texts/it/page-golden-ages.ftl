# Il tavolo di The Golden Ages.

page-golden-ages-key-turn-tile = gira la tessera da piazzare
page-golden-ages-key-words = il tavolo a parole
page-golden-ages-key-go-map = mappa
page-golden-ages-key-go-tech = tecnologie
page-golden-ages-key-go-wonders = meraviglie
page-golden-ages-key-go-buildings = edifici
page-golden-ages-key-go-judgements = giudizi
page-golden-ages-key-go-civilization = civiltà

## In testa: a che punto è la partita

page-golden-ages-era =
    { $n ->
        [1] Era I
        [2] Era II
        [3] Era III
       *[other] Era IV
    }
page-golden-ages-over = Finita
page-golden-ages-note-last =
    { $n ->
        [1] Ultima azione
       *[other] Ultime { $n } azioni
    }
page-golden-ages-note-civs = civiltà
page-golden-ages-note-map = nuove terre
page-golden-ages-note-setup = preparazione
page-golden-ages-note-era = l’ultima era
page-golden-ages-last-action = Questa è la tua ultima azione della partita.
page-golden-ages-hidden = Questo totale non conta ciò che è ancora nascosto: { $parts }.
page-golden-ages-hidden-future = una tecnologia futura
page-golden-ages-hidden-glory =
    { $n ->
        [one] { $n } tessera gloria
       *[other] { $n } tessere gloria
    }
page-golden-ages-tab-tech = Tecn.
page-golden-ages-tab-board = Plancia
page-golden-ages-tab-offer = Offerte
page-golden-ages-tab-rivals = Giocatori
page-golden-ages-tab-log = Diario

page-golden-ages-source-artists = artisti
page-golden-ages-source-buildings = edifici
page-golden-ages-source-wonders = meraviglie
page-golden-ages-source-discoveries = tecnologie di livello 4
page-golden-ages-source-judgements = giudizi
page-golden-ages-source-technologies = tecnologie sviluppate
page-golden-ages-source-glory = tessere gloria
page-golden-ages-source-gold = oro
page-golden-ages-source-future = tecnologia futura

## Che cosa si chiede, e che cosa farne

page-golden-ages-ask-civ = Scegli la tua civiltà
    .help = Prendi la nuova carta di questa era o tieni quella che hai. Ciò che una carta fa subito, lo fa quando la prendi.
page-golden-ages-ask-top = Una tecnologia di livello 4
    .help = L’India ne sviluppa una subito, in qualsiasi riga.
page-golden-ages-ask-tile = Piazza una tessera continente
    .help = Scegli come girarla, poi una casella illuminata.
page-golden-ages-ask-capital = Metti la tua capitale
    .help = Scegli una casella illuminata della tessera appena piazzata. I tuoi coloni partono da lì.
page-golden-ages-ask-action = Fai una delle otto azioni
    .help = Scegli un’azione, o un pezzo illuminato.
page-golden-ages-ask-golden = Resta solo un’età dell’oro
    .help = In quest’era non puoi fare altro.
page-golden-ages-ask-move = Dove va l’esploratore?
    .help = Le caselle illuminate sono a portata; il numero è l’oro che rende l’arrivo.
page-golden-ages-ask-to = Dove attacca il soldato?
    .help = Le caselle illuminate si possono attaccare; il numero dice come cambia il tuo oro.
page-golden-ages-ask-keep = Tieni una tessera gloria
    .help = L’altra torna indietro.
page-golden-ages-ask-city = Fondi una città qui?
    .help = Una città tiene la casella per te e rende oro per i suoi cubi.
page-golden-ages-ask-cube = Prendi un cubo da una città
    .help = La tua riserva non basta: prendi i cubi che mancano da una città illuminata.
page-golden-ages-ask-card = Quale edificio?
    .help = Prendi uno di quelli in offerta.
page-golden-ages-ask-discard = Quale edificio se ne va?
    .help = I tuoi spazi per gli edifici sono tutti pieni.
page-golden-ages-ask-free-tech = Una tecnologia gratis
    .help = Sviluppane una che sia la prossima della sua riga.
page-golden-ages-ask-buy = Una tecnologia con lo sconto
    .help = La carta abbassa il prezzo di una.
page-golden-ages-ask-more = Un’altra tecnologia?
    .help = Il Giappone può svilupparne più d’una in un’azione.
page-golden-ages-ask-stand = Chi si rialza?
    .help = Scegli uno dei tuoi coloni sdraiati sulla mappa.
page-golden-ages-ask-shift = Notre-Dame
    .help = Manda coloni sdraiati all’agorà, uno dopo l’altro, o riportane alcuni a casa.
page-golden-ages-ask-shift-more = Mandi un altro colono?
    .help = Scegline uno illuminato, o fermati qui. Vanno riga per riga, da sinistra a destra.
page-golden-ages-ask-judge = Scegli il giudizio di questa era
    .help = Tutti ne segnano i punti alla fine dell’era. I numeri sono ciò che darebbe a ciascuno ora.
page-golden-ages-ask-builds = Chi costruisce { NAME($card, case: "the") }?
page-golden-ages-ask-which = Quale?
page-golden-ages-ask-choose = Scegli

# A che cosa serve il passo: si dice in una prima partita, prima di che cosa fare.
page-golden-ages-why-civ = Ogni civiltà ha una forza sua; il numero più basso inizia.
page-golden-ages-why-tile =
    { $era ->
        [1] I continenti portano risorse, e su questo comincia il tuo popolo.
       *[other] Nuove terre portano nuove risorse, e la tua capitale può spostarsi lì.
    }
page-golden-ages-why-capital = La capitale decide da dove parte il tuo popolo; il simbolo sotto non conta per nessuno.
page-golden-ages-why-action = I coloni guadagnano oro, e l’oro compra ciò che porta punti.
page-golden-ages-why-move = I simboli rendono oro quando li raggiungi, e i giudizi contano quelli che controlli.
page-golden-ages-why-to = Un attacco rimanda a casa i rivali e vince una tessera gloria da 2 a 6 punti.
page-golden-ages-why-city = Una città tiene tuo il simbolo anche quando il colono se ne va.
page-golden-ages-why-card = Ogni edificio si può usare una volta per era.
page-golden-ages-why-judge = Scegli ciò di cui hai più degli altri.

## Le otto azioni

page-golden-ages-groups = Le otto azioni
page-golden-ages-group-explorer = Esploratore
    .short = Esplora
    .help = Un colono si muove, prende ciò che trova, può fondare una città e si sdraia. Quale?
page-golden-ages-group-builder = Costruttore
    .short = Costr.
    .help = Un colono va all’agorà fino alla fine dell’era e tu prendi un edificio. Chi va?
page-golden-ages-group-artist = Artista
    .short = Artista
    .help = Un colono va all’agorà fino alla fine dell’era, per fare punti. Quale?
page-golden-ages-group-soldier = Soldato
    .short = Soldato
    .help = Un colono si muove e attacca i rivali sul posto: tornano a casa, tu vinci una tessera gloria. Quale?
page-golden-ages-group-wonder = Meraviglia
    .short = Merav.
    .help = Paga una meraviglia in offerta; poi non può averla nessun altro.
page-golden-ages-group-activate = Attiva
    .short = Attiva
    .help = Usa un edificio o una meraviglia, una volta per era.
page-golden-ages-group-technology = Tecnologia
    .short = Tecn.
    .help = Paga la prossima tecnologia di una riga: libera i suoi cubi e funziona subito.
page-golden-ages-group-golden = Età dell’oro
    .short = Età
    .help = Quando nessuno dei tuoi coloni è in piedi, puoi riposare fino all’era successiva. Chi lo fa prima di tutti sceglie il giudizio.
# Quanto costa o che cosa porta ora ognuna.
page-golden-ages-offers-explorer =
    { $n ->
        [one] { $n } può partire
       *[other] { $n } possono partire
    }
page-golden-ages-offers-builder =
    { $space ->
        [free] c’è posto
       *[full] sostituisce un edificio
    }
page-golden-ages-offers-soldier =
    { $price ->
        [one] { $price } oro
       *[other] { $price } ori
    }
page-golden-ages-offers-from =
    { $price ->
        [0] una è gratis
        [one] da { $price } oro
       *[other] da { $price } ori
    }
page-golden-ages-offers-activate =
    { $n ->
        [one] { $n } carta da usare
       *[other] { $n } carte da usare
    }
page-golden-ages-offers-golden = chiude la tua era
    .game = chiude la tua partita
# Che cosa manca ora a ognuna.
page-golden-ages-lacks-no-standing = nessuno è in piedi
page-golden-ages-lacks-still-standing =
    { $n ->
        [one] { $n } ancora in piedi
       *[other] { $n } ancora in piedi
    }
page-golden-ages-lacks-no-target = nessuno è a portata
page-golden-ages-lacks-attack-price = costa { $price }, hai { $have }
page-golden-ages-lacks-attacks-done = li hai fatti tutti
page-golden-ages-lacks-no-offer = niente in offerta
page-golden-ages-lacks-wonder-price = costa { $price }, hai { $have }
page-golden-ages-lacks-no-wonder = non ce ne sono più
page-golden-ages-lacks-not-yours = non ne hai ancora
page-golden-ages-lacks-no-gear = niente da usare
page-golden-ages-lacks-already-used = le hai usate tutte
page-golden-ages-lacks-nothing-to-buy = niente da comprare
page-golden-ages-lacks-tech-price = costa { $price }, hai { $have }
page-golden-ages-lacks-have-tech = le hai tutte
page-golden-ages-lacks-other = non si può
page-golden-ages-choices = Che cosa puoi scegliere
page-golden-ages-let-go = Annulla
page-golden-ages-at-no-price = gratis
page-golden-ages-turn = Gira la tessera
page-golden-ages-turned =
    { $turns ->
        [0] Così com’è
        [1] Girata di un quarto a destra
        [2] Girata di 180°
       *[other] Girata di un quarto a sinistra
    }: { page-golden-ages-places }
page-golden-ages-places =
    { $n ->
        [0] nessun posto
        [one] { $n } posto
       *[other] { $n } posti
    }
page-golden-ages-would = { $say }: { $effects }.
    .none = { $say }: subito né oro né punti.
page-golden-ages-would-judge = { $say }: tutti ne segnano i punti alla fine dell’era. Per ora: { $worth }.
page-golden-ages-would-gold = oro da { $from } a { $to }
    .parts = oro da { $from } a { $to }, { $parts }
page-golden-ages-would-points =
    { $n ->
        [one] { SIGNED($n) } punto per { $source }
       *[other] { SIGNED($n) } punti per { $source }
    }
# Quanto conta alla fine l’oro speso o guadagnato.
page-golden-ages-would-worth =
    { $n ->
        [one] { SIGNED($n) } punto per l’oro (3 ori ne fanno 1 alla fine)
       *[other] { SIGNED($n) } punti per l’oro (3 ori ne fanno 1 alla fine)
    }
# Da dove viene l’oro.
page-golden-ages-gold-for = { $n } per { NAME($symbol) }
page-golden-ages-gold-civ = { $n } per la civiltà ({ NAME($civ) })

## La mappa

page-golden-ages-map = La mappa: colonne da A a J, righe da 1 a 6; il bordo sinistro e il destro si toccano
page-golden-ages-squares = Caselle
page-golden-ages-whole = Mappa intera
page-golden-ages-whole-title = La mappa intera in piccolo; tocca un punto per vederlo in grande
page-golden-ages-square-land = { $at }, terra
page-golden-ages-square-island = { $at }, isola
page-golden-ages-square-sea = { $at }, mare
page-golden-ages-square-symbols = { LIST($symbols) }
    .under = { LIST($symbols) } sotto una capitale
page-golden-ages-square-capital =
    { $name ->
        [you] la tua capitale
       *[other] capitale di { $name }
    }
page-golden-ages-square-city =
    { $name ->
        [you] la tua città
       *[other] città di { $name }
    }, { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }
page-golden-ages-square-standing =
    { $name ->
        [you] il tuo colono, in piedi
       *[other] colono di { $name }, in piedi
    }
page-golden-ages-square-lying =
    { $name ->
        [you] il tuo colono, sdraiato
       *[other] colono di { $name }, sdraiato
    }
page-golden-ages-square-can = si può: { $actions }
    .pays = si può: { $actions }, { $pays }
page-golden-ages-gold = { SIGNED($n) } oro
page-golden-ages-signed = { SIGNED($n) }

## In offerta

page-golden-ages-wonders = Meraviglie
page-golden-ages-buildings = Edifici
page-golden-ages-buildings-note = uno per costruttore
page-golden-ages-judgements = Giudizi
page-golden-ages-judgements-note = ora per te
page-golden-ages-worth = { $text }. Ora: { $worth }
page-golden-ages-worth-to = ora per { $name }
page-golden-ages-agora = Agorà
page-golden-ages-rest =
    { $n ->
        [0] qui non c’è nessuno
        [one] qui riposa { $n } colono
       *[other] qui riposano { $n } coloni
    }
page-golden-ages-none-on-offer = Niente in offerta
page-golden-ages-each =
    { $points ->
        [one] { $points } punto per ogni { NAME($each, case: "each") }
       *[other] { $points } punti per ogni { NAME($each, case: "each") }
    }
    .short = { $points } per { NAME($each, case: "short") }
page-golden-ages-price =
    { $n ->
        [one] { $n } oro
       *[other] { $n } ori
    }
page-golden-ages-copies =
    { $n ->
        [one] { $n } copia
       *[other] { $n } copie
    }

## Una plancia

page-golden-ages-civ = Civiltà
    .lasts = Resta finché non se ne sceglie un’altra: ogni nuova era ne offre una.
    .later = Nella sua era puoi prenderla al posto di quella che hai.
page-golden-ages-civ-number = n. { $n }
    .help = Numero { $n }: chi ha il numero più basso comincia nell’era.
page-golden-ages-no-civ = Ancora nessuna civiltà
page-golden-ages-civ-kept = Tieni { NAME($civ) }. Nessun guadagno.
page-golden-ages-stat-gold = oro
page-golden-ages-stat-points = punti
page-golden-ages-stat-cubes = cubi
page-golden-ages-future =
    { $points ->
        [one] { $points } punto a chi ha più { NAME($most, case: "most") }
       *[other] { $points } punti a chi ha più { NAME($most, case: "most") }
    }
page-golden-ages-future-yes = ora è tua
page-golden-ages-future-no = ora no
page-golden-ages-future-missed = non più { NAME($most, case: "most") } di tutti
page-golden-ages-later = { page-golden-ages-era }: { NAME($civ) }
page-golden-ages-later-cards = Carte per le prossime ere
page-golden-ages-used = già usata
page-golden-ages-brought =
    { $n ->
        [one] finora { $n } punto
       *[other] finora { $n } punti
    }
page-golden-ages-civ-of =
    { $name ->
        [you] La tua civiltà
       *[other] Civiltà di { $name }
    }
page-golden-ages-techs-of =
    { $name ->
        [you] Tecnologie
       *[other] Tecnologie di { $name }
    }
page-golden-ages-developed =
    { $n ->
        [one] { $n } sviluppata
       *[other] { $n } sviluppate
    }
page-golden-ages-level = Livello { $n }
page-golden-ages-tech-developed = sviluppata
page-golden-ages-tech-obsolete = sostituita
page-golden-ages-tech-open = prossima in riga
page-golden-ages-tech-locked = ancora bloccata
page-golden-ages-obsolete = vecchia
page-golden-ages-slots = Spazi per edifici
page-golden-ages-free =
    { $n ->
        [one] { $n } libero
       *[other] { $n } liberi
    }
page-golden-ages-free-slot = libero
page-golden-ages-closed-slot = chiuso
page-golden-ages-attacks = Attacchi
page-golden-ages-next-attack =
    { $n ->
        [one] prossimo: { $n } oro
       *[other] prossimo: { $n } ori
    }
    .none = finiti
page-golden-ages-attack-done = Attacco fatto, gloria { $value }
page-golden-ages-attack-cost =
    { $n ->
        [one] Costa { $n } oro
       *[other] Costa { $n } ori
    }
page-golden-ages-reserve = Riserva
page-golden-ages-on-map = { $n } sulla mappa
page-golden-ages-locked =
    { $n ->
        [one] { $n } bloccato
       *[other] { $n } bloccati
    }
page-golden-ages-takes = Oro all’arrivo
page-golden-ages-range =
    { $n ->
        [one] muove di { $n } casella
       *[other] muove di { $n } caselle
    }
    .anywhere = muove ovunque

## Giocatori, e il tavolo a parole

page-golden-ages-seat-line =
    { $name ->
        [you] Tu
       *[other] { $name }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }
page-golden-ages-look-at =
    { $name ->
        [you] Mostra la tua plancia
       *[other] Mostra la plancia di { $name }
    }
page-golden-ages-golden-age = età dell’oro
page-golden-ages-attacks-made = attacchi fatti: { $n } di { $most }
page-golden-ages-cubes-left = cubi di riserva
page-golden-ages-minis = Tecnologie per riga: { $rows }
page-golden-ages-back-to-mine = Torna alla mia
page-golden-ages-words-seat =
    { $civ }. { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }, { $cubes ->
        [one] { $cubes } cubo di riserva
       *[other] { $cubes } cubi di riserva
    }, { $cities ->
        [one] { $cities } città
       *[other] { $cities } città
    }, { $attacks ->
        [one] { $attacks } attacco fatto
       *[other] { $attacks } attacchi fatti
    }{ $golden ->
        [yes] , in età dell’oro
       *[no] {""}
    }.
page-golden-ages-words-colonists = Coloni: { $items }
page-golden-ages-words-colonist =
    { $at ->
        [none] non piazzato
        [agora] nell’agorà
       *[other] in { $at }
    }, { $standing ->
        [yes] in piedi
       *[no] sdraiato
    }
page-golden-ages-words-techs = Tecnologie: { LIST($items) }
    .none = Tecnologie: nessuna
page-golden-ages-words-buildings = Edifici: { LIST($items) }
    .none = Edifici: nessuno
page-golden-ages-words-wonders = Meraviglie: { LIST($items) }
    .none = Meraviglie: nessuna
page-golden-ages-words-points = Punti: { $items }
page-golden-ages-words-points-for = { $n } per { $source }
page-golden-ages-words-judgement = { NAME($judgement) }, { $rate }: { $worth }
    .chosen = { NAME($judgement) }, { $rate }, scelto in { page-golden-ages-era }: { $worth }
page-golden-ages-words-offer = { NAME($card) }: { NAME($card, case: "text") }
    .price = { NAME($card) }, { $price }: { NAME($card, case: "text") }
page-golden-ages-words-land = Terre e pezzi

## Il punteggio finale

page-golden-ages-caption-artists = segnati dagli artisti in partita
page-golden-ages-caption-buildings = segnati in partita
page-golden-ages-caption-wonders = durante la partita e alla fine
page-golden-ages-caption-discoveries = tecnologie che hanno reso subito
page-golden-ages-caption-judgements = alla fine di ogni era
page-golden-ages-caption-technologies = punti stampati sul retro
page-golden-ages-caption-glory = tessere scoperte
page-golden-ages-caption-gold = 1 punto ogni 3 ori
page-golden-ages-caption-future = 8 punti a chi ne ha di più
page-golden-ages-because = { $rule }: { $counts }.
page-golden-ages-gold-why =
    { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }, 1 punto ogni 3.
page-golden-ages-glory-why =
    { $n ->
        [0] Nessun attacco ha vinto una tessera gloria.
        [one] Una tessera gloria, scoperta.
       *[other] { $n } tessere gloria, scoperte.
    }
page-golden-ages-on-the-way = In partita
page-golden-ages-at-the-end = Contati alla fine
page-golden-ages-laid-open = Scoperte
page-golden-ages-laid-note = segreta dalla prima era
page-golden-ages-laid-nothing = niente
page-golden-ages-tie-cities = le città sulla mappa

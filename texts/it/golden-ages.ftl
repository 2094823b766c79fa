# The Golden Ages.

golden-ages-title = The Golden Ages
golden-ages-blurb = Quattro ere su una mappa che cresce: esplora, costruisci, inventa e combatti.

# Una casella della mappa: "D3 (grano)".
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
# Come è girata una tessera, dopo una virgola.
golden-ages-turned =
    { $turns ->
        [0] {""}
        [1] , girata a destra
        [2] , girata di 180°
       *[other] , girata a sinistra
    }

## Che cosa si fa: il valore dice che è successo, .offer lo propone.

golden-ages-civ =
    { $actor ->
        [you] In questa era guidi
       *[other] In questa era { $actor } guida
    } { NAME($civ, case: "the") }
    .offer = Guida { NAME($civ, case: "the") } in questa era{ $gives ->
        [nothing] : hai già ciò che dà
       *[something] {""}
    }
    .help = La tua civiltà per questa era: ecco che cosa ti dà.
golden-ages-civ-over =
    { $actor ->
        [you] In questa era guidi
       *[other] In questa era { $actor } guida
    } { NAME($civ, case: "the") } e { $actor ->
        [you] scarti
       *[other] scarta
    } { NAME($old, case: "the") }
    .offer = Guida { NAME($civ, case: "the") } in questa era e scarta { NAME($old, case: "the") }
golden-ages-top =
    { $actor ->
        [you] Sviluppi
       *[other] { $actor } sviluppa
    } { NAME($tech) } grazie all’India
    .offer = Sviluppa { NAME($tech) } grazie all’India
golden-ages-tile =
    { $actor ->
        [you] Piazzi
       *[other] { $actor } piazza
    } la tessera con { LIST($symbols) } in { $at }{ golden-ages-turned }
    .offer = Piazza la tessera con { LIST($symbols) } in { golden-ages-cover }{ golden-ages-turned }
    .help = Ognuno aggiunge una tessera alla mappa.
golden-ages-capital =
    { $actor ->
        [you] Metti la tua capitale
       *[other] { $actor } mette la capitale
    } in { golden-ages-place }
    .offer = Metti la tua capitale in { golden-ages-place }
    .help = I tuoi coloni partono dalla capitale e lì ritornano. Una capitale nasconde i simboli che ha sotto.
golden-ages-capital-stay =
    { $actor ->
        [you] Lasci la capitale dov’è
       *[other] { $actor } lascia la capitale dov’è
    }
    .offer = Lascia la capitale dov’è
golden-ages-explore =
    { $actor ->
        [you] Mandi
       *[other] { $actor } manda
    } un esploratore da { golden-ages-place }
    .offer = Manda un esploratore da { golden-ages-place }
    .help = Esploratore: si muove, incassa l’oro dei simboli che trova e può fondare una città. Poi si sdraia fino all’era successiva.
golden-ages-builder =
    { $actor ->
        [you] Mandi
       *[other] { $actor } manda
    } un costruttore da { golden-ages-place } all’agorà
    .offer = Manda un costruttore da { golden-ages-place } all’agorà
    .help = Costruttore: va all’agorà e ti porta un edificio in offerta.
golden-ages-builder-free =
    { $actor ->
        [you] Costruisci
       *[other] { $actor } costruisce
    } senza un colono
    .offer = Costruisci senza un colono
    .help = Costruttore: ti porta un edificio in offerta. Nessun colono deve andare all’agorà.
golden-ages-artist =
    { $actor ->
        [you] Mandi
       *[other] { $actor } manda
    } un artista da { golden-ages-place } all’agorà
    .offer = Manda un artista da { golden-ages-place } all’agorà
    .help = Artista: va all’agorà per 3 punti.
golden-ages-soldier =
    { $actor ->
        [you] Mandi
       *[other] { $actor } manda
    } un soldato da { golden-ages-place }
    .offer = Manda un soldato da { golden-ages-place }
    .help = Soldato: si muove, poi attacca i rivali sul posto. Paghi in oro e vinci una tessera gloria; puoi fondare una città. Poi si sdraia fino all’era successiva.
golden-ages-rocket =
    { $actor ->
        [you] Attacchi
       *[other] { $actor } attacca
    } { golden-ages-place } con un missile
    .offer =
        Attacca { golden-ages-place } con un missile per { $price ->
            [one] { $price } oro
           *[other] { $price } ori
        }
    .help = Paghi per un attacco ovunque e vinci una tessera gloria. Nessun colono deve muoversi.
golden-ages-wonder =
    { $actor ->
        [you] Costruisci
       *[other] { $actor } costruisce
    } { NAME($card, case: "the") }
    .offer =
        Costruisci { NAME($card, case: "the") } per { $price ->
            [one] { $price } oro
           *[other] { $price } ori
        }
    .help = Una meraviglia resta tua fino alla fine.
golden-ages-wonder-free =
    { $actor ->
        [you] Costruisci gratis
       *[other] { $actor } costruisce gratis
    } { NAME($card, case: "the") }
    .offer = Costruisci gratis { NAME($card, case: "the") }
    .help = La tua civiltà costruisce una meraviglia gratis.
golden-ages-activate =
    { $actor ->
        [you] Attivi
       *[other] { $actor } attiva
    } { NAME($card, case: "the") }
    .offer = Attiva { NAME($card, case: "the") }
    .help = Una carta si attiva una volta per era.
golden-ages-tech =
    { $actor ->
        [you] Sviluppi
       *[other] { $actor } sviluppa
    } { NAME($tech) }
    .offer =
        Sviluppa { NAME($tech) } per { $price ->
            [one] { $price } oro
           *[other] { $price } ori
        }
    .help = Una tecnologia funziona subito e sostituisce quella prima nella sua riga.
golden-ages-golden =
    { $actor ->
        [you] Inizi la tua età dell’oro
       *[other] { $actor } inizia un’età dell’oro
    }
    .offer = Inizia la tua età dell’oro
    .help =
    { $era ->
        [4] Nell’era IV non dà oro; appena qualcuno l’ha iniziata, tutti gli altri hanno un’ultima azione.
       *[other] La tua era è finita: non fai più azioni e ricevi 2 ori ogni volta che toccherebbe a te.
    }{ $judgement ->
        [chosen] {""}
       *[open] {" "}Chi inizia prima di tutti sceglie il giudizio.
    }
golden-ages-move =
    { $actor ->
        [you] Esplori
       *[other] { $actor } esplora
    } { golden-ages-place }
    .offer = Esplora { golden-ages-place }
    .help = I simboli di cui prendi il controllo rendono oro, come dicono le tue tecnologie.
golden-ages-to =
    { $actor ->
        [you] Attacchi
       *[other] { $actor } attacca
    } { golden-ages-place }
    .offer =
        Attacca { golden-ages-place } per { $price ->
            [one] { $price } oro
           *[other] { $price } ori
        }
golden-ages-keep =
    { $actor ->
        [you] Tieni
       *[other] { $actor } tiene
    } una tessera gloria{ golden-ages-glory-worth }
    .offer = Tieni la tessera gloria da { $glory }
    .help = Le tessere gloria sono punti alla fine.
# Quanto vale una tessera gloria, se si vede.
golden-ages-glory-worth =
    { $glory ->
        [hidden] {""}
       *[other] {" "}da { $glory }
    }
golden-ages-city =
    { $actor ->
        [you] Fondi
       *[other] { $actor } fonda
    } una città in { $at }
    .offer = Fonda una città in { $at }
    .help = Una città usa cubi della tua riserva, rende oro per ciascuno e tiene tuoi i simboli della casella.
golden-ages-no-city =
    { $actor ->
        [you] Non fondi nessuna città
       *[other] { $actor } non fonda nessuna città
    }
    .offer = Non fondare una città
golden-ages-cube =
    { $actor ->
        [you] Prendi
       *[other] { $actor } prende
    } un cubo da { golden-ages-place }
    .offer = Prendi un cubo da { golden-ages-place }
    .help = La riserva non basta: bisogna spostare un cubo di un’altra città.
golden-ages-card =
    { $actor ->
        [you] Prendi
       *[other] { $actor } prende
    } { NAME($card, case: "the") }
    .offer = Prendi { NAME($card, case: "the") }
golden-ages-discard =
    { $actor ->
        [you] Scarti
       *[other] { $actor } scarta
    } { NAME($card, case: "the") }
    .offer = Scarta { NAME($card, case: "the") }
    .help = I tuoi spazi per gli edifici sono tutti pieni: uno deve andarsene.
golden-ages-discard-used =
    { $actor ->
        [you] Scarti
       *[other] { $actor } scarta
    } { NAME($card, case: "the") } (carta già usata in questa era)
    .offer = Scarta { NAME($card, case: "the") } (carta già usata in questa era)
golden-ages-free-tech =
    { $actor ->
        [you] Sviluppi
       *[other] { $actor } sviluppa
    } { NAME($tech) } gratis
    .offer = Sviluppa { NAME($tech) } gratis
golden-ages-done =
    { $with ->
        [colonists] { $actor ->
            [you] Non mandi
           *[other] { $actor } non manda
        } altri coloni
       *[technologies] { $actor ->
            [you] Non sviluppi
           *[other] { $actor } non sviluppa
        } altre tecnologie
    }
    .offer =
        { $with ->
            [colonists] Non mandarne altri
           *[technologies] Non svilupparne altre
        }
golden-ages-stand =
    { $actor ->
        [you] Rialzi
       *[other] { $actor } rialza
    } il colono in { golden-ages-place }
    .offer = Rialza il colono in { golden-ages-place }
    .help = Un colono in piedi può agire di nuovo.
golden-ages-shift-none =
    { $actor ->
        [you] Non sposti nessuno
       *[other] { $actor } non sposta nessuno
    }
    .offer = Non spostare nessuno
golden-ages-shift-agora =
    { $actor ->
        [you] Mandi
       *[other] { $actor } manda
    } all’agorà il colono in { golden-ages-place }
    .offer = Manda all’agorà il colono in { golden-ages-place }
golden-ages-shift-capital =
    { $actor ->
        [you] Riporti
       *[other] { $actor } riporta
    } { golden-ages-colonists } dall’agorà alla capitale
    .offer = Riporta { golden-ages-colonists } dall’agorà alla tua capitale
golden-ages-colonists =
    { $count ->
        [one] { $count } colono
       *[other] { $count } coloni
    }
golden-ages-judge =
    { $actor ->
        [you] Scegli
       *[other] { $actor } sceglie
    } il giudizio { NAME($judgement) }
    .offer = Scegli il giudizio { NAME($judgement) }
    .help = Tutti segnano i punti del giudizio alla fine dell’era.

## Che cosa porta il caso

golden-ages-chance-start-rotation =
    Si mette la tessera iniziale{ $turns ->
        [0] {" "}così com’è
       *[other] { golden-ages-turned }
    }
golden-ages-chance-first =
    { $seat ->
        [you] Inizi tu
       *[other] Inizia { $seat }
    }
golden-ages-chance-deal-civ =
    { $seat ->
        [you] Ricevi
       *[other] { $seat } riceve
    } { NAME($civ, case: "the") } per l’era { $era }
golden-ages-chance-deal-future =
    { $seat ->
        [you] Ricevi
       *[other] { $seat } riceve
    } { $future ->
        [hidden] una tecnologia futura
       *[other] la tecnologia futura { NAME($future) }
    }
golden-ages-chance-judgement = Il giudizio { NAME($judgement) } è scoperto
golden-ages-chance-building = In offerta: { NAME($card) }
golden-ages-chance-draw-tile = Si pesca la tessera con { LIST($symbols) }
golden-ages-chance-glory =
    { $glory ->
        [hidden] Si pesca una tessera gloria
       *[other] Si pesca una tessera gloria da { $glory }
    }

## Perché no

golden-ages-rule-due-rotation = Prima si gira la tessera iniziale.
golden-ages-rule-due-first = Prima si sorteggia chi inizia.
golden-ages-rule-due-deal-civ = Prima si distribuiscono le civiltà.
golden-ages-rule-due-deal-future = Prima si distribuiscono le tecnologie future.
golden-ages-rule-due-judgement = Prima si scoprono cinque giudizi.
golden-ages-rule-due-building = Prima si scoprono gli edifici dell’era.
golden-ages-rule-due-draw-tile = Prima si pesca una tessera continente.
golden-ages-rule-due-glory = Prima chi attacca pesca una tessera gloria.
golden-ages-rule-due-civ = Prima scegli la civiltà che guidi in questa era.
golden-ages-rule-due-top = Prima scegli la tecnologia di livello 4 che l’India sviluppa.
golden-ages-rule-due-tile = Prima piazza la tessera continente che hai pescato.
golden-ages-rule-due-capital = Prima di’ dove sta la tua capitale.
golden-ages-rule-due-action = È il momento di una delle otto azioni.
golden-ages-rule-due-move = Prima di’ dove va il tuo esploratore; può anche restare.
golden-ages-rule-due-to = Prima di’ quale casella attacca il tuo soldato.
golden-ages-rule-due-keep = Prima scegli quale delle due tessere gloria tieni.
golden-ages-rule-due-city = Prima di’ se fondi una città.
golden-ages-rule-due-cube = Prima prendi il cubo che manca da una tua città.
golden-ages-rule-due-card = Prima prendi uno degli edifici scoperti.
golden-ages-rule-due-discard = Prima scarta uno dei tuoi edifici.
golden-ages-rule-due-free-tech = Prima scegli la tecnologia che ricevi gratis.
golden-ages-rule-due-buy = Prima scegli la tecnologia che compri con lo sconto.
golden-ages-rule-due-more = Prima compra un’altra tecnologia, o di’ che non ne sviluppi altre.
golden-ages-rule-due-stand = Prima scegli il colono che si rialza.
golden-ages-rule-due-shift = Prima di’ chi sposta Notre-Dame.
golden-ages-rule-due-shift-more = Prima manda un altro colono sdraiato, o di’ che non ne mandi altri.
golden-ages-rule-due-judge = Prima scegli il giudizio di questa era.
golden-ages-rule-over = La partita è finita.
golden-ages-rule-redacted = Così lo vedono gli altri; di’ che cos’è davvero.
golden-ages-rule-wrong-deal = Nella distribuzione non tocca a quella carta o a quel posto.
golden-ages-rule-no-seat = In questa partita non c’è quel posto.
golden-ages-rule-no-judgement = Il giudizio { NAME($judgement) } non è nel mazzo.
golden-ages-rule-no-building = Nel mazzo di questa era non c’è più: { NAME($card) }.
golden-ages-rule-no-tile = Quella tessera ora non si può pescare.
golden-ages-rule-no-glory = Non ci sono più tessere gloria di quel valore.
golden-ages-rule-no-civ = Puoi tenere la vecchia civiltà o prendere quella di questa era.
golden-ages-rule-not-top = L’India sviluppa una tecnologia di livello 4 che non hai.
golden-ages-rule-tile-turn = Basta la rotazione più piccola: il risultato è lo stesso.
golden-ages-rule-tile-grid = La tessera deve stare su caselle libere della mappa.
golden-ages-rule-tile-alone = La tessera deve stare accanto a un’altra tessera continente.
golden-ages-rule-tile-seam = La terra deve toccare terra e il mare deve toccare mare.
golden-ages-rule-capital-place = La capitale può andare solo sulla tessera che hai piazzato.
golden-ages-rule-capital-first = Nella prima era devi mettere la capitale.
golden-ages-rule-no-standing = Lì non hai coloni in piedi.
golden-ages-rule-too-far = { $at } è troppo lontano: i tuoi coloni si muovono di { $range }.
golden-ages-rule-no-offer = Non ci sono edifici in offerta.
golden-ages-rule-not-offered = Questa carta non è in offerta: { NAME($card) }.
golden-ages-rule-no-free-builder = Non puoi costruire senza un colono.
golden-ages-rule-not-held = Non hai { NAME($card, case: "the") } in quello stato.
golden-ages-rule-attacks-done = Hai già fatto i tuoi quattro attacchi.
golden-ages-rule-no-target = Lì non c’è niente da attaccare, o è fuori portata.
golden-ages-rule-attack-price =
    L’attacco costa { $price ->
        [one] { $price } oro
       *[other] { $price } ori
    }; tu hai { $gold }.
golden-ages-rule-no-rocketry = Per attaccare senza un colono ti serve Missilistica.
golden-ages-rule-not-drawn = Non hai pescato una tessera gloria di quel valore.
golden-ages-rule-no-wonder = In questa era non è in offerta: { NAME($card) }.
golden-ages-rule-wonder-price =
    Per { NAME($card, case: "the") } { $price ->
        [one] ti serve { $price } oro
       *[other] ti servono { $price } ori
    }; tu hai { $gold }.
golden-ages-rule-no-free-wonder = Solo la Grecia costruisce una meraviglia gratis, una volta a partita.
golden-ages-rule-not-yours = Non hai costruito { NAME($card, case: "the") }.
golden-ages-rule-no-gear = Questa carta non si può attivare: { NAME($card) }.
golden-ages-rule-already-used = In questa era hai già usato { NAME($card, case: "the") }.
golden-ages-rule-nothing-to-buy = Non c’è una tecnologia che tu possa pagare con questa carta.
golden-ages-rule-have-tech = Hai già sviluppato { NAME($tech) }.
golden-ages-rule-tech-order = Prima viene la tecnologia che sta davanti a { NAME($tech) } nella sua riga.
golden-ages-rule-tech-price =
    Per { NAME($tech) } { $price ->
        [one] ti serve { $price } oro
       *[other] ti servono { $price } ori
    }; tu hai { $gold }.
golden-ages-rule-still-standing = Hai ancora un colono in piedi.
golden-ages-rule-no-city = Lì non hai una città da cui prendere un cubo.
golden-ages-rule-not-lying = Lì non hai coloni sdraiati.
golden-ages-rule-wrong-shift = Indica una casella con un tuo colono sdraiato, o quanti dei tuoi lasciano l’agorà.
golden-ages-rule-shift-order = I coloni vanno all’agorà riga per riga, da sinistra a destra.
golden-ages-rule-judgement-gone = Il giudizio { NAME($judgement) } non è fra quelli rimasti.

## Opzioni: che cosa si può concordare prima, e che cosa cambia

golden-ages-option-versailles = Versailles e la Torre Eiffel
golden-ages-option-versailles-act = Punti quando si attivano
    .help = Versailles e la Torre Eiffel danno punti ogni volta che le attivi.
golden-ages-option-versailles-now = Punti quando si costruiscono
    .help = Versailles e la Torre Eiffel danno punti una volta sola, quando le costruisci.
golden-ages-option-tenth-future = La decima tecnologia futura
golden-ages-option-tenth-future-build = Per chi ha più edifici
    .help = Arcologia è in gioco: 8 punti a chi ha più edifici.
golden-ages-option-tenth-future-none = Non in gioco
    .help = Arcologia resta nella scatola; le tecnologie future in gioco sono nove.
golden-ages-option-future-ties = Pareggi per una tecnologia futura
golden-ages-option-future-ties-strict = Nessun punto
    .help = Una tecnologia futura dà punti solo se ne hai più di chiunque altro.
golden-ages-option-future-ties-lenient = Valgono anche i pareggi
    .help = Una tecnologia futura dà punti anche se qualcun altro ne ha quanti te.
golden-ages-option-judgement-out = Il giudizio lasciato nella scatola
golden-ages-option-judgement-out-none = Nessuno
    .help = Tutti e dieci i giudizi sono in gioco.
golden-ages-option-judgement-out-j1 = { golden-ages-name-j1 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j1 }.
golden-ages-option-judgement-out-j2 = { golden-ages-name-j2 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j2 }.
golden-ages-option-judgement-out-j3 = { golden-ages-name-j3 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j3 }.
golden-ages-option-judgement-out-j4 = { golden-ages-name-j4 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j4 }.
golden-ages-option-judgement-out-j5 = { golden-ages-name-j5 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j5 }.
golden-ages-option-judgement-out-j6 = { golden-ages-name-j6 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j6 }.
golden-ages-option-judgement-out-j7 = { golden-ages-name-j7 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j7 }.
golden-ages-option-judgement-out-j8 = { golden-ages-name-j8 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j8 }.
golden-ages-option-judgement-out-j9 = { golden-ages-name-j9 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j9 }.
golden-ages-option-judgement-out-j10 = { golden-ages-name-j10 }
    .help = In questa partita non si può scegliere il giudizio { golden-ages-name-j10 }.

## Da dove vengono i punti

golden-ages-source-artists = Artisti
    .inline = artisti
    .from = dagli artisti
golden-ages-source-buildings = Edifici
    .inline = edifici
    .from = dagli edifici
golden-ages-source-wonders = Meraviglie
    .inline = meraviglie
    .from = dalle meraviglie
golden-ages-source-discoveries = Tecnologie di livello 4
    .inline = tecnologie di livello 4
    .from = dalle scoperte
golden-ages-source-judgements = Giudizi
    .inline = giudizi
    .from = dai giudizi
golden-ages-source-technologies = Tecnologie
    .inline = tecnologie
    .from = dalle tecnologie
golden-ages-source-glory = Gloria
    .inline = gloria
    .from = dalla gloria
golden-ages-source-gold = Oro
    .inline = oro
    .from = dall’oro
golden-ages-source-future = Tecnologia futura
    .inline = tecnologia futura
    .from = dalla tecnologia futura

## Che cosa ha provocato una mossa oltre a ciò che dice

golden-ages-fact-city-lost =
    { $seat ->
        [you] Perdi la tua città
       *[other] { $seat } perde la città
    } in { $at }
golden-ages-fact-expelled =
    { $count ->
        [one] { $seat ->
            [you] Il tuo colono in { $at } torna
           *[other] Il colono di { $seat } in { $at } torna
        }
       *[other] { $seat ->
            [you] I tuoi { $count } coloni in { $at } tornano
           *[other] I { $count } coloni di { $seat } in { $at } tornano
        }
    } alla capitale
golden-ages-fact-gold =
    { $way ->
        [gains] { $seat ->
            [you] Ricevi
           *[other] { $seat } riceve
        }
       *[pays] { $seat ->
            [you] Paghi
           *[other] { $seat } paga
        }
    } { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }
golden-ages-fact-future-now =
    La tecnologia futura { NAME($future) } { $way ->
        [gains] ora vale
       *[loses] non vale più
    } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $seat ->
        [you] te
       *[other] { $seat }
    }{ $seat ->
        [you] {" "}(nessun altro lo vede ancora)
       *[other] {""}
    }
golden-ages-fact-judged =
    Il giudizio { NAME($judgement) }: { $points ->
        [0] niente
        [one] { $points } punto
       *[other] { $points } punti
    } per { $seat ->
        [you] te
       *[other] { $seat }
    }
golden-ages-fact-era-ended =
    L’era { $era ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } è finita
golden-ages-fact-last-turns = Sono iniziate le ultime età dell’oro: a tutti gli altri resta un’azione
golden-ages-fact-future-met =
    { NAME($future) }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $seat ->
        [you] te
       *[other] { $seat }
    }
golden-ages-fact-future-missed =
    { NAME($future) }: niente per { $seat ->
        [you] te
       *[other] { $seat }
    }
golden-ages-fact-ended = La partita è finita: è terminata la quarta era

## Il tavolo in un terminale; le colonne sono strette, parole brevi

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
        [start-rotation] Si gira la tessera iniziale.
        [first] Si sorteggia chi inizia.
        [deal-civ] Si distribuiscono le civiltà.
        [deal-future] Si distribuiscono le tecnologie future.
        [judgement] Si scoprono i giudizi.
        [building] Si scoprono gli edifici.
        [draw-tile] Si pesca una tessera.
        [glory] Si pesca una tessera gloria.
        [civ] sceglie una civiltà.
        [top] sceglie la tecnologia dell’India.
        [tile] piazza una tessera.
        [capital] decide dove sta la capitale.
        [action] fa un’azione.
        [move] muove un esploratore.
        [to] sceglie che cosa attaccare.
        [keep] tiene una tessera gloria.
        [city] può fondare una città.
        [cube] prende un cubo dalla mappa.
        [card] prende un edificio.
        [discard] scarta un edificio.
        [free-tech] sviluppa una tecnologia gratis.
        [buy] compra una tecnologia con lo sconto.
        [more] può sviluppare un’altra tecnologia.
        [stand] rialza un colono.
        [shift] sposta coloni con Notre-Dame.
        [shift-more] può mandare un altro colono all’agorà.
        [judge] sceglie il giudizio.
       *[over] La partita è finita.
    }
golden-ages-table-last-turns =
    { $n ->
        [0] È l’ultimo turno.
        [one] Manca ancora { $n } turno.
       *[other] Mancano ancora { $n } turni.
    }
golden-ages-table-legend-symbols = { golden-ages-name-game.map } selvaggina, { golden-ages-name-wheat.map } grano, { golden-ages-name-rock.map } roccia, { golden-ages-name-gem.map } gemma; (..) isola, x capitale sopra
golden-ages-table-legend-pieces = A in piedi, a sdraiato, [A] capitale, A# città, A## di due cubi
golden-ages-table-legend-coast = - | costa, : . terra ancora senza niente accanto
golden-ages-table-legend-brief = { golden-ages-name-game.map } selvaggina, { golden-ages-name-wheat.map } grano, { golden-ages-name-rock.map } roccia, { golden-ages-name-gem.map } gemma; (..) isola; A in piedi, a sdraiato, A# città
golden-ages-table-tile = La tessera, girata; la casella indicata è il suo angolo in alto a sinistra
golden-ages-table-none = niente
golden-ages-table-agora = Agorà:
golden-ages-table-of-era = (era { $n })
golden-ages-table-pays-now = Ora:
golden-ages-table-on-offer = In offerta:
golden-ages-table-copies = { $n } x
golden-ages-table-price =
    { $n ->
        [one] { $n } oro
       *[other] { $n } ori
    }
golden-ages-table-for-gold = per { $n }
golden-ages-table-judgements = Giudizi:
golden-ages-table-techs = Tecnologie da 3, 5, 8 e 12 ori, e chi le ha:
golden-ages-table-points = punti
golden-ages-table-points-now = { $n } se finisse ora:
golden-ages-table-source = { SOURCE($source, case: "inline") } { $points }
golden-ages-table-on-track = { $n } sul tracciato
golden-ages-table-symbols = simboli
golden-ages-table-takes = incassa
golden-ages-table-controls = controlla
golden-ages-table-cubes = cubi
golden-ages-table-pieces =
    { $ready } di riserva, { $map } sulla mappa; muove { $anywhere ->
        [yes] ovunque
       *[no] { $range }
    }; attacchi { $attacks }{ $more ->
        [yes] {" "}(il prossimo per { $price ->
            [one] { $price } oro
           *[other] { $price } ori
        })
       *[no] {""}
    }
golden-ages-table-used = (carta usata)
golden-ages-table-buildings = edifici
golden-ages-table-spaces =
    { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }
golden-ages-table-wonders = meraviglie
golden-ages-table-glory = gloria
golden-ages-table-to-come = in arrivo
golden-ages-table-future = futura
golden-ages-table-technologies = tecnologie
golden-ages-table-next = poi
golden-ages-table-civ-number = (numero { $n })
golden-ages-table-gold =
    { $n ->
        [one] { $n } oro
       *[other] { $n } ori
    }
golden-ages-table-first-player = inizia
golden-ages-table-golden-age = in età dell’oro
golden-ages-table-piece =
    { $what ->
        [standing] colono in piedi
        [lying] colono sdraiato
        [capital] capitale
        [two-cubes] città di due cubi
       *[city] città
    } di { $seat }
golden-ages-table-land = terra
golden-ages-table-sea = mare
golden-ages-table-twice = due volte
golden-ages-table-standing =
    { $civ ->
        [none] {""}
       *[other] { NAME($civ) },{" "}
    }{ $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $golden ->
        [yes] in età dell’oro
       *[no] { $standing ->
            [one] { $standing } colono in piedi
           *[other] { $standing } coloni in piedi
        }
    }, { $cubes ->
        [one] { $cubes } cubo pronto
       *[other] { $cubes } cubi pronti
    }; { $own ->
        [yes] carte:
       *[no] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }
    }

## Che cosa conta una riga del punteggio

golden-ages-count-game =
    { $count ->
        [one] { $count } simbolo selvaggina
       *[other] { $count } simboli selvaggina
    }
golden-ages-count-wheat =
    { $count ->
        [one] { $count } simbolo grano
       *[other] { $count } simboli grano
    }
golden-ages-count-rock =
    { $count ->
        [one] { $count } simbolo roccia
       *[other] { $count } simboli roccia
    }
golden-ages-count-gem =
    { $count ->
        [one] { $count } simbolo gemma
       *[other] { $count } simboli gemma
    }
golden-ages-count-cube =
    { $count ->
        [one] { $count } cubo sulla mappa
       *[other] { $count } cubi sulla mappa
    }
golden-ages-count-city =
    { $count ->
        [one] { $count } città
       *[other] { $count } città
    }
golden-ages-count-city-or-capital =
    { $count ->
        [one] { $count } città o capitale
       *[other] { $count } città e capitali
    }
golden-ages-count-glory-tile =
    { $count ->
        [one] { $count } tessera gloria
       *[other] { $count } tessere gloria
    }
golden-ages-count-wonder =
    { $count ->
        [one] { $count } meraviglia
       *[other] { $count } meraviglie
    }
golden-ages-count-building =
    { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    }
golden-ages-count-technology =
    { $count ->
        [one] { $count } tecnologia
       *[other] { $count } tecnologie
    }
golden-ages-count-high-technology =
    { $count ->
        [one] { $count } tecnologia di livello 3 o 4
       *[other] { $count } tecnologie di livello 3 o 4
    }
golden-ages-count-on-agora =
    { $count ->
        [one] { $count } colono nell’agorà
       *[other] { $count } coloni nell’agorà
    }
golden-ages-count-lying =
    { $count ->
        [one] { $count } colono sdraiato sulla mappa
       *[other] { $count } coloni sdraiati sulla mappa
    }
golden-ages-count-standing =
    { $count ->
        [one] { $count } colono in piedi
       *[other] { $count } coloni in piedi
    }
golden-ages-count-gold =
    { $count ->
        [one] { $count } oro
       *[other] { $count } ori
    }
golden-ages-count-three-gold = 3 ori, { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }

## Nomi

golden-ages-name-game = selvaggina
    .map = se
    .each = simbolo selvaggina
    .short = selvaggina
    .most = simboli selvaggina
golden-ages-name-wheat = grano
    .map = gr
    .each = simbolo grano
    .short = grano
    .most = simboli grano
golden-ages-name-rock = roccia
    .map = ro
    .each = simbolo roccia
    .short = roccia
    .most = simboli roccia
golden-ages-name-gem = gemma
    .map = ge
    .each = simbolo gemma
    .short = gemma
    .most = simboli gemma

# Che cosa contano giudizi e tecnologie future.
golden-ages-name-cube = cubo
    .each = cubo sulla mappa
    .short = cubo
    .most = cubi sulla mappa
golden-ages-name-glory-tile = tessera gloria
    .each = tessera gloria
    .short = gloria
    .most = tessere gloria
golden-ages-name-wonder = meraviglia
    .each = meraviglia
    .short = meraviglia
    .most = meraviglie
golden-ages-name-building = edificio
    .each = edificio
    .short = edificio
    .most = edifici
golden-ages-name-technology = tecnologia
    .each = tecnologia
    .short = tecnologia
    .most = tecnologie
golden-ages-name-gold = oro
    .each = oro
    .short = oro
    .most = oro
golden-ages-name-three-gold = 3 ori
    .each = 3 ori
    .short = 3 ori
    .most = oro
golden-ages-name-hidden = una civiltà nascosta

golden-ages-name-wheel = Ruota
    .short = muovi 1
    .text = I coloni si muovono di 1 casella.
golden-ages-name-carriage = Carrozza
    .short = muovi 2
    .text = I coloni si muovono fino a 2 caselle.
golden-ages-name-rail = Ferrovia
    .short = muovi 3
    .text = I coloni si muovono fino a 3 caselle.
golden-ages-name-aviation = Aviazione
    .short = ovunque
    .text = I coloni si muovono ovunque.
golden-ages-name-rocketry = Missilistica
    .short = attacco remoto
    .text = Subito 3 punti per gemma. Attacchi ovunque senza un colono.
golden-ages-name-hunting = Caccia
    .short = +1 selvaggina
    .text = 1 oro per ogni selvaggina presa.
golden-ages-name-agriculture = Agricoltura
    .short = +1 grano
    .text = 1 oro per ogni grano preso.
golden-ages-name-architecture = Architettura
    .short = +1 spazio
    .text = Apre un altro spazio per edifici.
golden-ages-name-medicine = Medicina
    .short = +3 grano
    .text = 3 ori per ogni grano preso.
golden-ages-name-genetics = Genetica
    .short = senza colono
    .text = Subito 2 punti per grano. Costruisci senza un colono.
golden-ages-name-fire = Fuoco
    .short = primo spazio
    .text = Il primo spazio per edifici è aperto.
golden-ages-name-metallurgy = Metallurgia
    .short = +1 roccia
    .text = 1 oro per ogni roccia presa.
golden-ages-name-construction = Edilizia
    .short = 2 cubi per città
    .text = Le nuove città hanno 2 cubi.
golden-ages-name-engineering = Ingegneria
    .short = +3 roccia
    .text = 3 ori per ogni roccia presa.
golden-ages-name-computer-science = Informatica
    .short = agorà 2 punti
    .text = Subito 2 punti per roccia. 2 punti per ogni colono che va all’agorà.
golden-ages-name-barter = Baratto
    .short = +1 cubo
    .text = 1 oro per ogni cubo piazzato.
golden-ages-name-writing = Scrittura
    .short = +1 spazio
    .text = Apre un altro spazio per edifici.
golden-ages-name-currency = Moneta
    .short = +2 gemma
    .text = 2 ori per ogni gemma presa.
golden-ages-name-commerce = Commercio
    .short = +2 cubo
    .text = 2 ori per ogni cubo piazzato.
golden-ages-name-economy = Economia
    .short = +4 gemma
    .text = Subito 1 punto per cubo sulla mappa. 4 ori per ogni gemma presa.

golden-ages-name-babylon = Babilonia
    .text = Sviluppi subito Agricoltura.
golden-ages-name-phoenicia = Fenicia
    .the = la Fenicia
    .text = Sviluppi subito Scrittura.
golden-ages-name-egypt = Egitto
    .the = l’Egitto
    .text = Sviluppi subito Metallurgia.
golden-ages-name-greece = Grecia
    .the = la Grecia
    .text = Una volta a partita costruisci una meraviglia gratis.
golden-ages-name-persia = Persia
    .the = la Persia
    .text = Sviluppi subito Carrozza.
golden-ages-name-rome = Roma
    .text = Subito 2 ori. Costruisci senza un colono.
golden-ages-name-china = Cina
    .the = la Cina
    .text = Gli attacchi costano 2 in meno. Peschi 2 tessere gloria e ne tieni 1.
golden-ages-name-inca = Inca
    .the = gli Inca
    .text = 2 ori per ogni grano preso.
golden-ages-name-aztecs = Aztechi
    .the = gli Aztechi
    .text = 2 ori per ogni gemma presa.
golden-ages-name-mongolia = Mongolia
    .the = la Mongolia
    .text = 2 ori per ogni roccia presa.
golden-ages-name-france = Francia
    .the = la Francia
    .text = 4 ori dopo ogni tuo attacco.
golden-ages-name-arabia = Arabia
    .the = l’Arabia
    .text = Subito 4 ori. Costruisci senza un colono.
golden-ages-name-byzantium = Bisanzio
    .text = Subito 5 ori.
golden-ages-name-spain = Spagna
    .the = la Spagna
    .text = 3 ori per ogni gemma presa.
golden-ages-name-turkey = Turchia
    .the = la Turchia
    .text = Con Agricoltura: sviluppi Architettura, o 6 ori se ce l’hai.
golden-ages-name-england = Inghilterra
    .the = l’Inghilterra
    .text = Con Scrittura: sviluppi Moneta, o 6 ori se ce l’hai.
golden-ages-name-portugal = Portogallo
    .the = il Portogallo
    .text = Subito 4 ori. 3 ori quando un colono supera il bordo.
golden-ages-name-prussia = Prussia
    .the = la Prussia
    .text = Con Carrozza: sviluppi Ferrovia, o 6 ori se ce l’hai.
golden-ages-name-austria = Austria
    .the = l’Austria
    .text = Con Metallurgia: sviluppi Edilizia, o 6 ori se ce l’hai.
golden-ages-name-russia = Russia
    .the = la Russia
    .text = Gli esploratori non si sdraiano.
golden-ages-name-japan = Giappone
    .the = il Giappone
    .text = Le tecnologie costano 2 in meno; più d’una in un’azione.
golden-ages-name-usa = USA
    .the = gli USA
    .text = 4 ori se ti muovi dove c’è un rivale.
golden-ages-name-european-union = Unione Europea
    .the = l’Unione Europea
    .text = 4 ori per ogni colono che va all’agorà.
golden-ages-name-india = India
    .the = l’India
    .text = Sviluppi subito una tecnologia di livello 4, senza i suoi punti.
golden-ages-name-brazil = Brasile
    .the = il Brasile
    .text = 4 ori per ogni gemma presa.

golden-ages-name-colossus = Colosso
    .the = il Colosso
    .the-start = Il Colosso
    .text = Subito: 2 punti per cubo sulla mappa. Attivazione: 1 punto.
golden-ages-name-great-library = Grande Biblioteca
    .the = la Grande Biblioteca
    .the-start = La Grande Biblioteca
    .text = Subito: sviluppi una tecnologia gratis.
golden-ages-name-pyramids = Piramidi
    .the = le Piramidi
    .the-start = Le Piramidi
    .text = Subito: 2 punti per roccia. Attivazione: 1 punto.
golden-ages-name-hanging-gardens = Giardini Pensili
    .the = i Giardini Pensili
    .the-start = I Giardini Pensili
    .text = Subito: 2 punti per grano. Attivazione: 1 punto.
golden-ages-name-notre-dame = Notre-Dame
    .the = Notre-Dame
    .the-start = Notre-Dame
    .text = Attivazione: manda i tuoi coloni sdraiati all’agorà, o riporta a casa quelli dell’agorà.
golden-ages-name-hagia-sophia = Santa Sofia
    .the = Santa Sofia
    .the-start = Santa Sofia
    .text = 2 ori per ogni città fondata.
golden-ages-name-spiral-minaret = Minareto a spirale
    .the = il Minareto a spirale
    .the-start = Il Minareto a spirale
    .text = Alla fine 2 punti per tecnologia di livello 3 o 4.
golden-ages-name-great-wall = Grande Muraglia
    .the = la Grande Muraglia
    .the-start = La Grande Muraglia
    .text = 3 ori ogni volta che un rivale attacca.
golden-ages-name-oxford-university = Oxford
    .the = l’università di Oxford
    .the-start = L’università di Oxford
    .text = Subito: sviluppi due tecnologie gratis.
golden-ages-name-versailles = Versailles
    .the = Versailles
    .the-start = Versailles
    .text = Attivazione: 1 punto per grano.
golden-ages-name-eiffel-tower = Torre Eiffel
    .the = la Torre Eiffel
    .the-start = La Torre Eiffel
    .text = Attivazione: 1 punto per roccia.
golden-ages-name-porcelain-tower = Torre di porcellana
    .the = la Torre di porcellana
    .the-start = La Torre di porcellana
    .text = Subito: 3 punti per tessera gloria.
golden-ages-name-kremlin = Cremlino
    .the = il Cremlino
    .the-start = Il Cremlino
    .text = Subito: 1 punto per colono sdraiato sulla mappa.
golden-ages-name-apollo-program = Missione Apollo
    .the = la Missione Apollo
    .the-start = La Missione Apollo
    .text = Subito: 2 punti per gemma.
golden-ages-name-internet = Internet
    .the = Internet
    .the-start = Internet
    .text = Subito: 1 punto per città e 1 per la capitale.
golden-ages-name-united-nations = Nazioni Unite
    .the = le Nazioni Unite
    .the-start = Le Nazioni Unite
    .text = Ricevi l’oro che i rivali pagano per attaccare.

golden-ages-name-market = Mercato
    .the = il Mercato
    .the-start = Il Mercato
    .text = 1 oro per colono nell’agorà.
golden-ages-name-library = Biblioteca
    .the = la Biblioteca
    .the-start = La Biblioteca
    .text = Sviluppi una tecnologia con 2 ori di sconto.
golden-ages-name-granary = Granaio
    .the = il Granaio
    .the-start = Il Granaio
    .text = 1 oro per ogni tuo colono in piedi.
golden-ages-name-bank = Banca
    .the = la Banca
    .the-start = La Banca
    .text = 4 ori.
golden-ages-name-university = Università
    .the = l’Università
    .the-start = L’Università
    .text = Sviluppi una tecnologia con 3 ori di sconto.
golden-ages-name-wall = Mura
    .the = le Mura
    .the-start = Le Mura
    .text = Attaccarti costa 3 ori in più.
golden-ages-name-museum = Museo
    .the = il Museo
    .the-start = Il Museo
    .text = 6 ori.
golden-ages-name-observatory = Osservatorio
    .the = l’Osservatorio
    .the-start = L’Osservatorio
    .text = Sviluppi una tecnologia con 5 ori di sconto.
golden-ages-name-factory = Fabbrica
    .the = la Fabbrica
    .the-start = La Fabbrica
    .text = Rialzi uno dei tuoi coloni.
golden-ages-name-cinema = Cinema
    .the = il Cinema
    .the-start = Il Cinema
    .text = 2 punti per colono nell’agorà.
golden-ages-name-laboratory = Laboratorio
    .the = il Laboratorio
    .the-start = Il Laboratorio
    .text = Sviluppi una tecnologia gratis.
golden-ages-name-power-plant = Centrale
    .the = la Centrale
    .the-start = La Centrale
    .text = 2 ori per città e 2 per la capitale.

golden-ages-name-j1 = Costruttori
    .text = 3 punti per ogni edificio.
golden-ages-name-j2 = Conquistatori
    .text = 2 punti per ogni tessera gloria.
golden-ages-name-j3 = Popoli
    .text = 1 punto per ogni cubo sulla mappa.
golden-ages-name-j4 = Gioielli
    .text = 2 punti per ogni simbolo gemma.
golden-ages-name-j5 = Cave
    .text = 2 punti per ogni simbolo roccia.
golden-ages-name-j6 = Selve
    .text = 2 punti per ogni simbolo selvaggina.
golden-ages-name-j7 = Raccolti
    .text = 2 punti per ogni simbolo grano.
golden-ages-name-j8 = Monumenti
    .text = 4 punti per ogni meraviglia.
golden-ages-name-j9 = Sapere
    .text = 1 punto per ogni tecnologia.
golden-ages-name-j10 = Tesoro
    .text = 1 punto ogni 3 ori.

golden-ages-name-f1 = Nuovo ordine mondiale
    .text = Alla fine, 8 punti a chi ha più oro.
golden-ages-name-f2 = Intelligenza artificiale
    .text = Alla fine, 8 punti a chi ha più tecnologie.
golden-ages-name-f3 = Viaggi nel tempo
    .text = Alla fine, 8 punti a chi ha più meraviglie.
golden-ages-name-f4 = Psicostoria
    .text = Alla fine, 8 punti a chi ha più cubi sulla mappa.
golden-ages-name-f5 = Volo spaziale
    .text = Alla fine, 8 punti a chi ha più tessere gloria.
golden-ages-name-f6 = Nanotecnologia
    .text = Alla fine, 8 punti a chi ha più simboli roccia.
golden-ages-name-f7 = Biotecnologia
    .text = Alla fine, 8 punti a chi ha più simboli selvaggina.
golden-ages-name-f8 = Fusione fredda
    .text = Alla fine, 8 punti a chi ha più simboli gemma.
golden-ages-name-f9 = Agricoltura marina
    .text = Alla fine, 8 punti a chi ha più simboli grano.
golden-ages-name-f10 = Arcologia
    .text = Alla fine, 8 punti a chi ha più edifici.

## A che punto della partita

golden-ages-round =
    Era { $round ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }

# Bronze.

bronze-title = Bronze
bronze-blurb = Ogni nuova carta risveglia le vicine, e ogni carta sveglia fonda un insediamento.

## Che cosa si fa: il valore dice che è successo, .offer lo propone.

bronze-take =
    { $actor ->
        [you] Prendi
       *[other] { $actor } prende
    } la carta { NAME($card) } dalla pila { $stack } e la { $actor ->
        [you] giochi
       *[other] gioca
    } { bronze-played }
    .offer = Prendi la carta { NAME($card) } dalla pila { $stack } e giocala { bronze-played }
    .typed = up: scoperta; down: come Bronzo
# Come si gioca una carta: "scoperta nella colonna 2".
bronze-played =
    { $side ->
        [down] come Bronzo
       *[up] scoperta
    } { $column ->
        [left] in una nuova colonna a sinistra
        [right] in una nuova colonna a destra
       *[other] nella colonna { $column }
    }
bronze-settle =
    { $actor ->
        [you] Insedi
       *[other] { $actor } insedia
    } { NAME($settlers) } { NAME($terrain, case: "in") } della tessera { $tile } con { NAME($card) }
    .offer = Insedia { NAME($settlers) } { NAME($terrain, case: "in") } della tessera { $tile } con { NAME($card) }
bronze-city =
    { $actor ->
        [you] Prendi
       *[other] { $actor } prende
    } la città di { NAME($city) }
    .offer = Prendi la città di { NAME($city) }
bronze-done =
    { $actor ->
        [you] Finisci il turno
       *[other] { $actor } finisce il turno
    }
    .offer = Finisci il turno

## Che cosa porta il caso

bronze-chance-first =
    { $seat ->
        [you] Inizi tu
       *[other] Inizia { $seat }
    }
bronze-chance-sizes = Le pile hanno { $first }, { $second }, { $third } e { $fourth } carte, la riserva { $reserve }
bronze-chance-province =
    La provincia della tessera { $tile } vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
bronze-chance-land = Si scopre la tessera { $tile }
bronze-chance-reveal = Ora la pila { $stack } mostra { NAME($card) }
bronze-chance-city-draw = Arriva la città di { NAME($city) }

## Perché no

bronze-rule-over = La partita è finita.
bronze-rule-chance = Prima che tu possa agire bisogna ancora scoprire o pescare qualcosa.
bronze-rule-take-first = Il turno comincia prendendo una carta; gli insediamenti vengono dopo.
bronze-rule-taken = In questo turno hai già preso la tua carta: insediati o finisci il turno.
bronze-rule-stack-empty = La pila { $stack } è vuota: non c’è nessuna carta da prendere.
bronze-rule-first-column = La tua primissima carta apre la prima colonna, che si scrive 'right'.
bronze-rule-no-column = Non hai ancora una colonna { $column }; una nuova si apre all’estrema sinistra o all’estrema destra.
bronze-rule-four-columns = Hai quattro colonne, e una quinta non c’è mai.
bronze-rule-no-tile = Con questo numero di giocatori non c’è una tessera { $tile }.
bronze-rule-face-down = La tessera { $tile } è ancora coperta: si scopre quando qualcuno si insedia su quella precedente.
bronze-rule-behind = Hai già un insediamento più a destra, quindi la tessera { $tile } per te è chiusa.
bronze-rule-no-markers = Non hai più segnalini.
bronze-rule-asleep = In questo turno non hai una carta { NAME($card) } sveglia e non ancora usata.
bronze-rule-no-spot = Non c’è un posto del genere { NAME($terrain, case: "in") } della tessera { $tile }.
bronze-rule-settled = Su quel posto c’è già un insediamento.
bronze-rule-wrong-terrain = Con { NAME($card) } ti insedi { LIST($terrains, case: "in") }, non { NAME($terrain, case: "in") }.
bronze-rule-wrong-settlers = { NAME($card) } porta { LIST($brings) }, e quel posto è per { NAME($settlers) }.
bronze-rule-city-first = Hai raggiunto una nuova tessera: prima di continuare prendi una delle sue città.
bronze-rule-no-city-due = Una città si prende solo con il primo segnalino su una tessera.
bronze-rule-city-elsewhere = { NAME($city) } non è sotto la tessera che hai appena raggiunto.
bronze-rule-first-player = Chi inizia si sorteggia una volta sola, proprio all’inizio, fra i posti della partita.
bronze-rule-stack-sizes = Il mazzo si divide una volta sola, prima di giocare, in pile il più possibile uguali.
bronze-rule-province = Prima di giocare ogni tessera riceve un gettone provincia, da sinistra a destra, finché ce ne sono di quel valore.
bronze-rule-land = Si scopre solo la prima tessera coperta da sinistra, al momento giusto, e ogni terra c’è una volta sola.
bronze-rule-reveal = Si scopre solo la pila da cui si è presa una carta, e può uscire solo una carta che nessuno ha ancora visto.
bronze-rule-city-draw = Le città si pescano solo quando ci si insedia per la prima volta su una tessera, ogni carta una volta sola.

## Opzioni

bronze-option-edition = Edizione del regolamento
bronze-option-edition-2018 = 2018
    .help = Una provincia si assegna quando tutti sono andati oltre o ogni posto è occupato.
bronze-option-edition-2017 = 2017
    .help = Una provincia si prende appena nessun altro può più vincerla.

## Da dove vengono i punti

bronze-source-provinces = Province
    .inline = province
    .from = dalle province
bronze-source-routes = Rotte commerciali
    .inline = rotte commerciali
    .from = dalle rotte commerciali
bronze-source-cities = Città
    .inline = città
    .from = dalle città

## Che cosa ha provocato una mossa oltre a ciò che dice

bronze-fact-route-won =
    { $seat ->
        [you] Vinci
       *[other] { $seat } vince
    } la rotta da { $length } { NAME($terrain, case: "in") }, che vale { bronze-points }
bronze-fact-route-back =
    { $seat ->
        [you] Restituisci
       *[other] { $seat } restituisce
    } la rotta da { $length } { NAME($terrain, case: "in") }
bronze-fact-province-won =
    { $seat ->
        [you] Vinci
       *[other] { $seat } vince
    } la provincia della tessera { $tile }, che vale { bronze-points }
bronze-fact-province-missed =
    { $seat ->
        [you] Non ottieni
       *[other] { $seat } non ottiene
    } la provincia della tessera { $tile }, che vale { bronze-points }: lì { $winner ->
        [you] hai
       *[other] { $winner } ha
    } più insediamenti di tutti
bronze-fact-province-out = Nessuno vince la provincia della tessera { $tile }
bronze-fact-city-met =
    Ora { NAME($city) } vale { bronze-points } per { $seat ->
        [you] te
       *[other] { $seat }
    }
bronze-fact-city-unmet =
    { NAME($city) } non vale più niente per { $seat ->
        [you] te
       *[other] { $seat }
    }
bronze-fact-city-worth =
    Ora { NAME($city) } vale { bronze-points } per { $seat ->
        [you] te
       *[other] { $seat }
    }, non più { $was }
bronze-fact-city-decided =
    { NAME($city) }: { $points ->
        [0] niente
       *[other] { bronze-points }
    } per { $seat ->
        [you] te
       *[other] { $seat }
    }
bronze-fact-idle =
    { $who ->
        [you] Non insedi nessuno
       *[other] { $who } non insedia nessuno
    }
bronze-fact-reserve = La prima pila è vuota e la riserva la sostituisce; il giro in cui se ne svuota un’altra sarà l’ultimo
bronze-fact-ending = È l’ultimo giro: { LIST($why) }
bronze-fact-ended = La partita è finita: { LIST($why) }
bronze-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

bronze-name-end-stack = si è svuotata una seconda pila
bronze-name-end-markers = qualcuno ha finito i segnalini
bronze-name-end-last-tile = l’ultima tessera è piena

## Che cosa chiede una città, e a che punto è un giocatore

bronze-goal-most-settled = { bronze-points } se hai più insediamenti { NAME($terrain, case: "in") } di ogni rivale
bronze-goal-most-cards = { bronze-points } se hai più carte { NAME($tech) } di ogni rivale
bronze-goal-row = { bronze-points } per una riga con { NAME($tech) }, { NAME($second) } e { NAME($third) }
bronze-goal-pairs = { bronze-points } per ogni coppia di Bronzo e { NAME($tech) }
bronze-goal-column = { bronze-points } per ogni tecnologia diversa nella tua colonna migliore
bronze-goal-settlers = { bronze-points } se hai contadini, pastori e cacciatori { NAME($terrain, case: "in") } e anche { NAME($other, case: "in") }
bronze-goal-provinces = { bronze-points } per ogni gettone provincia
bronze-goal-routes = { bronze-points } per ogni gettone rotta
bronze-goal-none-above =
    { bronze-points } se nessuna tecnologia ha più di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
bronze-goal-fewest-provinces = { bronze-points } se hai meno gettoni provincia di ogni rivale
bronze-goal-most-markers = { bronze-points } se ti restano più segnalini che a ogni rivale
bronze-goal-fewest-markers = { bronze-points } se ti restano meno segnalini che a ogni rivale
bronze-goal-variety =
    { bronze-points } se hai almeno { $count ->
        [one] { $count } tecnologia
       *[other] { $count } tecnologie diverse
    }
bronze-goal-full-rows = { bronze-points } per ogni riga completa di quattro carte
bronze-goal-bronze-columns = { bronze-points } per un Bronzo in ognuna delle quattro colonne
bronze-goal-long-column =
    { bronze-points } per una colonna di almeno { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

bronze-status-compare =
    { $stand ->
        [leads] In testa
        [fewest] Il minimo
        [tied] Pari
        [many] Troppi
       *[behind] Indietro
    }: { $mine } contro { $rival }
bronze-status-row = Alla riga { $row } occorre ancora: { LIST($missing) }
bronze-status-row-done = Completa nella riga { $row }
bronze-status-out = Non più raggiungibile
bronze-status-settlers =
    { $where ->
        [first] Servono { LIST($missing) } { NAME($terrain, case: "in") }
        [second] Servono { LIST($also) } { NAME($other, case: "in") }
       *[both] Servono { LIST($missing) } { NAME($terrain, case: "in") }; { LIST($also) } { NAME($other, case: "in") }
    }
bronze-status-settlers-done = Tutti i coloni in entrambi i terreni
bronze-status-pairs = { $n } Bronzo e { $cards } { NAME($tech) }
bronze-status-column = Colonna migliore: { $n } diverse
bronze-status-provinces = Gettoni provincia: { $n }
bronze-status-routes = Gettoni rotta: { $n }
bronze-status-none-above = Massimo di una tecnologia: { $n }, ammesse { $count }
bronze-status-variety = Tecnologie diverse: { $n }, ne servono { $count }
bronze-status-full-rows = Righe complete: { $n }
bronze-status-bronze-columns = Bronzo in { $n } colonne su 4
bronze-status-long-column = Carte nella colonna più lunga: { $n }, ne servono { $count }

bronze-tech-text = Porta { LIST($settlers) } { LIST($terrains, case: "in") }.

## Il tavolo in un terminale; le colonne sono strette, parole brevi

bronze-table-round = Giro { $n }
bronze-table-first-player = , inizia{" "}
bronze-table-asks =
    { $phase ->
        [first] si sorteggia chi inizia
        [sizes] si dividono le pile
        [province] si dispongono le province
        [land] si scopre una tessera
        [reveal] si scopre una carta
        [take] prendi una carta
        [settle] insediati con le carte sveglie o finisci il turno
        [city-draw] si dispongono le città
        [city] prendi una città
       *[over] la partita è finita
    }
bronze-table-ending =
    { $phase ->
        [over] La partita è finita: { NAME($why) }
       *[other] Ultimo giro: { NAME($why) }
    }
bronze-table-tile = tessera
bronze-table-province = provincia
bronze-table-route = rotta 3 5 7
bronze-table-worth = punti 3 6 10
bronze-table-legend = posti liberi: n contadini, p pastori, t cacciatori
bronze-table-holder = di chi
bronze-table-longest = più lunga
bronze-table-cities-at = Città sotto la tessera { $tile }: { LIST($cities) }
bronze-table-stack = Pila { $n }{" "}
bronze-table-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
bronze-table-in = {" "}su{" "}
bronze-table-face-down = coperta
bronze-table-empty = vuota
bronze-table-reserve =
    Riserva: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
bronze-table-column = colonna { $n }
bronze-table-hidden = (altre { $n })
bronze-table-cities-now = città         ora
bronze-table-cities = Città:
bronze-table-standing =
    { bronze-points }: province { $provinces }, rotte { $routes }, città { $cities }; { $markers ->
        [one] { $markers } segnalino
       *[other] { $markers } segnalini
    }{ $tile ->
        [0] {""}
       *[other] , sulla tessera { $tile }
    }
bronze-table-awake =
    Puoi insediarti con { NAME($card) }{ $times ->
        [1] {""}
       *[other] {" "}({ $times } volte)
    }: { $spots ->
        [one] { $spots } posto libero
       *[other] { $spots } posti liberi
    }
bronze-table-free = libero
bronze-table-woken = (sveglia)
bronze-table-tile-line =
    Tessera { $tile }{ $province ->
        [none] {""}
        [held] , provincia da { bronze-points } di { $holder }
        [out] , provincia da { bronze-points } fuori gioco
       *[open] , provincia da { bronze-points }
    }
bronze-table-holds-route = { $seat } ha la rotta da { $length }
bronze-table-city-now = { NAME($city) }, ora { bronze-points }

## Che cosa conta una riga del punteggio

bronze-count-settlements =
    { $count ->
        [one] { $count } insediamento
       *[other] { $count } insediamenti
    }{ $which ->
        [none] {""}
       *[other] {" "}{ NAME($which, case: "in") }
    }
bronze-count-line = una linea di { $count }
bronze-count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { NAME($which) }
bronze-count-row = { $count } di 3 tecnologie in una riga
bronze-count-pairs =
    { $count ->
        [one] { $count } coppia
       *[other] { $count } coppie
    } con { NAME($which) }
bronze-count-column =
    { $count ->
        [one] { $count } tecnologia
       *[other] { $count } tecnologie diverse
    } nella colonna migliore
bronze-count-settlers = { $count } di 6 tipi di coloni
bronze-count-provinces =
    { $count ->
        [one] { $count } provincia
       *[other] { $count } province
    }
bronze-count-routes =
    { $count ->
        [one] { $count } rotta commerciale
       *[other] { $count } rotte commerciali
    }
bronze-count-alike =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } di una tecnologia
bronze-count-markers =
    { $count ->
        [one] { $count } segnalino rimasto
       *[other] { $count } segnalini rimasti
    }
bronze-count-technologies =
    { $count ->
        [one] { $count } tecnologia
       *[other] { $count } tecnologie diverse
    }
bronze-count-full-rows =
    { $count ->
        [one] { $count } riga completa
       *[other] { $count } righe complete
    }
bronze-count-bronze-columns = Bronzo in { $count } colonne su 4
bronze-count-long-column =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } nella colonna più lunga

## Nomi

bronze-name-none = nessuna carta
bronze-name-domestication = Allevamento
bronze-name-pottery = Ceramica
bronze-name-masonry = Muratura
bronze-name-authority = Autorità
bronze-name-religion = Religione
bronze-name-wheel = Ruota
bronze-name-irrigation = Irrigazione
bronze-name-bronze-casting = Bronzo

bronze-name-mountains = montagne
    .title = Montagne
    .in = sulle montagne
bronze-name-woods = boschi
    .title = Boschi
    .in = nei boschi
bronze-name-grasslands = praterie
    .title = Praterie
    .in = nelle praterie
bronze-name-savannas = savane
    .title = Savane
    .in = nelle savane
bronze-name-deserts = deserti
    .title = Deserti
    .in = nei deserti
bronze-name-jungles = giungle
    .title = Giungle
    .in = nelle giungle
bronze-name-shore = costa
    .title = Costa
    .in = sulla costa

bronze-name-farmers = contadini
    .letter = n
bronze-name-herders = pastori
    .letter = p
bronze-name-hunters = cacciatori
    .letter = t
bronze-name-nobody = nessuno

# Righe del punteggio: province per tessera, rotte per terreno e lunghezza.
bronze-name-tile-1 = Tessera 1
bronze-name-tile-2 = Tessera 2
bronze-name-tile-3 = Tessera 3
bronze-name-tile-4 = Tessera 4
bronze-name-tile-5 = Tessera 5
bronze-name-tile-6 = Tessera 6
bronze-name-tile-7 = Tessera 7
bronze-name-tile-8 = Tessera 8
bronze-name-tile-9 = Tessera 9
bronze-name-tile-10 = Tessera 10
bronze-name-tile-11 = Tessera 11
bronze-name-mountains-3 = Montagne, 3
bronze-name-mountains-5 = Montagne, 5
bronze-name-mountains-7 = Montagne, 7
bronze-name-woods-3 = Boschi, 3
bronze-name-woods-5 = Boschi, 5
bronze-name-woods-7 = Boschi, 7
bronze-name-grasslands-3 = Praterie, 3
bronze-name-grasslands-5 = Praterie, 5
bronze-name-grasslands-7 = Praterie, 7
bronze-name-savannas-3 = Savane, 3
bronze-name-savannas-5 = Savane, 5
bronze-name-savannas-7 = Savane, 7
bronze-name-deserts-3 = Deserti, 3
bronze-name-deserts-5 = Deserti, 5
bronze-name-deserts-7 = Deserti, 7
bronze-name-jungles-3 = Giungle, 3
bronze-name-jungles-5 = Giungle, 5
bronze-name-jungles-7 = Giungle, 7
bronze-name-shore-3 = Costa, 3
bronze-name-shore-5 = Costa, 5
bronze-name-shore-7 = Costa, 7

bronze-name-acrotiri = Akrotiri
bronze-name-altyndepe = Altyndepe
bronze-name-amri = Amri
bronze-name-arkaim = Arkaim
bronze-name-assur = Assur
bronze-name-athens = Atene
bronze-name-avaris = Avaris
bronze-name-babylon = Babilonia
bronze-name-bactra = Battra
bronze-name-beycesultan = Beycesultan
bronze-name-biskupin = Biskupin
bronze-name-byblos = Biblo
bronze-name-corinth = Corinto
bronze-name-dholavira = Dholavira
bronze-name-eshnunna = Eshnunna
bronze-name-gonur-tepe = Gonur Tepe
bronze-name-harappa = Harappa
bronze-name-hattusa = Hattusa
bronze-name-kerma = Kerma
bronze-name-kish = Kish
bronze-name-knossos = Cnosso
bronze-name-kumayri = Kumayri
bronze-name-lagash = Lagash
bronze-name-limantepe = Limantepe
bronze-name-lothal = Lothal
bronze-name-malia = Malia
bronze-name-mari = Mari
bronze-name-memphis = Menfi
bronze-name-mohenjo-daro = Mohenjo-daro
bronze-name-mycenae = Micene
bronze-name-nafplio = Nauplia
bronze-name-orchomenus = Orcomeno
bronze-name-phaistos = Festo
bronze-name-rakhigarhi = Rakhigarhi
bronze-name-sidon = Sidone
bronze-name-sintashta = Sintashta
bronze-name-stonehedge = Stonehenge
bronze-name-su-nuraxi = Su Nuraxi
bronze-name-susa = Susa
bronze-name-tel-megiddo = Tel Megiddo
bronze-name-teotihuacan = Teotihuacan
bronze-name-thebes = Tebe
bronze-name-tiryns = Tirinto
bronze-name-troy = Troia
bronze-name-tyre = Tiro
bronze-name-ugarit = Ugarit
bronze-name-ur = Ur
bronze-name-uruk = Uruk
bronze-name-yinxu = Yinxu
bronze-name-yoshinogari = Yoshinogari

## A che punto della partita

bronze-round = Giro { $round }

# Giocare con altri attraverso un server: inizio, sala d’attesa, tavolo, la pagina di una persona.

page-online-with-friends = Con amici
page-online-with-friends-elsewhere = Con amici lontani
page-online-code = Hai un link o un codice?
page-online-code-example = amphora-7q2
page-online-lead = Contro il computer o con gli amici, vicini o lontani. Nessun account, niente da installare.
page-online-join = Entra
page-online-online = Online
page-online-offline = Nessuna connessione
page-online-kept-at = I tavoli con amici stanno su { $host }.
page-online-kept-local = Quelli contro il computer restano in questo browser.
page-online-kept-here = Il server non risponde. I tavoli su questo dispositivo funzionano.
page-online-as-of = alle { $time }
page-online-your-move = Tocca a te
page-online-waiting-for = In attesa di altri
page-online-finished = Finite in tua assenza
page-online-invitations = Inviti
page-online-open-tables = Tavoli aperti
page-online-no-thanks = No, grazie
page-online-over = La partita è finita.
page-online-ended-early = finita in anticipo
page-online-closed-by = { $name } ha chiuso questo tavolo.
page-online-expired = Chiuso: nessuno ha iniziato la partita in due settimane.
page-online-seat-given = { $name } ha dato ad altri il tuo posto.
page-online-on-device = Su questo dispositivo
page-online-fetching = Cerco i tuoi tavoli…
page-online-no-lists = Nessuna connessione. I tuoi tavoli compaiono qui appena il server risponde.
page-online-no-tables = Ancora nessun tavolo con amici. Manda un link e il primo appare qui.
page-online-acts = tocca a { $name }
page-online-no-clock = senza orologio
page-online-free-seats =
    { $n ->
        [0] Tutti i posti sono occupati.
        [one] { $n } posto è libero.
       *[other] { $n } posti sono liberi.
    }
page-online-remove = Togli { $title } dall’elenco

## La connessione, a parole

page-online-no-connection = nessuna connessione
page-online-connected = online
page-online-lost-since = Nessuna connessione dalle { $time }.
page-online-lost-help = Vedi il tavolo com’era allora. Non si perde niente: la partita è al sicuro sul server.
page-online-lost-clock = Il tuo orologio corre.
page-online-lost-move = La tua mossa parte quando torna la rete.
page-online-lost-back = Non c’è connessione. Chiedilo quando torna.
page-online-sending = In attesa di invio: { $what }
page-online-sending-help = Si gioca appena il server risponde. Fino ad allora non si può scegliere altro.
page-online-withdraw-move = Scegli altro
page-online-next-try =
    { $n ->
        [0] riprovo ora
       *[other] riprovo fra { $n } s
    }
page-online-try-now = Riprova ora
page-online-back-nothing = Connessione tornata. Nel frattempo non è successo niente.
page-online-back-own = Connessione tornata. La tua mossa è stata giocata.
page-online-back-steps =
    { $n ->
        [one] Connessione tornata. Nel frattempo { $n } mossa.
       *[other] Connessione tornata. Nel frattempo { $n } mosse.
    }
page-online-restored = Il server è stato riportato a una copia delle { $time }.

## Presenza e tempo

page-online-here = in linea
page-online-thinking = in linea, è di turno
page-online-away-now = assente
page-online-away-min = assente da { $n } min
page-online-away-hours = assente da { $n } h
page-online-away-days =
    { $n ->
        [one] assente da { $n } giorno
       *[other] assente da { $n } giorni
    }
page-online-not-connected = non in linea
page-online-not-known = senza notizie dalle { $time }
page-online-waiting = in attesa
page-online-computer = computer, livello { $level }
page-online-stalled = computer, attende memoria sul server
page-online-bot = un programma
page-online-stands-in = assente dalle { $time }, gioca il computer
page-online-ready = ok
page-online-always-ready = sempre ok
page-online-not-agreed = deve dare l’accordo
page-online-paused = in pausa
page-online-left-minutes = restano { $n } min
page-online-left-hours = restano { $n } h
page-online-left-days =
    { $n ->
        [one] resta { $n } giorno
       *[other] restano { $n } giorni
    }
page-online-low =
    { $n ->
        [one] resta { $n } secondo
       *[other] restano { $n } secondi
    }

## Arrivare a un tavolo

page-online-your-name = Il tuo nome
page-online-name-help = Lo vedranno i tuoi amici. Non serve un account.
page-online-invited = { $name } ti invita a giocare a { $game }
page-online-at-table = Un tavolo di { $game }
page-online-who-sits =
    { $names ->
        [none] Non c’è ancora nessuno.
       *[other] Al tavolo: { $names }.
    }
page-online-sit = Siediti
page-online-watch = Guarda
page-online-set-table = Crea il tavolo
page-online-no-table = Questo tavolo non esiste.
page-online-no-code = Nessun tavolo ha il codice “{ $code }”. Oppure la partita è iniziata: il codice vale solo prima. Il link vale ancora.
page-online-gone = Non puoi guardare questo tavolo.
page-online-closed = Il tavolo è stato chiuso.

## La sala d’attesa

page-online-room-title = { $game } con amici
page-online-with-lead = Chi ha il link può sedersi.
page-online-room-lead = Il tavolo è pronto. Chi ha il link può sedersi, senza account.
page-online-dealing = Sigillo la distribuzione…
page-online-wait-shares = Per la distribuzione manca un numero di { $names }. Arriva quando si apre Oxhide.
page-online-wait-gone = Per la distribuzione manca un numero di chi non c’è più. Tra un minuto se ne potrà fare a meno.
page-online-deal-now = Distribuire senza
page-online-begins = La partita comincia. Il primo turno è di { $name }.
page-online-begins-you = La partita comincia. Il primo turno è tuo.
page-online-seats = Posti
page-online-count =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }, { $free ->
        [0] nessun posto libero
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
page-online-how-many = Giocatori
page-online-you-host = tu, ospiti la partita
page-online-you-guest = tu
page-online-host = ospita la partita
page-online-guest = ospite
page-online-free-seat = Un posto libero
page-online-for-next = per chi apre il link
page-online-kept-for = tenuto per { $names }
page-online-put-computer = Metti un computer
page-online-computer-sub = computer, gioca sul server
page-online-empty-seat = Libera il posto di { $name }
page-online-move-up = Sposta { $name } più su
page-online-move-down = Sposta { $name } più giù
page-online-lot = Sorteggia i posti all’inizio
page-online-by-itself = Inizia da sé quando i posti sono pieni
page-online-clock = Orologio
page-online-clock-none = Senza orologio
    .help = Ognuno gioca quando vuole.
page-online-clock-live =
    { $bonus ->
        [0] Dal vivo, { $time } min a testa
       *[other] Dal vivo, { $time } min + { $bonus } s a turno
    }
    .help =
        { $bonus ->
            [0] Si gioca tutta di seguito, al massimo { $all } minuti.
           *[other] Si gioca tutta di seguito. Ogni turno aggiunge { $bonus } s.
        }
page-online-clock-days =
    { $time ->
        [one] Un giorno a mossa
       *[other] { $time } giorni a mossa
    }
    .help = Non serve esserci nello stesso momento. La prima pagina mostra dove tocca a te.
page-online-clock-note = Se un orologio scade, un computer gioca al suo posto fino al ritorno.
page-online-minutes = Minuti a testa
page-online-bonus = Secondi in più a turno
page-online-days = Giorni a mossa
page-online-stand-in-level = Computer di riserva
page-online-rules = Regole
page-online-counts = La partita vale per la classifica
page-online-counts-note = In tal caso non si torna più indietro dopo che qualcuno ha visto qualcosa di nuovo.
page-online-back-note = Dopo che qualcuno ha visto qualcosa di nuovo, si torna indietro solo se tutti sono d’accordo. Tutti possono chiedere suggerimenti al computer.
page-online-hint-note = Qui tutti possono chiedere suggerimenti. Agli altri non viene detto.
page-online-uncounted =
    { $why ->
        [beside] La partita non conterà: due persone giocano sullo stesso dispositivo.
       *[other] La partita non conterà: gioca un computer la cui forza nessuno ha misurato.
    }
page-online-watching = Spettatori
page-online-may-watch = Gli amici possono guardare, due turni dopo
page-online-watch-note = Usano lo stesso link. Vedono ciò che vedete tutti, mai una carta nascosta, e non possono scrivere in chat.
page-online-invite = Invita
page-online-scan = Inquadralo con un telefono allo stesso tavolo, o leggi ad alta voce
page-online-enter = Scrivilo nella pagina iniziale di Oxhide.
page-online-link = Il link
page-online-copy = Copia il link
page-online-copied = Il link è copiato.
page-online-share = Condividi
page-online-mail = E-mail
page-online-new-link = Nuovo link
page-online-link-is-new = C’è un nuovo link. Quello vecchio non vale più.
page-online-qr = Il link come codice QR
page-online-here-now = Ora in linea
page-online-sealed = La distribuzione è sigillata
page-online-committed = Il numero del server è sigillato
page-online-seal-what = Che cos’è?
page-online-seal-why = Le carte si pescano con un numero del server e uno di ogni persona al tavolo. Quello del server è fissato prima che qualcuno si sieda: questo è il suo sigillo. All’inizio i numeri si uniscono. La distribuzione riceve un sigillo suo, che vedi alla fine, quando il tuo browser controlla tutto.
page-online-leave = Esci
page-online-start = Inizia
page-online-start-with =
    { $n ->
        [1] Inizia
       *[other] Inizia con { $n }
    }
page-online-all-ready = Tutto pronto
page-online-new-rules = Le regole sono cambiate
page-online-agree = D’accordo
page-online-agree-help = Guardale qui sopra. La partita comincia solo se ti vanno bene.
page-online-wait-agree = Manca l’accordo di { $names }.
page-online-seat-is-free =
    { $n ->
        [one] Un posto è libero
       *[other] { $n } posti sono liberi
    }
page-online-wait-host = La partita la avvia { $name }.
page-online-wait-others = Aspetta che qualcuno apra il link, o metti un computer nel posto libero.
page-online-asked = Invito a rigiocare per: { $names }.
page-online-all-taken = Il tavolo è al completo. Si può distribuire.
page-online-chose =
    { $what ->
        [rules] { $name } ha scelto altre regole.
       *[other] { $name } ha scelto: { $what }
    }
page-online-your-seat-gone = Il tuo posto è stato dato ad altri.

## Al tavolo

page-online-tell-me = Avvisami quando tocca a me
page-online-tell-no-more = Non avvisarmi più
page-online-told = Finché questa pagina è aperta, ricevi un avviso quando tocca a te.
page-online-no-notices = Il browser non permette avvisi. Torna su questa pagina per vedere se tocca a te.
page-online-notice = Tocca a te in { $game }
page-online-notice-begun = La tua partita con { $names } è iniziata
page-online-notice-text = Ha giocato { $name }.
page-online-notice-over = La partita è finita.
page-online-pencil = Pianifica a matita
page-online-pencil-label = Il tuo piano, a matita
page-online-planning = Prepara il tuo prossimo turno: si gioca quando tocca a te, se confermi. Nessun altro lo vede.
page-online-plan-stop = Smetti di pianificare
page-online-plan-do = Fallo
page-online-plan-gone = Il tuo piano non è più possibile.
page-online-plan-over = Tocca a te: la pianificazione si interrompe.
page-online-plan-none = Ora non si può pianificare nulla.
page-online-clear-plan = Togli piano
page-online-talk = Chat
page-online-talk-unread = Chat, { $n } da leggere
page-online-talk-fold = Chiudi la chat
page-online-say = Di’ qualcosa
page-online-send = Invia
page-online-say-waits = in attesa di invio
page-online-quiet = Nessuno ha ancora detto niente.
page-online-silent = Non vedi cosa dice { $name }.
page-online-hear-again = Mostra di nuovo
page-online-phrase-take-your-time = Fai con calma
page-online-phrase-nice-move = Bella mossa
page-online-phrase-sorry = Scusate
page-online-phrase-thanks = Grazie
page-online-phrase-one-moment = Un attimo
page-online-phrase-again = Un’altra?
page-online-watchers =
    { $n ->
        [one] { $n } persona guarda
       *[other] { $n } guardano
    }
page-online-watched = Guardi, con due turni di ritardo.
page-online-ask-back =
    { $name ->
        [you] { $n ->
                [one] Hai chiesto di annullare { $n } mossa
               *[other] Hai chiesto di annullare { $n } mosse
            }
       *[other] { $n ->
                [one] { $name } chiede di annullare { $n } mossa
               *[other] { $name } chiede di annullare { $n } mosse
            }
    }
page-online-ask-pause =
    { $name ->
        [you] Hai chiesto una pausa
       *[other] { $name } chiede una pausa
    }
page-online-ask-close =
    { $name ->
        [you] Hai chiesto di chiudere la partita senza contarla
       *[other] { $name } chiede di chiudere la partita senza contarla
    }
page-online-ask-stand-in =
    { $name ->
        [you] Hai chiesto che un computer giochi per { $other } fino al ritorno
       *[other] { $name } chiede che un computer giochi per { $other } fino al ritorno
    }
page-online-ask-waits = La tua risposta aspetta che torni la connessione.
page-online-ask-anew = Ciò che è uscito da allora sarà estratto di nuovo.
page-online-ask-steps = Sarebbe annullato: { $steps }
page-online-ask-one = Chiedi a { $name }
page-online-withdraw = Ritira
page-online-agreed = Hai detto di sì.
page-online-says-yes = { $name } dice di sì.
page-online-rest-help = Gli orologi si fermano finché qualcuno non riprende la partita.
page-online-no = No
page-online-allow = Va bene
page-online-your-stand-in = Dalle { $time } un computer gioca per te.
page-online-take-over = Torna a giocare
page-online-is-paused = In pausa di comune accordo. Orologi fermi.
page-online-go-on = Riprendi
page-online-is-away = { $name } non è al tavolo. Aspettare, o far giocare un computer fino al ritorno?
page-online-computer-plays = Fai giocare un computer
page-online-menu-pause = Chiedi una pausa
page-online-menu-close = Chiedi di chiudere la partita
page-online-menu-leave = Lascia il posto
page-online-menu-people = Chi è { $name }
page-online-menu-report = Segnala { $name }
page-online-report-help = Che cosa è successo? Lo legge solo chi gestisce questo server.
page-online-report-send = Invia la segnalazione
page-online-reported = Segnalato. Lo vedrà chi gestisce questo server.
page-online-leave-help = Un computer continua per te. Puoi tornare finché la partita dura.
page-online-stay = Resta
page-online-note-taken = { $name } torna indietro.
page-online-note-agreed = D’accordo: { $names }.
page-online-note-no = { $name } ha detto di no.
page-online-note-withdrawn = { $name } ritira la richiesta.
page-online-note-lapsed = La partita è andata avanti: la richiesta di { $name } non vale più.
page-online-note-stands-in = Un computer gioca per { $name }.
page-online-note-took-over = { $name } gioca di nuovo.
page-online-note-paused = La partita è in pausa.
page-online-note-resumed = La partita continua.

## La fine

page-online-as-sealed = La distribuzione corrisponde al sigillo. Il numero del server: { $number }
page-online-seal-of-deal = Il sigillo della distribuzione: { $seal }.
page-online-not-sealed = La distribuzione non corrisponde al sigillo. Salva la partita e diccelo.
page-online-not-checked = La distribuzione non si può controllare: qui la partita non è stata giocata fino in fondo.
page-online-again = Rigioca
page-online-again-sit = Siediti per la prossima
page-online-again-by =
    { $names ->
        [none] Il prossimo tavolo è pronto.
       *[other] Al tavolo per la prossima partita: { $names }.
    }
page-online-other-colour = Altri posti, altri colori: { $pieces }.
page-online-before = La partita precedente

## Una persona

page-online-browser-only = noto solo a questo browser
page-online-kept = salvato con una frase segreta
page-online-program = un programma
page-online-change-name = Cambia nome
page-online-name-changed = Il tuo nome è cambiato.
page-online-keep = Conserva questo nome
page-online-keep-help = Giochi senza account e puoi continuare così. Ma se questo browser ti dimentica, perdi nome, tavoli e cronologia. Una frase segreta li conserva, su ogni dispositivo.
page-online-name = Nome
page-online-passphrase = Frase segreta (annotala)
page-online-passphrase-plain = Frase segreta
page-online-another = Un’altra
page-online-keep-it = Conserva
page-online-recovery = Il tuo codice di recupero, mostrato solo ora: { $code }
page-online-recovery-code = Codice di recupero
page-online-recovery-help = Se dimentichi la frase segreta, con questo codice entri e ne scegli una nuova.
page-online-recovery-copy = Copia il codice
page-online-recovery-copied = Il codice è copiato.
page-online-devices = Dispositivi
page-online-add-device = Aggiungine uno con un QR
page-online-add-device-help = Aprilo sull’altro dispositivo. Funziona una volta sola.
page-online-device = Dispositivo
page-online-this-device = Questo browser
page-online-device-since = dal { $time }
page-online-sign-out = Esci
page-online-sign-in = Entra con un altro nome
page-online-have-name = Hai già salvato il nome? Entra
page-online-by-code = Con il codice di recupero
page-online-by-passphrase = Con la frase segreta
page-online-sign-in-help = Con il nome e la frase segreta che hai conservato su un altro dispositivo.
page-online-sign-in-do = Entra
page-online-give-up = Rinunciare a «{ $name }»?
page-online-give-up-help = Solo questo browser conosce quel nome. Se entri con un altro, i suoi tavoli e la sua cronologia vanno persi per sempre. Se vuoi tenerlo, conservalo prima con una frase segreta.
page-online-give-up-do = Rinuncia
page-online-signed-in = Accesso riuscito.
page-online-renew = Accesso riuscito. Scegli ora una nuova frase segreta.
page-online-hook = Avvisa un programma
page-online-hook-help = Per chi programma: quando tocca a te, il server manda un POST firmato a un tuo indirizzo. Chi gestisce il server decide quali host sono permessi.
page-online-hook-address = Indirizzo
page-online-hook-set = Avvisa
page-online-hook-on = Quando tocca a te parte un avviso a
page-online-hook-key = I messaggi sono firmati con questa chiave, mostrata una volta sola:
page-online-hook-end = Non avvisare più
page-online-hook-ended = Il tuo programma non riceve più avvisi.
page-online-data = I tuoi dati
page-online-data-help = Il file contiene tutto ciò che questo server conserva su di te: nome, dispositivi, tavoli, partite e ciò che hai detto. Eliminando i dati, il tuo nome sparisce dalle vecchie partite; le partite restano per gli altri.
page-online-export-later = Ora non è possibile. Riprova tra qualche minuto.
page-online-export = Esporta
page-online-delete = Eliminami
page-online-delete-help = Toglie subito il tuo nome, i dispositivi e i punteggi. Le partite continuano; un computer prende il tuo posto. Scrivi il tuo nome per confermare.
page-online-delete-games =
    { $n ->
        [one] Hai { $n } partita in corso.
       *[other] Hai { $n } partite in corso.
    }
page-online-deleted = I tuoi dati qui sono stati eliminati.
page-online-ended = Un altro dispositivo ti ha eliminato o disconnesso.
page-online-strength = Forza
page-online-one-scale = persone e computer su un’unica scala
page-online-games-counted =
    { $n ->
        [one] { $n } partita valida
       *[other] { $n } partite valide
    }
page-online-about-rating = Circa { $mean }, fra { $low } e { $high }.
page-online-few = Fra { $low } e { $high }. { $n ->
        [one] { $n } partita è troppo poco per dire di più.
       *[other] { $n } partite sono troppo poche per dire di più.
    }
page-online-no-rating = Valgono solo le partite segnate come valide prima dell’inizio.
page-online-band = dove { $name ->
        [you] sei
       *[other] sta { $name }
    }, 19 volte su 20
page-online-games = Partite
page-online-no-games = Le partite finite appaiono qui.
page-online-last-games = Le ultime { $n } partite su { $all }.
page-online-older-games = Partite precedenti
page-online-of-seats = { $rank }º posto su { $seats }
page-online-won = Vinta
page-online-somebody = qualcuno che se n’è andato
page-online-with = con { $names }
page-online-points-to = { $n } a { $others }
page-online-like-level = Il più vicino è il computer di livello { $level }.
page-online-level-key = computer di quel livello
page-online-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
page-online-not-counted = non valida
page-online-look-again = Rivedi
page-online-mute = Nascondi i suoi messaggi
page-online-unmute = Mostrali di nuovo

## Con che cosa il club dice di no

page-online-refused-no-link = Questo link non vale più. Chiedi quello nuovo.
page-online-refused-no-table = Qui non c’è nessun tavolo, o non è aperto a questo browser. Se è tuo, entra con il tuo nome e la frase segreta, oppure apri il suo link.
page-online-refused-seat-taken = Qualcuno si è appena seduto lì.
page-online-refused-bad-seat = Tutti i posti sono occupati.
page-online-refused-started = La partita è iniziata.
page-online-refused-dealing = La partita è in fase di distribuzione. Un momento.
page-online-refused-free-seat = Un posto è ancora libero.
page-online-refused-not-ready = Le regole sono cambiate e non tutti hanno ancora dato l’accordo.
page-online-refused-new-terms = Le regole sono cambiate di nuovo. Guardale prima.
page-online-refused-not-host = Può farlo solo chi ospita la partita.
page-online-refused-bad-name = Un nome ha da 1 a 40 caratteri comuni.
page-online-refused-taken = C’è già qualcuno con quel nome. Per conservarne uno, scegline un altro.
page-online-refused-bad-secret = Quel nome e quella frase non corrispondono.
page-online-refused-weak-secret = Una frase segreta ha almeno 8 caratteri.
page-online-refused-moved = Nel frattempo la posizione è cambiata. Guarda di nuovo.
page-online-refused-not-your-turn = Adesso tocca a qualcun altro.
page-online-refused-paused = La partita è in pausa.
page-online-refused-stands-in = Un computer gioca per te. Prima torna a giocare.
page-online-refused-out-of-time = Il tuo orologio è scaduto.
page-online-refused-ask = Nel frattempo qualcuno ha visto qualcosa di nuovo. Serve l’accordo di tutti al tavolo.
page-online-refused-counts = In una partita valida non si torna indietro dopo che qualcuno ha visto qualcosa di nuovo.
page-online-refused-next-turn = Puoi chiedere di nuovo al prossimo turno.
page-online-refused-nothing-to-undo = Non c’è niente da annullare.
page-online-refused-no-person = Il server non ti conosce. Digli il tuo nome.
page-online-refused-not-away = L’assenza è ancora troppo breve.
page-online-refused-signed-in = In questo browser qualcuno è già collegato. Esci prima, poi riapri il link.
page-online-refused-removed = Il tuo posto è stato dato ad altri. Chiedi un link per tornare.
page-online-refused-bad-webhook = Chi gestisce questo server non permette quell’indirizzo.

# Quello che la biblioteca dice di ogni gioco: errori, ripensamenti, giocatori.

engine-list-comma = {", "}
engine-list-and = {" e "}
# Tra una cosa e ciò che è, e prima di un’aggiunta; segue uno spazio.
engine-colon = :
engine-semicolon = ;

## Giocatori

engine-level-1 = Esordiente
    .low = esordiente
engine-level-2 = Principiante
    .low = principiante
engine-level-3 = Occasionale
    .low = occasionale
engine-level-4 = Allenato
    .low = allenato
engine-level-5 = Abile
    .low = abile
engine-level-6 = Forte
    .low = forte
engine-level-7 = Esperto
    .low = esperto
engine-level-8 = Maestro
    .low = maestro

# Un giocatore automatico: "Costruttore abile".
engine-player =
    { $style ->
        [builder] { engine-style-builder.start }{" "}{ engine-player.low }
        [explorer] { engine-style-explorer.start }{" "}{ engine-player.low }
        [rival] { engine-style-rival.start }{" "}{ engine-player.low }
       *[none] { $level ->
            [1] { engine-level-1 }
            [2] { engine-level-2 }
            [3] { engine-level-3 }
            [4] { engine-level-4 }
            [5] { engine-level-5 }
            [6] { engine-level-6 }
            [7] { engine-level-7 }
           *[8] { engine-level-8 }
        }
    }
    .low =
        { $level ->
            [1] { engine-level-1.low }
            [2] { engine-level-2.low }
            [3] { engine-level-3.low }
            [4] { engine-level-4.low }
            [5] { engine-level-5.low }
            [6] { engine-level-6.low }
            [7] { engine-level-7.low }
           *[8] { engine-level-8.low }
        }

engine-style-builder = costruttore
    .start = Costruttore
engine-style-explorer = esploratore
    .start = Esploratore
engine-style-rival = rivale
    .start = Rivale

## Perché non si può semplicemente tornare indietro

engine-undo-chance = Nel frattempo si è pescato o scoperto qualcosa.
engine-undo-shown = Nel frattempo si è rivelato qualcosa di segreto.
engine-undo-decided = Nel frattempo ha deciso qualcun altro.
engine-undo-again = Si annullerebbe anche ciò che precede un altro ripensamento.
engine-undo-ended = La fine della partita ha rivelato ciò che era segreto.

## Se una partita registrata può essere andata così

engine-verify-chance = riga { $line }: qui doveva uscire “{ $words }”
engine-verify-no-seed = la registrazione non ha un seme
engine-verify-closed = nella registrazione manca il segreto della distribuzione
engine-verify-no-seal = la registrazione non ha una distribuzione sigillata
engine-verify-seal = il sigillo della registrazione è { $seal }, non { $other }
engine-verify-redacted = la registrazione mostra solo ciò che si vedeva da un posto
engine-verify-entered = ciò che si è pescato è stato inserito a mano
engine-verify-back = ci sono stati ripensamenti che la registrazione non mostra
engine-verify-older = la partita è stata giocata o iniziata con regole precedenti

## Una registrazione con regole precedenti

engine-older-finished = Questa partita è stata giocata con una versione precedente delle regole. Il risultato resta valido.
engine-older-begun = Questa partita è iniziata con una versione precedente delle regole. Continua con quelle di oggi.

## Che cosa può andare storto

engine-error-players-form = i giocatori sono nomi separati da virgole, come human,greedy
engine-error-players-count = i giocatori non sono tanti quanti i posti
engine-error-names-count = i nomi non sono tanti quanti i posti
engine-error-whole-record = la registrazione è completa: va caricata; quella da seguire dice chi l’ha vista, come 'as A' o 'as public'
engine-error-chance-acts = adesso tocca al caso, non a un giocatore
engine-error-playouts = al massimo 400 partite simulate per decisione
engine-error-no-room = Nella registrazione non c’è posto per un altro ripensamento.
engine-error-fair-seat = un’analisi imparziale è quella di un posto
engine-error-public-record = la registrazione mostra ciò che vedevano tutti: così non si può giudicare la scelta di nessuno
engine-error-other-record = la registrazione mostra ciò che si vedeva da un altro posto
engine-error-follow = follow vuole "record" per cominciare o "lines" per continuare
engine-error-other-game = non è la partita che si stava seguendo

engine-status-no-game = Non c’è un gioco con questo nome.
engine-status-bad-setup = Una partita non si può preparare così.
engine-status-bad-seat = A questo tavolo non c’è quel posto.
engine-status-bad-player = Non c’è un giocatore con quel nome.
engine-status-bad-name = Un nome ha al massimo 40 caratteri stampabili.
engine-status-bad-record = La registrazione non si riesce a leggere.
engine-status-other-version = La registrazione è di un’altra versione.
engine-status-redacted = La registrazione mostra ciò che si vedeva da un posto: si può seguire, ma non caricare.
engine-status-other-eyes = Questa sessione sa solo ciò che si vedeva da un posto, e risponde solo a quello.
engine-status-not-following = Questa sessione non segue una registrazione.
engine-status-following = Questa sessione segue una registrazione: continua solo con le sue righe.
engine-status-unreadable =
    “{ $words }” non è una mossa di questo gioco{ $nearest ->
        [none] .
       *[other] ; intendevi “{ $nearest }”?
    }
engine-status-illegal = Adesso le regole non lo permettono.
engine-status-not-your-turn = Adesso tocca a qualcun altro.
engine-status-over = La partita è finita.
engine-status-no-seed = La partita non ha un seme: inserisci come mosse ciò che si pesca.
engine-status-nothing-to-undo = Non c’è niente da annullare.
engine-status-nothing-to-redo = Non c’è niente da ripetere.
engine-status-frontier = Per tornare indietro servirebbe l’accordo di tutti al tavolo.
engine-status-looking = Stai guardando un momento passato. La partita può continuare solo da una decisione.
engine-status-no-memory = La memoria assegnata non basta.
engine-status-too-long = La riga o la risposta è troppo lunga.
engine-status-not-json = La riga non è un oggetto JSON.
engine-status-bad-request = La richiesta non si capisce.
engine-status-forbidden = Qui non puoi chiederlo.
engine-status-no-session = Prima inizia o carica una partita.

## Lezioni

engine-lesson-word = “{ $about }” non è una parola delle lezioni, o non può stare qui.
engine-lesson-chapter = Il capitolo “{ $about }” vuole un identificativo, i minuti (da 1 a 9) e un titolo, prima di ogni aiuto.
engine-lesson-step = “{ $about }” vuole un identificativo tutto suo (minuscole, cifre, trattini) e un titolo, dentro un capitolo.
engine-lesson-answer = Il passo “{ $about }” chiede una mossa, quindi deve seguire la riga di chi impara.
engine-lesson-empty = Questa non è una lezione: non ha passi, o nessuno dei giocatori è una persona.
engine-lesson-other = Le regole lo permettono. In questo passo però fai ciò che chiede la frase.

# La pagina, tranne i tavoli dei giochi.

page-brand = Oxhide
page-close = Chiudi
page-loading = Preparo il tavolo…
page-announcements = Annunci
# Prima dell’ultima di più alternative: "a, b o c".
page-list-or = {" o "}
# Tra le parti di una frase, e tra i punti di ognuno.
page-list-clause = { engine-semicolon }{" "}
page-list-score = {" : "}
# Fra cose affiancate, e fra una cosa e ciò che è.
page-pair = { $what }: { $is }
page-labelled = { $what } { $n }

## La barra in alto

page-nav-play = Gioca
page-nav-rules = Regole
page-nav-theme = Colori
page-nav-theme-title = Chiaro o scuro
page-nav-settings = Opzioni
page-nav-main = Principale
page-nav-tools = Strumenti

## Inizio

page-home-title = Giochi del mondo antico
page-home-lead = Contro il computer, o con amici davanti a uno schermo. Nessun account, niente da installare.
page-home-games = Giochi
page-home-cover = { $game }: disegno di copertina
page-home-seats =
    { $most ->
        [one] { $most } giocatore
       *[other] { $most } giocatori
    }
    .range = da { $least } a { $most } giocatori
page-home-minutes = { $n } min
page-home-play-now = Gioca ora
page-home-new-table = Nuovo tavolo
page-home-rules = Regole
page-home-continue = Continua
page-home-nothing = Le partite non finite restano qui, in questo browser.
page-home-finished = Partite giocate
page-home-none-finished = Le partite finite restano qui, da rivedere.
page-home-last-kept = Questo browser conserva le ultime { $n } partite finite.
page-home-your-turn = Tocca a te
page-home-turn-of = Tocca a { $name }
page-home-with = con { $names }
page-home-all = Tutte ({ $n })
page-home-fewer = Meno
page-home-remove = Elimina { $title }
page-home-removed = Il tavolo è stato eliminato.
page-home-open = Apri una partita
page-home-drop = Trascina una partita (.play) in un punto qualsiasi di questa pagina, oppure
page-home-credit = Pittogrammi di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0. Caratteri: Marcellus, Forum e Source Sans 3, SIL OFL 1.1.
page-home-licence = Oxhide è software libero con licenza MIT.

## Un nuovo tavolo

page-setup-title = Nuovo tavolo: { $game }
page-setup-seats = Posti
page-setup-count = Giocatori
page-setup-who = Chi gioca al posto { $n }?
page-setup-you = Tu
page-setup-person = Una persona a questo schermo
page-setup-computer = Computer
page-setup-level = Livello del posto { $n }
# Uno dei livelli fra cui scegliere: "4: Allenato".
page-setup-level-name = { $level }: { engine-player }
page-setup-style = Stile del posto { $n }
page-setup-any-style = Ogni stile
page-setup-name = Nome del posto { $n }
page-setup-options = Regole
page-setup-more = Altro
page-setup-seed = Seme
page-setup-seed-help = Lo stesso seme dà la stessa partita. Lascialo vuoto per una nuova.
page-setup-bad-seed = Un seme è un numero intero di al massimo 20 cifre.
page-setup-speed = Animazioni
page-setup-speed-0 = No
page-setup-speed-1 = Normali
page-setup-speed-2 = Veloci
page-setup-start = Inizia
page-setup-watch = Guarda
page-setup-hotseat = Chi gioca allo stesso schermo se lo passa. Fra un turno e l’altro il tavolo è nascosto.
# Nomi per i giocatori automatici.
page-setup-name-1 = Mira
page-setup-name-2 = Ines
page-setup-name-3 = Kofi
page-setup-name-4 = Hattusil

## Opzioni

page-settings-title = Opzioni
page-settings-language = Lingua
# La prima scelta: la lingua che chiede il browser.
page-settings-language-auto = Come il browser
page-settings-theme = Colori
page-settings-theme-auto = Come il sistema
page-settings-theme-light = Chiaro
page-settings-theme-dark = Scuro
page-settings-forced = Gioca automaticamente l’unica mossa possibile
page-settings-letters = Lettere sui segnalini al posto dei simboli dei coloni
page-settings-keys = Tasti singoli come scorciatoie
page-settings-name = Il tuo nome
page-settings-motion-note = Il tuo sistema chiede meno movimento, quindi non si muove niente.

## Tasti

page-keys-title = Tasti
page-keys-all = Vedi e cambia tutti i tasti
page-keys-intro = Con la tastiera scegli una mossa con i tasti da { $first } a { $last }; { $menu } mostra tutti i tasti.
page-keys-help = Premi uno dei tasti a destra, poi il tasto che vuoi al suo posto. Può comprendere Ctrl, Alt e Maiusc.
page-keys-off = I tasti singoli sono disattivati: funzionano solo quelli con Ctrl, Alt o un nome, come Esc.
page-keys-everywhere = A ogni tavolo
page-keys-with-key = { $title } ({ $key })
page-keys-change = { $what }: { $key }. Cambia il tasto
page-keys-nth = { $what }, { $n }
page-keys-press = Premi un tasto
page-keys-pressed = Ora { $key } è il tasto per “{ $what }”.
page-keys-span = { $first } – { $last }
page-keys-taken = { $key } serve già per “{ $by }”. Premi un altro tasto, o Esc per lasciare tutto com’era.
page-keys-kept = { $key } serve sempre per “{ $by }”. Premi un altro tasto, o Esc per lasciare tutto com’era.
page-keys-restore = Ripristina i tasti iniziali
page-keys-go = vai a { $places }
page-keys-place = { $key } { $where }

page-key-name-escape = Esc
page-key-name-space = Spazio

# Che cosa fa ogni tasto.
page-key-choice = scegli una risposta con il numero
page-key-arrows = muoviti fra ciò che è possibile (con Ctrl: ovunque), scorri un replay
page-key-onward = alla parte successiva
page-key-press = esegui
page-key-let-go = annulla o chiudi
page-key-undo = torna indietro
page-key-undo-turn = torna all’inizio del tuo turno
page-key-redo = ripeti
page-key-hint = consiglio, poi il successivo
page-key-why = perché non si può scegliere questo?
page-key-play-back = rivedi che cosa hanno fatto gli altri
page-key-say = leggi che cosa fare
page-key-talk = chat con amici
page-key-back = un passo indietro nella partita
page-key-forward = un passo avanti
page-key-ends = inizio e fine di un replay
page-key-rules = regole
page-key-theme = chiaro o scuro
page-key-menu = menu
page-key-jump = vai a una parte del tavolo
page-key-go-rivals = rivali
page-key-go-log = diario

## Regole

page-rules-title = Regole di { $game }
page-rules-games = Giochi
page-rules-missing = Queste regole non sono ancora scritte.
# Sopra regole che esistono solo in inglese.
page-rules-english = Queste regole sono in inglese; non sono ancora tradotte.
page-rules-failed = Non riesco a caricare le regole. Controlla la connessione e riprova.
page-rules-search = Cerca nelle regole
page-rules-contents = Indice
page-rules-chapter = { $n } di { $count }
page-rules-owners = Per chi ha il gioco e per chi programma
page-rules-all-rulings = Tutti i chiarimenti
page-rules-back = Indietro
page-rules-next = Avanti
page-rules-on-table = Sul tuo tavolo
page-rules-show = Mostralo sul mio tavolo
page-rules-to-table = Torna al mio tavolo
page-rules-asked = Domande frequenti
page-rules-also = Vedi anche
page-rules-example = Esempio
page-rules-rulings = { $n ->
    [one] Un chiarimento, e perché
   *[other] { $n } chiarimenti, e perché
}
page-rules-found = { $n ->
    [one] Un risultato
   *[other] { $n } risultati
}
page-rules-nothing = Niente su “{ $words }”. Prova con un’altra parola o con l’indice.
page-rules-open = Apri le regole
page-rules-span = da { $first } a { $last }

## A ogni tavolo

page-table-begins = sta per iniziare
page-table-set-up = Il tavolo è pronto.
page-table-over = finita
page-table-is-over = La partita è finita
page-table-past = Un momento passato
page-table-setting-up = Preparazione
page-table-look-around = Intanto puoi guardarti intorno.
page-table-what-happened = Che cosa è successo, { $n } di { $all }
page-table-forced = L’unica mossa: { $what }
    .wait = Aspetta
    .done = automatico: l’unica mossa
page-table-beyond =
    Fuori vista a { $side ->
        [left] sinistra
       *[right] destra
    }: { $n ->
        [one] { $n } cambiamento
       *[other] { $n } cambiamenti
    }
page-table-next-step = Avanti
page-table-in-play = in corso
page-table-in-words = Il tavolo a parole
page-table-players = Giocatori
page-table-won-by =
    { $name ->
        [you] hai vinto tu
       *[other] ha vinto { $name }
    }
page-table-your-turn = Tocca a te.
page-table-refused = Non si può. { $message }
    .rule = Non si può. { $rule }: { $message }
page-table-rule = Regola { $id }
page-table-undone = Annullato: { $what }.
page-table-frontier-title = Serve l’accordo di tutti
page-table-frontier-help = Se tutti al tavolo sono d’accordo, si può tornare indietro. Si pescheranno nuove carte, e la registrazione e il punteggio finale diranno che si è tornati indietro.
page-table-undo-anyway = Tutti d’accordo: torna indietro
page-table-frontier-alone = Vuoi tornare indietro lo stesso?
page-table-frontier-ask = Chiedere di tornare indietro?
page-table-frontier-note = Si pescheranno nuove carte, e il punteggio finale lo dirà.
page-table-undo-alone = Torna indietro
page-table-undo-to = Annulla questo e tutto ciò che segue
page-table-frontier-line = Prima di questo punto, annullare richiede conferma
page-table-ask-all = Chiedi a tutti
page-table-leave-it = Annulla
page-table-hint = Consiglio: { $say }.
page-table-do-it = Fallo
page-table-hint-coming = Cerco un consiglio
page-table-show-now = Mostra subito
    .title = Ferma la ricerca: si mostra la scelta migliore trovata finora
page-table-prompt = Che cosa fare
page-table-waiting =
    { $name ->
        [you] Tocca a te
       *[other] Tocca a { $name }
    }
page-table-thinking = { $name } ci sta pensando
page-table-move-now = Gioca subito
    .title = Ferma la riflessione: si gioca la scelta migliore trovata finora
page-table-skip = Salta
page-table-skip-title = Subito al tuo turno, senza animazioni
page-table-to-act = di turno
page-table-badge =
    { $name ->
        [you] I tuoi pezzi sono
       *[other] I pezzi di { $name } sono
    } { $letter ->
        [L] cerchi blu
        [C] quadrati rossi
        [S] triangoli gialli
       *[V] rombi verdi
    }, lettera { $letter }
page-table-first-player = Inizia
page-table-steps = Il tuo turno
page-table-undo = Annulla
page-table-redo = Ripeti
page-table-hint-tool = Consiglio
page-table-menu = Menu
page-table-points = Punti
page-table-tabs = Parti del tavolo
page-table-rail = Giocatori e diario
page-table-log = Diario
page-table-since = Dal tuo turno
page-table-whole = Tutto il diario
page-table-recent = Recenti
page-table-jump = Guarda questo momento
page-table-play-back = Rivedi
page-table-play-back-title = Rivedi che cosa hanno fatto gli altri
page-table-beginning = L’inizio
page-table-back-to-now = Torna al presente
page-table-elsewhere = Questa partita è aperta in un’altra scheda.
page-table-play-here = Gioca qui
page-table-pass-to = Passa lo schermo a { $name }
page-table-pass-why = Il tavolo resta coperto fino al passaggio.
page-table-i-am = Sono { $name }
page-table-shared = Vittoria condivisa: { $names }
page-table-wins-by =
    { $name ->
        [you] Vinci
       *[other] { $name } vince
    } con { page-table-points-n } di vantaggio
page-table-wins-tie =
    { $name ->
        [you] Vinci
       *[other] { $name } vince
    } allo spareggio
page-table-replay = Rivedi
page-table-rematch = Rigioca
page-table-sheet = Punteggio
page-table-taken-back =
    { $n ->
        [1] In questa partita si è tornati indietro una volta dopo che qualcosa era stato rivelato.
       *[other] In questa partita si è tornati indietro { $n } volte dopo che qualcosa era stato rivelato.
    }
page-table-takes-back =
    { $name ->
        [you] Annulli
       *[other] { $name } annulla
    } { $n ->
        [one] un’azione
        [many] { $n } azioni
       *[other] { $n } azioni
    }
page-table-save-record = Salva la partita
page-table-copy-record = Copia la partita
page-table-copy-link = Copia un link
page-table-record-copied = La partita è negli appunti.
page-table-link-copied = Negli appunti c’è un link che riproduce questa partita.
page-table-no-clipboard = Il browser non lascia usare gli appunti. Salva la partita in un file.
page-table-leave = Inizio
page-table-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
page-table-points-n =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
# Punti guadagnati o persi.
page-table-points-change =
    { $n ->
        [one] { SIGNED($n) } punto
       *[other] { SIGNED($n) } punti
    }
page-table-name-points = { $name }: { page-table-points-n }

## Il punteggio finale

page-score-end = La fine
page-score-result = Risultato
page-score-begins = La partita è finita
page-score-begins-why = Ora si contano i punti, voce per voce.
page-score-counted = contati
page-score-so-far = finora
page-score-nothing = Niente
page-score-hold = Ferma
page-score-go-on = Riprendi
page-score-next = Avanti
page-score-skip = Vai alla fine
page-score-share = Condividi
page-score-again = Riconta
page-score-gain = { SIGNED($n) }
page-score-of = { $at } di { $all }
page-score-pays =
    { $n ->
        [0] { $name ->
            [you] { $what }: niente per te
           *[other] { $what }: niente per { $name }
        }
       *[other] { $name ->
            [you] { $what }: { $n } per te
           *[other] { $what }: { $n } per { $name }
        }
    }
page-score-source = { SOURCE($source) }
page-score-totals = { $first } a { $others }.
page-score-tie-broken = Pari nei punti. Per lo spareggio contano { $what }: { $first } a { $others }.
page-score-difference =
    { $rival ->
        [you] La differenza più grande: { SOURCE($source, case: "inline") }, { SIGNED($n) } rispetto a te.
       *[other] La differenza più grande: { SOURCE($source, case: "inline") }, { SIGNED($n) } rispetto a { $rival }.
    }

## Rivedere una partita

page-replay-title = Replay
page-replay-note = { $date }, { $names }
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-start = All’inizio
page-replay-back = Un passo indietro
page-replay-forward = Un passo avanti
page-replay-last = Alla fine
page-replay-moment = Momento della partita
page-replay-drive = Scorri la partita
page-replay-speed = Velocità
page-replay-times =
    { $n ->
        [1] Velocità normale
       *[other] { $n } volte più veloce
    }
    .half = Mezza velocità
page-replay-of = Passo { $at } di { $last }
page-replay-go-to = Vai a: { $what }
page-replay-turn = Turno { $n }, { $name ->
        [you] tu
       *[other] { $name }
    }
page-replay-turn-of = { page-replay-turn }. Passo { $at } di { $last }.
page-replay-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
page-replay-steps-title = La partita, turno per turno
page-replay-tab-steps = Passi
page-replay-setup = Preparazione
page-replay-headline = Turno { $n }: { $what }
page-replay-setup-done = Il tavolo è pronto
page-replay-eyes = Visto da
page-replay-eyes-note = la partita è finita, si può vedere tutto
page-replay-all = Tutto
page-replay-seen-by-all =
    { $seats ->
        [2] Ciò che si vedeva in due
       *[other] Ciò che vedevano tutti
    }
page-replay-link = Link a questo momento
page-replay-play-on = Gioca da qui
page-replay-play-on-help = Una nuova partita da questo momento, contro il computer. Si pescheranno nuove carte.
page-replay-as-whom = Al posto di chi?
page-replay-play-as = Come { $name }
page-replay-cancel = Annulla
page-replay-ended = Qui la partita è finita: torna a un momento precedente.
page-replay-anew = Questa è una nuova partita da quel momento. Si pescheranno nuove carte.

## Il tavolo di un gioco senza disegno

page-plain-move = Mossa { $n }
page-plain-choose = Scegli che cosa fare
page-plain-actions = Che cosa puoi fare
page-plain-view = Il tavolo
page-plain-outline = Ogni parte del tavolo
page-plain-tab-actions = Mosse
page-plain-tab-view = Tavolo
page-plain-tab-rivals = Giocatori
page-plain-tab-log = Diario

## Guai

page-trouble-lost = In questo browser quel tavolo non c’è. Forse è stato eliminato, o è stato iniziato in un altro browser.
page-trouble-damaged = Questa partita salvata non si riesce a leggere: { $why }
page-trouble-record = Questa partita non si riesce a riprodurre: { $why }
page-trouble-link = Questo link è rotto o troncato: non contiene una partita intera.
page-trouble-not-text = Questo file non è una partita registrata: dovrebbe essere un testo che comincia con “oxhide-record 1”.
page-trouble-storage = Il browser non lascia conservare questa partita (la memoria è piena o vietata). Puoi continuare a giocare; prima di uscire salva la partita dal menu.
page-trouble-worker = Il motore si è fermato all’improvviso ed è ripartito. La partita continua dalla tua ultima mossa.
page-trouble-engine = In questo browser il motore non parte. Serve WebAssembly con SIMD: aggiorna il browser.
page-trouble-language = Non riesco a caricare questa lingua. Sceglila di nuovo quando sei online.
page-trouble-no-game = Questo motore non conosce il gioco “{ $id }”.
page-trouble-too-long = È più lungo di qualsiasi partita possibile.
page-trouble-home = Inizio

# La riga di comando: che cosa dice `oxhide` in un terminale.

## L’avvio: oxhide, oxhide COMANDO --help

terminal-usage = uso:
terminal-usage-all = uso: oxhide COMANDO [ARGOMENTI]
terminal-what = Giochi da tavolo sul mondo antico.
terminal-usage-more = oxhide help COMANDO ne spiega uno.
terminal-option-lang = la lingua, o quella di LC_ALL, LC_MESSAGES o LANG
terminal-about-play = gioca una partita nel terminale
    .more = Gioca una partita nel terminale. Senza --seats giochi contro ai:4. I giocatori automatici vanno da ai:1 (Esordiente) a ai:8 (Maestro) e possono avere uno stile: ai:5:builder, ai:5:explorer, ai:5:rival. random e greedy non guardano avanti. engine:COMANDO è un tuo programma che risponde come 'oxhide engine'.
terminal-about-learn = impara un gioco in un quarto d’ora, giocando
    .more = Insegna un gioco in circa un quarto d’ora, giocandolo. La lezione riprende da dove l’hai lasciata.
terminal-about-serve = l’app web, per un browser
terminal-about-club = salva, ripristina, esporta, elimina ciò che un server conserva
    .more = Per chi tiene un server: fa una copia mentre il server è in funzione, la ripristina in un archivio vuoto, mostra o cancella tutto ciò che è conservato di una persona (con il suo id o il nome che ha tenuto) ed elenca ciò che le persone hanno segnalato l’una dell’altra.
terminal-about-rules = le regole di un gioco, o una sezione
    .more = Stampa le regole di un gioco, la sezione con un identificativo (B-4.2), le sezioni con un nome, o le righe che ne parlano.
terminal-about-games = i giochi che questa versione conosce
    .more = Elenca i giochi con i loro posti e le loro opzioni.
terminal-about-replay = racconta una partita registrata, mostra il suo tavolo
    .more = Racconta una partita registrata e ne mostra il tavolo alla fine, o dopo quante mosse vuoi.
terminal-about-review = che cosa sono costate le scelte, che cosa ha fatto la fortuna, e perché
    .more = Dice che cosa sono costate le scelte di una partita, che cosa ha fatto la fortuna, e perché. Di una cartella di registrazioni dice come se l’è cavata un giocatore in tutte.
terminal-about-puzzles = problemi da partite: trovali, mostrali e provali
    .more = Un problema è un momento di una partita in cui una mossa è nettamente la migliore. N è il suo numero, o 'today' per quello di oggi. 'mine' cerca nuovi problemi in partite fra programmi; 'check' controlla che ogni risposta sia ancora la migliore.
terminal-about-verify = controlla le partite registrate con le regole e il seme
    .more = Controlla che le regole permettano ogni riga di una registrazione e che tutto sia stato pescato come dicono il seme o la distribuzione sigillata. Lo stato d’uscita è 0 se ogni registrazione è valida, 1 se una non lo è e 2 se una non si può controllare: non ha un seme, le pesche sono state inserite a mano, o mostra solo ciò che ha visto un posto.
terminal-about-cards = i componenti di un gioco come JSON
terminal-about-strings = ogni testo con la sua chiave, per chi traduce
terminal-about-schema = i campi della vista di un gioco
terminal-about-engine = risponde a richieste JSON sullo standard input, per programmi
terminal-about-sim = molte partite fra programmi, riassunte
terminal-about-perft = conta le sequenze di mosse da una posizione
terminal-about-arena = quanto sono forti i giocatori automatici fra loro
terminal-about-train = impara i pesi di una valutazione giocando contro sé stesso
terminal-about-guesses = quanto le ipotesi sui segreti corrispondono a ciò che si è giocato
terminal-about-gauge = quanto ci si può fidare dell’analisi
terminal-about-prove-fair = mostra che i giocatori automatici non possono sbirciare
terminal-about-signature = un numero che rivela ogni cambiamento del gioco
terminal-about-bench = quanto sono veloci le regole, rispetto a un campione

terminal-option-play-seats = chi gioca, come human,ai:2,ai:5:builder
terminal-option-play-players = quanti posti
terminal-option-play-seed = un numero che fissa tutto ciò che si pesca
terminal-option-play-option = un’opzione del gioco, come le elenca 'oxhide games'
terminal-option-play-load = continua una partita salvata
terminal-option-play-resume = continua l’ultima partita lasciata
terminal-option-play-deal = inserisci ciò che si pesca, come a un tavolo vero
terminal-option-play-plain = per lettori di schermo: frasi, niente colori
terminal-option-play-with-help = spiega ogni novità la prima volta che capita
terminal-option-play-time-ms = quanto possono pensare i giocatori engine:
terminal-option-play-no-autosave = non salvare niente se non scrivi 'save'
terminal-option-learn-chapter = comincia da questo capitolo
terminal-option-learn-again = ricomincia dall’inizio
terminal-option-learn-plain = per lettori di schermo: frasi, niente colori
terminal-option-rules-plain = niente colori né tabelle disegnate
terminal-option-games-json = in JSON, su una riga
terminal-option-replay-ply = mostra il tavolo dopo N mosse
terminal-option-replay-as = ciò che ha visto un posto: da A a D, public o all
terminal-option-replay-json = la vista in JSON
terminal-option-replay-plain = { terminal-option-play-plain }
terminal-option-review-as = le scelte di chi: da A a D, o all
terminal-option-review-seconds = quanto può durare ogni partita (altrimenti 20)
terminal-option-review-rounds = fermati dopo N giri, per quanto durino
terminal-option-review-error = errore ammesso, su 1000 partite (predefinito: 30)
terminal-option-review-fair = usa solo ciò che il posto poteva sapere
terminal-option-review-jobs = quanti thread (predefinito: 2)
terminal-option-review-seed = un numero che fissa tutto ciò che si pesca
terminal-option-review-json = il resoconto in JSON
terminal-option-review-csv = una riga per ogni scelta
terminal-option-review-html = scrivi il resoconto come pagina
terminal-option-review-annotate = la registrazione, con l’analisi nei commenti
terminal-option-review-keep = continua l’analisi di questo file e conservala lì
terminal-option-review-player = per una cartella: partite di chi (predefinito: human)
terminal-option-review-plain = per lettori di schermo: frasi, niente grafico
terminal-option-review-quiet = niente barra di avanzamento
terminal-option-puzzles-file = usa i problemi di questo file
terminal-option-puzzles-theme = list: solo i problemi su questo tema
terminal-option-puzzles-difficulty = list: solo questa, da 1 a 6; mine: almeno questa
terminal-option-puzzles-json = list: i problemi interi in JSON, uno per riga
terminal-option-puzzles-plain = { terminal-option-play-plain }
terminal-option-puzzles-players = mine: quanti posti (predefinito: 2)
terminal-option-puzzles-player = mine: chi gioca (predefinito: ai:5)
terminal-option-puzzles-games = mine: quante partite (predefinito: 100)
terminal-option-puzzles-from = mine: solo momenti dopo questo numero di mosse
terminal-option-puzzles-seconds = mine: quanto può durare
terminal-option-puzzles-seed = seme della prima partita (mine) o delle prove (check)
terminal-option-puzzles-skip = check: salta i primi N
terminal-option-puzzles-count = check: solo questo numero
terminal-option-club-data = dove sta tutto (altrimenti ~/.local/share/oxhide)
terminal-option-club-store = sqlite:CARTELLA o postgres://..., invece di --data
terminal-option-verify-seal = il sigillo annotato alla distribuzione, da confrontare
terminal-option-verify-json = un oggetto JSON per ogni registrazione

## Che cosa può essere sbagliato in un comando

terminal-pair = { $what }: { $is }
terminal-message = { $message }
terminal-file = { $path }: { $message }
terminal-no-command = non c’è un comando '{ $command }'; 'oxhide help' li elenca
terminal-no-language = non c’è una lingua '{ $language }'; ci sono { $there }
terminal-no-option = non c’è un’opzione '{ $option }'; vedi --help
terminal-needs-value = --{ $option } vuole un valore ({ $value })
terminal-bad-number = --{ $option } vuole un numero da { $least } a { $most }, non '{ $value }'
terminal-bad-seed = --{ $option } vuole un numero decimale minore di 2^64, non '{ $value }'
terminal-too-often = --{ $option } è dato troppe volte
terminal-no-game = non c’è un gioco '{ $game }'; ci sono { $there }
terminal-name-game = indica un gioco: { $there }
terminal-one-game = { $command } vuole un gioco; vedi --help
terminal-wrong-seats =
    { $most ->
        [2] { $game } è per 2 giocatori
       *[other] { $game } è per { $least }-{ $most } giocatori
    }
terminal-no-player = non c’è un giocatore '{ $name }'; ci sono human{ $there }
terminal-load-and-resume = usa --load o --resume, non tutti e due
terminal-new-and-old = { $new } è per una nuova partita; { $old } ne continua una vecchia
terminal-other-seats =
    la partita registrata ha { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, ma --seats ne indica { $named }
terminal-other-game = { $path } è una partita di { $game }, non di { $wanted }
terminal-no-home = non c’è una cartella da cui riprendere: HOME non è impostata
terminal-not-saved = { $path }: non salvata: { $why }
terminal-no-memory = la memoria non basta
terminal-lost-output = l’uscita non si è potuta scrivere
terminal-lost-output-why = l’uscita non si è potuta scrivere: { $why }
terminal-cannot-go-on = { $player } non può continuare: { $message }
terminal-no-arguments = { $command } non vuole argomenti; vedi --help
terminal-one-record = { $command } vuole una sola registrazione; vedi --help
terminal-file-unreadable = { $path } non si può leggere
terminal-file-too-long = { $path } supera i 4 MiB, quindi non è una registrazione
terminal-file-unwritable = { $path } non si può scrivere: { $why }
terminal-folder-unwritable = in { $path } non si può scrivere niente: { $why }
terminal-replay-seat = non c’è un posto '{ $seat }'; --as vuole da A a { $last }, public o all
terminal-replay-public = la registrazione mostra ciò che hanno visto tutti: togli --as { $seat }
terminal-replay-other = la registrazione mostra ciò che ha visto il posto { $eyes }: togli --as { $seat }
terminal-replay-ply = la registrazione è più corta: --ply va da 0 a { $most }

## Giocatori da fuori: engine:COMANDO

terminal-outsider-forfeits = { $player } perde a tavolino una partita come { $seat } (seme { $seed }): { $why }
terminal-outsider-loses = { $seat } perde a tavolino: { $why }. Continua senza: --resume --seats ...
terminal-outsider-late = nessuna risposta entro { $ms } ms
terminal-outsider-ended = è terminato con stato { $status }
terminal-outsider-killed = è stato terminato dal segnale { $signal }
terminal-outsider-error = ha risposto con un errore: { $message }
terminal-outsider-no-answer = ciò che ha scritto non è una risposta
terminal-outsider-no-action = la sua risposta non ha una mossa
terminal-outsider-illegal = '{ $action }' non è una mossa permessa
terminal-outsider-no-start = non si è potuto avviare: { $message }

terminal-setting-name = "name" dev’essere "threads", "memory" o "info"
terminal-setting-value = "value" di { $name } dev’essere un numero intero da { $least } a { $most }

## oxhide games

terminal-game-seats =
    { $game }, { $least ->
        [2] { $most ->
            [2] 2 giocatori
           *[other] da 2 a { $most } giocatori
        }
       *[other] da { $least } a { $most } giocatori
    }

## Giocare

terminal-player =
    { $who ->
        [you] tu
       *[person] una persona
    }
terminal-welcome = Scrivi il numero di una mossa per sceglierla. 'help' dice che cos’altro puoi scrivere, 'hint' che cosa farebbe un programma, 'rules' come si gioca.
terminal-prompt =
    { $who ->
        [chance] Caso>{" "}
       *[other] { $who }>{" "}
    }
terminal-curtain = Tocca a { $seat }. Passa lo schermo; poi si preme Invio.
terminal-only-enter = Non scrivere niente: premi solo Invio per vedere la mano.
terminal-numbers =
    { $most ->
        [one] C’è una sola mossa: scrivi 1.
       *[other] I numeri vanno da 1 a { $most }.
    }
terminal-summary =
    { $first }... (scrivi '{ $start }' per { $count ->
        [one] vederla
       *[other] vederle tutte: { $count }
    })
terminal-refused-rule = No: { $message } ({ $rule }; 'rules { $rule }' dice di più)
terminal-see-help = Scrivi 'list' per vedere le mosse, o 'help' per vedere che cos’altro puoi scrivere.
terminal-line-too-long = Questa riga è troppo lunga: si leggono al massimo { $most } caratteri. Non è successo niente.
terminal-shortened = Scrivi 'list' per vedere tutte le mosse per intero.
terminal-more = (Invio per continuare, q per smettere){" "}
terminal-allowed = '{ $words }' ora si può fare.
terminal-thinking = Ci penso...
terminal-hint = Consiglio: { $say } ({ $words })
terminal-hint-or = Oppure: { $say } ({ $words })
terminal-hint-reason = Perché: { $reason }.
terminal-hint-lead =
    In media finisci { $points ->
        [0] in parità
        [one] { $points } punto avanti
       *[other] { $points } punti avanti
    }.
    .behind =
    In media finisci { $points ->
        [one] { $points } punto indietro
       *[other] { $points } punti indietro
    }.
terminal-hint-speaks = A suo favore: { $reason }.
terminal-hint-even = Le due si equivalgono, più o meno.
terminal-hint-unsure = La differenza può essere un caso.
terminal-hint-spread = Non spicca una ragione sola: sono tante piccole cose.
terminal-undo-consent = Se siete tutti d’accordo, scrivi 'undo!'. Si pescheranno nuove carte, e la registrazione e il punteggio finale diranno che si è tornati indietro.
terminal-taken-back = Annullato.
terminal-taken-back-consent = Annullato di comune accordo; la registrazione lo dice.
terminal-taken-times =
    In questa partita si è tornati indietro di comune accordo { $times ->
        [one] { $times } volta
       *[other] { $times } volte
    }.
terminal-name-file = Indica il file: save mia-partita.play
terminal-saved = Salvata in { $path }. Continua con: oxhide play --load { $path }
terminal-name-thing = Indica una carta o un’altra cosa del gioco, o parte del nome: about tempio
terminal-no-thing = In questo gioco niente si chiama '{ $name }'.
terminal-no-section = Le regole non hanno una sezione '{ $id }' e non ne parlano; 'rules' elenca le sezioni.
terminal-no-section-of = le regole di { $game } non hanno una sezione '{ $id }' e non ne parlano
terminal-no-rules = in questa versione non ci sono le regole di { $game }
# Sopra regole che esistono solo in inglese.
terminal-rules-english = Queste regole sono in inglese; non sono ancora tradotte.
terminal-rules-how = Scrivi 'rules' e uno di questi identificativi, o il nome di una cosa, per leggerne; 'rules all' stampa tutto.
terminal-kept = Salvata. Continua con: oxhide play { $game } --resume
terminal-not-kept = Questa partita non è salvata. (Per conservarne una, scrivi 'save FILE'.)
terminal-kept-over = La partita è salvata in { $path }. Per rivederla: oxhide review { $path }
terminal-over =
    La partita è finita. { $count ->
        [one] Vince { $winners }.
       *[other] Vittoria condivisa: { $winners }.
    }

terminal-points = Punti
terminal-total = Totale
terminal-place = Posto
terminal-score-line =
    { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, posto { $place }.

## Lezioni

terminal-learn-welcome = Premi Invio per andare avanti. 'help' dice che cos’altro puoi scrivere.
terminal-learn-chapter = { $n } di { $of }: { $title }
terminal-learn-minutes = { $title }, { $minutes } min
terminal-learn-type = Scrivi: { $words }
terminal-learn-find = Scrivi una mossa; 'list' le mostra tutte.
terminal-learn-rule = { $message } ({ $rule }; 'rules { $rule }' dice di più)
terminal-learn-enter = (Invio per andare avanti){" "}
terminal-learn-help = Invio va avanti. 'back' e 'skip' vanno un passo indietro o avanti. 'list' mostra tutte le mosse, 'table' tutto il tavolo, 'about NOME' che cosa fa una carta, 'hint' che cosa farebbe un programma. 'rules' stampa la regola di questo passo, 'rules ID' un’altra. 'quit' esce; il passo si conserva.
terminal-learn-kept = Il passo è conservato. Continua con: oxhide learn { $game }
terminal-learn-done = La lezione è finita. Premi Invio per una prima partita con aiuto, contro un Esordiente; scrivi 'quit' per uscire.
terminal-learn-none = in questa versione non c’è una lezione di { $game }
terminal-learn-broken = la lezione di { $game } non si riesce a giocare
terminal-learn-no-chapter = la lezione non ha un capitolo '{ $chapter }'; ne ha da 1 a { $most }

## Che cosa si può scrivere in partita; .more è ciò che dice 'help COMANDO'.

terminal-help = Scrivi il numero di una mossa o le sue parole. Se scrivi solo le prime parole, vedi tutte le mosse che cominciano così. Puoi scrivere anche:
terminal-help-keys = 'help COMANDO' ne spiega uno. In un terminale Tab completa, le frecce modificano e richiamano le righe precedenti, Ctrl-C esce.
terminal-kept-always = La partita è salvata dopo ogni mossa.
terminal-command-list = list         di nuovo le mosse
    .more = list: mostra che cosa puoi fare ora, con i numeri. Scrivi un numero, o le parole a destra.
terminal-command-table = table        tutto il tavolo
    .more = table: mostra tutto ciò che c’è sul tavolo. Nel tuo turno vedi solo ciò che conta ora, se lo schermo è piccolo.
terminal-command-about = about NOME   che cosa fa una carta o un’altra cosa
    .more = about NOME: dice che cosa fa una cosa del gioco, dal nome o da una sua parte, come in 'about biblioteca'.
terminal-command-rules = rules NOME   le regole: una sezione, o che cosa dicono di un nome
    .more = rules: elenca le sezioni. rules ID ne stampa una. rules NOME stampa le sezioni con quel nome, o le righe che ne parlano. rules all stampa tutto.
terminal-command-hint = hint         che cosa farebbe un programma, e perché
    .more = hint: un programma forte pensa al tuo turno e indica due buone mosse, e che cosa guadagna la prima sulla seconda.
terminal-command-why = why MOSSA    se si può fare, e se no perché
    .more = why MOSSA: dice se le regole permettono una mossa ora, e se no quale regola la vieta. Una mossa è il suo numero o le sue parole.
terminal-command-score = score        i punti finora
    .more = score: mostra i punti di tutti come se la partita finisse ora, riga per riga.
terminal-command-log = log          tutto ciò che è successo
    .more = log: racconta la partita dall’inizio, come l’hai vista.
terminal-command-undo = undo         un passo indietro
    .more = undo: annulla la tua ultima decisione. Se nel frattempo qualcuno ha visto qualcosa di nuovo, serve l’accordo di tutti. Se c’è, scrivi undo!
terminal-command-redo = redo         di nuovo un passo avanti
    .more = redo: rifà ciò che hai appena annullato.
terminal-command-save = save FILE    salva la partita com’è
    .more = save FILE: scrive la partita in un file. Continua con: oxhide play --load FILE
terminal-command-quit = quit         esci; la partita è salvata
    .more = quit: lascia la partita. Continua con: oxhide play GIOCO --resume. Ctrl-C e Ctrl-D fanno lo stesso.
terminal-command-help = help         questo elenco
    .more = help: elenca che cosa si può scrivere. help COMANDO ne spiega uno.

## oxhide review: l’analisi, in probabilità su 100

terminal-review-not-over = La partita non è finita
terminal-review-result =
    { $winners ->
        [1] Ha vinto { $who }: { $points }
       *[other] Vittoria condivisa: { $points }
    }
terminal-review-decided = Che cosa ha deciso la partita, in vittorie su 100
terminal-review-unknown = non si sa ancora: l’analisi vuole più tempo
# Da che cosa viene la probabilità di un posto; $rivals è terminal-review-rival per ciascuno.
terminal-review-account =
    inizio { $start }, fortuna { $luck } (± { $error }), scelte proprie { $own }{ $rivals }{ $hidden ->
        [none] {""}
       *[other] , ciò che nessuno poteva sapere { $hidden }
    }, il resto { $rest }
terminal-review-rival = , scelte di { $seat } { $n } (± { $error })
terminal-review-choices = Che cosa sono costate le scelte
terminal-review-skill =
    { $loss }% a scelta (± { $error }) su { $n ->
        [one] { $n } scelta
        [many] { $n } scelte
       *[other] { $n } scelte
    }{ $level ->
        [none] {""}
       *[other] { engine-colon } { $level }
    }
terminal-review-level = { $low }
terminal-review-levels = da { $low } a { $high }
terminal-review-graph = Probabilità di vincere
terminal-review-graph-guess = Probabilità di vincere (una prima stima)
terminal-review-turning = Momenti decisivi
terminal-review-none = nessuno che spicchi
terminal-review-rounds =
    { $n ->
        [one] { $n } giro
        [many] { $n } giri
       *[other] { $n } giri
    }; { $done ->
        [yes] si sa tutto ciò che hai chiesto.
       *[no] con più tempo (--seconds) può dire di più.
    }
terminal-review-one = review vuole una sola registrazione o cartella; vedi --help
terminal-review-one-form = scegli fra --json, --csv, --html e --annotate
terminal-review-same-file = --html sovrascriverebbe la registrazione: scegli un altro nome
terminal-review-folder-form = --csv, --html, --annotate e --keep vogliono una registrazione, non una cartella
terminal-review-not-kept = { $path } non è un’analisi di questa partita con queste opzioni
terminal-review-seat = --as vuole da A a { $last }, o all, non '{ $seat }'
terminal-review-too-long = { $path }: il resoconto è troppo lungo
terminal-review-no-records = in { $path } non ci sono registrazioni di partite da analizzare
terminal-review-not-in =
    { $path }: { $player ->
        [human] non ci gioca nessuna persona
       *[other] { $player } non ci gioca
    }
terminal-review-round = Analisi, giro { $round }
    .many = Analisi della partita { $game } di { $games }, giro { $round }

## oxhide review --html

terminal-review-graph-whole = Probabilità di vincere, dalla prima mossa all’ultima
# Below the graph.
terminal-review-graph-rows = Sotto il grafico, i numeri in alto sono i giri, i turni o le ere, quelli in basso i momenti decisivi. La linea conosce tutte le carte; il costo di una scelta si misura da ciò che il suo giocatore poteva sapere.
terminal-review-title = { $game }: analisi
terminal-review-how = I numeri di una riga sommati danno il suo risultato. Una scelta si giudica da ciò che allora si poteva sapere da quel posto.
terminal-review-then = Il tavolo in quel momento
terminal-review-column-seat = Posto
terminal-review-column-points = punti
terminal-review-column-start = inizio
terminal-review-column-luck = fortuna
terminal-review-column-own = scelte proprie
terminal-review-column-rival = scelte di { $seat }
terminal-review-column-hidden = nascosto
terminal-review-column-rest = resto
terminal-review-column-loss = perso a scelta
terminal-review-column-level = livello

## oxhide review FOLDER

terminal-review-games =
    { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }, { $won }% vinte
terminal-review-lost-each = Perso: { $loss }% a scelta (± { $error })
terminal-review-mistakes-each = Errori: { $n } a partita (± { $error })
terminal-review-luck-each = Fortuna: { SIGNED($luck) }% a partita (± { $error })
terminal-review-trend =
    Prima { $before }% (± { $first }), poi { $after }% (± { $second }): { $trend ->
        [better] ora meglio
        [worse] ora peggio
       *[same] più o meno uguale
    }
terminal-review-by-part = Per parte della partita
terminal-review-first-third = primo terzo
terminal-review-second-third = secondo terzo
terminal-review-last-third = ultimo terzo
terminal-review-by-kind = Per tipo di mossa
terminal-review-by-source = Per dove si sono persi i punti
terminal-review-share = { $share }% della perdita
    .each = { $share }% della perdita: { $n } da { $loss }% ciascuna
terminal-review-left-out =
    { $n ->
        [one] { $n } file è stato escluso.
       *[other] { $n } file sono stati esclusi.
    }

## oxhide puzzles

terminal-puzzle-ask = Sei { $seat }. Una mossa è nettamente migliore di tutte le altre: quale?
terminal-puzzle-wins =
    { $percent ->
        [0] Così non vinci quasi nessuna partita.
        [100] Così vinci quasi tutte le partite.
       *[other] Così vinci circa { $percent } partite su 100.
    }
terminal-puzzle-against = Rispetto a '{ $second }': { $why }.
terminal-puzzle-yes = Sì: { $words }.
terminal-puzzle-no = Non quella: ti costa circa { $percent } vittorie su 100.
terminal-puzzle-not-action = Questa non è una mossa.
terminal-puzzle-type = Scrivi una mossa come in 'oxhide play', oppure 'answer' per la soluzione.
terminal-puzzle-answer = È: { $words }.
terminal-puzzle-difficulty = difficoltà
terminal-puzzle-about = tema
terminal-puzzle-seats = posti
terminal-puzzle-usage = puzzles vuole list, show, try, mine o check, e un gioco; vedi --help
terminal-puzzle-name = indica un problema: da 1 a { $most }, o today
terminal-puzzle-none = non ci sono problemi
terminal-puzzle-hold = { $game }: { $hold } problemi su { $all } reggono
terminal-puzzle-line = { $path }: la riga { $line } non è un problema
terminal-puzzle-edited = problema { $id }: la sua registrazione è stata cambiata
terminal-puzzle-answer-edited = problema { $id }: la sua risposta è stata cambiata

## oxhide verify

terminal-verify-usage = verify vuole registrazioni; vedi --help
terminal-bad-seal = un sigillo ha 16 cifre da 0 a f, non '{ $seal }'
terminal-verify-does-not = { $path }: non valida: { $why }
terminal-verify-cannot = { $path }: non si può controllare: { $why }
terminal-verify-follows =
    { $path }: valida: { $game }, { $seats } posti, { $actions ->
        [one] { $actions } mossa
        [many] { $actions } di mosse
       *[other] { $actions } mosse
    }, { $points ->
        [none] non finita
       *[other] { $points }
    }; { $chance ->
        [one] { $chance } esito
        [many] { $chance } di esiti
       *[other] { $chance } esiti
    } del caso{ $seal ->
        [none] {""}
       *[other] ; sigillata { $seal }
    }{ $times ->
        [0] {""}
        [one] ; annullata { $times } volta
        [many] ; annullata { $times } di volte
       *[other] ; annullata { $times } volte
    }

## oxhide club

terminal-club-takes = club vuole una parola e di che si tratta: 'club backup FILE', 'club restore FILE', 'club export PERSONA', 'club delete PERSONA' o 'club reports'
terminal-club-kept =
    { $n ->
        [one] { $n } voce è in { $path }.
        [many] { $n } di voci sono in { $path }.
       *[other] { $n } voci sono in { $path }.
    }
terminal-club-restored =
    { $n ->
        [one] { $n } voce di { $path } è nell’archivio.
        [many] { $n } di voci di { $path } sono nell’archivio.
       *[other] { $n } voci di { $path } sono nell’archivio.
    }
terminal-club-unread = { $path }: l’archivio non si può leggere
terminal-club-not-empty = l’archivio non è vuoto; ripristina in uno nuovo
terminal-club-not-whole = { $path } non è una copia completa di un club
terminal-club-full = l’archivio non accetta altro (il disco è pieno?); ripristina di nuovo
terminal-club-nobody = nessuno si chiama '{ $who }': dai un id di 16 lettere o un nome tenuto
terminal-club-unwritten = non si è potuto scrivere tutto
terminal-club-undeleted = non si è potuto cancellare tutto; riprova
terminal-club-deleted = { $who } non c’è più.

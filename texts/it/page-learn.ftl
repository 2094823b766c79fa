# Imparare: la pagina con le lezioni, e una lezione al suo tavolo.

page-learn-nav = Impara
page-learn-title = Impara giocando
page-learn-lead = Circa un quarto d’ora per gioco, a brevi capitoli, al tavolo vero. Dopo ogni passo questo browser ricorda dove sei.
page-learn-next-for-you = Il prossimo per te
page-learn-stopped = { $game }. Riprendi dal passo { $step } di { $of }.
page-learn-start-here = { $game }. Comincia qui: circa un quarto d’ora.
page-learn-go-on = Continua
page-learn-start = Inizia
page-learn-how-far = A che punto sei di questo capitolo
page-learn-min = { $n } min
page-learn-at-step = passo { $step } di { $of }
page-learn-done = fatto
page-learn-progress =
    { $done ->
        [0] da iniziare
       *[other] { $done } di { $of } fatti
    }
    .all = fatto
page-learn-first-game = Prima partita con aiuto
page-learn-first-game-note = contro un Esordiente; le novità vengono spiegate
page-learn-rules-note = tutto, con esempi
page-learn-puzzles = Problemi per tema
page-learn-puzzles-note = trova l’unica mossa migliore
page-learn-own = Dalle tue partite
page-learn-own-note = Analizza una partita: i tuoi errori diventano problemi.
page-learn-own-none = Finisci una partita e analizzala: i tuoi errori diventano problemi.
page-learn-not-fetched = Non riesco a caricare le lezioni. Controlla la connessione e riapri questa pagina.
page-learn-no-lesson = Per questo gioco non c’è una lezione, o non si riesce a caricarla.

## Una lezione

page-learn-lesson = Lezione
page-learn-where = { $game }, { $chapter } di { $of }: { $title }
page-learn-leave = Esci dalla lezione
page-learn-step-of = passo { $step } di { $of }
page-learn-why-rule = Perché è così? { $rule }
page-learn-back = Indietro
page-learn-skip = Salta il passo
page-learn-next = Avanti
page-learn-then = Poi:
page-learn-kept-note = Ogni passo resta salvato. Esci quando vuoi.
page-learn-finished = La lezione è finita
page-learn-finished-why = Hai vinto, { $first } a { $others }. Hai visto i modi principali di fare punti. Ora gioca una partita tua: ogni novità viene spiegata quando arriva.
page-learn-to-learn = Tutte le lezioni
page-learn-got-it = Capito
page-learn-no-tips = Basta consigli

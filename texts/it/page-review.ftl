# Analisi, problemi e il tutor sulla pagina.

## L’analisi di una partita

page-review-title = Analisi
page-review-tab = Momenti
page-review-open = Analisi
page-review-close = Chiudi l’analisi
page-review-beginning = Esamino ogni decisione…
page-review-so-far = { $done } decisioni esaminate su { $all }
page-review-judging = Analisi in corso: continuo dai momenti chiave (passata { $n })
page-review-at-most = (ancora { $seconds } s al massimo)
page-review-done = Tutto ciò che spicca è stato trovato.
page-review-paused = Analisi interrotta. I risultati ottenuti restano.
page-review-enough = L’analisi si è fermata da sola per non affaticare il dispositivo. Continuando, i numeri diventano più sicuri.
page-review-failed = L’analisi non può continuare. I risultati ottenuti restano.
page-review-stop = Ferma qui
page-review-go-on = Continua
page-review-too-few = Troppo poche decisioni per dire di più.
page-review-gave-up-each =
    { $seat ->
        [you] In media ogni tua decisione ti è costata
       *[other] In media ogni decisione di { $seat } è costata
    } { $loss } vittorie su 100 (± { $error }), su { $n } decisioni.
page-review-others = Gli altri, per decisione: { $all }.
page-review-each-of = { $seat } { $loss } (± { $error })
page-review-whose = Le mosse di
page-review-sum = Dalla parità iniziale al risultato
page-review-start = inizio
page-review-skill = Abilità
page-review-range = tra { $low } e { $high }
page-review-too-wide = Una partita dice troppo poco sul tuo livello.
page-review-luck = fortuna
page-review-own = scelte proprie
page-review-rivals = rivali
# Own and rivals’ moves in one, where each alone would be more than a whole game.
page-review-all-moves = scelte di tutti
page-review-rest = il resto
page-review-rest-note = Il resto: le carte che nessuno poteva vedere e le scelte troppo piccole per essere analizzate.
page-review-known = Ciò che potevo sapere
page-review-open-cards = Carte scoperte
page-review-truth = In base a
page-review-known-note = In base a ciò che si poteva sapere: le proprie carte e tutto ciò che era scoperto.
page-review-open-note = In base a tutte le carte, anche quelle che nessuno al tavolo poteva vedere.
page-review-as-it-was = Con le carte nascoste scoperte era { $percent }% (± { $error }). Non si poteva sapere, quindi non conta.

## Il grafico

page-review-graph = Probabilità di vincere
page-review-graph-label = Probabilità di vincere: { $corners }.
page-review-corner = { $seat } da { $from } a { $to }%
page-review-guess = una prima stima
page-review-as-table = Leggi come tabella
page-review-as-graph = Mostra il grafico
page-review-moment = Momento

## Momenti decisivi

page-review-turning = Momenti decisivi
page-review-none = Non spicca niente.
page-review-none-yet = Per ora nessuno.
page-review-nth = { $n } di { $all }
page-review-gain = { SIGNED($percent) }%
page-review-still = Il numero può ancora cambiare.
page-review-luck-good = Fortuna (circa +{ $percent }%).
page-review-luck-bad = Sfortuna (circa −{ $percent }%).
page-review-gave-up = { $seat ->
        [you] Questo ti è costato
       *[other] Questo è costato a { $seat }
    } circa { $percent } vittorie su 100 (± { $error }).
page-review-may-have-cost = { $seat ->
        [you] Questo ti è forse costato
       *[other] Questo è forse costato a { $seat }
    } circa { $percent } vittorie su 100 (± { $error }).
page-review-because = { $reasons }.
page-review-because-though = { $reasons }, anche se { $against }.
page-review-spread = Non spicca una ragione sola: sono tante piccole cose.
page-review-played = Giocata
page-review-better = Migliore
page-review-chance = { $percent }%
page-review-win-chance = probabilità di vincere: { $percent }%
page-review-error = ± { $error }
page-review-best = la migliore
page-review-hard = La scelta migliore, e non facile da vedere.
page-review-hardest = Scelta più difficile
page-review-compared = Tutte le mosse confrontate, con le probabilità
page-review-by-search = ≈ { $percent }%
page-review-compared-note = ≈: stima approssimativa di una breve ricerca, senza partite.
page-review-next = Prossimo errore
page-review-back = Indietro
page-review-learn = I miei errori come problemi
page-review-no-mistakes = { $seat ->
        [you] Non hai commesso
       *[other] { $seat } non ha commesso
    } errori evidenti.
page-review-dearest = La mossa più cara è forse costata il { $percent }% (± { $error }).

## Problemi

page-puzzle-title = Problemi
page-puzzle-of = { $game }: problema { $n }
page-puzzle-today = Il problema di oggi
page-puzzle-mine = Dalla tua partita
page-puzzle-ask = Una mossa è chiaramente la migliore
page-puzzle-ask-mine = Qui hai giocato altro. Trova la mossa migliore.
page-puzzle-you = Giochi con questo colore. Prova quante volte vuoi: ogni tentativo riceve una risposta.
page-puzzle-yes = È questa!
page-puzzle-no = Non è la migliore. Riprova.
page-puzzle-gives-up =
    { $action }: ti costa circa { $percent ->
        [one] { $percent } vittoria
       *[other] { $percent } vittorie
    } su 100.
page-puzzle-close = { $action }: buona quasi quanto la soluzione.
page-puzzle-loses =
    Così vinci circa { $percent ->
        [one] { $percent } partita
       *[other] { $percent } partite
    } in meno su 100.
page-puzzle-near = Quasi altrettanto buona, ma la soluzione vince più partite. Guarda meglio.
page-puzzle-loses-none = Buona quasi quanto la soluzione.
page-puzzle-small-hint = Un piccolo aiuto
page-puzzle-about = Il tema: { $theme }
page-puzzle-answer-is = Era questa la mossa migliore
page-puzzle-one = Problema
page-puzzle-judging = Continuo da lì…
page-puzzle-wins =
    { $percent ->
        [0] Così non vinci quasi nessuna partita.
        [100] Così vinci quasi tutte le partite.
       *[other] Così vinci circa { $percent } partite su 100.
    }
page-puzzle-answer = Mostra la soluzione
page-puzzle-next = Altro problema
page-puzzle-again = Ricomincia
page-puzzle-back = Torna all’analisi
page-puzzle-play-on = Gioca da qui
page-puzzle-difficulty = Difficoltà { $n } di 6
page-puzzle-any-difficulty = Ogni livello
page-puzzle-any-theme = Ogni tema
page-puzzle-theme = Tema
page-puzzle-hard = Difficoltà
page-puzzle-theme-rival = I punti di un rivale
page-puzzle-theme-many = Tante cose
page-puzzle-streak =
    { $n ->
        [0] Risolvine uno oggi per cominciare una serie.
        [1] Primo giorno di una serie
       *[other] { $n } giorni di fila
    }
page-puzzle-solved = { $n } risolti su { $all }
page-puzzle-none = Questo problema non esiste.
page-puzzle-offline = Non riesco a caricare i problemi. Riprova quando sei online.

## Il tutor

page-tutor-setting = Tutor
page-tutor-off = No
page-tutor-at = Interviene se una mossa ti costa { $percent } vittorie su 100
page-tutor-title = Davvero?
page-tutor-gives-up = Questa mossa ti costa circa { $percent } vittorie su 100.
page-tutor-best = la migliore
page-tutor-this = questa
page-tutor-show = Mostrami
page-tutor-nothing = Non è ancora stato giocato nulla.
page-tutor-final = Non è ancora stato giocato nulla, ma questa mossa non si può annullare.
page-tutor-change = Regola il tutor
page-tutor-less = Intervenire meno spesso?
page-tutor-better = Valuta: { $action }
page-tutor-look = Ripensaci
page-tutor-play = Gioca così
page-tutor-thinking = Il tutor sta pensando…
page-hint-close = { $n ->
        [2] Entrambe vincono più o meno altrettanto spesso; sotto c’è che cosa fa ognuna.
       *[other] Tutte vincono più o meno altrettanto spesso; sotto c’è che cosa fa ognuna.
    }
    .first = Le prime due vincono più o meno altrettanto spesso; sotto c’è che cosa fa ognuna.
page-hint-title = { $n ->
        [one] La mossa migliore
        [2] Le due mosse migliori
       *[other] Le tre mosse migliori
    }
page-hint-shut = Chiudi
page-hint-for = Rispetto alla migliore alternativa: { $reason }.
page-hint-lead =
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
    .more =
    Circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } meglio della seconda.

## Tasti di un’analisi

page-key-next-mistake = prossimo errore di un’analisi
page-key-last-mistake = l’errore precedente
page-key-other-truth = carte scoperte o no
page-key-play-on = gioca da qui in un’analisi

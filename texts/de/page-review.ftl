# Analyse, Rätsel und Tutor auf der Seite.

## Die Analyse einer Partie

page-review-title = Analyse
page-review-tab = Momente
page-review-open = Analyse
page-review-close = Analyse schließen
page-review-beginning = Jede Entscheidung wird angesehen…
page-review-so-far = { $done } von { $all } Entscheidungen angesehen
page-review-judging = Die Analyse läuft noch: Wichtige Momente werden durchgespielt, Durchgang { $n }
page-review-at-most = (noch höchstens { $seconds } s)
page-review-done = Alles, was auffällt, ist bekannt.
page-review-paused = Angehalten. Was schon bekannt ist, bleibt.
page-review-enough = Von selbst angehalten, um dein Gerät zu schonen. Mit „{ page-review-go-on }“ werden die Zahlen verlässlicher.
page-review-failed = Die Analyse kam nicht weiter. Was schon bekannt ist, bleibt.
page-review-stop = Anhalten
page-review-go-on = Weiter
page-review-too-few = Zu wenige Entscheidungen, um mehr zu sagen.
page-review-gave-up-each = { $seat ->
        [you] Jede deiner { $n } Entscheidungen
       *[other] Jede der { $n } Entscheidungen von { $seat }
    } hat im Schnitt { $loss } Siege von 100 gekostet (± { $error }).
page-review-others = Die anderen je Entscheidung: { $all }.
page-review-each-of = { $seat } { $loss } (± { $error })
page-review-whose = Wessen Züge
page-review-sum = Vom gleichen Start bis zum Ergebnis
page-review-start = Start
page-review-skill = Können
page-review-range = zwischen { $low } und { $high }
page-review-too-wide = Eine Partie sagt zu wenig über deine Stufe.
page-review-luck = Glück
page-review-own = eigene Züge
page-review-rivals = andere
# Own and rivals’ moves in one, where each alone would be more than a whole game.
page-review-all-moves = alle Züge
page-review-rest = der Rest
page-review-rest-note = Der Rest: Karten, die niemand sehen konnte, und Entscheidungen, die zu klein für die Analyse sind.
page-review-known = Was ich wissen konnte
page-review-open-cards = Alle Karten offen
page-review-truth = Beurteilt nach
page-review-known-note = Beurteilt nach dem, was man wissen konnte: die eigenen Karten und alles, was offen lag.
page-review-open-note = Beurteilt mit allen Karten, auch denen, die niemand am Tisch sehen konnte.
page-review-as-it-was = Mit offenen Karten waren es { $percent } % (± { $error }). Das war nicht zu wissen, also zählt es nicht.

## Ihre Kurve

page-review-graph = Siegchance
page-review-graph-label = Siegchance: { $corners }.
page-review-corner = { $seat } von { $from } auf { $to } %
page-review-guess = eine erste Schätzung
page-review-as-table = Als Tabelle
page-review-as-graph = Als Kurve
page-review-moment = Moment

## Wendepunkte

page-review-turning = Wendepunkte
page-review-none = Nichts sticht hervor.
page-review-none-yet = Bisher keine.
page-review-nth = { $n } von { $all }
page-review-gain = { SIGNED($percent) } %
page-review-still = Die Zahl kann sich noch ändern.
page-review-luck-good = Glück, etwa { $percent } % wert.
page-review-luck-bad = Pech, es kostete etwa { $percent } %.
page-review-gave-up = { $seat ->
        [you] Das hat dich
       *[other] Das hat { $seat }
    } etwa { $percent } Siege von 100 gekostet (± { $error }).
page-review-may-have-cost = { $seat ->
        [you] Das hat dich
       *[other] Das hat { $seat }
    } vielleicht etwa { $percent } Siege von 100 gekostet (± { $error }).
page-review-because = { $reasons }.
page-review-because-though = { $reasons }, allerdings { $against }.
page-review-spread = Kein einzelner Grund sticht hervor: Es sind viele Kleinigkeiten.
page-review-played = Gespielt
page-review-better = Besser
page-review-chance = { $percent } %
page-review-win-chance = Siegchance { $percent } %
page-review-error = ± { $error }
page-review-best = am besten
page-review-hard = Die beste Wahl, und nicht leicht zu sehen.
page-review-hardest = Schwerste Wahl
page-review-compared = Alle verglichenen Züge mit ihren Chancen
page-review-by-search = ≈ { $percent } %
page-review-compared-note = ≈: grobe Schätzung aus einer kurzen Suche, ohne Partien.
page-review-next = Nächster Fehler
page-review-back = Zurück
page-review-learn = Meine Fehler als Rätsel
page-review-no-mistakes = { $seat ->
        [you] Dir ist kein
       *[other] { $seat } ist kein
    } klarer Fehler unterlaufen.
page-review-dearest = Der teuerste Zug hat vielleicht { $percent } % gekostet (± { $error }).

## Rätsel

page-puzzle-title = Rätsel
page-puzzle-of = { $game }: Rätsel { $n }
page-puzzle-today = Rätsel des Tages
page-puzzle-mine = Aus deiner Partie
page-puzzle-ask = Ein Zug ist klar der beste
page-puzzle-ask-mine = Hier hast du etwas anderes gespielt. Finde den besseren Zug.
page-puzzle-you = Du spielst diese Farbe. Versuche es, so oft du willst: Jeder Versuch bekommt eine Antwort.
page-puzzle-yes = Genau richtig!
page-puzzle-no = Nicht das Beste. Versuch es noch einmal.
page-puzzle-gives-up =
    { $action }: Das kostet dich etwa { $percent ->
        [one] { $percent } Sieg
       *[other] { $percent } Siege
    } von 100.
page-puzzle-close = { $action }: etwa so gut wie die Lösung.
page-puzzle-loses = So gewinnst du etwa { $percent } von 100 Partien weniger.
page-puzzle-near = Fast so gut, aber die Lösung gewinnt öfter. Sieh noch einmal hin.
page-puzzle-loses-none = Etwa so gut wie die Lösung.
page-puzzle-small-hint = Ein kleiner Tipp
page-puzzle-about = Darum geht es: { $theme }
page-puzzle-answer-is = Das war der beste Zug
page-puzzle-one = Rätsel
page-puzzle-judging = Wird durchgespielt…
page-puzzle-wins =
    { $percent ->
        [0] So gewinnst du fast keine Partie.
        [100] So gewinnst du fast alle Partien.
       *[other] So gewinnst du etwa { $percent } von 100 Partien.
    }
page-puzzle-answer = Lösung zeigen
page-puzzle-next = Nächstes Rätsel
page-puzzle-again = Von vorn
page-puzzle-back = Zurück zur Analyse
page-puzzle-play-on = Ab hier weiterspielen
page-puzzle-difficulty = Schwierigkeit { $n } von 6
page-puzzle-any-difficulty = Jede Stufe
page-puzzle-any-theme = Jedes Thema
page-puzzle-theme = Thema
page-puzzle-hard = Schwierigkeit
page-puzzle-theme-rival = Punkte der anderen
page-puzzle-theme-many = Vieles
page-puzzle-streak =
    { $n ->
        [0] Löse heute eins, und eine Serie beginnt.
        [1] Erster Tag einer Serie
       *[other] { $n } Tage in Folge
    }
page-puzzle-solved = { $n } von { $all } gelöst
page-puzzle-none = Dieses Rätsel gibt es nicht.
page-puzzle-offline = Die Rätsel ließen sich nicht laden. Versuch es wieder, wenn du online bist.

## Der Tutor

page-tutor-setting = Tutor
page-tutor-off = Aus
page-tutor-at = Meldet sich, wenn dich ein Zug { $percent } Siege von 100 kostet
page-tutor-title = Sicher?
page-tutor-gives-up = Das kostet dich etwa { $percent } Siege von 100.
page-tutor-best = bester Zug
page-tutor-this = dieser Zug
page-tutor-show = Zeig es mir
page-tutor-nothing = Noch ist nichts gespielt.
page-tutor-final = Noch ist nichts gespielt, aber dieser Zug lässt sich nicht zurücknehmen.
page-tutor-change = Tutor einstellen
page-tutor-less = Seltener melden?
page-tutor-better = Wie wäre es damit: { $action }
page-tutor-look = Neu überlegen
page-tutor-play = Spielen
page-tutor-thinking = Der Tutor sieht nach…
page-hint-close = { $n ->
        [2] Beide gewinnen etwa gleich oft; darunter steht, was jeder bringt.
       *[other] Alle gewinnen etwa gleich oft; darunter steht, was jeder bringt.
    }
    .first = Die ersten beiden gewinnen etwa gleich oft; darunter steht, was jeder bringt.
page-hint-title = { $n ->
        [one] Der beste Zug
        [2] Die zwei besten Züge
       *[other] Die drei besten Züge
    }
page-hint-shut = Schließen
page-hint-for = Verglichen mit der besten Alternative: { $reason }.
page-hint-lead =
    Im Schnitt liegst du am Ende { $points ->
        [0] gleichauf
        [one] { $points } Punkt vorn
       *[other] { $points } Punkte vorn
    }.
    .behind =
    Im Schnitt liegst du am Ende { $points ->
        [one] { $points } Punkt zurück
       *[other] { $points } Punkte zurück
    }.
    .more =
    Etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } besser als der zweite Zug.

## Tasten der Analyse

page-key-next-mistake = nächster Fehler der Analyse
page-key-last-mistake = der Fehler davor
page-key-other-truth = alle Karten offen oder nicht
page-key-play-on = in der Analyse: ab hier weiterspielen

# Die Befehlszeile: was `oxhide` am Terminal sagt.

## Aufruf: oxhide, oxhide BEFEHL --help

terminal-usage = Aufruf:
terminal-usage-all = Aufruf: oxhide BEFEHL [ARGUMENTE]
terminal-what = Brettspiele über die alte Welt.
terminal-usage-more = oxhide help BEFEHL erklärt einen Befehl genauer.
terminal-option-lang = die Sprache; sonst die aus LC_ALL, LC_MESSAGES oder LANG
terminal-about-play = am Terminal spielen
    .more = Spielt eine Partie am Terminal. Ohne --seats spielst du gegen ai:4. Computer gibt es von ai:1 (Neuling) bis ai:8 (Meister), auf Wunsch mit Spielweise: ai:5:builder, ai:5:explorer, ai:5:rival. random und greedy denken nicht voraus. engine:BEFEHL ist ein eigenes Programm, das antwortet wie 'oxhide engine'.
terminal-about-learn = ein Spiel in einer Viertelstunde spielend lernen
    .more = Bringt dir ein Spiel in etwa einer Viertelstunde bei, indem du es spielst. Die Lektion geht weiter, wo du aufgehört hast.
terminal-about-serve = die Web-App, für einen Browser
terminal-about-club = sichern, zurückholen, ausgeben, löschen, was ein Server aufbewahrt
    .more = Für den Betreiber eines Servers: sichert alles, während der Server läuft, spielt eine Sicherung in einen leeren Speicher zurück, zeigt oder löscht alles über eine Person (Kennung oder gesicherter Name) und listet auf, was Leute übereinander gemeldet haben.
terminal-about-rules = die Regeln eines Spiels oder ein Abschnitt
    .more = Zeigt die Regeln eines Spiels, den Abschnitt mit einer Kennung (B-4.2), die Abschnitte zu einem Namen oder die Zeilen, in denen er vorkommt.
terminal-about-games = welche Spiele es hier gibt
    .more = Nennt die Spiele mit ihren Plätzen und Varianten.
terminal-about-replay = eine Aufzeichnung erzählen, ihren Tisch zeigen
    .more = Erzählt eine aufgezeichnete Partie und zeigt ihren Tisch am Ende oder nach so vielen Aktionen, wie du sagst.
terminal-about-review = was Entscheidungen verschenkten, was Glück war und warum
    .more = Sagt, was die Entscheidungen einer Partie verschenkten, was Glück war und warum. Bei einem Ordner voller Aufzeichnungen sagt es, wie jemand in allen gespielt hat.
terminal-about-puzzles = Rätsel aus Partien: finden, zeigen und lösen
    .more = Ein Rätsel ist ein Moment einer Partie, in dem eine Aktion klar die beste ist. N ist seine Nummer oder 'today' (das von heute). 'mine' sucht neue Rätsel in Partien zwischen Programmen; 'check' prüft, ob jede Lösung noch die beste ist.
terminal-about-verify = Aufzeichnungen an Regeln und Startzahl prüfen
    .more = Prüft, ob die Regeln jede Zeile einer Aufzeichnung erlauben und ob alles so gezogen wurde, wie es die Startzahl oder die versiegelte Kartenverteilung sagt. Der Rückgabewert ist 0, wenn jede Aufzeichnung gültig ist, 1, wenn eine ungültig ist, und 2, wenn eine nicht zu prüfen ist: Sie hat keine Startzahl, das Gezogene wurde von Hand eingegeben, oder sie zeigt nur, was ein Platz sah.
terminal-about-cards = das Material eines Spiels als JSON
terminal-about-strings = jeder Text mit Schlüssel, zum Übersetzen
terminal-about-schema = die Felder der Sicht auf ein Spiel
terminal-about-engine = beantwortet JSON-Anfragen der Standardeingabe, für Programme
terminal-about-sim = viele Partien zwischen Programmen, zusammengefasst
terminal-about-perft = zählt die Aktionsfolgen ab einer Stellung
terminal-about-arena = wie stark Computer gegeneinander sind
terminal-about-train = Gewichte einer Bewertung aus Partien gegen sich selbst lernen
terminal-about-guesses = wie gut Vermutungen über Geheimes zum Gespielten passen
terminal-about-gauge = wie weit man der Analyse trauen kann
terminal-about-prove-fair = zeigt, dass Computer nicht in die Karten schauen
terminal-about-signature = eine Zahl, die jede Änderung des Spiels zeigt
terminal-about-bench = wie schnell die Regeln sind, an einem Maßstab gemessen

terminal-option-play-seats = wer spielt, etwa human,ai:2,ai:5:builder
terminal-option-play-players = wie viele Plätze
terminal-option-play-seed = eine Zahl, die alles Gezogene festlegt
terminal-option-play-option = eine Variante, wie 'oxhide games' sie nennt
terminal-option-play-load = eine gespeicherte Partie fortsetzen
terminal-option-play-resume = die zuletzt verlassene Partie fortsetzen
terminal-option-play-deal = eingeben, was gezogen wird, wie am echten Tisch
terminal-option-play-plain = für Screenreader: Sätze, keine Farben
terminal-option-play-with-help = Neues erklären, wenn es zum ersten Mal vorkommt
terminal-option-play-time-ms = wie lange Programme hinter engine: nachdenken dürfen
terminal-option-play-no-autosave = nur speichern, wenn du 'save' eingibst
terminal-option-learn-chapter = mit diesem Kapitel beginnen
terminal-option-learn-again = von vorn beginnen
terminal-option-learn-plain = für Screenreader: Sätze, keine Farben
terminal-option-rules-plain = keine Farben, keine gezeichneten Tabellen
terminal-option-games-json = JSON in einer Zeile ausgeben
terminal-option-replay-ply = den Tisch nach N Aktionen zeigen
terminal-option-replay-as = zeigen, was ein Platz sah: A bis D, public oder all
terminal-option-replay-json = die Ansicht als JSON ausgeben
terminal-option-replay-plain = { terminal-option-play-plain }
terminal-option-review-as = wessen Entscheidungen: A bis D oder all
terminal-option-review-seconds = wie lange eine Partie dauern darf (sonst 20)
terminal-option-review-rounds = nach N Durchgängen aufhören, egal wie lange sie dauern
terminal-option-review-error = wie genau Verluste sein müssen, in 1000 Partien (sonst 30)
terminal-option-review-fair = nur nutzen, was der Platz wissen konnte
terminal-option-review-jobs = wie viele Threads (sonst 2)
terminal-option-review-seed = eine Zahl, die alles Gezogene festlegt
terminal-option-review-json = den Bericht als JSON ausgeben
terminal-option-review-csv = eine Zeile je Entscheidung ausgeben
terminal-option-review-html = den Bericht als Seite schreiben
terminal-option-review-annotate = die Aufzeichnung mit der Analyse als Kommentar ausgeben
terminal-option-review-keep = die Analyse in dieser Datei fortsetzen und dort aufheben
terminal-option-review-player = bei einem Ordner: wessen Partien (sonst human)
terminal-option-review-plain = für Screenreader: Sätze, kein Diagramm
terminal-option-review-quiet = kein Fortschrittsbalken
terminal-option-puzzles-file = die Rätsel dieser Datei nehmen
terminal-option-puzzles-theme = list: nur Rätsel zu diesem Thema
terminal-option-puzzles-difficulty = list: nur diese, 1 bis 6; mine: mindestens diese
terminal-option-puzzles-json = list: ganze Rätsel als JSON, eines je Zeile
terminal-option-puzzles-plain = { terminal-option-play-plain }
terminal-option-puzzles-players = mine: wie viele Plätze (sonst 2)
terminal-option-puzzles-player = mine: wer spielt (sonst ai:5)
terminal-option-puzzles-games = mine: wie viele Partien (sonst 100)
terminal-option-puzzles-from = mine: nur Momente nach so vielen Aktionen
terminal-option-puzzles-seconds = mine: wie lange es dauern darf
terminal-option-puzzles-seed = Startzahl der ersten Partie (mine) oder der Suchen (check)
terminal-option-puzzles-skip = check: die ersten N auslassen
terminal-option-puzzles-count = check: nur so viele
terminal-option-club-data = wo alles liegt (sonst ~/.local/share/oxhide)
terminal-option-club-store = sqlite:ORDNER oder postgres://..., statt --data
terminal-option-verify-seal = das Siegel, das du beim Austeilen notiert hast, zum Vergleich
terminal-option-verify-json = für jede Aufzeichnung ein JSON-Objekt ausgeben

## Was an einem Befehl falsch sein kann

terminal-pair = { $what }: { $is }
terminal-message = { $message }
terminal-file = { $path }: { $message }
terminal-no-command = den Befehl '{ $command }' gibt es nicht; 'oxhide help' nennt alle
terminal-no-language = die Sprache '{ $language }' gibt es nicht; es gibt { $there }
terminal-no-option = die Option '{ $option }' gibt es nicht; siehe --help
terminal-needs-value = --{ $option } braucht einen Wert ({ $value })
terminal-bad-number = --{ $option } nimmt eine Zahl von { $least } bis { $most }, nicht '{ $value }'
terminal-bad-seed = --{ $option } nimmt eine Dezimalzahl unter 2^64, nicht '{ $value }'
terminal-too-often = --{ $option } steht zu oft da
terminal-no-game = das Spiel '{ $game }' gibt es nicht; es gibt { $there }
terminal-name-game = nenne ein Spiel: { $there }
terminal-one-game = { $command } nimmt genau ein Spiel; siehe --help
terminal-wrong-seats =
    { $most ->
        [2] { $game } ist für 2 Personen
       *[other] { $game } ist für { $least } bis { $most } Personen
    }
terminal-no-player = '{ $name }' kann nicht spielen; es gibt human{ $there }
terminal-load-and-resume = nimm --load oder --resume, nicht beides
terminal-new-and-old = { $new } gehört zu einer neuen Partie; { $old } setzt eine alte fort
terminal-other-seats =
    die Aufzeichnung hat { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, --seats nennt aber { $named }
terminal-other-game = { $path } ist eine Partie { $game }, nicht { $wanted }
terminal-no-home = es gibt keinen Ordner zum Fortsetzen: HOME ist nicht gesetzt
terminal-not-saved = { $path }: nicht gespeichert: { $why }
terminal-no-memory = der Speicher reicht nicht
terminal-lost-output = die Ausgabe ließ sich nicht schreiben
terminal-lost-output-why = die Ausgabe ließ sich nicht schreiben: { $why }
terminal-cannot-go-on = { $player } kann nicht weiter: { $message }
terminal-no-arguments = { $command } nimmt keine Argumente; siehe --help
terminal-one-record = { $command } nimmt genau eine Aufzeichnung; siehe --help
terminal-file-unreadable = { $path } lässt sich nicht lesen
terminal-file-too-long = { $path } ist länger als 4 MiB und darum keine Aufzeichnung
terminal-file-unwritable = { $path } lässt sich nicht schreiben: { $why }
terminal-folder-unwritable = in { $path } lässt sich nichts schreiben: { $why }
terminal-replay-seat = den Platz '{ $seat }' gibt es nicht; --as nimmt A bis { $last }, public oder all
terminal-replay-public = die Aufzeichnung zeigt, was alle sahen: lass --as { $seat } weg
terminal-replay-other = die Aufzeichnung zeigt, was Platz { $eyes } sah: lass --as { $seat } weg
terminal-replay-ply = die Aufzeichnung ist kürzer: --ply nimmt 0 bis { $most }

## Programme von außen: engine:BEFEHL

terminal-outsider-forfeits = { $player } gibt eine Partie als { $seat } verloren (Startzahl { $seed }): { $why }
terminal-outsider-loses = { $seat } gibt die Partie verloren: { $why }. Ohne dieses Programm weiter: --resume --seats ...
terminal-outsider-late = keine Antwort innerhalb von { $ms } ms
terminal-outsider-ended = es endete mit Status { $status }
terminal-outsider-killed = es wurde durch Signal { $signal } beendet
terminal-outsider-error = es antwortete mit einem Fehler: { $message }
terminal-outsider-no-answer = was es schrieb, ist keine Antwort
terminal-outsider-no-action = seine Antwort enthält keine Aktion
terminal-outsider-illegal = '{ $action }' ist keine erlaubte Aktion
terminal-outsider-no-start = es ließ sich nicht starten: { $message }

## oxhide engine

terminal-setting-name = "name" muss "threads", "memory" oder "info" sein
terminal-setting-value = "value" von { $name } muss eine ganze Zahl von { $least } bis { $most } sein

## oxhide games

terminal-game-seats =
    { $game }, { $least ->
        [2] { $most ->
            [2] 2 Personen
           *[other] 2 bis { $most } Personen
        }
       *[other] { $least } bis { $most } Personen
    }

## Am Tisch

terminal-player =
    { $who ->
        [you] du
       *[person] ein Mensch
    }
terminal-welcome = Gib die Nummer einer Aktion ein, um sie zu wählen. 'help' sagt, was sonst noch geht, 'hint', was ein Programm täte, 'rules', wie man spielt.
terminal-prompt =
    { $who ->
        [chance] Zufall>{" "}
       *[other] { $who }>{" "}
    }
terminal-curtain = { $seat } ist dran. Gib den Bildschirm weiter; dann die Eingabetaste.
terminal-only-enter = Nur die Eingabetaste allein zeigt die Hand.
terminal-numbers =
    { $most ->
        [one] Es gibt eine Aktion: Gib 1 ein.
       *[other] Die Nummern gehen von 1 bis { $most }.
    }
terminal-summary =
    { $first }... ('{ $start }' zeigt { $count ->
        [one] sie
       *[other] alle { $count }
    })
terminal-refused-rule = Nein: { $message } ({ $rule }; 'rules { $rule }' sagt mehr)
terminal-see-help = 'list' zeigt die Aktionen, 'help', was sonst noch geht.
terminal-line-too-long = Diese Zeile ist zu lang: Gelesen werden bis zu { $most } Zeichen. Es ist nichts geschehen.
terminal-shortened = 'list' zeigt alle Aktionen in ganzen Sätzen.
terminal-more = (weiter mit Enter, Schluss mit q){" "}
terminal-allowed = '{ $words }' ist jetzt erlaubt.
terminal-thinking = Denkt nach...
terminal-hint = Tipp: { $say } ({ $words })
terminal-hint-or = Oder: { $say } ({ $words })
terminal-hint-reason = Warum: { $reason }.
terminal-hint-lead =
    Im Schnitt endest du { $points ->
        [0] gleichauf
        [one] { $points } Punkt vorn
       *[other] { $points } Punkte vorn
    }.
    .behind =
    Im Schnitt endest du { $points ->
        [one] { $points } Punkt zurück
       *[other] { $points } Punkte zurück
    }.
terminal-hint-speaks = Dafür spricht: { $reason }.
terminal-hint-even = Beides ist etwa gleich gut.
terminal-hint-unsure = Der Unterschied kann Zufall sein.
terminal-hint-spread = Kein einzelner Grund sticht hervor: Es sind viele Kleinigkeiten.
terminal-undo-consent = Stimmen alle zu, gib 'undo!' ein. Dann werden neue Karten gezogen, und in Aufzeichnung und Wertung steht, dass zurückgenommen wurde.
terminal-taken-back = Zurückgenommen.
terminal-taken-back-consent = Einvernehmlich zurückgenommen; die Aufzeichnung vermerkt es.
terminal-taken-times =
    In dieser Partie wurde { $times ->
        [one] { $times }-mal
       *[other] { $times }-mal
    } einvernehmlich zurückgenommen.
terminal-name-file = Nenne die Datei: save meine-partie.play
terminal-saved = Gespeichert in { $path }. Weiter mit: oxhide play --load { $path }
terminal-name-thing = Nenne eine Karte oder sonst etwas aus dem Spiel, auch nur einen Teil des Namens: about tempel
terminal-no-thing = Nichts in diesem Spiel heißt '{ $name }'.
terminal-no-section = Die Regeln haben keinen Abschnitt '{ $id }' und erwähnen ihn nicht; 'rules' nennt die Abschnitte.
terminal-no-section-of = die Regeln von { $game } haben keinen Abschnitt '{ $id }' und erwähnen ihn nicht
terminal-no-rules = zu { $game } gibt es hier keine Regeln
terminal-rules-english = Diese Regeln gibt es noch nicht auf Deutsch, sie sind auf Englisch.
terminal-rules-how = Gib 'rules' und eine dieser Kennungen oder irgendeinen Namen ein, um darüber zu lesen; 'rules all' zeigt alles.
terminal-kept = Gespeichert. Weiter mit: oxhide play { $game } --resume
terminal-not-kept = Diese Partie ist nicht gespeichert. (Mit 'save DATEI' bleibt eine Partie erhalten.)
terminal-kept-over = Die Partie ist in { $path } gespeichert. Zum Durchsehen: oxhide review { $path }
terminal-over =
    Die Partie ist zu Ende. { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

terminal-points = Punkte
terminal-total = Summe
terminal-place = Rang
terminal-score-line =
    { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Rang { $place }.

## Lektionen

terminal-learn-welcome = Mit der Eingabetaste geht es weiter. 'help' sagt, was sonst noch geht.
terminal-learn-chapter = { $n } von { $of }: { $title }
terminal-learn-minutes = { $title }, { $minutes } Min.
terminal-learn-type = Gib ein: { $words }
terminal-learn-find = Gib eine Aktion ein; 'list' zeigt alle.
terminal-learn-rule = { $message } ({ $rule }; 'rules { $rule }' sagt mehr)
terminal-learn-enter = (weiter mit der Eingabetaste){" "}
terminal-learn-help = Mit der Eingabetaste geht es weiter. 'back' und 'skip' gehen einen Schritt zurück oder vor. 'list' zeigt alle Aktionen, 'table' den ganzen Tisch, 'about NAME', was eine Karte tut, 'hint', was ein Programm täte. 'rules' zeigt die Regel zu diesem Schritt, 'rules KENNUNG' eine andere. 'quit' hört auf; der Schritt wird gemerkt.
terminal-learn-kept = Der Schritt ist gemerkt. Weiter mit: oxhide learn { $game }
terminal-learn-done = Das war die Lektion. Mit der Eingabetaste beginnt eine erste Partie mit Hilfe, gegen einen Neuling; 'quit' hört auf.
terminal-learn-none = zu { $game } gibt es hier keine Lektion
terminal-learn-broken = die Lektion zu { $game } lässt sich nicht spielen
terminal-learn-no-chapter = ein Kapitel '{ $chapter }' hat die Lektion nicht; es gibt 1 bis { $most }

## Was man während der Partie eintippen kann; .more ist, was 'help BEFEHL' sagt.

terminal-help = Gib die Nummer einer Aktion oder ihre Wörter ein; die ersten Wörter allein zeigen, was so beginnt. Außerdem geht:
terminal-help-keys = 'help BEFEHL' erklärt einen Befehl genauer. Am Terminal ergänzt Tab, die Pfeiltasten ändern und holen frühere Zeilen, Strg-C verlässt die Partie.
terminal-kept-always = Die Partie wird nach jeder Aktion gespeichert.
terminal-command-list = list         noch einmal die Aktionen
    .more = list: zeigt mit Nummern, was du jetzt tun kannst. Gib eine Nummer oder die Wörter rechts ein.
terminal-command-table = table        der ganze Tisch
    .more = table: zeigt alles auf dem Tisch. Bist du dran, siehst du auf kleinem Schirm nur, was gerade wichtig ist.
terminal-command-about = about NAME   was eine Karte oder sonst etwas tut
    .more = about NAME: sagt, was etwas im Spiel tut, nach seinem Namen oder einem Teil davon, etwa 'about bibliothek'.
terminal-command-rules = rules NAME   die Regeln: ein Abschnitt oder was sie zu einem Namen sagen
    .more = rules: nennt die Abschnitte. rules KENNUNG zeigt einen. rules NAME zeigt die Abschnitte dieses Namens oder die Zeilen, in denen er vorkommt. rules all zeigt alles.
terminal-command-hint = hint         was ein Programm täte und warum
    .more = hint: ein starkes Programm denkt über deinen Zug nach und nennt zwei gute Aktionen und was für die erste spricht.
terminal-command-why = why AKTION   ob du das darfst, und wenn nicht, warum
    .more = why AKTION: sagt, ob die Regeln eine Aktion jetzt erlauben, und wenn nicht, welche Regel sie verbietet. Eine Aktion ist ihre Nummer oder ihre Wörter.
terminal-command-score = score        der Punktestand
    .more = score: zeigt alle Punkte, als wäre jetzt Schluss, Zeile für Zeile.
terminal-command-log = log          alles, was geschehen ist
    .more = log: erzählt die Partie von Anfang an, so wie du sie gesehen hast.
terminal-command-undo = undo         einen Schritt zurück
    .more = undo: nimmt deine letzte Entscheidung zurück, außer jemand hat seitdem etwas erfahren. Dann müssen alle zustimmen; tun sie es, gib undo! ein.
terminal-command-redo = redo         wieder einen Schritt vor
    .more = redo: tut noch einmal, was du gerade zurückgenommen hast.
terminal-command-save = save DATEI   die Partie speichern, wie sie steht
    .more = save DATEI: schreibt die Partie in eine Datei. Weiter mit: oxhide play --load DATEI
terminal-command-quit = quit         gehen; die Partie ist gespeichert
    .more = quit: verlässt die Partie. Weiter mit: oxhide play SPIEL --resume. Strg-C und Strg-D tun dasselbe.
terminal-command-help = help         diese Liste
    .more = help: nennt, was man eintippen kann. help BEFEHL erklärt einen Befehl genauer.

## oxhide review: die Analyse, in Siegchancen von 100

terminal-review-not-over = Die Partie ist nicht zu Ende
terminal-review-result =
    { $winners ->
        [1] { $who } hat gewonnen: { $points }
       *[other] Geteilter Sieg: { $points }
    }
terminal-review-decided = Was den Ausschlag gab, in Siegen von 100 Partien
terminal-review-unknown = noch nicht bekannt: Gib der Analyse mehr Zeit
# Woraus die Siegchance eines Platzes wurde; $rivals ist terminal-review-rival je Platz.
terminal-review-account =
    Start { $start }, Glück { $luck } (± { $error }), eigene Wahl { $own }{ $rivals }{ $hidden ->
        [none] {""}
       *[other] , was niemand wissen konnte { $hidden }
    }, der Rest { $rest }
terminal-review-rival = , Wahl von { $seat } { $n } (± { $error })
terminal-review-choices = Was Entscheidungen verschenkten
terminal-review-skill =
    { $loss } % je Entscheidung (± { $error }) bei { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }{ $level ->
        [none] {""}
       *[other] { engine-colon } { $level }
    }
terminal-review-level = { $low }
terminal-review-levels = { $low } bis { $high }
terminal-review-graph = Siegchance
terminal-review-graph-guess = Siegchance (eine erste Schätzung)
terminal-review-turning = Wendepunkte
terminal-review-none = keine, die auffallen
terminal-review-rounds =
    { $n ->
        [one] { $n } Durchgang
       *[other] { $n } Durchgänge
    }; { $done ->
        [yes] alles Gefragte ist bekannt.
       *[no] mit mehr Zeit ließe sich mehr sagen (--seconds).
    }
terminal-review-one = review nimmt genau eine Aufzeichnung oder einen Ordner; siehe --help
terminal-review-one-form = nimm eines von --json, --csv, --html und --annotate
terminal-review-same-file = --html würde die Aufzeichnung überschreiben: nimm einen anderen Namen
terminal-review-folder-form = --csv, --html, --annotate und --keep nehmen eine Aufzeichnung, keinen Ordner
terminal-review-not-kept = { $path } ist keine Analyse dieser Partie mit diesen Optionen
terminal-review-seat = --as nimmt A bis { $last } oder all, nicht '{ $seat }'
terminal-review-too-long = { $path }: der Bericht ist zu lang
terminal-review-no-records = in { $path } gibt es keine Aufzeichnungen, die sich analysieren lassen
terminal-review-not-in =
    { $path }: { $player ->
        [human] kein Mensch spielt mit
       *[other] { $player } spielt nicht mit
    }
terminal-review-round = Analyse, Runde { $round }
    .many = Analyse der Partie { $game } von { $games }, Runde { $round }

## oxhide review --html

terminal-review-graph-whole = Siegchance von der ersten Aktion bis zur letzten
# Below the graph.
terminal-review-graph-rows = Die oberen Zahlen darunter sind Runden, Züge oder Ären, die unteren die Wendepunkte. Die Linie kennt alle Karten; was eine Entscheidung kostete, gilt nach dem, was man wissen konnte.
terminal-review-title = { $game }: Analyse
terminal-review-how = Die Zahlen einer Zeile ergeben zusammen ihr Ergebnis. Eine Entscheidung wird danach beurteilt, was in diesem Moment zu wissen war.
terminal-review-then = Der Tisch in diesem Moment
terminal-review-column-seat = Platz
terminal-review-column-points = Punkte
terminal-review-column-start = Start
terminal-review-column-luck = Glück
terminal-review-column-own = eigene Entscheidungen
terminal-review-column-rival = Entscheidungen von { $seat }
terminal-review-column-hidden = verborgen
terminal-review-column-rest = Rest
terminal-review-column-loss = verschenkt je Entscheidung
terminal-review-column-level = Stufe

## oxhide review FOLDER

terminal-review-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }, { $won } % gewonnen
terminal-review-lost-each = Verschenkt: { $loss } % je Entscheidung (± { $error })
terminal-review-mistakes-each = Fehler: { $n } je Partie (± { $error })
terminal-review-luck-each = Glück: { SIGNED($luck) } % je Partie (± { $error })
terminal-review-trend =
    Früher { $before } % (± { $first }), später { $after } % (± { $second }): { $trend ->
        [better] jetzt besser
        [worse] früher besser
       *[same] etwa gleich
    }
terminal-review-by-part = Nach Abschnitt der Partie
terminal-review-first-third = erstes Drittel
terminal-review-second-third = zweites Drittel
terminal-review-last-third = letztes Drittel
terminal-review-by-kind = Nach Art der Aktion
terminal-review-by-source = Nach dem, was es gekostet hat
terminal-review-share = { $share } % davon
    .each = { $share } % davon, je { $loss } % bei { $n }
terminal-review-left-out =
    { $n ->
        [one] { $n } Datei wurde ausgelassen.
       *[other] { $n } Dateien wurden ausgelassen.
    }

## oxhide puzzles

terminal-puzzle-ask = Du bist { $seat }. Eine Aktion ist deutlich besser als alle anderen: welche?
terminal-puzzle-wins =
    { $percent ->
        [0] Damit gewinnst du fast keine Partie.
        [100] Damit gewinnst du fast alle Partien.
       *[other] Damit gewinnst du etwa { $percent } von 100 Partien.
    }
terminal-puzzle-against = Gegenüber '{ $second }': { $why }.
terminal-puzzle-yes = Ja: { $words }.
terminal-puzzle-no = Die nicht: Sie kostet dich etwa { $percent } Siege von 100.
terminal-puzzle-not-action = Das ist keine Aktion.
terminal-puzzle-type = Gib eine Aktion ein wie bei 'oxhide play', oder 'answer' für die Lösung.
terminal-puzzle-answer = Es ist: { $words }.
terminal-puzzle-difficulty = Schwierigkeit
terminal-puzzle-about = Thema
terminal-puzzle-seats = Plätze
terminal-puzzle-usage = puzzles nimmt list, show, try, mine oder check und ein Spiel; siehe --help
terminal-puzzle-name = nenne ein Rätsel: 1 bis { $most } oder today
terminal-puzzle-none = es gibt keine Rätsel
terminal-puzzle-hold = { $game }: { $hold } von { $all } Rätseln stimmen
terminal-puzzle-line = { $path }: Zeile { $line } ist kein Rätsel
terminal-puzzle-edited = Rätsel { $id }: seine Aufzeichnung wurde verändert
terminal-puzzle-answer-edited = Rätsel { $id }: seine Lösung wurde verändert

## oxhide verify

terminal-verify-usage = verify nimmt Aufzeichnungen; siehe --help
terminal-bad-seal = ein Siegel hat 16 Ziffern von 0 bis f, nicht '{ $seal }'
terminal-verify-does-not = { $path }: ungültig: { $why }
terminal-verify-cannot = { $path }: nicht zu prüfen: { $why }
terminal-verify-follows =
    { $path }: gültig: { $game }, { $seats } Plätze, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, { $points ->
        [none] nicht zu Ende
       *[other] { $points }
    }; { $chance ->
        [one] { $chance } Zufallsergebnis
       *[other] { $chance } Zufallsergebnisse
    }{ $seal ->
        [none] {""}
       *[other] ; versiegelt { $seal }
    }{ $times ->
        [0] {""}
        [one] ; { $times }-mal zurückgenommen
       *[other] ; { $times }-mal zurückgenommen
    }

## oxhide club

terminal-club-takes = club braucht ein Wort und worum es geht: 'club backup DATEI', 'club restore DATEI', 'club export PERSON', 'club delete PERSON' oder 'club reports'
terminal-club-kept =
    { $n ->
        [one] { $n } Eintrag steht in { $path }.
       *[other] { $n } Einträge stehen in { $path }.
    }
terminal-club-restored =
    { $n ->
        [one] { $n } Eintrag aus { $path } ist im Speicher.
       *[other] { $n } Einträge aus { $path } sind im Speicher.
    }
terminal-club-unread = { $path }: der Speicher lässt sich nicht lesen
terminal-club-not-empty = der Speicher ist nicht leer; nimm einen neuen
terminal-club-not-whole = { $path } ist keine vollständige Sicherung eines Clubs
terminal-club-full = der Speicher nimmt nichts mehr an (ist der Datenträger voll?); wiederhole es danach
terminal-club-nobody = niemand heißt '{ $who }': gib eine Kennung aus 16 Buchstaben an oder einen gesicherten Namen
terminal-club-unwritten = nicht alles ließ sich schreiben
terminal-club-undeleted = nicht alles ließ sich löschen; versuch es noch einmal
terminal-club-deleted = { $who } ist gelöscht.

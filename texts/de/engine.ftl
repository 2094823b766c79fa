# Was die Bibliothek zu jedem Spiel sagt: Fehler, Zurücknehmen, Tipps, Mitspielende.

engine-list-comma = {", "}
engine-list-and = {" und "}
# Zwischen einem Ding und dem, was es ist, und vor einem Zusatz; ein Leerzeichen folgt.
engine-colon = :
engine-semicolon = ;

## Wer spielt

engine-level-1 = Neuling
engine-level-2 = Anfänger
engine-level-3 = Amateur
engine-level-4 = Kenner
engine-level-5 = Könner
engine-level-6 = Profi
engine-level-7 = Experte
engine-level-8 = Meister

# Ein Computer am Tisch: „Könner (Baumeister)“.
engine-player =
    { $level ->
        [1] { engine-level-1 }
        [2] { engine-level-2 }
        [3] { engine-level-3 }
        [4] { engine-level-4 }
        [5] { engine-level-5 }
        [6] { engine-level-6 }
        [7] { engine-level-7 }
       *[8] { engine-level-8 }
    }{ $style ->
        [builder] {" "}({ engine-style-builder })
        [explorer] {" "}({ engine-style-explorer })
        [rival] {" "}({ engine-style-rival })
       *[none] {""}
    }

engine-style-builder = Baumeister
    .start = Baumeister
engine-style-explorer = Entdecker
    .start = Entdecker
engine-style-rival = Rivale
    .start = Rivale

## Warum sich etwas nicht einfach zurücknehmen lässt

engine-undo-chance = Seitdem wurde etwas gezogen oder aufgedeckt.
engine-undo-shown = Seitdem ist etwas Geheimes bekannt geworden.
engine-undo-decided = Seitdem hat jemand anderes entschieden.
engine-undo-again = Das nähme auch zurück, was vor einer früheren Rücknahme geschah.
engine-undo-ended = Mit dem Spielende liegt alles Geheime offen.

## Ob es sich so zugetragen haben kann

engine-verify-chance = Zeile { $line }: Gezogen werden müsste hier „{ $words }“
engine-verify-no-seed = die Aufzeichnung hat keine Startzahl
engine-verify-closed = das Geheimnis der Kartenverteilung fehlt in der Aufzeichnung
engine-verify-no-seal = die Aufzeichnung hat keine versiegelte Kartenverteilung
engine-verify-seal = das Siegel der Aufzeichnung ist { $seal }, nicht { $other }
engine-verify-redacted = die Aufzeichnung zeigt nur, was von einem Platz aus zu sehen war
engine-verify-entered = was gezogen wurde, ist von Hand eingegeben
engine-verify-back = es wurden Schritte zurückgenommen, die die Aufzeichnung nicht zeigt
engine-verify-older = die Partie wurde nach älteren Regeln gespielt oder begonnen

## Eine Aufzeichnung nach älteren Regeln

engine-older-finished = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt. Ihr Ergebnis bleibt, wie es damals notiert wurde.
engine-older-begun = Diese Partie wurde nach einer früheren Fassung der Regeln begonnen. Weiter geht es nach den heutigen.

## Was schiefgehen kann

engine-error-players-form = wer spielt, steht mit Kommas getrennt da, etwa human,greedy
engine-error-players-count = es sind nicht so viele Mitspielende wie Plätze
engine-error-names-count = es sind nicht so viele Namen wie Plätze
engine-error-whole-record = die Aufzeichnung ist vollständig: lade sie stattdessen; eine, der man folgt, sagt, wer sie sah, etwa 'as A' oder 'as public'
engine-error-chance-acts = jetzt ist der Zufall am Zug
engine-error-playouts = höchstens 400 Probepartien je Entscheidung
engine-error-no-room = In der Aufzeichnung ist kein Platz für eine weitere Rücknahme.
engine-error-fair-seat = eine faire Analyse gehört zu einem Platz
engine-error-public-record = die Aufzeichnung zeigt, was alle sahen: Daraus lässt sich keine Entscheidung beurteilen
engine-error-other-record = die Aufzeichnung zeigt, was von einem anderen Platz aus zu sehen war
engine-error-follow = follow beginnt mit "record" und geht mit "lines" weiter
engine-error-other-game = das ist nicht die Partie, die verfolgt wurde

engine-status-no-game = Ein Spiel dieses Namens gibt es nicht.
engine-status-bad-setup = So lässt sich keine Partie aufbauen.
engine-status-bad-seat = Diesen Platz gibt es am Tisch nicht.
engine-status-bad-player = Niemand dieses Namens kann hier spielen.
engine-status-bad-name = Ein Name hat höchstens 40 druckbare Zeichen.
engine-status-bad-record = Die Aufzeichnung ist nicht lesbar.
engine-status-other-version = Die Aufzeichnung stammt aus einer anderen Version.
engine-status-redacted = Die Aufzeichnung zeigt nur, was von einem Platz aus zu sehen war: Man kann ihr folgen, sie aber nicht laden.
engine-status-other-eyes = Hier ist nur bekannt, was von einem Platz aus zu sehen war, und nur der bekommt Antwort.
engine-status-not-following = Hier wird keiner Aufzeichnung gefolgt.
engine-status-following = Hier wird einer Aufzeichnung gefolgt: Weiter geht es nur mit ihren Zeilen.
engine-status-unreadable =
    „{ $words }“ ist keine Aktion dieses Spiels{ $nearest ->
        [none] .
       *[other] ; meinst du „{ $nearest }“?
    }
engine-status-illegal = Das erlauben die Regeln jetzt nicht.
engine-status-not-your-turn = Gerade ist jemand anderes dran.
engine-status-over = Die Partie ist zu Ende.
engine-status-no-seed = Die Partie hat keine Startzahl: Gib ein, was gezogen wird.
engine-status-nothing-to-undo = Es gibt nichts zurückzunehmen.
engine-status-nothing-to-redo = Es gibt nichts zu wiederholen.
engine-status-frontier = Um das zurückzunehmen, müssten alle am Tisch zustimmen.
engine-status-looking = Du siehst einen früheren Moment, von dem aus es nicht weitergeht: Weiter geht es von einer Entscheidung aus.
engine-status-no-memory = Der Speicher reicht nicht.
engine-status-too-long = Die Zeile oder die Antwort ist zu lang.
engine-status-not-json = Die Zeile ist kein JSON-Objekt.
engine-status-bad-request = Die Anfrage ist unverständlich.
engine-status-forbidden = Das darfst du hier nicht fragen.
engine-status-no-session = Beginne oder lade zuerst eine Partie.

## Lektionen

engine-lesson-word = „{ $about }“ ist kein Schlüsselwort für Lektionen oder darf hier nicht stehen.
engine-lesson-chapter = Das Kapitel „{ $about }“ braucht eine Kennung, seine Minuten (1 bis 9) und einen Titel und steht vor aller Hilfe.
engine-lesson-step = „{ $about }“ braucht eine eigene Kennung (Kleinbuchstaben, Ziffern, Striche) und einen Titel, innerhalb eines Kapitels.
engine-lesson-answer = Der Schritt „{ $about }“ fragt nach einer Aktion, also muss die Zeile dazu folgen.
engine-lesson-empty = Das ist keine Lektion: Sie hat keinen Schritt, oder kein Mensch spielt mit.
engine-lesson-other = Das ist erlaubt. Mach in diesem Schritt aber, worum der Satz bittet.

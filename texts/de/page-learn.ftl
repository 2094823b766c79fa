# Lernen: die Seite mit allen Lektionen und eine Lektion an ihrem Tisch.

page-learn-nav = Lernen
page-learn-title = Spielend lernen
page-learn-lead = Etwa eine Viertelstunde je Spiel, in kurzen Kapiteln, am echten Tisch. Wie weit du bist, merkt sich dieser Browser nach jedem Schritt.
page-learn-next-for-you = Als Nächstes
page-learn-stopped = { $game }. Du warst bei Schritt { $step } von { $of }.
page-learn-start-here = { $game }. Fang hier an: etwa eine Viertelstunde.
page-learn-go-on = Weiter
page-learn-start = Los
page-learn-how-far = Wie weit du in diesem Kapitel bist
page-learn-min = { $n } Min.
page-learn-at-step = Schritt { $step } von { $of }
page-learn-done = fertig
page-learn-progress =
    { $done ->
        [0] noch nicht begonnen
       *[other] { $done } von { $of } fertig
    }
    .all = fertig
page-learn-first-game = Erste Partie mit Hilfe
page-learn-first-game-note = gegen einen Neuling; Neues wird erklärt
page-learn-rules-note = alles, mit Beispielen
page-learn-puzzles = Rätsel nach Thema
page-learn-puzzles-note = finde den einen besten Zug
page-learn-own = Aus deinen Partien
page-learn-own-note = Lass eine Partie analysieren: Aus deinen Fehlern werden Rätsel.
page-learn-own-none = Spiel eine Partie zu Ende und lass sie analysieren: Aus deinen Fehlern werden Rätsel.
page-learn-not-fetched = Die Lektionen ließen sich nicht laden. Prüf deine Verbindung und öffne die Seite noch einmal.
page-learn-no-lesson = Zu diesem Spiel gibt es keine Lektion, oder sie ließ sich nicht laden.

## Eine Lektion

page-learn-lesson = Lektion
page-learn-where = { $game }, { $chapter } von { $of }: { $title }
page-learn-leave = Lektion verlassen
page-learn-step-of = Schritt { $step } von { $of }
page-learn-why-rule = Warum ist das so? { $rule }
page-learn-back = Zurück
page-learn-skip = Überspringen
page-learn-next = Weiter
page-learn-then = Dann:
page-learn-kept-note = Jeder Schritt wird gemerkt. Du kannst jederzeit gehen.
page-learn-finished = Das war die Lektion
page-learn-finished-why = Du hast gewonnen, { $first } zu { $others }. Du kennst jetzt die wichtigsten Wege zu Punkten. Spiel nun eine eigene Partie: Neues wird erklärt, sobald es vorkommt.
page-learn-to-learn = Alle Lektionen
page-learn-got-it = Verstanden
page-learn-no-tips = Keine Tipps mehr

# Die Seite, ohne die Tische der Spiele.

page-brand = Oxhide
page-close = Schließen
page-loading = Das Spiel wird aufgebaut…
page-announcements = Mitteilungen
# Vor dem letzten von mehreren Dingen zur Wahl: „a, b oder c“.
page-list-or = {" oder "}
# Zwischen Teilen eines Satzes, und zwischen den Punkten aller Seiten.
page-list-clause = { engine-semicolon }{" "}
page-list-score = {" : "}
# Zwischen Dingen nebeneinander und zwischen einem Ding und dem, was es ist.
page-pair = { $what }: { $is }
page-labelled = { $what } { $n }

## Die Leiste oben

page-nav-play = Spielen
page-nav-rules = Regeln
page-nav-theme = Farben
page-nav-theme-title = Hell oder dunkel
page-nav-settings = Optionen
page-nav-main = Hauptmenü
page-nav-tools = Werkzeuge

## Startseite

page-home-title = Spiele der alten Welt
page-home-lead = Gegen Computer oder mit Freunden an einem Bildschirm. Ohne Konto, ohne Installation.
page-home-games = Spiele
page-home-cover = { $game }: gezeichnetes Titelbild
page-home-seats =
    { $most ->
        [one] { $most } Person
       *[other] { $most } Personen
    }
    .range = { $least } bis { $most } Personen
page-home-minutes = { $n } Min.
page-home-play-now = Losspielen
page-home-new-table = Neuer Tisch
page-home-rules = Regeln
page-home-continue = Fortsetzen
page-home-nothing = Unbeendete Partien bleiben hier in diesem Browser.
page-home-finished = Gespielt
page-home-none-finished = Beendete Partien kannst du dir hier noch einmal ansehen.
page-home-last-kept = Dieser Browser behält die letzten { $n } beendeten Partien.
page-home-your-turn = Du bist dran
page-home-turn-of = { $name } ist dran
page-home-with = mit { $names }
page-home-all = Alle { $n }
page-home-fewer = Weniger
page-home-remove = { $title } entfernen
page-home-removed = Der Tisch wurde entfernt.
page-home-open = Partie öffnen
page-home-drop = Zieh eine Aufzeichnung (.play) irgendwo auf diese Seite, oder
page-home-credit = Piktogramme von Lorc, Delapouite und anderen, game-icons.net, CC BY 3.0. Schriften: Marcellus, Forum und Source Sans 3, SIL OFL 1.1.
page-home-licence = Oxhide ist freie Software unter der MIT-Lizenz.

## Ein neuer Tisch

page-setup-title = Neuer Tisch: { $game }
page-setup-seats = Plätze
page-setup-count = Personen
page-setup-who = Wer spielt auf Platz { $n }?
page-setup-you = Du
page-setup-person = Jemand an diesem Bildschirm
page-setup-computer = Computer
page-setup-level = Stärke von Platz { $n }
# Eine der Stufen zur Wahl: „4: Kenner“.
page-setup-level-name = { $level }: { engine-player }
page-setup-style = Spielweise von Platz { $n }
page-setup-any-style = Beliebig
page-setup-name = Name von Platz { $n }
page-setup-options = Regeln
page-setup-more = Mehr
page-setup-seed = Startzahl
page-setup-seed-help = Gleiche Startzahl, gleiche Partie. Leer lassen für eine neue.
page-setup-bad-seed = Eine Startzahl ist eine ganze Zahl mit bis zu 20 Ziffern.
page-setup-speed = Bewegung
page-setup-speed-0 = Aus
page-setup-speed-1 = Normal
page-setup-speed-2 = Schnell
page-setup-start = Los
page-setup-watch = Zusehen
page-setup-hotseat = Wer sich diesen Bildschirm teilt, reicht ihn weiter. Zwischen den Zügen ist der Tisch verdeckt.
# Namen für Computer.
page-setup-name-1 = Mira
page-setup-name-2 = Ines
page-setup-name-3 = Kofi
page-setup-name-4 = Hattusil

## Einstellungen

page-settings-title = Optionen
page-settings-theme = Farben
page-settings-theme-auto = Wie System
page-settings-theme-light = Hell
page-settings-theme-dark = Dunkel
page-settings-forced = Den einzig möglichen Zug automatisch spielen
page-settings-letters = Buchstaben auf Markern statt Bildzeichen
page-settings-keys = Einzelne Tasten als Kürzel
page-settings-language = Sprache
page-settings-language-auto = Wie Browser
page-settings-name = Dein Name
page-settings-motion-note = Dein System wünscht weniger Bewegung, also bewegt sich nichts.

## Tasten

page-keys-title = Tasten
page-keys-all = Alle Tasten sehen und ändern
page-keys-intro = Auf der Tastatur wählst du mit { $first } bis { $last } eine Aktion; { $menu } zeigt alle Tasten.
page-keys-help = Wähl rechts eine Taste aus und drück dann die, die du stattdessen willst. Du kannst sie mit Strg, Alt oder Umschalt kombinieren.
page-keys-off = Einzelne Tasten sind aus: Es gehen nur Tasten mit Strg, Alt oder einem Namen wie Esc.
page-keys-everywhere = An jedem Tisch
page-keys-with-key = { $title } ({ $key })
page-keys-change = { $what }: { $key }. Taste ändern
page-keys-nth = { $what }, { $n }
page-keys-press = Taste drücken
page-keys-pressed = { $key } ist jetzt die Taste für „{ $what }“.
page-keys-span = { $first } – { $last }
page-keys-taken = { $key } gehört schon zu „{ $by }“. Drück eine andere Taste oder Esc, dann bleibt alles, wie es war.
page-keys-kept = { $key } bedeutet immer „{ $by }“. Drück eine andere Taste oder Esc, dann bleibt alles, wie es war.
page-keys-restore = Zurücksetzen
page-keys-go = gehe zu: { $places }
page-keys-place = { $key } { $where }

page-key-name-escape = Esc
page-key-name-space = Leertaste

# Was jede Taste tut.
page-key-choice = eine Antwort mit ihrer Nummer wählen
page-key-arrows = zwischen den Möglichkeiten wechseln (mit Strg: überallhin), durch einen Rückblick gehen
page-key-onward = zum nächsten Teil
page-key-press = ausführen
page-key-let-go = abbrechen oder schließen
page-key-undo = zurücknehmen
page-key-undo-turn = bis zum Beginn deines Zuges zurück
page-key-redo = wiederholen
page-key-hint = Tipp, dann der nächstbeste
page-key-why = sagen, warum das Markierte nicht erlaubt ist
page-key-play-back = zeigen, was die anderen gemacht haben
page-key-say = vorlesen, was zu tun ist
page-key-talk = Chat mit Freunden
page-key-back = einen Schritt zurück in der Partie
page-key-forward = einen Schritt vor
page-key-ends = Anfang und Ende eines Rückblicks
page-key-rules = Regeln
page-key-theme = hell oder dunkel
page-key-menu = Menü
page-key-jump = zu einem Teil des Tisches
page-key-go-rivals = die anderen
page-key-go-log = Verlauf

## Regeln

page-rules-title = Regeln von { $game }
page-rules-games = Spiele
page-rules-missing = Diese Regeln sind noch nicht geschrieben.
page-rules-english = Diese Regeln gibt es noch nicht auf Deutsch, sie sind auf Englisch.
page-rules-failed = Die Regeln ließen sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
page-rules-search = In den Regeln suchen
page-rules-contents = Inhalt
page-rules-chapter = { $n } von { $count }
page-rules-owners = Für Besitzer und Tüftler
page-rules-all-rulings = Alle Auslegungen
page-rules-back = Zurück
page-rules-next = Weiter
page-rules-on-table = An deinem Tisch
page-rules-show = An meinem Tisch zeigen
page-rules-to-table = Zurück zum Tisch
page-rules-asked = Oft gefragt
page-rules-also = Siehe auch
page-rules-example = Beispiel
page-rules-rulings = { $n ->
    [one] Eine Auslegung mit Begründung
   *[other] { $n } Auslegungen mit Begründung
}
page-rules-found = { $n ->
    [one] Ein Treffer
   *[other] { $n } Treffer
}
page-rules-nothing = Nichts zu „{ $words }“. Versuch es mit einem anderen Wort oder im Inhalt.
page-rules-open = Regeln öffnen
page-rules-span = { $first } bis { $last }

## An jedem Tisch

page-table-begins = gleich geht es los
page-table-set-up = Das Spiel ist aufgebaut.
page-table-over = beendet
page-table-is-over = Die Partie ist zu Ende
page-table-past = Ein früherer Moment
page-table-setting-up = Aufbau
page-table-look-around = Sieh dich so lange um.
page-table-what-happened = Was geschah, { $n } von { $all }
page-table-forced = Der einzige Zug: { $what }
    .wait = Warten
    .done = automatisch: der einzige Zug
page-table-beyond =
    { $side ->
        [left] Links
       *[right] Rechts
    } außer Sicht: { $n ->
        [one] { $n } Änderung
       *[other] { $n } Änderungen
    }
page-table-next-step = Weiter
page-table-in-play = läuft
page-table-in-words = Der Tisch in Worten
page-table-players = Am Tisch
page-table-won-by =
    { $name ->
        [you] du hast gewonnen
       *[other] { $name } hat gewonnen
    }
page-table-your-turn = Du bist dran.
page-table-refused = Nicht erlaubt. { $message }
    .rule = Nicht erlaubt. { $rule }: { $message }
page-table-rule = Regel { $id }
page-table-undone = Zurückgenommen: { $what }.
page-table-frontier-title = Alle müssen zustimmen
page-table-frontier-help = Wenn alle am Tisch zustimmen, lässt es sich zurücknehmen. Dann werden neue Karten gezogen, und in Aufzeichnung und Wertung steht, dass zurückgenommen wurde.
page-table-undo-anyway = Alle sind einverstanden: zurücknehmen
page-table-frontier-alone = Trotzdem zurücknehmen?
page-table-frontier-ask = Um Zurücknahme bitten?
page-table-frontier-note = Es werden neue Karten gezogen, und die Wertung vermerkt es.
page-table-undo-alone = Zurücknehmen
page-table-undo-to = Dies und alles danach zurücknehmen
page-table-frontier-line = Weiter zurück wird erst nachgefragt
page-table-ask-all = Alle fragen
page-table-leave-it = Abbrechen
page-table-hint = Tipp: { $say }.
page-table-do-it = Spielen
page-table-hint-coming = Ein Tipp wird gesucht
page-table-show-now = Jetzt zeigen
    .title = Beendet die Suche: Gezeigt wird, was bisher am besten aussieht
page-table-prompt = Was zu tun ist
page-table-waiting =
    { $name ->
        [you] Du bist dran
       *[other] { $name } ist dran
    }
page-table-thinking = { $name } denkt nach
page-table-move-now = Jetzt ziehen
    .title = Beendet das Nachdenken: Gespielt wird, was bisher am besten aussieht
page-table-skip = Weiter
page-table-skip-title = Gleich zu deinem Zug, ohne Bewegung
page-table-to-act = am Zug
page-table-badge =
    { $name ->
        [you] Du spielst
       *[other] { $name } spielt
    } { $letter ->
        [L] blaue Kreise
        [C] rote Quadrate
        [S] gelbe Dreiecke
       *[V] grüne Rauten
    }, Buchstabe { $letter }
page-table-first-player = Beginnt
page-table-steps = Dein Zug
page-table-undo = Zurück
page-table-redo = Vor
page-table-hint-tool = Tipp
page-table-menu = Menü
page-table-points = Punkte
page-table-tabs = Teile des Tisches
page-table-rail = Plätze und Verlauf
page-table-log = Verlauf
page-table-since = Seit deinem Zug
page-table-whole = Ganzer Verlauf
page-table-recent = Zuletzt
page-table-jump = Diesen Moment ansehen
page-table-play-back = Zeigen
page-table-play-back-title = Zeigen, was die anderen gemacht haben
page-table-beginning = Der Anfang
page-table-back-to-now = Zum jetzigen Stand
page-table-elsewhere = Diese Partie ist in einem anderen Tab offen.
page-table-play-here = Hier spielen
page-table-pass-to = Gib den Bildschirm an { $name }
page-table-pass-why = Bis dahin ist der Tisch verdeckt.
page-table-i-am = Ich bin { $name }
page-table-shared = { $names } teilen sich den Sieg
page-table-wins-by =
    { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    } Vorsprung
page-table-wins-tie =
    { $name ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } bei Gleichstand
page-table-replay = Ansehen
page-table-rematch = Noch einmal
page-table-sheet = Wertung
page-table-taken-back =
    { $n ->
        [1] In dieser Partie wurde einmal zurückgenommen, nachdem etwas bekannt geworden war.
       *[other] In dieser Partie wurde { $n }-mal zurückgenommen, nachdem etwas bekannt geworden war.
    }
page-table-takes-back =
    { $name ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { $n ->
        [one] eine Aktion
       *[other] { $n } Aktionen
    } zurück
page-table-save-record = Partie speichern
page-table-copy-record = Partie kopieren
page-table-copy-link = Link kopieren
page-table-record-copied = Die Aufzeichnung liegt in der Zwischenablage.
page-table-link-copied = Ein Link, der diese Partie wiedergibt, liegt in der Zwischenablage.
page-table-no-clipboard = Der Browser lässt Oxhide nicht an die Zwischenablage. Speichere die Partie als Datei.
page-table-leave = Startseite
page-table-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
page-table-points-n =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
# Gewonnene oder verlorene Punkte.
page-table-points-change =
    { $n ->
        [one] { SIGNED($n) } Punkt
       *[other] { SIGNED($n) } Punkte
    }
page-table-name-points = { $name }: { page-table-points-n }

## Die Wertung

page-score-end = Ende
page-score-result = Ergebnis
page-score-begins = Die Partie ist zu Ende
page-score-begins-why = Jetzt werden die Punkte gezählt, Posten für Posten.
page-score-counted = gezählt
page-score-so-far = bisher
page-score-nothing = Nichts
page-score-hold = Pause
page-score-go-on = Weiter
page-score-next = Weiter
page-score-skip = Gleich zum Ende
page-score-share = Teilen
page-score-again = Neu zählen
page-score-gain = { SIGNED($n) }
page-score-of = { $at } von { $all }
page-score-pays =
    { $what }: { $n ->
        [0] nichts
       *[other] { $n }
    } für { $name ->
        [you] dich
       *[other] { $name }
    }
page-score-source = { SOURCE($source) }
page-score-totals = { $first } zu { $others }.
page-score-tie-broken = Gleich viele Punkte. Bei Gleichstand entscheidet, wer mehr { $what } hat: { $first } zu { $others }.
page-score-difference =
    { $rival ->
        [you] Der größte Unterschied: { SOURCE($source) }, { $n } mehr als du.
       *[other] Der größte Unterschied: { SOURCE($source) }, { $n } mehr als { $rival }.
    }

## Eine Wiederholung

page-replay-title = Rückblick
page-replay-note = { $date }, { $names }
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-start = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-forward = Einen Schritt vor
page-replay-last = Zum Ende
page-replay-moment = Moment der Partie
page-replay-drive = Durch die Partie gehen
page-replay-speed = Tempo
page-replay-times =
    { $n ->
        [1] Normales Tempo
       *[other] { $n }-mal so schnell
    }
    .half = Halbes Tempo
page-replay-of = Schritt { $at } von { $last }
page-replay-go-to = Gehe zu: { $what }
page-replay-turn = Zug { $n }, { $name ->
        [you] du
       *[other] { $name }
    }
page-replay-turn-of = { page-replay-turn }. Schritt { $at } von { $last }.
page-replay-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
page-replay-steps-title = Die Partie, Zug für Zug
page-replay-tab-steps = Schritte
page-replay-setup = Aufbau
page-replay-headline = Zug { $n }: { $what }
page-replay-setup-done = Das Spiel ist aufgebaut
page-replay-eyes = Wessen Blick
page-replay-eyes-note = die Partie ist zu Ende, also darf alles zu sehen sein
page-replay-all = Alles
page-replay-seen-by-all =
    { $seats ->
        [2] Was beide sahen
       *[other] Was alle sahen
    }
page-replay-link = Link zu diesem Moment
page-replay-play-on = Ab hier spielen
page-replay-play-on-help = Eine neue Partie ab diesem Moment, gegen Computer. Karten werden neu gezogen.
page-replay-as-whom = Wessen Platz nimmst du?
page-replay-play-as = Als { $name }
page-replay-cancel = Abbrechen
page-replay-ended = Hier ist die Partie zu Ende: Geh zu einem früheren Moment zurück.
page-replay-anew = Das ist eine neue Partie ab diesem Moment. Karten werden neu gezogen.

## Der Tisch eines Spiels ohne Zeichnung

page-plain-move = Zug { $n }
page-plain-choose = Wähle, was du tust
page-plain-actions = Was du tun kannst
page-plain-view = Der Tisch
page-plain-outline = Alle Teile des Tisches
page-plain-tab-actions = Aktionen
page-plain-tab-view = Tisch
page-plain-tab-rivals = Plätze
page-plain-tab-log = Verlauf

## Wenn etwas nicht klappt

page-trouble-lost = Diesen Tisch gibt es in diesem Browser nicht. Vielleicht wurde er entfernt oder in einem anderen Browser begonnen.
page-trouble-damaged = Diese gespeicherte Partie ist nicht lesbar: { $why }
page-trouble-record = Diese Aufzeichnung lässt sich nicht spielen: { $why }
page-trouble-link = Dieser Link ist beschädigt oder abgeschnitten: Er enthält keine ganze Aufzeichnung.
page-trouble-not-text = Diese Datei ist keine Aufzeichnung: Aufzeichnungen sind Textdateien, die mit „oxhide-record 1“ beginnen.
page-trouble-storage = Der Browser lässt Oxhide diese Partie nicht aufbewahren (Speicher voll oder gesperrt). Du kannst weiterspielen; speichere die Partie über das Menü, bevor du gehst.
page-trouble-worker = Das Spielprogramm ist unerwartet stehen geblieben und wurde neu gestartet. Es geht mit deiner letzten Aktion weiter.
page-trouble-engine = Das Spielprogramm lässt sich in diesem Browser nicht starten. Es braucht WebAssembly mit SIMD: Bitte aktualisiere den Browser.
page-trouble-language = Diese Sprache ließ sich nicht laden. Wähl sie noch einmal, wenn du online bist.
page-trouble-no-game = Das Spiel „{ $id }“ ist hier unbekannt.
page-trouble-too-long = Das ist länger, als eine Aufzeichnung sein kann.
page-trouble-home = Startseite

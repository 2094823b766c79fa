# Mit anderen über einen Server spielen: Start, Warteraum, Tisch, die eigene Seite.

page-online-with-friends = Mit Freunden
page-online-with-friends-elsewhere = Mit Freunden anderswo
page-online-code = Link oder Code für einen Tisch?
page-online-code-example = amphora-7q2
page-online-lead = Gegen Computer oder mit Freunden, hier und anderswo. Ohne Konto, ohne Installation.
page-online-join = Los
page-online-online = Online
page-online-offline = Keine Verbindung
page-online-kept-at = Tische mit Freunden liegen bei { $host }.
page-online-kept-local = Tische gegen Computer bleiben in diesem Browser.
page-online-kept-here = Der Server antwortet nicht. Tische auf diesem Gerät gehen weiter.
page-online-as-of = Stand { $time }
page-online-your-move = Du bist dran
page-online-waiting-for = Andere sind dran
page-online-finished = Inzwischen beendet
page-online-invitations = Einladungen
page-online-open-tables = Offene Tische
page-online-no-thanks = Nein danke
page-online-over = Das Spiel ist zu Ende.
page-online-ended-early = vorzeitig beendet
page-online-closed-by = { $name } hat diesen Tisch geschlossen.
page-online-expired = Geschlossen: Zwei Wochen lang hat niemand das Spiel gestartet.
page-online-seat-given = { $name } hat deinen Platz vergeben.
page-online-on-device = Auf diesem Gerät
page-online-fetching = Deine Tische werden geladen…
page-online-no-lists = Keine Verbindung. Deine Tische erscheinen hier, sobald der Server antwortet.
page-online-no-tables = Noch keine Tische mit Freunden. Schick einen Link, dann steht der erste hier.
page-online-acts = { $name } ist dran
page-online-no-clock = ohne Uhr
page-online-free-seats =
    { $n ->
        [0] Alle Plätze sind besetzt.
        [one] { $n } Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
page-online-remove = { $title } aus der Liste nehmen

## Verbindung, in Worten

page-online-no-connection = keine Verbindung
page-online-connected = online
page-online-lost-since = Keine Verbindung seit { $time }.
page-online-lost-help = Du siehst den Tisch, wie er da war. Nichts geht verloren: Die Partie ist beim Server sicher.
page-online-lost-clock = Deine Uhr läuft weiter.
page-online-lost-move = Dein Zug wird geschickt, sobald du wieder da bist.
page-online-lost-back = Es gibt keine Verbindung. Frage danach, wenn du wieder da bist.
page-online-sending = Wird noch gesendet: { $what }
page-online-sending-help = Das wird gespielt, sobald der Server antwortet. Bis dahin lässt sich nichts anderes wählen.
page-online-withdraw-move = Etwas anderes wählen
page-online-next-try =
    { $n ->
        [0] neuer Versuch
       *[other] neuer Versuch in { $n } s
    }
page-online-try-now = Versuchen
page-online-back-nothing = Wieder verbunden. Inzwischen ist nichts geschehen.
page-online-back-own = Wieder verbunden. Dein Zug wurde gespielt.
page-online-back-steps =
    { $n ->
        [one] Wieder verbunden. Inzwischen wurde { $n } Schritt gespielt.
       *[other] Wieder verbunden. Inzwischen wurden { $n } Schritte gespielt.
    }
page-online-restored = Der Server wurde auf den Stand von { $time } zurückgesetzt.

## Wer da ist, und die Zeit

page-online-here = verbunden
page-online-thinking = verbunden, am Zug
page-online-away-now = weg
page-online-away-min = seit { $n } Min. weg
page-online-away-hours = vor { $n } Std. gesehen
page-online-away-days =
    { $n ->
        [one] vor { $n } Tag gesehen
       *[other] vor { $n } Tagen gesehen
    }
page-online-not-connected = nicht verbunden
page-online-not-known = unbekannt seit { $time }
page-online-waiting = wartet
page-online-computer = Computer, Stufe { $level }
page-online-stalled = Computer, wartet auf Speicher am Server
page-online-bot = ein Programm
page-online-stands-in = weg seit { $time }, ein Computer spielt
page-online-ready = bereit
page-online-always-ready = immer bereit
page-online-not-agreed = muss noch zustimmen
page-online-paused = Pause
page-online-left-minutes = noch { $n } Min.
page-online-left-hours = noch { $n } Std.
page-online-left-days =
    { $n ->
        [one] noch { $n } Tag
       *[other] noch { $n } Tage
    }
page-online-low =
    { $n ->
        [one] noch { $n } Sekunde
       *[other] noch { $n } Sekunden
    }

## An einen Tisch kommen

page-online-your-name = Dein Name
page-online-name-help = Deine Freunde sehen ihn. Ein Konto brauchst du nicht.
page-online-invited = { $name } lädt dich zu { $game } ein
page-online-at-table = Ein Tisch für { $game }
page-online-who-sits =
    { $names ->
        [none] Noch sitzt niemand da.
       *[other] Hier sitzen: { $names }.
    }
page-online-sit = Hinsetzen
page-online-watch = Zusehen
page-online-set-table = Tisch eröffnen
page-online-no-table = Diesen Tisch gibt es nicht.
page-online-no-code = Kein Tisch hat den Code „{ $code }“. Oder die Partie hat begonnen: Ein Code gilt nur bis dahin. Der Link gilt weiter.
page-online-gone = Diesen Tisch darfst du nicht sehen.
page-online-closed = Der Tisch wurde geschlossen.

## Der Warteraum

page-online-room-title = { $game } mit Freunden
page-online-with-lead = Wer den Link hat, darf sich setzen.
page-online-room-lead = Der Tisch ist bereit. Wer den Link hat, darf sich setzen, auch ohne Konto.
page-online-dealing = Die Kartenverteilung wird versiegelt…
page-online-wait-shares = Für die Kartenverteilung fehlt noch eine Zahl von { $names }. Sie kommt, sobald Oxhide dort offen ist.
page-online-wait-gone = Für die Kartenverteilung fehlt noch eine Zahl von jemandem, der nicht mehr da ist. In einer Minute geht es ohne sie.
page-online-deal-now = Ohne sie austeilen
page-online-begins = Die Partie beginnt. { $name } fängt an.
page-online-begins-you = Die Partie beginnt. Du fängst an.
page-online-seats = Plätze
page-online-count =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }, { $free ->
        [0] kein Platz frei
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
page-online-how-many = Personen
page-online-you-host = du, lädst ein
page-online-you-guest = du
page-online-host = lädt ein
page-online-guest = zu Gast
page-online-free-seat = Freier Platz
page-online-for-next = für alle, die den Link öffnen
page-online-kept-for = für { $names } freigehalten
page-online-put-computer = Computer hierher
page-online-computer-sub = Computer, spielt auf dem Server
page-online-empty-seat = Platz von { $name } räumen
page-online-move-up = { $name } nach oben
page-online-move-down = { $name } nach unten
page-online-lot = Beim Start auslosen, wer wo sitzt
page-online-by-itself = Von selbst starten, wenn alle Plätze besetzt sind
page-online-clock = Uhr
page-online-clock-none = Ohne Uhr
    .help = Alle spielen, wann sie mögen.
page-online-clock-live =
    { $bonus ->
        [0] Live, je { $time } Min.
       *[other] Live, { $time } Min. + { $bonus } s je Zug
    }
    .help =
        { $bonus ->
            [0] Ohne Unterbrechung gespielt, höchstens { $all } Minuten.
           *[other] Ohne Unterbrechung gespielt. Jeder Zug bringt { $bonus } s dazu.
        }
page-online-clock-days =
    { $time ->
        [one] Ein Tag je Zug
       *[other] { $time } Tage je Zug
    }
    .help = Ihr müsst nicht zugleich da sein. Die erste Seite zeigt, wo du dran bist.
page-online-clock-note = Läuft eine Uhr ab, spielt dort ein Computer, bis wieder jemand da ist.
page-online-minutes = Minuten je Platz
page-online-bonus = Sekunden dazu je Zug
page-online-days = Tage je Zug
page-online-stand-in-level = Computer, der einspringt
page-online-rules = Regeln
page-online-counts = Die Partie zählt für die Rangliste
page-online-counts-note = Dann kannst du nichts zurücknehmen, sobald jemand etwas Neues gesehen hat.
page-online-back-note = Hat jemand etwas Neues gesehen, müssen beim Zurücknehmen alle zustimmen. Alle dürfen den Computer um Tipps bitten.
page-online-hint-note = Hier dürfen alle um Tipps bitten. Die anderen erfahren es nicht.
page-online-uncounted =
    { $why ->
        [beside] Die Partie wird nicht gewertet: Zwei spielen an einem Gerät.
       *[other] Die Partie wird nicht gewertet: Es spielt ein Computer mit, dessen Stärke niemand gemessen hat.
    }
page-online-watching = Zusehen
page-online-may-watch = Freunde dürfen zusehen, zwei Züge verzögert
page-online-watch-note = Sie nutzen denselben Link. Sie sehen, was ihr alle seht, nie eine verdeckte Karte, und können nicht chatten.
page-online-invite = Einladen
page-online-scan = Am selben Tisch mit dem Telefon scannen oder vorlesen
page-online-enter = Auf der Startseite von Oxhide eingeben.
page-online-link = Der Link
page-online-copy = Link kopieren
page-online-copied = Der Link ist kopiert.
page-online-share = Teilen
page-online-mail = Mail
page-online-new-link = Neuer Link
page-online-link-is-new = Es gibt einen neuen Link. Der alte gilt nicht mehr.
page-online-qr = Der Link als QR-Code
page-online-here-now = Jetzt verbunden
page-online-sealed = Die Karten sind versiegelt
page-online-committed = Die Zahl des Servers ist versiegelt
page-online-seal-what = Was heißt das?
page-online-seal-why = Die Karten werden mit einer Zahl des Servers und je einer von allen am Tisch gezogen. Die des Servers steht fest, bevor sich jemand setzt: Das ist ihr Siegel. Zu Beginn kommen die Zahlen zusammen. Die Verteilung bekommt ein eigenes Siegel. Das siehst du am Ende, wenn dein Browser alles nachprüft.
page-online-leave = Gehen
page-online-start = Start
page-online-start-with =
    { $n ->
        [1] Start
       *[other] Mit { $n } starten
    }
page-online-all-ready = Alle sind bereit
page-online-new-rules = Geänderte Regeln
page-online-agree = Einverstanden
page-online-agree-help = Sieh sie dir oben an. Die Partie beginnt erst, wenn du einverstanden bist.
page-online-wait-agree = Es fehlt noch das Einverständnis von: { $names }.
page-online-seat-is-free =
    { $n ->
        [one] Ein Platz ist frei
       *[other] { $n } Plätze sind frei
    }
page-online-wait-host = { $name } startet die Partie.
page-online-wait-others = Warte, bis jemand den Link öffnet, oder setz einen Computer auf den freien Platz.
page-online-asked = Zur nächsten Partie eingeladen: { $names }.
page-online-all-taken = Alle sitzen. Es kann ausgeteilt werden.
page-online-chose =
    { $what ->
        [rules] { $name } hat andere Regeln gewählt.
       *[other] { $name } hat gewählt: { $what }
    }
page-online-your-seat-gone = Dein Platz wurde vergeben.

## Am Tisch

page-online-tell-me = Sag mir, wenn ich dran bin
page-online-tell-no-more = Nicht mehr sagen, wenn ich dran bin
page-online-told = Solange diese Seite offen ist, bekommst du Bescheid, wenn du dran bist.
page-online-no-notices = Der Browser erlaubt keine Benachrichtigungen. Schau hier nach, ob du dran bist.
page-online-notice = Du bist dran: { $game }
page-online-notice-begun = Deine Partie mit { $names } hat begonnen
page-online-notice-text = { $name } hat gezogen.
page-online-notice-over = Die Partie ist zu Ende.
page-online-pencil = Mit Bleistift planen
page-online-pencil-label = Dein Plan, mit Bleistift
page-online-planning = Plane deinen nächsten Zug: Er wird gespielt, wenn du dran bist und ihn bestätigst. Sonst sieht ihn niemand.
page-online-plan-stop = Nicht mehr planen
page-online-plan-do = Ausführen
page-online-plan-gone = Dein Plan ist nicht mehr möglich.
page-online-plan-over = Du bist dran; das Planen ist beendet.
page-online-plan-none = Gerade lässt sich nichts planen.
page-online-clear-plan = Plan löschen
page-online-talk = Chat
page-online-talk-unread = Chat, { $n } neu
page-online-talk-fold = Chat einklappen
page-online-say = Sag etwas
page-online-send = Senden
page-online-say-waits = wird noch gesendet
page-online-quiet = Noch hat niemand etwas gesagt.
page-online-silent = { $name } ist für dich stumm.
page-online-hear-again = Wieder hören
page-online-phrase-take-your-time = Lass dir Zeit
page-online-phrase-nice-move = Schöner Zug
page-online-phrase-sorry = Sorry
page-online-phrase-thanks = Danke
page-online-phrase-one-moment = Moment
page-online-phrase-again = Noch mal?
page-online-watchers =
    { $n ->
        [one] { $n } Person schaut zu
       *[other] { $n } schauen zu
    }
page-online-watched = Du siehst zwei Züge verzögert zu.
page-online-ask-back =
    { $name ->
        [you] { $n ->
                [one] Du hast gebeten, { $n } Schritt zurückzunehmen
               *[other] Du hast gebeten, { $n } Schritte zurückzunehmen
            }
       *[other] { $n ->
                [one] { $name } möchte { $n } Schritt zurücknehmen
               *[other] { $name } möchte { $n } Schritte zurücknehmen
            }
    }
page-online-ask-pause =
    { $name ->
        [you] Du hast um eine Pause gebeten
       *[other] { $name } möchte eine Pause
    }
page-online-ask-close =
    { $name ->
        [you] Du hast gebeten, die Partie ohne Wertung zu beenden
       *[other] { $name } möchte die Partie ohne Wertung beenden
    }
page-online-ask-stand-in =
    { $name ->
        [you] Du möchtest, dass ein Computer für { $other } spielt, bis { $other } zurück ist
       *[other] { $name } möchte, dass ein Computer für { $other } spielt, bis { $other } zurück ist
    }
page-online-ask-waits = Deine Antwort wartet, bis die Verbindung wieder da ist.
page-online-ask-anew = Was seitdem gezogen wurde, wird neu gezogen.
page-online-ask-steps = Zurückgenommen würde: { $steps }
page-online-ask-one = { $name } fragen
page-online-withdraw = Zurückziehen
page-online-agreed = Du hast zugestimmt.
page-online-says-yes = { $name } stimmt zu.
page-online-rest-help = Die Uhren ruhen, bis jemand weitermacht.
page-online-no = Nein
page-online-allow = Ja
page-online-your-stand-in = Seit { $time } spielt ein Computer für dich.
page-online-take-over = Selbst weiterspielen
page-online-is-paused = Pause für alle. Die Uhren ruhen.
page-online-go-on = Weiter
page-online-is-away = { $name } ist weg. Warten oder so lange einen Computer spielen lassen?
page-online-computer-plays = Computer spielen lassen
page-online-menu-pause = Um Pause bitten
page-online-menu-close = Um Abbruch bitten
page-online-menu-leave = Platz verlassen
page-online-menu-people = Über { $name }
page-online-menu-report = { $name } melden
page-online-report-help = Was ist geschehen? Das liest nur, wer diesen Server betreibt.
page-online-report-send = Meldung senden
page-online-reported = Gemeldet. Wer diesen Server betreibt, bekommt es zu sehen.
page-online-leave-help = Ein Computer spielt weiter. Solange die Partie läuft, kannst du zurückkommen.
page-online-stay = Bleiben
page-online-note-taken = { $name } hat zurückgenommen.
page-online-note-agreed = Einverstanden: { $names }.
page-online-note-no = { $name } hat Nein gesagt.
page-online-note-withdrawn = { $name } möchte es nicht mehr.
page-online-note-lapsed = Das Spiel ging weiter: Die Bitte von { $name } ist hinfällig.
page-online-note-stands-in = Ein Computer spielt für { $name }.
page-online-note-took-over = { $name } spielt wieder.
page-online-note-paused = Die Partie macht Pause.
page-online-note-resumed = Die Partie geht weiter.

## Das Ende

page-online-as-sealed = Ausgeteilt wurde wie versiegelt. Die Zahl des Servers: { $number }
page-online-seal-of-deal = Das Siegel der Verteilung: { $seal }.
page-online-not-sealed = Die Karten passen nicht zum Siegel. Speichere die Partie und sag uns Bescheid.
page-online-not-checked = Die Karten lassen sich nicht prüfen: Die Partie wurde hier nicht zu Ende gespielt.
page-online-again = Noch einmal
page-online-again-sit = Für die nächste Partie hinsetzen
page-online-again-by =
    { $names ->
        [none] Der nächste Tisch ist bereit.
       *[other] Für die nächste Partie sitzen schon: { $names }.
    }
page-online-other-colour = Neue Plätze, neue Farben: { $pieces }.
page-online-before = Die Partie davor

## Eine Person

page-online-browser-only = nur diesem Browser bekannt
page-online-kept = durch ein Kennwort gesichert
page-online-program = ein Programm
page-online-change-name = Name ändern
page-online-name-changed = Dein Name ist geändert.
page-online-keep = Namen sichern
page-online-keep-help = Du spielst ohne Konto, und das darf so bleiben. Vergisst dich dieser Browser aber, sind Name, Tische und Partien weg. Mit einem Kennwort behältst du sie, auf jedem Gerät.
page-online-name = Name
page-online-passphrase = Kennwort (bitte aufschreiben)
page-online-passphrase-plain = Kennwort
page-online-another = Anderes
page-online-keep-it = Sichern
page-online-recovery = Dein Notfallcode, nur dieses eine Mal zu sehen: { $code }
page-online-recovery-code = Notfallcode
page-online-recovery-help = Wenn du das Kennwort vergisst, meldest du dich mit diesem Code an und wählst ein neues.
page-online-recovery-copy = Code kopieren
page-online-recovery-copied = Der Code ist kopiert.
page-online-devices = Geräte
page-online-add-device = Mit QR-Code hinzufügen
page-online-add-device-help = Öffne das auf dem anderen Gerät. Es geht nur einmal.
page-online-device = Gerät
page-online-this-device = Dieser Browser
page-online-device-since = seit { $time }
page-online-sign-out = Abmelden
page-online-sign-in = Als jemand anderes anmelden
page-online-have-name = Namen schon gesichert? Anmelden
page-online-by-code = Mit Notfallcode
page-online-by-passphrase = Mit Kennwort
page-online-sign-in-help = Mit dem Namen und dem Kennwort, das du auf einem anderen Gerät gesichert hast.
page-online-sign-in-do = Anmelden
page-online-give-up = „{ $name }“ aufgeben?
page-online-give-up-help = Diesen Namen kennt nur dieser Browser. Wenn du dich als jemand anderes anmeldest, sind seine Tische und sein Verlauf für immer weg. Sichere ihn vorher mit einem Kennwort, wenn du ihn behalten willst.
page-online-give-up-do = Aufgeben
page-online-signed-in = Du bist angemeldet.
page-online-renew = Du bist angemeldet. Wähle jetzt ein neues Kennwort.
page-online-hook = Einem Programm Bescheid geben
page-online-hook-help = Für alle, die selbst programmieren: Wenn du dran bist, bekommt eine Adresse von dir ein signiertes POST. Sie muss bei einem Host liegen, den der Betreiber dieses Servers erlaubt.
page-online-hook-address = Adresse
page-online-hook-set = Bescheid geben
page-online-hook-on = Wenn du dran bist, geht eine Nachricht an
page-online-hook-key = Die Nachrichten sind mit diesem Schlüssel signiert, der nur jetzt gezeigt wird:
page-online-hook-end = Nicht mehr melden
page-online-hook-ended = Deinem Programm wird nichts mehr gemeldet.
page-online-data = Deine Daten
page-online-data-help = Die Datei enthält alles, was dieser Server über dich gespeichert hat: Name, Geräte, Tische, Partien und was du gesagt hast. Beim Löschen verschwindet dein Name aus alten Partien; die Partien selbst bleiben für die anderen.
page-online-export-later = Das geht gerade nicht. Versuch es in ein paar Minuten noch einmal.
page-online-export = Export
page-online-delete = Mich löschen
page-online-delete-help = Das entfernt sofort deinen Namen, deine Geräte und Wertungen. Partien gehen weiter; ein Computer nimmt deinen Platz. Gib dazu deinen Namen ein.
page-online-delete-games =
    { $n ->
        [one] { $n } Partie von dir läuft noch.
       *[other] { $n } Partien von dir laufen noch.
    }
page-online-deleted = Deine Daten sind hier gelöscht.
page-online-ended = Du wurdest auf einem anderen Gerät gelöscht oder abgemeldet.
page-online-strength = Spielstärke
page-online-one-scale = Menschen und Computer auf einer Skala
page-online-games-counted =
    { $n ->
        [one] { $n } Partie, die zählt
       *[other] { $n } Partien, die zählen
    }
page-online-about-rating = Etwa { $mean }, zwischen { $low } und { $high }.
page-online-few = Irgendwo zwischen { $low } und { $high }. { $n ->
        [one] { $n } Partie ist zu wenig, um mehr zu sagen.
       *[other] { $n } Partien sind zu wenig, um mehr zu sagen.
    }
page-online-no-rating = Es zählen nur Partien, die vor dem Start als gewertet markiert wurden.
page-online-band = wo { $name ->
        [you] du stehst
       *[other] { $name } steht
    }, in 19 von 20 Fällen
page-online-games = Partien
page-online-no-games = Beendete Partien erscheinen hier.
page-online-last-games = Die letzten { $n } von { $all } Partien.
page-online-older-games = Ältere Partien
page-online-of-seats = Rang { $rank } von { $seats }
page-online-won = Sieg
page-online-somebody = jemand, der nicht mehr da ist
page-online-with = mit { $names }
page-online-points-to = { $n } zu { $others }
page-online-like-level = Am nächsten an Computerstufe { $level }.
page-online-level-key = Computer dieser Stufe
page-online-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
page-online-not-counted = zählt nicht
page-online-look-again = Ansehen
page-online-mute = Nachrichten ausblenden
page-online-unmute = Nachrichten zeigen

## Wenn der Server Nein sagt

page-online-refused-no-link = Dieser Link gilt nicht mehr. Frag nach dem neuen.
page-online-refused-no-table = Hier ist kein Tisch, oder er ist für diesen Browser nicht offen. Wenn es deiner ist, melde dich mit Namen und Kennwort an oder öffne seinen Link.
page-online-refused-seat-taken = Dort hat sich gerade jemand hingesetzt.
page-online-refused-bad-seat = Alle Plätze sind besetzt.
page-online-refused-started = Die Partie hat begonnen.
page-online-refused-dealing = Die Partie wird gerade ausgeteilt. Einen Moment noch.
page-online-refused-free-seat = Ein Platz ist noch frei.
page-online-refused-not-ready = Die Regeln haben sich geändert, und noch nicht alle haben zugestimmt.
page-online-refused-new-terms = Die Regeln haben sich noch einmal geändert. Sieh sie dir erst an.
page-online-refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
page-online-refused-bad-name = Ein Name hat 1 bis 40 gewöhnliche Zeichen.
page-online-refused-taken = Diesen Namen hat schon jemand. Um einen zu sichern, wähle einen anderen.
page-online-refused-bad-secret = Name und Kennwort passen nicht zusammen.
page-online-refused-weak-secret = Ein Kennwort hat mindestens 8 Zeichen.
page-online-refused-moved = Inzwischen hat sich die Lage geändert. Sieh noch einmal hin.
page-online-refused-not-your-turn = Gerade ist jemand anderes dran.
page-online-refused-paused = Die Partie macht Pause.
page-online-refused-stands-in = Ein Computer spielt für dich. Übernimm zuerst wieder.
page-online-refused-out-of-time = Deine Uhr ist abgelaufen.
page-online-refused-ask = Seitdem hat jemand etwas Neues gesehen. Alle am Tisch müssen zustimmen.
page-online-refused-counts = In einer Partie, die zählt, kannst du nichts zurücknehmen, sobald jemand etwas Neues gesehen hat.
page-online-refused-next-turn = Im nächsten Zug darfst du wieder fragen.
page-online-refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
page-online-refused-no-person = Der Server kennt dich nicht. Sag ihm deinen Namen.
page-online-refused-not-away = Für eine Vertretung ist es noch zu früh.
page-online-refused-signed-in = In diesem Browser ist schon jemand angemeldet. Melde dich erst ab und öffne den Link dann noch einmal.
page-online-refused-removed = Dein Platz wurde vergeben. Frag nach einem Link, wenn du zurückkommen möchtest.
page-online-refused-bad-webhook = Diese Adresse erlaubt der Betreiber des Servers nicht.

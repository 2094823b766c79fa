# Ohne Netz, und neue Versionen.

page-offline-works = Du bist offline. Alles geht, außer mit anderen zu spielen.
page-offline-gone = Du bist offline. Diese Seite ist noch nicht auf dem Gerät gespeichert: Schließ sie nicht.
page-offline-ready = Auf diesem Gerät gespeichert: läuft auch ohne Netz; nur mit anderen zu spielen braucht eines.
page-offline-not-ready = Noch nicht auf diesem Gerät gespeichert: braucht das Netz.
page-offline-new = Eine neue Version ist da. Deine Partien bleiben.
page-offline-take = Jetzt nutzen
page-offline-later = Später

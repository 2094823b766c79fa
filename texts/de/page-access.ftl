# Einstellungen für Augen, Ohren und Hände.

page-access-palette = Spielfarben
page-access-palette-usual = Üblich
page-access-palette-red-green = Für Rot-Grün-Schwäche
page-access-palette-blue-yellow = Für Blau-Gelb-Schwäche
page-access-palette-grey = Nur nach Helligkeit
page-access-left = Linkshändig: Knöpfe am Telefon links
page-access-sound = Töne
page-access-volume = Lautstärke
page-access-mute = Töne aus
page-access-unmute = Töne an

# Opzioni per occhi, orecchie e mani.

page-access-palette = Colori dei giocatori
page-access-palette-usual = Normali
page-access-palette-red-green = Per daltonismo rosso-verde
page-access-palette-blue-yellow = Per daltonismo blu-giallo
page-access-palette-grey = Solo per luminosità
page-access-left = Per mancini: pulsanti del telefono a sinistra
page-access-sound = Suoni
page-access-volume = Volume
page-access-mute = Togli i suoni
page-access-unmute = Attiva i suoni

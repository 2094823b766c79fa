# Sans réseau, et nouvelles versions.

page-offline-works = Tu es hors ligne. Tout marche, sauf jouer avec d’autres.
page-offline-gone = Tu es hors ligne. Cette page n’est pas encore gardée sur cet appareil : ne la ferme pas.
page-offline-ready = Gardé sur cet appareil : marche sans réseau, sauf pour jouer avec d’autres.
page-offline-not-ready = Pas encore gardé sur cet appareil : il faut le réseau.
page-offline-new = Une nouvelle version est prête. Tes parties sont gardées.
page-offline-take = L’utiliser
page-offline-later = Plus tard

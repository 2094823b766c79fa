# Without network, and new versions.

page-offline-works = Estás sin conexión. Funciona todo menos jugar con otros.
page-offline-gone = Estás sin conexión. Esta página aún no está guardada en este dispositivo: no la cierres.
page-offline-ready = Guardado en este dispositivo: funciona sin conexión, menos jugar con otros.
page-offline-not-ready = Aún no está guardado en este dispositivo: necesita conexión.
page-offline-new = Hay una versión nueva. Tus partidas se conservan.
page-offline-take = Usarla ya
page-offline-later = Más tarde

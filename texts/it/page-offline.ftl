# Senza rete, e nuove versioni.

page-offline-works = Sei offline. Funziona tutto, tranne giocare con altri.
page-offline-gone = Sei offline. Questa pagina non è ancora salvata su questo dispositivo: non chiuderla.
page-offline-ready = Salvata su questo dispositivo: funziona senza rete, tranne per giocare con altri.
page-offline-not-ready = Non ancora salvata su questo dispositivo: serve la rete.
page-offline-new = C’è una nuova versione. Le tue partite restano.
page-offline-take = Usala ora
page-offline-later = Più tardi

# Without network, and new versions.

page-offline-works = You are offline. Everything works but playing with others.
page-offline-gone = You are offline. This page is not kept on this device yet: do not close it.
page-offline-ready = Kept on this device: works without network, but for playing with others.
page-offline-not-ready = Not kept on this device yet: needs the network.
page-offline-new = A new version is ready. Your games are kept.
page-offline-take = Use it now
page-offline-later = Later

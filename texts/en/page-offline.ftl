# Without network, and new versions.

page-offline-works = You are offline. Everything works except playing with others.
page-offline-gone = You are offline. This page is not saved on this device yet: do not close it.
page-offline-ready = Saved on this device: works offline, except for playing with others.
page-offline-not-ready = Not saved on this device yet: needs a connection.
page-offline-new = A new version is ready. Your games are kept.
page-offline-take = Use it now
page-offline-later = Later

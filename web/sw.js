// The service worker: it keeps every file of the page, so that the page works
// without network. What is not the page's own goes past it untouched. A new
// version waits until the person takes it; the old one is whole meanwhile.
// The build puts FILES and VERSION before it.
/* global FILES, VERSION */
const CACHE = `oxhide-${VERSION}`;
const at = (file) => new URL(file, self.registration.scope).href;
const page = at("./");
const own = new Set([page, ...FILES.map(at)]);

async function install() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache where a name may mean something newer.
  await cache.addAll(FILES.map((f) => new Request(at(f), { cache: "no-cache" })));
  await cache.put(page, await cache.match(at("index.html")));
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith("oxhide-") && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, url) {
  return (await (await caches.open(CACHE)).match(url)) ?? fetch(request);
}

/** Whether there is a club to play with others at: nobody knows without network. */
function club(request) {
  const none = () =>
    new Response('{"unknown":true}', { headers: { "content-type": "application/json" } });
  return fetch(request).catch(none);
}

self.addEventListener("install", (e) => e.waitUntil(install()));
self.addEventListener("activate", (e) => e.waitUntil(activate()));
self.addEventListener("message", (e) => e.data === "take-over" && self.skipWaiting());
self.addEventListener("fetch", (e) => {
  const url = e.request.url.split(/[?#]/)[0];
  if (e.request.method !== "GET") return;
  if (own.has(url)) e.respondWith(answer(e.request, url));
  else if (url === at("club.json")) e.respondWith(club(e.request));
});

// Working offline: the service worker is installed once the page is idle, and a
// new version is offered and installed when the person likes.
import { signal } from "@preact/signals";
import { route } from "../route";
import { notify } from "../ui/parts";
import { words } from "./strings";

/** How long after it was loaded the page fetches the rest of itself. */
const REST_MS = 5000;
/** How often an open page asks whether there is a new version. */
const ASK_MS = 3_600_000;

const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;

/** Everything but playing with others works without network now. */
export const ready = signal(workers?.controller != null);
/** A new version waits to be taken. */
export const waiting = signal<ServiceWorker | null>(null);

function watch(registration: ServiceWorkerRegistration): void {
  const seen = (worker: ServiceWorker | null): void => {
    if (worker?.state !== "installed") return;
    if (workers?.controller) waiting.value = worker;
  };
  seen(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => seen(worker));
  });
  setInterval(() => void registration.update().catch(() => undefined), ASK_MS);
}

/** Goes on with the new version; every table is kept after each action. */
export function takeOver(): void {
  workers?.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.peek()?.postMessage("take-over");
}

async function install(): Promise<void> {
  try {
    watch(await workers!.register("sw.js"));
    await workers!.ready;
    ready.value = true;
  } catch {
    // Not over a safe connection, or forbidden: the page works as before.
  }
}

/** A table with friends has a line for it, which this would cover. */
function tell(): void {
  if (route.peek().page !== "at") notify("offline", ready.peek() ? words.works : words.gone);
}

/** Once the page rests, or somebody sits down at a table. */
export function goOffline(): void {
  if (!navigator.onLine) tell();
  addEventListener("offline", tell);
  if (!workers) return;
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    void install();
  };
  addEventListener("load", () => setTimeout(begin, REST_MS));
  if (document.readyState === "complete") setTimeout(begin, REST_MS);
  route.subscribe(({ page }) => {
    if (page === "play") setTimeout(begin, REST_MS);
  });
}

// Who may play and save a table: one tab of the browser at a time. The others
// wait in line and get it when that tab is closed, or when they ask for it.
import { signal } from "@preact/signals";

/** How long a tab that does not answer, asleep perhaps, keeps its claim. */
const PATIENCE_MS = 1500;

export class Claim {
  /** Null until it is known. */
  readonly held = signal<boolean | null>(null);

  readonly #name: string;
  readonly #wire: BroadcastChannel;
  #closed = false;
  #waiting = new AbortController();
  #steals = false;
  #release: (() => void) | null = null;

  /** Before it is given away, what is under way comes to its end. */
  constructor(
    id: string,
    readonly settle: () => Promise<unknown>,
  ) {
    this.#name = `oxhide.table.${id}`;
    this.#wire = new BroadcastChannel(this.#name);
    this.#wire.onmessage = () => void this.#give();
    // Without locks (a page that is not served securely) whoever acts has it;
    // what another tab has kept is never written over: see store.ts.
    if (navigator.locks) void this.#try();
    else this.held.value = true;
  }

  #hold = (lock: Lock | null): Promise<void> | void => {
    if (!lock || this.#closed) return;
    this.held.value = true;
    return new Promise((done) => (this.#release = done));
  };

  async #try(): Promise<void> {
    await this.#request({ ifAvailable: true });
    while (!this.#closed) {
      this.held.value = false;
      this.#waiting = new AbortController();
      await this.#request(this.#steals ? { steal: true } : { signal: this.#waiting.signal });
    }
  }

  /** Ends when the lock was given back, was taken away, or was not to be had. */
  async #request(options: LockOptions): Promise<void> {
    this.#steals = false;
    try {
      await navigator.locks.request(this.#name, options, this.#hold);
    } catch {
      // Taken away, or nobody waits for it any more.
    }
    this.#release = null;
  }

  async #give(): Promise<void> {
    if (!this.held.peek()) return;
    await this.settle();
    this.lose();
  }

  /** Another tab has it. */
  lose(): void {
    if (this.#release) this.#release();
    else if (!navigator.locks) this.held.value = false;
  }

  /** Asks the tab that has it; one that does not answer loses it. */
  take(): void {
    if (!navigator.locks) {
      this.held.value = true;
      return;
    }
    this.#wire.postMessage("give");
    setTimeout(() => {
      if (this.held.peek() || this.#closed) return;
      this.#steals = true;
      this.#waiting.abort();
    }, PATIENCE_MS);
  }

  close(): void {
    this.#closed = true;
    this.#waiting.abort();
    this.#release?.();
    this.#wire.close();
  }
}

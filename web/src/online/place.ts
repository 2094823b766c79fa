// Whether there is a club where this page comes from. Every part of the page
// knows this much; the rest of playing with others is fetched when somebody
// needs it.
import { signal } from "@preact/signals";
import { forget, keep, load } from "../settings";

export interface Place {
  club: boolean;
  /** The address others reach it by; "" where it is the page's own. */
  url: string;
  /** Its owner lists hosts that people's programs may be on. */
  webhooks: boolean;
}

const KEY = "oxhide.online";

/** Null until it is known. */
export const place = signal<Place | null>(null);

/** Somebody with tables there uses this browser. */
export const isKnown = signal(load(KEY) !== null);

export function setKnown(known: boolean): void {
  if (known === isKnown.peek()) return;
  if (known) keep(KEY, true);
  else forget(KEY);
  isKnown.value = known;
}

const RETRY_MS = 5000;

async function askPlace(): Promise<Place | null> {
  try {
    const answer = await fetch("club.json", { cache: "no-store" });
    const said = (await answer.json()) as Partial<Place> & { unknown?: boolean };
    const { club = false, url = "", webhooks = false } = said;
    return said.unknown ? null : { club, url, webhooks };
  } catch {
    return null;
  }
}

/** Where nobody answers, somebody with tables there is told so, and it is asked again. */
export async function findPlace(): Promise<void> {
  const found = await askPlace();
  place.value = found ?? { club: isKnown.peek(), url: "", webhooks: false };
  if (!found && isKnown.peek()) setTimeout(() => void findPlace(), RETRY_MS);
}

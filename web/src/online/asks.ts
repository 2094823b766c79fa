// Asking the club to do something, and showing its reason if it refuses.
import { EngineError } from "../engine/client";
import { texts } from "../texts";
import { forget, warn } from "../ui/parts";
import { guest } from "./club";
import type { Done } from "./messages";

/** In the reader's language where there are words for it. */
export function reason(error: unknown): string {
  if (!(error instanceof EngineError)) return String(error);
  const key = `page-online-refused-${error.failure.code}`;
  return texts.peek().has(key) ? texts.peek().say("", { key }) : error.message;
}

/** What was refused before is no longer news once something is done. */
export async function ask(body: object): Promise<Done> {
  const done = await guest().ask(body);
  forget("refused");
  return done;
}

/** What nobody else says is said here. */
addEventListener("unhandledrejection", ({ reason: error }) => {
  if (error instanceof EngineError) warn("refused", reason(error));
});

/** A name as the club is told it. */
export const asName = (typed: string): string => typed.trim().normalize("NFC");

/** Asks, and says at the foot of the page what stands against it. */
export async function tryTo(body: object): Promise<Done | null> {
  try {
    return await ask(body);
  } catch (error) {
    warn("refused", reason(error));
    return null;
  }
}

// The language of the page: the one the person chose, otherwise the one the
// browser prefers. English is part of the page; other languages are fetched
// when they are needed, and their texts are passed to the engine.
import { signal } from "@preact/signals";
import known from "oxhide:languages";
import { forgetCards } from "./engine/catalogue";
import { tellLanguage } from "./engine/client";
import { change, settings } from "./settings";
import { t } from "./strings";
import { speak } from "./texts";
import { warn } from "./ui/parts";

export const LANGUAGES = ["en", ...Object.keys(known)].sort();

/** The language spoken now; a screen with words of the engine is drawn anew. */
export const language = signal("en");

/** What a language calls itself. */
export function ownName(of: string): string {
  const name = new Intl.DisplayNames([of], { type: "language" }).of(of) ?? of;
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
}

/** The first of the browser's wishes that we speak; English where there is none. */
function wished(): string {
  const bases = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]!);
  return bases.find((base) => LANGUAGES.includes(base)) ?? "en";
}

const chosen = (): string => {
  const own = settings.peek().language;
  return LANGUAGES.includes(own) ? own : wished();
};

/** Speaks the chosen language; where it cannot be fetched the one before stays. */
export async function speakChosen(): Promise<void> {
  const wanted = chosen();
  if (wanted === language.peek()) return;
  let source = "";
  try {
    if (wanted !== "en") {
      const answer = await fetch(known[wanted]!);
      if (!answer.ok) throw new Error(String(answer.status));
      source = await answer.text();
    }
  } catch {
    warn("language", t.trouble.language);
    return;
  }
  if (wanted !== chosen()) return; // somebody was faster
  speak(wanted, source);
  tellLanguage(wanted, source);
  forgetCards();
  document.documentElement.lang = wanted;
  language.value = wanted;
}

/** Takes another language; "" is what the browser wishes. */
export function choose(own: string): void {
  change({ language: own });
  void speakChosen();
}

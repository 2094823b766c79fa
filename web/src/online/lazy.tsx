// The parts of playing with others that are fetched when they are first needed.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../strings";
import { warn } from "../ui/parts";

type Parts = typeof import("./index");

const parts = signal<Parts | null>(null);
let coming: Promise<void> | null = null;

export function fetchParts(): Promise<void> {
  coming ??= import("./index").then(
    (found) => void (parts.value = found),
    () => {
      coming = null;
      warn("online", t.trouble.engine);
    },
  );
  return coming;
}

type Name = {
  [K in keyof Parts]: Parts[K] extends ComponentType<never> ? K : never;
}[keyof Parts];

type PropsOf<K extends Name> = Parts[K] extends ComponentType<infer P> ? P : never;

/** A part of it, once it is there; nothing moves before. */
export function Part<K extends Name>({ of, ...props }: { of: K } & PropsOf<K>) {
  useEffect(() => void fetchParts(), []);
  const Found = parts.value?.[of] as ComponentType<object> | undefined;
  return Found ? <Found {...props} /> : null;
}

export const fetched = (): Parts | null => parts.value;

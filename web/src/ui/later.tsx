// A screen that is fetched when it is first needed.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../strings";
import { warn } from "./parts";

export function later<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  const found = signal<ComponentType<P> | null>(null);
  return (props: P) => {
    useEffect(() => {
      if (!found.peek())
        fetch().then(
          (part) => (found.value = part),
          () => warn("screen", t.trouble.engine),
        );
    }, []);
    const Found = found.value;
    return Found ? <Found {...props} /> : null;
  };
}

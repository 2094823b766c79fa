// Tells people once, in a line, that there are keys.
import { shownKey } from "../shortcuts";
import { t } from "../strings";

export function KeyLine() {
  const [first, last, menu] = [shownKey("choice", 0), shownKey("choice", 8), shownKey("menu")];
  if (!first || !last || !menu || !matchMedia("(pointer: fine) and (min-width: 701px)").matches)
    return null;
  return <p class="quiet key-line">{t.keys.intro(first, last, menu)}</p>;
}

// Doing something with the sizes of what was drawn.
import { useLayoutEffect } from "preact/hooks";

/** Scrolls or places something after the drawing and before it is seen. Sizes
 * asked for any earlier would make drawing and layout one long task. */
export function useBeforePaint(place: () => void, when: unknown[]): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  }, when);
}

// Puts something into a part of a table that a game draws, without the game
// knowing about it.
import { render, type ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function Mount({
  into,
  class: cls,
  children,
}: {
  into: string;
  class: string;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const place = document.querySelector(into);
    if (!place) return;
    box.current ??= document.createElement("div");
    box.current.className = cls;
    if (box.current.parentElement !== place) place.append(box.current);
    place.classList.add("coached");
    render(<>{children}</>, box.current);
  });
  useLayoutEffect(
    () => () => {
      if (!box.current) return;
      box.current.parentElement?.classList.remove("coached");
      render(null, box.current);
      box.current.remove();
    },
    [],
  );
  return null;
}

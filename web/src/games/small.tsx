// Parts of the small pictures of positions, on the first page.
import type { ComponentChildren } from "preact";
import { seatLetter } from "../ui/parts";

/** The picture of a game: its parts lie on 96 by 68. */
export function Small({ children }: { children: ComponentChildren }) {
  return (
    <svg class="small-pic" viewBox="0 0 96 68" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A marker of a seat, round a point. */
export function Dot({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  const letter = seatLetter(seat);
  return (
    <use
      class={`dot-${letter}`}
      href={`#sh-${letter}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  );
}

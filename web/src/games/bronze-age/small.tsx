// The three decks, small: what is on top, how many cards, and Actions beside them.
import { Small } from "../small";
import { typeIcon } from "./art";
import type { View } from "./view";

export function SmallBronzeAge({ view }: { view: View }) {
  return (
    <Small>
      <rect class="clay" width="96" height="68" />
      <path class="fig" d="M0 5h96v1.6H0zM0 61.4h96v1.6H0z" />
      {view.decks.map(({ id, size, top, actions }, k) => {
        const x = 7 + k * 29;
        return (
          <g key={id}>
            {size > 1 && <rect class="under" x={x + 2.2} y="14.2" width="24" height="33" rx="3" />}
            <rect class={size ? "card" : "card none"} x={x} y="12" width="24" height="33" rx="3" />
            {top && (
              <svg class="top" x={x + 3} y="18" width="18" height="18" viewBox="0 0 512 512">
                <use href={`#i-${typeIcon(top)}`} />
              </svg>
            )}
            {actions.map((_, n) => (
              <rect key={n} class="fig" x={x + n * 4} y="51" width="3" height="5" />
            ))}
          </g>
        );
      })}
    </Small>
  );
}

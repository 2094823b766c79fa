// The map as it lies, small: land, cities and colonists.
import { Dot, Small } from "../small";
import type { View } from "./view";

const COLUMNS = 10;
const WIDTH = 96 / COLUMNS;
const HEIGHT = 68 / 6;

export function SmallGolden({ view }: { view: View }) {
  return (
    <Small>
      <rect class="water" width="96" height="68" />
      {view.squares.map(({ at, tile, capital, city, colonists }, k) => {
        if (!tile) return null;
        const [x, y] = [(k % COLUMNS) * WIDTH, Math.floor(k / COLUMNS) * HEIGHT];
        const built = capital ?? city;
        return (
          <g key={at}>
            <rect class="ground" x={x} y={y} width={WIDTH + 0.3} height={HEIGHT + 0.3} />
            {built !== null && <Dot seat={built} x={x + WIDTH / 2} y={y + HEIGHT / 2} size={8} />}
            {built === null &&
              colonists.map(({ seat }, n) => (
                <Dot
                  key={n}
                  seat={seat}
                  x={x + ((n + 1) / (colonists.length + 1)) * WIDTH}
                  y={y + HEIGHT / 2}
                  size={5.5}
                />
              ))}
          </g>
        );
      })}
    </Small>
  );
}

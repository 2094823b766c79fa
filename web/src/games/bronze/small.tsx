// The land as it lies, small: tiles that are still face down are hatched.
import { Dot, Small } from "../small";
import type { View } from "./view";

const HEIGHT = 68 / 7;

export function SmallBronze({ view }: { view: View }) {
  const width = 96 / view.tiles.length;
  return (
    <Small>
      {view.tiles.map(({ cells, place }, k) =>
        cells.length ? (
          cells.map(({ terrain }, row) => (
            <rect
              key={`${place}-${row}`}
              x={k * width}
              y={row * HEIGHT}
              width={width + 0.3}
              height={HEIGHT + 0.3}
              fill={`var(--${terrain})`}
            />
          ))
        ) : (
          <path key={place} d={`M${k * width} 0h${width}v68h${-width}z`} class="down" />
        ),
      )}
      {view.tiles.slice(1).map(({ place }, k) => (
        <path key={place} d={`M${(k + 1) * width} 0v68`} class="edge" />
      ))}
      {view.tiles.flatMap(({ place, cells }, k) =>
        cells.flatMap(({ spots }, row) =>
          spots.map(({ owner }, n) =>
            owner === null ? null : (
              <Dot
                key={`${place}-${row}-${n}`}
                seat={owner}
                x={(k + (n + 1) / (spots.length + 1)) * width}
                y={(row + 0.5) * HEIGHT}
                size={5.5}
              />
            ),
          ),
        ),
      )}
    </Small>
  );
}

// What was played and what was better, marked on the table at its moment: a
// solid ring and a dashed one, each with its word. Never a glow: nothing can be
// done here.
import { useLayoutEffect, useState } from "preact/hooks";
import { gameOf } from "../games/games";
import { boxOf, isSeen } from "../table/rings";
import type { Choice } from "./report";
import { r } from "./words";

const LOOK_MS = 150;

/** Where an action is done, wherever of it is on the table now. */
function placesOf(game: string, words: string): HTMLElement[] {
  const stages = gameOf(game).lit?.action(words.split(" ")) ?? [];
  const places = stages.flat().map((place) => place.split(" => ").at(-1)!);
  return [...new Set(places)].flatMap((place) => [
    ...document.querySelectorAll<HTMLElement>(`.board ${place}`),
  ]);
}

interface Mark {
  kind: "played" | "better";
  style: string;
}

export function Marks({ game, choice }: { game: string; choice: Choice | undefined }) {
  const [marks, setMarks] = useState<Mark[]>([]);
  const played = choice?.played.text ?? "";
  const better = choice?.better?.text ?? "";
  useLayoutEffect(() => {
    let seen = "";
    const look = (): void => {
      const next: Mark[] = (["played", "better"] as const).flatMap((kind) =>
        placesOf(game, kind === "played" ? played : better)
          .filter(isSeen)
          .map((el) => {
            const { x, y, w, h } = boxOf(el);
            return { kind, style: `left:${x}px;top:${y}px;width:${w}px;height:${h}px` };
          }),
      );
      const key = JSON.stringify(next);
      if (key === seen) return;
      seen = key;
      setMarks(next);
    };
    const [first] = better ? placesOf(game, better) : [];
    first?.scrollIntoView({ block: "nearest", inline: "center" });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [game, played, better]);
  return (
    <div class="rv-marks" aria-hidden="true">
      {marks.map((m) => (
        <i key={m.kind + m.style} class={m.kind} style={m.style}>
          <b>{m.kind === "played" ? r.played : r.better}</b>
        </i>
      ))}
    </div>
  );
}

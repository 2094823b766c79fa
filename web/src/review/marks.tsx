// Marks on the table for what the text is about: what was played (a solid ring)
// and what was better (a dashed one), the ways of a hint with their numbers,
// what the tutor asks about. They never glow: a glow means that something can
// be done.
import { useLayoutEffect, useState } from "preact/hooks";
import { gameOf } from "../games/games";
import { boxOf, isSeen } from "../table/rings";

const LOOK_MS = 150;

/** An action, and what stands at its place. */
export interface Spoken {
  kind: "played" | "better" | "way" | "asked";
  text: string;
  word: string;
}

/** Where an action is done, wherever of it is on the table now; not the buttons. */
function placesOf(game: string, words: string): HTMLElement[] {
  const stages = gameOf(game).lit?.action(words.split(" ")) ?? [];
  const places = stages.flat().map((place) => place.split(" => ").at(-1)!);
  return [...new Set(places)]
    .flatMap((place) => [...document.querySelectorAll<HTMLElement>(`.board ${place}`)])
    .filter((el) => !el.closest(".dock"));
}

interface Mark {
  kind: string;
  word: string;
  style: string;
}

/** A place that several are done at has the mark of the first; the last is in view. */
export function Marks({ game, of }: { game: string; of: Spoken[] }) {
  const [marks, setMarks] = useState<Mark[]>([]);
  useLayoutEffect(() => {
    let seen = "";
    const look = (): void => {
      const taken = new Set<HTMLElement>();
      const next: Mark[] = of.flatMap(({ kind, text, word }) =>
        placesOf(game, text)
          .filter((el) => isSeen(el) && !taken.has(el) && taken.add(el))
          .map((el) => {
            const { x, y, w, h } = boxOf(el);
            const round = Math.abs(w - h) < 4 ? ";border-radius:50%" : "";
            const style = `left:${x}px;top:${y}px;width:${w}px;height:${h}px${round}`;
            return { kind, word, style };
          }),
      );
      const key = JSON.stringify(next);
      if (key === seen) return;
      seen = key;
      setMarks(next);
    };
    const last = of.at(-1);
    const [first] = last ? placesOf(game, last.text) : [];
    if (first && (last?.kind === "better" || !isSeen(first)))
      first.scrollIntoView({ block: "nearest", inline: "center" });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [game, JSON.stringify(of)]);
  return (
    <div class="rv-marks" aria-hidden="true">
      {marks.map((m) => (
        <i key={m.kind + m.style} class={m.kind} style={m.style}>
          <b>{m.word}</b>
        </i>
      ))}
    </div>
  );
}

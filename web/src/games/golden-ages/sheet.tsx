// What each number of The Golden Ages' score sheet counts, and where to find
// it.
import type { Cause, Counted, SheetOf } from "../game";
import { nameOf, say, series, textOf } from "../../texts";
import type { IconName } from "../../ui/parts";
import { pictogram } from "./pieces";
import { words } from "./strings";
import type { Cards, View } from "./view";

type Number = Counted<View, Cards>;

const named = (id: string, form = ""): string => nameOf("golden-ages", id, form);

/** Where the thing that gave a number lies, once its owner's board is in view. */
function placesOf({ source, seat, line, view }: Number): string[] {
  const held = view.seats[seat]!;
  if (source === "technologies")
    return held.techs
      .filter((x) => x.level > 0 && (x.state === "developed" || x.state === "obsolete"))
      .map((x) => `tech-${seat}-${x.name}`);
  if (source === "discoveries") return line.name ? [`tech-${seat}-${line.name}`] : [];
  if (source === "wonders" || source === "buildings") return [`held-${seat}-${line.name}`];
  if (source === "judgements") return [`judge-${line.name}`];
  if (source === "future") return [`future-${seat}`];
  if (source === "glory")
    return Array.from({ length: held.attacks }, (_, i) => `attack-${seat}-${i}`);
  return [`sums-${seat}`];
}

/** Why a future technology brings nothing. */
const missed = ({ name, most }: Cards["futures"][number]): string =>
  series([named(name), words.futureMissed(most)]);

function cause(number: Number): Cause {
  const { source, line, view, cards, seat, model } = number;
  const held = view.seats[seat]!;
  const judgement = cards.judgements.find((j) => j.name === line.name);
  const future = cards.futures.find((f) => f.name === line.name);
  // What gold and glory bring has its count in the rule itself.
  const counted = source === "gold" || source === "glory";
  const counts = line.key && !counted ? model.say({ key: line.key, args: line.args ?? {} }) : "";
  const rule =
    source === "gold"
      ? words.goldWhy(held.gold)
      : source === "glory"
        ? words.gloryWhy(held.attacks)
        : judgement
          ? words.each(judgement.points, judgement.each)
          : future
            ? words.future(future.points, future.most)
            : line.name
              ? textOf("golden-ages", line.name)
              : words.caption(source);
  const won = held.glory.flatMap((n, k) => Array.from({ length: n }, () => cards.glory[k]!.value));
  return {
    ...(source === "glory" && won.length
      ? {
          piece: () => (
            <span class="chips" aria-hidden="true">
              {won.map((value, i) => (
                <i key={i} class="chip-glory">
                  {value}
                </i>
              ))}
            </span>
          ),
        }
      : {}),
    title: future && !line.points ? missed(future) : line.name ? named(line.name) : "",
    icon:
      line.name && source !== "judgements" && source !== "future"
        ? (pictogram(line.name) as IconName)
        : null,
    say: counts && rule ? words.because(rule, counts) : rule || counts,
    at: placesOf(number),
  };
}

const ON_THE_WAY = ["artists", "buildings", "wonders", "discoveries", "judgements"];

export const sheet: SheetOf<View, Cards> = {
  ties: ({ seats }) => [[say("page-golden-ages-tie-cities"), seats.map((s) => s.cities.length)]],
  caption: (source) => words.caption(source),
  cause,
  rows: true,
  // One number for all technologies, and none for a wonder that brought nothing.
  lines: (_, lines, source) => {
    const sum = lines.reduce((n, x) => n + x.points, 0);
    if (source === "technologies") return [{ name: null, points: sum }];
    const paid = source === "wonders" ? lines.filter((x) => x.points) : lines;
    return paid.length ? paid : [{ name: null, points: 0 }];
  },
  parts: () => [[words.onTheWay, ON_THE_WAY]],
  rest: () => words.atTheEnd,
  whole: () => words.sources.filter((s) => s !== "future"),
};

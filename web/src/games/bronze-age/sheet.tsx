// What each number of Bronze Age's score sheet counts, and where to find it.
import type { Cause, Counted, SheetOf } from "../game";
import { say } from "../../texts";
import { Icon, type IconName } from "../../ui/parts";
import { typeIcon } from "./art";
import { words } from "./strings";
import type { Cards, View } from "./view";

type Number = Counted<View, Cards>;

function card({ cards, line, seat, source }: Number): Cause {
  const front = cards.cards.find((x) => x.id === line.name)!;
  const basic = source === "basic";
  const icon = (basic ? front.icon : front.aspect) as IconName;
  return {
    title: words.cardName(front, basic),
    piece: () => (
      <>
        <Icon name={basic ? typeIcon(front.territory) : icon} />
        <span>
          {words.cardName(front, basic)}
          {basic && (
            <i class="pips" aria-hidden="true">
              {Array.from({ length: front.icons }, (_, i) => (
                <Icon key={i} name={icon} />
              ))}
            </i>
          )}
        </span>
      </>
    ),
    icon,
    say: words.cardWhy(front, basic),
    at: [`under-${seat}-${front.id}`],
  };
}

function lands({ view, line, seat, cards }: Number): Cause {
  const type = cards.territories.findIndex((x) => x.id === line.name);
  return {
    title: words.short(line.name!),
    icon: typeIcon(line.name!),
    say: words.landsWhy(line.name!, view.seats[seat]!.territories[type]!),
    at: [`laid-land-${seat}-${line.name}`],
  };
}

function triumph({ view, cards, line, seat, model }: Number): Cause {
  const i = view.triumphs.findIndex((x) => x.icon === line.name);
  const icons = view.seats.map((s) => s.icons[i]!);
  const own = view.seats[seat]!.basic.filter(
    (id) => cards.cards.find((x) => x.id === id)?.icon === line.name,
  );
  return {
    title: words.name(line.name!),
    icon: line.name as IconName,
    say: words.triumphWhy(
      line.name!,
      icons.map((n, s) => [model.name(s), n]),
      view.triumphs[i]!.seat,
      model,
    ),
    at: [`triumph-${line.name}`, ...own.map((id) => `under-${seat}-${id}`)],
  };
}

export const sheet: SheetOf<View, Cards> = {
  ties: ({ seats }) => [
    [
      say("page-bronze-age-tie-territories"),
      seats.map((s) => s.territories.reduce((a, b) => a + b, 0)),
    ],
    [say("page-bronze-age-tie-cards"), seats.map((s) => s.basic.length + s.special.length)],
  ],
  caption: (source) => words.caption(source),
  parts: () => [[words.icons, ["basic", "specialized"]]],
  // A Triumph that a seat does not have pays nothing, and is counted all the same.
  lines: (view, lines, source) =>
    source === "triumphs"
      ? view.triumphs.map(
          ({ icon }) => lines.find((x) => x.name === icon) ?? { name: icon, points: 0 },
        )
      : lines,
  cause: (number) =>
    number.source === "territories"
      ? lands(number)
      : number.source === "triumphs"
        ? triumph(number)
        : card(number),
};

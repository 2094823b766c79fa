// Pictures of the rules of Bronze Age, from the words of
// docs/rules/bronze-age.md: a deck with its Actions, the front of a card.
import { nameOf, textOf } from "../../texts";
import { Icon, type IconName } from "../../ui/parts";
import { Back, Scenes, typeIcon } from "./art";
import type { Cards } from "./view";

interface Props {
  of: string;
  cards: Cards;
}

const GAME = "bronze-age";
const parts = (s: string, by: string): string[] => s.split(by).map((p) => p.trim());

function Action({ type, moves }: { type: string; moves: "" | "to" | "from" }) {
  return (
    <span class={`ac rp-action ${moves}`}>
      <span class="ai">
        <Icon name={typeIcon(type)} />
      </span>
      <b>{nameOf(GAME, type)}</b>
    </span>
  );
}

/** Decks by "|": the type on top, then by "," what lies there, what is played
 * "to" it or taken back "from" it. */
function Deck({ of }: Props) {
  return (
    <div class="rp-decks">
      <Scenes />
      {parts(of, "|").map((deck, i) => {
        const [top = "", ...actions] = parts(deck, ",");
        return (
          <div key={i} class="rp-deck">
            <span class="rp-heap">
              <Back type={top} />
            </span>
            {actions.map((a, k) => {
              const [type = "", moves = ""] = a.split(" ");
              return <Action key={k} type={type} moves={moves as "" | "to" | "from"} />;
            })}
          </div>
        );
      })}
    </div>
  );
}

const Icons = ({ name, count }: { name: string; count: number }) => (
  <span class="in">
    {Array.from({ length: count }, (_, i) => (
      <Icon key={i} name={name as IconName} />
    ))}
  </span>
);

/** Cards by ",": their fronts. */
function Front({ of, cards }: Props) {
  return (
    <div class="rp-fronts">
      <Scenes />
      {parts(of, ",").map((id) => {
        const card = cards.cards.find((c) => c.id === id)!;
        return (
          <div key={id} class="hc rp-front">
            <span class="ht">
              <Back type={card.territory} />
              <b>{nameOf(GAME, card.territory, "short")}</b>
            </span>
            <span class="hs b">
              <Icons name={card.icon} count={card.icons} />
              <span class="nm">{nameOf(GAME, card.icon)}</span>
            </span>
            <span class="hs s">
              <Icons name={card.aspect} count={card.aspect_icons} />
              <span class="nm">{nameOf(GAME, card.aspect)}</span>
              {card.ability !== "none" && (
                <span class="ab">
                  <b>{nameOf(GAME, card.ability)}</b>
                  <span>{textOf(GAME, card.ability)}</span>
                </span>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Territories by ",": a type, how many, and "kept" or "lost". */
function Keep({ of }: Props) {
  return (
    <div class="rp-keep">
      <Scenes />
      {parts(of, ",").map((group) => {
        const [type = "", count = "1", fate = ""] = group.split(" ");
        return (
          <span key={group} class={fate}>
            {Array.from({ length: Number(count) }, (_, i) => (
              <span key={i} class="rp-heap">
                <Back type={type} />
              </span>
            ))}
          </span>
        );
      })}
    </div>
  );
}

export const pictures = { deck: Deck, front: Front, keep: Keep };

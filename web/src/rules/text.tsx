// A subject of the rules in full: its sentence, its picture, its rules with
// examples, and the rulings. The reader and the dialog at a table show it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { cardsOf } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { language } from "../language";
import { t } from "../strings";
import { isForeign, type Picture, type Rule, type Ruling, type Topic } from "./book";

function Html({ html, class: cls }: { html: string; class?: string }) {
  return <div class={`rt-html ${cls ?? ""}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A game's own pieces; what they show is said by the text beside them. */
function Drawn({ game, picture, says }: { game: string; picture: Picture; says: string }) {
  const Piece = gameOf(game).pictures?.[picture.kind];
  const [cards, setCards] = useState<unknown>(null);
  useEffect(() => void cardsOf(game).then(setCards), [game, language.value]);
  if (!Piece) return null;
  return (
    <div class={`rt-picture ${game}`} role="img" aria-labelledby={says}>
      <div aria-hidden="true">{cards !== null && <Piece of={picture.of} cards={cards} />}</div>
    </div>
  );
}

function Examples({ game, rule }: { game: string; rule: Rule }) {
  if (!rule.examples.length) return null;
  return (
    <div class="rt-examples">
      {rule.examples.map((e, i) => (
        <figure key={i} class={e.picture ? `k-${e.picture.kind}` : ""}>
          {e.picture && <Drawn game={game} picture={e.picture} says={`${rule.id}-example-${i}`} />}
          <figcaption id={`${rule.id}-example-${i}`}>
            <b>{t.rules.example}</b>
            <Html html={e.html} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function RulingLine({ ruling }: { ruling: Ruling }) {
  return (
    <li id={ruling.id} tabIndex={-1}>
      <span class="rt-id">{ruling.id}</span>
      {ruling.question && <b>{ruling.question} </b>}
      <span dangerouslySetInnerHTML={{ __html: ruling.html }} />{" "}
      <i dangerouslySetInnerHTML={{ __html: ruling.why }} />
    </li>
  );
}

export function Rulings({ list }: { list: Ruling[] }) {
  return (
    <ul class="rt-rulings">
      {list.map((r) => (
        <RulingLine key={r.id} ruling={r} />
      ))}
    </ul>
  );
}

interface Props {
  game: string;
  topic: Topic;
  /** The rule to mark and to have in view. */
  rule: string | undefined;
}

/** Says that the rules are there in English alone. */
export function Foreign({ game }: { game: string }) {
  return isForeign(game) ? (
    <p class="quiet" data-key="in-english" lang={language.value}>
      {t.rules.english}
    </p>
  ) : null;
}

export function TopicText({ game, topic, rule }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const rulings = topic.rules.flatMap((r) => r.rulings);
  const ruled = rulings.some((r) => r.id === rule);
  const [open, setOpen] = useState(ruled);
  useEffect(() => setOpen(ruled), [topic, rule]);
  const first = topic.rules[0]!.id;
  useLayoutEffect(() => {
    const at = rule ? box.current?.querySelector<HTMLElement>(`#${CSS.escape(rule)}`) : null;
    if (!at) return;
    at.classList.add("cited");
    at.scrollIntoView({ block: "center" });
    at.focus({ preventScroll: true });
    return () => at.classList.remove("cited");
  }, [topic, rule, open]);
  return (
    <div ref={box} class="rules-text" {...(isForeign(game) ? { lang: "en" } : {})}>
      <Foreign game={game} />
      {topic.lead && <Html class="lead" html={topic.lead} />}
      {topic.figure && (
        <figure class={`rt-figure k-${topic.figure.kind}`}>
          <Drawn game={game} picture={topic.figure} says={`${first}-figure`} />
          <figcaption id={`${first}-figure`}>
            <Html html={topic.figure.html} />
          </figcaption>
        </figure>
      )}
      {topic.rules.map((r) => (
        <section key={r.id} id={r.id} tabIndex={-1} aria-labelledby={`${r.id}-title`}>
          <h2 id={`${r.id}-title`}>
            {r.title}
            <em>{r.id}</em>
          </h2>
          <Html html={r.html} />
          <Examples game={game} rule={r} />
        </section>
      ))}
      {rulings.length > 0 && (
        <details
          class="rt-small unfolds"
          open={open}
          onToggle={(e) => setOpen(e.currentTarget.open)}
          data-key="rulings"
        >
          <summary>{t.rules.rulings(rulings.length)}</summary>
          <Rulings list={rulings} />
        </details>
      )}
    </div>
  );
}

// The rules reader: contents and search at the side, one subject per page, and
// whatever else belongs to it: the reader's own table, questions asked often,
// see also.
import { useEffect, useRef, useState } from "preact/hooks";
import { titleOf } from "../engine/catalogue";
import { hasLesson } from "../learn/lessons";
import { words } from "../learn/strings";
import { go, href, route, tableBehind } from "../route";
import { find, idOf, spotsOf, useBook, type Book, type Spot } from "../rules/book";
import { Contents } from "../rules/contents";
import { Rulings, TopicText } from "../rules/text";
import { nameAt, tables, type SavedTable } from "../store";
import { t } from "../strings";
import { openRule } from "../table/rule";
import { Page } from "../ui/page";
import { Icon } from "../ui/parts";
import { named } from "../ui/tip";

/** The table last played at, of a game or of any. */
function lastTable(game?: string): SavedTable | undefined {
  return tables.value
    .filter((s) => !s.over && (!game || s.game === game))
    .sort((a, b) => b.updated - a.updated)[0];
}

function MyTable({ game, rule }: { game: string; rule: string }) {
  const table = lastTable(game);
  if (!table) return null;
  const others = table.seats.flatMap((s, i) => (s.kind === "you" ? [] : [nameAt(table, i)]));
  return (
    <section>
      <h2>{t.rules.onTable}</h2>
      <div class="rd-mine">
        <p>
          {`${titleOf(game)}, ${table.where}`}
          <small>{t.home.with(others)}</small>
        </p>
        <button
          type="button"
          class="btn ghost"
          data-key="show-on-table"
          onClick={() => {
            openRule(game, rule);
            go("play", table.id);
          }}
        >
          <Icon name="eye" />
          {t.rules.show}
        </button>
      </div>
    </section>
  );
}

function Side({ game, book, spot }: { game: string; book: Book; spot: Spot }) {
  const asked = spot.topic.rules.flatMap((r) => r.rulings).filter((r) => r.question);
  return (
    <aside class="rd-side">
      <MyTable game={game} rule={idOf(spot.topic)} />
      {asked.length > 0 && (
        <section>
          <h2>{t.rules.asked}</h2>
          <dl>
            {asked.map((r) => (
              <div key={r.id}>
                <dt>{r.question}</dt>
                <dd dangerouslySetInnerHTML={{ __html: r.html }} />
              </div>
            ))}
          </dl>
        </section>
      )}
      {(spot.topic.see.length > 0 || hasLesson(game)) && (
        <section>
          <h2>{t.rules.also}</h2>
          {spot.topic.see.map((id) => (
            <a key={id} class="rd-also" href={href("rules", game, id)}>
              {find(book, id).topic.title}
            </a>
          ))}
          {hasLesson(game) && (
            <a class="rd-also" href={href("lesson", game)} data-key="rules-lesson">
              {words.title}
            </a>
          )}
        </section>
      )}
    </aside>
  );
}

function Turn({ game, to, back }: { game: string; to: Spot | undefined; back: boolean }) {
  if (!to) return <span />;
  return (
    <a href={href("rules", game, idOf(to.topic))} data-key={back ? "rules-back" : "rules-next"}>
      <small>{back ? t.rules.back : t.rules.next}</small>
      {to.topic.title}
    </a>
  );
}

function Reader(props: { game: string; book: Book; spot: Spot; rule: string | undefined }) {
  const { game, book, spot, rule } = props;
  const { chapter, topic } = spot;
  const spots = spotsOf(book);
  const at = spots.findIndex((s) => s.topic === topic);
  const head = useRef<HTMLHeadingElement>(null);
  // The address of a subject is that of its first rule, which needs no mark.
  const marked = rule === idOf(topic) ? undefined : rule;
  useEffect(() => {
    if (!marked && rule) head.current?.focus({ preventScroll: true });
  }, [topic]);
  return (
    <article class="reader">
      <p class="crumb">
        {titleOf(game)} <span aria-hidden="true">›</span> {chapter.number} {chapter.title}
        <em>{t.rules.span(topic.rules.map((r) => r.id))}</em>
      </p>
      <h1 ref={head} tabIndex={-1}>
        {topic.title}
      </h1>
      {at === 0 && <div class="rt-html lead" dangerouslySetInnerHTML={{ __html: book.intro }} />}
      {topic === chapter.topics[0] && chapter.intro && (
        <div class="rt-html lead" dangerouslySetInnerHTML={{ __html: chapter.intro }} />
      )}
      <TopicText game={game} topic={topic} rule={marked} />
      <div class="rd-turn">
        <Turn game={game} to={spots[at - 1]} back />
        <Turn game={game} to={spots[at + 1]} back={false} />
      </div>
    </article>
  );
}

function Owners({ game, book }: { game: string; book: Book }) {
  const rulings = spotsOf(book).flatMap((s) => s.topic.rules.flatMap((r) => r.rulings));
  return (
    <article class="reader">
      <p class="crumb">
        {titleOf(game)} <span aria-hidden="true">›</span> {t.rules.owners}
      </p>
      <h1>{t.rules.owners}</h1>
      <div class="rules-text owners">
        <div class="rt-html" dangerouslySetInnerHTML={{ __html: book.owners }} />
        <h2>{t.rules.allRulings}</h2>
        <Rulings list={rulings} />
      </div>
    </article>
  );
}

/** On a phone the contents are a sheet, opened from a bar with prior and next. */
function Bar(props: { game: string; book: Book; spot: Spot; open: () => void }) {
  const { game, book, spot } = props;
  const spots = spotsOf(book);
  const at = spots.findIndex((s) => s.topic === spot.topic);
  const step = (to: Spot | undefined, label: string, sign: string) =>
    to ? (
      <a href={href("rules", game, idOf(to.topic))} aria-label={`${label}: ${to.topic.title}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={sign} />
        </svg>
      </a>
    ) : (
      <span />
    );
  return (
    <div class="rd-bar">
      <button type="button" data-key="contents" onClick={props.open}>
        <Icon name="rules" />
        {t.rules.contents}
        <small>{t.rules.chapter(spot.chapter.number, book.chapters.length)}</small>
      </button>
      {step(spots[at - 1], t.rules.back, "M15 5 8 12l7 7")}
      {step(spots[at + 1], t.rules.next, "M9 5l7 7-7 7")}
    </div>
  );
}

export function Rules({ game, rule }: { game: string; rule: string | undefined }) {
  const state = useBook(game);
  const [sheet, setSheet] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const book = state === "loading" || state === "failed" ? null : state;
  const owners = rule === "owners";
  const spot = book && !owners ? find(book, rule) : null;
  const page = spot ? idOf(spot.topic) : rule;
  useEffect(() => setSheet(false), [route.value]);
  useEffect(() => {
    if (page !== rule && rule && !owners) return;
    for (const box of [main.current, main.current?.parentElement]) box?.scrollTo(0, 0);
  }, [game, page]);
  useEffect(() => {
    if (!sheet) return;
    const hear = (e: KeyboardEvent): void => void (e.key === "Escape" && setSheet(false));
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [sheet]);
  const table = lastTable();
  const to = tableBehind.value ?? (table && href("play", table.id));
  const back = to && (
    <a href={to} data-key="to-table" {...named(t.rules.toTable)}>
      <Icon name="table" />
      <span>{t.rules.toTable}</span>
    </a>
  );
  return (
    <Page name="rules" tools={back}>
      <div class={`rd${sheet ? " open" : ""}`}>
        {book && spot && <Bar game={game} book={book} spot={spot} open={() => setSheet(!sheet)} />}
        {sheet && <div class="rd-veil" onClick={() => setSheet(false)} />}
        <div class="rd-contents">
          <Contents game={game} book={book} topic={spot?.topic ?? null} owners={owners} />
        </div>
        <div class="rd-main" ref={main} tabIndex={-1}>
          {state === "failed" && <p class="bad">{t.rules.failed}</p>}
          {state === "loading" && <p class="quiet">{t.loading}</p>}
          {state === null && <p class="quiet">{t.rules.missing}</p>}
          {book && spot && <Reader game={game} book={book} spot={spot} rule={rule} />}
          {book && owners && <Owners game={game} book={book} />}
          {book && spot && <Side game={game} book={book} spot={spot} />}
        </div>
      </div>
    </Page>
  );
}

// The side of the rules reader: which game, a search, the contents.
import { useEffect, useRef, useState } from "preact/hooks";
import { catalogue, titleOf } from "../engine/catalogue";
import { href } from "../route";
import { t } from "../strings";
import { LanguageChoice } from "../ui/page";
import { Icon } from "../ui/parts";
import { bookOf, idOf, type Book, type Topic } from "./book";
import { search, type Found } from "./search";

const MOST = 40;

/** The game in view; the others where it has nothing. */
async function searchAll(game: string, words: string): Promise<Found[]> {
  const ids = catalogue.games.map((g) => g.id).sort((a, b) => +(b === game) - +(a === game));
  const found: Found[] = [];
  for (const id of ids) {
    const book = await bookOf(id).catch(() => null);
    if (book) found.push(...search(book, id, words));
    if (id === game && found.length) break;
  }
  return found.slice(0, MOST);
}

function Results({ game, words, found }: { game: string; words: string; found: Found[] }) {
  return (
    <div class="rd-found">
      <p role="status">{found.length ? t.rules.found(found.length) : t.rules.nothing(words)}</p>
      <ul>
        {found.map((f) => (
          <li key={`${f.game} ${f.id}`}>
            <a href={href("rules", f.game, f.id)}>
              <b>{f.title}</b> <em>{f.id}</em>
              <span>
                {f.before}
                <mark>{f.word}</mark>
                {f.after}
              </span>
              <small>{f.game === game ? f.chapter : titleOf(f.game)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Toc({ game, book, topic }: { game: string; book: Book; topic: Topic | null }) {
  return (
    <nav class="toc" aria-label={t.rules.contents}>
      <ol>
        {book.chapters.map((chapter) => {
          const here = topic !== null && chapter.topics.includes(topic);
          return (
            <li key={chapter.number}>
              <a href={href("rules", game, idOf(chapter.topics[0]!))}>
                <span>{chapter.number}</span>
                {chapter.title}
              </a>
              {here && (
                <ol>
                  {chapter.topics.map((x) => (
                    <li key={x.title}>
                      <a
                        href={href("rules", game, idOf(x))}
                        {...(x === topic ? { "aria-current": "page" } : {})}
                      >
                        {x.title}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function useSearch(game: string): [string, (words: string) => void, Found[] | null] {
  const [words, setWords] = useState("");
  const [found, setFound] = useState<Found[] | null>(null);
  useEffect(() => {
    let gone = false;
    if (words.trim().length < 2) setFound(null);
    else void searchAll(game, words).then((f) => !gone && setFound(f));
    return () => {
      gone = true;
    };
  }, [game, words]);
  return [words, setWords, found];
}

export function Contents(props: {
  game: string;
  book: Book | null;
  topic: Topic | null;
  owners: boolean;
}) {
  const { game, book, topic, owners } = props;
  const [words, setWords, found] = useSearch(game);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hear = (e: KeyboardEvent): void => {
      if (e.key !== "/" || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.target instanceof Element && e.target.closest("input, textarea, select")) return;
      e.preventDefault();
      input.current?.focus();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
  return (
    <>
      <nav class="rd-games" aria-label={t.rules.games}>
        {catalogue.games.map((g) => (
          <a
            key={g.id}
            class={`pill${g.id === game ? " on" : ""}`}
            href={href("rules", g.id)}
            {...(g.id === game ? { "aria-current": "true" } : {})}
          >
            {titleOf(g.id)}
          </a>
        ))}
      </nav>
      <div class="rd-find" role="search">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          data-key="search"
          placeholder={t.rules.search}
          aria-label={t.rules.search}
          value={words}
          onInput={(e) => setWords(e.currentTarget.value)}
          onKeyDown={(e) => e.key === "Escape" && setWords("")}
        />
        <kbd class="kbd" aria-hidden="true">
          /
        </kbd>
      </div>
      {found ? (
        <Results game={game} words={words.trim()} found={found} />
      ) : (
        book && <Toc game={game} book={book} topic={topic} />
      )}
      <footer class="rd-foot">
        <LanguageChoice />
        {book?.owners && (
          <a
            href={href("rules", game, "owners")}
            data-key="owners"
            {...(owners ? { "aria-current": "page" } : {})}
          >
            <Icon name="owners" />
            {t.rules.owners}
          </a>
        )}
      </footer>
    </>
  );
}

// The rules of a game, from docs/rules, with an anchor a rule: refusals link
// here. The same text opens beside a table.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { catalogue } from "../engine/catalogue";
import { href } from "../route";
import { t } from "../strings";
import { Page } from "../ui/page";

const cache = new Map<string, string>();

async function fetchRules(game: string): Promise<string> {
  const known = cache.get(game);
  if (known !== undefined) return known;
  const answer = await fetch(`rules/${encodeURIComponent(game)}.html`);
  if (answer.status === 404) return "";
  if (!answer.ok) throw new Error(String(answer.status));
  const html = await answer.text();
  cache.set(game, html);
  return html;
}

export function RulesText({ game, rule }: { game: string; rule: string | undefined }) {
  const [html, setHtml] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    fetchRules(game).then(
      (text) => !gone && setHtml(text),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  useLayoutEffect(() => {
    if (!html) return;
    const at = rule ? box.current?.querySelector<HTMLElement>(`#${CSS.escape(rule)}`) : null;
    at?.classList.add("cited");
    at?.scrollIntoView({ block: "center" });
    at?.focus({ preventScroll: true });
    return () => at?.classList.remove("cited");
  }, [html, rule]);
  if (failed) return <p class="bad">{t.rules.failed}</p>;
  if (html === "") return <p class="quiet">{t.rules.missing}</p>;
  if (html === null) return <p class="quiet">{t.loading}</p>;
  return <div ref={box} class="rules-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Rules({ game, rule }: { game: string; rule: string | undefined }) {
  return (
    <Page name="rules">
      <nav class="counts" aria-label={t.rules.games}>
        {catalogue.games.map((g) => (
          <a
            key={g.id}
            class={`pill${g.id === game ? " on" : ""}`}
            href={href("rules", g.id)}
            {...(g.id === game ? { "aria-current": "page" } : {})}
          >
            {g.title}
          </a>
        ))}
      </nav>
      <RulesText key={game} game={game} rule={rule} />
    </Page>
  );
}

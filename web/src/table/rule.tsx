// A rule beside the table: its subject in a dialog, with a way into the reader.
import { signal } from "@preact/signals";
import { titleOf } from "../engine/catalogue";
import { href } from "../route";
import { find, useBook } from "../rules/book";
import { TopicText } from "../rules/text";
import { t } from "../strings";
import { KeyLine } from "../ui/key-line";
import { Dialog, Icon } from "../ui/parts";

const open = signal<{ game: string; rule: string | undefined } | null>(null);

export function openRule(game: string, rule?: string): void {
  open.value = { game, rule };
}

function Inside({ game, rule }: { game: string; rule: string | undefined }) {
  const book = useBook(game);
  if (book === "loading") return <p class="quiet">{t.loading}</p>;
  if (book === "failed") return <p class="bad">{t.rules.failed}</p>;
  if (!book) return <p class="quiet">{t.rules.missing}</p>;
  const { topic } = find(book, rule);
  return (
    <>
      {!rule && (
        <div
          class="rt-html lead"
          data-key="rules-intro"
          dangerouslySetInnerHTML={{ __html: book.intro }}
        />
      )}
      <h3 class="rd-beside">{topic.title}</h3>
      <TopicText game={game} topic={topic} rule={rule} />
      <a
        class="btn ghost"
        data-key="open-rules"
        href={href("rules", game, rule ?? topic.rules[0]!.id)}
        onClick={() => (open.value = null)}
      >
        <Icon name="rules" />
        {t.rules.open}
      </a>
    </>
  );
}

export function RuleDialog() {
  const at = open.value;
  if (!at) return null;
  return (
    <Dialog
      title={t.rules.title(titleOf(at.game))}
      class="wide"
      onClose={() => (open.value = null)}
    >
      <Inside game={at.game} rule={at.rule} />
      {!at.rule && <KeyLine />}
    </Dialog>
  );
}

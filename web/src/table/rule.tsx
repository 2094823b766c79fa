// A rule beside the table: the rules page in a dialog, at that rule.
import { signal } from "@preact/signals";
import { RulesText } from "../pages/rules";
import { titleOf } from "../engine/catalogue";
import { t } from "../strings";
import { Dialog } from "../ui/parts";

const open = signal<{ game: string; rule: string | undefined } | null>(null);

export function openRule(game: string, rule?: string): void {
  open.value = { game, rule };
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
      <RulesText game={at.game} rule={at.rule} />
    </Dialog>
  );
}

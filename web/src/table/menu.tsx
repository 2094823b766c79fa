// The menu of a table: what one does with a game rather than in it.
import { catalogue } from "../engine/catalogue";
import { download, pack } from "../open";
import { go, href } from "../route";
import { settings } from "../settings";
import { t } from "../strings";
import { Dialog, Icon, notify, type IconName } from "../ui/parts";
import { settingsOpen } from "../ui/page";
import { showSheet } from "./end";
import type { TableModel } from "./model";
import { menuOpen } from "./parts";
import { openRule } from "./rule";

/** The keys of a table that has its own; else those of Bronze. */
const KEYS: Record<string, [string, string][]> = { "bronze-age": t.bronzeAge.keys };

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(done);
  } catch {
    notify(t.table.noClipboard, true);
  }
}

export async function copyLink(record: string): Promise<void> {
  const link = `${location.href.split("#")[0]}${href("game", await pack(record))}`;
  await copy(link, t.table.linkCopied);
}

export function CopyButtons({ model }: { model: TableModel }) {
  return (
    <>
      <button type="button" class="btn ghost" onClick={() => void copy(model.saved.peek().record, t.table.recordCopied)}>{t.table.copyRecord}</button>
      <button type="button" class="btn ghost" onClick={() => void copyLink(model.saved.peek().record)}>{t.table.copyLink}</button>
    </>
  );
}

function Entry({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button
      type="button"
      class="btn text"
      onClick={() => {
        menuOpen.value = false;
        act();
      }}
    >
      <Icon name={icon} />{label}
    </button>
  );
}

export function Menu({ model }: { model: TableModel }) {
  const { id, game, record } = model.saved.value;
  const title = catalogue.value?.games.find((g) => g.id === game)?.title ?? game;
  return (
    <Dialog title={title} onClose={() => (menuOpen.value = false)}>
      <div class="menu">
        {model.over.value && <Entry icon="trophy" label={t.table.sheet} act={() => showSheet(model)} />}
        <Entry icon="replay" label={t.table.replay} act={() => go("replay", id)} />
        <Entry icon="save" label={t.table.saveRecord} act={() => download(record, `${game}-${id}`)} />
        <Entry icon="save" label={t.table.copyRecord} act={() => void copy(record, t.table.recordCopied)} />
        <Entry icon="share" label={t.table.copyLink} act={() => void copyLink(record)} />
        <Entry icon="rules" label={t.nav.rules} act={() => openRule(game)} />
        <Entry icon="settings" label={t.nav.settings} act={() => (settingsOpen.value = true)} />
        <Entry icon="play" label={t.home.newTable} act={() => go("new", game)} />
        <Entry icon="close" label={t.table.leave} act={() => go("")} />
      </div>
      {settings.value.keys && (
        <section>
          <h3>{t.table.keys}</h3>
          <dl class="keys">
            {(KEYS[game] ?? t.table.keyList).map(([key, what]) => (
              <div key={key}><dt><kbd class="kbd">{key}</kbd></dt><dd>{what}</dd></div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  );
}

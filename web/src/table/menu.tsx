// The menu of a table: things to do with a game rather than in it.
import { titleOf } from "../engine/catalogue";
import { download, pack } from "../open";
import { go, href } from "../route";
import {
  allShortcuts,
  isAt,
  isUsual,
  keysOf,
  shortcut,
  shownKey,
  type Shortcut,
} from "../shortcuts";
import { change, settings } from "../settings";
import { t } from "../strings";
import { phrases } from "../texts";
import { Dialog, Icon, notify, warn, type IconName } from "../ui/parts";
import { settingsOpen } from "../ui/page";
import { company } from "./company";
import type { TableModel } from "./model";
import { menuOpen } from "./parts";
import { openRule } from "./rule";
import { mayExport } from "./sight";

const sounds = phrases("page-access", ["mute", "unmute"]);

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify("copied", done);
  } catch {
    warn("no-clipboard", t.table.noClipboard);
  }
}

/** A link to the game: to the moment in view, or to a finished game's beginning. */
export async function copyLink(model: TableModel): Promise<void> {
  const moment = model.moment();
  const place = href("game", await pack(model.saved.peek().record), ...(moment ? [moment] : []));
  await copy(`${location.href.split("#")[0]}${place}`, t.table.linkCopied);
}

export function CopyLink({ model, label }: { model: TableModel; label: string }) {
  if (!mayExport(model.saved.value)) return null;
  return (
    <button
      type="button"
      class="btn ghost"
      data-key="copy-link"
      onClick={() => void copyLink(model)}
    >
      <Icon name="share" />
      {label}
    </button>
  );
}

interface EntryProps {
  name: string;
  icon: IconName;
  label: string;
  act: () => void;
}

export function Entry({ name, icon, label, act }: EntryProps) {
  return (
    <button
      type="button"
      data-key={name}
      class="btn text"
      onClick={() => {
        menuOpen.value = false;
        act();
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** The places the key of `jump` leads to, each with its own key. */
function places(game: string): string {
  return t.list(
    allShortcuts()
      .filter((id) => shortcut(id).place && isAt(id, game))
      .flatMap((id) => {
        const key = shownKey(id);
        return key === null ? [] : [t.keys.place(key, shortcut(id).does)];
      }),
  );
}

/** What only a game that is looked at again has keys for. */
const AGAIN = new Set<Shortcut>(["ends", "nextMistake", "lastMistake", "otherTruth", "playOn"]);

/** The keys in force at this table. */
function KeyHelp({ game, replayed }: { game: string; replayed: boolean }) {
  const shown = (id: Shortcut): string[] => {
    const keys = keysOf(id).flatMap((_, n) => shownKey(id, n) ?? []);
    return id === "choice" && isUsual(id) && keys.length
      ? [t.keys.span(keys[0]!, keys.at(-1)!)]
      : keys;
  };
  return (
    <section class="menu-keys">
      <h3>{t.keys.title}</h3>
      <dl class="keys">
        {allShortcuts()
          .filter((id) => !shortcut(id).place && isAt(id, game) && shown(id).length)
          .filter((id) => id !== "talk" || company.value)
          .filter((id) => replayed || !AGAIN.has(id))
          .map((id) => (
            <div key={id} data-shortcut={id}>
              <dt>
                {shown(id).map((key) => (
                  <kbd key={key} class="kbd">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{id === "jump" ? t.keys.go(places(game)) : shortcut(id).does}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

export function Menu({ model }: { model: TableModel }) {
  const { id, game, record } = model.saved.value;
  return (
    <Dialog title={titleOf(game)} onClose={() => (menuOpen.value = false)}>
      <div class="menu">
        {model.counting.value && !model.replayed && (
          <Entry
            name="count-again"
            icon="trophy"
            label={t.score.again}
            act={() => model.counting.peek()?.begin()}
          />
        )}
        {company.value?.menu()}
        {(!company.value || model.over.value) && (
          <Entry name="replay" icon="replay" label={t.table.replay} act={() => go("replay", id)} />
        )}
        {mayExport(model.saved.value) && (
          <>
            <Entry
              name="save-record"
              icon="save"
              label={t.table.saveRecord}
              act={() => download(record, `${game}-${id}`)}
            />
            <Entry
              name="copy-record"
              icon="save"
              label={t.table.copyRecord}
              act={() => void copy(record, t.table.recordCopied)}
            />
            <Entry
              name="copy-link"
              icon="share"
              label={t.table.copyLink}
              act={() => void copyLink(model)}
            />
          </>
        )}
        <Entry name="rules" icon="rules" label={t.nav.rules} act={() => openRule(game)} />
        <Entry
          name="settings"
          icon="settings"
          label={t.nav.settings}
          act={() => (settingsOpen.value = true)}
        />
        <Entry
          name="sound"
          icon="bell"
          label={settings.value.sound ? sounds.mute : sounds.unmute}
          act={() => change({ sound: !settings.peek().sound })}
        />
        <Entry name="new-table" icon="play" label={t.home.newTable} act={() => go("new", game)} />
        <Entry name="leave" icon="home" label={t.table.leave} act={() => go("")} />
      </div>
      <KeyHelp game={game} replayed={model.replayed} />
    </Dialog>
  );
}

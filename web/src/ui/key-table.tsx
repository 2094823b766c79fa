// All keys in one table, to look at and to change: press a key on the screen,
// then the new one. A key that is taken says by what.
import { useSignal } from "@preact/signals";
import { catalogue, titleOf } from "../engine/catalogue";
import { settings } from "../settings";
import {
  allShortcuts,
  chooseKey,
  isChanged,
  isModifier,
  isOn,
  keyLabel,
  keyName,
  keysOf,
  restoreKeys,
  shortcut,
  takenBy,
  type Shortcut,
} from "../shortcuts";
import { t } from "../strings";

interface At {
  id: Shortcut;
  n: number;
}

const isSame = (a: At | null, b: At): boolean => a?.id === b.id && a.n === b.n;

/** The keys of all tables, then those of each game that has some. */
const groups = () => [
  { game: undefined, title: t.keys.everywhere },
  ...catalogue.games
    .filter((g) => allShortcuts().some((id) => shortcut(id).game === g.id))
    .map((g) => ({ game: g.id as string | undefined, title: titleOf(g.id) })),
];

/** What a shortcut does, said of it alone. */
const does = (id: Shortcut): string =>
  shortcut(id).place ? t.keys.go(shortcut(id).does) : shortcut(id).does;

const inView = (el: HTMLElement | null): void => el?.scrollIntoView({ block: "nearest" });

export function KeyTable() {
  const asking = useSignal<At | null>(null);
  const said = useSignal<{ at: At; text: string; by: Shortcut | null } | null>(null);

  const ask = (at: At | null): void => {
    asking.value = at;
    said.value = null;
  };
  const press = (e: KeyboardEvent, at: At): void => {
    if (!isSame(asking.peek(), at) || isModifier(e)) return;
    const name = keyName(e);
    // Nobody is held here: one key goes on, one leaves all as it was.
    if (keysOf("onward").includes(e.key)) return ask(null);
    e.preventDefault();
    e.stopPropagation();
    if (keysOf("letGo").includes(name)) return ask(null);
    const by = takenBy(name, at.id, at.n);
    if (by) {
      const refuse = shortcut(by).fixed ? t.keys.kept : t.keys.taken;
      said.value = { at, text: refuse(keyLabel(name), does(by)), by };
      return;
    }
    chooseKey(at.id, at.n, name);
    asking.value = null;
    said.value = { at, text: t.keys.pressed(does(at.id), keyLabel(name)), by: null };
  };

  const key = (id: Shortcut, name: string, n: number) => {
    const at = { id, n };
    const open = isSame(asking.value, at);
    const what = t.keys.nth(does(id), n, keysOf(id).length);
    return (
      <button
        key={n}
        type="button"
        class={`kbd key${isOn(name) ? "" : " off"}`}
        aria-pressed={open}
        aria-label={open ? t.keys.press : t.keys.change(what, keyLabel(name))}
        onClick={() => ask(open ? null : at)}
        onKeyDown={(e) => press(e, at)}
        onBlur={() => open && ask(null)}
      >
        {open ? t.keys.press : keyLabel(name)}
      </button>
    );
  };

  return (
    <details class="key-table unfolds">
      <summary data-key="all-keys">{t.keys.all}</summary>
      <p class="quiet">{t.keys.help}</p>
      {!settings.value.keys && <p>{t.keys.off}</p>}
      <table>
        <caption class="vh">{t.keys.title}</caption>
        {groups().map(({ game, title }) => (
          <tbody key={title}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {title}
              </th>
            </tr>
            {allShortcuts()
              .filter((id) => shortcut(id).game === game)
              .map((id) => (
                <tr key={id} data-shortcut={id}>
                  <th scope="row">{does(id)}</th>
                  <td>
                    {shortcut(id).place && <kbd class="kbd">{keyLabel(keysOf("jump")[0]!)}</kbd>}
                    {keysOf(id).map((name, n) =>
                      shortcut(id).fixed ? (
                        <kbd key={n} class="kbd">
                          {keyLabel(name)}
                        </kbd>
                      ) : (
                        key(id, name, n)
                      ),
                    )}
                    {said.value?.at.id === id && (
                      <p
                        class={said.value.by ? "bad" : "good"}
                        data-by={said.value.by}
                        role="alert"
                        ref={inView}
                      >
                        {said.value.text}
                      </p>
                    )}
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      <button
        type="button"
        class="btn ghost"
        data-key="restore-keys"
        aria-disabled={!isChanged()}
        onClick={() => {
          if (!isChanged()) return;
          restoreKeys();
          ask(null);
        }}
      >
        {t.keys.restore}
      </button>
    </details>
  );
}

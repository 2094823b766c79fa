// The parts of a person's page that only they see: keeping the name, devices,
// data.
import { signal, useSignal } from "@preact/signals";
import { go } from "../route";
import { change } from "../settings";
import { say } from "../texts";
import { Dialog, Icon, notify, warn } from "../ui/parts";
import { AskWords } from "./ask-words";
import { when } from "../ui/when";
import { asName, ask, tryTo } from "./asks";
import { allTables, becomeNobody } from "./club";
import { AskForm, Field } from "./form";
import { Mark } from "./mark";
import type { Me } from "./messages";
import { passphrase, secret } from "./secrets";
import { renewing, SignIn } from "./sign-in";

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    notify("copied", say("page-online-recovery-copied"));
  } catch {
    // A page that is not served securely may not: the code is marked instead.
    getSelection()?.selectAllChildren(document.querySelector("[data-key=recovery]")!);
  }
}

export function Keep({ mine }: { mine: Me }) {
  const name = useSignal(mine.name);
  const words = useSignal(passphrase());
  const code = useSignal<string | null>(null);
  if (mine.kept && code.value === null && !renewing.value) return null;
  if (code.value !== null)
    return (
      <section class="box keep">
        <h2>{say("page-online-keep")}</h2>
        <p data-key="recovery">{say("page-online-recovery", { code: code.value })}</p>
        <p class="quiet">{say("page-online-recovery-help")}</p>
        <button type="button" class="btn ghost" onClick={() => void copy(code.value!)}>
          {say("page-online-recovery-copy")}
        </button>
      </section>
    );
  const keep = async (): Promise<void> => {
    const recovery = secret();
    await ask({ do: "keep", name: asName(name.peek()), passphrase: words.peek(), recovery });
    code.value = recovery;
    renewing.value = false;
  };
  return (
    <AskForm class="box keep" tell={keep}>
      <h2>{say("page-online-keep")}</h2>
      <p class="quiet">{say(mine.kept ? "page-online-renew" : "page-online-keep-help")}</p>
      <Field
        label={say("page-online-name")}
        name="keep-name"
        value={name}
        maxLength={40}
        autocomplete="username"
      />
      <Field
        label={say("page-online-passphrase")}
        name="passphrase"
        value={words}
        autocomplete="off"
      >
        <button type="button" class="btn ghost" onClick={() => (words.value = passphrase())}>
          {say("page-online-another")}
        </button>
      </Field>
      <button class="btn" data-key="keep-it">
        {say("page-online-keep-it")}
      </button>
    </AskForm>
  );
}

const added = signal<string | null>(null);

async function addDevice(): Promise<void> {
  const link = secret();
  if (await tryTo({ do: "link", link }))
    added.value = `${location.href.split("#")[0]}#/claim/${link}`;
}

export function Devices({ mine }: { mine: Me }) {
  return (
    <section class="box" aria-labelledby="devices-of">
      <h2 id="devices-of">
        {say("page-online-devices")}
        <button type="button" class="link" data-key="add-device" onClick={() => void addDevice()}>
          {say("page-online-add-device")}
        </button>
      </h2>
      {added.value && (
        <div class="scan">
          <img
            class="qr"
            src={`qr.svg?t=${encodeURIComponent(added.value)}`}
            alt={say("page-online-qr")}
            width="148"
            height="148"
          />
          <p>{say("page-online-add-device-help")}</p>
        </div>
      )}
      <ul class="devs">
        {mine.devices.map((d) => (
          <li key={d.device}>
            <Mark sign="local" />
            <span class="rtext">
              <b>{say(d.here ? "page-online-this-device" : "page-online-device")}</b>
              <small>{say("page-online-device-since", { time: when(d.wall) })}</small>
            </span>
            {mine.devices.length > 1 && (
              <button
                type="button"
                class="btn text"
                onClick={() => void tryTo({ do: "undevice", device: d.device })}
              >
                {say("page-online-sign-out")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <SignIn />
    </section>
  );
}

export const deleting = signal(false);

export function Data() {
  const save = async (): Promise<void> => {
    const answer = await fetch("api/me/export").catch(() => null);
    if (!answer?.ok) {
      warn("refused", say("page-online-export-later"));
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = "oxhide-me.jsonl";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  return (
    <section class="box" aria-labelledby="data-of">
      <h2 id="data-of">{say("page-online-data")}</h2>
      <p class="quiet">{say("page-online-data-help")}</p>
      <div class="dat">
        <button type="button" class="btn ghost" data-key="export" onClick={() => void save()}>
          <Icon name="save" />
          {say("page-online-export")}
        </button>
        <button
          type="button"
          class="btn ghost danger"
          data-key="delete-me"
          onClick={() => (deleting.value = true)}
        >
          {say("page-online-delete")}
        </button>
      </div>
    </section>
  );
}

export function DeleteDialog({ mine }: { mine: Me }) {
  const name = useSignal("");
  const close = (): void => void (deleting.value = false);
  const underWay = allTables.value.filter(
    ({ value }) => value.about.phase === "playing" && value.seat >= 0,
  ).length;
  return (
    <Dialog title={say("page-online-delete")} onClose={close}>
      {underWay > 0 && <p>{say("page-online-delete-games", { n: underWay })}</p>}
      <p>{say("page-online-delete-help")}</p>
      <Field label={say("page-online-name")} name="delete-name" value={name} />
      <div class="dlg-acts">
        <button
          type="button"
          class="btn ghost danger"
          data-key="delete-yes"
          disabled={name.value.trim() !== mine.name}
          onClick={() => {
            close();
            void becomeNobody(async () => !!(await tryTo({ do: "delete" }))).then((done) => {
              if (!done) return;
              change({ name: "" });
              notify("deleted", say("page-online-deleted"));
              go("");
            });
          }}
        >
          {say("page-online-delete")}
        </button>
      </div>
    </Dialog>
  );
}

export const renaming = signal(false);

export function Rename({ mine }: { mine: Me }) {
  return (
    <AskWords
      title={say("page-online-change-name")}
      label={say("page-online-name")}
      send={say("page-online-change-name")}
      name="new-name"
      most={40}
      begin={mine.name}
      tell={(name) => ask({ do: "name", name: asName(name) })}
      told={(name) => {
        change({ name: asName(name) });
        notify("renamed", say("page-online-name-changed"));
      }}
      onClose={() => (renaming.value = false)}
    />
  );
}

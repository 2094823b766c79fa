// Coming back as somebody who kept their name on another device.
import { signal, useSignal } from "@preact/signals";
import { EngineError } from "../engine/client";
import { say } from "../texts";
import { t } from "../strings";
import { Dialog, notify } from "../ui/parts";
import { asName, ask } from "./asks";
import { becomeNobody, me } from "./club";
import { AskForm, Field } from "./form";
import type { Me } from "./messages";

/** Whoever came by the recovery code chooses a new passphrase. */
export const renewing = signal(false);

/** Whether the words are right, but lead to somebody else than one is: the server
 * refuses a browser that is somebody's after it has looked at them. */
const leadsElsewhere = (asked: object): Promise<boolean> =>
  ask(asked).then(
    () => false,
    (error: unknown) => {
      if (!(error instanceof EngineError) || error.failure.code !== "taken") throw error;
      return true;
    },
  );

/** A name that no other device and no passphrase leads back to. */
const isOnlyHere = (mine: Me): boolean => !mine.kept && mine.devices.length === 1;

interface GiveUpProps {
  name: string;
  tell: () => Promise<void>;
  onClose: () => void;
}

function GiveUp({ name, tell, onClose }: GiveUpProps) {
  return (
    <Dialog title={say("page-online-give-up", { name })} onClose={onClose}>
      <p>{say("page-online-give-up-help")}</p>
      <AskForm tell={tell}>
        <div class="dlg-acts">
          <button type="button" class="btn" data-key="give-up-no" onClick={onClose}>
            {t.replay.cancel}
          </button>
          <button class="btn ghost danger" data-key="give-up">
            {say("page-online-give-up-do")}
          </button>
        </div>
      </AskForm>
    </Dialog>
  );
}

export function SignIn({ open: begin = false }: { open?: boolean }) {
  const open = useSignal(begin);
  const byCode = useSignal(false);
  const name = useSignal("");
  const words = useSignal("");
  /** Whether to give up a name for good is asked now. */
  const sure = useSignal(false);
  if (!open.value)
    return (
      <button
        type="button"
        class="btn text"
        data-key="sign-in-open"
        onClick={() => (open.value = true)}
      >
        {say(me.value ? "page-online-sign-in" : "page-online-have-name")}
      </button>
    );
  const signIn = async (): Promise<void> => {
    const said = words.peek().trim();
    const asked = {
      do: "sign-in",
      name: asName(name.peek()),
      ...(byCode.peek() ? { recovery: said } : { passphrase: said }),
    };
    const mine = me.peek();
    const leaves = mine !== null && (sure.peek() || (await leadsElsewhere(asked)));
    if (leaves && isOnlyHere(mine) && !sure.peek()) {
      sure.value = true;
      return;
    }
    if (leaves) await becomeNobody();
    if (leaves || !mine) await ask(asked);
    sure.value = false;
    renewing.value = byCode.peek();
    open.value = begin;
    notify("signed-in", say(renewing.peek() ? "page-online-renew" : "page-online-signed-in"));
  };
  return (
    <>
      <AskForm class="sign-in" tell={signIn}>
        <p class="quiet">{say("page-online-sign-in-help")}</p>
        <Field
          label={say("page-online-name")}
          name="sign-in-name"
          value={name}
          required
          autocomplete="username"
        />
        <Field
          key={byCode.value}
          label={say(byCode.value ? "page-online-recovery-code" : "page-online-passphrase-plain")}
          name="sign-in-words"
          value={words}
          required
          {...(byCode.value
            ? { autocomplete: "off" }
            : { type: "password", autocomplete: "current-password" })}
        />
        <div class="dlg-acts">
          <button
            type="button"
            class="btn text"
            data-key="sign-in-other"
            onClick={() => (byCode.value = !byCode.value)}
          >
            {say(byCode.value ? "page-online-by-passphrase" : "page-online-by-code")}
          </button>
          <button class="btn" data-key="sign-in">
            {say("page-online-sign-in-do")}
          </button>
        </div>
      </AskForm>
      {sure.value && me.value && (
        <GiveUp name={me.value.name} tell={signIn} onClose={() => (sure.value = false)} />
      )}
    </>
  );
}

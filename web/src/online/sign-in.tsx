// Coming back as somebody who kept their name on another device.
import { signal, useSignal } from "@preact/signals";
import { EngineError } from "../engine/client";
import { say } from "../texts";
import { notify } from "../ui/parts";
import { asName, ask } from "./asks";
import { becomeNobody, me } from "./club";
import { AskForm, Field } from "./form";

/** Whoever came by the recovery code chooses a new passphrase. */
export const renewing = signal(false);

/** Who one was is given up only once the words are right: the server refuses a
 * browser that is somebody's after it has looked at them. */
async function leaveFor(asked: object): Promise<void> {
  const other = await ask(asked).then(
    () => false,
    (error: unknown) => {
      if (!(error instanceof EngineError) || error.failure.code !== "taken") throw error;
      return true;
    },
  );
  if (other) await becomeNobody();
}

export function SignIn({ open: begin = false }: { open?: boolean }) {
  const open = useSignal(begin);
  const byCode = useSignal(false);
  const name = useSignal("");
  const words = useSignal("");
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
    if (me.peek()) await leaveFor(asked);
    await ask(asked);
    renewing.value = byCode.peek();
    open.value = begin;
    notify("signed-in", say(renewing.peek() ? "page-online-renew" : "page-online-signed-in"));
  };
  return (
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
  );
}

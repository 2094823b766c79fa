// Coming back as somebody who kept their name on another device.
import { signal, useSignal } from "@preact/signals";
import { say } from "../texts";
import { notify, warn } from "../ui/parts";
import { asName, ask, reason } from "./asks";
import { becomeNobody, me } from "./club";

/** Whoever came by the recovery code chooses a new passphrase. */
export const renewing = signal(false);

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
    if (me.peek()) await becomeNobody();
    await ask({
      do: "sign-in",
      name: asName(name.peek()),
      ...(byCode.peek() ? { recovery: said } : { passphrase: said }),
    });
    renewing.value = byCode.peek();
    open.value = begin;
    notify("signed-in", say(renewing.peek() ? "page-online-renew" : "page-online-signed-in"));
  };
  const secret = {
    required: true,
    "data-key": "sign-in-words",
    value: words.value,
    onInput: (e: InputEvent) => (words.value = (e.currentTarget as HTMLInputElement).value),
  };
  return (
    <form
      class="sign-in"
      onSubmit={(e) => {
        e.preventDefault();
        signIn().catch((error: unknown) => warn("refused", reason(error)));
      }}
    >
      <p class="quiet">{say("page-online-sign-in-help")}</p>
      <label class="field">
        {say("page-online-name")}
        <input
          type="text"
          required
          autocomplete="username"
          data-key="sign-in-name"
          value={name.value}
          onInput={(e) => (name.value = e.currentTarget.value)}
        />
      </label>
      <label class="field">
        {say(byCode.value ? "page-online-recovery-code" : "page-online-passphrase-plain")}
        {byCode.value ? (
          <input type="text" autocomplete="off" {...secret} />
        ) : (
          <input type="password" autocomplete="current-password" {...secret} />
        )}
      </label>
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
    </form>
  );
}

// A webhook: people with a program of their own have it told when it is their
// move.
import { useSignal } from "@preact/signals";
import { say } from "../texts";
import { notify } from "../ui/parts";
import { ask, tryTo } from "./asks";
import { AskForm, Field } from "./form";
import { place } from "./place";
import type { Me } from "./messages";
import { secret } from "./secrets";

/** Only where the owner of the server lists hosts that may be told. */
export function Webhook({ mine }: { mine: Me }) {
  const url = useSignal("");
  const key = useSignal<string | null>(null);
  if (!place.value?.webhooks) return null;
  const set = async (): Promise<void> => {
    const made = secret();
    await ask({ do: "webhook", url: url.peek().trim(), key: made });
    key.value = made;
    url.value = "";
  };
  const end = (): void =>
    void tryTo({ do: "webhook", url: "", key: "" }).then((done) => {
      if (!done) return;
      key.value = null;
      notify("hook-ended", say("page-online-hook-ended"));
    });
  return (
    <section class="box hook" aria-labelledby="hook-of">
      <h2 id="hook-of">{say("page-online-hook")}</h2>
      {mine.webhook === null ? (
        <AskForm tell={set}>
          <p class="quiet">{say("page-online-hook-help")}</p>
          <Field
            label={say("page-online-hook-address")}
            name="hook-url"
            value={url}
            type="url"
            maxLength={400}
            required
            placeholder="https://"
          />
          <button class="btn ghost" data-key="hook-set">
            {say("page-online-hook-set")}
          </button>
        </AskForm>
      ) : (
        <>
          <p>
            {say("page-online-hook-on")} <code data-key="hook-at">{mine.webhook}</code>
          </p>
          {key.value !== null && (
            <p>
              {say("page-online-hook-key")} <code data-key="hook-key">{key.value}</code>
            </p>
          )}
          <button type="button" class="btn ghost" data-key="hook-end" onClick={end}>
            {say("page-online-hook-end")}
          </button>
        </>
      )}
    </section>
  );
}

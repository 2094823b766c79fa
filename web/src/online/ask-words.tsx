// A dialog that asks for one line of words and tells it the server.
import { useSignal } from "@preact/signals";
import { Dialog } from "../ui/parts";

interface AskWordsProps {
  title: string;
  label: string;
  send: string;
  /** What the line is for: `data-key` of the input with -words, of the button with -send. */
  name: string;
  /** The most letters. */
  most: number;
  begin?: string;
  /** Whether the server took it. */
  tell: (words: string) => Promise<object | null>;
  told: (words: string) => void;
  onClose: () => void;
}

export function AskWords(props: AskWordsProps) {
  const words = useSignal(props.begin ?? "");
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const said = words.peek();
          void props.tell(said).then((done) => {
            if (!done) return;
            props.told(said);
            props.onClose();
          });
        }}
      >
        <label class="field">
          {props.label}
          <input
            type="text"
            maxLength={props.most}
            required
            data-key={`${props.name}-words`}
            value={words.value}
            onInput={(e) => (words.value = e.currentTarget.value)}
          />
        </label>
        <div class="dlg-acts">
          <button class="btn" data-key={`${props.name}-send`}>
            {props.send}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

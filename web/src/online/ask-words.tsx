// A dialog that asks for one line of text and sends it to the server.
import { useSignal } from "@preact/signals";
import { Dialog } from "../ui/parts";
import { AskForm, Field } from "./form";

interface AskWordsProps {
  title: string;
  label: string;
  send: string;
  /** What the line is for: `data-key` of the input with -words, of the button with -send. */
  name: string;
  /** The most letters. */
  most: number;
  begin?: string;
  tell: (words: string) => Promise<unknown>;
  told: (words: string) => void;
  onClose: () => void;
}

export function AskWords(props: AskWordsProps) {
  const words = useSignal(props.begin ?? "");
  const tell = async (): Promise<void> => {
    const said = words.peek();
    await props.tell(said);
    props.told(said);
    props.onClose();
  };
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <AskForm tell={tell}>
        <Field
          label={props.label}
          name={`${props.name}-words`}
          value={words}
          maxLength={props.most}
          required
        />
        <div class="dlg-acts">
          <button class="btn" data-key={`${props.name}-send`}>
            {props.send}
          </button>
        </div>
      </AskForm>
    </Dialog>
  );
}

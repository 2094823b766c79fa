// What is filled in and sent to the server.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { warn } from "../ui/parts";
import { reason } from "./asks";

interface FieldProps {
  label: string;
  /** Its `data-key`. */
  name: string;
  value: Signal<string>;
  type?: "text" | "url" | "password";
  maxLength?: number;
  required?: boolean;
  autocomplete?: string;
  autofocus?: boolean;
  placeholder?: string;
  children?: ComponentChildren;
}

/** A line of words under its label, and what stands beside it. */
export function Field({ label, name, value, children, ...rest }: FieldProps) {
  const attributes: object = { type: "text", ...rest };
  const line = (
    <input
      {...attributes}
      data-key={name}
      value={value.value}
      onInput={(e) => (value.value = e.currentTarget.value)}
    />
  );
  return (
    <label class="field">
      {label}
      {children ? (
        <span class="pp">
          {line}
          {children}
        </span>
      ) : (
        line
      )}
    </label>
  );
}

interface AskFormProps {
  class?: string;
  tell: () => Promise<unknown>;
  children: ComponentChildren;
}

/** Tells it the server, and says at the foot of the page what stands against it. */
export function AskForm({ class: cls, tell, children }: AskFormProps) {
  return (
    <form
      {...(cls ? { class: cls } : {})}
      onSubmit={(e) => {
        e.preventDefault();
        tell().catch((error: unknown) => warn("refused", reason(error)));
      }}
    >
      {children}
    </form>
  );
}

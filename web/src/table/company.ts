// The other people at a table on a server, as the parts that all tables share
// show them. A table on this device has no others.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Back } from "./lines";

export interface Company {
  /** In the head, behind where the game is: the connection. */
  mark: () => ComponentChildren;
  /** In the head, among the tools. */
  tool: () => ComponentChildren;
  /** Below the head: what has to be known about the connection. */
  bar: () => ComponentChildren;
  /** Right of a seat's name, and below it. */
  clock: (seat: number) => ComponentChildren;
  presence: (seat: number) => ComponentChildren;
  /** Both in small, in a phone's line of points. */
  small: (seat: number) => ComponentChildren;
  /** Above the prompt: questions to all. */
  questions: () => ComponentChildren;
  /** The game was ended before its end: nothing is asked any more. */
  closed: () => boolean;
  /** Whether one may ask for a hint here. */
  mayHint: () => boolean;
  /** What a hint says of that to whoever has asked. */
  hintNote: () => string | null;
  /** Beside the prompt, while others think. */
  waiting: () => ComponentChildren;
  /** Below the log. */
  talk: () => ComponentChildren;
  /** The tab of a phone for it. */
  tab: () => ComponentChildren;
  /** In the menu. */
  menu: () => ComponentChildren;
  /** On the score sheet: the seal, and playing again. */
  end: () => { seal: ComponentChildren; again: ComponentChildren };
  /** Asks everybody to take back past what somebody has learnt. */
  askBack: (how: Back) => void;
  /** Whom that asks, where it is one person. */
  askWords: () => string | null;
}

export const company = signal<Company | null>(null);

// The small parts every screen uses: icons, seats, dialogs, notices.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type icons from "./icons.json";
import { shownKey, type Shortcut } from "../shortcuts";
import { t } from "../strings";
import { named } from "./tip";

export type IconName = keyof typeof icons;

export const INGOT =
  "M8 10C20 15 80 15 92 10C99 8 101 14 96 20C86 33 86 67 96 80C101 86 99 92 92 90C80 85 20 85 8 90" +
  "C1 92-1 86 4 80C14 67 14 33 4 20C-1 14 1 8 8 10Z";

export function Icon({ name, class: cls = "" }: { name: IconName; class?: string }) {
  return (
    <svg class={`ic ${cls}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The key that does what this stands on; none where keys are switched off. */
export function KeyCap({ of, n = 0 }: { of: Shortcut; n?: number }) {
  const key = shownKey(of, n);
  return key === null ? null : (
    <kbd class="kbd" aria-hidden="true">
      {key}
    </kbd>
  );
}

/** The letter of a seat's colour: its class, its shape and its mark. */
const SEAT_LETTERS = ["L", "C", "S", "V"] as const;

export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? "L";

export function Avatar({ seat }: { seat: number }) {
  const letter = seatLetter(seat);
  return (
    <span class={`av s-${letter}`} aria-hidden="true">
      <svg viewBox="0 0 32 32">
        <use class="b" href={`#sh-${letter}`} />
        <use class="rim" href={`#sh-${letter}`} />
      </svg>
      <b>{letter}</b>
    </span>
  );
}

/** Where the glyph sits inside each seat's shape. */
const GLYPH: Record<string, [number, number, number]> = {
  L: [7.6, 7.6, 16.8],
  C: [7.6, 7.6, 16.8],
  S: [9.5, 12.5, 13],
  V: [8.6, 8.6, 14.8],
};

export function Marker(props: { seat: number; icon?: IconName; letter?: boolean; flat?: boolean }) {
  const letter = seatLetter(props.seat);
  const [x, y, size] = GLYPH[letter] ?? [8, 8, 16];
  return (
    <svg
      class={`mk s-${letter}${props.flat ? " flat" : ""}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <use class="b" href={`#sh-${letter}`} />
      <use class="rim" href={`#sh-${letter}`} />
      {props.letter ? (
        <text x="16" y={letter === "S" ? 24 : 21}>
          {letter}
        </text>
      ) : props.icon ? (
        <use class="g" href={`#i-${props.icon}`} x={x} y={y} width={size} height={size} />
      ) : null}
    </svg>
  );
}

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 100 100" aria-hidden="true">
      <path d={INGOT} fill="url(#metal)" />
      <path
        d="M30 38c10 4 30 4 40 0M30 62c10-4 30-4 40 0"
        fill="none"
        stroke="#6B4412"
        stroke-width="5"
        stroke-linecap="round"
        opacity=".55"
      />
    </svg>
  );
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}

export function Dialog({ title, onClose, children, class: cls = "" }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current!;
    dialog.showModal();
    // What is taken away while it is open gives no focus back.
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={cls}
      aria-label={title}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === box.current && onClose()}
    >
      <div class="dlg-head">
        <h2>{title}</h2>
        <button type="button" data-key="close" {...named(t.close)} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dlg-body">{children}</div>
    </dialog>
  );
}

interface Notice {
  id: number;
  /** Which notice it is, whatever its words. */
  key: string;
  text: string;
  bad: boolean;
  /** It has been announced already. */
  heard?: boolean;
  undo?: (() => void) | undefined;
  /** Where it leads. */
  to?: { href: string; label: string };
}

/** How long a notice stays, and one that can be undone or followed. */
const STAYS_MS = 5000;
const UNDO_MS = 10_000;

const notices = signal<Notice[]>([]);
let count = 0;

function add(notice: Omit<Notice, "id">): number {
  const id = ++count;
  const others = notices.peek().filter((n) => n.key !== notice.key);
  notices.value = [...others, { id, ...notice }].slice(-3);
  return id;
}

/** Says something for a while; what was done can be undone meanwhile. */
export function notify(key: string, text: string, undo?: () => void): void {
  const id = add({ key, text, bad: false, undo });
  setTimeout(() => dismiss(id), undo ? UNDO_MS : STAYS_MS);
}

/** Says what happened elsewhere, and leads there. */
export function pointTo(key: string, text: string, href: string, label: string): void {
  const id = add({ key, text, bad: false, to: { href, label } });
  setTimeout(() => dismiss(id), UNDO_MS);
}

/** Shows for a while what has been announced already. */
export function show(key: string, text: string, ms = STAYS_MS): void {
  const id = add({ key, text, bad: false, heard: true });
  setTimeout(() => dismiss(id), ms);
}

/** Says what went wrong; it stays until somebody closes it. */
export function warn(key: string, text: string): void {
  add({ key, text, bad: true });
}

function dismiss(id: number): void {
  notices.value = notices.peek().filter((n) => n.id !== id);
}

/** What is no longer true, or wrong no longer, goes away. */
export function forget(key: string): void {
  if (notices.peek().some((n) => n.key === key))
    notices.value = notices.peek().filter((n) => n.key !== key);
}

/** The newest of them; those before it follow when it is closed. It lies above
 * dialogs, too, and over nothing that is to be pressed. */
export function Notices() {
  const box = useRef<HTMLDivElement>(null);
  const shown = notices.value.slice(-1);
  useLayoutEffect(() => {
    box.current?.hidePopover();
    if (shown.length) box.current?.showPopover();
  }, [shown[0]?.id]);
  return (
    <div class="notices" role="status" popover="manual" ref={box}>
      {shown.map((n) => (
        <div key={n.id} class={`notice${n.bad ? " bad" : ""}`} data-key={n.key}>
          <span aria-hidden={n.heard}>{n.text}</span>
          {n.undo && (
            <button
              type="button"
              class="undo"
              data-key="undo-notice"
              onClick={() => {
                n.undo?.();
                dismiss(n.id);
              }}
            >
              {t.table.undo}
            </button>
          )}
          {n.to && (
            <a class="undo" data-key="follow-notice" href={n.to.href} onClick={() => dismiss(n.id)}>
              {n.to.label}
            </a>
          )}
          <button type="button" aria-label={t.close} onClick={() => dismiss(n.id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}

/** How many announcements stay to be heard; readers take some time. */
const HEARD = 40;
const told = signal<{ id: number; text: string }[]>([]);
const urgent = signal("");

/** Says it to screen readers: one after the other, or at once what somebody
 * has just asked for. */
export function announce(text: string, atOnce = false): void {
  if (atOnce) urgent.value = urgent.peek() === text ? `${text}\u00a0` : text;
  else told.value = [...told.peek(), { id: ++count, text }].slice(-HEARD);
}

/** What was said at a table is not found on other pages, nor by whoever takes the
 * screen next. */
export function hush(): void {
  told.value = [];
  urgent.value = "";
  notices.value = notices.peek().filter((n) => !n.heard);
}

export function LiveRegions() {
  return (
    <>
      <div class="vh" role="log" aria-live="polite" aria-label={t.announcements}>
        {told.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div class="vh" aria-live="assertive">
        {urgent.value}
      </div>
    </>
  );
}

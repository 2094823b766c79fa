// Talk at a table: words, quick phrases with one tap, and what else happened.
import { signal, useComputed, useSignal, type Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { href } from "../route";
import { keep, load } from "../settings";
import { withKey } from "../shortcuts";
import { list, say, sayBy } from "../texts";
import { focusOn, useKeys } from "../ui/keys";
import { Dialog, Icon, Marker, notify } from "../ui/parts";
import { named } from "../ui/tip";
import { clockTime } from "../ui/when";
import { gameBefore, otherColour } from "./again";
import { tryTo } from "./asks";
import { me, wire, type ClubTable } from "./club";
import type { Note } from "./messages";
import { nameAt } from "./names";

type Table = Signal<ClubTable>;

const talkOpen = signal(matchMedia("(min-width: 1280px)").matches);

/** So many of the game before are still to be read. */
const LAST_WORDS = 5;

const PHRASES = ["take-your-time", "nice-move", "sorry", "thanks", "one-moment", "again"];

/** Up to which entry the talk of each table has been read, in this browser. */
const seenTalk = signal<Record<string, number>>({});
const seenKey = (id: string): string => `oxhide.talk.${id}`;

/** How many words of others came since one last looked at the talk. */
const unread = (table: ClubTable): number => {
  const seen = seenTalk.value[table.id] ?? Number(load(seenKey(table.id)) ?? 0);
  return table.notes.filter((n) => n.e === "said" && n.seat !== table.seat && n.n > seen).length;
};

/** Whether an answer is that of whoever asked. */
const isOwn = (table: ClubTable, answer: Note): boolean =>
  table.notes.filter((n) => n.e === "proposed" && n.n < answer.n).at(-1)?.by === answer.by;

/** A step back everybody was asked for, and who agreed. */
function takenWords(table: ClubTable, taken: Note, name: string): string {
  const before = table.notes.filter((n) => n.n <= taken.n);
  const asked = before.findIndex((n) => n === before.filter((x) => x.e === "proposed").at(-1));
  const yes = before.slice(asked).filter((n) => n.e === "answered" && n.yes && n.by !== taken.by);
  return [
    say("page-online-note-taken", { name }),
    ...(yes.length
      ? [say("page-online-note-agreed", { names: list(yes.map((n) => nameAt(table, n.by!))) })]
      : []),
  ].join(" ");
}

/** Whether this decides what was asked before it. */
const decides = (n: Note): boolean =>
  n.e === "answered" ? !n.yes : n.e === "taken" ? !!n.consent : /^(paused|stands-in)$/.test(n.e);

/** Whether the next action left the question without an answer. */
function hasLapsed({ notes, proposal, about }: ClubTable, asked: Note): boolean {
  if (proposal?.number === asked.n || (about.phase === "over" && asked.what === "close"))
    return false;
  const after = notes.slice(notes.indexOf(asked) + 1);
  const next = after.find((n) => n.e === "proposed" || decides(n));
  return !next || next.e === "proposed";
}

/** Whoever asked is told of a No, and everybody of a question that has lapsed,
 * also where the talk is not in view. */
export function useRefusal(table: Table): void {
  const { n, notes, seat, proposal } = table.value;
  const told = useRef(n);
  const open = useRef(proposal?.number);
  useEffect(() => {
    const asked = notes.find((x) => x.e === "proposed" && x.n === open.current);
    open.current = proposal?.number;
    const lapsed = asked && noteWords(table.peek(), asked);
    if (lapsed) notify("lapsed", lapsed);
    for (const no of notes.filter((x) => x.n > told.current && x.e === "answered" && !x.yes)) {
      const asked = notes.filter((x) => x.e === "proposed" && x.n < no.n).at(-1);
      if (asked?.by === seat && no.by !== seat)
        notify("said-no", say("page-online-note-no", { name: nameAt(table.peek(), no.by!) }));
    }
    told.current = n;
  }, [n]);
}

function noteWords(table: ClubTable, n: Note): string | null {
  const name = nameAt(table, n.seat ?? n.by ?? 0);
  switch (n.e) {
    case "taken":
      return n.consent ? takenWords(table, n, name) : null;
    case "proposed":
      return hasLapsed(table, n) ? say("page-online-note-lapsed", { name }) : null;
    case "answered":
      if (n.yes) return null;
      return say(isOwn(table, n) ? "page-online-note-withdrawn" : "page-online-note-no", { name });
    case "stands-in":
      return say("page-online-note-stands-in", { name });
    case "took-over":
      return say("page-online-note-took-over", { name });
    case "paused":
      return say(n.on ? "page-online-note-paused" : "page-online-note-resumed");
    case "restored":
      return say("page-online-restored", { time: clockTime(n.to ?? n.wall) });
    default:
      return null;
  }
}

/** The last words of the game before, and the way back to it. */
function Before({ table }: { table: ClubTable }) {
  const before = gameBefore(table.id);
  if (!before) return null;
  const said = before.notes.filter((n) => n.e === "said").slice(-LAST_WORDS);
  const colour = otherColour(table);
  return (
    <>
      {said.map((n) => (
        <Said key={n.n} table={before} note={n} at={table} />
      ))}
      <li class="event">
        <a href={href("at", before.id)} data-key="game-before">
          {say("page-online-before")}
        </a>
      </li>
      {colour && <li class="event">{colour}</li>}
    </>
  );
}

/** Where somebody sits who was at that seat of the game before. */
const seatNow = (before: ClubTable, seat: number, at: ClubTable): number =>
  at.about.seats.findIndex((s) => s.person === before.about.seats[seat]?.person);

/** What was said; or will be, once there is a connection. */
type Waits = Pick<Note, "phrase" | "text">;

const waiting = signal<[table: string, what: Waits][]>([]);

const wordsOf = ({ phrase, text }: Waits): string =>
  phrase ? sayBy(`page-online-phrase-${phrase}`) : (text ?? "");

function Said({ table, note, at = table }: { table: ClubTable; note: Note; at?: ClubTable }) {
  if (note.e !== "said") {
    const words = noteWords(table, note);
    return words === null ? null : <li class="event">{words}</li>;
  }
  const seat = note.seat ?? 0;
  const now = seatNow(table, seat, at);
  return (
    <li>
      {now >= 0 && <Marker seat={now} flat />}
      <span>
        <b>{nameAt(table, seat)}</b> {wordsOf(note)}
      </span>
    </li>
  );
}

/** Over the table, where it has no place beside it. */
const talkOver = signal(false);

export function Talk({ table, over = false }: { table: Table; over?: boolean }) {
  const now = table.value;
  const words = useSignal("");
  const list = useRef<HTMLOListElement>(null);
  const shown = useComputed(() =>
    table.value.notes.filter((n) => n.e === "said" || noteWords(table.value, n) !== null),
  );
  const last = shown.value.at(-1)?.n ?? 0;
  // Read is what was on the screen, whichever way it came there.
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const eye = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      shown.scrollTo({ top: shown.scrollHeight });
      seenTalk.value = { ...seenTalk.peek(), [now.id]: last };
      keep(seenKey(now.id), last);
    });
    eye.observe(shown);
    return () => eye.disconnect();
  }, [last, waiting.value]);
  const tell = (what: Waits): void => {
    waiting.value = [...waiting.peek(), [now.id, what]];
    void tryTo({ do: "say", table: now.id, ...what }).then(
      () => (waiting.value = waiting.peek().filter(([, x]) => x !== what)),
    );
  };
  const waits = wire.value.here ? [] : waiting.value.filter(([id]) => id === now.id);
  if (now.seat < 0) return null;
  const silent = now.about.seats.filter((s) => me.value?.muted.includes(s.person ?? ""));
  return (
    <section
      class={`talk${over ? " over" : talkOpen.value ? " open" : ""}`}
      aria-label={say("page-online-talk")}
    >
      {!over && (
        <h2>
          {say("page-online-talk")}
          {now.watching > 0 && (
            <small data-key="watchers">
              <Icon name="eye" />
              {say("page-online-watchers", { n: now.watching })}
            </small>
          )}
          <button
            type="button"
            class="cx"
            {...named(say("page-online-talk-fold"))}
            onClick={() => (talkOpen.value = false)}
          >
            <Icon name="close" />
          </button>
        </h2>
      )}
      <ol ref={list} tabIndex={0} aria-label={say("page-online-talk")}>
        <Before table={now} />
        {shown.value.length === 0 && !gameBefore(now.id) && (
          <li class="event">{say("page-online-quiet")}</li>
        )}
        {shown.value.map((n) => (
          <Said key={`${n.n}-${n.e}`} table={now} note={n} />
        ))}
        {waits.map(([, what], i) => (
          <li key={`waits-${i}`} class="waits">
            <Marker seat={now.seat} flat />
            <span>
              <b>{nameAt(now, now.seat)}</b> {wordsOf(what)}{" "}
              <small>{say("page-online-say-waits")}</small>
            </span>
          </li>
        ))}
      </ol>
      {silent.map((s) => (
        <p key={s.person} class="silent">
          {say("page-online-silent", { name: s.name })}
          <button
            type="button"
            class="link"
            data-key="hear-again"
            onClick={() => void tryTo({ do: "mute", person: s.person, on: false })}
          >
            {say("page-online-hear-again")}
          </button>
        </p>
      ))}
      <div class="qp" role="group" aria-label={say("page-online-say")}>
        {PHRASES.map((p) => (
          <button
            key={p}
            type="button"
            data-key={`phrase-${p}`}
            onClick={() => tell({ phrase: p })}
          >
            {sayBy(`page-online-phrase-${p}`)}
          </button>
        ))}
      </div>
      <form
        class="tf"
        onSubmit={(e) => {
          e.preventDefault();
          const text = words.peek().trim();
          if (!text) return;
          tell({ text });
          words.value = "";
        }}
      >
        <input
          type="text"
          maxLength={280}
          data-key="say"
          value={words.value}
          placeholder={say("page-online-say")}
          aria-label={say("page-online-say")}
          onInput={(e) => (words.value = e.currentTarget.value)}
        />
        <button class="btn ghost" data-key="send">
          {say("page-online-send")}
        </button>
      </form>
    </section>
  );
}

const FIELD = ".talk input";

/** To where one can write: in the rail, or else over the table. */
function openTalk(): void {
  talkOpen.value = true;
  requestAnimationFrame(() => {
    if (!focusOn(FIELD)) talkOver.value = true;
  });
}

export function TalkTool({ table }: { table: Table }) {
  const n = unread(table.value);
  useKeys({ talk: () => openTalk() });
  if (table.value.seat < 0) return null;
  const name = n > 0 ? say("page-online-talk-unread", { n }) : say("page-online-talk");
  return (
    <button
      type="button"
      class="talk-tool"
      data-key="talk"
      {...named(name, withKey(name, "talk"))}
      onClick={openTalk}
    >
      <Icon name="talk" />
      <span>{say("page-online-talk")}</span>
      {n > 0 && (
        <em class="tally" aria-hidden="true">
          {n}
        </em>
      )}
    </button>
  );
}

/** With a keyboard one writes at once; the one of a phone would cover what was said. */
function Over({ table }: { table: Table }) {
  useLayoutEffect(() => {
    if (matchMedia("(pointer: fine)").matches) focusOn(`dialog ${FIELD}`);
  }, []);
  return (
    <Dialog title={say("page-online-talk")} onClose={() => (talkOver.value = false)}>
      <Talk table={table} over />
    </Dialog>
  );
}

export const TalkOver = ({ table }: { table: Table }) =>
  talkOver.value ? <Over table={table} /> : null;

export function TalkTab({ table }: { table: Table }) {
  const n = unread(table.value);
  return (
    <>
      {say("page-online-talk")}
      {n > 0 && <em class="tally">{n}</em>}
    </>
  );
}

// Coming to a table: by a link, by a code, from your own list, or by setting up
// a new one. New people give a name; then one tap is enough.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { infoOf, titleOf } from "../engine/catalogue";
import { TableScreen } from "../pages/table";
import { go, href, replaceRoute } from "../route";
import { change, keep, load, settings } from "../settings";
import { called, say } from "../texts";
import type { OpenTable } from "../table/open-table";
import { Loading, Page, Trouble } from "../ui/page";
import { Avatar, Icon, notify } from "../ui/parts";
import { otherColour, sit } from "./again";
import { asName, ask, reason, tryTo } from "./asks";
import { gone, guest, me, tableBy, tableOf, welcomed, type ClubTable } from "./club";
import { LeaveDialog, ReportDialog } from "./company";
import { Field } from "./form";
import type { Key } from "./guest";
import { nameAt } from "./names";
import { openClubTable } from "./open-club";
import { Room } from "./room";
import { clockWords } from "./room-parts";
import { SignIn } from "./sign-in";

const keyOf = (id: string): string => `oxhide.link.${id}`;

/** The link this browser came by: it lets in whoever is not known there yet. */
function keptKey(id: string): Key {
  const kept = load(keyOf(id));
  return kept && typeof kept === "object" ? (kept as Key) : { table: id };
}

/** Becomes somebody, if one is nobody yet; false where the name will not do. */
async function become(name: string): Promise<boolean> {
  const known = me.peek();
  if (known) return known.name === name || (await tryTo({ do: "name", name })) !== null;
  if ((await tryTo({ do: "join", name })) === null) return false;
  change({ name });
  // Who one is comes right behind.
  for (let i = 0; i < 100 && !me.peek(); i++) await new Promise((done) => setTimeout(done, 50));
  return me.peek() !== null;
}

interface FormProps {
  children: ComponentChildren;
  label: string;
  /** Another way than sitting down. */
  other?: { label: string; act: () => void };
  act: () => Promise<void>;
}

/** A card with a name and one filled button. */
function NameForm({ children, label, other, act }: FormProps) {
  const name = useSignal(me.value?.name || settings.peek().name);
  const busy = useSignal(false);
  return (
    <Page name="come">
      <form
        class="form"
        onSubmit={(e) => {
          e.preventDefault();
          const said = asName(name.peek());
          if (!said || busy.peek()) return;
          busy.value = true;
          void become(said)
            .then((is) => (is ? act() : undefined))
            .finally(() => (busy.value = false));
        }}
      >
        {children}
        <Field
          label={say("page-online-your-name")}
          name="your-name"
          value={name}
          maxLength={40}
          required
          autocomplete="nickname"
          autofocus
        />
        <p class="quiet">{say("page-online-name-help")}</p>
        <div class="dlg-acts">
          {other && (
            <button type="button" class="btn ghost" data-key="watch" onClick={other.act}>
              {other.label}
            </button>
          )}
          <button class="btn" data-key="sit" disabled={busy.value}>
            {label}
          </button>
        </div>
      </form>
      {!me.value && (
        <div class="form">
          <SignIn />
        </div>
      )}
    </Page>
  );
}

/** Somebody who has no seat yet looks at a table that waits for people. */
function Invited({ table, watch }: { table: ClubTable; watch: () => void }) {
  const { game, seats, host, counts, terms } = table.about;
  const [clock, clockHelp] = clockWords(table.about, seats.length);
  const asks = seats.find((s) => s.person === host);
  const seated = seats.flatMap((_, k) => nameAt(table, k) || []);
  const free = seats.length - seated.length;
  return (
    <NameForm
      label={say("page-online-sit")}
      other={{ label: say("page-online-watch"), act: watch }}
      act={async () => {
        await guest().followAnew(table.id);
        await sit(table.id, undefined, terms);
      }}
    >
      <h1>
        {asks
          ? say("page-online-invited", { name: asks.name, game: titleOf(game) })
          : say("page-online-at-table", { game: titleOf(game) })}
      </h1>
      <p class="come-seats">
        {seats.map((_, k) => (
          <Avatar key={k} seat={k} />
        ))}
        <span>
          {say("page-online-who-sits", { names: called(seated) })}{" "}
          {say("page-online-free-seats", { n: free })}
        </span>
      </p>
      <p>
        <b>{clock}.</b> {clockHelp}
      </p>
      {counts && <p>{say("page-online-counts")}.</p>}
    </NameForm>
  );
}

/** Nobody can sit down here any more. */
function Full({ table, watch }: { table: ClubTable; watch: () => void }) {
  const { game, seats, watch: may } = table.about;
  return (
    <Page name="come">
      <section class="form">
        <h1>{say("page-online-free-seats", { n: 0 })}</h1>
        <p class="come-seats">
          {seats.map((_, k) => (
            <Avatar key={k} seat={k} />
          ))}
          <span>
            {say("page-online-who-sits", { names: called(seats.map((_, k) => nameAt(table, k))) })}
          </span>
        </p>
        <div class="dlg-acts">
          <a class="btn ghost" data-key="set-table" href={href("with", game)}>
            {say("page-online-set-table")}
          </a>
          {may && (
            <button type="button" class="btn" data-key="watch" onClick={watch}>
              {say("page-online-watch")}
            </button>
          )}
        </div>
      </section>
    </Page>
  );
}

function Played({ id }: { id: string }) {
  const [open, setOpen] = useState<OpenTable | null>(null);
  const table = tableOf(id)!;
  const { seat } = table.value;
  useEffect(() => {
    const made = openClubTable(table);
    setOpen(made);
    return made.close;
  }, [id, seat]);
  if (!open) return <Loading />;
  return (
    <>
      <TableScreen open={open} />
      <LeaveDialog />
      <ReportDialog />
    </>
  );
}

/** A game that begins by itself says so, and who plays first. */
function useBegins(table: ClubTable | undefined): void {
  const before = useRef("");
  const { phase = "" } = table?.about ?? {};
  const first = table?.actor ?? null;
  useEffect(() => {
    if (phase !== "playing") before.current = phase;
    if (phase !== "playing" || before.current !== "sealing" || first === null) return;
    before.current = phase;
    const begins =
      first === table!.seat
        ? say("page-online-begins-you")
        : say("page-online-begins", { name: nameAt(table!, first) });
    notify("begins", `${begins} ${otherColour(table!)}`.trim());
  }, [phase, first]);
}

/** A table of the club, whatever it is doing. */
export function At({ id }: { id: string }) {
  const [wrong, setWrong] = useState<string | null>(null);
  const [watch, setWatch] = useState(false);
  const known = useSignal(0);
  useEffect(() => {
    const here = guest();
    if (!welcomed.value) return;
    // Whoever has the table on their list needs no link, which may be another now.
    const mine = me.peek()?.tables.includes(id) ?? false;
    here
      .follow(mine ? { table: id } : keptKey(id))
      .catch(() => here.follow({ table: id }))
      .then(
        () => known.value++,
        (error: unknown) => setWrong(reason(error)),
      );
  }, [id, welcomed.value]);
  void known.value;
  useBegins(tableOf(id)?.value);
  if (wrong !== null)
    return (
      <Trouble name="no-table" text={wrong}>
        <a class="btn ghost" href={href("me")} data-key="sign-in-at">
          {say("page-online-have-name")}
        </a>
      </Trouble>
    );
  if (gone.value.has(id)) return <Trouble name="gone" text={say("page-online-gone")} />;
  const table = tableOf(id)?.value;
  if (!table || !welcomed.value) return <Loading />;
  const { phase, why, seats } = table.about;
  if (phase === "over" && table.record === null)
    return <Trouble name="closed" text={say("page-online-closed")} />;
  const started = phase === "playing" || phase === "over";
  if (started) return <Played key={id} id={id} />;
  void why;
  const Coming = seats.some((s) => s.person === null && s.player === null) ? Invited : Full;
  if (table.seat < 0 && !watch && table.about.host !== me.value?.person)
    return <Coming table={table} watch={() => setWatch(true)} />;
  return <Room id={id} />;
}

/** A link or a spoken code leads to its table. */
export function Join({ by, text }: { by: "invite" | "code"; text: string }) {
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    const key: Key = by === "invite" ? { invite: text } : { code: text.toLowerCase() };
    const own = tableBy(key);
    if (own !== null) return replaceRoute("at", own);
    guest()
      .follow(key)
      .then(
        (id) => {
          keep(keyOf(id), key);
          replaceRoute("at", id);
        },
        (error: unknown) =>
          setWrong(by === "code" ? say("page-online-no-code", { code: text }) : reason(error)),
      );
  }, [by, text]);
  return wrong === null ? <Loading /> : <Trouble name="no-link" text={wrong} />;
}

const FIRST_SEATS = 3;

async function make(game: string): Promise<void> {
  const info = infoOf(game);
  if (!info) return;
  const seats = Math.min(Math.max(FIRST_SEATS, info.seats_min), info.seats_max);
  const made = await tryTo({ do: "make", game, seats, lot: true });
  if (!made?.table) return;
  await guest().follow({ table: made.table });
  await sit(made.table);
  replaceRoute("at", made.table);
}

/** A new table: it exists from the first moment. */
export function With({ game }: { game: string }) {
  const made = useSignal(false);
  useEffect(() => {
    guest();
  }, []);
  useEffect(() => {
    if (!welcomed.value || !me.value || made.peek()) return;
    made.value = true;
    void make(game);
  }, [welcomed.value, me.value]);
  if (!infoOf(game)) return <Trouble name="no-game" text={say("page-online-no-table")} />;
  if (!welcomed.value || me.value) return <Loading />;
  return (
    <NameForm label={say("page-online-set-table")} act={() => Promise.resolve()}>
      <h1>{say("page-online-room-title", { game: titleOf(game) })}</h1>
      <p class="quiet">
        <Icon name="seats" /> {say("page-online-with-lead")}
      </p>
    </NameForm>
  );
}

/** "My link" brings a person to this device. */
export function Claim({ text }: { text: string }) {
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    ask({ do: "claim", link: text }).then(
      () => go("me"),
      (error: unknown) => setWrong(reason(error)),
    );
  }, [text]);
  return wrong === null ? <Loading /> : <Trouble name="no-link" text={wrong} />;
}

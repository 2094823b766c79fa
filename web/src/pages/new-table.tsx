// Setting up a table: who sits where, which rules, which seed. Play now uses
// the settings of the last table of that game.
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { catalogue, infoOf, titleOf, type GameInfo } from "../engine/catalogue";
import type { OptionInfo } from "../engine/protocol";
import { forgetHelped, hasLesson } from "../learn/lessons";
import { place } from "../online/place";
import { go, href } from "../route";
import { change, settings } from "../settings";
import {
  blank,
  keepTable,
  namesOf,
  newId,
  newSeed,
  tables,
  type SavedTable,
  type SeatKind,
  type SeatSetup,
} from "../store";
import { t } from "../strings";
import { Session } from "../table/session";
import { say } from "../texts";
import { Avatar, warn } from "../ui/parts";
import { ComputerChoice } from "../ui/computer";
import { Page, SpeedChoice } from "../ui/page";
import { SeatCounts } from "../ui/seat-counts";

interface Setup {
  seats: SeatSetup[];
  options: Record<string, string>;
}

const DEFAULT_SEATS = 3;

function computer(seat: number): SeatSetup {
  return { kind: "computer", name: t.setup.nameOf(seat), player: catalogue.player };
}

function you(): SeatSetup {
  return { kind: "you", name: settings.peek().name, player: "human" };
}

function fitting(game: GameInfo, last: unknown): Setup {
  const saved = last as Partial<Setup> | undefined;
  const seats = Array.isArray(saved?.seats) ? saved.seats : [];
  const n =
    seats.length >= game.seats_min && seats.length <= game.seats_max
      ? seats.length
      : Math.min(Math.max(DEFAULT_SEATS, game.seats_min), game.seats_max);
  const options: Record<string, string> = {};
  for (const o of game.options) {
    const value = saved?.options?.[o.name];
    options[o.name] = value && o.values.includes(value) ? value : o.values[0]!;
  }
  return {
    seats: Array.from({ length: n }, (_, i) => {
      const s = seats[i];
      if (!s) return i === 0 ? you() : computer(i);
      return s.kind === "you" ? you() : { ...s };
    }),
    options,
  };
}

let starting: Promise<void> | null = null;

/** A second press while a table is being set starts no second one. */
function start(game: GameInfo, setup: Setup, seed: string, help = false): Promise<void> {
  starting ??= set(game, setup, seed, help).finally(() => (starting = null));
  return starting;
}

/** Keeps a table that begins with this record, and goes there. */
export function openNew(
  begun: Pick<SavedTable, "game" | "seats" | "record" | "help" | "from" | "branch">,
): void {
  const id = newId();
  const kept = keepTable({
    ...blank,
    ...begun,
    id,
    where: t.table.begins,
    updated: Date.now(),
  });
  if (kept === "full") warn("storage", t.trouble.storage);
  go("play", id);
}

async function set(game: GameInfo, setup: Setup, seed: string, help: boolean): Promise<void> {
  if (!help) change({ last: { ...settings.peek().last, [game.id]: setup } });
  try {
    const { record } = await new Session(0).move({
      cmd: "new",
      game: game.id,
      options: setup.options,
      players: setup.seats.map((s) => s.player),
      names: namesOf(setup.seats),
      seed,
    });
    openNew({ game: game.id, seats: setup.seats, record, ...(help ? { help } : {}) });
  } catch (error) {
    warn("failed", error instanceof Error ? error.message : String(error));
  }
}

/** The same people once more, everybody a seat further. */
export async function rematch(game: GameInfo, seats: SeatSetup[]): Promise<void> {
  const last = fitting(game, settings.peek().last[game.id]);
  await start(game, { ...last, seats: [seats.at(-1)!, ...seats.slice(0, -1)] }, newSeed());
}

/** Nobody here has sat at a table of it, or said who should. */
const isNew = ({ id }: GameInfo): boolean =>
  !settings.peek().last[id] && !tables.peek().some((s) => s.game === id);

/** As last time, but always with the person at the table; the first game is one
 * with help. */
export function playNow(game: GameInfo): void {
  if (hasLesson(game.id) && isNew(game)) return void firstGame(game);
  const last = fitting(game, settings.peek().last[game.id]);
  const isThere = last.seats.some((s) => s.kind === "you");
  const seats = isThere ? last.seats : last.seats.map((s, i) => (i === 0 ? you() : s));
  void start(game, { ...last, seats }, newSeed());
}

/** A first game with help: the person and one Newcomer. */
export function firstGame(game: GameInfo): Promise<void> {
  const seats = [you(), { ...computer(1), player: "ai:1" }];
  forgetHelped(game.id);
  return start(game, { ...fitting(game, null), seats }, newSeed(), true);
}

const draft = signal<Setup | null>(null);
const seed = signal("");

function setSeat(i: number, part: Partial<SeatSetup>): void {
  const now = draft.peek();
  if (!now) return;
  draft.value = { ...now, seats: now.seats.map((s, k) => (k === i ? { ...s, ...part } : s)) };
}

function setKind(i: number, kind: SeatKind): void {
  if (kind === "you") setSeat(i, you());
  else if (kind === "computer") setSeat(i, computer(i));
  else setSeat(i, { kind, name: t.setup.nameOf(i), player: "human" });
}

function setCount(n: number): void {
  const now = draft.peek();
  if (!now) return;
  draft.value = { ...now, seats: Array.from({ length: n }, (_, i) => now.seats[i] ?? computer(i)) };
}

function SeatRow({ seat, i }: { seat: SeatSetup; i: number }) {
  return (
    <li class="seat-row">
      <Avatar seat={i} />
      <select
        data-key={`kind-${i + 1}`}
        aria-label={t.setup.who(i + 1)}
        value={seat.kind}
        onChange={(e) => setKind(i, e.currentTarget.value as SeatKind)}
      >
        <option value="you">{t.setup.you}</option>
        <option value="person">{t.setup.person}</option>
        <option value="computer">{t.setup.computer}</option>
      </select>
      <input
        type="text"
        data-key={`name-${i + 1}`}
        aria-label={t.setup.name(i + 1)}
        maxLength={20}
        value={seat.name}
        placeholder={seat.kind === "you" ? t.setup.you : t.setup.nameOf(i)}
        onInput={(e) => setSeat(i, { name: e.currentTarget.value })}
      />
      {seat.kind === "computer" && (
        <ComputerChoice seat={i} player={seat.player} set={(player) => setSeat(i, { player })} />
      )}
    </li>
  );
}

interface OptionProps {
  game: string;
  option: OptionInfo;
  value: string;
  pick: (value: string) => void;
}

/** Something to agree on, and what the choice changes. */
function OptionField({ game, option, value, pick }: OptionProps) {
  const help = `option-${option.name}`;
  return (
    <div class="option">
      <label class="field">
        {t.setup.option(game, option.name)}
        <select
          data-key={help}
          value={value}
          aria-describedby={help}
          onChange={(e) => pick(e.currentTarget.value)}
        >
          {option.values.map((v) => (
            <option key={v} value={v}>
              {t.setup.optionValue(game, option.name, v)}
            </option>
          ))}
        </select>
      </label>
      <p id={help} class="quiet">
        {t.setup.optionHelp(game, option.name, value)}
      </p>
    </div>
  );
}

export function NewTable({ id }: { id: string }) {
  const game = infoOf(id);
  useLayoutEffect(() => {
    draft.value = game ? fitting(game, settings.peek().last[game.id]) : null;
    seed.value = "";
  }, [game]);
  const setup = draft.value;
  if (!game || !setup)
    return (
      <Page name="setup">
        <p class="quiet">{game ? t.loading : t.trouble.noGame(id)}</p>
      </Page>
    );
  const people = setup.seats.filter((s) => s.kind !== "computer").length;
  const badSeed = seed.value !== "" && !/^\d{1,20}$/.test(seed.value);
  return (
    <Page name="setup">
      <h1>{t.setup.title(titleOf(game.id))}</h1>
      <form
        class="form"
        onSubmit={(e) => {
          e.preventDefault();
          if (!badSeed) void start(game, setup, seed.value || newSeed());
        }}
      >
        <fieldset>
          <legend>{t.setup.seats}</legend>
          <SeatCounts
            game={game}
            label={t.setup.count}
            now={setup.seats.length}
            say={(n) => t.home.seats(n, n)}
            set={setCount}
          />
          <ul class="seat-rows">
            {setup.seats.map((seat, i) => (
              <SeatRow key={i} seat={seat} i={i} />
            ))}
          </ul>
          {people > 1 && <p class="quiet">{t.setup.hotseat}</p>}
        </fieldset>
        {game.options.length > 0 && (
          <fieldset>
            <legend>{t.setup.options}</legend>
            <div class="option-row">
              {game.options.map((o) => (
                <OptionField
                  key={o.name}
                  game={game.id}
                  option={o}
                  value={setup.options[o.name]!}
                  pick={(value) =>
                    (draft.value = { ...setup, options: { ...setup.options, [o.name]: value } })
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        <fieldset>
          <legend>{t.setup.more}</legend>
          <div class="option-row">
            <label class="field">
              {t.setup.seed}
              <input
                type="text"
                inputMode="numeric"
                data-key="seed"
                value={seed.value}
                aria-invalid={badSeed}
                aria-describedby="seed-help"
                onInput={(e) => (seed.value = e.currentTarget.value.trim())}
              />
            </label>
            <SpeedChoice />
          </div>
          <p id="seed-help" class={badSeed ? "bad" : "quiet"}>
            {badSeed ? t.setup.badSeed : t.setup.seedHelp}
          </p>
        </fieldset>
        <div class="dlg-acts">
          {place.value?.club && (
            <a class="btn ghost" data-key="with-friends" href={href("with", id)}>
              {say("page-online-with-friends-elsewhere")}
            </a>
          )}
          <button class="btn" data-key="start" disabled={badSeed}>
            {people ? t.setup.start : t.setup.watch}
          </button>
        </div>
      </form>
    </Page>
  );
}

// The dock of a replay: what happened, the turns as a line with the moments
// worth finding again above it, and a way to go on from here.
import { signal, useSignal, type Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Moment } from "../games/game";
import { gameOf } from "../games/games";
import { motion } from "../settings";
import { withKey } from "../shortcuts";
import { t } from "../strings";
import { Icon, seatLetter } from "../ui/parts";
import { explained, named } from "../ui/tip";
import { CopyLink } from "./menu";
import { Tool } from "./parts";
import type { ReplayModel } from "./replay-model";
import { eyesAt } from "./sight";
import { turnAt, type Turn } from "./turns";

const PLAY_MS = 900;
const SPEEDS = [0.5, 1, 3];

/** What stands on the buttons that go through a game. */
const SIGNS: Record<string, string> = {
  start: "M5 5h3v14h-3zM20 5v14L9 12z",
  back: "M17 5v14L6 12z",
  forward: "M7 5v14L18 12z",
  last: "M16 5h3v14h-3zM4 5v14L15 12z",
};

/** How fast a replay plays; it stays so from one to the next. */
const speed = signal(1);

interface Mark extends Moment {
  ply: number;
  seat: number | null;
}

function marksOf(model: ReplayModel): Mark[] {
  const { moment } = gameOf(model.saved.peek().game);
  return model.all.value.flatMap((e) => {
    const found = moment(e, model);
    return found
      ? [{ ...found, ply: e.ply + 1, seat: typeof e.actor === "number" ? e.actor : null }]
      : [];
  });
}

const MARK_PX = 30;
const GREAT_PX = 122;
/** How much of the line a turn's number takes. */
const NUMBER = 34;

const half = (m: Mark): number => (m.great ? GREAT_PX : MARK_PX) / 2;

interface Placed extends Mark {
  x: number;
}

/** Signs on a line this wide: those that would overlap stand beside each other.
 * If there is no room for all, the great ones stay, and others far apart. */
export function apart(marks: Mark[], last: number, width: number): Placed[] {
  const kept: Placed[] = marks.map((m) => ({ ...m, x: (m.ply / last) * width }));
  // None hangs over an end of the line by more than its frame does.
  const room = width + 20;
  while (kept.reduce((sum, m) => sum + 2 * half(m), 0) > room) {
    const gaps = kept.map((m, i) => (m.great || !i ? Infinity : m.x - kept[i - 1]!.x));
    const least = Math.min(...gaps);
    kept.splice(least === Infinity ? 0 : gaps.indexOf(least), 1);
  }
  let from = -10;
  for (const m of kept) {
    m.x = Math.max(m.x, from + half(m));
    from = m.x + half(m);
  }
  let to = width + 10;
  for (const m of [...kept].reverse()) {
    m.x = Math.min(m.x, to - half(m));
    to = m.x - half(m);
  }
  return kept;
}

/** How wide an element is, now and whenever that changes. */
function useWidth(box: { current: HTMLElement | null }): number {
  const width = useSignal(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => (width.value = box.current?.clientWidth ?? 0));
    watch.observe(box.current!);
    width.value = box.current!.clientWidth;
    return () => watch.disconnect();
  }, []);
  return width.value;
}

/** Turns whose numbers have room below the line, and are not below its thumb. */
function numbered(turns: Turn[], at: number, last: number, width: number): Turn[] {
  const px = width / Math.max(1, last);
  let free = 0;
  return turns.filter((x) => {
    const middle = ((x.from + x.to) / 2) * px;
    if (x.seat === null || middle < free || Math.abs(middle - at * px) < NUMBER / 2) return false;
    free = middle + NUMBER;
    return true;
  });
}

function Line({ model }: { model: ReplayModel }) {
  const last = model.last.value;
  const at = model.at.value;
  const turns = model.turns.value;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const all = useMemo(() => marksOf(model), [model.all.value]);
  const marks = useMemo(() => (width ? apart(all, last, width) : []), [all, last, width]);
  return (
    <div class="timeline" ref={box} style={`--at:${last ? at / last : 0}`}>
      <div class="marks">
        {marks.map((m) => (
          <button
            key={m.ply}
            type="button"
            class={`mark${m.seat === null ? "" : ` s-${seatLetter(m.seat)}`}${m.great ? " great" : ""}${m.ply > at ? " ahead" : ""}`}
            style={`--x:${m.x}px`}
            {...named(t.replay.goTo(m.text), m.text)}
            onClick={() => void model.seek(m.ply)}
          >
            <Icon name={m.icon} />
            {m.great && <span>{m.text}</span>}
          </button>
        ))}
      </div>
      <div class="segments" aria-hidden="true">
        {turns.map((x) => (
          <i
            key={x.from}
            class={`${x.seat === null ? "setup" : `s-${seatLetter(x.seat)}`}${x.from >= at ? " ahead" : ""}`}
            style={`flex:${x.to - x.from}`}
          />
        ))}
      </div>
      <div class="turn-numbers" aria-hidden="true">
        {numbered(turns, at, last, width).map((x) => (
          <span key={x.from} style={`left:${(50 * (x.from + x.to)) / last}%`}>
            {x.n}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t.replay.moment}
        aria-valuetext={t.replay.of(at, last)}
        onInput={(e) => void model.seek(Number(e.currentTarget.value))}
      />
    </div>
  );
}

function PlayFrom({ model, play }: { model: ReplayModel; play: (seat: number) => void }) {
  const asking = useSignal(false);
  const ended = model.final.value?.over && model.at.value === model.last.value;
  const seats = eyesAt(model.saved.value).filter((eyes) => eyes >= 0);
  if (asking.value)
    return (
      <div class="do" role="group" aria-label={t.replay.asWhom}>
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            class="btn"
            data-key={`play-as-${seat}`}
            onClick={() => play(seat)}
          >
            {t.replay.playAs(model.name(seat))}
          </button>
        ))}
        <button type="button" class="btn text" onClick={() => (asking.value = false)}>
          {t.replay.cancel}
        </button>
      </div>
    );
  return (
    <div class="do">
      <CopyLink model={model} label={t.replay.link} />
      {seats.length > 0 && (
        <button
          type="button"
          class="btn"
          data-key="play-on"
          aria-disabled={!!ended}
          {...explained(ended ? t.replay.ended : t.replay.playOnHelp)}
          onClick={() => {
            if (ended) return;
            if (model.eyes.peek() >= 0) play(model.eyes.peek());
            else asking.value = true;
          }}
        >
          <Icon name="play-from" />
          {t.replay.playOn}
        </button>
      )}
    </div>
  );
}

/** Where a moment is: in which turn, or as the game counts. */
export function Whereabouts({ model, round }: { model: ReplayModel; round?: string | null }) {
  const at = model.at.value;
  const last = model.last.value;
  const turn = turnAt(model.turns.value, at);
  return (
    <p>
      {round && `${round}. `}
      {round !== undefined || turn?.seat === undefined || turn.seat === null
        ? t.replay.of(at, last)
        : t.replay.turnOf(turn.n, turn.seat, at, last, model)}
    </p>
  );
}

/** Leads to the sheet of a finished game. */
export function SheetTool({ model, sheet }: { model: ReplayModel; sheet: Signal<boolean> }) {
  return model.final.value?.over ? (
    <Tool icon="trophy" label={t.table.sheet} act={() => (sheet.value = true)} />
  ) : null;
}

interface DriveButtonProps {
  name: string;
  label: string;
  title?: string;
  off: boolean;
  act: () => void;
}

function DriveButton({ name, label, title = label, off, act }: DriveButtonProps) {
  return (
    <button
      type="button"
      class="btn text"
      data-key={name}
      {...named(label, title)}
      disabled={off}
      onClick={act}
    >
      <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[name]} />
      </svg>
    </button>
  );
}

/** Goes through the game by itself, while `playing`. */
function usePlaying(model: ReplayModel): Signal<boolean> {
  const playing = useSignal(false);
  const last = model.last.value;
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(
      () => {
        if (model.at.peek() >= last) playing.value = false;
        else void model.seek(model.next());
      },
      PLAY_MS / speed.value / Math.max(1, motion()),
    );
    return () => clearInterval(timer);
  }, [playing.value, speed.value, last]);
  return playing;
}

/** The buttons that go through the game. */
function Drive({ model }: { model: ReplayModel }) {
  const playing = usePlaying(model);
  const last = model.last.value;
  const at = model.at.value;
  return (
    <div class="drive" role="group" aria-label={t.replay.drive}>
      <DriveButton
        name="start"
        label={t.replay.start}
        off={at === 0}
        act={() => void model.seek(0)}
      />
      <DriveButton
        name="back"
        label={t.replay.back}
        title={withKey(t.replay.back, "back")}
        off={at === 0}
        act={() => void model.step(-1)}
      />
      <button
        type="button"
        class="play"
        data-key="play"
        aria-label={playing.value ? t.replay.pause : t.replay.play}
        onClick={() => (playing.value = !playing.value)}
      >
        <Icon name={playing.value ? "pause" : "play"} />
      </button>
      <DriveButton
        name="forward"
        label={t.replay.forward}
        title={withKey(t.replay.forward, "forward")}
        off={at === last}
        act={() => void model.step(1)}
      />
      <DriveButton
        name="last"
        label={t.replay.last}
        off={at === last}
        act={() => void model.seek(last)}
      />
    </div>
  );
}

function Speeds() {
  return (
    <div class="speeds" role="group" aria-label={t.replay.speed}>
      {SPEEDS.map((n) => (
        <button
          key={n}
          type="button"
          aria-pressed={speed.value === n}
          {...explained(t.replay.times(n))}
          onClick={() => (speed.value = n)}
        >
          {n === 0.5 ? "½" : `${n}×`}
        </button>
      ))}
    </div>
  );
}

export function Timeline({ model, play }: { model: ReplayModel; play: (seat: number) => void }) {
  const at = model.at.value;
  const turn = turnAt(model.turns.value, at);
  return (
    <section class="dock scrubber" aria-label={t.replay.title} data-ply={at}>
      <div class="say">
        <h2>
          {turn?.n && !model.shown.value!.over
            ? t.replay.headline(turn.n, model.headline()!)
            : model.headline()}
        </h2>
        <Whereabouts model={model} />
      </div>
      <PlayFrom model={model} play={play} />
      <Drive model={model} />
      <Line model={model} />
      <Speeds />
    </section>
  );
}

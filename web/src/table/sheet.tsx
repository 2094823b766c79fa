// The score sheet: the totals are always in view, and below them is every
// source with its numbers, each of which leads to the thing on the board that
// gave it.
import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../strings";
import { Avatar, Icon, seatLetter, type IconName } from "../ui/parts";
import { sameNumber, type Count, type Number } from "./count";
import type { TableModel } from "./model";

interface TotalsProps {
  model: TableModel;
  total: (seat: number) => number;
  gain?: (seat: number) => number;
  /** Points by source, for the bars. */
  of: (seat: number, source: string) => number;
  won?: boolean;
  /** What stands above the names of rows. */
  title?: string;
}

export function Totals({ model, total, gain, of, won = false, title }: TotalsProps) {
  const { scores } = model.shown.value!;
  const most = Math.max(1, ...scores.map((s) => s.points));
  return (
    <div class="totals" style={`--seats:${scores.length}`}>
      {title && <h2 class="sheet-title">{title}</h2>}
      {scores.map((s) => (
        <section
          key={s.seat}
          class={`total s-${seatLetter(s.seat)}`}
          aria-label={t.table.namePoints(model.name(s.seat), total(s.seat))}
        >
          <h3>
            <Avatar seat={s.seat} />
            <span>{model.name(s.seat)}</span>
          </h3>
          <p>
            <b class="tot">{total(s.seat)}</b>
            {!!gain?.(s.seat) && <i class="gain">{t.score.gain(gain(s.seat))}</i>}
            {won && s.rank === 1 && <Icon name="triumphs" class="laurel" />}
          </p>
          <div class="bar" aria-hidden="true">
            {s.sources.map((x, k) => (
              <i key={x.id} class={`p${k + 1}`} style={`flex:${of(s.seat, x.id)}`} />
            ))}
            <i style={`flex:${Math.max(0, most - total(s.seat))}`} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Line({ count, number }: { count: Count; number: Number }) {
  const line = count.line(number);
  const cause = count.cause(number);
  const counted = count.isCounted(number);
  const point = (on: boolean): void => {
    if (on) count.pointed.value = number;
    else if (sameNumber(count.pointed.peek(), number)) count.pointed.value = null;
  };
  const name = cause.piece?.(counted) ?? (
    <>
      {cause.icon && <Icon name={cause.icon} />}
      <span>{cause.title}</span>
    </>
  );
  if (!counted) return <span class="line wait">{name}</span>;
  const shown = sameNumber(count.shown.value, number);
  return (
    <button
      type="button"
      class={`line${line.points ? "" : " zero"}${shown ? " shown" : ""}${count.isCurrent(number) ? " now" : ""}`}
      data-number={`${number.seat}-${number.source}-${number.i}`}
      onPointerEnter={(e) => e.pointerType === "mouse" && point(true)}
      onPointerLeave={(e) => e.pointerType === "mouse" && point(false)}
      onFocus={() => point(true)}
      // The dock would move below a finger that is on its way to one of its buttons.
      onBlur={(e) =>
        (!count.done.peek() || !(e.relatedTarget as Element | null)?.closest(".dock")) &&
        point(false)
      }
      onClick={() => point(true)}
    >
      {name}
      <b class={cause.holds ? "vh" : ""}>{line.points}</b>
      <span class="vh">{cause.say}</span>
    </button>
  );
}

function Column({ count, seat, source }: ColumnProps) {
  const lines = count.lines(seat, source);
  const sum = count.of(seat, source);
  const [at, all] = count.progress(source);
  // A sum of one number is that number.
  const alone = lines.length === 1 && (!lines[0]!.name || count.game.rows);
  return (
    <div
      class="sheet-col"
      role="group"
      aria-label={t.table.namePoints(count.model.name(seat), sum)}
    >
      {!alone && (
        <p class={`sub${sum ? "" : " zero"}`}>
          {sum} {at > 0 && at < all && <small>{t.score.soFar}</small>}
        </p>
      )}
      <div class="lines">
        {lines.map((_, i) => (
          <Line key={i} count={count} number={{ seat, source, i }} />
        ))}
      </div>
    </div>
  );
}

/** Names that stand once at the left, where all seats have the same lines. */
function sameNames(count: Count, source: string): (string | null)[] {
  if (!count.game.rows) return [];
  const all = count.scores.map((s) => count.lines(s.seat, source).map((x) => x.name));
  const [first = [], ...others] = all;
  const same = others.every((x) => x.length === first.length && x.every((n, i) => n === first[i]));
  return first.length > 1 && same ? first : [];
}

interface ColumnProps {
  count: Count;
  seat: number;
  source: string;
}

function Source({ count, id, title }: { count: Count; id: string; title: string }) {
  const [at, all] = count.progress(id);
  const on = count.beat.value?.source === id;
  const names = sameNames(count, id);
  const { seat } = count.scores[0]!;
  return (
    <div
      class={`source${on ? " on" : ""}${names.length ? " named" : ""}`}
      role="group"
      aria-label={title}
      data-source={id}
    >
      <h2>
        <Icon name={id as IconName} />
        <span class="source-name">{title}</span>
        <small>{count.game.caption(id)}</small>
        <span class="st">
          {at === all || count.done.value ? (
            <>
              <Icon name="check" /> {t.score.counted}
            </>
          ) : at > 0 ? (
            t.score.of(at, all)
          ) : (
            ""
          )}
        </span>
      </h2>
      {names.length > 0 && (
        <ul class="row-names" aria-hidden="true">
          {names.map((_, i) => (
            <li key={i}>{count.cause({ seat, source: id, i }).title}</li>
          ))}
        </ul>
      )}
      {count.scores.map((s) => (
        <Column key={s.seat} count={count} seat={s.seat} source={id} />
      ))}
    </div>
  );
}

/** What a run of sources is called, before the first of it. */
function groupBefore(count: Count, ids: string[], i: number): string {
  const { parts, rest } = count.game;
  if (!rest) return "";
  const of = (id: string | undefined): string =>
    id === undefined ? "" : (parts?.().find(([, all]) => all.includes(id))?.[0] ?? rest());
  const name = of(ids[i]);
  return name === of(ids[i - 1]) ? "" : name;
}

export function Sheet({ count }: { count: Count }) {
  const { model } = count;
  const box = useRef<HTMLDivElement>(null);
  const beat = count.beat.value;
  // The line that is counted comes into view; the board stays where it is.
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>(".line.now");
    const list = box.current;
    if (list && count.done.peek()) list.scrollTop = 0;
    if (!line || !list || count.done.peek()) return;
    const a = line.getBoundingClientRect();
    const b = list.getBoundingClientRect();
    if (a.top >= b.top && a.bottom <= b.bottom - 20) return;
    // With the name of its source, if there is room for both.
    const head = line.closest(".source")!.getBoundingClientRect().top;
    list.scrollTop += (a.bottom - head < b.height - 20 ? head : a.top - 60) - b.top;
  }, [beat, count.done.value]);
  const sources = count.scores[0]?.sources ?? [];
  const ids = sources.map((s) => s.id);
  const { taken_back: back } = model.shown.value!;
  return (
    <>
      <Totals
        model={model}
        total={(seat) => count.total(seat)}
        gain={(seat) => count.gain(seat)}
        of={(seat, source) => count.of(seat, source)}
        won={count.done.value}
        {...(count.game.rows ? { title: t.table.sheet } : {})}
      />
      <div
        class={`sheet${count.game.rows ? " rows" : ""}`}
        ref={box}
        tabIndex={0}
        role="group"
        aria-label={t.table.sheet}
        data-counted={count.at.value}
        data-done={count.done.value}
        style={`--seats:${count.scores.length}`}
        onScroll={() => (count.pointed.value = count.pointed.peek())}
      >
        {count.game.rows && (
          <p class="heads" aria-hidden="true">
            {count.scores.map((_, seat) => (
              <b key={seat}>{model.name(seat)}</b>
            ))}
          </p>
        )}
        {sources.map((s, i) => {
          const group = groupBefore(count, ids, i);
          return (
            <Fragment key={s.id}>
              {group && <p class="group">{group}</p>}
              <Source count={count} id={s.id} title={s.title} />
            </Fragment>
          );
        })}
        {!!back && <p class="quiet">{t.table.takenBack(back)}</p>}
      </div>
    </>
  );
}

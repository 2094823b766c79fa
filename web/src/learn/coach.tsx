// What a lesson says: one sentence in the dock of the table, what came of a
// wrong click, and how far the learner is; and in the rail the steps of the
// chapter.
import { useLayoutEffect, useRef } from "preact/hooks";
import { href } from "../route";
import { openRule } from "../table/rule";
import { series } from "../texts";
import { announce, Icon } from "../ui/parts";
import type { Learning } from "./learning";
import { inLanguage } from "./lessons";
import { words } from "./strings";

/** Where something was pressed last: the answer to it stands there, even if a card
 * went back and its places are gone. */
let pressed: DOMRect | null = null;
addEventListener(
  "click",
  ({ target }) => {
    const thing = target instanceof Element ? target.closest("button, [data-at]") : null;
    pressed = thing && !thing.closest(".coach, .tabs") ? thing.getBoundingClientRect() : null;
  },
  true,
);

const ROOM = 10;
const narrow = matchMedia("(max-width: 700px)");

/** Below what was pressed or above it, unless that hides what is lit, a card that
 * can be chosen or what the lesson says: then the answer stays there. */
function putBeside(box: HTMLElement, at: DOMRect): void {
  box.classList.add("beside");
  const [w, h] = [box.offsetWidth, box.offsetHeight];
  const middle = at.left + at.width / 2;
  const x = Math.max(ROOM, Math.min(middle - w / 2, innerWidth - w - ROOM));
  const kept = [...document.querySelectorAll(".light g rect, .hand .can, .coach")].map((el) =>
    el.getBoundingClientRect(),
  );
  const isFree = (y: number): boolean =>
    y >= ROOM &&
    y + h < innerHeight &&
    !kept.some((r) => r.left < x + w && x < r.right && r.top < y + h && y < r.bottom);
  const below = at.bottom + ROOM;
  const y = [below, at.top - ROOM - h].find(isFree);
  if (y === undefined) return box.classList.remove("beside");
  box.classList.toggle("above", y !== below);
  box.style.cssText = `left:${x}px;top:${y}px;--point:${middle - x}px`;
}

/** The next press, wherever it is, lets the answer go. On a phone it takes the
 * place of what the lesson says, where it hides nothing. */
function Answer({ learning }: { learning: Learning }) {
  const box = useRef<HTMLParagraphElement>(null);
  const { refusal: said } = learning.model;
  const refusal = said.value;
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    if (pressed && !narrow.matches) putBeside(box.current, pressed);
    else box.current.scrollIntoView({ block: "nearest" });
    // The light turns tabs by itself.
    const letGo = ({ target, isTrusted }: Event): void => {
      if (isTrusted && !(target instanceof Element && target.closest(".answer"))) said.value = null;
    };
    addEventListener("click", letGo, true);
    return () => removeEventListener("click", letGo, true);
  }, [refusal]);
  if (!refusal) return null;
  return (
    <p ref={box} class="answer" role="note">
      {refusal.message}{" "}
      {refusal.rule && (
        <button
          type="button"
          class="rule-link"
          onClick={() => openRule(learning.game, refusal.rule)}
        >
          {refusal.rule}
        </button>
      )}
    </p>
  );
}

function Dots({ learning }: { learning: Learning }) {
  const { first, steps } = learning.chapter;
  const at = learning.step.value - first;
  return (
    <span class="coach-dots" role="img" aria-label={words.stepOf(at + 1, steps.length)}>
      {steps.map((s, i) => (
        <i key={s.id} class={i < at ? "did" : i === at ? "on" : ""} />
      ))}
      <small aria-hidden="true">{words.stepOf(at + 1, steps.length)}</small>
    </span>
  );
}

export function Coach({ learning }: { learning: Learning }) {
  const next = useRef<HTMLButtonElement>(null);
  const step = learning.now;
  const say = (part: "title" | "why"): string =>
    inLanguage(learning.game, step.id, part, step[part] ?? "");
  const asks = step.kind !== "look";
  useLayoutEffect(() => {
    announce(`${say("title")}. ${say("why")}`);
    if (!asks) next.current?.focus({ preventScroll: true });
  }, [step.id]);
  return (
    <>
      <div class="coach-say">
        <h2 data-step={step.id} data-kind={step.kind}>
          {say("title")}
        </h2>
        <p>{say("why")}</p>
        <Answer learning={learning} />
      </div>
      <div class="coach-foot">
        <Dots learning={learning} />
        {step.rule && (
          <button
            type="button"
            class="rule-link"
            data-key="step-rule"
            aria-label={words.whyRule(step.rule)}
            onClick={() => openRule(learning.game, step.rule ?? undefined)}
          >
            {narrow.matches ? step.rule : words.whyRule(step.rule)}
          </button>
        )}
        <span class="coach-acts">
          {learning.step.value > 0 && (
            <button
              type="button"
              class="btn text"
              data-key="step-back"
              onClick={() => void learning.goTo(learning.step.peek() - 1)}
            >
              {words.back}
            </button>
          )}
          <button
            ref={next}
            type="button"
            class={`btn${asks ? " ghost" : ""}`}
            data-key="step-next"
            onClick={() => void learning.next()}
          >
            {asks ? words.skip : words.next}
          </button>
        </span>
      </div>
    </>
  );
}

export function CoachRail({ learning }: { learning: Learning }) {
  const { title, first, steps } = learning.chapter;
  const { chapters } = learning.course.lesson;
  const { minutes } = chapters[learning.now.chapter]!;
  const at = learning.finished.value ? Infinity : learning.step.value;
  const following = chapters[learning.now.chapter + 1];
  return (
    <>
      <h2>
        {title} <small>{words.min(minutes)}</small>
      </h2>
      <ol>
        {steps.map((s, i) => (
          <li key={s.id} class={first + i < at ? "did" : first + i === at ? "on" : ""}>
            <button
              type="button"
              {...(first + i === at ? { "aria-current": "step" } : {})}
              onClick={() => void learning.goTo(first + i)}
            >
              <i>{first + i < at ? <Icon name="check" /> : i + 1}</i>
              <span>{inLanguage(learning.game, s.id, "title", s.title)}</span>
            </button>
          </li>
        ))}
      </ol>
      {following && (
        <p class="then">
          <b>{words.then}</b> {inLanguage(learning.game, following.id, "title", following.title)}
        </p>
      )}
      <p class="quiet">{words.keptNote}</p>
    </>
  );
}

/** After the last step: what now. */
export function Finished({ learning, play }: { learning: Learning; play: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { seat } = learning.course.lesson;
  const points = (learning.model.now.value?.scores ?? []).map((s) => s.points);
  const others = points.filter((_, i) => i !== seat);
  return (
    <>
      <div class="coach-say">
        <h2 data-step="finished">{words.finished}</h2>
        <p>{words.finishedWhy(points[seat] ?? 0, series(others.map(String)))}</p>
      </div>
      <div class="coach-foot">
        <span class="coach-acts">
          <a class="btn text" href={href("learn")}>
            {words.toLearn}
          </a>
          <button ref={button} type="button" class="btn" data-key="first-game" onClick={play}>
            {words.firstGame}
          </button>
        </span>
      </div>
    </>
  );
}

// The three decks: what is on top, how many cards there are, the Actions lying
// there, and what choosing each would bring, all at once for comparison.
import { words } from "./strings";
import { Icon } from "../../ui/parts";
import { Act, Named } from "./act";
import { Back, typeIcon } from "./art";
import type { Outcome } from "./outcome";
import type { BronzeAgeState } from "./state";
import type { Deck } from "./view";

function Lying({ ui, deck }: { ui: BronzeAgeState; deck: Deck }) {
  const w = words;
  const places = ui.value("LYING_MAX");
  const picked = ui.picked.value;
  const play = `play ${picked} ${deck.id}`;
  const ghost = picked !== null && ui.pointed.value === play && ui.legal(play);
  return (
    <div class="lying" role="group" aria-label={w.lying(deck.id)}>
      {deck.actions.map((type, i) => (
        <Act
          key={i}
          ui={ui}
          text={`return ${type} ${deck.id}`}
          class="ly"
          at={`lying-${deck.id}-${type}`}
          label={w.takeBack(type, deck.id)}
        >
          <Icon name={typeIcon(type)} />
          <b>{w.short(type)}</b>
        </Act>
      ))}
      {Array.from({ length: Math.max(0, places - deck.actions.length) }, (_, i) =>
        ghost && i === 0 ? (
          <span key="ghost" class="ly gh">
            <Icon name={typeIcon(picked)} />
            <b>{w.short(picked)}</b>
          </span>
        ) : (
          <span key={`free-${i}`} class="ly e" />
        ),
      )}
    </div>
  );
}

function Gaining({ title, outcome, lines }: { title: string; outcome: Outcome; lines: string[] }) {
  return (
    <div class="pv m" aria-hidden="true">
      <b class="pvh">
        <Icon name="check" />
        {title}
        {outcome.points > 0 && <b class="up">+{outcome.points}</b>}
      </b>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>
            <i>{i + 1}</i>
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What would match this deck, where the Actions at hand do not. */
function Matches({ deck }: { deck: Deck }) {
  return deck.top ? (
    <p class="would">
      <Icon name={typeIcon(deck.top)} />
      {words.topMatches(deck.top)}
    </p>
  ) : null;
}

/** What this deck would bring, for the Action in hand or the Ability that asks. */
function Plate({ ui, deck }: { ui: BronzeAgeState; deck: Deck }) {
  const w = words;
  const text = ui.deckAct(deck.id);
  const outcome = text ? ui.outcome(text) : undefined;
  if (outcome) {
    const lines = w.outcome(ui, outcome);
    const title = ui.picked.value ? w.match : w.step("gain");
    if (outcome.gains.length) return <Gaining title={title} outcome={outcome} lines={lines} />;
    return (
      <div class="pv n" aria-hidden="true">
        {ui.picked.value && <b class="pvh">{w.noMatch}</b>}
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
        {ui.picked.value && <Matches deck={deck} />}
      </div>
    );
  }
  if (ui.plays.value.length && !text) {
    const fitting = ui.playsTo(deck.id);
    const matches = fitting.filter((a) => ui.outcome(a.text)?.gains.length);
    return (
      <div class={`pv ${matches.length ? "y" : "n"}`}>
        <b class="pvh">
          {matches.length
            ? w.wouldMatch
            : !fitting.length
              ? w.noRoom
              : deck.top === null
                ? w.emptyMatches
                : w.noneMatches}
        </b>
        {!matches.length && fitting.length > 0 && <Matches deck={deck} />}
        {matches.map((a) => (
          <p key={a.text} data-type={a.a}>
            <Icon name={typeIcon(a.a as string)} />
            {ui.title(a.a as string)}
          </p>
        ))}
      </div>
    );
  }
  return (
    <div class="pv q">
      <b class="pvh">{w.cards(deck.size)}</b>
      {deck.size > 0 && <p>{deck.top ? w.onTop(deck.top) : w.newTop}</p>}
    </div>
  );
}

function OneDeck({ ui, deck }: { ui: BronzeAgeState; deck: Deck }) {
  const w = words;
  const text = ui.deckAct(deck.id);
  const can = text ? ui.legal(text) : ui.playsTo(deck.id).length > 0;
  const pointed = text !== null && ui.pointed.value === text;
  const refused = ui.model.refusal.value?.text;
  const why =
    refused !== undefined &&
    (refused === text || (refused.startsWith("play ") && refused.endsWith(` ${deck.id}`)));
  const hinted = ui.hinted.value;
  const hint =
    hinted !== null &&
    (hinted === text || (hinted.startsWith("play ") && hinted.endsWith(` ${deck.id}`)));
  const outcome = text ? ui.outcome(text) : undefined;
  return (
    <section
      class={`deck${can ? " can" : ""}${can && pointed ? " here" : ""}`}
      aria-label={w.deck(deck.id)}
      onClick={(e) => !(e.target as HTMLElement).closest("button") && ui.deck(deck.id)}
      onPointerEnter={() => ui.hover(text)}
      onPointerLeave={() => ui.hover(null)}
    >
      <div class="dk">
        <button
          type="button"
          class={`heap${can ? " can" : ""}${why ? " refused-act" : ""}${hint ? " hinted" : ""}${deck.size ? "" : " gone"}`}
          style={`--n:${Math.min(deck.size, 8)}`}
          data-act={text ?? `play ${deck.id}`}
          data-deck={deck.id}
          data-at={`deck-${deck.id}`}
          aria-disabled={!can}
          onClick={() => ui.deck(deck.id)}
          onFocus={() => ui.hover(text)}
          onBlur={() => ui.hover(null)}
        >
          <Named
            label={w.deckLine(
              deck.id,
              deck.size,
              deck.top,
              deck.actions,
              outcome ? w.outcome(ui, outcome) : [],
            )}
          >
            {deck.size > 1 && <span class="edge" />}
            {deck.size > 2 && <span class="edge e2" />}
            {deck.top ? (
              <Back type={deck.top} />
            ) : (
              <span class="no-top">{deck.size ? "?" : w.emptyDeck}</span>
            )}
            <em>{deck.size}</em>
            <span class="dl">{deck.id.toUpperCase()}</span>
          </Named>
        </button>
        <div class="lys">
          <h3>
            {w.deck(deck.id)}
            <small>{deck.top ? w.short(deck.top) : ""}</small>
          </h3>
          <Lying ui={ui} deck={deck} />
        </div>
      </div>
      <Plate ui={ui} deck={deck} />
    </section>
  );
}

export function Decks({ ui }: { ui: BronzeAgeState }) {
  return (
    <section class="decks" aria-label={words.decks}>
      {ui.view.value.decks.map((deck) => (
        <OneDeck key={deck.id} ui={ui} deck={deck} />
      ))}
    </section>
  );
}

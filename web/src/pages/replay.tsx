// Looking at a game again: any moment, from any seat's eyes, and playing on
// from there against computers.
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { cardsOf, catalogue } from "../engine/catalogue";
import { gameOf } from "../games/games";
import { go, href, replaceArgs, route } from "../route";
import { motion, settings, turnTheme } from "../settings";
import { withKey } from "../shortcuts";
import { findTable, keepTable, newId } from "../store";
import { t } from "../strings";
import { SheetTable } from "../table/end";
import { Menu } from "../table/menu";
import { menuOpen } from "../table/parts";
import { ReplayModel } from "../table/replay-model";
import { openRule, RuleDialog } from "../table/rule";
import { useKeys } from "../ui/keys";
import { Dialog, Icon, warn } from "../ui/parts";
import { Page, SettingsDialog, settingsOpen } from "../ui/page";
import { Trouble } from "./table";

const PLAY_MS = 900;

function Scrubber({ model, at, last }: { model: ReplayModel; at: number; last: number }) {
  const playing = useSignal(false);
  const sheet = useSignal(false);
  const step = (by: number): void => void model.step(by);
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(
      () => {
        if (model.at.peek() >= last) playing.value = false;
        else void model.seek(model.next());
      },
      PLAY_MS / Math.max(1, motion()),
    );
    return () => clearInterval(timer);
  }, [playing.value, last]);
  useKeys({
    arrows: (n) => n < 2 && step(n ? 1 : -1),
    back: () => step(-1),
    forward: () => step(1),
    ends: (n) => void model.seek(n ? last : 0),
    rules: () => openRule(model.saved.peek().game),
    theme: turnTheme,
    menu: () => (menuOpen.value = true),
  });
  const seats = model.saved.value.seats;
  return (
    <section class="scrubber" aria-label={t.replay.title} data-ply={at}>
      <a class="btn text leave" href={href("")} aria-label={t.trouble.home} title={t.trouble.home}>
        <Icon name="close" />
      </a>
      <button
        type="button"
        class="btn text"
        data-key="play"
        aria-label={playing.value ? t.replay.pause : t.replay.play}
        onClick={() => (playing.value = !playing.value)}
      >
        <Icon name={playing.value ? "pause" : "play"} />
      </button>
      <button
        type="button"
        class="btn text"
        data-key="back"
        aria-label={t.replay.back}
        title={withKey(t.replay.back, "back")}
        disabled={at === 0}
        onClick={() => step(-1)}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t.replay.moment}
        aria-valuetext={t.replay.of(at, last)}
        onInput={(e) => void model.seek(Number(e.currentTarget.value))}
      />
      <button
        type="button"
        class="btn text"
        data-key="forward"
        aria-label={t.replay.forward}
        title={withKey(t.replay.forward, "forward")}
        disabled={at === last}
        onClick={() => step(1)}
      >
        ›
      </button>
      <output>{t.replay.of(at, last)}</output>
      <label class="eyes">
        <Icon name="eye" />
        <span class="vh">{t.replay.eyes}</span>
        <select
          value={String(model.eyes.value)}
          onChange={(e) => void model.see(Number(e.currentTarget.value))}
        >
          {model.final.value?.over && <option value="-1">{t.replay.all}</option>}
          {seats.map((s, i) => (
            <option key={i} value={i}>
              {s.name}
            </option>
          ))}
        </select>
      </label>
      {model.final.value?.over && (
        <button
          type="button"
          class="btn ghost"
          data-key="sheet"
          aria-label={t.table.sheet}
          onClick={() => (sheet.value = true)}
        >
          <Icon name="trophy" />
          <span>{t.table.sheet}</span>
        </button>
      )}
      <button type="button" class="btn" data-key="play-on" onClick={() => void playOn(model)}>
        {t.replay.playOn}
      </button>
      {sheet.value && (
        <Dialog
          title={model.verdict(model.final.value!.scores)}
          class="wide end"
          onClose={() => (sheet.value = false)}
        >
          <SheetTable model={model} scores={model.final.value!.scores} />
        </Dialog>
      )}
    </section>
  );
}

/** A new table from the moment in view: the person takes the seat in view, computers the others. */
async function playOn(model: ReplayModel): Promise<void> {
  const eyes = Math.max(0, model.eyes.peek());
  const computer = catalogue.player;
  const seats = model.saved.peek().seats.map((s, i) =>
    i === eyes
      ? { kind: "you" as const, name: settings.peek().name || t.setup.you, player: "human" }
      : {
          kind: "computer" as const,
          name: s.kind === "you" ? t.setup.nameOf(i) : s.name,
          player: s.kind === "computer" ? s.player : computer,
        },
  );
  const record = await model.branch(seats);
  const id = newId();
  const kept = keepTable({
    ...model.saved.peek(),
    id,
    seats,
    record,
    where: t.table.begins,
    turn: "",
    mine: false,
    over: false,
    updated: Date.now(),
    revision: 0,
  });
  if (kept === "full") warn("storage", t.trouble.storage);
  go("play", id);
}

/** The moment that an address asks for. */
const momentOf = (ply: string | undefined): number => Number(ply ?? 0) || 0;

export function Replay({ id, ply }: { id: string; ply: string | undefined }) {
  const [model, setModel] = useState<ReplayModel | null>(null);
  const [cards, setCards] = useState<unknown>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const saved = findTable(id);
    if (!saved) {
      setLost(true);
      return;
    }
    const made = new ReplayModel(saved);
    setModel(made);
    cardsOf(saved.game).then(setCards, () => undefined);
    void made.openAt(momentOf(ply));
    return () => made.dispose();
  }, [id]);
  useEffect(() => {
    void model?.seek(momentOf(ply));
  }, [route.value, model]);
  useEffect(() => {
    // Stepping is not going somewhere: it leaves no trail to go back through.
    if (model?.final.peek()) replaceArgs("replay", id, String(model.at.value));
  }, [model?.at.value]);
  if (lost) return <Trouble name="lost" text={t.trouble.lost} />;
  if (model?.trouble.value) return <Trouble name="damaged" text={model.trouble.value} />;
  if (!model?.shown.value || !cards)
    return (
      <Page name="trouble">
        <p class="quiet">{t.loading}</p>
      </Page>
    );
  const { Table } = gameOf(model.saved.value.game);
  return (
    <div class="replaying">
      <Table model={model} cards={cards} />
      <Scrubber model={model} at={model.at.value} last={model.last.value} />
      {menuOpen.value && <Menu model={model} />}
      {settingsOpen.value && <SettingsDialog />}
      <RuleDialog />
    </div>
  );
}

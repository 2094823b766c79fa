// Sounds, made by this program when they are needed: each is a few tones that
// glide and fade. They are off until asked for; everything that can be heard
// can also be seen.
import { effect } from "@preact/signals";
import type { GameEvent } from "./engine/protocol";
import { settings } from "./settings";
import type { TableModel } from "./table/model";

/** From one pitch to another, beginning and lasting so many seconds. */
type Tone = [wave: OscillatorType, from: number, to: number, at: number, length: number];

const SOUNDS = {
  card: [["triangle", 620, 380, 0, 0.09]],
  place: [
    ["sine", 210, 120, 0, 0.12],
    ["triangle", 820, 500, 0, 0.03],
  ],
  move: [["sine", 300, 420, 0, 0.12]],
  build: [
    ["square", 150, 110, 0, 0.06],
    ["square", 170, 120, 0.11, 0.06],
  ],
  draw: [["triangle", 420, 640, 0, 0.07]],
  learn: [
    ["sine", 523, 523, 0, 0.1],
    ["sine", 659, 659, 0.09, 0.14],
  ],
  fight: [
    ["sawtooth", 220, 70, 0, 0.18],
    ["square", 90, 60, 0.05, 0.12],
  ],
  gain: [
    ["sine", 784, 784, 0, 0.1],
    ["sine", 1047, 1047, 0.08, 0.2],
  ],
  lose: [["sine", 392, 262, 0, 0.25]],
  turn: [
    ["sine", 587, 587, 0, 0.12],
    ["sine", 880, 880, 0.12, 0.22],
  ],
  refuse: [["triangle", 180, 150, 0, 0.16]],
  end: [
    ["sine", 523, 523, 0, 0.18],
    ["sine", 659, 659, 0.16, 0.18],
    ["sine", 784, 784, 0.32, 0.4],
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** What an action sounds like, by its first word; all others like a card. */
const OF: Record<string, Sound> = {
  settle: "place",
  capital: "place",
  tile: "place",
  city: "build",
  builder: "build",
  wonder: "build",
  move: "move",
  explore: "move",
  return: "move",
  to: "fight",
  rocket: "fight",
  raid: "fight",
  tech: "learn",
  civ: "learn",
  draw1: "draw",
  draw2: "draw",
  deck: "draw",
  golden: "gain",
  judge: "gain",
};

let context: AudioContext | null = null;

function tone(out: AudioContext, [wave, from, to, at, length]: Tone, volume: number): void {
  const source = out.createOscillator();
  const loud = out.createGain();
  const begin = out.currentTime + at;
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  loud.gain.setValueAtTime(0.0001, begin);
  loud.gain.exponentialRampToValueAtTime(volume, begin + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(loud).connect(out.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}

/** Sounds, unless sound is off. */
export function play(name: Sound): void {
  const { sound, volume } = settings.peek();
  if (!sound || !volume || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of SOUNDS[name]) tone(context, one as Tone, (volume / 100) * 0.3);
}

const soundOf = ({ kind }: GameEvent): Sound => OF[kind.split("-")[0]!] ?? "card";

/** Sounds for all that happens at a table; ends with what it returns. */
export function listen(model: TableModel): () => void {
  let ply = -1;
  let points = 0;
  let mine = false;
  const stops = [
    effect(() => {
      const now = model.now.value;
      if (!now) return;
      const own = now.scores.find((s) => s.seat === model.eyes.peek())?.points ?? 0;
      const before = ply;
      const [was, had, asked] = [ply, points, mine];
      ply = now.ply;
      points = own;
      mine = model.mine.peek();
      if (before < 0 || was >= now.ply) return;
      const last = model.log
        .peek()
        .filter((e) => e.ply >= was && e.actor !== "chance")
        .at(-1);
      if (now.over) play("end");
      else if (own > had) play("gain");
      else if (own < had) play("lose");
      else if (mine && !asked) play("turn");
      else if (last) play(soundOf(last));
    }),
    effect(() => {
      if (model.refusal.value) play("refuse");
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

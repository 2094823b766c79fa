// Every game of the page: what the engine plays, drawn by the game's own folder
// if there is one, otherwise by the plain table.
import drawn from "oxhide:games";
import { addKeys } from "../shortcuts";
import { t } from "../strings";
import type { Game } from "./game";
import plainCover from "./plain.svg";
import { PlainTable } from "./plain";

const PLAIN: Omit<Game, "minutes"> & { minutes: null } = {
  Table: PlainTable,
  cover: { tall: plainCover, wide: plainCover, icon: "play" },
  minutes: null,
  keys: {},
  where: () => t.table.inPlay,
  sheet: {
    cause: ({ line }) => ({ title: line.title ?? "", icon: null, say: "", at: [] }),
    caption: () => "",
    ties: () => [],
  },
  moment: () => null,
  lit: {
    part: (name) => `[data-at="${name}"]`,
    action: () => [],
    named: () => [],
    pieces: () => "",
  },
};

for (const [id, game] of Object.entries(drawn)) addKeys(id, game.keys);

export const gameOf = (id: string): Game | typeof PLAIN => drawn[id] ?? PLAIN;

// A mouse at the table of each game, by the game's id: from games/<id>.hands.mjs.
import fs from "node:fs";
import path from "node:path";
import { root } from "./lib.mjs";

const folder = path.join(root, "tests/web/games");
const END = ".hands.mjs";

export const MICE = {};
for (const file of fs.readdirSync(folder).sort())
  if (file.endsWith(END))
    MICE[file.slice(0, -END.length)] = (await import(path.join(folder, file))).mouse;

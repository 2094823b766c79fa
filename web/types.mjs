// Types that are written once elsewhere: src/gen/<game>.ts, the view of a game,
// from `oxhide schema <game> --ts`, and src/gen/messages.ts, every text with its
// arguments, from texts/en.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { messageTypes } from "./texts.mjs";

const web = path.dirname(fileURLToPath(import.meta.url));
const oxhide = path.join(web, "../build/oxhide");
const gen = path.join(web, "src/gen");
fs.mkdirSync(gen, { recursive: true });
fs.writeFileSync(path.join(gen, "messages.ts"), messageTypes());
for (const game of fs
  .readdirSync(path.join(web, "src/games"), { withFileTypes: true })
  .filter((e) => e.isDirectory()))
  fs.writeFileSync(
    path.join(gen, `${game.name}.ts`),
    execFileSync(oxhide, ["schema", game.name, "--ts"]),
  );

// Asks the engine for the types of its views, so that they are written once:
// src/gen/<game>.ts from `oxhide schema <game> --ts`.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const web = path.dirname(fileURLToPath(import.meta.url));
const oxhide = path.join(web, "../build/oxhide");
const gen = path.join(web, "src/gen");
fs.mkdirSync(gen, { recursive: true });
for (const game of fs
  .readdirSync(path.join(web, "src/games"), { withFileTypes: true })
  .filter((e) => e.isDirectory()))
  fs.writeFileSync(
    path.join(gen, `${game.name}.ts`),
    execFileSync(oxhide, ["schema", game.name, "--ts"]),
  );

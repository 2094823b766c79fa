// A game without a drawing of its own: on the first page, and playable by the
// plain table. The page is built once more with every game left to it.
import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { accessible, at, check, home, host, open, playOut, root } from "./lib.mjs";
import { tidy } from "./tidy.mjs";

export async function withPlainPage(browser, look) {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), "oxhide-plain-"));
  const build = ["build.mjs", "--plain", "--out", out];
  await promisify(execFile)("node", build, { cwd: path.join(root, "web") });
  const { url, stop } = await host(out);
  try {
    return await look(url);
  } finally {
    stop();
    fs.rmSync(out, { recursive: true });
  }
}

/** Now the first, now the last of what can be done. */
export function hands() {
  let turn = 0;
  return async (page) => {
    const acts = page.locator(".plain-actions [data-act]");
    await acts.nth(turn++ % 2 ? (await acts.count()) - 1 : 0).click();
  };
}

export default {
  "a game that nobody has drawn is on the first page and can be played": (b) =>
    withPlainPage(b, async (url) => {
      const { page, close } = await open(b, url);
      await home(page);
      await accessible(page, "home with plain covers");
      await tidy(page, "home with plain covers");
      const covers = await page.locator(".cover").count();
      for (let i = 0; i < covers; i++) {
        await home(page);
        await page.locator(at("play-now")).nth(i).click();
        await playOut(page, hands(), (n) => n > 2);
        check((await page.locator(".app.plain").count()) === 1, "by the plain table");
        await accessible(page, `the plain table of game ${i + 1}`);
        await tidy(page, `the plain table of game ${i + 1}`);
      }
      await close();
    }),
};

// Moments of The Golden Ages worth a picture, and how to show them.
import { shown, tab } from "../scenes.mjs";
import { inPlay } from "./golden-ages.hands.mjs";

/** Plays games and calls keep(page, id) at the moments. */
export async function moments(open, keep) {
  const { page, close } = await open();
  await inPlay(page);
  await keep(page, "golden-ages");
  await close();
}

export const scenes = {
  "golden-ages": shown("golden-ages"),
  "golden-ages-board": shown("golden-ages", (page) => tab(page, "board")),
  "golden-ages-offers": shown("golden-ages", (page) => tab(page, "offer")),
  "golden-ages-players": shown("golden-ages", (page) => tab(page, "rivals")),
  "golden-ages-log": shown("golden-ages", (page) => tab(page, "log")),
  "golden-ages-whole": shown("golden-ages", async (page) => {
    const button = page.locator(".fit");
    if (await button.isVisible()) await button.click();
  }),
};

export const spots = Object.keys(scenes);

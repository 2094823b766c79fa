// Moments of Bronze Age worth a picture, and how to show them.
import { shown, tab } from "../scenes.mjs";
import { inPlay, withHand } from "./bronze-age.hands.mjs";

/** Plays games and calls keep(page, id) at the moments. */
export async function moments(open, keep) {
  const plays = {
    "bronze-age": inPlay,
    "bronze-age-hand": (page) => withHand(page, 8),
    "bronze-age-card": (page) => withHand(page, 6, ["card"]),
  };
  for (const [id, play] of Object.entries(plays)) {
    const { page, close } = await open();
    await play(page);
    await keep(page, id);
    await close();
  }
}

export const scenes = {
  "bronze-age": shown("bronze-age"),
  "bronze-age-hand": shown("bronze-age-hand"),
  "bronze-age-card": shown("bronze-age-card"),
  "bronze-age-picked": shown("bronze-age", async (page) => {
    await page.waitForSelector(".ac.can, .ly.can");
    if (!(await page.locator(".ac.can").count())) return page.hover(".ly.can >> nth=0");
    await page.click(".ac.can >> nth=0");
    await page.hover(".heap.can >> nth=0");
  }),
  "bronze-age-rival": shown("bronze-age", (page) => tab(page, "rival")),
  "bronze-age-menu": shown("bronze-age", (page) => page.keyboard.press("m")),
  "bronze-age-yours": shown("bronze-age", (page) => tab(page, "mine")),
  "bronze-age-race": shown("bronze-age", (page) => tab(page, "race")),
};

export const spots = Object.keys(scenes);

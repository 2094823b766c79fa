// What scenes of all games share: see shots.mjs.
import { at, goTo } from "./lib.mjs";

/** A kept table by its name, and what is done there before the picture. */
export const shown =
  (id, then = async () => {}) =>
  async (page) => {
    await goTo(page, `#/play/${id}`);
    await page.waitForSelector(".app, .curtain");
    await then(page);
  };

/** A phone's tab, where there is one. */
export async function tab(page, name) {
  const button = page.locator(at(`tab-${name}`));
  if (await button.isVisible()) await button.click();
}

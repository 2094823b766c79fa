// Hands that play Bronze: they do one step, given what the table asks for.
import { at } from "../lib.mjs";

/** The parts of the table, by the letter that leads there and what gets the focus. */
export const PLACES = {
  s: ".spot",
  p: ".stack",
  c: ".cities .list",
  v: ".seat-name",
  l: ".log",
  m: ".matrix .grid",
};

/** Does one step by mouse. */
export async function clickStep(page, step) {
  if (step === "city") await page.click(".offer >> nth=0");
  if (step === "take") {
    await page.click(".stack.legal >> nth=0");
    await page.click(".place >> nth=-1");
  }
  if (step === "settle") {
    const spot = page.locator(".spot.legal").last();
    if (await spot.count()) await spot.click();
    else await page.click(at("end"));
  }
}

/** The same by keys alone. */
export async function keyStep(page, step) {
  if (step === "city") await page.keyboard.press("1");
  if (step === "take") {
    const legal = await page
      .locator(".stack")
      .evaluateAll((all) => all.findIndex((el) => el.classList.contains("legal")));
    await page.keyboard.press(String(legal + 1));
    await page.waitForSelector(".place:focus");
    await page.keyboard.press("Enter");
  }
  if (step === "settle") {
    if (await page.locator(".spot.legal").count()) {
      await page.keyboard.press("1");
      await page.waitForSelector(".spot:focus");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("d");
  }
}

/** The same by a finger: the first tap looks, the second does. */
export async function tapStep(page, step) {
  if (step === "city") await page.tap(".offer >> nth=0");
  if (step === "take") {
    await page.tap(".stack.legal >> nth=0");
    await page.tap(".place >> nth=0");
  }
  if (step === "settle") {
    const spot = page.locator(".spot.legal").first();
    if (!(await spot.count())) return page.tap(at("end"));
    await spot.tap();
    await page.tap(at("settle-here"));
  }
}

/** As clickStep, but on the first lit spot, so that the land fills from the left. */
export async function nearStep(page, step) {
  const spot = page.locator(".spot.legal").first();
  if (step === "settle" && (await spot.count())) await spot.click();
  else await clickStep(page, step);
}

/** A whole game by mouse: what does each step. */
export const mouse = () => clickStep;

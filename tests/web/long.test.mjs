// The longest text of all languages everywhere: nothing is cut off.
import { check } from "./lib.mjs";
import { cutIn, longestTexts } from "./long.mjs";

export default {
  "a language of the longest texts is cut off nowhere": async (browser, url) => {
    const found = await cutIn(browser, url, "de", [360, 1440], longestTexts());
    check(found.length === 0, `${found.length}: ${found.slice(0, 4).join(" | ")}`);
  },
};

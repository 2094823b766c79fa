// A whole game at the plain table.
import { wholeGame } from "./lib.mjs";
import { hands, withPlainPage } from "./plain.test.mjs";

export default {
  "a whole game at a table that nobody has drawn": (b) =>
    withPlainPage(b, (url) => wholeGame(b, url, "bronze-age", ["you", "computer"], hands())),
};

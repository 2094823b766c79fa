// A whole game of The Golden Ages by mouse.
import { clickStep } from "./golden-ages.hands.mjs";
import { whole } from "./golden-ages.test.mjs";

export default {
  "a whole game of The Golden Ages for 2 by mouse": (b, url) =>
    whole(b, url, ["you", "computer"], clickStep),
};

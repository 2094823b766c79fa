// Whole games of Bronze by mouse, with each seat count.
import { clickStep } from "./bronze.hands.mjs";
import { whole } from "./bronze.test.mjs";

export default {
  "a whole game for 2 by mouse": (b, url) => whole(b, url, 2, clickStep),
  "a whole game for 3 by mouse": (b, url) => whole(b, url, 3, clickStep),
  "a whole game for 4 by mouse": (b, url) => whole(b, url, 4, clickStep),
};

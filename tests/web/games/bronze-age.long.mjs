// A whole game of Bronze Age by mouse.
import { clickStep } from "./bronze-age.hands.mjs";
import { whole } from "./bronze-age.test.mjs";

export default {
  "Bronze Age: a whole game by mouse": (b, url) => whole(b, url, clickStep()),
};

// What is said about the network and new versions: texts/<language>/page-offline.ftl.
import { phrases } from "../texts";

export const words = phrases("page-offline", [
  "works",
  "gone",
  "ready",
  "notReady",
  "new",
  "take",
  "later",
]);

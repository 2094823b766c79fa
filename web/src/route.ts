// Where in the app we are, kept in the part of the address behind '#', so
// that any web host can serve the page and every place can be linked.
import { signal } from "@preact/signals";

export interface Route {
  page: string;
  args: string[];
}

function read(): Route {
  const [page = "", ...args] = location.hash.replace(/^#\/?/, "").split("/").map(decode);
  return { page, args };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>(read());

/** The table, or its waiting room, that one left to read the rules. */
export const tableBehind = signal<string | null>(null);

/** The address that is in view; another one is on its way there. */
let inView = location.hash;

addEventListener("hashchange", () => {
  const [left, to] = [route.peek().page, read()];
  if (to.page === "rules" && left !== "rules")
    tableBehind.value = /^(play|at)$/.test(left) ? inView : null;
  inView = location.hash;
  route.value = to;
});

export function href(page: string, ...args: string[]): string {
  return `#/${[page, ...args].map(encodeURIComponent).join("/")}`;
}

export function go(page: string, ...args: string[]): void {
  location.hash = href(page, ...args);
}

/** The address of what is in view already: no screen changes, and there is
 * nothing to go back to. */
export function replaceArgs(page: string, ...args: string[]): void {
  if (location.hash !== inView) return;
  history.replaceState(history.state, "", href(page, ...args));
  inView = location.hash;
}

/** Another screen in the place of this one: nothing to go back to in between. */
export function replaceRoute(page: string, ...args: string[]): void {
  history.replaceState(history.state, "", href(page, ...args));
  inView = location.hash;
  route.value = read();
}

// What the page cuts off: things scrolled away are there and not seen.

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a thing can be seen: on the screen, and within all that scrolls around it. */
export function windowOf(el: Element): Edges {
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let at = el.parentElement; at && at !== document.body; at = at.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(at);
    if (display === "contents") continue; // it has no box to cut anything off
    const r = at.getBoundingClientRect();
    if (overflowX !== "visible") {
      seen.left = Math.max(seen.left, r.left);
      seen.right = Math.min(seen.right, r.right);
    }
    if (overflowY !== "visible") {
      seen.top = Math.max(seen.top, r.top);
      seen.bottom = Math.min(seen.bottom, r.bottom);
    }
  }
  return seen;
}

// The app's icons as PNG, drawn from the mark: the ingot of web/art/mark.svg on
// the blue of the head. Written for this one drawing, so that nothing has to be
// trusted or installed for it. And pictograms made smaller.
import zlib from "node:zlib";

const FINE = 3; // samples a pixel, each way
const GROUND = [0x1c, 0x27, 0x47];
const METAL = [
  [0xf0, 0xcb, 0x84],
  [0xc5, 0x8b, 0x37],
  [0x8a, 0x5a, 0x1c],
];

/** The corners of the mark's first path, its curves cut into short lines. */
function outline(svg) {
  const d = svg.match(/<path d="([^"]+)"/)[1];
  const points = [];
  let at = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MC])([^MCZ]*)/g)) {
    const n = rest.match(/-?[\d.]+/g).map(Number);
    if (command === "M") points.push((at = [n[0], n[1]]));
    else
      for (let k = 0; k < n.length; k += 6) {
        const [x1, y1, x2, y2, x3, y3] = n.slice(k, k + 6);
        const [x0, y0] = at;
        for (let i = 1; i <= 24; i++) {
          const t = i / 24;
          const u = 1 - t;
          const mix = (a, b, c, e) =>
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * e;
          points.push([mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)]);
        }
        at = [x3, y3];
      }
  }
  return points;
}

/** Where a line from left to right crosses the outline, in order. */
function crossings(points, y) {
  const found = [];
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i];
    const [xj, yj] = points[j];
    if (yi > y !== yj > y) found.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
  }
  return found;
}

function metal(share) {
  const k = share < 0.5 ? 0 : 1;
  const part = share * 2 - k;
  return METAL[k].map((c, i) => c + (METAL[k + 1][i] - c) * part);
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = CRC[(crc ^ byte) & 255] ^ (crc >>> 8);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return out;
}

/** The icon as the bytes of a PNG; the mark is so much of its width. */
export function icon(svg, size, share) {
  const points = outline(svg);
  const rows = Buffer.alloc(size * (size * 3 + 1));
  const to = (p, k) => 50 + (((p + (k + 0.5) / FINE) / size - 0.5) * 100) / share;
  const fine = Array.from({ length: FINE }, (_, k) => k);
  for (let y = 0; y < size; y++) {
    const lines = fine.map((k) => crossings(points, to(y, k)));
    for (let x = 0; x < size; x++) {
      let covered = 0;
      for (const line of lines)
        for (const k of fine) covered += line.filter((at) => at > to(x, k)).length % 2;
      const part = covered / (FINE * FINE);
      const colour = metal(Math.min(1, Math.max(0, (to(x, 1) + to(y, 1)) / 200)));
      const at = y * (size * 3 + 1) + 1 + x * 3;
      GROUND.forEach((g, i) => (rows[at + i] = Math.round(g + (colour[i] - g) * part)));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("IDAT", zlib.deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A path to a tenth of a unit: finer than anybody sees, and a quarter smaller. */
export const coarse = (path) =>
  path.replace(/([a-z])([^a-z]*)/gi, (_, command, rest) => {
    const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
    const flag = /[01]/y;
    let out = command;
    let last = null;
    for (let at = 0, n = 0; ; n++) {
      while (/[\s,]/.test(rest[at] ?? "")) at++;
      if (at === rest.length) return out;
      // The fourth and fifth number of an arc are one digit each.
      const token = /a/i.test(command) && (n % 7 === 3 || n % 7 === 4) ? flag : number;
      token.lastIndex = at;
      const found = token.exec(rest)[0];
      const round = String(Math.round(found * 10) / 10).replace(/^(-?)0\./, "$1.");
      const apart = last === null || /^-/.test(round) || (/^\./.test(round) && last.includes("."));
      out += apart ? round : ` ${round}`;
      last = round;
      at += found.length;
    }
  });

// SHA-256 (FIPS 180-4): a page on a plain local network has no WebCrypto.

const primes = (n: number): number[] => {
  const found: number[] = [];
  for (let k = 2; found.length < n; k++) if (found.every((p) => k % p)) found.push(k);
  return found;
};

const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
const ROUND = primes(64).map((p) => fraction(Math.cbrt(p)));
const BEGIN = primes(8).map((p) => fraction(Math.sqrt(p)));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The message with its end mark and length, as big-endian words. */
function padded(bytes: Uint8Array): DataView {
  const size = ((bytes.length + 8) >> 6) * 64 + 64;
  const all = new Uint8Array(size);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 4, bytes.length * 8);
  return view;
}

function block(h: number[], view: DataView, at: number): number[] {
  const w = Array.from({ length: 64 }, (_, i) => (i < 16 ? view.getUint32(at + i * 4) : 0));
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) >>> 0;
  }
  let [a, b, c, d, e, f, g, k] = h as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (k + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [k, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, k].map((x, i) => (x + h[i]!) >>> 0);
}

export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let h = BEGIN;
  for (let at = 0; at < view.byteLength; at += 64) h = block(h, view, at);
  return h.map((x) => x.toString(16).padStart(8, "0")).join("");
}

// The little grammar every catalogue of sentences needs.
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

export const list = (items: string[], last = "and"): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

// Secrets that this browser makes: a passphrase of words that nobody has to
// invent, and codes that nobody has to remember.
const WORDS =
  "anchor apple amber arrow barley basin beacon bell birch boat bread bridge bronze brook candle " +
  "canyon castle cedar cherry clay cliff cloud clover cobalt copper coral cotton crane crystal " +
  "dawn desert dolphin drum eagle ember falcon feather fern field flint forest fossil fox garden " +
  "garnet ginger glacier grain granite grape harbour harp hazel heron hill honey horn island ivory " +
  "ivy jade kettle lake lantern laurel lemon lentil lily linen lion loom maple marble meadow melon " +
  "mint mirror moon moss mountain myrtle needle nettle north oak oar oasis ocean olive onyx opal " +
  "orbit orchard otter owl palm papyrus pearl pebble pepper pine pitch plum pond poppy quarry " +
  "quartz rain raven reed resin ribbon ridge river robin root rope rose saddle saffron sail salt " +
  "sand sapphire scarf sesame shell shore silver slate smoke snow spear spice spindle spring star " +
  "stone storm stream summer sun swan temple thistle thread thyme tide timber tin torch tower " +
  "trail turtle valley velvet vine violet walnut water wave wheat wheel whistle willow wind winter " +
  "wool yarrow";

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

const random = (n: number): number => {
  const limit = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const [x] = crypto.getRandomValues(new Uint32Array(1));
    if (x! < limit) return x! % n;
  }
};

/** Five words: some 37 bits, for a server that counts the tries. */
export function passphrase(): string {
  const words = WORDS.split(" ");
  return Array.from({ length: 5 }, () => words[random(words.length)]).join(" ");
}

/** 120 bits, in letters that are not taken for each other. */
export const secret = (): string =>
  Array.from({ length: 24 }, () => LETTERS[random(LETTERS.length)]).join("");

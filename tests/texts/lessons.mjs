// What a translation of the lessons has to say: the texts of lessons/*.lesson by
// the keys that docs/lessons.md gives them.
import fs from "node:fs";
import path from "node:path";

/** The texts of one lesson, by key. */
function textsOf(game, source) {
  const texts = new Map();
  let id = "";
  let answers = 0;
  const add = (as, text) => {
    const key = `lesson-${game}-${id}.${as}`;
    texts.set(key, texts.has(key) ? `${texts.get(key)} ${text}` : text);
  };
  for (const [, word, rest = ""] of source.matchAll(/^#: ([\w-]+) ?(.*)$/gm)) {
    const [first = "", ...others] = rest.split(" ");
    if (word === "chapter") {
      id = first;
      add("title", others.slice(1).join(" "));
    } else if (word === "step" || word === "help") {
      id = first;
      answers = 0;
      add("title", word === "step" ? others.join(" ") : rest.slice(rest.indexOf(":") + 1).trim());
    } else if (word === "not") add(`not-${++answers}`, rest.slice(rest.indexOf(":") + 1).trim());
    else if (["why", "typed", "typed-title", "else"].includes(word)) add(word, rest);
  }
  return texts;
}

const read = (root, game) =>
  textsOf(game, fs.readFileSync(path.join(root, `lessons/${game}.lesson`), "utf8"));

/** The texts of all lessons, by key. */
export const lessonTexts = (root) =>
  new Map(
    fs
      .readdirSync(path.join(root, "lessons"))
      .filter((f) => f.endsWith(".lesson"))
      .flatMap((f) => [...read(root, path.basename(f, ".lesson"))]),
  );

/** A lesson's English in the form of its translations. */
export function toTranslate(root, game) {
  const messages = new Map();
  for (const [key, text] of read(root, game)) {
    const [id, as] = key.split(".");
    messages.set(id, [...(messages.get(id) ?? [`${id} =`]), `    .${as} = ${text}`]);
  }
  return [...messages.values()].flat().join("\n");
}

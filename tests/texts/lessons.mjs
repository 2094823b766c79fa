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
  for (const [, word, rest = ""] of source.matchAll(/^#: (\w+) ?(.*)$/gm)) {
    const [first = "", ...others] = rest.split(" ");
    if (word === "chapter") {
      id = first;
      add("title", others.slice(1).join(" "));
    } else if (word === "step" || word === "help") {
      id = first;
      answers = 0;
      add("title", word === "step" ? others.join(" ") : rest.slice(rest.indexOf(":") + 1).trim());
    } else if (word === "not") add(`not-${++answers}`, rest.slice(rest.indexOf(":") + 1).trim());
    else if (word === "why" || word === "else") add(word, rest);
  }
  return texts;
}

/** The texts of all lessons, by key. */
export function lessonTexts(root) {
  const folder = path.join(root, "lessons");
  return new Map(
    fs
      .readdirSync(folder)
      .filter((f) => f.endsWith(".lesson"))
      .flatMap((f) => [
        ...textsOf(path.basename(f, ".lesson"), fs.readFileSync(path.join(folder, f), "utf8")),
      ]),
  );
}

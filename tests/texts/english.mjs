// Finds English in C that a player may see: literals of two words or more. What
// people read lies in texts/; the exceptions are named here, with their reason.
import fs from "node:fs";

/** Files, by the beginning of their path, and why their English may stay. */
export const EXCEPTIONS = [
  ["apps/cli/", "arena bench gauge guesses perft prove_fair signature sim train", "for developers"],
  ["apps/cli/", "engine protocol", "for programs"],
  ["apps/cli/", "puzzles_judge puzzles_mine", "for whoever looks for puzzles"],
  ["apps/cli/", "review_html review_rows", "markup of a page, and words of records"],
  ["apps/cli/", "describe", "what --help says of strings, cards and schema"],
  ["apps/server/", "", "for whoever runs a server"],
  ["apps/store/", "", "for whoever runs a server"],
  ["apps/wasm/", "", "for programs"],
  ["src/base/", "", "about bugs, and bytes of a record"],
  ["src/club/", "", "for whoever runs a server"],
  ["src/engine/", "record message", "what is wrong with a record or a text, for whoever wrote it"],
  [
    "src/games/",
    "view game tensor",
    "documentation of views and observations; titles and blurbs of struct game",
  ],
  ["src/games/golden/", "words", "words of records, and titles of what is hidden"],
  ["src/host/", "ask begin host reviews", "what is wrong with a request, for whoever wrote it"],
  ["src/lab/", "", "for developers"],
  ["src/session/", "save schema", "what is wrong with a record; headings of tables"],
];

const sentence = /[A-Za-z]{2,}[,;:]? [a-z]{2,}/;

const excepted = (file) =>
  EXCEPTIONS.some(([folder, names]) => {
    if (!file.startsWith(folder)) return false;
    const name = file.split("/").pop().replace(/\.c$/, "");
    return !names || names.split(" ").some((n) => name === n || name.startsWith(`${n}_`));
  });

/** The literals of a C file with the line each begins on; comments are none. */
function* literals(text) {
  const token = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|^#include.*$/gm;
  for (const { 0: found, index } of text.matchAll(token))
    if (found.startsWith('"') && !/static_assert\([^;]*$/i.test(text.slice(0, index)))
      yield [found.slice(1, -1), text.slice(0, index).split("\n").length];
}

/** One line for each literal that ought to be a text. */
export function english(root, files) {
  const wrong = [];
  for (const file of files.filter((f) => f.endsWith(".c") && !excepted(f)))
    for (const [words, line] of literals(fs.readFileSync(`${root}/${file}`, "utf8")))
      if (sentence.test(words.replace(/%[-*.0-9a-z]+/g, "")) && !/\$|[A-Z]{4} \[/.test(words))
        wrong.push(`${file}:${line}: English for players belongs in texts/: "${words}"`);
  return wrong;
}

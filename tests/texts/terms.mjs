// The words of docs/translating.md, "One word for one thing": each is in the
// texts of its language.
import fs from "node:fs";
import path from "node:path";

const LANGUAGES = { German: "de", Spanish: "es", French: "fr", Italian: "it", Russian: "ru" };

const wordsOf = (root, language) => {
  const folder = path.join(root, "texts", language);
  return fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8"))
    .join("\n")
    .toLowerCase();
};

/** One line for each word that no text has. */
export function missingTerms(root) {
  const page = fs.readFileSync(path.join(root, "docs/translating.md"), "utf8");
  const table = page.split("## One word for one thing")[1]?.split("\n## ")[0] ?? "";
  const cells = (row) => row.split("|").map((cell) => cell.trim());
  const [head, , ...rows] = table.split("\n").filter((line) => line.startsWith("|"));
  if (!rows.length) return ["docs/translating.md: the table of words is missing"];
  return cells(head).flatMap((title, column) => {
    if (!LANGUAGES[title]) return [];
    const words = wordsOf(root, LANGUAGES[title]);
    return rows
      .flatMap((row) => cells(row)[column].split(", "))
      .filter((word) => !words.includes(word.toLowerCase()))
      .map((word) => `docs/translating.md: no text in ${title} has "${word}"`);
  });
}

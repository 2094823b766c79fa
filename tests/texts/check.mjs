// Holds texts/<language>/*.ftl to their form and to the code: keys that code
// names exist, keys that exist are named, languages agree with English, plural
// forms are complete, and both formatters say the same. Lists what each
// language lacks. Needs the built program (build/oxhide) and web/node_modules.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
const load = (file) => import(pathToFileURL(path.join(root, file)));
const { readTexts, argsOf, FOLDER } = await load("web/texts.mjs");
const { checkVectors } = await load("tests/texts/vectors.mjs");
const { lessonTexts, toTranslate } = await load("tests/texts/lessons.mjs");
const { missingTerms } = await load("tests/texts/terms.mjs");
const { english: englishIn } = await load("tests/texts/english.mjs");

const FUNCTIONS = ["NAME", "SOURCE", "GENDER", "LIST", "SIGNED"];
/** The plural classes of whole numbers that every choice by number must have. */
const PLURALS = {
  en: ["one", "other"],
  de: ["one", "other"],
  es: ["one", "other"],
  fr: ["one", "other"],
  it: ["one", "other"],
  ru: ["one", "few", "many"],
};

/** Languages that say everything. */
const COMPLETE = ["de", "es", "fr", "it", "ru"];
/** Forms of English; another language has its own, or none. */
const FORMS = /\.(the|the-start|a|adj|in|inline)$/;
/** `--list` names every text that a language lacks; `--lesson GAME` prints a
 * lesson's English as a translation begins. */
const listed = process.argv.includes("--list");
const lesson = process.argv[2] === "--lesson" ? process.argv[3] : null;

if (lesson !== null) {
  console.log(toTranslate(root, lesson));
  process.exit(0);
}

const errors = [];
const fail = (where, what) => errors.push(`${where}: ${what}`);

function* files(dir, filter) {
  for (const entry of fs.readdirSync(path.join(root, dir), { withFileTypes: true })) {
    const at = path.join(dir, entry.name);
    if (entry.isDirectory() && !/node_modules|dist|gen$/.test(at)) yield* files(at, filter);
    else if (filter.test(entry.name)) yield at;
  }
}

const read = (file) => fs.readFileSync(path.join(root, file), "utf8");
const sources = [
  ...files("src", /\.([ch]|def)$/),
  ...files("apps", /\.[ch]$/),
  ...files("web/src", /\.tsx?$/),
];
const code = sources.map(read).join("\n");
const cLiterals = new Set(
  sources
    .filter((f) => /\.[ch]$/.test(f))
    .flatMap((f) => read(f).match(/"[^"\n]*"/g) ?? [])
    .map((x) => x.slice(1, -1)),
);
const literals = new Set(code.match(/"[^"\n]*"|`[^`\n]*`/g)?.map((s) => s.slice(1, -1)));

/** Whether code names the key whole, or a template of it: `page-key-${name}`. */
const templates = [...literals]
  .filter((s) => s.includes("${"))
  .map((s) => {
    const parts = s.split(/\$\{[^}]*\}/).map((p) => p.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
    return parts[0]?.includes("-") ? new RegExp(`^${parts.join("[a-zA-Z0-9-]+")}$`) : null;
  })
  .filter(Boolean);
/** Members that phrases() of web/src/texts.ts makes, where anybody reads them. */
const phrases = new Set();
for (const [, prefix, names] of code.matchAll(/phrases\(\s*"([a-z-]+)",\s*\[([^\]]*)\]/g))
  for (const [, name] of names.matchAll(/"(\w+)"/g))
    if (new RegExp(`\\.${name}\\b`).test(code) || /-(tab|tech|stat)$/.test(prefix))
      phrases.add(`${prefix}-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`);

const named = (key) => literals.has(key) || phrases.has(key) || templates.some((t) => t.test(key));

function checkForm(language, { texts, errors: unreadable }) {
  errors.push(...unreadable);
  const games = new Set(["engine", "review", "page", "terminal", ...gameIds]);
  const lessons = new Set(gameIds.map((id) => `lesson-${id}`));
  for (const text of texts.values()) {
    const { key, subject, line } = text;
    const own = subject.replace(/^page-.*/, "page");
    if ((!games.has(own) && !lessons.has(own)) || !key.startsWith(`${own}-`))
      fail(line, `${key} does not begin with ${own}-`);
    if (text.terms) fail(line, `${key} refers to a term`);
    for (const ref of text.refs)
      if (!texts.has(ref) && !english.texts.has(ref))
        fail(line, `${key} refers to ${ref}, which is not there`);
    for (const call of text.calls) {
      if (!FUNCTIONS.includes(call.name)) fail(line, `${key} calls ${call.name}()`);
      if (!call.arg) fail(line, `${key}: ${call.name}() is called without an argument`);
    }
    for (const keys of text.plurals) {
      const lacks = PLURALS[language].filter((c) => !keys.includes(c));
      if (keys.some((k) => k !== "other" && PLURALS[language].includes(k)) && lacks.length)
        fail(line, `${key} lacks the plural class ${lacks.join(", ")}`);
    }
  }
  for (const file of fs.readdirSync(path.join(FOLDER, language)))
    fs.readFileSync(path.join(FOLDER, language, file), "utf8")
      .split("\n")
      .forEach((row, i) => {
        const at = `texts/${language}/${file}:${i + 1}`;
        if (/\s$|\t/.test(row)) fail(at, "a tab, or a blank at the end");
        if (language === "fr" && /^[^#].*[^\s*>] [;:!?](\s|$)/.test(row))
          fail(at, "a wide blank before ; : ! or ?, where French has a narrow one");
      });
}

/** Keys nobody names: not from the tables, not literally, not by another text. */
function checkUse() {
  const { texts } = english;
  const refs = new Set([...texts.values()].flatMap((t) => [...t.refs]));
  const forms = new Set(
    [...languages.values()]
      .flatMap((l) => [...l.texts.values()])
      .flatMap((t) => t.calls.map((c) => c.named.case)),
  );
  /** Code names these by their last part alone. */
  const families = ["-name-", "-table-", "-goal-", "-status-", "terminal-", "terminal-command-"];
  const commands = [...read("apps/cli/commands.def").matchAll(/^COMMAND\((\w+)\)/gm)].map((m) =>
    m[1].replaceAll("_", "-"),
  );
  const ofCommand = (key) =>
    commands.some(
      (c) =>
        key === `terminal-about-${c}` ||
        (key.startsWith(`terminal-option-${c}-`) &&
          literals.has(key.slice(`terminal-option-${c}-`.length))),
    );
  const message = (key) =>
    keys.has(key) ||
    refs.has(key) ||
    named(key) ||
    gameIds.some((id) => key.startsWith(`${id}-`) && literals.has(key.slice(id.length + 1))) ||
    ofCommand(key) ||
    families.some(
      (f) => key.includes(f) && literals.has(key.slice(key.indexOf(f) + f.length).split(".")[0]),
    );
  for (const { key, line } of texts.values()) {
    const attribute = key.split(".")[1];
    if (!attribute && !message(key)) fail(line, `nobody names ${key}`);
    if (
      attribute &&
      !keys.has(key) &&
      !refs.has(key) &&
      !named(key) &&
      !forms.has(attribute) &&
      !named(`.${attribute}`) &&
      !literals.has(attribute)
    )
      fail(line, `nobody asks for ${key}`);
  }
  for (const key of keys) if (!texts.has(key)) fail("texts/en", `${key} is missing`);
  for (const c of commands)
    if (!texts.has(`terminal-about-${c}`)) fail("texts/en", `terminal-about-${c} is missing`);
  for (const [, id] of code.matchAll(/cli_(?:tell|words|refuse|misuse)\([^";]*?"([a-z][a-z.-]*)"/g))
    if (!texts.has(`terminal-${id}`)) fail("texts/en", `terminal-${id} is missing`);
  for (const literal of cLiterals)
    if (/^(engine|terminal)-[a-z0-9-]*[a-z0-9](\.[a-z-]+)?$/.test(literal) && !texts.has(literal))
      fail("texts/en", `${literal} is named, but is not there`);
}

/** Against English: no other keys, and no arguments English is not told. */
function checkLanguage(language, { texts }) {
  for (const { key, line } of texts.values()) {
    const [id] = key.split(".");
    if (key.startsWith("lesson-")) {
      if (!lessons.has(key)) fail(line, `no lesson says ${key}`);
      continue;
    }
    if (!english.texts.has(id) && !english.texts.has(key)) fail(line, `English has no ${key}`);
    const base = english.texts.has(key) ? key : id;
    const told = new Set([
      ...argsOf(english.texts, base).keys(),
      ...argsOf(english.texts, id).keys(),
    ]);
    for (const arg of argsOf(texts, key).keys())
      if (!told.has(arg)) fail(line, `${key} uses $${arg}, which it is not told`);
  }
  const lacks = [...english.texts.keys(), ...lessons.keys()].filter(
    (k) => !texts.has(k) && !FORMS.test(k) && !k.startsWith("null-"),
  );
  for (const key of lacks)
    if (COMPLETE.includes(language)) fail(`texts/${language}`, `${key} is missing`);
    else if (listed) console.log(`check-texts: ${language} lacks ${key}`);
  return `${language}: ${texts.size} texts, ${lacks.length} are missing`;
}

const keys = new Set(
  JSON.parse(execFileSync(path.join(root, "build/oxhide"), ["strings", "--keys", "--json"])),
);
const gameIds = JSON.parse(execFileSync(path.join(root, "build/oxhide"), ["games", "--json"])).map(
  (g) => g.id,
);
const languages = new Map(
  fs
    .readdirSync(FOLDER, { withFileTypes: true })
    .filter((e) => e.isDirectory())
    .map((e) => [e.name, readTexts(e.name)]),
);
const english = languages.get("en");
const lessons = lessonTexts(root);
const report = [];
for (const [language, read] of languages) {
  if (!PLURALS[language])
    fail(
      `texts/${language}`,
      "its plural classes are not known (src/base/plural.c, tests/texts/check.mjs)",
    );
  else checkForm(language, read);
  if (language !== "en") report.push(checkLanguage(language, read));
}
checkUse();
errors.push(...englishIn(root, [...sources, ...files("apps", /\.c$/)]));
errors.push(...missingTerms(root));
const vectors = await checkVectors();
errors.push(...vectors.wrong.map((w) => `tests/texts/vectors.txt: ${w}`));
for (const error of errors) console.error(`check-texts: ${error}`);
for (const line of report) console.log(`check-texts: ${line}`);
console.log(
  `check-texts: en: ${english.texts.size} texts, ${vectors.count} vectors, ${errors.length} errors`,
);
process.exit(errors.length ? 1 : 0);

// Reads texts/<language>/*.ftl as a translator's tools do: what messages there
// are, and what each is told. For the types of the page and tools/check-texts.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser, Visitor } from "@fluent/syntax";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
export const FOLDER = path.join(root, "texts");

const CLASSES = ["zero", "one", "two", "few", "many", "other"];
const PEOPLE = ["name", "names", "who"];

/** What a pattern needs: arguments by how they are used, and other texts. */
class Reader extends Visitor {
  args = new Map();
  refs = new Set();
  calls = [];
  plurals = [];
  terms = false;

  #use(name, as) {
    if (!this.args.has(name)) this.args.set(name, new Set());
    this.args.get(name).add(as);
  }

  visitVariableReference(node) {
    this.#use(node.id.name, "any");
  }

  visitMessageReference(node) {
    this.refs.add(node.id.name + (node.attribute ? `.${node.attribute.name}` : ""));
  }

  visitTermReference() {
    this.terms = true;
  }

  visitFunctionReference(node) {
    const [first] = node.arguments.positional;
    const named = Object.fromEntries(node.arguments.named.map((n) => [n.name.name, n.value.value]));
    const name = first?.type === "VariableReference" ? first.id.name : null;
    this.calls.push({ name: node.id.name, arg: name, named });
    if (name) this.#use(name, node.id.name);
  }

  visitSelectExpression(node) {
    const keys = node.variants.map((v) => v.key.name ?? v.key.value);
    const counted =
      keys.some((k) => CLASSES.includes(k) && k !== "other") || keys.some((k) => /^\d/.test(k));
    if (node.selector.type === "VariableReference") {
      this.#use(node.selector.id.name, counted ? "count" : "select");
      if (!counted)
        for (const key of keys) if (key !== "other") this.#use(node.selector.id.name, `[${key}]`);
      if (counted) this.plurals.push(keys);
    } else this.genericVisit(node.selector);
    if (node.selector.type === "FunctionReference") this.visitFunctionReference(node.selector);
    for (const variant of node.variants) this.visit(variant.value);
  }
}

function entry(key, pattern, subject, line) {
  const reader = new Reader();
  reader.visit(pattern);
  const { args, refs, calls, plurals, terms } = reader;
  return { key, subject, line, args, refs, calls, plurals, terms };
}

/** Every text of a language by key, "a" and "a.offer" apart; and what cannot be read. */
export function readTexts(language, folder = FOLDER) {
  const texts = new Map();
  const errors = [];
  const dir = path.join(folder, language);
  for (const file of fs.readdirSync(dir).filter((f) => f.endsWith(".ftl"))) {
    const source = fs.readFileSync(path.join(dir, file), "utf8");
    const subject = path.basename(file, ".ftl");
    const at = (node) => source.slice(0, node.span.start).split("\n").length;
    for (const node of new FluentParser().parse(source).body) {
      const where = `texts/${language}/${file}:${node.span ? at(node) : 0}`;
      if (node.type === "Junk") errors.push(`${where}: ${node.annotations[0]?.message}`);
      if (node.type === "Term") errors.push(`${where}: terms are not part of our form`);
      if (node.type !== "Message") continue;
      const add = (key, pattern) => {
        if (texts.has(key)) errors.push(`${where}: ${key} stands twice`);
        texts.set(key, entry(key, pattern, subject, where));
      };
      if (node.value) add(node.id.name, node.value);
      for (const attribute of node.attributes)
        add(`${node.id.name}.${attribute.id.name}`, attribute.value);
    }
  }
  return { texts, errors };
}

/** The arguments of a text, those of the texts it refers to included. */
export function argsOf(texts, key, seen = new Set()) {
  const text = texts.get(key);
  const all = new Map();
  if (!text || seen.has(key)) return all;
  seen.add(key);
  const add = (name, uses) => all.set(name, new Set([...(all.get(name) ?? []), ...uses]));
  for (const [name, uses] of text.args) add(name, uses);
  for (const ref of text.refs) for (const [name, uses] of argsOf(texts, ref, seen)) add(name, uses);
  return all;
}

function typeOf(name, uses) {
  if (uses.has("LIST")) return "string[]";
  if (uses.has("NAME") || uses.has("SOURCE") || uses.has("GENDER")) return "string";
  if (uses.has("SIGNED") || uses.has("count")) return "number";
  // What people are called is never what a text chooses by.
  if (!uses.has("select") || !(uses.has("[you]") || PEOPLE.includes(name))) return "Arg";
  const words = [...uses].filter((use) => use.startsWith("["));
  return [...words.map((use) => `"${use.slice(1, -1)}"`), "Who"].join(" | ");
}

/** TypeScript: every key with its arguments. */
export function messageTypes() {
  const { texts } = readTexts("en");
  const others = fs.readdirSync(FOLDER).filter((f) => f.length === 2 && f !== "en");
  const all = [texts, ...others.map((language) => readTexts(language).texts)];
  const rows = [...texts.keys()].sort().map((key) => {
    const args = [...argsOf(texts, key).keys()].map((name) => {
      const uses = all.flatMap((own) => [...(argsOf(own, key).get(name) ?? [])]);
      return `${JSON.stringify(name)}: ${typeOf(name, new Set(uses))}`;
    });
    return `  ${JSON.stringify(key)}: ${args.length ? `{ ${args.join("; ")} }` : "null"};`;
  });
  return `import type { Arg, Who } from "../texts";\n\nexport interface Messages {\n${rows.join("\n")}\n}\n`;
}

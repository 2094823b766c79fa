// The page's formatter (web/src/texts.ts) says what vectors.txt expects, as the
// one in C does.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const web = path.join(here, "../../web");
const { build } = await import(pathToFileURL(path.join(web, "node_modules/esbuild/lib/main.js")));

/** Texts of web/src/texts.ts, without the page's own. */
export async function formatter() {
  const empty = {
    name: "empty",
    setup(b) {
      b.onResolve({ filter: /^oxhide:/ }, (args) => ({ path: args.path, namespace: "empty" }));
      b.onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "", loader: "text" }));
    },
  };
  const result = await build({
    entryPoints: [path.join(web, "src/texts.ts")],
    bundle: true,
    write: false,
    format: "esm",
    plugins: [empty],
  });
  const code = Buffer.from(result.outputFiles[0].contents).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)).Texts;
}

function arg(value) {
  if (value.startsWith("@")) return { seat: Number(value.slice(1)) };
  if (value.includes("+")) return value.split("+").filter(Boolean);
  return /^-?[\d.]+$/.test(value) ? Number(value) : value;
}

function real(language) {
  const folder = path.join(here, "../../texts", language);
  return fs
    .readdirSync(folder)
    .map((f) => fs.readFileSync(path.join(folder, f), "utf8"))
    .join("\n");
}

/** What a language lacks is said in English, with its own names for things and
 * with the plurals of English. */
function checkFallback(Texts) {
  const english =
    "own = { NAME($card) }\ntoy-name-tin = Tin\n    .acc = the tin\ntoy-name-gold = gold\n" +
    'many = { $n ->\n    [one] one\n   *[other] several\n}\nengine-list-and = { " and " }\n' +
    "called = { $who ->\n    [left] wrong\n   *[other] at { $who }\n}\n" +
    "both = { LIST($all) }\ndeux = deux\ntwo = Two\n    .offer = Take two\n";
  const own = 'card = { NAME($card, case: "acc") }\ntoy-name-tin = Олово\ntwo = Два: { deux }\n';
  const texts = new Texts("ru", own, english);
  return Object.entries({
    card: "Олово",
    own: "Олово",
    many: "several",
    both: "Олово and gold",
    two: "Два: deux",
    "two.offer": "Take two",
    none: "none",
    called: "at left",
  })
    .map(([key, expected]) => [
      key,
      texts.say("toy", {
        key,
        args: { card: "tin", n: 21, who: { called: "left" }, all: ["tin", "gold"] },
      }),
      expected,
    ])
    .filter(([, said, expected]) => said !== expected)
    .map(([key, said, expected]) => `fallback: ${key} says '${said}', not '${expected}'`);
}

export async function checkVectors() {
  const Texts = await formatter();
  const source = fs.readFileSync(path.join(here, "vectors.ftl"), "utf8");
  const names = ["You", "Ines", "C", "you"];
  const wrong = checkFallback(Texts);
  let count = 0;
  for (const line of fs.readFileSync(path.join(here, "vectors.txt"), "utf8").split("\n")) {
    if (!line || line.startsWith("#")) continue;
    const [language, key, given, expected] = line.split("|");
    const args = Object.fromEntries(
      given
        .split(" ")
        .filter(Boolean)
        .map((a) => [a.slice(0, a.indexOf("=")), arg(a.slice(a.indexOf("=") + 1))]),
    );
    const [tag, game] = language.split(":");
    const texts = new Texts(tag, game ? real(tag) : source);
    // A reader may have to say something itself to find a name.
    const name = (seat) => texts.say("", { key: "engine-list-and" }) && names[seat];
    const said = texts.say(game ?? "toy", { key, args }, { you: 0, name });
    if (said !== expected) wrong.push(`${language} ${key} says '${said}', not '${expected}'`);
    count++;
  }
  return { count, wrong };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { count, wrong } = await checkVectors();
  for (const line of wrong) console.error(`vectors: ${line}`);
  console.log(`vectors: ${count} messages, ${wrong.length} wrong`);
  process.exit(wrong.length ? 1 : 0);
}

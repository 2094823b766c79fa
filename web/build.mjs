// Builds the app into web/dist, a static folder any web host can serve: the
// page, its worker, the engine (from build/wasm), fonts, drawings and the
// rules as HTML, each file also compressed beside itself. `--out DIR` builds
// into another folder; `--plain` leaves every game to the plain table.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import zlib from "node:zlib";
import { build } from "esbuild";
import { catalogueOf } from "./engine.mjs";
import { coarse, icon } from "./icons.mjs";
import { renderRules } from "./rules.mjs";

const web = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(web);
const { values: wanted } = parseArgs({
  options: { out: { type: "string", default: path.join(web, "dist") }, plain: { type: "boolean" } },
});
const dist = path.resolve(wanted.out);
const wasm = path.join(root, "build/wasm/oxhide.wasm");
if (!fs.existsSync(wasm)) {
  console.error(`web: the engine is missing (${path.relative(root, wasm)}): run "make wasm" first`);
  process.exit(1);
}

// src/ui/icons.json names a pictogram for each thing we draw; only those are
// taken from the set, as the symbols of one sprite.
const icons = {
  name: "icons",
  setup(b) {
    b.onLoad({ filter: /icons\.json$/ }, (args) => {
      const set = JSON.parse(
        fs.readFileSync(path.join(web, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"),
      );
      const wanted = JSON.parse(fs.readFileSync(args.path, "utf8"));
      const sprite = Object.entries(wanted).map(([thing, icon]) => {
        const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent];
        if (!found) throw new Error(`icons.json: there is no icon "${icon}" for "${thing}"`);
        const body = found.body.replace(/ d="([^"]*)"/g, (_, d) => ` d="${coarse(d)}"`);
        return `<symbol id="i-${thing}" viewBox="0 0 512 512">${body}</symbol>`;
      });
      return { contents: JSON.stringify(sprite.join("")), loader: "json" };
    });
  },
};

/** Where each game's lesson lies, and each language's texts, from the page. */
const lessonFiles = {};
const languageFiles = {};

const rules = renderRules(path.join(root, "docs"));

/** Every text of a language but the terminal's; comments are for translators. */
const textsOf = (language) => {
  const folder = path.join(root, "texts", language);
  return fs
    .readdirSync(folder)
    .filter((f) => f.endsWith(".ftl") && f !== "terminal.ftl")
    .sort()
    .map((f) => fs.readFileSync(path.join(folder, f), "utf8"))
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n\n+/g, "\n");
};

const catalogue = await catalogueOf(wasm, "en", textsOf("en"));

// A folder of src/games is a game: "oxhide:games" is all of them by id.
const games = {
  name: "games",
  setup(b) {
    const src = path.join(web, "src/games");
    b.onResolve({ filter: /^oxhide:/ }, (args) => ({ path: args.path, namespace: "oxhide" }));
    b.onLoad({ filter: /games$/, namespace: "oxhide" }, () => {
      const ids = fs
        .readdirSync(src, { withFileTypes: true })
        .filter((e) => e.isDirectory() && !wanted.plain)
        .map((e) => e.name);
      const lines = ids.map((id, i) => `import { default as g${i} } from "./${id}/index";`);
      const all = ids.map((id, i) => `${JSON.stringify(id)}: g${i}`);
      return {
        contents: `${lines.join("\n")}\nexport default { ${all.join(", ")} };`,
        resolveDir: src,
      };
    });
    b.onLoad({ filter: /texts\/[a-z]+$/, namespace: "oxhide" }, (args) => ({
      contents: textsOf(path.basename(args.path)),
      loader: "text",
    }));
    b.onLoad({ filter: /translated$/, namespace: "oxhide" }, () => ({
      contents: JSON.stringify(rules.map(([id]) => id).filter((id) => id.includes("/"))),
      loader: "json",
    }));
    b.onLoad({ filter: /languages$/, namespace: "oxhide" }, () => ({
      contents: JSON.stringify(languageFiles),
      loader: "json",
    }));
    b.onLoad({ filter: /lessons$/, namespace: "oxhide" }, () => ({
      contents: JSON.stringify(lessonFiles),
      loader: "json",
    }));
    b.onLoad({ filter: /catalogue$/, namespace: "oxhide" }, () => ({
      contents: JSON.stringify(catalogue),
      loader: "json",
    }));
  },
};

const common = {
  bundle: true,
  minify: true,
  write: true,
  metafile: true,
  format: "esm",
  target: ["chrome109", "firefox115", "safari16.4"],
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  outdir: dist,
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file", ".svg": "file" },
  plugins: [icons, games],
  absWorkingDir: web,
};

/** The file an entry point became, as a path from the page. */
function built(result, ext) {
  const [script, out] = Object.entries(result.metafile.outputs).find(([, o]) =>
    /app\.tsx$|worker\.ts$/.test(o.entryPoint ?? ""),
  );
  return path.basename(ext === ".css" ? out.cssBundle : script);
}

function hashed(name, bytes) {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const at = name.replace(/(\.[^.]+)$/, `-${hash}$1`);
  fs.writeFileSync(path.join(dist, at), bytes);
  return at;
}

function* files(dir) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const at = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(at);
    else yield at;
  }
}

function compress() {
  for (const file of [...files(dist)]) {
    if (/\.(woff2|png|br|gz)$/.test(file)) continue;
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes));
  }
}

fs.rmSync(dist, { recursive: true, force: true });
fs.mkdirSync(dist, { recursive: true });
const engine = hashed("oxhide.wasm", fs.readFileSync(wasm));
const worker = built(
  await build({
    ...common,
    entryPoints: ["src/engine/worker.ts"],
    define: { ENGINE_URL: JSON.stringify(engine) },
  }),
  ".js",
);
// The lessons lie beside the page and are fetched when somebody wants to learn.
const lessonFolder = path.join(root, "lessons");
fs.mkdirSync(path.join(dist, "lessons"));
for (const file of fs.readdirSync(lessonFolder).filter((f) => f.endsWith(".lesson"))) {
  const id = path.basename(file, ".lesson");
  lessonFiles[id] = hashed(`lessons/${id}.txt`, fs.readFileSync(path.join(lessonFolder, file)));
}
// So do the languages but English.
fs.mkdirSync(path.join(dist, "texts"));
for (const { name } of fs
  .readdirSync(path.join(root, "texts"), { withFileTypes: true })
  .filter((e) => e.isDirectory() && e.name !== "en"))
  languageFiles[name] = hashed(`texts/${name}.txt`, Buffer.from(textsOf(name)));
const app = await build({
  ...common,
  entryPoints: ["src/app.tsx"],
  splitting: true,
  chunkNames: "[name]-[hash]",
  define: { WORKER_URL: JSON.stringify(worker) },
});
// Parts that are fetched later have their style in the page's own.
for (const out of Object.values(app.metafile.outputs))
  if (out.entryPoint && !/app\.tsx$/.test(out.entryPoint) && out.cssBundle)
    fs.rmSync(path.resolve(web, out.cssBundle));
/** What the script needs at once, fetched beside it and not after it. */
const atOnce = app.metafile.outputs[
  Object.keys(app.metafile.outputs).find((f) => path.basename(f) === built(app, ".js"))
].imports
  .filter((i) => i.kind === "import-statement")
  .map((i) => `<link rel="modulepreload" href="${path.basename(i.path)}" />`)
  .join("");
for (const [id, json] of rules) {
  const file = path.join(dist, "rules", `${id}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, json);
}
fs.mkdirSync(path.join(dist, "puzzles"));
/** The ids of each game's puzzles by theme: all that the page of lessons needs. */
const themes = {};
for (const { id } of catalogue.games) {
  const file = path.join(root, "puzzles", `${id}.jsonl`);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim().split("\n") : [];
  fs.writeFileSync(path.join(dist, "puzzles", `${id}.json`), `[${lines.join(",\n")}]`);
  themes[id] = {};
  for (const { theme, id: one } of lines.map((line) => JSON.parse(line)))
    (themes[id][theme] ??= []).push(one);
}
fs.writeFileSync(path.join(dist, "puzzles/themes.json"), JSON.stringify(themes));
fs.copyFileSync(path.join(web, "art/mark.svg"), path.join(dist, "mark.svg"));
fs.writeFileSync(
  path.join(dist, "index.html"),
  fs
    .readFileSync(path.join(web, "index.html"), "utf8")
    .replace("APP_CSS", built(app, ".css"))
    .replace("</head>", `${atOnce}</head>`)
    .replace("APP_JS", built(app, ".js")),
);
// A server with a club answers otherwise, and says where others find it.
fs.writeFileSync(path.join(dist, "club.json"), '{"club":false}\n');

// An app that can be installed: the manifest with its icons, and the service
// worker with the names of all files. Its version is their content.
const mark = fs.readFileSync(path.join(web, "art/mark.svg"), "utf8");
const icons192 = hashed("icon.png", icon(mark, 192, 0.72));
const icons512 = hashed("icon-large.png", icon(mark, 512, 0.56));
fs.writeFileSync(
  path.join(dist, "app.webmanifest"),
  fs
    .readFileSync(path.join(web, "app.webmanifest"), "utf8")
    .replace("ICON_192", icons192)
    .replaceAll("ICON_512", icons512),
);
const all = [...files(dist)]
  .map((f) => path.relative(dist, f).replaceAll("\\", "/"))
  .filter((f) => f !== "club.json")
  .sort();
const version = createHash("sha256");
for (const file of all) version.update(file).update(fs.readFileSync(path.join(dist, file)));
fs.writeFileSync(
  path.join(dist, "sw.js"),
  `const FILES = ${JSON.stringify(all)};\nconst VERSION = "${version.digest("hex").slice(0, 12)}";\n` +
    fs.readFileSync(path.join(web, "sw.js"), "utf8"),
);
compress();

declare module "*.svg" {
  const url: string;
  export default url;
}
declare module "*.css";

/** The folders of games/, by id: see web/build.mjs. */
declare module "oxhide:games" {
  const games: Record<string, import("./games/game").Game>;
  export default games;
}

/** Every text of a language: texts/<language>/*.ftl. */
declare module "oxhide:texts/*" {
  const source: string;
  export default source;
}

/** What the engine can play, asked while the page is built. */
declare module "oxhide:catalogue" {
  const catalogue: import("./engine/protocol").Catalogue;
  export default catalogue;
}

/** Where the texts of each language but English lie. */
declare module "oxhide:languages" {
  const languages: Record<string, string>;
  export default languages;
}

/** Rules in other languages: "ru/bronze". */
declare module "oxhide:translated" {
  const rules: string[];
  export default rules;
}

/** Where the lesson of each game lies. */
declare module "oxhide:lessons" {
  const lessons: Record<string, string>;
  export default lessons;
}

// Asks the engine of build/wasm what it can play, for web/build.mjs.
import fs from "node:fs";

/** The answers are in the language of the texts. */
export async function catalogueOf(wasm, language, texts) {
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(wasm), {});
  const engine = instance.exports;
  engine._initialize();
  const give = (text) => {
    const bytes = new TextEncoder().encode(text);
    new Uint8Array(engine.memory.buffer).set(bytes, engine.ox_in());
    return bytes.length;
  };
  engine.ox_speak(give(`${language}\n${texts}`));
  const ask = (cmd) => {
    const status = engine.ox_ask(give(JSON.stringify({ cmd })));
    const bytes = new Uint8Array(engine.memory.buffer, engine.ox_out(), engine.ox_out_size());
    const answer = JSON.parse(new TextDecoder().decode(bytes));
    if (status) throw new Error(answer.error?.message ?? "the engine does not answer");
    return answer;
  };
  const { games } = ask("games");
  const { levels, styles, default: player } = ask("players");
  // "null" is the template of a game, not one to play.
  return { games: games.filter((g) => g.id !== "null"), levels, styles, player };
}

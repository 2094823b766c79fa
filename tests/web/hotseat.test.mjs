// Several people at one screen: until the game is over nobody finds what another
// one drew, by any way to look at the game again, nor in what is only heard.
import fs from "node:fs";
import path from "node:path";
import { at, check, engine, goTo, open, playOut, root } from "./lib.mjs";
import { clickStep } from "./games/bronze-age.hands.mjs";

const NAMES = ["Mira", "Ines"];

/** Keeps a table of two people from the beginning of a record. */
async function keep(page, game, name, decisions, kinds = ["you", "person"]) {
  const file = path.join(root, `tests/records/${game}/${name}.play`);
  const lines = fs.readFileSync(file, "utf8").split("\n");
  let n = 0;
  const end = lines.findIndex((line) => /^[AB] /.test(line) && ++n > decisions);
  const record = `${lines.slice(0, end).join("\n")}\n`;
  const seats = kinds.map((kind, i) => ({ kind, name: NAMES[i], player: "human" }));
  const rest = { where: "", turn: "", mine: true, over: false, updated: 1, revision: 1 };
  const table = { id: "kept", game, seats, record, ...rest };
  await page.evaluate((x) => localStorage.setItem("oxhide.table.kept", JSON.stringify(x)), table);
  await page.reload();
  return record;
}

/** What a seat has been told and some eyes have not: what stands in brackets behind
 * a card it drew. */
async function secretsOf(told, record, seat, eyes = "public") {
  await told.ask({ cmd: "load", record });
  const { events: own } = await told.ask({ cmd: "moment", as: seat, from: 0 });
  const { events: all } = await told.ask({ cmd: "moment", as: eyes, from: 0 });
  const known = all.map((e) => e.say).join(" ");
  const hidden = own.filter((e, i) => e.say !== all[i].say);
  return hidden.flatMap((e) => e.say.match(/\(.*\)$/) ?? []).filter((s) => !known.includes(s));
}

/** All words of the page, shown or not. */
const words = (page) =>
  page.evaluate(() =>
    [
      document.body.textContent,
      document.title,
      ...[...document.querySelectorAll("*")].flatMap((el) =>
        [...el.attributes].filter((a) => !["d", "style"].includes(a.name)).map((a) => a.value),
      ),
    ].join(" "),
  );

async function hides(page, secrets, what) {
  const all = await words(page);
  const found = secrets.filter((s) => all.includes(s));
  check(found.length === 0, `${what}: ${found.join(" ")}`);
}

export default {
  "two people at one screen: no way to look again shows a hand before the end": async (b, url) => {
    const { page, close } = await open(b, url);
    const told = engine();
    const record = await keep(page, "bronze-age", "few-cards", 20);
    const secrets = [...(await secretsOf(told, record, 0)), ...(await secretsOf(told, record, 1))];
    check(secrets.length > 5, `there is something to hide: ${secrets}`);
    const { ply } = await told.ask({ cmd: "load", record });
    await goTo(page, "#/play/kept");
    await page.waitForSelector(".curtain");
    await hides(page, secrets, "the cover of a table that is opened again");
    for (const way of [`#/replay/kept/${ply}`, "#/review/kept", `#/review/kept/${ply}`]) {
      await goTo(page, way);
      await page.waitForSelector(".scrubber");
      await page.waitForSelector(".eyes [role=radio]");
      check((await page.locator(".eyes [role=radio]").count()) === 1, `${way}: others' eyes`);
      await page.click(at("last"), { force: true }).catch(() => undefined);
      await page.waitForSelector(`.scrubber[data-ply="${ply}"], ${at("last")}:disabled`);
      await hides(page, secrets, way);
      for (const key of ["play-on", "copy-link"])
        check((await page.locator(at(key)).count()) === 0, `${way} offers ${key}`);
      await page.click(at("menu"));
      await page.waitForSelector(".menu");
      for (const key of ["save-record", "copy-record", "copy-link"])
        check((await page.locator(at(key)).count()) === 0, `the menu offers ${key}`);
      await page.click(at("close"));
    }
    await goTo(page, "#/puzzle/mine/kept/0/1");
    await page.waitForSelector(".replaying", { state: "detached" });
    await hides(page, secrets, "a puzzle of it");
    await keep(page, "bronze-age", "few-cards", 20, ["you", "computer"]);
    await goTo(page, `#/replay/kept/${ply}`);
    await page.waitForSelector(".eyes [role=radio]");
    check((await page.locator(at("eyes-1")).count()) === 0, "a computer's hand is shown");
    await hides(page, await secretsOf(told, record, 1, 0), "a replay against a computer");
    told.stop();
    await close();
    return `${secrets.length} cards`;
  },

  "two people at one screen: what one draws is not said to the other": async (b, url) => {
    const { page, close } = await open(b, url);
    const told = engine();
    await keep(page, "bronze-age", "few-cards", 6);
    await goTo(page, "#/play/kept");
    await page.waitForSelector(".app, .curtain");
    const step = clickStep();
    const record = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("oxhide.table.kept")).record);
    let covers = 0;
    let hidden = 0;
    let secrets = [];
    await playOut(page, step, async (i, what) => {
      if (what !== "curtain") {
        await hides(page, secrets, "once it is lifted");
        secrets = [];
        return false;
      }
      const { actor } = await told.ask({ cmd: "load", record: await record() });
      secrets = await secretsOf(told, await record(), 1 - actor, actor);
      hidden += secrets.length;
      await hides(page, secrets, "under the cover");
      return ++covers > 3;
    });
    check(hidden > 5, "there was something to hide");
    told.stop();
    await close();
    return `${covers} covers`;
  },
};

// Turns docs/rules/*.md, its translations in docs/rules/<language>/*.md, and
// docs/components/*.md into what the rules reader shows: chapters, subjects, rules, rulings, as JSON with HTML in it. It knows
// the Markdown our rules use (headings, paragraphs, lists, tables, emphasis,
// code, links); docs/adding-a-game.md says how a page of rules is made.
import fs from "node:fs";
import path from "node:path";

const ID = /\b[A-Z]{1,3}-\d+(?:\.\d+)*(?:r\d+)?\b/g;

const escape = (s) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** A line of text; ids of the same game's rules become links. */
function inline(s, game) {
  return escape(s)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[\s(])\*([^*]+)\*(?=[\s).,;:]|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, text, href) =>
      /^https?:/.test(href) ? `<a href="${href}">${text}</a>` : text,
    )
    .replace(ID, (id) => `<a href="#/rules/${game}/${id}">${id}</a>`);
}

function table(lines, game) {
  const rows = lines
    .filter((l) => !/^\|[\s:|-]+\|$/.test(l))
    .map((l) =>
      l
        .slice(1, -1)
        .split("|")
        .map((c) => c.trim()),
    );
  const row = (cells, tag) =>
    `<tr>${cells.map((c) => `<${tag}>${inline(c, game)}</${tag}>`).join("")}</tr>`;
  const [head, ...body] = rows;
  return `<div class="scroller" tabindex="0"><table><thead>${row(head, "th")}</thead><tbody>${body
    .map((r) => row(r, "td"))
    .join("")}</tbody></table></div>`;
}

function list(lines, game) {
  const items = [];
  for (const line of lines) {
    const item = line.match(/^(?:[-*]|\d+\.)\s+(.*)$/);
    if (item) items.push(item[1]);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const tag = /^\d+\./.test(lines[0]) ? "ol" : "ul";
  return `<${tag}>${items.map((i) => `<li>${inline(i, game)}</li>`).join("")}</${tag}>`;
}

function block(lines, game) {
  if (lines[0].startsWith("|")) return table(lines, game);
  if (/^([-*]|\d+\.)\s/.test(lines[0])) return list(lines, game);
  return `<p>${inline(lines.join(" "), game)}</p>`;
}

/** "- **B-3.6r3** *Do they?* No. *Why:* because.", in any language. */
function rulingOf(line, game) {
  const [, id, rest] = line.match(/^- \*\*([^*]+)\*\*:? (.*)$/);
  const [said, why = ""] = rest.split(/ \*[^*]+:\* /);
  const [, question = "", answer] = said.match(/^(?:\*([^*]+\?)\* )?(.*)$/);
  return { id, question, html: inline(answer, game), why: inline(why, game) };
}

/** Blocks of lines between blank lines; comments that pictures are made of
 * stay, the others go. */
function blocksOf(markdown) {
  return markdown
    .replace(/\r/g, "")
    .replace(/\n?[ ]*<!-- (?!picture|see).*?-->/g, "")
    .split(/\n{2,}/)
    .flatMap((b) => b.split(/\n(?=#{1,5} )|(?<=^#{1,5} .*)\n/m))
    .map((b) => b.split("\n").filter((l) => l.trim()))
    .filter((b) => b.length);
}

const PICTURE = /^<!-- picture (\w+): (.*) -->$/;
const SEE = /^<!-- see: (.*) -->$/;

/** Adds a block of text to what it belongs to: a rule, a subject, a chapter. */
function add(at, lines, game) {
  const picture = lines[0].match(PICTURE);
  const see = lines[0].match(SEE);
  const rest = picture || see ? lines.slice(1) : lines;
  if (see) at.topic.see = see[1].split(", ");
  if (see && rest.length) return add(at, rest, game);
  const html = rest.length ? block(rest, game) : "";
  const drawn = picture ? { kind: picture[1], of: picture[2] } : null;
  if (!at.rule) {
    if (!at.topic) (at.chapter ?? at.page).intro += html;
    else if (drawn) at.topic.figure = { ...drawn, html };
    else at.topic.lead += html;
  } else if (/^- \*\*[A-Z]+-[\d.]+r\d+\*\*/.test(rest[0] ?? "")) {
    at.rule.rulings.push(...rest.map((l) => rulingOf(l, game)));
  } else if (drawn || /^\*[^*]+\.\*/.test(rest[0] ?? "")) {
    const text = html.replace(/^<p><em>[^<]+\.<\/em> /, "<p>");
    at.rule.examples.push({ picture: drawn, html: text });
  } else if (rest[0]?.startsWith("|") && at.rule.examples.length) {
    at.rule.examples.at(-1).html += html;
  } else at.rule.html += html;
}

/** A page of rules as the reader has it. */
export function readRules(markdown, game) {
  const page = { intro: "", chapters: [] };
  const at = { page, chapter: null, topic: null, rule: null };
  for (const lines of blocksOf(markdown)) {
    const heading = lines[0].match(/^(#{1,5}) (.*)$/);
    if (!heading) {
      if (lines.length) add(at, lines, game);
      continue;
    }
    const [, marks, title] = heading;
    if (marks.length === 2) {
      const [, number, name] = title.match(/^(\d+)\. (.*)$/);
      at.chapter = { number, title: name, intro: "", topics: [] };
      at.topic = at.rule = null;
      page.chapters.push(at.chapter);
    } else if (marks.length === 3) {
      at.topic = { title, lead: "", figure: null, see: [], rules: [] };
      at.rule = null;
      at.chapter.topics.push(at.topic);
    } else if (marks.length === 4) {
      const [, id, name] = title.match(/^(\S+) (.*)$/);
      at.rule = { id, title: name, html: "", examples: [], rulings: [] };
      at.topic.rules.push(at.rule);
    }
    if (lines.length > 1) add(at, lines.slice(1), game);
  }
  return page;
}

/** What owners and programmers read: plain HTML, headings one level down. */
function readOwners(markdown, game) {
  return blocksOf(markdown)
    .map((lines) => {
      const heading = lines[0].match(/^(#+) (.*)$/);
      if (!heading) return block(lines, game);
      return heading[1].length === 1 ? "" : `<h2>${inline(heading[2], game)}</h2>`;
    })
    .join("\n");
}

/** [id, JSON] for every game that has rules, [language/id, JSON] in languages. */
export function renderRules(docs) {
  const folder = path.join(docs, "rules");
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((f) => f.endsWith(".md"))
    .map((f) => f.replaceAll("\\", "/"))
    .map((f) => {
      const id = path.basename(f, ".md");
      const owners = path.join(docs, "components", path.basename(f));
      const page = readRules(fs.readFileSync(path.join(folder, f), "utf8"), id);
      const own = fs.existsSync(owners) ? readOwners(fs.readFileSync(owners, "utf8"), id) : "";
      return [f.replace(/\.md$/, ""), JSON.stringify({ ...page, owners: own })];
    });
}

// Turns docs/rules/*.md into HTML fragments for the rules page. It knows the
// Markdown our rules use (headings, paragraphs, lists, tables, emphasis, code,
// links) and gives every rule id an anchor, so that a refusal can point at it.
import fs from "node:fs";
import path from "node:path";

const ID = /\b[A-Z]{1,3}-\d+(?:\.\d+)*(?:r\d+)?\b/;

const escape = (s) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function inline(s) {
  return escape(s)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[\s(])[*_]([^*_]+)[*_](?=[\s).,;:]|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, text, href) =>
      /^(https?:|#)/.test(href) ? `<a href="${href}">${text}</a>` : text,
    );
}

/** The first paragraph, heading or row that opens with an id carries its anchor. */
function anchor(text, seen) {
  const id = text.match(new RegExp(`^[*\`|\\s(-]*(${ID.source})`))?.[1];
  if (!id || seen.has(id)) return "";
  seen.add(id);
  return ` id="${id}" tabindex="-1"`;
}

function table(lines, seen) {
  const rows = lines
    .filter((l) => !/^\|[\s:|-]+\|$/.test(l))
    .map((l) =>
      l
        .slice(1, -1)
        .split("|")
        .map((c) => c.trim()),
    );
  const row = (cells, tag) =>
    `<tr${anchor(cells[0] ?? "", seen)}>${cells.map((c) => `<${tag}>${inline(c)}</${tag}>`).join("")}</tr>`;
  const [head, ...body] = rows;
  return `<div class="scroller" tabindex="0"><table><thead>${row(head, "th")}</thead><tbody>${body
    .map((r) => row(r, "td"))
    .join("")}</tbody></table></div>`;
}

function list(lines, seen) {
  const ordered = /^\d+\./.test(lines[0]);
  const items = [];
  for (const line of lines) {
    const item = line.match(/^(?:[-*]|\d+\.)\s+(.*)$/);
    if (item) items.push(item[1]);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const tag = ordered ? "ol" : "ul";
  return `<${tag}>${items.map((i) => `<li${anchor(i, seen)}>${inline(i)}</li>`).join("")}</${tag}>`;
}

export function render(markdown) {
  const seen = new Set();
  const blocks = markdown
    .replace(/\r/g, "")
    .replace(/\n?[ ]*<!--.*?-->/g, "")
    .split(/\n{2,}/);
  const out = [];
  for (const block of blocks) {
    let lines = block.split("\n").filter((l) => l.trim());
    while (lines.length) {
      const heading = lines[0].match(/^(#{1,5})\s+(.*)$/);
      if (heading) {
        const level = Math.min(heading[1].length, 5);
        out.push(`<h${level}${anchor(heading[2], seen)}>${inline(heading[2])}</h${level}>`);
        lines = lines.slice(1);
        continue;
      }
      const until = lines.findIndex((l, i) => i > 0 && /^#{1,5}\s/.test(l));
      const part = until < 0 ? lines : lines.slice(0, until);
      lines = until < 0 ? [] : lines.slice(until);
      if (part[0].startsWith("|")) out.push(table(part, seen));
      else if (/^([-*]|\d+\.)\s/.test(part[0])) out.push(list(part, seen));
      else out.push(`<p${anchor(part[0], seen)}>${inline(part.join(" "))}</p>`);
    }
  }
  return out.join("\n");
}

export function renderRules(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((f) => f.endsWith(".md"))
    .map((f) => [path.basename(f, ".md"), render(fs.readFileSync(path.join(folder, f), "utf8"))]);
}

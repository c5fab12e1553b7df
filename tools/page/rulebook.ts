// Makes the rulebook page of a game from its RULES.md when the page is built: chapters by heading, rules by the id at
// the beginning of their paragraph (`**BR-12** ...`), everything as HTML and as searchable text.

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { marked } from 'marked';

/** The shape that `kit/board.ts` calls Rulebook; repeated here since tools do not know the kit. */
interface Chapter {
  id: string;
  title: string;
  level: number;
  html: string;
  text: string;
  rules: { id: string; html: string; text: string }[];
}

const RULE = /^\*\*([A-Z]{1,4}-\d+[a-z]?)\*\*[.:]?\s+/;

/** `Barbarian attack` as an anchor: `barbarian-attack`. */
export function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Turns rule ids in running text into links. */
function linked(html: string, prefixes: ReadonlySet<string>): string {
  return html.replaceAll(/\b([A-Z]{1,4})-(\d+[a-z]?)\b/g, (id, prefix: string) =>
    prefixes.has(prefix) ? `<a href="#${id}">${id}</a>` : id,
  );
}

const entities: readonly (readonly [entity: string, letter: string])[] = [
  ['&#39;', "'"],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];

/** Searchable text: no tags, no entities, lower case. */
function plain(html: string): string {
  const text = html.replaceAll(/<\/?(?:em|strong|code|a|del)\b[^>]*>/g, '').replaceAll(/<[^>]+>/g, ' ');
  return entities
    .reduce((said, [entity, letter]) => said.replaceAll(entity, letter), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** A rulebook from the text of a RULES.md. Throws if a rule id occurs twice. */
export function rulebookOf(source: string): { title: string; chapters: Chapter[] } {
  const tokens = marked.lexer(source);
  const prefixes = new Set([...source.matchAll(/\*\*([A-Z]{1,4})-\d+/g)].map((found) => found[1]));
  const seen = new Set<string>();
  const anchors = new Map<string, number>();
  let title = '';
  let chapter: Chapter = { id: 'top', title: '', level: 2, html: '', text: '', rules: [] };
  const chapters = [chapter];
  for (const token of tokens) {
    if (token.type === 'heading') {
      if (token.depth === 1) {
        title = String(token.text);
        continue;
      }
      const name = String(token.text);
      const count = (anchors.get(anchor(name)) ?? 0) + 1;
      anchors.set(anchor(name), count);
      const id = count === 1 ? anchor(name) : `${anchor(name)}-${count}`;
      chapter = { id, title: name, level: Number(token.depth), html: '', text: '', rules: [] };
      chapters.push(chapter);
      continue;
    }
    const rule = token.type === 'paragraph' ? RULE.exec(token.raw) : null;
    if (rule !== null) {
      const id = rule[1];
      if (seen.has(id)) throw new Error(`the rule ${id} stands twice in this RULES.md`);
      seen.add(id);
      const html = linked(marked.parse(token.raw.slice(rule[0].length), { async: false }), prefixes);
      chapter.rules.push({ id, html, text: plain(html) });
      continue;
    }
    if (token.type === 'space') continue;
    const html = linked(marked.parser([token]), prefixes)
      .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>')
      .replaceAll('<pre>', '<pre tabindex="0">');
    // The text after a rule belongs to it: a list or a table that it announces.
    const last = chapter.rules.at(-1);
    if (last === undefined) {
      chapter.html += html;
      chapter.text += ` ${plain(html)}`;
    } else {
      last.html += html;
      last.text += ` ${plain(html)}`;
    }
  }
  return { title, chapters: chapters.filter((one) => one.html !== '' || one.rules.length > 0 || one.title !== '') };
}

/** The Vite plugin: `import book from '../RULES.md?rulebook'`. */
export function rulebooks() {
  return {
    name: 'marchlands-rulebooks',
    enforce: 'pre' as const,
    resolveId(id: string, importer: string | undefined) {
      // Vitest requests its cached modules by paths from the root, which Vite itself must resolve.
      const isRelative = id.startsWith('.') && importer !== undefined;
      return id.endsWith('.md?rulebook') && isRelative ? resolve(dirname(importer), id) : null;
    },
    load(id: string) {
      if (!id.endsWith('.md?rulebook')) return null;
      const source = readFileSync(id.slice(0, -'?rulebook'.length), 'utf8');
      return { code: `export default ${JSON.stringify(rulebookOf(source))}`, moduleType: 'js' as const };
    },
  };
}

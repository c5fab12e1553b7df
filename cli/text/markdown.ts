import type { Style } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import { wrap } from '../terminal/wrap.ts';

/** Markdown as plain text, as far as rulebooks use it inside a line: removes emphasis, code marks and links. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** The cells of a table row. */
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => plainText(cell.trim()));

/** An aligned table if it fits the width, otherwise a sentence per row: `oasis: letter O; draws 3`. */
function tableLines(rows: readonly string[], width: number, style: Style): string[] {
  const [headings = [], , ...body] = rows.map(cellsOf);
  const numbers = headings.map((_heading, at) => body.every((cells) => /^[\d.-]*$/.test(cells[at] ?? '')));
  const columns = headings.map((heading, at) => ({ heading, numbers: numbers[at] === true }));
  const aligned = table(columns, body, style);
  if (table(columns, body, { ...style, quiet: (text) => text }).every((line) => line.length <= width)) return aligned;
  return body.flatMap(([first = '', ...rest]) => {
    const parts = rest.map((cell, at) => `${headings[at + 1] ?? ''} ${cell}`);
    // A number alone says too little.
    const name = /^\d+$/.test(first) ? `${headings[0] ?? ''} ${first}` : first;
    return wrap(`  ${name}: ${parts.join('; ')}`, width, '    ');
  });
}

/** Markdown for a terminal: wrapped paragraphs, set-off headings, aligned tables, unchanged drawings. */
export function markdownLines(markdown: string, width: number, style: Style): string[] {
  const lines = markdown.trimEnd().split(/\r?\n/);
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const title = /^#+\s+(.*)$/.exec(line)?.[1];
    if (line.startsWith('```')) {
      const end = lines.findIndex((other, place) => place > at && other.startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      out.push(...lines.slice(at + 1, stop));
      at = stop;
    } else if (line.startsWith('|')) {
      const end = lines.findIndex((other, place) => place > at && !other.startsWith('|'));
      const stop = end < 0 ? lines.length : end;
      out.push(...tableLines(lines.slice(at, stop), width, style));
      at = stop - 1;
    } else if (title === undefined) {
      out.push(...wrap(plainText(line), width, line.startsWith('- ') ? '  ' : ''));
    } else {
      out.push(style.strong(title));
    }
  }
  return out;
}

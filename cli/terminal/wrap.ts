import { widthOf } from './style.ts';

/**
 * Wraps text at spaces so that no line is wider than `width` columns (a longer word gets its own line). Line breaks in
 * the text and leading spaces stay.
 * @param hang prefix of every line but the first
 */
export function wrap(text: string, width: number, hang = ''): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.trimStart().split(' ');
    const lines: string[] = [];
    let line = paragraph.slice(0, paragraph.length - paragraph.trimStart().length) + (words[0] ?? '');
    for (const word of words.slice(1)) {
      if (widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line);
        line = hang + word;
      } else {
        line = `${line} ${word}`;
      }
    }
    lines.push(line);
    return lines;
  });
}

/** Short items in as many columns as fit, ordered downwards as in a list of files; each line begins with `indent`. */
export function inColumns(items: readonly string[], width: number, indent = '  '): string[] {
  if (items.length === 0) return [];
  const wide = Math.max(...items.map(widthOf)) + 2;
  const columns = Math.max(1, Math.floor((width - indent.length + 2) / wide));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const cells = items.filter((_item, place) => place % rows === row);
    return (
      indent +
      cells
        .map((cell) => cell + ' '.repeat(wide - widthOf(cell)))
        .join('')
        .trimEnd()
    );
  });
}

import { padded, type Style, widthOf } from './style.ts';

/** A column: its heading, and whether its cells are numbers, which are aligned right. */
export interface Column {
  readonly heading: string;
  readonly numbers?: boolean;
}

/**
 * Rows of cells under headings, aligned, two spaces between columns.
 * @param rows each with one cell per column
 * @returns the lines, the headings first; each begins with two spaces
 */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], style: Style): string[] {
  const widths = columns.map((column, at) =>
    Math.max(widthOf(column.heading), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    `  ${columns
      .map((column, at) => padded(cells[at] ?? '', widths[at] ?? 0, column.numbers === true ? 'right' : 'left'))
      .join('  ')
      .trimEnd()}`;
  const headings = line(columns.map((column) => column.heading));
  return [style.quiet(headings), ...rows.map(line)];
}

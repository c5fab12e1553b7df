/** A row of a list in a rulebook: a card, a tile, a result of a table. */
export interface ListRow {
  /** The name to search for. */
  readonly name: string;
  /** The nearest heading above its table. */
  readonly heading: string;
  /** The table's heading lines and this row alone, as Markdown. */
  readonly text: string;
}

const heading = /^#+\s+(.*)$/;
const numbers = /^[\d\s.,+–-]+$/;

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim().replaceAll(/[*_]/g, ''));
}

/** The cell that names a row: the first, or the second if the first is a number rolled. Null for codes and options. */
function nameOf([first = '', second = '']: readonly string[]): string | null {
  const name = numbers.test(first) ? second : first;
  return name === '' || name.includes('`') || numbers.test(name) ? null : name;
}

/** All named rows of the tables of a RULES.md, in order. */
export function listsOf(rulebook: string): ListRow[] {
  const rows: ListRow[] = [];
  let under = '';
  let head: string[] = [];
  for (const line of rulebook.split(/\r?\n/)) {
    const title = heading.exec(line);
    if (title !== null) under = title[1];
    if (!line.startsWith('|')) {
      head = [];
      continue;
    }
    if (head.length < 2) {
      head.push(line);
      continue;
    }
    const name = nameOf(cellsOf(line));
    if (name !== null) rows.push({ name, heading: under, text: [...head, line].join('\n') });
  }
  return rows;
}

/** A normalized name: `Orc Army`, `orc-army` and `ORC ARMY` are one. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

/** Rows with this name; otherwise those that begin with these three or more letters, if they all have one name. */
export function findRows(rows: readonly ListRow[], asked: string): readonly ListRow[] {
  const wanted = plain(asked);
  if (wanted === '') return [];
  const same = rows.filter(({ name }) => plain(name) === wanted);
  // A short beginning is more likely a word of the rules.
  if (same.length > 0 || wanted.length < 3) return same;
  const begun = rows.filter(({ name }) => plain(name).startsWith(wanted));
  return new Set(begun.map(({ name }) => plain(name))).size === 1 ? begun : [];
}

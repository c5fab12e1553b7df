import type { ListRow } from '../sources/lists.ts';
import type { Screen } from '../terminal/screen.ts';
import { markdownLines } from './markdown.ts';

/** Rows of lists under their headings. */
export function listLines(rows: readonly ListRow[], screen: Screen): string[] {
  return rows.flatMap(({ heading, text }, at) => [
    ...(at === 0 ? [] : ['']),
    screen.style.quiet(heading),
    ...markdownLines(text, screen.width, screen.style),
  ]);
}

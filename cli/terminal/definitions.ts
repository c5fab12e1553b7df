import type { Screen } from './screen.ts';
import { padded, widthOf } from './style.ts';
import { wrap } from './wrap.ts';

/** Two columns: terms, and their descriptions, wrapped within their column. */
export function definitions(rows: readonly (readonly [term: string, about: string])[], screen: Screen): string[] {
  const wide = Math.min(24, Math.max(...rows.map(([term]) => widthOf(term)))) + 4;
  const indent = ' '.repeat(wide);
  return rows.flatMap(([term, about]) => {
    const [first = '', ...rest] = wrap(about, screen.width - wide);
    const start = `  ${screen.style.strong(term)}`;
    // A term too wide for its column gets its own line.
    const head = widthOf(start) + 2 > wide ? [start, indent + first] : [padded(start, wide) + first];
    return [...head, ...rest.map((line) => indent + line)];
  });
}

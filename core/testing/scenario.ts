import { test } from 'vitest';

export { position, type TestPosition, type TestTable } from './table.ts';

/**
 * A test written from the rulebook: position, moves, expected result. Its ids tie it to rules: the rule table reads
 * them from the source, so the call must contain them as a literal string or array of strings.
 *
 * @example
 * scenario('XX-14', 'a card may be drawn only from a pile that has one', () => {
 *   const table = position(game, { seats: 2, position: { pile: 0 } });
 *   expect(table.refused(0, { kind: 'draw' })).toBe('pileEmpty');
 * });
 *
 * @param ids the rules, or worked examples, that the test proves; at least one
 * @param title what it proves, as a sentence
 */
export function scenario(ids: string | readonly string[], title: string, body: () => void | Promise<void>): void {
  const names = typeof ids === 'string' ? [ids] : ids;
  if (names.length === 0) throw new Error(`The scenario "${title}" must name at least one rule.`);
  test(`${names.join(' ')}: ${title}`, body);
}

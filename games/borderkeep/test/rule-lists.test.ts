/** Checks that the lists in RULES.md are those of the data. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECK } from '../data/deck/deck.ts';
import { cardChapter, optionRows, tableChapter } from './rule-lists.ts';

const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** A chapter with its heading, up to the next one. */
function chapter(title: string): string {
  const from = rulebook.indexOf(`\n## ${title}\n`) + 1;
  const to = rulebook.indexOf('\n## ', from);
  return rulebook.slice(from, to).trim();
}

describe('the lists of the rulebook', () => {
  // After a change of the data, put what the test expects into RULES.md.
  test('cards', () => expect(chapter('Card data')).toBe(cardChapter()));
  test('tables', () => expect(chapter('Tables')).toBe(tableChapter()));

  test('house rules', () => {
    const rows = chapter('House rules')
      .split('\n')
      .filter((line) => line.startsWith('| `') && !line.startsWith('| `deck`'));
    expect(rows).toEqual(optionRows());
  });

  test('every card once, and by the id that its name gives', () => {
    expect(DECK).toHaveLength(75);
    for (const { id, name } of DECK) {
      expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
      expect(chapter('Card data').split(`\n| ${name} |`)).toHaveLength(2);
    }
  });
});

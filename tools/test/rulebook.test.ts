import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulebookOf, rulebooks } from '../page/rulebook.ts';

const source = `# A game

A line before all.

## Board

About the board.

**AB-01** The board is *square*. [text]

**AB-02** A list belongs to it:

- one, see AB-01

## Board

**AB-03** Again.
`;

describe('a rulebook out of a RULES.md', () => {
  const book = rulebookOf(source);

  it('has its title, its chapters with anchors of their own, and its rules by id', () => {
    expect(book.title).toBe('A game');
    expect(book.chapters.map(({ id, title }) => [id, title])).toEqual([
      ['top', ''],
      ['board', 'Board'],
      ['board-2', 'Board'],
    ]);
    expect(book.chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['AB-01', 'AB-02', 'AB-03']);
  });

  it('keeps what follows a rule with it, links ids, and has text to search in', () => {
    const [first, second] = book.chapters[1].rules;
    expect(first.html).toContain('<em>square</em>');
    expect(first.text).toBe('the board is square. [text]');
    expect(second.html).toContain('<li>');
    expect(second.html).toContain('<a href="#AB-01">AB-01</a>');
  });

  it('refuses a rule that stands twice', () => {
    expect(() => rulebookOf('**AB-01** One.\n\n**AB-01** Two.')).toThrow('AB-01');
  });
});

it('the plugin takes what a file names beside it, and leaves paths from the root to Vite', () => {
  const { resolveId } = rulebooks();
  expect(resolveId('./hills/RULES.md?rulebook', '/home/ann/games/boards.ts')).toBe(
    resolve('/home/ann/games/hills/RULES.md?rulebook'),
  );
  expect(resolveId('/games/hills/RULES.md?rulebook', '/home/ann/games/boards.ts')).toBe(null);
  expect(resolveId('./hills/RULES.md', '/home/ann/games/boards.ts')).toBe(null);
});

it('a rulebook that is not there is no empty one', () => {
  expect(() => rulebooks().load('/nowhere/RULES.md?rulebook')).toThrow(/nowhere.RULES\.md/);
});

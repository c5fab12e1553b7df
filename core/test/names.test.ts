import { describe, expect, test } from 'vitest';
import { readPlayers } from '../match/header.ts';
import { fitName, isName, MOST_NAME, readName } from '../names.ts';

const NO_NAMES: readonly (readonly [what: string, name: string])[] = [
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['joiners, which stay in other names', '\u200c\u200d'],
  ['bidirectional characters', '\u200e\u200f\u202a\u2066\u061c'],
  ['a fillers of an alphabet', '\u3164\u115f\uffa0'],
  ['the blank pattern of Braille', '\u2800'],
  ['accents on nothing', '\u0301\ufe0f'],
  ['half a character', '\ud83d'],
  ['half a character in a name', 'An\udc00na'],
  ['a character that turns what follows', 'An\u202ena'],
  ['a control character', 'An\u0007na'],
  ['two lines', 'An\nna'],
  ['a line of its own kind', 'An\u2028na'],
];

describe('a name', () => {
  test.each(NO_NAMES)('is not %s', (_, name) => {
    expect(isName(name)).toBe(false);
    expect(readName(name).ok).toBe(false);
    expect(readPlayers([name, 'Ben'], 2).ok).toBe(false);
  });

  test.each([
    'Anna',
    '\u0623\u0646\u0651\u0627',
    '\u5b89\u5a1c',
    '\u{1f469}\u200d\u{1f33e}',
    '\u0915\u094d\u200d\u0937',
    '!',
    '7',
  ])('is %s', (name) => {
    expect(readName(name)).toEqual({ ok: true, value: name });
    expect(readPlayers([name, 'Ben'], 2).ok).toBe(true);
  });

  test('is kept composed, without spaces at its ends, and not too long', () => {
    expect(readName(' Zoe\u0308 ')).toEqual({ ok: true, value: 'Zo\u00eb' });
    expect(readName('x'.repeat(MOST_NAME)).ok).toBe(true);
    expect(readName('x'.repeat(MOST_NAME + 1)).ok).toBe(false);
  });
});

test('a text that is too long for a name is cut between two characters', () => {
  const long = `${'a'.repeat(MOST_NAME - 1)}\u{1f469}s event`;
  expect(fitName(long)).toBe('a'.repeat(MOST_NAME - 1));
  expect(readName(fitName(long)).ok).toBe(true);
  expect(fitName('Anna’s event')).toBe('Anna’s event');
});

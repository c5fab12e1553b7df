import { expect, test } from 'vitest';
import { words } from '../board/words.ts';
import { entry } from '../entry.ts';

const german = (await entry.languages?.['de']?.())?.['island/board'] as typeof words;

test('a comma parts a harbour from how far it is', () => {
  expect(words.near('harbour 3:1', 2)).toBe('harbour 3:1, 2 roads off');
  expect(words.near('harbour 3:1', 1)).toBe('harbour 3:1, 1 road off');
  expect(german.near('Hafen 3:1', 2)).toBe('Hafen 3:1, 2 Straßen entfernt');
});

// IK-060: a card is drawn on a red die of at most the level plus one.
test('two faces of the red die are one or the other, more are a range', () => {
  expect([1, 2, 5].map(words.gate)).toEqual([
    'Draws at its gate on a red 1 or 2',
    'Draws at its gate on a red 1 to 3',
    'Draws at its gate on a red 1 to 6',
  ]);
  expect(german.gate(1)).toBe('Zieht an seinem Tor bei Rot 1 oder 2');
});

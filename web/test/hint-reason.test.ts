import { expect, it } from 'vitest';
import { hintReason } from '../table/hint-reason.ts';

const words = {
  terms: {
    land: { better: 'wins land', worse: 'loses land' },
    gold: { better: 'saves gold', worse: 'spends gold' },
    peace: { better: 'calms the border', worse: 'angers the border' },
  },
};
const changes = (...all: readonly (readonly [string, number])[]) => all.map(([term, change]) => ({ term, change }));

it.each([
  [
    'what is gained, then what it costs',
    changes(['gold', -0.9], ['land', 0.8]),
    'Compared with the others, it wins land, but spends gold.',
  ],
  [
    'two gains',
    changes(['land', 0.8], ['peace', 0.5], ['gold', 0.4]),
    'Compared with the others, it wins land and calms the border.',
  ],
  [
    'nothing that is small beside the greatest',
    changes(['land', 0.8], ['gold', -0.1]),
    'Compared with the others, it wins land.',
  ],
  ['what is given up for what follows', changes(['gold', -0.8]), 'It spends gold, but what follows is worth it.'],
  ['that there is no difference', changes(['land', 0.001], ['gold', 0]), 'The others come to much the same.'],
  ['nothing of a term without words', changes(['luck', 0.5]), 'The others come to much the same.'],
  ['nothing where the game names no terms', [], ''],
])('a hint says %s', (_, given, sentence) => {
  expect(hintReason(words, given, 'others')).toBe(sentence);
});

it('says what a choice is held against', () => {
  const given = changes(['land', -0.8]);
  expect(hintReason(words, given, 'first')).toBe('Compared with the first, it loses land.');
  expect(hintReason(words, given, 'nothing')).toBe('It loses land.');
});

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
  ['what is gained, then what it costs', changes(['gold', -0.9], ['land', 0.8]), 'Wins land, but spends gold.'],
  ['two gains', changes(['land', 0.8], ['peace', 0.5], ['gold', 0.4]), 'Wins land and calms the border.'],
  ['nothing that is small beside the greatest', changes(['land', 0.8], ['gold', -0.1]), 'Wins land.'],
  ['nothing at all where nothing changes', changes(['land', 0.01], ['gold', 0]), ''],
  ['nothing of a term without words', changes(['luck', 0.5]), ''],
  ['nothing where the game names no terms', [], ''],
])('a hint says %s', (_, given, sentence) => {
  expect(hintReason(words, given)).toBe(sentence);
});

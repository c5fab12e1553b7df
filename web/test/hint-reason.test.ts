import type { SeatName } from '@marchlands/core/words.ts';
import { expect, it } from 'vitest';
import { hintReason } from '../table/hint-reason.ts';

const words = {
  terms: {
    land: { better: 'wins land', worse: 'loses land' },
    gold: { better: 'saves gold', worse: 'spends gold' },
    peace: { better: 'calms the border', worse: 'angers the border' },
    ore: { better: 'brings in more ore', worse: 'brings in less ore' },
    wool: { better: 'brings in more wool', worse: 'brings in less wool' },
    bonds: { better: 'brings bonds', worse: 'costs bonds' },
    gifts: { better: 'brings gifts', worse: 'costs gifts' },
    rival: {
      better: (name: SeatName) => `is worse for ${name(1)}`,
      worse: (name: SeatName) => `is better for ${name(1)}`,
    },
  },
};
type Row = readonly [term: string, change: number, effect?: number];
const changes = (...all: readonly Row[]) => all.map(([term, change, effect = 0]) => ({ term, change, effect }));
const name = (seat: number) => `Player ${seat + 1}`;

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
  [
    'what is given up for what follows',
    changes(['gold', -0.8]),
    'Compared with the others, it spends gold, but what follows is worth it.',
  ],
  [
    'what a choice gains that gives up more than the others',
    changes(['gold', -0.8, -0.8], ['land', 0.001, 0.5]),
    'It wins land; compared with the others, it spends gold, but what follows is worth it.',
  ],
  [
    'words that two gains share once',
    changes(['ore', 0.8], ['wool', 0.5]),
    'Compared with the others, it brings in more ore and wool.',
  ],
  [
    'words that a gain and a cost share once',
    changes(['ore', 0.8], ['wool', -0.5]),
    'Compared with the others, it brings in more ore, but less wool.',
  ],
  [
    'a single shared word twice',
    changes(['bonds', 0.8], ['gifts', 0.5]),
    'Compared with the others, it brings bonds and brings gifts.',
  ],
  [
    'a seat by its name',
    changes(['rival', -0.8]),
    'Compared with the others, it is better for Player 2, but what follows is worth it.',
  ],
  [
    'what a choice does that all do alike',
    changes(['land', 0.001, 0.5], ['gold', 0, -0.4]),
    'It wins land, but spends gold; the others come to much the same.',
  ],
  ['that there is no difference', changes(['land', 0.001], ['gold', 0]), 'The others come to much the same.'],
  ['nothing of a term without words', changes(['luck', 0.5]), 'The others come to much the same.'],
  ['nothing where the game names no terms', [], ''],
])('a hint says %s', (_, given, sentence) => {
  expect(hintReason(words, given, 'others', name)).toBe(sentence);
});

it('says what a choice is held against', () => {
  const given = changes(['land', -0.8]);
  expect(hintReason(words, given, 'first', name)).toBe('Compared with the first, it loses land.');
  expect(hintReason(words, given, 'nothing', name)).toBe('No other choice is worth weighing.');
  expect(hintReason(words, given, 'forced', name)).toBe('Nothing else can be done now: this loses land.');
  const mixed = changes(['gold', 0.8], ['land', -0.8]);
  expect(hintReason(words, mixed, 'nothing', name)).toBe('No other choice is worth weighing: this one saves gold.');
  const none = changes(['land', 0]);
  expect(hintReason(words, none, 'nothing', name)).toBe('No other choice is worth weighing.');
  expect(hintReason(words, none, 'forced', name)).toBe('Nothing else can be done now.');
  expect(hintReason(words, none, 'nothing', name, 'You hold no card.')).toBe('You hold no card.');
});

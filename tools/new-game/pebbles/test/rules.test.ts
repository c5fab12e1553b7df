import { SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { pebbles } from './play.ts';

scenario('PB-01', 'the heap has 21 pebbles, or as many as the option says', () => {
  expect(pebbles().view(SPECTATOR).table.heap).toBe(21);
  expect(pebbles({}, 2, { heap: 9 }).view(SPECTATOR).table.heap).toBe(9);
});

scenario('PB-02', 'the first seat begins, and the seats take turns', () => {
  const table = pebbles({}, 3);
  for (const seat of [0, 1, 2, 0]) {
    expect(table.actors()).toEqual([seat]);
    table.play(seat, 'take 1');
  }
  expect(table.refused(0, { kind: 'take', count: 1 })).toBe('notYourTurn');
});

scenario('PB-03', 'one to three pebbles are taken, and no more than there are', () => {
  expect(pebbles().legal(0)).toEqual([1, 2, 3].map((count) => ({ kind: 'take', count })));
  expect(pebbles().refused(0, { kind: 'take', count: 4 })).toBe('tooMany');
  expect(pebbles({}, 2, { most: 4 }).refused(0, { kind: 'take', count: 4 })).toBeNull();
  expect(pebbles({ heap: 2 }).refused(0, { kind: 'take', count: 3 })).toBe('heapTooSmall');
});

scenario('PB-04', 'who takes the last pebble wins', () => {
  const table = pebbles({ heap: 2, player: 1 }, 3).play(1, 'take 2');
  expect(table.actors()).toEqual([]);
  expect(table.result()).toMatchObject({ ranks: [2, 1, 2], winners: [1], reason: 'heapGone' });
  expect(table.refused(2, { kind: 'take', count: 1 })).toBe('matchOver');
});

test('a position is refused where it cannot be', () => {
  expect(() => pebbles({ heap: 22 })).toThrow(/position\.heap/);
  expect(() => pebbles({ player: 2 })).toThrow(/position\.player/);
});

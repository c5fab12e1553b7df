import { expect, test } from 'vitest';
import { game } from '../game.ts';

function entriesOf(options: object, seats = 2): number {
  const made = game.setup(options, seats);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.bounds.entries;
}

test.each(game.seats)('bug: the bound on entries of %i seats counted battles for cards that fight none', (seats) => {
  expect(entriesOf({}, seats)).toBeLessThan(1_000_000);
});

test('the bound on entries has room for fifteen battles in which every die misses to the last segment', () => {
  // 14 monsters and War; in each segment at least 51 dice of troops and heroes, 7 of the Dragon, 9 of engines.
  const segments = 15 * 100;
  expect(entriesOf({})).toBeGreaterThan(segments * (51 + 7 + 9));
  expect(entriesOf({ maxSegments: 200 }) - entriesOf({})).toBe(
    entriesOf({ maxSegments: 300 }) - entriesOf({ maxSegments: 200 }),
  );
});

test('the bound on entries of the non-card version follows its monsters, and raids where there is War', () => {
  const plain = entriesOf({ form: 'nonCard' });
  expect(plain).toBeLessThan(4_000_000);
  expect(entriesOf({ form: 'nonCard', monsterAttacksToEnd: 6 })).toBeGreaterThan(plain);
  expect(entriesOf({ form: 'nonCard', nonCardWar: true })).toBeGreaterThan(plain);
});

import { expect, test } from 'vitest';
import { Race } from '../turn/race.ts';

const even = [0, 1, 2, 3].map((choice) => ({ choice, value: 0.5 }));

test('what rounds find stands beside what was known before them, by how far that is trusted', () => {
  const race = new Race(
    [
      { choice: 0, value: 0.6 },
      { choice: 1, value: 0.5 },
    ],
    2,
  );
  race.add([0.3, 0.5]);
  race.add([0.3, 0.5]);
  expect(race.ranking()).toEqual([
    { choice: 1, value: 0.5, rounds: 2 },
    { choice: 0, value: expect.closeTo(0.45, 9), rounds: 2 },
  ]);
});

test('the worse half leaves, and is ranked behind those that stay', () => {
  const race = new Race(even, 1);
  race.add([0.1, 0.4, 0.2, 0.3]);
  race.halve();
  expect(race.choices).toEqual([1, 3]);
  race.add([0, 0.2]);
  expect(race.ranking().map(({ choice }) => choice)).toEqual([3, 1, 2, 0]);
  race.halve();
  expect(race.choices).toEqual([3]);
});

test('it is settled where what is left can hardly put another choice ahead', () => {
  const race = new Race(even.slice(0, 2), 1);
  for (let round = 0; round < 20; round += 1)
    race.add(race.choices.map((choice) => (choice === 0 ? 0.6 : 0.5 + 0.02 * (round % 2))));
  expect(race.isSettled(100)).toBe(true);
  expect(race.isSettled(1_000_000)).toBe(false);
});

test('it is never settled by a few rounds, nor between equals', () => {
  const few = new Race(even.slice(0, 2), 1);
  few.add([0.9, 0.1]);
  expect(few.isSettled(1)).toBe(false);
  const equal = new Race(even.slice(0, 2), 1);
  for (let round = 0; round < 50; round += 1) equal.add([0.5, 0.5]);
  expect(equal.isSettled(10)).toBe(false);
});

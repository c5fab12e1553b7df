import { expect, test } from 'vitest';
import { calibratedAt } from '../review/calibrated.ts';
import { Shares } from '../review/shares.ts';
import { toy } from './toys.ts';

const { game, setup } = toy({
  ...{ seats: 2, actors: () => 0, legal: () => [], apply() {}, winners: () => [0] },
  knowledge: {
    evaluate() {},
    certainty: () => 1,
    calibrated: [
      { seats: 3, error: 0.1, matches: 100 },
      { seats: 2, options: { form: 'long' }, error: 0.05, matches: 100 },
      { seats: 2, options: { form: 'short' }, level: 'novice', certainty: 0.5, error: 0.03, matches: 100 },
      { seats: 2, options: { form: 'short' }, error: 0.02, matches: 100 },
      { seats: 2, options: { form: 'deep' }, level: 'scout', defeat: 0.2, error: 0.01, matches: 100 },
      { seats: 2, options: { form: 'deep' }, error: 0.02, matches: 100 },
    ],
  },
});
const short = { ...setup, options: { form: 'short' } };

test('how far shares were off is known for the forms that were measured', () => {
  expect(calibratedAt(game, short, [])?.error).toBe(0.02);
  expect(calibratedAt(game, { ...setup, options: { form: 'other' } }, [])).toBeUndefined();
});

test('the weakest bot of a table decides which measurement holds there', () => {
  const error = (...levels: string[]) => calibratedAt(game, short, [{}, ...levels.map((level) => ({ level }))])?.error;
  expect(error('greedy')).toBe(0.02);
  expect(error('scout/gambler')).toBe(0.02);
  expect(error('mcts:4000')).toBe(0.02);
  expect(error('greedy', 'novice')).toBe(0.03);
  expect(error('random')).toBe(0.03);
});

test('beside weak bots an advantage is told as worth less', () => {
  const told = (level: string) => new Shares(game, short, 'seed', [{ level }]).told([0.9, 0.1])[0];
  expect(told('greedy')).toBeCloseTo(0.9);
  // The root of the odds of 9 to 1.
  expect(told('novice')).toBeCloseTo(0.75);
});

test('beside strong bots alone their own measurement holds; persons are taken for greedy', () => {
  const deep = { ...setup, options: { form: 'deep' } };
  const error = (...levels: string[]) => calibratedAt(game, deep, [{}, ...levels.map((level) => ({ level }))])?.error;
  expect(error('scout')).toBe(0.01);
  expect(error('scout', 'greedy')).toBe(0.02);
  expect(error('mcts:4000')).toBe(0.01);
  expect(error()).toBe(0.02);
  // Odds of 1 to 4 of a common defeat become 1 to 20; the seats keep their proportions.
  const told = new Shares(game, deep, 'seed', [{ level: 'scout' }]).told([0.6, 0.2]);
  expect(told[0]).toBeCloseTo((0.75 * 20) / 21);
  expect(told[1]).toBeCloseTo((0.25 * 20) / 21);
});

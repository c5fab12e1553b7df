import { Miner } from '@marchlands/bots/problems/miner.ts';
import type { Problem } from '@marchlands/bots/problems/problem.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const form = { seats: 2, options: { map: 'andia-mini' } };

test('problems of sealed orders are better than those of beginners, against what the rival is expected to do', () => {
  const miner = new Miner(game, form, 200, 'test');
  const found: Problem[] = [];
  for (let number = 0; found.length === 0 && number < 20; number += 1) {
    for (const one of miner.match(number, 3)) if (one !== null) found.push(one);
  }
  const [problem] = found;
  expect(problem.value - problem.next).toBeGreaterThanOrEqual(0.1);
  const [{ seat, choices }] = problem.expected ?? [];
  expect(seat).toBe(1 - problem.seat);
  expect(choices.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 1);
  // Another order may be as good, so any that is found again will do.
  const again = new Miner(game, form, 200, 'test').again({ ...problem, best: 'another' });
  expect(again?.position).toEqual(problem.position);
});

import { NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { Shares } from '../review/shares.ts';
import { toy } from './toys.ts';

/** A seat's share before this many answers, the last of which wins; the evaluation does not see them. */
function shareBefore(answers: number): number {
  const { game, setup } = toy({
    seats: 2,
    actors: (n) => (n[0] === 0 ? 1 : NOBODY),
    legal: () => Array.from({ length: answers }, (_, code) => code),
    apply(n, _actor, code) {
      n[0] = 1 + code;
    },
    winners: (n) => [n[0] === answers ? 0 : 1],
    knowledge: { evaluate: (_state, values) => void values.fill(0.5) },
  });
  return new Shares(game, setup, 'seed').ofSeat(game.start(setup), 0);
}

describe('the share of the win', () => {
  test('where an answer is due is what the best answer makes of it', () => {
    expect(shareBefore(2)).toBeCloseTo(1, 2);
  });

  test('where there is much to choose from is what the evaluation says', () => {
    expect(shareBefore(3)).toBe(0.5);
  });

  test('is the same each time it is told of a moment, whatever is hidden', () => {
    const { game, setup } = toy({
      seats: 2,
      actors: () => 1,
      legal: () => Array.from({ length: 9 }, (_, code) => code),
      apply() {},
      winners: () => [0],
      hide: (n) => n.fill(0),
      guess(n, rng) {
        n[0] = rng.below(100);
      },
      knowledge: {
        evaluate({ n }, values) {
          values.fill(n[0] / 100);
        },
      },
    });
    const shares = new Shares(game, setup, 'seed');
    const told = Array.from({ length: 5 }, () => shares.ofSeat(game.start(setup), 0));
    expect(new Set(told).size).toBe(1);
    expect(new Shares(game, setup, 'other').ofSeat(game.start(setup), 0)).not.toBe(told[0]);
  });
});

import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { blameOf } from '../review/blame.ts';
import { Comparison } from '../review/comparison.ts';
import { Shares } from '../review/shares.ts';
import { toy, wheels } from './toys.ts';

/** Wheels that win 3, 7, 7 and 1 times in ten; one of them is to be chosen. */
const { game, setup } = wheels([3, 7, 7, 1], 10);

function compared(of: ReturnType<typeof toy>, made: number, best: number, worlds: number) {
  const comparison = new Comparison(of.game, of.setup, 'seed').begin(
    of.game.view(of.game.start(of.setup), 0),
    0,
    [made],
    [best],
  );
  comparison.add(worlds);
  return comparison;
}

function blamed(made: number, best: number, worlds = 200) {
  return blameOf(compared({ game, setup }, made, best, worlds), 0, new Shares(game, setup, 'seed'));
}

describe('two choices over the same worlds', () => {
  test('differ by what the worse one loses, told with its interval, to everybody', () => {
    const blame = blamed(0, 1);
    expect(blame).not.toBeNull();
    if (blame === null) return;
    expect(blame.low).toBeGreaterThan(0.005);
    expect(blame.low).toBeLessThan(0.4);
    expect(blame.high).toBeGreaterThan(0.4);
    expect(blame.bestValue - blame.value).toBeCloseTo(0.4, 0);
    expect(blame.effect[0]).toBeCloseTo(-blame.effect[1], 9);
  });

  test('that are equally good differ by nothing: chance draws alike behind both', () => {
    expect(compared({ game, setup }, 1, 2, 50).loss).toMatchObject({ low: 0, high: 0 });
    expect(blamed(1, 2)).toBeNull();
    expect(blamed(1, 0)).toBeNull();
  });

  test('are not told apart by few worlds', () => {
    expect(blamed(3, 0, 4)).toBeNull();
  });

  test('that lead to the same state are one', () => {
    const same = toy({
      seats: 2,
      actors: (n) => (n[0] === 0 ? 1 : n[0] === 1 ? CHANCE : NOBODY),
      legal: () => [0, 1],
      outcomes: () => [
        [0, 1],
        [1, 1],
      ],
      apply(n, _actor, code) {
        n[0] += 1;
        if (n[0] === 2) n[1] = code;
      },
      winners: (n) => [n[1]],
    });
    expect(compared(same, 0, 1, 20).isSame).toBe(true);
    expect(compared({ game, setup }, 1, 2, 20).isSame).toBe(false);
  });

  test('give the same figures each time', () => {
    expect(compared({ game, setup }, 0, 1, 30).loss).toEqual(compared({ game, setup }, 0, 1, 30).loss);
  });
});

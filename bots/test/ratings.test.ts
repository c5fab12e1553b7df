import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { type RatedDeal, ratingsOf } from '../ratings.ts';

/** A match of two with this winner. */
const wonBy = (winner: number, loser: number): RatedDeal => [{ players: [winner, loser], shares: [1, 0] }];

/** Deals of a table, played from every seat, in which each player wins by its share of the strength. */
function simulated(strengths: readonly number[], table: readonly number[], deals: number, rng: Rng): RatedDeal[] {
  return Array.from({ length: deals }, () =>
    table.map((_, turn) => {
      const players = table.map((_player, seat) => table[(seat + turn) % table.length]);
      let left = rng.unit() * players.reduce((sum, player) => sum + strengths[player], 0);
      const winner = players.findIndex((player) => {
        left -= strengths[player];
        return left < 0;
      });
      return { players, shares: players.map((_player, seat) => (seat === winner ? 1 : 0)) };
    }),
  );
}

describe('ratings', () => {
  test('three wins of four are 191 points, as Elo has it', () => {
    const deals = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? wonBy(0, 1) : wonBy(1, 0)));
    const [first, second] = ratingsOf([deals], 2, 0);
    expect(first).toMatchObject({ value: 0, low: 0, high: 0 });
    expect(second.value).toBeGreaterThan(188);
    expect(second.value).toBeLessThan(192);
    expect(second.n).toBe(400);
  });

  test('who never met are held against each other over who met both', () => {
    const rng = new Rng('chain');
    const strengths = [1, 3, 9];
    const groups = [simulated(strengths, [0, 1], 800, rng), simulated(strengths, [1, 2], 800, rng)];
    const [, , third] = ratingsOf(groups, 3, 0);
    expect(third.value).toBeGreaterThan(320);
    expect(third.value).toBeLessThan(445);
  });

  test('a table of four tells the same strengths as tables of two', () => {
    const rng = new Rng('four');
    const [, one] = ratingsOf([simulated([1, 2], [1, 0, 0, 0], 600, rng)], 2, 0);
    // Twice the strength is 120 points.
    expect(Math.abs(one.value - 120)).toBeLessThan(35);
  });

  test('who won all is not infinitely strong', () => {
    const [, second] = ratingsOf([Array.from({ length: 5 }, () => wonBy(1, 0))], 2, 0);
    expect(second.value).toBeGreaterThan(200);
    expect(second.value).toBeLessThan(1200);
  });

  test('nobody wins: all are alike', () => {
    const deals = Array.from({ length: 10 }, (): RatedDeal => [{ players: [0, 1], shares: [0.5, 0.5] }]);
    const [, second] = ratingsOf([deals], 2, 0);
    expect(second.value).toBeCloseTo(0, 6);
  });

  test('of a hundred intervals, about 95 hold the truth', () => {
    const rng = new Rng('coverage');
    let holding = 0;
    for (let time = 0; time < 100; time += 1) {
      const [, second] = ratingsOf([simulated([1, 2], [0, 1], 40, rng)], 2, 0);
      if (second.low <= 400 * Math.log10(2) && second.high >= 400 * Math.log10(2)) holding += 1;
    }
    expect(holding).toBeGreaterThanOrEqual(89);
  });
});

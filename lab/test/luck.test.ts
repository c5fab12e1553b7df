import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { luckOf } from '../luck.ts';
import type { LabMatch } from '../protocol.ts';
import { match } from './toy.ts';

/** Deals of two matches in which the deal decides the winner in this many of 1,000 cases, and a coin in the others. */
function series(rng: Rng, deals: number, decided: number): readonly LabMatch[] {
  return Array.from({ length: deals }, (_, deal) => {
    const lot = rng.below(2);
    // Both matches go as the deal has it, or each by its own coin.
    const isDecided = rng.below(1000) < decided;
    return [0, 1].map((turn) => match(2 * deal + turn, isDecided ? lot : rng.below(2), 1, [0, 0]));
  }).flat();
}

describe('the part of the result that the deal decides', () => {
  it('is all where both matches of a deal always go alike, and none by coins', () => {
    const all = luckOf(series(new Rng('luck'), 200, 1000), 2);
    expect(all?.value).toBeCloseTo(1, 9);
    const none = luckOf(series(new Rng('luck'), 2000, 0), 2);
    expect(Math.abs(none?.value ?? 1)).toBeLessThan(0.06);
  });

  it('lies in 93 to 97 % of the intervals of 1,000 series', () => {
    const rng = new Rng('coverage of luck');
    let right = 0;
    for (let i = 0; i < 1000; i += 1) {
      const luck = luckOf(series(rng, 60, 300), 2);
      if (luck !== null && luck.low <= 0.3 && 0.3 <= luck.high) right += 1;
    }
    expect(right).toBeGreaterThanOrEqual(930);
    expect(right).toBeLessThanOrEqual(970);
  });

  it('is not told of one seat, of few deals, or where one seat always wins', () => {
    expect(luckOf(series(new Rng('luck'), 11, 500), 2)).toBeNull();
    expect(luckOf([], 1)).toBeNull();
    const same = Array.from({ length: 40 }, (_, index) => match(index, 0, 1, [0, 0]));
    expect(luckOf(same, 2)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { chancesOf } from '../noise.ts';

const NOISE = { spread: 0.5, most: 0.04 };

function shareOf(values: readonly number[], place: number): number {
  return chancesOf(values, NOISE)[place] / chancesOf(values, NOISE)[0];
}

describe('noise', () => {
  test('chances add up to 1, and what looks alike is as likely', () => {
    const chances = chancesOf([0.3, 0.5, 0.3, 0.44], NOISE);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(chances[0]).toBe(chances[2]);
    expect(chancesOf([0.2, 0.2, 0.2, 0.2], NOISE)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(chancesOf([0.7], NOISE)).toEqual([1]);
  });

  test('where choices differ little, one that looks worse is still chosen seldom', () => {
    // The others are 0.015 below the best on average: the scale is 0.0075.
    expect(shareOf([0.51, 0.5, 0.49], 1)).toBeCloseTo(Math.exp(-4 / 3), 9);
    expect(shareOf([0.51, 0.5, 0.49], 2)).toBeCloseTo(Math.exp(-8 / 3), 9);
    expect(shareOf([0.51, 0.5], 1)).toBeCloseTo(Math.exp(-2), 9);
  });

  test('the scale has a limit in shares of the win', () => {
    expect(shareOf([0.9, 0.5, 0.1], 1)).toBeCloseTo(Math.exp(-10), 9);
    expect(shareOf([0.9, 0.86, 0.1], 1)).toBeCloseTo(Math.exp(-1), 9);
  });
});

import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { sequentialTest } from '../sprt.ts';

/** Gains of deals of two matches, each won with a chance. */
function verdicts(chance: number, series: number): readonly (string | null)[] {
  const rng = new Rng(`sprt ${chance}`);
  const won = () => (rng.unit() < chance ? 1 : -1);
  return Array.from({ length: series }, () => {
    const gains: number[] = [];
    while (gains.length < 2_000) {
      gains.push((won() + won()) / 2);
      const verdict = sequentialTest(gains, [0, 100]);
      if (verdict !== null) return verdict;
    }
    return null;
  });
}

describe('a sequential test', () => {
  test('seldom errs where one of the hypotheses is true', () => {
    const upper = 1 / (1 + 10 ** (-100 / 400));
    const errors = (chance: number, right: string) => verdicts(chance, 400).filter((said) => said !== right).length;
    // 5 % of 400 with a margin for chance.
    expect(errors(0.5, 'lower')).toBeLessThan(36);
    expect(errors(upper, 'upper')).toBeLessThan(36);
  });

  test('says nothing of a few deals, and something soon of many that agree', () => {
    expect(sequentialTest([1, 1, 1], [0, 50])).toBeNull();
    expect(sequentialTest(new Array(20).fill(0.5), [0, 50])).toBe('upper');
    expect(sequentialTest(new Array(20).fill(-0.5), [0, 50])).toBe('lower');
  });
});

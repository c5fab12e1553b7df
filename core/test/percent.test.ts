import { describe, expect, it } from 'vitest';
import { estimate, percent } from '../percent.ts';

describe('chances as people read them, without a line break before the sign', () => {
  it.each([
    [0, '0\u00a0%'],
    [1, '100\u00a0%'],
    [0.0004, 'under 0.1\u00a0%'],
    [0.9996, 'over 99.9\u00a0%'],
    [1 - Number.EPSILON, 'over 99.9\u00a0%'],
    [Number.MIN_VALUE, 'under 0.1\u00a0%'],
    [0.043, '4.3\u00a0%'],
    [0.08, '8.0\u00a0%'],
    [0.317, '32\u00a0%'],
    [0.995, '99.5\u00a0%'],
  ])('%d is said as %s', (chance, said) => {
    expect(percent(chance)).toBe(said);
  });

  it.each([
    [0, undefined, 'under 0.1\u00a0%'],
    [1, undefined, 'over 99.9\u00a0%'],
    [0.5, undefined, '50\u00a0%'],
    [0, 2_000, 'under 0.2\u00a0%'],
    [1, 2_000, 'over 99.8\u00a0%'],
    [1, 100, 'over 97\u00a0%'],
    [0, 25, 'under 12\u00a0%'],
    [0.4, 25, '40\u00a0%'],
    [1, 1, 'over 50\u00a0%'],
  ])('an estimate of %d in %s trials is never certain: %s', (chance, samples, said) => {
    expect(estimate(chance, samples)).toBe(said);
  });
});

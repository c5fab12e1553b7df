import { describe, expect, it } from 'vitest';
import { estimate, percent } from '../percent.ts';

describe('chances as people read them', () => {
  it.each([
    [0, '0 %'],
    [1, '100 %'],
    [0.0004, 'under 0.1 %'],
    [0.9996, 'over 99.9 %'],
    [1 - Number.EPSILON, 'over 99.9 %'],
    [Number.MIN_VALUE, 'under 0.1 %'],
    [0.043, '4.3 %'],
    [0.08, '8.0 %'],
    [0.317, '32 %'],
    [0.995, '99.5 %'],
  ])('%d is said as %s', (chance, said) => {
    expect(percent(chance)).toBe(said);
  });

  it.each([
    [0, undefined, 'under 0.1 %'],
    [1, undefined, 'over 99.9 %'],
    [0.5, undefined, '50 %'],
    [0, 2_000, 'under 0.2 %'],
    [1, 2_000, 'over 99.8 %'],
    [1, 100, 'over 97 %'],
    [0, 25, 'under 12 %'],
    [0.4, 25, '40 %'],
    [1, 1, 'over 50 %'],
  ])('an estimate of %d in %s trials is never certain: %s', (chance, samples, said) => {
    expect(estimate(chance, samples)).toBe(said);
  });
});

import { Rng } from '@marchlands/core/rng.ts';
import { expect, it } from 'vitest';
import { type Evolving, evolve } from '../training/evolution.ts';

/** The weights nearest to these win, with some luck. */
const BEST = [2, -1, 0.5, 0];

const far = (weights: Float64Array): number => Math.hypot(...BEST.map((best, i) => best - weights[i]));

const evolving: Evolving = {
  start: Float64Array.of(1, -0.5, 1, 0.3),
  bounded: (weight, i) => (i === 1 ? Math.max(-0.7, weight) : weight),
  changes: (i) => i !== 3,
  play: (first, second, _match, rng) => (far(first) + 0.3 * (rng.unit() - 0.5) < far(second) ? 1 : -1),
};

const found = (matches: number, seed: string): Float64Array =>
  evolve(
    evolving,
    matches,
    (match) => new Rng(`${seed}/${match}`),
    () => {},
  );

it('evolution finds weights that win, within their bounds, and leaves alone what may not change', () => {
  const weights = found(20_000, 'a');
  for (const [i, best] of [2, -0.7, 0.5].entries()) expect(Math.abs(weights[i] - best)).toBeLessThan(0.15);
  expect(weights[3]).toBeCloseTo(0.3, 12);
});

it('equal matches evolve equal weights, and other ones others', () => {
  expect(found(600, 'a')).toEqual(found(600, 'a'));
  expect(found(600, 'a')).not.toEqual(found(600, 'b'));
});

it('weights stay as they are in less than a round', () => {
  expect(found(199, 'a')).toEqual(evolving.start);
});

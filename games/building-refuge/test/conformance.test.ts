import { conformance } from '@marchlands/core/conformance/conformance.ts';
import { LEAKS, unnoticedLeaks } from '@marchlands/core/conformance/leaks.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { plan } from './conformance-plan.ts';

/** Matches at each number of seats; `npm run conformance` plays many more. */
const MATCHES = 150;

for (const seats of game.seats) {
  test(`keeps the contract with ${seats} seats`, async () => {
    const report = await conformance(game, { ...plan, matches: MATCHES, seats: [seats] });
    expect(report.matches).toBe(MATCHES);
    expect(report.checks.symmetry).toBeGreaterThan(0);
    expect(report.kinds['chance tile']?.varied).toBeGreaterThan(0);
  });
}

describe('a variant that leaks what lies face down is caught', () => {
  test.each(LEAKS)('through $through', async (leak) => {
    expect(await unnoticedLeaks(game, { matches: 40, seats: [2], moments: 4 }, [leak])).toEqual([]);
  });
});

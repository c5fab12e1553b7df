import { conformance } from '@marchlands/core/conformance/conformance.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { plan } from './conformance-plan.ts';

/** Matches at each number of seats; `npm run conformance` plays many more. */
const MATCHES = 100;

test.each(game.seats)('keeps the contract with %i seats', async (seats) => {
  const report = await conformance(game, { ...plan, matches: MATCHES, seats: [seats] });
  expect(report.matches).toBe(MATCHES);
});

import { conformance } from '@marchlands/core/conformance/conformance.ts';
import { LEAKS, unnoticedLeaks } from '@marchlands/core/conformance/leaks.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { plan } from './conformance-plan.ts';

/** Matches at each number of seats and form: `npm run conformance` plays many more. */
const MATCHES = 24;
const { untold = [], sameLine = (line: string) => line } = plan;

for (const seats of game.seats) {
  test(`the card game keeps the contract with ${seats} seats`, async () => {
    // One of two hands is known, so a twin is found less often.
    const moments = seats === 2 ? 6 : 2;
    const report = await conformance(game, { ...plan, matches: MATCHES, seats: [seats], moments });
    expect(report.matches).toBe(MATCHES);
    // In the solo game all cards lie open.
    if (seats === 1) expect(report.kinds['chance card']?.hidden).toBe(0);
    else expect(report.kinds['chance card']?.varied).toBeGreaterThan(0);
  }, 120_000);
}

describe.each([1, 3])('the non-card version with %i seats', (seats) => {
  test('keeps the contract', async () => {
    const report = await conformance(game, {
      untold,
      sameLine,
      matches: MATCHES,
      seats: [seats],
      options: { form: 'nonCard' },
    });
    expect(report.matches).toBe(MATCHES);
  });
});

/** House rules that add decisions, or change who is struck. */
const HOUSE_RULES: readonly (readonly [seats: number, options: object])[] = [
  [2, { voluntaryDiscard: true, mixWoodStone: false, raidersWithdraw: 'singly', firstAttackTurn: 1 }],
  [3, { handLimitCheck: 'endOfTurn', handLimit: 3, mixWoodStone: false }],
  [1, { handLimitCheck: 'endOfTurn', voluntaryDiscard: true }],
  [3, { form: 'nonCard', nonCardTarget: 'self', nonCardEarly: 'strike', startWalls: 1, soloTargeting: 'random' }],
];

describe.each(HOUSE_RULES)('with %i seats and %o', (seats, options) => {
  test('keeps the contract', async () => {
    const report = await conformance(game, { untold, sameLine, matches: MATCHES / 2, seats: [seats], options });
    expect(report.matches).toBe(MATCHES / 2);
  });
});

describe('a variant that leaks hands or the deck is caught', () => {
  test.each(LEAKS)('through $through', async (leak) => {
    expect(await unnoticedLeaks(game, { matches: 40, seats: [2], moments: 4 }, [leak])).toEqual([]);
  });
});

import { conformance } from '@marchlands/core/conformance/conformance.ts';
import { LEAKS, unnoticedLeaks } from '@marchlands/core/conformance/leaks.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { plan } from './conformance-plan.ts';

/** Matches at each number of seats: `npm run conformance` plays many more. */
const MATCHES = 4;
const SHORT = { cycleCap: 3, tradeRounds: 2 };

for (const seats of game.seats) {
  test(`keeps the contract with ${seats} seats`, async () => {
    const report = await conformance(game, { ...plan, matches: MATCHES, seats: [seats], options: SHORT, isPart: true });
    expect(report.matches).toBe(MATCHES);
  }, 120_000);
}

/** House rules that add decisions, or hide less or more. */
const HOUSE_RULES: readonly (readonly [seats: number, options: object])[] = [
  [3, { voteSecret: false, sitePlacement: 'random', hopelessDeclarations: true, logisticsNeeds: 'declaration' }],
  [2, { tradeGifts: true, tradeWhat: 'resourcesAndWeapons', tradeOntoBoats: true, footCapacity: 3, footSteps: 2 }],
  [4, { boatLoadEnRoute: false, passageAtStart: true, ownBankAllows: false, attackWithGoods: true, boatTimber: 2 }],
  [2, { victoryCheck: 'atOnce', citiesToWin: 2, redeclare: 'free', logisticsMax: 2, breedOptional: false }],
];

describe.each(HOUSE_RULES)('with %i seats and %o', (seats, options) => {
  test('keeps the contract', async () => {
    const matches = 2;
    const run = { ...plan, matches, seats: [seats], options: { ...SHORT, ...options }, isPart: true };
    expect((await conformance(game, run)).matches).toBe(matches);
  }, 120_000);
});

/** Short openings, so that more of what is looked at is a vote. */
const VOTES = { ...SHORT, sitePlacement: 'random', tradeRounds: 1 };

// A vote is open for a step or two of hundreds: these are noticed in so few matches.
const NOTICED: readonly string[] = ['a view', 'the legal moves'];
const leaks = LEAKS.filter(({ through }) => NOTICED.includes(through));

describe('a variant that leaks a vote before all have voted is caught', () => {
  test.each(leaks)(
    'through $through',
    async (leak) => {
      expect(await unnoticedLeaks(game, { matches: 60, seats: [2], moments: 6, options: VOTES }, [leak])).toEqual([]);
    },
    120_000,
  );
});

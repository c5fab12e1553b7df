import { conformance, type Plan } from '@marchlands/core/conformance/conformance.ts';
import { LEAKS, unnoticedLeaks } from '@marchlands/core/conformance/leaks.ts';
import { mergeReports } from '@marchlands/core/conformance/report.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { plan } from './conformance-plan.ts';
import { VOTE_LEAKS } from './leaks.ts';
import { richGame, shortGame, votingGame } from './variants.ts';

/** Matches at each number of seats: `npm run conformance` plays many more. */
const MATCHES = 2;
const SHORT = { tradeRounds: 2 };
const { untold = [], sameLine = (line: string) => line } = plan;
const brief = shortGame(game, 3);

for (const seats of game.seats) {
  test(`keeps the contract with ${seats} seats`, async () => {
    const run = { ...plan, matches: MATCHES, options: SHORT };
    // Viewers' memory is checked once.
    expect((await conformance(brief, { ...run, seats: [seats] })).matches).toBe(MATCHES);
  }, 120_000);
}

/** House rules that add decisions, or hide less or more. */
const HOUSE_RULES: readonly (readonly [seats: number, options: object])[] = [
  [3, { voteSecret: false, sitePlacement: 'random', logisticsNeeds: 'declaration' }],
  [2, { tradeGifts: true, tradeWhat: 'resourcesAndWeapons', tradeOntoBoats: true, footCapacity: 3, footSteps: 2 }],
  [4, { boatLoadEnRoute: false, passageAtStart: true, ownBankAllows: false, attackWithGoods: true, boatTimber: 2 }],
  [
    3,
    {
      boatGoodsMax: 2,
      cargoStaysAboard: false,
      buildAboard: 'weapon',
      breedOntoBoats: true,
    },
  ],
  [4, { thirdPartyOrder: 'together', tradeMode: 'live', resigned: 'computer' }],
  [2, { victoryCheck: 'atOnce', citiesToWin: 2, redeclare: 'free', logisticsMax: 2, breedOptional: false }],
];

describe.each(HOUSE_RULES)('with %i seats and %o', (seats, options) => {
  test('keeps the contract', async () => {
    const matches = 2;
    const run = { untold, sameLine, matches, seats: [seats], options: { ...SHORT, ...options } };
    expect((await conformance(brief, run)).matches).toBe(matches);
  }, 120_000);
});

test('keeps the contract from the middle of a match on, and comes to every kind of move', async () => {
  const run = { untold, sameLine, matches: 8, options: { citiesToWin: 8, tradeRounds: 2 } };
  const rich = await conformance(shortGame(richGame, 6), { ...run, seats: [2, 3, 4] });
  const opening = await conformance(shortGame(game, 1), { untold, sameLine, matches: 1, seats: [3], options: SHORT });
  const { played } = mergeReports(rich, opening);
  for (const kind of game.moveCodec.kinds) expect(played[kind], kind).toBeGreaterThan(0);
}, 120_000);

/** House rules for boats, secret answers and live Trade, with enough of everything on the map. */
const RICH_RULES: readonly (readonly [seats: number, options: object])[] = [
  [2, { boatGoodsMax: 2, tradeOntoBoats: true, boatsInChain: true }],
  [3, { cargoStaysAboard: false, breedOntoBoats: true, buildAboard: 'weapon' }],
  [4, { thirdPartyOrder: 'together', tradeMode: 'live', resigned: 'computer' }],
];

describe.each(RICH_RULES)('in the middle of a match with %i seats and %o', (seats, options) => {
  test('keeps the contract', async () => {
    const run = {
      untold,
      sameLine,
      matches: 4,
      seats: [seats],
      options: { citiesToWin: 8, tradeRounds: 2, ...options },
    };
    expect((await conformance(shortGame(richGame, 5), run)).matches).toBe(4);
  }, 120_000);
});

/** Each cycle has three votes and little else; all checks run at every step. */
const VOTES: Plan = { matches: 6, seats: [3], isThorough: true, options: { tradeRounds: 1 } };
const votes = shortGame(votingGame, 1);

test('secret votes keep the contract', async () => {
  const memory = { options: { tradeRounds: 1 }, seats: 3, entries: 40 };
  const report = await conformance(votes, { ...VOTES, memory });
  expect(report.checks['memory']).toBeGreaterThan(0);
  expect(report.kinds['vote']?.varied).toBeGreaterThan(0);
});

// A vote has no event, and a match records none before all have voted: anything these two leak is public by then.
// Cantaboria's own leaks replace them.
const harmless = ['an event', 'the notation in logs and records'];
const leaks = [...LEAKS.filter(({ through }) => !harmless.includes(through)), ...VOTE_LEAKS];

describe('a variant that leaks a vote before all have voted is caught', () => {
  test.each(leaks)('through $through', async (leak) => {
    expect(await unnoticedLeaks(votes, VOTES, [leak])).toEqual([]);
  });
});

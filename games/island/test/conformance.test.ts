import { conformance } from '@marchlands/core/conformance/conformance.ts';
import { LEAKS, unnoticedLeaks } from '@marchlands/core/conformance/leaks.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { plan, SHORT } from './conformance-plan.ts';

const { untold = [], sameLine = (line: string) => line, forms = () => [] } = plan;

/** Matches of each kind: `npm run conformance` plays many more. */
const MATCHES = 2;

/** Each form, and each number of seats. */
const FORMS: readonly (readonly [rules: string, seats: number])[] = [
  ...(['base', 'knights', 'roaming'] as const).flatMap((rules) => [[rules, 2] as const, [rules, 3] as const]),
  ...([
    ['base', 5],
    ['knights', 4],
    ['roaming', 6],
  ] as const),
];

test.each(FORMS)(
  'the form %s keeps the contract with %i seats',
  async (rules, seats) => {
    // Viewers' memory is checked once.
    const own = rules === 'base' && seats === 2 ? plan : { untold, sameLine, forms };
    const report = await conformance(game, { ...own, matches: MATCHES, seats: [seats], options: { ...SHORT, rules } });
    expect(report.matches).toBe(MATCHES);
  },
  240_000,
);

/** House rules that add decisions, hide less, or change the course of play. */
const HOUSE_RULES: readonly (readonly [seats: number, options: object])[] = [
  [
    3,
    {
      rules: 'roaming',
      guestKnights: 'invited',
      killReward: 'search',
      defenderTie: 'card',
      coast: 'leave',
      shipSteps: 3,
    },
  ],
  [
    2,
    {
      rules: 'knights',
      playerTrade: 'noCounter',
      robberLock: false,
      showDiscards: true,
      progressLimit: 1,
      shipSteps: 3,
    },
  ],
  [
    4,
    {
      rules: 'roaming',
      alchemistSteers: false,
      deserterActs: true,
      deserterLevel: 'same',
      shipBay: 'random',
      tokens: 'random',
    },
  ],
  [5, { rules: 'base', bankResource: 5, handLimit: 3, friendlyRobber: 5, specialBuild: false, playerTrade: 'off' }],
];

describe.each(HOUSE_RULES)('with %i seats and %o', (seats, options) => {
  test('keeps the contract', async () => {
    const run = { untold, sameLine, forms, matches: MATCHES, seats: [seats], options: { ...SHORT, ...options } };
    expect((await conformance(game, run)).matches).toBe(MATCHES);
  }, 240_000);
});

/** Cheap development cards, so that there is much to hide. */
const HIDING = {
  ...SHORT,
  rules: 'base',
  handLimit: 4,
  playerTrade: 'noCounter',
  developmentCost: { brick: 0, lumber: 0, wool: 1, grain: 0, ore: 0, paper: 0, cloth: 0, coin: 0 },
};

describe('a variant that leaks hands or cards is caught', () => {
  test.each(LEAKS)(
    'through $through',
    async (leak) => {
      const run = { matches: 20, seats: [3], moments: 6, isPart: true, options: HIDING };
      expect(await unnoticedLeaks(game, run, [leak])).toEqual([]);
    },
    240_000,
  );
});

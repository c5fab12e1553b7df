import { conformance } from '@marchlands/core/conformance/conformance.ts';
import { LEAKS, unnoticedLeaks } from '@marchlands/core/conformance/leaks.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { plan } from './conformance-plan.ts';
import { ANDIA_LEAKS } from './leaks.ts';

const MATCHES = 200;

test('keeps the contract over a spread of options', async () => {
  const report = await conformance(game, { ...plan, matches: MATCHES });
  expect(report.matches).toBe(MATCHES);
  expect(report.checks.symmetry).toBeGreaterThan(0);
  for (const kind of game.moveCodec.kinds) expect(report.kinds[kind]?.varied, kind).toBeGreaterThan(0);
});

describe.each([
  { map: 'andia-mini' },
  { map: 'andia-mini', citiesToWin: 1, newPieceReveal: 'withOrders', allowPass: false, eliminationLoses: false },
  { newPieceReveal: 'withOrders', turnLimit: 0, pieceCap: 12 },
])('with the options %j', (options) => {
  test('keeps the contract', async () => {
    const report = await conformance(game, { ...plan, matches: 40, options });
    expect(report.matches).toBe(40);
  });
});

// While orders are written Andia has no events, and a match records no choice before all are made: anything these two
// leak is public by then. Andia's own leaks replace them.
const harmless = ['an event', 'the notation in logs and records'];
const leaks = [...LEAKS.filter(({ through }) => !harmless.includes(through)), ...ANDIA_LEAKS];

describe('a variant that leaks a choice before both are final is caught', () => {
  test.each(leaks)('through $through', async (leak) => {
    expect(await unnoticedLeaks(game, { matches: 60, moments: 4 }, [leak])).toEqual([]);
  });
});

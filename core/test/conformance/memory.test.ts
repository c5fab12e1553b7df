import { expect, test } from 'vitest';
import { conformance } from '../../conformance/conformance.ts';
import { plan } from '../../testing/toys/hidden-draw/conformance-plan.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';

const run = { matches: 80, seats: [2], moments: 4, seed: 'memory' };

test('what Hidden Draw draws from a view is possible after all that the viewer was shown', async () => {
  const report = await conformance(hiddenDraw, { ...run, ...plan });
  expect(report.checks.memory).toBeGreaterThan(1000);
});

test('bug: a long run followed no more matches than a short one', async () => {
  const checksOf = async (part: { matches: number; first?: number }) =>
    (await conformance(hiddenDraw, { ...run, ...plan, moments: 0, ...part })).checks.memory;
  const short = await checksOf({ matches: 20 });
  expect(await checksOf({ matches: 400 })).toBeGreaterThan(2 * short);
  // The later parts of a run go on from there.
  expect(await checksOf({ first: 200, matches: 200 })).toBeGreaterThan(short);
  expect(await checksOf({ first: 20, matches: 20 })).toBeUndefined();
});

/** A card that was looked at is shown once and forgotten: nothing in the view or in its draws is false. */
const forgetful: typeof hiddenDraw = {
  ...hiddenDraw,
  view(state, viewer) {
    const seen = hiddenDraw.view(state, viewer);
    if (viewer < 0 || seen.table.phase === 'over') return seen;
    const piles = seen.own.piles.map((pile, owner) => (owner === viewer ? pile : pile.map(() => '?' as const)));
    return { ...seen, own: { ...seen.own, piles } };
  },
};

test('a memory that is lost is noticed, by this check alone', async () => {
  await expect(conformance(forgetful, { ...run, ...plan })).rejects.toMatchObject({
    check: 'memory',
    message: expect.stringContaining('knows that this is false'),
  });
  await expect(conformance(forgetful, run)).resolves.toMatchObject({ matches: 80 });
});

test('a set-up that is refused is a failure of the plan', async () => {
  const memory = { options: { ranks: 'many' }, seats: 2, entries: 4 };
  await expect(conformance(hiddenDraw, { ...run, memory })).rejects.toThrow('the options of the plan are refused');
});

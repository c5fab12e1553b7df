import { expect, test } from 'vitest';
import { conformance } from '../../conformance/conformance.ts';
import type { Symmetry } from '../../conformance/symmetry.ts';
import { duel } from '../../testing/toys/duel/game.ts';
import type { State } from '../../testing/toys/duel/state.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import { wholeDraw } from '../../testing/toys/hidden-draw/whole.ts';

const swapped: Symmetry = {
  name: 'the seats change places',
  state(from, into) {
    into.copyFrom(from);
    // Both are states of Duel, the only game that this law is handed to.
    const state = into as State;
    for (const row of [state.cards, state.coins, state.score, state.chosenCount, state.held]) row.reverse();
    const [card, stake] = state.chosen;
    state.chosen.copyWithin(0, 2);
    state.chosen.set([card, stake], 2);
  },
  seat: (seat) => 1 - seat,
};

test('Hidden Draw keeps its contract', async () => {
  const report = await conformance(hiddenDraw, { matches: 160, moments: 3, untold: [] });
  expect(report.matches).toBe(480);
  expect(Object.keys(report.bySeats)).toEqual(['2', '3', '4']);
  expect(report.kinds['chance deal']?.varied).toBeGreaterThan(20);
  expect(report.kinds.choose.varied).toBeGreaterThan(20);
  // Every refusal that the game knows was met, and every check was made.
  expect(Object.keys(report.refusals)).toHaveLength(12);
  for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(0);
  expect(Object.keys(report.checks)).toEqual(
    expect.arrayContaining(['twins', 'twin logs', 'match', 'replay', 'telling', 'frames']),
  );
});

test('Whole Draw, whose choices are sent whole, keeps its contract', async () => {
  const report = await conformance(wholeDraw, { matches: 120, moments: 3 });
  expect(report.checks.partial).toBeGreaterThan(100);
  expect(report.kinds.choose.varied).toBeGreaterThan(20);
  for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(0);
});

test('Duel keeps its contract, whichever seat is which', async () => {
  const report = await conformance(duel, { matches: 160, moments: 3, symmetries: [swapped], untold: [] });
  expect(report.checks.symmetry).toBeGreaterThan(100);
  expect(report.kinds.play.varied).toBeGreaterThan(20);
  expect(report.kinds.stake.varied).toBeGreaterThan(20);
});

test('the same seed gives the same run, in one piece or in two', async () => {
  const whole = await conformance(duel, { matches: 40, seed: 'parts' });
  const again = await conformance(duel, { matches: 40, seed: 'parts' });
  expect(again).toEqual(whole);
  const parts = await Promise.all(
    [0, 24].map((first) => conformance(duel, { matches: first === 0 ? 24 : 16, first, seed: 'parts', isPart: true })),
  );
  expect((parts[0]?.entries ?? 0) + (parts[1]?.entries ?? 0)).toBe(whole.entries);
});

test('a law that does not hold is noticed', async () => {
  const wrong: Symmetry = { ...swapped, seat: (seat) => seat };
  await expect(conformance(duel, { matches: 40, moments: 4, symmetries: [wrong] })).rejects.toThrow('symmetry');
});

test('a hidden kind of entry in which no twin differs is a failure, unless the plan says why', async () => {
  // One rank only would be refused; two ranks with all cards dealt alike hide nothing that could be otherwise.
  const game: typeof hiddenDraw = {
    ...hiddenDraw,
    outcomes(state, out) {
      hiddenDraw.outcomes(state, out);
      if (out.length > 1) {
        out.length = 1;
        out.total = out.weights[0];
      }
    },
    draw: (state) => state.deck.findIndex((count) => count > 0),
  };
  const plan = { matches: 300, seats: [2], seed: 'stacked' };
  await expect(conformance(game, plan)).rejects.toThrow('no twin ever differed in: ');
});

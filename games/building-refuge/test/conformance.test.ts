import { conformance } from '@marchlands/core/conformance/conformance.ts';
import { LEAKS, unnoticedLeaks } from '@marchlands/core/conformance/leaks.ts';
import type { Symmetry } from '@marchlands/core/conformance/symmetry.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { outcomeCodec } from '../moves.ts';
import type { State } from '../state.ts';

/** The seats move up by one: nothing in the rules knows one player from another. */
const rotated: Symmetry = {
  name: 'every seat is the next one',
  state(from, into) {
    into.copyFrom(from);
    // Both are states of this game, the only one that this law is handed to.
    const [before, state] = [from as State, into as State];
    const { seats } = state.setup;
    const next = (seat: number): number => (seat + 1) % seats;
    for (let seat = 0; seat < seats; seat += 1) {
      for (const field of ['score', 'hand', 'treasure', 'barbarian'] as const) {
        state[field][next(seat)] = before[field][seat] as number;
      }
    }
    before.owner.forEach((owner, cell) => {
      const tile = before.tile[cell] as number;
      if (tile >= 1 && tile <= 6) state.owner[cell] = next(owner);
    });
    state.player = next(before.player);
  },
  seat: (seat, setup) => (seat + 1) % setup.seats,
  outcome: (code, setup) => (code < outcomeCodec.base.entryCorner ? (code + 1) % setup.seats : code),
};

/** Matches at each number of seats: `npm run conformance` plays many more. */
const matches = Number(process.env.CONFORMANCE_MATCHES ?? 48);

for (const seats of game.seats) {
  test(`keeps the contract with ${seats} seats`, async () => {
    const report = await conformance(game, { matches, seats: [seats], symmetries: [rotated] });
    expect(report.matches).toBe(matches);
    expect(report.checks.symmetry).toBeGreaterThan(0);
    expect(report.kinds['chance tile']?.varied).toBeGreaterThan(0);
  });
}

describe('a variant that leaks what lies face down is caught', () => {
  test.each(LEAKS)('through $through', async (leak) => {
    expect(await unnoticedLeaks(game, { matches: 40, seats: [2], moments: 4 }, [leak])).toEqual([]);
  });
});

import type { GamePlan } from '@marchlands/core/conformance/conformance.ts';
import type { Symmetry } from '@marchlands/core/conformance/symmetry.ts';
import { outcomeCodec } from '../moves.ts';
import type { State } from '../state.ts';

/** The seats move up by one: the rules do not distinguish players. */
const rotated: Symmetry = {
  name: 'every seat is the next one',
  state(from, into) {
    into.copyFrom(from);
    // Only ever called with states of this game.
    const [before, state] = [from as State, into as State];
    const { seats } = state.setup;
    const next = (seat: number): number => (seat + 1) % seats;
    for (let seat = 0; seat < seats; seat += 1) {
      for (const field of ['score', 'hand', 'treasure', 'barbarian', 'cities', 'networkWorth'] as const) {
        state[field][next(seat)] = before[field][seat];
      }
    }
    before.owner.forEach((owner, cell) => {
      const tile = before.tile[cell];
      if (tile >= 1 && tile <= 6) state.owner[cell] = next(owner);
    });
    state.player = next(before.player);
  },
  seat: (seat, setup) => (seat + 1) % setup.seats,
  outcome: (code, setup) => (code < outcomeCodec.base.entryCorner ? (code + 1) % setup.seats : code),
};

/** What every run of the suite checks of this game besides the contract. */
export const plan: GamePlan = {
  lines: [
    { seats: 2, options: {} },
    { seats: 4, options: { bag: { desert: 9, grass: 9 } } },
  ],
  sameLine: (line) => line,
  symmetries: [rotated],
  untold: ['phase', 'actor', 'pending', 'nextFaceDown', 'shown'],
  memory: {
    options: {
      firstPlayer: 1,
      boardSize: 5,
      bag: { desert: 4, grass: 3, mountain: 0, mine: 3, oasis: 0, city: 2, treasure: 0, barbarian: 0 },
    },
    seats: 2,
    entries: 24,
  },
};

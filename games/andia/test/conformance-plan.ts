import type { GamePlan } from '@marchlands/core/conformance/conformance.ts';
import type { Symmetry } from '@marchlands/core/conformance/symmetry.ts';
import { formatLine } from '../position/line.ts';
import type { State } from '../state.ts';
import { situationOf } from '../view/table.ts';

/** Neither player is favoured: the same game with the colours of all pieces exchanged. */
const exchanged: Symmetry = {
  name: 'Red and Blue change places',
  state(from, into) {
    into.copyFrom(from);
    // Only ever called with states of this game.
    const [before, state] = [from as State, into as State];
    for (const field of ['pieces', 'bombs', 'stage', 'at', 'giving', 'placing', 'form', 'area'] as const) {
      exchangeHalves(state[field]);
    }
    for (const field of ['moved', 'named', 'left', 'bomb'] as const) exchangeHalves(state[field]);
    const other = (owner: number): number => (owner === 0 ? 0 : 3 - owner);
    before.holder.forEach((holder, area) => {
      state.holder[area] = other(holder);
    });
    const mask = (seats: number): number => ((seats & 1) << 1) | (seats >> 1);
    state.asked = mask(before.asked);
    state.open = mask(before.open);
    state.winner = other(before.winner);
  },
  seat: (seat) => 1 - seat,
};

/** Red's part of a vector comes first, Blue's after it. */
function exchangeHalves(vector: Uint8Array | Uint16Array | Uint32Array): void {
  const half = vector.length / 2;
  for (let i = 0; i < half; i += 1) {
    const red = vector[i];
    vector[i] = vector[half + i];
    vector[half + i] = red;
  }
}

/** An area may be named by its full name, and a begun choice be written whole. */
const sameLine = (line: string): string => line.replace(/\bmu\b/gi, 'M').replace(/^pass$/i, 'bomb:none');

/** What every run of the suite checks of this game besides the contract. */
export const plan: GamePlan = {
  lines: [
    { seats: 2, options: {} },
    { seats: 2, options: { newPieceReveal: 'withOrders' } },
  ],
  symmetries: [exchanged],
  sameLine,
  // Only ever called with Andia states.
  forms: (state) => [formatLine((state as State).setup, situationOf(state as State))],
  untold: ['phase', 'choosing', 'previousHolder', 'turn'],
};

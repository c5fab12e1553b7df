/** Setting up (BR-17 to BR-21), including drawing the first player and the entry corner. */

import type { Events } from '../events.ts';
import { RANDOM, type Setup } from '../setup.ts';
import { PHASE, State } from '../state.ts';
import { rebuild } from './cache.ts';

/** The first state of a match. */
export function start(setup: Setup): State {
  const s = new State(setup);
  const { startBarbariansPay, barbarianValue } = setup.options;
  s.bag.set(setup.bag);
  for (let seat = 0; seat < setup.seats; seat += 1) {
    s.hand[seat] = 1;
    s.barbarian[seat] = 1;
    s.score[seat] = startBarbariansPay ? barbarianValue : 0;
  }
  s.turn = 1;
  s.player = setup.firstSeat === RANDOM ? 0 : setup.firstSeat;
  s.entry = setup.entryCorner === RANDOM ? 0 : setup.entryCorner;
  s.phase = setup.firstSeat === RANDOM ? PHASE.first : phaseAfterFirst(setup);
  rebuild(s);
  return s;
}

function phaseAfterFirst(setup: Setup): number {
  return setup.entryCorner === RANDOM ? PHASE.entry : PHASE.act;
}

/** The first player was drawn (BR-17). */
export function firstSeatDrawn(s: State, seat: number, events: Events): void {
  s.player = seat;
  s.phase = phaseAfterFirst(s.setup);
  events?.push({ kind: 'firstSeatDrawn', seat });
}

/** The entry corner was drawn (option `entryCorner: random`). */
export function entryDrawn(s: State, corner: number, events: Events): void {
  s.entry = corner;
  s.phase = PHASE.act;
  events?.push({ kind: 'entryDrawn', at: s.setup.board.corners[corner] });
}

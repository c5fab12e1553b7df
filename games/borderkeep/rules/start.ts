import { everySeat } from '@marchlands/core/seat.ts';
import type { Setup } from '../setup.ts';
import { CARDS, STEP, State } from '../state.ts';
import { advance } from './flow.ts';
import { addStock } from './pay.ts';
import { returnGuards } from './town.ts';

/** BK-08, BK-09: sets up, and runs to the first roll, card or decision. */
export function start(setup: Setup): State {
  const s = new State(setup);
  const { options, seats, groups } = setup;
  for (let seat = 0; seat < seats; seat += 1) {
    addStock(s, seat, 5, options.startGold);
    s.walls[seat] = options.startWalls;
    returnGuards(s, seat);
  }
  if (setup.hasCards) for (const card of groups.cards) CARDS.add(s.deck, 0, card);
  if (seats > 1 && options.seating === 'asSeated') {
    s.rolling = everySeat(seats);
    s.step = STEP.first;
  } else s.step = STEP.dealNext;
  advance(s, undefined);
  return s;
}

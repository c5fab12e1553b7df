import { everySeat } from '@marchlands/core/seat.ts';
import type { Setup } from '../setup.ts';
import { PHASE, STEP, State } from '../state.ts';

/** CA-15, CA-19: an empty map with everything in the supply; all roll for the first place. */
export function start(setup: Setup): State {
  const s = new State(setup);
  s.supply.set(setup.supply);
  s.sitesLeft.set(setup.sites);
  s.rolling = everySeat(setup.seats);
  s.phase = PHASE.opening;
  s.step = STEP.opening;
  return s;
}

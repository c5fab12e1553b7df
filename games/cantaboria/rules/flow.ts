import { handlersOf } from '@marchlands/core/steps.ts';
import type { Events } from '../events.ts';
import { ALL_STEPS, FIRST_STEP, type State } from '../state.ts';
import { turnEnd } from './attack.ts';
import { battle, sideNext } from './battle.ts';
import { passageNext } from './boat.ts';
import { cycleEnd, cycleStart, phaseStart, turnNext, turnStart } from './cycle.ts';
import { draftNext, siteNext, siteTurn } from './opening.ts';
import { breedNext, serveNext } from './production.ts';
import { shipNext } from './shipment.ts';

const INNER: readonly ((s: State, events: Events) => void)[] = handlersOf(ALL_STEPS.groups.inner, {
  siteNext,
  siteTurn,
  draftNext,
  cycleStart,
  phaseStart,
  turnNext,
  turnStart,
  serveNext,
  breedNext,
  shipNext,
  passageNext,
  sideNext,
  battle,
  turnEnd,
  cycleEnd,
});

/** Runs until chance or a seat must decide, or the match is over. */
export function advance(s: State, events: Events): void {
  while (s.step >= FIRST_STEP.inner) INNER[s.step - FIRST_STEP.inner](s, events);
}

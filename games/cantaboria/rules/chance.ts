import type { OutcomeList } from '@marchlands/core/lists.ts';
import type { Events } from '../events.ts';
import { OUTCOME } from '../moves.ts';
import { FIRST_STEP, STEP, type State } from '../state.ts';
import { placeSite, rollFirst, siteOutcomes, turnSite } from './opening.ts';
import { rollPhase } from './vote.ts';

const FACES = 6;

/** The chance outcomes that are possible now. */
export function outcomes(s: State, out: OutcomeList): void {
  out.clear();
  if (s.step >= FIRST_STEP.seats) return;
  if (s.step === STEP.siteKind || s.step === STEP.siteLot) siteOutcomes(s, out);
  else for (let die = 0; die < FACES; die += 1) out.push(OUTCOME.die + die, 1);
}

/** Applies a chance outcome. */
export function applyOutcome(s: State, code: number, events: Events): void {
  if (s.step === STEP.siteKind) turnSite(s, code - OUTCOME.site, events);
  else if (s.step === STEP.siteLot) placeSite(s, code - OUTCOME.lot, events);
  else if (s.step === STEP.opening) rollFirst(s, code - OUTCOME.die + 1, events);
  else rollPhase(s, code - OUTCOME.die + 1, events);
}

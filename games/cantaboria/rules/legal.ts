import { rulesOf, USUAL_REASONS } from '@marchlands/core/rules.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { turnAt } from '@marchlands/core/steps.ts';
import { moveCodec } from '../moves.ts';
import { ALL_STEPS, STEP, type State } from '../state.ts';
import { isAnsweredTogether } from './battle.ts';
import { applyOutcome, outcomes } from './chance.ts';
import { kinds } from './kinds.ts';
import { choosing, together } from './together.ts';

/** Choices sent whole: a boat with its water and position, a shipment, an attack with its plan. */
export function isPartial(s: State, seat: Seat): boolean {
  return s.partial === 1 && s.actor === seat;
}

const rules = rulesOf(moveCodec, kinds, {
  ...turnAt(ALL_STEPS, (s: State) => (s.step === STEP.vote || isAnsweredTogether(s) ? choosing(s) : maskOf(s.actor))),
  sealed: together,
  chance: { outcomes, apply: applyOutcome },
  ...USUAL_REASONS,
});

export const { actors, legal, refusal, apply: play } = rules;

/**
 * Only simultaneous votes and answers are hidden (CA-26, CA-90). A boat that goes on after an answer is asked even so,
 * since its next move begins a choice that is sent whole; a refused boat may only stop, which ends the choice.
 */
export function isOpen(s: State): boolean {
  return s.step !== STEP.vote && (s.step !== STEP.boat || s.isStopped > 0) && !isAnsweredTogether(s);
}

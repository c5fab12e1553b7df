import { handlersOf } from '@marchlands/core/steps.ts';
import type { Events } from '../events.ts';
import { ALL_STEPS, dueStep, ENDING, FIRST_STEP, STEP, type State } from '../state.ts';
import { end, hasWon } from './final.ts';
import { beginAction, beginTurn, passTurn, robberDue, rolled } from './turn.ts';

const INNER: readonly ((s: State, events: Events) => void)[] = handlersOf(ALL_STEPS.groups.inner, {
  turnStart: beginTurn,
  rolled,
  robberDue,
  actionStart: beginAction,
  turnOver: passTurn,
});

/** Where players put an offer together and answer it: nobody's points change there. */
function isTrading(step: number): boolean {
  return step === STEP.offer || step === STEP.answer || step === STEP.choose;
}

/** Runs on until chance or a seat must decide, or the match is over. Points that are reached end it at once (IK-303). */
export function advance(s: State, events: Events): void {
  while (s.step !== STEP.over) {
    const step = dueStep(s);
    if (isTrading(step)) return;
    if (hasWon(s)) {
      end(s, ENDING.points, events);
      return;
    }
    if (step < FIRST_STEP.inner) return;
    INNER[step - FIRST_STEP.inner](s, events);
  }
}

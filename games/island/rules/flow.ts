import { handlersOf } from '@marchlands/core/steps.ts';
import type { Events } from '../events.ts';
import { ALL_STEPS, dueStep, ENDING, FIRST_STEP, STEP, type State } from '../state.ts';
import { arriveNext, landPairs, restAll } from './barbarians.ts';
import { killed } from './combat.ts';
import { gateNext, tieNext } from './decks.ts';
import { end, hasWon } from './final.ts';
import { evictNext } from './guests.ts';
import { aqueductNext } from './improve.ts';
import { robNext } from './robber.ts';
import { resolveEvent } from './ship.ts';
import { loseNext } from './siege.ts';
import { beginAction, beginTurn, endTurn, marchOn, passTurn, resolveTotal, robberDue } from './turn.ts';

const INNER: readonly ((s: State, events: Events) => void)[] = handlersOf(ALL_STEPS.groups.inner, {
  turnStart: beginTurn,
  rolled: resolveEvent,
  march: marchOn,
  total: resolveTotal,
  robberDue,
  actionStart: beginAction,
  turnEnd: endTurn,
  turnOver: passTurn,
  gateNext,
  aqueductNext,
  arriveNext,
  killed,
  tieNext,
  loseNext,
  robNext,
  landing: landPairs,
  restAll,
  evictNext,
});

/** Runs one inner step, which needs no decision. */
export function runInner(s: State, step: number, events: Events): void {
  INNER[step - FIRST_STEP.inner](s, events);
}

/** Steps at which players compose and answer an offer: no points change there. */
function isTrading(step: number): boolean {
  return step === STEP.offer || step === STEP.answer || step === STEP.choose;
}

/** Runs until chance or a seat must decide, or the match is over. Reaching the points ends it at once (IK-303). */
export function runOn(s: State, events: Events): void {
  while (s.step !== STEP.over) {
    const step = dueStep(s);
    if (isTrading(step)) return;
    if (hasWon(s)) {
      end(s, ENDING.points, events);
      return;
    }
    if (step < FIRST_STEP.inner) return;
    runInner(s, step, events);
  }
}

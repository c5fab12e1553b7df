import { handlersOf } from '@marchlands/core/steps.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Events } from '../events.ts';
import { ALL_STEPS, dueStep, ENDING, FIRST_STEP, STEP, type State } from '../state.ts';
import { arriveNext, landPairs, restAll } from './barbarians.ts';
import { killed } from './combat.ts';
import { gateNext, tieNext } from './decks.ts';
import { end, hasWon } from './final.ts';
import { onlyMove } from './forced.ts';
import { evictNext } from './guests.ts';
import { aqueductNext } from './improve.ts';
import { actors, applyMove, isPartial } from './legal.ts';
import { robNext } from './robber.ts';
import { resolveEvent } from './ship.ts';
import { loseNext } from './siege.ts';
import { unmarkPick } from './trade-cards.ts';
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

/** Where players put an offer together and answer it: nobody's points change there. */
function isTrading(step: number): boolean {
  return step === STEP.offer || step === STEP.answer || step === STEP.choose;
}

/** Runs on until chance or a seat must decide, or the match is over. Points that are reached end it at once (IK-303). */
export function runOn(s: State, events: Events): void {
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

/** Makes a move that all can see to be no decision, and adds it to `made`. @returns whether there was one */
function makeOnlyMove(s: State, events: Events, made: Step[] | undefined): boolean {
  const acting = actors(s);
  if (acting <= 0) return false;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (((acting >> seat) & 1) === 0 || isPartial(s, seat)) continue;
    const only = onlyMove(s, seat);
    if (only < 0) continue;
    made?.push({ by: seat, code: only });
    applyMove(s, seat, only, events);
    if (dueStep(s) === STEP.pick) unmarkPick(s);
    return true;
  }
  return false;
}

/** Runs on, and makes the moves that all can see to be no decision. @param made takes these moves, in order */
export function advance(s: State, events: Events, made?: Step[]): void {
  do runOn(s, events);
  while (makeOnlyMove(s, events, made));
}

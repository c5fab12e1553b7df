import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { attackStart, whyNotAttack } from '../../rules/attack.ts';
import { clearAttack } from '../../rules/battle.ts';
import { citiesOf } from '../../rules/places.ts';
import { PHASE, STEP, type State } from '../../state.ts';

/** Whether a seat attacks now, or makes the logistics shipments before its attack. */
function isTurn(s: State, seat: Seat): boolean {
  return s.actor === seat && (s.step === STEP.attack || s.step === STEP.logistics);
}

/** CA-93: a seat's logistics shipments before its attack: those left now, or one for each City in a later turn. */
export function shipmentsFor(s: State, seat: Seat): number {
  if (!isTurn(s, seat)) return s.setup.options.logisticsMax ?? citiesOf(s, seat);
  return s.step === STEP.logistics ? s.shipments : 0;
}

/** CA-76, CA-92: whether a seat may still declare an attack on a place in its Attack turn, this one or the next. */
export function mayDeclare(s: State, seat: Seat, target: number): boolean {
  const why = isTurn(s, seat) ? whyNotAttack(s, seat, target) : null;
  return why !== 'failedBefore' && why !== 'firstCycle';
}

/** A copy of the state, moved on to a seat's Attack turn with this many shipments left. */
export function attackTurn(s: State, seat: Seat, shipments: number): State {
  const turn = s.clone();
  if (!isTurn(s, seat)) {
    turn.phase = PHASE.attack;
    turn.turn = seat;
    turn.actor = seat;
    turn.played = maskOf(seat);
    turn.answers.fill(0);
    turn.won = 0;
    turn.hasEdge = 0;
    turn.failed.fill(0);
    clearAttack(turn);
  }
  attackStart(turn, shipments);
  return turn;
}

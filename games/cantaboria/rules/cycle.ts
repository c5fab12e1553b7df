import { firstFrom, maskOf } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { PHASE, PHASES, SHIP_FOR, STEP, type State } from '../state.ts';
import { attackStart } from './attack.ts';
import { fadeAttacks } from './attack-memory.ts';
import { shipmentsOf } from './extra-shipments.ts';
import { endAtGoal, endCycle } from './final.ts';
import { citiesOf, living } from './places.ts';
import { produce } from './production.ts';
import { beginRound, hasTradeEnded, tradeTurn } from './trade.ts';
import { begin, endPhase } from './vote.ts';

/** CA-20, CA-23: a cycle begins; the first has no Development. */
export function cycleStart(s: State, events: Events): void {
  s.cycle += 1;
  s.actor = 0;
  s.phase = s.cycle === 1 ? PHASE.production : PHASE.development;
  events?.push({ kind: 'cycleBegan', cycle: s.cycle, lead: s.lead });
  s.step = STEP.phaseStart;
}

/** CA-20, CA-24: Development and Attack always take place; for the other phases the Lead rolls. */
export function phaseStart(s: State, events: Events): void {
  s.actor = 0;
  if (s.phase === PHASE.development || s.phase === PHASE.attack) begin(s, events);
  else s.step = STEP.die;
}

/** CA-96: after Development too, if the option says so; after Attack the cycle ends. */
function isWonAfterPhase(s: State, events: Events): boolean {
  return s.phase === PHASE.development && s.setup.options.victoryCheck === 'phase' && endAtGoal(s, events);
}

/**
 * CA-21, CA-49: the next seat to the left of the Lead that has not had its turn in this phase, or, in Trade, in this
 * round.
 */
export function turnNext(s: State, events: Events): void {
  const isTrade = s.phase === PHASE.trade;
  s.actor = 0;
  if (isTrade ? hasTradeEnded(s) : (living(s) & ~s.played) === 0) {
    s.turn = 0;
    if (!isWonAfterPhase(s, events)) endPhase(s);
    return;
  }
  if (isTrade) beginRound(s);
  s.turn = firstFrom(s.lead, living(s) & ~s.played, s.setup.seats);
  s.answers.fill(0);
  s.played |= maskOf(s.turn);
  s.step = STEP.turnStart;
}

export function turnStart(s: State, events: Events): void {
  if (s.phase === PHASE.trade) {
    tradeTurn(s, events);
    return;
  }
  events?.push({ kind: 'turnBegan', phase: PHASES[s.phase], seat: s.turn });
  s.actor = s.turn;
  switch (s.phase) {
    case PHASE.development:
      s.step = STEP.develop;
      break;
    case PHASE.production:
      produce(s, events);
      break;
    case PHASE.shipment:
      s.shipments = shipmentsOf(s, s.turn);
      s.shipFor = SHIP_FOR.phase;
      s.step = STEP.shipNext;
      break;
    case PHASE.attack:
      attackStart(s, s.setup.options.logisticsMax ?? citiesOf(s, s.turn));
      break;
  }
}

/** CA-22, CA-96, CA-99: checks for winners; otherwise the die passes to the left. */
export function cycleEnd(s: State, events: Events): void {
  if (endCycle(s, events)) return;
  fadeAttacks(s);
  s.lead = firstFrom(s.lead + 1, living(s), s.setup.seats);
  s.step = STEP.cycleStart;
}

import { concedeOf } from '@marchlands/core/concede.ts';
import { ALL, type Seat } from '@marchlands/core/seat.ts';
import { handlersOf } from '@marchlands/core/steps.ts';
import type { Events } from '../events.ts';
import { ALL_STEPS, CHOICES, ENDING, FIRST_STEP, PHASE, PLAN, STACK, STEP, type State } from '../state.ts';
import { turnEnd } from './attack.ts';
import { clearAttack, leaveSide } from './battle.ts';
import { leaveBoat } from './boat.ts';
import { leaveLink } from './chain.ts';
import { leaveBuilding } from './develop.ts';
import { end } from './final.ts';
import { advance } from './flow.ts';
import { leaveFoot } from './foot.ts';
import { stopHorse } from './horse.ts';
import { leaveOpening } from './opening.ts';
import { leavePassage } from './passage.ts';
import { living } from './places.ts';
import { leaveProduction } from './production.ts';
import { sortBoats } from './rest.ts';
import { endShipment } from './shipment.ts';
import { together } from './together.ts';
import { clearOffer, leaveTrade } from './trade.ts';
import { dropPlan } from './voyage.ts';

type Leave = (s: State, seat: Seat, events: Events) => void;
const nothing: Leave = () => undefined;

/** A boat on its way, or planned to sail; its owner may be waiting for an answer. */
function leaveWater(s: State, seat: Seat, events: Events): void {
  if (STACK.top(s) !== null) STACK.pop(s);
  if (s.plan === PLAN.boat) dropPlan(s);
  else leaveBoat(s, seat, events);
}

/**
 * CA-97: what happens to the unfinished choice of a seat that resigns in its turn, by step. Pieces that have moved stay
 * where they are, since nobody could put them back by the rules: a Horse stops, a boat moors, a boat that was paid for
 * is launched. Anything that has not moved is dropped: a plan of attack, an attack awaiting third parties, an offer, a
 * token just picked up. Sites not yet served and Horses not yet placed are lost.
 */
const LEAVE: readonly Leave[] = handlersOf(ALL_STEPS.groups.seats, {
  site: nothing,
  draft: nothing,
  vote: nothing,
  develop: nothing,
  enter: leaveBuilding,
  position: leaveBuilding,
  serve: leaveProduction,
  breed: leaveProduction,
  ship: nothing,
  logistics: nothing,
  foot: leaveFoot,
  horse: stopHorse,
  chain: endShipment,
  link: leaveLink,
  boat: leaveBoat,
  moor: leaveWater,
  passage: leaveWater,
  attack: nothing,
  plan: dropPlan,
  ride: dropPlan,
  voyage: dropPlan,
  land: dropPlan,
  side(s) {
    clearAttack(s);
    CHOICES.clear(s);
  },
  trade: nothing,
  offer: clearOffer,
  reply: clearOffer,
  pay: clearOffer,
  put: clearOffer,
});

/** True during a seat's turn in a phase: not in the opening, nor while chance acts or all vote. */
function isInTurn(s: State): boolean {
  return s.phase !== PHASE.opening && s.step >= FIRST_STEP.seats && s.step !== STEP.vote;
}

/** CA-94, CA-97: ends the turn under way; logistics shipments without an attack are undone. */
function leaveTurn(s: State, events: Events): void {
  LEAVE[s.step - FIRST_STEP.seats](s, s.turn, events);
  s.partial = 0;
  s.shipments = 0;
  s.shipFor = 0;
  if (s.phase === PHASE.attack) turnEnd(s, events);
  s.step = STEP.turnNext;
}

/** CA-97: handles a resigned seat that may owe an answer in another seat's turn. */
function leaveOthersTurn(s: State, seat: Seat): void {
  switch (s.step) {
    case STEP.passage:
      leavePassage(s, seat);
      break;
    case STEP.side:
      leaveSide(s, seat);
      break;
    case STEP.offer:
    case STEP.reply:
    case STEP.pay:
    case STEP.put:
      if (s.partner === seat) leaveTrade(s);
      break;
  }
}

/** CA-97, CA-98: a seat resigns, or all agree to end without a winner. */
export const concede = concedeOf<State, NonNullable<Events>>({
  inPlay: (s) => (s.step === STEP.over ? 0 : living(s)),
  leave: (_s, seat, events) => events?.push({ kind: 'seatResigned', seat }),
  goOn(s, seat, events) {
    if (s.phase === PHASE.opening) leaveOpening(s, seat, events);
    else if (isInTurn(s) && s.turn === seat) leaveTurn(s, events);
    else if (isInTurn(s)) leaveOthersTurn(s, seat);
    // CA-97: its vote or its secret answer does not count.
    together.leave(s, seat, events);
    advance(s, events);
    if (s.partial === 0) sortBoats(s);
  },
  end(s, left, events) {
    if (isInTurn(s)) leaveTurn(s, events);
    if (left === ALL) end(s, ENDING.agreement, 0, events);
    else end(s, ENDING.lastSeat, left, events);
  },
});

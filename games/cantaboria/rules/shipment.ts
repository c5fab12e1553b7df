import type { Seat } from '@marchlands/core/seat.ts';
import { GOODS, HORSE, KINDS, TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { SHIP_FOR, STEP, type State } from '../state.ts';
import { save } from './logistics.ts';
import { nextOwn, spotOf, supply } from './places.ts';

/** CA-75, CA-93: begins a shipment: of its phase, of logistics, or earned by a first success. */
export function beginShipment(s: State, from: number): void {
  if (s.step === STEP.logistics) save(s);
  if (s.step === STEP.attack) s.shipFor = SHIP_FOR.bonus;
  s.partial = 1;
  s.shipFrom = from;
  s.shipAt = from;
  s.shipSteps = 0;
}

/** CA-10: of two Horses or Weapons in one place of the seat, one is removed. */
export function removeSurplus(s: State, seat: Seat, events: Events): void {
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    for (let kind = HORSE; kind < KINDS; kind += 1) {
      while (s.tokens[at * KINDS + kind] > 1) {
        supply(s, at, kind, -1);
        events?.push({ kind: 'tokenLost', at: spotOf(s, at), token: TOKENS[kind] });
      }
    }
  }
}

/** Clears the state of a shipment under way. */
export function clearShipment(s: State): void {
  s.partial = 0;
  s.shipFrom = 0;
  s.shipAt = 0;
  s.shipSteps = 0;
  s.load.fill(0);
  s.gave.fill(0);
  s.got.fill(0);
}

export function endShipment(s: State, seat: Seat, events: Events): void {
  clearShipment(s);
  removeSurplus(s, seat, events);
  events?.push({ kind: 'shipmentMade', seat });
  if (s.shipFor === SHIP_FOR.bonus) {
    s.shipFor = SHIP_FOR.nothing;
    s.step = STEP.turnEnd;
    return;
  }
  s.shipments -= 1;
  s.step = STEP.shipNext;
}

/** CA-51, CA-53, CA-93: the next shipment of the turn, if one is left. */
export function shipNext(s: State): void {
  if (s.shipments > 0) s.step = s.shipFor === SHIP_FOR.phase ? STEP.ship : STEP.logistics;
  else endShipping(s);
}

/** Ends a seat's shipments; unused logistics shipments are lost (CA-93). */
export function endShipping(s: State): void {
  s.step = s.shipFor === SHIP_FOR.phase ? STEP.turnNext : STEP.attack;
  s.shipments = 0;
  s.shipFor = SHIP_FOR.nothing;
}

/** The number of goods carried. */
export function goodsLoaded(s: State): number {
  let sum = 0;
  for (let good = 0; good < GOODS; good += 1) sum += s.load[good];
  return sum;
}

/** The number of tokens carried. */
export function loaded(s: State): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind += 1) sum += s.load[kind];
  return sum;
}

/** Lifts a token from a place; it does not return to the supply. */
export function lift(s: State, kind: number, from: number): void {
  s.tokens[from * KINDS + kind] -= 1;
  s.load[kind] += 1;
  s.gave[from] |= 1 << kind;
}

/** Puts a carried token down. */
export function put(s: State, kind: number, into: number): void {
  s.load[kind] -= 1;
  s.tokens[into * KINDS + kind] += 1;
  s.got[into] |= 1 << kind;
}

import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { HORSE, KINDS, TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import { areAdjacent, hasOwnNear, isOwn, NEAR, neighboursOf, nextOwn, spotOf, tokensAt } from './places.ts';
import type { Refusal } from './refusals.ts';
import { beginShipment, clearShipment, endShipment, lift, put } from './shipment.ts';

/** CA-55: a good or Weapon of an own place, with an own place beside. */
export function whyNotFoot(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (!isOwn(s, seat, from)) return 'notYours';
  if (kind === HORSE) return 'noHorseByFoot';
  if (tokensAt(s, from, kind) === 0) return 'noSuchToken';
  return hasOwnNear(s, seat, from) ? null : 'nowhereToGo';
}

export function legalFoots(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (kind === HORSE) continue;
    for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
      if (s.tokens[from * KINDS + kind] > 0 && hasOwnNear(s, seat, from)) out.push(base + kind * PER_TOKEN + from);
    }
  }
}

export function startFoot(s: State, kind: number, from: number): void {
  beginShipment(s, from);
  lift(s, kind, from);
  s.step = STEP.foot;
}

/** CA-54: a step goes to an adjacent own place. */
export function whyNotStepTo(s: State, seat: Seat, into: number): Refusal | null {
  if (!isOwn(s, seat, into)) return 'notYours';
  return areAdjacent(s, s.shipAt, into) ? null : 'notBeside';
}

export function legalSteps(s: State, seat: Seat, out: MoveList, base: number): void {
  const count = neighboursOf(s, s.shipAt);
  for (let i = 0; i < count; i += 1) if (isOwn(s, seat, NEAR[i])) out.push(base + NEAR[i]);
}

/** CA-97: a token that was picked up goes back. */
export function leaveFoot(s: State): void {
  put(s, s.load.indexOf(1), s.shipFrom);
  clearShipment(s);
}

/** CA-55: one step, and the shipment ends. */
export function stepOnFoot(s: State, seat: Seat, into: number, events: Events): void {
  const from = s.shipFrom;
  const kind = s.load.indexOf(1);
  put(s, kind, into);
  events?.push({ kind: 'tokenMoved', seat, token: TOKENS[kind], from: spotOf(s, from), into: spotOf(s, into) });
  endShipment(s, seat, events);
}

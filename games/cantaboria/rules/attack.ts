import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { HORSE, MAX_NEIGHBOURS, WEAPON } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import { PLAN, SHIP_FOR, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { declare } from './battle.ts';
import { HORSE_STEPS } from './horse.ts';
import { settleLogistics } from './logistics.ts';
import {
  areAdjacent,
  hasOwnNear,
  isOwn,
  neighboursOf,
  nextOwn,
  nextPlace,
  ownNear,
  type Places,
  tokensAt,
} from './places.ts';
import { canSail, dropPlan } from './voyage.ts';

/** CA-75, CA-93: begins an Attack turn with this many logistics shipments. */
export function attackStart(s: State, shipments: number): void {
  s.shipments = shipments;
  s.shipFor = shipments > 0 ? SHIP_FOR.logistics : SHIP_FOR.nothing;
  s.step = shipments > 0 ? STEP.logistics : STEP.attack;
}

/** CA-94: ends the Attack turn. */
export function turnEnd(s: State, events: Events): void {
  settleLogistics(s, events);
  s.won = 0;
  s.hasEdge = 0;
  s.failed.fill(0);
  s.step = STEP.turnNext;
}

const around = new Uint8Array(MAX_NEIGHBOURS);
const beyond = new Uint8Array(MAX_NEIGHBOURS);

/** CA-85: whether a piece gets from here into a target in 1 or 2 steps, the first into one of the seat's places. */
export function comesIn(m: Places, seat: Seat, from: number, target: number, steps: number): boolean {
  if (areAdjacent(m, from, target)) return true;
  if (steps < 2) return false;
  const count = ownNear(m, seat, from, beyond);
  for (let i = 0; i < count; i += 1) if (areAdjacent(m, beyond[i], target)) return true;
  return false;
}

/** CA-92: how often a target may be declared before the marks are cleared. */
function mostDeclared(s: State): number {
  return s.setup.options.redeclare === 'free' ? 3 : 1;
}

/**
 * CA-76, CA-77, CA-92: a place of another player beside one of the seat's or in reach of one of its boats; no attack on
 * it may have failed before.
 */
export function whyNotAttack(s: State, seat: Seat, target: number): Refusal | null {
  if (s.owner[target] === 0) return 'notOnTheMap';
  if (isOwn(s, seat, target)) return 'ownPlace';
  if (s.cycle === 1 && s.won === 1) return 'firstCycle';
  if (s.failed[target] >= mostDeclared(s)) return 'failedBefore';
  return hasOwnNear(s, seat, target) || canSail(s, seat, target) ? null : 'notBeside';
}

export function legalAttacks(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    if (whyNotAttack(s, seat, at) === null) out.push(base + at);
  }
}

/** CA-75: a shipment instead of an attack needs a first success. */
export function mayShip(s: State): boolean {
  return s.won === 1;
}

export function attack(s: State, _seat: Seat, target: number): void {
  s.target = target;
  s.partial = 1;
  s.step = STEP.plan;
}

/** CA-77, CA-88: declaring without a move. */
export function whyNotDeclare(s: State, seat: Seat): Refusal | null {
  return hasOwnNear(s, seat, s.target) ? null : 'notBeside';
}

/** CA-85: a Weapon that steps into the target. */
export function whyNotMarch(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (!isOwn(s, seat, from)) return 'notYours';
  if (kind !== WEAPON) return 'notBySuchAMove';
  if (tokensAt(s, from, WEAPON) === 0) return 'noSuchToken';
  return comesIn(s, seat, from, s.target, s.setup.options.footSteps) ? null : 'notBeside';
}

export function legalMarches(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
    if (whyNotMarch(s, seat, WEAPON, from) === null) out.push(base + WEAPON * PER_TOKEN + from);
  }
}

export function march(s: State, _seat: Seat, _kind: number, from: number, events: Events): void {
  s.plan = PLAN.foot;
  s.planWeapon = from + 1;
  declare(s, events);
}

/** CA-85: a Horse that can ride into the target. */
export function whyNotCharge(s: State, seat: Seat, from: number): Refusal | null {
  if (!isOwn(s, seat, from)) return 'notYours';
  if (tokensAt(s, from, HORSE) === 0) return 'noSuchToken';
  return comesIn(s, seat, from, s.target, HORSE_STEPS) ? null : 'notBeside';
}

export function legalCharges(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
    if (whyNotCharge(s, seat, from) === null) out.push(base + from);
  }
}

export function charge(s: State, _seat: Seat, from: number): void {
  s.plan = PLAN.horse;
  s.planHorse = from + 1;
  s.shipAt = from;
  s.shipSteps = 0;
  s.step = STEP.ride;
}

/** CA-85: one Weapon, from the Horse's place. */
export function whyNotArm(s: State, _seat: Seat, kind: number, from: number): Refusal | null {
  if (kind !== WEAPON) return 'notBySuchAMove';
  if (s.planWeapon > 0) return 'full';
  if (from !== s.shipAt) return 'notBeside';
  return tokensAt(s, from, WEAPON) > 0 ? null : 'noSuchToken';
}

export function arm(s: State, _seat: Seat, _kind: number, from: number): void {
  s.planWeapon = from + 1;
}

/** CA-85: into the target, or into one of the seat's places beside it. */
export function whyNotChargeOn(s: State, seat: Seat, into: number): Refusal | null {
  if (!areAdjacent(s, s.shipAt, into)) return 'notBeside';
  if (into === s.target) return null;
  if (s.shipSteps === HORSE_STEPS - 1) return 'noStepsLeft';
  if (!isOwn(s, seat, into)) return 'notYours';
  return areAdjacent(s, into, s.target) ? null : 'notBeside';
}

export function legalChargesOn(s: State, seat: Seat, out: MoveList, base: number): void {
  const count = neighboursOf(s, s.shipAt, around);
  for (let i = 0; i < count; i += 1) if (whyNotChargeOn(s, seat, around[i]) === null) out.push(base + around[i]);
}

export function chargeOn(s: State, _seat: Seat, into: number, events: Events): void {
  if (into === s.target) declare(s, events);
  else {
    s.shipAt = into;
    s.shipSteps += 1;
  }
}

/**
 * CA-88: a plan may be given up at any point. It counts as declared and failed, unless the only step was to ask
 * (CA-72).
 */
export function giveUpPlan(s: State): void {
  if (s.partial > 0 || s.hasMoved > 0) s.failed[s.target] += 1;
  dropPlan(s);
  s.step = STEP.attack;
}

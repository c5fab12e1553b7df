import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, HORSE, WEAPON } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PLAN, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { clearAttack, declare } from './battle.ts';
import { begun, clearBoat, positionOfStopped } from './boat.ts';
import { mapWithBoat } from './force.ts';
import { areAdjacent, goodsAt, isOwn, tokensAt } from './places.ts';
import { countIn, isBankOf, isInRange, mayLoadAfter, touches } from './waters.ts';

// The boat of a plan (CA-86). It stays where it lies: fields hold its planned position and the pieces it would take on.

const planned = (s: State): number => s.planBoat - 1 - BOAT;

/** CA-87: whether there are goods aboard, which keep the boat from moving in an attack. */
export function isLaden(s: State, boat: number): boolean {
  return !s.setup.options.attackWithGoods && goodsAt(s, BOAT + boat) > 0;
}

/**
 * CA-77: whether a boat of the seat that may make the attack's move can come beside the target, if everybody lets it
 * pass.
 */
export function canSail(s: State, seat: Seat, target: number): boolean {
  for (let boat = 0; boat < s.boats; boat += 1) {
    if (isOwn(s, seat, BOAT + boat) && !isLaden(s, boat) && isInRange(s, boat, target)) return true;
  }
  return false;
}

export function whyNotEmbark(s: State, seat: Seat, boat: number): Refusal | null {
  if (boat >= s.boats) return 'notOnTheMap';
  if (!isOwn(s, seat, BOAT + boat)) return 'notYours';
  if (isLaden(s, boat)) return 'goodsAboard';
  return isInRange(s, boat, s.target) ? null : 'cannotReach';
}

export function legalEmbarks(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let boat = 0; boat < s.boats; boat += 1) if (whyNotEmbark(s, seat, boat) === null) out.push(base + boat);
}

export function embark(s: State, _seat: Seat, boat: number): void {
  s.plan = PLAN.boat;
  s.planBoat = BOAT + boat + 1;
  s.shipAt = s.boatSpace[boat];
  s.shipFrom = s.boatOrder[boat];
  s.shipSteps = 0;
  s.step = STEP.voyage;
}

/** Whether a Horse or a Weapon is aboard a boat, or planned to be. */
function holds(s: State, boat: number, kind: number): boolean {
  return tokensAt(s, BOAT + boat, kind) > 0 || (kind === HORSE ? s.planHorse : s.planWeapon) > 0;
}

/** CA-86: a Horse or Weapon from one of the seat's banks or shores, if none is aboard. */
export function whyNotBring(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (!isBankOf(s.setup, from, s.shipAt)) return 'notBeside';
  if (!isOwn(s, seat, from)) return 'notYours';
  if (kind < HORSE) return 'notBySuchAMove';
  if (tokensAt(s, from, kind) === 0) return 'noSuchToken';
  if (!mayLoadAfter(s.setup, s.shipSteps)) return 'loadsAtStart';
  return holds(s, planned(s), kind) ? 'full' : null;
}

export function bring(s: State, _seat: Seat, kind: number, from: number): void {
  begun(s);
  if (kind === HORSE) s.planHorse = from + 1;
  else s.planWeapon = from + 1;
}

/** The number of other boats in the water of the planned position. */
function othersThere(s: State): number {
  return countIn(s, s.shipAt) - (s.boatSpace[planned(s)] === s.shipAt ? 1 : 0);
}

/** CA-86: why the boat may not lie behind this many others: it must be beside the target. */
export function whyNotLieAt(s: State, behind: number): Refusal | null {
  if (behind > othersThere(s)) return 'noSuchPosition';
  return areAdjacent(mapWithBoat(s, s.shipAt, behind), s.planBoat - 1, s.target) ? null : 'notBeside';
}

/** CA-71, CA-86: where a planned boat may stop: voluntarily in any position, if refused in the only one left to it. */
export function whyNotHeaveTo(s: State): Refusal | null {
  if (s.isStopped > 0) return whyNotLieAt(s, positionOfStopped(s, othersThere(s)));
  return touches(s, s.shipAt, s.target) ? null : 'notBeside';
}

export function heaveTo(s: State, events: Events): void {
  s.partial = 1;
  const others = othersThere(s);
  if (s.isStopped > 0 || others === 0) moorPlanned(s, positionOfStopped(s, others), events);
  else s.step = STEP.moor;
}

/** D-25: sets the boat's position; its cargo may be landed in a territory. */
export function moorPlanned(s: State, behind: number, events: Events): void {
  const boat = planned(s);
  s.planSpace = s.shipAt + 1;
  s.planPosition = behind;
  clearBoat(s);
  s.partial = 1;
  const isEmpty = !holds(s, boat, HORSE) && !holds(s, boat, WEAPON);
  if (s.target >= BOAT || isEmpty) declare(s, events);
  else s.step = STEP.land;
}

/** CA-86: the Horse and the Weapon aboard may each be landed. */
export function whyNotLand(s: State, _seat: Seat, landing: number): Refusal | null {
  const boat = planned(s);
  if ((landing & 1) !== 0 && !holds(s, boat, HORSE)) return 'noSuchToken';
  return (landing & 2) !== 0 && !holds(s, boat, WEAPON) ? 'noSuchToken' : null;
}

export function land(s: State, _seat: Seat, landing: number, events: Events): void {
  s.planLanding = landing;
  declare(s, events);
}

/** Clears the current plan; nothing has moved. */
export function dropPlan(s: State): void {
  clearBoat(s);
  clearAttack(s);
}

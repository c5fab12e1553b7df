import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/land.ts';
import { BOAT, GOODS, HORSE, MAX_SPACES, WEAPON } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import { PLAN, STEP, type State } from '../state.ts';
import { clearAttack, declare } from './battle.ts';
import {
  begun,
  clearBoat,
  isBank,
  isPassing,
  legalAsks,
  mayLoadAfter,
  positionOfStopped,
  whyNotAsk,
  whyNotSail,
} from './boat.ts';
import { ELSEWHERE, isRefused, NOT_TAKEN } from './passage.ts';
import { areAdjacent, countIn, firstIn, isOwn, orderIn, tokensAt } from './places.ts';
import { lackOf } from './reckoning.ts';
import type { Refusal } from './refusals.ts';
import { ABOARD, GAINED, hasWay, heldBy, leastLack, NOTHING, reaches, type Spot } from './way.ts';

// The boat of a plan (CA-86). It stays where it lies: fields say where it would be and what it would have taken on.
// Every state of a plan has a way on, since only what leads to a legal declaration may be chosen, or a question to a bank;
// an answer that leads nowhere lets the plan be given up.

const planned = (s: State): number => s.planBoat - 1 - BOAT;

/** CA-87: whether there are goods aboard that keep the boat from moving in an attack. */
function isLaden(s: State, boat: number): boolean {
  if (s.setup.options.attackWithGoods) return false;
  for (let kind = 0; kind < GOODS; kind += 1) if (tokensAt(s, BOAT + boat, kind) > 0) return true;
  return false;
}

const spot: Spot = {
  space: 0,
  entry: 0,
  steps: 0,
  horse: NOTHING,
  weapon: NOTHING,
  horseFrom: ELSEWHERE,
  weaponFrom: ELSEWHERE,
};

/** CA-86 to CA-88: an own boat without goods, from where it lies to the target. */
function canCome(s: State, seat: Seat, target: number, boat: number): boolean {
  if (!isOwn(s, seat, BOAT + boat) || isLaden(s, boat)) return false;
  spot.space = s.boatSpace[boat];
  spot.entry = 0;
  spot.steps = 0;
  spot.horse = heldBy(s, boat, HORSE);
  spot.weapon = heldBy(s, boat, WEAPON);
  spot.horseFrom = ELSEWHERE;
  spot.weaponFrom = ELSEWHERE;
  return hasWay(s, seat, target, boat, spot);
}

/** The spot where the planned boat is now. */
function spotNow(s: State): Spot {
  spot.space = s.shipAt;
  spot.entry = s.entry;
  spot.steps = s.shipSteps;
  spot.horse = heldBy(s, planned(s), HORSE);
  spot.weapon = heldBy(s, planned(s), WEAPON);
  spot.horseFrom = ELSEWHERE;
  spot.weaponFrom = ELSEWHERE;
  return spot;
}

/** CA-77: whether some own boat comes beside the target. */
export function canSail(s: State, seat: Seat, target: number): boolean {
  for (let boat = 0; boat < s.boats; boat += 1) if (canCome(s, seat, target, boat)) return true;
  return false;
}

export function whyNotEmbark(s: State, seat: Seat, boat: number): Refusal | null {
  if (boat >= s.boats) return 'notOnTheMap';
  if (!isOwn(s, seat, BOAT + boat)) return 'notYours';
  if (isLaden(s, boat)) return 'goodsAboard';
  return canCome(s, seat, s.target, boat) ? null : 'cannotReach';
}

export function legalEmbarks(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let boat = 0; boat < s.boats; boat += 1) if (canCome(s, seat, s.target, boat)) out.push(base + boat);
}

export function embark(s: State, boat: number): void {
  s.plan = PLAN.boat;
  s.planBoat = BOAT + boat + 1;
  s.shipAt = s.boatSpace[boat];
  s.shipFrom = boat - firstIn(s, s.shipAt);
  s.shipSteps = 0;
  s.step = STEP.voyage;
}

/** CA-73, CA-86: a step on the way to the target, and none into a refusal that is known. */
export function whyNotSailOn(s: State, seat: Seat, space: number): Refusal | null {
  const why = whyNotSail(s, space);
  if (why !== null) return why;
  const boat = planned(s);
  if (isPassing(s, s.shipAt, s.entry, space) && isRefused(s, boat, s.shipAt, NOT_TAKEN, NOT_TAKEN)) return 'stopped';
  const next = spotNow(s);
  next.space = space;
  next.entry = s.setup.land.exit[space * MAX_SPACES + s.shipAt];
  next.steps += 1;
  return hasWay(s, seat, s.target, boat, next) ? null : 'cannotReach';
}

export function legalSailsOn(s: State, seat: Seat, out: MoveList, base: number): void {
  const connected = s.setup.land.connected[s.shipAt];
  for (let i = 0; i < connected.length; i += 1) {
    if (whyNotSailOn(s, seat, connected[i]) === null) out.push(base + connected[i]);
  }
}

/** CA-73: a question ahead, while any answers can lead to the target. */
export function whyNotAskAhead(s: State, seat: Seat, reach: number): Refusal | null {
  const why = whyNotAsk(s, reach);
  if (why !== null) return why;
  return hasWay(s, seat, s.target, planned(s), spotNow(s)) ? null : 'cannotReach';
}

export function legalAsksAhead(s: State, seat: Seat, out: MoveList, base: number): void {
  if (s.hasMoved === 0 && hasWay(s, seat, s.target, planned(s), spotNow(s))) legalAsks(s, out, base);
}

/** What a Horse or Weapon adds to the offence once it is aboard: nothing where it was beside the target before (CA-82). */
function worthAboard(s: State, kind: number, from: number): number {
  if (areAdjacent(s, from, s.target)) return 0;
  return kind === HORSE ? 1 : 3;
}

/** What the boat, where it is, may still take on of a kind at best. */
function mostWorth(s: State, seat: Seat, kind: number): number {
  const { banks } = s.setup.land;
  let most = 0;
  if (heldBy(s, planned(s), kind) !== NOTHING || !mayLoadAfter(s, s.shipSteps)) return most;
  for (let side = 0; side < 2; side += 1) {
    const bank = banks[s.shipAt * 2 + side];
    if (bank !== NONE && isOwn(s, seat, bank) && tokensAt(s, bank, kind) > 0) {
      most = Math.max(most, worthAboard(s, kind, bank));
    }
  }
  return most;
}

/** CA-71, CA-88: why a boat that was refused passage brings nothing from here: the attack cannot be declared with it either. */
function whyNotBringStopped(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  const behind = positionOfStopped(s, othersThere(s));
  const why = whyNotLieAt(s, behind);
  if (why !== null) return why;
  const other = kind === HORSE ? WEAPON : HORSE;
  const gain = worthAboard(s, kind, from) + mostWorth(s, seat, other);
  return lackOf(s, seat, s.target, planned(s), s.shipAt, behind) < gain ? null : 'hopeless';
}

/** CA-86: a Horse or Weapon of an own bank or shore, where there is none aboard. */
export function whyNotBring(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (!isBank(s, from)) return 'notBeside';
  if (!isOwn(s, seat, from)) return 'notYours';
  if (kind < HORSE) return 'notBySuchAMove';
  if (tokensAt(s, from, kind) === 0) return 'noSuchToken';
  if (!mayLoadAfter(s, s.shipSteps)) return 'loadsAtStart';
  if (heldBy(s, planned(s), kind) !== NOTHING) return 'full';
  if (s.isStopped > 0) return whyNotBringStopped(s, seat, kind, from);
  const gain = areAdjacent(s, from, s.target) ? ABOARD : GAINED;
  const next = spotNow(s);
  if (kind === HORSE) {
    next.horse = gain;
    next.horseFrom = from;
  } else {
    next.weapon = gain;
    next.weaponFrom = from;
  }
  return hasWay(s, seat, s.target, planned(s), next) ? null : 'hopeless';
}

export function legalBrings(s: State, seat: Seat, out: MoveList, base: number): void {
  const { banks } = s.setup.land;
  const left = banks[s.shipAt * 2];
  const right = banks[s.shipAt * 2 + 1];
  const low = Math.min(left, right);
  const high = Math.max(left, right);
  for (let kind = HORSE; kind <= WEAPON; kind += 1) {
    if (whyNotBring(s, seat, kind, low) === null) out.push(base + kind * PER_TOKEN + low);
    if (high !== NONE && whyNotBring(s, seat, kind, high) === null) out.push(base + kind * PER_TOKEN + high);
  }
}

export function bring(s: State, kind: number, from: number): void {
  begun(s);
  if (kind === HORSE) s.planHorse = from + 1;
  else s.planWeapon = from + 1;
}

/** How many boats lie in the water where the planned one would be, itself left out. */
function othersThere(s: State): number {
  return countIn(s, s.shipAt) - (s.boatSpace[planned(s)] === s.shipAt ? 1 : 0);
}

/** CA-86: why the boat may not lie behind so many others: it must be beside the target. */
function whyNotLieAt(s: State, behind: number): Refusal | null {
  if (behind > othersThere(s)) return 'noSuchPosition';
  if (!reaches(s, s.shipAt, s.target)) return 'notBeside';
  if (s.target < BOAT) return null;
  const order = orderIn(s, s.target - BOAT, planned(s));
  return behind === order || behind === order + 1 ? null : 'notBeside';
}

/** CA-88: the same, and the attack must not be hopeless. */
export function whyNotMoor(s: State, seat: Seat, behind: number): Refusal | null {
  const why = whyNotLieAt(s, behind);
  if (why !== null) return why;
  return lackOf(s, seat, s.target, planned(s), s.shipAt, behind) < 0 ? null : 'hopeless';
}

/** CA-71, CA-86: where a planned boat may stop: of its own will at some position, refused at the one that is left to it. */
export function whyNotHeaveTo(s: State, seat: Seat): Refusal | null {
  if (s.isStopped > 0) return whyNotMoor(s, seat, positionOfStopped(s, othersThere(s)));
  if (!reaches(s, s.shipAt, s.target)) return 'notBeside';
  return leastLack(s, seat, s.target, planned(s)) < 0 ? null : 'hopeless';
}

export function heaveTo(s: State, events: Events): void {
  s.partial = 1;
  if (s.isStopped > 0) moorPlanned(s, positionOfStopped(s, othersThere(s)), events);
  else s.step = STEP.moor;
}

/** D-25: the boat has its position; what is aboard may be landed in a territory. */
export function moorPlanned(s: State, behind: number, events: Events): void {
  const boat = planned(s);
  s.planSpace = s.shipAt + 1;
  s.planPosition = behind;
  clearBoat(s);
  s.partial = 1;
  const isEmpty = heldBy(s, boat, HORSE) + heldBy(s, boat, WEAPON) === NOTHING;
  if (s.target >= BOAT || isEmpty) declare(s, events);
  else s.step = STEP.land;
}

/** CA-86: the Horse and the Weapon aboard may each be landed. */
export function whyNotLand(s: State, landing: number): Refusal | null {
  const boat = planned(s);
  if ((landing & 1) !== 0 && heldBy(s, boat, HORSE) === NOTHING) return 'noSuchToken';
  return (landing & 2) !== 0 && heldBy(s, boat, WEAPON) === NOTHING ? 'noSuchToken' : null;
}

export function land(s: State, landing: number, events: Events): void {
  s.planLanding = landing;
  declare(s, events);
}

/** D-26: a plan is given up after a refusal, or where an answer asked for ahead displeases (CA-72) or leaves no way on. */
export function whyNotGiveUpPlan(s: State, seat: Seat): Refusal | null {
  if (s.isStopped > 0) return null;
  if (s.partial === 1) return 'notAsked';
  if (s.hasMoved === 0) return null;
  return hasWay(s, seat, s.target, planned(s), spotNow(s)) ? 'movedAlready' : null;
}

/** D-26: nothing has moved, and no attack is used up. */
export function giveUpPlan(s: State): void {
  clearBoat(s);
  clearAttack(s);
  s.step = STEP.attack;
}

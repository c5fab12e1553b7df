import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/land.ts';
import { BOAT, MAX_NEIGHBOURS } from '../data/limits.ts';
import { PLAN, SIDE, type State } from '../state.ts';
import { areAdjacent, isOwn, living, neighboursOf, pointsOf, pointsWithoutCity } from './places.ts';
import { hasFiles, isBankOf, orderWithout } from './waters.ts';

const around = new Uint8Array(MAX_NEIGHBOURS);

/**
 * How many boats lie before one once another boat has left and, unless its position is NONE, lies behind `position`
 * others.
 */
function orderAfter(s: State, boat: number, moved: number, position: number): number {
  const order = orderWithout(s, boat, moved);
  return position <= order ? order + 1 : order;
}

/**
 * CA-81: fills a list with the places beside the target once the planned boat is in position. Boats before and behind a
 * target in a file change with the boat that comes or goes. @returns their number
 */
export function placesBeside(s: State, out: Uint8Array): number {
  const { target } = s;
  let count = neighboursOf(s, target, out);
  if (s.plan !== PLAN.boat || s.planSpace === 0) return count;
  const boat = s.planBoat - 1 - BOAT;
  const space = s.planSpace - 1;
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const isStaying = out[i] < BOAT || (target < BOAT && out[i] !== BOAT + boat);
    if (isStaying) out[kept++] = out[i];
  }
  count = kept;
  if (target < BOAT) {
    if (isBankOf(s.setup, target, space)) out[count++] = BOAT + boat;
    return count;
  }
  const mate = target - BOAT;
  const water = s.boatSpace[mate];
  if (!hasFiles(s.setup, water)) return count;
  const after = space === water ? s.planPosition : NONE;
  const own = orderAfter(s, mate, boat, after);
  for (let other = 0; other < s.boats; other += 1) {
    const isThere = other === boat ? space === water : s.boatSpace[other] === water;
    if (!isThere) continue;
    const order = other === boat ? s.planPosition : orderAfter(s, other, boat, after);
    if (order - own === 1 || own - order === 1) out[count++] = BOAT + other;
  }
  return count;
}

/** Points moved by the planned boat: pieces it has taken on count aboard it, and no longer where they were. */
function planShift(s: State, at: number): number {
  if (s.plan !== PLAN.boat) return 0;
  if (at === s.planBoat - 1) return (s.planHorse > 0 ? 1 : 0) + (s.planWeapon > 0 ? 3 : 0);
  return (at === s.planHorse - 1 ? -1 : 0) - (at === s.planWeapon - 1 ? 3 : 0);
}

/** All points of a place, adjusted for what the planned boat takes from it or has taken on. */
export function plannedPointsOf(s: State, at: number): number {
  return pointsOf(s, at) + planShift(s, at);
}

/** CA-78 to CA-80: the points of a place that count beside a target. */
export function pointsBeside(s: State, at: number): number {
  return s.setup.options.adjacentCities ? pointsOf(s, at) : pointsWithoutCity(s, at);
}

/** CA-80, CA-81: fills `sums`, by owner (seat + 1), with the points of some places beside a target. */
export function sumPoints(s: State, places: Uint8Array, count: number, sums: Int32Array): void {
  sums.fill(0);
  for (let i = 0; i < count; i += 1) sums[s.owner[places[i]]] += pointsBeside(s, places[i]);
}

/** CA-80, CA-81: the points of one seat beside the target of the planned attack. */
export function pointsOfSeat(s: State, seat: Seat): number {
  const count = placesBeside(s, around);
  let sum = 0;
  for (let i = 0; i < count; i += 1) {
    if (isOwn(s, seat, around[i])) sum += pointsBeside(s, around[i]) + planShift(s, around[i]);
  }
  return sum;
}

function isThird(s: State, seat: Seat, target: number, other: Seat): boolean {
  return other !== seat && s.owner[target] !== other + 1 && (living(s) & maskOf(other)) !== 0;
}

/** CA-82: points added by pieces planned to enter the target: those that were not beside it before. */
function planGain(s: State): number {
  if (s.plan === PLAN.boat) return 0;
  let gain = 0;
  if (s.planHorse > 0 && !areAdjacent(s, s.planHorse - 1, s.target)) gain += 1;
  if (s.planWeapon > 0 && !areAdjacent(s, s.planWeapon - 1, s.target)) gain += 3;
  return gain;
}

/** CA-80, CA-81: the points of the seats on one side beside the target of the planned attack. */
function lent(s: State, side: number): number {
  let sum = 0;
  for (let other = 0; other < s.setup.seats; other += 1) if (s.sides[other] === side) sum += pointsOfSeat(s, other);
  return sum;
}

/** CA-81: offence with the third parties that have answered. */
export function offence(s: State): number {
  return pointsOfSeat(s, s.turn) + planGain(s) + lent(s, SIDE.attacker);
}

/** CA-80: defence with the third parties that have answered. */
export function defence(s: State): number {
  return pointsOf(s, s.target) + pointsOfSeat(s, s.owner[s.target] - 1) + lent(s, SIDE.defender);
}

/** CA-89: bits of the seats that may lend points; resigned seats are neutral (CA-97). */
export function thirdParties(s: State): number {
  let seats = 0;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (isThird(s, s.turn, s.target, other) && pointsOfSeat(s, other) > 0) seats |= maskOf(other);
  }
  return seats;
}

import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { BOAT, MAX_BOATS, MAX_NEIGHBOURS } from '../data/limits.ts';
import { PLAN, SIDE, type State } from '../state.ts';
import { areAdjacent, isOwn, living, neighboursOf, type Places, pointsOf, pointsWithoutCity } from './places.ts';
import { castOff, moor } from './waters.ts';

const around = new Uint8Array(MAX_NEIGHBOURS);

const afloat = { boatSpace: new Uint8Array(MAX_BOATS), boatOrder: new Uint8Array(MAX_BOATS) };

/** The map with the planned boat in a water space, behind some others; valid until the next call. */
export function mapWithBoat(s: State, space: number, behind: number): Places {
  const { setup, boats, owner } = s;
  const map = { setup, boats, owner, ...afloat };
  const boat = s.planBoat - 1 - BOAT;
  map.boatSpace.set(s.boatSpace);
  map.boatOrder.set(s.boatOrder);
  castOff(map, boat);
  moor(map, boat, space, behind);
  return map;
}

function mapAsPlanned(s: State): Places {
  return s.plan === PLAN.boat && s.planSpace > 0 ? mapWithBoat(s, s.planSpace - 1, s.planPosition) : s;
}

/** CA-81: fills a list with the places beside the target once the planned boat is in position. @returns their number */
export function placesBeside(s: State, out: Uint8Array): number {
  return neighboursOf(mapAsPlanned(s), s.target, out);
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

/**
 * CA-82: points added by pieces that enter a target by foot or Horse: those that were not beside it before.
 * @param horse 1 + the place that the Horse leaves, 0 for none; `weapon` likewise
 */
export function broughtPoints(m: Places, target: number, horse: number, weapon: number): number {
  let points = 0;
  if (horse > 0 && !areAdjacent(m, horse - 1, target)) points += 1;
  if (weapon > 0 && !areAdjacent(m, weapon - 1, target)) points += 3;
  return points;
}

function planGain(s: State): number {
  return s.plan === PLAN.boat ? 0 : broughtPoints(s, s.target, s.planHorse, s.planWeapon);
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
